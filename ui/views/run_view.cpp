#include "ui/views/run_view.h"

#include <algorithm>
#include <utility>

#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/live_diagnosis.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr qint64 restBetweenRefreshes = 200;  ///< milliseconds

}  // namespace

RunView::RunView(QWidget* parent) : QWidget(parent) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &RunView::refreshIfSeen);
}

void RunView::follow(const ViewSources& sources) {
  auto& run = sources.run;
  auto& canvas = sources.canvas.canvas();
  const auto& diagnostics = sources.diagnostics;
  const auto followCanvas = [this, &canvas] {
    setSelection(canvas.selectedNodes(), canvas.selectedEdges());
  };
  connect(&run, &RunController::documentShown, this, &RunView::beginDocument);
  connect(&run, &RunController::networkReplaced, this,
          [this, &run, followCanvas](const NetworkPicture& picture, bool another) {
            if (!another) return setExperiment(run.experiment());
            setNetwork(picture.network, run.experiment());
            followCanvas();
          });
  connect(&run, &RunController::networkChanged, this,
          [this, &run, followCanvas](const NetworkPicture& picture) {
            changeNetwork(picture.network, run.experiment());
            followCanvas();
            setOptimum(run.exactOptimum().latest());
          });
  connect(&run, &RunController::snapshotShown, this, &RunView::setSnapshot);
  connect(&run.exactOptimum(), &ExactOptimum::changed, this,
          [this, &run] { setOptimum(run.exactOptimum().latest()); });
  connect(&diagnostics, &DiagnosticsDock::diagnosed, this,
          [this, &diagnostics] { setInfluence(diagnostics.shown()->influence); });
  connect(&canvas, &GraphView::selectionChanged, this, followCanvas);
  connect(this, &RunView::selectionWanted, &canvas, &GraphView::select);
  // A view that is made late has heard of none of it.
  if (!run.network()) return;
  setNetwork(run.network(), run.experiment());
  followCanvas();
  setSnapshot(run.snapshot());
  setOptimum(run.exactOptimum().latest());
}

void RunView::setNetwork(std::shared_ptr<const ProblemInstance> network,
                         const Experiment& experiment) {
  forget(true);
  take(std::move(network), experiment);
}

void RunView::changeNetwork(std::shared_ptr<const ProblemInstance> network,
                            const Experiment& experiment) {
  forget(false);
  take(std::move(network), experiment);
}

void RunView::take(std::shared_ptr<const ProblemInstance> network, const Experiment& experiment) {
  network_ = std::move(network);
  experiment_ = experiment;
  snapshot_ = nullptr;
  optimum_ = nullptr;
  influence_ = nullptr;
  nodes_.clear();
  edges_.clear();
  scheduleRefresh(true);
}

void RunView::setExperiment(const Experiment& experiment) {
  experiment_ = experiment;
  scheduleRefresh(true);
}

void RunView::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  snapshot_ = snapshot && snapshot->network == network_ ? std::move(snapshot) : nullptr;
  scheduleRefresh(false);
}

void RunView::setOptimum(std::shared_ptr<const LambdaResult> optimum) {
  optimum_ = std::move(optimum);
  scheduleRefresh(false);
}

void RunView::setInfluence(std::shared_ptr<const Influence> influence) {
  auto fitting = influence && influence->network == network_ ? std::move(influence) : nullptr;
  if (fitting == influence_) return;
  influence_ = std::move(fitting);
  scheduleRefresh(false);
}

std::shared_ptr<const LambdaResult> RunView::optimum() const {
  const bool fits = network_ && optimum_ && optimum_->optimum.W.cols() == network_->nodeCount() &&
                    optimum_->optimum.W.rows() == network_->coordinates.count;
  return fits ? optimum_ : nullptr;
}

Vector RunView::optimumOf(int node) const {
  const auto answer = optimum();
  return answer && answer->isDetermined(node) ? Vector(answer->optimum.W.col(node)) : Vector();
}

void RunView::setSelection(const std::vector<int>& nodes, const std::vector<int>& edges) {
  if (!network_ || (nodes == nodes_ && edges == edges_)) return;
  // Between two networks the canvas may be ahead.
  const bool fits = (nodes.empty() || nodes.back() < network_->nodeCount()) &&
                    (edges.empty() || edges.back() < network_->graph->edgeCount());
  nodes_ = fits ? nodes : std::vector<int>();
  edges_ = fits ? edges : std::vector<int>();
  scheduleRefresh(true);
}

bool RunView::isCurrent() const { return !stale_ || !isOnScreen(*this); }

void RunView::scheduleRefresh(bool atOnce) {
  stale_ = true;
  const bool rested = atOnce || !sinceRefresh_.isValid();
  const qint64 wait =
      rested ? 0 : std::max<qint64>(0, restBetweenRefreshes - sinceRefresh_.elapsed());
  if (!timer_.isActive() || timer_.remainingTime() > wait) timer_.start(static_cast<int>(wait));
}

void RunView::refreshIfSeen() {
  if (!stale_ || !isVisible()) return;
  if (!isOnScreen(*this)) {
    // Behind another tab: to look is cheap.
    timer_.start(static_cast<int>(restBetweenRefreshes));
    return;
  }
  stale_ = false;
  refresh();
  sinceRefresh_.start();
}

void RunView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  scheduleRefresh(true);
}

}  // namespace gtv::ui
