#pragma once

#include <QImage>
#include <QLineF>
#include <QRectF>
#include <optional>

namespace gtv::ui {

/// The part of the line inside the rectangle, or nothing.
std::optional<QLineF> clipped(const QLineF& line, const QRectF& area);

/// From a point to the nearest one of the line between its ends.
double distanceTo(const QLineF& line, QPointF point);

/// Draws many straight lines into an image of the format ARGB32_Premultiplied, several times as
/// fast as a painter can.
class LineRaster {
 public:
  explicit LineRaster(QImage& image);

  /// In pixels of the image; `color` is opaque. Smooth lines have soft borders, others are one
  /// pixel wide.
  void draw(const QLineF& line, QRgb color, double width, bool smooth);

 private:
  void drawSmooth(const QLineF& line, QRgb color, double width);
  void drawPlain(const QLineF& line, QRgb color);

  QRgb* pixels_;
  qsizetype stride_;
  int width_;
  int height_;
};

}  // namespace gtv::ui
