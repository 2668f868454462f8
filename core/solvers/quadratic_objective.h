#pragma once

#include "base/result.h"
#include "base/types.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// The Hessian of Σ_i L_i(w_i) + λ Σ_e A_e φ((DW)_e) for a quadratic penalty and losses whose
/// Hessian is constant: d n × d n, node after node.
Matrix networkHessian(const GtvProblem& problem);

/// A small quadratic objective f(w) = ½wᵀHw − bᵀw + const as gradient descent sees it [LN ch. 5]:
/// the eigenvalues 0 ≤ λ₁ ≤ … ≤ λ_d of H say how fast w⁺ = w − α∇f(w) comes near its minimiser,
///   ‖w⁺ − ŵ‖₂ ≤ κ(α)‖w − ŵ‖₂,  κ(α) = max(|1 − αλ₁|, |1 − αλ_d|)  [LN 34].
class QuadraticObjective {
 public:
  enum class Scope {
    Network,  ///< the objective of GTVMin, of the models of all nodes together
    Mean,     ///< (1/n)Σ_i L_i(w), of one model for all
    Node,     ///< L_i(w)
  };
  /// An Error says what is not quadratic, or too large, and what would help. `node` is i.
  static Result<QuadraticObjective> make(const GtvProblem& problem, Scope scope, int node = 0);

  /// λ₁, which is 0 where it is rounding beside λ_d.
  double least() const { return least_; }
  /// λ_d.
  double largest() const { return largest_; }
  double contraction(double step) const;
  /// k^(η) = ⌈log(1/η)/log(1/κ(α))⌉ [LN 35]: after so many steps ‖w_k − ŵ‖ is at most η‖w_0 − ŵ‖,
  /// for 0 < η < 1. A whole number, at least 1; +∞ where κ ≥ 1.
  double iterations(double step, double share) const;
  /// 2/(λ₁ + λ_d) [LN 36]; 0 for H = 0.
  double optimalStep() const { return largest_ > 0 ? 2 / (least_ + largest_) : 0; }
  /// 2/λ_d: from here on steps do not shrink the distance [LN 38]; +∞ for H = 0.
  double stableBound() const { return 2 / largest_; }

  /// ‖w − ŵ‖₂ with ŵ the minimiser nearest to w. `w` has the models of all nodes one after the
  /// other, or the one model.
  double distance(ConstVec w) const;
  /// The same once it is no more than rounding: nothing can be said of its digits.
  bool isRounding(double distance) const;

  /// Numbers of w.
  static constexpr int mostParameters = 200;

 private:
  QuadraticObjective(const Matrix& H, ConstVec gradientAtZero);

  double least_ = 0;
  double largest_ = 0;
  Matrix range_;   ///< orthonormal columns: directions with curvature
  Vector target_;  ///< ŵ in those
};

}  // namespace gtv
