#pragma once

#include <QObject>
#include <optional>

#include "live/live_values.h"

namespace gtv::ui {

class RunController;

/// How fast the run iterates, and whether it ends when nothing moves. Lessons and graphs that are
/// drawn by hand are to be watched: they make a hundred iterations a second and stop when nothing
/// moves, unless another speed is chosen; everything else runs at full speed until its stopping
/// rule ends it.
class RunPace : public QObject {
  Q_OBJECT

 public:
  explicit RunPace(RunController& run);

  /// Iterations per second, 0 for full speed; nothing: as fits what is shown.
  void choose(std::optional<Speed> speed);
  void setLesson(bool isLesson);

  static constexpr Speed watched = 100;

 private:
  void apply();

  RunController& run_;
  std::optional<Speed> chosen_;
  bool isLesson_ = false;
};

}  // namespace gtv::ui
