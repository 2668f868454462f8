#include "ui/widgets/latest_only_task.h"

#include <QApplication>
#include <QPointer>
#include <QThreadPool>
#include <utility>

#include "ui/widgets/watched_application.h"
#include "ui/widgets/worker_jobs.h"

namespace gtv::ui {

void LatestOnlyTask::start(Work work) {
  if (busy_)
    waiting_ = std::move(work);
  else
    run(std::move(work));
}

void LatestOnlyTask::run(Work work) {
  busy_ = true;
  // The application object outlives the pool's work; this one may not.
  const auto end = [self = QPointer<LatestOnlyTask>(this)](const Finish& finish) {
    if (!self) return;
    self->busy_ = false;
    finish();
    if (self && self->waiting_ && !self->busy_) self->run(std::exchange(self->waiting_, nullptr));
  };
  startJob(
      *QThreadPool::globalInstance(), qApp, "for this picture",
      [end, work = std::move(work)] {
        QMetaObject::invokeMethod(qApp, [end, finish = work()] { end(finish); });
      },
      [self = QPointer<LatestOnlyTask>(this), end](const Error& error) {
        end([self, error] {
          WatchedApplication::report(error);
          Q_EMIT self->failed(error);
        });
      });
}

}  // namespace gtv::ui
