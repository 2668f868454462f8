#pragma once

#include <QImage>
#include <QPixmap>
#include <QTimer>
#include <QTransform>
#include <QVariantAnimation>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "federated/catalogue.h"
#include "ui/canvas/backdrop.h"
#include "ui/canvas/canvas_legend.h"
#include "ui/canvas/edge_image.h"
#include "ui/canvas/graph_figure.h"
#include "ui/canvas/node_miniatures.h"
#include "ui/live/solver_thread.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/node_paint.h"

class QAction;
class QActionGroup;
class QToolButton;

namespace gtv::ui {

class GraphTools;
class HoverCard;

/// What the edges show besides their weight.
struct EdgeFlow {
  std::shared_ptr<const Vector> saturation;  ///< ‖u_e‖*/(λA_e); null: not known yet
  QString whose;                             ///< for the legend; empty: edges show their weight
  std::shared_ptr<const Vector> flow;        ///< one coordinate of u_e, for arrows, or null
  QString coordinate;                        ///< its name; empty: no arrows
};

/// The graph canvas: wheel zooms at the cursor, dragging the ground pans, a double click on the
/// ground fits everything; the rest is the business of GraphTools. Edges, and nodes that are tiny
/// and not selected, are pushed along with the ground: only a click is for them. Edges come as a
/// picture from a worker; nodes are drawn at every repaint, a crowd of them as dots without
/// outlines, a large crowd by a worker too. While a new picture is under way the last one moves
/// along. Arrow keys pan, + and − zoom, 0 fits. A double click on an edge asks for its weight.
///
/// When nodes are drawn elsewhere they glide there, the nodes of another graph appear; everything
/// that asks where a node is gets the place where it will be.
class GraphView : public QWidget, public Figure {
  Q_OBJECT

 public:
  explicit GraphView(QWidget* parent = nullptr);

  /// Keeps pan and zoom if it is the network that is shown already.
  void setNetwork(const NetworkPicture& picture);
  /// The same graph after a change by hand: pan, zoom and what is still there of the selection
  /// stay.
  void changeNetwork(const NetworkPicture& picture);
  /// The edge between these nodes is selected when the next change brings it.
  void awaitEdge(int i, int j);
  /// Draws the same nodes elsewhere; what is in the middle and how large it is changes with the
  /// layout only. Nodes that are being dragged stay under the pointer until they are let go.
  void setPositions(const NetworkPicture& picture);
  void setPaint(NodePaint paint);
  /// For the text beside the cursor.
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot);
  void setEdgeFlow(EdgeFlow flow);
  void setBackdrop(Backdrop backdrop);
  Backdrop backdrop() const { return backdrop_; }
  /// For menus: one of them is checked.
  const QList<QAction*>& backdropActions() const { return backdropActions_; }
  /// For menus: copy the picture, export it.
  const QList<QAction*>& figureActions() const { return figureActions_; }
  /// Whether nodes glide at all, in all canvases; beside this the desktop and the setting "animate"
  /// are asked.
  static void setAnimated(bool animated);
  bool isMoving() const { return motion_.state() == QAbstractAnimation::Running; }

  QString figureName() const override { return QStringLiteral("graph"); }
  QSizeF figureSize() const override { return size(); }
  void drawFigure(QCPPainter& painter) override;
  QString figureData() const override;

