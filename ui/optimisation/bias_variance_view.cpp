#include "ui/optimisation/bias_variance_view.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHelpEvent>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/number.h"
#include "base/parallel.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr std::array<std::size_t, 3> bandColors{0, 4, 7};
/// A curve that rises above so many times its lowest point is cut there, so that the rest is seen.
constexpr double mostRise = 4;

/// Do these give other data, or other minimisers?
bool changesStudy(const Experiment& a, const Experiment& b, BiasAxis axis) {
  static const std::vector<std::string> decisive{"seed",  "graph", "edits",   "data",    "nodes",
                                                 "model", "loss",  "penalty", "attacks", "privacy"};
  const bool another = std::any_of(decisive.begin(), decisive.end(),
                                   [&](const auto& field) { return a.at(field) != b.at(field); });
  return another || (axis != BiasAxis::Lambda && a.lambda() != b.lambda());
}

double sumOf(const BiasVariancePoint& point) { return point.bias + point.variance + point.noise; }

}  // namespace

BiasVarianceView::BiasVarianceView()
    : PlotView(tr("Bias and variance"), QStringLiteral("bias-variance")) {
  axis_ = addChoice("biasVarianceAxis", tr("Bias and variance over"),
                    tr("What is varied: the samples m of a node, the size d′ of the model (the "
                       "degree of polynomials, else the number of features that are kept), or λ"));
  axis_->addItem(tr("samples m"), static_cast<int>(BiasAxis::Samples));
  axis_->addItem(tr("model size d′"), static_cast<int>(BiasAxis::Size));
  axis_->addItem(QStringLiteral("λ"), static_cast<int>(BiasAxis::Lambda));
  connect(axis_, &QComboBox::activated, this, [this] { isChosen_ = true; });
  button_ = addButton("biasVarianceCompute", tr("Compute bias and variance"));
  connect(button_, &QToolButton::clicked, this, [this] {
    if (task_.isRunning())
      task_.requestStop();
    else
      start();
  });
  auto& plot = *this->plot();
  for (std::size_t k = 0; k < bands_.size(); ++k) {
    bands_[k] = plot.addGraph();
    if (k > 0) bands_[k]->setChannelFillGraph(bands_[k - 1]);
  }
  now_ = plot.addGraph();
  measured_ = plot.addGraph();
  plot.yAxis->setLabel(tr("squared error"));
  plot.yAxis->ticker()->setTickCount(4);
  showButton();
  PlotView::refreshTheme();
}

void BiasVarianceView::style() {
  for (std::size_t k = 0; k < bands_.size(); ++k) {
    auto color = QColor::fromRgb(okabeIto[bandColors[k]]);
    bands_[k]->setPen(QPen(color, scaled(1.6)));
    color.setAlpha(120);
    bands_[k]->setBrush(color);
  }
  const auto text = canvasColors().text;
  measured_->setPen(QPen(text, scaled(1.2), Qt::DotLine));
  measured_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, text, text, scaled(5)));
  now_->setPen(QPen(text, scaled(1.2), Qt::DashLine));
}

BiasAxis BiasVarianceView::axis() const {
  return static_cast<BiasAxis>(axis_->currentData().toInt());
}

Experiment BiasVarianceView::present() const {
  return snapshot() ? snapshot()->experiment : experiment();
}

const BiasVariance* BiasVarianceView::study() const {
  const auto at = found_.find(axis());
  return at == found_.end() || at->second.study.points.empty() ? nullptr : &at->second.study;
}

bool BiasVarianceView::isOutdated() const {
  const auto at = found_.find(axis());
  return at != found_.end() && changesStudy(at->second.of, present(), axis());
}

bool BiasVarianceView::isCurrent() const {
  return PlotView::isCurrent() && !(isOnScreen(*this) && task_.isRunning());
}

void BiasVarianceView::forget(bool another) {
  if (!another) return;
  task_.abandon();
  computing_.reset();
  found_.clear();
  refusals_.clear();
  showButton();
}

bool BiasVarianceView::startsByItself() const {
  return !found_.contains(axis()) && !refusals_.contains(axis()) && !task_.isRunning() &&
         Eigen::Index{network()->dimension()} * network()->nodeCount() <= mostParameters;
}

/// Models that have a degree invite to change it.
void BiasVarianceView::chooseAxis() {
  const auto axis = experiment().model().has("degree") ? BiasAxis::Size : BiasAxis::Samples;
  const QSignalBlocker quiet(axis_);
  axis_->setCurrentIndex(axis_->findData(static_cast<int>(axis)));
}

