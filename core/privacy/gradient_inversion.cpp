#include "privacy/gradient_inversion.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/decompositions.h"

namespace gtv {
namespace {

/// Rows below this share of the largest are rounding.
constexpr double roundingOfRows = 1e-10;

}  // namespace

Inversion invertGradient(const Matrix& rows, const Vector& constants) {
  Inversion out{Matrix(rows.cols(), 0), false, Matrix(rows.cols(), 0)};
  if (rows.isZero(0)) return out;
  const auto svd = thinSvd(rows);
  out.basis = svd.V.leftCols((svd.s.array() > roundingOfRows * svd.s[0]).count());
  const double largest = constants.size() > 0 ? constants.cwiseAbs().maxCoeff() : 0;
  out.knowsLength = largest > 0;
  if (!out.knowsLength) {
    out.guesses = svd.V.col(0);
    return out;
  }
  std::vector<Eigen::Index> units;
  for (Eigen::Index h = 0; h < rows.rows(); ++h)
    if (std::abs(constants[h]) > roundingOfRows * largest) units.push_back(h);
  std::stable_sort(units.begin(), units.end(),
                   [&](auto a, auto b) { return std::abs(constants[a]) > std::abs(constants[b]); });
  out.guesses.resize(rows.cols(), 1 + static_cast<Eigen::Index>(units.size()));
  out.guesses.col(0) = rows.transpose() * constants / constants.squaredNorm();
  for (std::size_t k = 0; k < units.size(); ++k)
    out.guesses.col(static_cast<Eigen::Index>(k) + 1) =
        rows.row(units[k]).transpose() / constants[units[k]];
  return out;
}

Reading readingOf(const Inversion& inversion, ConstVec x) {
  Reading out{Vector::Zero(x.size()), 1, 0};
  const double length = x.norm();
  if (length == 0 || inversion.guesses.cols() == 0) return out;
  out.known = (inversion.basis.transpose() * x).squaredNorm() / (length * length);
  double best = std::numeric_limits<double>::infinity();
  for (Eigen::Index k = 0; k < inversion.guesses.cols(); ++k) {
    Vector guess = inversion.guesses.col(k);
    if (!inversion.knowsLength) guess *= guess.dot(x);
    const double distance = (guess - x).norm() / length;
    if (distance >= best) continue;
    best = distance;
    out.guess = guess;
    out.distance = distance;
  }
  return out;
}

}  // namespace gtv
