#include "ui/canvas/graph_tools.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QToolBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_view.h"
#include "ui/forms/number_field.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Shorter drags are clicks.
constexpr double clickReach = 4;
constexpr double nudgeStep = 0.01;  ///< unit box
constexpr double weightWidth = 90;
/// Of the marks around the node where an edge begins, and where the cursor is.
constexpr double markRadius = 11;

bool isArrow(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// Of an arrow key, in pixels: y downwards.
QPointF directionOf(int key) {
  switch (key) {
    case Qt::Key_Left:
      return {-1, 0};
    case Qt::Key_Right:
      return {1, 0};
    case Qt::Key_Up:
      return {0, -1};
    default:
      return {0, 1};
  }
}

bool isAmong(const std::vector<int>& chosen, int item) {
  return std::binary_search(chosen.begin(), chosen.end(), item);
}

/// With the item, or without it if it was there; ascending.
std::vector<int> toggledIn(std::vector<int> chosen, int item) {
  const auto at = std::lower_bound(chosen.begin(), chosen.end(), item);
  if (at != chosen.end() && *at == item)
    chosen.erase(at);
  else
    chosen.insert(at, item);
  return chosen;
}

}  // namespace

GraphTools::GraphTools(GraphView& view) : QObject(&view), view_(view) {
  auto* group = new QActionGroup(this);
  addTool(CanvasTool::Select, "edit-select", tr("Select"),
          tr("Click nodes and edges, drag nodes and the data points in their small plots, drag the "
             "background to pan; double-click an edge to type its weight"),
          Qt::Key_V);
  addTool(CanvasTool::Rectangle, "select-rectangular", tr("Rectangle"),
          tr("Select the nodes in a rectangle; Shift adds to the selection"), Qt::Key_M);
  addTool(CanvasTool::Lasso, "edit-select-lasso", tr("Lasso"),
          tr("Select the nodes inside a line; Shift adds to the selection"), Qt::Key_L);
  addTool(CanvasTool::AddNode, "node-add", tr("Add node"),
          tr("Click where the new node goes; its cluster is chosen below"), Qt::Key_A);
  addTool(CanvasTool::Connect, "draw-line", tr("Connect"),
          tr("Drag from one node to another, or click one after the other"), Qt::Key_C);
  addTool(CanvasTool::Delete, "edit-delete", tr("Delete"),
          tr("Click nodes or edges to delete them"), Qt::Key_X);
  addTool(CanvasTool::Weight, "format-stroke-color", tr("Weight"),
          tr("Click an edge and type its weight"), Qt::Key_W);
  // For "new".
  actions_[static_cast<int>(CanvasTool::AddNode)]->setShortcuts({Qt::Key_A, Qt::Key_N});
  for (auto* action : actions_) group->addAction(action);
  actions_.front()->setChecked(true);

  weight_ = new NumberField(&view_);
  weight_->setRange(0, 1e300, true, false);
  weight_->setAccessibleName(tr("Weight of the edge"));
  weight_->setToolTip(
      tr("Weight A of the edge, larger than 0; Return sets it, Esc keeps the old one"));
  weight_->hide();
  weight_->installEventFilter(this);
  weight_->setObjectName(QStringLiteral("weightField"));
  palette_ = new DrawingPalette(*this, view_);
}

/// The keys of the weight field; what it does not want is not for the canvas below.
bool GraphTools::eventFilter(QObject* watched, QEvent* event) {
  if (watched != weight_) return QObject::eventFilter(watched, event);
  const auto close = [this] {
    weighed_.clear();
    weight_->hide();
    view_.setFocus();
  };
  if (event->type() == QEvent::FocusOut) {
    weighed_.clear();
    weight_->hide();
  }
  const bool overrides = event->type() == QEvent::ShortcutOverride;
  if (event->type() != QEvent::KeyPress && !overrides) return false;
  const int key = static_cast<const QKeyEvent*>(event)->key();
  if (overrides) {
    // Not for the full screen that it leaves elsewhere.
    if (key == Qt::Key_Escape) event->accept();
    return key == Qt::Key_Escape;
  }
  if (key == Qt::Key_Escape) {
    close();
    return true;
  }
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    if (!weight_->submit()) return true;  // marked as wrong, and stays
    const auto edges = weighed_;
    const double value = weight_->value();
    close();
    if (!edges.empty()) Q_EMIT weightWanted(edges, value);
    return true;
  }
  return false;
}

