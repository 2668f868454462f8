// `gtvlab-cli reproduce`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "experiment/documents.h"
#include "support/command_line.h"
#include "support/experiments.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class ReproduceTest : public testing::CommandLineTest {
 protected:
  /// A document with one published number; ours is near 4 without coupling.
  void writeDocument(const std::string& name, const Json& series) const {
    const auto experiment =
        testing::changed(testing::smallExperiment(),
                         {{"stop.maxIterations", 30},
                          {"published", {{"figure", "X1"}, {"series", Json::array({series})}}}});
    write(name, experiment.json().dump(1));
  }
};

TEST_F(ReproduceTest, GivesNumbersOfFigureWithVerdicts) {
  const auto result = cli({"reproduce", "G", "--quick", "--json", "--threads", "1"});
  EXPECT_EQ(result.code, 0) << result.err;
  const auto report = result.json();
  ASSERT_GT(report.at("results").size(), 10U);
  for (const auto& item : report.at("results")) {
    EXPECT_EQ(item.at("id"), "G");
    EXPECT_FALSE(item.at("quantity").get<std::string>().empty());
    EXPECT_EQ(item.at("verdict"), "pass") << item.dump();
    EXPECT_EQ(item.at("reason"), "");
    EXPECT_LE(item.at("band").at(0).get<double>(), item.at("ours").get<double>());
    EXPECT_GE(item.at("band").at(1).get<double>(), item.at("ours").get<double>());
    EXPECT_TRUE(item.at("std").is_null());  // one run
    EXPECT_TRUE(item.at("theirs").is_number());
  }
  // The same numbers on more threads.
  auto again = cli({"reproduce", "g", "--quick", "--json", "--threads", "3"}).json();
  EXPECT_EQ(again.at("results"), report.at("results"));
}

TEST_F(ReproduceTest, ReproducesTableOneInQuickMode) {
  const auto result = cli({"reproduce", "table1", "--quick", "--json"});
  EXPECT_EQ(result.code, 0) << result.err;
  const auto report = result.json();
  const auto last = report.at("results").back();
  EXPECT_EQ(last.at("id"), "T1");
  EXPECT_EQ(last.at("theirs"), 1.42e-5);
  EXPECT_EQ(last.at("verdict"), "pass");
  // With the settings of the code: that is no pass of the published number.
  EXPECT_EQ(last.at("origin"), "explanation");
  for (const auto& counts : report.at("counts")) EXPECT_NE(counts.at("origin"), "published");
}

TEST_F(ReproduceTest, PrintsOneLinePerNumberAndTotals) {
  const auto result = cli({"reproduce", "fedavg-lambda"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("G (fedavg-lambda)"));
  EXPECT_THAT(result.out, HasSubstr("held against"));
  EXPECT_THAT(result.out, HasSubstr("\ntheory: 4 passed, 0 failed, 0 could not be reproduced"));
  EXPECT_THAT(result.out, HasSubstr("\nall: 4 passed, 0 failed, 0 could not be reproduced"));
}

TEST_F(ReproduceTest, PrintsPublishedNumbersFirstAndCountsThemAlone) {
  const auto result = cli({"reproduce", "covariance", "--quick"});
  EXPECT_EQ(result.code, 0) << result.err;
  const auto published = result.out.find("could-not-reproduce  published        MOCHA, MSE (39)");
  const auto reference = result.out.find("  independent run  ");
  const auto explanation = result.out.find("  explanation      MOCHA, validation label MSE");
  ASSERT_NE(published, std::string::npos) << result.out;
  ASSERT_NE(reference, std::string::npos);
  ASSERT_NE(explanation, std::string::npos);
  EXPECT_LT(published, reference);
  EXPECT_LT(reference, explanation);
  EXPECT_THAT(result.out, HasSubstr("\npublished: 1 passed, 0 failed, 1 could not be reproduced"));
}

TEST_F(ReproduceTest, WritesReproducedAndPublishedNumbersPerFigure) {
  const auto result = cli({"reproduce", "fedavg-lambda", "--out", "there"});
  EXPECT_EQ(result.code, 0) << result.err;
  const auto csv = read("there/G.csv");
  EXPECT_THAT(csv, HasSubstr("preset,series,x,quantity,origin,ours,std,runs,theirs,theirsTo,low"));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 5);
  EXPECT_TRUE(Json::parse(read("there/results.json")).contains("results"));
}

