// The reference is checked by problems solved by hand, by a second method that shares nothing with
// it but the input, and by a dual bound written out from its definition.
#include "support/independent_solver.h"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/rng.h"
#include "penalties/catalogue.h"
#include "support/random_instances.h"

namespace gtv {
namespace {

using testing::PlainBlock;
using testing::PlainEdge;
using testing::PlainKind;
using testing::PlainLoss;
using testing::PlainNode;
using testing::plainNorm;
using testing::PlainProblem;
using testing::plainQuadratic;
using testing::plainSquare;
using testing::solveIndependently;

constexpr double infinity = std::numeric_limits<double>::infinity();

/// ℓ at one node with features x (one column) and labels y, mean over the samples.
PlainNode node(PlainLoss loss, const Vector& x, const Vector& y) {
  PlainNode out;
  out.loss = loss;
  out.X = x;
  out.y = y;
  return out;
}

/// L_i = (w − a_i)², NaN for the zero loss.
PlainProblem scalar(const std::vector<double>& targets, std::vector<PlainEdge> edges,
                    PlainBlock block, double lambda) {
  PlainProblem problem{1, {}, std::move(edges), {std::move(block)}, lambda};
  for (const double a : targets)
    problem.nodes.push_back(std::isnan(a) ? PlainNode()
                                          : node(PlainLoss::Squared, Vector{{1.0}}, Vector{{a}}));
  return problem;
}

void expectSolution(const PlainProblem& problem, const Matrix& W, double objective) {
  const auto solution = solveIndependently(problem);
  EXPECT_NEAR(solution.objective, objective, 1e-12 * objective);
  EXPECT_LE((solution.W - W).cwiseAbs().maxCoeff(), 1e-6) << solution.W;
  EXPECT_LE(solution.slack, 1e-12 * objective);
}

TEST(IndependentSolverTest, SolvesTwoNodesByHand) {
  // G1: a = 0, 2.
  const std::vector<PlainEdge> edge{{0, 1, 1}};
  expectSolution(scalar({0, 2}, edge, plainNorm(1, 2), 1), Matrix{{0.5, 1.5}}, 1.5);
  expectSolution(scalar({0, 2}, edge, plainNorm(1, 2), 3), Matrix{{1, 1}}, 2);
  expectSolution(scalar({0, 2}, edge, plainSquare(1, 0.5), 1), Matrix{{0.5, 1.5}}, 1);
  expectSolution(scalar({0, 2}, edge, plainSquare(1, 1), 1), Matrix{{2.0 / 3, 4.0 / 3}}, 4.0 / 3);
}

TEST(IndependentSolverTest, SolvesChainsAndStarsByHand) {
  // G2: weights 1 and 0.5, the middle node unlabelled; w = (λ/4, λ/4, 2 − λ/4) below λ = 4.
  const std::vector<PlainEdge> chain{{0, 1, 1}, {1, 2, 0.5}};
  const double none = std::nan("");
  expectSolution(scalar({0, none, 2}, chain, plainNorm(1, 1), 2), Matrix{{0.5, 0.5, 1.5}}, 1.5);
  expectSolution(scalar({0, none, 2}, chain, plainNorm(1, 1), 5), Matrix{{1, 1, 1}}, 2);
  // G3: centre 0, leaves −3, 0, 3: leaves at ±(3 − λ/2), P = 6λ − λ²/2 up to λ = 6, then 18.
  const std::vector<PlainEdge> star{{0, 1, 1}, {0, 2, 1}, {0, 3, 1}};
  expectSolution(scalar({0, -3, 0, 3}, star, plainNorm(1, 2), 5), Matrix{{0, -0.5, 0, 0.5}}, 17.5);
  expectSolution(scalar({0, -3, 0, 3}, star, plainNorm(1, 2), 7), Matrix{{0, 0, 0, 0}}, 18);
  // G4: a = 0, 0, 0, 4: w = (λ/6, λ/6, λ/6, 4 − λ/2), P = 4λ − λ²/3 up to λ = 6, then 12.
  const std::vector<PlainEdge> line{{0, 1, 1}, {1, 2, 1}, {2, 3, 1}};
  expectSolution(scalar({0, 0, 0, 4}, line, plainNorm(1, 2), 3), Matrix{{0.5, 0.5, 0.5, 2.5}}, 9);
  expectSolution(scalar({0, 0, 0, 4}, line, plainNorm(1, 2), 8), Matrix{{1, 1, 1, 1}}, 12);
}

TEST(IndependentSolverTest, SolvesConvexClusteringAtConsensus) {
  // G5: P = Σ‖a_i − ā‖².
  PlainProblem problem{3, {}, {}, {plainNorm(3, 2)}, 100};
  Rng rng(1);
  Matrix targets(3, 6);
  rng.fillNormal(targets);
  for (int i = 0; i < 6; ++i) {
    problem.nodes.push_back(node(PlainLoss::Clustering, Vector(), Vector::Zero(1)));
    problem.nodes.back().X = targets.col(i).transpose();
    for (int j = 0; j < i; ++j) problem.edges.push_back({j, i, 1});
  }
  const Matrix centre = targets.rowwise().mean().replicate(1, 6);
  expectSolution(problem, centre, (targets - centre).squaredNorm());
}

TEST(IndependentSolverTest, SolvesEveryLossByHand) {
  const auto alone = [](PlainNode one) {
    PlainProblem problem{1, {}, {}, {plainNorm(1, 2)}, 1};
    problem.nodes.push_back(std::move(one));
    return problem;
  };
  const Vector ones = Vector::Ones(3);
  // Median of 0, 1, 5: (1 + 0 + 4)/3.
  expectSolution(alone(node(PlainLoss::Absolute, ones, Vector{{0, 1, 5}})), Matrix{{1.0}}, 5.0 / 3);
  // Huber, δ = 1, at 0, 1, 5: 2w + 2(w − 1) = 2, w = 1: (1 + 0 + 8 − 1)/3.
  expectSolution(alone(node(PlainLoss::Huber, ones, Vector{{0, 1, 5}})), Matrix{{1.0}}, 8.0 / 3);
  // Two of three labels are +1: σ(w) = 2/3, the loss is the entropy of (2/3, 1/3).
  expectSolution(alone(node(PlainLoss::Logistic, ones, Vector{{1, 1, -1}})),
                 Matrix{{std::log(2.0)}}, std::log(3.0) - 2.0 / 3 * std::log(2.0));
  // (2 max(0, 1 − w) + max(0, 1 + w))/3 is least at w = 1.
  expectSolution(alone(node(PlainLoss::Hinge, ones, Vector{{1, 1, -1}})), Matrix{{1.0}}, 2.0 / 3);
  // (w − 2)² + ½w² + |w|: 2(w − 2) + w + 1 = 0.
  auto regularised = node(PlainLoss::Squared, Vector{{1.0}}, Vector{{2.0}});
  regularised.ridge = Vector{{0.5}};
  regularised.lasso = Vector{{1.0}};
  expectSolution(alone(regularised), Matrix{{1.0}}, 2.5);
  // Sum instead of mean: three times the loss, so (w − 2)² counts 3 against |w|: 6(w − 2) + 1 = 0.
  auto sum = node(PlainLoss::Squared, ones, Vector{{2, 2, 2}});
  sum.mean = false;
  sum.lasso = Vector{{1.0}};
  expectSolution(alone(sum), Matrix{{11.0 / 6}}, 3.0 / 36 + 11.0 / 6);
}

TEST(IndependentSolverTest, SolvesEveryPenaltyByHand) {
  // Two clustering nodes at ±a: w = ±z with z = argmin ‖z − a‖² + (λ/2)φ(2z), P twice that.
  const auto solve = [](const Vector& a, PlainBlock block, const Vector& z, double objective) {
    PlainProblem problem{2, {}, {{0, 1, 1}}, {std::move(block)}, 2};
    for (const double sign : {1.0, -1.0}) {
      problem.nodes.push_back(node(PlainLoss::Clustering, Vector(), Vector::Zero(1)));
      problem.nodes.back().X = sign * a.transpose();
    }
    expectSolution(problem, (Matrix(2, 2) << z, -z).finished(), objective);
  };
  // λ = 2, norms: 2(z − a) + 2∂φ(z) = 0. ‖·‖_∞ lowers the largest entry by 1.
  solve(Vector{{3, 1}}, plainNorm(2, infinity), Vector{{2, 1}}, 2 * (1 + 2 * 2));
  // Equal entries share it: (2, 2) − (½, ½).
  solve(Vector{{2, 2}}, plainNorm(2, infinity), Vector{{1.5, 1.5}}, 2 * (0.5 + 2 * 1.5));
  solve(Vector{{3, 1.5}}, plainNorm(2, 1), Vector{{2, 0.5}}, 2 * (2 + 2 * 2.5));
  solve(Vector{{6, 8}}, plainNorm(2, 2), Vector{{5.4, 7.2}}, 2 * (1 + 2 * 9));
  // ∇‖z‖_p = (z_j/‖z‖_p)^(p−1) at z = (2, 1), a = z + ∇.
  for (const double p : {1.2, 1.5, 3.0, 4.0, 10.0}) {
    const Vector z{{2, 1}};
    const double norm = std::pow(std::pow(2, p) + 1, 1 / p);
    const Vector gradient = (z.array() / norm).pow(p - 1);
    solve(z + gradient, plainNorm(2, p), z, 2 * (gradient.squaredNorm() + 2 * norm));
  }
  // ½vᵀQv with Q = [[1, 1], [1, 1]] and v = 2z: 2(z − a) + 4Qz = 0. a = (5, 5): z(1 + 4) = a.
  solve(Vector{{5, 5}}, plainQuadratic(Matrix{{1, 1}}), Vector{{1, 1}}, 2 * (32 + 2 * 4));
  // Mixed: ½‖·‖₁ on the first coordinate, the second not coupled.
  solve(Vector{{3, 1}}, {{0}, PlainKind::Norm, 1, {}, 0.5}, Vector{{2.5, 1}}, 2 * (0.25 + 2.5));
}

/// Dense ADMM in double precision: z = (Xw, w, Dw) split off, every part by its proximal map, the
/// losses' by bisection.
class DenseAdmm {
 public:
  DenseAdmm(const PlainProblem& problem, double rho) : problem_(problem), rho_(rho) {
    const auto size = static_cast<Eigen::Index>(problem.nodes.size()) * problem.dimension;
    A_ = Matrix::Zero(rowCount(), size);
    Eigen::Index row = 0;
    for (std::size_t i = 0; i < problem.nodes.size(); ++i) {
      const auto& X = problem.nodes[i].X;
      A_.block(row, static_cast<Eigen::Index>(i) * problem.dimension, X.rows(), X.cols()) = X;
      row += X.rows();
    }
    A_.middleRows(row, size).setIdentity();
    row += size;
    for (const auto& edge : problem.edges)
      for (int j = 0; j < problem.dimension; ++j, ++row) {
        A_(row, edge.i * problem.dimension + j) = 1;
        A_(row, edge.j * problem.dimension + j) = -1;
      }
  }

