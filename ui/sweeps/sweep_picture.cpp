#include "ui/sweeps/sweep_picture.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/sweeps/sweep_curves_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

SweepPicture::SweepPicture(std::initializer_list<QWidget*> before, QWidget* parent)
    : QWidget(parent), metric_(new QComboBox), mode_(new QComboBox), plot_(new SweepPlot) {
  metric_->setAccessibleName(tr("Number that is shown"));
  metric_->setToolTip(tr("What is drawn of every run"));
  // In the order of SweepPlot::Mode.
  mode_->addItems({tr("mean ± s.d."), tr("every run"), tr("heat map"), tr("difference ± s.e."),
                   tr("curves ± s.d.")});
  mode_->setAccessibleName(tr("How the sweep is drawn"));
  mode_->setToolTip(
      tr("Mean and standard deviation of the repeats; every single run; the means over both "
         "parameters as colours; or, repeat by repeat on the same draw, the difference from the "
         "first value of the first parameter with its standard error; or the numbers over the "
         "iterations, where the sweep keeps curves, with a panel for every value of the second "
         "parameter"));
  mode_->setObjectName(QStringLiteral("modeChoice"));
  for (auto* choice : {metric_, mode_}) {
    choice->setFocusPolicy(Qt::StrongFocus);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int characters = 12;
    choice->setMinimumContentsLength(characters);
  }
  auto* looks = new QHBoxLayout;
  looks->setContentsMargins(0, 0, 0, 0);
  for (auto* widget : before) looks->addWidget(widget, qobject_cast<QComboBox*>(widget) ? 1 : 0);
  looks->addWidget(metric_, 1);
  looks->addWidget(mode_);
  auto* inside = new QVBoxLayout(this);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2);
  inside->addLayout(looks);
  inside->addWidget(plot_, 1);
  connect(metric_, &QComboBox::activated, this, [this] {
    metricChosen_ = true;
    Q_EMIT chosen();
  });
  connect(mode_, &QComboBox::activated, this, &SweepPicture::chosen);
}

SweepPlot::Mode SweepPicture::mode() const {
  return static_cast<SweepPlot::Mode>(mode_->currentIndex());
}

void SweepPicture::setMode(SweepPlot::Mode mode) { mode_->setCurrentIndex(static_cast<int>(mode)); }

void SweepPicture::clear() {
  plot_->clear();
  metric_->clear();
  metricChosen_ = false;
}

void SweepPicture::beginSweep(const SweepPlan& plan) {
  setMode(!curveNames(plan).empty() ? SweepPlot::Mode::Curves
          : plan.axes().size() == 2 ? SweepPlot::Mode::Map
                                    : SweepPlot::Mode::Mean);
}

/// What is chosen stays; else the first of `first` that is there.
void SweepPicture::offer(const std::vector<std::pair<QString, QString>>& numbers,
                         std::initializer_list<const char*> first) {
  bool same = metric_->count() == static_cast<int>(numbers.size());
  for (std::size_t k = 0; same && k < numbers.size(); ++k)
    same = metric_->itemData(static_cast<int>(k)).toString() == numbers[k].first;
  if (same) return;
  const auto before = metric_->currentData().toString();
  const QSignalBlocker quiet(metric_);
  metric_->clear();
  for (const auto& [key, label] : numbers) metric_->addItem(label, key);
  int index = metricChosen_ ? metric_->findData(before) : -1;
  for (const char* key : first)
    if (index < 0) index = metric_->findData(QString::fromUtf8(key));
  metric_->setCurrentIndex(std::max(0, index));
}

/// Those that any run has.
void SweepPicture::fillMetrics(const std::vector<SweepRow>& rows) {
  const auto metrics = sweepMetrics();
  std::vector<std::pair<QString, QString>> there;
  for (std::size_t k = 0; k < metrics.size(); ++k)
    if (std::any_of(rows.begin(), rows.end(),
                    [&](const SweepRow& row) { return std::isfinite(row.metrics[k]); }))
      there.emplace_back(QString::fromUtf8(metrics[k].key), translated(metrics[k].label));
  offer(there, {"mse", "testMse", "validationAccuracy", "heldOutMse", "objective"});
}

void SweepPicture::fillCurves(const SweepPlan& plan) {
  std::vector<std::pair<QString, QString>> there;
  for (const auto& name : curveNames(plan)) there.emplace_back(toQString(name), curveLabel(name));
  offer(there, {});
}

void SweepPicture::show(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                        const QStringList& names, const std::optional<PublishedFigure>& stated) {
  const auto curves = curveNames(plan);
  if ((mode() == SweepPlot::Mode::Map && plan.axes().size() < 2) ||
      (mode() == SweepPlot::Mode::Curves && curves.empty()))
    setMode(SweepPlot::Mode::Mean);
  if (mode() == SweepPlot::Mode::Curves) {
    fillCurves(plan);
    const auto column = static_cast<std::size_t>(std::max(0, metric_->currentIndex()));
    plot_->showCurves(
        plan, rows, column, names,
        stated ? statedPoints(plan, *stated, curves[column]) : std::vector<StatedPoint>());
    return;
  }
  fillMetrics(rows);
  const int metric = std::max(0, sweepMetric(metric_->currentData().toString().toStdString()));
  plot_->show(plan, rows, metric, mode(), names);
}

}  // namespace gtv::ui
