#pragma once

#include <QMetaObject>
#include <QThreadPool>
#include <functional>
#include <utility>

#include "base/broken_promise.h"
#include "watched_application.h"

namespace gtv::ui {

/// Does `work` on a thread of the pool. If it throws (memory that is missing, a promise of the
/// program that does not hold), that ends the work alone: `failed` hears of it in the thread of
/// `owner`, who waits for the pool before it goes. `purpose` is what the memory was for.
template <class Owner, class Work, class Failed>
void startJob(QThreadPool& pool, Owner* owner, const char* purpose, Work work, Failed failed) {
  pool.start([owner, purpose, work = std::move(work), failed = std::move(failed)]() mutable {
    try {
      work();
    } catch (...) {
      QMetaObject::invokeMethod(
          owner, [failed = std::move(failed), error = caughtError(purpose)] { failed(error); });
    }
  });
}

/// The same of work that nobody waits for: the window says what ended it.
template <class Owner, class Work>
void startJob(QThreadPool& pool, Owner* owner, const char* purpose, Work work) {
  startJob(pool, owner, purpose, std::move(work), &WatchedApplication::report);
}

}  // namespace gtv::ui
