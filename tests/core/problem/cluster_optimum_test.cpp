#include "problem/cluster_optimum.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <optional>

#include "base/rng.h"
#include "core/diagnostics/test_losses.h"
#include "losses/glm_loss.h"
#include "losses/softmax_loss.h"
#include "support/loss_variants.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::LogisticSum;
using testing::networkLasso;
using testing::PrimalOnly;
using testing::ScalarAbsolute;
using testing::ScalarHuber;
using testing::scalarProblem;

/// No edges, losses of one's own.
GtvProblem problemOf(std::vector<std::shared_ptr<const LocalLoss>> losses) {
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(static_cast<int>(losses.size()), {}).value());
  problem.dimension = losses.front()->dimension();
  problem.losses = std::move(losses);
  problem.penalty = networkLasso();
  problem.lambda = 1;
  return problem;
}

double totalGradient(const GtvProblem& problem, const std::vector<int>& nodes, const Vector& w) {
  Vector total = Vector::Zero(problem.dimension);
  Vector gradient(problem.dimension);
  for (const int i : nodes) {
    problem.losses[i]->gradient(w, gradient);
    total += gradient;
  }
  return total.norm();
}

TEST(ClusterOptimumTest, OfSquaredDistancesIsTheMean) {
  const auto problem = scalarProblem({1.0, 5.0, 100.0, 3.5, std::nullopt}, {}, networkLasso(), 1);
  EXPECT_NEAR(clusterOptimum(problem, {0, 1, 4}).value()[0], 3, 1e-15);
  EXPECT_NEAR(clusterOptimum(problem, {2}).value()[0], 100, 1e-13);
}

TEST(ClusterOptimumTest, OfSquaredLossesHasZeroGradient) {
  // Also where rank X < d: then one of many minimisers.
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto problem = testing::randomProblem(seed, 6, 3, 2, 0.5, networkLasso(), 1);
    std::vector<int> all(6);
    std::iota(all.begin(), all.end(), 0);
    const auto optimum = clusterOptimum(problem, all);
    if (!optimum) continue;  // no labels
    EXPECT_LE(totalGradient(problem, all, *optimum), 1e-12) << seed;
  }
}

TEST(ClusterOptimumTest, OfLogisticLossesIsLogOdds) {
  // x = 1: three labels +1 at one node, one −1 at the other: 1/(1 + e^{−w}) = 3/4, w = ln 3.
  const auto problem =
      problemOf({std::make_shared<LogisticSum>(Matrix::Ones(3, 1), Vector::Ones(3)),
                 std::make_shared<LogisticSum>(Matrix::Ones(1, 1), -Vector::Ones(1))});
  EXPECT_NEAR(clusterOptimum(problem, {0, 1}).value()[0], std::log(3.0), 1e-10);
}

TEST(ClusterOptimumTest, OfRandomLogisticLossesHasZeroGradient) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Rng rng(seed);
    Matrix features(20, 3);
    rng.fillNormal(features);
    features.col(1) *= 1e-4;  // small units
    Vector labels(20);
    for (auto& y : labels) y = rng.uniform() < 0.5 ? -1 : 1;
    const auto problem =
        problemOf({std::make_shared<LogisticSum>(features.topRows(12), labels.head(12)),
                   std::make_shared<LogisticSum>(features.bottomRows(8), labels.tail(8))});
    const auto optimum = clusterOptimum(problem, {0, 1});
    if (!optimum) continue;  // separable
    ++found;
    EXPECT_LE(totalGradient(problem, {0, 1}, *optimum), 1e-9) << seed;
  }
  EXPECT_GE(found, 35);
}

TEST(ClusterOptimumTest, DoesNotExistForSeparableLabels) {
  const auto separable =
      problemOf({std::make_shared<LogisticSum>(Matrix{{1.0, 2.0}, {-1.0, 3.0}}, Vector{{1, -1}})});
  const auto optimum = clusterOptimum(separable, {0});
  ASSERT_FALSE(optimum);
  EXPECT_EQ(optimum.error().where, "cluster");
  EXPECT_NE(optimum.error().message.find("no minimiser"), std::string::npos);
  // Separable in the second coordinate only: the first has its finite optimum, the sum has none.
  const auto half = problemOf({std::make_shared<LogisticSum>(
      Matrix{{1.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}}, Vector{{1, -1, 1}})});
  EXPECT_FALSE(clusterOptimum(half, {0}));
}

