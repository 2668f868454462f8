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
  Eigen::CompleteOrthogonalDecomposition<Matrix> qr;
};

LeastSquaresFactor::LeastSquaresFactor(const Matrix& A)
    : factor_(std::make_unique<Factor>(Factor{Eigen::CompleteOrthogonalDecomposition<Matrix>(A)})) {
}

LeastSquaresFactor::~LeastSquaresFactor() = default;

Matrix LeastSquaresFactor::solve(const Matrix& b) const { return factor_->qr.solve(b); }

Matrix LeastSquaresFactor::pseudoInverse() const { return factor_->qr.pseudoInverse(); }

Matrix symmetricSolve(const Matrix& A, const Matrix& b) { return A.ldlt().solve(b); }

bool isPositiveDefinite(const Matrix& symmetric) {
  return Eigen::LLT<Matrix>(symmetric).info() == Eigen::Success;
}

}  // namespace gtv
