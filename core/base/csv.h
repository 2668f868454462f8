#pragma once

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

  /// Index of the column, or −1.
  int column(std::string_view title) const;
  /// Index of the column, or an Error that names the missing one and what is there.
  Result<int> requireColumn(std::string_view title) const;
  /// The cell as a finite number, or an Error with file, line and column. Blanks around the number
  /// and an empty cell are errors.
  Result<double> number(const Row& row, int column) const;
  /// "edges.csv:17: message"
  Error errorAt(const Row& row, std::string message) const;
  /// "edges.csv:1: message"
  Error errorInHeader(std::string message) const;
};

/// Refuses empty text, binary data, text that is not UTF-8, an unclosed quote, an unnamed or
/// repeated column, and rows with more or fewer cells than the header. A header without rows is a
/// table. Messages call the file `name`.
Result<CsvTable> parseCsv(std::string_view text, const std::string& name);
/// Messages call the file as the caller did.
Result<CsvTable> readCsv(const std::string& file);
/// Messages call the file `name`: what the user wrote, when it was looked up in several folders.
Result<CsvTable> readCsv(const std::string& file, const std::string& name);

/// A matrix file: rows of numbers, no header. At least one row; all rows have the same length.
Result<std::vector<std::vector<double>>> readCsvMatrix(const std::string& file);

/// The cell as it stands in a file we write: quoted if it must be.
std::string csvCell(std::string_view text);

}  // namespace gtv
