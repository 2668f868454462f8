#include "live/live_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "base/counted.h"
#include "diagnostics/metrics.h"
#include "instances/local_models.h"
#include "instances/network_layout.h"
#include "losses/catalogue.h"
#include "session/session_reader.h"

namespace gtv {
namespace {

constexpr double chunkSeconds = 0.012;
/// What moves less in so many iterations, relative to the largest number, is at rest: it cannot be
/// seen, and changes no cluster.
constexpr std::int64_t restIterations = 100;
constexpr double restChange = 1e-4;

bool isNear(const Matrix& a, const Matrix& b, double tolerance) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
  if (a.size() == 0) return true;
  return (a - b).cwiseAbs().maxCoeff() <= tolerance * (1 + a.cwiseAbs().maxCoeff());
}

/// The number of a kind of labels in keys, which sessions keep: it stays when kinds are added.
int numberInKeys(LabelKind kind) {
  switch (kind) {
    case LabelKind::Real:
      return 0;
    case LabelKind::Sign:
      return 1;
    case LabelKind::Class:
      return 2;
    case LabelKind::None:
      return 3;
    case LabelKind::Count:
      return 4;
    case LabelKind::Positive:
      return 5;
    case LabelKind::Points:
      return 6;
  }
  return -1;
}

Json networkKey(const Experiment& experiment) {
  Json key;
  for (const char* field : {"seed", "graph"}) key[field] = experiment.at(field);
  key["model"] = {experiment.model().json(), experiment.methodHasModel()};
  for (const auto& field : networkFields()) key[field] = experiment.at(field);
  // The check of the labels is part of the network.
  key["labels"] = numberInKeys(lossCatalogue().find(experiment.loss().kind())->make.labels);
  // What the iterates hold, which those who show them are told by the network.
  key["learners"] = trainsLearners(experiment);
  // A file that was written again is another file.
  for (const auto& [path, name] : experiment.fileFields()) {
    const auto file = experiment.findFile(name);
    std::error_code code;
    key["files"][path] =
        file ? Json{*file, std::filesystem::file_size(*file, code),
                    std::filesystem::last_write_time(*file, code).time_since_epoch().count()}
             : Json(nullptr);
  }
  return key;
}

/// The key of a network as it is in another session: the same files lie elsewhere, under names of
/// their own.
Json withoutPaths(const Experiment& experiment, Json key) {
  const auto nameless = experiment.withoutFileNames();
  for (const char* field : {"graph", "data"}) key[field] = nameless.at(field);
  if (key.contains("files"))
    for (auto& file : key["files"])
      if (file.is_array()) file = file[1];
  return key;
}

/// Equal for equal graphs.
Json fingerprint(const EmpiricalGraph& graph) {
  const auto& edges = graph.edges();
  static_assert(sizeof(Edge) == 2 * sizeof(int) + sizeof(double));  // nothing between them
  const std::string_view bytes(reinterpret_cast<const char*>(edges.data()),
                               edges.size() * sizeof(Edge));
  return {edges.size(), std::hash<std::string_view>()(bytes)};
}

/// What decides where a network is drawn, itself aside.
Json layoutKey(const Experiment& experiment) {
  return Json{{"layout", experiment.at("layout")}, {"seed", experiment.at("seed")}};
}

/// Everything that decides what is minimised, λ aside.
std::string problemKey(const Experiment& experiment, Json key) {
  for (const char* field : {"loss", "penalty", "clusterTolerance"})
    key[field] = experiment.at(field);
  // Where files lie need not be UTF-8.
  return key.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void ChangeSlot::put(Request request) {
  const std::scoped_lock lock(mutex_);
  if (waiting_ && waiting_->runNumber == request.runNumber) request.fields.merge(waiting_->fields);
  waiting_ = std::move(request);
}

std::optional<ChangeSlot::Request> ChangeSlot::take(int runNumber) {
  const std::scoped_lock lock(mutex_);
  if (!waiting_ || waiting_->runNumber > runNumber) return std::nullopt;
  return std::exchange(waiting_, std::nullopt);
}

Result<std::unique_ptr<Run>> LiveRun::start(const Experiment& experiment,
                                            const std::shared_ptr<const ProblemInstance>& network,
                                            const SessionRun* restored,
                                            const std::stop_token& stop) const {
  auto started = Run::start(experiment, network, stop);
  if (!started) return started;
  auto& run = **started;
  // From its first iterate on: what is kept of the past of a restored run can be looked at, too.
  run.keepHistory(historyBytes_);
  if (restored == nullptr) return started;
  auto reached = restored->last.iteration;
  if (!restored->trace.rows().empty())
    reached = std::max(reached, restored->trace.rows().back().iteration);
  if (restored->resumePoint) {
    const auto state = stateOf(*restored);
    if (!state) return state.error();
    if (auto done = run.restore(*state); !done) return done.error();
  }
  // What came after the resume point that was kept is iterated again.
  if (auto done = run.follow(restored->trace, reached, {}, stop); !done) return done.error();
  return started;
}

void LiveRun::breakDown(const Error& error) {
  past_ = nullptr;
  run_ = nullptr;
  running_ = false;
  live_ = {};
  penalty_ = nullptr;
  listener_.brokeDown(number_, error);
}

/// What was there before goes on, under the new number.
void LiveRun::reportBuildFailure(int number, const std::stop_token& stop, const Error& error) {
  number_ = number;
  picture_.runNumber = number;
  stop_ = stop;
  fail(error);
  if (!run_) return;
  // A change of graph or data may have been on its way when the number became another one.
  listener_.networkChanged(picture_);
  publish();
  schedule();
}

void LiveRun::open(int number, const Experiment& experiment, bool running,
                   const std::stop_token& stop, const SessionRun* restored, RunDocument document) {
  if (number != newest_.load()) return;
  const auto& began = restored != nullptr ? restored->start : experiment;
  auto key = networkKey(began);
  auto picture = picture_;
  const bool anotherNetwork = !picture.network || key != networkKey_;
  if (anotherNetwork) {
    auto network = drawProblemInstance(began, 0, NoNodes::Allow, stop);
    if (stop.stop_requested()) return;
    if (!network) return reportBuildFailure(number, stop, network.error());
    picture.network = std::move(*network);
  }
  const bool empty = picture.network->nodeCount() == 0;
  std::unique_ptr<Run> fresh;
  if (!empty) {
    auto started = start(began, picture.network, restored, stop);
    if (stop.stop_requested()) return;
    if (!started) return reportBuildFailure(number, stop, started.error());
    fresh = std::move(*started);
    // Of a restored run after its changes by hand; what it has learned is told later.
    if (restored != nullptr && !fresh->network()->graphIsLearned) {
      picture.network = fresh->network();
      key = networkKey(fresh->experiment());
    }
  }
  auto positions = place(experiment, picture.network, stop);
  // A layout that this graph cannot have was said when it was asked for.
  if (!positions && restored != nullptr)
    positions =
        place(experiment.with("layout", Json{{"kind", "auto"}}).value(), picture.network, stop);
  if (stop.stop_requested()) return;
  if (!positions) return reportBuildFailure(number, stop, positions.error());
  // The same positions are the same pointer: the canvas keeps its picture.
  const auto isSame = [](const Matrix& a, const Matrix& b) {
    return a.cols() == b.cols() && a == b;
  };
  if (!picture.positions || !isSame(*picture.positions, **positions))
    picture.positions = *positions;
  picture.layout = drawing_;
  past_ = nullptr;
  if (run_) publishCheckpoint();
  if (document == RunDocument::Another)
    clusters_.forget();
  else if (run_)
    clusters_.follow(*run_);
  run_ = std::move(fresh);
  rewinds_ = 0;
  drawn_ = experiment;
  picture.runNumber = number;
  picture_ = picture;
  networkKey_ = std::move(key);
  stop_ = stop;
  number_ = number;
  running_ = running;
  restingFrom_ = -1;
  chunk_ = 1;
  pauseAt_ = -1;
  listener_.networkReady(picture_);
  if (empty) {
    live_ = {};
    live_.runNumber = number_;
    live_.network = picture_.network;
    listener_.problemReady(live_);
    return;
  }
  announceProblem();
  publish();
  schedule();
}

void LiveRun::setRunning(bool running) {
  restingFrom_ = -1;
  if (running) resume();
  running_ = running;
  pauseAt_ = -1;
  if (running_ && run_) {
    run_->extendBudget();
    schedule();
  }
}

void LiveRun::lookAt(std::atomic<std::int64_t>& wanted) {
  const auto iteration = wanted.exchange(-1);
  // A newer wish takes the place of this one.
  if (iteration >= 0 && run_) showIteration(iteration, [&] { return wanted >= 0; });
}

void LiveRun::stepBack() {
  if (run_) showIteration(std::max<std::int64_t>(0, shown().iteration() - 1));
}

void LiveRun::showIteration(std::int64_t iteration, const std::function<bool()>& isOutdated) {
  running_ = false;
  pauseAt_ = -1;
  if (iteration >= run_->iteration()) {
    past_ = nullptr;
    publish();
    return;
  }
  const auto go = [&]() -> Result<void> {
    if (past_) return past_->goTo(*run_, iteration, isOutdated, stop_);
    auto made = Run::atIteration(*run_, iteration, isOutdated, stop_);
    if (!made) return made.error();
    past_ = std::move(*made);
    return {};
  };
  if (auto gone = go(); !gone) {
    past_ = nullptr;
    listener_.finished(number_, RunStatus::Running, gone.error().text());
  }
  if (!stop_.stop_requested()) publish();
}

void LiveRun::resume() {
  if (!past_) return;
  past_->takeNewRows();  // iterated again, and known
  ++rewinds_;
  listener_.rewound(number_, past_->trace().rows().size(), past_->iteration());
  past_->adoptInto(*run_);
  run_ = std::move(past_);
  announceProblem();
  publish();
}

void LiveRun::setHistory(std::size_t bytes) {
  historyBytes_ = bytes;
  if (run_) run_->keepHistory(bytes);
}

void LiveRun::publishNodePast(int node) {
  if (!run_ || run_->history() == nullptr) return;
  auto history = std::make_shared<NodePast>();
  history->runNumber = number_;
  history->node = node;
  const bool isOfAll = node == NodePast::allNodes;
  const auto& changes = run_->trace().changes();
  const auto begin = isOfAll && !changes.empty() ? changes.back().iteration : 0;
  std::vector<const Checkpoint*> kept;
  // A checkpoint of another network has other nodes.
  for (const auto& at : run_->history()->checkpoints())
    if (at.network == shown().network() && node < at.solver.W.cols() && at.iteration() >= begin)
      kept.push_back(&at);
  const auto dimension = static_cast<Eigen::Index>(run_->problem().dimension);
  const auto rows = isOfAll ? dimension * shown().network()->nodeCount() : dimension;
  constexpr std::size_t mostOfAll = 1 << 20;  // numbers
  const auto most = std::clamp<std::size_t>(
      mostOfAll / static_cast<std::size_t>(std::max<Eigen::Index>(1, rows)), 2, 400);
  const auto stride = kept.size() / most + 1;
  history->values.resize(rows, static_cast<Eigen::Index>((kept.size() + stride - 1) / stride));
  history->iterations.reserve(kept.size() / stride + 1);
  for (std::size_t k = 0; k < kept.size(); k += stride) {
    const auto& W = kept[k]->solver.W;
    if (W.rows() != dimension) return;
    auto values = history->values.col(static_cast<Eigen::Index>(history->iterations.size()));
    if (isOfAll)
      values = W.reshaped();
    else
      values = W.col(node);
    history->iterations.push_back(kept[k]->iteration());
  }
  listener_.nodePastReady(std::move(history));
}

void LiveRun::publishPredictions(Mailbox<PredictionRequest>& requests) {
  auto request = requests.take();
  if (!request) return;
  if (run_)
    listener_.predictionsReady(computePredictions(shown(), std::move(request), stop_));
  else
    listener_.predictionsReady(
        std::make_shared<const Predictions>(Predictions{std::move(request), 0, {}, {}}));
}

void LiveRun::step() {
  running_ = false;
  if (!run_) return;
  if (past_) {
    showIteration(past_->iteration() + 1);
    return;
  }
  run_->extendBudget();
  clusters_.advance(*run_, 1, stop_);
  publish();
}

void LiveRun::runUntil(std::int64_t iteration) {
  if (!run_ && !isEmpty()) return;
  resume();
  if (!run_ || run_->iteration() >= iteration) {
    running_ = false;
    pauseAt_ = -1;
    listener_.finished(number_, RunStatus::Running, {});
    return;
  }
  setRunning(true);
  pauseAt_ = iteration;
}

Result<std::shared_ptr<const Matrix>> LiveRun::place(
    const Experiment& experiment, const std::shared_ptr<const ProblemInstance>& network,
    const std::stop_token& stop) {
  auto key = layoutKey(experiment);
  const bool known =
      drawing_ && key == layout_ && laidOut_ && laidOut_->drawing.hasSameGraph(network->drawing);
  if (!known) {
    auto drawing = layoutDrawing(experiment, network->drawing, stop);
    if (!drawing) return drawing.error();
    if (stop.stop_requested()) return std::make_shared<const Matrix>();
    drawing_ = std::make_shared<const Matrix>(std::move(*drawing));
    layout_ = std::move(key);
    laidOut_ = network;
  }
  auto placed = placeNodes(experiment, *network, *drawing_);
  if (!placed) return placed.error();
  return std::make_shared<const Matrix>(std::move(*placed));
}

void LiveRun::change(ChangeSlot& requests) {
  const auto request = requests.take(number_);
  if (!request || request->runNumber != number_ || (!run_ && !isEmpty())) return;
  resume();
  restingFrom_ = -1;
  const auto& next = request->experiment;
  // An experiment that could not be opened, which the window does not know yet.
  const auto& now = run_ ? run_->experiment() : drawn_;
  for (const char* field : {"seed", "graph", "model", "loss", "solver"})
    if (next.at(field) != now.at(field)) return;
  // The first node of an empty graph starts the run.
  if (!run_) {
    open(number_, next, running_, stop_);
    return;
  }
  Json set = Json::object();
  for (const auto& field : request->fields)
    if (isLiveField(field) && run_->experiment().at(field) != next.at(field))
      set[field] = next.at(field);
  drawn_ = next;
  if (set.empty()) return;
  const bool ended = run_->status() != RunStatus::Running && run_->status() != RunStatus::Stopped;
  const bool wasRunning = running_;
  clusters_.follow(*run_);
  if (auto changed = run_->change(set); !changed) {
    // Another dimension, say: a new run can do what this one cannot.
    if (!changesNetwork(set)) {
      fail(changed.error());
      return;
    }
    open(number_, next, running_ || ended, stop_);
    if (running_ && !wasRunning) listener_.resumed(number_);
    return;
  }
  // A finished run takes up the change at once; one that the user paused stays paused. Only this
  // thread knows which it is at this moment.
  if (ended && !running_) {
    running_ = true;
    pauseAt_ = -1;
    listener_.resumed(number_);
  }
  publish();
  schedule();
}

/// Tells of the network that the run goes on with.
void LiveRun::publishNetworkChange() {
  auto positions = place(drawn_, shown().network(), stop_);
  if (stop_.stop_requested()) return;
  // A layout that this graph cannot have was said when it was asked for.
  if (!positions)
    positions =
        place(drawn_.with("layout", Json{{"kind", "auto"}}).value(), shown().network(), stop_);
  if (!positions || stop_.stop_requested()) return;
  picture_.network = shown().network();
  picture_.positions = *positions;
  picture_.layout = drawing_;
  networkKey_ = networkKey(shown().experiment());
  // The document does not name this graph: the next run begins on the one it names.
  if (picture_.network->graphIsLearned)
    networkKey_["learned"] = fingerprint(*picture_.network->graph);
  listener_.networkChanged(picture_);
  announceProblem();
}

void LiveRun::publishIterates() {
  if (!run_) {
    listener_.iteratesReady(nullptr);
    return;
  }
  const auto& run = shown();
  std::shared_ptr<LearnedNumbers> learned;
  if (!run.measuresGtv()) {
    const auto begin = std::chrono::steady_clock::now();
    learned =
        std::make_shared<LearnedNumbers>(LearnedNumbers{run.measure(), attackImpactOf(run, stop_)});
    learned->seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }
  if (run.problem().penalty != penalty_) announceProblem();
  listener_.iteratesReady(std::make_shared<IterateSnapshot>(IterateSnapshot{
      number_, run.status(), run.experiment(), run.network(), run.problem(), live_.problem,
      run.primal(), run.dual(), run.iteration(), run.clusterTolerance(),
      measuredContraction(run.trace()), run.predictedContraction(), std::move(learned)}));
}

void LiveRun::publishResults(const MakeResults& make) {
  if (!run_) {
    listener_.resultsReady(nullptr);
    return;
  }
  auto files = std::make_shared<ResultFiles>(make(shown(), stop_));
  listener_.resultsReady(stop_.stop_requested() ? nullptr : std::move(files));
}

void LiveRun::publishCheckpoint() {
  if (!run_) {
    listener_.checkpointReady(nullptr);
    return;
  }
  if (auto rows = run_->takeNewRows(); !rows.empty()) listener_.rowsReady(number_, std::move(rows));
  auto checkpoint = std::make_shared<RunCheckpoint>();
  checkpoint->runNumber = number_;
  checkpoint->point = std::make_shared<const ResumePoint>(run_->resumePoint());
  checkpoint->changes = run_->trace().changes();
  checkpoint->rewinds = rewinds_;
  checkpoint->numbers = run_->measure();
  checkpoint->W = run_->primal();
  checkpoint->status = run_->status();
  checkpoint->message = run_->message();
  listener_.checkpointReady(std::move(checkpoint));
}

void LiveRun::layOut(int request, const Experiment& experiment, const std::stop_token& stop) {
  if ((!run_ && !isEmpty()) || stop.stop_requested()) return;
  auto positions = place(experiment, picture_.network, stop);
  if (stop.stop_requested()) return;
  if (!positions) {
    fail(positions.error());
    return;
  }
  drawn_ = experiment;
  picture_.positions = *positions;
  picture_.layout = drawing_;
  listener_.positionsReady(request, picture_);
}

void LiveRun::schedule() {
  if (due_ || !running_ || !run_) return;
  using std::chrono::milliseconds;
  const milliseconds wait(speed_ > 0 ? 1000 * iterationsPerTick() / speed_ : 0);
  due_ = std::chrono::steady_clock::now() + wait;
}

std::int64_t LiveRun::iterationsPerTick() const {
  constexpr int tickMilliseconds = 15;
  return std::max(1, (speed_ * tickMilliseconds + 999) / 1000);
}

void LiveRun::advance(const std::stop_token& interrupt) {
  due_.reset();
  if (!running_ || !run_ || number_ != newest_.load()) return;
  auto count = speed_ > 0 ? iterationsPerTick() : chunk_;
  if (pauseAt_ >= 0) count = std::clamp<std::int64_t>(pauseAt_ - run_->iteration(), 0, count);
  const auto from = run_->iteration();
  const auto begin = std::chrono::steady_clock::now();
  auto status = clusters_.advance(*run_, count, stop_, interrupt);
  const double spent =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  // Whoever asked for a certain iteration gets it.
  if (status == RunStatus::Running && stopsAtRest_ && pauseAt_ < 0)
    if (auto words = restMessage(); !words.empty()) {
      run_->terminate(RunStatus::Uncertified, std::move(words));
      status = run_->status();
    }
  // Towards chunks that take chunkSeconds; one that was cut short says nothing about them.
  if (speed_ == 0 && run_->iteration() - from == chunk_)
    chunk_ =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(static_cast<double>(chunk_) *
                                                           chunkSeconds / std::max(spent, 1e-6)),
                                 std::max<std::int64_t>(1, chunk_ / 4), 4 * chunk_);
  publish();
  if (status == RunStatus::Stopped) return;  // something newer is coming, or the end
  const bool limit = status == RunStatus::IterationLimit || status == RunStatus::TimeLimit;
  if (limit && run_->iteration() < pauseAt_) {
    run_->extendBudget();  // more was asked for than the experiment's own limit
    schedule();
  } else if (status == RunStatus::Running && run_->iteration() != pauseAt_) {
    schedule();
  } else {
    running_ = false;
    listener_.finished(number_, status, run_->message());
  }
}

std::string LiveRun::restMessage() {
  const auto now = run_->iteration();
  const bool begins = restingFrom_ < 0;
  if (!begins && now - restingFrom_ < restIterations) return {};
  const double tolerance = std::min(restChange, 0.1 * run_->clusterTolerance());
  const bool rests = !begins && isNear(run_->primal(), restingW_, tolerance) &&
                     isNear(run_->dual(), restingU_, tolerance);
  const auto from = std::exchange(restingFrom_, now);
  restingW_ = run_->primal();
  restingU_ = run_->dual();
  if (!rests) return {};
  return fmt::format(
      "nothing moves: the models changed by at most {:.0e} of the largest number, or of 1, in {}",
      tolerance, counted(now - from, "iteration"));
}

void LiveRun::fail(const Error& error) {
  const auto before = run_ ? std::make_shared<const Experiment>(run_->experiment()) : nullptr;
  listener_.failed(number_, error, run_ != nullptr && running_, before);
}

void LiveRun::setFlowWanted(bool wanted, int coordinate) {
  flowWanted_ = wanted;
  flowCoordinate_ = coordinate;
  if (run_) publish();
}

void LiveRun::setFocus(int node, int edge) {
  if (node == focusedNode_ && edge == focusedEdge_) return;
  focusedNode_ = node;
  focusedEdge_ = edge;
  if (run_) publish();
}

void LiveRun::announceProblem() {
  penalty_ = shown().problem().penalty;
  LiveProblem live{
      number_,
      nullptr,
      shown().network(),
      problemKey(shown().experiment(), networkKey_),
      problemKey(shown().experiment(), withoutPaths(shown().experiment(), networkKey_)),
      shown().clusterTolerance(),
      shown().iteration(),
      past_ != nullptr};
  // Whoever follows the same problem already goes on warm.
  const bool same = live_.problem && live_.key == live.key && live_.network == live.network;
  if (shown().measuresGtv())
    live.problem = same ? live_.problem : std::make_shared<const GtvProblem>(shown().problem());
  live_ = std::move(live);
  listener_.problemReady(live_);
}

void LiveRun::publish() {
  // By hand, or by an event of the document.
  if (shown().network() != picture_.network) publishNetworkChange();
  // Changes by hand and those that the document asks for.
  if (shown().problem().penalty != penalty_) announceProblem();
  const auto picture = shown().snapshot(number_);
  picture->reached = run_->iteration();
  clusters_.mark(*picture);
  picture->problem = live_.problem;
  if (flowWanted_)
    picture->saturation =
        std::make_shared<const Vector>(edgeSaturation(shown().problem(), shown().dual()));
  if (flowWanted_ && flowCoordinate_ >= 0 && flowCoordinate_ < shown().dual().rows())
    picture->flow = std::make_shared<const Vector>(shown().dual().row(flowCoordinate_));
  // The graph may have changed since the pointer was there.
  if (focusedNode_ >= 0 && focusedNode_ < shown().problem().nodeCount() && shown().measuresGtv())
    picture->nodeBalance =
        nodeBalanceAt(shown().problem(), shown().primal(), shown().dual(), focusedNode_);
  if (focusedEdge_ >= 0 && focusedEdge_ < shown().problem().edgeCount())
    picture->edgeState =
        edgeStateAt(shown().problem(), shown().primal(), shown().dual(), focusedEdge_);
  mailbox_.put(picture);
  if (auto rows = run_->takeNewRows(); !rows.empty()) listener_.rowsReady(number_, std::move(rows));
}

}  // namespace gtv