void GraphTools::addTool(CanvasTool tool, const char* icon, const QString& name, const QString& tip,
                         int key) {
  auto* action = new QAction(themeIcon(icon), name, this);
  action->setProperty("themeIcon", QString::fromLatin1(icon));
  action->setCheckable(true);
  action->setShortcut(QKeySequence(key));
  // Wherever the focus is; a field that is typed into keeps its letters.
  action->setShortcutContext(Qt::WindowShortcut);
  action->setToolTip(
      QStringLiteral("<b>%1</b> (%2)<br>%3").arg(name, QKeySequence(key).toString(), tip));
  connect(action, &QAction::triggered, this, [this, tool] { setTool(tool); });
  view_.addAction(action);
  actions_.push_back(action);
}

void GraphTools::setTool(CanvasTool tool) {
  cancel();
  places_ = 0;
  tool_ = tool;
  actions_[static_cast<int>(tool)]->setChecked(true);
  view_.update();
}

void GraphTools::setLettersOn(bool on) {
  if (!on && tool_ != CanvasTool::Select) setTool(CanvasTool::Select);
  for (auto* action : actions_) action->setEnabled(on);
  view_.dataAction()->setEnabled(on);
}

void GraphTools::fillBar(QToolBar& bar) {
  bar.addActions(actions_);
  palette_->fill(bar);
}

void GraphTools::followNetwork(bool sameNodes) {
  // The data point under the pointer has moved the models: it is still held.
  if (gesture_ != Gesture::Sample || !sameNodes) cancel();
}

void GraphTools::cancel() {
  if (isDragging()) view_.putBack();
  if (gesture_ == Gesture::Sample) view_.holdDataAxes(false);
  gesture_ = Gesture::None;
  trace_.clear();
  from_ = -1;
  nudging_ = false;
  weighed_.clear();
  weight_->hide();
  if (menu_ != nullptr) menu_->close();  // its entries speak of nodes by their numbers
  if (cursor_ >= view_.nodeCount()) cursor_ = -1;
  if (std::exchange(connectsOnce_, false)) setTool(CanvasTool::Select);
  view_.update();
}

std::vector<int> GraphTools::selectionOr(int node) const {
  const auto& chosen = view_.selectedNodes();
  return isAmong(chosen, node) ? chosen : std::vector<int>{node};
}

bool GraphTools::press(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  weight_->hide();
  nudging_ = false;
  byKeys_ = false;
  places_ = 0;
  const auto point = event.position();
  trace_ = QPolygonF{point};
  if (tool_ == CanvasTool::Rectangle) {
    gesture_ = Gesture::Rectangle;
    return true;
  }
  if (tool_ == CanvasTool::Lasso) {
    gesture_ = Gesture::Lasso;
    return true;
  }
  if (tool_ == CanvasTool::Select && pressSample(point, event.modifiers())) return true;
  const int node = view_.nodeAt(point);
  const bool uses =
      tool_ == CanvasTool::Connect || tool_ == CanvasTool::Delete || tool_ == CanvasTool::Weight;
  if (node >= 0) {
    const bool chosen = isAmong(view_.selectedNodes(), node);
    if (!uses && !chosen && view_.nodesAreTiny()) return false;
    cursor_ = node;
    if (tool_ == CanvasTool::Connect) {
      gesture_ = Gesture::Connect;
      if (from_ < 0)
        from_ = node;
      else
        connectTo(node);
    } else if (uses) {
      use(node, point, false);
    } else {
      const bool extend = event.modifiers() & Qt::ShiftModifier;
      const bool several = chosen && view_.selectedNodes().size() > 1;
      alone_ = several && !extend ? node : -1;
      if (alone_ < 0) chooseNode(node, extend);
      gesture_ = Gesture::Drag;
    }
    return true;
  }
  if (tool_ == CanvasTool::AddNode) {
    use(-1, point, false);
    return true;
  }
  if (tool_ == CanvasTool::Connect && from_ >= 0) {
    // Where the edge was asked for, a miss does not give it up.
    if (!connectsOnce_) cancel();
    return true;
  }
  const int edge =
      tool_ == CanvasTool::Delete || tool_ == CanvasTool::Weight ? view_.edgeAt(point) : -1;
  if (edge < 0) return false;
  if (tool_ == CanvasTool::Delete)
    Q_EMIT removalWanted({}, {edge});
  else
    askWeightAt(edge, point);
  return true;
}

