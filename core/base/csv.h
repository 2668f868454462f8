#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace gtv {

/// A comma-separated table with a header: UTF-8 with optional BOM, LF or CRLF, quoted fields
/// ("" inside quotes is one quote) [RFC 4180]. Lines count from 1, the header's included; empty
/// lines at the end are passed over.
struct CsvTable {
  struct Row {
    int line = 0;  ///< the line on which the row begins; quoted cells may hold line breaks
    std::vector<std::string> cells;
  };
  std::string name;  ///< what messages call the file
  std::vector<std::string> header;
  std::vector<Row> rows;
  char separator = ',';

  /// Index of the column, or −1.
  int column(std::string_view title) const;
  /// Index of the column, or an Error that names the missing one and what is there.
  Result<int> requireColumn(std::string_view title) const;
  /// The cell as a finite number, or an Error with file, line and column. Blanks around the number
  /// and an empty cell are errors, a decimal comma too: the message says so.
  Result<double> number(const Row& row, int column) const;
  /// "edges.csv:17: message"
  Error errorAt(const Row& row, std::string message) const;
  /// "edges.csv:1: message"
  Error errorInHeader(std::string message) const;
};

/// Hands out one row after the other, so that a large table need not be held as texts.
class CsvReader {
 public:
  /// `text` outlives the reader; see csvText(). Messages call the file `name`.
  CsvReader(std::string_view text, std::string name, char separator = ',');

  bool atEnd() const { return at_ >= text_.size(); }
  /// The next row, in the memory of the one before; a row that cannot be read ends the reading.
  std::optional<Error> next(CsvTable::Row& row);
  /// Share of the text that was read, from 0 to 1.
  double share() const;

 private:
  Error error(int line, const char* message) const;
  bool atLineBreak() const;
  std::optional<Error> plain(std::string& cell);
  std::optional<Error> quoted(std::string& cell);

  std::string_view text_;
  std::string name_;
  char separator_;
  std::size_t at_ = 0;
  int line_ = 1;
  bool endedByLineFeed_ = false;
};

/// The text behind the byte order mark, if there is one. Refuses binary data and text that is not
/// UTF-8.
Result<std::string_view> csvText(std::string_view text, const std::string& name);
/// An unnamed or repeated column in the header, if there is one.
std::optional<Error> headerProblem(const CsvTable& table);
/// "has 3 cells, the header has 5" if that is so.
std::optional<std::string> lengthProblem(const CsvTable& table, const CsvTable::Row& row);
/// What is wrong with a cell that is no number: "must be a finite number, got 'n/a'".
std::string numberProblem(std::string_view cell);

/// Refuses empty text, binary data, text that is not UTF-8, an unclosed quote, an unnamed or
/// repeated column, and rows with more or fewer cells than the header. A header without rows is a
/// table. Messages call the file `name`.
Result<CsvTable> parseCsv(std::string_view text, const std::string& name, char separator = ',');
/// Messages call the file as the caller did.
Result<CsvTable> readCsv(const std::string& file);
/// Messages call the file `name`: what the user wrote, when it was looked up in several folders.
Result<CsvTable> readCsv(const std::string& file, const std::string& name);

/// A matrix file: rows of numbers, no header. At least one row; all rows have the same length.
Result<std::vector<std::vector<double>>> readCsvMatrix(const std::string& file);

/// The cell as it stands in a file we write: quoted if it must be.
std::string csvCell(std::string_view text);

}  // namespace gtv
