#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "lessons/lesson.h"

class QAction;

namespace gtv::ui {

class RunController;

/// Goes through the scenes of a lesson. Each runs until it rests; one with a question waits behind
/// a curtain until that is opened. A scene that was left comes back with its experiment as it was
/// left. Nothing of it has to be saved.
class LessonPlayer : public QObject {
  Q_OBJECT

 public:
  /// What was done in a scene.
  struct Left {
    std::optional<Experiment> experiment;
    std::vector<Answer> answers;
    bool isOpen = false;  ///< the curtain
    QString outcome;
  };

  explicit LessonPlayer(RunController& run, QObject* parent = nullptr);

  void start(Lesson lesson);
  /// A lesson as it was left; see resume().
  struct State;
  /// Of the lesson that is played; there must be one.
  State state() const;
  void resume(State state);
  /// The lesson that is played was changed. The scene that is shown stays, and what was done in
  /// scenes that are the same. Where that scene is gone, another one is opened, or the lesson is
  /// left if the document must stay.
  enum class Document { MayGo, Stays };
  void setLesson(Lesson lesson, Document document);
  /// Another scene of the lesson, from 0; nothing happens if there is none.
  void goTo(std::size_t scene);
  bool isPlaying() const { return lesson_.has_value(); }
  /// How many lessons were started so far.
  int lessonNumber() const { return lessonNumber_; }
  /// The one that is shown; there must be one.
  const Scene& scene() const { return lesson_->scenes[current_]; }
  const Lesson& lesson() const { return *lesson_; }
  std::size_t current() const { return current_; }
  std::size_t count() const { return lesson_ ? lesson_->scenes.size() : 0; }
  /// The scene asks a question that is not answered yet: nothing of it may be seen.
  bool isCurtainClosed() const;
  /// The run of the scene begins, and its answer is shown when it is known.
  void openCurtain();
  void addAnswer(const Answer& answer) { left_[current_].answers.push_back(answer); }
  /// The last one was none; there must be one.
  void takeBackAnswer() { left_[current_].answers.pop_back(); }
  /// Of this scene, as they were given.
  const std::vector<Answer>& answers() const { return left_[current_].answers; }
  /// What is right, and how many of the answers were; empty while that is not known.
  const QString& outcome() const { return left_[current_].outcome; }
  RunController& run() const { return run_; }
  /// Page Down and Page Up, for buttons. The first opens a curtain that is closed.
  QAction* next() const { return next_; }
  QAction* back() const { return back_; }

 Q_SIGNALS:
  /// Another scene is shown, or none.
  void sceneChanged();

  /// The curtain has opened, or what is right is known.
  void curtainChanged();

 private:
  /// The document is no scene any more.
  void leave();
  void goOn();
  void show();
  void showKeys();
  void findOutcome();

  RunController& run_;
  std::optional<Lesson> lesson_;
  int lessonNumber_ = 0;
  std::size_t current_ = 0;
  std::vector<Left> left_;  ///< of every scene
  QAction* next_;
  QAction* back_;
  bool opens_ = false;  ///< the document that is opened is a scene
};

struct LessonPlayer::State {
  Lesson lesson;
  std::size_t current = 0;
  std::vector<Left> left;  ///< of every scene
};

}  // namespace gtv::ui
