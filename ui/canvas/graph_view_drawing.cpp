#include "ui/canvas/graph_view.h"

#include <qcustomplot.h>

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/canvas/graph_tools.h"
#include "ui/canvas/node_image.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/label_room.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Until the new picture comes, the last one moves along.
void drawMoved(QPainter& painter, const QImage& image, const QTransform& was,
               const QTransform& now) {
  if (image.isNull()) return;
  if (was == now) {
    painter.drawImage(QPointF(0, 0), image);
    return;
  }
  painter.save();
  painter.setTransform(was.inverted() * now, true);
  painter.drawImage(QPointF(0, 0), image);
  painter.restore();
}

}  // namespace

void GraphView::addEdgeLegend(std::vector<LegendLine>& lines, const EdgePicture& detail) const {
  const auto addLine = [&](const QString& text) {
    lines.push_back({LegendLine::Kind::Text, text, {}, {}});
  };
  const int count = picture_.network->graph->edgeCount();
  if (!flow_.whose.isEmpty() && count > 0) {
    if (!flow_.saturation) {
      addLine(tr("edges: no flow yet (%1)").arg(flow_.whose));
    } else if (flow_.saturation->size() != count) {
      addLine(tr("edges by weight: no flow for this penalty, method or λ"));
    } else {
      lines.push_back({LegendLine::Kind::FlowScale, {}, tr("flow 0"), tr("full")});
      addLine(tr("bold: %1 of %2 at capacity (%3)")
                  .arg(saturatedCount_)
                  .arg(counted(count, "edge"), flow_.whose));
    }
    if (!flow_.coordinate.isEmpty() && flow_.flow && flow_.flow->size() == count)
      addLine(detail.arrows < detail.flows ? tr("arrows: flow of %1, the largest %2 of %3")
                                                 .arg(flow_.coordinate)
                                                 .arg(detail.arrows)
                                                 .arg(detail.flows)
                                           : tr("arrows: flow of %1").arg(flow_.coordinate));
  }
  if (detail.thin) addLine(tr("edges as thin lines"));
  if (detail.drawn < detail.visible)
    addLine(tr("%1 of %2 drawn").arg(detail.drawn).arg(counted(detail.visible, "edge")));
}

EdgeScene GraphView::edgeScene() const {
  return {picture_.network,
          positions_,
          toScreen(),
          size(),
          devicePixelRatioF(),
          canvasColors(),
          currentScale(),
          areModelsShown_ ? flow_.saturation : nullptr,
          areModelsShown_ && !flow_.coordinate.isEmpty() ? flow_.flow : nullptr,
          hasServers()};
}

void GraphView::setModelsShown(bool shown) {
  if (std::exchange(areModelsShown_, shown) != shown) viewChanged();
}

void GraphView::requestEdges() {
  if (!edgesTimer_.isActive()) edgesTimer_.start(0);
}

/// A large crowd is drawn by a worker, and the last picture stays until then.
void GraphView::requestDots() {
  const bool large = positions_ && picture_.network && positions_->cols() > largeCrowd;
  if (!large) {
    dots_ = QImage();
    return;
  }
  const NodeScene scene{picture_.network,    positions_,         paint_, toScreen(), size(),
                        devicePixelRatioF(), viewTransform_.zoom};
  dotsTask_.startAfterPresent([scene](const BackgroundTask::Context&) { return renderDots(scene); },
                              [this, scene, number = ++dotsAsked_](const QImage& image) {
                                if (scene.network != picture_.network)
                                  return;  // of the graph before
                                dots_ = image;
                                dotsTransform_ = scene.toScreen;
                                dotsDone_ = number;
                                update();
                              });
}

/// Pixels from node to node if the view is fitted and they are spread evenly.
double GraphView::nodeRoom() const {
  return std::sqrt(static_cast<double>(width()) * height() / std::max(1, nodeCount()));
}

double GraphView::nodeDiameter() const {
  return std::clamp(scaled(nodeRoom() * 0.24 * std::sqrt(std::min(viewTransform_.zoom, 9.0))), 3.0,
                    scaled(15));
}

void GraphView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), canvasColors().background);
  if (!picture_.network || !positions_ || nodeCount() == 0) {
    paintEmpty(painter);
  } else {
    const auto lines = legend(detail());
    placeLegend(lines);
    const auto transform = toScreen();
    paintBackdrop(painter);
    if (appearing_) painter.setOpacity(motion_.currentValue().toDouble());
    drawEdges(painter, transform);
    if (hasServers()) drawServers(painter, transform, drawnPositions());
    if (!isMoving()) drawChosenEdges(painter);
    if (!isMoving() && writesWeights()) writeWeights(painter, transform);
    drawNodes(painter, transform);
    if (serverNode() >= 0) drawServers(painter, transform, drawnPositions());
    markAttackers(painter, transform, drawnPositions());
    painter.setOpacity(1);
    if (!isMoving()) drawRings(painter, transform);
    tools_->paint(painter);
    drawLegend(painter, font(), lines, canvasColors(), legendBox(lines));
  }
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

