#include "run/run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

#include "base/decompositions.h"
#include "base/localized.h"
#include "clustering/partition.h"
#include "diagnostics/metrics.h"
#include "federated/catalogue.h"
#include "graph/pair_weights.h"
#include "instances/local_models.h"
#include "instances/problem_building.h"
#include "instances/starts.h"
#include "penalties/catalogue.h"
#include "run/settling.h"

namespace gtv {
namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
/// What a picture may cost, sixty times a second.
constexpr int mostNodesForAri = 20'000;

/// Asks for a stop when so many seconds are over, or when it is asked for elsewhere. Without a
/// thread to be had it stops at what is asked for elsewhere alone.
class TimeLimit {
 public:
  TimeLimit(double seconds, std::stop_token other)
      : other_(std::move(other), [this] { source_.request_stop(); }) {
    if (!(seconds > 0)) return;
    const auto wait = std::chrono::duration<double>(std::min(seconds, longest));
    try {
      thread_ = std::jthread([this, wait](const std::stop_token& ended) {
        std::mutex mutex;
        std::condition_variable_any changed;
        std::unique_lock lock(mutex);
        changed.wait_for(lock, ended, wait, [] { return false; });
        if (ended.stop_requested()) return;
        isOver_ = true;
        source_.request_stop();
      });
    } catch (const std::system_error&) {  // there are too many threads
    }
  }

  std::stop_token token() const { return source_.get_token(); }
  bool isOver() const { return isOver_; }

 private:
  static constexpr double longest = 1e6;

  std::stop_source source_;
  std::atomic<bool> isOver_ = false;
  std::stop_callback<std::function<void()>> other_;
  std::jthread thread_;
};

Error stoppedAtStart() { return {"", "stopped before the first iteration"}; }

Error otherDimension() {
  return {"", "the dimension of the parameter vectors cannot change during a run"};
}

/// The chosen penalty, if it suits the data and the method can solve the problem with it.
Result<std::shared_ptr<const Penalty>> fittingPenalty(const Experiment& experiment,
                                                      const ProblemInstance& network,
                                                      const GtvProblem& problem) {
  if (trainsLearners(experiment)) {
    if (auto fits = checkSolver(experiment.solver(), problem, methodContextOf(experiment, network));
        !fits)
      return fits.error();
    return problem.penalty;
  }
  const auto penalty = experiment.penalty();
  auto made = penaltyCatalogue().find(penalty.kind())->make(penalty, problem.dimension);
  if (!made) return made;
  auto changed = problem;
  changed.penalty = *made;
  if (auto fits = checkSolver(experiment.solver(), changed, methodContextOf(experiment, network));
      !fits)
    return fits.error();
  return made;
}

Result<Experiment> withChanges(Experiment experiment, const Json& set) {
  for (const auto& [path, value] : set.items()) {
    if (!isLiveField(path))
      return Error{path, fmt::format("cannot change during a run, expected {}",
                                     fmt::join(liveFields(), ", "))};
    auto next = experiment.with(path, value);
    if (!next) return next.error();
    experiment = std::move(*next);
  }
  return experiment;
}

/// The live changes of the document are validated on their own; here with data and method.
Result<void> checkEvents(const Experiment& experiment, const ProblemInstance& network,
                         const GtvProblem& problem, const std::stop_token& stop) {
  const auto& events = experiment.at("events");
  auto now = experiment;
  const auto* problemNow = &problem;
  const auto* networkNow = &network;
  std::optional<GtvProblem> changed;
  std::shared_ptr<const ProblemInstance> drawn;
  for (std::size_t k = 0; k < events.size(); ++k) {
    const auto& set = events[k].at("set");
    const auto fail = [&](const char* field, const std::string& message) {
      return Error{fmt::format("events[{}].set{}", k, field), message};
    };
    auto next = withChanges(now, set);
    if (!next) return fail("", next.error().text());
    now = std::move(*next);
    if (changesNetwork(set)) {
      auto anew = drawProblemInstance(now, network.repeat, stop);
      if (!anew) return fail("", anew.error().text());
      drawn = std::move(*anew);
      networkNow = drawn.get();
      auto built = buildProblem(now, *drawn, stop);
      if (!built) return fail("", built.error().text());
      if (built->dimension != problem.dimension) return fail("", otherDimension().text());
      changed = std::move(*built);
      problemNow = &*changed;
    }
    if (auto fits = checkCapacities(*problemNow->graph, now.lambda()); !fits)
      return fail(".lambda", fits.error().message);
    if (auto fits = fittingPenalty(now, *networkNow, *problemNow); !fits)
      return fail(set.contains("penalty") ? ".penalty" : "", fits.error().text());
  }
  return {};
}

/// W of the nodes that `to` shares with `from`; a new node takes the mean of its neighbours among
/// them, or 0.
Matrix carryWeights(const Matrix& W, const ProblemInstance& from, const ProblemInstance& to) {
  Matrix out = Matrix::Zero(W.rows(), to.nodeCount());
  std::vector<bool> known(static_cast<std::size_t>(to.nodeCount()), false);
  for (int i = 0; i < to.nodeCount(); ++i)
    if (const int before = from.nodeOf(to.ids[i]); before >= 0) {
      out.col(i) = W.col(before);
      known[i] = true;
    }
  for (int i = 0; i < to.nodeCount(); ++i) {
    if (known[i]) continue;
    int count = 0;
    for (const auto& incidence : to.graph->neighbours(i))
      if (known[incidence.neighbour]) {
        out.col(i) += out.col(incidence.neighbour);
        ++count;
      }
    if (count > 0) out.col(i) /= count;
  }
  return out;
}

/// U of the edges that `to` shares with `from`; 0 at the others. d × 0 stays d × 0.
Matrix carryFlow(const Matrix& U, const ProblemInstance& from, const ProblemInstance& to) {
  if (U.cols() == 0) return U;
  Matrix out = Matrix::Zero(U.rows(), to.graph->edgeCount());
  for (int e = 0; e < to.graph->edgeCount(); ++e) {
    const auto& edge = to.graph->edge(e);
    const int head = from.nodeOf(to.ids[edge.head]);
    const int tail = from.nodeOf(to.ids[edge.tail]);
    // Numbers ascend with ids: the orientation is the same.
    const int before = head >= 0 && tail >= 0 ? from.graph->edgeBetween(head, tail) : -1;
    if (before >= 0) out.col(e) = U.col(before);
  }
  return out;
}

}  // namespace