  /// Draws a ring around these nodes, and these edges in the accent colour; forgotten with the
  /// network. Both ascending.
  void select(std::vector<int> nodes, std::vector<int> edges);
  const std::vector<int>& selectedNodes() const { return selected_; }
  const std::vector<int>& selectedEdges() const { return selectedEdges_; }
  GraphTools* tools() const { return tools_; }
  HoverCard* card() const { return card_; }
  const NodePaint& paint() const { return *paint_; }
  void fit();
  /// Where the user has gone from what fit() shows.
  struct ViewTransform {
    double zoom = 1;      ///< times as large
    QPointF shift{0, 0};  ///< of the nodes, in lengths of the unit box, y upwards
  };
  const ViewTransform& viewTransform() const { return viewTransform_; }
  void setViewTransform(const ViewTransform& viewTransform);
  /// What stands in the middle while there is no network.
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
  QPointF middleOf(int edge) const;
  /// Draws nodes elsewhere; unit box.
  void shift(const std::vector<int>& nodes, QPointF by);
  /// Draws all nodes where they belong: nobody wants what was shifted there.
  void putBack();
  /// Where nodes are drawn, 2 × n, unit box.
  const Matrix& positions() const { return *positions_; }
  /// 2 × number of these nodes, unit box.
  Matrix positionsOf(const std::vector<int>& nodes) const;
  /// The node under a point of the widget, or −1.
  int nodeAt(QPointF point) const;
  /// So small that there is hardly any ground between them.
  bool nodesAreTiny() const;
  /// The edge under a point of the widget, or −1; of more than a million edges none is looked for.
  int edgeAt(QPointF point) const;
  bool edgesAreCurrent() const;
  /// Nothing is under way: edges, nodes and motion.
  bool isCurrent() const;
  /// What the legend in the corner says; there must be a network.
  QStringList legendLines() const;
  /// Nodes are drawn as small plots of their data and models, where there are some: see
  /// NodeMiniatures.
  void setMiniatures(bool wanted);
  /// The same, chosen by the user; on for graphs that are drawn by hand.
  QAction* dataAction() const { return dataAction_; }
  /// Before a class has guessed what the models become, nothing is drawn of them.
  void setModelsShown(bool shown);
  bool showsMiniatures() const;
  /// The data point under a point of the widget, where nodes are drawn as small plots.
  SamplePlace sampleAt(QPointF point) const;
  /// A point of the widget in the coordinates of the data of this node, within its small plot.
  QPointF dataPointAt(int node, QPointF point) const;
  /// The axes of the small plots stay as they are.
  void holdDataAxes(bool held);
  /// Small pictures have none.
  void setLegendShown(bool shown);
  /// Where it covers no node, once it was drawn, unless it was folded and is opened; empty while it
  /// is folded.
  QRect legendBox() const;
  /// Where the servers of the method are drawn, logical pixels; none where it has none.
  std::vector<QPointF> serverPlaces() const;
  /// The card tells of a node or an edge, the other is −1, at this point of the widget.
  void showHoverCard(int node, int edge, QPointF point);
  void refreshTheme();

 Q_SIGNALS:
  void selectionChanged();
  /// Nodes are drawn elsewhere, or others are drawn.
  void positionsChanged();
  /// The node or edge under the pointer or the cursor of the keys, −1 for none; never both.
  void hovered(int node, int edge);
  /// By the user.
  void backdropChosen(gtv::ui::Backdrop backdrop);
  void exportWanted();
  void copied();

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
  static constexpr Eigen::Index crowd = 20'000;       ///< from here on nodes are dots
  static constexpr Eigen::Index largeCrowd = 60'000;  ///< from here on a worker draws them
  static constexpr int mostMovingEdges = 5'000;       ///< are drawn while nodes glide

  void makeActions();
  double nodeRoom() const;
  double nodeDiameter() const;
  /// As large as they can be beside each other.
  void fitMiniatures();
  bool isFitted() const { return viewTransform_.zoom == 1 && viewTransform_.shift.isNull(); }
  /// Logical pixels of a length of 1 in the unit box.
  double unit() const;
  void push(QPointF pixels);
  /// The middle of the view stays within the graph: no drag loses it.
  void keepInSight();
  void viewChanged();
  void requestEdges();
  void requestDots();
  void zoom(double factor, QPointF around);
  void place(bool keepBox);
  QRectF boxOf(const Matrix& positions) const;
  const Matrix& drawnPositions() const;
  Matrix onScreen() const;
  bool mayAnimate() const;
  void glideFrom(const Matrix& places);
  void appear();
  void moveOn();
  void stopMotion();
  EdgeScene edgeScene() const;
  void paintEmpty(QPainter& painter);
  void paintBackdrop(QPainter& painter);
  void drawEdges(QPainter& painter, const QTransform& transform);
  void drawNodes(QPainter& painter, const QTransform& transform);
  void drawMiniatures(QPainter& painter, const QTransform& transform);
  int miniatureAt(QPointF point) const;
  QRectF miniatureBox(QPointF place) const;
  void drawDots(QPainter& painter, const QTransform& transform);
  void drawChosenEdges(QPainter& painter);
  bool isFromNothing() const;
  bool writesWeights() const;
  void writeWeights(QPainter& painter, const QTransform& transform);
  void markAttackers(QPainter& painter, const QTransform& transform, const Matrix& positions);
  void drawRings(QPainter& painter, const QTransform& transform);
  /// What the colours of the nodes mean, and what grey ones are; the second may be empty.
  struct LegendTitle {
    QString title;
    QString grey;
  };
  LegendTitle legendTitle() const;
  std::vector<LegendLine> legend(const FigureDetail& detail) const;
  void addEdgeLegend(std::vector<LegendLine>& lines, const EdgePicture& detail) const;
  FigureDetail detail() const;
  /// Finds a place for the legend where it covers no node. Where there is none, the fitted graph
  /// makes room for it; a graph that the user has moved stays, and the legend is folded.
  void placeLegend(const std::vector<LegendLine>& lines);
  std::vector<QPointF> nodesOnScreen() const;
  QRect legendBox(const std::vector<LegendLine>& lines) const;
  QRect placedLegend(QSize legend) const;
  void makeLegendButton();
  /// To a button that opens it.
  void foldLegend(bool folded);
  bool hasServers() const { return servers_ != Servers::None; }
  /// The node that is joined to all others, which are joined to no other, and has no data: the
  /// server of a centralised network; −1 where there is none.
  int serverNode() const;
  std::vector<QRectF> serverBoxes() const;
  void drawServers(QPainter& painter, const QTransform& transform, const Matrix& positions);
  void finishDrag(QPointF point, Qt::KeyboardModifiers modifiers);
  void hover(QPointF point);
  void showCard();
  void forgetHover();

