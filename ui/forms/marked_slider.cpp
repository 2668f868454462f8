#include "ui/forms/marked_slider.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOptionSlider>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/widgets/label_room.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Its handle grows with the letters: it is grabbed from afar, too.
class ScaledSliderStyle : public QProxyStyle {
 public:
  ScaledSliderStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}
  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    const bool isOfHandle = metric == PM_SliderLength || metric == PM_SliderThickness ||
                            metric == PM_SliderControlThickness;
    return isOfHandle ? static_cast<int>(std::lround(scaled(usual))) : usual;
  }
};

}  // namespace

MarkedSlider::MarkedSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  constexpr int pulseMilliseconds = 1400;
  auto* look = new ScaledSliderStyle;
  look->setParent(this);
  setStyle(look);
  invitation_.setStartValue(0.0);
  invitation_.setEndValue(1.0);
  invitation_.setDuration(pulseMilliseconds);
  invitation_.setLoopCount(-1);
  connect(&invitation_, &QVariantAnimation::valueChanged, this, [this] { update(); });
  connect(this, &QSlider::actionTriggered, &invitation_, &QVariantAnimation::stop);
  connect(this, &QSlider::sliderPressed, &invitation_, &QVariantAnimation::stop);
}

void MarkedSlider::invite() { invitation_.start(); }

void MarkedSlider::drawInvitation(QPainter& painter, QPointF handle) {
  const double share = invitation_.currentValue().toDouble();
  auto color = palette().color(QPalette::Highlight);
  color.setAlphaF(static_cast<float>(1 - share));
  painter.setPen(QPen(color, scaled(3)));
  painter.setBrush(Qt::NoBrush);
  const double radius = scaled(9) + share * scaled(16);
  painter.drawEllipse(handle, radius, radius);
}

void MarkedSlider::setTicks(std::vector<double> positions) {
  ticks_ = std::move(positions);
  update();
}

void MarkedSlider::setMarks(std::vector<Mark> marks) {
  marks_ = std::move(marks);
  update();
}

void MarkedSlider::setBand(double low, double high, const QString& tip) {
  low_ = low;
  high_ = high;
  bandTip_ = tip;
  update();
}

double MarkedSlider::pixelOf(double position) const {
  QStyleOptionSlider option;
  initStyleOption(&option);
  const auto groove =
      style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
  const auto handle =
      style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
  const double length = groove.width() - handle.width();
  const double share = (position - minimum()) / std::max(1, maximum() - minimum());
  return groove.left() + handle.width() / 2.0 + share * length;
}

void MarkedSlider::paintEvent(QPaintEvent* event) {
  QSlider::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double left = pixelOf(minimum());
  const double right = pixelOf(maximum());
  QStyleOptionSlider option;
  initStyleOption(&option);
  const auto handle =
      style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
  if (isInviting()) drawInvitation(painter, QRectF(handle).center());
  const double below = handle.bottom() + scaled(3);
  // The style puts its own to the edge of the widget, far from the groove where that is high.
  painter.setPen(QPen(palette().color(QPalette::Disabled, QPalette::WindowText), 1));
  const double above = handle.top() - scaled(2);
  for (const double position : ticks_) {
    const double x = std::round(pixelOf(position)) + 0.5;
    painter.drawLine(QPointF(x, above), QPointF(x, above - scaled(4)));
  }
  LabelRoom room{QRectF(rect())};
  if (hasBand() && left < right) {
    const double from = std::clamp(pixelOf(low_), left, right);
    const double to = std::clamp(pixelOf(high_), left, right);
    const QRectF band(from, below, to - from, scaled(4));
    painter.fillRect(band, QColor::fromRgb(okabeIto[2]));
    room.take(band);
  }
  const double size = scaled(5);
  for (const auto& mark : marks_) {
    const double x = pixelOf(mark.position);
    if (!(x >= left && x <= right)) continue;
    const auto color = mark.color.isValid() ? mark.color : palette().color(QPalette::WindowText);
    painter.setPen(color);
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF{{x, below}, {x - size, below + 1.6 * size}, {x + size, below + 1.6 * size}});
    room.take({x - size, below, 2 * size, 1.6 * size});
  }
  const QFontMetricsF metrics(font());
  for (const auto& mark : marks_) {
    const double x = pixelOf(mark.position);
    if (!(x >= left && x <= right) || mark.name.isEmpty()) continue;
    // Beside the mark; the letters may begin above it, but not in the groove.
    const QSizeF letters(metrics.horizontalAdvance(mark.name), metrics.ascent());
    std::vector<QRectF> places;
    for (const double y : {below + 0.8 * size - 0.5 * letters.height(), below + scaled(4)})
      for (const double side : {x + 1.4 * size, x - 1.4 * size - letters.width()})
        places.emplace_back(QPointF(side, y), letters);
    const auto box = room.place(places);
    painter.setPen(mark.color.isValid() ? mark.color : palette().color(QPalette::WindowText));
    if (box) painter.drawText(box->bottomLeft(), mark.name);
  }
}

void MarkedSlider::mousePressEvent(QMouseEvent* event) {
  invitation_.stop();
  QStyleOptionSlider option;
  initStyleOption(&option);
  const auto handle =
      style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
  const double x = event->position().x();
  if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint())) {
    // To where the pointer is, where the drag begins.
    const double length = std::max(1.0, pixelOf(maximum()) - pixelOf(minimum()));
    const double share = std::clamp((x - pixelOf(minimum())) / length, 0.0, 1.0);
    setValue(minimum() + static_cast<int>(std::lround(share * (maximum() - minimum()))));
  }
  QSlider::mousePressEvent(event);
}

void MarkedSlider::hideEvent(QHideEvent* event) {
  invitation_.stop();
  QSlider::hideEvent(event);
}

bool MarkedSlider::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QSlider::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const double x = help->pos().x();
  auto tip = toolTip();
  if (hasBand() && x >= pixelOf(low_) && x <= pixelOf(high_)) tip = bandTip_;
  for (const auto& mark : marks_)
    if (std::abs(pixelOf(mark.position) - x) <= scaled(8)) tip = mark.tip;
  QToolTip::showText(help->globalPos(), tip, this);
  return true;
}

}  // namespace gtv::ui