std::string statusName(RunStatus status) {
  switch (status) {
    case RunStatus::Running:
      return displayText("running");
    case RunStatus::Converged:
      return displayText("converged");
    case RunStatus::IterationLimit:
      return displayText("iteration-limit");
    case RunStatus::TimeLimit:
      return displayText("time-limit");
    case RunStatus::Stopped:
      return displayText("stopped");
    case RunStatus::Diverged:
      return displayText("diverged");
    case RunStatus::Uncertified:
      return displayText("uncertified");
  }
  return "unknown";
}

double clusterTolerance(const Experiment& experiment) {
  if (experiment.clusterTolerance() > 0) return experiment.clusterTolerance();
  const auto data = experiment.data();
  return data.kind() == "linear" && data.number("noise") == 0 ? 1e-6 : 1e-3;
}

std::vector<int> nodeGroups(const Experiment& experiment, const EmpiricalGraph& graph,
                            const Matrix& W) {
  return hasOneModelPerCluster(experiment.solver())
             ? equalModels(W)
             : fusedClusters(graph, W, clusterTolerance(experiment));
}

std::vector<int> learnedClusters(const Experiment& experiment, const EmpiricalGraph& graph,
                                 const Matrix& W, std::int64_t iteration) {
  if (iteration == 0 && W.cols() > 0 && (W.colwise() - W.col(0)).isZero(0)) return {};
  return nodeGroups(experiment, graph, W);
}

ClusterMeasures measureClusters(const Experiment& experiment, const ProblemInstance& network,
                                const Matrix& W, std::int64_t iteration) {
  ClusterMeasures out{learnedClusters(experiment, *network.graph, W, iteration), none, none};
  if (out.of.empty()) return out;
  out.conductance = largestConductance(*network.graph, out.of);
  if (network.nodeCount() <= mostNodesForAri && clusterCount(network.clusters) > 1)
    out.ari = adjustedRandIndex(network.clusters, out.of);
  return out;
}

void findClusters(Snapshot& picture) {
  auto found =
      measureClusters(picture.experiment, *picture.network, picture.W, picture.numbers.iteration);
  picture.clusters = std::move(found.of);
  picture.clusterCount = clusterCount(picture.clusters);
  picture.groupKind = groupKindOf(picture.experiment, static_cast<int>(picture.W.rows()));
  picture.ari = found.ari;
  picture.conductance = found.conductance;
}