bool GraphTools::pressSample(QPointF point, Qt::KeyboardModifiers modifiers) {
  held_ = view_.sampleAt(point);
  if (held_.node < 0 || (modifiers & Qt::ShiftModifier)) return false;
  chooseNode(held_.node, false);
  view_.holdDataAxes(true);
  sampleMoved_ = false;
  gesture_ = Gesture::Sample;
  return true;
}

void GraphTools::click(QPointF point, Qt::KeyboardModifiers modifiers) {
  const bool extend = modifiers & Qt::ShiftModifier;
  if (const int node = view_.nodeAt(point); node >= 0)
    chooseNode(node, extend);
  else if (const int edge = view_.edgeAt(point); edge >= 0)
    chooseEdge(edge, extend);
  else
    view_.select({}, {});
}

void GraphTools::chooseNode(int node, bool extend) {
  cursor_ = node;
  if (extend)
    view_.select(toggledIn(view_.selectedNodes(), node), view_.selectedEdges());
  else
    view_.select({node}, {});
}

void GraphTools::chooseEdge(int edge, bool extend) {
  if (extend)
    view_.select(view_.selectedNodes(), toggledIn(view_.selectedEdges(), edge));
  else
    view_.select({}, {edge});
}

bool GraphTools::move(QPointF point) {
  if (gesture_ == Gesture::None && from_ < 0) return false;
  if (gesture_ == Gesture::Drag) {
    const auto last = trace_.back();
    // A click with an unsteady hand moves nothing.
    if (trace_.size() == 1 && QLineF(last, point).length() < clickReach) return true;
    view_.shift(view_.selectedNodes(), view_.toUnit(point) - view_.toUnit(last));
    trace_.append(point);
  } else if (gesture_ == Gesture::Sample) {
    if (!sampleMoved_ && QLineF(trace_.front(), point).length() < clickReach) return true;
    const auto at = view_.dataPointAt(held_.node, point);
    Q_EMIT sampleWanted(held_.node, held_.sample, at.x(), at.y(),
                        std::exchange(sampleMoved_, true));
  } else if (gesture_ == Gesture::Lasso || trace_.size() < 2) {
    trace_.append(point);
  } else {
    trace_.back() = point;
  }
  view_.update();
  return true;
}

void GraphTools::release(QPointF point, Qt::KeyboardModifiers modifiers) {
  const bool dragged = isDragging();
  const auto gesture = std::exchange(gesture_, Gesture::None);
  if (gesture == Gesture::None) return;
  const bool extend = modifiers & Qt::ShiftModifier;
  switch (gesture) {
    case Gesture::Drag:
      if (!dragged && alone_ >= 0)
        chooseNode(alone_, false);
      else if (dragged && signalsBlocked())
        view_.putBack();  // nobody hears of it
      else if (dragged)
        Q_EMIT moveWanted(view_.selectedNodes(), view_.positionsOf(view_.selectedNodes()), false);
      break;
    case Gesture::Rectangle:
    case Gesture::Lasso:
      finishSelection(extend);
      break;
    case Gesture::Sample:
      view_.holdDataAxes(false);
      break;
    case Gesture::Connect:
      // Released where it began: the next click says where the edge ends.
      if (const int node = view_.nodeAt(point); node >= 0 && node != from_)
        connectTo(node);
      else if (node < 0)
        from_ = -1;
      break;
    case Gesture::None:
      break;
  }
  trace_.clear();
  view_.update();
}

