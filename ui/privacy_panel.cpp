#include "privacy_panel.h"

#include <qcustomplot.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/number.h"
#include "base/thread_priority.h"
#include "diagnostics/mutual_information.h"
#include "number_field.h"
#include "theme.h"
#include "words.h"

namespace gtv::ui {
namespace {

/// Problems with at most so many parameters follow the run; their matrices have that many rows.
constexpr int smallSystem = 400;
/// Of σ, over two privacyDecades to either side of where noise and signal are equal.
constexpr int noiseLevels = 41;
constexpr double privacyDecades = 2;
/// Pixels from a point of a curve to a pointer that means it.
constexpr double pointReach = 12;

bool sharesLabels(const Network& network, int node) {
  return network.data->labeled[static_cast<std::size_t>(node)] &&
         network.data->datasets.sampleCount(node) > 0;
}

}  // namespace

PrivacyPanel::PrivacyPanel()
    : subject_(new QLabel),
      sample_(new NumberField),
      button_(new QPushButton),
      status_(new QLabel),
      key_(new QLabel),
      plot_(new QCustomPlot) {
  setAccessibleName(tr("Utility against privacy"));
  sample_->setToolTip(tr("Whose label is private: the number of the sample within the node"));
  sample_->setRange(1, 1, false, true);
  sample_->setValue(1);
  sample_->setFixedWidth(60);
  sample_->setAccessibleName(tr("Private sample"));
  status_->setWordWrap(true);
  status_->setContentsMargins(6, 0, 6, 0);
  status_->setAccessibleName(tr("State of the privacy curve"));
  key_->setWordWrap(true);
  key_->setTextFormat(Qt::RichText);
  key_->setContentsMargins(6, 0, 6, 0);
  key_->hide();
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 0);
  bar->addWidget(subject_);
  bar->addWidget(sample_);
  bar->addStretch();
  bar->addWidget(button_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addLayout(bar);
  layout->addWidget(status_);
  layout->addWidget(key_);
  layout->addWidget(plot_, 1);

  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setAccessibleName(tr("Error against information"));
  plot_->setMinimumHeight(100);
  plot_->setToolTip(
      tr("Every point is a level of noise on what the nodes share. To the right: what the first "
         "update says of the label (mutual information). Upwards: how far the models are from "
         "those without noise, (1/n) Σ E‖w̃ − ŵ‖²"));
  plot_->xAxis->setLabel(tr("information about the label (nats)"));
  plot_->yAxis->setLabel(tr("error"));
  plot_->yAxis->setScaleType(QCPAxis::stLogarithmic);
  plot_->yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>(new QCPAxisTickerLog));
  plot_->yAxis->setNumberFormat(QStringLiteral("eb"));
  plot_->yAxis->setNumberPrecision(0);
  known_ = plot_->addGraph();
  unknown_ = plot_->addGraph();
  present_ = plot_->addGraph();
  known_->setName(tr("other labels known"));
  unknown_->setName(tr("other labels unknown"));
  present_->setName(tr("σ of the method"));
  present_->setLineStyle(QCPGraph::lsNone);
  plot_->legend->setVisible(false);  // on paper only, see drawFigure()
  prepareForFigure(*plot_);
  PrivacyPanel::refreshTheme();

  pool_.setMaxThreadCount(1);
  connect(button_, &QPushButton::clicked, this, [this] {
    if (busy_)
      cancel();
    else
      start();
  });
  connect(sample_, &NumberField::committed, this, [this] { wake(true); });
  connect(plot_, &QCustomPlot::mouseMove, this,
          [this](const QMouseEvent* event) { showPoint(*event); });
  showButton();
}

PrivacyPanel::~PrivacyPanel() {
  stop_.request_stop();
  pool_.waitForDone();
}

PrivacyPanel::Question PrivacyPanel::question() const {
  Question out;
  out.network = network();
  if (!network()) return out;
  out.lambda = snapshot() ? snapshot()->numbers.lambda : experiment().lambda();
  for (int i = 0; i < network()->nodeCount() && out.node < 0; ++i)
    if (sharesLabels(*network(), i)) out.node = i;
  if (!nodes().empty()) out.node = nodes().front();
  out.sample = static_cast<int>(sample_->value()) - 1;
  const auto solver = experiment().solver();
  if (solver.kind() == "fedrelax") out.present = solver.number("perturbation");
  out.why = refusal(out.node);
  return out;
}

