#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "ui/canvas/graph_view.h"
#include "ui/widgets/theme.h"

// Where the graph, its legend and the servers of the method stand in the view.

namespace gtv::ui {
namespace {

constexpr double usualMargin = 26;
/// Of the box that stands for a server, logical pixels.
constexpr double serverWidth = 46;
constexpr double serverHeight = 18;
/// More links would be a grey ground.
constexpr Eigen::Index mostServerLinks = 2000;

}  // namespace

void GraphView::keepInSight() {
  static constexpr double least = 0.25;  // a single node may be moved aside, too
  const auto box = positions_ && positions_->cols() > 0 ? box_.united(boxOf(*positions_)) : box_;
  const auto within = [](double shift, double low, double high) {
    return std::clamp(shift, std::min(low, -least), std::max(high, least));
  };
  auto& shift = viewTransform_.shift;
  const auto middle = box_.center();
  shift.setX(within(shift.x(), middle.x() - box.right(), middle.x() - box.left()));
  shift.setY(within(shift.y(), middle.y() - box.bottom(), middle.y() - box.top()));
}

double GraphView::unit() const {
  // Every node is within the view.
  const auto half = miniatures_.size() / 2;
  // A paper that is drawn on stays where it is when the first nodes come.
  const bool isPaper = isFromNothing();
  const double across = isPaper             ? 2 * usualMargin
                        : showsMiniatures() ? half.width() + usualMargin / 2
                                            : usualMargin;
  const double up = (isPaper             ? 2 * usualMargin
                     : showsMiniatures() ? half.height() + usualMargin / 2
                                         : usualMargin) +
                    (hasServers() ? scaled(1.6 * serverHeight) : 0);
  const double wide = width() - legendRoom_.width();
  const double high = height() - legendRoom_.height();
  const double side = std::max(40.0, std::min(wide, high) - 2 * across);
  // The layout's larger side is 1; centre the smaller one.
  const double fill = std::min((wide - 2 * across) / std::max(1e-9, box_.width()),
                               (high - 2 * up) / std::max(1e-9, box_.height()));
  return viewTransform_.zoom * std::clamp(fill, side * 0.2, side * 4);
}

void GraphView::fitMiniatures() {
  miniatures_.setRoom(nodeRoom(), std::numeric_limits<double>::infinity());
  if (!miniatures_.canDraw() || !positions_ || positions_->cols() != nodeCount()) return;
  const double pixels = unit() / viewTransform_.zoom;
  double most = std::numeric_limits<double>::infinity();
  for (Eigen::Index i = 0; i < positions_->cols(); ++i)
    for (Eigen::Index j = 0; j < i; ++j) {
      const Eigen::Vector2d apart = pixels * (positions_->col(i) - positions_->col(j)).cwiseAbs();
      most = std::min(most, std::max(apart.x(), apart.y() / NodeMiniatures::aspect));
    }
  // Edges are seen between them.
  constexpr double share = 0.9;
  miniatures_.setRoom(nodeRoom(), share * most);
}

QTransform GraphView::toScreen() const {
  QTransform transform;
  transform.translate((width() + legendRoom_.width()) / 2.0,
                      (height() + legendRoom_.height()) / 2.0);
  transform.scale(unit(), -unit());
  transform.translate(viewTransform_.shift.x(), viewTransform_.shift.y());
  transform.translate(-box_.center().x(), -box_.center().y());
  return transform;
}

std::vector<QPointF> GraphView::nodesOnScreen() const {
  const auto transform = toScreen();
  std::vector<QPointF> out;
  out.reserve(static_cast<std::size_t>(positions_->cols()));
  for (Eigen::Index i = 0; i < positions_->cols(); ++i)
    out.push_back(transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i))));
  for (const auto& place : serverPlaces())
    for (const double side : {-0.5, 0.0, 0.5})
      out.push_back(place + QPointF(side * scaled(serverWidth), 0));
  return out;
}

void GraphView::makeLegendButton() {
  legendButton_ = new QToolButton(this);
  legendButton_->setObjectName(QStringLiteral("legendButton"));
  legendButton_->setText(tr("Legend"));
  legendButton_->setToolTip(
      tr("Open or close the legend. There is no place for it where it would hide no node."));
  legendButton_->setAccessibleName(tr("Legend of the graph"));
  legendButton_->setCheckable(true);
  legendButton_->setFocusPolicy(Qt::TabFocus);
  legendButton_->setCursor(Qt::ArrowCursor);
  legendButton_->hide();
  connect(legendButton_, &QToolButton::toggled, this, [this] { update(); });
}

