#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <memory>

#include "base/json.h"
#include "live/path_worker.h"
#include "session/session_studies.h"
#include "ui/live/solver_thread.h"
#include "ui/live/view.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace gtv::ui {

class PathPlot;

/// The λ path of the present problem: computed in the background when asked for (small problems by
/// themselves, once the panel is seen), remembered per problem, with the λ of the smallest
/// validation error one click away.
class PathPanel : public QWidget, public View {
  Q_OBJECT

 public:
  explicit PathPanel(QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  Figure* figure() override;
  void follow(const ViewSources& sources) override;
  /// Under "path".
  void saveState(Json& screen) const override { screen["path"] = state(); }
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  void saveStudies(Studies& studies, bool running) override;

  void setProblem(const LiveProblem& problem);
  /// Of the slider.
  void setLambda(double lambda);
  /// Takes up the progress since the last call: once per frame.
  void poll();
  void refreshTheme() override;

  PathPlot* plot() const { return plot_; }
  QString statusText() const;
  /// Is there something of the present problem's path, or will there be?
  bool hasPath() const {
    return isWanted() || isWorking() || (progress_ && !progress_->path.points.empty());
  }
  /// What a session keeps: the parameter that the plot shows, whether there is a path, and whether
  /// it goes on; and the points of the path.
  Json state() const;
  StudyParts study();
  /// Of the run of this number, as soon as its problem is there: the path stands there again, and
  /// goes on if it did; one whose points cannot be read is made again, whatever its size.
  void restore(int runNumber, const Json& state, StudyParts study);
  /// What is there of the present problem's path; may be null.
  const PathProgress* progress() const { return progress_.get(); }

  /// n·d up to which a path starts by itself.
  static constexpr int smallProblem = 2000;

 Q_SIGNALS:
  void lambdaChosen(double lambda);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void startOrCancel();
  void start();
  void considerStart();
  void showProgress();
  void showPath();
  void showBest();
  bool isWorking() const { return progress_ ? progress_->working : started_; }
  bool restorePath();

  PathPlot* plot_;
  QComboBox* coordinate_;
  QPushButton* compute_;
  QPushButton* best_;
  QLabel* status_;
  LiveProblem problem_;
  std::shared_ptr<const PathProgress> progress_;
  int number_ = 0;          ///< of the work begun last
  bool started_ = false;    ///< started, and nothing has come back yet
  bool cancelled_ = false;  ///< by the user: does not start again by itself
  struct PendingRestore {
    int runNumber = 0;
    int coordinate = -1;  ///< −1: none
    bool path = false;    ///< there is one, or will be
    bool rests = false;   ///< if its points are there: no more will come by themselves
    Json state;           ///< all of this, and the points, until the problem is there
    StudyParts study;
  };
  bool isWanted() const {
    return pendingRestore_.path && problem_.problem &&
           problem_.runNumber == pendingRestore_.runNumber;
  }
  /// Of restore(), and its problem is not there yet.
  bool isWaiting() const { return pendingRestore_.runNumber > problem_.runNumber; }
  PendingRestore pendingRestore_;  ///< see restore()
  PathRecord kept_;                ///< what study() gave last
  QElapsedTimer sinceShown_;
  bool stale_ = false;  ///< the plot is behind progress_
  PathWorker worker_;
};

}  // namespace gtv::ui
