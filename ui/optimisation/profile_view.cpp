#include "ui/optimisation/profile_view.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "graph/node_order.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostDots = 120;      ///< of more nodes the steps alone are drawn
constexpr int mostPlateaus = 30;   ///< rings along a curve that does not change
constexpr double ringMove = 0.02;  ///< of the height; what changes by more gets a ring
constexpr int mostNamed = 24;      ///< nodes that are named below the plot
constexpr std::size_t mostLinesOfSelection = 8;
constexpr std::array profileStrokes{Qt::SolidLine, Qt::DashLine,       Qt::DashDotLine,
                                    Qt::SolidLine, Qt::DashDotDotLine, Qt::DashLine};
constexpr std::array profileSigns{"━━", "╍╍", "━·", "━━", "━··", "╍╍"};

}  // namespace

ProfileView::ProfileView() : PlotView(tr("Profile of the models"), QStringLiteral("profile")) {
  parameter_ = addChoice("profileParameter", tr("Parameter of the profile"),
                         tr("The parameter that is drawn; all of them where there are few"));
  connect(parameter_, &QComboBox::currentIndexChanged, this,
          [this] { chosen_ = parameter_->currentData().toString(); });
  auto& plot = *this->plot();
  plot.setFocusPolicy(Qt::StrongFocus);
  for (auto* graphs : {&truths_, &iterates_, &optima_})
    for (auto& graph : *graphs) {
      graph = plot.addGraph();
      graph->setLineStyle(graphs == &optima_ ? QCPGraph::lsNone : QCPGraph::lsStepCenter);
    }
  plot.addLayer(QStringLiteral("marks"), plot.layer(QStringLiteral("main")), QCustomPlot::limAbove);
  new PlotLayer(plot, QStringLiteral("marks"),
                [this](QCPPainter& painter) { drawSelection(painter); });  // owned by its layer
  plot.yAxis->ticker()->setTickCount(4);                                   // the dock is low
  PlotView::refreshTheme();
}

void ProfileView::style() {
  for (std::size_t k = 0; k < iterates_.size(); ++k) {
    const auto color = QColor::fromRgb(okabeIto[k]);
    iterates_[k]->setPen(QPen(color, scaled(1.8), profileStrokes[k]));
    truths_[k]->setPen(QPen(canvasColors().text, scaled(1.2), Qt::DotLine));
    optima_[k]->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, scaled(1.4)),
                                                Qt::NoBrush, scaled(9)));
  }
}

void ProfileView::forget(bool /*another*/) {
  order_.clear();
  placeOf_.clear();
  parameters_.clear();
}

const Matrix* ProfileView::models() const {
  const bool fits = snapshot() && snapshot()->W.rows() == network()->coordinates.count &&
                    snapshot()->W.cols() == network()->nodeCount();
  return fits ? &snapshot()->W : nullptr;
}

void ProfileView::findOrder() {
  const int n = network()->nodeCount();
  if (!order_.empty() && static_cast<int>(placeOf_.size()) == n) return;
  const auto path =
      n > 1 && network()->graph->edgeCount() > 0 ? pathOrder(*network()->graph) : std::nullopt;
  isPath_ = path.has_value();
  std::vector<int> all(static_cast<std::size_t>(n));
  std::iota(all.begin(), all.end(), 0);
  if (path) all = *path;
  order_.clear();
  placeOf_.assign(all.size(), -1);
  const auto stride = (all.size() + mostNodes - 1) / mostNodes;
  for (std::size_t k = 0; k < all.size(); k += stride) {
    placeOf_[static_cast<std::size_t>(all[k])] = static_cast<int>(order_.size());
    order_.push_back(all[k]);
  }
}

