// Theorem 2 with its reasons, and GTVMin on the cluster graph, against
// tests/data/theorem2_reference.py.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "base/json.h"
#include "diagnostics/cluster_minimum.h"
#include "diagnostics/well_connected.h"
#include "losses/squared_loss.h"
#include "support/small_problems.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

const Json& reference() {
  static const Json values =
      Json::parse(readTextFile(testing::testDataFolder() + "/theorem2_reference.json").value());
  return values;
}

Vector vectorOf(const Json& list) {
  Vector out(std::ssize(list));
  for (Eigen::Index i = 0; i < out.size(); ++i) out[i] = list.at(static_cast<std::size_t>(i));
  return out;
}

GtvProblem problemOf(const Json& entry) {
  const auto& rows = reference().at("features");
  const auto samples = reference().at("samples").get<Eigen::Index>();
  RowMatrix features(std::ssize(rows), std::ssize(rows.at(0)));
  for (Eigen::Index r = 0; r < features.rows(); ++r)
    features.row(r) = vectorOf(rows.at(static_cast<std::size_t>(r)));
  const auto n = static_cast<int>(features.rows() / samples);
  std::vector<Eigen::Index> offsets;
  for (int i = 0; i <= n; ++i) offsets.push_back(i * samples);
  const auto datasets =
      std::make_shared<LocalDatasets>(features, vectorOf(reference().at("labels")), offsets);
  std::vector<Edge> edges;
  for (const auto& edge : entry.at("edges")) edges.push_back({edge.at(0), edge.at(1), edge.at(2)});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, edges).value());
  problem.dimension = static_cast<int>(features.cols());
  for (int i = 0; i < n; ++i)
    problem.losses.push_back(std::make_shared<SquaredLoss>(
        datasets, i, 1.0 / static_cast<double>(samples), Vector::Zero(problem.dimension)));
  problem.penalty = entry.at("norm") == "l1" ? testing::l1Norm() : testing::networkLasso();
  problem.lambda = entry.at("lambda");
  return problem;
}

std::vector<std::vector<int>> clusters() { return {{0, 1, 2, 3, 4}, {5, 6, 7, 8}}; }

constexpr double accuracy = 1e-9;

void expectSame(const WellConnected& test, const Json& expected) {
  EXPECT_NEAR(test.boundaryWeight, expected.at("boundaryWeight"), accuracy);
  EXPECT_NEAR(test.strongConvexity, expected.at("strongConvexity"), accuracy);
  EXPECT_LE((*test.optimum - vectorOf(expected.at("optimum"))).norm(), accuracy);
  EXPECT_LE((test.smoothness - vectorOf(expected.at("smoothness"))).norm(), accuracy);
  EXPECT_LE((test.gradients - vectorOf(expected.at("gradients"))).norm(), accuracy);
  EXPECT_NEAR(*test.boundPerLambda, expected.at("boundPerLambda"), accuracy);
  EXPECT_NEAR(test.innerDensity(), expected.at("innerDensity"), accuracy);
  ASSERT_TRUE(test.worst);
  const auto& terms = expected.at("terms");
  EXPECT_EQ(test.root, expected.at("root").get<int>());
  EXPECT_EQ(Json(test.worst->subset), expected.at("subset"));
  EXPECT_NEAR(test.worst->boundary, terms.at(0), accuracy);
  EXPECT_NEAR(test.worst->curvature, terms.at(1), accuracy);
  EXPECT_NEAR(test.worst->disagreement, terms.at(2), accuracy * test.worst->disagreement);
  EXPECT_NEAR(test.worst->cut, expected.at("cut"), accuracy);
  EXPECT_NEAR(test.worst->ratio(), expected.at("ratio"), accuracy * test.worst->ratio());
  EXPECT_EQ(test.answer == WellConnected::Answer::Yes, expected.at("ratio").get<double>() < 1);
  ASSERT_EQ(test.smallestLambda.has_value(), expected.at("smallestLambda").is_number());
  EXPECT_EQ(test.worstWithoutDisagreement.has_value(), !test.smallestLambda);
  if (test.smallestLambda) {
    EXPECT_NEAR(*test.smallestLambda, expected.at("smallestLambda"), 1e-6 * *test.smallestLambda);
  }
}

TEST(TheoremTwoTest, TermsAndThresholdsAgreeWithAllSubsets) {
  for (const auto& entry : reference().at("cases")) {
    SCOPED_TRACE(entry.at("norm").dump() + ", " + entry.at("lambda").dump());
    const auto problem = problemOf(entry);
    std::vector<WellConnected> tests;
    for (std::size_t c = 0; c < 2; ++c) {
      tests.push_back(wellConnected(problem, clusters()[c]));
      expectSame(tests.back(), entry.at("clusters").at(c));
    }
    for (const auto& limit : separationLimits(tests))
      EXPECT_NEAR(limit.value(), entry.at("separateBelow"), 1e-9 * limit.value());
  }
}

