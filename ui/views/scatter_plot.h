#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "instances/problem_instance.h"
#include "live/lambda_follower.h"
#include "run/snapshot.h"
#include "ui/live/view.h"
#include "ui/plots/node_trails.h"
#include "ui/plots/plot_range.h"
#include "ui/plots/principal_axes.h"
#include "ui/plots/scatter_picture.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/node_paint.h"

class QAction;
class QBoxLayout;
class QComboBox;
class QCustomPlot;
class QHelpEvent;
class QKeyEvent;
class QLabel;
class QMenu;
class QMouseEvent;
class QRubberBand;
class QToolButton;

namespace gtv::ui {

/// The local models as points, at two of their parameters or at their principal components, with
/// the true parameter vectors as crosses, trails of the last iterations, a hull around every
/// learned cluster, and beneath them, as hollow rings, the exact optimum: one ring per group of
/// fused nodes, the larger the more nodes are in it. Many points become a picture of their density.
/// Follows the points until the user zooms or pans; a double click follows again. Points are chosen
/// by a click, or by a rectangle with Shift; Ctrl adds.
class ScatterPlot : public QWidget, public Figure, public View {
  Q_OBJECT

 public:
  /// What the menu Show switches.
  enum class Part { Points, Trails, Hulls, Rings, Truth, Density };

  explicit ScatterPlot(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override { return this; }
  void follow(const ViewSources& sources) override;
  /// Under "models", "modelsX" and "modelsY": what is drawn, the ranges and the axes.
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// Under "trails": how the models came here, once they rest.
  void saveStudies(Studies& studies, bool running) override;

  /// Axes by their names in a document: w1, w2, … and, from three parameters on, pc1, pc2.
  void setNetwork(std::shared_ptr<const ProblemInstance> network, const QString& xAxis,
                  const QString& yAxis);
  /// The same network after a change by hand: axes and range stay.
  void changeNetwork(std::shared_ptr<const ProblemInstance> network);
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot, const NodePaint& paint);
  /// The optimum for the present λ; null: none is known.
  void setOptimum(std::shared_ptr<const LambdaResult> optimum);
  /// Draws a ring around the points of these nodes, ascending.
  void setSelection(const std::vector<int>& nodes);
  const std::vector<int>& selection() const { return picture_.chosen; }
  /// Rings that are shown.
  int ringCount() const;
  /// Of the largest ring, in plot coordinates; there must be one.
  QPointF ringPosition() const;
  void refreshTheme() override;
  /// Where the user has zoomed to; nothing while it follows the points.
  std::optional<PlotRange> zoomed() const;
  void zoomTo(const PlotRange& range);
  /// What the axes show, also while they follow the points; from where they go on to follow them.
  PlotRange range() const;
  void followFrom(const PlotRange& range);
  /// What is drawn beside the points, by names; of this window, whatever the user prefers.
  std::vector<std::string> shownParts() const;
  void showParts(const std::vector<std::string>& parts);
  NodeTrails& trails() { return trails_; }
  QCustomPlot* plot() const { return plot_; }
  /// In the lists: coordinates first.
  int xCoordinate() const;
  int yCoordinate() const;
  /// The switch in the menu Show; there is none for the points.
  QAction* showAction(Part part) const { return actions_[static_cast<std::size_t>(part)]; }
  QMenu* showMenu() const;
  /// What is drawn; up to date after the plot was.
  const ScatterPicture& picture() const { return picture_; }
  const QLabel* legend() const { return legend_; }

  QString figureName() const override { return QStringLiteral("local-models"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per node: key, learned and true cluster, parameters, true parameters, and the
  /// principal components if they are shown.
  QString figureData() const override;

  /// More points are shown by their density.
  static constexpr int mostSinglePoints = 5000;

 Q_SIGNALS:
  /// By their names in a document, or "node" for the horizontal one.
  void axesChosen(const QString& xAxis, const QString& yAxis);
  /// The user wants these nodes chosen, ascending.
  void selectionWanted(std::vector<int> nodes);
  /// The user drags a cross: the true parameters of this node, and of all that share them, shall be
  /// `truth`. All signals of one drag but the first are the same step.
  void truthWanted(int node, gtv::Vector truth, bool sameStep);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  enum class AxisKind { Coordinate, Component, Node };
  struct Axis {
    AxisKind kind = AxisKind::Coordinate;
    int index = 0;
  };

  void makeBar();
  void arrangeBar();
  static Axis axisOf(const QComboBox& choice);
  bool isShown(Part part) const;
  /// Whether the axes are known; principal components may have to be computed.
  bool hasAxes() const;
  void offerModels();
  /// Where models (d × k) are in the plot, 2 × k; over the nodes at `nodes`, or 0, 1, ….
  Matrix place(const Matrix& W, const std::vector<int>* nodes = nullptr) const;
  void placeTruth();
  /// No number on an axis of nodes.
  QPointF placeOfOrigin() const;
  void placeRings();
  void placeHulls();
  void placeTrails();
  void placeAll();
  /// Places what moves with the iteration, now or when the plot is shown, and draws.
  void refresh();
  void showMoving();
  void showLegend();
  void follow();

  void makeWholeButton();
  void placeWholeButton();
  void setFollowing(bool following);
  /// Writes whose truth it is beside the cross of this node; −1: nothing.
  void nameCross(int node);
  QString describeTruth(int node) const;
  bool showCrossTip(const QHelpEvent& event);
  bool mousePressed(const QMouseEvent& event);
  bool mouseMoved(const QMouseEvent& event);
  bool mouseReleased(const QMouseEvent& event);
  bool keyPressed(const QKeyEvent& event);
  void zoom(double factor);
  void pan(double right, double up);
  /// A node whose cross is under this point of the plot, or −1.
  int truthAt(QPointF point) const;
  void dragTruth(QPointF point);
  /// The nodes whose points lie under this point of the plot: the nearest one, and those at the
  /// same place.
  std::vector<int> nodesAt(QPointF point) const;
  std::vector<int> nodesIn(QRectF rect) const;
  void wantSelection(std::vector<int> nodes, bool add);
  /// From the chosen point to the next one in this direction.
  void chooseNext(QPointF direction);

  QCustomPlot* plot_;
  ScatterPicture picture_;
  QBoxLayout* bar_;
  QWidget* controls_;
  QComboBox* xChoice_;
  QComboBox* yChoice_;
  QToolButton* show_;
  QLabel* legend_;
  QRubberBand* band_;
  QToolButton* whole_;  ///< back from where the user has zoomed to
  std::vector<QAction*> actions_;
  bool densityWanted_ = false;
  PrincipalAxes* axes_;
  NodeTrails trails_;
  std::shared_ptr<const LambdaResult> optimum_;
  std::shared_ptr<const LambdaResult> offered_;
  std::int64_t offeredIteration_ = -1;
  std::vector<int> crossNodes_;  ///< the first node of every cross
  std::shared_ptr<const ProblemInstance> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  NodePaint paint_;
  bool following_ = true;
  bool settingAxes_ = false;
  bool stale_ = false;  ///< something changed while the plot was hidden
  int namedNode_ = -1;  ///< whose cross is named
  int grabbed_ = -1;    ///< a node whose cross is being dragged
  bool moved_ = false;
  bool pressed_ = false;  ///< the left button, on no cross
  bool banding_ = false;
  QPointF pressedAt_;
};

}  // namespace gtv::ui
