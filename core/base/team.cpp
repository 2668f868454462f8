#include "base/team.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/more_threads.h"

namespace gtv {
namespace {

/// Looks before going to sleep, some fifty microseconds.
constexpr int patience = 2000;
/// Looks of the caller after which the others are slow; it goes on waiting.
constexpr int longWait = 5000;
constexpr int complaintsAllowed = 3;
constexpr int timesAlone = 2000;

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

}  // namespace

Team::Team(int threads) {
  check(threads >= 1, "the caller is one of the team");
  for (int k = 1; k < threads; ++k)
    if (!addThread(others_, [this](const std::stop_token& stop) { serve(stop); })) break;
}

Team::~Team() {
  for (auto& other : others_) other.request_stop();
  bell_.fetch_add(1);
  bell_.notify_all();
}

void Team::run(int count, const std::function<void(int)>& work) {
  check(count >= 0 && count <= 1000, "0 to 1000 pieces");
  if (others_.empty() || count < 2 || alone_ > 0) {
    alone_ = std::max(0, alone_ - 1);
    for (int k = 0; k < count; ++k) work(k);
    return;
  }
  work_ = &work;
  done_.store(0, std::memory_order_relaxed);
  tickets_.store(static_cast<std::uint64_t>(count) << 32);
  bell_.fetch_add(1);
  if (sleepers_.load() > 0) bell_.notify_all();
  takePieces();
  waitForTheOthers(count);
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void Team::takePieces() {
  for (;;) {
    // Looking first keeps the counter from running on while nothing is to be had.
    auto seen = tickets_.load();
    if ((seen & 0xffffffffU) >= seen >> 32) return;
    const auto ticket = tickets_.fetch_add(1);
    const auto piece = ticket & 0xffffffffU;
    if (piece >= ticket >> 32) return;
    // The round cannot end before this piece is done, so work_ is its own.
    try {
      (*work_)(static_cast<int>(piece));
    } catch (...) {
      const std::scoped_lock lock(throwing_);
      if (!thrown_) thrown_ = std::current_exception();
    }
    done_.fetch_add(1, std::memory_order_release);
  }
}

void Team::waitForTheOthers(int count) {
  int looks = 0;
  while (done_.load(std::memory_order_acquire) < count) {
    if (++looks < longWait)
      pause();
    else
      std::this_thread::yield();
  }
  if (looks < longWait) {
    complaints_ = std::max(0, complaints_ - 1);
  } else {
    complaints_ += 2;
    if (complaints_ <= 2 * complaintsAllowed) return;
    complaints_ = 0;
    alone_ = timesAlone;
  }
}

void Team::serve(const std::stop_token& stop) {
  std::uint32_t heard = 0;
  while (!stop.stop_requested()) {
    int looks = 0;
    while (bell_.load() == heard && ++looks < patience) pause();
    if (bell_.load() == heard) {
      sleepers_.fetch_add(1);
      bell_.wait(heard);
      sleepers_.fetch_sub(1);
    }
    heard = bell_.load();
    takePieces();
  }
}

}  // namespace gtv
