#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text_encoding.h"
#include "tables/byte_source.h"
#include "tables/table_format.h"

namespace gtv {

/// Where an Error says that somebody must choose whether the first line has names.
inline constexpr const char* headerField = "data.header";
/// Where an Error says that somebody must choose what a comma between digits is.
inline constexpr const char* decimalField = "data.decimal";
/// What a first column without a name is called: row names of R and pandas.
inline constexpr const char* unnamedRows = "rowName";

/// The rows of a table that is written as a text [RFC 4180, and what other programs make of it]:
/// UTF-8, UTF-16 or Windows-1252, lines that end with LF, CR LF or CR, cells in quotes ("" is one
/// quote) that may hold line breaks, blanks around cells, blank lines and comments, a first line
/// "sep=;". Only a part of the text is in memory at any time.
class RowReader {
 public:
  struct Row {
    std::int64_t line = 0;                ///< where it begins, counting from 1
    std::vector<std::string_view> cells;  ///< until the next row is read
  };

  /// Guesses what is open in the format. Messages call the file `name`. Errors: a file that cannot
  /// be read, no text, no lines, and at "data.header" one of which nobody knows whether its first
  /// line has the names of the columns.
  /// Whether a text is UTF-8 is seen when all of it was read; with `looksAtStart` only the first
  /// megabyte is looked at, for somebody who waits.
  static Result<RowReader> open(const std::filesystem::path& file, const std::string& name,
                                const TableFormat& format, bool looksAtStart = false);

  /// The same of bytes that come from elsewhere.
  static Result<RowReader> open(ByteSource bytes, const std::string& name,
                                const TableFormat& format, bool looksAtStart = false);

  /// With nothing left open.
  const TableFormat& format() const { return format_; }
  /// Names of the columns: those of the first line, or "column1", "column2", … An empty name in the
  /// first place becomes "rowName", elsewhere "column3". Equal names stay unless the format says
  /// otherwise.
  const std::vector<std::string>& names() const { return names_; }
  /// What was guessed, in sentences without their full stops.
  const std::vector<std::string>& notes() const { return notes_; }
  /// The columns that have a cell which is neither a number nor missing in one of the first rows.
  const std::vector<std::string>& wordColumns() const { return wordColumns_; }
  const std::string& fileName() const { return name_; }

  /// The next row behind the header; false at the end. An Error has the line.
  Result<bool> next(Row& row);
  /// "has 3 cells, the header has 5" if that is so.
  std::optional<std::string> lengthProblem(const Row& row) const;
  /// The next row is the first one again.
  Result<void> rewind();
  /// Share of the file that was read, 0 to 1.
  double share() const;
  /// Lines that were passed over so far.
  std::int64_t blankLines() const { return blankLines_; }
  std::int64_t comments() const { return comments_; }
  /// The line of the first comment, if there was one.
  std::int64_t firstComment() const { return firstComment_; }

 private:
  enum class Step { Row, NeedsMore, Failed };

  RowReader(ByteSource bytes, std::string name, TableFormat format)
      : bytes_(std::move(bytes)), name_(std::move(name)), format_(std::move(format)) {}
  Result<void> chooseEncoding(bool looksAtStart);
  /// The text begins again, with all lines.
  Result<void> restart();
  Result<void> guess();
  Result<std::vector<std::string>> firstLines();
  Result<void> nameColumns();
  Result<void> fill();
  bool hasMore() const { return at_ < text_.size() || !isRead_; }
  /// The next row, however many cells it has, without blank lines and comments.
  Result<bool> nextRow(Row& row);
  Step scan(Row& row);
  Step scanQuoted(Row& row, std::size_t& at);
  Step scanPlain(Row& row, std::size_t& at);
  Step endLine(std::size_t& at);
  bool beginsComment(std::size_t at) const;
  bool isBlank(char c) const { return c == ' ' || (c == '\t' && format_.separator != '\t'); }
  bool isEnd(char c) const { return c == '\n' || c == '\r'; }
  void shrinkQuotes(Row& row);

  ByteSource bytes_;
  std::string name_;
  TableFormat format_;
  std::vector<std::string> names_;
  std::vector<std::string> wordColumns_;
  std::vector<std::string> notes_;
  std::optional<TextDecoder> decoder_;
  std::string text_;         ///< from the present row on
  std::size_t at_ = 0;       ///< where the next row begins
  std::size_t decoded_ = 0;  ///< letters that were there so far, in bytes
  std::int64_t line_ = 1;    ///< the line of that
  bool isRead_ = false;      ///< all bytes are in the text
  bool hasSeparatorLine_ = false;
  bool endsWithSeparator_ = false;  ///< every row has an empty cell more than the header
  std::int64_t blankLines_ = 0;
  std::int64_t comments_ = 0;
  std::int64_t firstComment_ = 0;
  std::int64_t lineOfScan_ = 0;
  bool isComment_ = false;            ///< the line that was scanned
  std::size_t scanned_ = 0;           ///< where the row that was scanned ends
  std::vector<std::size_t> escaped_;  ///< cells of the row with two quotes for one
  Error failure_;
};

}  // namespace gtv
