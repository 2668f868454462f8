#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "lessons/lesson.h"

class QAction;

namespace gtv::ui {

class RunController;

/// Goes through the scenes of a lesson. Each runs until it rests. A scene that was left comes back
/// with its experiment as it was left. Nothing of it has to be saved.
class LessonPlayer : public QObject {
  Q_OBJECT

 public:
  explicit LessonPlayer(RunController& run, QObject* parent = nullptr);

  void start(Lesson lesson);
  /// The document is no scene any more; whoever has opened another one calls this.
  void leave();
  bool isPlaying() const { return lesson_.has_value(); }
  /// The one that is shown; there must be one.
  const Scene& scene() const { return lesson_->scenes[current_]; }
  const Lesson& lesson() const { return *lesson_; }
  std::size_t current() const { return current_; }
  std::size_t count() const { return lesson_ ? lesson_->scenes.size() : 0; }
  /// Page Down and Page Up, for buttons.
  QAction* next() const { return next_; }
  QAction* back() const { return back_; }

 Q_SIGNALS:
  /// Another scene is shown, or none.
  void sceneChanged();

 private:
  void go(std::size_t scene);
  void show();

  RunController& run_;
  std::optional<Lesson> lesson_;
  std::size_t current_ = 0;
  std::vector<std::optional<Experiment>> left_;  ///< as scenes were left
  QAction* next_;
  QAction* back_;
  bool opens_ = false;  ///< the document that is opened is a scene
};

}  // namespace gtv::ui
