#include "ui/canvas/graph_view.h"

#include <qcustomplot.h>

#include <QAction>
#include <QActionGroup>
#include <QMouseEvent>
#include <QPainter>
#include <QSettings>
#include <QStyle>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "base/counted.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/hover_card.h"
#include "ui/canvas/line_raster.h"
#include "ui/canvas/node_image.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/words.h"

namespace gtv::ui {
namespace {

constexpr double margin = 26;
constexpr Eigen::Index crowd = 20'000;       ///< from here on nodes are dots
constexpr Eigen::Index largeCrowd = 60'000;  ///< from here on a worker draws them
constexpr double farthestZoom = 0.1;
constexpr double nearestZoom = 200;
/// Edges among which the one under the pointer is looked for at every move.
constexpr int mostToHover = 100'000;
/// And at a click.
constexpr int mostToPick = 1'000'000;
/// A glide: milliseconds, nodes that take part, edges that are drawn meanwhile, and pixels that are
/// worth one.
constexpr int motionTime = 400;
constexpr Eigen::Index mostToMove = 50'000;
constexpr int mostMovingEdges = 5'000;
constexpr double leastWay = 12;
/// Pixels that a press may move and still be a click.
constexpr double clickWay = 4;
/// Smaller nodes (pixels) are pushed along with the ground until they are selected.
constexpr double tinyNode = 4;
/// Of the cross over a node that attacks.
constexpr double smallestMark = 7;
/// Pixels from an edge to a pointer that means it.
constexpr double edgeReach = 5;

bool animationsOn = true;

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

GraphView::GraphView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Graph canvas"));
  setAccessibleDescription(
      tr("Nodes with their local models and the edges between them. Drag nodes to move them, drag "
         "the background to pan, turn the wheel to zoom."));
  emptyText_ = tr("Choose a preset to begin");
  tools_ = new GraphTools(*this);
  card_ = new HoverCard(this);
  makeActions();
  motion_.setStartValue(0.0);
  motion_.setEndValue(1.0);
  motion_.setDuration(motionTime);
  motion_.setEasingCurve(QEasingCurve::InOutCubic);
  connect(&motion_, &QVariantAnimation::valueChanged, this, [this] { moveOn(); });
  connect(&motion_, &QVariantAnimation::finished, this, [this] { stopMotion(); });
  edgesTimer_.setSingleShot(true);
  connect(&edgesTimer_, &QTimer::timeout, this, [this] { renderer_.request(edgeScene()); });
  connect(&renderer_, &EdgeRenderer::ready, this,
          [this](const EdgePicture& picture, const EdgeScene& scene) {
            if (scene.network != picture_.network) return;  // of the graph before
            edges_ = picture;
            edgesScene_ = scene;
            update();
          });
}

void GraphView::makeActions() {
  auto* group = new QActionGroup(this);
  const auto addBackdrop = [&](Backdrop backdrop, const QString& name, const QString& tip) {
    auto* action = new QAction(name, this);
    action->setCheckable(true);
    action->setChecked(backdrop == backdrop_);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [this, backdrop] {
      setBackdrop(backdrop);
      Q_EMIT backdropChosen(backdrop);
    });
    group->addAction(action);
    backdropActions_.push_back(action);
  };
  addBackdrop(Backdrop::None, tr("&No backdrop"), tr("Nothing behind the graph"));
  addBackdrop(Backdrop::Grid, tr("&Grid"),
              tr("A grid behind the graph; the side of the graph is about 1"));
  addBackdrop(Backdrop::Coordinates, tr("&Coordinates"),
              tr("The coordinates of the data behind the graph, such as longitude and latitude; a "
                 "grid if nodes are not drawn at their coordinates"));
  const auto addFigure = [&](const char* icon, const QString& name, const QString& tip,
                             auto&& slot) {
    auto* action = new QAction(themeIcon(icon), name, this);
    action->setProperty("themeIcon", QString::fromLatin1(icon));
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, slot);
    figureActions_.push_back(action);
    return action;
  };
  auto* copy =
      addFigure("edit-copy", tr("&Copy the graph"),
                tr("The picture of the graph and the numbers of its nodes (Ctrl+C)"), [this] {
                  if (nodeCount() == 0) return;
                  copyFigure(*this);
                  Q_EMIT copied();
                });
  // Fields copy their own text.
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetShortcut);
  addAction(copy);
  addFigure("document-export", tr("Export the &picture of the graph…"),
            tr("The graph as it is drawn: PNG, PDF, SVG, or the numbers of its nodes as CSV"),
            [this] {
              if (nodeCount() > 0) Q_EMIT exportWanted();
            });
}

