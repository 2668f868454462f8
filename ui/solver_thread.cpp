#include "solver_thread.h"

#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <functional>
#include <new>
#include <string_view>
#include <system_error>

#include "base/broken_promise.h"
#include "base/thread_priority.h"
#include "diagnostics/metrics.h"
#include "losses/catalogue.h"
#include "session/session_reader.h"

namespace gtv::ui {
namespace {

constexpr double chunkSeconds = 0.012;

Json networkKey(const Experiment& experiment) {
  Json key;
  for (const char* field : {"seed", "graph"}) key[field] = experiment.at(field);
  key["model"] = {experiment.model().json(), experiment.methodHasModel()};
  for (const auto& field : networkFields()) key[field] = experiment.at(field);
  // The check of the labels is part of the network.
  key["labels"] = lossCatalogue().find(experiment.loss().kind())->make.labels;
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
Json withoutPlaces(const Experiment& experiment, Json key) {
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

constexpr const char* purpose = "for this experiment";

/// What a piece of work does to the run.
enum class Touches {
  Nothing,  ///< whatever happens to it, the run is what it was
  Run,      ///< if it breaks off in the middle, the run is neither the old nor the new one
};

/// Does `work` of the solver thread. What has no room is a failure and not the end of the window.
/// After a promise that did not hold, or a change that was made by half, there is nothing that
/// the run could be trusted with: it ends.
template <class Work>
void attempt(RunWorker& worker, Touches touches, Work&& work) {
  try {
    work();
  } catch (const std::bad_alloc&) {
    if (touches == Touches::Run)
      worker.breakDown(caughtError(purpose));
    else
      worker.fail(caughtError(purpose));
  } catch (...) {
    worker.breakDown(caughtError(purpose));
  }
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

void Doorbell::ring() {
  const std::scoped_lock lock(mutex_);
  source_.request_stop();
  source_ = std::stop_source();
}

std::stop_token Doorbell::listen() {
  const std::scoped_lock lock(mutex_);
  return source_.get_token();
}

SolverThread::SolverThread(QObject* parent)
    : QObject(parent), worker_(new RunWorker(mailbox_, newest_, bell_)) {
  qRegisterMetaType<NetworkPicture>();
  qRegisterMetaType<LiveProblem>();
  qRegisterMetaType<std::vector<TraceRow>>();
  qRegisterMetaType<Error>();
  qRegisterMetaType<RunStatus>();
  qRegisterMetaType<std::shared_ptr<const Matrix>>();
  qRegisterMetaType<std::shared_ptr<const Experiment>>();
  qRegisterMetaType<std::shared_ptr<const Iterates>>();
  qRegisterMetaType<std::shared_ptr<const NodePast>>();
  qRegisterMetaType<std::shared_ptr<const RunPlace>>();
  qRegisterMetaType<std::shared_ptr<const Predictions>>();
  for (auto& questions : questions_) questions = std::make_shared<Mailbox<PredictionRequest>>();
  qRegisterMetaType<std::size_t>("std::size_t");
  worker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect(worker_, &RunWorker::networkReady, this, &SolverThread::networkReady);
  connect(worker_, &RunWorker::networkChanged, this, &SolverThread::networkChanged);
  connect(worker_, &RunWorker::problemReady, this, &SolverThread::problemReady);
  connect(worker_, &RunWorker::rowsReady, this, &SolverThread::rowsReady);
  connect(worker_, &RunWorker::rewound, this, &SolverThread::rewound);
  connect(worker_, &RunWorker::nodePastReady, this, &SolverThread::nodePastReady);
  connect(worker_, &RunWorker::predictionsReady, this, &SolverThread::predictionsReady);
  connect(worker_, &RunWorker::failed, this, &SolverThread::failed);
  connect(worker_, &RunWorker::brokeDown, this, &SolverThread::brokeDown);
  connect(worker_, &RunWorker::resumed, this, &SolverThread::resumed);
  connect(worker_, &RunWorker::positionsReady, this,
          [this](int request, const NetworkPicture& picture) {
            if (request == layouts_) Q_EMIT positionsReady(picture);
          });
  connect(worker_, &RunWorker::iteratesReady, this, &SolverThread::iteratesReady);
  connect(worker_, &RunWorker::placeReady, this, &SolverThread::placeReady);
  connect(worker_, &RunWorker::finished, this, &SolverThread::finished);
  thread_.setObjectName(QStringLiteral("solver"));
  connect(&thread_, &QThread::started, worker_, [] { giveWay(Way::ToTheWindow); });
  thread_.start();
  // Qt only warns. Without it nothing would ever happen in the window.
  if (!thread_.isRunning())
    throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

SolverThread::~SolverThread() {
  building_.request_stop();
  layingOut_.request_stop();
  newest_->store(-1);  // whatever waits in the queue is stale now
  bell_->ring();
  thread_.quit();
  thread_.wait();
}

int SolverThread::open(const Experiment& experiment, bool running,
                       std::shared_ptr<const SessionRun> restored, Document document) {
  building_.request_stop();
  layingOut_.request_stop();
  building_ = std::stop_source();
  const int number = ++current_;
  newest_->store(number);
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, number, experiment, running, stop = building_.get_token(),
                restored = std::move(restored), document] {
        attempt(*worker, Touches::Nothing, [&] {
          try {
            worker->open(number, experiment, running, stop, restored.get(), document);
          } catch (...) {
            const auto error = caughtError(purpose);
            // Before the new run took its place, the one before is untouched.
            if (worker->number() == number)
              worker->breakDown(error);
            else
              worker->giveUp(number, stop, error);
          }
        });
      });
  return number;
}

void SolverThread::layOut(const Experiment& experiment) {
  layingOut_.request_stop();
  layingOut_ = std::stop_source();
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, request = ++layouts_, experiment, stop = layingOut_.get_token()] {
        attempt(*worker, Touches::Nothing, [&] { worker->layOut(request, experiment, stop); });
      });
}

void SolverThread::setRunning(bool running) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, running] {
    attempt(*worker, Touches::Run, [&] { worker->setRunning(running); });
  });
  if (!running) bell_->ring();
}

