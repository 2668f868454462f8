#include "session/session_writer.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>
#include <vector>

#include "base/broken_promise.h"

namespace gtv {
namespace {

/// Between two tries of what could not be written.
constexpr std::chrono::milliseconds patience{500};
/// Between two tries of a session in memory to get to the disk.
constexpr std::chrono::seconds longPatience{1};

/// Who is told how it went has problems of his own: they end neither the thread nor what it does.
void notify(const SessionWriter::Callback& callback, const Result<void>& done) {
  try {
    callback(done);
  } catch (...) {
    static_cast<void>(caughtError("to say how the session is kept"));
  }
}

/// Whatever goes wrong is an Error: on a thread nobody else would catch it.
Result<void> saveSession(SessionFile& session, const std::filesystem::path& target,
                         const std::vector<const SessionChanges*>& pending) {
  try {
    return session.saveAs(target, pending);
  } catch (...) {
    return Error{target.string(), caughtError("to save").message};
  }
}

}  // namespace

SessionWriter::SessionWriter(std::unique_ptr<WorkingCopy> copy, Callback keeping)
    : copy_(std::move(copy)), folder_(copy_->folder()), onWriteResult_(std::move(keeping)) {
  start();
}

SessionWriter::~SessionWriter() {
  thread_.request_stop();
  if (thread_.joinable())
    thread_.join();
  else if (!discarding_)
    writeInCallingThread();
  endSaver();
}

/// What was left to it to be saved it saves before it ends.
void SessionWriter::endSaver() {
  saver_.request_stop();
  if (saver_.joinable()) saver_.join();
}

bool SessionWriter::start() {
  try {
    thread_ = std::jthread([this](const std::stop_token& stop) {
      while (true) {
        const bool isLast = stop.stop_requested();
        try {
          return work(stop);
        } catch (...) {
          // What waits is still there, and is tried again.
          static_cast<void>(caughtError("to keep the session"));
        }
        if (isLast) return;
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, stop, patience, [] { return false; });
      }
    });
  } catch (const std::system_error&) {
    return false;
  }
  return true;
}

bool SessionWriter::startSaver() {
  if (saver_.joinable()) return true;
  try {
    saver_ = std::jthread([this](const std::stop_token& stop) {
      while (true) {
        try {
          return save(stop);
        } catch (...) {
          // The one that failed is gone, those behind it are saved.
          static_cast<void>(caughtError("to save"));
        }
        {
          const std::scoped_lock lock(mutex_);
          saving_ = false;
        }
        changed_.notify_all();
      }
    });
  } catch (const std::system_error&) {
    return false;
  }
  return true;
}

void SessionWriter::enqueue(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    if (discarding_) return;
    tasks_.push_back(std::move(task));
  }
  changed_.notify_all();
  if (!thread_.joinable() && !start()) writeInCallingThread();
}

void SessionWriter::writeInCallingThread() {
  while (!tasks_.empty()) {
    if (!perform(tasks_.front())) {
      std::unique_lock lock(mutex_);
      saveWithPendingChanges(lock);
      return;
    }
    const std::scoped_lock lock(mutex_);
    tasks_.pop_front();
  }
}

void SessionWriter::write(SessionChanges changes) { enqueue(std::move(changes)); }

void SessionWriter::saveAs(std::filesystem::path target, Callback saved) {
  enqueue(Save{std::move(target), std::move(saved)});
}

void SessionWriter::describe(std::filesystem::path origin, FileStamp stamp, std::string title) {
  enqueue(Description{std::move(origin), stamp, std::move(title)});
}

std::filesystem::path SessionWriter::folder() const {
  const std::scoped_lock lock(mutex_);
  return folder_;
}

double SessionWriter::lastWriteSeconds() const {
  const std::scoped_lock lock(mutex_);
  return seconds_;
}

bool SessionWriter::isSound() const {
  const std::scoped_lock lock(mutex_);
  return isSound_ && wasSoundWhenSaved_;
}

std::string SessionWriter::leftOut() const {
  const std::scoped_lock lock(mutex_);
  return leftOut_;
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
  endSaver();
  copy_->discard();
}