void GraphView::setNetwork(const NetworkPicture& picture) {
  const auto before = picture_.network;
  if (before && before == picture.network) {
    setPositions(picture);
    return;
  }
  const Matrix places = onScreen();
  picture_ = picture;
  // Drawn from nothing: the paper stays where it is.
  const bool samePaper = before && before->drawing.graph->nodeCount() == 0 &&
                         picture.network->drawing.graph->nodeCount() == 0;
  snapshot_ = nullptr;
  selected_.clear();
  selectedEdges_.clear();
  tools_->cancel();
  tools_->setCursor(-1);
  forgetHover();
  flow_.saturation = nullptr;
  flow_.flow = nullptr;
  edges_ = {};
  dots_ = QImage();
  if (!samePaper) pose_ = {};
  place(samePaper);
  if (before && places.cols() == nodeCount())
    glideFrom(places);
  else if (before && !samePaper)
    appear();
}

void GraphView::awaitEdge(int i, int j) {
  awaited_ = {picture_.network->ids[i], picture_.network->ids[j]};
}

void GraphView::changeNetwork(const NetworkPicture& picture) {
  const auto before = picture_.network;
  const Matrix places = onScreen();
  std::vector<int> nodes;
  std::vector<int> edges;
  int cursor = -1;
  if (before) {
    const auto now = [&](int node) { return picture.network->nodeOf(before->ids[node]); };
    for (const int i : selected_)
      if (const int kept = now(i); kept >= 0) nodes.push_back(kept);
    for (const int e : selectedEdges_) {
      const int head = now(before->graph->edge(e).head);
      const int tail = now(before->graph->edge(e).tail);
      if (head < 0 || tail < 0) continue;
      if (const int kept = picture.network->graph->edgeBetween(head, tail); kept >= 0)
        edges.push_back(kept);
    }
    std::sort(edges.begin(), edges.end());
    const auto [head, tail] = std::exchange(awaited_, {-1, -1});
    const auto [i, j] = std::pair(picture.network->nodeOf(head), picture.network->nodeOf(tail));
    if (const int e = i >= 0 && j >= 0 ? picture.network->graph->edgeBetween(i, j) : -1; e >= 0) {
      nodes.clear();
      edges = {e};
    }
    if (tools_->cursor() >= 0) cursor = now(tools_->cursor());
  }
  picture_ = picture;
  flow_.saturation = nullptr;
  flow_.flow = nullptr;
  tools_->cancel();
  tools_->setCursor(cursor);
  forgetHover();
  place(before != nullptr);  // what did not change stays where it is
  if (before && places.cols() == before->nodeCount()) {
    // Nodes that are new are where they are.
    const auto transform = toScreen();
    Matrix from(2, positions_->cols());
    for (Eigen::Index i = 0; i < from.cols(); ++i) {
      const int known = before->nodeOf(picture.network->ids[static_cast<std::size_t>(i)]);
      const auto at = transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
      from.col(i) =
          known >= 0 ? Eigen::Vector2d(places.col(known)) : Eigen::Vector2d(at.x(), at.y());
    }
    glideFrom(from);
  }
  select(std::move(nodes), std::move(edges));
}

void GraphView::setPositions(const NetworkPicture& picture) {
  const bool sameLayout = picture.layout && picture.layout == picture_.layout;
  picture_ = picture;
  if (positions_ == picture.positions) {
    update();
    return;
  }
  if (sameLayout && tools_->isDragging()) return;
  const Matrix places = onScreen();
  place(sameLayout);
  if (places.cols() == nodeCount()) glideFrom(places);
}

void GraphView::putBack() {
  if (positions_ != picture_.positions) place(true);
}

/// Draws nodes where the picture has them; `keepBox`: what did not move stays on the screen.
void GraphView::place(bool keepBox) {
  stopMotion();
  positions_ = picture_.positions;
  shifted_.clear();
  if (positions_ && !keepBox) {
    box_ = boxOf(*positions_);
    legendIsFree_ = true;
  }
  map_ =
      picture_.network && positions_ ? coordinateMap(*picture_.network, *positions_) : std::nullopt;
  viewChanged();
  Q_EMIT positionsChanged();
}

