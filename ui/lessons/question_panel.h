#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "lessons/question.h"

class QCPGraph;
class QCustomPlot;
class QLabel;
class QPushButton;

namespace gtv::ui {

class GraphView;
class LessonPlayer;
class NumberField;

/// The curtain: a question in place of the plots that would answer it. The class answers with
/// numbers, with nodes or edges that are clicked on the graph, or with points in the plane of the
/// first two parameters; answers are counted, and the curtain opens for all.
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
  std::optional<Answer> answer() const;
  void count();
  void takeBack();
  void showAnswers();
  QString nameOf(const Answer& answer) const;
  void makePlane();
  /// The true models of the scene, and room around them.
  void showPlane();

  LessonPlayer* player_ = nullptr;
  GraphView* canvas_ = nullptr;
  AnswerKind kind_ = AnswerKind::Number;
  QLabel* text_;
  QLabel* selected_;
  NumberField* number_;
  QCustomPlot* plane_;
  QCPGraph* truth_ = nullptr;
  QCPGraph* given_ = nullptr;  ///< answers that were counted
  QCPGraph* mark_ = nullptr;   ///< the one that is clicked
  QPushButton* count_;
  QPushButton* takeBack_;
  QPushButton* open_;
  QLabel* tally_;
};

}  // namespace gtv::ui
