#include "graph_tools.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "graph_view.h"
#include "number_field.h"
#include "theme.h"

namespace gtv::ui {
namespace {

/// Shorter drags are clicks.
constexpr double clickReach = 4;
constexpr double nudgeStep = 0.01;  ///< unit box

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

}  // namespace

GraphTools::GraphTools(GraphView& view) : QObject(&view), view_(view) {
  auto* group = new QActionGroup(this);
  addTool(CanvasTool::Select, "edit-select", tr("Select"),
          tr("Click nodes and edges, drag nodes, drag the ground to pan"), Qt::Key_V);
  addTool(CanvasTool::Rectangle, "select-rectangular", tr("Rectangle"),
          tr("Select the nodes in a rectangle; Shift adds to the selection"), Qt::Key_M);
  addTool(CanvasTool::Lasso, "edit-select-lasso", tr("Lasso"),
          tr("Select the nodes inside a line; Shift adds to the selection"), Qt::Key_L);
  addTool(CanvasTool::AddNode, "node-add", tr("Add node"),
          tr("Click where a new node shall be; it belongs to the cluster of its neighbour"),
          Qt::Key_A);
  addTool(CanvasTool::Connect, "draw-line", tr("Connect"),
          tr("Drag from one node to another, or click one after the other"), Qt::Key_C);
  addTool(CanvasTool::Delete, "edit-delete", tr("Delete"), tr("Click nodes or edges away"),
          Qt::Key_X);
  addTool(CanvasTool::Weight, "format-stroke-color", tr("Weight"),
          tr("Click an edge and type its weight"), Qt::Key_W);
  // For "new".
  actions_[static_cast<int>(CanvasTool::AddNode)]->setShortcuts({Qt::Key_A, Qt::Key_N});
  for (auto* action : actions_) group->addAction(action);
  actions_.front()->setChecked(true);

  weight_ = new NumberField(&view_);
  weight_->setRange(0, 1e300, true, false);
  weight_->setAccessibleName(tr("Weight of the edge"));
  weight_->setToolTip(tr("Weight A of the edge, larger than 0; Return sets it, Esc leaves it"));
  weight_->setFixedWidth(90);
  weight_->hide();
  weight_->installEventFilter(this);
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
  if (event->type() != QEvent::KeyPress) return false;
  const int key = static_cast<const QKeyEvent*>(event)->key();
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
  // Letters are for the canvas; elsewhere they may be typed.
  action->setShortcutContext(Qt::WidgetShortcut);
  action->setToolTip(
      QStringLiteral("<b>%1</b> (%2)<br>%3").arg(name, QKeySequence(key).toString(), tip));
  connect(action, &QAction::triggered, this, [this, tool] { setTool(tool); });
  view_.addAction(action);
  actions_.push_back(action);
}

void GraphTools::setTool(CanvasTool tool) {
  cancel();
  tool_ = tool;
  actions_[static_cast<int>(tool)]->setChecked(true);
  view_.update();
}

void GraphTools::cancel() {
  gesture_ = Gesture::None;
  trace_.clear();
  from_ = -1;
  nudging_ = false;
  weighed_.clear();
  weight_->hide();
  if (menu_) menu_->close();  // its entries speak of nodes by their numbers
  if (cursor_ >= view_.nodeCount()) cursor_ = -1;
  view_.update();
}

std::vector<int> GraphTools::selectionOr(int node) const {
  const auto& chosen = view_.selectedNodes();
  if (std::find(chosen.begin(), chosen.end(), node) != chosen.end()) return chosen;
  return {node};
}

bool GraphTools::press(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  weight_->hide();
  nudging_ = false;
  byKeys_ = false;
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
  const int node = view_.nodeAt(point);
  if (node >= 0) {
    cursor_ = node;
    if (tool_ == CanvasTool::Connect) {
      gesture_ = Gesture::Connect;
      if (from_ < 0)
        from_ = node;
      else
        connectTo(node);
    } else if (tool_ == CanvasTool::Delete || tool_ == CanvasTool::Weight) {
      use(node, point, false);
    } else {
      const bool extend = event.modifiers() & Qt::ShiftModifier;
      if (extend || selectionOr(node).size() == 1) use(node, point, extend);
      gesture_ = Gesture::Drag;
    }
    return true;
  }
  if (tool_ == CanvasTool::AddNode) {
    use(-1, point, false);
    return true;
  }
  const int edge = view_.edgeAt(point);
  if (tool_ == CanvasTool::Connect && from_ >= 0) {
    cancel();
    return true;
  }
  if (edge < 0) return false;
  if (tool_ == CanvasTool::Delete) {
    Q_EMIT removalWanted({}, {edge});
  } else if (tool_ == CanvasTool::Weight) {
    const auto& chosen = view_.selectedEdges();
    const bool among = std::find(chosen.begin(), chosen.end(), edge) != chosen.end();
    askWeight(among ? chosen : std::vector<int>{edge}, point);
  } else {
    auto edges = view_.selectedEdges();
    const bool extend = event.modifiers() & Qt::ShiftModifier;
    const auto known = std::find(edges.begin(), edges.end(), edge);
    if (!extend)
      edges = {edge};
    else if (known != edges.end())
      edges.erase(known);
    else
      edges.push_back(edge);
    view_.select(extend ? view_.selectedNodes() : std::vector<int>(), edges);
  }
  return true;
}

bool GraphTools::move(const QMouseEvent& event) {
  if (gesture_ == Gesture::None && from_ < 0) return false;
  const auto point = event.position();
  if (gesture_ == Gesture::Drag) {
    const auto last = trace_.back();
    // A click with an unsteady hand moves nothing.
    if (trace_.size() == 1 && QLineF(last, point).length() < clickReach) return true;
    view_.shift(view_.selectedNodes(), view_.toUnit(point) - view_.toUnit(last));
    trace_.append(point);
  } else if (gesture_ == Gesture::Lasso || trace_.size() < 2) {
    trace_.append(point);
  } else {
    trace_.back() = point;
  }
  view_.update();
  return true;
}

bool GraphTools::release(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton || gesture_ == Gesture::None) return false;
  const auto gesture = std::exchange(gesture_, Gesture::None);
  const bool extend = event.modifiers() & Qt::ShiftModifier;
  switch (gesture) {
    case Gesture::Drag:
      if (trace_.size() > 1)
        Q_EMIT moveWanted(view_.selectedNodes(), view_.positionsOf(view_.selectedNodes()), false);
      break;
    case Gesture::Rectangle:
    case Gesture::Lasso:
      finishSelection(extend);
      break;
    case Gesture::Connect:
      // Released where it began: the next click says where the edge ends.
      if (const int node = view_.nodeAt(event.position()); node >= 0 && node != from_)
        connectTo(node);
      else if (node < 0)
        from_ = -1;
      break;
    case Gesture::None:
      break;
  }
  trace_.clear();
  view_.update();
  return true;
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
  view_.select(nodes, {});
}

