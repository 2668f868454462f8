#include "diagnostics/poisoning.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/rng.h"
#include "federated/catalogue.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "problem/cluster_optimum.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

/// L_i = (w − a_i)², network Lasso.
GtvProblem scalarProblem(const std::vector<double>& targets, std::vector<Edge> edges,
                         double lambda) {
  return testing::scalarProblem({targets.begin(), targets.end()}, std::move(edges),
                                testing::networkLasso(), lambda);
}

constexpr double unbounded = std::numeric_limits<double>::infinity();

std::shared_ptr<const Penalty> penaltyOf(const Json& json, int dimension) {
  const auto choice = readChoice(penaltyCatalogue().view, json, "penalty").value();
  return penaltyCatalogue().find(choice.kind())->make(choice, dimension).value();
}

/// Least squares on the samples, made strongly convex by a small ridge.
GtvProblem leastSquaresProblem(const EmpiricalGraph& graph, const LocalDatasets& datasets,
                               const Json& penalty, double lambda) {
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(graph);
  const LossContext context{std::make_shared<LocalDatasets>(datasets), -1};
  const auto loss =
      readChoice(lossCatalogue().view, Json{{"kind", "squared"}, {"ridge", 0.05}}, "loss").value();
  for (int i = 0; i < graph.nodeCount(); ++i)
    problem.losses.push_back(lossCatalogue().find("squared")->make.make(loss, context, i).value());
  problem.dimension = datasets.dimension();
  problem.penalty = penaltyOf(penalty, problem.dimension);
  problem.lambda = lambda;
  return problem;
}

Matrix minimiser(const GtvProblem& problem) {
  auto solver = makeSolver(defaultChoice(solverCatalogue().view, "auto"), problem).value();
  for (int k = 0; k < 3000; ++k) solver->step();
  return solver->primal();
}

TEST(InfluenceBounds, AreAttainedForTwoNodes) {
  // L = (w − a)², a = 0 and 2, network Lasso: w = (λ/2, 2 − λ/2), and α = 2: λa/α = λ/2.
  const auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, 0.5);
  EXPECT_EQ(influenceBounds(problem), Vector::Constant(2, 0.25));
  const Matrix W = minimiser(problem);
  EXPECT_NEAR(W(0, 0), 0.25, 1e-9);
  EXPECT_NEAR(W(0, 1), 1.75, 1e-9);
}

TEST(LocalDistances, AreDistancesToLocalMinimisers) {
  // argmin (w − a)² = a = 0 and 2.
  auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, 0.5);
  EXPECT_EQ(localDistances(problem, Matrix{{0.25, 1.5}}), (Vector{{0.25, 0.5}}));
  problem.losses[1] = std::make_shared<ZeroLoss>(1);
  EXPECT_TRUE(std::isnan(localDistances(problem, Matrix{{0.25, 1.5}})[1]));
}

TEST(InfluenceBounds, AreInfiniteWithoutDataOrWithQuadraticPenalty) {
  auto problem = scalarProblem({0, 2, 1}, {{0, 1, 3}}, 0.5);
  EXPECT_EQ(influenceBounds(problem), (Vector{{0.75, 0.75, 0}}));  // node 2 has no neighbour
  problem.losses[1] = std::make_shared<ZeroLoss>(1);
  EXPECT_EQ(influenceBounds(problem)[1], unbounded);
  problem.penalty = penaltyOf({{"kind", "mocha"}}, 1);
  EXPECT_EQ(influenceBounds(problem)[0], unbounded);
  EXPECT_EQ(influenceBounds(problem)[2], 0);
}

