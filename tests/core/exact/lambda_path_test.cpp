#include "exact/lambda_path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "experiment/documents.h"
#include "run/run.h"

namespace gtv {
namespace {

using ::testing::DoubleEq;
using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(ParseLambdasTest, GivesGeometricGridWithBothEnds) {
  EXPECT_THAT(*parseLambdas("0.01:100:5"),
              ElementsAre(0.01, DoubleNear(0.1, 1e-15), DoubleNear(1, 1e-14), DoubleNear(10, 1e-13),
                          DoubleEq(100)));
  EXPECT_THAT(*parseLambdas("3:3:1"), ElementsAre(3));
}

TEST(ParseLambdasTest, InvalidRangeIsRefused) {
  for (const char* text :
       {"", "1", "1:2", "1:2:x", "x:2:3", "1:x:3", "0:1:5", "-1:1:5", "2:1:5", "1:2:0", "1:2:1",
        "1:1:2", "1:2:1.5", "1:2:100001", "nan:2:3", "1:2:3:4", "1:inf:3"})
    EXPECT_FALSE(parseLambdas(text).ok()) << text;
}

TEST(MergedGroupsTest, AreClustersMergedFromSeveral) {
  EXPECT_THAT(mergedGroups({0, 1, 2, 2, 3}, {0, 0, 1, 1, 2}), ElementsAre(ElementsAre(0, 1)));
  EXPECT_THAT(mergedGroups({0, 1, 0, 1}, {0, 0, 0, 0}), ElementsAre(ElementsAre(0, 1, 2, 3)));
  // A split is no merge.
  EXPECT_THAT(mergedGroups({0, 0, 0}, {0, 1, 0}), IsEmpty());
}

/// A star whose nodes have one sample each: its path ends in consensus.
Experiment star() {
  return loadPreset("star")
      .value()
      .with("stop", Json{{"tolerance", 1e-8}, {"maxIterations", 100000}})
      .value()
      .with("solver", Json{{"kind", "auto"}})
      .value();
}

TEST(LambdaPathTest, FollowsOptimumUnlessMethodIsNamed) {
  const auto lambdas = *parseLambdas("1:1.2:5");
  const auto followed = lambdaPath(star(), lambdas).value();
  const auto named =
      lambdaPath(star().with("solver", Json{{"kind", "primal-dual"}}).value(), lambdas).value();
  for (std::size_t k = 0; k < lambdas.size(); ++k) {
    EXPECT_THAT(followed.points[k].at("solverReason").get<std::string>(), HasSubstr("followed"));
    EXPECT_GE(followed.points[k].at("iterations"), 1);
    EXPECT_EQ(named.points[k].at("solver"), "primal-dual");
    const double objective = named.points[k].at("objective").get<double>();
    EXPECT_NEAR(followed.points[k].at("objective").get<double>(), objective, 2e-8 * objective);
  }
}

TEST(LambdaPathTest, PointsAreSolutionsForTheirLambdas) {
  const auto lambdas = *parseLambdas("0.1:20:6");
  const auto path = lambdaPath(star(), lambdas).value();
  EXPECT_TRUE(path.done);
  EXPECT_FALSE(path.stopped);
  ASSERT_EQ(path.points.size(), 6U);
  for (std::size_t k = 0; k < lambdas.size(); ++k) {
    const auto alone = Run::start(star().with("lambda", lambdas[k]).value()).value();
    alone->advance(100000);
    EXPECT_EQ(path.points[k].at("lambda"), lambdas[k]);
    EXPECT_EQ(path.points[k].at("status"), "converged");
    const double objective = path.points[k].at("objective").get<double>();
    EXPECT_NEAR(objective, alone->problem().objective(alone->primal()), 2e-8 * objective);
  }
  EXPECT_EQ(path.points.back().at("clusters"), 1);
}

TEST(LambdaPathTest, LimitsIterationsPerLambda) {
  for (const char* loss : {"squared", "absolute"})
    for (const int most : {1, 3, 10}) {
      const auto experiment = star()
                                  .with("stop", Json{{"tolerance", 1e-14}, {"maxIterations", most}})
                                  .value()
                                  .with("loss", Json{{"kind", loss}})
                                  .value();
      const auto path = lambdaPath(experiment, *parseLambdas("0.1:1:3")).value();
      ASSERT_EQ(path.points.size(), 3U);
      for (const auto& point : path.points) {
        EXPECT_LE(point.at("iterations"), most) << loss;
        EXPECT_THAT((std::vector<std::string>{"converged", "iteration-limit"}),
                    ::testing::Contains(point.at("status").get<std::string>()));
      }
    }
}

TEST(LambdaPathTest, MergesReportGroupsAndLambda) {
  const auto path = lambdaPath(star(), *parseLambdas("0.01:20:30")).value();
  ASSERT_FALSE(path.merges.empty());
  // In a star the leaves join the centre, node 0; at the end all nodes are there.
  double last = 0;
  for (const auto& merge : path.merges) {
    EXPECT_GE(merge.lambda, last);
    last = merge.lambda;
    EXPECT_EQ(merge.nodes.front(), 0);
  }
  EXPECT_EQ(path.merges.back().nodes.size(), 50U);
  const auto json = pathReport(path);
  EXPECT_EQ(json.at("points").size(), 30U);
  EXPECT_EQ(json.at("merges").size(), path.merges.size());
  EXPECT_EQ(json.at("merges").back().at("nodes").front(), path.nodeKeys.front());
}

TEST(LambdaPathTest, StopKeepsFinishedPoints) {
  std::stop_source stop;
  PathOptions options;
  options.stop = stop.get_token();
  options.progress = [&](int done, const auto&) {
    if (done == 2) stop.request_stop();
  };
  const auto path = lambdaPath(star(), *parseLambdas("0.1:20:6"), options).value();
  EXPECT_TRUE(path.stopped);
  EXPECT_EQ(path.points.size(), 2U);
}

TEST(LambdaPathTest, UnrunnableExperimentIsRefused) {
  const auto broken =
      star().with("penalty", Json{{"kind", "mahalanobis"}, {"Q", {{1, 2}, {2, 1}}}}).value();
  EXPECT_FALSE(lambdaPath(broken, {0.1, 1}).ok());
}

}  // namespace
}  // namespace gtv
