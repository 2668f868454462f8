#include "base/unstoppable.h"

#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace gtv {
namespace {

/// What callers and works tell each other; every work has a share in it.
struct Leftovers {
  std::mutex mutex;
  std::condition_variable_any changed;
  int count = 0;  ///< works nobody waits for any more
};

/// The end of the program waits for works that were left over: they use what it takes down.
struct WaitAtExit {
  explicit WaitAtExit(std::shared_ptr<Leftovers> all) : leftovers(std::move(all)) {}
  ~WaitAtExit() {
    std::unique_lock lock(leftovers->mutex);
    leftovers->changed.wait(lock, [&] { return leftovers->count == 0; });
  }
  WaitAtExit(const WaitAtExit&) = delete;
  WaitAtExit& operator=(const WaitAtExit&) = delete;

  std::shared_ptr<Leftovers> leftovers;
};

struct Work {
  bool isDone = false;
  bool isLeftOver = false;
  std::exception_ptr thrown;
};

}  // namespace

bool doneBeforeStop(const std::stop_token& stop, std::int64_t numbers, std::function<void()> work) {
  constexpr std::int64_t few = 100'000;
  constexpr int mostLeftOver = 2;
  if (!stop.stop_possible() || numbers <= few) {
    work();
    return true;
  }
  static const auto leftovers = std::make_shared<Leftovers>();
  std::unique_lock lock(leftovers->mutex);
  if (stop.stop_requested() ||
      !leftovers->changed.wait(lock, stop, [&] { return leftovers->count < mostLeftOver; }))
    return false;
  lock.unlock();

  const auto state = std::make_shared<Work>();
  std::thread thread([all = leftovers, state, todo = std::move(work)]() mutable {
    std::exception_ptr thrown;
    try {
      todo();
    } catch (...) {
      thrown = std::current_exception();
    }
    todo = nullptr;  // what it owns goes before anybody hears of its end
    const std::scoped_lock ending(all->mutex);
    state->thrown = std::move(thrown);
    state->isDone = true;
    if (state->isLeftOver) --all->count;
    all->changed.notify_all();
  });

  lock.lock();
  const bool isDone = leftovers->changed.wait(lock, stop, [&] { return state->isDone; });
  if (!isDone) {
    state->isLeftOver = true;
    ++leftovers->count;
  }
  lock.unlock();
  if (!isDone) {
    thread.detach();
    // Made only now, so that it goes before whatever the work has made on its way.
    static const WaitAtExit waitAtExit(leftovers);
    return false;
  }
  thread.join();
  if (state->thrown) std::rethrow_exception(state->thrown);
  return true;
}

}  // namespace gtv
