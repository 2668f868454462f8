#pragma once

#include <QDialog>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "experiment/problem_instance.h"
#include "ui/document/import_check.h"
#include "ui/document/table_import.h"
#include "ui/widgets/background_task.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace gtv::ui {

class NumberField;
class TablePreview;

/// A foreign table becomes the data of the experiment: its first rows, what each column is used as,
/// separator, missing values, standardising, and the graph over its nodes. The whole file is read
/// in the background after every change; what is wrong is listed by cell and marked in the preview,
/// and there is no OK while it cannot work. Does not block: use open().
class ImportDialog : public QDialog {
  Q_OBJECT

 public:
  /// `present`: what the experiment is now; null if that cannot be built.
  ImportDialog(QString file, Experiment experiment, std::shared_ptr<const ProblemInstance> present,
               QWidget* parent = nullptr);
  ~ImportDialog() override;

  const TableImport& choices() const { return import_; }
  /// Null before the first, and while something is wrong with the choices.
  const ImportVerdict* verdict() const { return verdict_ ? &*verdict_ : nullptr; }
  bool isChecking() const { return checking_; }
  /// Why there is no OK; empty if there is.
  QString reason() const;

  QTreeWidget* columns() const { return columns_; }
  QTreeWidget* problems() const { return problems_; }
  QTableView* preview() const { return preview_; }

 Q_SIGNALS:
  /// OK: the experiment with this data, and how the step is called.
  void imported(const gtv::Experiment& experiment, const QString& step);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeColumns(QVBoxLayout& layout);
  void makeOptions(QVBoxLayout& layout);
  void makeValueFields();
  void makeGraphFields();
  QHBoxLayout* valueRow();
  QHBoxLayout* graphRow();
  void makeFoot(QVBoxLayout& layout);
  void makeFormatFields();
  QGridLayout* formatGrid();
  void showFormat();
  void readStart();
  void showColumns();
  void showGraphs();
  void chooseRole(int role);
  void chooseFile();
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
  TableStart start_;
  TableImport import_;
  std::vector<ColumnRole> rolesBefore_;  ///< when the columns were selected
  bool graphChosen_ = false;             ///< else the first that fits
  std::optional<ImportVerdict> verdict_;
  bool checking_ = false;
  int checkNumber_ = 0;
  double share_ = 0;
  BackgroundTask& task_;  ///< outlives the dialog where a graph is being built
  std::map<const NumberField*, QString> complaints_;

  QComboBox* separator_;
  QComboBox* header_;
  QComboBox* decimal_;
  QComboBox* encoding_;
  QTreeWidget* columns_;
  QComboBox* role_;
  QTableView* preview_;
  TablePreview* model_;
  QComboBox* missing_;
  QCheckBox* standardise_;
  QCheckBox* intercept_;
  NumberField* heldOut_;
  QComboBox* graph_;
  QLabel* neighboursLabel_;
  NumberField* neighbours_;
  QLineEdit* edgeFile_;
  QToolButton* browse_;
  QProgressBar* progress_;
  QLabel* summary_;
  QTreeWidget* problems_;
  QLabel* reason_;
  QPushButton* ok_ = nullptr;
};

}  // namespace gtv::ui
