#include "ui/tables/table_model.h"

#include <algorithm>
#include <utility>

namespace gtv::ui {

void TableModel::update(std::shared_ptr<const TableContent> content, int first, int last) {
  content_ = std::move(content);
  const int rows = rowCount();
  if (rows == 0) return;
  first = std::clamp(first, 0, rows - 1);
  last = std::clamp(last, first, rows - 1);
  Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
}

void TableModel::reset(std::shared_ptr<const TableContent> content, std::vector<int> order) {
  beginResetModel();
  content_ = std::move(content);
  order_ = std::move(order);
  rowOf_.assign(content_ ? static_cast<std::size_t>(content_->rowCount()) : 0, -1);
  for (std::size_t row = 0; row < order_.size(); ++row) rowOf_[order_[row]] = static_cast<int>(row);
  endResetModel();
}

int TableModel::rowOf(int sourceRow) const {
  return sourceRow >= 0 && sourceRow < static_cast<int>(rowOf_.size()) ? rowOf_[sourceRow] : -1;
}

int TableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int TableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !content_ ? 0 : content_->columnCount();
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
  if (!content_ || !index.isValid()) return {};
  const int row = sourceRow(index.row());
  const int column = index.column();
  if (role == Qt::DisplayRole) return content_->shown(row, column);
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>(Qt::AlignVCenter |
                            (content_->columns()[column].isText ? Qt::AlignLeft : Qt::AlignRight));
  if (role == Qt::DecorationRole && column == 0)
    if (const auto color = content_->color(row); color.isValid()) return color;
  return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (!content_ || orientation != Qt::Horizontal || section < 0 || section >= columnCount())
    return {};
  const auto& column = content_->columns()[section];
  if (role == Qt::DisplayRole) return column.title;
  if (role == Qt::ToolTipRole)
    return tr("%1.<br>Click to sort. A filter calls it <i>%2</i>.").arg(column.help, column.id);
  return {};
}

void TableModel::sort(int column, Qt::SortOrder order) {
  Q_EMIT sortWanted(column, order == Qt::DescendingOrder);
}

}  // namespace gtv::ui
