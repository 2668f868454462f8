// `gtvlab-cli path` as users call it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

class PathTest : public testing::CommandLineTest {
 protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    write("e.csv", "source,target\na,b\n");
    write("d.csv", "node,y,x1\na,0,1\nb,2,1\n");
  }
  testing::CommandResult path(const std::vector<std::string>& more) const {
    std::vector<std::string> all{"path", "--edges", "e.csv", "--data", "d.csv"};
    all.insert(all.end(), more.begin(), more.end());
    return cli(all);
  }
};

TEST_F(PathTest, TwoNodesFollowClosedFormUntilTheyFuse) {
  // G1: P = 2λ − λ²/2 up to λ = 2, then one model and P = 2.
  const auto result = path({"--lambdas", "0.5:8:5", "--tol", "1e-9", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  const auto report = result.json();
  const auto& points = report.at("points");
  ASSERT_EQ(points.size(), 5U);
  const double lambdas[] = {0.5, 1, 2, 4, 8};
  for (int k = 0; k < 5; ++k) {
    const double lambda = lambdas[k];
    EXPECT_NEAR(points[k].at("lambda").get<double>(), lambda, 1e-14);
    EXPECT_NEAR(points[k].at("objective").get<double>(),
                lambda < 2 ? 2 * lambda - lambda * lambda / 2 : 2, 1e-8);
    EXPECT_LE(points[k].at("relativeGap").get<double>(), 1e-9);
    EXPECT_EQ(points[k].at("clusters"), lambda < 2 ? 2 : 1);
  }
  ASSERT_EQ(report.at("merges").size(), 1U);
  EXPECT_NEAR(report.at("merges")[0].at("lambda").get<double>(), 2, 1e-14);
  EXPECT_EQ(report.at("merges")[0].at("nodes"), Json({"a", "b"}));
  EXPECT_TRUE(report.at("timing").contains("seconds"));
}

TEST_F(PathTest, ComputesPathOfAnExperiment) {
  const auto result =
      cli({"path", "star", "--set", "solver.kind=auto", "--set", "stop.tolerance=1e-6", "--lambdas",
           "0.1:20:4", "--out", "path.csv", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("points").back().at("clusters"), 1);
  const auto csv = read("path.csv");
  EXPECT_TRUE(csv.starts_with("lambda,objective,gap,clusters,mse,testMse\n0.1,")) << csv;
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 5);
}

TEST_F(PathTest, FolderGetsTheResultsAtEveryLambda) {
  // G1: the model of a is λ/2.
  ASSERT_EQ(path({"--lambdas", "0.5:1:2", "--tol", "1e-9", "--out", "p"}).code, 0);
  EXPECT_TRUE(read("p/path.csv").starts_with("lambda,objective"));
  const auto weightAt = [&](const char* folder) {
    const auto csv = read(std::string("p/") + folder + "/weights.csv");
    EXPECT_TRUE(csv.starts_with("node,w1\na,")) << csv;
    return std::stod(csv.substr(csv.find("a,") + 2));
  };
  EXPECT_NEAR(weightAt("lambda-1"), 0.25, 1e-9);
  EXPECT_NEAR(weightAt("lambda-2"), 0.5, 1e-9);
  EXPECT_THAT(read("p/lambda-2/predictions.csv"),
              HasSubstr("line,node,part,label,prediction\n2,a,training,0,"));
  // What a longer call has left there is named.
  const auto shorter = path({"--lambdas", "0.5:0.5:1", "--out", "p"});
  ASSERT_EQ(shorter.code, 0);
  EXPECT_THAT(shorter.err,
              HasSubstr("note: p holds 1 folder of an earlier call, such as lambda-2"));
  // None of what is read may lie there.
  refused({"path", "--edges", "e.csv", "--data", "d.csv", "--lambdas", "1:1:1", "--out", "."},
          {"e.csv", "which this command reads"});
}

TEST_F(PathTest, FieldsOfAProblemOfFilesCanBeSet) {
  write("e.csv", "source,target,weight\na,b,1\nb,a,3\n");
  const Words arguments{"path", "--edges", "e.csv", "--data", "d.csv", "--lambdas", "1:1:1"};
  refused(arguments, {"graph.directions can be sum"});
  auto sum = arguments;
  sum.insert(sum.end(), {"--set", "graph.directions=sum"});
  EXPECT_EQ(cli(sum).code, 0);
}

TEST_F(PathTest, PrintsReadableTable) {
  const auto result = path({"--lambdas", "0.5:8:5"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, HasSubstr("clusters"));
  EXPECT_THAT(result.out, HasSubstr("2 nodes are fused from lambda = 2 on"));
}

TEST_F(PathTest, MissedToleranceGivesExitCodeOne) {
  EXPECT_EQ(path({"--lambdas", "0.5:8:5", "--solver", "primal-dual", "--max-iter", "1"}).code, 1);
}

TEST_F(PathTest, ReportsMissingMinimiserImmediately) {
  write("d.csv", "node,y,x1\na,1,1\nb,1,2\n");
  const auto result = path({"--loss", "logistic", "--lambdas", "0.5:2:3", "--json"});
  EXPECT_EQ(result.code, 1) << result.err;
  const auto report = result.json();
  ASSERT_EQ(report.at("points").size(), 3U);
  for (const auto& point : report.at("points")) EXPECT_EQ(point.at("status"), "uncertified");
}

TEST_F(PathTest, RefusesBadInput) {
  const auto with = [](std::vector<std::string> more) {
    std::vector<std::string> all{"path", "--edges", "e.csv", "--data", "d.csv", "--json"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  for (const char* range : {"1", "2:1:5", "0:1:5", "nan:1:3", "1:2:0"})
    refused(with({"--lambdas", range}), {"--lambdas", range});
  refused(with({}), {"--lambdas"});
  refused(with({"star", "--lambdas", "1:2:3"}), {"path", "--set"});
  refused(with({"--set", "sed=1", "--lambdas", "1:2:3"}), {"--set"});
  refused({"path", "--lambdas", "1:2:3"}, {"--edges"});
  refused({"path", "nothing", "--lambdas", "1:2:3"}, {"nothing"});
  refused(with({"--lambdas", "1:2:3", "--out", "none/p.csv"}), {"none/p.csv"});
}

}  // namespace
}  // namespace gtv
