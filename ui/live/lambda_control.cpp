#include "ui/live/lambda_control.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/forms/number_field.h"
#include "ui/live/lambda_range.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int steps = 1000;
constexpr int mostTicks = 12;

}  // namespace

LambdaControl::LambdaControl(QWidget* parent) : QWidget(parent) {
  name_ = new QLabel(tr("<b style='font-size:large'>λ</b>"));
  name_->setToolTip(tr("Regularisation strength: how strongly neighbours are pulled together"));
  slider_ = new MarkedSlider;
  slider_->setAccessibleName(tr("Lambda"));
  slider_->setToolTip(
      tr("Regularisation strength λ: on the left every node is trained alone, on the right all "
         "nodes have one model"));
  slider_->setSingleStep(1);
  slider_->setPageStep(steps / 40);
  slider_->setRange(0, steps);
  slider_->setMinimumWidth(120);
  field_ = new NumberField;
  field_->setAccessibleName(tr("Lambda"));
  field_->setToolTip(tr("λ as a number, any value from 0"));
  field_->setRange(0, 1e300, false, false);
  low_ = new QLabel;
  high_ = new QLabel;
  name_->setBuddy(field_);
  layout_ = new QHBoxLayout(this);
  beforeField_ = new QSpacerItem(0, 0);
  layout_->setContentsMargins(8, 4, 8, 4);
  layout_->addWidget(name_);
  layout_->addWidget(low_);
  layout_->addWidget(slider_, 1);
  layout_->addWidget(high_);
  layout_->addSpacerItem(beforeField_);
  layout_->addWidget(field_);
  connect(slider_, &QSlider::valueChanged, this, [this](int position) {
    value_ = atPosition(position);
    field_->setValue(value_);
    Q_EMIT changed(value_);
  });
  connect(slider_, &QSlider::sliderReleased, this, [this] { setScale(wanted_); });
  connect(field_, &NumberField::committed, this, [this](double lambda) {
    setValue(lambda);
    Q_EMIT changed(value_);
  });
  showRange();
  setValue(value_);
  refreshTheme();
}

void LambdaControl::alignTo(int left, int right) {
  isAligned_ = true;
  slider_->setMarks({});
  slider_->setBand(0, 0, {});
  low_->hide();
  high_->hide();
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(0);
  // Between the edge of the slider and the middle of its handle at the ends.
  const double before = slider_->pixelOf(slider_->minimum());
  const double after = slider_->width() - slider_->pixelOf(slider_->maximum());
  name_->setContentsMargins(0, 0, static_cast<int>(scaled(8)), 0);
  name_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  name_->setFixedWidth(std::max(0, static_cast<int>(std::lround(left - before))));
  const int gap = static_cast<int>(scaled(10));
  layout_->setContentsMargins(0, 0, gap, 0);
  field_->setFixedWidth(std::max(0, static_cast<int>(std::lround(right - after)) - 2 * gap));
  beforeField_->changeSize(gap, 0);
  layout_->invalidate();
}

void LambdaControl::refreshTheme() {
  if (isAligned_) {
    // The number that a class reads.
    auto large = QApplication::font();
    large.setPointSizeF(1.3 * large.pointSizeF());
    large.setBold(true);
    field_->setFont(large);
  }
  field_->setFixedWidth(static_cast<int>(scaled(90)));
  slider_->setMinimumHeight(static_cast<int>(scaled(48)));
}

double LambdaControl::atPosition(int position) const {
  // Three digits: a slider is no finer than that, and the number stays readable.
  const double exact = scale_.lambda(static_cast<double>(position) / steps);
  return QString::number(exact, 'g', 3).toDouble();
}

double LambdaControl::exactPositionOf(double lambda) const {
  return scale_.position(lambda) * steps;
}

