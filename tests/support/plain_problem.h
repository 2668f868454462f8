#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

// Generalized total variation minimization in plain numbers, for references that share no code
// with core/: min_W Σ_i L_i(w_i) + λ Σ_e A_e φ(w_i − w_j). Only Eigen and the standard library.
namespace gtv::testing {

enum class PlainLoss { Zero, Squared, Absolute, Huber, Logistic, Hinge, Clustering };

/// L(w) = c Σ_r ℓ(x_rᵀw, y_r) + Σ_j ridge_j w_j² + Σ_j lasso_j |w_j|, c = 1/m (mean) or 1 (sum):
///   squared (t − y)², absolute |t − y|, logistic log(1 + e^(−yt)), hinge max(0, 1 − yt),
///   Huber (t − y)² inside |t − y| ≤ δ, 2δ|t − y| − δ² outside;
/// clustering: the only row of X is a, c Σ ℓ is ‖w − a‖². Zero: L ≡ 0.
struct PlainNode {
  PlainLoss loss = PlainLoss::Zero;
  Eigen::MatrixXd X;  ///< m × d
  Eigen::VectorXd y;  ///< m; ±1 for logistic and hinge
  bool mean = true;
  double delta = 1;
  Eigen::VectorXd ridge;  ///< d, or empty for none
  Eigen::VectorXd lasso;  ///< d, or empty for none

  double scale() const { return mean ? 1.0 / static_cast<double>(X.rows()) : 1.0; }
};

struct PlainEdge {
  int i = 0;
  int j = 0;
  double weight = 1;
};

enum class PlainKind { Norm, Quadratic };

/// One block of φ: κ‖v‖_p or κ·½‖Fv‖² of the coordinates S of v. φ is the sum of its blocks: nLasso
/// is p = 2 on all coordinates, ℓ₁ p = 1, MOCHA F = I, ½vᵀQv has FᵀF = Q.
struct PlainBlock {
  std::vector<int> coordinates;
  PlainKind kind = PlainKind::Norm;
  double p = 2;       ///< of a norm, 1 … ∞
  Eigen::MatrixXd F;  ///< of a quadratic, |S| columns; a factor, so that nothing cancels
  double kappa = 1;
};

struct PlainProblem {
  int dimension = 0;
  std::vector<PlainNode> nodes;
  std::vector<PlainEdge> edges;
  std::vector<PlainBlock> penalty;
  double lambda = 0;
};

/// first, first + 1, …
inline std::vector<int> consecutive(int first, int count) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), first);
  return all;
}

inline PlainBlock plainNorm(int dimension, double p, double kappa = 1) {
  return {consecutive(0, dimension), PlainKind::Norm, p, {}, kappa};
}

inline PlainBlock plainQuadratic(const Eigen::MatrixXd& F, double kappa = 1) {
  return {consecutive(0, static_cast<int>(F.cols())), PlainKind::Quadratic, 2, F, kappa};
}

/// κ‖v‖²; MOCHA is κ = ½.
inline PlainBlock plainSquare(int dimension, double kappa) {
  return plainQuadratic(Eigen::MatrixXd::Identity(dimension, dimension), 2 * kappa);
}

/// Extended precision, so that differences of objectives keep their digits.
using Extended = long double;
using ExtendedVector = Eigen::Matrix<Extended, Eigen::Dynamic, 1>;
using ExtendedMatrix = Eigen::Matrix<Extended, Eigen::Dynamic, Eigen::Dynamic>;

/// log(1 + e^(−a)) without overflow.
inline Extended softPlusOfMinus(Extended a) {
  return std::max<Extended>(0, -a) + std::log1p(std::exp(-std::abs(a)));
}

inline Extended plainSampleLoss(PlainLoss loss, Extended t, Extended y, Extended delta) {
  const Extended r = std::abs(t - y);
  switch (loss) {
    case PlainLoss::Squared:
      return r * r;
    case PlainLoss::Absolute:
      return r;
    case PlainLoss::Huber:
      return r <= delta ? r * r : 2 * delta * r - delta * delta;
    case PlainLoss::Logistic:
      return softPlusOfMinus(y * t);
    case PlainLoss::Hinge:
      return std::max<Extended>(0, 1 - y * t);
    default:
      return 0;
  }
}

/// L_i(w).
inline Extended plainNodeLoss(const PlainNode& node, const ExtendedVector& w) {
  if (node.loss == PlainLoss::Zero) return 0;
  Extended sum = 0;
  if (node.loss == PlainLoss::Clustering) {
    sum = (w - node.X.row(0).transpose().cast<Extended>()).squaredNorm();
  } else {
    const ExtendedVector t = node.X.cast<Extended>() * w;
    for (Eigen::Index r = 0; r < t.size(); ++r)
      sum += plainSampleLoss(node.loss, t[r], node.y[r], node.delta);
    sum *= node.mean ? Extended(1) / static_cast<Extended>(t.size()) : Extended(1);
  }
  if (node.ridge.size() > 0) sum += node.ridge.cast<Extended>().dot(w.cwiseAbs2());
  if (node.lasso.size() > 0) sum += node.lasso.cast<Extended>().dot(w.cwiseAbs());
  return sum;
}

/// ‖v‖_p, scaled by the largest entry so that no power overflows.
inline Extended plainPNorm(const ExtendedVector& v, double p) {
  const Extended largest = v.size() > 0 ? v.cwiseAbs().maxCoeff() : 0;
  if (largest == 0 || p == std::numeric_limits<double>::infinity()) return largest;
  Extended sum = 0;
  for (const Extended x : v) sum += std::pow(std::abs(x) / largest, static_cast<Extended>(p));
  return largest * std::pow(sum, 1 / static_cast<Extended>(p));
}

/// φ(v).
inline Extended plainPenalty(const std::vector<PlainBlock>& blocks, const ExtendedVector& v) {
  Extended sum = 0;
  for (const auto& block : blocks) {
    const ExtendedVector part = v(block.coordinates);
    sum += block.kappa * (block.kind == PlainKind::Norm
                              ? plainPNorm(part, block.p)
                              : (block.F.cast<Extended>() * part).squaredNorm() / 2);
  }
  return sum;
}

/// P(W), W is d × n.
inline Extended plainObjective(const PlainProblem& problem, const ExtendedMatrix& W) {
  Extended sum = 0;
  for (std::size_t i = 0; i < problem.nodes.size(); ++i)
    sum += plainNodeLoss(problem.nodes[i], W.col(static_cast<Eigen::Index>(i)));
  for (const auto& edge : problem.edges)
    sum += static_cast<Extended>(problem.lambda) * edge.weight *
           plainPenalty(problem.penalty, W.col(edge.i) - W.col(edge.j));
  return sum;
}

}  // namespace gtv::testing
