// Algorithm 1 against a literal transcription with dense matrices.
#include "solvers/primal_dual.h"

#include <gtest/gtest.h>

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <optional>

#include "base/rng.h"
#include "losses/squared_loss.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::denseIncidence;
using testing::DenseLosses;
using testing::randomProblem;
using testing::unstack;

/// [CFL] Alg. 1 for quadratic losses, all nodes stacked: T and Σ diagonal, D ⊗ I_d dense.
struct DenseAlgorithm {
  std::string penalty;
  Matrix D;
  Matrix primalInverse;  // (H + T⁻¹)⁻¹
  Vector inverseTau;
  Vector tau;
  Vector b;
  double sigma;
  Vector capacity;  // per entry of U
  int d;
  Vector w;
  Vector u;

  DenseAlgorithm(const GtvProblem& problem, std::string id, double gamma, double dualFactor)
      : penalty(std::move(id)), D(denseIncidence(problem)), d(problem.dimension) {
    const DenseLosses losses(problem);
    b = losses.b;
    tau.resize(b.size());
    for (int i = 0; i < problem.nodeCount(); ++i) {
      int degree = 0;
      for (const auto& edge : problem.graph->edges())
        if (edge.head == i || edge.tail == i) ++degree;
      tau.segment(i * d, d).setConstant(degree > 0 ? gamma / degree : gamma);
    }
    inverseTau = tau.cwiseInverse();
    Matrix shifted = losses.H;
    shifted.diagonal() += inverseTau;
    primalInverse = shifted.inverse();
    sigma = dualFactor / gamma;
    capacity.resize(D.rows());
    for (int e = 0; e < problem.edgeCount(); ++e)
      capacity.segment(e * d, d).setConstant(problem.lambda * problem.graph->edge(e).weight);
    w = Vector::Zero(D.cols());
    u = Vector::Zero(D.rows());
  }

  void step() {
    const Vector hat = w - tau.cwiseProduct(D.transpose() * u);              // line 2
    const Vector next = primalInverse * (b + inverseTau.cwiseProduct(hat));  // line 3
    const Vector ahead = u + sigma * (2 * (D * next) - D * w);               // line 4
    for (Eigen::Index e = 0; e < u.size() / d; ++e) {
      const Vector v = ahead.segment(e * d, d);
      const double c = capacity[e * d];
      Vector out;
      if (penalty == "nlasso") out = v.norm() > 0 ? Vector(v * std::min(1.0, c / v.norm())) : v;
      if (penalty == "l1") out = v.cwiseMin(c).cwiseMax(-c);
      if (penalty == "mocha") out = c > 0 ? Vector(v / (1 + sigma / c)) : Vector(0 * v);
      u.segment(e * d, d) = out;
    }
    w = next;
  }
};

TEST(PrimalDualSolverTest, IteratesAgreeWithDenseTranscription) {
  const std::vector<std::pair<std::string, std::shared_ptr<const Penalty>>> penalties{
      {"nlasso", testing::networkLasso()}, {"l1", testing::l1Norm()}, {"mocha", testing::mocha()}};
  for (const auto& [id, penalty] : penalties)
    for (const int d : {1, 2, 4, 6})
      for (const auto& [gamma, factor] : {std::pair{1.0, 0.5}, {5.0, 0.45}, {0.3, 0.2}}) {
        const auto problem =
            randomProblem(20 + static_cast<std::uint64_t>(d), 9, d, 4, 0.35, penalty, 0.15);
        PrimalDualSolver solver(problem, gamma, factor);
        DenseAlgorithm dense(problem, id, gamma, factor);
        for (int k = 1; k <= 50; ++k) {
          solver.step();
          dense.step();
          ASSERT_LE((solver.primal() - unstack(dense.w, d)).norm(), 1e-12 * (1 + dense.w.norm()))
              << id << " d " << d << " iteration " << k;
          ASSERT_LE((solver.dual() - unstack(dense.u, d)).norm(), 1e-12 * (1 + dense.u.norm()))
              << id << " d " << d << " iteration " << k;
        }
      }
}

TEST(PrimalDualSolverTest, FirstIterationAgreesWithHandComputation) {
  // G1 with λ = 1, γ = 1: deg = 1, τ = 1, ρ = 1. Line 3 at ŵ = 0: (2 + 1)w = 2a, so w = (0, 4/3).
  // Line 4: u = 0 + ½·(2(0 − 4/3) − 0) = −4/3, clipped to −1.
  const auto problem =
      testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1.0);
  PrimalDualSolver solver(problem, 1, 0.5);
  solver.step();
  EXPECT_DOUBLE_EQ(solver.primal()(0, 0), 0);
  EXPECT_DOUBLE_EQ(solver.primal()(0, 1), 4.0 / 3);
  EXPECT_DOUBLE_EQ(solver.dual()(0, 0), -1);
  EXPECT_DOUBLE_EQ(solver.lastChange(), 4.0 / 3);
  // Second: ŵ = (0 + 1, 4/3 − 1); (2a + ŵ)/3 = (1/3, (4 + 1/3)/3 = 13/9).
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 1.0 / 3, 1e-15);
  EXPECT_NEAR(solver.primal()(0, 1), 13.0 / 9, 1e-15);
}

