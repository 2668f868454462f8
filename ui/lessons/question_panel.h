#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "lessons/question.h"

class QLabel;
class QPushButton;

namespace gtv::ui {

class GraphView;
class LessonPlayer;
class NumberField;

/// The curtain: a question in place of the plots that would answer it. The class answers with
/// numbers, or with nodes or edges that are clicked on the graph; answers are counted, and the
/// curtain opens for all.
class QuestionPanel : public QWidget {
  Q_OBJECT

 public:
  explicit QuestionPanel(QWidget* parent = nullptr);

  void follow(LessonPlayer& player);
  /// The scene that the player shows, whose nodes and edges are clicked on `canvas`.
  void ask(GraphView* canvas);
  void refreshTheme();

 private:
  /// What is typed or selected, if it is an answer.
  std::optional<double> answer() const;
  void count();
  void showAnswers();
  QString nameOf(double answer) const;

  LessonPlayer* player_ = nullptr;
  GraphView* canvas_ = nullptr;
  AnswerKind kind_ = AnswerKind::Number;
  QLabel* text_;
  QLabel* selected_;
  NumberField* number_;
  QPushButton* count_;
  QPushButton* open_;
  QLabel* tally_;
};

}  // namespace gtv::ui
