#include "similarity/neighbour_divergence.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace gtv {
namespace {

/// The squared distance from `point` to the k-th nearest of the rows, without that of number
/// `without` (−1: none is left out).
double nearestSquared(const RowMatrix& rows, const Eigen::RowVectorXd& point, int k,
                      Eigen::Index without, std::vector<double>& scratch) {
  scratch.clear();
  for (Eigen::Index r = 0; r < rows.rows(); ++r)
    if (r != without) scratch.push_back((rows.row(r) - point).squaredNorm());
  const auto place = scratch.begin() + (k - 1);
  std::nth_element(scratch.begin(), place, scratch.end());
  return *place;
}

}  // namespace

double neighbourDivergence(const RowMatrix& x, const RowMatrix& y, int k,
                           const std::stop_token& stop) {
  const auto n = x.rows();
  const auto m = y.rows();
  double sum = 0;
  Eigen::Index counted = 0;
  std::vector<double> scratch;
  scratch.reserve(static_cast<std::size_t>(std::max(n, m)));
  if (n > k && m >= k)
    for (Eigen::Index r = 0; r < n; ++r) {
      if (stop.stop_requested()) return std::numeric_limits<double>::quiet_NaN();
      const double own = nearestSquared(x, x.row(r), k, r, scratch);
      const double other = nearestSquared(y, x.row(r), k, -1, scratch);
      if (!(own > 0) || !(other > 0)) continue;
      sum += 0.5 * std::log(other / own);
      ++counted;
    }
  if (counted == 0) return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(x.cols()) / static_cast<double>(counted) * sum +
         std::log(static_cast<double>(m) / static_cast<double>(n - 1));
}

}  // namespace gtv