Run::Run(Experiment experiment, Parts parts, const std::stop_token& stop)
    : experiment_(std::move(experiment)), nextCheck_(firstCheck) {
  adoptParts(std::move(parts));
  record();
  applyDocumentEvents();
  checkTermination(stop);
}

Result<Run::Parts> Run::build(const Experiment& experiment,
                              std::shared_ptr<const ProblemInstance> network,
                              const std::stop_token& stop) {
  auto problem = buildProblem(experiment, *network, stop);
  if (!problem) return problem.error();
  if (stop.stop_requested()) return stoppedAtStart();
  Parts parts;
  parts.network = std::move(network);
  parts.problem = std::make_unique<GtvProblem>(std::move(*problem));
  if (experiment.wantsCertificate() && !parts.problem->isConvex())
    return Error{experiment.tolerance() > 0 ? "stop.tolerance" : "stop.gap",
                 fmt::format("must be 0 for the model {}: its loss is not convex, so nothing "
                             "proves how near the minimum is",
                             experiment.model().kind())};
  auto context = methodContextOf(experiment, *parts.network);
  if (stop.stop_requested()) return stoppedAtStart();
  // Methods that work ahead of their first iteration have no more time than the others, but for
  // what every start takes.
  constexpr double leastForStart = 10;
  const double limit =
      experiment.timeLimit() > 0 ? std::max(leastForStart, experiment.timeLimit()) : 0;
  const TimeLimit timer(limit, stop);
  context.stop = limit > 0 ? timer.token() : stop;
  auto solver = makeSolver(experiment.solver(), *parts.problem, context);
  if (timer.isOver())
    return Error{"stop.timeLimit",
                 fmt::format("the time limit of {} s was over before the first iteration", limit)};
  if (!solver) return placedAtModel(experiment, solver.error());
  parts.solver = std::move(*solver);
  return parts;
}

/// What a run that has already begun is built from once more, for a change, a restored state or a
/// replay: its time limit speaks of its iterations and does not end the work of coming back to
/// them.
Experiment Run::withoutTimeLimit(const Experiment& experiment) {
  if (experiment.timeLimit() <= 0) return experiment;
  auto unlimited = experiment.with("stop.timeLimit", 0);
  if (!unlimited) return experiment;
  return std::move(*unlimited);
}

/// On the present network where that is the same one.
Result<Run::Parts> Run::rebuildParts(const Experiment& changed) const {
  auto network = network_;
  for (const auto& field : networkFields()) {
    if (changed.at(field) == experiment_.at(field)) continue;
    auto drawn = drawProblemInstance(changed, network_->repeat);
    if (!drawn) return drawn.error();
    network = std::move(*drawn);
    break;
  }
  auto parts = build(withoutTimeLimit(changed), std::move(network));
  if (parts && parts->problem->dimension != problem_->dimension) return otherDimension();
  return parts;
}

void Run::adoptParts(Parts parts) {
  bounder_ = nullptr;
  // The solver before refers to the problem before.
  solver_ = std::move(parts.solver);
  problem_ = std::move(parts.problem);
  if (const auto& data = parts.network->data; !network_ || network_->data != data)
    testFactor_ = data->testSet.rows() == 0 ? Matrix() : triangularFactor(data->testSet);
  network_ = std::move(parts.network);
  honest_.assign(static_cast<std::size_t>(network_->nodeCount()), true);
  for (const int i : network_->attackers) honest_[static_cast<std::size_t>(i)] = false;
  solver_->setThreads(threads_);
  refreshWarnings();
  followGraph();
}

/// The solver starts where the document wants it.
Result<void> Run::placeAtStart(const Experiment& experiment, Parts& parts,
                               const std::stop_token& stop) {
  const auto models = startModels(experiment, *parts.network, *parts.problem, stop);
  if (!models) return models.error();
  if (*models) parts.solver->startFrom(**models, Matrix(parts.problem->dimension, 0));
  return {};
}

Result<std::unique_ptr<Run>> Run::start(const Experiment& experiment, std::uint64_t repeat,
                                        const std::stop_token& stop) {
  auto network = drawProblemInstance(experiment, repeat, stop);
  if (!network) return network.error();
  return start(experiment, std::move(*network), stop);
}

