#include "ui/shell/window_figure.h"

#include <qcustomplot.h>

#include <QImage>
#include <QPaintEngine>
#include <algorithm>

#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// Dots per logical pixel of what cannot be lines in a PDF or SVG: 300 dpi.
constexpr double vectorScale = 3.125;

/// Is anything in front of the plot that it would cover if it were drawn again?
bool isCovered(const QCustomPlot& plot) {
  const auto children = plot.findChildren<QWidget*>();
  return std::any_of(children.begin(), children.end(),
                     [](const QWidget* child) { return child->isVisible(); });
}

}  // namespace

void WindowFigure::drawFigure(QCPPainter& painter) {
  if (window_ == nullptr) return;
  const bool isPicture = painter.paintEngine()->type() == QPaintEngine::Raster;
  const double scale = isPicture ? painter.transform().m11() : vectorScale;
  const auto size = window_->size();
  QImage ground((QSizeF(size) * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
  ground.setDevicePixelRatio(scale);
  window_->render(&ground, QPoint(), QRegion(),
                  QWidget::DrawWindowBackground | QWidget::DrawChildren);
  ground.setDevicePixelRatio(1);
  painter.drawImage(QRectF(QPointF(0, 0), size), ground);
  for (auto* plot : window_->findChildren<QCustomPlot*>()) {
    if (plot->window() != window_ || !isOnScreen(*plot) || isCovered(*plot)) continue;
    painter.save();
    painter.translate(plot->mapTo(window_, QPoint(0, 0)));
    drawPlot(*plot, painter);
    painter.restore();
  }
}

}  // namespace gtv::ui