TEST(TheoremTwoTest, WeightsInsideTimesTheRatioAreTheThreshold) {
  for (const auto& entry : reference().at("cases")) {
    const auto problem = problemOf(entry);
    for (const auto& nodes : clusters()) {
      const auto test = wellConnected(problem, nodes);
      for (const double factor : {1 - 1e-6, 1 + 1e-6}) {
        auto edges = problem.graph->edges();
        for (auto& edge : edges)
          if ((edge.head < 5) == (edge.tail < 5)) edge.weight *= factor * test.worst->ratio();
        auto scaled = problem;
        scaled.graph = std::make_shared<EmpiricalGraph>(
            EmpiricalGraph::make(problem.nodeCount(), {edges.begin(), edges.end()}).value());
        EXPECT_EQ(wellConnected(scaled, nodes).answer == WellConnected::Answer::Yes, factor > 1);
      }
    }
  }
}

TEST(TheoremTwoTest, FailingTermIsTheOneThatReachesTheOtherSide) {
  using Term = WellConnected::Term;
  const auto failing = [](double boundary, double curvature, double disagreement, double cut) {
    return WellConnected::failing({{}, boundary, curvature, disagreement, cut});
  };
  EXPECT_EQ(failing(1, 1, 1, 4), Term::None);
  EXPECT_EQ(failing(1, 1, 2, 4), Term::Disagreement);
  EXPECT_EQ(failing(1, 3, 0, 4), Term::Curvature);
  EXPECT_EQ(failing(4, 0, 0, 4), Term::Boundary);
  EXPECT_EQ(failing(0, 0, 0, 0), Term::Disconnected);
  EXPECT_TRUE(std::isinf(WellConnected::Sides({{}, 0, 0, 0, 0}).ratio()));
}

TEST(TheoremTwoTest, EstimatesFollowFromTheThresholds) {
  // Two nodes (w − 0)² and (w − 2)²: δ = 2 each, cut 1; from λ = 2 on. At λ = 1 half of δ is
  // needed, which four times as many samples give; the one edge would have to weigh twice as much.
  const auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1);
  const auto test = wellConnected(problem, {0, 1});
  EXPECT_NEAR(test.neededSamples(1).value(), 4, 1e-5);
  EXPECT_NEAR(test.worst->ratio(), 2, 1e-12);
  EXPECT_EQ(test.innerDensity(), 1);
  EXPECT_FALSE(test.neededDensity()) << "a density of 2 is none";
  const auto path = wellConnected(
      testing::scalarProblem({0.0, 0.0, 1.0}, {{0, 1, 1}, {1, 2, 1}}, testing::networkLasso(), 2),
      {0, 1, 2});
  EXPECT_NEAR(path.neededDensity().value(), path.worst->ratio() * 2 / 3, 1e-12);
}

TEST(TheoremTwoTest, MinimumOnTheClusterGraphAgreesWithNewton) {
  int compared = 0;
  for (const auto& entry : reference().at("cases")) {
    if (!entry.contains("minimum")) continue;
    const auto problem = problemOf(entry);
    const auto minimum = clusterMinimum(problem, {1, 1, 1, 1, 1, 0, 0, 0, 0}, {.tolerance = 1e-12});
    ASSERT_EQ(minimum.why, "");
    EXPECT_TRUE(minimum.finished) << minimum.bound.relative;
    const auto& expected = entry.at("minimum");
    for (int c = 0; c < 2; ++c)
      EXPECT_LE((minimum.models.col(1 - c) -
                 vectorOf(expected.at("models").at(static_cast<std::size_t>(c))))
                    .norm(),
                1e-6);
    EXPECT_NEAR(minimum.bound.primal, expected.at("objective"), 1e-9);
    ++compared;
  }
  EXPECT_EQ(compared, 5);
}

TEST(TheoremTwoTest, MinimumOnTheClusterGraphNeedsQuadraticLossesAndHearsAStop) {
  auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1);
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(clusterMinimum(problem, {0, 1}, {}, source.get_token()).finished);
  // One cluster of both: the mean, and 1 + 1.
  const auto one = clusterMinimum(problem, {0, 0});
  EXPECT_TRUE(one.finished);
  EXPECT_NEAR(one.models(0, 0), 1, 1e-9);
  EXPECT_NEAR(one.bound.primal, 2, 1e-9);
}

}  // namespace
}  // namespace gtv
