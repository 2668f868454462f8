#include "data/node_data.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/json.h"
#include "support/fixtures.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

/// Two clusters of two nodes; kinds that read a file get a fixture.
Result<NodeData> makeWithDefaults(const std::string& kind, std::uint64_t seed, DataContext& context,
                                  NodeTable& table) {
  const auto* entry = dataCatalogue().find(kind);
  Json value{{"kind", kind}};
  if (kind == "csv") value["file"] = "data.csv";
  if (kind == "table")
    value.update(Json{{"file", "houses.csv"}, {"features", {"rooms", "area"}}, {"label", "price"}});
  const auto choice = readChoice(dataCatalogue().view, value, "data");
  if (!choice) return choice.error();
  context = {};
  context.rng = Rng(seed);
  if (kind == "points") context.labels = LabelKind::None;
  if (entry->make.load) {
    // The digits come with the program.
    const auto find = [&](const std::string& name) {
      return kind == "digits" ? Result<std::string>(testing::resourcesFolder() + "/data/" + name)
                              : testing::inFixtures(name);
    };
    auto loaded = entry->make.load(*choice, find, context.labels);
    if (!loaded) return loaded.error();
    table = std::move(*loaded);
    context.table = &table;
    context.nodeKeys = table.keys;
  }
  if (context.nodeKeys.empty()) context.nodeKeys = {"1", "2", "3", "4"};
  for (std::size_t i = 0; i < context.nodeKeys.size(); ++i)
    context.clusters.push_back(i < context.nodeKeys.size() / 2 ? 0 : 1);
  return entry->make.make(*choice, context);
}

class DataContractTest : public ::testing::TestWithParam<std::string> {};

TEST_P(DataContractTest, DefaultsGiveConsistentData) {
  DataContext context;
  NodeTable table;
  const auto data = makeWithDefaults(GetParam(), 1, context, table);
  ASSERT_TRUE(data.ok()) << data.error().text();
  const auto n = static_cast<int>(context.nodeKeys.size());
  const int d = data->datasets.dimension();
  EXPECT_EQ(data->datasets.nodeCount(), n);
  EXPECT_EQ(static_cast<int>(data->labeled.size()), n);
  EXPECT_EQ(static_cast<int>(data->featureNames.size()), d);
  EXPECT_TRUE(data->truth.size() == 0 || (data->truth.rows() == d && data->truth.cols() == n));
  EXPECT_TRUE(data->testSet.size() == 0 || data->testSet.cols() == d);
  EXPECT_GE(data->intercept, -1);
  EXPECT_LT(data->intercept, d);
  if (data->intercept >= 0) {
    EXPECT_TRUE((data->datasets.allFeatures().col(data->intercept).array() == 1).all());
  }
  EXPECT_TRUE(data->datasets.allFeatures().allFinite());
  EXPECT_TRUE(data->datasets.allLabels().allFinite());
}

TEST_P(DataContractTest, SameSeedGivesSameNumbers) {
  DataContext context;
  NodeTable table;
  const auto a = makeWithDefaults(GetParam(), 5, context, table);
  const auto b = makeWithDefaults(GetParam(), 5, context, table);
  ASSERT_TRUE(a.ok() && b.ok());
  EXPECT_EQ(a->datasets.allFeatures(), b->datasets.allFeatures());
  EXPECT_EQ(a->datasets.allLabels(), b->datasets.allLabels());
  EXPECT_EQ(a->labeled, b->labeled);
  EXPECT_EQ(a->heldOut, b->heldOut);
}

TEST_P(DataContractTest, EntryHasLabelExplanationFormulaAndSource) {
  const auto& info = dataCatalogue().find(GetParam())->info;
  for (const auto& text : {info.label, info.explanation, info.formula, info.source})
    EXPECT_FALSE(text.empty());
  for (const auto& p : info.parameters) EXPECT_FALSE(p.label.empty() || p.help.empty()) << p.key;
  const auto choice = defaultChoice(dataCatalogue().view, GetParam());
  EXPECT_EQ(readChoice(dataCatalogue().view, choice.json(), "data").value(), choice);
}

TEST_P(DataContractTest, ReportsMissingFile) {
  const auto& maker = dataCatalogue().find(GetParam())->make;
  const bool takesFile = GetParam() == "csv" || GetParam() == "table";
  ASSERT_EQ(static_cast<bool>(maker.load), takesFile || GetParam() == "digits");
  if (!takesFile) return;
  const auto nothing = maker.load(defaultChoice(dataCatalogue().view, GetParam()),
                                  testing::inFixtures, LabelKind::Real);
  EXPECT_EQ(nothing.error().text(), "data.file: no file is chosen");
}