Result<std::unique_ptr<Run>> Run::start(const Experiment& experiment,
                                        std::shared_ptr<const ProblemInstance> network,
                                        const std::stop_token& stop) {
  auto parts = build(experiment, std::move(network), stop);
  if (!parts) return parts.error();
  if (stop.stop_requested()) return stoppedAtStart();
  if (auto fits = checkEvents(experiment, *parts->network, *parts->problem, stop); !fits)
    return fits.error();
  if (auto placed = placeAtStart(experiment, *parts, stop); !placed) return placed.error();
  return std::unique_ptr<Run>(new Run(experiment, std::move(*parts), stop));
}

RunStatus Run::advance(std::int64_t count, const std::stop_token& stop,
                       const std::stop_token& interruption) {
  if (status_ == RunStatus::Stopped) {
    status_ = RunStatus::Running;
    message_.clear();
  }
  const auto begin = std::chrono::steady_clock::now();
  const double before = seconds_;
  const double totalBefore = totalSeconds_;
  const auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const double limit = experiment_.timeLimit();
  std::stop_source either;
  const std::stop_callback stopped(stop, [&] { either.request_stop(); });
  const std::stop_callback interrupted(interruption, [&] { either.request_stop(); });
  // An iteration may take longer than the time that is left.
  const TimeLimit timer(limit > 0 ? limit - before : 0, either.get_token());
  solver_->setStopToken(limit > 0 ? timer.token() : either.get_token());
  const auto endAtTimeLimit = [&] {
    setStatus(RunStatus::TimeLimit,
              fmt::format("time limit of {} s reached at iteration {}", limit, iteration()));
  };
  const auto rememberIfDue = [&] {
    if (RunTrace::isRecorded(iteration()) && history_ && history_->isDue()) keepCheckpoint();
  };
  if (pendingTermination_ && status_ == RunStatus::Running && !stop.stop_requested()) {
    terminateUnlessInterrupted(*std::exchange(pendingTermination_, std::nullopt),
                               either.get_token());
    if (!pendingTermination_) rememberIfDue();
  }
  for (std::int64_t k = 0; !pendingTermination_ && k < count && status_ == RunStatus::Running;
       ++k) {
    if (stop.stop_requested()) {
      setStatus(RunStatus::Stopped, fmt::format("stopped at iteration {}", iteration()));
      break;
    }
    const auto last = solver_->iteration();
    const bool measures = RunTrace::isRecorded(iteration() + 1);
    const Matrix modelsBefore = measures ? solver_->primal() : Matrix();
    solver_->step();
    if (solver_->iteration() == last) {  // given up
      seconds_ = before + elapsed();
      if (stop.stop_requested())
        setStatus(RunStatus::Stopped, fmt::format("stopped at iteration {}", iteration()));
      else if (timer.isOver())
        endAtTimeLimit();
      break;
    }
    lastStep_ = measures ? (solver_->primal() - modelsBefore).norm() : none;
    countTraffic();
    const bool recorded = RunTrace::isRecorded(iteration());
    followGraph();
    totalSeconds_ = totalBefore + elapsed();
    if (recorded) record();
    applyDocumentEvents();
    checkTermination(either.get_token());
    if (pendingTermination_) break;
    rememberIfDue();
    seconds_ = before + elapsed();
    if (limit > 0 && seconds_ >= limit && status_ == RunStatus::Running) endAtTimeLimit();
  }
  if (pendingTermination_ && stop.stop_requested())
    setStatus(RunStatus::Stopped, fmt::format("stopped at iteration {}", iteration()));
  seconds_ = before + elapsed();
  totalSeconds_ = totalBefore + elapsed();
  if (status_ != RunStatus::Running && trace_.rows().back().iteration != iteration()) record();
  return status_;
}

void Run::countTraffic() {
  auto sent = solver_->traffic();
  if (const auto perEdge = solver_->vectorsPerEdge(); !sent && perEdge) {
    const double vectors = static_cast<double>(*perEdge) * problem_->edgeCount();
    sent = Traffic{vectors, vectors, vectors * problem_->dimension};
  }
  const auto now = sent.value_or(Traffic{none, none, none});
  traffic_.messages += now.messages;
  traffic_.vectors += now.vectors;
  traffic_.numbers += now.numbers;
}

/// Measures on the graph that the method has learned.
void Run::followGraph() {
  const auto learned = solver_->learnedGraph();
  if (!learned || learned == network_->graph) return;
  auto network = std::make_shared<ProblemInstance>(*network_);
  network->graph = learned;
  network->graphIsLearned = true;
  network_ = std::move(network);
  problem_->graph = learned;
  bounder_ = nullptr;
}

