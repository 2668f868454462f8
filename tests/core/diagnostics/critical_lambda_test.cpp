#include "diagnostics/critical_lambda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "base/rng.h"
#include "core/diagnostics/test_losses.h"
#include "losses/squared_loss.h"
#include "problem/dual_bound.h"
#include "solvers/primal_dual.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::l1Norm;
using testing::networkLasso;
using testing::scalarProblem;

/// L_i(w) = ‖w − a_i‖², a_i = column i of `points`: then ∇L_i(w̄) = 2(ā − a_i).
GtvProblem pointProblem(const Matrix& points, std::vector<Edge> edges,
                        std::shared_ptr<const Penalty> penalty) {
  const auto d = points.rows();
  const auto n = points.cols();
  const Vector labels = points.reshaped();
  std::vector<Eigen::Index> offsets{0};
  for (Eigen::Index i = 1; i <= n; ++i) offsets.push_back(i * d);
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix(Matrix::Identity(d, d).replicate(n, 1)),
                                                  labels, offsets);
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(static_cast<int>(n), std::move(edges)).value());
  for (int i = 0; i < n; ++i)
    problem.losses.push_back(std::make_shared<SquaredLoss>(datasets, i, 1, Vector::Zero(d)));
  problem.penalty = std::move(penalty);
  problem.dimension = static_cast<int>(d);
  problem.lambda = 1;
  return problem;
}

GtvProblem randomPoints(std::uint64_t seed, int n, int d, std::shared_ptr<const Penalty> penalty) {
  Rng rng(seed);
  Matrix points(d, n);
  rng.fillNormal(points);
  std::vector<Edge> edges;
  for (int i = 0; i < n; ++i)
    for (int j = i + 1; j < n; ++j)
      if (j == i + 1 || rng.uniform() < 0.5) edges.push_back({i, j, std::exp(rng.normal())});
  return pointProblem(points, std::move(edges), std::move(penalty));
}

double spread(const Matrix& W) { return (W.colwise() - W.rowwise().mean()).norm(); }

TEST(CriticalLambdaTest, AgreesWithClosedForms) {
  const auto exactly = [](const GtvProblem& problem, double expected) {
    const auto critical = criticalLambda(problem);
    EXPECT_TRUE(critical.finished);
    EXPECT_TRUE(critical.overall.exact);
    EXPECT_NEAR(critical.overall.low, expected, 1e-13);
    EXPECT_EQ(critical.overall.low, critical.overall.high);
    ASSERT_EQ(critical.components.size(), 1U);
    EXPECT_EQ(static_cast<int>(critical.components[0].nodes.size()), problem.nodeCount());
  };
  for (const auto& penalty : {networkLasso(), l1Norm()}) {
    // G1: g = (2, −2). G2: g = (2, 0, −2) over the weights 1 and ½. G3: g = (0, 6, 0, −6).
    // G4: g = (2, 2, 2, −6).
    exactly(scalarProblem({0.0, 2.0}, {{0, 1, 1}}, penalty, 1), 2);
    exactly(scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 0.5}}, penalty, 1), 4);
    exactly(scalarProblem({0.0, -3.0, 0.0, 3.0}, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}}, penalty, 1), 6);
    exactly(scalarProblem({0.0, 0.0, 0.0, 4.0}, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}}, penalty, 1), 6);
  }
}

TEST(CriticalLambdaTest, IsComputedPerComponent) {
  // {0, 1} as G1, {2} alone, {3, 4} without data, {5, 6} with λ_crit = 4/0.5, {7, 8} agree.
  const auto critical = criticalLambda(
      scalarProblem({0.0, 2.0, 9.0, std::nullopt, std::nullopt, 1.0, 5.0, 3.0, 3.0},
                    {{0, 1, 1}, {3, 4, 1}, {5, 6, 0.5}, {7, 8, 1}}, networkLasso(), 1));
  ASSERT_EQ(critical.components.size(), 4U);
  EXPECT_EQ(critical.components[2].nodes, (std::vector<int>{5, 6}));
  const double expected[] = {2, 0, 8, 0};
  for (int c = 0; c < 4; ++c) {
    EXPECT_NEAR(critical.components[c].bracket.low, expected[c], 1e-13);
    EXPECT_NEAR(critical.components[c].bracket.high, expected[c], 1e-13);
    EXPECT_TRUE(critical.components[c].bracket.exact);
  }
  EXPECT_NEAR(critical.overall.high, 8, 1e-13);
  EXPECT_TRUE(critical.overall.exact);
}

/// max over cuts S of ‖Σ_S g‖*/cut(S), g = 2(ā − a): exact for one coordinate, a lower bound else.
double cutFormula(const GtvProblem& problem, const Matrix& G) {
  double best = 0;
  for (unsigned S = 1; S + 1 < 1U << problem.nodeCount(); ++S) {
    Vector sum = Vector::Zero(problem.dimension);
    double cut = 0;
    for (int i = 0; i < problem.nodeCount(); ++i)
      if ((S >> i & 1) != 0) sum += G.col(i);
    for (const auto& edge : problem.graph->edges())
      if ((S >> edge.head & 1) != (S >> edge.tail & 1)) cut += edge.weight;
    best = std::max(best, problem.penalty->dualGauge(sum) / cut);
  }
  return best;
}

Matrix gradientsAtTheMean(const GtvProblem& problem) {
  Matrix G(problem.dimension, problem.nodeCount());
  Vector gradient(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    problem.losses[i]->gradient(Vector::Zero(problem.dimension), gradient);
    G.col(i) = gradient;  // −2a_i
  }
  return G.colwise() - G.rowwise().mean().eval();
}

