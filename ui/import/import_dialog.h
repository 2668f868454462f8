#pragma once

#include <QDialog>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "instances/problem_instance.h"
#include "ui/import/import_check.h"
#include "ui/import/import_pages.h"
#include "ui/import/table_import.h"
#include "ui/widgets/background_task.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QTabWidget;
class QTreeWidget;
class QVBoxLayout;

namespace gtv::ui {

class ChoiceForm;
class ColumnsPage;
class NumberField;

/// A foreign table becomes the data of the experiment, page by page: how the file is written, what
/// each column is used as, the steps that prepare it, what is kept for validation, the graph over
/// its nodes, and what all of it comes to. Pages can be visited in any order. The whole file is
/// read in the background after every change; what is wrong is listed by cell and marked in the
/// preview, and there is no OK while it cannot work. Does not block: use open().
///
/// It opens on the table of a running experiment, too: then everything else of that is kept.
class ImportDialog : public QDialog {
  Q_OBJECT

 public:
  /// `present`: what the experiment is now; null if that cannot be built.
  ImportDialog(QString file, Experiment experiment, std::shared_ptr<const ProblemInstance> present,
               QWidget* parent = nullptr);
  /// For the table that the experiment has (data kind "table").
  ImportDialog(Experiment experiment, std::shared_ptr<const ProblemInstance> present,
               QWidget* parent = nullptr);
  ~ImportDialog() override;

  /// The edges are those of a graph file, read as these fields of graph kind "csv" say.
  void useEdges(const Json& edges);

  enum class Page { File, Columns, Preparation, Validation, Graph, Check };
  void showPage(Page page);

  const TableImport& choices() const { return import_; }
  /// Null before the first, and while something is wrong with the choices.
  const ImportVerdict* verdict() const { return verdict_ ? &*verdict_ : nullptr; }
  bool isChecking() const { return reading_ || checking_ || preparing_; }
  /// Why there is no OK; empty if there is.
  QString reason() const;

  QTreeWidget* columns() const;
  QTreeWidget* problems() const { return check_->problems(); }
  QTableView* preview() const;
  PreparationPage* preparation() const { return preparation_; }

 Q_SIGNALS:
  /// OK: the experiment with this data, and how the step is called.
  void imported(const gtv::Experiment& experiment, const QString& step);

 private:
  ImportDialog(TableImport import, Experiment experiment,
               std::shared_ptr<const ProblemInstance> present, QWidget* parent);
  void makePages();
  QWidget* makeValidationPage();
  void makeFoot(QVBoxLayout& layout);
  void nameControls();
  /// A form has another value for a field of the data.
  void edit(const QString& path, const Json& value);
  void showForms();
  void readStart();
  void takeStart(TableStart start);
  /// The steps over the first rows, then the columns that they make.
  void prepare();
  void takeStages(const TableStages& stages);
  /// The table whose columns are used. Columns that were there before keep their use.
  void setTable(TableStart table);
  void takeColumns(const std::vector<std::string>& columns);
  void showColumns();
  void showGraphs();
  /// Nonsense in the field is a reason against the import.
  void watch(NumberField& field);
  /// Reads the whole file with the present choices; an older reading is given up.
  void check();
  void take(const ImportVerdict& verdict);
  /// The check has ended without a verdict.
  void takeFailure(const Error& error);
  void showVerdict();
  void updateButton();
  /// What cannot work whatever the rows say.
  QString choiceProblem() const;

  Experiment experiment_;
  std::shared_ptr<const ProblemInstance> present_;
  LabelKind labels_;
  TableStart start_;                              ///< of the file
  TableStart table_;                              ///< prepared
  std::map<std::string, ColumnRole> knownRoles_;  ///< of all columns that were there
  bool reading_ = false;  ///< the start of a graph file, which takes all of it
  BackgroundTask startReading_{"for this file"};
  bool preparing_ = false;
  BackgroundTask stages_{"for the first rows"};
  TableImport import_;
  bool graphChosen_ = false;  ///< else the first that fits
  std::optional<ImportVerdict> verdict_;
  bool checking_ = false;
  int checkNumber_ = 0;
  double share_ = 0;
  BackgroundTask& task_;  ///< outlives the dialog where a graph is being built
  std::map<const NumberField*, QString> complaints_;

  QTabWidget* pages_;
  FilePage* filePage_;
  PreparationPage* preparation_;
  ColumnsPage* columns_;
  ChoiceForm* validation_;
  GraphPage* graph_;
  CheckPage* check_;
  QLabel* parts_;
  QPushButton* back_;
  QPushButton* next_;
  QProgressBar* progress_;
  QLabel* reason_;
  QPushButton* ok_ = nullptr;
};

}  // namespace gtv::ui