void Run::setStatus(RunStatus status, std::string message) {
  status_ = status;
  message_ = std::move(message);
}

void Run::terminate(RunStatus status, std::string message) {
  if (status_ != RunStatus::Running) return;
  setStatus(status, std::move(message));
  pendingTermination_.reset();
  if (trace_.rows().back().iteration != iteration()) record();
}

void Run::startFrom(const Matrix& W, const Matrix& U, std::int64_t spent) {
  solver_->startFrom(W, U);
  budgetStart_ -= spent;
  pendingTermination_.reset();
  objectives_.clear();
  record();
  if (status_ != RunStatus::Running || !experiment_.wantsCertificate()) return;
  lastCertificate_ = iteration();
  decideTermination({}, bound(experiment_.tolerance()), {});
}

void Run::extendBudget() {
  if (status_ == RunStatus::Diverged || status_ == RunStatus::Running) return;
  status_ = RunStatus::Running;
  message_.clear();
  budgetStart_ = iteration();
  seconds_ = 0;
  objectives_.clear();
}

void Run::record() {
  trace_.add(measure());
  if (status_ == RunStatus::Diverged) return;
  if (std::isfinite(trace_.rows().back().objective)) {
    lastFinite_ = {iteration(), solver_->primal(), solver_->dual()};
    return;
  }
  if (lastFinite_.W.size() == 0)
    return setStatus(
        RunStatus::Diverged,
        "the objective exceeds the largest number from the start: the data is too large");
  auto message = fmt::format(
      "the objective is no longer a finite number at iteration {}; the weights are those of "
      "iteration {}",
      iteration(), lastFinite_.iteration);
  if (const auto broken = solver_->stepSizeWarning(); !broken.empty()) message += "; " + broken;
  setStatus(RunStatus::Diverged, std::move(message));
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
    // Validated at the start; since then the user may have changed what it builds on.
    if (const auto changed = change(set); !changed)
      message_ = fmt::format("the change at iteration {} is left out: {}", iteration(),
                             changed.error().text());
  }
}

Result<void> Run::change(const Json& set) {
  auto next = withChanges(experiment_, set);
  if (!next) return next.error();
  std::optional<Parts> parts;
  std::shared_ptr<const Penalty> penalty;
  if (changesNetwork(set)) {
    auto built = rebuildParts(*next);
    if (!built) return built.error();
    parts = std::move(*built);
  } else if (auto fits = checkCapacities(*network_->graph, next->lambda()); !fits) {
    return fits;
  } else if (set.contains("penalty") || set.contains("network")) {
    auto made = fittingPenalty(*next, *network_, *problem_);
    if (!made) return made.error();
    penalty = std::move(*made);
  }
  // Two rows at the same iterate: the old objective, scheduled or not, and the new one.
  if (trace_.rows().back().iteration != iteration()) record();
  if (parts) {
    const auto W = carryWeights(primal(), *network_, *parts->network);
    const auto U = carryFlow(dual(), *network_, *parts->network);
    iterationsBefore_ = iteration();
    adoptParts(std::move(*parts));
    solver_->startFrom(W, U);
    lastFinite_ = {};
    // The old iterates may be beyond repair, the new problem is not.
    if (status_ == RunStatus::Diverged) status_ = RunStatus::Running;
  } else {
    if (penalty) problem_->penalty = std::move(penalty);
    problem_->lambda = next->lambda();
    solver_->problemChanged();
    if (set.contains("network")) solver_->networkChanged(methodContextOf(*next, *network_).network);
  }
  experiment_ = std::move(*next);
  refreshWarnings();
  budgetStart_ = iteration();
  seconds_ = 0;
  nextCheck_ = iteration() + firstCheck;
  lastCertificate_ = 0;
  attainmentChecked_ = false;
  pendingTermination_.reset();
  objectives_.clear();
  if (status_ != RunStatus::Diverged) status_ = RunStatus::Running;
  message_.clear();
  LiveChange change{iteration(), Json::object()};
  for (const auto& item : set.items()) change.set[item.key()] = experiment_.at(item.key());
  trace_.add(std::move(change));
  record();
  if (history_) keepCheckpoint();
  return {};
}

