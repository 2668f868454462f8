#pragma once

#include <QAbstractTableModel>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "data/table_data.h"
#include "ui/import/table_import.h"

namespace gtv::ui {

/// The first rows of a table for a view: columns under their names and uses, rows by their line in
/// the file, cells with problems marked.
class TablePreview : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setStart(TableStart start);
  /// Without any the columns have names alone.
  void setRoles(std::vector<ColumnRole> roles);
  void setProblems(const std::vector<TableProblem>& problems);
  /// The row that stands on this line, or −1.
  int rowOfLine(int line) const;
  bool isMarked(int row, int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const TableProblem* problemAt(int row, int column) const;

  TableStart start_;
  int columns_ = 0;
  std::vector<ColumnRole> roles_;
  /// By line and column; column −1 is the whole line.
  std::map<std::pair<int, int>, TableProblem> problems_;
};

/// How a use of a column reads: "feature", "label y", …
QString roleName(ColumnRole role);

}  // namespace gtv::ui
