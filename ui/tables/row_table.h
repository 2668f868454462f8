#pragma once

#include <QElapsedTimer>
#include <QTableView>
#include <memory>
#include <vector>

#include "ui/tables/table_content.h"
#include "ui/tables/table_model.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// A table that can be sorted and filtered, also with a million rows: long ones are sorted by a
/// worker, the newest wish wins, and while numbers change the order is renewed at most once a
/// second. Rows are called by their number in the content. Ctrl+C copies those of the chosen rows
/// that are shown, or all if none is chosen, as text with tabs.
class RowTable : public QTableView {
  Q_OBJECT

 public:
  explicit RowTable(QWidget* parent = nullptr);

  /// `another`: nothing of what was shown before can be kept.
  void setContent(std::shared_ptr<const TableContent> content, bool another);
  void setFilter(TableFilter filter);
  void sortBy(int column, bool descending);
  int sortColumn() const { return column_; }
  bool isDescending() const { return descending_; }
  /// Selects these rows, ascending, without telling; of very many in many places none is marked.
  void choose(const std::vector<int>& rows);
  const std::vector<int>& chosen() const { return chosen_; }
  TableModel* rows() const { return model_; }
  /// A worker is at it.
  bool isArranging() const { return task_.isRunning(); }
  /// The order on the screen is that of the newest content.
  bool isCurrent() const { return !isArranging() && !again_; }
  QString copyText() const;
  /// The rows that are shown, in their order.
  std::vector<int> order() const;
  QSize pictureSize() const;
  /// The rows on the screen, with all columns; draws into 0, 0 … pictureSize().
  void drawPicture(QPainter& painter) const;
  /// One row at a time, and choosing is clicking or pressing Return: picked().
  void setPicking();

 Q_SIGNALS:
  /// The user selected rows, ascending.
  void rowsChosen(std::vector<int> rows);
  void rowPicked(int row);
  void arranged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  /// Rows are as high as the font.
  void changeEvent(QEvent* event) override;

 private:
  void fitRows();
  void arrange();
  void arrangeSoon();
  void takeOrder(const std::shared_ptr<const TableContent>& content, std::vector<int> order);
  /// Columns keep their widths unless they are others.
  void showRows(std::shared_ptr<const TableContent> content, std::vector<int> order);
  void mark();
  void readSelection();
  std::pair<int, int> rowsOnScreen() const;

  TableModel* model_;
  std::shared_ptr<const TableContent> content_;  ///< the newest; the model may have an older one
  TableFilter filter_;
  int column_ = 0;
  bool descending_ = false;
  std::vector<int> chosen_;
  bool marking_ = false;
  bool fitted_ = false;  ///< the columns have got their widths
  bool scrollToChosen_ = false;
  bool again_ = false;  ///< the order is of older content, and will be renewed in a moment
  QElapsedTimer sinceArranged_;
  BackgroundTask task_{"to sort the table", BackgroundTask::Priority::Window};
};

}  // namespace gtv::ui