/// At the end of its room that is nearer to the edge of the view.
QRect GraphView::placedLegend(QSize legend) const {
  QRect box(legendArea_.topLeft(), legend);
  if (legendArea_.center().x() > width() / 2) box.moveRight(legendArea_.right());
  if (legendArea_.center().y() > height() / 2) box.moveBottom(legendArea_.bottom());
  return box;
}

QRect GraphView::legendBox(const std::vector<LegendLine>& lines) const {
  if (lines.empty()) return {};
  const auto size = legendSize(font(), lines);
  if (!legendIsFolded_) return placedLegend(size);
  if (!legendButton_->isChecked()) return {};
  const auto button = legendButton_->geometry();
  QRect box(button.bottomLeft() + QPoint(0, 2), size);
  if (box.bottom() > height()) box.moveBottom(button.top() - 2);
  box.moveLeft(std::max(legendInset, std::min(box.left(), width() - legendInset - size.width())));
  return box;
}

void GraphView::foldLegend(bool folded) {
  legendIsFolded_ = folded;
  legendButton_->setVisible(folded);
  if (!folded) legendButton_->setChecked(false);
}

void GraphView::placeLegend(const std::vector<LegendLine>& lines) {
  if (lines.empty()) return foldLegend(false);
  // What moves or is held by a hand comes to rest first; a new picture has its room at once.
  if (!legendIsFree_ && (isMoving() || held_ != Qt::NoButton)) return;
  const auto legend = legendSize(font(), lines);
  const bool hasChanged = std::exchange(legendSize_, legend) != legend;
  const double radius = showsMiniatures() ? miniatures_.size().height() / 2 : nodeDiameter() / 2;
  const auto coversNodes = [&](const QRect& box) {
    const auto around = QRectF(box).adjusted(-radius, -radius, radius, radius);
    const auto nodes = nodesOnScreen();
    return std::any_of(nodes.begin(), nodes.end(), [&](QPointF n) { return around.contains(n); });
  };
  if (!legendIsFree_) {
    // A crowd is not looked at every time.
    if (!hasChanged && positions_->cols() > crowd) return;
    const auto box = placedLegend(legend);
    if (!legendIsFolded_ && rect().contains(box) && !coversNodes(box)) return;
  }
  // A click on a node adds a line, and moves nothing.
  auto withSelection = lines;
  if (selected_.empty())
    withSelection.push_back(
        {LegendLine::Kind::Text, tr("%1: %2 nodes selected").arg(tr("ringed")).arg(100), {}, {}});
  const auto needed = legendSize(font(), withSelection);
  const auto before = legendRoom_;
  if (legendIsFree_ && isFitted()) legendRoom_ = QSize(0, 0);
  auto place = freeLegendPlace(needed, size(), nodesOnScreen(), radius);
  // What the user works on stays where it is.
  if (!place && isFitted() && (legendIsFree_ || (hasChanged && !isFromNothing()))) {
    place = QPoint(legendInset, legendInset);
    // Beside or above the graph, whichever leaves it more.
    legendRoom_ = {needed.width() + legendInset, 0};
    const double beside = unit();
    legendRoom_ = {0, needed.height() + legendInset};
    if (beside > unit()) legendRoom_ = {needed.width() + legendInset, 0};
    fitMiniatures();
    if (coversNodes({*place, needed})) {
      place.reset();
      legendRoom_ = QSize(0, 0);
    }
  }
  foldLegend(!place);
  if (place) {
    legendArea_ = {*place, needed};
  } else {
    const auto button = legendButton_->sizeHint();
    place = freeLegendPlace(button, size(), nodesOnScreen(), radius);
    legendButton_->setGeometry({place.value_or(QPoint(legendInset, legendInset)), button});
  }
  // With the first picture of the iteration it has more to say.
  legendIsFree_ = snapshot_ == nullptr;
  if (legendRoom_ == before) return;
  fitMiniatures();
  viewChanged();
}

