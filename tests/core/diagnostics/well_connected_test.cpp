#include "diagnostics/well_connected.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "base/decompositions.h"
#include "base/rng.h"
#include "core/diagnostics/test_losses.h"
#include "losses/squared_loss.h"
#include "problem/cluster_optimum.h"
#include "problem/dual_bound.h"
#include "solvers/primal_dual.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using Answer = WellConnected::Answer;
using testing::networkLasso;
using testing::scalarProblem;

/// Two clusters {0 … k−1} and {k … n−1} with noisy local means, weak links between them.
GtvProblem twoClusters(std::uint64_t seed, std::shared_ptr<const Penalty> penalty, int d, int k,
                       int n) {
  Rng rng(seed);
  const double within = rng.uniform(0.4, 1);
  const double across = rng.uniform(0, 0.2);
  std::vector<Edge> edges;
  for (int i = 0; i < n; ++i)
    for (int j = i + 1; j < n; ++j) {
      const bool same = (i < k) == (j < k);
      if (rng.uniform() < (same ? within : across))
        edges.push_back({i, j, (same ? 1 : 0.02) * std::exp(0.5 * rng.normal())});
    }
  const int samples = d + 2;
  Matrix features(d, n * samples);
  rng.fillNormal(features);
  Vector labels(n * samples);
  std::vector<Eigen::Index> offsets{0};
  for (int i = 0; i < n; ++i) {
    for (int r = i * samples; r < (i + 1) * samples; ++r)
      labels[r] = features.col(r).sum() * (i < k ? 1 : -1) + 0.05 * rng.normal();
    offsets.push_back((i + 1) * samples);
  }
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix(features.transpose()), labels, offsets);
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
  for (int i = 0; i < n; ++i) {
    if (rng.uniform() < 0.3)
      problem.losses.push_back(std::make_shared<ZeroLoss>(d));
    else
      problem.losses.push_back(
          std::make_shared<SquaredLoss>(datasets, i, 1.0 / samples, Vector::Zero(d)));
  }
  problem.penalty = std::move(penalty);
  problem.dimension = d;
  problem.lambda = std::exp(rng.uniform(-5, 0));
  return problem;
}

std::vector<int> range(int count) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// The definition, written out for C = {0 … k−1}: max over roots of min over 𝒜 of
/// cut(𝒜) − Σ_𝒜 b; positive: well-connected.
struct Enumeration {
  Vector b;
  Matrix A;

  Enumeration(const GtvProblem& problem, int k, double lambda, double factor)
      : b(Vector::Zero(k)), A(Matrix::Zero(k, k)) {
    double boundary = 0;
    for (const auto& edge : problem.graph->edges()) {
      if (edge.tail < k) A(edge.head, edge.tail) = A(edge.tail, edge.head) = edge.weight;
      if (edge.head < k && edge.tail >= k) {
        boundary += edge.weight;
        b[edge.head] += edge.weight;
      }
    }
    const int d = problem.dimension;
    Matrix total = Matrix::Zero(d, d);
    Vector linear = Vector::Zero(d);
    std::vector<double> beta;
    for (int i = 0; i < k; ++i) {
      Matrix H = Matrix::Zero(d, d);
      problem.losses[i]->addHessian(Vector::Zero(d), H);
      Vector gradient(d);
      problem.losses[i]->gradient(Vector::Zero(d), gradient);
      total += H;
      linear += gradient;
      beta.push_back(symmetricEigenvalues(H).maxCoeff());
    }
    const double alpha = symmetricEigenvalues(total).minCoeff();
    const Vector optimum = -symmetricSolve(total, linear);
    for (int i = 0; i < k; ++i) {
      Vector gradient(d);
      problem.losses[i]->gradient(optimum, gradient);
      b[i] += factor * beta[i] * boundary / alpha + problem.penalty->dualGauge(gradient) / lambda;
    }
  }

  double margin(int root, unsigned subset) const {
    const auto k = b.size();
    double sum = 0;
    for (int i = 0; i < k; ++i) {
      if ((subset >> i & 1) == 0) continue;
      sum -= b[i];
      for (int j = 0; j < k; ++j)
        if ((subset >> j & 1) == 0) sum += A(i, j);
    }
    EXPECT_EQ(subset >> root & 1, 0);
    return sum;
  }

