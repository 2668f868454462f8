#pragma once

#include <QDialog>
#include <vector>

#include "ui/live/run_list.h"
#include "ui/tables/table_figure.h"

class QTableWidget;

namespace gtv::ui {

class ScatterPlot;

/// Runs side by side: their local models, the fields in which their experiments differ, and their
/// last numbers. Deletes itself when closed.
class CompareWindow : public QDialog {
  Q_OBJECT

 public:
  /// Each with a last snapshot.
  explicit CompareWindow(const std::vector<RunRecord>& runs, QWidget* parent = nullptr);

  QTableWidget* table() const { return table_; }
  const std::vector<ScatterPlot*>& plots() const { return plots_; }

 private:
  QTableWidget* table_;
  TableFigure picture_;  ///< of the table
  std::vector<ScatterPlot*> plots_;
};

}  // namespace gtv::ui
