#include "graph_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "graph_tools.h"
#include "hover_card.h"
#include "theme.h"

namespace gtv::ui {
namespace {

constexpr double margin = 26;
constexpr Eigen::Index crowd = 20'000;  ///< from here on nodes are dots
constexpr double smallestScale = 0.1;
constexpr double largestScale = 200;
/// Edges among which the one under the pointer is looked for at every move.
constexpr int mostToHover = 100'000;
/// And at a click.
constexpr int mostToPick = 1'000'000;

}  // namespace

GraphView::GraphView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Graph canvas"));
  setAccessibleDescription(
      tr("Nodes with their local models and the edges between them. Drag nodes to move them, "
         "drag the ground to pan, turn the wheel to zoom."));
  emptyText_ = tr("Choose a preset to begin");
  tools_ = new GraphTools(*this);
  card_ = new HoverCard(this);
  connect(&renderer_, &EdgeRenderer::ready, this,
          [this](const QImage& image, const EdgeScene& scene, int drawn) {
            edges_ = image;
            edgesTransform_ = scene.toScreen;
            edgesPositions_ = scene.positions;
            edgesSaturation_ = scene.saturation;
            edgesDrawn_ = drawn;
            update();
          });
}

void GraphView::setNetwork(const NetworkPicture& picture) {
  const bool sameNetwork = picture_.network && picture_.network == picture.network;
  const bool samePositions = picture_.positions == picture.positions;
  picture_ = picture;
  if (!sameNetwork) {
    snapshot_ = nullptr;
    selected_.clear();
    selectedEdges_.clear();
    tools_->cancel();
    forgetHover();
    saturation_ = nullptr;
    edges_ = QImage();
    scale_ = 1;
    offset_ = {0, 0};
  }
  if (!sameNetwork || !samePositions) setPositions(picture.positions);
  update();
}

void GraphView::changeNetwork(const NetworkPicture& picture) {
  const auto before = picture_.network;
  const auto box = box_;
  std::vector<int> nodes;
  if (before)
    for (const int i : selected_)
      if (const int now = picture.network->nodeOf(before->ids[i]); now >= 0) nodes.push_back(now);
  picture_ = picture;
  saturation_ = nullptr;
  tools_->cancel();
  forgetHover();
  setPositions(picture.positions);
  if (before && box.isValid()) box_ = box;  // what did not change stays where it is
  viewChanged();
  select(std::move(nodes), {});
}

void GraphView::setPositions(std::shared_ptr<const Matrix> positions) {
  picture_.positions = std::move(positions);
  positions_ = picture_.positions ? std::make_shared<Matrix>(*picture_.positions) : nullptr;
  shifted_.clear();
  if (positions_ && positions_->cols() > 0)
    box_ = QRectF(QPointF(positions_->row(0).minCoeff(), positions_->row(1).minCoeff()),
                  QPointF(positions_->row(0).maxCoeff(), positions_->row(1).maxCoeff()));
  viewChanged();
}

void GraphView::setPaint(NodePaint paint) {
  const bool sameLook = paint.buckets.size() == paint_.buckets.size() &&
                        std::equal(paint.buckets.begin(), paint.buckets.end(),
                                   paint_.buckets.begin(), [](const auto& a, const auto& b) {
                                     return a.color == b.color && a.marker == b.marker;
                                   });
  paint_ = std::move(paint);
  if (!sameLook) sprites_.clear();
  dots_ = QImage();
  update();
}

void GraphView::setEdgeFlow(std::shared_ptr<const Vector> saturation, const QString& whose) {
  const bool same = saturation_ == saturation;
  saturation_ = std::move(saturation);
  saturatedCount_ = saturation_ ? (saturation_->array() >= saturatedFrom).count() : 0;
  whoseFlow_ = whose;
  if (same)
    update();
  else
    viewChanged();
}

QString GraphView::edgeLegend() const {
  const int count = picture_.network->graph->edgeCount();
  if (whoseFlow_.isEmpty() || count == 0) return {};
  if (!saturation_) return tr("edges: no flow yet (%1)").arg(whoseFlow_);
  if (saturation_->size() != count)
    return tr("edges by weight: no flow for this penalty, method or λ");
  return tr("bold: %1 of %2 edges at capacity (%3)")
      .arg(saturatedCount_)
      .arg(count)
      .arg(whoseFlow_);
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
  for (const int i : nodes) positions_->col(i) += Eigen::Vector2d(by.x(), by.y());
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
  viewChanged();
}