  double best() const {
    double out = -std::numeric_limits<double>::infinity();
    for (int root = 0; root < b.size(); ++root) {
      double worst = std::numeric_limits<double>::infinity();
      for (unsigned subset = 1; subset < 1U << b.size(); ++subset)
        if ((subset >> root & 1) == 0) worst = std::min(worst, margin(root, subset));
      out = std::max(out, worst);
    }
    return out;
  }
};

TEST(WellConnectedTest, AgreesWithEnumerationOfAllSubsets) {
  int yes = 0;
  int no = 0;
  int ends = 0;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    const bool l1 = seed % 3 == 0;
    const int d = 1 + static_cast<int>(seed % 2);
    const int k = 2 + static_cast<int>(seed % 6);
    const auto problem = twoClusters(seed, l1 ? testing::l1Norm() : networkLasso(), d, k, k + 3);
    const auto test = wellConnected(problem, range(k));
    if (test.answer == Answer::NotAsked) {  // all unlabelled
      for (int i = 0; i < k; ++i) EXPECT_TRUE(problem.losses[i]->isZero()) << test.why;
      continue;
    }
    const double factor = l1 ? std::sqrt(d) : 1;
    const Enumeration all(problem, k, problem.lambda, factor);
    const double margin = all.best();
    if (std::abs(margin) < 1e-7) continue;
    EXPECT_EQ(test.answer == Answer::Yes, margin > 0) << seed << " margin " << margin;
    if (test.answer == Answer::Yes) {
      ++yes;
      for (unsigned subset = 1; subset < 1U << k; ++subset)
        if ((subset >> test.root & 1) == 0) {
          EXPECT_GT(all.margin(test.root, subset), 0) << seed;
        }
    } else {
      ++no;
      unsigned subset = 0;
      for (const int i : test.violating) subset |= 1U << i;
      ASSERT_NE(subset, 0U);
      EXPECT_LE(all.margin(test.root, subset), 1e-7) << seed;
    }
    // The window, against the same enumeration on both sides of its end.
    if (test.smallestLambda) {
      const double end = *test.smallestLambda;
      EXPECT_GT(Enumeration(problem, k, end * (1 + 1e-9), factor).best(), 0) << seed;
      if (end > 1e-9) {  // one labelled node alone: δ is 0 but for rounding, and so is the end
        ++ends;
        EXPECT_LT(Enumeration(problem, k, end * (1 - 1e-6), factor).best(), 0) << seed;
      }
    } else {
      EXPECT_LE(Enumeration(problem, k, 1e12, factor).best(), 1e-7) << seed;
    }
  }
  EXPECT_GE(yes, 100);
  EXPECT_GE(no, 100);
  EXPECT_GE(ends, 100);
}

TEST(WellConnectedTest, SmallestLambdaAgreesWithScan) {
  int ends = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    auto problem = twoClusters(seed, networkLasso(), 2, 6, 9);
    const auto smallest = wellConnected(problem, range(6)).smallestLambda;
    if (smallest) ++ends;
    for (double lambda = 1e-3; lambda < 100; lambda *= 1.3) {
      problem.lambda = lambda;
      EXPECT_EQ(wellConnected(problem, range(6)).answer == Answer::Yes,
                smallest && lambda >= *smallest)
          << seed << " " << lambda;
    }
  }
  EXPECT_GE(ends, 10);
}

