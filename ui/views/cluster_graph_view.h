#pragma once

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <optional>
#include <vector>

#include "ui/views/run_view.h"
#include "ui/widgets/figure.h"

class QComboBox;

namespace gtv {
struct ClusterGraph;
}

namespace gtv::ui {

class DiagnosticsDock;
class GraphView;
class LabelRoom;
struct LiveDiagnosis;

/// The quotient of the graph by its fused nodes: a circle per group, the larger
/// the more nodes are in it, in the colour that the canvas gives the group; a
/// line per pair of groups, the thicker the heavier all edges between them are
/// together, with an arrow where the flow goes. Single nodes are left out if
/// there are many. Where the true clusters are known their graph can stand
/// beside it or in its place, with the means and flows of the same iterate.
/// Draws the newest round of the diagnostics; after a change by hand the last
/// one stays, faint and without answers, until the next is there.
class ClusterGraphView : public RunView, public Figure {
  Q_OBJECT

 public:
  ClusterGraphView();

  void follow(const ViewSources& sources) override;

  int circleCount() const { return static_cast<int>(circles_.size()); }
  int linkCount() const { return static_cast<int>(links_.size()); }
  /// What is drawn belongs to the graph before a change by hand.
  bool isPast() const { return !circles_.empty() && clusters_.empty(); }
  /// Where a circle is, and the middle of a link, in pixels of this widget. The
  /// largest group comes first.
  QPointF circlePosition(int circle) const { return circles_[circle].at; }
  double circleRadius(int circle) const { return circles_[circle].radius; }
  QColor circleColor(int circle) const { return circles_[circle].color; }
  int circleSize(int circle) const { return circles_[circle].size; }
  QPointF linkPosition(int link) const;
  /// What the pointer says there; empty on the ground.
  QString textAt(QPointF point) const;
  /// What is said instead of a drawing, or empty.
  QString emptyText() const { return message_; }
  /// Of which iterate it is, and what is left out.
  QString note() const { return note_; }

  bool isCurrent() const override;
  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("cluster-graph"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per group, with its mean, and one per link, with its flow.
  QString figureData() const override;

 Q_SIGNALS:
  /// A new round of the diagnostics is welcome.
  void roundWanted();

 protected:
  void refresh() override;
  void forget(bool another) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  QSize sizeHint() const override { return {360, 260}; }

 private:
  /// Whose clusters a circle is of.
  enum class Partition { Learned, True };
  struct Circle {
    Partition partition = Partition::Learned;
    int cluster = 0;
    int size = 0;
    int labeled = 0;
    Vector mean;
    QColor color;
    QPointF place;  ///< mean position of its nodes on the canvas, y downwards
    QPointF at;     ///< pixels
    double radius = 0;
    int selected = 0;  ///< of its nodes
  };
  struct Link {
    int first = 0;  ///< circles
    int second = 0;
    double weight = 0;
    int edges = 0;
    Vector flow;
  };

  const LiveDiagnosis* diagnosis() const;
  QRectF drawing() const;
  void read(const LiveDiagnosis& diagnosis);
  void readLearned(const LiveDiagnosis& diagnosis);
  void addGraph(const LiveDiagnosis& diagnosis, const ClusterGraph& graph, Partition partition);
  bool knowsTruth() const;
  /// Is chosen, and known.
  bool shows(Partition partition) const;
  const std::vector<int>& clustersOf(Partition partition) const {
    return partition == Partition::True ? trueClusters_ : clusters_;
  }
  /// Beside each other where both are shown.
  QRectF roomOf(Partition partition) const;
  QString whyEmpty() const;
  /// Groups of similar models, not clusters: see GroupKind.
  bool similar() const;
  QString groupName(bool several) const;
  void place();
  void placeIn(const QRectF& room, const std::vector<Circle*>& circles);
  void draw(QPainter& painter) const;
  /// Of what can be seen of it.
  QPointF middleOf(const Link& link) const;
  /// Where the chosen coordinate flows; nothing if it does not.
  std::optional<QPolygonF> arrowOf(const Link& link, double heaviest) const;
  void labelLink(QPainter& painter, const Link& link, double heaviest, LabelRoom& room) const;
  void drawCircle(QPainter& painter, const Circle& circle, bool focused, LabelRoom& room) const;
  /// What flows from first to second: the chosen coordinate, or the norm.
  double flowOf(const Link& link) const;
  double thickness(const Link& link, double heaviest) const;
  double heaviestLink() const;
  int circleAt(QPointF point) const;
  int linkAt(QPointF point) const;
  void choose(int circle);
  /// The circle that Return selects, or −1.
  int focusedCircle() const;
  void focus(int circle);
  void showFlowChoices();

  const DiagnosticsDock* diagnostics_ = nullptr;
  const GraphView* canvas_ = nullptr;
  QWidget* bar_;
  QComboBox* flow_;
  QComboBox* layout_;
  QComboBox* partition_;
  std::vector<Circle> circles_;
  std::vector<Link> links_;
  QString message_;
  QString note_;
  std::vector<int> clusters_;      ///< of the nodes, in the round that is drawn; empty: isPast()
  std::vector<int> trueClusters_;  ///< the same of the true ones; empty: not shown
  Partition focusedIn_ = Partition::Learned;
  int focused_ = -1;  ///< id of a node in the circle that Return selects:
                      ///< circles come and go
  bool settingChoices_ = false;
};

}  // namespace gtv::ui