QRectF GraphView::boxOf(const Matrix& positions) const {
  const QRectF paper(0, 0, 1, 1);
  if (positions.cols() == 0) return paper;
  const QRectF box(QPointF(positions.row(0).minCoeff(), positions.row(1).minCoeff()),
                   QPointF(positions.row(0).maxCoeff(), positions.row(1).maxCoeff()));
  const bool fromNothing = picture_.network && picture_.network->drawing.graph->nodeCount() == 0;
  return fromNothing ? box.adjusted(0, 0, 1e-9, 1e-9).united(paper) : box;
}

const Matrix& GraphView::drawnPositions() const {
  return isMoving() && !appearing_ ? moving_ : *positions_;
}

/// Where nodes are drawn, 2 × n, logical pixels.
Matrix GraphView::onScreen() const {
  if (!positions_ || !picture_.network || !mayAnimate()) return Matrix(2, 0);
  const auto transform = toScreen();
  Matrix out = drawnPositions();
  for (Eigen::Index i = 0; i < out.cols(); ++i) {
    const auto at = transform.map(QPointF(out(0, i), out(1, i)));
    out.col(i) << at.x(), at.y();
  }
  return out;
}

void GraphView::setAnimated(bool wanted) { animationsOn = wanted; }

bool GraphView::mayAnimate() const {
  return animationsOn && isVisible() && style()->styleHint(QStyle::SH_Widget_Animate) != 0 &&
         QSettings().value(QStringLiteral("animate"), true).toBool();
}

/// From these points of the widget to where nodes are now.
void GraphView::glideFrom(const Matrix& places) {
  const auto n = positions_->cols();
  if (!mayAnimate() || places.cols() != n || n == 0 || n > mostToMove) return;
  const auto transform = toScreen();
  const auto back = transform.inverted();
  const double unit = std::abs(transform.m11());
  from_.resize(2, n);
  Eigen::Index moved = 0;
  double longest = 0;
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto at = back.map(QPointF(places(0, i), places(1, i)));
    from_.col(i) << at.x(), at.y();
    const double way = unit * (from_.col(i) - positions_->col(i)).norm();
    longest = std::max(longest, way);
    if (way > 1) ++moved;
  }
  // All edges would be hidden for a few nodes.
  const bool many = picture_.network->graph->edgeCount() > mostMovingEdges;
  if (longest < leastWay || (many && 2 * moved < n)) return;
  appearing_ = false;
  moving_ = from_;
  motion_.start();
}

void GraphView::appear() {
  if (!mayAnimate() || nodeCount() == 0 || positions_->cols() > mostToMove) return;
  appearing_ = true;
  motion_.start();
}

void GraphView::moveOn() {
  if (!isMoving()) return;
  if (!appearing_) {
    const double share = motion_.currentValue().toDouble();
    moving_ = (1 - share) * from_ + share * *positions_;
  }
  dots_ = QImage();
  update();
}

void GraphView::stopMotion() {
  motion_.stop();
  appearing_ = false;
  requestDots();
  update();
}

void GraphView::setBackdrop(Backdrop backdrop) {
  backdrop_ = backdrop;
  backdropActions_[static_cast<int>(backdrop)]->setChecked(true);
  update();
}

void GraphView::setPaint(NodePaint paint) {
  const bool sameLook = paint.buckets.size() == paint_->buckets.size() &&
                        std::equal(paint.buckets.begin(), paint.buckets.end(),
                                   paint_->buckets.begin(), [](const auto& a, const auto& b) {
                                     return a.color == b.color && a.marker == b.marker;
                                   });
  paint_ = std::make_shared<const NodePaint>(std::move(paint));
  if (!sameLook) sprites_.clear();
  requestDots();
  update();
}

void GraphView::setEdgeFlow(EdgeFlow flow) {
  const bool same = flow_.saturation == flow.saturation && flow_.flow == flow.flow;
  flow_ = std::move(flow);
  saturatedCount_ = flow_.saturation ? (flow_.saturation->array() >= saturatedFrom).count() : 0;
  if (!same) requestEdges();
  update();
}

