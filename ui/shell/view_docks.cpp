#include "ui/shell/view_docks.h"

#include <QMainWindow>
#include <algorithm>

#include "ui/diagnostics/gap_plot.h"
#include "ui/mixtures/mixture_view.h"
#include "ui/optimisation/algorithm_view.h"
#include "ui/optimisation/bias_variance_view.h"
#include "ui/optimisation/gradient_noise_view.h"
#include "ui/optimisation/influence_view.h"
#include "ui/optimisation/loss_view.h"
#include "ui/optimisation/node_error_view.h"
#include "ui/optimisation/objective_view.h"
#include "ui/optimisation/profile_view.h"
#include "ui/optimisation/sample_view.h"
#include "ui/optimisation/step_size_view.h"
#include "ui/pairs/disagreement_view.h"
#include "ui/pairs/similarity_view.h"
#include "ui/privacy/eavesdropper_view.h"
#include "ui/studies/path_panel.h"
#include "ui/studies/privacy_panel.h"
#include "ui/studies/race_panel.h"
#include "ui/studies/run_list_view.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/table_parts/table_parts_view.h"
#include "ui/views/cluster_graph_view.h"
#include "ui/views/data_models_view.h"
#include "ui/views/edge_table.h"
#include "ui/views/node_inspector.h"
#include "ui/views/node_table.h"
#include "ui/views/prediction_view.h"
#include "ui/views/run_curves.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using Place = ViewEntry::Place;
using Start = ViewEntry::Start;

template <class Kind>
View* make(RunList& /*runs*/) {
  return new Kind;
}

View* makeRunList(RunList& runs) { return new RunListView(runs); }

/// A table and a plot want more room than the tables beside them.
constexpr int tall = 42;
/// So do two plots above each other than one.
constexpr int twoPlots = 36;

}  // namespace

const std::vector<ViewEntry>& viewEntries() {
  static const std::vector<ViewEntry> entries{
      {"scatterDock", QT_TRANSLATE_NOOP("ViewDocks", "Local models"), Place::Models, Start::Shown,
       make<ScatterPlot>},
      {"errorDock", QT_TRANSLATE_NOOP("ViewDocks", "Error"), Place::Errors, Start::Shown,
       make<ErrorCurves>},
      {"objectiveDock", QT_TRANSLATE_NOOP("ViewDocks", "Objective"), Place::Plots, Start::Shown,
       make<ObjectiveCurves>},
      {"gapDock", QT_TRANSLATE_NOOP("ViewDocks", "Gap"), Place::Plots, Start::Shown, make<GapPlot>},
      {"pathDock", QT_TRANSLATE_NOOP("ViewDocks", "λ path"), Place::Plots, Start::Shown,
       make<PathPanel>, twoPlots},
      {"runsDock", QT_TRANSLATE_NOOP("ViewDocks", "Runs"), Place::Tables, Start::Hidden,
       makeRunList},
      {"inspectorDock", QT_TRANSLATE_NOOP("ViewDocks", "Inspector"), Place::Plots, Start::Hidden,
       make<NodeInspector>},
      {"nodeTableDock", QT_TRANSLATE_NOOP("ViewDocks", "Nodes"), Place::Tables, Start::Hidden,
       make<NodeTable>},
      {"edgeTableDock", QT_TRANSLATE_NOOP("ViewDocks", "Edges"), Place::Tables, Start::Hidden,
       make<EdgeTable>},
      {"clusterGraphDock", QT_TRANSLATE_NOOP("ViewDocks", "Cluster graph"), Place::Plots,
       Start::Hidden, make<ClusterGraphView>},
      {"predictionsDock", QT_TRANSLATE_NOOP("ViewDocks", "Predictions"), Place::Models,
       Start::Hidden, make<PredictionView>},
      {"dataModelsDock", QT_TRANSLATE_NOOP("ViewDocks", "Data and models"), Place::Models,
       Start::Hidden, make<DataModelsView>},
      {"disagreementDock", QT_TRANSLATE_NOOP("ViewDocks", "Disagreement"), Place::Models,
       Start::Hidden, make<DisagreementView>},
      {"similarityDock", QT_TRANSLATE_NOOP("ViewDocks", "Similarity"), Place::Models, Start::Hidden,
       make<SimilarityView>, tall},
      {"profileDock", QT_TRANSLATE_NOOP("ViewDocks", "Profile"), Place::Models, Start::Hidden,
       make<ProfileView>},
      {"nodeErrorsDock", QT_TRANSLATE_NOOP("ViewDocks", "Errors of nodes"), Place::Models,
       Start::Hidden, make<NodeErrorView>},
      {"influenceDock", QT_TRANSLATE_NOOP("ViewDocks", "Influence"), Place::Models, Start::Hidden,
       make<InfluenceView>},
      {"lossDock", QT_TRANSLATE_NOOP("ViewDocks", "Loss"), Place::Models, Start::Hidden,
       make<LossView>},
      {"stepSizeDock", QT_TRANSLATE_NOOP("ViewDocks", "Step size"), Place::Models, Start::Hidden,
       make<StepSizeView>},
      {"objectiveMapDock", QT_TRANSLATE_NOOP("ViewDocks", "Objective of a node"), Place::Models,
       Start::Hidden, make<ObjectiveView>},
      {"algorithmDock", QT_TRANSLATE_NOOP("ViewDocks", "Algorithm"), Place::Models, Start::Hidden,
       make<AlgorithmView>},
      {"biasVarianceDock", QT_TRANSLATE_NOOP("ViewDocks", "Bias and variance"), Place::Models,
       Start::Hidden, make<BiasVarianceView>},
      {"mixturesDock", QT_TRANSLATE_NOOP("ViewDocks", "Centres and mixtures"), Place::Models,
       Start::Hidden, make<MixtureView>},
      {"tablePartsDock", QT_TRANSLATE_NOOP("ViewDocks", "Divided table"), Place::Models,
       Start::Hidden, make<TablePartsView>},
      {"samplesDock", QT_TRANSLATE_NOOP("ViewDocks", "Samples"), Place::Models, Start::Hidden,
       make<SampleView>},
      {"gradientNoiseDock", QT_TRANSLATE_NOOP("ViewDocks", "Gradient noise"), Place::Models,
       Start::Hidden, make<GradientNoiseView>},
      {"privacyDock", QT_TRANSLATE_NOOP("ViewDocks", "Privacy"), Place::Plots, Start::Hidden,
       make<PrivacyPanel>},
      {"eavesdropperDock", QT_TRANSLATE_NOOP("ViewDocks", "Eavesdropper"), Place::Models,
       Start::Hidden, make<EavesdropperView>},
      {"raceDock", QT_TRANSLATE_NOOP("ViewDocks", "Race"), Place::Tables, Start::Hidden,
       make<RacePanel>, tall},
      {"sweepDock", QT_TRANSLATE_NOOP("ViewDocks", "Sweep"), Place::Tables, Start::Hidden,
       make<SweepPanel>, tall}};
  return entries;
}

