#include "run/run.h"

#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <utility>

namespace gtv {
namespace {

/// Between two questions whether to go on.
constexpr std::chrono::milliseconds shortSlice{10};

}  // namespace

Checkpoint Run::checkpoint() const {
  Checkpoint at;
  at.solver = solver_->state();
  at.iterationsBefore = iterationsBefore_;
  at.experiment = experiment_;
  at.network = network_;
  at.status = status_;
  at.message = message_;
  at.budgetStart = budgetStart_;
  at.nextCheck = nextCheck_;
  at.lastCertificate = lastCertificate_;
  at.attainmentChecked = attainmentChecked_;
  at.pendingTermination = pendingTermination_;
  at.objectives = objectives_;
  at.traffic = traffic_;
  at.totalSeconds = totalSeconds_;
  at.rows = trace_.rows().size();
  at.changes = trace_.changes().size();
  return at;
}

void Run::takeCounters(const Checkpoint& at) {
  iterationsBefore_ = at.iterationsBefore;
  experiment_ = at.experiment;
  status_ = at.status;
  message_ = at.message;
  budgetStart_ = at.budgetStart;
  nextCheck_ = at.nextCheck;
  lastCertificate_ = at.lastCertificate;
  attainmentChecked_ = at.attainmentChecked;
  pendingTermination_ = at.pendingTermination;
  objectives_ = at.objectives;
  traffic_ = at.traffic;
  totalSeconds_ = at.totalSeconds;
  lastStep_ = std::numeric_limits<double>::quiet_NaN();
  seconds_ = 0;
  refreshWarnings();
  nextEvent_ = 0;
  const auto& events = experiment_.at("events");
  while (nextEvent_ < events.size() &&
         events[nextEvent_].at("iteration").get<std::int64_t>() <= iteration())
    ++nextEvent_;
}

Result<void> Run::restore(const RunState& state) {
  if (state.trace.rows().empty()) return Error{"state", "has no trace"};
  for (const char* field : {"seed", "graph", "model", "loss", "solver"})
    if (state.at.experiment.at(field) != experiment_.at(field))
      return Error{"state", fmt::format("belongs to an experiment with another {}", field)};
  auto parts = rebuildParts(state.at.experiment);
  if (!parts) return parts.error();
  if (auto restored = parts->solver->restore(state.at.solver); !restored) return restored;
  const auto isOther = [](const Matrix& a, const Matrix& b) {
    return a.size() > 0 && (a.rows() != b.rows() || a.cols() != b.cols());
  };
  if (isOther(state.lastFinite.W, parts->solver->primal()) ||
      isOther(state.lastFinite.U, parts->solver->dual()))
    return Error{"state", "has a last finite iterate of another size than the problem"};
  adoptParts(std::move(*parts));
  takeCounters(state.at);
  trace_ = state.trace;
  lastFinite_ = state.lastFinite;
  taken_ = 0;
  return {};
}

void Run::keepHistory(std::size_t bytes) {
  if (history_) {
    history_->setBudget(bytes);
    return;
  }
  history_ = std::make_unique<CheckpointStore>(bytes);
  keepCheckpoint();
}

void Run::keepCheckpoint() {
  if (status_ != RunStatus::Diverged) history_->add(checkpoint());
}

Result<void> Run::goToCheckpoint(const Run& present, const Checkpoint& at) {
  const bool sameProblem = at.network == network_ && at.experiment == experiment_;
  if (sameProblem) {
    if (auto restored = solver_->restore(at.solver); !restored) return restored;
  } else {
    auto parts = build(withoutTimeLimit(at.experiment), at.network);
    if (!parts) return parts.error();
    if (auto restored = parts->solver->restore(at.solver); !restored) return restored;
    adoptParts(std::move(*parts));
  }
  takeCounters(at);
  trace_ = present.trace_;
  trace_.shorten(at.rows, at.changes);
  lastFinite_ = {iteration(), solver_->primal(), solver_->dual()};
  taken_ = trace_.rows().size();
  return {};
}

Result<void> Run::follow(const RunTrace& recorded, std::int64_t iteration,
                         const std::function<bool()>& interrupted, const std::stop_token& stop) {
  const auto& changes = recorded.changes();
  std::int64_t slice = 1;
  while (!stop.stop_requested() && !(interrupted && interrupted())) {
    const auto next = trace_.changes().size();
    const bool changed = next < changes.size() && changes[next].iteration <= iteration;
    const auto until = changed ? changes[next].iteration : iteration;
    if (until > this->iteration()) {
      if (status_ == RunStatus::Diverged) break;
      // What went on beyond a limit then goes on now.
      if (status_ != RunStatus::Stopped) extendBudget();
      const auto begun = std::chrono::steady_clock::now();
      advance(std::min(slice, until - this->iteration()), {}, stop);
      if (std::chrono::steady_clock::now() - begun < shortSlice) slice *= 2;
    } else if (!changed) {
      break;
    } else if (auto repeated = change(changes[next].set); !repeated) {
      return repeated;
    }
  }
  return {};
}

void Run::adoptInto(Run& present) {
  history_ = std::move(present.history_);
  if (history_) history_->forgetAfter(iteration());
  extendBudget();
  // What the document itself changes on the way it will change again.
  Json set = Json::object();
  for (const auto& field : liveFields()) {
    const auto& events = present.experiment_.at("events");
    const bool planned = std::any_of(events.begin(), events.end(), [&](const Json& event) {
      return event.at("set").contains(field);
    });
    if (!planned && present.experiment_.at(field) != experiment_.at(field))
      set[field] = present.experiment_.at(field);
  }
  if (!set.empty())
    if (const auto changed = change(set); !changed) message_ = changed.error().text();
}

}  // namespace gtv
