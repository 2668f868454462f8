#pragma once

#include <QObject>
#include <memory>

#include "base/json.h"
#include "live/path_worker.h"
#include "session/session_studies.h"
#include "ui/live/solver_thread.h"

namespace gtv::ui {

/// The λ path of the present problem, computed in the background and remembered per problem; every
/// view of it shows this one.
class PathStudy : public QObject {
  Q_OBJECT

 public:
  explicit PathStudy(QObject* parent = nullptr);

  void setProblem(const LiveProblem& problem);
  /// That the path is of; its parts are null before the first.
  const LiveProblem& problem() const { return problem_; }
  /// What is there of the present problem's path; may be null.
  const PathProgress* progress() const { return progress_.get(); }
  bool isWorking() const { return progress_ ? progress_->working : started_; }
  bool isComplete() const { return progress_ && progress_->path.isComplete(); }

  /// How exactly paths of the present problem are computed.
  LambdaEngineOptions engineOptions() const;
  void start();
  /// Stops and keeps what is computed; does not start again by itself.
  void cancel();
  /// A view of the path can be seen: that of a small problem starts, unless it was cancelled.
  void startIfSmall();
  /// Is there a problem for which startIfSmall() would start?
  bool isSmall() const;
  /// Takes up the progress since the last call: once per frame.
  void poll();

  /// For a session: {computed: is there a path, or will there be, goesOn: is it under way}.
  Json state() const;
  /// The points of the path.
  StudyParts study();
  /// Of the run of this number, as soon as its problem is there: the path is there again, and goes
  /// on if it did; one whose points cannot be read is made again, whatever its size. What is not
  /// understood of `state` is left.
  void restore(int runNumber, const Json& state, StudyParts study);
  /// Of restore(), and its problem is not there yet.
  bool isWaiting() const { return pending_.runNumber > problem_.runNumber; }

  /// n·d up to which startIfSmall() starts.
  static constexpr int smallProblem = 2000;

 Q_SIGNALS:
  /// progress() or isWorking() is another one.
  void changed();
  /// The present problem is another one; changed() follows if its path is.
  void problemChanged();

 private:
  bool isWanted() const {
    return pending_.path && problem_.problem && problem_.runNumber == pending_.runNumber;
  }
  bool restorePath();
  /// What is there, and whether more of it will come.
  void setWorking(bool working);

  LiveProblem problem_;
  std::shared_ptr<const PathProgress> progress_;
  int number_ = 0;          ///< of the work begun last
  bool started_ = false;    ///< started, and nothing has come back yet
  bool cancelled_ = false;  ///< by the user
  struct Pending {
    int runNumber = 0;
    bool path = false;   ///< there is one, or will be
    bool rests = false;  ///< if its points are there: no more will come by themselves
    Json state;          ///< all of this, and the points, until the problem is there
    StudyParts study;
  };
  Pending pending_;  ///< see restore()
  PathRecord kept_;  ///< what study() gave last
  PathWorker worker_;
};

}  // namespace gtv::ui