TEST(InfluenceBounds, HoldForArbitraryNeighbours) {
  constexpr int n = 6;
  constexpr int d = 3;
  constexpr int m = 5;
  double tightest = 0;
  const Json penalties[] = {{{"kind", "nlasso"}},
                            {{"kind", "l1"}},
                            {{"kind", "lp"}, {"p", "inf"}},
                            {{"kind", "mixed"}, {"blocks", "1:nlasso*2,2-3:l1*0.5"}}};
  for (int trial = 0; trial < 12; ++trial) {
    Rng rng(static_cast<std::uint64_t>(trial) + 1);
    std::vector<Edge> edges;
    for (int i = 0; i < n; ++i)
      for (int j = i + 1; j < n; ++j)
        if (j == i + 1 || rng.uniform() < 0.4) edges.push_back({i, j, 0.2 + rng.uniform()});
    const auto graph = EmpiricalGraph::make(n, edges).value();
    RowMatrix X(n * m, d);
    Vector y(n * m);
    for (double& entry : X.reshaped()) entry = rng.normal();
    rng.fillNormal(y);
    // Node 0 is the victim; the others lie, up to a thousandfold.
    y.tail((n - 1) * m) *= std::pow(10.0, trial % 4);
    std::vector<Eigen::Index> offsets;
    for (int i = 0; i <= n; ++i) offsets.push_back(i * m);
    const auto problem = leastSquaresProblem(graph, {X, y, offsets}, penalties[trial % 4],
                                             0.1 * std::exp(rng.normal()));
    const Vector local = clusterOptimum(problem, {0}).value();
    const double moved = (minimiser(problem).col(0) - local).norm();
    const double bound = influenceBounds(problem)[0];
    EXPECT_LE(moved, bound * (1 + 1e-6)) << trial;
    tightest = std::max(tightest, moved / bound);
  }
  EXPECT_GT(tightest, 0.2);  // not merely large
}

TEST(Poisoning, CountsVictimsByTheirDistance) {
  // 0 − 1 − 2 and 3 alone; node 0 attacks.
  auto problem = scalarProblem({0, 0, 0, 0}, {{0, 1, 1}, {1, 2, 1}}, 1);
  NodeData data;
  data.datasets = LocalDatasets(RowMatrix::Ones(4, 1), Vector::Zero(4), {0, 1, 2, 3, 4});
  data.labeled = {true, true, false, true};
  data.truth = Matrix::Zero(1, 4);
  const Matrix W{{100, 3, 1, 0}};
  const auto out = poisoning(problem, W, data, {0}, std::nullopt);
  EXPECT_EQ(out.all.nodes, 3);
  EXPECT_NEAR(out.all.mse, 10.0 / 3, 1e-15);      // (9 + 1 + 0)/3
  EXPECT_NEAR(out.all.labels.train, 4.5, 1e-15);  // nodes 1 and 3: (9 + 0)/2
  EXPECT_NEAR(out.all.labels.test, 1, 1e-15);     // node 2
  ASSERT_EQ(out.byDistance.size(), 3U);
  EXPECT_EQ(out.byDistance[0].first, 1);
  EXPECT_EQ(out.byDistance[0].second.mse, 9);
  EXPECT_EQ(out.byDistance[1].first, 2);
  EXPECT_EQ(out.byDistance[1].second.mse, 1);
  EXPECT_EQ(out.byDistance[2].first, -1);
  EXPECT_EQ(out.byDistance[2].second.mse, 0);
  // λa/α = 1/2, 2/2, and 0 for the one alone.
  EXPECT_EQ(out.bounded, 3);
  EXPECT_EQ(out.largestBound, 1);
  EXPECT_EQ(out.meanBound, 0.5);
  data.truth.resize(1, 0);
  EXPECT_TRUE(std::isnan(poisoning(problem, W, data, {0}, std::nullopt).all.mse));
}

TEST(Poisoning, MergesRingsFarFromAttackers) {
  std::vector<Edge> edges;
  for (int i = 0; i + 1 < 40; ++i) edges.push_back({i, i + 1, 1});
  const auto graph = EmpiricalGraph::make(40, edges).value();
  const auto distance = distancesFrom(graph, {0, 39});
  EXPECT_EQ(distance[5], 5);
  EXPECT_EQ(distance[35], 4);
  const auto problem = scalarProblem(std::vector<double>(40, 0), edges, 1);
  NodeData data;
  std::vector<Eigen::Index> offsets;
  for (int i = 0; i <= 40; ++i) offsets.push_back(i);
  data.datasets = LocalDatasets(RowMatrix::Ones(40, 1), Vector::Zero(40), offsets);
  data.labeled.assign(40, true);
  const auto out = poisoning(problem, Matrix::Zero(1, 40), data, {0}, std::nullopt);
  ASSERT_EQ(out.byDistance.size(), static_cast<std::size_t>(farthestRing));
  EXPECT_EQ(out.byDistance.back().first, farthestRing);
  EXPECT_EQ(out.byDistance.back().second.nodes, 20);  // nodes 20 … 39
}

}  // namespace
}  // namespace gtv
