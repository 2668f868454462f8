#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace gtv {

/// A pool of threads for tasks of some ten microseconds, thousands of times a second: together
/// they call work(0), …, work(count − 1), each once. Idle workers spin for a bounded time and
/// then sleep; the caller works too.
///
/// Where the workers get no processor, a parallel call is slower than a serial one: after a few
/// slow rounds the next calls are serial. Who does what changes nothing but the time.
class SpinThreadPool {
 public:
  /// `threads` ≥ 1, the caller included; fewer where the system gives no more.
  explicit SpinThreadPool(int threads);
  ~SpinThreadPool();
  SpinThreadPool(const SpinThreadPool&) = delete;
  SpinThreadPool& operator=(const SpinThreadPool&) = delete;

  int threads() const { return static_cast<int>(workers_.size()) + 1; }
  /// 0 ≤ count ≤ 1000. Returns when all are done, and throws the first that they have thrown. One
  /// call at a time.
  void run(int count, const std::function<void(int)>& work);

 private:
  void workerLoop(const std::stop_token& stop);
  /// Runs tasks of the present round until none is left.
  void runTasks();
  void waitForWorkers(int count);

  const std::function<void(int)>* work_ = nullptr;
  /// Upper half: how many pieces the round has; lower half: how many were taken.
  std::atomic<std::uint64_t> taskCounter_{0};
  std::atomic<int> done_{0};  ///< pieces of the round
  std::atomic<std::uint32_t> wakeSignal_{0};
  std::atomic<int> sleepingWorkers_{0};
  std::mutex exceptionMutex_;
  std::exception_ptr firstException_;  ///< by a piece of the round
  int slowRounds_ = 0;
  int serialCallsLeft_ = 0;            ///< calls without the workers
  std::vector<std::jthread> workers_;  ///< the last member: they use all others
};

}  // namespace gtv
