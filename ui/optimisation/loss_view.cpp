#include "ui/optimisation/loss_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/csv.h"
#include "base/number.h"
#include "instances/problem_building.h"
#include "losses/catalogue.h"
#include "ui/plots/feature_axes.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostOtherLosses = 5;
constexpr double leastReach = 2.5;  ///< of the axis to both sides
constexpr std::array lossStrokes{Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::SolidLine,
                                 Qt::DashDotDotLine};
constexpr std::array lossSigns{"╍╍", "┅┅", "━·", "━━", "━··"};
constexpr double sampleReach = 8;  ///< pixels around a mark

QColor lossColor(std::size_t other) { return QColor::fromRgb(okabeIto[other + 1]); }

/// The loss of the node: its own, or that of the experiment.
Choice lossOf(const Experiment& experiment, const ProblemInstance& network, int node) {
  const auto own = ownLosses(experiment, network);
  const auto found = own.find(node);
  return found == own.end() ? experiment.loss() : found->second;
}

}  // namespace

LossView::LossView() : PlotView(tr("Loss of one sample"), QStringLiteral("loss")) {
  auto& plot = *this->plot();
  // The first, which have gaps, are above the last: the hinge and the absolute loss are one line
  // below the margin 1.
  others_.resize(mostOtherLosses);
  for (auto other = others_.rbegin(); other != others_.rend(); ++other) *other = plot.addGraph();
  own_ = plot.addGraph();
  samples_ = plot.addGraph();
  samples_->setLineStyle(QCPGraph::lsNone);
  plot.yAxis->setLabel(tr("loss"));
  PlotView::refreshTheme();
}

void LossView::style() {
  own_->setPen(QPen(QColor::fromRgb(okabeIto[0]), scaled(3)));
  for (std::size_t k = 0; k < others_.size(); ++k)
    others_[k]->setPen(QPen(lossColor(k), scaled(1.3), lossStrokes[k]));
  const auto text = canvasColors().text;
  samples_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(text, scaled(1.4)),
                                            isHidden_ ? Qt::NoBrush : QBrush(text), scaled(7)));
}

std::vector<std::string> LossView::otherIds() const {
  std::vector<std::string> out;
  if (!comparison_) return out;
  for (const auto& other : comparison_->others) out.push_back(other.id);
  return out;
}

void LossView::refresh() {
  comparison_.reset();
  at_.resize(0);
  node_ = node();
  if (const auto why = whyNoNodes(tr("its loss")); !why.isEmpty()) return showText(why);
  const auto loss = lossOf(experiment(), *network(), node_);
  comparison_ = compareLosses(loss);
  if (!comparison_ && areNumbers(network()->labels))
    return showText(
        tr("The loss of an exponential family depends on the label and on the mean it is "
           "predicted by, and not on their difference alone, so that it is no curve over "
           "residuals. The Local models show labels and means."));
  if (!comparison_)
    return showText(
        tr("Points without labels: their loss ‖w − a‖² is a distance, and depends on no "
           "residual or margin. The Local models show the distances; data with labels "
           "has a loss to draw."));
  findSamples();
  fill();
  style();
  showPlot(title(), key());
}

void LossView::findSamples() {
  const auto& data = *network()->data;
  const auto count = std::min<Eigen::Index>(data.datasets.sampleCount(node_), mostSamples);
  isHidden_ = !data.labeled[static_cast<std::size_t>(node_)];
  whyNoSamples_.clear();
  if (count == 0) {
    whyNoSamples_ = tr("it has no samples");
  } else if (!snapshot()) {
    whyNoSamples_ = tr("the run has not begun");
  } else if (!network()->coordinates.areParameters ||
             snapshot()->W.rows() != network()->dimension()) {
    whyNoSamples_ = tr("samples are marked for methods with parameter vectors");
  } else {
    const Vector w = snapshot()->W.col(node_);
    at_ = lossAbscissae(comparison_->own.abscissa,
                        network()->predict(w, data.datasets.features(node_).topRows(count)),
                        data.datasets.labels(node_).head(count));
  }
  order_.resize(static_cast<std::size_t>(at_.size()));
  std::iota(order_.begin(), order_.end(), 0);
  std::sort(order_.begin(), order_.end(), [&](int a, int b) { return at_[a] < at_[b]; });
}

void LossView::fillCurve(QCPGraph& graph, const LossCurve& curve, double low, double high) const {
  QVector<QCPGraphData> points;
  for (int k = 0; k < curvePoints; ++k) {
    const double x = low + (high - low) * k / (curvePoints - 1);
    points.push_back({x, curve.at(x)});
    // The step of 0/1 is no slope.
    const double next = low + (high - low) * (k + 1) / (curvePoints - 1);
    if (!curve.loss && x < 0 && next > 0) {
      points.push_back({0, 1});
      points.push_back({0, 0});
    }
  }
  graph.data()->set(points, true);
}

