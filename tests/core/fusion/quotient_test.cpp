// The quotient problem is the whole one with one model per cluster.
#include "fusion/quotient.h"

#include <gtest/gtest.h>

#include <numeric>

#include "base/rng.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

std::vector<int> numbers(int count) {
  std::vector<int> out(static_cast<std::size_t>(count));
  std::iota(out.begin(), out.end(), 0);
  return out;
}

std::vector<int> randomClusters(Rng& rng, int nodes, int most) {
  std::vector<int> out(static_cast<std::size_t>(nodes));
  for (auto& c : out) c = static_cast<int>(rng.uniform() * most);
  return out;
}

Matrix randomMatrix(Rng& rng, Eigen::Index rows, Eigen::Index columns) {
  return Matrix::NullaryExpr(rows, columns, [&] { return rng.normal(); });
}

GtvProblem wholeProblem(std::uint64_t seed) {
  return testing::randomProblem(seed, 30, 1 + static_cast<int>(seed % 5), 4, 0.3,
                                testing::networkLasso(), 0.7);
}

TEST(QuotientTest, HasObjectiveOfExpandedModels) {
  Rng rng(1);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto whole = wholeProblem(seed);
    const auto quotient =
        makeQuotient(whole, randomClusters(rng, 30, 1 + static_cast<int>(seed)), numbers(30));
    const Matrix models = randomMatrix(rng, whole.dimension, quotient.clusterCount());
    Matrix W;
    quotient.expandModels(models, W);
    const double value = whole.objective(W);
    EXPECT_NEAR(quotient.problem.objective(models), value, 1e-12 * value) << seed;
    EXPECT_LE((quotient.clusterMeans(W) - models).norm(), 1e-12 * models.norm());
  }
}

TEST(QuotientTest, DistributesFlowsByWeightWithinTheirBalls) {
  Rng rng(2);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto whole = wholeProblem(seed);
    const auto quotient = makeQuotient(whole, randomClusters(rng, 30, 8), numbers(30));
    Matrix flows = randomMatrix(rng, whole.dimension, quotient.problem.edgeCount());
    for (int e = 0; e < quotient.problem.edgeCount(); ++e)
      flows.col(e) *= quotient.problem.capacity(e) / flows.col(e).norm();
    Matrix U = Matrix::Zero(whole.dimension, whole.edgeCount());
    quotient.expandFlows(whole, flows, U);
    EXPECT_LE((quotient.borderSums(U) - flows).norm(), 1e-12 * (1 + flows.norm()));
    for (int e = 0; e < whole.edgeCount(); ++e)
      EXPECT_LE(U.col(e).norm(), whole.capacity(e) * (1 + 1e-12));
    // What leaves a cluster leaves its nodes.
    const Matrix out = whole.graph->netOutflow(U);
    Matrix sums = Matrix::Zero(whole.dimension, quotient.clusterCount());
    for (int i = 0; i < whole.nodeCount(); ++i) sums.col(quotient.cluster[i]) += out.col(i);
    EXPECT_LE((sums - quotient.problem.graph->netOutflow(flows)).norm(), 1e-11);
  }
}

TEST(QuotientTest, QuotientOfQuotientEqualsQuotientOfWhole) {
  Rng rng(3);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto whole = wholeProblem(seed);
    const auto first = makeQuotient(whole, randomClusters(rng, 30, 12), numbers(30));
    const auto second = quotientOfQuotient(first, randomClusters(rng, first.clusterCount(), 4));
    const auto direct = makeQuotient(whole, second.cluster, numbers(30));
    EXPECT_EQ(direct.cluster, second.cluster);
    EXPECT_EQ(direct.border, second.border);
    EXPECT_EQ(direct.sign, second.sign);
    ASSERT_EQ(direct.problem.edgeCount(), second.problem.edgeCount());
    const Matrix models = randomMatrix(rng, whole.dimension, second.clusterCount());
    const double value = direct.problem.objective(models);
    EXPECT_NEAR(second.problem.objective(models), value, 1e-12 * value);
  }
}

TEST(QuotientTest, ClustersFollowGivenOrder) {
  const auto whole = wholeProblem(4);
  auto backwards = numbers(30);
  std::reverse(backwards.begin(), backwards.end());
  const auto quotient = makeQuotient(whole, numbers(30), backwards);
  for (int i = 0; i < 30; ++i) EXPECT_EQ(quotient.cluster[i], 29 - i);
  // Alone every node keeps its own loss.
  for (int i = 0; i < 30; ++i)
    EXPECT_EQ(quotient.problem.losses[29 - i].get(), whole.losses[i].get());
}

}  // namespace
}  // namespace gtv
