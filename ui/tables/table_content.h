#pragma once

#include <QColor>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "base/result.h"

namespace gtv::ui {

/// The rows of a table, numbers and words. Immutable, so that a worker may sort them while the
/// screen shows them.
class TableContent {
 public:
  struct Column {
    QString id;  ///< what filters and files call it: "degree"
    QString title;
    QString help;
    bool isText = false;
    bool moves = false;        ///< changes while the iteration runs
    bool isOffScreen = false;  ///< known to filters and files only

    friend bool operator==(const Column&, const Column&) = default;
  };

  explicit TableContent(std::vector<Column> columns) : columns_(std::move(columns)) {}
  virtual ~TableContent() = default;

  const std::vector<Column>& columns() const { return columns_; }
  int columnCount() const { return static_cast<int>(columns_.size()); }
  virtual int rowCount() const = 0;
  /// What the columns on the screen leave out; empty: nothing.
  virtual QString note() const { return {}; }
  /// Of a column of numbers; NaN: not known.
  virtual double number(int row, int column) const = 0;
  /// Of a column of words.
  virtual QString cellText(int row, int column) const = 0;
  /// Stands before the first cell; an invalid one: nothing does.
  virtual QColor color(int row) const {
    static_cast<void>(row);
    return {};
  }
  /// What stands in the cell on the screen, and in files: there with all its digits.
  QString shown(int row, int column) const;
  QString exact(int row, int column) const;

 private:
  std::vector<Column> columns_;
};

/// Which rows are shown: those that have a given text in one of their columns of words, or those
/// that meet conditions, "degree > 5 and w1 <= 0".
class TableFilter {
 public:
  /// An Error says what is wrong with a condition.
  static Result<TableFilter> parse(const QString& text,
                                   const std::vector<TableContent::Column>& columns);
  bool isEmpty() const { return part_.isEmpty() && conditions_.empty(); }
  bool lets(const TableContent& content, int row) const;
  /// Does the iteration change what it lets through?
  bool moves(const TableContent& content) const;

 private:
  enum class Sign { Less, LessEqual, Equal, NotEqual, GreaterEqual, Greater };
  struct Condition {
    int column = 0;
    Sign sign = Sign::Equal;
    double number = 0;
    QString words;
  };
  QString part_;
  std::vector<Condition> conditions_;
};

/// These rows with the ids of the columns in front.
QString csvOf(const TableContent& content, const std::vector<int>& rows);

/// The rows that the filter lets through, sorted by a column: numbers as numbers with unknown ones
/// last, words as words, or as numbers where all of them are. Equal rows stay in their order.
/// Nothing if asked to stop.
std::optional<std::vector<int>> arrangeRows(const TableContent& content, const TableFilter& filter,
                                            int column, bool descending,
                                            const std::stop_token& stop = {});

}  // namespace gtv::ui