void SessionWriter::work(const std::stop_token& stop) {
  while (true) {
    Task* next = nullptr;
    {
      std::unique_lock lock(mutex_);
      const auto hasTasks = [&] { return !tasks_.empty(); };
      if (copy_->onDisk())
        changed_.wait(lock, stop, hasTasks);
      else if (!changed_.wait_for(lock, stop, longPatience, hasTasks) && !stop.stop_requested()) {
        lock.unlock();
        reportWriteResult({});
        continue;
      }
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
    saveWithPendingChanges(lock);
    if (isLast) return;
    changed_.wait_for(lock, stop, patience, [] { return false; });
  }
}

bool SessionWriter::hasSaves() const {
  return std::any_of(tasks_.begin(), tasks_.end(),
                     [](const Task& task) { return std::holds_alternative<Save>(task); });
}

void SessionWriter::saveWithPendingChanges(std::unique_lock<std::mutex>& lock) {
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
    isSound_ = copy_->session().isSound();
    tasks_.erase(std::find_if(tasks_.begin(), tasks_.end(),
                              [](const Task& task) { return std::holds_alternative<Save>(task); }));
    lock.unlock();
    notify(save.callback, done);
    lock.lock();
  }
}

void SessionWriter::save(const std::stop_token& stop) {
  while (true) {
    SaveSnapshot next;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, stop, [&] { return !saveSnapshots_.empty(); });
      if (saveSnapshots_.empty()) return;
      next = std::move(saveSnapshots_.front());
      saveSnapshots_.pop_front();
      saving_ = true;
    }
    const auto saved = saveSession(*next.session, next.save.target, {});
    {
      const std::scoped_lock lock(mutex_);
      wasSoundWhenSaved_ = wasSoundWhenSaved_ && next.session->isSound();
    }
    notify(next.save.callback, saved);
    {
      const std::scoped_lock lock(mutex_);
      saving_ = false;
    }
    changed_.notify_all();
  }
}

bool SessionWriter::snapshotForSave(const Save& save) {
  // What is in memory nobody else can look at.
  if (!copy_->onDisk()) return false;
  try {
    if (!startSaver()) return false;
    auto pinned = copy_->session().snapshotForSave();
    if (!pinned) return false;
    const std::scoped_lock lock(mutex_);
    saveSnapshots_.push_back({std::move(*pinned), save});
  } catch (...) {
    // Then it is saved here, or that says why not.
    static_cast<void>(caughtError("to save"));
    return false;
  }
  changed_.notify_all();
  return true;
}

Result<void> SessionWriter::saveTo(const std::filesystem::path& target,
                                   const std::vector<const SessionChanges*>& pending) {
  {
    // What was to be saved before may be on its way to the same file.
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return saveSnapshots_.empty() && !saving_; });
  }
  return saveSession(copy_->session(), target, pending);
}

Result<void> SessionWriter::perform(const Task& task) {
  if (const auto* changes = std::get_if<SessionChanges>(&task)) return writeToCopy(*changes);
  if (const auto* save = std::get_if<Save>(&task)) {
    if (snapshotForSave(*save)) return {};
    const auto saved = saveTo(save->target, {});
    {
      const std::scoped_lock lock(mutex_);
      isSound_ = copy_->session().isSound();
    }
    notify(save->callback, saved);
    return {};
  }
  const auto& description = std::get<Description>(task);
  // Only what others are told of the session: it is told again with the next save.
  try {
    static_cast<void>(copy_->describe(description.origin, description.stamp, description.title));
  } catch (...) {
    static_cast<void>(caughtError("to describe the session"));
  }
  return {};
}

Result<void> SessionWriter::writeToCopy(const SessionChanges& changes) {
  const auto begin = std::chrono::steady_clock::now();
  Result<void> done;
  try {
    done = copy_->session().write(changes);
  } catch (...) {
    done = Error{folder().string(), caughtError("to keep the session").message};
  }
  {
    const std::scoped_lock lock(mutex_);
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    isSound_ = copy_->session().isSound();
    leftOut_ = copy_->session().leftOut();
  }
  reportWriteResult(done);
  return done;
}

void SessionWriter::reportWriteResult(const Result<void>& written) {
  const auto now = std::chrono::steady_clock::now();
  if (written && !copy_->onDisk() && now - lastMoveAttempt_ >= longPatience) {
    try {
      copy_->moveToDisk();
    } catch (...) {
      // It stays where it is, and is tried again.
      static_cast<void>(caughtError("to keep the session"));
    }
    lastMoveAttempt_ = std::chrono::steady_clock::now();
    const std::scoped_lock lock(mutex_);
    folder_ = copy_->folder();
  }
  const auto& kept = written ? copy_->onDisk() : written;
  if (kept.ok() != failing_) return;
  failing_ = !kept.ok();
  notify(onWriteResult_, kept);
}

}  // namespace gtv
