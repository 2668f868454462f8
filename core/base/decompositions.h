#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "base/types.h"

namespace gtv {

// Dense decompositions, compiled in one place: every file that names one of their templates would
// compile it again. Of symmetric matrices the lower triangle is read.

struct SymmetricEigen {
  Vector values;   ///< ascending
  Matrix vectors;  ///< columns, orthonormal
  bool converged;
};
SymmetricEigen symmetricEigen(const Matrix& symmetric);

/// Ascending.
Vector symmetricEigenvalues(const Matrix& symmetric);

/// A = U diag(s) Vᵀ with min(rows, columns) singular values, descending.
struct ThinSvd {
  Matrix U;
  Vector s;
  Matrix V;
};
ThinSvd thinSvd(const Matrix& A);

/// The orthogonal factor of A = QR: rows × rows, its first columns span those of A if these are
/// independent.
Matrix orthogonalFactor(const Matrix& A);

/// R of A = QR, min(rows, columns) × columns: ‖Rx‖ = ‖Ax‖ for every x.
Matrix triangularFactor(const Matrix& A);

/// argmin ‖Ax − b‖, the shortest if there are many; column by column of b.
Matrix leastSquares(const Matrix& A, const Matrix& b);

/// A = QR with min(rows, columns) orthonormal columns of Q and as many rows of R.
struct ThinQr {
  Matrix Q;
  Matrix R;
};

/// These three give nothing as soon as a stop is asked for: for matrices that take longer than a
/// moment.
std::optional<ThinQr> thinQr(const Matrix& A, const std::stop_token& stop);
std::optional<Matrix> triangularFactor(const Matrix& A, const std::stop_token& stop);
std::optional<Matrix> leastSquares(const Matrix& A, const Matrix& b, const std::stop_token& stop);

/// min_x ‖Ax − b‖²: the square of what is left of b outside the columns of A, so that no x that is
/// large by rounding can spoil it. Columns that are rounding beside the others do not count.
double leastSquaresResidual(const Matrix& A, const Vector& b);
/// The same for matrices that take longer than a moment; nothing as soon as a stop is asked for.
std::optional<double> leastSquaresResidual(const Matrix& A, const Vector& b,
                                           const std::stop_token& stop);

/// The same for many b, and A⁺ itself.
class LeastSquaresFactor {
 public:
  explicit LeastSquaresFactor(const Matrix& A);
  ~LeastSquaresFactor();
  Matrix solve(const Matrix& b) const;
  /// The same for Aᵀ.
  Matrix solveTransposed(const Matrix& b) const;
  /// Orthonormal columns that A maps to 0.
  Matrix nullSpace() const;
  Matrix pseudoInverse() const;

 private:
  struct Factor;
  std::unique_ptr<Factor> factor_;
};

/// Solves with a symmetric positive semidefinite matrix, in the least-squares sense; equilibrated,
/// so that a feature in small units is not taken for a missing one.
class EquilibratedFactor {
 public:
  explicit EquilibratedFactor(const Matrix& H);
  Vector solve(const Vector& right) const;
  Matrix inverse() const;

 private:
  Vector scale_;
  LeastSquaresFactor factor_;
};

/// A⁻¹b for a symmetric A that may be close to indefinite: LDLᵀ with pivoting.
Matrix symmetricSolve(const Matrix& A, const Matrix& b);
/// The same for matrices that take longer than a moment, which gives nothing as soon as a stop is
/// asked for; in the least-squares sense where A is not positive definite.
std::optional<Matrix> symmetricSolve(const Matrix& A, const Matrix& b, const std::stop_token& stop);

/// A⁻¹b for a symmetric positive definite A, by Cholesky's method; not finite where A is not one.
Matrix positiveSolve(const Matrix& A, const Matrix& b);

/// A⁻¹ for a symmetric positive definite A, by Cholesky's method.
Matrix positiveInverse(const Matrix& A);

/// A generalised inverse X ⪰ 0 of A ⪰ 0: AXA = A, and X = A⁻¹ if A is definite. A is brought to a
/// unit diagonal first, so that the scale of coordinates does not matter; then eigenvalues that are
/// rounding count as 0.
Matrix semidefiniteInverse(const Matrix& A);

bool isPositiveDefinite(const Matrix& symmetric);

}  // namespace gtv