void ProfileView::showChoices() {
  const int count = std::min(network()->coordinates.count, mostCoordinates);
  std::vector<std::pair<QString, QString>> wanted;
  if (count > 1)
    wanted.emplace_back(count <= mostTogether ? tr("all") : tr("the first %1").arg(mostTogether),
                        QStringLiteral("all"));
  for (int j = 0; j < count; ++j)
    wanted.emplace_back(coordinateLabel(*network(), j), QString::number(j));
  const QSignalBlocker quiet(parameter_);
  bool same = parameter_->count() == static_cast<int>(wanted.size());
  for (int k = 0; same && k < parameter_->count(); ++k)
    same = parameter_->itemText(k) == wanted[static_cast<std::size_t>(k)].first;
  if (!same) {
    parameter_->clear();
    for (const auto& [name, data] : wanted) parameter_->addItem(name, data);
  }
  parameter_->setCurrentIndex(std::max(0, parameter_->findData(chosen_)));
}

void ProfileView::chooseParameters() {
  const auto chosen = parameter_->currentData().toString();
  parameters_.clear();
  if (chosen != QStringLiteral("all")) {
    parameters_.push_back(chosen.toInt());
    return;
  }
  for (int j = 0; j < std::min(network()->coordinates.count, mostTogether); ++j)
    parameters_.push_back(j);
}

void ProfileView::refresh() {
  if (const auto why = whyNoNodes(tr("the profile of its models")); !why.isEmpty())
    return showText(why);
  if (network()->coordinates.count == 0)
    return showText(
        tr("The models have no parameters to draw. The view Predictions shows what they "
           "predict."));
  findOrder();
  showChoices();
  chooseParameters();
  fill();
  fitAxes();
  showPlot({}, key());
}

void ProfileView::fill() {
  const auto answer = optimum();
  const auto& truth = network()->coordinates.truth;
  const auto rows = network()->coordinates.count;
  for (std::size_t k = 0; k < iterates_.size(); ++k) {
    QVector<QCPGraphData> now;
    QVector<QCPGraphData> before;
    QVector<QCPGraphData> best;
    const bool drawn = k < parameters_.size();
    const int j = drawn ? parameters_[k] : 0;
    const auto row = [&](const Matrix* W, QVector<QCPGraphData>& out) {
      if (!drawn || W == nullptr || W->rows() != rows || W->cols() != network()->nodeCount())
        return;
      for (std::size_t p = 0; p < order_.size(); ++p)
        out.push_back({static_cast<double>(p), (*W)(j, order_[p])});
    };
    row(models(), now);
    row(&truth, before);
    row(answer ? &answer->optimum.W : nullptr, best);
    iterates_[k]->data()->set(now, true);
    truths_[k]->data()->set(before, true);
    optima_[k]->data()->set(best, true);
    const bool dots = order_.size() <= static_cast<std::size_t>(mostDots);
    const auto color = QColor::fromRgb(okabeIto[k]);
    iterates_[k]->setScatterStyle(
        dots ? QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, scaled(4))
             : QCPScatterStyle(QCPScatterStyle::ssNone));
  }
}

void ProfileView::fitAxes() {
  Extent up;
  for (const auto* graphs : {&iterates_, &truths_, &optima_})
    for (const auto* graph : *graphs)
      for (const auto& point : *graph->data()) up.add(point.value);
  const auto n = static_cast<double>(order_.size());
  auto& axes = *plot();
  axes.xAxis->setRange(-0.5, n - 0.5);
  axes.yAxis->setRange(rangeAround(up.low, up.high));
  thinRings(axes.yAxis->range().size());
  axes.yAxis->setLabel(parameters_.size() == 1 ? coordinateLabel(*network(), parameters_.front())
                                               : tr("parameters"));
  axes.xAxis->setLabel(isPath_ ? tr("node, along the path") : tr("node"));
  if (order_.size() <= static_cast<std::size_t>(mostNamed) || isPath_) {
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    const auto stride = (order_.size() + 9) / 10;
    const auto step = order_.size() <= static_cast<std::size_t>(mostNamed) ? 1 : stride;
    for (std::size_t p = 0; p < order_.size(); p += step)
      names->addTick(static_cast<double>(p),
                     toQString(network()->nodeKeys[static_cast<std::size_t>(order_[p])]));
    axes.xAxis->setTicker(names);
  } else {
    axes.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  }
}

