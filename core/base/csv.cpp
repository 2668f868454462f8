#include "base/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "base/text_encoding.h"

namespace gtv {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string place(const std::string& name, int line) { return fmt::format("{}:{}", name, line); }

std::optional<Error> notText(std::string_view text, const std::string& name) {
  const auto valid = utf8Prefix(text);
  if (valid == text.size()) return std::nullopt;
  const auto line = 1 + std::count(text.begin(), text.begin() + valid, '\n');
  return Error{name, fmt::format("is not a text file (line {} {})", line,
                                 text[valid] == '\0' ? "holds a zero byte" : "is not UTF-8")};
}

Error notANumber(const std::string& where, std::string_view title, std::string_view cell) {
  return {where, fmt::format("{} {}", title, numberProblem(cell))};
}

bool hasAny(std::string_view cell, std::initializer_list<std::string_view> signs) {
  return std::any_of(signs.begin(), signs.end(), [&](std::string_view sign) {
    return cell.find(sign) != std::string_view::npos;
  });
}

/// "1.234,5" or "1,234,567": three digits behind a point or comma.
bool hasThousands(std::string_view cell) {
  constexpr std::string_view digits = "0123456789";
  constexpr std::size_t ofThousand = 3;
  if (cell.find_first_not_of("+-0123456789.,") != std::string_view::npos) return false;
  for (auto at = cell.find_first_of(".,"); at < cell.size();
       at = cell.find_first_of(".,", at + 1)) {
    const auto end = std::min(cell.find_first_not_of(digits, at + 1), cell.size());
    if (end - at - 1 == ofThousand) return true;
  }
  return false;
}

/// What is odd about a cell that is meant as a number, if that is known, as the end of a message.
const char* oddity(std::string_view cell) {
  if (cell == "\\N") return "; this is a mark of missing values, name it in missingMarks";
  if (parseNumber(cell))
    return "; this file has decimal commas, and points that separate thousands are not read";
  if (hasAny(cell, {"\uFEFF", "\u200B", "\u200C", "\u200D", "\u2060", "\u00AD"}))
    return "; it holds a character that is not visible";
  if (cell.find_first_of("0123456789") == std::string_view::npos) return "";
  // Read as a number it would be another one in half of the world.
  if (const auto comma = cell.find(','); comma != std::string_view::npos) {
    std::string pointed(cell);
    pointed[comma] = '.';
    if (parseNumber(pointed)) return "; this file has decimal points, not commas";
  }
  if (hasThousands(cell)) return "; signs that separate thousands are not read";
  if (hasAny(cell, {"\u2212", "\u2013"})) return "; its minus sign is not the usual one, -";
  if (cell.ends_with('%')) return "; the sign % is not read";
  if (hasAny(cell, {"$", "\u20AC", "\u00A3"})) return "; signs of currencies are not read";
  const bool isSeparated = hasAny(cell, {" ", "\u00A0", "\u202F", "\u2009", "'", "\u2019"});
  if (isSeparated && cell.front() >= '0' && cell.front() <= '9' && cell.back() >= '0' &&
      cell.back() <= '9')
    return "; blanks and other signs that separate thousands are not read";
  return "";
}

Result<std::string> textOf(const std::string& file, const std::string& name) {
  auto text = readTextFile(file);
  if (!text) return Error{name, text.error().message};
  return text;
}

}  // namespace

CsvReader::CsvReader(std::string_view text, std::string name, char separator)
    : text_(text), name_(std::move(name)), separator_(separator) {
  // Empty lines at the end are passed over: cut them off before the first row is read. The last
  // line break goes too, so that every row ends at a line break or at the end.
  while (!text_.empty() && (text_.back() == '\n' || text_.back() == '\r')) {
    if (text_.back() == '\r' && !endedByLineFeed_) break;
    endedByLineFeed_ = text_.back() == '\n';
    text_.remove_suffix(1);
  }
}

double CsvReader::share() const {
  return text_.empty() ? 1 : static_cast<double>(at_) / static_cast<double>(text_.size());
}

std::optional<Error> CsvReader::next(CsvTable::Row& row) {
  row.line = line_;
  for (std::size_t cells = 0;;) {
    if (cells == row.cells.size()) row.cells.emplace_back();
    auto& cell = row.cells[cells++];
    cell.clear();
    const bool isQuoted = at_ < text_.size() && text_[at_] == '"';
    if (auto problem = isQuoted ? quoted(cell) : plain(cell)) {
      at_ = text_.size();
      return problem;
    }
    if (at_ < text_.size() && text_[at_] == separator_) {
      ++at_;
      continue;
    }
    row.cells.resize(cells);
    if (at_ >= text_.size()) return std::nullopt;
    at_ += text_[at_] == '\r' ? 2 : 1;
    ++line_;
    return std::nullopt;
  }
}

Error CsvReader::error(int line, const char* message) const {
  return {place(name_, line), message};
}

bool CsvReader::atLineBreak() const {
  return text_[at_] == '\n' ||
         (text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n');
}

std::optional<Error> CsvReader::plain(std::string& cell) {
  const auto begin = at_;
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == separator_ || c == '\n') break;
    if (c == '"') return error(line_, "a quote appears inside a cell that does not begin with one");
    if (c == '\r') {
      if (atLineBreak()) break;
      return error(line_, "a carriage return stands alone, lines must end with LF or CRLF");
    }
    ++at_;
  }
  cell = text_.substr(begin, at_ - begin);
  return std::nullopt;
}

