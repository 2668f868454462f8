#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <optional>

#include "lessons/lesson.h"
#include "ui/widgets/throttled_call.h"

class QUndoStack;

namespace gtv::ui {

/// A lesson of the user's own while it is written. Every change is a step that can be undone, and
/// gets into the file by itself: nothing of it has to be saved.
class LessonDraft : public QObject {
  Q_OBJECT

 public:
  explicit LessonDraft(QObject* parent = nullptr);
  ~LessonDraft() override;

  bool isOpen() const { return lesson_.has_value(); }
  /// There must be one. It has at least one scene.
  const Lesson& lesson() const { return *lesson_; }
  const std::filesystem::path& file() const { return file_; }
  QUndoStack* steps() const { return steps_; }

  /// A lesson that is kept in a new file in ownLessonsFolder(), at once or from its first change
  /// on.
  enum class Kept { AtOnce, WhenChanged };
  bool create(const Lesson& lesson, Kept kept = Kept::AtOnce);
  /// One that is in this file.
  bool open(const Lesson& lesson, const std::filesystem::path& file);
  /// What is not written yet is written first; false, and it stays, if that cannot be done. The
  /// same of the lesson before the one that is created or opened.
  bool close();

  /// None of these does anything where the index is that of no scene, or nothing would change.
  void setTitle(const QString& title);
  void insertScene(std::size_t at, Scene scene);
  /// The last scene of a lesson stays.
  void removeScene(std::size_t at);
  void moveScene(std::size_t from, std::size_t to);
  /// `field` names what is changed; changes of the same field in a row are one step.
  void setScene(std::size_t at, Scene scene, const QString& field);

 Q_SIGNALS:
  /// It is another lesson, or none.
  void changed();
  /// Empty: the file is written.
  void written(const QString& problem);

 private:
  class Step;
  void change(Lesson next, const QString& name, int field = -1);
  void become(const Lesson& lesson);
  void write();

  std::optional<Lesson> lesson_;
  std::filesystem::path file_;
  QUndoStack* steps_;
  ThrottledCall writing_;
  bool isWritten_ = true;
};

}  // namespace gtv::ui