/// Where nodes beside each other are equal, few rings say the same.
void ProfileView::thinRings(double height) {
  const double spacing = static_cast<double>(order_.size()) / mostPlateaus;
  const double move = ringMove * height;
  for (auto* graph : optima_) {
    QVector<QCPGraphData> kept;
    const auto& all = *graph->data();
    for (auto it = all.constBegin(); it != all.constEnd(); ++it) {
      const auto next = it + 1;
      const bool same = !kept.empty() && it->key - kept.back().key < spacing &&
                        std::abs(it->value - kept.back().value) < move;
      const bool ends = next == all.constEnd() || std::abs(next->value - it->value) >= move;
      if (!same || ends) kept.push_back(*it);
    }
    graph->data()->set(kept, true);
  }
}

QString ProfileView::key() const {
  QStringList parts;
  bool optimal = false;
  bool true_ = false;
  for (std::size_t k = 0; k < parameters_.size(); ++k) {
    parts << keyOf(QColor::fromRgb(okabeIto[k]), QString::fromUtf8(profileSigns[k]),
                   coordinateLabel(*network(), parameters_[k]));
    optimal = optimal || !optima_[k]->data()->isEmpty();
    true_ = true_ || !truths_[k]->data()->isEmpty();
  }
  const auto text = canvasColors().text;
  if (optimal) parts << keyOf(text, QStringLiteral("○"), tr("exact optimum"));
  if (true_) parts << keyOf(text, QStringLiteral("┅┅"), tr("truth"));
  const auto n = static_cast<std::size_t>(network()->nodeCount());
  if (order_.size() < n)
    parts << tr("%L1 of %L2 nodes").arg(order_.size()).arg(network()->nodeCount());
  if (models() == nullptr) parts << tr("the run has not begun");
  return joined(parts);
}

void ProfileView::drawSelection(QCPPainter& painter) {
  if (placeOf_.empty() || nodes().empty()) return;
  const auto* W = models();
  const QPen line(QColor::fromRgb(okabeIto[1]), scaled(1.4), Qt::DotLine);
  const QPen ring(QColor::fromRgb(okabeIto[1]), scaled(2));
  const auto rect = plot()->axisRect()->rect();
  painter.setBrush(Qt::NoBrush);
  for (const int i : nodes()) {
    const int place = placeOf_[static_cast<std::size_t>(i)];
    if (place < 0) continue;
    const double x = plot()->xAxis->coordToPixel(place);
    if (nodes().size() <= mostLinesOfSelection) {
      painter.setPen(line);
      painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
    }
    painter.setPen(ring);
    for (std::size_t k = 0; k < parameters_.size() && W != nullptr; ++k)
      painter.drawEllipse(QPointF(x, plot()->yAxis->coordToPixel((*W)(parameters_[k], i))),
                          scaled(5), scaled(5));
  }
}

int ProfileView::placeAt(QPointF point) const {
  if (!hasPlot() || order_.empty() || !QRectF(plot()->axisRect()->rect()).contains(point))
    return -1;
  const auto place = static_cast<int>(std::lround(plot()->xAxis->pixelToCoord(point.x())));
  return std::clamp(place, 0, static_cast<int>(order_.size()) - 1);
}

QPointF ProfileView::positionOf(int node) const {
  const int place = placeOf_[static_cast<std::size_t>(node)];
  const auto* W = models();
  const double value = W != nullptr && !parameters_.empty() ? (*W)(parameters_.front(), node)
                                                            : plot()->yAxis->range().center();
  return {plot()->xAxis->coordToPixel(place), plot()->yAxis->coordToPixel(value)};
}

QString ProfileView::describeNode(int node) const {
  QStringList lines{
      tr("Node %1").arg(toQString(network()->nodeKeys[static_cast<std::size_t>(node)]))};
  const auto* W = models();
  const auto answer = optimum();
  const auto& truth = network()->coordinates.truth;
  for (const int j : parameters_) {
    QStringList parts;
    if (W != nullptr) parts << number((*W)(j, node));
    if (answer) parts << tr("optimum %1").arg(number(answer->optimum.W(j, node)));
    if (truth.cols() == network()->nodeCount()) parts << tr("truth %1").arg(number(truth(j, node)));
    lines << QStringLiteral("%1: %2").arg(coordinateLabel(*network(), j),
                                          parts.join(QStringLiteral(", ")));
  }
  return lines.join(QLatin1Char('\n'));
}