void GraphView::paintEmpty(QPainter& painter) {
  const bool paper = picture_.network && positions_;
  if (paper) paintBackdrop(painter);
  auto ink = canvasColors().text;
  ink.setAlphaF(0.75);
  painter.setPen(ink);
  painter.drawText(
      rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
      paper ? tr("There are no nodes yet.\n\nPress A and click to add nodes, C to connect "
                 "them;\nclusters, data and labels are in the bar on the left.\nOr choose a graph "
                 "in the form, or drop a graph file here.")
            : emptyText_);
  if (paper) tools_->paint(painter);
}

void GraphView::paintBackdrop(QPainter& painter) {
  if (backdrop_ == Backdrop::None) return;
  drawBackdrop(painter, QRectF(rect()), toScreen(),
               backdrop_ == Backdrop::Coordinates ? map_ : std::nullopt,
               nodeCount() > 0 ? QRectF(legendBox()) : QRectF());
}

void GraphView::drawEdges(QPainter& painter, const QTransform& transform) {
  if (!isMoving() || appearing_) {
    drawMoved(painter, edges_.image, edgesScene_.toScreen, transform);
    return;
  }
  const auto& edges = picture_.network->graph->edges();
  if (static_cast<int>(edges.size()) > mostMovingEdges) return;
  QList<QLineF> lines;
  lines.reserve(static_cast<qsizetype>(edges.size()));
  const auto at = [&](int i) { return transform.map(QPointF(moving_(0, i), moving_(1, i))); };
  for (const auto& edge : edges) lines.append(QLineF(at(edge.head), at(edge.tail)));
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(canvasColors().grid, 0));
  painter.drawLines(lines);
}

/// Chosen ones, and those of nodes on the move, which the picture still has where they were.
void GraphView::drawChosenEdges(QPainter& painter) {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto line = [&](int e) {
    const auto& edge = picture_.network->graph->edge(e);
    painter.drawLine(screenPosition(edge.head), screenPosition(edge.tail));
  };
  constexpr std::size_t mostMoving = 200;
  if (!edges_.image.isNull() && !shifted_.empty() && shifted_.size() <= mostMoving) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(1.5)));
    for (const int i : shifted_)
      for (const auto& incidence : picture_.network->graph->neighbours(i)) line(incidence.edge);
  }
  painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(3)));
  for (const int e : selectedEdges_) line(e);
}

void GraphView::drawNodes(QPainter& painter, const QTransform& transform) {
  const auto& positions = drawnPositions();
  const auto n = positions.cols();
  if (static_cast<Eigen::Index>(paint_->bucketOf.size()) != n) return;
  if (showsMiniatures()) return drawMiniatures(painter, transform);
  if (n > crowd) return drawDots(painter, transform);
  const double diameter = nodeDiameter();
  if (sprites_.empty() || spriteDiameter_ != diameter) {
    sprites_.clear();
    sprites_.reserve(2 * paint_->buckets.size());
    for (const auto& bucket : paint_->buckets)
      for (const bool hollow : {false, true})
        sprites_.push_back(markerPixmap(bucket, diameter, hollow, devicePixelRatioF()));
    spriteDiameter_ = diameter;
  }
  const auto& labeled = picture_.network->data->labeled;
  const QRectF visible = QRectF(rect()).adjusted(-20, -20, 20, 20);
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto at = transform.map(QPointF(positions(0, i), positions(1, i)));
    if (!visible.contains(at)) continue;
    const auto& sprite = sprites_[2 * paint_->bucketOf[i] + (labeled[i] ? 0 : 1)];
    const auto size = sprite.deviceIndependentSize();
    painter.drawPixmap(at - QPointF(size.width() / 2, size.height() / 2), sprite);
  }
}

bool GraphView::isFromNothing() const {
  return picture_.network && picture_.network->drawing.graph->nodeCount() == 0;
}

/// A few weights that say something: all of a graph drawn by hand, else those that differ.
bool GraphView::writesWeights() const {
  constexpr std::size_t most = 60;
  const auto& edges = picture_.network->graph->edges();
  if (edges.empty() || edges.size() > most || !flow_.whose.isEmpty()) return false;
  return isFromNothing() || std::any_of(edges.begin(), edges.end(), [&](const Edge& edge) {
           return edge.weight != edges.front().weight;
         });
}

