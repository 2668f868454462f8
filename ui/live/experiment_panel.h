#pragma once

#include <QScrollArea>
#include <map>
#include <memory>

#include "base/json.h"
#include "experiment/experiment.h"
#include "experiment/experiment_change.h"
#include "run/suggestions.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/choice_list_form.h"

class QLabel;
class QToolButton;

namespace gtv {
struct ProblemInstance;
}

class QVBoxLayout;

namespace gtv::ui {

class FormulaView;
class NumberField;
class RunController;

/// The experiment as forms, in collapsible sections: graph, data, privacy and attacks, local
/// models, penalty, algorithm, network.
class ExperimentPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit ExperimentPanel(QWidget* parent = nullptr);

  /// Shows the document of this run, its numbers and what is wrong with it. Edits are for others to
  /// take.
  void follow(RunController& run);

  void show(const Experiment& experiment);
  /// Only the objective on top, with the present λ: cheap enough for every step of a drag.
  void showFormula(const Experiment& experiment);
  /// The same, now about the models of this network.
  void setNetwork(std::shared_ptr<const ProblemInstance> network, const Experiment& experiment);
  /// Says a problem in the section that its path names ("data.truth.vectors"), or on top.
  void showProblem(const Error& problem);
  void clearProblems();
  /// On top, as long as the run has some: Snapshot::warnings.
  void showWarnings(const std::vector<std::string>& warnings);
  /// A button below them for every Snapshot::suggestions, which makes this edit.
  void showSuggestions(const std::vector<SuggestedEdit>& suggestions);
  ChoiceForm* form(const QString& section) const;
  ChoiceListForm* attacks() const { return attacks_; }
  /// On top; hidden where the method has another objective, see formulaText().
  FormulaView* objective() const { return objective_; }
  /// What stands below or instead of it, as rich text: penalty and loss, or what the method does.
  QString formulaText() const;
  QString problemText() const;

 Q_SIGNALS:
  void edited(QString path, gtv::Json value);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// λ changes with every frame of a drag, and the forms do not show it.
  void showChange(const RunController& run, const ExperimentChange& change);
  void showNumbers(const RunController& run);
  /// What stands above the forms.
  void makeHead(QVBoxLayout& layout);
  void makeForms();
  QWidget* addSection(const QString& title, const QString& name, bool open);
  /// The header of the section in which this field of the document stands, or null.
  QToolButton* headerOf(const QString& field) const;
  NumberField* addNumber(QWidget* body, const QString& path, const Parameter& parameter);

  QWidget* content_;
  QLabel* title_;
  QLabel* notes_;
  FormulaView* objective_;
  QLabel* formula_;
  QLabel* problem_;
  QLabel* warning_;
  QVBoxLayout* suggestionButtons_;
  std::vector<SuggestedEdit> suggestions_;
  QLabel* replaced_;  ///< that the method has a model of its own
  std::map<QString, ChoiceForm*> forms_;
  ChoiceListForm* attacks_;
  std::shared_ptr<const ProblemInstance> network_;
  std::map<QString, NumberField*> numbers_;
  std::map<QString, QToolButton*> headers_;
};

}  // namespace gtv::ui
