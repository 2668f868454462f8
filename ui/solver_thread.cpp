#include "solver_thread.h"

#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <new>

#include "diagnostics/metrics.h"
#include "losses/catalogue.h"

namespace gtv::ui {
namespace {

constexpr double chunkSeconds = 0.012;

Json networkKey(const Experiment& experiment) {
  Json key;
  for (const char* field : {"seed", "graph", "edits", "data", "nodes"})
    key[field] = experiment.at(field);
  // The check of the labels is part of the network.
  key["labels"] = lossCatalogue().find(experiment.loss().kind())->make.labels;
  // A file that was written again is another file.
  for (const auto& [path, name] : experiment.fileFields()) {
    const auto file = experiment.findFile(name);
    std::error_code code;
    key[path] = file
                    ? Json{*file, std::filesystem::file_size(*file, code),
                           std::filesystem::last_write_time(*file, code).time_since_epoch().count()}
                    : Json(nullptr);
  }
  return key;
}

/// What decides where a network is drawn, itself aside.
Json layoutKey(const Experiment& experiment) {
  return Json{{"layout", experiment.at("layout")}, {"seed", experiment.at("seed")}};
}

/// Everything that decides what is minimised, λ aside.
std::string problemKey(const Experiment& experiment, Json key) {
  for (const char* field : {"model", "loss", "penalty", "clusterTolerance"})
    key[field] = experiment.at(field);
  return key.dump();
}

/// What has no room is a failure and not the end.
template <class Work>
void withoutMemoryProblems(RunWorker& worker, Work&& work) {
  try {
    work();
  } catch (const std::bad_alloc&) {
    worker.fail(Error{"", "there is not enough memory for this experiment"});
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

SolverThread::SolverThread(QObject* parent)
    : QObject(parent), worker_(new RunWorker(mailbox_, newest_)) {
  qRegisterMetaType<NetworkPicture>();
  qRegisterMetaType<LiveProblem>();
  qRegisterMetaType<std::vector<TraceRow>>();
  qRegisterMetaType<Error>();
  qRegisterMetaType<RunStatus>();
  qRegisterMetaType<std::shared_ptr<const Matrix>>();
  qRegisterMetaType<std::shared_ptr<const Experiment>>();
  qRegisterMetaType<std::shared_ptr<const Iterates>>();
  worker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect(worker_, &RunWorker::networkReady, this, &SolverThread::networkReady);
  connect(worker_, &RunWorker::networkChanged, this, &SolverThread::networkChanged);
  connect(worker_, &RunWorker::problemReady, this, &SolverThread::problemReady);
  connect(worker_, &RunWorker::rowsReady, this, &SolverThread::rowsReady);
  connect(worker_, &RunWorker::failed, this, &SolverThread::failed);
  connect(worker_, &RunWorker::resumed, this, &SolverThread::resumed);
  connect(worker_, &RunWorker::positionsReady, this, &SolverThread::positionsReady);
  connect(worker_, &RunWorker::iteratesReady, this, &SolverThread::iteratesReady);
  connect(worker_, &RunWorker::finished, this, &SolverThread::finished);
  thread_.setObjectName(QStringLiteral("solver"));
  thread_.start();
}

SolverThread::~SolverThread() {
  building_.request_stop();
  layingOut_.request_stop();
  newest_->store(-1);  // whatever waits in the queue is stale now
  thread_.quit();
  thread_.wait();
}

int SolverThread::open(const Experiment& experiment, bool running) {
  building_.request_stop();
  layingOut_.request_stop();
  building_ = std::stop_source();
  const int number = ++current_;
  newest_->store(number);
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, number, experiment, running, stop = building_.get_token()] {
        try {
          worker->open(number, experiment, running, stop);
        } catch (const std::bad_alloc&) {
          Q_EMIT worker->failed(number, Error{"", "there is not enough memory for this experiment"},
                                false, nullptr);
        }
      });
  return number;
}

void SolverThread::layOut(const Experiment& experiment) {
  layingOut_.request_stop();
  layingOut_ = std::stop_source();
  QMetaObject::invokeMethod(worker_, [worker = worker_, experiment, stop = layingOut_.get_token()] {
    withoutMemoryProblems(*worker, [&] { worker->layOut(experiment, stop); });
  });
}

void SolverThread::setRunning(bool running) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, running] { worker->setRunning(running); });
}

