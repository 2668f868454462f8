#include "ui/widgets/background_task.h"

#include <QMetaObject>
#include <QPointer>
#include <thread>

#include "base/broken_promise.h"
#include "base/thread_priority.h"

namespace gtv::ui {
namespace {

/// Throws std::system_error where the system gives no more threads. Qt's pool does not notice: it
/// takes work and never does it.
void checkThreadsAreLeft() {
  std::jthread([] {});
}

}  // namespace

BackgroundTask::BackgroundTask(const char* purpose, Priority priority, QObject* parent)
    : QObject(parent), purpose_(purpose), priority_(priority) {
  pool_.setMaxThreadCount(1);
}

BackgroundTask::~BackgroundTask() {
  stop_.request_stop();
  pool_.waitForDone();
}

void BackgroundTask::Context::post(std::function<void()> message) const {
  // The destructor of the task waits for the work, so the task is still there.
  QMetaObject::invokeMethod(
      task_,
      [task = task_, number = number_, message = std::move(message)] {
        if (number == task->number_) message();
      },
      Qt::QueuedConnection);
}

void BackgroundTask::begin(Piece piece) {
  abandon();
  stop_ = std::stop_source();
  running_ = true;
  Context context;
  context.stop = stop_.get_token();
  context.task_ = this;
  context.number_ = number_;
  const auto giveUp = [this, context, failed = std::move(piece.failed)] {
    context.post(
        [this, failed, error = caughtError(purpose_)] { end([failed, error] { failed(error); }); });
  };
  try {
    checkThreadsAreLeft();
  } catch (...) {
    giveUp();
    return;
  }
  ++unfinished_;
  pool_.start([this, context, work = std::move(piece.work), giveUp] {
    if (priority_ == Priority::Background) lowerThreadPriority();
    try {
      context.post([this, finish = work(context)] { end(finish); });
    } catch (...) {
      giveUp();
    }
    QMetaObject::invokeMethod(this, &BackgroundTask::finishPiece, Qt::QueuedConnection);
  });
}

void BackgroundTask::finishPiece() {
  --unfinished_;
  if (released_ && unfinished_ == 0) deleteLater();
}

void BackgroundTask::release() {
  abandon();
  released_ = true;
  if (unfinished_ == 0) deleteLater();
}

void BackgroundTask::end(const Finish& finish) {
  running_ = false;
  // Whoever gets the result may destroy this object.
  const QPointer<BackgroundTask> self(this);
  finish();
  if (!self || running_ || !waiting_) return;
  auto next = *std::move(waiting_);
  begin(std::move(next));
}

void BackgroundTask::abandon() {
  stop_.request_stop();
  ++number_;
  running_ = false;
  waiting_.reset();
}

}  // namespace gtv::ui
