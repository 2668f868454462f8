#include "base/decompositions.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gtv {

SymmetricEigen symmetricEigen(const Matrix& symmetric) {
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(symmetric);
  return {solver.eigenvalues(), solver.eigenvectors(), solver.info() == Eigen::Success};
}

Vector symmetricEigenvalues(const Matrix& symmetric) {
  return Eigen::SelfAdjointEigenSolver<Matrix>(symmetric, Eigen::EigenvaluesOnly).eigenvalues();
}

ThinSvd thinSvd(const Matrix& A) {
  const Eigen::BDCSVD<Matrix> svd(A, Eigen::ComputeThinU | Eigen::ComputeThinV);
  return {svd.matrixU(), svd.singularValues(), svd.matrixV()};
}

Matrix orthogonalFactor(const Matrix& A) {
  return Eigen::HouseholderQR<Matrix>(A).householderQ() *
         Matrix(Matrix::Identity(A.rows(), A.rows()));
}

Matrix triangularFactor(const Matrix& A) {
  const auto rows = std::min(A.rows(), A.cols());
  return Eigen::HouseholderQR<Matrix>(A).matrixQR().topRows(rows).triangularView<Eigen::Upper>();
}

Matrix leastSquares(const Matrix& A, const Matrix& b) { return LeastSquaresFactor(A).solve(b); }

double leastSquaresResidual(const Matrix& A, const Vector& b) {
  if (A.size() == 0) return b.squaredNorm();
  Eigen::ColPivHouseholderQR<Matrix> qr;
  qr.setThreshold(1e-15 * static_cast<double>(A.rows() + A.cols()));
  qr.compute(A);
  const Vector turned = qr.householderQ().adjoint() * b;
  return turned.tail(A.rows() - qr.rank()).squaredNorm();
}

struct LeastSquaresFactor::Factor {
  explicit Factor(const Matrix& A) : rows(A.rows()), columns(A.cols()) {
    if (A.size() > 0) qr.compute(A);
  }
  bool isEmpty() const { return rows == 0 || columns == 0; }

  Eigen::Index rows;
  Eigen::Index columns;
  Eigen::CompleteOrthogonalDecomposition<Matrix> qr;  ///< not for empty matrices
};

LeastSquaresFactor::LeastSquaresFactor(const Matrix& A) : factor_(std::make_unique<Factor>(A)) {}

LeastSquaresFactor::~LeastSquaresFactor() = default;

Matrix LeastSquaresFactor::solve(const Matrix& b) const {
  if (factor_->isEmpty()) return Matrix::Zero(factor_->columns, b.cols());
  return factor_->qr.solve(b);
}

Matrix LeastSquaresFactor::solveTransposed(const Matrix& b) const {
  if (factor_->isEmpty()) return Matrix::Zero(factor_->rows, b.cols());
  return factor_->qr.transpose().solve(b);
}

Matrix LeastSquaresFactor::nullSpace() const {
  const auto n = factor_->columns;
  if (factor_->isEmpty()) return Matrix::Identity(n, n);
  const auto& qr = factor_->qr;
  if (qr.rank() == n) return Matrix(n, 0);
  // A P = Q [T 0; 0 0] Z: what Z takes to its last coordinates.
  const Matrix Z = qr.colsPermutation() * Matrix(qr.matrixZ().transpose());
  return Z.rightCols(n - qr.rank());
}

Matrix LeastSquaresFactor::pseudoInverse() const {
  if (factor_->isEmpty()) return Matrix::Zero(factor_->columns, factor_->rows);
  return factor_->qr.pseudoInverse();
}

EquilibratedFactor::EquilibratedFactor(const Matrix& H)
    : scale_(H.diagonal().unaryExpr([](double h) { return h > 0 ? 1 / std::sqrt(h) : 0.0; })),
      factor_(scale_.asDiagonal() * H * scale_.asDiagonal()) {}

Vector EquilibratedFactor::solve(const Vector& right) const {
  return scale_.asDiagonal() * factor_.solve(scale_.asDiagonal() * right);
}

Matrix EquilibratedFactor::inverse() const {
  return scale_.asDiagonal() * factor_.pseudoInverse() * scale_.asDiagonal();
}

Matrix symmetricSolve(const Matrix& A, const Matrix& b) { return A.ldlt().solve(b); }

Matrix positiveSolve(const Matrix& A, const Matrix& b) {
  const Eigen::LLT<Matrix> factor(A);
  if (factor.info() != Eigen::Success)
    return Matrix::Constant(b.rows(), b.cols(), std::numeric_limits<double>::quiet_NaN());
  return factor.solve(b);
}

Matrix positiveInverse(const Matrix& A) {
  return A.llt().solve(Matrix::Identity(A.rows(), A.cols()));
}

Matrix semidefiniteInverse(const Matrix& A) {
  const auto d = A.rows();
  const Vector scale =
      (A.diagonal().array() > 0).select(A.diagonal().cwiseSqrt().cwiseInverse(), 0);
  const Matrix scaled = scale.asDiagonal() * A * scale.asDiagonal();
  const Eigen::LLT<Matrix> factor(scaled);
  Matrix inverse;
  constexpr double safePivot = 1e-6;
  if (factor.info() == Eigen::Success && factor.matrixLLT().diagonal().minCoeff() > safePivot) {
    inverse = factor.solve(Matrix::Identity(d, d));
  } else {
    const auto [values, vectors, converged] = symmetricEigen(scaled);
    const double rounding = 4e-16 * static_cast<double>(d + 1) * std::max(values[d - 1], 0.0);
    const Vector inverted =
        (values.array() > rounding).select(values.cwiseInverse(), Vector::Zero(d));
    inverse = vectors * inverted.asDiagonal() * vectors.transpose();
  }
  return scale.asDiagonal() * inverse * scale.asDiagonal();
}

bool isPositiveDefinite(const Matrix& symmetric) {
  return Eigen::LLT<Matrix>(symmetric).info() == Eigen::Success;
}

}  // namespace gtv