void GraphTools::finishSelection(bool extend) {
  const auto area = tool_ == CanvasTool::Rectangle
                        ? QPolygonF(QRectF(trace_.front(), trace_.back()).normalized())
                        : trace_;
  std::vector<int> nodes = extend ? view_.selectedNodes() : std::vector<int>();
  const auto bounds = area.boundingRect();
  for (int i = 0; i < view_.nodeCount(); ++i) {
    const auto at = view_.screenPosition(i);
    if (bounds.contains(at) && area.containsPoint(at, Qt::OddEvenFill)) nodes.push_back(i);
  }
  std::sort(nodes.begin(), nodes.end());
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  view_.select(nodes, extend ? view_.selectedEdges() : std::vector<int>());
}

void GraphTools::connectTo(int node) {
  const int from = std::exchange(from_, -1);
  gesture_ = Gesture::None;
  if (from != node && from < view_.nodeCount()) Q_EMIT edgeWanted(from, node);
  if (connectsOnce_) cancel();
}

void GraphTools::use(int node, QPointF point, bool extend) {
  switch (tool_) {
    case CanvasTool::AddNode:
      if (node < 0) {
        const auto at = view_.toUnit(point);
        Q_EMIT nodeWanted(at.x(), at.y());
        return;
      }
      break;
    case CanvasTool::Connect:
      if (node < 0) return;
      if (from_ < 0)
        from_ = node;
      else
        connectTo(node);
      view_.update();
      return;
    case CanvasTool::Delete:
      if (node >= 0) Q_EMIT removalWanted(selectionOr(node), {});
      return;
    case CanvasTool::Weight:
      if (node >= 0) askWeight(view_.edgesOf(node), point);
      return;
    default:
      break;
  }
  if (node >= 0) chooseNode(node, extend);
}

/// Where a node can be added that was given no place: near the middle, beside those that are there
/// and those that were added just now.
QPointF GraphTools::freePlace() {
  const QPointF middle(view_.width() / 2.0, view_.height() / 2.0);
  const double step = scaled(20);
  constexpr double turn = 2.4;  // the golden angle: a spiral without gaps
  constexpr int mostTries = 500;
  QPointF place = middle;
  for (int k = 0; k < mostTries; ++k) {
    place = middle +
            step * std::sqrt(places_) * QPointF(std::cos(turn * places_), std::sin(turn * places_));
    ++places_;
    if (view_.nodeAt(place) < 0) break;
  }
  return place;
}

void GraphTools::askWeightAt(int edge, QPointF point) {
  const auto& chosen = view_.selectedEdges();
  askWeight(isAmong(chosen, edge) ? chosen : std::vector<int>{edge}, point);
}

void GraphTools::askWeight(const std::vector<int>& edges, QPointF point) {
  if (edges.empty()) return;
  weighed_ = edges;
  weight_->setValue(view_.weightOf(edges.front()));
  weight_->setFixedWidth(static_cast<int>(scaled(weightWidth)));
  const QPoint corner(
      std::clamp(static_cast<int>(point.x()) + 8, 0, std::max(0, view_.width() - weight_->width())),
      std::clamp(static_cast<int>(point.y()) - weight_->sizeHint().height() / 2, 0,
                 std::max(0, view_.height() - weight_->sizeHint().height())));
  weight_->move(corner);
  weight_->adjustSize();
  weight_->show();
  weight_->raise();
  weight_->setFocus();
  weight_->selectAll();
}

