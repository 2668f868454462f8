#include "ui/lessons/lesson_player.h"

#include <QAction>
#include <QScopedValueRollback>
#include <utility>

#include "ui/live/run_controller.h"

namespace gtv::ui {

LessonPlayer::LessonPlayer(RunController& run, QObject* parent)
    : QObject(parent),
      run_(run),
      next_(new QAction(QStringLiteral("›"), this)),
      back_(new QAction(QStringLiteral("‹"), this)) {
  next_->setToolTip(tr("The next scene (Page Down or space)"));
  back_->setToolTip(tr("The scene before (Page Up)"));
  next_->setShortcut(QKeySequence(Qt::Key_PageDown));
  back_->setShortcut(QKeySequence(Qt::Key_PageUp));
  for (auto* action : {next_, back_}) action->setEnabled(false);
  connect(next_, &QAction::triggered, this, [this] { go(current_ + 1); });
  connect(back_, &QAction::triggered, this, [this] { go(current_ - 1); });
  connect(&run_, &RunController::documentOpened, this, [this] {
    if (!opens_) leave();
  });
}

void LessonPlayer::start(Lesson lesson) {
  left_.assign(lesson.scenes.size(), std::nullopt);
  lesson_ = std::move(lesson);
  current_ = 0;
  show();
}

void LessonPlayer::leave() {
  if (!lesson_) return;
  lesson_.reset();
  next_->setEnabled(false);
  back_->setEnabled(false);
  Q_EMIT sceneChanged();
}

void LessonPlayer::go(std::size_t scene) {
  if (!lesson_ || scene >= count()) return;
  left_[current_] = run_.experiment();
  current_ = scene;
  show();
}

void LessonPlayer::show() {
  {
    const QScopedValueRollback<bool> opening(opens_, true);
    // Running: what models are before the first iteration says nothing of the scene's λ.
    run_.open(left_[current_].value_or(scene().experiment), {}, true);
  }
  next_->setEnabled(current_ + 1 < count());
  back_->setEnabled(current_ > 0);
  Q_EMIT sceneChanged();
}

}  // namespace gtv::ui
