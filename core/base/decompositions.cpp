#include "base/decompositions.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

namespace gtv {
namespace {

/// Whether a decomposition is over in a few milliseconds, so that nobody waits for its end.
bool isQuick(const Matrix& A) {
  return static_cast<double>(A.size()) * static_cast<double>(std::min(A.rows(), A.cols())) < 1e7;
}

/// A = QR: R on and above the diagonal, the reflections that make Q below it and in `factors`.
struct Reflected {
  Matrix QR;
  Vector factors;
  auto Q() const { return Eigen::householderSequence(QR.leftCols(factors.size()), factors); }
  auto R() const { return QR.topRows(factors.size()).triangularView<Eigen::Upper>(); }
};

/// Panels of columns, each of which takes some 10 ms.
std::optional<Reflected> reflectPanels(Matrix A, const std::stop_token& stop) {
  const auto steps = std::min(A.rows(), A.cols());
  const auto width = std::clamp<Eigen::Index>(20'000'000 / A.size(), 1, 32);
  Vector factors(steps);
  for (Eigen::Index k = 0; k < steps; k += width) {
    if (stop.stop_requested()) return {};
    const auto columns = std::min(width, steps - k);
    auto right = A.bottomRightCorner(A.rows() - k, A.cols() - k);
    const Eigen::HouseholderQR<Matrix> panel(right.leftCols(columns));
    right.leftCols(columns) = panel.matrixQR();
    right.rightCols(right.cols() - columns).applyOnTheLeft(panel.householderQ().adjoint());
    factors.segment(k, columns) = panel.hCoeffs();
  }
  return Reflected{std::move(A), std::move(factors)};
}

/// [A b] becomes Qᵀ[AP b], where AP = QR has its longest remaining column first, until what remains
/// is rounding: after as many columns as A has rank. `order` are the columns of AP.
std::optional<Eigen::Index> reflectLongest(Matrix& A, Matrix& b, std::vector<Eigen::Index>& order,
                                           const std::stop_token& stop) {
  const auto [m, n] = std::pair(A.rows(), A.cols());
  const auto steps = std::min(m, n);
  order.resize(static_cast<std::size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  constexpr auto epsilon = std::numeric_limits<double>::epsilon();
  Vector lengths = A.colwise().norm();
  Vector computed = lengths;  ///< when last computed from all entries
  const double rounding = epsilon * static_cast<double>(steps) * lengths.maxCoeff();
  Vector space(std::max(n, b.cols()));
  for (Eigen::Index k = 0; k < steps; ++k) {
    if (stop.stop_requested()) return {};
    Eigen::Index longest = 0;
    if (!(lengths.tail(n - k).maxCoeff(&longest) > rounding)) return k;
    longest += k;
    A.col(k).swap(A.col(longest));
    std::swap(lengths[k], lengths[longest]);
    std::swap(computed[k], computed[longest]);
    std::swap(order[static_cast<std::size_t>(k)], order[static_cast<std::size_t>(longest)]);

    double factor = 0;
    double pivot = 0;
    A.col(k).tail(m - k).makeHouseholderInPlace(factor, pivot);
    A(k, k) = pivot;
    const auto essential = A.col(k).tail(m - k - 1);
    A.bottomRightCorner(m - k, n - k - 1)
        .applyHouseholderOnTheLeft(essential, factor, space.data());
    b.bottomRows(m - k).applyHouseholderOnTheLeft(essential, factor, space.data());

    // Pythagoras, as long as the difference has digits.
    for (auto j = k + 1; j < n; ++j) {
      if (lengths[j] == 0) continue;
      const double share = A(k, j) / lengths[j];
      const double left = std::max(0.0, (1 - share) * (1 + share));
      const double ratio = lengths[j] / computed[j];
      if (left * ratio * ratio > std::sqrt(epsilon)) {
        lengths[j] *= std::sqrt(left);
      } else {
        lengths[j] = computed[j] = A.col(j).tail(m - k - 1).norm();
      }
    }
  }
  return steps;
}

enum class Factored { Whole, NotPositive, Stopped };

/// The lower triangle of a symmetric A becomes L, A = LLᵀ; panels of columns that take some 10 ms.
Factored factorPanels(Matrix& A, const std::stop_token& stop) {
  const auto n = A.rows();
  const auto width = std::clamp<Eigen::Index>(40'000'000 / A.size(), 8, 64);
  for (Eigen::Index k = 0; k < n; k += width) {
    if (stop.stop_requested()) return Factored::Stopped;
    const auto columns = std::min(width, n - k);
    const auto below = n - k - columns;
    auto corner = A.block(k, k, columns, columns);
    if (Eigen::LLT<Eigen::Ref<Matrix>> factor(corner); factor.info() != Eigen::Success)
      return Factored::NotPositive;
    auto panel = A.block(k + columns, k, below, columns);
    corner.transpose().triangularView<Eigen::Upper>().solveInPlace<Eigen::OnTheRight>(panel);
    A.bottomRightCorner(below, below).selfadjointView<Eigen::Lower>().rankUpdate(panel, -1);
  }
  return Factored::Whole;
}

}  // namespace

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

std::optional<ThinQr> thinQr(const Matrix& A, const std::stop_token& stop) {
  const auto reflected = reflectPanels(A, stop);
  if (!reflected) return {};
  const auto k = std::min(A.rows(), A.cols());
  Matrix Q = Matrix::Identity(A.rows(), k);
  // Panels of these as well, since each goes through all reflections.
  const auto width = std::clamp<Eigen::Index>(10'000'000 / A.size(), 1, 32);
  for (Eigen::Index first = 0; first < k; first += width) {
    if (stop.stop_requested()) return {};
    Q.middleCols(first, std::min(width, k - first)).applyOnTheLeft(reflected->Q());
  }
  return ThinQr{std::move(Q), reflected->R()};
}

std::optional<Matrix> triangularFactor(const Matrix& A, const std::stop_token& stop) {
  if (isQuick(A)) return triangularFactor(A);
  const auto reflected = reflectPanels(A, stop);
  if (!reflected) return {};
  return reflected->R();
}

std::optional<Matrix> leastSquares(const Matrix& A, const Matrix& b, const std::stop_token& stop) {
  if (isQuick(A)) return leastSquares(A, b);
  Matrix R = A;
  Matrix turned = b;
  std::vector<Eigen::Index> order;
  const auto rank = reflectLongest(R, turned, order, stop);
  if (!rank) return {};
  const auto r = *rank;
  Matrix x = Matrix::Zero(A.cols(), b.cols());
  if (r == 0) return x;
  if (r == A.cols()) {
    x(order, Eigen::all) =
        R.topRows(r).triangularView<Eigen::Upper>().solve(turned.topRows(r)).eval();
    return x;
  }
  // [R₁₁ R₁₂] = (QS)ᵀ, so the shortest solution is QS⁻ᵀ of the right side.
  Matrix wide = R.topRows(r).triangularView<Eigen::Upper>();
  const auto reflected = reflectPanels(wide.transpose(), stop);
  if (!reflected) return {};
  Matrix shortest = Matrix::Zero(A.cols(), b.cols());
  shortest.topRows(r) =
      reflected->QR.topRows(r).transpose().triangularView<Eigen::Lower>().solve(turned.topRows(r));
  shortest.applyOnTheLeft(reflected->Q());
  x(order, Eigen::all) = shortest;
  return x;
}

double leastSquaresResidual(const Matrix& A, const Vector& b) {
  if (A.size() == 0) return b.squaredNorm();
  Eigen::ColPivHouseholderQR<Matrix> qr;
  qr.setThreshold(1e-15 * static_cast<double>(A.rows() + A.cols()));
  qr.compute(A);
  const Vector turned = qr.householderQ().adjoint() * b;
  return turned.tail(A.rows() - qr.rank()).squaredNorm();
}

std::optional<double> leastSquaresResidual(const Matrix& A, const Vector& b,
                                           const std::stop_token& stop) {
  if (isQuick(A)) return leastSquaresResidual(A, b);
  Matrix R = A;
  Matrix turned = b;
  std::vector<Eigen::Index> order;
  const auto rank = reflectLongest(R, turned, order, stop);
  if (!rank) return {};
  return turned.bottomRows(A.rows() - *rank).squaredNorm();
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

std::optional<Matrix> symmetricSolve(const Matrix& A, const Matrix& b,
                                     const std::stop_token& stop) {
  if (isQuick(A)) return symmetricSolve(A, b);
  Matrix L = A;
  const auto factored = factorPanels(L, stop);
  if (factored == Factored::Stopped) return {};
  if (factored == Factored::NotPositive) return leastSquares(A, b, stop);
  Matrix x = b;
  L.triangularView<Eigen::Lower>().solveInPlace(x);
  L.transpose().triangularView<Eigen::Upper>().solveInPlace(x);
  return x;
}

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
