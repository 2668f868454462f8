#pragma once

#include <QMetaObject>
#include <QThreadPool>
#include <functional>
#include <utility>

#include "base/broken_promise.h"
#include "ui/widgets/watched_application.h"

namespace gtv::ui {

/// Throws std::system_error where the system gives no more threads. Qt's pool does not notice: it
/// takes a job and never does it.
void checkThreadsAreLeft();

/// Does `work` on a thread of the pool. If it throws (memory that is missing, a promise of the
/// program that does not hold), or if no thread can be made for it, that ends the work alone:
/// `failed` is called in the thread of `owner`, who waits for the pool before it goes. `purpose` is
/// what the memory was for.
template <class Owner, class Work, class Failed>
void startJob(QThreadPool& pool, Owner* owner, const char* purpose, Work work, Failed failed) {
  const auto giveUp = [owner, purpose, failed = std::move(failed)] {
    QMetaObject::invokeMethod(
        owner, [failed, error = caughtError(purpose)] { failed(error); }, Qt::QueuedConnection);
  };
  try {
    checkThreadsAreLeft();
  } catch (...) {
    giveUp();
    return;
  }
  pool.start([work = std::move(work), giveUp]() mutable {
    try {
      work();
    } catch (...) {
      giveUp();
    }
  });
}

/// The same of work that nobody waits for: the window says what ended it.
template <class Owner, class Work>
void startJob(QThreadPool& pool, Owner* owner, const char* purpose, Work work) {
  startJob(pool, owner, purpose, std::move(work), &WatchedApplication::report);
}

}  // namespace gtv::ui
