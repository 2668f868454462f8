#include "second_order/conjugate_gradient.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/rng.h"
#include "diagnostics/metrics.h"
#include "losses/squared_loss.h"
#include "problem/dual_bound.h"
#include "second_order/direct.h"
#include "support/custom_terms.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;
using testing::randomProblem;
using testing::stronglyConvexProblem;

/// ‖∇P(W)‖/‖∇P(0)‖, by the losses' own gradients.
double relativeResidual(const GtvProblem& problem, const Matrix& W) {
  const QuadraticCoupling coupling(problem);
  const auto norm = [&](const Matrix& at) {
    Matrix U(at.rows(), problem.edgeCount());
    Matrix gradient(at.rows(), at.cols());
    coupling.flow(at, U);
    coupling.gradient(at, U, gradient);
    return gradient.norm();
  };
  return norm(W) / norm(Matrix::Zero(W.rows(), W.cols()));
}

TEST(ConjugateGradientSolverTest, SolvesTwoNodesByHand) {
  // M = [5 −3; −3 5], b = (0, 4), P = 5I: p = z = (0, 4/5), Mp = (−12/5, 4), rᵀz = 16/5 = pᵀMp:
  // α = 1, w = (0, 4/5), r = (12/5, 0). In two steps the solution, (3/4, 5/4).
  const auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, mocha(), 3);
  ConjugateGradientSolver solver(problem);
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 0, 1e-15);
  EXPECT_NEAR(solver.primal()(0, 1), 0.8, 1e-15);
  EXPECT_NEAR(solver.dual()(0, 0), -2.4, 1e-15);
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 0.75, 1e-15);
  EXPECT_NEAR(solver.primal()(0, 1), 1.25, 1e-15);
  EXPECT_NEAR(solver.dual()(0, 0), -1.5, 1e-15);
}

TEST(ConjugateGradientSolverTest, NeedsAtMostAsManyStepsAsUnknowns) {
  for (const int d : {1, 2, 3, 5, 8}) {
    const auto problem = stronglyConvexProblem(2, 6, d, 0.5, mocha(), 0.5);
    ConjugateGradientSolver solver(problem);
    iterate(solver, 6 * d + 1);
    const Matrix reference = testing::denseReference(problem, "mocha");
    EXPECT_LE((solver.primal() - reference).norm(), 1e-9 * reference.norm()) << d;
  }
}

TEST(ConjugateGradientSolverTest, ErrorDecreasesInNormOfTheSystem) {
  // The objective is ½‖w − ŵ‖_M² + const: it falls in every step.
  const auto problem = randomProblem(3, 40, 2, 4, 0.1, mocha(), 0.3);
  ConjugateGradientSolver solver(problem);
  double before = problem.objective(solver.primal());
  for (int k = 0; k < 25; ++k) {
    solver.step();
    const double after = problem.objective(solver.primal());
    EXPECT_LT(after, before) << k;
    before = after;
  }
}

TEST(ConjugateGradientSolverTest, ResidualsAreAccurateToRounding) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const int d = 1 + static_cast<int>(seed % 7);
    const auto problem = randomProblem(seed, 60, d, 6, 0.08, mocha(), seed % 2 == 0 ? 0.05 : 5);
    ConjugateGradientSolver solver(problem);
    iterate(solver, 600);
    EXPECT_LE(relativeResidual(problem, solver.primal()), 1e-12) << seed;
    EXPECT_EQ(solver.lastChange(), 0) << seed;  // it knows
  }
}

TEST(ConjugateGradientSolverTest, SingularSystemsReachAMinimiserAndStayThere) {
  // At most two samples for d = 6, unlabelled nodes and components; also forms that see some
  // directions only.
  Rng rng(3);
  Matrix root(6, 2);
  rng.fillNormal(root);
  const auto form = std::make_shared<testing::FormPenalty>(root * root.transpose());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::shared_ptr<const Penalty> penalty =
        seed % 2 == 0 ? std::static_pointer_cast<const Penalty>(form) : mocha();
    const auto problem = randomProblem(seed, 12, 6, 2, 0.12, penalty, 0.2);
    ConjugateGradientSolver solver(problem);
    iterate(solver, 300);
    const Matrix first = solver.primal();
    DirectSolver direct(problem);
    iterate(direct, 30);
    EXPECT_NEAR(problem.objective(first), problem.objective(direct.primal()),
                1e-12 * problem.objective(Matrix::Zero(6, 12)))
        << seed;
    EXPECT_LE(kktResidual(problem, first, solver.dual()), 1e-11) << seed;
    iterate(solver, 3000);
    EXPECT_LE((solver.primal() - first).norm(), 1e-10 * first.norm()) << seed;  // no drift
  }
}

