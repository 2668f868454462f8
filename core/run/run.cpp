#include "run/run.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

#include "diagnostics/metrics.h"
#include "penalties/catalogue.h"
#include "solvers/catalogue.h"

namespace gtv {
namespace {

constexpr std::int64_t firstCheck = 10;

/// The chosen penalty, if it suits the data and the method can solve the problem with it.
Result<std::shared_ptr<const Penalty>> fittingPenalty(const Choice& penalty, const Choice& solver,
                                                      const GtvProblem& problem) {
  auto made = penaltyCatalogue().find(penalty.kind())->make(penalty, problem.dimension);
  if (!made) return made;
  auto changed = problem;
  changed.penalty = *made;
  if (auto fits = checkSolver(solver, changed); !fits) return fits.error();
  return made;
}

/// The live changes of the document are validated on their own; here with data and method.
Result<void> checkEvents(const Experiment& experiment, const GtvProblem& problem) {
  const auto& events = experiment.at("events");
  for (std::size_t k = 0; k < events.size(); ++k) {
    const auto& set = events[k].at("set");
    if (!set.contains("penalty")) continue;
    const auto changed = experiment.with("penalty", set.at("penalty")).value();
    if (auto fits = fittingPenalty(changed.penalty(), experiment.solver(), problem); !fits)
      return Error{fmt::format("events[{}].set.penalty", k), fits.error().text()};
  }
  return {};
}

}  // namespace

std::string statusName(RunStatus status) {
  switch (status) {
    case RunStatus::Running:
      return "running";
    case RunStatus::Converged:
      return "converged";
    case RunStatus::IterationLimit:
      return "iteration-limit";
    case RunStatus::TimeLimit:
      return "time-limit";
    case RunStatus::Stopped:
      return "stopped";
    case RunStatus::Diverged:
      return "diverged";
    case RunStatus::Uncertified:
      return "uncertified";
  }
  return "unknown";
}

Run::Run(Experiment experiment, std::shared_ptr<const Network> network,
         std::unique_ptr<GtvProblem> problem, std::unique_ptr<Solver> solver)
    : experiment_(std::move(experiment)),
      network_(std::move(network)),
      problem_(std::move(problem)),
      solver_(std::move(solver)),
      nextCheck_(firstCheck) {
  record();
  applyDocumentEvents();
  checkEnd();
}

Result<std::unique_ptr<Run>> Run::start(const Experiment& experiment, std::uint64_t repeat) {
  auto network = buildNetwork(experiment, repeat);
  if (!network) return network.error();
  return start(experiment, std::move(*network));
}

Result<std::unique_ptr<Run>> Run::start(const Experiment& experiment,
                                        std::shared_ptr<const Network> network) {
  auto built = buildProblem(experiment, *network);
  if (!built) return built.error();
  auto problem = std::make_unique<GtvProblem>(std::move(*built));
  auto solver = makeSolver(experiment.solver(), *problem);
  if (!solver) return solver.error();
  if (auto fits = checkEvents(experiment, *problem); !fits) return fits.error();
  return std::unique_ptr<Run>(
      new Run(experiment, std::move(network), std::move(problem), std::move(*solver)));
}

RunStatus Run::advance(std::int64_t count, const std::stop_token& stop) {
  if (status_ == RunStatus::Stopped) {
    status_ = RunStatus::Running;
    message_.clear();
  }
  const auto begin = std::chrono::steady_clock::now();
  const double before = seconds_;
  const auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const double limit = experiment_.timeLimit();
  for (std::int64_t k = 0; k < count && status_ == RunStatus::Running; ++k) {
    if (stop.stop_requested()) {
      status_ = RunStatus::Stopped;
      message_ = fmt::format("stopped at iteration {}", iteration());
      break;
    }
    solver_->step();
    if (RunTrace::isRecorded(iteration())) record();
    applyDocumentEvents();
    checkEnd();
    seconds_ = before + elapsed();
    if (limit > 0 && seconds_ >= limit && status_ == RunStatus::Running) {
      status_ = RunStatus::TimeLimit;
      message_ = fmt::format("time limit of {} s reached at iteration {}", limit, iteration());
    }
  }
  seconds_ = before + elapsed();
  if (status_ != RunStatus::Running && trace_.rows().back().iteration != iteration()) record();
  return status_;
}

void Run::checkEnd() {
  if (status_ != RunStatus::Running) return;
  const double tolerance = experiment_.tolerance();
  if (tolerance > 0 && iteration() >= nextCheck_) {
    nextCheck_ = iteration() + std::max<std::int64_t>(firstCheck, iteration() / 8);
    // The ball gap costs about one iteration, the certificate up to a thousand: ask the cheap one
    // whether the dear one has a chance, and ask the dear one anyway each time k has doubled.
    const double ball = ballGap(*problem_, primal(), dual(), ballRadius(primal()));
    const bool promising = ball <= 4 * tolerance * std::abs(problem_->objective(primal()));
    if (promising || iteration() >= 2 * lastCertificate_) {
      lastCertificate_ = iteration();
      const auto certificate = bound();
      if (certificate.relative <= tolerance) {
        status_ = RunStatus::Converged;
        message_ = fmt::format("at most {:.3g} (relative) above the optimum", certificate.relative);
        return;
      }
    }
  }
  if (iteration() - budgetStart_ >= experiment_.maxIterations()) {
    status_ = RunStatus::IterationLimit;
    message_ = fmt::format("{} iterations done", iteration());
    if (tolerance > 0) {
      const auto certificate = bound();
      if (certificate.relative <= tolerance) {
        status_ = RunStatus::Converged;
        message_ = fmt::format("at most {:.3g} (relative) above the optimum", certificate.relative);
      } else {
        message_ = fmt::format(
            "{} iterations done, the certificate proves a relative gap of {:.3g}, not yet {:.3g}",
            iteration(), certificate.relative, tolerance);
      }
    }
  }
}

void Run::goOn() {
  if (status_ == RunStatus::Diverged || status_ == RunStatus::Running) return;
  status_ = RunStatus::Running;
  message_.clear();
  budgetStart_ = iteration();
  seconds_ = 0;
}

TraceRow Run::measure() const {
  TraceRow row;
  row.iteration = iteration();
  row.lambda = problem_->lambda;
  row.loss = problem_->loss(primal());
  row.gtv = problem_->totalVariation(primal());
  row.objective = row.loss + row.lambda * row.gtv;
  row.change = solver_->lastChange();
  row.mse = meanSquaredError(primal(), network_->data->truth);
  const auto labels = labelError(primal(), *network_->data);
  row.trainMse = labels.train;
  row.testMse = labels.test;
  return row;
}

void Run::record() {
  trace_.add(measure());
  if (!std::isfinite(trace_.rows().back().objective)) {
    status_ = RunStatus::Diverged;
    message_ =
        fmt::format("the objective is no longer a finite number at iteration {}", iteration());
  }
}

void Run::applyDocumentEvents() {
  // Every change replaces the document: look the next event up in the new one.
  const auto due = [this] {
    const auto& events = experiment_.at("events");
    return nextEvent_ < events.size() &&
           events[nextEvent_].at("iteration").get<std::int64_t>() <= iteration();
  };
  while (due()) {
    const Json set = experiment_.at("events")[nextEvent_].at("set");
    ++nextEvent_;
    for (const auto& [path, value] : set.items()) {
      const auto changed = change(path, value);
      check(changed.ok(), "the document's live changes were validated");
    }
  }
}

Result<void> Run::change(std::string_view path, const Json& value) {
  if (path != "lambda" && path != "penalty")
    return Error{std::string(path), "cannot change during a run, expected lambda or penalty"};
  auto changed = experiment_.with(path, value);
  if (!changed) return changed.error();
  std::shared_ptr<const Penalty> penalty;
  if (path == "penalty") {
    auto made = fittingPenalty(changed->penalty(), experiment_.solver(), *problem_);
    if (!made) return made.error();
    penalty = std::move(*made);
  }
  // Two rows at the same iterate: the old objective, scheduled or not, and the new one.
  if (trace_.rows().back().iteration != iteration()) record();
  if (path == "penalty") problem_->penalty = std::move(penalty);
  experiment_ = std::move(*changed);
  problem_->lambda = experiment_.lambda();
  solver_->problemChanged();
  budgetStart_ = iteration();
  seconds_ = 0;
  nextCheck_ = iteration() + firstCheck;
  lastCertificate_ = 0;
  if (status_ != RunStatus::Diverged) status_ = RunStatus::Running;
  message_.clear();
  trace_.add(LiveChange{iteration(), Json{{std::string(path), experiment_.at(path)}}});
  record();
  return {};
}

std::vector<TraceRow> Run::takeNewRows() {
  const auto& rows = trace_.rows();
  std::vector<TraceRow> fresh(rows.begin() + static_cast<std::ptrdiff_t>(taken_), rows.end());
  taken_ = rows.size();
  return fresh;
}

double Run::clusterTolerance() const {
  if (experiment_.clusterTolerance() > 0) return experiment_.clusterTolerance();
  const auto data = experiment_.data();
  return data.kind() == "linear" && data.number("noise") == 0 ? 1e-6 : 1e-3;
}

std::shared_ptr<const Snapshot> Run::snapshot(int runNumber) const {
  auto picture = std::make_shared<Snapshot>();
  picture->runNumber = runNumber;
  picture->status = status_;
  picture->message = message_;
  picture->W = primal();
  picture->clusters = fusedClusters(*network_->graph, primal(), clusterTolerance());
  picture->clusterCount = clusterCount(picture->clusters);
  picture->numbers =
      trace_.rows().back().iteration == iteration() ? trace_.rows().back() : measure();
  return picture;
}

DualBound Run::bound() const {
  if (!bounder_) bounder_ = std::make_unique<DualBounder>(*problem_);
  return bounder_->bound(primal(), dual());
}

RunState Run::state() const {
  return {solver_->state(), experiment_,  trace_,     status_,
          message_,         budgetStart_, nextCheck_, lastCertificate_};
}

Result<void> Run::restore(const RunState& state) {
  if (state.trace.rows().empty()) return Error{"state", "has no trace"};
  auto penalty = fittingPenalty(state.experiment.penalty(), experiment_.solver(), *problem_);
  if (!penalty) return penalty.error();
  if (auto restored = solver_->restore(state.solver); !restored) return restored;
  // The solver's capacities follow λ and the penalty.
  experiment_ = state.experiment;
  problem_->penalty = std::move(*penalty);
  problem_->lambda = experiment_.lambda();
  solver_->problemChanged();
  trace_ = state.trace;
  status_ = state.status;
  message_ = state.message;
  budgetStart_ = state.budgetStart;
  nextCheck_ = state.nextCheck;
  lastCertificate_ = state.lastCertificate;
  taken_ = 0;
  nextEvent_ = 0;
  const auto& events = experiment_.at("events");
  while (nextEvent_ < events.size() &&
         events[nextEvent_].at("iteration").get<std::int64_t>() <= iteration())
    ++nextEvent_;
  return {};
}

}  // namespace gtv