QString ProfileView::describe(QPointF point) const {
  const int place = placeAt(point);
  return place < 0 ? QString() : describeNode(order_[static_cast<std::size_t>(place)]);
}

void ProfileView::choose(int node, bool adds) {
  auto chosen = adds ? nodes() : std::vector<int>();
  const auto at = std::lower_bound(chosen.begin(), chosen.end(), node);
  if (at != chosen.end() && *at == node)
    chosen.erase(at);
  else
    chosen.insert(at, node);
  Q_EMIT selectionWanted(std::move(chosen), {});
}

bool ProfileView::keyPressed(const QKeyEvent& event) {
  const int step = event.key() == Qt::Key_Left ? -1 : event.key() == Qt::Key_Right ? 1 : 0;
  if (step == 0 || order_.empty() || !hasPlot()) return false;
  const int from = nodes().empty() ? -1 : placeOf_[static_cast<std::size_t>(nodes().front())];
  const int last = static_cast<int>(order_.size()) - 1;
  const int to = std::clamp(from < 0 ? 0 : from + step, 0, last);
  const int node = order_[static_cast<std::size_t>(to)];
  plot()->setAccessibleDescription(describeNode(node));
  QToolTip::showText(plot()->mapToGlobal(positionOf(node).toPoint()), describeNode(node), plot());
  Q_EMIT selectionWanted({node}, {});
  return true;
}

bool ProfileView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot()) return PlotView::eventFilter(watched, event);
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto text = describe(help->pos());
    QToolTip::showText(help->globalPos(),
                       text.isEmpty() ? tr("The parameters of all nodes. Click to select a node, "
                                           "with Ctrl to add it; the arrow keys go from node to "
                                           "node.")
                                      : text,
                       plot());
    return true;
  }
  if (event->type() == QEvent::MouseButtonPress) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const int place = placeAt(mouse->position());
    if (mouse->button() == Qt::LeftButton && place >= 0)
      choose(order_[static_cast<std::size_t>(place)],
             mouse->modifiers().testFlag(Qt::ControlModifier));
    return false;
  }
  if (event->type() == QEvent::KeyPress) return keyPressed(*static_cast<QKeyEvent*>(event));
  return PlotView::eventFilter(watched, event);
}

void ProfileView::saveState(Json& screen) const { screen["profile"] = chosen_.toStdString(); }

void ProfileView::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  const auto kept = memberOf(screen, "profile");
  if (!kept.is_string()) return;
  chosen_ = toQString(kept.get<std::string>());
  scheduleRefresh(true);
}

QString ProfileView::figureData() const {
  std::string out = "place,node";
  if (!hasPlot()) return toQString(out + '\n');
  const auto* W = models();
  const auto answer = optimum();
  const auto& truth = network()->coordinates.truth;
  const bool known = truth.cols() == network()->nodeCount();
  for (const int j : parameters_) {
    const auto name = coordinateLabel(*network(), j).toStdString();
    if (W != nullptr) out += ',' + csvCell(name);
    if (answer) out += ',' + csvCell("optimum " + name);
    if (known) out += ',' + csvCell("truth " + name);
  }
  out += '\n';
  for (std::size_t p = 0; p < order_.size(); ++p) {
    const int i = order_[p];
    out += std::to_string(p) + ',' + csvCell(network()->nodeKeys[static_cast<std::size_t>(i)]);
    for (const int j : parameters_) {
      if (W != nullptr) out += ',' + formatNumber((*W)(j, i));
      if (answer) out += ',' + formatNumber(answer->optimum.W(j, i));
      if (known) out += ',' + formatNumber(truth(j, i));
    }
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