TEST(ConjugateGradientSolverTest, HandlesWeightsOverManyOrdersOfMagnitude) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto problem = randomProblem(seed, 15, 2, 5, 0.3, mocha(), 1);
    auto edges = problem.graph->edges();
    Rng rng(seed);
    for (auto& edge : edges) edge.weight = std::pow(10, rng.uniform(-3, 3));
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(15, edges).value());
    ConjugateGradientSolver solver(problem);
    iterate(solver, 2000);
    const auto bound = DualBounder(problem).bound(solver.primal(), solver.dual());
    EXPECT_LE(bound.relative, 1e-10) << seed;
  }
}

TEST(ConjugateGradientSolverTest, HandlesManyParametersAndFewSamples) {
  // d = 24, m = 3: thin Hessians; with ridge on some nodes, which are not thin.
  for (const bool ridge : {false, true}) {
    auto problem = stronglyConvexProblem(1, 10, 24, 0.2, mocha(), 0.3);
    Rng rng(5);
    for (int i = 0; i < 10; ++i) {
      Matrix features(24, 3);
      rng.fillNormal(features);
      Matrix labels(3, 1);
      rng.fillNormal(labels);
      const auto data = std::make_shared<LocalDatasets>(
          RowMatrix(features.transpose()), labels.col(0), std::vector<Eigen::Index>{0, 3});
      problem.losses[i] = std::make_shared<SquaredLoss>(
          data, 0, 1.0 / 3, Vector::Constant(24, ridge && i % 2 == 0 ? 0.2 : 0.0));
    }
    problem.losses[7] = std::make_shared<ZeroLoss>(24);
    for (const double lambda : {0.3, 1e-4, 1e-9, 10.0}) {
      problem.lambda = lambda;
      ConjugateGradientSolver solver(problem);
      iterate(solver, 1500);
      const Matrix reference = testing::denseReference(problem, "mocha");
      EXPECT_NEAR(problem.objective(solver.primal()), problem.objective(reference),
                  1e-11 * problem.objective(Matrix::Zero(24, 10)))
          << lambda << ridge;
      if (lambda >= 1e-4) {
        EXPECT_LE(relativeResidual(problem, solver.primal()), 1e-11) << lambda << ridge;
      }
    }
  }
}

TEST(ConjugateGradientSolverTest, NewLambdaRestartsFromPresentModels) {
  auto problem = stronglyConvexProblem(4, 40, 3, 0.2, mocha(), 0.1);
  ConjugateGradientSolver solver(problem);
  iterate(solver, 30);
  for (const double lambda : {0.12, 3.0, 1e-6, 0.0, 1e4}) {
    problem.lambda = lambda;
    solver.problemChanged();
    ConjugateGradientSolver fresh(problem);
    fresh.startFrom(solver.primal(), Matrix(3, 0));
    iterate(solver, 1);
    fresh.step();
    EXPECT_EQ(solver.primal(), fresh.primal()) << lambda;
    EXPECT_EQ(solver.dual(), fresh.dual()) << lambda;
    iterate(solver, 400);
    EXPECT_LE(relativeResidual(problem, solver.primal()), 1e-12 * std::max(1.0, lambda)) << lambda;
  }
}

TEST(ConjugateGradientSolverTest, FlowBelongsToPresentModels) {
  auto problem = randomProblem(8, 20, 2, 4, 0.2, mocha(), 0.2);
  ConjugateGradientSolver solver(problem);
  const QuadraticCoupling coupling(problem);
  Matrix flow(2, problem.edgeCount());
  for (int k = 0; k < 5; ++k) {
    solver.step();
    coupling.flow(solver.primal(), flow);
    EXPECT_EQ(solver.dual(), flow);
    EXPECT_EQ(solver.state().U, flow);
  }
  solver.startFrom(Matrix::Constant(2, 20, 3), Matrix::Constant(2, problem.edgeCount(), 7));
  EXPECT_EQ(solver.dual().norm(), 0);
}

}  // namespace
}  // namespace gtv
