#include "ui/widgets/label_room.h"

#include <QPainter>
#include <algorithm>

#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

bool isOn(const QRectF& place, const std::vector<QRectF>& boxes) {
  return std::any_of(boxes.begin(), boxes.end(),
                     [&](const QRectF& each) { return each.intersects(place); });
}

}  // namespace

std::optional<QRectF> LabelRoom::placeBesideCurves(const std::vector<QRectF>& places) {
  for (const auto& each : places)
    if (area_.contains(each) && !isOn(each, taken_) && !isOn(each, avoided_)) {
      taken_.push_back(each);
      return each;
    }
  return std::nullopt;
}

std::optional<QRectF> LabelRoom::place(const std::vector<QRectF>& places) {
  if (auto free = placeBesideCurves(places)) return free;
  for (const auto& each : places)
    if (area_.contains(each) && !isOn(each, taken_)) {
      taken_.push_back(each);
      return each;
    }
  return std::nullopt;
}

void drawLabel(QPainter& painter, const QRectF& box, const QString& text) {
  auto ground = canvasColors().background;
  ground.setAlpha(200);
  painter.fillRect(box, ground);
  painter.setPen(canvasColors().text);
  painter.drawText(box, Qt::AlignCenter, text);
}

}  // namespace gtv::ui
