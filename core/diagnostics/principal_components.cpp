#include "diagnostics/principal_components.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {
namespace {

constexpr Eigen::Index largestGram = 160;  ///< beyond, eigenvectors take longer than iterations
constexpr Eigen::Index block = 6;
constexpr int mostIterations = 100;
constexpr double sameShare = 1e-9;        ///< of two variances: a tie
constexpr double spreadRounding = 1e-9;   ///< of a standard deviation beside the entries of W
constexpr double secondRounding = 1e-12;  ///< of the second variance beside the first

/// The first entry whose modulus is as good as the largest becomes positive.
void fixSign(Eigen::Ref<Vector> v) {
  const double largest = v.cwiseAbs().maxCoeff();
  for (Eigen::Index i = 0; i < v.size(); ++i)
    if (std::abs(v[i]) >= 0.999 * largest) {
      if (v[i] < 0) v = -v;
      return;
    }
}

/// Orthonormal columns; those that depend on earlier ones become zero.
void orthonormalize(Matrix& V) {
  for (Eigen::Index k = 0; k < V.cols(); ++k) {
    const double before = V.col(k).norm();
    for (int pass = 0; pass < 2; ++pass)
      for (Eigen::Index j = 0; j < k; ++j) V.col(k) -= V.col(j).dot(V.col(k)) * V.col(j);
    const double norm = V.col(k).norm();
    if (norm > 1e-12 * before && norm > 0)
      V.col(k) /= norm;
    else
      V.col(k).setZero();
  }
}

/// Up to two directions with the largest variance, the largest first, and their variances.
struct Leading {
  Matrix directions;
  Vector variances;
};

Leading ofGram(const Matrix& C) {
  const auto n = static_cast<double>(C.cols());
  const bool wide = C.rows() <= C.cols();
  const auto eigen =
      symmetricEigen(wide ? Matrix(C * C.transpose() / n) : Matrix(C.transpose() * C / n));
  const auto count = std::min<Eigen::Index>(2, eigen.values.size());
  Leading out{Matrix(C.rows(), count), eigen.values.tail(count).reverse()};
  for (Eigen::Index k = 0; k < count; ++k) {
    const Vector u = eigen.vectors.col(eigen.values.size() - 1 - k);
    out.directions.col(k) = wide ? u : Vector(C * u);
  }
  if (!wide) orthonormalize(out.directions);
  return out;
}

Leading ofIteration(const Matrix& C) {
  const auto n = static_cast<double>(C.cols());
  // Deterministic, without symmetry.
  Matrix V(C.rows(), block);
  for (Eigen::Index k = 0; k < block; ++k)
    for (Eigen::Index i = 0; i < V.rows(); ++i)
      V(i, k) = std::sin(1.0 + 0.7 * static_cast<double>(i) * static_cast<double>(k + 1)) +
                0.1 * std::cos(static_cast<double>(i + k));
  orthonormalize(V);
  double explained = 0;
  for (int iteration = 0; iteration < mostIterations; ++iteration) {
    V = C * (C.transpose() * V) / n;
    orthonormalize(V);
    const double now = (C.transpose() * V.leftCols(2)).squaredNorm() / n;
    if (now - explained <= 1e-10 * now && iteration > 3) break;
    explained = now;
  }
  const Matrix scores = C.transpose() * V;
  const auto inner = symmetricEigen(scores.transpose() * scores / n);
  Leading out{Matrix(C.rows(), 2), Vector(2)};
  for (Eigen::Index k = 0; k < 2; ++k) {
    out.directions.col(k) = V * inner.vectors.col(block - 1 - k);
    out.variances[k] = inner.values[block - 1 - k];
  }
  return out;
}

/// Of a plane in which every direction is as good.
void turnToAxis(Matrix& directions) {
  Eigen::Index axis = 0;
  Vector reach = directions.rowwise().squaredNorm();
  const double best = reach.maxCoeff();
  while (reach[axis] < (1 - sameShare) * best) ++axis;
  const Eigen::Vector2d within = directions.row(axis).transpose().normalized();
  const Vector first = directions * within;
  directions.col(1) = directions * Eigen::Vector2d(-within[1], within[0]);
  directions.col(0) = first;
}

}  // namespace

Matrix PrincipalComponents::project(const Matrix& W) const {
  Matrix scores = directions.transpose() * W;
  scores.colwise() -= directions.transpose() * mean;
  return scores;
}

PrincipalComponents principalComponents(const Matrix& W) {
  const auto d = W.rows();
  check(d >= 1, "principal components of vectors with entries");
  PrincipalComponents out;
  out.mean = Vector::Zero(d);
  out.directions = Matrix::Zero(d, 2);
  for (Eigen::Index k = 0; k < std::min<Eigen::Index>(2, d); ++k) out.directions(k, k) = 1;
  if (W.cols() == 0 || !W.allFinite()) return out;
  out.mean = W.rowwise().mean();
  const Matrix C = W.colwise() - out.mean;
  const auto leading = std::min(C.rows(), C.cols()) <= largestGram ? ofGram(C) : ofIteration(C);
  const double least = spreadRounding * W.cwiseAbs().maxCoeff();
  if (!leading.directions.allFinite() || leading.variances[0] <= least * least) return out;
  out.rank = leading.variances.size() > 1 && leading.variances[1] > least * least &&
                     leading.variances[1] > secondRounding * leading.variances[0]
                 ? 2
                 : 1;
  for (int k = 0; k < out.rank; ++k) {
    out.directions.col(k) = leading.directions.col(k);
    out.variances[k] = leading.variances[k];
  }
  if (out.rank == 2 && out.variances[1] >= (1 - sameShare) * out.variances[0])
    turnToAxis(out.directions);
  if (out.rank == 1 && d > 1) {
    Eigen::Index axis = 0;
    out.directions.col(0).cwiseAbs().minCoeff(&axis);
    out.directions.col(1) = -out.directions(axis, 0) * out.directions.col(0);
    out.directions(axis, 1) += 1;
    out.directions.col(1).normalize();
  }
  for (int k = 0; k < std::min<Eigen::Index>(2, d); ++k) fixSign(out.directions.col(k));
  return out;
}

double varianceAlong(const Matrix& directions, const Matrix& W) {
  if (W.cols() == 0) return 0;
  const Matrix scores = directions.transpose() * W;
  return (scores.colwise() - scores.rowwise().mean()).squaredNorm() / static_cast<double>(W.cols());
}

}  // namespace gtv
