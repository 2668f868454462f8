#pragma once

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

class QPainter;

namespace gtv::ui {

/// Where the labels of a picture stand: whole, within its area, on no other label and on nothing
/// that is taken; on no curve either, where there is room beside it.
class LabelRoom {
 public:
  explicit LabelRoom(const QRectF& area) : area_(area) {}
  /// By a mark, a line or a node: no label stands here.
  void take(const QRectF& box) { taken_.push_back(box); }
  /// By a curve: a label stands here where there is no other room.
  void avoid(const QRectF& box) { avoided_.push_back(box); }
  /// The first of these places that is free, if there is one that is on no curve; it is taken from
  /// then on. Nothing where there is no room: such a label is left out.
  std::optional<QRectF> place(const std::vector<QRectF>& places);
  /// The first one that is free and on no curve.
  std::optional<QRectF> placeBesideCurves(const std::vector<QRectF>& places);

 private:
  QRectF area_;
  std::vector<QRectF> taken_;
  std::vector<QRectF> avoided_;
};

/// In the middle of the box, on a ground that lines do not shine through.
void drawLabel(QPainter& painter, const QRectF& box, const QString& text);

}  // namespace gtv::ui