QString PrivacyPanel::refusal(int node) const {
  const auto loss = experiment().loss();
  const auto& model = network()->parametricModel();
  const bool isLinear = network()->coordinates.areParameters && model.isPlain() &&
                        model.ridgeOfSum == 0 && model.ridgeOfMean == 0;
  const bool plain = loss.kind() == "squared" && loss.text("scale") == "mean" &&
                     loss.number("ridge") == 0 && loss.number("lasso") == 0 &&
                     ownLosses(experiment(), *network()).empty();
  if (!isLinear || !plain)
    return tr(
        "The curve is known for FedRelax with linear models and the squared loss at all nodes: its "
        "mean, without ridge and Lasso.");
  if (node < 0 || !sharesLabels(*network(), node))
    return tr("This node has no labels that it could share.");
  return {};
}

void PrivacyPanel::forget(bool another) {
  static_cast<void>(another);
  cancel();
  asked_ = {};
  costFor_ = {};
  answer_ = {};
}

void PrivacyPanel::beginDocument() { sample_->setValue(1); }

void PrivacyPanel::refresh() {
  auto now = question();
  const bool has = network() && now.node >= 0;
  const auto samples =
      has ? static_cast<double>(network()->data->datasets.sampleCount(now.node)) : 1.0;
  sample_->setRange(1, std::max(1.0, samples), false, true);
  if (sample_->value() > samples) {
    sample_->setValue(1);
    now.sample = 0;
  }
  subject_->setText(
      has ? tr("Node %1, label").arg(text(network()->nodeKeys[static_cast<std::size_t>(now.node)]))
          : tr("No node"));
  if (now == asked_) return;
  const auto why = network() ? now.why : tr("Open an experiment first.");
  if (busy_) cancel();
  if (!why.isEmpty()) {
    asked_ = now;
    answer_ = {};
    costFor_ = {};
    drawCurves();
    say(why);
    return;
  }
  const auto size = static_cast<double>(network()->nodeCount()) *
                    static_cast<double>(network()->data->datasets.dimension());
  const bool known = costFor_.network == now.network && costFor_.lambda == now.lambda;
  if (known || size <= smallSystem) {
    start();
    return;
  }
  asked_ = now;
  answer_ = {};
  costFor_ = {};
  drawCurves();
  say(tr("“Compute” finds the curve for λ = %1 in the background; it can take a while.")
          .arg(number(now.lambda)));
}

void PrivacyPanel::start() {
  const auto now = question();
  if (!network() || !now.why.isEmpty()) return;
  stop_.request_stop();
  stop_ = std::stop_source();
  asked_ = now;
  busy_ = true;
  const bool known = costFor_.network == asked_.network && costFor_.lambda == asked_.lambda;
  const auto cost = known ? std::optional(answer_.cost) : std::nullopt;
  if (!known) say(tr("Computing…"));
  showButton();
  // The destructor waits for this task, and drops what it posts after that.
  pool_.start([this, asked = asked_, cost, run = ++number_, stop = stop_.get_token()] {
    giveWay();
    auto found = answer(asked, cost, stop);
    QMetaObject::invokeMethod(this, [this, asked, run, found = std::move(found)] {
      if (run == number_) take(asked, found);
    });
  });
}

void PrivacyPanel::cancel() {
  if (!busy_) return;
  stop_.request_stop();
  ++number_;
  busy_ = false;
  say(tr("Cancelled."));
  showButton();
}

Result<PrivacyPanel::Answer> PrivacyPanel::answer(const Question& question,
                                                  std::optional<double> cost,
                                                  const std::stop_token& stop) {
  const auto& data = *question.network->data;
  const FedRelaxNetwork network{*question.network->graph, data.datasets, data.labeled,
                                question.lambda};
  const auto& y = data.datasets.allLabels();
  const double variance = (y.array() - y.mean()).square().mean();
  Answer out;
  if (!cost) {
    const auto found = perturbationCost(network, stop);
    if (!found) return found.error();
    cost = *found;
  }
  out.cost = *cost;
  if (!std::isfinite(out.cost))
    return Error{"", "with noise this iteration does not settle: more nodes need labels"};
  const Vector c =
      labelSensitivity(data.datasets.features(question.node),
                       question.lambda * network.graph.strength(question.node), question.sample);
  const double signal = c.norm() * std::sqrt(variance);
  if (!(signal > 0)) return Error{"", "the update does not depend on this label"};
  std::vector<double> noises;
  noises.reserve(noiseLevels);
  for (int k = 0; k < noiseLevels; ++k)
    noises.push_back(signal * std::pow(10, privacyDecades * (2.0 * k / (noiseLevels - 1) - 1)));
  PrivateLabel label{question.node, question.sample, variance, 0};
  auto known = privacyCurve(network, label, noises, out.cost);
  if (!known) return known.error();
  out.known = std::move(*known);
  if (question.present > 0)
    if (const auto present = privacyCurve(network, label, {question.present}, out.cost); present)
      out.present = present->front();
  label.otherVariance = variance;
  auto unknown = privacyCurve(network, label, noises, out.cost);
  if (!unknown) return unknown.error();
  out.unknown = std::move(*unknown);
  return out;
}

