#include "ui/canvas/node_image.h"

#include <algorithm>
#include <cmath>

namespace gtv::ui {

QImage renderDots(const NodeScene& scene) {
  const double ratio = scene.devicePixelRatio;
  QImage image((QSizeF(scene.size) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  const auto& paint = *scene.paint;
  const auto& at = *scene.positions;
  const auto n = at.cols();
  if (static_cast<Eigen::Index>(paint.bucketOf.size()) != n) return image;
  std::vector<QRgb> colors;
  colors.reserve(2 * paint.buckets.size());
  for (const auto& bucket : paint.buckets) {
    auto faint = bucket.color;
    faint.setAlphaF(0.55);
    colors.push_back(qPremultiply(faint.rgba()));
    colors.push_back(qPremultiply(bucket.color.rgba()));
  }
  const auto& labeled = scene.network->data->labeled;
  const double room = std::sqrt(static_cast<double>(scene.size.width()) * scene.size.height() /
                                static_cast<double>(std::max<Eigen::Index>(1, n)));
  const int side = std::clamp(static_cast<int>(std::lround(0.5 * room * scene.zoom * ratio)), 1,
                              static_cast<int>(std::lround(6 * ratio)));
  const int right = image.width() - side;
  const int bottom = image.height() - side;
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto point = ratio * scene.toScreen.map(QPointF(at(0, i), at(1, i)));
    const double left = point.x() - (side - 1) / 2.0;
    const double top = point.y() - (side - 1) / 2.0;
    if (!(left >= 0 && left <= right && top >= 0 && top <= bottom)) continue;
    const QRgb color = colors[2 * paint.bucketOf[i] + (labeled[i] ? 1 : 0)];
    for (int row = 0; row < side; ++row) {
      auto* line = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(top) + row));
      std::fill_n(line + static_cast<int>(left), side, color);
    }
  }
  return image;
}

}  // namespace gtv::ui
