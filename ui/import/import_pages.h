#pragma once

#include <QSplitter>
#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/json.h"
#include "data/table_data.h"
#include "data/table_stages.h"
#include "ui/import/table_import.h"

class QComboBox;
class QLabel;
class QTableView;
class QTreeWidget;
class QTreeWidgetItem;

namespace gtv::ui {

class ChoiceForm;
class NumberField;
class TablePreview;

/// A table with a line of words above it.
class TablePane : public QWidget {
  Q_OBJECT

 public:
  /// `name` for those who listen.
  TablePane(const QString& name, const QString& tip);

  void show(const QString& title, TableStart start);
  TablePreview* model() const { return model_; }
  QTableView* view() const { return view_; }
  QLabel* title() const { return title_; }

 private:
  void fitColumns();

  QLabel* title_;
  QTableView* view_;
  TablePreview* model_;
};

/// The first page: how the file is written, and its first rows.
class FilePage : public QWidget {
  Q_OBJECT

 public:
  FilePage();

  void show(const TableStart& start, const Json& data);
  ChoiceForm* form() const { return marks_; }

 Q_SIGNALS:
  /// One of the fields of WrittenAs by its name in the document, and its value.
  void formatChosen(const QString& field, const QString& value);
  /// Another field of the data: its path in the document and the value.
  void edited(const QString& path, const gtv::Json& value);

 private:
  QComboBox* separator_;
  QComboBox* header_;
  QComboBox* decimal_;
  QComboBox* encoding_;
  ChoiceForm* marks_;
  TablePane* table_;
  QLabel* notes_;
};

/// The third page: the steps that prepare the table, and the table before and after each of them.
class PreparationPage : public QSplitter {
  Q_OBJECT

 public:
  PreparationPage();

  void showSteps(const Json& data);
  /// What is wrong with a step stands at it; an Error at another field is not shown here.
  void showStages(const TableStages& stages);
  /// Entry k is the k-th step; the last one at first.
  QComboBox* stepChoice() const { return step_; }
  ChoiceForm* form() const { return form_; }
  TablePane* before() const { return before_; }
  TablePane* after() const { return after_; }

 Q_SIGNALS:
  void edited(const QString& path, const gtv::Json& value);

 private:
  void showStep();

  ChoiceForm* form_;
  QComboBox* step_;
  TablePane* before_;
  TablePane* after_;
  QLabel* notes_;
  TableStages stages_;
};

/// The fifth page: where the edges come from.
class GraphPage : public QWidget {
  Q_OBJECT

 public:
  GraphPage();

  /// `present`: how the graph is called that the experiment has; `hasMap`: there are coordinates.
  void show(const TableImport& import, const QString& present, bool hasMap);
  /// Marks the field of the graph file that it names.
  void showProblem(const std::optional<Error>& problem);
  NumberField* neighbours() const { return neighbours_; }

 Q_SIGNALS:
  void sourceChosen(gtv::ui::GraphSource source);
  void neighboursChosen(int count);
  /// A field of the graph file: its path in the document and the value.
  void edited(const QString& path, const gtv::Json& value);

 private:
  QComboBox* graph_;
  QLabel* neighboursLabel_;
  NumberField* neighbours_;
  ChoiceForm* edges_;
};

/// The last page: what all choices come to; what is wrong cell by cell, beside the table.
class CheckPage : public QWidget {
  Q_OBJECT

 public:
  /// The table has this model.
  explicit CheckPage(TablePreview& model);

  QTreeWidget* problems() const { return problems_; }
  /// Null: nothing is known. `notes` are those on the file, `guesses` those on its columns.
  void show(const TableCheck* check, const std::vector<std::string>& notes,
            const QStringList& guesses);

 Q_SIGNALS:
  void problemChosen(int line, int column);

 private:
  void showProblems(const std::vector<TableProblem>& problems);

  TablePreview& model_;
  QLabel* summary_;
  QTreeWidget* problems_;
  QTreeWidget* notes_;
  QTableView* table_;
};

/// A form for some of the fields of data kind "table", under the path "data".
ChoiceForm* makeDataForm(const std::string& id, const std::vector<std::string>& keys);
/// A row of a list of notes; where it is cut off its tip says all of it.
QTreeWidgetItem* makeNoteItem(const std::string& note);
/// A form for the file of the edges, and for what its attributes mean, under the path "graph".
ChoiceForm* makeEdgesForm();
/// Says a problem with the graph file at the field that it names; false if it names none.
bool showEdgeProblem(ChoiceForm& form, const std::optional<Error>& problem);
/// Shows the fields of `choice`, of the kind that the form is for.
void showChoice(ChoiceForm& form, Json choice);

/// The first rows of a stage, for a preview.
TableStart startOf(const TableStage& stage);

}  // namespace gtv::ui