void PrivacyPanel::take(const Question& asked, const Result<Answer>& answer) {
  busy_ = false;
  answer_ = answer ? *answer : Answer();
  costFor_ = answer ? asked : Question();
  drawCurves();
  say(answer ? tr("λ = %1: the less noise, the less error and the less privacy.")
                   .arg(number(asked.lambda))
             : text(answer.error().message));
  showButton();
}

void PrivacyPanel::drawCurves() {
  double most = 0;
  const auto put = [&](QCPGraph& graph, const std::vector<PrivacyPoint>& points) {
    graph.data()->clear();
    for (const auto& point : points) {
      graph.addData(point.information, point.excess);
      most = std::max(most, point.information);
    }
  };
  put(*known_, answer_.known);
  put(*unknown_, answer_.unknown);
  put(*present_, answer_.present ? std::vector{*answer_.present} : std::vector<PrivacyPoint>());
  if (answer_.present)
    present_->addToLegend();
  else
    present_->removeFromLegend();
  const auto stroke = [](int color, const QString& line, const QString& words) {
    return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
        .arg(QColor::fromRgb(okabeIto[static_cast<std::size_t>(color)]).name(), line, words);
  };
  QStringList key{stroke(0, tr("━━"), tr("other&nbsp;labels&nbsp;known")),
                  stroke(1, tr("╍╍"), tr("unknown"))};
  if (answer_.present) key << tr("◇&nbsp;σ&nbsp;of&nbsp;the&nbsp;method");
  key_->setText(key.join(QStringLiteral("&nbsp;&nbsp; ")));
  key_->setVisible(!answer_.known.empty());
  if (!answer_.known.empty()) {
    double low = answer_.known.front().excess;
    double high = answer_.known.back().excess;
    if (answer_.present) {
      low = std::min(low, answer_.present->excess);
      high = std::max(high, answer_.present->excess);
    }
    constexpr double room = 1.6;
    plot_->xAxis->setRange(0, most > 0 ? 1.05 * most : 1);
    plot_->yAxis->setRange(low / room, high * room);
  }
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PrivacyPanel::say(const QString& words) {
  if (status_->text() != words) status_->setText(words);
}

QString PrivacyPanel::statusText() const { return status_->text(); }

void PrivacyPanel::showButton() {
  button_->setText(busy_ ? tr("&Cancel") : tr("&Compute"));
  button_->setToolTip(busy_ ? tr("Stops")
                            : tr("Finds the curve for the present λ, beside the run"));
}

void PrivacyPanel::showPoint(const QMouseEvent& event) {
  const PrivacyPoint* nearest = nullptr;
  double least = pointReach;
  for (const auto* points : {&answer_.known, &answer_.unknown})
    for (const auto& point : *points) {
      const QPointF at(plot_->xAxis->coordToPixel(point.information),
                       plot_->yAxis->coordToPixel(point.excess));
      const double distance = QLineF(at, event.position()).length();
      if (distance > least) continue;
      least = distance;
      nearest = &point;
    }
  if (nearest != nullptr)
    QToolTip::showText(
        event.globalPosition().toPoint(),
        tr("σ = %1: %2 nats, error %3")
            .arg(number(nearest->noise), number(nearest->information), number(nearest->excess)),
        plot_);
}

void PrivacyPanel::refreshTheme() {
  stylePlot(*plot_);
  const auto pen = [](int color, Qt::PenStyle style) {
    return QPen(QColor::fromRgb(okabeIto[static_cast<std::size_t>(color)]), scaled(2), style);
  };
  known_->setPen(pen(0, Qt::SolidLine));
  unknown_->setPen(pen(1, Qt::DashLine));
  present_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssDiamond, QPen(canvasColors().text, scaled(1.6)), Qt::NoBrush, scaled(11)));
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool PrivacyPanel::isCurrent() const { return LinkedView::isCurrent() && !busy_; }

QSizeF PrivacyPanel::figureSize() const { return plot_->size(); }

void PrivacyPanel::drawFigure(QCPPainter& painter) {
  plot_->legend->setVisible(true);
  drawPlot(*plot_, painter);
  plot_->legend->setVisible(false);
}

QString PrivacyPanel::figureData() const {
  QStringList lines{QStringLiteral("noise,otherLabels,information,excess")};
  for (const bool known : {true, false})
    for (const auto& point : points(known))
      lines << QStringLiteral("%1,%2,%3,%4")
                   .arg(text(formatNumber(point.noise)),
                        known ? QStringLiteral("known") : QStringLiteral("unknown"),
                        text(formatNumber(point.information)), text(formatNumber(point.excess)));
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace gtv::ui
