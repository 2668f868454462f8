#include "data/table_data.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "base/json.h"
#include "support/fixtures.h"
#include "support/test_paths.h"

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

/// A file of this test's own: others run beside it.
std::string ownFile() {
  return ::testing::TempDir() + "gtv_table_" +
         ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".csv";
}

/// The same with a file of this content, called "t.csv".
std::string errorOfText(std::string_view text, const Json& fields) {
  const auto file = ownFile();
  EXPECT_TRUE(writeTextFile(file, text).ok());
  Json all{{"file", "t.csv"}};
  all.update(fields);
  const auto nodes = loadTableData(
      choose(all), [&](const std::string&) -> Result<std::string> { return file; },
      LabelKind::Real);
  std::filesystem::remove(file);
  return nodes ? "no error" : nodes.error().text();
}

TEST(TableDataTest, EveryRowGivesANode) {
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

TEST(TableDataTest, BadChoicesAreReportedByPath) {
  EXPECT_EQ(errorOf({{"file", ""}}), "data.file: no file is chosen");
  EXPECT_EQ(errorOf({{"features", Json::array()}, {"intercept", false}}),
            "data.features: at least one column or an intercept is needed");
  EXPECT_EQ(errorOf({{"label", ""}}), "data.label: no column is chosen");
  EXPECT_EQ(errorOf({{"features", {"rooms", "price"}}}),
            "data.label: column 'price' is also a feature");
  EXPECT_EQ(errorOf({{"features", {"rooms", "rooms"}}}),
            "data.features[1]: column 'rooms' appears twice");
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

TEST(TableDataTest, SignLabelsAreNotStandardised) {
  const auto real = load(Json::object());
  const auto signs = load(Json::object(), LabelKind::Sign);
  ASSERT_TRUE(real.ok() && signs.ok());
  EXPECT_EQ(signs->datasets.allFeatures(), real->datasets.allFeatures());
  EXPECT_EQ(signs->datasets.allLabels(), (Vector{{100, 160, 220, 80}}));
  EXPECT_EQ(signs->source.file, "houses.csv");
  EXPECT_EQ(signs->source.labelName, "price");
  EXPECT_EQ(signs->source.lines, (std::vector<int>{2, 3, 4, 5}));
}

TEST(TableDataTest, ReadsNoLabelColumnWithoutLabels) {
  const auto points = load({{"label", ""}}, LabelKind::None);
  ASSERT_TRUE(points.ok()) << points.error().text();
  EXPECT_EQ(points->datasets.allFeatures(), load(Json::object())->datasets.allFeatures());
  EXPECT_EQ(points->datasets.allLabels(), Vector::Zero(4));
  EXPECT_TRUE(load({{"label", "no such column"}}, LabelKind::None).ok());
}

TEST(TableDataTest, BadCellsAreReportedWithLineAndColumn) {
  EXPECT_EQ(
      errorOf({{"features", {"town"}}}),
      "houses.csv:2: town must be a finite number, got 'Ahvenkoski'; the step one-hot of data kind "
      "table (data.prepare) makes columns of texts");
  EXPECT_EQ(errorOfText("rooms,area,price\n1,2,3\n2,,3\n", Json::object()),
            "t.csv:3: area is missing, expected a value; Missing values (data.missing) drops such "
            "rows or fills "
            "such cells");
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
        return testing::resourcesFolder() + "/data/" + name;
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

/// A file of this content, called "t.csv"; the columns are rooms, area, price.
class TableFileTest : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file_); }
  void write(std::string_view text) { ASSERT_TRUE(writeTextFile(file_, text).ok()); }
  FileFinder find() {
    return [this](const std::string&) -> Result<std::string> { return file_; };
  }
  Result<NodeTable> load(Json fields, LabelKind labels = LabelKind::Real) {
    fields["file"] = "t.csv";
    return loadTableData(choose(fields), find(), labels);
  }
  Result<TableCheck> look(Json fields, LabelKind labels = LabelKind::Real) {
    fields["file"] = "t.csv";
    return checkTableData(choose(fields), find(), labels, [](double) { return true; });
  }
  std::string file_ = ownFile();
};

