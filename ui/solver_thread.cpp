#include "solver_thread.h"

#include <QTimer>
#include <algorithm>
#include <chrono>

namespace gtv::ui {
namespace {

constexpr double chunkSeconds = 0.012;

Json keyOf(const Experiment& experiment) {
  Json key;
  for (const char* field : {"seed", "graph", "layout", "positions", "data", "nodes"})
    key[field] = experiment.at(field);
  key["folder"] = experiment.folder().string();
  return key;
}

}  // namespace

SolverThread::SolverThread(QObject* parent)
    : QObject(parent), worker_(new RunWorker(mailbox_, newest_)) {
  qRegisterMetaType<NetworkPicture>();
  qRegisterMetaType<std::vector<TraceRow>>();
  qRegisterMetaType<Error>();
  qRegisterMetaType<RunStatus>();
  worker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect(worker_, &RunWorker::networkReady, this, &SolverThread::networkReady);
  connect(worker_, &RunWorker::rowsReady, this, &SolverThread::rowsReady);
  connect(worker_, &RunWorker::failed, this, &SolverThread::failed);
  connect(worker_, &RunWorker::finished, this, &SolverThread::finished);
  thread_.setObjectName(QStringLiteral("solver"));
  thread_.start();
}

SolverThread::~SolverThread() {
  building_.request_stop();
  newest_->store(-1);  // whatever waits in the queue is stale now
  thread_.quit();
  thread_.wait();
}

int SolverThread::open(const Experiment& experiment, bool running) {
  building_.request_stop();
  building_ = std::stop_source();
  const int number = ++current_;
  newest_->store(number);
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, number, experiment, running, stop = building_.get_token()] {
        worker->open(number, experiment, running, stop);
      });
  return number;
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

void SolverThread::change(const QString& path, const Json& value) {
  QMetaObject::invokeMethod(worker_,
                            [worker = worker_, path, value] { worker->change(path, value); });
}

void SolverThread::setSpeed(Speed iterationsPerSecond) {
  QMetaObject::invokeMethod(
      worker_, [worker = worker_, iterationsPerSecond] { worker->setSpeed(iterationsPerSecond); });
}

void RunWorker::open(int number, const Experiment& experiment, bool running,
                     const std::stop_token& stop) {
  if (number != newest_->load()) return;
  const auto fail = [&](const Error& error) {
    // What was there before goes on, under the new number.
    number_ = number;
    if (run_) schedule();
    Q_EMIT failed(number, error);
  };
  auto key = keyOf(experiment);
  auto picture = picture_;
  if (!picture.network || key != networkKey_) {
    auto network = buildNetwork(experiment);
    if (!network) return fail(network.error());
    auto positions = layoutNetwork(experiment, **network, stop);
    if (stop.stop_requested()) return;
    if (!positions) return fail(positions.error());
    picture.network = std::move(*network);
    picture.positions = std::make_shared<Matrix>(std::move(*positions));
  }
  auto started = Run::start(experiment, picture.network);
  if (!started) return fail(started.error());
  run_ = std::move(*started);
  picture.runNumber = number;
  picture_ = picture;
  networkKey_ = std::move(key);
  number_ = number;
  running_ = running;
  chunk_ = 1;
  pauseAt_ = -1;
  Q_EMIT networkReady(picture_);
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

void RunWorker::change(const QString& path, const Json& value) {
  if (!run_ || number_ != newest_->load()) return;
  if (auto changed = run_->change(path.toStdString(), value); !changed) {
    Q_EMIT failed(number_, changed.error());
    return;
  }
  publish();
  schedule();
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
  const auto begin = std::chrono::steady_clock::now();
  const auto status = run_->advance(count);
  const double spent =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (speed_ == 0)  // towards chunks that take chunkSeconds
    chunk_ =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(static_cast<double>(chunk_) *
                                                           chunkSeconds / std::max(spent, 1e-6)),
                                 std::max<std::int64_t>(1, chunk_ / 4), 4 * chunk_);
  publish();
  if (status == RunStatus::Running && run_->iteration() != pauseAt_) {
    schedule();
  } else {
    running_ = false;
    Q_EMIT finished(number_, status, QString::fromStdString(run_->message()));
  }
}

void RunWorker::publish() {
  mailbox_->put(run_->snapshot(number_));
  if (auto rows = run_->takeNewRows(); !rows.empty()) Q_EMIT rowsReady(number_, std::move(rows));
}

}  // namespace gtv::ui