void GraphView::addEdgeLegend(std::vector<LegendLine>& lines, const EdgePicture& detail) const {
  const auto say = [&](const QString& text) {
    lines.push_back({LegendLine::Kind::Text, text, {}, {}});
  };
  const int count = picture_.network->graph->edgeCount();
  if (!flow_.whose.isEmpty() && count > 0) {
    if (!flow_.saturation) {
      say(tr("edges: no flow yet (%1)").arg(flow_.whose));
    } else if (flow_.saturation->size() != count) {
      say(tr("edges by weight: no flow for this penalty, method or λ"));
    } else {
      lines.push_back({LegendLine::Kind::FlowScale, {}, tr("flow 0"), tr("full")});
      say(tr("bold: %1 of %2 at capacity (%3)")
              .arg(saturatedCount_)
              .arg(text(counted(count, "edge")), flow_.whose));
    }
    if (!flow_.coordinate.isEmpty() && flow_.flow && flow_.flow->size() == count)
      say(detail.arrows < detail.flows ? tr("arrows: flow of %1, the largest %2 of %3")
                                             .arg(flow_.coordinate)
                                             .arg(detail.arrows)
                                             .arg(detail.flows)
                                       : tr("arrows: flow of %1").arg(flow_.coordinate));
  }
  if (detail.thin) say(tr("edges as thin lines"));
  if (detail.drawn < detail.visible)
    say(tr("%1 of %2 drawn").arg(detail.drawn).arg(text(counted(detail.visible, "edge"))));
}

void GraphView::select(std::vector<int> nodes, std::vector<int> edges) {
  const bool same = nodes == selected_ && edges == selectedEdges_;
  selected_ = std::move(nodes);
  selectedEdges_ = std::move(edges);
  update();
  if (!same) Q_EMIT selectionChanged();
}

bool GraphView::isLabeled(int node) const { return picture_.network->data->labeled[node]; }

double GraphView::weightOf(int edge) const { return picture_.network->graph->edge(edge).weight; }

std::vector<int> GraphView::edgesOf(int node) const {
  std::vector<int> edges;
  for (const auto& incidence : picture_.network->graph->neighbours(node))
    edges.push_back(incidence.edge);
  return edges;
}

QPointF GraphView::toUnit(QPointF point) const { return toScreen().inverted().map(point); }

void GraphView::shift(const std::vector<int>& nodes, QPointF by) {
  auto moved = std::make_shared<Matrix>(*positions_);
  for (const int i : nodes) moved->col(i) += Eigen::Vector2d(by.x(), by.y());
  positions_ = std::move(moved);
  shifted_ = nodes;
  viewChanged();
}

Matrix GraphView::positionsOf(const std::vector<int>& nodes) const {
  Matrix out(2, static_cast<Eigen::Index>(nodes.size()));
  for (std::size_t k = 0; k < nodes.size(); ++k)
    out.col(static_cast<Eigen::Index>(k)) = positions_->col(nodes[k]);
  return out;
}

void GraphView::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  snapshot_ = std::move(snapshot);
  if (card_->isVisible()) showCard();
}

void GraphView::setEmptyText(const QString& text) {
  emptyText_ = text;
  update();
}

void GraphView::refreshTheme() {
  sprites_.clear();
  legendIsFree_ = legendIsFree_ || isFitted();
  viewChanged();
}

double GraphView::unit() const {
  const double side = std::max(
      40.0, std::min(static_cast<double>(width()), static_cast<double>(height())) - 2 * margin);
  // The layout's larger side is 1; centre the smaller one.
  const double fill = std::min((width() - 2 * margin) / std::max(1e-9, box_.width()),
                               (height() - 2 * margin) / std::max(1e-9, box_.height()));
  return pose_.zoom * std::clamp(fill, side * 0.2, side * 4);
}

QTransform GraphView::toScreen() const {
  QTransform transform;
  transform.translate(width() / 2.0, height() / 2.0);
  transform.scale(unit(), -unit());
  transform.translate(pose_.shift.x(), pose_.shift.y());
  transform.translate(-box_.center().x(), -box_.center().y());
  return transform;
}

void GraphView::setPose(const Pose& pose) {
  pose_ = pose;
  pose_.zoom = std::clamp(pose.zoom, farthestZoom, nearestZoom);
  viewChanged();
}

