#include "ui/diagnostics/gap_plot.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/run_controller.h"

#include <cmath>
#include <iterator>

namespace gtv::ui {
namespace {

/// What was measured at the iteration of a row.
double measuredAt(const std::map<std::int64_t, double>& values, const TraceRow& row) {
  const auto at = values.find(row.iteration);
  return at == values.end() ? std::nan("") : at->second;
}

/// Rows stand at recorded iterations only: the one at or after.
std::int64_t recordedFrom(std::int64_t iteration) {
  return RunTrace::recordedAt(RunTrace::recordedBefore(iteration));
}

}  // namespace

GapPlot::GapPlot(QWidget* parent) : GapPlot(std::make_shared<Reference>(), parent) {}

GapPlot::GapPlot(const std::shared_ptr<Reference>& reference, QWidget* parent)
    : CurvePlot(
          tr("Gap"), QStringLiteral("gap"),
          {{tr("above the optimum"),
            tr("objective minus a proved lower bound of the optimum, for the same λ"),
            [reference](const TraceRow& row) {
              const auto after = reference->problems.upper_bound(row.iteration);
              if (after == reference->problems.begin()) return std::nan("");
              const auto dual = reference->duals.find({std::prev(after)->second, row.lambda});
              return dual == reference->duals.end() ? std::nan("") : row.objective - dual->second;
            }},
           {tr("own certificate"),
            tr("duality gap that the method proves by its own flow, where it was computed"),
            [reference](const TraceRow& row) { return measuredAt(reference->gaps, row); }, true},
           {tr("KKT residual"), tr("residual of the optimality conditions, where it was computed"),
            [reference](const TraceRow& row) { return measuredAt(reference->residuals, row); },
            true},
           {tr("change"), tr("largest change of a parameter in one iteration"),
            [](const TraceRow& row) { return row.change; }}},
          parent),
      reference_(reference) {}

void GapPlot::follow(const ViewSources& sources) {
  auto& run = sources.run;
  const auto& diagnostics = sources.diagnostics;
  connect(&run, &RunController::networkReplaced, this, [this] { begin(); });
  connect(&run, &RunController::problemChanged, this, &GapPlot::beginProblem);
  connect(&run, &RunController::rowsShown, this,
          [this](const std::vector<TraceRow>& rows) { append(rows); });
  connect(&run, &RunController::rewound, this, &GapPlot::rewind);
  connect(&run, &RunController::stateChanged, this,
          [this, &run] { setCursor(run.isLookingBack() ? run.shownIteration() : -1); });
  const auto followOptimum = [this, &run] {
    if (const auto optimum = run.exactOptimum().latest()) setOptimum(*optimum);
  };
  connect(&run.exactOptimum(), &ExactOptimum::changed, this, followOptimum);
  connect(&run, &RunController::networkChanged, this, followOptimum);
  connect(&diagnostics, &DiagnosticsDock::diagnosed, this,
          [this, &diagnostics] { setDiagnosis(*diagnostics.shown()); });
}

void GapPlot::begin() {
  // Another method may be about the same problem, and nobody solves that again.
  auto& duals = reference_->duals;
  for (auto known = duals.begin(); known != duals.end();)
    known = known->first.first == shown_.key ? std::next(known) : duals.erase(known);
  *reference_ = {std::move(duals), {}, {}, {}};
  clear();
}

void GapPlot::beginProblem(const LiveProblem& problem) {
  shown_ = problem;
  if (problem.isPast) return;
  // A row was recorded at the iteration of a change before that came.
  const auto from = problem.iteration == 0 ? 0 : problem.iteration + 1;
  reference_->problems[from] = problem.key;
  redraw();
}

void GapPlot::rewind(std::size_t rows, std::int64_t iteration) {
  reference_->problems.erase(reference_->problems.upper_bound(iteration),
                             reference_->problems.end());
  for (auto* measured : {&reference_->gaps, &reference_->residuals})
    measured->erase(measured->upper_bound(iteration), measured->end());
  shorten(rows);
}

void GapPlot::setOptimum(const LambdaResult& answer) {
  const double dual = answer.optimum.bound.dual;
  if (!answer.problem || answer.problem != shown_.problem || !answer.why.empty() ||
      !std::isfinite(dual))
    return;
  const auto [known, fresh] =
      reference_->duals.try_emplace({shown_.key, answer.optimum.lambda}, dual);
  if (!fresh && !(dual > known->second)) return;
  known->second = dual;
  redraw();
}

void GapPlot::setDiagnosis(const LiveDiagnosis& diagnosis) {
  const auto at = recordedFrom(diagnosis.of->iteration);
  reference_->gaps[at] = diagnosis.bound.gap;
  reference_->residuals[at] = diagnosis.kkt.largest;
  redraw();
}

}  // namespace gtv::ui
