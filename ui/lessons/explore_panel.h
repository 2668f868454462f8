#pragma once

#include <QWidget>
#include <vector>

#include "lessons/explore_choices.h"

class QAction;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace gtv::ui {

class RunController;

/// The few settings of the level “Explore”: graph, model, penalty and some numbers of the data,
/// each with what is chosen now, and why an experiment is refused. Whatever is changed here is a
/// step of the document, and its run goes on with it.
class ExplorePanel : public QWidget {
  Q_OBJECT

 public:
  explicit ExplorePanel(QWidget* parent = nullptr);

  void follow(RunController& run);
  /// Buttons above the settings.
  void addButtons(const QList<QAction*>& actions);
  void refreshTheme();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct List {
    QComboBox* box;
    std::vector<ExploreChoice> choices;
  };
  struct Number {
    QSlider* slider;
    QLabel* text;
    ExploreNumber number;
  };

  void addList(const QString& name, const QString& tip, std::vector<ExploreChoice> choices);
  void addNumber(ExploreNumber number);
  void choose(const List& list, int entry);
  void slide(std::size_t number, int position);
  void showDocument();
  void showProblem(const QString& why);
  void change(const Result<Experiment>& next, const QString& step, int drag);

  RunController* run_ = nullptr;
  QHBoxLayout* buttons_;
  QFormLayout* form_;
  QLabel* problem_;
  std::vector<List> lists_;
  std::vector<Number> numbers_;
  int drag_ = 0;  ///< of the slider that is held
};

}  // namespace gtv::ui