std::vector<std::string> dataKinds() {
  std::vector<std::string> ids;
  for (const auto& entry : dataCatalogue().entries) ids.push_back(entry.info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(All, DataContractTest, ::testing::ValuesIn(dataKinds()),
                         [](const auto& kind) { return kind.param; });

TEST(NodeDataTest, CatalogueListsAllKinds) {
  EXPECT_EQ(dataCatalogue().view.ids(), "linear, sine, toy, points, csv, table, digits");
}

TEST(NodeDataTest, CsvDataIsArrangedInOrderOfNodes) {
  const auto& maker = dataCatalogue().find("csv")->make;
  const auto choice =
      readChoice(dataCatalogue().view, Json{{"kind", "csv"}, {"file", "data.csv"}}, "data");
  ASSERT_TRUE(choice.ok());
  const auto table = maker.load(*choice, testing::inFixtures, LabelKind::Real);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->keys, (std::vector<std::string>{"b", "a", "north, east"}));
  DataContext context;
  context.nodeKeys = {"a", "b", "c", "north, east"};
  context.clusters = {0, 0, 0, 0};
  context.table = &*table;
  const auto data = maker.make(*choice, context);
  ASSERT_TRUE(data.ok());
  EXPECT_EQ(data->labeled, (std::vector<bool>{true, true, false, true}));
  EXPECT_EQ(data->datasets.sampleCount(0), 1);
  EXPECT_EQ(data->datasets.sampleCount(1), 2);
  EXPECT_EQ(data->datasets.sampleCount(2), 0);
  EXPECT_EQ(data->datasets.labels(0)[0], 20);
  EXPECT_EQ(data->source.file, "data.csv");
  EXPECT_EQ(data->source.labelName, "y");
  EXPECT_EQ(data->source.lines, (std::vector<int>{3, 2, 4, 5}));
  EXPECT_TRUE(data->heldOut.empty());
}

TEST(NodeDataTest, CsvDataIsReadAsOtherProgramsWriteIt) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("gtv-semicolons-" + std::to_string(::getpid()) + ".csv");
  std::ofstream(file) << "node;y;x1\r\na;1,5;2\r\nb;-0,25;1e3\r\n";
  const auto& maker = dataCatalogue().find("csv")->make;
  const auto choice =
      readChoice(dataCatalogue().view, {{"kind", "csv"}, {"file", "d.csv"}}, "data");
  ASSERT_TRUE(choice.ok());
  const auto table = maker.load(
      *choice, [&](const std::string&) -> Result<std::string> { return file.string(); },
      LabelKind::Real);
  std::filesystem::remove(file);
  ASSERT_TRUE(table.ok()) << table.error().text();
  EXPECT_EQ(table->keys, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(table->datasets.allLabels(), (Vector{{1.5, -0.25}}));
  EXPECT_EQ(table->datasets.allFeatures()(1, 0), 1000);
  EXPECT_FALSE(table->notes.empty());
}

TEST(NodeDataTest, CsvFileWithoutLabelsNeedsOnePointPerNode) {
  const auto folder = ::testing::TempDir();
  const auto load = [&](const std::string& text, LabelKind labels) {
    const auto file = folder + "gtv_points.csv";
    EXPECT_TRUE(writeTextFile(file, text).ok());
    const auto choice =
        readChoice(dataCatalogue().view, Json{{"kind", "csv"}, {"file", "points.csv"}}, "data");
    return dataCatalogue().find("csv")->make.load(
        *choice, [&](const std::string&) -> Result<std::string> { return file; }, labels);
  };
  const auto points = load("node,x1,x2\nb,1,2\na,3,4\n", LabelKind::None);
  ASSERT_TRUE(points.ok()) << points.error().text();
  EXPECT_EQ(points->keys, (std::vector<std::string>{"b", "a"}));
  EXPECT_EQ(points->datasets.allFeatures(), (RowMatrix(2, 2) << 1, 2, 3, 4).finished());
  EXPECT_EQ(points->datasets.allLabels(), Vector::Zero(2));
  EXPECT_EQ(load("node,x1\nb,1\nb,2\n", LabelKind::None).error().text(),
            "points.csv:3: node 'b' appears twice, and without labels a node has one row");
  EXPECT_EQ(load("node,y,x1\nb,1,2\n", LabelKind::None).error().text(),
            "points.csv:1: unknown column 'y', expected node, x1, x2, ...");
  for (const auto labels : {LabelKind::Real, LabelKind::Sign})
    EXPECT_EQ(load("node,x1\nb,1\n", labels).error().text(),
              "points.csv:1: no column 'y', found 'node', 'x1'");
}

TEST(NodeDataTest, MissingFileReportsErrorOfTheSearch) {
  const auto& maker = dataCatalogue().find("csv")->make;
  const auto choice =
      readChoice(dataCatalogue().view, Json{{"kind", "csv"}, {"file", "mine.csv"}}, "data");
  const auto table = maker.load(
      *choice,
      [](const std::string& name) -> Result<std::string> {
        return Error{"data.file", "no file " + name};
      },
      LabelKind::Real);
  EXPECT_EQ(table.error().text(), "data.file: no file mine.csv");
}

TEST(NodeDataTest, ErrorsUseFileNameOfTheDocument) {
  const auto& maker = dataCatalogue().find("csv")->make;
  const auto choice =
      readChoice(dataCatalogue().view, Json{{"kind", "csv"}, {"file", "houses.csv"}}, "data");
  EXPECT_TRUE(maker.load(*choice, testing::inFixtures, LabelKind::Real)
                  .error()
                  .text()
                  .starts_with("houses.csv:1: no column 'node', found 'town'"));
}

}  // namespace
}  // namespace gtv