QTransform GraphView::toScreen() const {
  const double side = std::max(
      40.0, std::min(static_cast<double>(width()), static_cast<double>(height())) - 2 * margin);
  // The layout's larger side is 1; centre the smaller one.
  const double fill = std::min((width() - 2 * margin) / std::max(1e-9, box_.width()),
                               (height() - 2 * margin) / std::max(1e-9, box_.height()));
  const double unit = scale_ * std::clamp(fill, side * 0.2, side * 4);
  QTransform transform;
  transform.translate(width() / 2.0 + offset_.x(), height() / 2.0 + offset_.y());
  transform.scale(unit, -unit);
  transform.translate(-box_.center().x(), -box_.center().y());
  return transform;
}

void GraphView::fit() {
  scale_ = 1;
  offset_ = {0, 0};
  viewChanged();
}

void GraphView::viewChanged() {
  dots_ = QImage();
  if (picture_.network && positions_)
    renderer_.request({picture_.network, std::make_shared<Matrix>(*positions_), toScreen(), size(),
                       devicePixelRatioF(), canvasColors(), currentScale(), saturation_});
  update();
}

bool GraphView::edgesAreCurrent() const {
  return picture_.network && !edges_.isNull() && edgesTransform_ == toScreen() && edgesPositions_ &&
         positions_ && *edgesPositions_ == *positions_ && edgesSaturation_ == saturation_;
}

double GraphView::nodeDiameter() const {
  const double n = picture_.network ? picture_.network->nodeCount() : 1;
  const double room = std::sqrt(static_cast<double>(width()) * height() / std::max(1.0, n));
  return std::clamp(scaled(room * 0.24 * std::sqrt(std::min(scale_, 9.0))), 3.0, scaled(15));
}

QPointF GraphView::screenPosition(int node) const {
  return toScreen().map(QPointF((*positions_)(0, node), (*positions_)(1, node)));
}

int GraphView::nodeAt(QPointF point) const {
  if (!positions_) return -1;
  const auto transform = toScreen();
  const double reach = std::max(nodeDiameter() / 2 + 2, 6.0);
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
  constexpr double reach = 5;
  int best = -1;
  double nearest = reach;
  const auto& edges = picture_.network->graph->edges();
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const auto place = [&](int i) {
      return transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
    };
    const auto start = place(edges[e].head);
    const auto way = place(edges[e].tail) - start;
    const double length = std::max(1e-9, QPointF::dotProduct(way, way));
    const double share = std::clamp(QPointF::dotProduct(point - start, way) / length, 0.0, 1.0);
    const double distance = QLineF(start + share * way, point).length();
    if (distance > nearest) continue;
    nearest = distance;
    best = static_cast<int>(e);
  }
  return best;
}

void GraphView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const auto colors = canvasColors();
  painter.fillRect(rect(), colors.background);
  if (!picture_.network || !positions_) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                     emptyText_);
    return;
  }
  const auto transform = toScreen();
  if (!edges_.isNull()) {
    if (edgesTransform_ == transform) {
      painter.drawImage(QPointF(0, 0), edges_);
    } else {
      // Until the new picture comes, the last one moves along.
      painter.save();
      painter.setTransform(edgesTransform_.inverted() * transform);
      painter.drawImage(QPointF(0, 0), edges_);
      painter.restore();
    }
  }
  drawChosenEdges(painter);
  drawNodes(painter, transform);
  drawRings(painter, transform);
  tools_->paint(painter);
  drawLegend(painter);
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

/// Chosen ones, and those of nodes on the move, which the picture still has where they were.
void GraphView::drawChosenEdges(QPainter& painter) {
  painter.setRenderHint(QPainter::Antialiasing);
  const auto line = [&](int e) {
    const auto& edge = picture_.network->graph->edge(e);
    painter.drawLine(screenPosition(edge.head), screenPosition(edge.tail));
  };
  constexpr std::size_t mostMoving = 200;
  if (edgesPositions_ && !shifted_.empty() && shifted_.size() <= mostMoving) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    for (const int i : shifted_)
      for (const auto& incidence : picture_.network->graph->neighbours(i)) line(incidence.edge);
  }
  painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
  for (const int e : selectedEdges_) line(e);
}

