#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "base/json.h"
#include "run/repeated_traces.h"
#include "session/session.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// Repeats an experiment with other random numbers in the background, for mean and spread: the band
/// about the curves. Can be cancelled, and then gives what is finished.
class RepeatStudy : public QObject {
  Q_OBJECT

 public:
  explicit RepeatStudy(QObject* parent = nullptr);

  void start(const Experiment& experiment, int repeats, std::int64_t iterations);
  void cancel() { task_.requestStop(); }
  /// Cancels, nothing comes any more, and there is no band.
  void forget();
  bool isBusy() const { return task_.isRunning(); }

  /// What the band, or the one that is being made in its place, is of: how it differs from the
  /// present experiment. Null without one.
  Json json(const Experiment& present) const;
  /// The band itself; nothing while it is being made.
  StudyParts study() const { return isBusy() ? StudyParts() : kept_; }
  /// The band is there again; without its numbers it is made again: other draws of the same seed
  /// are the same again. What is not understood is left.
  void restore(const Json& band, const StudyParts& study, const Experiment& present,
               const std::function<bool(const Experiment&)>& fits);

 Q_SIGNALS:
  void started();
  void progressed(int done, int repeats);
  /// Unless forgotten; fewer than two repeats say nothing.
  void finished(std::shared_ptr<const gtv::RepeatedTraces> traces);
  void failed(QString message);

 private:
  struct Draws {
    Experiment experiment;
    int repeats = 0;
    std::int64_t iterations = 0;
  };
  void take(const std::shared_ptr<const RepeatedTraces>& found);

  Draws wanted_;               ///< begun last
  std::optional<Draws> band_;  ///< finished last
  StudyParts kept_;            ///< of the same, for a session
  BackgroundTask task_{"for this experiment"};
};

}  // namespace gtv::ui
