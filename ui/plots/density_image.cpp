#include "ui/plots/density_image.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace gtv::ui {
namespace {

/// A dot with a single point must still be seen.
constexpr double leastOpacity = 0.4;

struct DensityCell {
  std::uint32_t count = 0;
  std::uint32_t red = 0;
  std::uint32_t green = 0;
  std::uint32_t blue = 0;
};

}  // namespace

double densityOpacity(double count, double most) {
  return leastOpacity + (1 - leastOpacity) * std::log1p(count) / std::log1p(std::max(count, most));
}

QImage densityImage(const Matrix& points, const NodePaint& paint, const PlotMap& map, double side) {
  const auto rect = map.rect();
  const int width = std::max(1, static_cast<int>(std::ceil(rect.width() / side)));
  const int height = std::max(1, static_cast<int>(std::ceil(rect.height() / side)));
  std::vector<DensityCell> cells(static_cast<std::size_t>(width) *
                                 static_cast<std::size_t>(height));
  std::vector<QRgb> colors;
  colors.reserve(paint.buckets.size());
  for (const auto& bucket : paint.buckets) colors.push_back(bucket.color.rgb());
  std::uint32_t most = 0;
  for (Eigen::Index i = 0; i < points.cols(); ++i) {
    const auto at = map(points(0, i), points(1, i));
    const double column = (at.x() - rect.left()) / side;
    const double row = (at.y() - rect.top()) / side;
    // Also where a point is no number.
    if (!(column >= 0 && column < width && row >= 0 && row < height)) continue;
    auto& cell = cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                       static_cast<std::size_t>(column)];
    const QRgb color =
        colors[static_cast<std::size_t>(paint.bucketOf[static_cast<std::size_t>(i)])];
    ++cell.count;
    cell.red += static_cast<std::uint32_t>(qRed(color));
    cell.green += static_cast<std::uint32_t>(qGreen(color));
    cell.blue += static_cast<std::uint32_t>(qBlue(color));
    most = std::max(most, cell.count);
  }
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  for (int row = 0; row < height; ++row) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
    const auto* cell = &cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)];
    for (int column = 0; column < width; ++column, ++cell) {
      if (cell->count == 0) continue;
      const auto alpha = static_cast<int>(std::lround(255 * densityOpacity(cell->count, most)));
      line[column] = qPremultiply(qRgba(static_cast<int>(cell->red / cell->count),
                                        static_cast<int>(cell->green / cell->count),
                                        static_cast<int>(cell->blue / cell->count), alpha));
    }
  }
  return image;
}

}  // namespace gtv::ui
