#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "curve_plot.h"
#include "experiment/experiment.h"
#include "live_diagnosis.h"
#include "node_paint.h"
#include "run/lambda_follower.h"
#include "run/network.h"
#include "run/predictions.h"
#include "run/repeated_traces.h"
#include "run/run_trace.h"
#include "run/snapshot.h"

class QDockWidget;
class QMainWindow;

namespace gtv::ui {

class ClusterGraphView;
class DiagnosticsDock;
class DisagreementView;
class EdgeTable;
class GapPlot;
class GraphView;
class LinkedView;
class NodeInspector;
class NodeTable;
class PathPanel;
class PredictionView;
class PrivacyPanel;
class RacePanel;
class RunList;
class RunListView;
class ScatterPlot;
class SweepPanel;
class ViewDock;

/// The views of the window, each in a dock of its own: the local models; errors, objective and gap
/// over the iterations; the λ path; the list of runs; the race of methods; sweeps; and what is
/// linked with the canvas: one node, the tables of nodes and edges, the cluster graph, what a node
/// predicts and who disagrees, utility against privacy.
class PlotDocks : public QObject {
  Q_OBJECT

 public:
  PlotDocks(QMainWindow& window, RunList& runs);

  ScatterPlot* scatter() const { return scatter_; }
  CurvePlot* errors() const { return errors_; }
  CurvePlot* objectives() const { return objectives_; }
  GapPlot* gaps() const { return gaps_; }
  PathPanel* path() const { return path_; }
  RunListView* runList() const { return runList_; }
  RacePanel* race() const { return race_; }
  SweepPanel* sweep() const { return sweep_; }
  NodeInspector* inspector() const { return inspector_; }
  NodeTable* nodeTable() const { return nodeTable_; }
  EdgeTable* edgeTable() const { return edgeTable_; }
  ClusterGraphView* clusterGraph() const { return clusterGraph_; }
  PredictionView* predictions() const { return predictions_; }
  DisagreementView* disagreement() const { return disagreement_; }
  PrivacyPanel* privacy() const { return privacy_; }
  /// In the order of the View menu.
  const std::vector<ViewDock*>& docks() const { return docks_; }
  ViewDock* scatterDock() const { return docks_[0]; }
  ViewDock* errorDock() const { return docks_[1]; }
  ViewDock* objectiveDock() const { return docks_[2]; }
  ViewDock* gapDock() const { return docks_[3]; }
  ViewDock* pathDock() const { return docks_[4]; }
  ViewDock* runsDock() const { return docks_[5]; }
  ViewDock* inspectorDock() const { return docks_[6]; }
  ViewDock* nodeTableDock() const { return docks_[7]; }
  ViewDock* edgeTableDock() const { return docks_[8]; }
  ViewDock* clusterGraphDock() const { return docks_[9]; }
  ViewDock* predictionDock() const { return docks_[10]; }
  ViewDock* disagreementDock() const { return docks_[11]; }
  ViewDock* privacyDock() const { return docks_[12]; }
  ViewDock* raceDock() const { return docks_[13]; }
  ViewDock* sweepDock() const { return docks_[14]; }
  /// Not among what a window shows at first.
  bool isExtra(const ViewDock* dock) const;
  /// Puts those where they belong: tables at the bottom, predictions into tabs with the local
  /// models, the others into tabs with `plots`.
  void arrangeExtras(QMainWindow& window, QDockWidget* plots) const;

  /// Selections go both ways between the canvas and the linked views from now on, and the cluster
  /// graph draws what this dock finds.
  void link(GraphView& canvas, DiagnosticsDock& diagnostics);
  /// What is selected on the canvas, both ascending.
  void setSelection(const std::vector<int>& nodes, const std::vector<int>& edges);
  /// The saturation of the edges belongs into snapshots.
  bool wantsFlow() const { return flowWanted_; }
  /// What can be seen of the linked views is up to date.
  bool isCurrent() const;
  /// To the front.
  void showPath();
  void showRace();
  void showSweep();

  /// What is shown from now on, of this experiment.
  void setNetwork(const std::shared_ptr<const Network>& network, const Experiment& experiment);
  /// The same run goes on with this network, after a change by hand.
  void changeNetwork(const std::shared_ptr<const Network>& network, const Experiment& experiment);
  /// Another run on the same network, of this experiment.
  void setExperiment(const Experiment& experiment);
  /// Another document was opened.
  void beginDocument();
  /// `paint` is that of the canvas.
  void setSnapshot(const std::shared_ptr<const Snapshot>& snapshot, const NodePaint& paint);
  /// The optimum for the present λ; null: none is known.
  void setOptimum(const std::shared_ptr<const LambdaAnswer>& optimum);
  /// Of another run.
  void clearCurves();
  void append(const std::vector<TraceRow>& rows);
  /// Forgets all but the first rows, and what was known of iterations after this one.
  void shortenCurves(std::size_t rows, std::int64_t iteration);
  /// The curves of other runs beside those of the present one.
  void setComparisons(const std::vector<CurveComparison>& comparisons);
  void setBand(const RepeatedTraces& traces);
  /// A line at the iteration that is looked at; −1: none.
  void setCursor(std::int64_t iteration);
  /// What is minimised from now on.
  void beginProblem(const LiveProblem& problem);
  void setDiagnosis(const LiveDiagnosis& diagnosis);
  void setPredictions(const std::shared_ptr<const Predictions>& predictions);
  void refreshTheme();

 Q_SIGNALS:
  /// Chosen in one of the linked views, both ascending.
  void selectionWanted(std::vector<int> nodes, std::vector<int> edges);
  /// wantsFlow() may have changed.
  void flowWanted();
  /// setPredictions() with the answer would be welcome.
  void predictionsWanted(std::shared_ptr<const gtv::PredictionRequest> request);

 private:
  void followCanvas();
  void raiseTall(ViewDock* dock);

  static constexpr int usual = 5;  ///< docks that are shown at first

  ScatterPlot* scatter_;
  CurvePlot* errors_;
  CurvePlot* objectives_;
  GapPlot* gaps_;
  PathPanel* path_;
  RunListView* runList_;
  RacePanel* race_;
  SweepPanel* sweep_;
  NodeInspector* inspector_;
  NodeTable* nodeTable_;
  EdgeTable* edgeTable_;
  ClusterGraphView* clusterGraph_;
  PredictionView* predictions_;
  DisagreementView* disagreement_;
  PrivacyPanel* privacy_;
  std::vector<LinkedView*> linked_;
  std::vector<ViewDock*> docks_;
  GraphView* canvas_ = nullptr;
  bool flowWanted_ = false;
  std::shared_ptr<const Network> network_;
};

}  // namespace gtv::ui
