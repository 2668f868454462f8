#include "second_order/smoothed_newton.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "base/rng.h"
#include "problem/dual_bound.h"
#include "second_order/block_system.h"
#include "second_order/newton.h"
#include "second_order/tree_newton.h"
#include "support/random_instances.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::PlainLoss;
using testing::randomProblem;

constexpr std::array eligible{PlainLoss::Squared, PlainLoss::Clustering, PlainLoss::Huber,
                              PlainLoss::Logistic};

/// Where `newton` ends.
double optimum(const GtvProblem& problem) {
  NewtonSolver solver(problem);
  double best = problem.objective(solver.primal());
  for (int k = 0; k < 400; ++k) {
    solver.step();
    best = std::min(best, problem.objective(solver.primal()));
  }
  return best;
}

double reached(SmoothedNewtonSolver& solver, const GtvProblem& problem, int steps) {
  for (int k = 0; k < steps; ++k) solver.step();
  return problem.objective(solver.primal());
}

int stepsToCertificate(Solver& solver, const DualBounder& bounder, double relative, int most) {
  for (int k = 1; k <= most; ++k) {
    solver.step();
    if (bounder.bound(solver.primal(), solver.dual()).relative <= relative) return k;
  }
  return most + 1;
}

TEST(SmoothedNewtonTest, AgreesWithNewtonFromColdAndWarmStarts) {
  int cyclic = 0;
  for (const auto loss : eligible)
    for (const std::string penalty : {"nlasso", "l1"})
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        testing::InstanceOptions options;
        options.seed = seed;
        options.loss = loss;
        options.penalty = penalty;
        const auto instance = testing::randomInstance(options);
        auto problem = testing::makeProblem(instance);
        if (problem.losses.empty()) continue;
        const double size = problem.objective(Matrix::Zero(problem.dimension, problem.nodeCount()));
        SmoothedNewtonSolver solver(problem);
        EXPECT_NEAR(reached(solver, problem, 200), optimum(problem), 1e-9 * size)
            << instance.describe();
        problem.lambda *= 1.3;
        solver.problemChanged();
        EXPECT_NEAR(reached(solver, problem, 200), optimum(problem), 1e-9 * size)
            << "warm, " << instance.describe();
        if (!TreeNewtonSolver::refusal(problem).empty()) ++cyclic;
      }
  EXPECT_GE(cyclic, 20);
}

TEST(SmoothedNewtonTest, CertifiesAfterFewSteps) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    for (const auto& penalty : {testing::networkLasso(), testing::l1Norm()}) {
      auto problem = randomProblem(seed, 40, 2, 6, 0.3, penalty, 0.1);
      SmoothedNewtonSolver solver(problem);
      const DualBounder bounder(problem);
      EXPECT_LE(stepsToCertificate(solver, bounder, 1e-6, 100), 25) << seed;
      EXPECT_LE(stepsToCertificate(solver, bounder, 1e-9, 100), 40) << seed;
      problem.lambda *= 1.05;
      solver.problemChanged();
      EXPECT_LE(stepsToCertificate(solver, bounder, 1e-6, 100), 10) << seed;
    }
}

TEST(SmoothedNewtonTest, EqualsTreeNewtonOnForests) {
  const auto problem =
      testing::scalarProblem({0.0, 2.0, std::nullopt, 5.0, 1.0}, {{0, 1, 1}, {1, 2, 2}, {3, 4, 1}},
                             testing::networkLasso(), 0.3);
  SmoothedNewtonSolver smoothed(problem);
  TreeNewtonSolver tree(problem);
  for (int k = 0; k < 10; ++k) {
    smoothed.step();
    tree.step();
    EXPECT_EQ(smoothed.primal(), tree.primal());
    EXPECT_EQ(smoothed.dual(), tree.dual());
  }
}