  Matrix solve(int iterations) {
    const Matrix inverse = (A_.transpose() * A_).llt().solve(A_.transpose());
    Vector z = Vector::Zero(A_.rows());
    Vector multiplier = z;
    Vector w;
    for (int k = 0; k < iterations; ++k) {
      w = inverse * (z - multiplier);
      const Vector image = A_ * w;
      const Vector before = z;
      z = proximal(image + multiplier);
      multiplier += image - z;
      if ((image - z).norm() + (z - before).norm() < 1e-13 * (1 + z.norm())) break;
    }
    return Eigen::Map<Matrix>(w.data(), problem_.dimension, w.size() / problem_.dimension);
  }

 private:
  Eigen::Index rowCount() const {
    Eigen::Index rows = 0;
    for (const auto& node : problem_.nodes) rows += node.X.rows() + problem_.dimension;
    return rows + static_cast<Eigen::Index>(problem_.edges.size()) * problem_.dimension;
  }

  Vector proximal(Vector v) const {
    Eigen::Index row = 0;
    for (const auto& node : problem_.nodes)
      for (Eigen::Index r = 0; r < node.X.rows(); ++r, ++row)
        v[row] = sampleProximal(node, node.y[r], v[row]);
    for (const auto& node : problem_.nodes)
      for (int j = 0; j < problem_.dimension; ++j, ++row) {
        const double lasso = node.lasso.size() > 0 ? node.lasso[j] / rho_ : 0;
        const double ridge = node.ridge.size() > 0 ? node.ridge[j] / rho_ : 0;
        v[row] = std::copysign(std::max(0.0, std::abs(v[row]) - lasso), v[row]) / (1 + 2 * ridge);
      }
    for (const auto& edge : problem_.edges) {
      for (const auto& block : problem_.penalty) {
        Vector part = v.segment(row, problem_.dimension)(block.coordinates);
        const double c = problem_.lambda * edge.weight * block.kappa / rho_;
        v.segment(row, problem_.dimension)(block.coordinates) = blockProximal(block, part, c);
      }
      row += problem_.dimension;
    }
    return v;
  }

