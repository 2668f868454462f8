#include "ui/views/scatter_plot.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QRubberBand>
#include <QSettings>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "diagnostics/convex_hull.h"
#include "session/session_studies.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/run_controller.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

/// Pixels that a press may move and still be a click.
constexpr double clickSlack = 4;
/// Pixels between the pointer and what it means.
constexpr double pointerReach = 9;
/// The same for a cross, which is to be dragged; no less on any screen.
constexpr double crossReach = 12;
/// Pixels: nearer points are at one place.
constexpr double onePlace = 1;

}  // namespace

int ScatterPlot::truthAt(QPointF point) const {
  if (!hasAxes() || !network_->coordinates.areParameters) return -1;
  const PlotMap map(*plot_);
  int best = -1;
  double nearest = std::max(crossReach, scaled(crossReach));
  for (Eigen::Index k = 0; k < picture_.crosses.cols(); ++k) {
    const double distance =
        QLineF(map(picture_.crosses(0, k), picture_.crosses(1, k)), point).length();
    if (distance > nearest) continue;
    nearest = distance;
    best = crossNodes_[static_cast<std::size_t>(k)];
  }
  return best;
}

void ScatterPlot::makeWholeButton() {
  whole_ = new QToolButton(plot_);
  whole_->setObjectName(QStringLiteral("wholePicture"));
  whole_->setText(tr("Whole picture"));
  whole_->setToolTip(tr("Back to all points, and follow them (0, or a double click)"));
  whole_->setFocusPolicy(Qt::NoFocus);
  whole_->setCursor(Qt::ArrowCursor);
  whole_->hide();
  connect(whole_, &QToolButton::clicked, this, [this] {
    setFollowing(true);
    refresh();
  });
}

void ScatterPlot::placeWholeButton() {
  whole_->adjustSize();
  const auto area = plot_->axisRect()->rect();
  whole_->move(area.right() - whole_->width() - 2, area.top() + 2);
}

/// Where somebody has gone away from the points there is a way back that can be seen.
void ScatterPlot::setFollowing(bool following) {
  following_ = following;
  placeWholeButton();
  whole_->setVisible(!following);
}

QString ScatterPlot::describeTruth(int node) const {
  const auto& truth = network_->coordinates.truth;
  std::vector<int> nodes;
  for (Eigen::Index i = 0; i < truth.cols(); ++i)
    if (truth.col(i) == truth.col(node)) nodes.push_back(static_cast<int>(i));
  const auto count = std::ssize(nodes);
  const auto key = [&](int i) {
    return toQString(network_->nodeKeys[static_cast<std::size_t>(i)]);
  };
  const auto& clusters = network_->clusters;
  const int cluster = clusters[static_cast<std::size_t>(node)];
  const bool isCluster = std::count(clusters.begin(), clusters.end(), cluster) == count &&
                         std::all_of(nodes.begin(), nodes.end(), [&](int i) {
                           return clusters[static_cast<std::size_t>(i)] == cluster;
                         });
  if (isCluster && network_->knowsClusters()) {
    const auto whose = count == 1 ? tr("node %1").arg(key(node)) : tr("%L1 nodes").arg(count);
    return tr("truth of cluster %1 (%2)").arg(cluster + 1).arg(whose);
  }
  if (count == 1) return tr("truth of node %1").arg(key(node));
  if (count == truth.cols()) return tr("truth of all %L1 nodes").arg(count);
  constexpr int most = 5;
  QStringList names;
  for (int k = 0; k < std::min<std::ptrdiff_t>(count, most); ++k)
    names << key(nodes[static_cast<std::size_t>(k)]);
  if (count > most) names << QStringLiteral("…");
  return tr("truth of the nodes %1").arg(names.join(QStringLiteral(", ")));
}

