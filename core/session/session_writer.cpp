#include "session/session_writer.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "base/broken_promise.h"

namespace gtv {
namespace {

/// Between two tries of what could not be written.
constexpr std::chrono::milliseconds patience{500};

}  // namespace

SessionWriter::SessionWriter(std::unique_ptr<WorkingCopy> copy, Told keeping)
    : copy_(std::move(copy)),
      folder_(copy_->folder()),
      files_(copy_->filesFolder()),
      keeping_(std::move(keeping)),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

SessionWriter::~SessionWriter() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void SessionWriter::put(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  changed_.notify_all();
}

void SessionWriter::write(SessionChanges changes) { put(std::move(changes)); }

void SessionWriter::saveAs(std::filesystem::path target, Told saved) {
  put(Save{std::move(target), std::move(saved)});
}

void SessionWriter::describe(std::filesystem::path origin, FileStamp stamp, std::string title) {
  put(Description{std::move(origin), stamp, std::move(title)});
}

double SessionWriter::secondsOfLast() const {
  const std::scoped_lock lock(mutex_);
  return seconds_;
}

bool SessionWriter::isBusy() const {
  const std::scoped_lock lock(mutex_);
  return !tasks_.empty();
}

void SessionWriter::discard() {
  {
    const std::scoped_lock lock(mutex_);
    discarding_ = true;
  }
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  copy_->discard();
}

void SessionWriter::work(const std::stop_token& stop) {
  while (true) {
    Task* next = nullptr;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, stop, [&] { return !tasks_.empty(); });
      if (tasks_.empty() || (discarding_ && !hasSaves())) return;
      // Only this thread takes tasks out, and those behind it do not move it.
      next = &tasks_.front();
    }
    // What fails is tried once more after the end was asked for.
    const bool isLast = stop.stop_requested();
    const auto done = perform(*next);
    std::unique_lock lock(mutex_);
    if (done) {
      tasks_.pop_front();
      continue;
    }
    saveWithout(lock);
    if (isLast) return;
    changed_.wait_for(lock, stop, patience, [] { return false; });
  }
}

bool SessionWriter::hasSaves() const {
  return std::any_of(tasks_.begin(), tasks_.end(),
                     [](const Task& task) { return std::holds_alternative<Save>(task); });
}

void SessionWriter::saveWithout(std::unique_lock<std::mutex>& lock) {
  // Who waits to save does not wait any longer; news wait until they can be written.
  while (hasSaves()) {
    // What lies there is not moved by what comes behind it.
    std::vector<const SessionChanges*> pending;
    auto at = tasks_.begin();
    for (; !std::holds_alternative<Save>(*at); ++at)
      if (const auto* changes = std::get_if<SessionChanges>(&*at)) pending.push_back(changes);
    const auto save = std::move(std::get<Save>(*at));
    lock.unlock();
    const auto done = saveTo(save.target, pending);
    lock.lock();
    tasks_.erase(std::find_if(tasks_.begin(), tasks_.end(),
                              [](const Task& task) { return std::holds_alternative<Save>(task); }));
    lock.unlock();
    save.told(done);
    lock.lock();
  }
}

Result<void> SessionWriter::saveTo(const std::filesystem::path& target,
                                   const std::vector<const SessionChanges*>& pending) {
  try {
    return copy_->session().saveAs(target, pending);
  } catch (...) {
    return Error{target.string(), caughtError("to save").message};
  }
}

Result<void> SessionWriter::perform(const Task& task) {
  if (const auto* changes = std::get_if<SessionChanges>(&task)) return keep(*changes);
  if (const auto* save = std::get_if<Save>(&task)) {
    save->told(saveTo(save->target, {}));
    return {};
  }
  const auto& description = std::get<Description>(task);
  // Only what others are told of the session: it is told again with the next save.
  static_cast<void>(copy_->describe(description.origin, description.stamp, description.title));
  return {};
}

Result<void> SessionWriter::keep(const SessionChanges& changes) {
  const auto begin = std::chrono::steady_clock::now();
  Result<void> done;
  try {
    done = copy_->session().write(changes);
  } catch (...) {
    done = Error{folder_.string(), caughtError("to keep the session").message};
  }
  {
    const std::scoped_lock lock(mutex_);
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }
  if (done.ok() == failing_) {
    failing_ = !done.ok();
    keeping_(done);
  }
  return done;
}

}  // namespace gtv