  /// argmin_t cℓ(t) + (ρ/2)(t − v)² by bisection of the derivative.
  double sampleProximal(const PlainNode& node, double y, double v) const {
    const auto slope = [&](double t) {
      switch (node.loss) {
        case PlainLoss::Squared:
          return 2 * (t - y);
        case PlainLoss::Absolute:
          return t < y ? -1.0 : 1.0;
        case PlainLoss::Huber:
          return 2 * std::clamp(t - y, -node.delta, node.delta);
        case PlainLoss::Logistic:
          return -y / (1 + std::exp(y * t));
        default:
          return y * t < 1 ? -y : 0.0;
      }
    };
    double low = v - 100;
    double high = v + 100;
    for (int k = 0; k < 70; ++k) {
      const double t = (low + high) / 2;
      (node.scale() * slope(t) + rho_ * (t - v) > 0 ? high : low) = t;
    }
    return (low + high) / 2;
  }

  static Vector blockProximal(const PlainBlock& block, const Vector& v, double c) {
    if (block.kind == PlainKind::Quadratic) {
      Matrix system = c * block.F.transpose() * block.F;
      system.diagonal().array() += 1;
      return system.llt().solve(v);
    }
    const auto soft = [&](double threshold) {
      return Vector(v.unaryExpr(
          [&](double x) { return std::copysign(std::max(0.0, std::abs(x) - threshold), x); }));
    };
    if (block.p == 1) return soft(c);
    if (block.p == 2) return v * std::max(0.0, 1 - c / std::max(v.norm(), 1e-300));
    // p = ∞: v minus its projection on the ℓ₁ ball of radius c, by bisection of the threshold.
    if (v.cwiseAbs().sum() <= c) return Vector::Zero(v.size());
    double low = 0;
    double high = v.cwiseAbs().maxCoeff();
    for (int k = 0; k < 60; ++k) {
      const double threshold = (low + high) / 2;
      (soft(threshold).cwiseAbs().sum() > c ? low : high) = threshold;
    }
    return v - soft(high);
  }