void LambdaControl::showMarks(const LambdaMarks::Marks& marks, const std::vector<Pin>& pins) {
  marks_ = marks;
  pins_ = pins;
  if (isAligned_) return slider_->setMarks({});  // the plots above say more
  std::vector<MarkedSlider::Mark> shown;
  shown.reserve(pins.size() + 1);
  for (const auto& pin : pins)
    if (pin.lambda > 0)
      shown.push_back({exactPositionOf(pin.lambda),
                       {},
                       tr("%1: λ = %2").arg(pin.name).arg(pin.lambda, 0, 'g', 4),
                       pin.color});
  if (marks.critical)
    shown.push_back({exactPositionOf(*marks.critical),
                     tr("λ crit"),
                     tr("Critical λ = %1: from here on all connected nodes have one model")
                         .arg(*marks.critical, 0, 'g', 4),
                     {}});
  slider_->setMarks(std::move(shown));
  const bool window = marks.clustersFuse && marks.critical && *marks.clustersFuse < *marks.critical;
  if (window)
    slider_->setBand(exactPositionOf(*marks.clustersFuse), exactPositionOf(*marks.critical),
                     tr("From λ = %1 on theory promises that every true cluster fuses; from λ = %2 "
                        "on all connected nodes are equal")
                         .arg(*marks.clustersFuse, 0, 'g', 4)
                         .arg(*marks.critical, 0, 'g', 4));
  else
    slider_->setBand(0, 0, {});
}

int LambdaControl::positionOf(double lambda) const {
  return static_cast<int>(std::lround(std::clamp(exactPositionOf(lambda), 0.0, 1.0 * steps)));
}

void LambdaControl::follow(RunController& run) {
  connect(this, &LambdaControl::changed, &run, &RunController::setLambda);
  connect(field_, &NumberField::complained, &run, [&run](const QString& complaint) {
    Q_EMIT run.message(complaint.isEmpty() ? QString() : tr("λ: %1").arg(complaint),
                       !complaint.isEmpty());
  });
  connect(&run.lambdaRange(), &LambdaRange::changed, this,
          [this, &run] { setScale(run.lambdaRange().scale()); });
  connect(&run, &RunController::documentOpened, this,
          [this, &run] { setValue(run.experiment().lambda()); });
  connect(&run, &RunController::lambdaChanged, this, [this](double lambda) {
    if (lambda != value_) setValue(lambda);
  });
  // What was typed and not taken goes.
  connect(&run, &RunController::formsOutdated, this,
          [this, &run] { setValue(run.experiment().lambda()); });
  const auto showMarksOfRuns = [this, &run] {
    std::vector<Pin> pins;
    const auto& runs = run.runs();
    for (int row = 1; row < runs.rowCount(); ++row) {
      const auto& record = runs.run(row);
      if (record.pinned && !record.hidden)
        pins.push_back({record.experiment.lambda(), record.name, record.color});
    }
    showMarks(run.lambdaMarks().marks(), pins);
  };
  connect(&run.lambdaMarks(), &LambdaMarks::changed, this, showMarksOfRuns);
  connect(&run.runs(), &RunList::comparisonsChanged, this, showMarksOfRuns);
}

void LambdaControl::setValue(double lambda) {
  value_ = lambda;
  const QSignalBlocker quiet(slider_);
  slider_->setValue(positionOf(lambda));
  field_->setValue(lambda);
}

void LambdaControl::setScale(const LambdaScale& scale) {
  wanted_ = scale;
  if (slider_->isSliderDown()) return;
  scale_ = scale;
  showRange();
  // The field may hold what is being typed.
  const QSignalBlocker quiet(slider_);
  slider_->setValue(positionOf(value_));
}

void LambdaControl::moveBy(double share) {
  if (!isEnabled()) return;
  slider_->setValue(slider_->value() + static_cast<int>(std::lround(share * steps)));
}

void LambdaControl::showRange() {
  std::vector<double> ticks;
  for (const double lambda : scale_.ticks(mostTicks)) ticks.push_back(exactPositionOf(lambda));
  slider_->setTicks(std::move(ticks));
  showMarks(marks_, pins_);
  low_->setText(QStringLiteral("0"));
  high_->setText(QString::number(scale_.high, 'g', 2));
}

}  // namespace gtv::ui
