#pragma once

#include <Eigen/Core>
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

/// Extended precision, so that differences of objectives keep their digits.
using Extended = long double;
using ExtendedVector = Eigen::Matrix<Extended, Eigen::Dynamic, 1>;
using ExtendedMatrix = Eigen::Matrix<Extended, Eigen::Dynamic, Eigen::Dynamic>;

/// first, first + 1, …
std::vector<int> consecutive(int first, int count);

PlainBlock plainNorm(int dimension, double p, double kappa = 1);
PlainBlock plainQuadratic(const Eigen::MatrixXd& F, double kappa = 1);
/// κ‖v‖²; MOCHA is κ = ½.
PlainBlock plainSquare(int dimension, double kappa);

/// log(1 + e^(−a)) without overflow.
Extended softPlusOfMinus(Extended a);

Extended plainSampleLoss(PlainLoss loss, Extended t, Extended y, Extended delta);

/// L_i(w).
Extended plainNodeLoss(const PlainNode& node, const ExtendedVector& w);

/// ‖v‖_p, scaled by the largest entry so that no power overflows.
Extended plainPNorm(const ExtendedVector& v, double p);

/// φ(v).
Extended plainPenalty(const std::vector<PlainBlock>& blocks, const ExtendedVector& v);

/// P(W), W is d × n.
Extended plainObjective(const PlainProblem& problem, const ExtendedMatrix& W);

}  // namespace gtv::testing
