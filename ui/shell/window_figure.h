#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/widgets/figure.h"

namespace gtv::ui {

/// A whole window as a figure: everything as it is on the screen, its plots drawn anew, so that
/// they are lines and letters in PDF and SVG. No numbers stand behind it.
class WindowFigure : public Figure {
 public:
  explicit WindowFigure(QWidget& window) : window_(&window) {}

  QString figureName() const override { return QStringLiteral("window"); }
  QSizeF figureSize() const override { return window_ ? QSizeF(window_->size()) : QSizeF(); }
  void drawFigure(QCPPainter& painter) override;
  QString figureData() const override { return {}; }
  bool hasData() const override { return false; }

 private:
  QPointer<QWidget> window_;
};

}  // namespace gtv::ui