void GraphTools::connectTo(int node) {
  const int from = std::exchange(from_, -1);
  gesture_ = Gesture::None;
  if (from != node && from < view_.nodeCount()) Q_EMIT edgeWanted(from, node);
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
  if (node < 0) return;
  auto nodes = extend ? view_.selectedNodes() : std::vector<int>();
  const auto known = std::find(nodes.begin(), nodes.end(), node);
  if (known != nodes.end())
    nodes.erase(known);
  else
    nodes.push_back(node);
  std::sort(nodes.begin(), nodes.end());
  view_.select(nodes, extend ? view_.selectedEdges() : std::vector<int>());
}

void GraphTools::askWeight(const std::vector<int>& edges, QPointF point) {
  if (edges.empty()) return;
  weighed_ = edges;
  weight_->setValue(view_.weightOf(edges.front()));
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
    const QPointF middle(view_.width() / 2.0, view_.height() / 2.0);
    const bool adds = tool_ == CanvasTool::AddNode;
    use(adds ? -1 : cursor_, cursor_ >= 0 && !adds ? view_.screenPosition(cursor_) : middle,
        modifiers & Qt::ShiftModifier);
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
    cancel();
    view_.select({}, {});
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
  view_.update();
}

void GraphTools::nudge(int key) {
  const auto& nodes = view_.selectedNodes();
  if (nodes.empty()) return;
  const auto direction = directionOf(key);
  view_.shift(nodes, {nudgeStep * direction.x(), -nudgeStep * direction.y()});
  Q_EMIT moveWanted(nodes, view_.positionsOf(nodes), std::exchange(nudging_, true));
}