bool GraphTools::key(const QKeyEvent& event) {
  const int key = event.key();
  const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
  if (view_.nodeCount() == 0 && key != Qt::Key_Escape && key != Qt::Key_Return &&
      key != Qt::Key_Enter)
    return false;
  if (isArrow(key) && modifiers == Qt::ShiftModifier) {
    moveCursor(key);
    return true;
  }
  if (isArrow(key) && modifiers == Qt::AltModifier) {
    nudge(key);
    return true;
  }
  if (key == Qt::Key_Alt || key == Qt::Key_Shift) return false;  // more is to come
  nudging_ = false;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    const auto& edges = view_.selectedEdges();
    if (tool_ == CanvasTool::AddNode)
      use(-1, freePlace(), false);
    else if (tool_ == CanvasTool::Weight && !edges.empty())
      askWeight(edges, view_.middleOf(edges.front()));
    else if (cursor_ >= 0)
      use(cursor_, view_.screenPosition(cursor_), modifiers & Qt::ShiftModifier);
    return true;
  }
  if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
    if (!view_.selectedNodes().empty() || !view_.selectedEdges().empty())
      Q_EMIT removalWanted(view_.selectedNodes(), view_.selectedEdges());
    return true;
  }
  if (key == Qt::Key_A && modifiers == Qt::ControlModifier) {
    std::vector<int> all(static_cast<std::size_t>(view_.nodeCount()));
    std::iota(all.begin(), all.end(), 0);
    view_.select(all, {});
    return true;
  }
  if (key == Qt::Key_Escape) {
    const bool busy = gesture_ != Gesture::None;
    if (gesture_ == Gesture::Sample && sampleMoved_)
      Q_EMIT sampleWanted(held_.node, held_.sample, held_.at.x(), held_.at.y(), true);
    cancel();
    if (!busy) view_.select({}, {});
    return true;
  }
  return false;
}

/// To the nearest node in this direction; sideways counts double.
void GraphTools::moveCursor(int key) {
  const auto direction = directionOf(key);
  const QPointF across(direction.y(), direction.x());
  const auto here = cursor_ >= 0 && cursor_ < view_.nodeCount()
                        ? view_.screenPosition(cursor_)
                        : QPointF(view_.width() / 2.0, view_.height() / 2.0);
  int best = -1;
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i < view_.nodeCount(); ++i) {
    if (i == cursor_) continue;
    const auto way = view_.screenPosition(i) - here;
    const double ahead = QPointF::dotProduct(way, direction);
    if (cursor_ >= 0 && ahead <= 0) continue;
    const double cost = std::abs(ahead) + 2 * std::abs(QPointF::dotProduct(way, across));
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  if (best >= 0) cursor_ = best;
  byKeys_ = true;
  if (cursor_ >= 0) view_.showHoverCard(cursor_, -1, view_.screenPosition(cursor_));
  view_.update();
}

void GraphTools::nudge(int key) {
  const auto& nodes = view_.selectedNodes();
  if (nodes.empty() || signalsBlocked()) return;  // nobody would hear of it
  const auto direction = directionOf(key);
  view_.shift(nodes, {nudgeStep * direction.x(), -nudgeStep * direction.y()});
  Q_EMIT moveWanted(nodes, view_.positionsOf(nodes), std::exchange(nudging_, true));
}