void LossView::fill() {
  Extent across;
  for (const double x : {-leastReach, leastReach}) across.add(x);
  for (const double x : at_) across.add(x);
  const double room = 0.04 * (across.high - across.low);
  const double low = across.low - room;
  const double high = across.high + room;
  fillCurve(*own_, comparison_->own, low, high);
  for (std::size_t k = 0; k < others_.size(); ++k) {
    others_[k]->data()->clear();
    if (k < comparison_->others.size()) fillCurve(*others_[k], comparison_->others[k], low, high);
  }
  samples_->data()->clear();
  Extent up;
  for (const double x : {low, high}) up.add(comparison_->own.at(x));
  for (const int r : order_) {
    const double value = comparison_->own.at(at_[r]);
    if (!std::isfinite(value)) continue;
    samples_->addData(at_[r], value);
    up.add(value);
  }
  auto& axes = *plot();
  axes.xAxis->setRange(low, high);
  axes.yAxis->setRange(-0.05 * up.high, 1.08 * up.high);
  switch (comparison_->own.abscissa) {
    case LossAbscissa::Residual:
      axes.xAxis->setLabel(tr("residual y − h(x)"));
      break;
    case LossAbscissa::Margin:
      axes.xAxis->setLabel(tr("margin y·h(x)"));
      break;
    case LossAbscissa::LogOdds:
      axes.xAxis->setLabel(tr("log-odds of the right class, log(p/(1 − p))"));
      break;
  }
}

QString LossView::title() const {
  auto whose = nodeHeading();
  if (!whyNoSamples_.isEmpty()) return whose + tr("; ") + whyNoSamples_.toHtmlEscaped();
  double sum = 0;
  for (const double x : at_) sum += comparison_->own.at(x);
  const auto mean = number(sum / static_cast<double>(at_.size()));
  whose += QStringLiteral(" &nbsp;");
  whose += keyOf(canvasColors().text, isHidden_ ? QStringLiteral("○") : QStringLiteral("●"),
                 at_.size() == 1 ? tr("its sample, loss %1").arg(mean)
                                 : tr("its %L1 samples, mean loss %2").arg(at_.size()).arg(mean));
  if (isHidden_) whose += tr(" (not learned from)");
  const auto all = network()->data->datasets.sampleCount(node_);
  if (at_.size() < all) whose += tr(", the first of %L1").arg(all);
  return whose;
}

QString LossView::key() const {
  QStringList parts;
  parts << keyOf(QColor::fromRgb(okabeIto[0]), QStringLiteral("<b>━━</b>"),
                 toQString(comparison_->own.name));
  for (std::size_t k = 0; k < comparison_->others.size(); ++k)
    parts << keyOf(lossColor(k), QString::fromUtf8(lossSigns[k]),
                   toQString(comparison_->others[k].name));
  return joined(parts);
}

QString LossView::describe(QPointF point) const {
  if (!hasPlot() || at_.size() == 0) return {};
  int nearest = -1;
  double least = scaled(sampleReach);
  for (const int r : order_) {
    const QPointF mark(plot()->xAxis->coordToPixel(at_[r]),
                       plot()->yAxis->coordToPixel(comparison_->own.at(at_[r])));
    const double distance = QLineF(point, mark).length();
    if (distance > least) continue;
    least = distance;
    nearest = r;
  }
  if (nearest < 0) return {};
  const double label = network()->data->datasets.labels(node_)[nearest];
  const double x = at_[nearest];
  const auto sample = tr("Sample %1: y = %2").arg(nearest + 1).arg(number(label));
  const auto loss = number(comparison_->own.at(x));
  switch (comparison_->own.abscissa) {
    case LossAbscissa::Residual:
      return tr("%1, h(x) = %2, residual %3, loss %4")
          .arg(sample, number(label - x), number(x), loss);
    case LossAbscissa::Margin:
      return tr("%1, h(x) = %2, margin %3, loss %4")
          .arg(sample, number(label * x), number(x), loss);
    case LossAbscissa::LogOdds:
      break;
  }
  return tr("%1, probability %2, loss %3").arg(sample, number(1 / (1 + std::exp(-x))), loss);
}

bool LossView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot() || event->type() != QEvent::ToolTip)
    return PlotView::eventFilter(watched, event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto text = describe(help->pos());
  QToolTip::showText(help->globalPos(),
                     text.isEmpty() ? tr("Bold: the loss of one sample that the node minimises. "
                                         "Thin: other losses of the same residual or margin. "
                                         "Marks: the samples of the node at the present iterate.")
                                    : text,
                     plot());
  return true;
}

QString LossView::figureData() const {
  std::string out = "series,x,loss\n";
  if (!hasPlot() || !comparison_) return toQString(out);
  const auto put = [&](const std::string& series, const QCPGraph& graph) {
    for (const auto& point : *graph.data())
      out += fmt::format("{},{},{}\n", csvCell(series), formatNumber(point.key),
                         formatNumber(point.value));
  };
  put(comparison_->own.name, *own_);
  for (std::size_t k = 0; k < comparison_->others.size(); ++k)
    put(comparison_->others[k].name, *others_[k]);
  for (Eigen::Index r = 0; r < at_.size(); ++r)
    out += fmt::format("sample {},{},{}\n", r + 1, formatNumber(at_[r]),
                       formatNumber(comparison_->own.at(at_[r])));
  return toQString(out);
}

}  // namespace gtv::ui