void GraphTools::showMenu(QPointF point, QPoint globalPoint) {
  auto* menu = new QMenu(&view_);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu_ = menu;
  menu->setToolTipsVisible(true);
  const int node = view_.nodeAt(point);
  const int edge = node < 0 ? view_.edgeAt(point) : -1;
  if (node >= 0) {
    const auto nodes = selectionOr(node);
    if (nodes.size() == 1) view_.select(nodes, {});
    cursor_ = node;
    const bool labeled = view_.isLabeled(node);
    menu->addAction(labeled ? tr("Hide labels") : tr("Show labels"), this,
                    [=, this] { Q_EMIT maskWanted(nodes, labeled); })
        ->setToolTip(tr("Whether the data of the node takes part"));
    menu->addAction(tr("Poison labels, or heal them"), this,
                    [=, this] { Q_EMIT poisonWanted(nodes); })
        ->setToolTip(tr("Every label says the opposite of what it said"));
    menu->addAction(tr("Back to the drawn data"), this, [=, this] { Q_EMIT restoreWanted(nodes); })
        ->setToolTip(tr("Forgets masks, own losses and own data of the node"));
    menu->addSeparator();
    menu->addAction(tr("Delete"), this, [=, this] { Q_EMIT removalWanted(nodes, {}); });
  } else if (edge >= 0) {
    menu->addAction(tr("Set weight…"), this, [=, this] { askWeight({edge}, point); });
    menu->addAction(tr("Delete edge"), this, [=, this] { Q_EMIT removalWanted({}, {edge}); });
  } else {
    menu->addAction(tr("Add node here"), this, [=, this] {
      const auto at = view_.toUnit(point);
      Q_EMIT nodeWanted(at.x(), at.y());
    });
    menu->addAction(tr("Fit the graph"), this, [this] { view_.fit(); });
    menu->addSeparator();
    auto* backdrops = menu->addMenu(tr("Backdrop"));
    backdrops->setToolTipsVisible(true);
    backdrops->addActions(view_.backdropActions());
    menu->addActions(view_.figureActions());
  }
  menu->popup(globalPoint);
}

void GraphTools::paint(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto accent = view_.palette().color(QPalette::Highlight);
  auto ground = accent;
  ground.setAlpha(40);
  if (gesture_ == Gesture::Rectangle || gesture_ == Gesture::Lasso) {
    painter.setPen(QPen(accent, 1.2, Qt::DashLine));
    painter.setBrush(ground);
    if (gesture_ == Gesture::Rectangle)
      painter.drawRect(QRectF(trace_.front(), trace_.back()).normalized());
    else
      painter.drawPolygon(trace_);
  }
  if (from_ >= 0 && from_ < view_.nodeCount()) {
    painter.setPen(QPen(accent, 2.2));
    const auto start = view_.screenPosition(from_);
    if (!trace_.isEmpty()) painter.drawLine(start, trace_.back());
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(start, 11, 11);
  }
  if (byKeys_ && cursor_ >= 0 && cursor_ < view_.nodeCount() && view_.hasFocus()) {
    painter.setPen(QPen(accent, 1.6, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const auto at = view_.screenPosition(cursor_);
    painter.drawRect(QRectF(at.x() - 11, at.y() - 11, 22, 22));
  }
}

}  // namespace gtv::ui
