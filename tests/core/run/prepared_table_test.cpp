// Tasks of courses with their files as they come: small tables of the same shape; the values were
// computed with NumPy from the same numbers.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <memory>

#include "base/csv.h"
#include "base/json.h"
#include "run/report.h"
#include "run/result_tables.h"
#include "run/run.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::ElementsAre;

class PreparedTableTest : public ::testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const char* name, std::string_view text) {
    ASSERT_TRUE(writeTextFile((folder_ / name).string(), text).ok());
  }
  /// Null, and the Error in `refusal_`, if it cannot start.
  std::unique_ptr<gtv::Run> finished(const Json& fields) {
    Json document{{"format", "gtvlab-experiment"}, {"version", 1}, {"seed", 1}};
    document.update(fields);
    const auto experiment = Experiment::fromJson(document, "e.json");
    EXPECT_TRUE(experiment.ok()) << experiment.error().text();
    auto run = gtv::Run::start(experiment->movedTo(folder_));
    if (!run) {
      refusal_ = run.error().text();
      return nullptr;
    }
    while ((*run)->advance(100000) == RunStatus::Running) {
    }
    return std::move(*run);
  }
  Json report(const Json& fields) {
    const auto run = finished(fields);
    return run ? runReport(*run) : Json{{"error", refusal_}};
  }
  ResultTables tables(const Json& fields) {
    const auto run = finished(fields);
    EXPECT_NE(run, nullptr) << refusal_;
    return run ? resultTables(*run) : ResultTables();
  }
  std::string refusal_;
  const fs::path folder_ = fs::path(::testing::TempDir()) /
                           (std::string("gtv_prepared_") +
                            ::testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(PreparedTableTest, ListCellsOfStationsGiveTheClosedFormOfGtvMinimisation) {
  write("stations.csv",
        "Name,Latitude,Longitude,Tmax,y\n"
        "Aho,60.1,24.9,\"[0.3, -1.9]\",7.1\nAho,60.1,24.9,\"[1.0, 0.5]\",5.8\n"
        "Aho,60.1,24.9,\"[2.0, -0.7]\",4.2\nBorg,60.4,25.6,\"[0.1, -2.2]\",6.9\n"
        "Borg,60.4,25.6,\"[0.4, 1.5]\",5.5\nBorg,60.4,25.6,\"[-1.0, 0.3]\",3.0\n"
        "Cape,61.5,23.8,\"[-1.0, -4.0]\",2.2\nCape,61.5,23.8,\"[2.5, 0.2]\",4.1\n"
        "Cape,61.5,23.8,\"[0.6, 1.1]\",3.3\nDun,62.0,24.1,\"[1.2, 0.8]\",1.9\n"
        "Dun,62.0,24.1,\"[-0.3, -2.1]\",0.4\nDun,62.0,24.1,\"[0.9, 0.4]\",2.6\n");
  write("edges.csv", "source,target\nAho,Borg\nBorg,Cape\nCape,Dun\n");
  const auto j =
      report({{"graph", {{"kind", "csv"}, {"file", "edges.csv"}}},
              {"data",
               {{"kind", "table"},
                {"file", "stations.csv"},
                {"node", "Name"},
                {"prepare", Json::array({{{"kind", "expand-list"}, {"column", "Tmax"}}})},
                {"features", {"Tmax.1", "Tmax.2"}},
                {"label", "y"},
                {"standardise", false},
                {"intercept", false}}},
              {"loss", {{"kind", "squared"}, {"scale", "mean"}}},
              {"penalty", {{"kind", "squared"}}},
              {"lambda", 1},
              {"solver", {{"kind", "direct"}}},
              {"stop", {{"tolerance", 1e-12}, {"maxIterations", 100}}}});
  ASSERT_FALSE(j.contains("error")) << j;
  EXPECT_NEAR(j.at("loss").get<double>() / 4, 10.668415856027956, 1e-9);
  EXPECT_NEAR(j.at("gtv").get<double>(), 1.0469827411354453, 1e-9);
}

TEST_F(PreparedTableTest, HourlyTableWithLagsPredictsAsLeastSquaresOfSmallestNormDoes) {
  std::string text = "\"Station\",\"Year\",\"Month\",\"Day\",\"Time\",\"Temp [°C]\",\"Wind\"\n";
  const char* temperatures[] = {"-0.6", "-0.7", "-",   "0.4", "1.1",  "2.3",  "2.9",
                                "3.3",  "2.2",  "1.4", "0.1", "-0.9", "-1.8", "-1.2"};
  const char* winds[] = {"6",   "5.3", "4.8", "4.1", "-",   "3.2", "3.0",
                         "2.2", "2.8", "3.9", "4.4", "5.0", "5.6", "6.1"};
  for (int k = 0; k < 14; ++k)
    text += fmt::format("\"K\",\"2023\",\"4\",\"{}\",\"{:02}:00\",\"{}\",\"{}\"\n",
                        1 + (22 + k) / 24, (22 + k) % 24, temperatures[k], winds[k]);
  write("hours.csv", text);
  const Json zero{{"kind", "fill"}, {"with", "value"}};
  Json temperature = zero;
  temperature["column"] = "Temp [°C]";
  Json wind = zero;
  wind["column"] = "Wind";
  const Json steps =
      Json::array({{{"kind", "parse-time"}, {"column", "Year"}, {"with", {"Month", "Day", "Time"}}},
                   temperature,
                   wind,
                   {{"kind", "lag"},
                    {"columns", {"Temp [°C]", "Wind"}},
                    {"lags", 2},
                    {"order", Json::array({"Year.seconds"})}},
                   {{"kind", "lead"},
                    {"column", "Temp [°C]"},
                    {"steps", 2},
                    {"order", Json::array({"Year.seconds"})}},
                   {{"kind", "filter"}, {"where", "`Day` > 1 and `Time` >= \"01:00\""}}});
  const Json document{
      {"graph", {{"kind", "explicit"}, {"nodes", 1}, {"edges", Json::array()}}},
      {"data",
       {{"kind", "table"},
        {"file", "hours.csv"},
        {"node", "Station"},
        {"prepare", steps},
        {"features", {"Temp [°C][t-1]", "Temp [°C][t-2]", "Wind[t-1]", "Wind[t-2]"}},
        {"label", "Temp [°C][t+2]"},
        {"missing", "drop"},
        {"standardiseLabel", false},
        {"standardiseBy", "training"},
        {"validation",
         {{"kind", "before"}, {"column", "Year.seconds"}, {"value", "2023-04-02 04:00"}}}}},
      {"loss", {{"kind", "squared"}, {"scale", "mean"}}},
      {"penalty", {{"kind", "squared"}}},
      {"lambda", 0},
      {"solver", {{"kind", "local"}}}};
  const auto j = report(document);
  ASSERT_FALSE(j.contains("error")) << j;
  EXPECT_NEAR(j.at("labelMse").at("train").get<double>(), 0, 1e-20);
  EXPECT_NEAR(j.at("labelMse").at("test").get<double>(), 28.14442539041771, 1e-9);
  EXPECT_THAT(j.at("notes").get<std::vector<std::string>>(),
              ElementsAre("hours.csv: step 2 (fill): 1 missing cell is now 0.",
                          "hours.csv: step 3 (fill): 1 missing cell is now 0.",
                          "hours.csv: step 6 (filter): 11 of 14 rows are kept.",
                          "hours.csv: 2 rows have no label and are predicted, not learned from.",
                          "hours.csv: 3 rows are learned from, 6 are for validation, 0 for the "
                          "test."));
}

TEST_F(PreparedTableTest, ClassesKeepTheirNamesAndNodesWithoutLabelsArePredicted) {
  write("flowers.csv", "who;a;species\nn1;0,5;virginica\nn2;-1;setosa\nn3;2;NA\n");
  write("edges.csv", "source,target\nn1,n2\nn2,n3\n");
  Json document{{"graph", {{"kind", "csv"}, {"file", "edges.csv"}}},
                {"data",
                 {{"kind", "table"},
                  {"file", "flowers.csv"},
                  {"node", "who"},
                  {"features", Json::array({"a"})},
                  {"label", "species"},
                  {"missing", "drop"}}},
                {"loss", {{"kind", "logistic"}}},
                {"lambda", 0.1}};
  const auto j = report(document);
  ASSERT_FALSE(j.contains("error")) << j;
  EXPECT_EQ(j.at("nodes"), 3);
  EXPECT_EQ(j.at("nodesWithoutData"), 1);
  const auto notes = j.at("notes").get<std::vector<std::string>>();
  EXPECT_THAT(notes, Contains("flowers.csv: cells are separated by semicolons (guessed)."));
  EXPECT_THAT(notes, Contains("flowers.csv: the texts of species are classes: 'setosa' is -1, "
                              "'virginica' is 1."));
  document["loss"]["kind"] = "squared";
  EXPECT_EQ(
      report(document).at("error"),
      "data.label: column 'species' holds texts, such as 'setosa': choose a loss for classes, "
      "such as logistic");
}

TEST_F(PreparedTableTest, NeighboursOfANodeWithoutLabelsAreThoseNearItsFeatures) {
  write("t.csv", "x,y\n0,1\n0.1,NA\n5,3\n5.2,4\n");
  const auto j =
      report({{"graph", {{"kind", "nearest-neighbours"}, {"neighbours", 1}, {"by", "features"}}},
              {"data",
               {{"kind", "table"},
                {"file", "t.csv"},
                {"features", Json::array({"x"})},
                {"label", "y"},
                {"missing", "drop"},
                {"standardise", false}}},
              {"lambda", 1}});
  ASSERT_FALSE(j.contains("error")) << j;
  EXPECT_EQ(j.at("nodes"), 4);
  // The first two and the last two.
  EXPECT_EQ(j.at("edges"), 2);
}

TEST_F(PreparedTableTest, MeansOfNodesAreTheModelsOfATableWithoutFeatures) {
  write("t.csv", "name,temp\nA,1\nB,10\nA,3\nB,20\n");
  write("edges.csv", "source,target\nA,B\n");
  const auto j = report({{"graph", {{"kind", "csv"}, {"file", "edges.csv"}}},
                         {"data",
                          {{"kind", "table"},
                           {"file", "t.csv"},
                           {"node", "name"},
                           {"label", "temp"},
                           {"standardise", false}}},
                         {"loss", {{"kind", "squared"}, {"scale", "mean"}}},
                         {"lambda", 0},
                         {"solver", {{"kind", "local"}}}});
  ASSERT_FALSE(j.contains("error")) << j;
  // (1 + 25) with the variances 1 and 25 of two values each.
  EXPECT_NEAR(j.at("loss").get<double>(), 26, 1e-12);
}

/// The constant model at λ = 0: every node predicts the mean of its training labels.
Json constantModel(bool standardised) {
  return {{"graph", {{"kind", "csv"}, {"file", "edges.csv"}}},
          {"data",
           {{"kind", "table"},
            {"file", "rows.csv"},
            {"node", "node"},
            {"label", "y"},
            {"missing", "drop"},
            {"standardise", standardised},
            {"standardiseBy", "training"},
            {"validation",
             {{"kind", "column"},
              {"column", "part"},
              {"training", "training"},
              {"validation", "validation"}}}}},
          {"loss", {{"kind", "squared"}}},
          {"lambda", 0},
          {"solver", {{"kind", "local"}}}};
}

TEST_F(PreparedTableTest, ResultTablesHaveEveryRowInTheUnitOfItsLabel) {
  write("edges.csv", "source,target\nA,B\n");
  // The mean of the training labels 1, 3, 1, 3 and four times 7 is 4.5, their deviation √6.75.
  write("rows.csv",
        "node,y,part\nA,1,training\nA,3,training\nA,1,training\nA,3,training\nA,8,validation\n"
        "B,7,training\nB,7,training\nB,7,training\nB,7,training\nB,,training\n");
  const auto plain = tables(constantModel(false));
  const auto rows = parseCsv(plain.predictions, "predictions.csv");
  ASSERT_TRUE(rows.ok());
  EXPECT_THAT(rows->header, ElementsAre("line", "node", "part", "label", "prediction"));
  using Texts = std::vector<std::string>;
  const std::vector<std::pair<Texts, double>> expected{
      {{"2", "A", "training", "1"}, 2},   {{"3", "A", "training", "3"}, 2},
      {{"4", "A", "training", "1"}, 2},   {{"5", "A", "training", "3"}, 2},
      {{"6", "A", "validation", "8"}, 2}, {{"7", "B", "training", "7"}, 7},
      {{"8", "B", "training", "7"}, 7},   {{"9", "B", "training", "7"}, 7},
      {{"10", "B", "training", "7"}, 7},  {{"11", "B", "unlabelled", ""}, 7}};
  ASSERT_EQ(rows->rows.size(), expected.size());
  for (std::size_t r = 0; r < expected.size(); ++r) {
    const auto& cells = rows->rows[r].cells;
    EXPECT_EQ(Texts(cells.begin(), cells.begin() + 4), expected[r].first);
    EXPECT_NEAR(rows->number(rows->rows[r], 4).value(), expected[r].second, 1e-12);
  }
  const auto nodes = parseCsv(plain.nodes, "nodes.csv");
  ASSERT_TRUE(nodes.ok());
  EXPECT_THAT(nodes->header, ElementsAre("node", "learnedCluster", "labeled", "samples",
                                         "trainingMse", "validationMse", "testMse", "hiddenMse"));
  ASSERT_EQ(nodes->rows.size(), 2U);
  EXPECT_EQ(nodes->rows[0].cells[3], "4");
  EXPECT_NEAR(nodes->number(nodes->rows[0], 4).value(), 1, 1e-12);
  EXPECT_NEAR(nodes->number(nodes->rows[0], 5).value(), 36, 1e-12);
  EXPECT_NEAR(nodes->number(nodes->rows[1], 4).value(), 0, 1e-12);
  EXPECT_EQ(nodes->rows[1].cells[5], "");
  EXPECT_EQ(plain.columns, "column,role,mean,deviation\nintercept,intercept,,\ny,label,,\n");
  const auto made = tables(constantModel(true));
  const auto csv = parseCsv(made.predictions, "predictions.csv");
  ASSERT_TRUE(csv.ok());
  EXPECT_THAT(csv->header, ElementsAre("line", "node", "part", "label", "prediction",
                                       "labelStandardised", "predictionStandardised"));
  ASSERT_EQ(csv->rows.size(), 10U);
  const double deviation = std::sqrt(6.75);
  const auto number = [](const CsvTable& table, std::size_t row, int column) {
    return table.number(table.rows[row], column).value();
  };
  EXPECT_NEAR(number(*csv, 4, 3), 8, 1e-12);
  EXPECT_NEAR(number(*csv, 4, 4), 2, 1e-12);
  EXPECT_NEAR(number(*csv, 4, 5), 3.5 / deviation, 1e-12);
  EXPECT_NEAR(number(*csv, 4, 6), -2.5 / deviation, 1e-12);
  const auto columns = parseCsv(made.columns, "columns.csv");
  ASSERT_TRUE(columns.ok());
  EXPECT_NEAR(number(*columns, 1, 2), 4.5, 1e-12);
  EXPECT_NEAR(number(*columns, 1, 3), deviation, 1e-12);
}

TEST_F(PreparedTableTest, TestRowsAreNeitherLearnedFromNorPartOfTheValidationError) {
  write("edges.csv", "source,target\nA,B\n");
  write("rows.csv",
        "node,y,part\nA,2,training\nA,5,validation\nA,12,last\nB,7,training\n"
        "B,8,last\nB,10,last\n");
  auto document = constantModel(true);
  document["data"]["validation"]["test"] = "last";
  const auto j = report(document);
  ASSERT_FALSE(j.contains("error")) << j;
  const auto& errors = j.at("errors");
  EXPECT_EQ(errors.at("label"), "y");
  const auto near = [&](const char* part, const char* mean, double value) {
    EXPECT_NEAR(errors.at(part).at(mean).get<double>(), value, 1e-12) << part << ' ' << mean;
  };
  near("training", "overSamples", 0);
  near("validation", "overSamples", 9);
  near("test", "samples", 3);
  near("test", "overSamples", (100 + 1 + 9) / 3.0);
  near("test", "overNodes", (100 + 5) / 2.0);
  // The squared validation error in units of the standardised label: the deviation is 2.5.
  EXPECT_NEAR(j.at("labelMse").at("test").get<double>(), 9 / 6.25, 1e-12);
}

TEST_F(PreparedTableTest, ResultTablesCallClassesAsTheFileDoes) {
  write("edges.csv", "source,target\nA,B\n");
  write("rows.csv",
        "node,y,part\nA,yes,training\nA,yes,training\nA,no,training\nB,no,training\n"
        "B,,training\n");
  auto document = constantModel(true);
  document["data"]["validation"] = nullptr;
  document["loss"] = {{"kind", "cross-entropy"}, {"ridge", 0.01}};
  document["lambda"] = 0.001;
  document["solver"] = {{"kind", "auto"}};
  const auto made = tables(document);
  const auto csv = parseCsv(made.predictions, "predictions.csv");
  ASSERT_TRUE(csv.ok()) << made.predictions;
  EXPECT_EQ(csv->header.size(), 7U) << made.predictions;
  ASSERT_EQ(csv->rows.size(), 5U);
  EXPECT_EQ(csv->rows[2].cells[3], "no");
  EXPECT_EQ(csv->rows[2].cells[4], "yes");
  EXPECT_EQ(csv->rows[4].cells[2], "unlabelled");
  EXPECT_EQ(csv->rows[4].cells[3], "");
  EXPECT_EQ(csv->rows[4].cells[4], "no");
  EXPECT_THAT(made.nodes,
              ::testing::HasSubstr(",trainingError,validationError,testError,hiddenError\n"));
  EXPECT_THAT(made.nodes, ::testing::HasSubstr(",0.3333333333333333,,,\n"));
}

class SecondFileTest : public PreparedTableTest {
 protected:
  void SetUp() override {
    PreparedTableTest::SetUp();
    write("train.csv", "node,half,y\nA,0.5,2\nA,1,4\nB,0.5,-1\nB,1.5,-3\n");
  }
  Json document(const Json& more = Json::object()) const {
    Json data{
        {"kind", "table"},
        {"file", "train.csv"},
        {"node", "node"},
        {"prepare", Json::array({{{"kind", "derive"}, {"name", "x"}, {"expression", "2 * half"}}})},
        {"features", Json::array({"x"})},
        {"label", "y"},
        {"standardise", false},
        {"intercept", false},
        {"validation", {{"kind", "file"}, {"file", "later.csv"}, {"use", "test"}}}};
    data.update(more);
    return {{"graph", {{"kind", "empty"}}},
            {"data", data},
            {"loss", {{"kind", "squared"}}},
            {"lambda", 0}};
  }
};

TEST_F(SecondFileTest, ItsRowsArePreparedLikeTheOthersAndTestedOn) {
  // Other columns in another order, a node that is in the first file only, one row to be predicted.
  write("later.csv", "y,more,half,node\n7,0,1.5,A\n\n3,0,1,A\n,0,2,B\n");
  const auto found = tables(document({{"missing", "drop"}}));
  EXPECT_EQ(found.predictions,
            "file,line,node,part,label,prediction\n"
            "train.csv,2,A,training,2,2\ntrain.csv,3,A,training,4,4\n"
            "later.csv,2,A,test,7,6\nlater.csv,4,A,test,3,4\n"
            "train.csv,4,B,training,-1,-1\ntrain.csv,5,B,training,-3,-3\n"
            "later.csv,5,B,unlabelled,,-4\n");
  EXPECT_EQ(report(document({{"missing", "drop"}})).at("errors").at("test").at("overSamples"), 1);
}

TEST_F(SecondFileTest, CanBeWhatLambdaIsChosenBy) {
  write("later.csv", "node,half,y\nA,1.5,7\n");
  const auto run = finished(document({{"validation", {{"kind", "file"}, {"file", "later.csv"}}}}));
  ASSERT_NE(run, nullptr) << refusal_;
  EXPECT_EQ(run->network()->data->validation.labels(0), Vector{{7}});
}

TEST_F(SecondFileTest, ItsErrorsNameItsLines) {
  const auto refusal = [&](const char* text, const Json& more = Json::object()) {
    write("later.csv", text);
    EXPECT_EQ(finished(document(more)), nullptr);
    return refusal_;
  };
  EXPECT_EQ(refusal("node,half\nA,1\n"),
            "data.validation.file: later.csv has no column 'y', found 'node', 'half'");
  EXPECT_EQ(refusal("node,half,y\nA,1,2\nA,1,two\n"),
            "later.csv:3: y must be a finite number, got 'two'");
  EXPECT_EQ(refusal("node,half,y\nA,1,2\nA,one,2\n"),
            "data.prepare[0].expression: column 'half' holds texts, such as 'one' in line 3 of "
            "later.csv: "
            "compare it with a text in quotes");
  EXPECT_EQ(refusal("node,half,y\nA,1\n"), "later.csv:2: has 2 cells, the header has 3");
  const Json grouped{
      {"prepare",
       Json::array({{{"kind", "group"}, {"by", {"node"}}, {"aggregate", {{"half", "mean"}}}}})}};
  EXPECT_EQ(refusal("node,half,y\nB,1,2\n", grouped),
            "data.prepare[0].by: makes one row of line 4 of train.csv and line 2 of later.csv: "
            "choose columns "
            "that tell the rows of the two files apart");
  fs::remove(folder_ / "later.csv");
  EXPECT_EQ(finished(document()), nullptr);
  EXPECT_EQ(refusal_, "later.csv: no such file");
}

TEST_F(SecondFileTest, RowsToLearnFromKnowNothingOfIt) {
  write("train.csv", "node,half,t,y\nA,0.5,1,2\nA,1,2,4\nA,,3,5\n");
  write("later.csv", "node,half,t,y\nA,100,4,1000\n");
  const Json plain{{"prepare", Json::array()}, {"features", Json::array({"half"})}};
  // A mean that is filled in, if it is asked for.
  auto filled = plain;
  filled.update({{"missing", "mean"}, {"standardiseBy", "training"}});
  auto run = finished(document(filled));
  ASSERT_NE(run, nullptr) << refusal_;
  EXPECT_DOUBLE_EQ(run->network()->data->datasets.features(0)(2, 0), 0.75);
  // A value of a later row.
  auto ahead = plain;
  ahead.update(
      {{"missing", "drop"},
       {"label", "y[t+1]"},
       {"features", Json::array()},
       {"intercept", true},
       {"prepare",
        Json::array({{{"kind", "lead"}, {"column", "y"}, {"by", {"node"}}, {"order", {"t"}}}})}});
  run = finished(document(ahead));
  ASSERT_NE(run, nullptr) << refusal_;
  EXPECT_EQ(run->network()->data->datasets.labels(0), (Vector{{4, 5}}));
  // Labels of rows before, as features.
  const Json lags{{"lags", 1},
                  {"order", {"t"}},
                  {"prepare", Json::array()},
                  {"features", Json::array()},
                  {"intercept", true}};
  run = finished(document(lags));
  ASSERT_NE(run, nullptr) << refusal_;
  EXPECT_EQ(run->network()->data->datasets.labels(0), (Vector{{4, 5}}));
  EXPECT_EQ(run->network()->data->test.features(0)(0, 0), 5);
  write("later.csv", "node,half,t,y\nA,100,0,1000\n");
  EXPECT_EQ(finished(document(lags)), nullptr);
  EXPECT_EQ(refusal_,
            "data.validation.file: line 2 of later.csv is before line 2, which is learned from: "
            "lags would look at what is held back");
}

TEST_F(SecondFileTest, LabelsMustBeThereToLearnFrom) {
  write("train.csv", "node,half,y\nA,0.5,\nB,1,\n");
  write("later.csv", "node,half,y\nA,0.5,1\nB,1,2\n");
  for (const bool standardised : {true, false})
    for (const char* by : {"all", "training"}) {
      EXPECT_EQ(finished(document(
                    {{"missing", "drop"}, {"standardise", standardised}, {"standardiseBy", by}})),
                nullptr);
      EXPECT_EQ(refusal_,
                "data.label: column 'y' of train.csv is missing in every row that is learned from");
    }
}

TEST_F(SecondFileTest, CellsAreOneCategoryInBothFiles) {
  write("train.csv", "node,c,y\nA,01,2\nA,02,4\nA,01,3\n");
  write("later.csv", "node,c,y\nA,01,7\nA,zz,1\n");
  const auto run =
      finished(document({{"prepare", Json::array({{{"kind", "one-hot"}, {"column", "c"}}})},
                         {"features", {"c.01", "c.02"}}}));
  ASSERT_NE(run, nullptr) << refusal_;
  EXPECT_EQ(run->network()->data->datasets.features(0).col(0), (Vector{{1, 0, 1}}));
  EXPECT_EQ(run->network()->data->test.features(0).col(0), (Vector{{1, 0}}));
}

TEST_F(SecondFileTest, FirstFileCanBeAGraphWhoseNodesAreTheTable) {
  write("nodes.gml",
        "graph [\n node [ id 0 label \"A\" half 0.5 y 2.0 ]\n"
        " node [ id 1 label \"B\" half 1.0 y 4.0 ]\n]\n");
  write("later.csv", "node,half,y\nA,1.5,7\n");
  const auto run = finished(document({{"file", "nodes.gml"}}));
  ASSERT_NE(run, nullptr) << refusal_;
  EXPECT_EQ(run->network()->data->datasets.sampleCount(), 2);
  EXPECT_EQ(run->network()->data->test.labels(0), Vector{{7}});
}

TEST_F(SecondFileTest, HasAnEncodingAndADecimalSignOfItsOwnAndRows) {
  write("train.csv", "node;half;y\nA;1;2\nA;2;4\n");
  write("later.csv", "node;half;y\n\xC4;1,5;7\nA;;\n");
  const auto j = report(document({{"missing", "drop"}}));
  ASSERT_TRUE(j.contains("notes")) << j;
  std::vector<std::string> notes = j.at("notes");
  EXPECT_THAT(notes, Contains(::testing::StartsWith("later.csv: ")));
  EXPECT_THAT(notes, Contains("train.csv and later.csv: 1 of 4 rows is left out, as values are "
                              "missing."));
  write("later.csv", "node;half;y\n");
  EXPECT_EQ(finished(document()), nullptr);
  EXPECT_EQ(refusal_, "later.csv: has a header but no rows");
}

TEST_F(SecondFileTest, IsOneOfTheFilesOfTheExperiment) {
  Json whole{{"format", "gtvlab-experiment"}, {"version", 1}};
  whole.update(document());
  const auto experiment = Experiment::fromJson(whole, "e.json");
  ASSERT_TRUE(experiment.ok()) << experiment.error().text();
  EXPECT_THAT(experiment->fileFields(),
              ElementsAre(std::pair("data.file", "train.csv"),
                          std::pair("data.validation.file", "later.csv")));
}

}  // namespace
}  // namespace gtv