int GraphView::serverNode() const {
  const int n = nodeCount();
  if (hasServers() || n < 3 || picture_.network->graph->edgeCount() != n - 1) return -1;
  for (int i = 0; i < n; ++i)
    if (picture_.network->graph->degree(i) == n - 1)
      return picture_.network->data->labeled[static_cast<std::size_t>(i)] ? -1 : i;
  return -1;
}

/// One server in the middle of the nodes, where it hides none of them; else in a row above the
/// graph, in the order in which their clusters stand from left to right.
std::vector<QPointF> GraphView::serverPlaces() const {
  if (!picture_.network || !positions_ || positions_->cols() == 0) return {};
  const auto transform = toScreen();
  const auto place = [&](Eigen::Index i) {
    return transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
  };
  if (const int centre = serverNode(); centre >= 0 && centre < positions_->cols())
    return {place(centre)};
  if (!hasServers()) return {};
  const auto& clusters = picture_.network->clusters;
  const bool several = servers_ == Servers::OnePerCluster && picture_.network->knowsClusters();
  const int count = several ? 1 + *std::max_element(clusters.begin(), clusters.end()) : 1;
  if (count == 1) {
    const auto middle = transform.map(box_.center());
    const double across = (scaled(serverWidth) + nodeDiameter()) / 2;
    const double up = (scaled(serverHeight) + nodeDiameter()) / 2;
    bool isFree = true;
    for (Eigen::Index i = 0; isFree && i < positions_->cols(); ++i) {
      const auto away = place(i) - middle;
      isFree = std::abs(away.x()) > across || std::abs(away.y()) > up;
    }
    if (isFree) return {middle};
  }
  const double top =
      transform.map(QPointF(0, box_.bottom())).y() - nodeDiameter() / 2 - scaled(serverHeight);
  const double left = transform.map(QPointF(box_.left(), 0)).x();
  const double right = transform.map(QPointF(box_.right(), 0)).x();
  std::vector<double> sums(static_cast<std::size_t>(count), 0);
  std::vector<int> sizes(static_cast<std::size_t>(count), 0);
  for (Eigen::Index i = 0; several && i < positions_->cols(); ++i) {
    const auto c = static_cast<std::size_t>(clusters[static_cast<std::size_t>(i)]);
    sums[c] += (*positions_)(0, i);
    ++sizes[c];
  }
  std::vector<std::size_t> order(static_cast<std::size_t>(count));
  for (std::size_t c = 0; c < order.size(); ++c) order[c] = c;
  const auto mean = [&](std::size_t c) { return sizes[c] > 0 ? sums[c] / sizes[c] : 0; };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return mean(a) < mean(b); });
  std::vector<QPointF> out(static_cast<std::size_t>(count));
  for (std::size_t k = 0; k < order.size(); ++k)
    out[order[k]] = {left + (right - left) * (static_cast<double>(k) + 0.5) / count, top};
  return out;
}

std::vector<QRectF> GraphView::serverBoxes() const {
  const QSizeF side(scaled(serverWidth), scaled(serverHeight));
  std::vector<QRectF> out;
  for (const auto& place : serverPlaces())
    out.emplace_back(place - QPointF(side.width() / 2, side.height() / 2), side);
  return out;
}

void GraphView::drawServers(QPainter& painter, const QTransform& transform,
                            const Matrix& positions) {
  const auto places = serverPlaces();
  if (places.empty()) return;
  const auto colors = canvasColors();
  const auto& clusters = picture_.network->clusters;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors.text, scaled(1.2), Qt::DotLine));
  if (!hasServers()) painter.setPen(Qt::NoPen);  // the edges are its links
  const auto stride = positions.cols() / mostServerLinks + 1;
  for (Eigen::Index i = 0; i < positions.cols(); i += stride) {
    const auto server =
        places.size() > 1 ? static_cast<std::size_t>(clusters[static_cast<std::size_t>(i)]) : 0;
    painter.drawLine(places[server], transform.map(QPointF(positions(0, i), positions(1, i))));
  }
  for (const auto& box : serverBoxes()) {
    painter.setPen(QPen(colors.text, scaled(1.2)));
    painter.setBrush(colors.background);
    painter.drawRoundedRect(box, 3, 3);
    painter.drawText(box, Qt::AlignCenter, tr("server"));
  }
}

}  // namespace gtv::ui
