#include "live/run_thread.h"

#include <new>
#include <optional>
#include <utility>

#include "base/broken_promise.h"
#include "base/thread_priority.h"

namespace gtv {
namespace {

constexpr const char* purpose = "for this experiment";

/// What a piece of work does to the run.
enum class Touches {
  Nothing,  ///< whatever happens to it, the run is what it was
  Run,      ///< if it breaks off in the middle, the run is neither the old nor the new one
};

/// Does `work`. What has no room is a failure and not the end of the program. After a promise that
/// did not hold, or a change that was made by half, there is nothing that the run could be trusted
/// with: it ends.
template <class Work>
void attempt(LiveRun& run, Touches touches, Work&& work) {
  try {
    work();
  } catch (const std::bad_alloc&) {
    if (touches == Touches::Run)
      run.breakDown(caughtError(purpose));
    else
      run.fail(caughtError(purpose));
  } catch (...) {
    run.breakDown(caughtError(purpose));
  }
}

}  // namespace

RunThread::RunThread(LiveRunListener& listener)
    : live_(listener, mailbox_, newest_), thread_([this] { loop(); }) {}

RunThread::~RunThread() {
  building_.request_stop();
  layingOut_.request_stop();
  newest_ = -1;  // whatever is being computed is out of date
  {
    const std::scoped_lock lock(mutex_);
    isClosing_ = true;
    interrupt_.request_stop();
  }
  changed_.notify_one();
  thread_.join();
}

void RunThread::post(When when, Command command) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(std::move(command));
    if (when == When::AtOnce) {
      interrupt_.request_stop();
      interrupt_ = std::stop_source();
    }
  }
  changed_.notify_one();
}

void RunThread::loop() {
  lowerThreadPriority(ThreadPriority::Solver);
  for (;;) {
    Command command;
    std::stop_token interrupt;
    {
      std::unique_lock lock(mutex_);
      const auto isWanted = [this] { return isClosing_ || !waiting_.empty(); };
      if (const auto due = live_.due())
        changed_.wait_until(lock, *due, isWanted);
      else
        changed_.wait(lock, isWanted);
      if (isClosing_) return;
      if (!waiting_.empty()) {
        command = std::move(waiting_.front());
        waiting_.pop_front();
      } else {
        interrupt = interrupt_.get_token();
      }
    }
    if (command)
      command();
    else
      attempt(live_, Touches::Run, [&] { live_.advance(interrupt); });
  }
}

int RunThread::open(const Experiment& experiment, bool running,
                    std::shared_ptr<const SessionRun> restored, RunDocument document) {
  building_.request_stop();
  layingOut_.request_stop();
  building_ = std::stop_source();
  const int number = ++newest_;
  const auto begin = [this, number, experiment, running, stop = building_.get_token(),
                      restored = std::move(restored), document] {
    attempt(live_, Touches::Nothing, [&] {
      try {
        live_.open(number, experiment, running, stop, restored.get(), document);
      } catch (...) {
        const auto error = caughtError(purpose);
        // Before the new run took its place, the one before is untouched.
        if (live_.number() == number)
          live_.breakDown(error);
        else
          live_.reportBuildFailure(number, stop, error);
      }
    });
  };
  post(When::InTurn, begin);
  return number;
}

int RunThread::layOut(const Experiment& experiment) {
  layingOut_.request_stop();
  layingOut_ = std::stop_source();
  const int request = ++layouts_;
  post(When::InTurn, [this, request, experiment, stop = layingOut_.get_token()] {
    attempt(live_, Touches::Nothing, [&] { live_.layOut(request, experiment, stop); });
  });
  return request;
}

void RunThread::setRunning(bool running) {
  post(running ? When::InTurn : When::AtOnce,
       [this, running] { attempt(live_, Touches::Run, [&] { live_.setRunning(running); }); });
}

void RunThread::step() {
  post(When::InTurn, [this] { attempt(live_, Touches::Run, [&] { live_.step(); }); });
}

void RunThread::runUntil(std::int64_t iteration) {
  post(When::InTurn,
       [this, iteration] { attempt(live_, Touches::Run, [&] { live_.runUntil(iteration); }); });
}

void RunThread::change(const Experiment& next, const std::vector<std::string>& fields) {
  changes_.put({newest_, next, {fields.begin(), fields.end()}});
  post(When::InTurn, [this] { attempt(live_, Touches::Run, [&] { live_.change(changes_); }); });
}

void RunThread::lookAt(std::int64_t iteration) {
  lookAt_ = iteration;
  post(When::AtOnce, [this] { attempt(live_, Touches::Nothing, [&] { live_.lookAt(lookAt_); }); });
}

void RunThread::stepBack() {
  post(When::AtOnce, [this] { attempt(live_, Touches::Nothing, [&] { live_.stepBack(); }); });
}

void RunThread::resume() {
  post(When::InTurn, [this] { attempt(live_, Touches::Run, [&] { live_.resume(); }); });
}

void RunThread::setHistory(std::size_t bytes) {
  post(When::InTurn,
       [this, bytes] { attempt(live_, Touches::Nothing, [&] { live_.setHistory(bytes); }); });
}

void RunThread::requestNodePast(int node) {
  post(When::InTurn,
       [this, node] { attempt(live_, Touches::Nothing, [&] { live_.publishNodePast(node); }); });
}

void RunThread::requestPredictions(std::shared_ptr<const PredictionRequest> request) {
  auto& requests = predictionRequests_[static_cast<std::size_t>(request->clientId)];
  requests.put(std::move(request));
  post(When::InTurn, [this, &requests] {
    attempt(live_, Touches::Nothing, [&] { live_.publishPredictions(requests); });
  });
}

void RunThread::setSpeed(Speed iterationsPerSecond) {
  post(When::InTurn, [this, iterationsPerSecond] { live_.setSpeed(iterationsPerSecond); });
}

void RunThread::setStopsAtRest(bool stops) {
  post(When::InTurn, [this, stops] { live_.setStopsAtRest(stops); });
}

void RunThread::setFlowWanted(bool wanted, int coordinate) {
  post(When::InTurn, [this, wanted, coordinate] {
    attempt(live_, Touches::Nothing, [&] { live_.setFlowWanted(wanted, coordinate); });
  });
}

void RunThread::setFocus(int node, int edge) {
  post(When::InTurn, [this, node, edge] {
    attempt(live_, Touches::Nothing, [&] { live_.setFocus(node, edge); });
  });
}

void RunThread::breakDown(const Error& error) {
  post(When::AtOnce, [this, error] { live_.breakDown(error); });
}

void RunThread::requestIterates() {
  post(When::InTurn,
       [this] { attempt(live_, Touches::Nothing, [&] { live_.publishIterates(); }); });
}

void RunThread::requestResults(MakeResults make) {
  post(When::InTurn, [this, make = std::move(make)] {
    attempt(live_, Touches::Nothing, [&] { live_.publishResults(make); });
  });
}

void RunThread::requestCheckpoint(bool now) {
  post(now ? When::AtOnce : When::InTurn,
       [this] { attempt(live_, Touches::Nothing, [&] { live_.publishCheckpoint(); }); });
}

}  // namespace gtv
