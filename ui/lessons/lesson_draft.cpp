#include "ui/lessons/lesson_draft.h"

#include <fmt/format.h>

#include <QDateTime>
#include <QUndoCommand>
#include <QUndoStack>
#include <system_error>
#include <utility>

#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;

constexpr int writeMilliseconds = 400;

/// Of its own for every lesson, also of one that another window begins: by the time.
fs::path newFile() {
  const auto now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"));
  return ownLessonsFolder() / fmt::format("lesson-{}.json", now.toStdString());
}

}  // namespace

/// The whole lesson before and after: scenes share their experiments.
class LessonDraft::Step : public QUndoCommand {
 public:
  Step(LessonDraft& draft, Lesson next, const QString& name, int field)
      : QUndoCommand(name),
        draft_(draft),
        before_(draft.lesson()),
        after_(std::move(next)),
        field_(field) {}

  void undo() override { draft_.become(before_); }
  void redo() override { draft_.become(after_); }
  int id() const override { return field_; }
  bool mergeWith(const QUndoCommand* next) override {
    const auto& step = static_cast<const Step&>(*next);
    if (step.text() != text()) return false;
    after_ = step.after_;
    return true;
  }

 private:
  LessonDraft& draft_;
  Lesson before_;
  Lesson after_;
  int field_;
};

LessonDraft::LessonDraft(QObject* parent)
    : QObject(parent),
      steps_(new QUndoStack(this)),
      writing_(writeMilliseconds, [this] { write(); }) {}

LessonDraft::~LessonDraft() {
  blockSignals(true);
  write();
}

bool LessonDraft::create(const Lesson& lesson, Kept kept) {
  if (!close()) return false;
  std::error_code code;
  fs::create_directories(ownLessonsFolder(), code);  // writing says what is in the way
  isWritten_ = kept == Kept::WhenChanged;
  open(lesson, newFile());
  write();
  return true;
}

bool LessonDraft::open(const Lesson& lesson, const fs::path& file) {
  if (file != file_ && !close()) return false;
  steps_->clear();
  file_ = file;
  become(lesson);
  return true;
}

bool LessonDraft::close() {
  if (!lesson_) return true;
  write();
  if (!isWritten_) return false;
  lesson_.reset();
  file_.clear();
  steps_->clear();
  Q_EMIT changed();
  return true;
}

void LessonDraft::setTitle(const QString& title) {
  if (title.trimmed().isEmpty()) return;
  auto next = lesson();
  next.title = title.toStdString();
  change(std::move(next), tr("Title of the lesson"), 0);
}

void LessonDraft::insertScene(std::size_t at, Scene scene) {
  auto next = lesson();
  if (at > next.scenes.size()) return;
  const auto name = tr("Add the scene “%1”").arg(toQString(scene.title));
  next.scenes.insert(next.scenes.begin() + static_cast<std::ptrdiff_t>(at), std::move(scene));
  change(std::move(next), name);
}

void LessonDraft::removeScene(std::size_t at) {
  auto next = lesson();
  if (at >= next.scenes.size() || next.scenes.size() == 1) return;
  const auto name = tr("Remove the scene “%1”").arg(toQString(next.scenes[at].title));
  next.scenes.erase(next.scenes.begin() + static_cast<std::ptrdiff_t>(at));
  change(std::move(next), name);
}

void LessonDraft::moveScene(std::size_t from, std::size_t to) {
  auto next = lesson();
  if (from >= next.scenes.size() || to >= next.scenes.size()) return;
  const auto name = tr("Move the scene “%1”").arg(toQString(next.scenes[from].title));
  auto scene = std::move(next.scenes[from]);
  next.scenes.erase(next.scenes.begin() + static_cast<std::ptrdiff_t>(from));
  next.scenes.insert(next.scenes.begin() + static_cast<std::ptrdiff_t>(to), std::move(scene));
  change(std::move(next), name);
}

void LessonDraft::setScene(std::size_t at, Scene scene, const QString& field) {
  auto next = lesson();
  if (at >= next.scenes.size() || scene.title.empty() || scene.views.empty()) return;
  next.scenes[at] = std::move(scene);
  change(std::move(next), tr("Scene %1: %2").arg(at + 1).arg(field), 0);
}

void LessonDraft::change(Lesson next, const QString& name, int field) {
  if (next == *lesson_) return;
  isWritten_ = false;
  steps_->push(new Step(*this, std::move(next), name, field));
}

void LessonDraft::become(const Lesson& lesson) {
  if (lesson_) isWritten_ = isWritten_ && lesson == *lesson_;
  lesson_ = lesson;
  Q_EMIT changed();
  if (!isWritten_) writing_.want();
}

void LessonDraft::write() {
  if (!lesson_ || isWritten_) return;
  const auto done = writeLesson(*lesson_, file_);
  isWritten_ = done.ok();
  Q_EMIT written(done ? QString() : translatedError(done.error()));
}

}  // namespace gtv::ui