TEST(WellConnectedTest, GuaranteesCommonVectorNearClusterOptimum) {
  int checked = 0;
  int bounding = 0;
  for (std::uint64_t seed = 1; checked < 40; ++seed) {
    const bool l1 = seed % 3 == 0;
    const auto problem = twoClusters(seed, l1 ? testing::l1Norm() : networkLasso(), 2, 5, 9);
    const auto test = wellConnected(problem, range(5));
    if (test.answer != Answer::Yes) continue;
    AdaptivePrimalDualSolver solver(problem, 1);
    for (int k = 0; k < 20000; ++k) solver.step();
    const Matrix& W = solver.primal();
    ASSERT_LE(DualBounder(problem).bound(W, solver.dual()).relative, 1e-8) << seed;
    ++checked;
    for (int i = 1; i < 5; ++i) EXPECT_LE((W.col(i) - W.col(0)).norm(), 1e-6) << seed;
    const double distance = (W.col(0) - *test.optimum).norm();
    EXPECT_LE(distance, *test.boundPerLambda * problem.lambda + 1e-6) << seed;
    if (distance > 0.1 * *test.boundPerLambda * problem.lambda && distance > 1e-6) ++bounding;
  }
  EXPECT_GE(bounding, 5) << "a bound that is never near says nothing";
}

TEST(WellConnectedTest, TieIsNotWellConnected) {
  // C = {0, 1}, (w − 0)² and (w − 2)²: w̄ = 1, δ = 2 each, no boundary. Root 0, 𝒜 = {1}: 2/λ < 1.
  const auto at = [](double lambda) {
    return wellConnected(scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), lambda), {1, 0});
  };
  EXPECT_EQ(at(2).answer, Answer::No);
  EXPECT_EQ(at(2 * (1 + 1e-8)).answer, Answer::Yes);
  EXPECT_EQ(at(2).nodes, (std::vector<int>{0, 1}));
  EXPECT_NEAR(*at(0.1).smallestLambda, 2, 2e-6);
  EXPECT_GE(*at(0.1).smallestLambda, 2);
  EXPECT_EQ(*at(2).boundPerLambda, 0);
  EXPECT_EQ(at(0).answer, Answer::NotAsked);
  EXPECT_NEAR(*at(0).smallestLambda, 2, 2e-6);
}

TEST(WellConnectedTest, AgreesWithHandComputation) {
  // C = {0, 1}, targets 0 and 2, edge of weight 1; node 1 has an edge of weight 0.1 to node 2.
  // α_C = 4, β = 2, |∂C| = 0.1: b_0 = 0.05 + 2/λ, b_1 = 0.1 + 0.05 + 2/λ. Root 1: b_0 < 1 from
  // λ = 2/0.95 on; root 0: b_1 < 1 from 2/0.85 on. Bound 0.1/4 per λ.
  const auto problem =
      scalarProblem({0.0, 2.0, 5.0}, {{0, 1, 1}, {1, 2, 0.1}}, networkLasso(), 2.2);
  const auto test = wellConnected(problem, {0, 1});
  EXPECT_EQ(test.answer, Answer::Yes);
  EXPECT_EQ(test.root, 1);
  EXPECT_NEAR(*test.smallestLambda, 2 / 0.95, 1e-6 * 2 / 0.95);
  EXPECT_NEAR(*test.boundPerLambda, 0.025, 1e-14);
  EXPECT_NEAR((*test.optimum)[0], 1, 1e-14);
  EXPECT_DOUBLE_EQ(test.boundaryWeight, 0.1);
}

