#include "ui/optimisation/influence_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "federated/catalogue.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr double farBound = 2.5;  ///< times the largest distance: where bounds are cut
constexpr double roomAbove = 1.1;
constexpr int digitsOfWays = 3;

QColor boundColor() { return QColor::fromRgb(okabeIto[1]); }
QColor movedColor() { return QColor::fromRgb(okabeIto[0]); }

}  // namespace

InfluenceView::InfluenceView()
    : LocalFitView(tr("Influence of the neighbours"), QStringLiteral("influence")) {
  auto& plot = *this->plot();
  plot.addLayer(QStringLiteral("bounds"), plot.layer(QStringLiteral("main")),
                QCustomPlot::limBelow);
  new PlotLayer(plot, QStringLiteral("bounds"), [this](QCPPainter& painter) {
    drawBorders(painter);
    drawBounds(painter);
  });  // owned by its layer
  for (auto* graph : {&movedMarks_, &attackerMarks_}) {
    *graph = plot.addGraph();
    (*graph)->setLineStyle(QCPGraph::lsNone);
  }
  plot.addLayer(QStringLiteral("cut"), plot.layer(QStringLiteral("main")), QCustomPlot::limAbove);
  new PlotLayer(plot, QStringLiteral("cut"),
                [this](QCPPainter& painter) { drawCutBounds(painter); });  // owned by its layer
  plot.yAxis->setLabel(tr("distance"));
  PlotView::refreshTheme();
}

void InfluenceView::style() {
  const auto text = canvasColors().text;
  movedMarks_->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(movedColor()), movedColor(), 0.8 * markSize()));
  attackerMarks_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssCrossSquare, QPen(text, scaled(1.6)), Qt::NoBrush, 0.85 * markSize()));
}

bool InfluenceView::isBounded(int node) const {
  return bounds_.size() > 0 && std::isfinite(bounds_[node]) && std::isfinite(moved_[node]);
}

void InfluenceView::draw() {
  moved_ = (snapshot()->W - fits().W).colwise().norm();
  bounds_.resize(0);
  const auto* method = solverCatalogue().find(experiment().solver().kind());
  if (method != nullptr && method->make.solvesGtvMin) {
    const double lambda = snapshot()->numbers.lambda;
    bounds_ = fits().bounds;
    for (double& bound : bounds_) bound = lambda == 0 ? 0 : lambda * bound;
  }
  style();
  movedMarks_->data()->clear();
  attackerMarks_->data()->clear();
  double top = 0;
  double topBound = 0;
  for (std::size_t p = 0; p < order().size(); ++p) {
    const int i = order()[p];
    if (isAttacker(i) || !std::isfinite(moved_[i])) continue;
    movedMarks_->addData(static_cast<double>(p), moved_[i]);
    top = std::max(top, moved_[i]);
    if (isBounded(i)) topBound = std::max(topBound, bounds_[i]);
  }
  top = std::max(top, top > 0 ? std::min(topBound, farBound * top) : topBound);
  if (!(top > 0)) top = 1;
  // They go where they want to: there is no distance to speak of.
  for (std::size_t p = 0; p < order().size(); ++p)
    if (isAttacker(order()[p])) attackerMarks_->addData(static_cast<double>(p), 0);
  plot()->yAxis->setRange(-0.05 * top, roomAbove * top);
  fitNodeAxis(network()->knowsClusters() ? tr("node, by true cluster") : tr("node"), false);
  showPlot(title(), key());
}

/// Of every node a bar from 0 to its bound, open at the top where that is beyond the picture, and a
/// stem to its mark.
void InfluenceView::drawBounds(QCPPainter& painter) {
  if (order().empty() || moved_.size() != network()->nodeCount()) return;
  const PlotMap map(*plot());
  auto area = boundColor();
  area.setAlpha(45);
  const double width = order().size() > 60 ? 1 : 0.7;
  for (std::size_t p = 0; p < order().size(); ++p) {
    const int i = order()[p];
    if (isAttacker(i)) continue;
    const auto x = static_cast<double>(p);
    if (isBounded(i)) {
      const QRectF bar(map(x - width / 2, bounds_[i]), map(x + width / 2, 0));
      painter.fillRect(bar, area);
      painter.setPen(QPen(boundColor(), scaled(2.4)));
      painter.drawLine(QLineF(bar.topLeft(), bar.topRight()));
    }
    if (!std::isfinite(moved_[i])) continue;
    painter.setPen(QPen(movedColor(), std::max(1.0, markSize() / 5)));
    painter.drawLine(QLineF(map(x, 0), map(x, moved_[i])));
  }
}

std::vector<int> InfluenceView::cutPlaces() const {
  std::vector<int> out;
  for (std::size_t p = 0; p < order().size(); ++p)
    if (const int i = order()[p];
        !isAttacker(i) && isBounded(i) && bounds_[i] > plot()->yAxis->range().upper)
      out.push_back(static_cast<int>(p));
  return out;
}