void SolverThread::breakDown(const Error& error) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, error] { worker->breakDown(error); });
  bell_->ring();
}

void SolverThread::step() {
  QMetaObject::invokeMethod(
      worker_, [worker = worker_] { attempt(*worker, Touches::Run, [&] { worker->step(); }); });
}

void SolverThread::runUntil(std::int64_t iteration) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, iteration] {
    attempt(*worker, Touches::Run, [&] { worker->runUntil(iteration); });
  });
}

void SolverThread::change(const Experiment& next, const std::vector<std::string>& fields) {
  changes_->put({current_, next, {fields.begin(), fields.end()}});
  QMetaObject::invokeMethod(worker_, [worker = worker_, changes = changes_] {
    attempt(*worker, Touches::Run, [&] { worker->change(*changes); });
  });
}

void SolverThread::lookAt(std::int64_t iteration) {
  lookAt_->store(iteration);
  QMetaObject::invokeMethod(worker_, [worker = worker_, wanted = lookAt_] {
    attempt(*worker, Touches::Nothing, [&] { worker->lookAt(*wanted); });
  });
  bell_->ring();
}

void SolverThread::stepBack() {
  QMetaObject::invokeMethod(worker_, [worker = worker_] {
    attempt(*worker, Touches::Nothing, [&] { worker->stepBack(); });
  });
  bell_->ring();
}

void SolverThread::resume() {
  QMetaObject::invokeMethod(
      worker_, [worker = worker_] { attempt(*worker, Touches::Run, [&] { worker->resume(); }); });
}

void SolverThread::setHistory(std::size_t bytes) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, bytes] {
    attempt(*worker, Touches::Nothing, [&] { worker->setHistory(bytes); });
  });
}

void SolverThread::requestNodePast(int node) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, node] {
    attempt(*worker, Touches::Nothing, [&] { worker->giveNodePast(node); });
  });
}

void SolverThread::requestPredictions(std::shared_ptr<const PredictionRequest> request) {
  const auto& questions = questions_[static_cast<std::size_t>(request->asker)];
  questions->put(std::move(request));
  QMetaObject::invokeMethod(worker_, [worker = worker_, questions] {
    attempt(*worker, Touches::Nothing, [&] { worker->givePredictions(*questions); });
  });
}

void SolverThread::setSpeed(Speed iterationsPerSecond) {
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, iterationsPerSecond] { worker->setSpeed(iterationsPerSecond); });
}

void SolverThread::setFlowWanted(bool wanted, int coordinate) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, wanted, coordinate] {
    attempt(*worker, Touches::Nothing, [&] { worker->setFlowWanted(wanted, coordinate); });
  });
}

void SolverThread::setFocus(int node, int edge) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, node, edge] {
    attempt(*worker, Touches::Nothing, [&] { worker->setFocus(node, edge); });
  });
}

