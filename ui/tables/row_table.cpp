#include "ui/tables/row_table.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int rowsAtOnce = 10'000;       ///< rows that are sorted without a worker
constexpr qint64 arrangeAgain = 1000;    ///< milliseconds, while numbers change
constexpr std::size_t mostRanges = 500;  ///< of selected rows; Qt's selections are slow with more
constexpr int mostInPicture = 60;
constexpr int widestColumn = 160;

/// Room for what is in a cell.
constexpr int cellPadding = 6;

}  // namespace

RowTable::RowTable(QWidget* parent) : QTableView(parent), model_(new TableModel(this)) {
  setModel(model_);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setMinimumSectionSize(24);
  horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
  setSortingEnabled(true);
  for (auto* corner : findChildren<QAbstractButton*>()) {
    corner->setAccessibleName(tr("Select all"));
    corner->setToolTip(corner->accessibleName());
    corner->setFocusPolicy(Qt::TabFocus);
  }
  connect(model_, &TableModel::sortWanted, this, [this](int column, bool descending) {
    column_ = column;
    descending_ = descending;
    arrange();
  });
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &RowTable::readSelection);
  fitRows();
}

void RowTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitRows();
}

void RowTable::fitRows() {
  const int line = QFontMetrics(font()).height();
  verticalHeader()->setDefaultSectionSize(line + 4);
  setIconSize({2 * line / 3, 2 * line / 3});
}

void RowTable::setPicking() {
  setSelectionMode(QAbstractItemView::SingleSelection);
  connect(this, &QAbstractItemView::clicked, this,
          [this](const QModelIndex& at) { Q_EMIT rowPicked(model_->sourceRow(at.row())); });
}

void RowTable::setContent(std::shared_ptr<const TableContent> content, bool another) {
  const bool same = !another && content_ && content->columns() == content_->columns() &&
                    content->rowCount() == content_->rowCount();
  content_ = std::move(content);
  if (column_ >= content_->columnCount()) sortBy(0, false);
  if (!same) {
    const bool sameColumns =
        model_->content() && model_->content()->columns() == content_->columns();
    if (!sameColumns) {
      fitted_ = false;
      filter_ = TableFilter();
    }
    chosen_.clear();
    task_.abandon();
    // Rows that are not there any more must not be drawn.
    if (content_->rowCount() > rowsAtOnce) showRows(content_, {});
    arrange();
    return;
  }
  if (model_->content()) {
    const auto [first, last] = rowsOnScreen();
    model_->update(content_, first, last);
  }
  const bool moves = filter_.moves(*content_) || content_->columns()[column_].moves;
  if (!moves || again_) return;
  again_ = true;
  // What is arranged just now is the content before; after that it is this one's turn.
  if (!isArranging()) arrangeSoon();
}

void RowTable::arrangeSoon() {
  const auto left = std::max<qint64>(0, arrangeAgain - sinceArranged_.elapsed());
  QTimer::singleShot(static_cast<int>(left), this, [this] {
    if (again_ && !isArranging()) arrange();
  });
}

void RowTable::setFilter(TableFilter filter) {
  filter_ = std::move(filter);
  if (content_) arrange();
}

