#include "ui/lessons/lesson_player.h"

#include <QAction>
#include <QScopedValueRollback>
#include <algorithm>
#include <optional>
#include <utility>

#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"

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
  connect(next_, &QAction::triggered, this, &LessonPlayer::goOn);
  connect(back_, &QAction::triggered, this, [this] { goTo(current_ - 1); });
  connect(&run_, &RunController::snapshotShown, this, &LessonPlayer::findOutcome);
  connect(&run_.path(), &PathStudy::changed, this, &LessonPlayer::findOutcome);
  connect(&run_, &RunController::documentOpened, this, [this] {
    if (!opens_) leave();
  });
}

void LessonPlayer::start(Lesson lesson) {
  std::vector<Left> nothing(lesson.scenes.size());
  resume({std::move(lesson), 0, std::move(nothing)});
}

LessonPlayer::State LessonPlayer::state() const {
  State out{*lesson_, current_, left_};
  out.left[current_].experiment = run_.experiment();
  return out;
}

void LessonPlayer::resume(State state) {
  ++lessonNumber_;
  lesson_ = std::move(state.lesson);
  current_ = state.current;
  left_ = std::move(state.left);
  show();
}

void LessonPlayer::setLesson(Lesson lesson, Document document) {
  const auto before = std::exchange(lesson_, std::move(lesson))->scenes;
  const auto left = std::exchange(left_, std::vector<Left>(count()));
  const auto& scenes = lesson_->scenes;
  const auto shown = std::find(scenes.begin(), scenes.end(), before[current_]);
  for (std::size_t k = 0; k < count(); ++k) {
    const auto same = std::find(before.begin(), before.end(), scenes[k]);
    if (same != before.end()) left_[k] = left[static_cast<std::size_t>(same - before.begin())];
  }
  const auto& old = before[current_];
  const auto& itsLeft = left[current_];
  current_ = shown != scenes.end() ? static_cast<std::size_t>(shown - scenes.begin())
                                   : std::min(current_, count() - 1);
  // Of a scene whose text was changed, the picture stays; of another one, nothing.
  const bool isOpen =
      scene().experiment == old.experiment || scene().experiment == run_.experiment();
  if (!isOpen) {
    document == Document::MayGo ? show() : leave();
    return;
  }
  left_[current_] = itsLeft;
  run_.lambdaRange().setFixed(scene().range);
  showKeys();
  Q_EMIT sceneChanged();
}

void LessonPlayer::leave() {
  if (!lesson_) return;
  lesson_.reset();
  run_.lambdaRange().setFixed(std::nullopt);
  next_->setEnabled(false);
  back_->setEnabled(false);
  Q_EMIT sceneChanged();
}

bool LessonPlayer::isCurtainClosed() const {
  return lesson_ && scene().question && !left_[current_].isOpen;
}

void LessonPlayer::openCurtain() {
  if (!isCurtainClosed()) return;
  left_[current_].isOpen = true;
  run_.setRunning(true);
  showKeys();
  Q_EMIT curtainChanged();
}

void LessonPlayer::findOutcome() {
  if (!lesson_ || !scene().question || isCurtainClosed() || !outcome().isEmpty()) return;
  const auto& snapshot = run_.snapshot();
  const auto* progress = run_.path().progress();
  if (!snapshot || snapshot->status == RunStatus::Running) return;
  // Of the scene as it was asked, and not of what was made of it since.
  if (!(run_.experiment() == scene().experiment)) return;
  const auto right = rightAnswer(*scene().question, *snapshot,
                                 progress == nullptr ? OptimumPath() : progress->path);
  if (!right) return;
  auto text = toQString(right->text);
  if (const auto all = static_cast<int>(answers().size()); all > 0) {
    const auto good = std::count_if(answers().begin(), answers().end(),
                                    [&](const Answer& one) { return right->accepts(one); });
    text += QLatin1Char(' ') + tr("Right answers: %1 of %2.").arg(good).arg(all);
  }
  left_[current_].outcome = text;
  Q_EMIT curtainChanged();
}

void LessonPlayer::goOn() {
  if (isCurtainClosed())
    openCurtain();
  else
    goTo(current_ + 1);
}

void LessonPlayer::goTo(std::size_t scene) {
  if (!lesson_ || scene >= count()) return;
  left_[current_].experiment = run_.experiment();
  current_ = scene;
  show();
}

void LessonPlayer::show() {
  {
    const QScopedValueRollback<bool> opening(opens_, true);
    run_.lambdaRange().setFixed(scene().range);
    // Running: what models are before the first iteration says nothing of the scene's λ.
    run_.open(left_[current_].experiment.value_or(scene().experiment), {}, !isCurtainClosed());
  }
  showKeys();
  Q_EMIT sceneChanged();
}

void LessonPlayer::showKeys() {
  next_->setEnabled(isCurtainClosed() || current_ + 1 < count());
  back_->setEnabled(current_ > 0);
}

}  // namespace gtv::ui
