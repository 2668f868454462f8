#pragma once

#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

/// What quadratic losses L_i(w) = ½wᵀH_iw − b_iᵀw + const give a linear system: H_i, b_i, and
/// preconditioners P_i = H_i + κ_iQ, inverted in advance (generalised, where they are singular).
///
/// From d = 5 on a Hessian of low rank, as few samples make it, is kept as H = FFᵀ with F of d × m
/// (Cholesky with pivoting), and with Q = qI, ρ = κq, the inverse as
///   P⁻¹ = (I − F(ρI + FᵀF)⁻¹Fᵀ)/ρ,
/// unless ρ is so small that digits would cancel.
class NodeBlocks {
 public:
  explicit NodeBlocks(const GtvProblem& problem);

  /// d × n
  const Matrix& rightSide() const { return rightSide_; }
  /// Takes κ_i and Q for the P_i.
  void invert(const Vector& coupling, const Matrix& Q);
  /// The diagonals of the P_i⁻¹, d × n.
  const Matrix& inverseDiagonal() const { return inverseDiagonal_; }

  /// out ← H_i x.
  template <int D, class X, class Out>
  void multiply(Eigen::Index i, const X& x, Out&& out) const {
    if constexpr (D == Eigen::Dynamic) {
      multiplyDynamic(i, x, out);
    } else {
      out.noalias() = Eigen::Map<const Eigen::Matrix<double, D, D>>(&hessians_(0, i * D)) * x;
    }
  }
  /// out ← P_i⁻¹ x.
  template <int D, class X, class Out>
  void precondition(Eigen::Index i, const X& x, Out&& out) const {
    if constexpr (D == Eigen::Dynamic) {
      preconditionDynamic(i, x, out);
    } else {
      out.noalias() = Eigen::Map<const Eigen::Matrix<double, D, D>>(&inverses_(0, i * D)) * x;
    }
  }
  /// out ← |H_i| |x|, or an upper bound of it.
  template <int D, class X, class Out>
  void magnitude(Eigen::Index i, const X& x, Out&& out) const {
    if constexpr (D == Eigen::Dynamic) {
      magnitudeDynamic(i, x, out);
    } else {
      out.noalias() =
          Eigen::Map<const Eigen::Matrix<double, D, D>>(&hessians_(0, i * D)).cwiseAbs() *
          x.cwiseAbs();
    }
  }

 private:
  /// Of a node, for d > 4.
  struct Wide {
    Matrix hessian;  ///< d × d, or F of d × m, or empty where H = 0
    bool thin = false;
    Matrix inverse;  ///< of P, d × d, or, if thinInverse, (ρI + FᵀF)⁻¹
    bool thinInverse = false;
    double rho = 0;
  };

  template <int D>
  void invertFixed(const Vector& coupling, const Matrix& Q);
  void invertWide(Eigen::Index i, double coupling, const Matrix& Q, bool isotropic);
  void multiplyDynamic(Eigen::Index i, ConstVec x, MutVec out) const;
  void preconditionDynamic(Eigen::Index i, ConstVec x, MutVec out) const;
  void magnitudeDynamic(Eigen::Index i, ConstVec x, MutVec out) const;

  int dimension_;
  Matrix rightSide_;
  Matrix inverseDiagonal_;
  Matrix hessians_;  ///< d × dn, for d ≤ 4
  Matrix inverses_;
  std::vector<Wide> wide_;  ///< n, for d > 4
  mutable Vector seen_;     ///< Fᵀx
};

}  // namespace gtv