TEST_F(ReproduceTest, FailedNumberGivesExitCodeOne) {
  writeDocument("doctored.json", {{"name", "wrong"}, {"theirs", {1e6}}});
  const auto result = cli({"reproduce", "doctored.json", "--json"});
  EXPECT_EQ(result.code, 1);
  const auto item = result.json().at("results").at(0);
  EXPECT_EQ(item.at("verdict"), "fail");
  EXPECT_THAT(item.at("reason").get<std::string>(), HasSubstr("outside"));
}

TEST_F(ReproduceTest, ExplainedDifferenceIsNotFailure) {
  writeDocument("doctored.json", {{"theirs", {1e6}}});
  const auto found = cli({"reproduce", "doctored.json", "--json"});
  const Json ours = found.json().at("results").at(0).at("ours");
  const Json slip{{"theirs", {1e6}}, {"reason", "a slip of the pen"}, {"ours", {ours}}};
  writeDocument("doctored.json", slip);
  const auto result = cli({"reproduce", "doctored.json", "--json"});
  EXPECT_EQ(result.code, 0);
  const auto item = result.json().at("results").at(0);
  EXPECT_EQ(item.at("verdict"), "could-not-reproduce");
  EXPECT_EQ(item.at("reason"), "a slip of the pen");
  EXPECT_EQ(item.at("ours"), ours);
  // Elsewhere than it is known to be, no reason excuses it.
  auto elsewhere = slip;
  elsewhere["ours"] = {1e3 * ours.get<double>()};
  writeDocument("doctored.json", elsewhere);
  EXPECT_EQ(cli({"reproduce", "doctored.json"}).code, 1);
}

TEST_F(ReproduceTest, ChangedPresetFailsUnderIdOfItsFigure) {
  // The resources of the program with one preset changed.
  fs::create_directories(file("resources/presets"));
  fs::create_directory_symlink(fs::path(testing::resourcesFolder()) / "data",
                               file("resources/data"));
  auto preset = Json::parse(loadPreset("fedavg-lambda").value().json().dump());
  preset["published"]["series"][0]["theirs"][0] = 7;
  write("resources/presets/fedavg-lambda.json", preset.dump());
  const std::vector<std::string> there{"GTVLAB_RESOURCES=" + file("resources").string()};
  const auto result = cli({"reproduce", "all", "--json"}, there);
  EXPECT_EQ(result.code, 1);
  std::vector<std::string> verdicts;
  const auto report = result.json();
  for (const auto& item : report.at("results"))
    verdicts.push_back(item.at("verdict").get<std::string>());
  EXPECT_THAT(verdicts, ::testing::ElementsAre("fail", "pass", "pass", "pass"));
}

TEST_F(ReproduceTest, RefusesUnknownFigures) {
  refused({"reproduce", "F99"}, {"F99", "T1", "H2"});
  refused({"reproduce"}, {"id"});
  refused({"reproduce", "T1", "--threads", "0"}, {"--threads"});
  refused({"reproduce", "race-clusters"}, {"race-clusters"});
  write("plain.json", testing::smallExperiment().json().dump());
  refused({"reproduce", "plain.json"}, {"published"});
  writeDocument("good.json", {{"theirs", {1}}});
  auto text = read("good.json");
  text.replace(text.find("\"X1\""), 4, "\"\"  ");
  write("bad.json", text);
  refused({"reproduce", "bad.json"}, {"bad.json", "published.figure"});
}

TEST_F(ReproduceTest, InterruptionKeepsPartialResults) {
  Json lambdas = Json::array();
  Json ones = Json::array();
  for (int k = 0; k < 400; ++k) {
    lambdas.push_back(1e-3 * (k + 1));
    ones.push_back(1);
  }
  writeDocument("long.json", {{"set", {{"stop.maxIterations", 20000}}},
                              {"at", {{"lambda", lambdas}}},
                              {"theirs", ones},
                              {"repeats", 3}});
  const auto result = cli({"reproduce", "long.json", "--json", "--threads", "1"}, {}, 1500);
  EXPECT_EQ(result.code, 130);
  EXPECT_LT(result.json().at("results").size(), 400U);
}

}  // namespace
}  // namespace gtv
