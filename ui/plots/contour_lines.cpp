#include "ui/plots/contour_lines.h"

#include <QPointF>
#include <array>
#include <cmath>

#include "ui/plots/feature_axes.h"

namespace gtv::ui {

std::vector<QLineF> contourLines(const Matrix& values, const PlotRange& range, double level) {
  std::vector<QLineF> out;
  if (values.rows() < 2 || values.cols() < 2) return out;
  const double dx = (range.right - range.left) / static_cast<double>(values.cols() - 1);
  const double dy = (range.top - range.bottom) / static_cast<double>(values.rows() - 1);
  const auto place = [&](Eigen::Index r, Eigen::Index c) {
    return QPointF(range.left + dx * static_cast<double>(c),
                   range.bottom + dy * static_cast<double>(r));
  };
  for (Eigen::Index r = 0; r + 1 < values.rows(); ++r)
    for (Eigen::Index c = 0; c + 1 < values.cols(); ++c) {
      // The corners in a circle, so that every side is between one and the next.
      const std::array<QPointF, 4> corners{place(r, c), place(r, c + 1), place(r + 1, c + 1),
                                           place(r + 1, c)};
      const std::array<double, 4> at{values(r, c), values(r, c + 1), values(r + 1, c + 1),
                                     values(r + 1, c)};
      std::array<QPointF, 4> crossings;
      std::size_t count = 0;
      bool finite = true;
      for (std::size_t k = 0; k < 4; ++k) {
        const auto next = (k + 1) % 4;
        finite = finite && std::isfinite(at[k]);
        if ((at[k] < level) == (at[next] < level)) continue;
        const double share = (level - at[k]) / (at[next] - at[k]);
        crossings[count++] = corners[k] + share * (corners[next] - corners[k]);
      }
      // With four of them the cell has a saddle, and either pairing is as good.
      for (std::size_t k = 0; finite && k + 1 < count; k += 2)
        out.emplace_back(crossings[k], crossings[k + 1]);
    }
  return out;
}

std::vector<double> contourLevels(const Matrix& values, int count) {
  Extent extent;
  for (const double value : values.reshaped()) extent.add(value);
  std::vector<double> out;
  if (!(extent.low < extent.high)) return out;
  for (int k = 1; k <= count; ++k) {
    const double share = (k - 0.5) / count;
    out.push_back(extent.low + share * share * (extent.high - extent.low));
  }
  return out;
}

}  // namespace gtv::ui