/// In the middle of the edges, where there is room for them.
void GraphView::writeWeights(QPainter& painter, const QTransform& transform) {
  constexpr double gap = 3;
  const auto place = [&](int i) {
    return transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
  };
  LabelRoom room{QRectF(rect())};
  const QSizeF side(nodeDiameter() + 2 * gap, nodeDiameter() + 2 * gap);
  for (int i = 0; i < nodeCount(); ++i)
    room.take(showsMiniatures()
                  ? miniatureBox(place(i)).adjusted(-gap, -gap, gap, gap)
                  : QRectF(place(i) - QPointF(side.width(), side.height()) / 2, side));
  for (const auto& box : serverBoxes()) room.take(box);
  room.take(legendBox());
  painter.setFont(font());
  const QFontMetricsF metrics(font(), this);
  for (const auto& edge : picture_.network->graph->edges()) {
    const auto text = number(edge.weight);
    const QSizeF size(metrics.horizontalAdvance(text) + 2 * gap, metrics.height());
    const auto middle = (place(edge.head) + place(edge.tail)) / 2;
    const auto box = room.place({QRectF(middle - QPointF(size.width(), size.height()) / 2, size)});
    if (box) drawLabel(painter, *box, text);
  }
}

void GraphView::setMiniatures(bool wanted) {
  miniaturesWanted_ = wanted;
  viewChanged();
}

bool GraphView::showsMiniatures() const {
  return (miniaturesWanted_ || dataAction_->isChecked()) && miniatures_.canDraw();
}

SamplePlace GraphView::sampleAt(QPointF point) const {
  if (!positions_ || !showsMiniatures()) return {};
  const int node = miniatureAt(point);
  if (node < 0) return {};
  return miniatures_.sampleAt(miniatureBox(screenPosition(node)), node, point);
}

QPointF GraphView::dataPointAt(int node, QPointF point) const {
  return miniatures_.dataPointAt(miniatureBox(screenPosition(node)), point);
}

void GraphView::holdDataAxes(bool held) {
  miniatures_.holdAxes(held);
  update();
}

QRectF GraphView::miniatureBox(QPointF place) const {
  return miniatures_.box(place, viewTransform_.zoom);
}

void GraphView::drawMiniatures(QPainter& painter, const QTransform& transform) {
  const auto& positions = drawnPositions();
  for (int i = 0; i < nodeCount(); ++i)
    miniatures_.draw(painter,
                     miniatureBox(transform.map(QPointF(positions(0, i), positions(1, i)))), i,
                     areModelsShown_ ? snapshot_.get() : nullptr, *paint_);
}

/// The one that is drawn over the others.
int GraphView::miniatureAt(QPointF point) const {
  const double reach = scaled(2);  // its frame counts
  for (int i = nodeCount() - 1; i >= 0; --i)
    if (miniatureBox(screenPosition(i)).adjusted(-reach, -reach, reach, reach).contains(point))
      return i;
  return -1;
}

void GraphView::drawDots(QPainter& painter, const QTransform& transform) {
  const bool large = positions_->cols() > largeCrowd;
  const bool stale = dots_.isNull() || dotsTransform_ != transform ||
                     dots_.devicePixelRatio() != devicePixelRatioF();
  if (!large && stale) {
    const auto positions =
        isMoving() && !appearing_ ? std::make_shared<const Matrix>(moving_) : positions_;
    dots_ = renderDots({picture_.network, positions, paint_, transform, size(), devicePixelRatioF(),
                        viewTransform_.zoom});
    dotsTransform_ = transform;
  }
  drawMoved(painter, dots_, dotsTransform_, transform);
}

void GraphView::drawRings(QPainter& painter, const QTransform& transform) {
  // More rings would only cover each other, and take long.
  if (selected_.empty() || static_cast<Eigen::Index>(selected_.size()) > crowd) return;
  const double radius = nodeDiameter() / 2 + scaled(3);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(canvasColors().text, scaled(2)));
  painter.setBrush(Qt::NoBrush);
  for (const int i : selected_) {
    const auto at = transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
    if (showsMiniatures())
      painter.drawRoundedRect(miniatureBox(at).adjusted(-4, -4, 4, 4), scaled(6), scaled(6));
    else
      painter.drawEllipse(at, radius, radius);
  }
}

FigureDetail GraphView::detail() const {
  FigureDetail out;
  out.onScreen = true;
  // A picture of another network tells nothing of this one.
  if (edgesScene_.network == picture_.network) {
    out.edges.drawn = edges_.drawn;
    out.edges.visible = edges_.visible;
    out.edges.arrows = edges_.arrows;
    out.edges.flows = edges_.flows;
    out.edges.thin = edges_.thin;
  }
  return out;
}

