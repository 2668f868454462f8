#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "ui/tables/table_content.h"

namespace gtv::ui {

/// Some of the rows of a TableContent, in some order. Sorting is asked for, not done: it may take a
/// worker.
class TableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// Content of the same columns and number of rows, say of a later iterate: order and selection
  /// stay. `first` … `last` are the rows on the screen, which alone are announced.
  void update(std::shared_ptr<const TableContent> content, int first, int last);
  /// Other content, with the rows of it that are shown.
  void reset(std::shared_ptr<const TableContent> content, std::vector<int> order);

  const std::shared_ptr<const TableContent>& content() const { return content_; }
  /// Row of the content that is shown in a row of the table.
  int sourceRow(int row) const { return order_[static_cast<std::size_t>(row)]; }
  /// Where a row of the content is shown, or −1.
  int rowOf(int sourceRow) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;
  void sort(int column, Qt::SortOrder order) override;

 Q_SIGNALS:
  void sortWanted(int column, bool descending);

 private:
  std::shared_ptr<const TableContent> content_;
  std::vector<int> order_;
  std::vector<int> rowOf_;  ///< of every row of the content
};

}  // namespace gtv::ui
