#include "base/detachable_task.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace gtv {
namespace {

/// What callers and works tell each other; every work has a share in it.
struct DetachedTasks {
  std::mutex mutex;
  std::condition_variable_any changed;
  int count = 0;  ///< works nobody waits for any more
};

/// The end of the program waits for works that were left over: they use what it takes down.
struct WaitAtExit {
  explicit WaitAtExit(std::shared_ptr<DetachedTasks> detachedTasks)
      : all(std::move(detachedTasks)) {}
  ~WaitAtExit() {
    std::unique_lock lock(all->mutex);
    all->changed.wait(lock, [&] { return all->count == 0; });
  }
  WaitAtExit(const WaitAtExit&) = delete;
  WaitAtExit& operator=(const WaitAtExit&) = delete;

  std::shared_ptr<DetachedTasks> all;
};

const std::shared_ptr<DetachedTasks>& detachedTasks() {
  static const auto all = std::make_shared<DetachedTasks>();
  return all;
}

struct Work {
  bool isDone = false;
  bool isDetached = false;
  std::exception_ptr thrown;
};

}  // namespace

bool runDetachable(const std::stop_token& stop, std::int64_t numbers, std::function<void()> work) {
  constexpr std::int64_t few = 100'000;
  constexpr int many = 2;
  if (!stop.stop_possible() || numbers <= few) {
    work();
    return true;
  }
  const auto& all = detachedTasks();
  std::unique_lock lock(all->mutex);
  all->changed.wait_for(lock, stop, std::chrono::seconds(1), [&] { return all->count < many; });
  lock.unlock();
  if (stop.stop_requested()) return false;

  const auto state = std::make_shared<Work>();
  const auto todo = std::make_shared<std::function<void()>>(std::move(work));
  std::thread thread;
  try {
    thread = std::thread([all, state, todo] {
      std::exception_ptr thrown;
      try {
        (*todo)();
      } catch (...) {
        thrown = std::current_exception();
      }
      *todo = nullptr;  // what it owns goes before anybody hears of its end
      const std::scoped_lock ending(all->mutex);
      state->thrown = std::move(thrown);
      state->isDone = true;
      if (state->isDetached) --all->count;
      all->changed.notify_all();
    });
  } catch (const std::system_error&) {  // there are too many threads
    (*todo)();
    return true;
  }

  lock.lock();
  const bool isDone = all->changed.wait(lock, stop, [&] { return state->isDone; });
  if (!isDone) {
    state->isDetached = true;
    ++all->count;
  }
  lock.unlock();
  if (!isDone) {
    thread.detach();
    // Made only now: what was there before, of the libraries too, is taken down after its wait.
    static const WaitAtExit waitAtExit(all);
    return false;
  }
  thread.join();
  if (state->thrown) std::rethrow_exception(state->thrown);
  return true;
}

int abandonedTaskCount() {
  const std::scoped_lock lock(detachedTasks()->mutex);
  return detachedTasks()->count;
}

}  // namespace gtv
