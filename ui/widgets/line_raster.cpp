#include "ui/widgets/line_raster.h"

#include <algorithm>
#include <cmath>

namespace gtv::ui {
namespace {

/// share / 256 of an opaque colour over what is there.
inline void mixIn(QRgb& pixel, QRgb color, unsigned share) {
  if (share >= 256) {
    pixel = color;
    return;
  }
  const unsigned rest = 256 - share;
  const unsigned odd = (((color & 0x00ff00ffU) * share + (pixel & 0x00ff00ffU) * rest) >> 8);
  const unsigned even = ((color >> 8) & 0x00ff00ffU) * share + ((pixel >> 8) & 0x00ff00ffU) * rest;
  pixel = (odd & 0x00ff00ffU) | (even & 0xff00ff00U);
}

}  // namespace

std::optional<QLineF> clipped(const QLineF& line, const QRectF& area) {
  // Liang and Barsky: the parameters at which the line enters and leaves each border.
  double from = 0;
  double to = 1;
  const auto cut = [&](double way, double room) {
    if (way == 0) return room >= 0;
    const double at = room / way;
    if (way < 0)
      from = std::max(from, at);
    else
      to = std::min(to, at);
    return from <= to;
  };
  const double dx = line.dx();
  const double dy = line.dy();
  if (!cut(-dx, line.x1() - area.left()) || !cut(dx, area.right() - line.x1()) ||
      !cut(-dy, line.y1() - area.top()) || !cut(dy, area.bottom() - line.y1()))
    return std::nullopt;
  return QLineF(line.x1() + from * dx, line.y1() + from * dy, line.x1() + to * dx,
                line.y1() + to * dy);
}

double distanceTo(const QLineF& line, QPointF point) {
  const auto way = line.p2() - line.p1();
  const double length = std::max(1e-9, QPointF::dotProduct(way, way));
  const double share = std::clamp(QPointF::dotProduct(point - line.p1(), way) / length, 0.0, 1.0);
  const auto rest = line.p1() + share * way - point;
  return std::hypot(rest.x(), rest.y());
}

LineRaster::LineRaster(QImage& image)
    : pixels_(reinterpret_cast<QRgb*>(image.bits())),
      stride_(image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb))),
      width_(image.width()),
      height_(image.height()) {}

void LineRaster::draw(const QLineF& line, QRgb color, double width, bool smooth) {
  const double reach = smooth ? width + 1 : 0;
  const auto part = clipped(
      line, QRectF(-reach, -reach, width_ - 0.001 + 2 * reach, height_ - 0.001 + 2 * reach));
  if (!part) return;
  if (smooth)
    drawSmooth(*part, color, width);
  else
    drawPlain(*part, color);
}

/// Column by column (or row by row) the stretch that the line covers there; the pixels at its ends
/// in part.
void LineRaster::drawSmooth(const QLineF& line, QRgb color, double width) {
  const bool flat = std::abs(line.dx()) >= std::abs(line.dy());
  double along0 = flat ? line.x1() : line.y1();
  double along1 = flat ? line.x2() : line.y2();
  double across0 = flat ? line.y1() : line.x1();
  double across1 = flat ? line.y2() : line.x2();
  if (along0 > along1) {
    std::swap(along0, along1);
    std::swap(across0, across1);
  }
  const double slope = along1 > along0 ? (across1 - across0) / (along1 - along0) : 0;
  // A line thinner than a pixel is fainter, not broken.
  const double strength = 256 * std::min(1.0, width);
  const double half = std::max(1.0, width) / 2 * std::sqrt(1 + slope * slope);
  const int length = flat ? width_ : height_;
  const int breadth = flat ? height_ : width_;
  const int first = std::max(0, static_cast<int>(std::floor(along0)));
  const int last = std::min(length - 1, static_cast<int>(std::floor(along1)));
  const qsizetype step = flat ? stride_ : 1;
  for (int k = first; k <= last; ++k) {
    const double center = across0 + slope * (std::clamp(k + 0.5, along0, along1) - along0);
    const double low = center - half;
    const double high = center + half;
    const int begin = std::max(0, static_cast<int>(std::floor(low)));
    const int end = std::min(breadth - 1, static_cast<int>(std::floor(high)));
    QRgb* pixel = pixels_ + (flat ? k : k * stride_) + begin * step;
    for (int r = begin; r <= end; ++r, pixel += step) {
      const double share = std::min(r + 1.0, high) - std::max<double>(r, low);
      mixIn(*pixel, color, static_cast<unsigned>(strength * share));
    }
  }
}

void LineRaster::drawPlain(const QLineF& line, QRgb color) {
  const double longest = std::max(std::abs(line.dx()), std::abs(line.dy()));
  const int steps = static_cast<int>(std::ceil(longest));
  // Fixed point with 16 bits behind the point: images are smaller than 2¹⁵ pixels a side.
  constexpr double unit = 65536;
  auto x = static_cast<std::int64_t>(line.x1() * unit);
  auto y = static_cast<std::int64_t>(line.y1() * unit);
  const auto dx = steps > 0 ? static_cast<std::int64_t>(line.dx() / steps * unit) : 0;
  const auto dy = steps > 0 ? static_cast<std::int64_t>(line.dy() / steps * unit) : 0;
  for (int k = 0; k <= steps; ++k, x += dx, y += dy) {
    const auto column = x >> 16;
    const auto row = y >> 16;
    if (column >= 0 && column < width_ && row >= 0 && row < height_)
      pixels_[row * stride_ + column] = color;
  }
}

}  // namespace gtv::ui