const Json raw{{"standardise", false}, {"intercept", false}};

Json rawWith(const Json& fields) {
  auto all = raw;
  all.update(fields);
  return all;
}

TEST_F(TableFileTest, RowsWithOneKeyAreTheSamplesOfOneNode) {
  write("town,rooms,area,price\nb,1,10,100\na,2,20,200\nb,3,30,300\n");
  const auto nodes = load(rawWith({{"node", "town"}}));
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->keys, (Keys{"b", "a"}));
  EXPECT_EQ(nodes->datasets.features(0), (RowMatrix(2, 2) << 1, 10, 3, 30).finished());
  EXPECT_EQ(nodes->datasets.labels(1), Vector::Constant(1, 200));
  EXPECT_EQ(nodes->source.lines, (std::vector<int>{2, 4, 3}));
  // Mean and deviation are those of all rows: 1, 2, 3.
  const auto standard = load({{"node", "town"}});
  ASSERT_TRUE(standard.ok());
  EXPECT_NEAR(standard->datasets.features(0)(1, 0), 1 / std::sqrt(2.0 / 3), 1e-14);
  EXPECT_EQ(load({{"node", "city"}}).error().where, "data.node");
}

TEST_F(TableFileTest, LaggedLabelsBecomeFirstFeatures) {
  // Two series whose rows alternate.
  write("town,rain,price\na,1,10\nb,2,1\na,3,20\na,4,30\nb,5,2\na,6,40\nb,7,3\n");
  const Json series{{"node", "town"}, {"features", {"rain"}}, {"lags", 2}, {"order", {"rain"}}};
  const auto nodes = load(rawWith(series));
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->keys, (Keys{"a", "b"}));
  EXPECT_EQ(nodes->datasets.features(0), (RowMatrix(2, 3) << 20, 10, 4, 30, 20, 6).finished());
  EXPECT_EQ(nodes->datasets.labels(0), (Vector{{30, 40}}));
  EXPECT_EQ(nodes->datasets.features(1), (RowMatrix(1, 3) << 2, 1, 7).finished());
  EXPECT_EQ(nodes->source.lines, (std::vector<int>{5, 7, 8}));
  EXPECT_EQ(nodes->featureNames, (std::vector<std::string>{"price[t-1]", "price[t-2]", "rain"}));
  // Labels alone can be looked back on; an intercept stays the last feature.
  auto alone = series;
  alone.update(Json{{"features", Json::array()}, {"standardise", false}});
  const auto bare = load(alone);
  ASSERT_TRUE(bare.ok()) << bare.error().text();
  EXPECT_EQ(bare->datasets.features(1), (RowMatrix(1, 3) << 2, 1, 1).finished());
  EXPECT_EQ(bare->intercept, 2);
  EXPECT_EQ(load({{"features", {"rain"}}, {"lags", 1}}).error().where, "data.lags");
  EXPECT_EQ(load(rawWith(series), LabelKind::Sign).error().where, "data.lags");
  // Every node has something to say, and a series no gaps.
  auto longer = series;
  longer["lags"] = 3;
  EXPECT_EQ(load(rawWith(longer)).error().text(),
            "data.lags: must be less than 3, the number of rows of 'b', got 3");
  write("town,rain,price\na,1,10\na,3,NA\na,4,30\na,6,40\n");
  auto gaps = series;
  gaps.update(Json{{"missing", "drop"}, {"lags", 1}});
  EXPECT_THAT(load(rawWith(gaps)).error().text(), ::testing::HasSubstr("may have no gaps"));
}

