#include "base/decompositions.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>

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

Matrix leastSquares(const Matrix& A, const Matrix& b) { return LeastSquaresFactor(A).solve(b); }

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

Matrix symmetricSolve(const Matrix& A, const Matrix& b) { return A.ldlt().solve(b); }

bool isPositiveDefinite(const Matrix& symmetric) {
  return Eigen::LLT<Matrix>(symmetric).info() == Eigen::Success;
}

}  // namespace gtv
