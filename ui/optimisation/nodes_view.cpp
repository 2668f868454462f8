#include "ui/optimisation/nodes_view.h"

#include <qcustomplot.h>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr std::size_t mostLinesOfSelection = 8;

}  // namespace

NodesView::NodesView(const QString& name, const QString& figureName) : PlotView(name, figureName) {
  auto& plot = *this->plot();
  plot.setFocusPolicy(Qt::StrongFocus);
  plot.addLayer(QStringLiteral("marks"), plot.layer(QStringLiteral("main")), QCustomPlot::limAbove);
  new PlotLayer(plot, QStringLiteral("marks"),
                [this](QCPPainter& painter) { drawSelection(painter); });  // owned by its layer
  plot.yAxis->ticker()->setTickCount(4);                                   // the dock is low
}

void NodesView::forget(bool /*another*/) {
  order_.clear();
  placeOf_.clear();
}

void NodesView::findOrder() {
  if (!order_.empty() && static_cast<int>(placeOf_.size()) == network()->nodeCount()) return;
  const auto all = nodesInOrder();
  order_.clear();
  placeOf_.assign(all.size(), -1);
  const auto stride = (all.size() + mostNodes - 1) / mostNodes;
  for (std::size_t k = 0; k < all.size(); k += stride) {
    placeOf_[static_cast<std::size_t>(all[k])] = static_cast<int>(order_.size());
    order_.push_back(all[k]);
  }
}

void NodesView::fitNodeAxis(const QString& label, bool namesSome) {
  auto& axis = *plot()->xAxis;
  axis.setRange(-0.5, static_cast<double>(order_.size()) - 0.5);
  axis.setLabel(label);
  const bool namesAll = order_.size() <= static_cast<std::size_t>(mostNamed);
  if (!namesAll && !namesSome)
    return axis.setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
  const auto step = namesAll ? 1 : (order_.size() + 9) / 10;
  for (std::size_t p = 0; p < order_.size(); p += step)
    names->addTick(static_cast<double>(p),
                   toQString(network()->nodeKeys[static_cast<std::size_t>(order_[p])]));
  axis.setTicker(names);
}

QString NodesView::shareText() const {
  const auto n = static_cast<std::size_t>(network()->nodeCount());
  return order_.size() < n ? tr("%L1 of %L2 nodes").arg(order_.size()).arg(n) : QString();
}

void NodesView::drawSelection(QCPPainter& painter) {
  if (placeOf_.empty() || nodes().empty()) return;
  const QPen line(QColor::fromRgb(okabeIto[1]), scaled(1.4), Qt::DotLine);
  const QPen ring(QColor::fromRgb(okabeIto[1]), scaled(2));
  const auto rect = plot()->axisRect()->rect();
  painter.setBrush(Qt::NoBrush);
  for (const int i : nodes()) {
    if (placeOf(i) < 0) continue;
    const double x = plot()->xAxis->coordToPixel(placeOf(i));
    if (nodes().size() <= mostLinesOfSelection) {
      painter.setPen(line);
      painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
    }
    painter.setPen(ring);
    for (const double y : heightsOf(i))
      painter.drawEllipse(QPointF(x, plot()->yAxis->coordToPixel(y)), scaled(5), scaled(5));
  }
}

int NodesView::placeAt(QPointF point) const {
  if (!hasPlot() || order_.empty() || !QRectF(plot()->axisRect()->rect()).contains(point))
    return -1;
  const auto place = static_cast<int>(std::lround(plot()->xAxis->pixelToCoord(point.x())));
  return std::clamp(place, 0, static_cast<int>(order_.size()) - 1);
}

QPointF NodesView::positionOf(int node) const {
  const auto heights = heightsOf(node);
  const double height = heights.empty() ? plot()->yAxis->range().center() : heights.front();
  return {plot()->xAxis->coordToPixel(placeOf(node)), plot()->yAxis->coordToPixel(height)};
}

QString NodesView::describe(QPointF point) const {
  const int place = placeAt(point);
  return place < 0 ? QString() : describeNode(order_[static_cast<std::size_t>(place)]);
}

void NodesView::choose(int node, bool adds) {
  auto chosen = adds ? nodes() : std::vector<int>();
  const auto at = std::lower_bound(chosen.begin(), chosen.end(), node);
  if (at != chosen.end() && *at == node)
    chosen.erase(at);
  else
    chosen.insert(at, node);
  Q_EMIT selectionWanted(std::move(chosen), {});
}

bool NodesView::keyPressed(const QKeyEvent& event) {
  const int step = event.key() == Qt::Key_Left ? -1 : event.key() == Qt::Key_Right ? 1 : 0;
  if (step == 0 || order_.empty() || !hasPlot()) return false;
  const int from = nodes().empty() ? -1 : placeOf(nodes().front());
  const int last = static_cast<int>(order_.size()) - 1;
  const int to = std::clamp(from < 0 ? 0 : from + step, 0, last);
  const int node = order_[static_cast<std::size_t>(to)];
  plot()->setAccessibleDescription(describeNode(node));
  QToolTip::showText(plot()->mapToGlobal(positionOf(node).toPoint()), describeNode(node), plot());
  Q_EMIT selectionWanted({node}, {});
  return true;
}

bool NodesView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot()) return PlotView::eventFilter(watched, event);
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto text = describe(help->pos());
    QToolTip::showText(help->globalPos(), text.isEmpty() ? hint() : text, plot());
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

}  // namespace gtv::ui
