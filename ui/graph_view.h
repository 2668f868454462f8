#pragma once

#include <QImage>
#include <QPixmap>
#include <QTransform>
#include <QWidget>
#include <memory>
#include <vector>

#include "edge_image.h"
#include "node_paint.h"
#include "solver_thread.h"

namespace gtv::ui {

class GraphTools;
class HoverCard;

/// The graph canvas: wheel zooms at the cursor, dragging the ground pans, a double click on the
/// ground fits everything; the rest is the business of GraphTools. Edges come as a picture from a
/// worker; nodes are drawn at every repaint, a crowd of them as dots without outlines. Arrow keys
/// pan, + and − zoom, 0 fits.
class GraphView : public QWidget {
  Q_OBJECT

 public:
  explicit GraphView(QWidget* parent = nullptr);

  /// Keeps pan and zoom if it is the network that is shown already.
  void setNetwork(const NetworkPicture& picture);
  /// The same graph after a change by hand: pan, zoom and what is still there of the selection
  /// stay.
  void changeNetwork(const NetworkPicture& picture);
  /// Draws the same nodes elsewhere.
  void setPositions(std::shared_ptr<const Matrix> positions);
  void setPaint(NodePaint paint);
  /// For the text beside the cursor.
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
  /// Edges by the share of their capacity that flows; null: by weight. `whose` flow it is stands in
  /// the legend.
  void setEdgeFlow(std::shared_ptr<const Vector> saturation, const QString& whose);
  /// Draws a ring around these nodes, and these edges in the accent colour; forgotten with the
  /// network. Both ascending.
  void select(std::vector<int> nodes, std::vector<int> edges);
  const std::vector<int>& selectedNodes() const { return selected_; }
  const std::vector<int>& selectedEdges() const { return selectedEdges_; }
  GraphTools* tools() const { return tools_; }
  HoverCard* card() const { return card_; }
  const NodePaint& paint() const { return paint_; }
  void fit();
  /// What stands in the middle while there is no graph.
  void setEmptyText(const QString& text);

  int nodeCount() const { return picture_.network ? picture_.network->nodeCount() : 0; }
  bool isLabeled(int node) const;
  double weightOf(int edge) const;
  std::vector<int> edgesOf(int node) const;
  /// From the unit box, y upwards, to logical pixels.
  QTransform toScreen() const;
  QPointF screenPosition(int node) const;
  /// A point of the widget in the unit box, y upwards.
  QPointF toUnit(QPointF point) const;
  /// Draws nodes elsewhere; unit box.
  void shift(const std::vector<int>& nodes, QPointF by);
  /// Where nodes are drawn, 2 × n, unit box.
  const Matrix& positions() const { return *positions_; }
  /// 2 × number of these nodes, unit box.
  Matrix positionsOf(const std::vector<int>& nodes) const;
  /// The node under a point of the widget, or −1.
  int nodeAt(QPointF point) const;
  /// The edge under a point of the widget, or −1; of more than a million edges none is looked for.
  int edgeAt(QPointF point) const;
  bool edgesAreCurrent() const;
  /// What the legend in the corner says; there must be a network.
  QStringList legendLines() const;
  void refreshTheme();

 Q_SIGNALS:
  void selectionChanged();
  /// The node or edge under the pointer, −1 for none; never both.
  void hovered(int node, int edge);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;
  QSize sizeHint() const override { return {560, 480}; }
  QSize minimumSizeHint() const override { return {240, 200}; }

 private:
  double nodeDiameter() const;
  void viewChanged();
  void zoom(double factor, QPointF around);
  void drawNodes(QPainter& painter, const QTransform& transform);
  void drawDots(QPainter& painter, const QTransform& transform);
  void drawChosenEdges(QPainter& painter);
  void drawRings(QPainter& painter, const QTransform& transform);
  void drawLegend(QPainter& painter);
  QString edgeLegend() const;
  void hover(QPointF point);
  void showCard();
  void forgetHover();

  NetworkPicture picture_;
  std::shared_ptr<Matrix> positions_;  ///< ours to move
  std::shared_ptr<const Snapshot> snapshot_;
  NodePaint paint_;
  std::vector<int> selected_;
  std::vector<int> selectedEdges_;
  std::vector<QPixmap> sprites_;  ///< two per bucket: labelled, hollow
  double spriteDiameter_ = 0;
  QImage dots_;  ///< the nodes of a crowd; null: to be drawn anew
  QTransform dotsTransform_;
  std::shared_ptr<const Vector> saturation_;
  Eigen::Index saturatedCount_ = 0;
  QString whoseFlow_;  ///< empty: edges show their weight
  EdgeRenderer renderer_;
  QImage edges_;
  QTransform edgesTransform_;  ///< toScreen() of the picture in edges_
  std::shared_ptr<const Matrix> edgesPositions_;
  std::shared_ptr<const Vector> edgesSaturation_;
  int edgesDrawn_ = 0;
  QRectF box_{0, 0, 1, 1};  ///< of the positions as they came
  double scale_ = 1;        ///< 1 fits the unit box
  QPointF offset_{0, 0};    ///< logical pixels
  GraphTools* tools_;
  HoverCard* card_;
  int hoveredNode_ = -1;
  int hoveredEdge_ = -1;
  QPointF pointer_;
  std::vector<int> shifted_;  ///< nodes that are being moved
  bool panning_ = false;
  QPointF lastMouse_;
  QPointF pressedAt_;
  QString emptyText_;
};

}  // namespace gtv::ui
