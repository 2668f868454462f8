#include "ui/plots/error_labels.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plots/plot_layer.h"

namespace gtv::ui {
namespace {

QPointF pixelOf(const QCPGraph& graph, double key, double value) {
  return {graph.keyAxis()->coordToPixel(key), graph.valueAxis()->coordToPixel(value)};
}

}  // namespace

double errorAt(const QCPGraph& curve, double position) {
  const auto& data = *curve.data();
  const auto right = data.findEnd(position, false);
  const auto after = right == data.constEnd() ? right - 1 : right;
  const auto before = after == data.constBegin() ? after : after - 1;
  const double way =
      after->key > before->key
          ? std::clamp((position - before->key) / (after->key - before->key), 0.0, 1.0)
          : 0;
  return std::exp((1 - way) * std::log(before->value) + way * std::log(after->value));
}

ErrorLabels::ErrorLabels(QCPPainter& painter, const QCPAxisRect& rect,
                         const std::vector<const QCPGraph*>& curves)
    : painter_(painter), area_(rect.rect()), room_(area_) {
  for (const auto* curve : curves) avoidCurve(room_, *curve, area_.left(), area_.right());
}

QSizeF ErrorLabels::sizeOf(const QString& text) const {
  const QFontMetricsF metrics(painter_.font());
  return {metrics.horizontalAdvance(text) + 4, metrics.height()};
}

void ErrorLabels::drawValue(const QStringList& texts, double pixel) {
  auto letters = QApplication::font();
  letters.setBold(true);
  painter_.setFont(letters);
  const auto first = pixel < area_.center().x() ? Side::Right : Side::Left;
  const auto second = first == Side::Left ? Side::Right : Side::Left;
  // On a curve only where none of them has room beside it.
  for (qsizetype k = 0; k <= texts.size(); ++k) {
    const bool mayCover = k == texts.size();
    const auto& text = mayCover ? texts.back() : texts[k];
    auto places = placesBeside(pixel, first, area_, sizeOf(text));
    const auto others = placesBeside(pixel, second, area_, sizeOf(text));
    places.insert(places.end(), others.begin(), others.end());
    const auto box = mayCover ? room_.place(places) : room_.placeBesideCurves(places);
    if (!box) continue;
    drawLabel(painter_, *box, text);
    break;
  }
  painter_.setFont(QApplication::font());
}

void ErrorLabels::namePoint(const QCPGraph& graph, const QString& name) {
  if (graph.data()->isEmpty()) return;
  const auto& first = *graph.data()->constBegin();
  const auto point = pixelOf(graph, first.key, first.value);
  const auto size = sizeOf(name);
  std::vector<QRectF> places;
  for (const double up : {1.5, 2.0, 2.5, -0.5})
    for (const double left : {0.5, 0.2, 0.8, -0.1, 1.1})
      places.emplace_back(point - QPointF(left * size.width(), up * size.height()), size);
  if (const auto box = room_.placeBesideCurves(places)) drawLabel(painter_, *box, name);
}

void ErrorLabels::nameCurve(const QCPGraph& curve, const QString& name) {
  if (curve.data()->isEmpty()) return;
  const auto size = sizeOf(name);
  std::vector<QRectF> places;
  for (const double at : {0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2}) {
    if (at > (curve.data()->constEnd() - 1)->key) continue;  // the curve is not there yet
    const auto point = pixelOf(curve, at, errorAt(curve, at));
    for (const double way : {0.5, -1.5})
      places.emplace_back(point + QPointF(-size.width() / 2, way * size.height()), size);
  }
  if (const auto box = room_.placeBesideCurves(places)) drawLabel(painter_, *box, name);
}

}  // namespace gtv::ui