void Run::refreshWarnings() {
  stepSizeWarning_ = solver_->stepSizeWarning();
  couplingWarning_.clear();
  suggestions_.clear();
  if (!measuresGtv()) return;
  // Not where the graph alone has said so.
  if (describeUncoupledNodes(*problem_->graph).empty())
    couplingWarning_ = describeVanishingCoupling(experiment_, *problem_);
  suggestions_ = suggestedEdits(experiment_, *problem_, solver_->method());
}

std::string Run::describeMessages() const {
  const auto what = unreliableMessagesOf(experiment_, solver_->method());
  if (what.empty()) return {};
  const auto& changes = trace_.changes();
  if (const auto unsettled =
          unsettledObjective(trace_.rows(), changes.empty() ? 0 : changes.back().iteration))
    return fmt::format(
        "messages {}: Algorithm 1 ({}) does not settle. Between iterations {} and {} the objective "
        "went up and down from {:.4g} to {:.4g}, and no less than before. If both ends of every "
        "edge keep its flow (solver.flowOwner), the method converges",
        what, solver_->method(), unsettled->from, unsettled->to, unsettled->low, unsettled->high);
  return fmt::format(
      "messages {}: Algorithm 1 ({}) is not proved to converge then and may stay far above the "
      "optimum, tens of per cent or more, however long it runs; only the certificate says how "
      "far. If both ends of every edge keep its flow (solver.flowOwner), it converges",
      what, solver_->method());
}

std::vector<std::string> Run::warnings() const {
  auto all = network_->warnings;
  for (const auto& warning : {stepSizeWarning_, couplingWarning_, describeMessages(),
                              describeSeparateColumns(experiment_)})
    if (!warning.empty()) all.push_back(warning);
  return all;
}

std::vector<TraceRow> Run::takeNewRows() {
  const auto& rows = trace_.rows();
  std::vector<TraceRow> fresh(rows.begin() + static_cast<std::ptrdiff_t>(taken_), rows.end());
  taken_ = rows.size();
  return fresh;
}

std::shared_ptr<Snapshot> Run::snapshot(int runNumber) const {
  auto picture = std::make_shared<Snapshot>();
  picture->runNumber = runNumber;
  picture->status = status_;
  picture->message = message_;
  picture->warnings = warnings();
  picture->suggestions = suggestions_;
  picture->experiment = experiment_;
  picture->network = network_;
  picture->W = primal();
  picture->gradientStep = solver_->gradientStep();
  picture->reached = iteration();
  picture->numbers =
      trace_.rows().back().iteration == iteration() ? trace_.rows().back() : measure();
  picture->mixtures = solver_->mixtures();
  findClusters(*picture);
  return picture;
}

DualBound Run::bound(double enough, const std::stop_token& stop) const {
  if (!measuresGtv()) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return {measure().objective, none, infinity, infinity};
  }
  if (!bounder_) bounder_ = std::make_unique<DualBounder>(*problem_);
  return bounder_->bound(primal(), dual(), stop, enough);
}

Result<std::unique_ptr<Run>> Run::atIteration(const Run& present, std::int64_t iteration,
                                              const std::function<bool()>& interrupted,
                                              const std::stop_token& stop) {
  auto parts = build(withoutTimeLimit(present.experiment_), present.network_);
  if (!parts) return parts.error();
  // On a network that has changed since there may be no such start, and none is needed: the past
  // begins at a checkpoint then.
  static_cast<void>(placeAtStart(present.experiment_, *parts, stop));
  auto past = std::unique_ptr<Run>(new Run(present.experiment_, std::move(*parts)));
  past->setThreads(present.threads_);
  if (auto gone = past->goTo(present, iteration, interrupted, stop); !gone) return gone.error();
  return past;
}

Result<void> Run::goTo(const Run& present, std::int64_t iteration,
                       const std::function<bool()>& interrupted, const std::stop_token& stop) {
  const auto* from = present.history_ ? present.history_->atOrBefore(iteration) : nullptr;
  if (from == nullptr) return Error{"", fmt::format("iteration {} is not remembered", iteration)};
  // From where it is, if that is nearer.
  const auto here = this->iteration();
  const bool near = here <= iteration && here >= from->iteration() &&
                    trace_.changes().size() >= from->changes && !trace_.rows().empty() &&
                    experiment_ == from->experiment && network_ == from->network;
  if (!near)
    if (auto gone = goToCheckpoint(present, *from); !gone) return gone;
  return follow(present.trace_, iteration, interrupted, stop);
}

}  // namespace gtv
