#pragma once

#include <qcustomplot.h>

#include <functional>
#include <vector>

#include "ui/widgets/label_room.h"

namespace gtv::ui {

/// From the coordinates of a plot with linear axes to logical pixels, without asking the axes for
/// every point.
class PlotMap {
 public:
  explicit PlotMap(const QCustomPlot& plot);
  QPointF operator()(double x, double y) const {
    return {xScale_ * x + xOffset_, yScale_ * y + yOffset_};
  }
  /// Of the axes.
  QRectF rect() const { return rect_; }

 private:
  QRectF rect_;
  double xScale_;
  double xOffset_;
  double yScale_;
  double yOffset_;
};

/// Something within the axes of a plot that a function draws, where there is room between them;
/// owned by its layer. Without `rect`: within the first axes.
class PlotLayer : public QCPLayerable {
 public:
  using Draw = std::function<void(QCPPainter&)>;
  PlotLayer(QCustomPlot& plot, const QString& layer, Draw draw, const QCPAxisRect* rect = nullptr);

 protected:
  QRect clipRect() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  Draw draw_;
  const QCPAxisRect* rect_;
};

/// Labels keep off the curve between these columns of pixels where they can.
void avoidCurve(LabelRoom& room, const QCPGraph& graph, double left, double right);
enum class Side { Left, Right };
/// The places for a label of this size beside a vertical line, from the top down.
std::vector<QRectF> placesBeside(double line, Side side, const QRectF& area, QSizeF label);

/// Whether the target keeps shapes, or wants many dots per inch: not the screen.
bool drawsShapes(const QCPPainter& painter);

}  // namespace gtv::ui