void GraphView::push(QPointF pixels) { pose_.shift += QPointF(pixels.x(), -pixels.y()) / unit(); }

void GraphView::fit() {
  pose_ = {};
  if (positions_) box_ = boxOf(*positions_);
  legendIsFree_ = true;
  viewChanged();
}

EdgeScene GraphView::edgeScene() const {
  return {picture_.network, positions_,          toScreen(),
          size(),           devicePixelRatioF(), canvasColors(),
          currentScale(),   flow_.saturation,    flow_.coordinate.isEmpty() ? nullptr : flow_.flow};
}

void GraphView::viewChanged() {
  requestEdges();
  requestDots();
  update();
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
  const NodeScene scene{picture_.network, positions_,          paint_,    toScreen(),
                        size(),           devicePixelRatioF(), pose_.zoom};
  dotsJob_.start([this, scene, number = ++dotsAsked_]() -> NewestJob::Finish {
    return [this, image = renderDots(scene), number, scene] {
      if (scene.network != picture_.network) return;  // of the graph before
      dots_ = image;
      dotsTransform_ = scene.toScreen;
      dotsDone_ = number;
      update();
    };
  });
}

bool GraphView::edgesAreCurrent() const {
  return picture_.network && !edgesTimer_.isActive() && !renderer_.isBusy() &&
         !edges_.image.isNull() && edgesScene_.toScreen == toScreen() &&
         edgesScene_.network == picture_.network && edgesScene_.positions == positions_ &&
         edgesScene_.saturation == flow_.saturation &&
         edgesScene_.flow == (flow_.coordinate.isEmpty() ? nullptr : flow_.flow);
}

bool GraphView::isCurrent() const {
  const bool large = positions_ && positions_->cols() > largeCrowd;
  return edgesAreCurrent() && !isMoving() && (!large || dotsAsked_ == dotsDone_);
}

/// Pixels from node to node if the view is fitted and they are spread evenly.
double GraphView::nodeRoom() const {
  return std::sqrt(static_cast<double>(width()) * height() / std::max(1, nodeCount()));
}

double GraphView::nodeDiameter() const {
  return std::clamp(scaled(nodeRoom() * 0.24 * std::sqrt(std::min(pose_.zoom, 9.0))), 3.0,
                    scaled(15));
}

bool GraphView::nodesAreTiny() const { return nodeDiameter() < scaled(tinyNode); }

QPointF GraphView::screenPosition(int node) const {
  return toScreen().map(QPointF((*positions_)(0, node), (*positions_)(1, node)));
}

QPointF GraphView::middleOf(int edge) const {
  const auto& ends = picture_.network->graph->edge(edge);
  return (screenPosition(ends.head) + screenPosition(ends.tail)) / 2;
}

int GraphView::nodeAt(QPointF point) const {
  if (!positions_) return -1;
  const auto transform = toScreen();
  // Somewhat beyond the node, but where nodes are dense the ground must not be theirs alone.
  const double radius = nodeDiameter() / 2;
  const double reach =
      std::clamp(pose_.zoom * nodeRoom() / 3, radius, std::max(radius + scaled(2), scaled(6)));
  int best = -1;
  double nearest = reach * reach;
  for (Eigen::Index i = 0; i < positions_->cols(); ++i) {
    const auto at = transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i))) - point;
    const double distance = QPointF::dotProduct(at, at);
    if (distance <= nearest) {
      nearest = distance;
      best = static_cast<int>(i);
    }
  }
  return best;
}

int GraphView::edgeAt(QPointF point) const {
  if (!positions_ || !picture_.network || picture_.network->graph->edgeCount() > mostToPick)
    return -1;
  const auto transform = toScreen();
  int best = -1;
  double nearest = scaled(edgeReach);
  const auto& edges = picture_.network->graph->edges();
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const auto place = [&](int i) {
      return transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
    };
    const double distance = distanceTo(QLineF(place(edges[e].head), place(edges[e].tail)), point);
    if (distance > nearest) continue;
    nearest = distance;
    best = static_cast<int>(e);
  }
  return best;
}

