#include "newest_job.h"

#include <QApplication>
#include <QPointer>
#include <QThreadPool>
#include <utility>

#include "base/broken_promise.h"
#include "watched_application.h"

namespace gtv::ui {

void NewestJob::start(Work work) {
  if (busy_)
    waiting_ = std::move(work);
  else
    run(std::move(work));
}

void NewestJob::run(Work work) {
  busy_ = true;
  QThreadPool::globalInstance()->start([self = QPointer<NewestJob>(this), work = std::move(work)] {
    Finish finish;
    try {
      finish = work();
    } catch (...) {
      finish = [self, error = caughtError("for this picture")] {
        WatchedApplication::report(error);
        Q_EMIT self->failed(error);
      };
    }
    // The application object outlives the pool's work; this one may not.
    QMetaObject::invokeMethod(qApp, [self, finish = std::move(finish)] {
      if (!self) return;
      self->busy_ = false;
      finish();
      if (self && self->waiting_ && !self->busy_) self->run(std::exchange(self->waiting_, nullptr));
    });
  });
}

}  // namespace gtv::ui