void SolverThread::step() {
  QMetaObject::invokeMethod(worker_, [worker = worker_] { worker->step(); });
}

void SolverThread::runUntil(std::int64_t iteration) {
  QMetaObject::invokeMethod(worker_,
                            [worker = worker_, iteration] { worker->runUntil(iteration); });
}

void SolverThread::change(const Experiment& next, const std::vector<std::string>& fields) {
  changes_->put({current_, next, {fields.begin(), fields.end()}});
  QMetaObject::invokeMethod(worker_, [worker = worker_, changes = changes_] {
    withoutMemoryProblems(*worker, [&] { worker->change(*changes); });
  });
}

void SolverThread::setSpeed(Speed iterationsPerSecond) {
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, iterationsPerSecond] { worker->setSpeed(iterationsPerSecond); });
}

void SolverThread::setFlowWanted(bool wanted) {
  QMetaObject::invokeMethod(worker_, [worker = worker_, wanted] { worker->setFlowWanted(wanted); });
}

void SolverThread::setFocus(int node, int edge) {
  QMetaObject::invokeMethod(worker_,
                            [worker = worker_, node, edge] { worker->setFocus(node, edge); });
}

void SolverThread::requestIterates() {
  QMetaObject::invokeMethod(worker_, [worker = worker_] { worker->giveIterates(); });
}

void RunWorker::open(int number, const Experiment& experiment, bool running,
                     const std::stop_token& stop) {
  if (number != newest_->load()) return;
  const auto giveUp = [&](const Error& error) {
    // What was there before goes on, under the new number.
    number_ = number;
    picture_.runNumber = number;
    stop_ = stop;
    fail(error);
    if (!run_) return;
    // A change of graph or data may have been on its way when the number became another one.
    Q_EMIT networkChanged(picture_);
    publish();
    schedule();
  };
  auto key = networkKey(experiment);
  auto picture = picture_;
  const bool anotherNetwork = !picture.network || key != networkKey_;
  if (anotherNetwork) {
    auto network = buildNetwork(experiment);
    if (!network) return giveUp(network.error());
    picture.network = std::move(*network);
  }
  auto positions = place(experiment, picture.network, stop);
  if (stop.stop_requested()) return;
  if (!positions) return giveUp(positions.error());
  // The same positions are the same pointer: the canvas keeps its picture.
  const auto isSame = [](const Matrix& a, const Matrix& b) {
    return a.cols() == b.cols() && a == b;
  };
  if (!picture.positions || !isSame(*picture.positions, **positions))
    picture.positions = *positions;
  auto started = Run::start(experiment, picture.network);
  if (!started) return giveUp(started.error());
  run_ = std::move(*started);
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
  announceProblem();
  publish();
  schedule();
}

void RunWorker::setRunning(bool running) {
  running_ = running;
  pauseAt_ = -1;
  if (running_ && run_) {
    run_->goOn();
    schedule();
  }
}

void RunWorker::step() {
  running_ = false;
  if (!run_) return;
  run_->goOn();
  run_->advance(1);
  publish();
}