/// Softmax of two samples that are separable, which counts its Hessians.
class CountedSoftmax final : public PrimalOnly<SmoothLoss> {
 public:
  int dimension() const override { return loss_.dimension(); }
  double value(ConstVec w) const override { return loss_.value(w); }
  void gradient(ConstVec w, MutVec out) const override { loss_.gradient(w, out); }
  double smoothness() const override { return loss_.smoothness(); }
  bool isRecessionDirection(ConstVec v) const override { return loss_.isRecessionDirection(v); }
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override {
    ++hessians;
    loss_.addHessian(w, out);
  }
  mutable int hessians = 0;

 private:
  static SoftmaxLoss separable() {
    RowMatrix X(2, 2);
    X << 1, 1, -3, 1;
    return {testing::oneNode({"", X, Vector{{1, 0}}}), 0, 2, 1, Vector::Zero(2)};
  }
  SoftmaxLoss loss_ = separable();
};

TEST(ClusterOptimumTest, StopsEarlyForSeparableClasses) {
  const auto loss = std::make_shared<CountedSoftmax>();
  const auto optimum = clusterOptimum(problemOf({loss}), {0});
  ASSERT_FALSE(optimum);
  EXPECT_NE(optimum.error().message.find("no minimiser"), std::string::npos);
  EXPECT_LE(loss->hessians, 2);
  // With a node that disagrees there is a minimiser: class 0 has probability 2/3.
  RowMatrix X(1, 1);
  X << 1;
  const auto sample = [&](double label) {
    return std::make_shared<SoftmaxLoss>(testing::oneNode({"", X, Vector{{label}}}), 0, 2, 1,
                                         Vector::Zero(1));
  };
  const auto odds = clusterOptimum(problemOf({sample(0), sample(1), sample(0)}), {0, 1, 2});
  ASSERT_TRUE(odds);
  EXPECT_NEAR((*odds)[0] - (*odds)[1], std::log(2), 1e-9);
}

TEST(ClusterOptimumTest, FindsMinimisersNearZeroAndFarAway) {
  const auto logistic = [](const RowMatrix& X, const Vector& y) {
    return clusterOptimum(
        problemOf({std::make_shared<GlmLoss>(testing::oneNode({"", X, y}), 0,
                                             SampleLoss{SampleLoss::Kind::Logistic, 1}, 1,
                                             Vector::Zero(1), Vector::Zero(1))}),
        {0});
  };
  // σ(−w) = 1.00001 σ(1.00001 w): w ≈ −1e-5, and the gradient at 0 is 5e-6 of terms of ½ each.
  const auto near = logistic(RowMatrix{{1.0}, {1.00001}}, Vector{{1, -1}});
  ASSERT_TRUE(near);
  EXPECT_NEAR((*near)[0], -1e-5, 1e-9);
  // σ(−w) = 1e-8 σ(1e-8 w) ≈ 5e-9.
  const auto far = logistic(RowMatrix{{1.0}, {1e-8}}, Vector{{1, -1}});
  ASSERT_TRUE(far);
  EXPECT_NEAR((*far)[0], std::log(2e8), 1e-5);
}

TEST(ClusterOptimumTest, FindsMinimiserDespiteZeroHessian) {
  // Targets 100, 101 and 102 from w = 0, on the flat slopes of all three: by symmetry 101.
  const auto problem =
      problemOf({std::make_shared<ScalarHuber>(100), std::make_shared<ScalarHuber>(101),
                 std::make_shared<ScalarHuber>(102)});
  EXPECT_NEAR(clusterOptimum(problem, {0, 1, 2}).value()[0], 101, 1e-9);
  // Targets 0 and 10: every w of [1, 9] is a minimiser.
  const auto flat =
      problemOf({std::make_shared<ScalarHuber>(0), std::make_shared<ScalarHuber>(10)});
  const double w = clusterOptimum(flat, {0, 1}).value()[0];
  EXPECT_GE(w, 1 - 1e-9);
  EXPECT_LE(w, 9 + 1e-9);
}

TEST(ClusterOptimumTest, MissingResultHasReason) {
  const auto problem =
      problemOf({std::make_shared<ScalarAbsolute>(1), std::make_shared<ZeroLoss>(1)});
  EXPECT_NE(clusterOptimum(problem, {0, 1}).error().message.find("differentiable"),
            std::string::npos);
  EXPECT_NE(clusterOptimum(problem, {1}).error().message.find("data"), std::string::npos);
}

TEST(SummedHessianTest, IsSumOverNodes) {
  // (w − a)² twice, the zero loss once: 2 + 2 + 0.
  const auto problem = scalarProblem({1.0, 5.0, std::nullopt}, {}, networkLasso(), 1);
  EXPECT_EQ(summedHessian(problem, {0, 1, 2}, Vector::Zero(1)), (Matrix{{4.0}}));
}

}  // namespace
}  // namespace gtv