/// Where a bound is beyond the picture, an arrow, and the number where there is room for it.
void InfluenceView::drawCutBounds(QCPPainter& painter) {
  if (order().empty() || moved_.size() != network()->nodeCount()) return;
  const PlotMap map(*plot());
  const double size = std::clamp(0.5 * markSize(), scaled(3), scaled(6));
  const double top = map.rect().top() + 1;
  LabelRoom room(map.rect());
  painter.setFont(plot()->xAxis->tickLabelFont());
  const QFontMetricsF metrics(painter.font());
  const auto cut = cutPlaces();
  for (const int p : cut) {
    const double x = map(p, 0).x();
    painter.setPen(Qt::NoPen);
    painter.setBrush(boundColor());
    painter.drawPolygon(QPolygonF({QPointF(x, top), QPointF(x - size, top + 1.6 * size),
                                   QPointF(x + size, top + 1.6 * size)}));
    room.take(QRectF(x - size, top, 2 * size, 1.6 * size));
  }
  painter.setPen(canvasColors().text);
  for (const int p : cut) {
    const double x = map(p, 0).x();
    const auto text = number(bounds_[order()[static_cast<std::size_t>(p)]], digitsOfWays);
    const QSizeF box(metrics.horizontalAdvance(text) + 2, metrics.height());
    if (const auto place =
            room.place({QRectF(QPointF(x + size + 1, top), box),
                        QRectF(QPointF(x - size - 1 - box.width(), top), box),
                        QRectF(QPointF(x - box.width() / 2, top + 1.6 * size + 1), box)}))
      drawLabel(painter, *place, text);
  }
}

QString InfluenceView::movedText(int node) const {
  if (isAttacker(node)) return tr("attacker");
  if (!std::isfinite(moved_[node])) return tr("no optimum of its own");
  auto way = tr("moved %1").arg(number(moved_[node], digitsOfWays));
  if (!isBounded(node)) return way;
  return tr("%1, at most λa/α = %2").arg(way, number(bounds_[node], digitsOfWays));
}

/// Of the node that is selected, else of the honest one that is nearest to its bound or, without
/// bounds, was moved most.
QString InfluenceView::title() const {
  int shown = nodes().empty() ? -1 : nodes().front();
  std::pair<bool, double> most{false, -1};
  for (const int i : order()) {
    if (!nodes().empty() || isAttacker(i) || !std::isfinite(moved_[i])) continue;
    const bool bounded = isBounded(i) && bounds_[i] > 0;
    const std::pair way(bounded, bounded ? moved_[i] / bounds_[i] : moved_[i]);
    if (way <= most) continue;
    most = way;
    shown = i;
  }
  if (shown < 0) return tr("No node has an optimum of its own");
  return tr("<b>Node %1</b>: %2")
      .arg(toQString(network()->nodeKeys[static_cast<std::size_t>(shown)]).toHtmlEscaped(),
           movedText(shown));
}

QString InfluenceView::key() const {
  QStringList parts;
  parts << keyOf(movedColor(), QStringLiteral("●"), tr("distance from its own optimum"));
  const bool any = std::any_of(order().begin(), order().end(),
                               [this](int i) { return !isAttacker(i) && isBounded(i); });
  if (any)
    parts << keyOf(boundColor(), QStringLiteral("━"), tr("λa/α: no neighbour can move it farther"));
  else if (bounds_.size() == 0)
    parts << tr("no bound: the method does not minimise GTVMin");
  else if (!std::isfinite(
               snapshot()->problem->penalty->lipschitzConstant(snapshot()->problem->dimension)))
    parts << tr("no bound: the pull of the penalty grows with the distance");
  else
    parts << tr("no bound: the losses are not strongly convex");
  if (!cutPlaces().empty())
    parts << keyOf(boundColor(), QStringLiteral("▲"), tr("λa/α above the picture"));
  if (const auto attackers = attackerKey(); !attackers.isEmpty()) parts << attackers;
  if (const auto share = shareText(); !share.isEmpty()) parts << share;
  return joined(parts);
}

QString InfluenceView::describeNode(int node) const {
  QStringList lines{
      tr("Node %1").arg(toQString(network()->nodeKeys[static_cast<std::size_t>(node)]))};
  if (moved_.size() == network()->nodeCount()) lines << movedText(node);
  return lines.join(QLatin1Char('\n'));
}

QString InfluenceView::hint() const {
  return tr(
      "How far every model is from the one that its own data wants. With a penalty that is a "
      "norm it is at most λa/α at the optimum: λ times the weights of the edges of the node, "
      "over the strong convexity of its loss. Click to select a node; the arrow keys go from "
      "node to node.");
}

std::vector<double> InfluenceView::heightsOf(int node) const {
  if (isAttacker(node)) return {0};
  if (moved_.size() != network()->nodeCount() || !std::isfinite(moved_[node])) return {};
  return {std::min(moved_[node], plot()->yAxis->range().upper / roomAbove)};
}

QString InfluenceView::figureData() const {
  std::string out = "node,distance,bound\n";
  if (!hasPlot() || order().empty() || moved_.size() != network()->nodeCount())
    return toQString(out);
  for (const int i : order())
    out += fmt::format("{},{},{}\n", csvCell(network()->nodeKeys[static_cast<std::size_t>(i)]),
                       formatNumber(moved_[i]),
                       bounds_.size() > 0 ? formatNumber(bounds_[i]) : std::string());
  return toQString(out);
}

}  // namespace gtv::ui
