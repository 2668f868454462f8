#include "ui/import/table_preview.h"

#include <QApplication>
#include <QBrush>
#include <QColor>
#include <QFont>
#include <QPalette>
#include <algorithm>

#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int longestCell = 60;

/// One line, cut where it is long.
QString cellText(const std::string& cell) {
  auto shown = toQString(cell).simplified();
  if (shown.size() > longestCell) shown = shown.left(longestCell - 1) + QStringLiteral("…");
  return shown;
}

}  // namespace

QString roleName(ColumnRole role) {
  switch (role) {
    case ColumnRole::Node:
      return QObject::tr("node key");
    case ColumnRole::Label:
      return QObject::tr("label y");
    case ColumnRole::Feature:
      return QObject::tr("feature");
    case ColumnRole::X:
      return QObject::tr("x, longitude");
    case ColumnRole::Y:
      return QObject::tr("y, latitude");
    case ColumnRole::FeatureAndX:
      return QObject::tr("feature and x");
    case ColumnRole::FeatureAndY:
      return QObject::tr("feature and y");
    default:
      return QObject::tr("ignored");
  }
}

void TablePreview::setStart(TableStart start) {
  beginResetModel();
  start_ = std::move(start);
  auto most = start_.header.size();
  for (const auto& row : start_.rows) most = std::max(most, row.cells.size());
  columns_ = static_cast<int>(most);
  roles_.clear();
  problems_.clear();
  endResetModel();
}

void TablePreview::setRoles(std::vector<ColumnRole> roles) {
  roles_ = std::move(roles);
  if (columns_ == 0) return;
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns_ - 1);
  if (!start_.rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns_ - 1));
}

void TablePreview::setProblems(const std::vector<TableProblem>& problems) {
  problems_.clear();
  for (const auto& problem : problems)
    if (problem.file.empty()) problems_.emplace(std::pair(problem.line, problem.column), problem);
  if (columns_ > 0 && !start_.rows.empty())
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns_ - 1));
}

int TablePreview::rowOfLine(int line) const {
  const auto found = std::find_if(start_.rows.begin(), start_.rows.end(),
                                  [&](const CsvTable::Row& row) { return row.line == line; });
  return found != start_.rows.end() ? static_cast<int>(found - start_.rows.begin()) : -1;
}

const TableProblem* TablePreview::problemAt(int row, int column) const {
  const int line = start_.rows[static_cast<std::size_t>(row)].line;
  for (const int at : {column, -1})
    if (const auto found = problems_.find({line, at}); found != problems_.end())
      return &found->second;
  return nullptr;
}

bool TablePreview::isMarked(int row, int column) const { return problemAt(row, column) != nullptr; }

int TablePreview::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(start_.rows.size());
}

int TablePreview::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns_;
}

QVariant TablePreview::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto& cells = start_.rows[static_cast<std::size_t>(index.row())].cells;
  const auto column = static_cast<std::size_t>(index.column());
  const auto* problem = problemAt(index.row(), index.column());
  const bool ignored =
      !roles_.empty() && (column >= roles_.size() || roles_[column] == ColumnRole::Ignore);
  switch (role) {
    case Qt::DisplayRole:
      return column < cells.size() ? cellText(cells[column]) : QString();
    case Qt::ToolTipRole:
      return problem == nullptr ? QVariant() : translatedMessage(problem->message);
    case Qt::BackgroundRole:
      return problem == nullptr ? QVariant() : QBrush(QColor::fromRgb(okabeIto[1]));
    case Qt::ForegroundRole:
      if (problem != nullptr) return QBrush(QColor(Qt::black));
      return ignored ? QBrush(QApplication::palette().color(QPalette::PlaceholderText))
                     : QVariant();
    case Qt::AccessibleTextRole:
      return problem == nullptr
                 ? QVariant()
                 : tr("%1, %2").arg(column < cells.size() ? cellText(cells[column]) : tr("no cell"),
                                    translatedMessage(problem->message));
    default:
      return {};
  }
}

QVariant TablePreview::headerData(int section, Qt::Orientation orientation, int role) const {
  const auto at = static_cast<std::size_t>(section);
  if (orientation == Qt::Vertical) {
    if (role == Qt::DisplayRole) return start_.rows[at].line;
    if (role == Qt::ToolTipRole) return tr("Line %1 of the file").arg(start_.rows[at].line);
    return {};
  }
  const bool named = at < start_.header.size();
  if (named && at >= roles_.size()) {
    if (role == Qt::DisplayRole) return cellText(start_.header[at]);
    return role == Qt::ToolTipRole ? QVariant(toQString(start_.header[at])) : QVariant();
  }
  if (role == Qt::DisplayRole)
    return named ? QStringLiteral("%1\n%2").arg(cellText(start_.header[at]), roleName(roles_[at]))
                 : tr("(no name)");
  if (role == Qt::ToolTipRole && named)
    return tr("%1: %2. A click selects the column in the list.")
        .arg(toQString(start_.header[at]), roleName(roles_[at]));
  if (role == Qt::FontRole && named && roles_[at] != ColumnRole::Ignore) {
    auto font = QApplication::font();
    font.setBold(true);
    return font;
  }
  return {};
}

}  // namespace gtv::ui