void BiasVarianceView::showButton() {
  const bool running = task_.isRunning();
  button_->setText(running ? tr("Stop") : found_.empty() ? tr("Compute") : tr("Compute again"));
  button_->setToolTip(
      running ? tr("Stop and keep the draws that are finished")
              : tr("Draw the data %1 times and fit the models to every draw").arg(draws));
}

void BiasVarianceView::start() {
  if (!network() || network()->nodeCount() == 0) return;
  const auto over = axis();
  const auto of = present();
  computing_ = over;
  refusals_.erase(over);
  const auto fail = [this, over](const Error& error) {
    computing_.reset();
    found_.erase(over);
    refusals_[over] = translatedError(error);
    scheduleRefresh(true);
  };
  task_.start(
      [this, over, of,
       network = network()](const BackgroundTask::Context& context) -> Result<BiasVariance> {
        BiasVarianceOptions options;
        options.axis = over;
        options.draws = draws;
        options.threads = std::max(1, processorCount() - 1);
        options.stop = context.stop;
        auto values = biasVarianceValues(of, *network, over);
        if (!values) return values.error();
        options.values = std::move(*values);
        options.progress = [this, context, over, of](const BiasVariance& sofar) {
          context.post([this, over, sofar, of] { take(over, sofar, of); });
        };
        return biasVariance(of, *network, options);
      },
      [this, over, of, fail](const Result<BiasVariance>& study) {
        if (!study) return fail(study.error());
        computing_.reset();
        // Stopped before there was anything new: what was there before stays.
        if (study->points.empty() && found_.count(over) > 0) return scheduleRefresh(true);
        take(over, *study, of);
      },
      fail);
  scheduleRefresh(true);
}

void BiasVarianceView::take(BiasAxis over, const BiasVariance& study, const Experiment& of) {
  found_.insert_or_assign(over, Found{study, of});
  scheduleRefresh(false);
}

void BiasVarianceView::refresh() {
  showButton();
  if (const auto why = whyNoNodes(tr("bias and variance of its models")); !why.isEmpty())
    return showText(why);
  const auto possible = checkBiasVariance(present(), *network());
  button_->setEnabled(possible.ok());
  if (!possible)
    return showText(tr("Bias and variance are not known here: %1.")
                        .arg(translatedMessage(possible.error().message)));
  if (!isChosen_ && found_.empty() && !computing_) chooseAxis();
  if (startsByItself()) return start();
  if (const auto* known = study()) {
    fill(*known);
    fitAxes(*known);
    return showPlot(title(*known), key());
  }
  if (const auto why = refusals_.find(axis()); why != refusals_.end())
    return showText(tr("Bias and variance are not known here: %1.").arg(why->second));
  if (computing_ == axis())
    return showText(tr("The data is drawn again and again, and the models are fitted to it …"));
  showText(computing_
               ? tr("Bias and variance over something else are being computed.")
               : tr("Press “Compute” to draw the data of this experiment again and again, and "
                    "to see how its error is made of bias, variance and noise."));
}

void BiasVarianceView::fill(const BiasVariance& study) {
  std::array<QVector<QCPGraphData>, 4> curves;
  for (const auto& point : study.points) {
    const std::array heights{point.bias, point.bias + point.variance, sumOf(point), point.risk};
    for (std::size_t k = 0; k < curves.size(); ++k) curves[k].push_back({point.value, heights[k]});
  }
  for (std::size_t k = 0; k < bands_.size(); ++k) bands_[k]->data()->set(curves[k], true);
  measured_->data()->set(curves[3], true);
}

double BiasVarianceView::presentValue() const {
  const auto of = present();
  switch (axis()) {
    case BiasAxis::Samples:
      return of.data().has("samples") ? of.data().integer("samples") : std::nan("");
    case BiasAxis::Lambda:
      return snapshot() ? snapshot()->numbers.lambda : of.lambda();
    case BiasAxis::Size:
      break;
  }
  return of.model().has("degree") ? of.model().integer("degree")
                                  : network()->data->datasets.dimension();
}