void RunWorker::runUntil(std::int64_t iteration) {
  if (!run_) return;
  if (run_->iteration() >= iteration) {
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
  if (!request || request->runNumber != number_ || !run_) return;
  const auto& next = request->experiment;
  // An experiment that could not be opened, which the window does not know yet.
  for (const char* field : {"seed", "graph", "model", "loss", "solver"})
    if (next.at(field) != run_->experiment().at(field)) return;
  Json set = Json::object();
  for (const auto& field : request->fields)
    if (isLiveField(field) && run_->experiment().at(field) != next.at(field))
      set[field] = next.at(field);
  drawn_ = next;
  if (set.empty()) return;
  const bool ended = run_->status() != RunStatus::Running && run_->status() != RunStatus::Stopped;
  const bool wasRunning = running_;
  if (auto changed = run_->change(set); !changed) {
    // Another dimension, say: a new run can do what this one cannot.
    const bool other = set.contains("edits") || set.contains("data") || set.contains("nodes");
    if (!other) {
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
  auto positions = place(drawn_, run_->network(), stop_);
  if (stop_.stop_requested()) return;
  // A layout that this graph cannot have was said when it was asked for.
  if (!positions)
    positions =
        place(drawn_.with("layout", Json{{"kind", "auto"}}).value(), run_->network(), stop_);
  if (!positions || stop_.stop_requested()) return;
  picture_.network = run_->network();
  picture_.positions = *positions;
  networkKey_ = networkKey(run_->experiment());
  Q_EMIT networkChanged(picture_);
  announceProblem();
}

void RunWorker::giveIterates() {
  if (!run_) {
    Q_EMIT iteratesReady(nullptr);
    return;
  }
  if (run_->problem().penalty != penalty_) announceProblem();
  Q_EMIT iteratesReady(std::make_shared<Iterates>(Iterates{
      number_, run_->status(), run_->experiment(), run_->network(), run_->problem(), live_.problem,
      run_->primal(), run_->dual(), run_->iteration(), run_->clusterTolerance(),
      measuredContraction(run_->trace()), run_->predictedContraction()}));
}

void RunWorker::layOut(const Experiment& experiment, const std::stop_token& stop) {
  if (!run_ || stop.stop_requested()) return;
  auto positions = place(experiment, picture_.network, stop);
  if (stop.stop_requested()) return;
  if (!positions) {
    fail(positions.error());
    return;
  }
  drawn_ = experiment;
  picture_.positions = *positions;
  Q_EMIT positionsReady(picture_);
}

void RunWorker::schedule() {
  if (scheduled_ || !running_ || !run_) return;
  scheduled_ = true;
  // Through the event queue, so that commands get in between; slow speeds wait on a timer.
  const int wait = speed_ > 0 ? static_cast<int>(1000 * iterationsPerTick() / speed_) : 0;
  QTimer::singleShot(wait, this, [this] { advance(); });
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
  const auto status = run_->advance(count, stop_);
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

void RunWorker::setFlowWanted(bool wanted) {
  flowWanted_ = wanted;
  if (run_) publish();
}

void RunWorker::setFocus(int node, int edge) {
  focusedNode_ = node;
  focusedEdge_ = edge;
  if (run_) publish();
}

void RunWorker::announceProblem() {
  penalty_ = run_->problem().penalty;
  LiveProblem live{number_, nullptr, run_->network(), problemKey(run_->experiment(), networkKey_),
                   run_->clusterTolerance()};
  // Whoever follows the same problem already goes on warm.
  const bool same = live_.problem && live_.key == live.key && live_.network == live.network;
  live.problem = same ? live_.problem : std::make_shared<const GtvProblem>(run_->problem());
  live_ = std::move(live);
  Q_EMIT problemReady(live_);
}

void RunWorker::publish() {
  // By hand, or by an event of the document.
  if (run_->network() != picture_.network) takeOver();
  // Changes by hand and those that the document asks for.
  if (run_->problem().penalty != penalty_) announceProblem();
  const auto picture = run_->snapshot(number_);
  picture->problem = live_.problem;
  if (flowWanted_)
    picture->saturation =
        std::make_shared<const Vector>(edgeSaturation(run_->problem(), run_->dual()));
  // The graph may have changed since the pointer was there.
  if (focusedNode_ >= 0 && focusedNode_ < run_->problem().nodeCount())
    picture->nodeFocus = focusOnNode(run_->problem(), run_->primal(), run_->dual(), focusedNode_);
  if (focusedEdge_ >= 0 && focusedEdge_ < run_->problem().edgeCount())
    picture->edgeFocus = focusOnEdge(run_->problem(), run_->primal(), run_->dual(), focusedEdge_);
  mailbox_->put(picture);
  if (auto rows = run_->takeNewRows(); !rows.empty()) Q_EMIT rowsReady(number_, std::move(rows));
}

}  // namespace gtv::ui