TEST(CriticalLambdaTest, OfL1NormIsLargestCutRatioOfACoordinate) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto problem = randomPoints(seed, 3 + static_cast<int>(seed % 6), 1 + seed % 3, l1Norm());
    const auto critical = criticalLambda(problem);
    const double truth = cutFormula(problem, gradientsAtTheMean(problem));
    EXPECT_TRUE(critical.finished) << seed;
    EXPECT_LE(critical.overall.low, truth * (1 + 1e-12)) << seed;
    EXPECT_GE(critical.overall.high, truth * (1 - 1e-12)) << seed;
  }
}

/// n points evenly on a circle of radius 1, moved by `noise`, every pair an edge of weight 1.
GtvProblem circle(int n, double noise, std::uint64_t seed) {
  Rng rng(seed);
  Matrix points(2, n);
  rng.fillNormal(points);
  points *= noise;
  std::vector<Edge> edges;
  for (int i = 0; i < n; ++i) {
    const double angle = 2 * std::acos(-1.0) * i / n;
    points.col(i) += Vector{{std::cos(angle), std::sin(angle)}};
    for (int j = 0; j < i; ++j) edges.push_back({j, i, 1});
  }
  return pointProblem(points, std::move(edges), networkLasso());
}

TEST(CriticalLambdaTest, OfAnEquilateralTriangleExceedsEveryCutRatio) {
  // g_i = −2a_i, of length 2 and 120° apart. By symmetry the flow u_ij = (g_j − g_i)/3 is best, of
  // length 2√3/3; every cut has weight 2 and holds ‖g_i‖ = 2: ratio 1.
  const auto problem = circle(3, 0, 1);
  const auto critical = criticalLambda(problem);
  EXPECT_TRUE(critical.finished);
  EXPECT_NEAR(critical.overall.low, 2 / std::sqrt(3.0), 2e-6);
  EXPECT_NEAR(critical.overall.high, 2 / std::sqrt(3.0), 2e-6);
  EXPECT_NEAR(cutFormula(problem, gradientsAtTheMean(problem)), 1, 1e-12);
}

TEST(CriticalLambdaTest, OfTheNetworkLassoIsWhereTheSolutionFuses) {
  int aboveCuts = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    auto problem = seed % 2 == 0 ? circle(5, 0.1, seed) : randomPoints(seed, 5, 2, networkLasso());
    const auto critical = criticalLambda(problem);
    EXPECT_TRUE(critical.finished) << seed;
    EXPECT_LE(critical.overall.low, critical.overall.high) << seed;
    const double cuts = cutFormula(problem, gradientsAtTheMean(problem));
    EXPECT_GE(critical.overall.high, cuts * (1 - 1e-12)) << seed;
    if (critical.overall.low > 1.001 * cuts) ++aboveCuts;
    // The definition of λ_crit itself, by a method of its own.
    problem.lambda = 0.999 * critical.overall.low;
    EXPECT_GT(spread(testing::denseReference(problem, "nlasso", 60000)), 1e-5) << seed;
    problem.lambda = 1.001 * critical.overall.high;
    EXPECT_LT(spread(testing::denseReference(problem, "nlasso", 60000)), 1e-8) << seed;
  }
  EXPECT_GE(aboveCuts, 4);
}

TEST(CriticalLambdaTest, HandlesSmoothLossesThatAreNotQuadratic) {
  // x = 1; node 0 has labels +1, +1, +1, −1, node 1 one of each: total 4 to 2, w̄ = ln 2,
  // g_0 = 4/(1 + e^{−w̄}) − 3 = 8/3 − 3 = −1/3.
  auto problem = scalarProblem({0.0, 0.0}, {{0, 1, 0.5}}, networkLasso(), 1);
  problem.losses[0] =
      std::make_shared<testing::LogisticSum>(Matrix::Ones(4, 1), Vector{{1, 1, 1, -1}});
  problem.losses[1] = std::make_shared<testing::LogisticSum>(Matrix::Ones(2, 1), Vector{{1, -1}});
  EXPECT_NEAR(criticalLambda(problem).overall.high, 2.0 / 3, 1e-10);
}

TEST(CriticalLambdaTest, MissingResultHasReason) {
  auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::mocha(), 1);
  EXPECT_NE(criticalLambda(problem).why.find("norm"), std::string::npos);
  EXPECT_FALSE(criticalLambda(problem).finished);
  problem.penalty = networkLasso();
  problem.losses[0] = std::make_shared<testing::ScalarAbsolute>(1);
  EXPECT_NE(criticalLambda(problem).why.find("differentiable"), std::string::npos);
  EXPECT_TRUE(criticalLambda(problem).components.empty());
}

TEST(CriticalLambdaTest, StopsWithValidBracket) {
  const auto problem = randomPoints(2, 20, 2, networkLasso());
  const auto full = criticalLambda(problem);
  ASSERT_TRUE(full.finished);
  std::stop_source source;
  source.request_stop();
  for (const auto& early : {criticalLambda(problem, {}, source.get_token()),
                            criticalLambda(problem, {.accuracy = 1e-6, .steps = 40})}) {
    EXPECT_FALSE(early.finished);
    EXPECT_FALSE(early.overall.exact);
    EXPECT_GT(early.overall.low, 0);
    EXPECT_LE(early.overall.low, full.overall.high);
    EXPECT_GE(early.overall.high, full.overall.low);
    EXPECT_LT(early.overall.high, std::numeric_limits<double>::infinity());
  }
}

}  // namespace
}  // namespace gtv
