#include "ui/shell/lesson_controller.h"

#include <utility>

#include "lessons/lesson.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {

LessonController::LessonController(RunController& run, FileController& files, StatusLine& status,
                                   WindowLevels& levels, Stage& stage)
    : QObject(&levels), run_(run), files_(files), status_(status), levels_(levels), stage_(stage) {
  connect(&stage_, &Stage::lessonWanted, this, &LessonController::start);
  // What was changed in the lab is work, and no scene any more.
  connect(&run_, &RunController::documentChanged, this, [this] {
    if (levels_.level() == Level::Lab && !run_.document().isDisposable()) stage_.player()->leave();
  });
}

bool LessonController::start(const QString& id) {
  auto lesson = loadLesson(id.toStdString());
  if (!lesson) {
    status_.showMessage(toQString(lesson.error().text()), true);
    return false;
  }
  if (!isInLesson() && !files_.mayDiscard()) return false;
  levels_.setLevel(Level::Lesson);
  stage_.player()->start(std::move(*lesson));
  return true;
}

bool LessonController::isInLesson() const {
  return levels_.level() == Level::Lesson && stage_.player()->isPlaying();
}

}  // namespace gtv::ui