  NetworkPicture picture_;
  std::shared_ptr<const Matrix> positions_;  ///< those of the picture, but for what is shifted
  std::shared_ptr<const Snapshot> snapshot_;
  std::shared_ptr<const NodePaint> paint_ = std::make_shared<NodePaint>();
  std::vector<int> selected_;
  std::vector<int> selectedEdges_;
  NodeMiniatures miniatures_;
  bool miniaturesWanted_ = false;
  bool areModelsShown_ = true;
  QAction* dataAction_;
  std::vector<QPixmap> sprites_;  ///< two per bucket: labelled, hollow
  double spriteDiameter_ = 0;
  QImage dots_;  ///< the nodes of a crowd; null: to be drawn anew
  QTransform dotsTransform_;
  BackgroundTask dotsTask_{"for this picture", BackgroundTask::Priority::Window};
  int dotsAsked_ = 0;
  int dotsDone_ = 0;
  EdgeFlow flow_;
  Eigen::Index saturatedCount_ = 0;
  EdgeRenderer renderer_;
  QTimer edgesTimer_;  ///< edges are asked for once, after all that changes them at one time
  EdgePicture edges_;
  EdgeScene edgesScene_;    ///< of the picture in edges_
  QRectF box_{0, 0, 1, 1};  ///< of the positions that were fitted into the view
  ViewTransform viewTransform_;
  QVariantAnimation motion_;  ///< 0 to 1
  Matrix from_;               ///< where a glide began; unit box
  Matrix moving_;             ///< where nodes are during a glide
  bool appearing_ = false;    ///< motion_ is no glide: nodes appear where they are
  Backdrop backdrop_ = Backdrop::None;
  std::optional<CoordinateMap> map_;
  QList<QAction*> backdropActions_;
  QList<QAction*> figureActions_;
  GraphTools* tools_;
  HoverCard* card_;
  int hoveredNode_ = -1;
  int hoveredEdge_ = -1;
  QPointF pointer_;
  std::vector<int> shifted_;             ///< nodes that are being moved
  Qt::MouseButton held_ = Qt::NoButton;  ///< whose press was not let go yet; others do nothing
  bool panning_ = false;
  bool panned_ = false;  ///< the press is no click
  QPointF lastMouse_;
  QPointF pressedAt_;
  QRect legendArea_;        ///< the room of the legend, with that for a line about a selection
  QSize legendRoom_{0, 0};  ///< left of and above the fitted graph, which the legend has for itself
  Servers servers_ = Servers::None;           ///< of the method that runs
  std::pair<int, int> edgeToSelect_{-1, -1};  ///< ids of the ends of an edge that is to be selected
  bool legendIsShown_ = true;
  bool legendIsFree_ = true;  ///< to be placed
  bool legendIsFolded_ = false;
  QSize legendSize_;  ///< when it was placed
  QToolButton* legendButton_ = nullptr;
  QString emptyText_;
};

}  // namespace gtv::ui
