#include "ui/canvas/graph_view.h"

#include <QAction>
#include <QActionGroup>
#include <QMouseEvent>
#include <QPainter>
#include <QSettings>
#include <QStyle>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/canvas/graph_tools.h"
#include "ui/canvas/hover_card.h"
#include "ui/widgets/line_raster.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

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
  makeLegendButton();
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
  dataAction_ = new QAction(themeIcon("office-chart-scatter"), tr("&Data at the nodes"), this);
  dataAction_->setProperty("themeIcon", QStringLiteral("office-chart-scatter"));
  dataAction_->setObjectName(QStringLiteral("dataAtNodes"));
  dataAction_->setCheckable(true);
  dataAction_->setShortcut(Qt::Key_D);
  dataAction_->setToolTip(
      tr("<b>Data at the nodes</b> (D)<br>Every node as a small plot of its data and the line of "
         "its "
         "model, whose points can be dragged. For at most %1 nodes whose data have one feature.")
          .arg(NodeMiniatures::mostNodes));
  connect(dataAction_, &QAction::toggled, this, [this] { viewChanged(); });
  addAction(dataAction_);
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
  addFigure("document-export", tr("Export the picture of the &graph…"),
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
  miniatures_.setNetwork(picture_.network);
  // Drawn from nothing: the paper stays where it is.
  const bool wasFromNothing = before && before->drawing.graph->nodeCount() == 0;
  const bool samePaper = wasFromNothing && isFromNothing();
  if (isFromNothing() != wasFromNothing) dataAction_->setChecked(isFromNothing());
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
  if (!samePaper) viewTransform_ = {};
  place(samePaper);
  if (before && places.cols() == nodeCount())
    glideFrom(places);
  else if (before && !samePaper)
    appear();
}

void GraphView::awaitEdge(int i, int j) {
  edgeToSelect_ = {picture_.network->ids[i], picture_.network->ids[j]};
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
    const auto [head, tail] = std::exchange(edgeToSelect_, {-1, -1});
    const auto [i, j] = std::pair(picture.network->nodeOf(head), picture.network->nodeOf(tail));
    if (const int e = i >= 0 && j >= 0 ? picture.network->graph->edgeBetween(i, j) : -1; e >= 0) {
      nodes.clear();
      edges = {e};
    }
    if (tools_->cursor() >= 0) cursor = now(tools_->cursor());
  }
  const bool sameNodes = before && before->ids == picture.network->ids;
  picture_ = picture;
  miniatures_.setNetwork(picture_.network);
  flow_.saturation = nullptr;
  flow_.flow = nullptr;
  tools_->followNetwork(sameNodes);
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
  fitMiniatures();
  viewChanged();
  Q_EMIT positionsChanged();
}

QRectF GraphView::boxOf(const Matrix& positions) const {
  const QRectF paper(0, 0, 1, 1);
  if (positions.cols() == 0) return paper;
  const QRectF box(QPointF(positions.row(0).minCoeff(), positions.row(1).minCoeff()),
                   QPointF(positions.row(0).maxCoeff(), positions.row(1).maxCoeff()));
  return isFromNothing() ? box.adjusted(0, 0, 1e-9, 1e-9).united(paper) : box;
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
  const auto servers = snapshot_ ? serversOf(snapshot_->experiment.solver()) : servers_;
  if (std::exchange(servers_, servers) != servers) {
    legendIsFree_ = legendIsFree_ || isFitted();
    viewChanged();
  }
  if (card_->isVisible()) showCard();
}

void GraphView::setEmptyText(const QString& text) {
  emptyText_ = text;
  update();
}

void GraphView::refreshTheme() {
  sprites_.clear();
  fitMiniatures();
  legendIsFree_ = legendIsFree_ || isFitted();
  viewChanged();
}

void GraphView::setViewTransform(const ViewTransform& viewTransform) {
  viewTransform_ = viewTransform;
  viewTransform_.zoom = std::clamp(viewTransform.zoom, farthestZoom, nearestZoom);
  keepInSight();
  viewChanged();
}

void GraphView::push(QPointF pixels) {
  viewTransform_.shift += QPointF(pixels.x(), -pixels.y()) / unit();
  keepInSight();
}

void GraphView::fit() {
  viewTransform_ = {};
  if (positions_) box_ = boxOf(*positions_);
  legendIsFree_ = true;
  viewChanged();
}

void GraphView::viewChanged() {
  requestEdges();
  requestDots();
  update();
}

bool GraphView::edgesAreCurrent() const {
  if (!picture_.network || edgesTimer_.isActive() || renderer_.isBusy() || edges_.image.isNull())
    return false;
  const auto now = edgeScene();
  return edgesScene_.toScreen == now.toScreen && edgesScene_.network == now.network &&
         edgesScene_.positions == now.positions && edgesScene_.saturation == now.saturation &&
         edgesScene_.flow == now.flow;
}

bool GraphView::isCurrent() const {
  const bool large = positions_ && positions_->cols() > largeCrowd;
  return edgesAreCurrent() && !isMoving() && (!large || dotsAsked_ == dotsDone_);
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
  if (showsMiniatures()) return miniatureAt(point);
  const auto transform = toScreen();
  // Somewhat beyond the node, but where nodes are dense the ground must not be theirs alone.
  const double radius = nodeDiameter() / 2;
  const double reach = std::clamp(viewTransform_.zoom * nodeRoom() / 3, radius,
                                  std::max(radius + scaled(2), scaled(6)));
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

void GraphView::resizeEvent(QResizeEvent*) {
  fitMiniatures();
  legendIsFree_ = legendIsFree_ || isFitted();
  viewChanged();
}

void GraphView::zoom(double factor, QPointF around) {
  const auto before = toScreen();
  const auto fixed = before.inverted().map(around);
  viewTransform_.zoom = std::clamp(viewTransform_.zoom * factor, farthestZoom, nearestZoom);
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
    finishDrag(lastMouse_, event->modifiers());  // nobody told
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
  if (held_ != Qt::NoButton && !(event->buttons() & held_)) finishDrag(point, event->modifiers());
  if (panning_) {
    panned_ = panned_ || QLineF(pressedAt_, point).length() >= clickWay;
    if (!panned_) return;
    push(point - lastMouse_);
    viewChanged();
  } else if (!picture_.network || !tools_->move(point)) {
    hover(point);
    const bool grabs = tools_->tool() == CanvasTool::Select && sampleAt(point).node >= 0;
    setCursor(grabs                                    ? Qt::SizeAllCursor
              : hoveredNode_ >= 0 || hoveredEdge_ >= 0 ? Qt::PointingHandCursor
                                                       : Qt::ArrowCursor);
  }
  lastMouse_ = point;
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == held_) finishDrag(event->position(), event->modifiers());
}

/// The button that was pressed is up again.
void GraphView::finishDrag(QPointF point, Qt::KeyboardModifiers modifiers) {
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
  const auto point = event->position();
  if (tools_->tool() != CanvasTool::Select || nodeAt(point) >= 0) return;
  if (const int edge = edgeAt(point); edge >= 0)
    tools_->askWeightAt(edge, point);
  else
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
  showHoverCard(node, node < 0 && few ? edgeAt(point) : -1, point);
}

void GraphView::showHoverCard(int node, int edge, QPointF point) {
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
                  describeNode(*picture_.network, snapshot_.get(), hoveredNode_) +
                      QStringLiteral("<br><i>%1</i>").arg(describeNodeMenu(*picture_.network)));
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