  const PlainProblem& problem_;
  double rho_;
  Matrix A_;
};

/// Seven nodes in two components and an unlabelled one, well scaled.
PlainProblem smallProblem(std::uint64_t seed, PlainLoss loss) {
  Rng rng(seed);
  PlainProblem problem{3, {}, {}, {}, 0.02 + 0.3 * rng.uniform()};
  for (int i = 0; i < 7; ++i) {
    PlainNode one;
    if (i != 2) {
      one.loss = loss;
      one.delta = 0.5;
      one.X.resize(5, 3);
      one.y.resize(5);
      for (auto& x : one.X.reshaped()) x = rng.normal();
      for (auto& y : one.y) y = 2 * rng.normal();
      if (loss == PlainLoss::Logistic || loss == PlainLoss::Hinge)
        for (auto& y : one.y) y = y > 0 ? 1 : -1;
      if (i < 2 || loss == PlainLoss::Logistic) one.ridge = Vector::Constant(3, 0.1);
      if (i == 4) one.lasso = Vector{{0, 0.1, 0.2}};
    }
    problem.nodes.push_back(std::move(one));
    for (int j = i % 2; j < i; j += 2)
      if (rng.uniform() < 0.7) problem.edges.push_back({j, i, std::exp(rng.normal())});
  }
  return problem;
}

TEST(IndependentSolverTest, AgreesWithDenseAdmm) {
  const std::vector<std::vector<PlainBlock>> penalties{
      {plainNorm(3, 2)},
      {plainNorm(3, 1)},
      {plainNorm(3, infinity)},
      {plainSquare(3, 0.7)},
      {plainQuadratic(Matrix{{1, 2, -1}, {0, 1, 1}})},
      {{{0, 2}, PlainKind::Norm, 2, {}, 0.5}, {{1}, PlainKind::Quadratic, 2, Matrix{{1.0}}, 3}}};
  std::uint64_t seed = 0;
  for (const auto loss : {PlainLoss::Squared, PlainLoss::Absolute, PlainLoss::Huber,
                          PlainLoss::Logistic, PlainLoss::Hinge})
    for (const auto& penalty : penalties) {
      auto problem = smallProblem(++seed, loss);
      problem.penalty = penalty;
      const auto solution = solveIndependently(problem);
      const Matrix W = DenseAdmm(problem, 0.3).solve(6000);
      const auto other =
          static_cast<double>(testing::plainObjective(problem, W.cast<testing::Extended>()));
      EXPECT_LE(solution.objective, other * (1 + 1e-13)) << "seed " << seed;
      EXPECT_NEAR(solution.objective, other, 1e-7 * other) << "seed " << seed;
      EXPECT_LE(solution.slack, 1e-12 * solution.objective) << "seed " << seed;
    }
}

TEST(IndependentSolverTest, FlowsCertifyItsClusteringSolutions) {
  // L* (v) = vᵀa + ‖v‖²/4 is finite everywhere, so D(U) = −Σ L*(−s_i) for ‖u_e‖_q ≤ λA_e.
  for (const double p : {1.0, 1.2, 1.5, 2.0, 3.0, 10.0, infinity})
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      testing::InstanceOptions options;
      options.seed = seed;
      options.loss = PlainLoss::Clustering;
      options.ridge = false;
      auto problem = testing::randomInstance(options).plain;
      const int d = problem.dimension;
      problem.penalty = {plainNorm(d, p)};
      for (auto& one : problem.nodes)
        if (one.loss == PlainLoss::Zero) {
          one = node(PlainLoss::Clustering, Vector(), Vector::Zero(1));
          one.X = RowMatrix::Zero(1, d);
        }
      const auto solution = solveIndependently(problem);
      const double q = p == 1 ? infinity : p == infinity ? 1 : p / (p - 1);
      Matrix outflow = Matrix::Zero(d, static_cast<Eigen::Index>(problem.nodes.size()));
      double dual = 0;
      for (std::size_t e = 0; e < problem.edges.size(); ++e) {
        const auto& edge = problem.edges[e];
        const Vector u = solution.U.col(static_cast<Eigen::Index>(e));
        const auto size = static_cast<double>(testing::plainPNorm(u.cast<testing::Extended>(), q));
        const double capacity = problem.lambda * edge.weight;
        ASSERT_LE(size, capacity * (1 + 1e-9));
        const Vector inside = u * std::min(1.0, capacity / std::max(size, 1e-300));
        outflow.col(edge.i) += inside;
        outflow.col(edge.j) -= inside;
      }
      for (std::size_t i = 0; i < problem.nodes.size(); ++i) {
        const Vector s = outflow.col(static_cast<Eigen::Index>(i));
        dual += problem.nodes[i].X.row(0).dot(s) - s.squaredNorm() / 4;
      }
      EXPECT_LE(dual, solution.objective * (1 + 1e-12)) << "p " << p << " seed " << seed;
      EXPECT_GE(dual, solution.objective * (1 - 1e-10)) << "p " << p << " seed " << seed;
    }
}

TEST(IndependentSolverTest, EstimatesItsErrorOnRandomInstances) {
  for (const auto loss : {PlainLoss::Squared, PlainLoss::Absolute, PlainLoss::Huber,
                          PlainLoss::Logistic, PlainLoss::Hinge, PlainLoss::Clustering})
    for (const auto& penalty : penaltyCatalogue().entries)
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        testing::InstanceOptions options{
            seed, loss, penalty.info.id, {PlainLoss::Squared, PlainLoss::Hinge}, true, true, false};
        const auto instance = testing::randomInstance(options);
        const auto& problem = instance.plain;
        const auto atZero = static_cast<double>(testing::plainObjective(
            problem, testing::ExtendedMatrix::Zero(
                         problem.dimension, static_cast<Eigen::Index>(problem.nodes.size()))));
        const auto solution = solveIndependently(problem);
        EXPECT_LE(solution.objective, atZero);
        EXPECT_LE(solution.slack, 1e-11 * std::max(solution.objective, 1e-3 * atZero))
            << instance.describe();
      }
}

}  // namespace
}  // namespace gtv