void SolverThread::requestIterates() {
  QMetaObject::invokeMethod(worker_, [worker = worker_] {
    attempt(*worker, Touches::Nothing, [&] { worker->giveIterates(); });
  });
}

void SolverThread::requestPlace(bool now) {
  QMetaObject::invokeMethod(worker_, [worker = worker_] {
    attempt(*worker, Touches::Nothing, [&] { worker->givePlace(); });
  });
  if (now) bell_->ring();
}

Result<std::unique_ptr<Run>> RunWorker::start(const Experiment& experiment,
                                              const std::shared_ptr<const Network>& network,
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
  if (restored->place) {
    const auto state = stateOf(*restored);
    if (!state) return state.error();
    if (auto done = run.restore(*state); !done) return done.error();
  }
  // What came after the place that was kept is iterated again.
  if (auto done = run.follow(restored->trace, reached, {}, stop); !done) return done.error();
  return started;
}

void RunWorker::breakDown(const Error& error) {
  past_ = nullptr;
  run_ = nullptr;
  running_ = false;
  live_ = {};
  penalty_ = nullptr;
  Q_EMIT brokeDown(number_, error);
}

/// What was there before goes on, under the new number.
void RunWorker::giveUp(int number, const std::stop_token& stop, const Error& error) {
  number_ = number;
  picture_.runNumber = number;
  stop_ = stop;
  fail(error);
  if (!run_) return;
  // A change of graph or data may have been on its way when the number became another one.
  Q_EMIT networkChanged(picture_);
  publish();
  schedule();
}