/// Every node has m = 4 samples; c = 1 (sum) or 1/4 (mean).
GtvProblem equalSizes(double scale, double lambda, std::shared_ptr<const Penalty> penalty, int d) {
  Rng rng(5);
  const int n = 12;
  const int m = 4;
  std::vector<Edge> edges;
  for (int i = 0; i < n; ++i)
    for (int j = i + 1; j < n; ++j)
      if (rng.uniform() < 0.3) edges.push_back({i, j, std::exp(rng.normal())});
  Matrix features(d, n * m);
  rng.fillNormal(features);
  Matrix labels(n * m, 1);
  rng.fillNormal(labels);
  std::vector<Eigen::Index> offsets;
  offsets.reserve(n + 1);
  for (int i = 0; i <= n; ++i) offsets.push_back(i * m);
  auto data =
      std::make_shared<LocalDatasets>(RowMatrix(features.transpose()), labels.col(0), offsets);
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, edges).value());
  problem.losses.reserve(n);
  for (int i = 0; i < n; ++i) {
    if (i % 4 == 3)
      problem.losses.push_back(std::make_shared<ZeroLoss>(d));
    else
      problem.losses.push_back(std::make_shared<SquaredLoss>(data, i, scale, Vector::Zero(d)));
  }
  problem.penalty = std::move(penalty);
  problem.dimension = d;
  problem.lambda = lambda;
  return problem;
}

TEST(PrimalDualSolverTest, SumLossEqualsMeanLossWithLambdaDividedByM) {
  // Spec §4.1: the sum problem divided by m has u/m, τ·m and σ/m; γ = m with σγ equal. Both the
  // paper's ½ and the code's 0.45.
  const double m = 4;
  const double lambda = 0.2;
  for (const auto& penalty : {testing::networkLasso(), testing::l1Norm(), testing::mocha()})
    for (const int d : {2, 5})
      for (const double factor : {0.5, 0.45}) {
        const auto sum = equalSizes(1, lambda, penalty, d);
        const auto mean = equalSizes(1 / m, lambda / m, penalty, d);
        PrimalDualSolver sumSolver(sum, 1, factor);
        PrimalDualSolver meanSolver(mean, m, factor);
        for (int k = 1; k <= 200; ++k) {
          sumSolver.step();
          meanSolver.step();
          ASSERT_LE((sumSolver.primal() - meanSolver.primal()).norm(),
                    1e-12 * (1 + sumSolver.primal().norm()))
              << k;
          ASSERT_LE((sumSolver.dual() / m - meanSolver.dual()).norm(),
                    1e-12 * (1 + meanSolver.dual().norm()))
              << k;
        }
        EXPECT_GT(sumSolver.primal().norm(), 0.1);  // something happened
      }
}

TEST(PrimalDualSolverTest, ConvergesOnBipartiteGraphsWithLargestDualStep) {
  // Spec §4.1: on a chain the step condition holds with equality for s = ½.
  std::vector<std::optional<double>> targets;
  std::vector<Edge> edges;
  for (int i = 0; i < 30; ++i) {
    targets.emplace_back(i % 3 == 0 ? std::optional<double>(i < 15 ? 1 : -1) : std::nullopt);
    if (i > 0) edges.push_back({i - 1, i, 0.01});  // D10: weights below 1 do not enter the steps
  }
  const auto problem = testing::scalarProblem(targets, edges, testing::networkLasso(), 1);
  PrimalDualSolver solver(problem, 1, 0.5);
  for (int k = 0; k < 100000; ++k) solver.step();
  EXPECT_NEAR(problem.objective(solver.primal()),
              problem.objective(testing::denseReference(problem, "nlasso", 50000)), 1e-9);
}

TEST(AdaptivePrimalDualSolverTest, RebalancesAtPowersOfTwo) {
  const auto problem = randomProblem(8, 20, 3, 4, 0.3, testing::networkLasso(), 0.05);
  AdaptivePrimalDualSolver solver(problem, 1);
  double gamma = solver.gamma();
  for (int k = 1; k <= 300; ++k) {
    solver.step();
    const bool due = k == 8 || k == 16 || k == 32 || k == 64 || k == 128 || k == 256;
    EXPECT_EQ(solver.gamma() != gamma, due) << k;
    gamma = solver.gamma();
  }
}

}  // namespace
}  // namespace gtv
