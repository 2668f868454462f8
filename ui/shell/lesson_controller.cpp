#include "ui/shell/lesson_controller.h"

#include <QAction>
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
                                   WindowLevels& levels, Stage& stage, QAction& runAction)
    : QObject(&levels),
      run_(run),
      files_(files),
      status_(status),
      levels_(levels),
      stage_(stage),
      runAction_(runAction) {
  connect(&levels_, &WindowLevels::changed, this, &LessonController::assignKeys);
  connect(stage_.player(), &LessonPlayer::sceneChanged, this, &LessonController::assignKeys);
  connect(&stage_, &Stage::lessonWanted, this, &LessonController::start);
  // What was changed outside of the lesson is work, and no scene any more.
  connect(&run_, &RunController::documentChanged, this, [this] {
    if (levels_.level() != Level::Lesson && !run_.document().isDisposable())
      stage_.player()->leave();
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

void LessonController::assignKeys() {
  const QKeySequence space(Qt::Key_Space);
  const QKeySequence pageDown(Qt::Key_PageDown);
  auto* next = stage_.player()->next();
  if (isInLesson()) {
    runAction_.setShortcuts({});
    next->setShortcuts({pageDown, space});
  } else {
    next->setShortcuts({pageDown});
    runAction_.setShortcut(space);
  }
}

bool LessonController::isInLesson() const {
  return levels_.level() == Level::Lesson && stage_.player()->isPlaying();
}

}  // namespace gtv::ui