QStringList GraphView::legendLines() const {
  QStringList lines;
  for (const auto& line : legend(detail())) lines << line.text;
  return lines;
}

QRect GraphView::legendBox() const { return legendBox(legend(detail())); }

GraphView::LegendTitle GraphView::legendTitle() const {
  if (!paint_->learned) return {paint_->title, {}};
  const bool isKnown = snapshot_ && !snapshot_->clusters.empty();
  if (!isKnown) return {tr("No %1 yet").arg(withinSentence(paint_->title)), {}};
  // The same words as in the bottom line.
  const bool similar = snapshot_->groupKind == GroupKind::SimilarModels;
  const auto groups = groupsText(snapshot_->groupKind, snapshot_->clusters);
  const int singles = singleNodeCount(snapshot_->clusters);
  const int grey = snapshot_->clusterCount - paint_->groups;
  const bool onlySingles = grey <= singles;
  return {tr("%1: %2").arg(similar ? tr("Similar models") : tr("Learned"), groups),
          grey <= 0     ? QString()
          : onlySingles ? tr("grey: single nodes")
                        : tr("grey: single nodes and the smallest groups")};
}

std::vector<LegendLine> GraphView::legend(const FigureDetail& detail) const {
  if (!legendIsShown_) return {};
  std::vector<LegendLine> lines;
  const auto addLine = [&](const QString& text) {
    if (!text.isEmpty()) lines.push_back({LegendLine::Kind::Text, text, {}, {}});
  };
  const auto [title, grey] = legendTitle();
  lines.push_back({LegendLine::Kind::Text, title, {}, {}});
  addLine(grey);
  if (paint_->continuous) {
    const auto end = [](bool isCut, const char* sign, double value) {
      return (isCut ? QString::fromUtf8(sign) : QString()) + QString::number(value, 'g', 3);
    };
    lines.push_back({LegendLine::Kind::NodeScale,
                     {},
                     end(paint_->hasLower, "≤ ", paint_->low),
                     end(paint_->hasHigher, "≥ ", paint_->high)});
  }
  addLine(paint_->note);
  const auto& labeled = picture_.network->data->labeled;
  const bool dots = detail.onScreen && static_cast<Eigen::Index>(labeled.size()) > crowd;
  if (std::find(labeled.begin(), labeled.end(), false) != labeled.end())
    addLine(dots ? tr("faint: unlabelled") : tr("hollow: unlabelled"));
  if (dots) addLine(tr("nodes as dots, without markers"));
  if (const auto count = picture_.network->attackers.size(); count > 0)
    addLine(static_cast<Eigen::Index>(count) > crowd
                ? tr("%1 attackers, without crosses").arg(count)
            : count == 1 ? tr("✕: 1 attacker")
                         : tr("✕: %1 attackers").arg(count));
  if (detail.onScreen && !selected_.empty())
    addLine(selected_.size() == 1
                ? tr("ringed: 1 node selected")
                : tr("%1: %2 nodes selected")
                      .arg(static_cast<Eigen::Index>(selected_.size()) > crowd ? tr("without rings")
                                                                               : tr("ringed"))
                      .arg(selected_.size()));
  addEdgeLegend(lines, detail.edges);
  if (servers_ == Servers::One) addLine(tr("box: the server, dotted: its links"));
  if (serverNode() >= 0) addLine(tr("box: the server, which has no data"));
  if (hasServers() && picture_.network->graph->edgeCount() > 0)
    addLine(tr("faint: edges, which this method does not use"));
  if (servers_ == Servers::OnePerCluster)
    addLine(tr("boxes: a server per true cluster, dotted: its links"));
  if (detail.nodes < detail.visibleNodes)
    addLine(tr("%1 of %2 drawn").arg(detail.nodes).arg(counted(detail.visibleNodes, "node")));
  if (backdrop_ == Backdrop::Coordinates && !map_)
    addLine(tr("grid: nodes are not drawn by coordinates"));
  return lines;
}

void GraphView::drawFigure(QCPPainter& painter) {
  if (!picture_.network || !positions_ || nodeCount() == 0) return;
  paintBackdrop(painter);
  drawServers(painter, toScreen(), *positions_);
  const auto lines = legend(drawGraph(painter, edgeScene(), *paint_, nodeDiameter()));
  if (writesWeights()) writeWeights(painter, toScreen());
  markAttackers(painter, toScreen(), *positions_);
  drawLegend(painter, font(), lines, canvasColors(), legendBox(lines));
}

QString GraphView::figureData() const {
  if (!picture_.network || !positions_) return {};
  return graphTable(*picture_.network, *positions_, snapshot_.get());
}

void GraphView::setLegendShown(bool shown) {
  legendIsShown_ = shown;
  viewChanged();
}

}  // namespace gtv::ui
