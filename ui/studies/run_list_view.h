#pragma once

#include <QWidget>
#include <vector>

#include "experiment/experiment.h"
#include "ui/live/run_list.h"
#include "ui/live/view.h"
#include "ui/tables/table_figure.h"

class QPushButton;
class QTableView;

namespace gtv::ui {

/// The list of runs as a table with what can be done to them: pin, hide, rename, delete, do again
/// and vary, compare side by side. Buttons for what the rows that are chosen allow, and a menu.
class RunListView : public QWidget, public View {
  Q_OBJECT

 public:
  explicit RunListView(RunList& runs, QWidget* parent = nullptr);

  QWidget* widget() override { return this; }
  /// The list itself.
  Figure* figure() override { return &figure_; }
  void follow(const ViewSources& sources) override;

  QTableView* table() const { return table_; }
  QPushButton* deleteButton() const { return delete_; }
  /// Ascending.
  std::vector<int> chosenRows() const;
  /// Of the chosen rows; false for the present run, and where none is chosen.
  bool areAll(bool RunRecord::*what) const;

 Q_SIGNALS:
  /// Do it again, to change something.
  void varyWanted(gtv::Experiment experiment, QString name);
  /// At least two.
  void comparisonWanted(std::vector<gtv::ui::RunRecord> runs);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Rows and columns fit the present scale.
  void fitSizes();
  void showChoices();
  void pin();
  void hide();
  void removeChosen();
  void vary();
  void compare();

  RunList& runs_;
  QTableView* table_;
  QPushButton* pin_;
  QPushButton* hide_;
  QPushButton* rename_;
  QPushButton* delete_;
  QPushButton* vary_;
  QPushButton* compare_;
  TableFigure figure_;
  double scale_ = 0;  ///< of the present widths of columns; 0: none yet
};

}  // namespace gtv::ui
