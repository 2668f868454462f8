// ADMM against a literal transcription of the paper.
#include "solvers/admm.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/decompositions.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::DenseLosses;
using testing::randomProblem;

/// Hallac, Leskovec, Boyd (KDD 2015), sec. 3, for quadratic losses. Both copies and both scaled
/// duals of every edge.
struct PaperAdmm {
  const GtvProblem& problem;
  bool norm2;
  double rho;
  double relaxation;
  DenseLosses losses;
  Matrix x;
  std::vector<Vector> z[2];  // z[0][e] = z_ij with i = e₊, z[1][e] = z_ji
  std::vector<Vector> u[2];

  PaperAdmm(const GtvProblem& p, bool networkLasso, double rho, double relaxation)
      : problem(p), norm2(networkLasso), rho(rho), relaxation(relaxation), losses(p) {
    x = Matrix::Zero(p.dimension, p.nodeCount());
    for (auto* list : {&z[0], &z[1], &u[0], &u[1]})
      list->assign(p.graph->edges().size(), Vector::Zero(p.dimension));
  }

  void step() {
    const int d = problem.dimension;
    for (int i = 0; i < problem.nodeCount(); ++i) {
      Matrix left = losses.H.block(i * d, i * d, d, d);
      Vector right = losses.b.segment(i * d, d);
      int degree = 0;
      for (std::size_t e = 0; e < z[0].size(); ++e)
        for (int side = 0; side < 2; ++side) {
          const auto& edge = problem.graph->edges()[e];
          if ((side == 0 ? edge.head : edge.tail) != i) continue;
          right += rho * (z[side][e] - u[side][e]);
          ++degree;
        }
      if (degree == 0) right += rho * x.col(i);
      left += rho * std::max(degree, 1) * Matrix::Identity(d, d);
      x.col(i) = symmetricSolve(left, right);
    }
    for (std::size_t e = 0; e < z[0].size(); ++e) {
      const auto& edge = problem.graph->edges()[e];
      const double c = problem.lambda * edge.weight;
      const Vector a = relaxation * x.col(edge.head) + (1 - relaxation) * z[0][e] + u[0][e];
      const Vector b = relaxation * x.col(edge.tail) + (1 - relaxation) * z[1][e] + u[1][e];
      if (norm2) {  // the closed form of the paper
        const double distance = (a - b).norm();
        const double theta = distance > 0 ? std::max(1 - c / (rho * distance), 0.5) : 0.5;
        z[0][e] = theta * a + (1 - theta) * b;
        z[1][e] = (1 - theta) * a + theta * b;
      } else {  // mean and difference
        Vector difference = a - b;
        problem.penalty->prox(difference, 2 * c / rho);
        z[0][e] = (a + b + difference) / 2;
        z[1][e] = (a + b - difference) / 2;
      }
      u[0][e] = a - z[0][e];
      u[1][e] = b - z[1][e];
    }
  }
};

TEST(AdmmSolverTest, IteratesAgreeWithPaper) {
  int fused = 0;
  int apart = 0;
  const std::vector<std::pair<bool, std::shared_ptr<const Penalty>>> penalties{
      {true, testing::networkLasso()}, {false, testing::l1Norm()}, {false, testing::mocha()}};
  for (const auto& [norm2, penalty] : penalties)
    for (const int d : {1, 2, 4, 6})
      for (const auto& [rho, relaxation] : {std::pair{1.0, 1.0}, {0.3, 1.0}, {4.0, 1.6}}) {
        const auto problem =
            randomProblem(30 + static_cast<std::uint64_t>(d), 9, d, 4, 0.35, penalty, 0.15);
        AdmmSolver solver(problem, rho, relaxation);
        PaperAdmm paper(problem, norm2, rho, relaxation);
        for (int k = 1; k <= 50; ++k) {
          solver.step();
          paper.step();
          const double size = 1 + paper.x.norm();
          ASSERT_LE((solver.primal() - paper.x).norm(), 1e-12 * size) << d << " iteration " << k;
          for (int e = 0; e < problem.edgeCount(); ++e) {
            for (int side = 0; side < 2; ++side)
              ASSERT_LE((solver.copies().col(2 * e + side) - paper.z[side][e]).norm(),
                        1e-12 * size);
            // One flow for two scaled duals.
            ASSERT_LE((solver.dual().col(e) - rho * paper.u[0][e]).norm(), 1e-12 * size);
            ASSERT_LE((solver.dual().col(e) + rho * paper.u[1][e]).norm(), 1e-12 * size);
            if (norm2) ++((paper.z[0][e] - paper.z[1][e]).norm() < 1e-12 ? fused : apart);
          }
        }
      }
  EXPECT_GT(fused, 1000);  // both branches of θ
  EXPECT_GT(apart, 1000);
}

TEST(AdmmSolverTest, FirstIterationAgreesWithHandComputation) {
  // G1 with λ = 1, ρ = 1: (2 + 1)x = 2a, x = (0, 4/3). a − b = −4/3, θ = max(1 − 3/4, ½) = ½: both
  // copies 2/3, u_01 = 0 − 2/3.
  const auto problem =
      testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1.0);
  AdmmSolver solver(problem, 1);
  solver.step();
  EXPECT_DOUBLE_EQ(solver.primal()(0, 1), 4.0 / 3);
  EXPECT_NEAR(solver.copies()(0, 0), 2.0 / 3, 1e-15);
  EXPECT_NEAR(solver.copies()(0, 1), 2.0 / 3, 1e-15);
  EXPECT_NEAR(solver.dual()(0, 0), -2.0 / 3, 1e-15);
  // Second: 3x = 2a + z − u: x_0 = (2/3 + 2/3)/3, x_1 = (4 + 2/3 − 2/3)/3.
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 4.0 / 9, 1e-15);
  EXPECT_NEAR(solver.primal()(0, 1), 4.0 / 3, 1e-15);
}

}  // namespace
}  // namespace gtv
