#include "data/table_data.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "base/json.h"
#include "support/fixtures.h"

namespace gtv {
namespace {

using Keys = std::vector<std::string>;

Choice choose(const Json& fields) {
  Json value{{"kind", "table"},
             {"file", "houses.csv"},
             {"features", {"rooms", "area"}},
             {"label", "price"}};
  value.update(fields);
  auto choice = readChoice(dataCatalogue().view, value, "data");
  EXPECT_TRUE(choice.ok()) << choice.error().text();
  return std::move(*choice);
}

Result<NodeTable> load(const Json& fields, LabelKind labels = LabelKind::Real) {
  return loadTableData(choose(fields), testing::inFixtures, labels);
}

std::string errorOf(const Json& fields) {
  const auto nodes = load(fields);
  return nodes ? "no error" : nodes.error().text();
}

/// The same with a file of this content, called "t.csv".
std::string errorOfText(std::string_view text, const Json& fields) {
  const auto file = ::testing::TempDir() + "gtv_table_data.csv";
  EXPECT_TRUE(writeTextFile(file, text).ok());
  Json all{{"file", "t.csv"}};
  all.update(fields);
  const auto nodes = loadTableData(
      choose(all), [&](const std::string&) -> Result<std::string> { return file; },
      LabelKind::Real);
  std::filesystem::remove(file);
  return nodes ? "no error" : nodes.error().text();
}

TEST(TableDataTest, EveryRowIsANode) {
  const auto nodes = load(
      {{"standardise", false}, {"intercept", false}, {"coordinates", {"longitude", "latitude"}}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->keys, (Keys{"1", "2", "3", "4"}));
  EXPECT_EQ(nodes->featureNames, (Keys{"rooms", "area"}));
  EXPECT_EQ(nodes->intercept, -1);
  EXPECT_EQ(nodes->datasets.allFeatures(),
            (RowMatrix(4, 2) << 2, 50, 3, 80, 4, 90, 1, 30).finished());
  EXPECT_EQ(nodes->datasets.allLabels(), (Vector(4) << 100, 160, 220, 80).finished());
  for (int i = 0; i < 4; ++i) EXPECT_EQ(nodes->datasets.sampleCount(i), 1);
  EXPECT_EQ(nodes->coordinates,
            (Matrix(2, 4) << 26.5, 25.7, 24.9, 24.2, 60.5, 60.4, 60.2, 60.1).finished());
}

TEST(TableDataTest, StandardisedColumnsHaveMeanZeroAndDeviationOne) {
  const auto nodes = load(Json::object());
  ASSERT_TRUE(nodes.ok());
  EXPECT_EQ(nodes->featureNames, (Keys{"rooms", "area", "intercept"}));
  EXPECT_EQ(nodes->intercept, 2);
  EXPECT_EQ(nodes->coordinates.cols(), 0);
  const auto& X = nodes->datasets.allFeatures();
  EXPECT_EQ(Vector(X.col(2)), Vector::Ones(4));
  // rooms 2, 3, 4, 1: mean 2.5, variance (.25 + .25 + 2.25 + 2.25) / 4 = 1.25.
  EXPECT_NEAR(X(0, 0), -0.5 / std::sqrt(1.25), 1e-15);
  EXPECT_NEAR(X(2, 0), 1.5 / std::sqrt(1.25), 1e-15);
  const Vector area = X.col(1);
  for (const Vector& v : {area, nodes->datasets.allLabels()}) {
    EXPECT_NEAR(v.mean(), 0, 1e-15);
    EXPECT_NEAR(v.squaredNorm() / 4, 1, 1e-14);
  }
}

TEST(TableDataTest, VeryLargeAndVerySmallNumbersAreStandardised) {
  for (const char* unit : {"e300", "e-300"}) {
    std::string text = "rooms,area,price\n";
    for (const char* digit : {"1", "2", "3"}) {
      text += digit;
      text += unit;
      text += ',';
      text += digit;
      text += ",-";
      text += digit;
      text += "\n";
    }
    EXPECT_EQ(errorOfText(text, Json::object()), "no error");
  }
}

TEST(TableDataTest, ChoicesAreCheckedByPath) {
  EXPECT_EQ(errorOf({{"file", ""}}), "data.file: no file is chosen");
  EXPECT_EQ(errorOf({{"features", Json::array()}}), "data.features: at least one column is needed");
  EXPECT_EQ(errorOf({{"label", ""}}), "data.label: no column is chosen");
  EXPECT_EQ(errorOf({{"features", {"rooms", "price"}}}),
            "data.label: column 'price' is also a feature");
  EXPECT_EQ(errorOf({{"features", {"rooms", "rooms"}}}),
            "data.features[1]: column 'rooms' stands twice");
  EXPECT_EQ(errorOf({{"features", {"rooms", "Area"}}}),
            "data.features[1]: houses.csv has no column 'Area', found 'town', 'rooms', 'area', "
            "'price', 'garden', 'longitude', 'latitude'");
  EXPECT_TRUE(
      errorOf({{"label", "cost"}}).starts_with("data.label: houses.csv has no column 'cost'"));
  EXPECT_TRUE(errorOf({{"coordinates", {"lon", "latitude"}}})
                  .starts_with("data.coordinates[0]: houses.csv has no column 'lon'"));
  EXPECT_EQ(errorOf({{"coordinates", {"longitude"}}}),
            "data.coordinates: expected two columns, longitude and latitude, or none, got 1");
  EXPECT_EQ(errorOf({{"features", {"rooms", "garden"}}}),
            "data.features[1]: column 'garden' of houses.csv is constant, it cannot be "
            "standardised");
  EXPECT_EQ(errorOf({{"label", "garden"}}),
            "data.label: column 'garden' of houses.csv is constant, it cannot be standardised");
  EXPECT_EQ(errorOf({{"label", "garden"}, {"standardise", false}}), "no error");
  EXPECT_EQ(errorOf({{"heldOut", 4}}), "no error");
  EXPECT_EQ(errorOf({{"heldOut", 5}}),
            "data.heldOut: must be at most 4, the number of rows of houses.csv, got 5");
  EXPECT_EQ(errorOf({{"file", "none.csv"}}),
            "none.csv: cannot be read (No such file or directory)");
}

TEST(TableDataTest, LabelsThatAreSignsAreNotStandardised) {
  const auto real = load(Json::object());
  const auto signs = load(Json::object(), LabelKind::Sign);
  ASSERT_TRUE(real.ok() && signs.ok());
  EXPECT_EQ(signs->datasets.allFeatures(), real->datasets.allFeatures());
  EXPECT_EQ(signs->datasets.allLabels(), (Vector{{100, 160, 220, 80}}));
  EXPECT_EQ(signs->source.file, "houses.csv");
  EXPECT_EQ(signs->source.labelName, "price");
  EXPECT_EQ(signs->source.lines, (std::vector<int>{2, 3, 4, 5}));
}

TEST(TableDataTest, WithoutLabelsNoLabelColumnIsRead) {
  const auto points = load({{"label", ""}}, LabelKind::None);
  ASSERT_TRUE(points.ok()) << points.error().text();
  EXPECT_EQ(points->datasets.allFeatures(), load(Json::object())->datasets.allFeatures());
  EXPECT_EQ(points->datasets.allLabels(), Vector::Zero(4));
  EXPECT_TRUE(load({{"label", "no such column"}}, LabelKind::None).ok());
}

TEST(TableDataTest, CellsAreNamedByLineAndColumn) {
  EXPECT_EQ(errorOf({{"features", {"town"}}}),
            "houses.csv:2: town must be a finite number, got 'Ahvenkoski'");
  EXPECT_EQ(errorOfText("rooms,area,price\n1,2,3\n2,,3\n", Json::object()),
            "t.csv:3: area is empty, expected a number");
  EXPECT_EQ(errorOfText("rooms,area,price\n1,2,3\n2,3,inf\n", Json::object()),
            "t.csv:3: price must be a finite number, got 'inf'");
  EXPECT_EQ(errorOfText("rooms,area,price\n", Json::object()), "t.csv: has a header but no rows");
}

TEST(TableDataTest, HeldOutNodesKeepTheirLabelsButAreNotLabelled) {
  const Json fields{{"file", "sacramento.csv"},
                    {"features", {"beds", "baths", "sqft"}},
                    {"label", "price"},
                    {"coordinates", {"longitude", "latitude"}},
                    {"heldOut", 200}};
  const auto choice = choose(fields);
  const auto nodes = loadTableData(
      choice,
      [](const std::string& name) -> Result<std::string> {
        return std::string(GTV_RESOURCES) + "/data/" + name;
      },
      LabelKind::Real);
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  ASSERT_EQ(nodes->keys.size(), 932U);
  DataContext context;
  context.rng = Rng(3);
  context.nodeKeys = nodes->keys;
  context.clusters.assign(932, 0);
  context.table = &*nodes;
  const auto data = makeTableData(choice, context);
  ASSERT_TRUE(data.ok());
  ASSERT_EQ(data->heldOut.size(), 200U);
  EXPECT_TRUE(std::is_sorted(data->heldOut.begin(), data->heldOut.end()));
  EXPECT_EQ(std::count(data->labeled.begin(), data->labeled.end(), false), 200);
  for (const int i : data->heldOut) {
    EXPECT_FALSE(data->labeled[i]);
    EXPECT_EQ(data->datasets.sampleCount(i), 1);
  }
  EXPECT_EQ(data->datasets.allLabels(), nodes->datasets.allLabels());
  EXPECT_EQ(data->intercept, 3);
  // Price and living area go together, r about 0.77 in this list.
  const double correlation =
      data->datasets.allFeatures().col(2).dot(data->datasets.allLabels()) / 932;
  EXPECT_NEAR(correlation, 0.77, 0.05);

  EXPECT_EQ(makeTableData(choice, context)->heldOut, data->heldOut);
  context.rng = Rng(4);
  EXPECT_NE(makeTableData(choice, context)->heldOut, data->heldOut);
}

}  // namespace
}  // namespace gtv
