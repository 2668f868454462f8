#include "base/task_thread.h"

#include <utility>

namespace gtv {

TaskThread::TaskThread(ThreadPriority priority)
    : thread_([this, priority](const std::stop_token& closing) {
        lowerThreadPriority(priority);
        work(closing);
      }) {}

TaskThread::~TaskThread() {
  thread_.request_stop();
  stop();
  thread_.join();
}

void TaskThread::start(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    std::swap(next_, task);
    stop_.request_stop();
  }
  changed_.notify_one();
}

void TaskThread::stop() {
  Task dropped;  // destroyed without the lock
  const std::scoped_lock lock(mutex_);
  std::swap(next_, dropped);
  stop_.request_stop();
}

void TaskThread::work(const std::stop_token& closing) {
  while (true) {
    Task task;
    std::stop_token stop;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, closing, [this] { return next_ != nullptr; });
      if (closing.stop_requested()) return;
      std::swap(next_, task);
      stop_ = std::stop_source();
      stop = stop_.get_token();
    }
    task(stop);
  }
}

}  // namespace gtv
