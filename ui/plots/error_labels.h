#pragma once

#include <qcustomplot.h>

#include <vector>

#include "ui/widgets/label_room.h"

namespace gtv::ui {

/// Of a curve of errors that is not empty, at a position on its axis: between two points of the
/// curve as it is drawn, on a logarithmic axis.
double errorAt(const QCPGraph& curve, double position);

/// Names and numbers beside curves of errors. None of them stands on another one or on a mark; on a
/// curve stands only the number at λ, where there is no other room.
class ErrorLabels {
 public:
  ErrorLabels(QCPPainter& painter, const QCPAxisRect& rect,
              const std::vector<const QCPGraph*>& curves);

  /// No label stands here.
  void take(const QRectF& box) { room_.take(box); }
  /// In bold letters beside a vertical line at `pixel`: the first of these texts, shorter and
  /// shorter, for which there is room; the last one at worst on a curve.
  void drawValue(const QStringList& texts, double pixel);
  /// Around the first point of the graph, rather above it.
  void namePoint(const QCPGraph& graph, const QString& name);
  /// Below the curve or above it, from the right.
  void nameCurve(const QCPGraph& curve, const QString& name);

 private:
  QSizeF sizeOf(const QString& text) const;

  QCPPainter& painter_;
  QRectF area_;
  LabelRoom room_;
};

}  // namespace gtv::ui