void GraphView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), canvasColors().background);
  if (!picture_.network || !positions_ || nodeCount() == 0) {
    paintEmpty(painter);
  } else {
    const auto transform = toScreen();
    paintBackdrop(painter);
    if (appearing_) painter.setOpacity(motion_.currentValue().toDouble());
    drawEdges(painter, transform);
    if (!isMoving()) drawChosenEdges(painter);
    drawNodes(painter, transform);
    markAttackers(painter, transform, drawnPositions());
    painter.setOpacity(1);
    if (!isMoving()) drawRings(painter, transform);
    tools_->paint(painter);
    const auto lines = legend(detail());
    if (legendIsFree_) {
      legendCorner_ = emptiestCorner(lines);
      // With the first picture of the iteration it has more to say.
      legendIsFree_ = snapshot_ == nullptr;
    }
    drawLegend(painter, font(), lines, canvasColors(),
               legendRect(font(), lines, size(), legendCorner_));
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
                 "them,\nor choose a graph on the left, or drop a graph file here.")
            : emptyText_);
  if (paper) tools_->paint(painter);
}

void GraphView::paintBackdrop(QPainter& painter) {
  if (backdrop_ == Backdrop::None) return;
  drawBackdrop(painter, QRectF(rect()), toScreen(),
               backdrop_ == Backdrop::Coordinates ? map_ : std::nullopt);
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

void GraphView::drawDots(QPainter& painter, const QTransform& transform) {
  const bool large = positions_->cols() > largeCrowd;
  const bool stale = dots_.isNull() || dotsTransform_ != transform ||
                     dots_.devicePixelRatio() != devicePixelRatioF();
  if (!large && stale) {
    const auto positions =
        isMoving() && !appearing_ ? std::make_shared<const Matrix>(moving_) : positions_;
    dots_ = renderDots(
        {picture_.network, positions, paint_, transform, size(), devicePixelRatioF(), pose_.zoom});
    dotsTransform_ = transform;
  }
  drawMoved(painter, dots_, dotsTransform_, transform);
}

/// Attackers, on paper too: whole crosses only, formats without clipping need that.
void GraphView::markAttackers(QPainter& painter, const QTransform& transform,
                              const Matrix& positions) {
  const auto& attackers = picture_.network->attackers;
  if (static_cast<Eigen::Index>(attackers.size()) > crowd) return;
  const double diameter = std::max(nodeDiameter(), scaled(smallestMark));
  const auto inside = QRectF(rect()).adjusted(diameter, diameter, -diameter, -diameter);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const int i : attackers)
    if (const auto at = transform.map(QPointF(positions(0, i), positions(1, i)));
        inside.contains(at))
      drawAttackMark(painter, at, diameter);
}

void GraphView::drawRings(QPainter& painter, const QTransform& transform) {
  // More rings would only cover each other, and take long.
  if (selected_.empty() || static_cast<Eigen::Index>(selected_.size()) > crowd) return;
  const double radius = nodeDiameter() / 2 + scaled(3);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(canvasColors().text, scaled(2)));
  painter.setBrush(Qt::NoBrush);
  for (const int i : selected_)
    painter.drawEllipse(transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i))), radius,
                        radius);
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

QRect GraphView::legendBox() const {
  return legendRect(font(), legend(detail()), size(), legendCorner_);
}

/// Where the legend covers the fewest nodes.
Qt::Corner GraphView::emptiestCorner(const std::vector<LegendLine>& lines) const {
  constexpr std::array corners{Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner,
                               Qt::BottomRightCorner};
  const double radius = nodeDiameter() / 2;
  const auto transform = toScreen();
  std::array<QRectF, corners.size()> boxes;
  std::array<int, corners.size()> covered{};
  for (std::size_t k = 0; k < corners.size(); ++k)
    boxes[k] = QRectF(legendRect(font(), lines, size(), corners[k]))
                   .adjusted(-radius, -radius, radius, radius);
  for (Eigen::Index i = 0; i < positions_->cols(); ++i) {
    const auto at = transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
    for (std::size_t k = 0; k < corners.size(); ++k) covered[k] += boxes[k].contains(at) ? 1 : 0;
  }
  const auto fewest = std::min_element(covered.begin(), covered.end());
  return corners[static_cast<std::size_t>(std::distance(covered.begin(), fewest))];
}