/// A ring of n nodes, with a chord from every node to one far away if `expander`.
GtvProblem ring(int n, int d, bool expander) {
  std::vector<Edge> edges;
  Rng rng(1);
  for (int i = 0; i < n; ++i) {
    edges.push_back({i, (i + 1) % n, 1});
    for (int k = 0; expander && k < 4; ++k) {
      const int j = static_cast<int>(rng.below(n));
      if (std::abs(i - j) > 1 && std::abs(i - j) < n - 1) edges.push_back({i, j, 1});
    }
  }
  for (auto& edge : edges)
    if (edge.head > edge.tail) std::swap(edge.head, edge.tail);
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
    return std::pair(a.head, a.tail) < std::pair(b.head, b.tail);
  });
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, edges).value());
  problem.losses.assign(static_cast<std::size_t>(n), std::make_shared<ZeroLoss>(d));
  problem.penalty = testing::networkLasso();
  problem.dimension = d;
  problem.lambda = 1;
  return problem;
}

TEST(SmoothedNewtonTest, PlanDependsOnFillInInsteadOfSize) {
  using Elimination = SmoothedNewtonPlan::Elimination;
  const auto chain =
      testing::scalarProblem({1, 2, 3}, {{0, 1, 1}, {1, 2, 1}}, testing::networkLasso(), 1);
  EXPECT_EQ(planSmoothedNewton(chain).elimination, Elimination::Forest);
  EXPECT_EQ(planSmoothedNewton(ring(8, 2, true)).elimination, Elimination::Dense);
  // No fill to speak of, and far more than 600 unknowns.
  const auto wide = planSmoothedNewton(ring(5000, 2, false));
  EXPECT_EQ(wide.elimination, Elimination::Sparse);
  EXPECT_LT(wide.cost, 1e6);
  // A tenth of its nodes, and far dearer.
  const auto dense = planSmoothedNewton(ring(500, 2, true));
  EXPECT_EQ(dense.elimination, Elimination::Sparse);
  EXPECT_GT(dense.cost, 10 * wide.cost);
}

TEST(SmoothedNewtonTest, RefusesTooLargeFactorsAndNamesTheirSize) {
  EXPECT_EQ(SmoothedNewtonSolver::refusal(ring(400, 2, true)), "");
  EXPECT_THAT(SmoothedNewtonSolver::refusal(ring(4000, 4, true)),
              ::testing::HasSubstr("multiplications per step on this network, the limit is 3e+09"));
}

TEST(BlockSystemTest, DenseAndSparseSystemsSolveAssembledMatrix) {
  for (const int d : {1, 2, 3, 5}) {
    Rng rng(static_cast<std::uint64_t>(d));
    const auto problem = randomProblem(4, 12, d, 3, 0.4, testing::networkLasso(), 1);
    const auto& graph = *problem.graph;
    const int n = graph.nodeCount();
    const auto positive = [&](Eigen::Ref<Matrix> out) {
      Matrix root(d, d);
      rng.fillNormal(root);
      out = root * root.transpose() + 0.1 * Matrix::Identity(d, d);
    };
    Matrix S(d, d * n);
    Matrix C(d, d * graph.edgeCount());
    Matrix assembled = Matrix::Zero(n * d, n * d);
    for (int i = 0; i < n; ++i) {
      positive(S.middleCols(i * d, d));
      assembled.block(i * d, i * d, d, d) = S.middleCols(i * d, d);
    }
    for (int e = 0; e < graph.edgeCount(); ++e) {
      positive(C.middleCols(e * d, d));
      Matrix D = Matrix::Zero(d, n * d);
      D.middleCols(graph.edge(e).head * d, d).setIdentity();
      D.middleCols(graph.edge(e).tail * d, d) = -Matrix::Identity(d, d);
      assembled += D.transpose() * C.middleCols(e * d, d) * D;
    }
    Matrix x(d, n);
    rng.fillNormal(x);
    const Vector right = assembled * x.reshaped();
    for (const auto& system : {makeDenseBlockSystem(graph, d), makeSparseBlockSystem(graph, d)})
      for (int repeat = 0; repeat < 2; ++repeat) {
        Matrix solution = right.reshaped(d, n);
        system->solve(S, C, solution);
        EXPECT_LE((solution - x).norm(), 1e-11 * x.norm()) << d;
      }
    S = -S;  // not positive definite
    Matrix solution = right.reshaped(d, n);
    C.setZero();
    makeDenseBlockSystem(graph, d)->solve(S, C, solution);
    EXPECT_FALSE(solution.allFinite());
  }
}

}  // namespace
}  // namespace gtv