View* makeView(const std::string& name, RunList& runs) {
  for (const auto& entry : viewEntries()) {
    if (entry.dock != name + "Dock") continue;
    auto* view = entry.make(runs);
    view->widget()->setWindowTitle(ViewDocks::tr(entry.title));
    return view;
  }
  return nullptr;
}

ViewDocks::ViewDocks(QMainWindow& window, RunList& runs) : QObject(&window), window_(window) {
  for (const auto& entry : viewEntries()) {
    auto* view = entry.make(runs);
    views_.push_back(view);
    docks_.push_back(new ViewDock(tr(entry.title), QString::fromLatin1(entry.dock), view->widget(),
                                  view->figure(), &window));
  }
}

void ViewDocks::follow(const ViewSources& sources) {
  for (auto* view : views_) view->follow(sources);
}

ViewDock* ViewDocks::dockOf(const View& view) const {
  const auto at = std::find(views_.begin(), views_.end(), &view) - views_.begin();
  return docks_[static_cast<std::size_t>(at)];
}

void ViewDocks::raise(ViewDock* dock) {
  dock->show();
  dock->raise();
  const auto found = std::find(docks_.begin(), docks_.end(), dock);
  if (found == docks_.end()) return;
  const int percent = viewEntries()[static_cast<std::size_t>(found - docks_.begin())].height;
  if (percent > 0 && !dock->isFloating())
    window_.resizeDocks({dock}, {window_.height() * percent / 100}, Qt::Vertical);
}

bool ViewDocks::isUpToDate() const {
  return std::all_of(views_.begin(), views_.end(),
                     [](const View* view) { return view->isUpToDate(); });
}

bool ViewDocks::hasUnsavedWork() const {
  return std::any_of(views_.begin(), views_.end(),
                     [](const View* view) { return view->hasUnsavedWork(); });
}

void ViewDocks::saveState(Json& screen) const {
  for (const auto* view : views_) view->saveState(screen);
}

void ViewDocks::restoreState(const Json& screen, const Studies& studies, int runNumber) {
  for (auto* view : views_) view->restoreState(screen, studies, runNumber);
}

Studies ViewDocks::studies(bool running) {
  Studies out;
  for (auto* view : views_) view->saveStudies(out, running);
  return out;
}

void ViewDocks::refreshTheme() {
  for (auto* view : views_) view->refreshTheme();
}

}  // namespace gtv::ui
