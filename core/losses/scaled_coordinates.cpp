#include "losses/scaled_coordinates.h"

#include "base/decompositions.h"

namespace gtv {

ScaledCoordinates scaledCoordinates(const Matrix& X, const Vector& curvature) {
  const Vector root = curvature.cwiseSqrt();
  const auto [U, s, V] = thinSvd(X * root.cwiseInverse().asDiagonal());
  const double rounding = 1e-15 * static_cast<double>(X.rows() + X.cols()) * s[0];
  Eigen::Index rank = 0;
  while (rank < s.size() && s[rank] > rounding) ++rank;
  return {U.leftCols(rank) * s.head(rank).asDiagonal(),
          V.leftCols(rank).transpose() * root.asDiagonal(),
          root.cwiseInverse().asDiagonal() * V.leftCols(rank)};
}

}  // namespace gtv
