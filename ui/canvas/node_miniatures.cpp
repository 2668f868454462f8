#include "ui/canvas/node_miniatures.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Pixels from a data point to a pointer that means it.
constexpr double sampleReach = 6;

}  // namespace

void NodeMiniatures::setNetwork(const std::shared_ptr<const ProblemInstance>& network) {
  network_ = network;
  const bool fits = network && network->nodeCount() <= mostNodes;
  curves_ = fits ? FeatureCurves::of(network, axesHeld_ ? curves_.get() : nullptr) : nullptr;
}

void NodeMiniatures::holdAxes(bool held) {
  axesHeld_ = held;
  if (!held) setNetwork(std::shared_ptr(network_));
}

QTransform NodeMiniatures::toBox(const QRectF& inner) const {
  const auto across = curves_->across();
  const auto up = curves_->upOfHonest();
  QTransform out;
  out.translate(inner.left(), inner.bottom());
  out.scale(inner.width() / across.size(), -inner.height() / up.size());
  out.translate(-across.lower, -up.lower);
  return out;
}

QPointF NodeMiniatures::placeOf(QPointF sample, const QRectF& inner) const {
  const auto at = toBox(inner).map(sample);
  return {at.x(), std::clamp(at.y(), inner.top(), inner.bottom())};
}

SamplePlace NodeMiniatures::sampleAt(const QRectF& frame, int node, QPointF point) const {
  if (!network_->data->labeled[static_cast<std::size_t>(node)]) return {};  // they are not drawn
  const auto samples = curves_->samples(node);
  SamplePlace best;
  double nearest = scaled(sampleReach);
  for (int r = 0; r < samples.size(); ++r) {
    const double distance = QLineF(placeOf(samples[r], inside(frame)), point).length();
    if (distance > nearest) continue;
    nearest = distance;
    best = {node, r, samples[r]};
  }
  return best;
}

QPointF NodeMiniatures::dataPointAt(const QRectF& frame, QPointF point) const {
  const auto inner = inside(frame);
  const QPointF within(std::clamp(point.x(), inner.left(), inner.right()),
                       std::clamp(point.y(), inner.top(), inner.bottom()));
  return toBox(inner).inverted().map(within);
}

void NodeMiniatures::setRoom(double room, double most) {
  constexpr double least = 16;
  const double width =
      std::min(std::clamp(0.52 * room, scaled(30), scaled(120)), std::max(most, least));
  size_ = {width, aspect * width};
}

QRectF NodeMiniatures::box(QPointF place, double zoom) const {
  const auto size = size_ * std::clamp(zoom, 0.5, 3.0);
  return {place - QPointF(size.width() / 2, size.height() / 2), size};
}

void NodeMiniatures::draw(QPainter& painter, const QRectF& frame, int node,
                          const Snapshot* snapshot, const NodePaint& paint) const {
  const auto colors = canvasColors();
  const auto color = paint.buckets[static_cast<std::size_t>(paint.bucketOf[node])].color;
  const bool isLabeled = network_->data->labeled[static_cast<std::size_t>(node)];
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A node without labels is hollow here, too: its frame is dashed.
  painter.setPen(QPen(color, scaled(1.5), isLabeled ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(colors.background);
  painter.drawRoundedRect(frame, scaled(4), scaled(4));
  const auto inner = inside(frame);
  painter.setClipRect(inner);
  const auto transform = toBox(inner);
  writeKey(painter, inner, node);
  if (isLabeled) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.text);
    for (const auto& sample : curves_->samples(node)) {
      const double radius = scaled(1.8);
      const auto at = placeOf(sample, inner);
      const double beyond = transform.map(sample).y() - at.y();
      if (beyond == 0) {
        painter.drawEllipse(at, radius, radius);
        continue;
      }
      // An arrow at the edge: it is farther up or down.
      const double way = std::copysign(2 * radius, beyond);
      painter.drawPolygon(QPolygonF{at, at + QPointF(-radius, -way), at + QPointF(radius, -way)});
    }
  }
  if (snapshot != nullptr && snapshot->network == network_ && node < snapshot->W.cols()) {
    painter.setPen(QPen(color, scaled(2.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(transform.map(curves_->curve(snapshot->W.col(node))));
  }
  painter.restore();
}

void NodeMiniatures::writeKey(QPainter& painter, const QRectF& inner, int node) const {
  constexpr double share = 0.75;  // of the usual letters
  auto letters = painter.font();
  letters.setPointSizeF(share * letters.pointSizeF());
  const auto key = QString::fromStdString(network_->nodeKeys[static_cast<std::size_t>(node)]);
  const QFontMetricsF metrics(letters);
  const QSizeF size(metrics.horizontalAdvance(key) + scaled(2), metrics.height());
  if (2 * size.width() > inner.width() || 2 * size.height() > inner.height()) return;
  const auto free = inner.size() - size;
  QRectF box(inner.topLeft(), size);
  const auto samples = curves_->samples(node);
  for (const auto& corner : {QPointF(0, 0), QPointF(free.width(), 0), QPointF(0, free.height()),
                             QPointF(free.width(), free.height())}) {
    const QRectF place(inner.topLeft() + corner, size);
    const bool isFree = std::none_of(samples.begin(), samples.end(), [&](const QPointF& sample) {
      return place.contains(placeOf(sample, inner));
    });
    if (!isFree) continue;
    box = place;
    break;
  }
  painter.save();
  painter.setFont(letters);
  painter.setPen(canvasColors().muted);
  painter.drawText(box, Qt::AlignCenter, key);
  painter.restore();
}

}  // namespace gtv::ui