TEST_F(TableFileTest, RowSplitDistributesRowsInTurn) {
  write("rooms,area,price\n1,10,100\n2,20,200\n3,30,300\n4,40,400\n5,50,500\n");
  const auto nodes = load(rawWith({{"split", "rows"}, {"parts", 2}}));
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->keys, (Keys{"1", "2"}));
  EXPECT_EQ(nodes->datasets.features(0), (RowMatrix(3, 2) << 1, 10, 3, 30, 5, 50).finished());
  EXPECT_EQ(nodes->datasets.labels(1), (Vector{{200, 400}}));
  EXPECT_EQ(nodes->source.lines, (std::vector<int>{2, 4, 6, 3, 5}));
  EXPECT_EQ(load(rawWith({{"split", "rows"}, {"parts", 6}})).error().text(),
            "data.parts: must be at most 5, the number of rows, got 6");
  EXPECT_EQ(load(rawWith({{"split", "rows"}, {"node", "rooms"}})).error().where, "data.split");
  EXPECT_EQ(look(rawWith({{"split", "rows"}, {"parts", 2}}))->keys, nodes->keys);
  EXPECT_EQ(load(rawWith({{"split", "rows"}, {"parts", 2}, {"heldOut", 3}})).error().text(),
            "data.heldOut: must be at most 2, the number of nodes of t.csv, got 3");
}