std::vector<LegendLine> GraphView::legend(const FigureDetail& detail) const {
  if (!legendIsShown_) return {};
  std::vector<LegendLine> lines;
  const auto say = [&](const QString& text) {
    if (!text.isEmpty()) lines.push_back({LegendLine::Kind::Text, text, {}, {}});
  };
  auto title = paint_->title;
  QString grey;
  if (!paint_->continuous && title == tr("Learned clusters")) {
    // The same count as in the bottom line: a node that equals no other is a cluster too.
    const int count = snapshot_ ? snapshot_->clusterCount : paint_->groups;
    title = count == 0   ? tr("No learned clusters yet")
            : count == 1 ? tr("1 learned cluster")
                         : tr("%1 learned clusters").arg(count);
    if (const int single = count - paint_->groups; single > 0)
      grey = tr("grey: %1 of them, single or small").arg(single);
  }
  lines.push_back({LegendLine::Kind::Text, title, {}, {}});
  say(grey);
  if (paint_->continuous)
    lines.push_back({LegendLine::Kind::NodeScale,
                     {},
                     QString::number(paint_->low, 'g', 3),
                     QString::number(paint_->high, 'g', 3)});
  say(paint_->note);
  const auto& labeled = picture_.network->data->labeled;
  const bool dots = detail.onScreen && static_cast<Eigen::Index>(labeled.size()) > crowd;
  if (std::find(labeled.begin(), labeled.end(), false) != labeled.end())
    say(dots ? tr("faint: unlabelled") : tr("hollow: unlabelled"));
  if (dots) say(tr("nodes as dots, without markers"));
  if (const auto count = picture_.network->attackers.size(); count > 0)
    say(static_cast<Eigen::Index>(count) > crowd ? tr("%1 attackers, without crosses").arg(count)
        : count == 1                             ? tr("✕: 1 attacker")
                                                 : tr("✕: %1 attackers").arg(count));
  if (detail.onScreen && !selected_.empty())
    say(selected_.size() == 1
            ? tr("ringed: 1 node selected")
            : tr("%1: %2 nodes selected")
                  .arg(static_cast<Eigen::Index>(selected_.size()) > crowd ? tr("without rings")
                                                                           : tr("ringed"))
                  .arg(selected_.size()));
  addEdgeLegend(lines, detail.edges);
  if (detail.nodes < detail.visibleNodes)
    say(tr("%1 of %2 drawn").arg(detail.nodes).arg(text(counted(detail.visibleNodes, "node"))));
  if (backdrop_ == Backdrop::Coordinates && !map_)
    say(tr("grid: nodes are not drawn by coordinates"));
  return lines;
}

void GraphView::drawFigure(QCPPainter& painter) {
  if (!picture_.network || !positions_ || nodeCount() == 0) return;
  paintBackdrop(painter);
  const auto lines = legend(drawGraph(painter, edgeScene(), *paint_, nodeDiameter()));
  markAttackers(painter, toScreen(), *positions_);
  drawLegend(painter, font(), lines, canvasColors(),
             legendRect(font(), lines, size(), legendCorner_));
}

QString GraphView::figureData() const {
  if (!picture_.network || !positions_) return {};
  return graphTable(*picture_.network, *positions_, snapshot_.get());
}

void GraphView::setLegendShown(bool shown) {
  legendIsShown_ = shown;
  viewChanged();
}

void GraphView::resizeEvent(QResizeEvent*) {
  legendIsFree_ = legendIsFree_ || isFitted();
  viewChanged();
}

void GraphView::zoom(double factor, QPointF around) {
  const auto before = toScreen();
  const auto fixed = before.inverted().map(around);
  pose_.zoom = std::clamp(pose_.zoom * factor, farthestZoom, nearestZoom);
  push(around - toScreen().map(fixed));
  viewChanged();
}

void GraphView::wheelEvent(QWheelEvent* event) {
  zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
  event->accept();
}

void GraphView::mousePressEvent(QMouseEvent* event) {
  if (held_ != Qt::NoButton) {
    if (event->buttons() & held_) return;
    letGo(lastMouse_, event->modifiers());  // nobody told
  }
  held_ = event->button();
  lastMouse_ = event->position();
  pressedAt_ = lastMouse_;
  panned_ = false;
  stopMotion();
  forgetHover();
  if (picture_.network && tools_->press(*event)) return;
  panning_ = held_ == Qt::LeftButton || held_ == Qt::MiddleButton;
  if (panning_) setCursor(Qt::ClosedHandCursor);
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
  const auto point = event->position();
  // A menu, say, had the release.
  if (held_ != Qt::NoButton && !(event->buttons() & held_)) letGo(point, event->modifiers());
  if (panning_) {
    panned_ = panned_ || QLineF(pressedAt_, point).length() >= clickWay;
    if (!panned_) return;
    push(point - lastMouse_);
    viewChanged();
  } else if (!picture_.network || !tools_->move(point)) {
    hover(point);
    setCursor(hoveredNode_ >= 0 || hoveredEdge_ >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  }
  lastMouse_ = point;
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == held_) letGo(event->position(), event->modifiers());
}