void GraphTools::showMenu(QPointF point, QPoint globalPoint) {
  auto* menu = new QMenu(&view_);
  menu->setObjectName(QStringLiteral("groundMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu, &QObject::destroyed, this, [this, menu] {
    if (menu_ == menu) menu_ = nullptr;
  });
  menu_ = menu;
  menu->setToolTipsVisible(true);
  const int node = view_.nodeAt(point);
  const int edge = node < 0 ? view_.edgeAt(point) : -1;
  if (node >= 0) {
    menu->setObjectName(QStringLiteral("nodeMenu"));
    const auto nodes = selectionOr(node);
    if (nodes.size() == 1) view_.select(nodes, {});
    cursor_ = node;
    palette_->fillNodeMenu(*menu, view_.isLabeled(node));
    menu->addSeparator();
    menu->addAction(tr("Connect to…"), this,
                    [=, this] {
                      setTool(CanvasTool::Connect);
                      from_ = node;
                      connectsOnce_ = true;
                    })
        ->setToolTip(tr("Then click the node at the other end of the edge; Esc leaves it"));
    menu->addAction(tr("Delete"), this, [=, this] { Q_EMIT removalWanted(nodes, {}); });
  } else if (edge >= 0) {
    menu->addAction(tr("Set weight…"), this, [=, this] { askWeight({edge}, point); });
    menu->addAction(tr("Delete edge"), this, [=, this] { Q_EMIT removalWanted({}, {edge}); });
  } else {
    menu->addAction(tr("Add node here"), this, [=, this] {
      const auto at = view_.toUnit(point);
      Q_EMIT nodeWanted(at.x(), at.y());
    });
    menu->addMenu(palette_->clusterMenu());
    menu->addAction(view_.dataAction());
    menu->addAction(tr("Fit the graph"), this, [this] { view_.fit(); });
    menu->addSeparator();
    auto* backdrops = menu->addMenu(tr("Backdrop"));
    backdrops->setToolTipsVisible(true);
    backdrops->addActions(view_.backdropActions());
    menu->addActions(view_.figureActions());
  }
  menu->popup(globalPoint);
}

/// What to do next, at the rim of the picture that is away from the node.
void GraphTools::paintHint(QPainter& painter, const QString& words) const {
  const double margin = scaled(6);
  const double height = painter.fontMetrics().height() + 2 * margin;
  const QRectF room = view_.rect();
  QRectF box(0, 0, painter.fontMetrics().horizontalAdvance(words) + 4 * margin, height);
  box.setWidth(std::min(box.width(), room.width()));
  const bool isLow = view_.screenPosition(from_).y() > room.center().y();
  box.moveCenter({room.center().x(), isLow ? room.top() + height : room.bottom() - height});
  painter.setPen(QPen(view_.palette().color(QPalette::Highlight), scaled(1.2)));
  painter.setBrush(view_.palette().color(QPalette::Base));
  painter.drawRoundedRect(box, margin, margin);
  painter.setPen(view_.palette().color(QPalette::Text));
  painter.drawText(box, Qt::AlignCenter, words);
}

void GraphTools::paint(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto accent = view_.palette().color(QPalette::Highlight);
  auto ground = accent;
  ground.setAlpha(40);
  const double radius = scaled(markRadius);
  if (gesture_ == Gesture::Rectangle || gesture_ == Gesture::Lasso) {
    painter.setPen(QPen(accent, scaled(1.2), Qt::DashLine));
    painter.setBrush(ground);
    if (gesture_ == Gesture::Rectangle)
      painter.drawRect(QRectF(trace_.front(), trace_.back()).normalized());
    else
      painter.drawPolygon(trace_);
  }
  if (from_ >= 0 && from_ < view_.nodeCount()) {
    painter.setPen(QPen(accent, scaled(2.2)));
    const auto start = view_.screenPosition(from_);
    if (!trace_.isEmpty()) painter.drawLine(start, trace_.back());
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(start, radius, radius);
    if (connectsOnce_)
      paintHint(painter, tr("Now click the node at the other end of the edge; Esc leaves it"));
  }
  if (byKeys_ && cursor_ >= 0 && cursor_ < view_.nodeCount() && view_.hasFocus()) {
    painter.setPen(QPen(accent, scaled(1.6), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const auto at = view_.screenPosition(cursor_);
    painter.drawRect(QRectF(at, at).adjusted(-radius, -radius, radius, radius));
  }
}

}  // namespace gtv::ui