void RunWorker::open(int number, const Experiment& experiment, bool running,
                     const std::stop_token& stop, const SessionRun* restored,
                     SolverThread::Document document) {
  if (number != newest_->load()) return;
  const auto& began = restored != nullptr ? restored->start : experiment;
  auto key = networkKey(began);
  auto picture = picture_;
  const bool anotherNetwork = !picture.network || key != networkKey_;
  if (anotherNetwork) {
    auto network = buildNetwork(began, 0, NoNodes::Allow, stop);
    if (stop.stop_requested()) return;
    if (!network) return giveUp(number, stop, network.error());
    picture.network = std::move(*network);
  }
  const bool empty = picture.network->nodeCount() == 0;
  std::unique_ptr<Run> fresh;
  if (!empty) {
    auto started = start(began, picture.network, restored, stop);
    if (stop.stop_requested()) return;
    if (!started) return giveUp(number, stop, started.error());
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
  if (!positions) return giveUp(number, stop, positions.error());
  // The same positions are the same pointer: the canvas keeps its picture.
  const auto isSame = [](const Matrix& a, const Matrix& b) {
    return a.cols() == b.cols() && a == b;
  };
  if (!picture.positions || !isSame(*picture.positions, **positions))
    picture.positions = *positions;
  picture.layout = drawing_;
  past_ = nullptr;
  if (run_) givePlace();
  if (document == SolverThread::Document::Another)
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
  chunk_ = 1;
  pauseAt_ = -1;
  Q_EMIT networkReady(picture_);
  if (empty) {
    live_ = {};
    live_.runNumber = number_;
    live_.network = picture_.network;
    Q_EMIT problemReady(live_);
    return;
  }
  announceProblem();
  publish();
  schedule();
}

void RunWorker::setRunning(bool running) {
  if (running) resume();
  running_ = running;
  pauseAt_ = -1;
  if (running_ && run_) {
    run_->goOn();
    schedule();
  }
}

void RunWorker::lookAt(std::atomic<std::int64_t>& wanted) {
  const auto iteration = wanted.exchange(-1);
  // A newer wish takes the place of this one.
  if (iteration >= 0 && run_) showIteration(iteration, [&] { return wanted >= 0; });
}

void RunWorker::stepBack() {
  if (run_) showIteration(std::max<std::int64_t>(0, shown().iteration() - 1));
}

void RunWorker::showIteration(std::int64_t iteration, const std::function<bool()>& isOutdated) {
  running_ = false;
  pauseAt_ = -1;
  if (iteration >= run_->iteration()) {
    past_ = nullptr;
    publish();
    return;
  }
  const auto go = [&]() -> Result<void> {
    if (past_) return past_->goTo(*run_, iteration, isOutdated, stop_);
    auto made = Run::inPast(*run_, iteration, isOutdated, stop_);
    if (!made) return made.error();
    past_ = std::move(*made);
    return {};
  };
  if (auto gone = go(); !gone) {
    past_ = nullptr;
    Q_EMIT finished(number_, RunStatus::Running, QString::fromStdString(gone.error().text()));
  }
  if (!stop_.stop_requested()) publish();
}

void RunWorker::resume() {
  if (!past_) return;
  past_->takeNewRows();  // iterated again, and known
  ++rewinds_;
  Q_EMIT rewound(number_, past_->trace().rows().size(), past_->iteration());
  past_->replace(*run_);
  run_ = std::move(past_);
  announceProblem();
  publish();
}

void RunWorker::setHistory(std::size_t bytes) {
  historyBytes_ = bytes;
  if (run_) run_->keepHistory(bytes);
}

void RunWorker::giveNodePast(int node) {
  if (!run_ || run_->history() == nullptr) return;
  auto history = std::make_shared<NodePast>();
  history->runNumber = number_;
  history->node = node;
  std::vector<const Checkpoint*> kept;
  // A checkpoint of another network has other nodes.
  for (const auto& at : run_->history()->checkpoints())
    if (at.network == shown().network() && node < at.solver.W.cols()) kept.push_back(&at);
  constexpr std::size_t most = 400;
  const auto stride = kept.size() / most + 1;
  history->values.resize(run_->problem().dimension,
                         static_cast<Eigen::Index>((kept.size() + stride - 1) / stride));
  history->iterations.reserve(kept.size() / stride + 1);
  for (std::size_t k = 0; k < kept.size(); k += stride) {
    history->values.col(static_cast<Eigen::Index>(history->iterations.size())) =
        kept[k]->solver.W.col(node);
    history->iterations.push_back(kept[k]->iteration());
  }
  Q_EMIT nodePastReady(std::move(history));
}

void RunWorker::givePredictions(Mailbox<PredictionRequest>& questions) {
  auto question = questions.take();
  if (!question) return;
  if (run_)
    Q_EMIT predictionsReady(answer(shown(), std::move(question), stop_));
  else
    Q_EMIT predictionsReady(
        std::make_shared<const Predictions>(Predictions{std::move(question), 0, {}, {}}));
}

void RunWorker::step() {
  running_ = false;
  if (!run_) return;
  if (past_) {
    showIteration(past_->iteration() + 1);
    return;
  }
  run_->goOn();
  clusters_.advance(*run_, 1, stop_);
  publish();
}

void RunWorker::runUntil(std::int64_t iteration) {
  if (!run_ && !isEmpty()) return;
  resume();
  if (!run_ || run_->iteration() >= iteration) {
    running_ = false;
    pauseAt_ = -1;
    Q_EMIT finished(number_, RunStatus::Running, {});
    return;
  }
  setRunning(true);
  pauseAt_ = iteration;
}

Result<std::shared_ptr<const Matrix>> RunWorker::place(
    const Experiment& experiment, const std::shared_ptr<const Network>& network,
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

void RunWorker::change(ChangeSlot& requests) {
  const auto request = requests.take(number_);
  if (!request || request->runNumber != number_ || (!run_ && !isEmpty())) return;
  resume();
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
    if (running_ && !wasRunning) Q_EMIT resumed(number_);
    return;
  }
  // A finished run takes up the change at once; one that the user paused stays paused. Only this
  // thread knows which it is at this moment.
  if (ended && !running_) {
    running_ = true;
    pauseAt_ = -1;
    Q_EMIT resumed(number_);
  }
  publish();
  schedule();
}

/// Tells of the network that the run goes on with.
void RunWorker::takeOver() {
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
  Q_EMIT networkChanged(picture_);
  announceProblem();
}

void RunWorker::giveIterates() {
  if (!run_) {
    Q_EMIT iteratesReady(nullptr);
    return;
  }
  const auto& run = shown();
  std::shared_ptr<LearnedNumbers> learned;
  if (run.hypotheses() != nullptr) {
    const auto begin = std::chrono::steady_clock::now();
    learned =
        std::make_shared<LearnedNumbers>(LearnedNumbers{run.measure(), victimsOf(run, stop_)});
    learned->seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }
  if (run.problem().penalty != penalty_) announceProblem();
  Q_EMIT iteratesReady(std::make_shared<Iterates>(
      Iterates{number_, run.status(), run.experiment(), run.network(), run.problem(), live_.problem,
               run.primal(), run.dual(), run.iteration(), run.clusterTolerance(),
               measuredContraction(run.trace()), run.predictedContraction(), std::move(learned)}));
}

void RunWorker::givePlace() {
  if (!run_) {
    Q_EMIT placeReady(nullptr);
    return;
  }
  if (auto rows = run_->takeNewRows(); !rows.empty()) Q_EMIT rowsReady(number_, std::move(rows));
  auto place = std::make_shared<RunPlace>();
  place->runNumber = number_;
  place->point = std::make_shared<const ResumePoint>(run_->resumePoint());
  place->changes = run_->trace().changes();
  place->rewinds = rewinds_;
  place->numbers = run_->measure();
  place->W = run_->primal();
  place->status = run_->status();
  place->message = run_->message();
  Q_EMIT placeReady(std::move(place));
}

void RunWorker::layOut(int request, const Experiment& experiment, const std::stop_token& stop) {
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
  Q_EMIT positionsReady(request, picture_);
}

void RunWorker::schedule() {
  if (scheduled_ || !running_ || !run_) return;
  scheduled_ = true;
  // Through the event queue, so that commands get in between; slow speeds wait on a timer.
  const int wait = speed_ > 0 ? static_cast<int>(1000 * iterationsPerTick() / speed_) : 0;
  QTimer::singleShot(wait, this, [this] { attempt(*this, Touches::Run, [this] { advance(); }); });
}

std::int64_t RunWorker::iterationsPerTick() const {
  constexpr int tickMilliseconds = 15;
  return std::max(1, (speed_ * tickMilliseconds + 999) / 1000);
}

void RunWorker::advance() {
  scheduled_ = false;
  if (!running_ || !run_ || number_ != newest_->load()) return;
  auto count = speed_ > 0 ? iterationsPerTick() : chunk_;
  if (pauseAt_ >= 0) count = std::clamp<std::int64_t>(pauseAt_ - run_->iteration(), 0, count);
  const auto from = run_->iteration();
  const auto begin = std::chrono::steady_clock::now();
  const auto status = clusters_.advance(*run_, count, stop_, bell_->listen());
  const double spent =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
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
    run_->goOn();  // more was asked for than the experiment's own limit
    schedule();
  } else if (status == RunStatus::Running && run_->iteration() != pauseAt_) {
    schedule();
  } else {
    running_ = false;
    Q_EMIT finished(number_, status, QString::fromStdString(run_->message()));
  }
}