/// The button that was pressed is up again.
void GraphView::letGo(QPointF point, Qt::KeyboardModifiers modifiers) {
  const bool left = std::exchange(held_, Qt::NoButton) == Qt::LeftButton;
  const bool pressedGround = std::exchange(panning_, false);
  if (left && picture_.network) {
    if (!pressedGround)
      tools_->release(point, modifiers);
    else if (!panned_)
      tools_->click(pressedAt_, modifiers);
  }
  shifted_.clear();
  unsetCursor();
  update();
}

void GraphView::contextMenuEvent(QContextMenuEvent* event) {
  if (!picture_.network) return;
  const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
  if (!byKeys && held_ != Qt::NoButton && held_ != Qt::RightButton) return;
  tools_->cancel();  // the menu gets the release
  const int cursor = tools_->cursor();
  if (byKeys && cursor >= 0)
    tools_->showMenu(screenPosition(cursor), mapToGlobal(screenPosition(cursor).toPoint()));
  else
    tools_->showMenu(event->pos(), event->globalPos());
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (nodeAt(event->position()) < 0 && edgeAt(event->position()) < 0 &&
      tools_->tool() == CanvasTool::Select)
    fit();
}

void GraphView::keyPressEvent(QKeyEvent* event) {
  constexpr double step = 40;
  const QPointF middle(width() / 2.0, height() / 2.0);
  if (picture_.network && tools_->key(*event)) return;
  const auto pan = [this](double right, double down) {
    push(QPointF(right, down));
    viewChanged();
  };
  switch (event->key()) {
    case Qt::Key_Left:
      pan(step, 0);
      break;
    case Qt::Key_Right:
      pan(-step, 0);
      break;
    case Qt::Key_Up:
      pan(0, step);
      break;
    case Qt::Key_Down:
      pan(0, -step);
      break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoom(1.25, middle);
      break;
    case Qt::Key_Minus:
      zoom(0.8, middle);
      break;
    case Qt::Key_0:
      fit();
      break;
    default:
      QWidget::keyPressEvent(event);
      return;
  }
  forgetHover();  // what the card tells of is elsewhere now
}

void GraphView::hover(QPointF point) {
  if (isMoving()) return;
  const int node = nodeAt(point);
  const bool few = picture_.network && picture_.network->graph->edgeCount() <= mostToHover;
  tellOf(node, node < 0 && few ? edgeAt(point) : -1, point);
}

void GraphView::tellOf(int node, int edge, QPointF point) {
  pointer_ = point;
  if (node != hoveredNode_ || edge != hoveredEdge_) {
    hoveredNode_ = node;
    hoveredEdge_ = edge;
    Q_EMIT hovered(node, edge);
  }
  showCard();
}

void GraphView::showCard() {
  const int edges = picture_.network ? picture_.network->graph->edgeCount() : 0;
  if (hoveredNode_ >= 0 && hoveredNode_ < nodeCount())
    card_->showAt(pointer_.toPoint(),
                  describeNode(*picture_.network, snapshot_.get(), hoveredNode_));
  else if (hoveredEdge_ >= 0 && hoveredEdge_ < edges)
    card_->showAt(pointer_.toPoint(),
                  describeEdge(*picture_.network, snapshot_.get(), hoveredEdge_));
  else
    card_->hide();
}

void GraphView::forgetHover() {
  if (hoveredNode_ >= 0 || hoveredEdge_ >= 0) Q_EMIT hovered(-1, -1);
  hoveredNode_ = -1;
  hoveredEdge_ = -1;
  card_->hide();
}

bool GraphView::event(QEvent* event) {
  if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) forgetHover();
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  if (event->type() == QEvent::ShortcutOverride && tools_->isBusy() &&
      static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

}  // namespace gtv::ui