void RowTable::sortBy(int column, bool descending) {
  column_ = column;
  descending_ = descending;
  const QSignalBlocker blocker(horizontalHeader());
  horizontalHeader()->setSortIndicator(column,
                                       descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void RowTable::arrange() {
  if (!content_) return;
  again_ = false;
  task_.abandon();
  if (content_->rowCount() <= rowsAtOnce) {
    takeOrder(content_,
              arrangeRows(*content_, filter_, column_, descending_).value_or(std::vector<int>()));
    return;
  }
  task_.start(
      [content = content_, filter = filter_, column = column_,
       descending = descending_](const BackgroundTask::Context& context) {
        return arrangeRows(*content, filter, column, descending, context.stop);
      },
      [this, content = content_](std::optional<std::vector<int>> order) {
        if (order) takeOrder(content, std::move(*order));
      });
}

void RowTable::showRows(std::shared_ptr<const TableContent> content, std::vector<int> order) {
  model_->reset(std::move(content), std::move(order));
  const auto& columns = model_->content()->columns();
  for (int c = 0; c < model_->columnCount(); ++c)
    if (isColumnHidden(c) != columns[c].isOffScreen) setColumnHidden(c, columns[c].isOffScreen);
}

void RowTable::takeOrder(const std::shared_ptr<const TableContent>& content,
                         std::vector<int> order) {
  sinceArranged_.start();
  const int current = currentIndex().isValid() ? model_->sourceRow(currentIndex().row()) : -1;
  const int column = currentIndex().column();
  const int top = verticalScrollBar()->value();
  marking_ = true;
  // Rows fit the newest content unless it has others by now.
  const bool fits = content_->rowCount() == content->rowCount();
  showRows(fits ? content_ : content, std::move(order));
  if (const int row = model_->rowOf(current); row >= 0)
    selectionModel()->setCurrentIndex(model_->index(row, column), QItemSelectionModel::NoUpdate);
  marking_ = false;
  if (!fitted_ && model_->rowCount() > 0) {
    fitted_ = true;
    horizontalHeader()->setResizeContentsPrecision(50);
    for (int c = 0; c < model_->columnCount(); ++c) {
      if (isColumnHidden(c)) continue;
      resizeColumnToContents(c);
      setColumnWidth(c, std::min(columnWidth(c), static_cast<int>(scaled(widestColumn))));
    }
  }
  mark();
  if (!std::exchange(scrollToChosen_, false)) verticalScrollBar()->setValue(top);
  if (again_) arrangeSoon();
  Q_EMIT arranged();
}

void RowTable::choose(const std::vector<int>& rows) {
  if (rows == chosen_) return;
  chosen_ = rows;
  scrollToChosen_ = isArranging();
  mark();
}

void RowTable::mark() {
  std::vector<int> at;
  at.reserve(chosen_.size());
  for (const int row : chosen_)
    if (const int shown = model_->rowOf(row); shown >= 0) at.push_back(shown);
  std::sort(at.begin(), at.end());
  std::vector<std::pair<int, int>> ranges;
  for (const int row : at) {
    if (!ranges.empty() && ranges.back().second == row - 1)
      ranges.back().second = row;
    else
      ranges.emplace_back(row, row);  // NOLINT(performance-inefficient-vector-operation)
    if (ranges.size() > mostRanges) break;
  }
  if (ranges.size() > mostRanges) ranges.clear();
  QItemSelection selection;
  for (const auto& [first, last] : ranges)
    selection.append(QItemSelectionRange(model_->index(first, 0),
                                         model_->index(last, model_->columnCount() - 1)));
  marking_ = true;
  selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
  marking_ = false;
  if (ranges.empty()) return;
  const auto [first, last] = rowsOnScreen();
  const bool seen =
      std::any_of(ranges.begin(), ranges.end(), [&, first = first, last = last](const auto& range) {
        return range.first <= last && range.second >= first;
      });
  if (!seen) scrollTo(model_->index(ranges.front().first, 0), QAbstractItemView::PositionAtCenter);
}

void RowTable::readSelection() {
  if (marking_) return;
  std::vector<int> rows;
  for (const auto& range : selectionModel()->selection())
    for (int row = range.top(); row <= range.bottom(); ++row)
      rows.push_back(model_->sourceRow(row));
  std::sort(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  chosen_ = rows;
  if (selectionMode() == QAbstractItemView::SingleSelection) return;
  Q_EMIT rowsChosen(std::move(rows));
}

std::pair<int, int> RowTable::rowsOnScreen() const {
  const int first = std::max(0, rowAt(1));
  const int last = rowAt(viewport()->height() - 1);
  return {first, last < 0 ? model_->rowCount() - 1 : last};
}

void RowTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    QApplication::clipboard()->setText(copyText());
  } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
             currentIndex().isValid()) {
    Q_EMIT rowPicked(model_->sourceRow(currentIndex().row()));
  } else {
    QTableView::keyPressEvent(event);
  }
}

QString RowTable::copyText() const {
  if (!model_->content()) return {};
  const auto& content = *model_->content();
  QString out;
  const auto put = [&](int c, QString cell) {
    if (c > 0) out += QLatin1Char('\t');
    out += cell.replace(QLatin1Char('\t'), QLatin1Char(' '));
  };
  for (int c = 0; c < content.columnCount(); ++c) put(c, content.columns()[c].title);
  out += QLatin1Char('\n');
  // Not by what is marked: very many rows are not, and hidden ones cannot be.
  for (const int row : order()) {
    if (!chosen_.empty() && !std::binary_search(chosen_.begin(), chosen_.end(), row)) continue;
    for (int c = 0; c < content.columnCount(); ++c) put(c, content.exact(row, c));
    out += QLatin1Char('\n');
  }
  return out;
}

std::vector<int> RowTable::order() const {
  std::vector<int> rows;
  rows.reserve(static_cast<std::size_t>(model_->rowCount()));
  for (int row = 0; row < model_->rowCount(); ++row) rows.push_back(model_->sourceRow(row));
  return rows;
}

QSize RowTable::pictureSize() const {
  if (!model_->content()) return size().expandedTo({1, 1});
  const auto [first, last] = rowsOnScreen();
  const int rows = std::min(last - first + 1, mostInPicture);
  return {std::max(1, horizontalHeader()->length()),
          horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + 2};
}

void RowTable::drawPicture(QPainter& painter) const {
  if (!model_->content()) return;
  const auto& content = *model_->content();
  const auto colors = canvasColors();
  const auto [first, last] = rowsOnScreen();
  const int height = verticalHeader()->defaultSectionSize();
  const int head = horizontalHeader()->height();
  const QFontMetrics metrics(font());
  painter.setFont(font());
  int x = 0;
  for (int c = 0; c < content.columnCount(); ++c) {
    if (isColumnHidden(c)) continue;
    const int width = columnWidth(c);
    const int alignment =
        Qt::AlignVCenter | (content.columns()[c].isText ? Qt::AlignLeft : Qt::AlignRight);
    const auto put = [&](int y, int tall, const QString& cell) {
      const QRect box(x + cellPadding, y, width - 2 * cellPadding, tall);
      painter.drawText(box, alignment, metrics.elidedText(cell, Qt::ElideRight, box.width()));
    };
    painter.setPen(colors.text);
    put(0, head, content.columns()[c].title);
    for (int row = first; row <= last && row - first < mostInPicture; ++row)
      put(head + (row - first) * height, height, content.shown(model_->sourceRow(row), c));
    x += width;
  }
  painter.setPen(colors.edge);
  painter.drawLine(0, head, x, head);
}

}  // namespace gtv::ui