TEST_F(TableFileTest, ColumnSplitSetsColumnsOfOtherNodesToZero) {
  write("rooms,area,price\n1,10,100\n2,20,200\n");
  const auto nodes = load({{"standardise", false}, {"split", "columns"}, {"parts", 2}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.features(0), (RowMatrix(2, 3) << 1, 0, 1, 2, 0, 1).finished());
  EXPECT_EQ(nodes->datasets.features(1), (RowMatrix(2, 3) << 0, 10, 1, 0, 20, 1).finished());
  EXPECT_EQ(nodes->datasets.labels(1), (Vector{{100, 200}}));
  EXPECT_EQ(nodes->source.lines, (std::vector<int>{2, 3, 2, 3}));
  EXPECT_EQ(load({{"split", "columns"}, {"parts", 3}}).error().text(),
            "data.parts: must be at most 2, the number of features, got 3");
}

TEST_F(TableFileTest, NodeCoordinatesAreMeanOfItsRows) {
  write("town,rooms,area,price,x,y\nb,1,1,100,2,0.1\na,2,2,200,5,7\nb,3,3,300,4,0.1\n");
  const auto nodes = load({{"node", "town"}, {"coordinates", {"x", "y"}}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->coordinates, (Matrix(2, 2) << 3, 5, 0.1, 7).finished());
  EXPECT_TRUE(look({{"coordinates", {"x", "y"}}})->mayBeDegrees);
  EXPECT_FALSE(look(Json::object())->mayBeDegrees);
  // No latitude is 100.
  EXPECT_FALSE(look({{"coordinates", {"x", "price"}}, {"label", "y"}})->mayBeDegrees);
}

TEST_F(TableFileTest, ReadsSemicolonAndTabSeparators) {
  write("rooms;area;price\n1;2;3\n2;\"4\";5\n");
  EXPECT_EQ(load(rawWith({{"separator", "semicolon"}}))->datasets.allFeatures(),
            (RowMatrix(2, 2) << 1, 2, 2, 4).finished());
  // Guessed, unless another one is chosen.
  EXPECT_EQ(load(raw)->datasets.allLabels(), (Vector{{3, 5}}));
  EXPECT_FALSE(load(rawWith({{"separator", "comma"}})).ok());
  write("rooms\tarea\tprice\n1\t2\t3\n");
  EXPECT_EQ(load(rawWith({{"separator", "tab"}}))->datasets.allLabels(), Vector::Constant(1, 3));
  write("rooms;area;price\n1,5;2;3\n");
  EXPECT_EQ(load(raw)->datasets.allFeatures(), (RowMatrix(1, 2) << 1.5, 2).finished());
  EXPECT_EQ(load(rawWith({{"decimal", "point"}})).error().text(),
            "t.csv:2: rooms must be a finite number, got '1,5'; this file has decimal points, not "
            "commas");
}

TEST_F(TableFileTest, MissingValuesAreRefusedDroppedOrFilled) {
  write("rooms,area,price\n1,10,100\nNA,20,200\n3,30,?\n5,n/a,400\n6,60,600\n");
  EXPECT_EQ(load(raw).error().text(),
            "t.csv:3: rooms is missing, expected a value; Missing values (data.missing) drops such "
            "rows or fills "
            "such cells");
  const auto dropped = load(rawWith({{"missing", "drop"}}));
  ASSERT_TRUE(dropped.ok()) << dropped.error().text();
  // A label is not invented: row 3 stays, and is there to be predicted.
  EXPECT_EQ(dropped->keys, (Keys{"1", "3", "5"}));
  EXPECT_EQ(dropped->datasets.allLabels(), (Vector(2) << 100, 600).finished());
  EXPECT_EQ(dropped->datasets.sampleCount(1), 0);
  EXPECT_EQ(dropped->unlabelled.features(1), (RowMatrix(1, 2) << 3, 30).finished());
  EXPECT_EQ(dropped->source.linesOfUnlabelled, std::vector<int>{4});
  EXPECT_THAT(dropped->notes, ::testing::ElementsAre(
                                  "t.csv: 2 of 5 rows are left out, as values are missing.",
                                  "t.csv: 1 row has no label and is predicted, not learned from."));
  // The means are those of the rows that stay.
  const auto filled = load(rawWith({{"missing", "mean"}}));
  ASSERT_TRUE(filled.ok()) << filled.error().text();
  EXPECT_EQ(filled->keys, (Keys{"1", "2", "3", "4", "5"}));
  EXPECT_EQ(filled->datasets.allFeatures(),
            (RowMatrix(4, 2) << 1, 10, 3.75, 20, 5, 30, 6, 60).finished());
  const auto check = look(rawWith({{"missing", "mean"}}));
  ASSERT_TRUE(check.ok());
  EXPECT_EQ(check->rows, 5);
  EXPECT_EQ(check->dropped, 0);
  EXPECT_EQ(check->unlabelled, 1);
  EXPECT_EQ(check->filled, 2);
  EXPECT_EQ(check->keys, filled->keys);
  // What is no number and does not say that it is missing stays an error.
  write("rooms,area,price\n1,10,100\n1;5,20,200\n");
  for (const char* policy : {"refuse", "drop", "mean"})
    EXPECT_EQ(load(rawWith({{"missing", policy}})).error().text(),
              "t.csv:3: rooms must be a finite number, got '1;5'");
  write("rooms,area,price\n,10,100\n,20,200\n");
  EXPECT_EQ(load(rawWith({{"missing", "mean"}})).error().text(),
            "data.features[0]: column 'rooms' of t.csv is missing in every row");
  EXPECT_EQ(load(rawWith({{"missing", "drop"}})).error().text(),
            "t.csv: all 2 rows have missing values");
}

TEST_F(TableFileTest, CheckListsEveryProblemWithItsCell) {
  write("rooms,area,price\nx,10,100\n1,20\n2,,\"1,5\"\n3,30,300\n");
  const auto check = look(Json::object());
  ASSERT_TRUE(check.ok()) << check.error().text();
  std::vector<std::string> lines;
  lines.reserve(check->problems.size());
  for (const auto& problem : check->problems)
    lines.push_back(
        fmt::format("{}/{} {} {}", problem.line, problem.column, problem.title, problem.message));
  EXPECT_EQ(
      lines,
      (Keys{"2/0 rooms must be a finite number, got 'x'", "3/-1  has 2 cells, the header has 3",
            "4/1 area is missing, expected a value; Missing values (data.missing) drops such rows "
            "or fills "
            "such cells",
            "4/2 price must be a finite number, got '1,5'; this file has decimal points, not "
            "commas"}));
  EXPECT_EQ(check->rows, 4);
  // More than anybody reads are counted, not listed.
  std::string text = "rooms,area,price\n";
  for (int i = 0; i < 3000; ++i) text += "a,1,1\n";
  write(text);
  EXPECT_EQ(look(Json::object())->problemCount, 3000);
  EXPECT_EQ(look(Json::object())->problems.size(), TableCheck::mostProblems);
  EXPECT_FALSE(
      checkTableData(choose({{"file", "t.csv"}, {"node", "rooms"}, {"features", {"area"}}}), find(),
                     LabelKind::Real, [](double) { return true; })
          .ok());  // constant
}

TEST_F(TableFileTest, CheckReportsLabelsThatAreNotSigns) {
  write("rooms,area,price\n1,10,0\n2,20,1\n3,30,1\n");
  EXPECT_EQ(look(Json::object(), LabelKind::Sign)->problemCount, 0);
  write("rooms,area,price\n1,10,0\n2,20,-1\n3,30,1\n4,40,2\n");
  const auto check = look(Json::object(), LabelKind::Sign);
  ASSERT_EQ(check->problemCount, 2);
  EXPECT_EQ(check->problems[0].line, 2);
  EXPECT_EQ(check->problems[1].line, 5);
}

TEST_F(TableFileTest, CheckStopsOnRequest) {
  std::string text = "rooms,area,price\n";
  for (int i = 0; i < 20000; ++i) text += "1,2,3\n";
  write(text);
  std::vector<double> shares;
  const auto check =
      checkTableData(choose({{"file", "t.csv"}}), find(), LabelKind::Real, [&](double share) {
        shares.push_back(share);
        return shares.size() < 3;
      });
  ASSERT_TRUE(check.ok());
  EXPECT_FALSE(check->finished);
  ASSERT_EQ(shares.size(), 3U);
  EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
  EXPECT_GT(shares[0], 0);
  EXPECT_LT(shares[2], 1);
}

TEST_F(TableFileTest, MalformedTablesAreRefused) {
  const std::pair<std::string, std::string> cases[] = {
      {"", "t.csv: is empty"},
      {"\n\n", "t.csv: is empty"},
      {"rooms,area,price\n", "t.csv: has a header but no rows"},
      {std::string("rooms,area,price\n1,2,3\n1,\0,3\n", 29),
       "t.csv: is not a text file (line 3 holds a zero byte)"},
      {std::string("\x89PNG\r\n\x1a\n\0\0", 10),
       "t.csv: is not a text file (line 3 holds a zero byte)"},
      {"rooms,price,price\n1,2,3\n",
       "data.features[1]: t.csv has no column 'area', found 'rooms', 'price', 'price.1'"},
      {"rooms,,price\n1,2,3\n",
       "data.features[1]: t.csv has no column 'area', found 'rooms', 'column2', 'price'"},
      {"1,2,3\n4,5,6\n",
       "data.header: the first line of t.csv may have the names of the columns or values already "
       "(1, 2, 3): choose names or values"},
      {"rooms,area,price\n1,2\n", "t.csv:2: has 2 cells, the header has 3"},
      {"rooms,area,price\n1,2,\"3\n", "t.csv:2: a quoted cell is not closed"}};
  for (const auto& [text, message] : cases) {
    write(text);
    const auto nodes = load(Json::object());
    ASSERT_FALSE(nodes.ok()) << text;
    EXPECT_EQ(nodes.error().text(), message);
    const auto check = look(Json::object());
    EXPECT_TRUE(!check.ok() || check->problemCount > 0) << text;
  }
}

TEST_F(TableFileTest, ReadsByteOrderMarkCrlfAndQuotes) {
  write("\xEF\xBB\xBFrooms,\"area\",\"pri\nce\"\r\n1,2,3\r\n\"4\",5,6\r\n");
  const auto nodes = load(rawWith({{"label", "pri\nce"}}));
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.allLabels(), (Vector(2) << 3, 6).finished());
  EXPECT_EQ(nodes->source.lines, (std::vector<int>{3, 4}));
}

TEST_F(TableFileTest, ReadsTenThousandColumns) {
  constexpr int columns = 10000;
  std::string header = "price";
  std::string row = "1";
  Json features = Json::array();
  for (int j = 0; j < columns; ++j) {
    header += fmt::format(",c{}", j);
    row += fmt::format(",{}", j);
    features.push_back(fmt::format("c{}", j));
  }
  write(header + "\n" + row + "\n");
  const auto nodes = load(rawWith({{"features", features}}));
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.dimension(), columns);
  EXPECT_EQ(nodes->datasets.allFeatures()(0, 77), 77);
}

}  // namespace
}  // namespace gtv
