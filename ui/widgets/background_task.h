#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "base/result.h"
#include "ui/widgets/watched_application.h"

namespace gtv::ui {

/// Work of a window in the background: one piece at a time, whose result arrives in the thread of
/// this object. Work reads and writes only what it owns. What it throws (memory that is missing, a
/// promise of the program that does not hold), and the lack of a thread for it, ends this work
/// alone.
class BackgroundTask : public QObject {
 public:
  /// What work gets, for its own thread.
  class Context {
   public:
    std::stop_token stop;
    /// Calls `message` in the thread of the task, in turn; not after the work was abandoned.
    void post(std::function<void()> message) const;

   private:
    friend class BackgroundTask;
    BackgroundTask* task_ = nullptr;
    int number_ = 0;
  };
  using Failed = std::function<void(const Error&)>;
  /// Where processors are scarce: as the window itself, for what the user waits for, or after it
  /// and the solver.
  enum class Priority { Window, Background };

  /// `purpose` says what memory was for where it was missing: "for this curve".
  explicit BackgroundTask(const char* purpose, Priority priority = Priority::Background,
                          QObject* parent = nullptr);
  /// Abandons the work and waits for its end.
  ~BackgroundTask() override;

  /// Abandons the work under way and starts `work(context)`. `finished` gets its result; after a
  /// failure `failed` is called in its place, by default to say so in the window.
  template <class Work, class Finished>
  void start(Work work, Finished finished, Failed failed = WatchedApplication::report) {
    begin({typeErased(std::move(work), std::move(finished)), std::move(failed)});
  }
  /// The same once the work under way has ended; of those that wait the newest is done.
  template <class Work, class Finished>
  void startAfterPresent(Work work, Finished finished, Failed failed = WatchedApplication::report) {
    Piece piece{typeErased(std::move(work), std::move(finished)), std::move(failed)};
    if (running_)
      waiting_ = std::move(piece);
    else
      begin(std::move(piece));
  }
  /// The work is asked to end early; its result still arrives.
  void requestStop() { stop_.request_stop(); }
  /// The work is asked to end early, and nothing of it arrives; none waits.
  void abandon();
  /// Abandons the work and destroys this object once it has ended, so that nobody waits for work
  /// that does not listen. For objects that were made with new.
  void release();
  /// Has work begun whose result has not arrived yet?
  bool isRunning() const { return running_; }

 private:
  using Finish = std::function<void()>;
  struct Piece {
    std::function<Finish(const Context&)> work;
    Failed failed;
  };

  template <class Work, class Finished>
  static std::function<Finish(const Context&)> typeErased(Work work, Finished finished) {
    return [work = std::move(work), finished = std::move(finished)](const Context& context) {
      auto result = std::make_shared<decltype(work(context))>(work(context));
      return [result, finished] { finished(std::move(*result)); };
    };
  }
  void begin(Piece piece);
  void end(const Finish& finish);
  void finishPiece();

  const char* purpose_;
  Priority priority_;
  std::optional<Piece> waiting_;
  std::stop_source stop_;
  int number_ = 0;      ///< of the work whose messages and result count
  int unfinished_ = 0;  ///< pieces in the pool, abandoned ones too
  bool released_ = false;
  bool running_ = false;
  QThreadPool pool_;
};

}  // namespace gtv::ui
