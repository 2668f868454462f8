#include "plot_docks.h"

#include <QMainWindow>
#include <algorithm>

#include "cluster_graph_view.h"
#include "curve_plot.h"
#include "diagnostics_dock.h"
#include "disagreement_view.h"
#include "edge_table.h"
#include "gap_plot.h"
#include "graph_view.h"
#include "node_inspector.h"
#include "node_table.h"
#include "path_panel.h"
#include "path_plot.h"
#include "prediction_view.h"
#include "privacy_panel.h"
#include "race_panel.h"
#include "run_list_view.h"
#include "scatter_plot.h"
#include "sweep_panel.h"
#include "view_dock.h"
#include "words.h"

namespace gtv::ui {

PlotDocks::PlotDocks(QMainWindow& window, RunList& runs)
    : QObject(&window),
      scatter_(new ScatterPlot),
      gaps_(new GapPlot),
      path_(new PathPanel),
      runList_(new RunListView(runs)),
      race_(new RacePanel),
      sweep_(new SweepPanel),
      inspector_(new NodeInspector),
      nodeTable_(new NodeTable),
      edgeTable_(new EdgeTable),
      clusterGraph_(new ClusterGraphView),
      predictions_(new PredictionView),
      disagreement_(new DisagreementView),
      privacy_(new PrivacyPanel),
      linked_{inspector_,   nodeTable_,    edgeTable_, clusterGraph_,
              predictions_, disagreement_, privacy_} {
  errors_ = new CurvePlot(
      tr("Error"), QStringLiteral("error"),
      {{tr("MSE"), tr("estimation error: mean squared distance of the parameters from the truth"),
        [](const TraceRow& row) { return row.mse; }},
       {tr("MSE of victims"), tr("estimation error of the nodes that do not attack"),
        [](const TraceRow& row) { return row.victimMse; }},
       {tr("hidden labels"),
        tr("validation error: mean squared error on labels the nodes do not know"),
        [](const TraceRow& row) { return row.testMse; }},
       {tr("known labels"), tr("training error: mean squared error on labels the nodes know"),
        [](const TraceRow& row) { return row.trainMse; }},
       {tr("wrong hidden labels"),
        tr("validation error of classifiers: share of wrong labels among those the nodes do not "
           "know"),
        [](const TraceRow& row) { return 1 - row.validationAccuracy; }},
       {tr("wrong known labels"),
        tr("training error of classifiers: share of wrong labels among those the nodes know"),
        [](const TraceRow& row) { return 1 - row.trainAccuracy; }},
       {tr("edges between clusters"),
        tr("share of the learned graph's edge weight that joins different true clusters"),
        [](const TraceRow& row) { return 1 - row.innerEdges; }},
       {tr("hidden labels of victims"), tr("validation error of the nodes that do not attack"),
        [](const TraceRow& row) { return row.victimTestMse; }},
       {tr("wrong hidden labels of victims"),
        tr("share of wrong labels among those that are hidden from the nodes that do not attack"),
        [](const TraceRow& row) { return 1 - row.victimValidationAccuracy; }}});
  objectives_ = new CurvePlot(
      tr("Objective"), QStringLiteral("objective"),
      {{tr("objective"), tr("local losses plus λ times the total variation: what is minimised"),
        [](const TraceRow& row) { return row.objective; }},
       {tr("losses"), tr("sum of the local losses"), [](const TraceRow& row) { return row.loss; }},
       {tr("λ · total variation"), tr("λ Σ A φ(w − w') over the edges"),
        [](const TraceRow& row) { return row.lambda * row.gtv; }},
       {tr("predictions"),
        tr("total variation of the predictions, Σ A d(h, h'), without λ: how much neighbours "
           "disagree on the shared test set"),
        [](const TraceRow& row) { return row.predictionGtv; }}});
  docks_ = {
      new ViewDock(tr("Local models"), QStringLiteral("scatterDock"), scatter_, scatter_, &window),
      new ViewDock(tr("Error"), QStringLiteral("errorDock"), errors_, errors_, &window),
      new ViewDock(tr("Objective"), QStringLiteral("objectiveDock"), objectives_, objectives_,
                   &window),
      new ViewDock(tr("Gap"), QStringLiteral("gapDock"), gaps_, gaps_, &window),
      new ViewDock(tr("λ path"), QStringLiteral("pathDock"), path_, path_->plot(), &window),
      new ViewDock(tr("Runs"), QStringLiteral("runsDock"), runList_, runList_->figure(), &window),
      new ViewDock(tr("Inspector"), QStringLiteral("inspectorDock"), inspector_, inspector_,
                   &window),
      new ViewDock(tr("Nodes"), QStringLiteral("nodeTableDock"), nodeTable_, nodeTable_, &window),
      new ViewDock(tr("Edges"), QStringLiteral("edgeTableDock"), edgeTable_, edgeTable_, &window),
      new ViewDock(tr("Cluster graph"), QStringLiteral("clusterGraphDock"), clusterGraph_,
                   clusterGraph_, &window),
      new ViewDock(tr("Predictions"), QStringLiteral("predictionsDock"), predictions_, predictions_,
                   &window),
      new ViewDock(tr("Disagreement"), QStringLiteral("disagreementDock"), disagreement_,
                   disagreement_, &window),
      new ViewDock(tr("Privacy"), QStringLiteral("privacyDock"), privacy_, privacy_, &window),
      new ViewDock(tr("Race"), QStringLiteral("raceDock"), race_, race_, &window),
      new ViewDock(tr("Sweep"), QStringLiteral("sweepDock"), sweep_, sweep_, &window)};
  for (auto* view : linked_)
    connect(view, &LinkedView::selectionWanted, this, &PlotDocks::selectionWanted);
  for (auto* view : std::initializer_list<PredictingView*>{predictions_, disagreement_})
    connect(view, &PredictingView::predictionsWanted, this, &PlotDocks::predictionsWanted);
  connect(edgeTableDock(), &QDockWidget::visibilityChanged, this, [this](bool visible) {
    flowWanted_ = visible;
    Q_EMIT flowWanted();
  });
}

bool PlotDocks::isExtra(const ViewDock* dock) const {
  return std::find(docks_.begin() + usual, docks_.end(), dock) != docks_.end();
}

void PlotDocks::arrangeExtras(QMainWindow& window, QDockWidget* plots) const {
  // Tables want width, pictures want height.
  window.addDockWidget(Qt::BottomDockWidgetArea, runsDock());
  window.tabifyDockWidget(runsDock(), nodeTableDock());
  window.tabifyDockWidget(nodeTableDock(), edgeTableDock());
  window.tabifyDockWidget(edgeTableDock(), raceDock());
  window.tabifyDockWidget(raceDock(), sweepDock());
  window.tabifyDockWidget(plots, inspectorDock());
  window.tabifyDockWidget(inspectorDock(), clusterGraphDock());
  window.tabifyDockWidget(clusterGraphDock(), privacyDock());
  window.tabifyDockWidget(scatterDock(), predictionDock());
  window.tabifyDockWidget(predictionDock(), disagreementDock());
}

void PlotDocks::link(GraphView& canvas, DiagnosticsDock& diagnostics) {
  canvas_ = &canvas;
  connect(&canvas, &GraphView::selectionChanged, this, &PlotDocks::followCanvas);
  connect(this, &PlotDocks::selectionWanted, &canvas, &GraphView::select);
  clusterGraph_->setSources(diagnostics, canvas);
  diagnostics.alsoFor(*clusterGraph_);
  for (const auto* dock : {inspectorDock(), nodeTableDock()}) {
    diagnostics.alsoFor(*dock->widget(), true);
    connect(dock, &QDockWidget::visibilityChanged, &diagnostics, &DiagnosticsDock::consider);
  }
  connect(clusterGraph_, &ClusterGraphView::roundWanted, &diagnostics, &DiagnosticsDock::consider);
  connect(&diagnostics, &DiagnosticsDock::diagnosed, clusterGraph_,
          [this] { clusterGraph_->wake(false); });
}

void PlotDocks::followCanvas() {
  if (canvas_ != nullptr) setSelection(canvas_->selectedNodes(), canvas_->selectedEdges());
}

void PlotDocks::setSelection(const std::vector<int>& nodes, const std::vector<int>& edges) {
  for (auto* view : linked_) view->setSelection(nodes, edges);
}

bool PlotDocks::isCurrent() const {
  return std::all_of(linked_.begin(), linked_.end(),
                     [](const LinkedView* view) { return view->isCurrent(); });
}

void PlotDocks::showPath() {
  pathDock()->show();
  pathDock()->raise();
}

void PlotDocks::showRace() { raiseTall(raceDock()); }

void PlotDocks::showSweep() { raiseTall(sweepDock()); }

void PlotDocks::raiseTall(ViewDock* dock) {
  dock->show();
  dock->raise();
  // A table and a plot want more room than the tables beside it.
  auto* window = qobject_cast<QMainWindow*>(parent());
  constexpr int percent = 42;
  if (!dock->isFloating())
    window->resizeDocks({dock}, {window->height() * percent / 100}, Qt::Vertical);
}

void PlotDocks::setNetwork(const std::shared_ptr<const Network>& network,
                           const Experiment& experiment) {
  network_ = network;
  const auto& axes = experiment.at("view").at("scatter");
  scatter_->setNetwork(network, text(axes.at(0).get<std::string>()),
                       text(axes.at(1).get<std::string>()));
  for (auto* view : linked_) view->setNetwork(network, experiment);
  followCanvas();
}

void PlotDocks::changeNetwork(const std::shared_ptr<const Network>& network,
                              const Experiment& experiment) {
  network_ = network;
  scatter_->changeNetwork(network);
  for (auto* view : linked_) view->changeNetwork(network, experiment);
  followCanvas();
}

void PlotDocks::setExperiment(const Experiment& experiment) {
  for (auto* view : linked_) view->setExperiment(experiment);
}

void PlotDocks::beginDocument() {
  for (auto* view : linked_) view->beginDocument();
}

void PlotDocks::setSnapshot(const std::shared_ptr<const Snapshot>& snapshot,
                            const NodePaint& paint) {
  // A scale says nothing about groups, and groups are what the points form.
  scatter_->setSnapshot(
      snapshot,
      paint.continuous ? paintNodes(*network_, snapshot.get(), QStringLiteral("learned")) : paint);
  predictions_->setPaint(paint);
  for (auto* view : linked_) view->setSnapshot(snapshot);
}

void PlotDocks::setOptimum(const std::shared_ptr<const LambdaAnswer>& optimum) {
  scatter_->setOptimum(optimum);
  if (optimum) gaps_->setOptimum(*optimum);
  for (auto* view : linked_) view->setOptimum(optimum);
}

void PlotDocks::clearCurves() {
  errors_->clear();
  objectives_->clear();
  gaps_->begin();
}

void PlotDocks::append(const std::vector<TraceRow>& rows) {
  for (auto* plot : {errors_, objectives_, static_cast<CurvePlot*>(gaps_)}) plot->append(rows);
}

void PlotDocks::shortenCurves(std::size_t rows, std::int64_t iteration) {
  for (auto* plot : {errors_, objectives_}) plot->shorten(rows);
  gaps_->goBack(rows, iteration);
}

void PlotDocks::setComparisons(const std::vector<CurveComparison>& comparisons) {
  // What is above the optimum of another run is not known here.
  for (auto* plot : {errors_, objectives_}) plot->setComparisons(comparisons);
}

void PlotDocks::setBand(const RepeatedTraces& traces) {
  for (auto* plot : {errors_, objectives_})
    plot->setBand(
        {tr("mean ± s.d. of %1 runs").arg(traces.repeats), traces.mean, traces.low, traces.high});
}

void PlotDocks::setCursor(std::int64_t iteration) {
  for (auto* plot : {errors_, objectives_, static_cast<CurvePlot*>(gaps_)})
    plot->setCursor(iteration);
}

void PlotDocks::beginProblem(const LiveProblem& problem) { gaps_->beginProblem(problem); }

void PlotDocks::setDiagnosis(const LiveDiagnosis& diagnosis) {
  gaps_->setDiagnosis(diagnosis);
  for (auto* view : linked_) view->setInfluence(diagnosis.influence);
}

void PlotDocks::setPredictions(const std::shared_ptr<const Predictions>& predictions) {
  predictions_->setPredictions(predictions);
  disagreement_->setPredictions(predictions);
}

void PlotDocks::refreshTheme() {
  scatter_->refreshTheme();
  errors_->refreshTheme();
  objectives_->refreshTheme();
  gaps_->refreshTheme();
  path_->refreshTheme();
  race_->refreshTheme();
  sweep_->refreshTheme();
  for (auto* view : linked_) view->refreshTheme();
}

}  // namespace gtv::ui