TEST(WellConnectedTest, DisconnectedSetIsNeverWellConnected) {
  // Nodes 0 and 2 agree, so b is the boundary alone, but they meet over node 1 only.
  const auto problem = scalarProblem({1.0, 1.0, 1.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 1000);
  const auto test = wellConnected(problem, {0, 2});
  EXPECT_EQ(test.answer, Answer::No);
  EXPECT_FALSE(test.smallestLambda);
  // Two pairs that agree, without any edge between them: cut 0, b 0, and 0 < 0 is false.
  const auto pairs = scalarProblem({1.0, 1.0, 1.0, 1.0}, {{0, 1, 1}, {2, 3, 1}}, networkLasso(), 1);
  EXPECT_EQ(wellConnected(pairs, {0, 1, 2, 3}).answer, Answer::No);
  EXPECT_EQ(wellConnected(pairs, {0, 1}).answer, Answer::Yes);
}

TEST(WellConnectedTest, SingleNodeIsWellConnected) {
  const auto problem = scalarProblem({1.0, std::nullopt}, {{0, 1, 0.5}}, networkLasso(), 1);
  const auto labeled = wellConnected(problem, {0});
  EXPECT_EQ(labeled.answer, Answer::Yes);
  EXPECT_EQ(labeled.root, 0);
  EXPECT_EQ(labeled.smallestLambda, 0);
  EXPECT_NEAR(*labeled.boundPerLambda, 0.25, 1e-14);  // |∂C|/α = 0.5/2
  const auto unlabeled = wellConnected(problem, {1});
  EXPECT_EQ(unlabeled.answer, Answer::Yes);
  EXPECT_FALSE(unlabeled.boundPerLambda);
}

TEST(WellConnectedTest, UnsupportedProblemIsRefusedWithReason) {
  const auto why = [](const GtvProblem& problem, WellConnectedOptions options = {}) {
    const auto test = wellConnected(problem, {0, 1}, options);
    EXPECT_EQ(test.answer, Answer::NotAsked);
    EXPECT_FALSE(test.smallestLambda);
    return test.why;
  };
  auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 1);
  EXPECT_NE(why(problem, {.largestCluster = 1}).find("2 nodes, more than 1"), std::string::npos);
  problem.losses[0] = std::make_shared<testing::ScalarAbsolute>(1);
  EXPECT_NE(why(problem).find("differentiable"), std::string::npos);
  EXPECT_NE(
      why(scalarProblem({std::nullopt, std::nullopt}, {{0, 1, 1}}, networkLasso(), 1)).find("data"),
      std::string::npos);
  EXPECT_NE(why(scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::mocha(), 1)).find("norm"),
            std::string::npos);
  // m = 1 < d = 2 at both nodes with the same x: the sum is flat along one direction.
  const auto datasets = std::make_shared<LocalDatasets>(
      RowMatrix{{1.0, 2.0}, {1.0, 2.0}}, Vector{{0, 1}}, std::vector<Eigen::Index>{0, 1, 2});
  problem.dimension = 2;
  for (int i = 0; i < 2; ++i)
    problem.losses[i] = std::make_shared<SquaredLoss>(datasets, i, 1, Vector::Zero(2));
  EXPECT_NE(why(problem).find("strongly convex"), std::string::npos);
}

TEST(WellConnectedTest, UsesSumOfStrongConvexitiesOfSmoothLosses) {
  // Logistic losses are not strongly convex at all.
  auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 10);
  problem.losses[0] = std::make_shared<testing::LogisticSum>(Matrix::Ones(2, 1), Vector{{1, -1}});
  // w̄: minimum of 2 log(2cosh(w/2)) + (w − 2)²; α ≥ 0 + 2, and no boundary.
  const auto test = wellConnected(problem, {0, 1});
  EXPECT_EQ(test.answer, Answer::Yes);
  EXPECT_DOUBLE_EQ(test.strongConvexity, 2);
  const double w = (*test.optimum)[0];
  EXPECT_NEAR(std::tanh(w / 2) + 2 * (w - 2), 0, 1e-10);
  // δ = 2(2 − w) at both nodes.
  EXPECT_NEAR(*test.smallestLambda, 2 * (2 - w), 1e-6 * 2);
}

TEST(WellConnectedTest, StopsOnRequest) {
  std::stop_source source;
  source.request_stop();
  const auto problem = twoClusters(1, networkLasso(), 2, 6, 9);
  const auto test = wellConnected(problem, range(6), {}, source.get_token());
  EXPECT_EQ(test.answer, Answer::Unfinished);
  EXPECT_FALSE(test.smallestLambda);
}

TEST(WellConnectedTest, AnswerChangesAtSmallestLambdaOfLargeCluster) {
  auto problem = twoClusters(3, networkLasso(), 1, 150, 152);
  const auto smallest = wellConnected(problem, range(150)).smallestLambda;
  ASSERT_TRUE(smallest);
  problem.lambda = *smallest;
  EXPECT_EQ(wellConnected(problem, range(150)).answer, Answer::Yes);
  problem.lambda = *smallest * (1 - 1e-6);
  EXPECT_EQ(wellConnected(problem, range(150)).answer, Answer::No);
}

}  // namespace
}  // namespace gtv
