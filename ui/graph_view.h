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

/// The graph canvas: wheel zooms at the cursor, dragging the ground pans, dragging a node moves it,
/// a double click on the ground fits everything. Edges come as a picture from a worker; nodes are
/// drawn at every repaint, a crowd of them as dots without outlines. Arrow keys pan, + and − zoom,
/// 0 fits.
class GraphView : public QWidget {
  Q_OBJECT

 public:
  explicit GraphView(QWidget* parent = nullptr);

  /// Keeps pan and zoom if it is the network that is shown already.
  void setNetwork(const NetworkPicture& picture);
  /// Draws the same nodes elsewhere.
  void setPositions(std::shared_ptr<const Matrix> positions);
  void setPaint(NodePaint paint);
  /// For the text beside the cursor.
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
  /// Edges by the share of their capacity that flows; null: by weight. `whose` flow it is stands in
  /// the legend.
  void setEdgeFlow(std::shared_ptr<const Vector> saturation, const QString& whose);
  /// Draws a ring around these nodes; forgotten with the network.
  void setHighlighted(std::vector<int> nodes);
  const std::vector<int>& highlighted() const { return highlighted_; }
  void fit();
  /// What stands in the middle while there is no graph.
  void setEmptyText(const QString& text);

  QPointF screenPosition(int node) const;
  /// The node under a point of the widget, or −1.
  int nodeAt(QPointF point) const;
  bool edgesAreCurrent() const;
  /// What the legend in the corner says; there must be a network.
  QStringList legendLines() const;
  void refreshTheme();

 Q_SIGNALS:
  /// The user dropped a node; unit-box coordinates, y upwards.
  void nodeMoved(int node, double x, double y);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  QSize sizeHint() const override { return {560, 480}; }
  QSize minimumSizeHint() const override { return {240, 200}; }

 private:
  QTransform toScreen() const;
  double nodeDiameter() const;
  void viewChanged();
  void zoom(double factor, QPointF around);
  void drawNodes(QPainter& painter, const QTransform& transform);
  void drawDots(QPainter& painter, const QTransform& transform);
  void drawRings(QPainter& painter, const QTransform& transform);
  void drawLegend(QPainter& painter);
  QString edgeLegend() const;
  QString describeNode(int node) const;

  NetworkPicture picture_;
  std::shared_ptr<Matrix> positions_;  ///< ours to move
  std::shared_ptr<const Snapshot> snapshot_;
  NodePaint paint_;
  std::vector<int> highlighted_;
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
  int dragged_ = -1;
  bool panning_ = false;
  QPointF lastMouse_;
  QString emptyText_;
};

}  // namespace gtv::ui