void RunWorker::fail(const Error& error) {
  const auto before = run_ ? std::make_shared<const Experiment>(run_->experiment()) : nullptr;
  Q_EMIT failed(number_, error, run_ != nullptr && running_, before);
}

void RunWorker::setFlowWanted(bool wanted, int coordinate) {
  flowWanted_ = wanted;
  flowCoordinate_ = coordinate;
  if (run_) publish();
}

void RunWorker::setFocus(int node, int edge) {
  focusedNode_ = node;
  focusedEdge_ = edge;
  if (run_) publish();
}

void RunWorker::announceProblem() {
  penalty_ = shown().problem().penalty;
  LiveProblem live{
      number_,
      nullptr,
      shown().network(),
      problemKey(shown().experiment(), networkKey_),
      problemKey(shown().experiment(), withoutPlaces(shown().experiment(), networkKey_)),
      shown().clusterTolerance(),
      shown().iteration(),
      past_ != nullptr};
  // Whoever follows the same problem already goes on warm.
  const bool same = live_.problem && live_.key == live.key && live_.network == live.network;
  if (shown().hypotheses() == nullptr)
    live.problem = same ? live_.problem : std::make_shared<const GtvProblem>(shown().problem());
  live_ = std::move(live);
  Q_EMIT problemReady(live_);
}

void RunWorker::publish() {
  // By hand, or by an event of the document.
  if (shown().network() != picture_.network) takeOver();
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
  if (focusedNode_ >= 0 && focusedNode_ < shown().problem().nodeCount() &&
      shown().hypotheses() == nullptr)
    picture->nodeFocus =
        focusOnNode(shown().problem(), shown().primal(), shown().dual(), focusedNode_);
  if (focusedEdge_ >= 0 && focusedEdge_ < shown().problem().edgeCount())
    picture->edgeFocus =
        focusOnEdge(shown().problem(), shown().primal(), shown().dual(), focusedEdge_);
  mailbox_->put(picture);
  if (auto rows = run_->takeNewRows(); !rows.empty()) Q_EMIT rowsReady(number_, std::move(rows));
}

}  // namespace gtv::ui