void GraphView::drawNodes(QPainter& painter, const QTransform& transform) {
  const auto n = positions_->cols();
  if (static_cast<Eigen::Index>(paint_.bucketOf.size()) != n) return;
  if (n > crowd) return drawDots(painter, transform);
  const double diameter = nodeDiameter();
  if (sprites_.empty() || spriteDiameter_ != diameter) {
    sprites_.clear();
    for (const auto& bucket : paint_.buckets)
      for (const bool hollow : {false, true})
        sprites_.push_back(markerPixmap(bucket, diameter, hollow, devicePixelRatioF()));
    spriteDiameter_ = diameter;
  }
  const auto& labeled = picture_.network->data->labeled;
  const QRectF visible = QRectF(rect()).adjusted(-20, -20, 20, 20);
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto at = transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i)));
    if (!visible.contains(at)) continue;
    const auto& sprite = sprites_[2 * paint_.bucketOf[i] + (labeled[i] ? 0 : 1)];
    const auto size = sprite.deviceIndependentSize();
    painter.drawPixmap(at - QPointF(size.width() / 2, size.height() / 2), sprite);
  }
}

/// So many markers would cover one another with their outlines, and take long.
void GraphView::drawDots(QPainter& painter, const QTransform& transform) {
  const double ratio = devicePixelRatioF();
  if (dots_.isNull() || dotsTransform_ != transform || dots_.devicePixelRatio() != ratio) {
    dots_ = QImage((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    dots_.setDevicePixelRatio(ratio);
    dots_.fill(Qt::transparent);
    dotsTransform_ = transform;
    std::vector<QRgb> colors;
    for (const auto& bucket : paint_.buckets) {
      auto faint = bucket.color;
      faint.setAlphaF(0.55);
      colors.push_back(qPremultiply(faint.rgba()));
      colors.push_back(qPremultiply(bucket.color.rgba()));
    }
    const auto& labeled = picture_.network->data->labeled;
    const auto& at = *positions_;
    const double room =
        std::sqrt(static_cast<double>(width()) * height() / static_cast<double>(at.cols()));
    const int side = std::clamp(static_cast<int>(std::lround(0.5 * room * scale_ * ratio)), 1,
                                static_cast<int>(std::lround(6 * ratio)));
    const int right = dots_.width() - side;
    const int bottom = dots_.height() - side;
    for (Eigen::Index i = 0; i < at.cols(); ++i) {
      const auto point = ratio * transform.map(QPointF(at(0, i), at(1, i)));
      const double left = point.x() - (side - 1) / 2.0;
      const double top = point.y() - (side - 1) / 2.0;
      if (!(left >= 0 && left <= right && top >= 0 && top <= bottom)) continue;
      const QRgb color = colors[2 * paint_.bucketOf[i] + (labeled[i] ? 1 : 0)];
      for (int row = 0; row < side; ++row) {
        auto* line = reinterpret_cast<QRgb*>(dots_.scanLine(static_cast<int>(top) + row));
        std::fill_n(line + static_cast<int>(left), side, color);
      }
    }
  }
  painter.drawImage(QPointF(0, 0), dots_);
}

void GraphView::drawRings(QPainter& painter, const QTransform& transform) {
  // More rings would only cover each other, and take long.
  if (selected_.empty() || static_cast<Eigen::Index>(selected_.size()) > crowd) return;
  const double radius = nodeDiameter() / 2 + 3;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(canvasColors().text, 2));
  painter.setBrush(Qt::NoBrush);
  for (const int i : selected_)
    painter.drawEllipse(transform.map(QPointF((*positions_)(0, i), (*positions_)(1, i))), radius,
                        radius);
}

QStringList GraphView::legendLines() const {
  QStringList lines{paint_.title};
  if (paint_.continuous) {
    lines << QString();  // the scale
  } else if (paint_.title == tr("Learned clusters")) {
    // The same count as in the bottom line: a node that equals no other is a cluster too.
    const int count = snapshot_ ? snapshot_->clusterCount : paint_.groups;
    lines[0] = count == 1 ? tr("1 learned cluster") : tr("%1 learned clusters").arg(count);
    if (const int grey = count - paint_.groups; grey > 0)
      lines << tr("grey: %1 of them, single or small").arg(grey);
  }
  const auto& labeled = picture_.network->data->labeled;
  if (std::find(labeled.begin(), labeled.end(), false) != labeled.end())
    lines << (labeled.size() > crowd ? tr("faint: labels hidden") : tr("hollow: labels hidden"));
  if (!selected_.empty())
    lines << (selected_.size() == 1 ? tr("ringed: 1 node chosen")
                                    : tr("%1: %2 nodes chosen")
                                          .arg(static_cast<Eigen::Index>(selected_.size()) > crowd
                                                   ? tr("without rings")
                                                   : tr("ringed"))
                                          .arg(selected_.size()));
  if (const auto edges = edgeLegend(); !edges.isEmpty()) lines << edges;
  if (edgesDrawn_ < picture_.network->graph->edgeCount())
    lines << tr("%1 of %2 edges drawn").arg(edgesDrawn_).arg(picture_.network->graph->edgeCount());
  return lines;
}

void GraphView::drawLegend(QPainter& painter) {
  const auto colors = canvasColors();
  const QFontMetrics metrics(font());
  const int line = metrics.height() + 2;
  const auto lines = legendLines();
  int widest = 0;
  for (const auto& text : lines) widest = std::max(widest, metrics.horizontalAdvance(text));
  widest = std::max(widest, paint_.continuous ? 150 : 0);
  const QRect box(8, 8, widest + 16, static_cast<int>(lines.size()) * line + 10);
  auto ground = colors.background;
  ground.setAlpha(215);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors.grid, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 4, 4);
  painter.setPen(colors.text);
  for (int k = 0; k < lines.size(); ++k)
    painter.drawText(QRect(box.left() + 8, box.top() + 5 + k * line, widest, line),
                     Qt::AlignLeft | Qt::AlignVCenter, lines[k]);
  if (paint_.continuous) {
    const QRect bar(box.left() + 8, box.top() + 5 + line, widest, line);
    const QString low = QString::number(paint_.low, 'g', 3);
    const QString high = QString::number(paint_.high, 'g', 3);
    const int lowWidth = metrics.horizontalAdvance(low) + 6;
    const int highWidth = metrics.horizontalAdvance(high) + 6;
    painter.drawText(bar, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(bar, Qt::AlignRight | Qt::AlignVCenter, high);
    const QRect strip = bar.adjusted(lowWidth, 4, -highWidth, -4);
    QLinearGradient gradient(strip.topLeft(), strip.topRight());
    for (int k = 0; k <= 10; ++k) gradient.setColorAt(k / 10.0, sequentialColor(k / 10.0));
    painter.fillRect(strip, gradient);
  }
}

void GraphView::resizeEvent(QResizeEvent*) { viewChanged(); }

void GraphView::zoom(double factor, QPointF around) {
  const auto before = toScreen();
  const auto fixed = before.inverted().map(around);
  scale_ = std::clamp(scale_ * factor, smallestScale, largestScale);
  offset_ += around - toScreen().map(fixed);
  viewChanged();
}

void GraphView::wheelEvent(QWheelEvent* event) {
  zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
  event->accept();
}

void GraphView::mousePressEvent(QMouseEvent* event) {
  lastMouse_ = event->position();
  pressedAt_ = lastMouse_;
  forgetHover();
  const bool canPan = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
  if (picture_.network && tools_->press(*event)) return;
  panning_ = canPan;
  if (panning_) setCursor(Qt::ClosedHandCursor);
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
  if (panning_) {
    offset_ += event->position() - lastMouse_;
    viewChanged();
  } else if (!picture_.network || !tools_->move(*event)) {
    hover(event->position());
    setCursor(hoveredNode_ >= 0 || hoveredEdge_ >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  }
  lastMouse_ = event->position();
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
  if (panning_) {
    constexpr double clickReach = 4;
    // A click on the ground chooses nothing.
    if (event->button() == Qt::LeftButton &&
        QLineF(pressedAt_, event->position()).length() < clickReach)
      select({}, {});
  } else if (picture_.network) {
    tools_->release(*event);
  }
  shifted_.clear();
  panning_ = false;
  unsetCursor();
  update();
}

void GraphView::contextMenuEvent(QContextMenuEvent* event) {
  if (!picture_.network) return;
  const int cursor = tools_->cursor();
  if (event->reason() == QContextMenuEvent::Keyboard && cursor >= 0)
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
  switch (event->key()) {
    case Qt::Key_Left:
      offset_ += QPointF(step, 0);
      break;
    case Qt::Key_Right:
      offset_ -= QPointF(step, 0);
      break;
    case Qt::Key_Up:
      offset_ += QPointF(0, step);
      break;
    case Qt::Key_Down:
      offset_ -= QPointF(0, step);
      break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoom(1.25, middle);
      return;
    case Qt::Key_Minus:
      zoom(0.8, middle);
      return;
    case Qt::Key_0:
      fit();
      return;
    default:
      QWidget::keyPressEvent(event);
      return;
  }
  viewChanged();
}

void GraphView::hover(QPointF point) {
  const int node = nodeAt(point);
  const bool few = picture_.network && picture_.network->graph->edgeCount() <= mostToHover;
  const int edge = node < 0 && few ? edgeAt(point) : -1;
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
  if (event->type() == QEvent::Leave) forgetHover();
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  return QWidget::event(event);
}

}  // namespace gtv::ui
