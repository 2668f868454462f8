#include "ui/shell/lesson_controller.h"

#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QProgressDialog>
#include <utility>

#include "lessons/lesson.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/shell/lesson_handout.h"
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
  connect(&stage_, &Stage::handoutWanted, this, &LessonController::askForHandout);
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

void LessonController::askForHandout() {
  const auto file = QFileDialog::getSaveFileName(
      stage_.window(), tr("Handout of this lesson"),
      toQString(stage_.player()->lesson().id) + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
  if (!file.isEmpty()) writeHandout(file);
}

void LessonController::writeHandout(const QString& file) {
  auto* progress = new QProgressDialog(tr("Drawing the scenes of the handout…"), tr("Cancel"), 0,
                                       static_cast<int>(stage_.player()->count()), stage_.window());
  progress->setObjectName(QStringLiteral("handoutProgress"));
  progress->setAttribute(Qt::WA_DeleteOnClose);
  progress->setAutoReset(false);
  progress->setMinimumDuration(0);
  // It goes with its dialog.
  auto* handout = new LessonHandout(stage_.player()->lesson(), file, progress);
  connect(progress, &QProgressDialog::canceled, progress, &QProgressDialog::close);
  connect(handout, &LessonHandout::progressed, progress, &QProgressDialog::setValue);
  connect(handout, &LessonHandout::finished, this, [this, progress, file](const QString& problem) {
    if (problem.isEmpty()) {
      status_.showMessage(tr("The handout is written: %1").arg(file), false);
    } else {
      auto* box = new QMessageBox(QMessageBox::Warning, tr("Handout"), problem, QMessageBox::Ok,
                                  stage_.window());
      box->setAttribute(Qt::WA_DeleteOnClose);
      box->open();
    }
    progress->close();
  });
  progress->show();
  handout->start();
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