std::optional<Error> CsvReader::quoted(std::string& cell) {
  const int opened = line_;
  ++at_;
  for (;;) {
    const auto end = text_.find('"', at_);
    if (end == std::string_view::npos) return error(opened, "a quoted cell is not closed");
    const auto part = text_.substr(at_, end - at_);
    line_ += static_cast<int>(std::count(part.begin(), part.end(), '\n'));
    cell += part;
    at_ = end + 1;
    if (at_ >= text_.size() || text_[at_] != '"') break;
    cell += '"';
    ++at_;
  }
  if (at_ < text_.size() && text_[at_] != separator_ && !atLineBreak())
    return error(line_, "text follows a closing quote");
  return std::nullopt;
}

Result<std::string_view> csvText(std::string_view text, const std::string& name) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  if (const auto problem = notText(text, name)) return *problem;
  return text;
}

std::optional<Error> headerProblem(const CsvTable& table) {
  std::vector<std::string_view> sorted(table.header.begin(), table.header.end());
  for (std::size_t i = 0; i < sorted.size(); ++i)
    if (sorted[i].empty()) return table.errorInHeader(fmt::format("column {} has no name", i + 1));
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice == sorted.end()) return std::nullopt;
  return table.errorInHeader(fmt::format("column {} appears twice", shown(*twice)));
}

std::optional<std::string> lengthProblem(const CsvTable& table, const CsvTable::Row& row) {
  if (row.cells.size() == table.header.size()) return std::nullopt;
  return fmt::format("has {}, the header has {}", counted(std::ssize(row.cells), "cell"),
                     table.header.size());
}

std::string numberProblem(std::string_view cell) {
  if (cell.empty()) return "is empty, expected a number";
  return fmt::format("must be a finite number, got {}", shown(cell)) + oddity(cell);
}

int CsvTable::column(std::string_view title) const {
  const auto found = std::find(header.begin(), header.end(), title);
  return found == header.end() ? -1 : static_cast<int>(found - header.begin());
}

Result<int> CsvTable::requireColumn(std::string_view title) const {
  if (const int found = column(title); found >= 0) return found;
  constexpr std::size_t most = 12;
  std::string there;
  for (std::size_t i = 0; i < std::min(most, header.size()); ++i)
    there += (i == 0 ? "" : ", ") + shown(header[i]);
  if (header.size() > most) there += ", ...";
  // The export of a spreadsheet program in a country with the decimal comma.
  const bool otherSeparator =
      separator == ',' && header.size() == 1 && header[0].find_first_of(";\t") != std::string::npos;
  return errorInHeader(fmt::format("no column {}, found {}{}", shown(title), there,
                                   otherSeparator ? "; cells must be separated by commas" : ""));
}

Result<double> CsvTable::number(const Row& row, int column) const {
  const auto& cell = row.cells[static_cast<std::size_t>(column)];
  if (const auto value = parseNumber(cell)) return *value;
  return notANumber(place(name, row.line), header[static_cast<std::size_t>(column)], cell);
}

Error CsvTable::errorAt(const Row& row, std::string message) const {
  return {place(name, row.line), std::move(message)};
}

Error CsvTable::errorInHeader(std::string message) const {
  return {place(name, 1), std::move(message)};
}

Result<CsvTable> parseCsv(std::string_view given, const std::string& name, char separator) {
  const auto text = csvText(given, name);
  if (!text) return text.error();
  CsvReader reader(*text, name, separator);
  if (reader.atEnd()) return Error{name, "is empty"};

  CsvTable table;
  table.name = name;
  table.separator = separator;
  CsvTable::Row row;
  if (auto problem = reader.next(row)) return *problem;
  table.header = row.cells;
  if (auto problem = headerProblem(table)) return *problem;
  while (!reader.atEnd()) {
    if (auto problem = reader.next(row)) return *problem;
    if (auto problem = lengthProblem(table, row)) return table.errorAt(row, std::move(*problem));
    table.rows.push_back(row);
  }
  return table;
}

Result<CsvTable> readCsv(const std::string& file) { return readCsv(file, file); }

Result<CsvTable> readCsv(const std::string& file, const std::string& name) {
  const auto text = textOf(file, name);
  if (!text) return text.error();
  return parseCsv(*text, name);
}

Result<std::vector<std::vector<double>>> readCsvMatrix(const std::string& file) {
  const auto content = textOf(file, file);
  if (!content) return content.error();
  const auto text = csvText(*content, file);
  if (!text) return text.error();
  CsvReader reader(*text, file);
  if (reader.atEnd()) return Error{file, "is empty"};
  std::vector<std::vector<double>> matrix;
  CsvTable::Row row;
  while (!reader.atEnd()) {
    if (auto problem = reader.next(row)) return *problem;
    const auto where = place(file, row.line);
    std::vector<double> numbers;
    numbers.reserve(row.cells.size());
    for (const auto& cell : row.cells) {
      const auto value = parseNumber(cell);
      if (!value) return notANumber(where, fmt::format("column {}", numbers.size() + 1), cell);
      numbers.push_back(*value);
    }
    if (!matrix.empty() && numbers.size() != matrix.front().size())
      return Error{where,
                   fmt::format("has {}, the rows before it have {}",
                               counted(std::ssize(numbers), "number"), matrix.front().size())};
    matrix.push_back(std::move(numbers));
  }
  return matrix;
}

std::string csvCell(std::string_view text) {
  // Other programs may strip blanks or take # and % for comments, and a byte order mark at the top
  // of a file is not read as text.
  const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
  const bool fragile =
      !text.empty() && (isBlank(text.front()) || isBlank(text.back()) || text.front() == '#' ||
                        text.front() == '%' || text.starts_with(byteOrderMark));
  if (!fragile && text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

}  // namespace gtv
