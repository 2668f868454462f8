#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.h"

namespace gtv {

/// Stands in columns of numbers where none is known.
inline constexpr double missingNumber = std::numeric_limits<double>::quiet_NaN();

/// One column of a table: numbers, or texts of which each is kept once.
class Column {
 public:
  /// NaN: missing.
  static Column ofNumbers(std::string name, std::vector<double> numbers);
  /// Row r has the text `texts[codes[r]]`, and is missing where the code is negative.
  struct Texts {
    std::vector<std::int32_t> codes;
    std::vector<std::string> texts;
    std::vector<double> numbers;   ///< what each text spells as a number; NaN: nothing
    std::vector<bool> areMissing;  ///< does it stand for a value that is not known?
  };
  static Column ofTexts(std::string name, Texts texts);

  std::string name;

  bool isNumeric() const { return !isText_; }
  std::size_t rows() const { return isText_ ? texts_.codes.size() : numbers_.size(); }
  bool isMissing(std::size_t row) const;
  /// NaN where it is missing, and where a text spells no number.
  double number(std::size_t row) const;
  /// Of a number the shortest text that reads back as the same; empty where it is missing.
  std::string text(std::size_t row) const;
  /// As the file has it, marks of missing values too; empty where there is nothing.
  std::string written(std::size_t row) const;
  /// Does row r hold a text that is neither missing nor a number?
  bool isWord(std::size_t row) const;
  /// Of texts only.
  const Texts& texts() const { return texts_; }
  const std::vector<double>& numbers() const { return numbers_; }

  /// The rows with these numbers, in this order; npos: a missing one.
  Column taken(const std::vector<std::size_t>& rows) const;
  /// The cells of these columns, one column below the other: of numbers if all are.
  static Column stacked(std::string name, const std::vector<const Column*>& columns);
  static constexpr std::size_t npos = std::numeric_limits<std::size_t>::max();

 private:
  bool isText_ = false;
  std::vector<double> numbers_;
  Texts texts_;
};

/// Columns of equal length with different names.
struct Table {
  std::string name;  ///< what messages call it: the file
  std::vector<Column> columns;
  /// The names of all columns of the file, in its order; none once the table was prepared.
  std::vector<std::string> inFile;
  /// The line of every row in the file; of rows that were made from several, the first one's.
  std::vector<std::int64_t> lines;
  /// Rows of a second file are numbered on from this line, the last one of the first file.
  std::int64_t lastLine = std::numeric_limits<std::int64_t>::max();
  std::string secondName;  ///< what messages call that file

  std::size_t rows() const { return lines.size(); }
  bool isOfSecondFile(std::size_t row) const { return lines[row] > lastLine; }
  /// "line 7", or "line 7 of second.csv".
  std::string lineText(std::size_t row) const;
  /// "line 7 of first.csv"
  std::string placeText(std::size_t row) const;
  /// The file that a row is of, and its line there.
  const std::string& fileOf(std::size_t row) const;
  std::int64_t lineInFile(std::size_t row) const;
  /// Neither rows nor columns: what a step makes another table of.
  Table empty() const;
  /// Puts the rows of another file below: its columns of the same names; others of it are left out.
  /// Cells of columns that it has not are missing. Their names are returned.
  std::vector<std::string> append(const Table& second);
  /// The place of the column, or −1.
  int column(std::string_view title) const;
  /// The place of the column; an Error at `path` that says which there are.
  Result<int> requireColumn(std::string_view title, const std::string& path) const;
  /// Rows in this order.
  Table taken(const std::vector<std::size_t>& rows) const;
  /// Of the columns, and of those of the file that were not read.
  std::vector<std::string> allNames() const;
  /// Where the column stands in the file, or, once the table was prepared, here.
  int place(int column) const;
};

/// Collects the cells of a column; while all are numbers or missing, only numbers are kept.
class ColumnBuilder {
 public:
  /// `asText`: kept as written in any case.
  ColumnBuilder(std::string name, bool asText) : name_(std::move(name)), asText_(asText) {}
  bool isText() const { return asText_; }
  /// Rows that were added before a cell turned out to be neither a number nor missing are not there
  /// as texts: the column must be read again, with `asText`.
  bool mustReadAgain() const { return mustReadAgain_; }

  void add(double number) { numbers_.push_back(number); }
  /// A text, what it spells as a number (NaN: nothing), and whether it stands for a missing value.
  void add(std::string_view text, double number, bool isMissing);
  void setMustReadAgain() { mustReadAgain_ = true; }
  Column build() &&;

 private:
  std::string name_;
  bool asText_;
  bool mustReadAgain_ = false;
  std::vector<double> numbers_;
  Column::Texts texts_;
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };
  std::unordered_map<std::string, std::int32_t, Hash, std::equal_to<>> codes_;
};

}  // namespace gtv