void ScatterPlot::nameCross(int node) {
  const bool isThere = node >= 0 && hasAxes() && node < network_->coordinates.truth.cols() &&
                       picture_.crosses.cols() > 0;
  namedNode_ = isThere ? node : -1;
  const auto before = std::exchange(picture_.crossName, isThere ? describeTruth(node) : QString());
  if (isThere) {
    const Matrix at = place(network_->coordinates.truth);
    picture_.namedCross = {at(0, node), at(1, node)};
  }
  if (before != picture_.crossName) plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool ScatterPlot::showCrossTip(const QHelpEvent& event) {
  const int node = truthAt(event.pos());
  if (node < 0) return false;
  QToolTip::showText(event.globalPos(), tr("%1; drag it to move it").arg(describeTruth(node)),
                     plot_);
  return true;
}

/// The truth moves within the plane of the two axes, so that its cross is under the pointer.
void ScatterPlot::dragTruth(QPointF point) {
  Vector wanted = network_->coordinates.truth.col(grabbed_);
  const Matrix at = place(wanted);
  const Eigen::Vector2d step(plot_->xAxis->pixelToCoord(point.x()) - at(0, 0),
                             plot_->yAxis->pixelToCoord(point.y()) - at(1, 0));
  if (!step.allFinite()) return;
  Matrix directions = Matrix::Zero(wanted.size(), 2);
  int column = 0;
  for (const auto* choice : {xChoice_, yChoice_}) {
    const auto axis = axisOf(*choice);
    if (axis.kind == AxisKind::Component)
      directions.col(column) = axes_->basis()->directions.col(axis.index);
    else if (axis.kind == AxisKind::Coordinate)
      directions(axis.index, column) = 1;  // along the nodes nothing moves
    ++column;
  }
  const double shared = directions.col(0).dot(directions.col(1));
  const double rest = 1 - shared * shared;
  if (rest < 1e-9)  // twice the same axis
    wanted += directions.col(1) * step.y();
  else
    wanted += directions.col(0) * ((step.x() - shared * step.y()) / rest) +
              directions.col(1) * ((step.y() - shared * step.x()) / rest);
  Q_EMIT truthWanted(grabbed_, wanted, std::exchange(moved_, true));
}

std::vector<int> ScatterPlot::nodesAt(QPointF point) const {
  const PlotMap map(*plot_);
  const auto& points = picture_.points;
  double nearest = scaled(pointerReach);
  QPointF where;
  bool found = false;
  for (Eigen::Index i = 0; i < points.cols(); ++i) {
    const auto at = map(points(0, i), points(1, i));
    const double distance = std::hypot(at.x() - point.x(), at.y() - point.y());
    if (!(distance < nearest)) continue;
    nearest = distance;
    where = at;
    found = true;
  }
  if (!found) return {};
  return nodesIn(QRectF(where, where).adjusted(-onePlace, -onePlace, onePlace, onePlace));
}

std::vector<int> ScatterPlot::nodesIn(QRectF rect) const {
  const PlotMap map(*plot_);
  std::vector<int> nodes;
  for (Eigen::Index i = 0; i < picture_.points.cols(); ++i) {
    const auto at = map(picture_.points(0, i), picture_.points(1, i));
    if (at.x() >= rect.left() && at.x() <= rect.right() && at.y() >= rect.top() &&
        at.y() <= rect.bottom())
      nodes.push_back(static_cast<int>(i));
  }
  return nodes;
}

void ScatterPlot::wantSelection(std::vector<int> nodes, bool add) {
  if (add) {
    std::vector<int> both;
    both.reserve(nodes.size() + picture_.chosen.size());
    std::set_union(nodes.begin(), nodes.end(), picture_.chosen.begin(), picture_.chosen.end(),
                   std::back_inserter(both));
    nodes = std::move(both);
  }
  Q_EMIT selectionWanted(std::move(nodes));
}

void ScatterPlot::chooseNext(QPointF direction) {
  const auto& points = picture_.points;
  if (points.cols() == 0) return;
  const PlotMap map(*plot_);
  const bool known = !picture_.chosen.empty() && picture_.chosen.front() < points.cols();
  const auto from =
      known ? map(points(0, picture_.chosen.front()), points(1, picture_.chosen.front()))
            : map.rect().center();
  int best = -1;
  double least = 0;
  for (Eigen::Index i = 0; i < points.cols(); ++i) {
    const auto way = map(points(0, i), points(1, i)) - from;
    const double along = QPointF::dotProduct(way, direction);
    const double across = std::abs(way.x() * direction.y() - way.y() * direction.x());
    // The first choice is the point nearest to the middle.
    const double cost = known ? along + 2 * across : std::hypot(way.x(), way.y());
    if (known && (along <= onePlace || across > along)) continue;
    if (best >= 0 && !(cost < least)) continue;
    least = cost;
    best = static_cast<int>(i);
  }
  if (best >= 0) wantSelection(nodesAt(map(points(0, best), points(1, best))), false);
}

/// Crosses are dragged, Shift draws a rectangle, the ground is panned.
bool ScatterPlot::mousePressed(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  pressedAt_ = event.position();
  moved_ = false;
  if (event.modifiers() & Qt::ShiftModifier) {
    banding_ = true;
    band_->setGeometry(QRect(pressedAt_.toPoint(), QSize()));
    return true;
  }
  grabbed_ = truthAt(pressedAt_);
  pressed_ = grabbed_ < 0;
  return grabbed_ >= 0;
}

bool ScatterPlot::mouseMoved(const QMouseEvent& event) {
  const auto point = event.position();
  const bool far = QLineF(point, pressedAt_).length() > clickSlack;
  if (banding_) {
    band_->setGeometry(QRectF(pressedAt_, point).normalized().toRect());
    band_->show();
    return true;
  }
  if (grabbed_ >= 0) {
    if (moved_ || far) dragTruth(point);
    return true;
  }
  if (pressed_) {
    if (far) setFollowing(false);
    return false;
  }
  const int cross = truthAt(point);
  if (cross != namedNode_) nameCross(cross);
  plot_->setCursor(cross >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
  return false;
}

bool ScatterPlot::mouseReleased(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return false;
  const bool add = event.modifiers() & Qt::ControlModifier;
  const bool click = QLineF(event.position(), pressedAt_).length() <= clickSlack;
  const bool wasGrabbed = grabbed_ >= 0;
  const bool wasPressed = std::exchange(pressed_, false);
  grabbed_ = -1;
  if (std::exchange(banding_, false)) {
    band_->hide();
    wantSelection(
        click ? nodesAt(pressedAt_) : nodesIn(QRectF(pressedAt_, event.position()).normalized()),
        add || click);
    return true;
  }
  if ((wasGrabbed && !moved_) || (wasPressed && click)) wantSelection(nodesAt(pressedAt_), add);
  return wasGrabbed;
}

void ScatterPlot::zoom(double factor) {
  setFollowing(false);
  for (auto* axis : {plot_->xAxis, plot_->yAxis}) axis->scaleRange(factor, axis->range().center());
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterPlot::pan(double right, double up) {
  setFollowing(false);
  plot_->xAxis->moveRange(right * plot_->xAxis->range().size());
  plot_->yAxis->moveRange(up * plot_->yAxis->range().size());
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool ScatterPlot::keyPressed(const QKeyEvent& event) {
  constexpr double part = 0.1;
  const bool shift = event.modifiers() & Qt::ShiftModifier;
  const auto arrow = [&](QPointF direction) {
    if (shift)
      chooseNext(direction);
    else
      pan(part * direction.x(), -part * direction.y());
    return true;
  };
  switch (event.key()) {
    case Qt::Key_Left:
      return arrow({-1, 0});
    case Qt::Key_Right:
      return arrow({1, 0});
    case Qt::Key_Up:
      return arrow({0, -1});
    case Qt::Key_Down:
      return arrow({0, 1});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoom(1 / 1.25);
      return true;
    case Qt::Key_Minus:
      zoom(1.25);
      return true;
    case Qt::Key_0:
      setFollowing(true);
      refresh();
      return true;
    case Qt::Key_A: {
      if (!(event.modifiers() & Qt::ControlModifier)) return false;
      std::vector<int> all(static_cast<std::size_t>(picture_.points.cols()));
      std::iota(all.begin(), all.end(), 0);
      wantSelection(std::move(all), false);
      return true;
    }
    case Qt::Key_Escape:
      if (banding_) {
        banding_ = false;
        band_->hide();
        return true;
      }
      if (picture_.chosen.empty()) return false;
      wantSelection({}, false);
      return true;
    default:
      return false;
  }
}

bool ScatterPlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot_) return QWidget::eventFilter(watched, event);
  bool done = false;
  switch (event->type()) {
    case QEvent::MouseButtonPress:
      done = mousePressed(*static_cast<const QMouseEvent*>(event));
      break;
    case QEvent::MouseMove:
      done = mouseMoved(*static_cast<const QMouseEvent*>(event));
      break;
    case QEvent::MouseButtonRelease:
      done = mouseReleased(*static_cast<const QMouseEvent*>(event));
      break;
    case QEvent::ShortcutOverride:
      done = banding_ && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape;
      if (done) event->accept();
      break;
    case QEvent::KeyPress:
      done = keyPressed(*static_cast<const QKeyEvent*>(event));
      break;
    case QEvent::Resize:
      fitNumbers(*plot_->yAxis, plot_->height(), 2);
      placeWholeButton();
      break;
    case QEvent::Leave:
      if (grabbed_ < 0) nameCross(-1);
      break;
    case QEvent::ToolTip:
      done = showCrossTip(*static_cast<const QHelpEvent*>(event));
      break;
    case QEvent::Paint:
      // It came to the front.
      if (!stale_) break;
      showMoving();
      plot_->replot(QCustomPlot::rpQueuedRefresh);
      break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
      plot_->replot(QCustomPlot::rpQueuedReplot);
      break;
    default:
      break;
  }
  return done || QWidget::eventFilter(watched, event);
}

QPointF ScatterPlot::placeOfOrigin() const {
  const Matrix at = place(Matrix::Zero(network_->coordinates.count, 1));
  const auto on = [&](const QComboBox& choice, Eigen::Index row) {
    return axisOf(choice).kind == AxisKind::Node ? std::nan("") : at(row, 0);
  };
  return {on(*xChoice_, 0), on(*yChoice_, 1)};
}

}  // namespace gtv::ui