void BiasVarianceView::fitAxes(const BiasVariance& study) {
  double lowest = std::numeric_limits<double>::infinity();
  double highest = 0;
  for (const auto& point : study.points) {
    const double sum = std::max(sumOf(point), point.risk);
    lowest = std::min(lowest, sum);
    highest = std::max(highest, sum);
  }
  isCut_ = highest > mostRise * lowest;
  top_ = isCut_ ? mostRise * lowest : highest;
  auto& axes = *plot();
  axes.yAxis->setRange(0, top_ > 0 ? 1.05 * top_ : 1);
  const double first = study.points.front().value;
  const double last = study.points.back().value;
  const bool isLog = study.axis != BiasAxis::Size && first > 0;
  axes.xAxis->setScaleType(isLog ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  if (study.axis == BiasAxis::Lambda) {
    axes.xAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    axes.xAxis->setNumberFormat(QStringLiteral("gb"));
  } else {
    const auto names = QSharedPointer<QCPAxisTickerText>::create();
    double before = 0;
    for (const auto& point : study.points) {
      const bool near = isLog && before > 0 && point.value < 1.9 * before;
      if (near) continue;
      names->addTick(point.value, number(point.value));
      before = point.value;
    }
    axes.xAxis->setTicker(names);
  }
  axes.xAxis->setRange(first, last > first ? last : first + 1);
  axes.xAxis->setLabel(axis_->currentText());
  const double at = presentValue();
  now_->data()->clear();
  if (at >= first && at <= last) now_->setData({at, at}, {0, axes.yAxis->range().upper}, true);
}

QString BiasVarianceView::symbol() const {
  return axis() == BiasAxis::Samples ? QStringLiteral("m")
         : axis() == BiasAxis::Size  ? QStringLiteral("d′")
                                     : QStringLiteral("λ");
}

QString BiasVarianceView::title(const BiasVariance& study) const {
  auto text = tr("<b>Squared error of a new label</b>, %1 draws").arg(study.draws);
  if (study.nodes < network()->nodeCount())
    text += tr(", the %L1 nodes that labels reach").arg(study.nodes);
  if (computing_ == axis())
    text = tr("<b>Squared error of a new label</b>, draw %1 of %2 …").arg(study.draws).arg(draws);
  if (isOutdated()) text += tr(". <b>The experiment has changed since</b>: “Compute again”");
  return text;
}

QString BiasVarianceView::key() const {
  const auto color = [](std::size_t k) { return QColor::fromRgb(okabeIto[bandColors[k]]); };
  const auto text = canvasColors().text;
  QStringList parts{keyOf(color(0), QStringLiteral("▒▒"), tr("bias B²")),
                    keyOf(color(1), QStringLiteral("▒▒"), tr("variance V")),
                    keyOf(color(2), QStringLiteral("▒▒"), tr("noise σ²")),
                    keyOf(text, QStringLiteral("●"), tr("measured error"))};
  if (!now_->data()->isEmpty())
    parts << keyOf(text, QStringLiteral("┆"),
                   tr("now %1 = %2").arg(symbol(), number(presentValue())));
  if (isCut_) parts << tr("cut at %1").arg(number(top_));
  return joined(parts);
}

QString BiasVarianceView::describePoint(const BiasVariancePoint& point) const {
  return tr("%1 = %2: B² %3, V %4, σ² %5, together %6; measured %7")
      .arg(symbol(), number(point.value), number(point.bias), number(point.variance),
           number(point.noise), number(sumOf(point)), number(point.risk));
}

QString BiasVarianceView::describe(QPointF point) const {
  const auto* known = study();
  if (known == nullptr || !hasPlot() || !QRectF(plot()->axisRect()->rect()).contains(point))
    return {};
  const auto distance = [&](const BiasVariancePoint& at) {
    return std::abs(plot()->xAxis->coordToPixel(at.value) - point.x());
  };
  return describePoint(
      *std::min_element(known->points.begin(), known->points.end(),
                        [&](const auto& a, const auto& b) { return distance(a) < distance(b); }));
}

bool BiasVarianceView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot() && event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto text = describe(help->pos());
    QToolTip::showText(
        help->globalPos(),
        text.isEmpty()
            ? tr("The expected squared error of a new label is B² + V + σ²: how far the mean model "
                 "is from the truth, how much models of other draws of the data differ from it, "
                 "and the noise of the label. This is said of minimisers of GTVMin, whatever the "
                 "method.")
            : text,
        plot());
    return true;
  }
  return PlotView::eventFilter(watched, event);
}

void BiasVarianceView::saveState(Json& screen) const {
  if (isChosen_) screen["biasVariance"] = choiceJson(*axis_);
}

void BiasVarianceView::restoreState(const Json& screen, const Studies& /*studies*/,
                                    int /*runNumber*/) {
  const auto kept = memberOf(screen, "biasVariance");
  isChosen_ = !kept.is_null();
  restoreChoice(*axis_, kept);
}

QString BiasVarianceView::figureData() const {
  std::string out = "value,bias,variance,noise,sum,measured,draws\n";
  if (const auto* known = study())
    for (const auto& point : known->points) {
      for (const double x :
           {point.value, point.bias, point.variance, point.noise, sumOf(point), point.risk})
        out += formatNumber(x) + ',';
      out += std::to_string(known->draws) + '\n';
    }
  return toQString(out);
}

}  // namespace gtv::ui
