#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QPolygonF>
#include <vector>

#include "base/types.h"
#include "ui/canvas/node_miniatures.h"

class QAction;
class QKeyEvent;
class QMenu;
class QMouseEvent;
class QPainter;
class QToolBar;

namespace gtv::ui {

class DrawingPalette;
class GraphView;
class NumberField;

enum class CanvasTool { Select, Rectangle, Lasso, AddNode, Connect, Delete, Weight };

/// What the mouse and the keys do on the graph canvas besides panning and zooming: choosing,
/// dragging and changing nodes and edges. Changes nothing itself but the selection: it says what
/// the user wants.
///
/// Keys: Shift+arrows lead a cursor from node to node, whose card is shown; Return uses the tool
/// there (the weight tool is for the selected edges if there are any), Alt+arrows move the selected
/// nodes, Delete removes what is selected, Ctrl+A selects all nodes, Esc ends a gesture or selects
/// nothing.
class GraphTools : public QObject {
  Q_OBJECT

 public:
  explicit GraphTools(GraphView& view);

  CanvasTool tool() const { return tool_; }
  void setTool(CanvasTool tool);
  /// One for every tool, of which one is checked.
  const QList<QAction*>& actions() const { return actions_; }
  /// The node that the keys are at, or −1.
  int cursor() const { return cursor_; }
  void setCursor(int node) { cursor_ = node; }
  /// Something is under way that Esc gives up.
  bool isBusy() const { return gesture_ != Gesture::None; }
  /// Nodes are on the move with the mouse.
  bool isDragging() const { return gesture_ == Gesture::Drag && trace_.size() > 1; }

  /// What nodes can be given.
  DrawingPalette& palette() const { return *palette_; }
  /// All tools as buttons.
  void fillBar(QToolBar& bar);
  /// Without them there is the first tool alone.
  void setLettersOn(bool on);
  /// The network has changed, with the same nodes or not: what is under way ends unless it has made
  /// this change.
  void followNetwork(bool sameNodes);
  /// Opens the field for the weight of this edge, or of all selected edges if it is one of them.
  void askWeightAt(int edge, QPointF point);

  /// True if the event was for the tool. What was pressed and is not for the tool is the ground.
  bool press(const QMouseEvent& event);
  bool move(QPointF point);
  bool key(const QKeyEvent& event);
  /// The left button is up after a press that was for the tool.
  void release(QPointF point, Qt::KeyboardModifiers modifiers);
  /// The ground was pressed and let go at the same place: chooses what is there.
  void click(QPointF point, Qt::KeyboardModifiers modifiers);
  void showMenu(QPointF point, QPoint globalPoint);
  void paint(QPainter& painter) const;
  /// Forgets what is under way; nodes that were being dragged go back.
  void cancel();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 Q_SIGNALS:
  /// Unit box, y upwards.
  void nodeWanted(double x, double y);
  void edgeWanted(int i, int j);
  void weightWanted(std::vector<int> edges, double weight);
  void removalWanted(std::vector<int> nodes, std::vector<int> edges);
  /// 2 × number of nodes; moves with the same `drag` (not 0) are one step.
  void moveWanted(std::vector<int> nodes, gtv::Matrix positions, bool sameStep);
  void maskWanted(std::vector<int> nodes, bool masked);
  /// Attacks of this kind; empty nodes: none is chosen.
  void attackWanted(std::vector<int> nodes, QString kind);
  /// To be told how to defend against attackers.
  void defencesWanted();
  void clearAttacksWanted(std::vector<int> nodes);
  /// Local models of this kind; empty: the common one again.
  void modelWanted(std::vector<int> nodes, QString kind);
  /// The parameters of their local models, in a form.
  void modelFormWanted(std::vector<int> nodes);
  void restoreWanted(std::vector<int> nodes);
  /// A true cluster: a number of the document, or DrawingPalette::another.
  void clusterWanted(std::vector<int> nodes, int cluster);
  void flipWanted(std::vector<int> nodes);
  /// Data points on a line, in a form.
  void dataWanted(std::vector<int> nodes);
  /// A data point of a node, in the coordinates of the data; moves with `sameStep` are one step
  /// with the one before.
  void sampleWanted(int node, int sample, double x, double y, bool sameStep);

 private:
  void paintHint(QPainter& painter, const QString& words) const;
  enum class Gesture { None, Drag, Rectangle, Lasso, Connect, Sample };

  void addTool(CanvasTool tool, const char* icon, const QString& name, const QString& tip, int key);
  bool pressSample(QPointF point, Qt::KeyboardModifiers modifiers);
  void use(int node, QPointF point, bool extend);
  void chooseNode(int node, bool extend);
  void chooseEdge(int edge, bool extend);
  QPointF freePlace();
  void connectTo(int node);
  void finishSelection(bool extend);
  void moveCursor(int key);
  void nudge(int key);
  void askWeight(const std::vector<int>& edges, QPointF point);
  std::vector<int> selectionOr(int node) const;

  GraphView& view_;
  QList<QAction*> actions_;
  NumberField* weight_;
  QMenu* menu_ = nullptr;  ///< that is open
  DrawingPalette* palette_;
  std::vector<int> weighed_;  ///< the edges that weight_ is for
  CanvasTool tool_ = CanvasTool::Select;
  Gesture gesture_ = Gesture::None;
  QPolygonF trace_;            ///< of the gesture, in pixels
  int from_ = -1;              ///< where an edge begins
  bool connectsOnce_ = false;  ///< the tool was chosen for one edge
  int alone_ = -1;  ///< a click, not a drag, would choose only this one of the chosen nodes
  int cursor_ = -1;
  SamplePlace held_;  ///< the data point that is being dragged
  bool sampleMoved_ = false;
  bool byKeys_ = false;  ///< the cursor was led by keys: it is shown
  bool nudging_ = false;
  int places_ = 0;  ///< that freePlace() has looked at
};

}  // namespace gtv::ui
