#include "ui/live/run_pace.h"

#include "ui/live/run_controller.h"

namespace gtv::ui {

RunPace::RunPace(RunController& run) : QObject(&run), run_(run) {
  connect(&run_, &RunController::documentOpened, this, &RunPace::apply);
  connect(&run_, &RunController::documentChanged, this, [this](const ExperimentChange& change) {
    if (change.has(ExperimentChange::Part::Graph)) apply();
  });
}

void RunPace::choose(std::optional<Speed> speed) {
  chosen_ = speed;
  apply();
}

void RunPace::setLesson(bool isLesson) {
  isLesson_ = isLesson;
  apply();
}

void RunPace::apply() {
  const bool isWatched = isLesson_ || run_.experiment().graph().kind() == "empty";
  run_.solver().setSpeed(chosen_.value_or(isWatched ? watched : 0));
  run_.solver().setStopsAtRest(isWatched);
}

}  // namespace gtv::ui
