#include "base/spin_thread_pool.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/more_threads.h"

namespace gtv {
namespace {

/// Looks before going to sleep, some fifty microseconds.
constexpr int patience = 2000;
/// Looks of the caller after which the others are slow; it goes on waiting.
constexpr int longSpin = 5000;
constexpr int slowRoundsAllowed = 3;
constexpr int serialCalls = 2000;

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

}  // namespace

SpinThreadPool::SpinThreadPool(int threads) {
  check(threads >= 1, "the caller is one of the team");
  for (int k = 1; k < threads; ++k)
    if (!addThread(workers_, [this](const std::stop_token& stop) { workerLoop(stop); })) break;
}

SpinThreadPool::~SpinThreadPool() {
  for (auto& other : workers_) other.request_stop();
  wakeSignal_.fetch_add(1);
  wakeSignal_.notify_all();
}

void SpinThreadPool::run(int count, const std::function<void(int)>& work) {
  check(count >= 0 && count <= 1000, "0 to 1000 pieces");
  if (workers_.empty() || count < 2 || serialCallsLeft_ > 0) {
    serialCallsLeft_ = std::max(0, serialCallsLeft_ - 1);
    for (int k = 0; k < count; ++k) work(k);
    return;
  }
  work_ = &work;
  done_.store(0, std::memory_order_relaxed);
  taskCounter_.store(static_cast<std::uint64_t>(count) << 32);
  wakeSignal_.fetch_add(1);
  if (sleepingWorkers_.load() > 0) wakeSignal_.notify_all();
  runTasks();
  waitForWorkers(count);
  if (firstException_) std::rethrow_exception(std::exchange(firstException_, nullptr));
}

void SpinThreadPool::runTasks() {
  for (;;) {
    // Looking first keeps the counter from running on while nothing is to be had.
    auto seen = taskCounter_.load();
    if ((seen & 0xffffffffU) >= seen >> 32) return;
    const auto ticket = taskCounter_.fetch_add(1);
    const auto piece = ticket & 0xffffffffU;
    if (piece >= ticket >> 32) return;
    // The round cannot end before this piece is done, so work_ is its own.
    try {
      (*work_)(static_cast<int>(piece));
    } catch (...) {
      const std::scoped_lock lock(exceptionMutex_);
      if (!firstException_) firstException_ = std::current_exception();
    }
    done_.fetch_add(1, std::memory_order_release);
  }
}

void SpinThreadPool::waitForWorkers(int count) {
  int spins = 0;
  while (done_.load(std::memory_order_acquire) < count) {
    if (++spins < longSpin)
      pause();
    else
      std::this_thread::yield();
  }
  if (spins < longSpin) {
    slowRounds_ = std::max(0, slowRounds_ - 1);
  } else {
    slowRounds_ += 2;
    if (slowRounds_ <= 2 * slowRoundsAllowed) return;
    slowRounds_ = 0;
    serialCallsLeft_ = serialCalls;
  }
}

void SpinThreadPool::workerLoop(const std::stop_token& stop) {
  std::uint32_t seenSignal = 0;
  while (!stop.stop_requested()) {
    int spins = 0;
    while (wakeSignal_.load() == seenSignal && ++spins < patience) pause();
    if (wakeSignal_.load() == seenSignal) {
      sleepingWorkers_.fetch_add(1);
      wakeSignal_.wait(seenSignal);
      sleepingWorkers_.fetch_sub(1);
    }
    seenSignal = wakeSignal_.load();
    runTasks();
  }
}

}  // namespace gtv
