#include "tables/table_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <set>

#include "base/number.h"
#include "tables/header_guess.h"

namespace gtv {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

bool isSame(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);
  });
}

/// How many cells most lines have. The first line may have one less: then it has no name for the
/// row names, or lacks the separator at the end.
struct Regularity {
  std::size_t cells = 0;
  std::size_t lines = 0;  ///< that have so many
};

Regularity regularity(const std::vector<std::string>& lines, char separator) {
  Regularity best;
  std::vector<std::size_t> counts;
  counts.reserve(lines.size());
  for (const auto& line : lines) counts.push_back(cellsOf(line, separator).size());
  for (const auto count : counts) {
    auto same = static_cast<std::size_t>(std::count(counts.begin(), counts.end(), count));
    if (counts.size() > 2 && counts.front() + 1 == count && counts.front() > 1) ++same;
    if (count > 1 && same > best.lines) best = {count, same};
  }
  return best;
}

char guessedSeparator(const std::vector<std::string>& lines) {
  constexpr std::string_view order = "\t;|, ";
  char best = ',';
  std::size_t most = 0;
  for (const char separator : order) {
    const auto found = regularity(lines, separator);
    // A separator that every line has equally often, however many words the cells have.
    if (found.lines == lines.size()) return separator;
    if (separator != blankSeparator && found.lines > most) {
      best = separator;
      most = found.lines;
    }
  }
  return best;
}

/// "1.234" or "12.345.678": the sign may separate thousands as well as decimals.
bool isInThousands(std::string_view cell, char sign) {
  constexpr std::size_t most = 3;
  if (cell.starts_with('-') || cell.starts_with('+')) cell.remove_prefix(1);
  for (bool isFirst = true;; isFirst = false) {
    const auto end = std::min(cell.find(sign), cell.size());
    if (end == 0 || end > most || (!isFirst && end < most) ||
        cell.substr(0, end).find_first_not_of("0123456789") != std::string_view::npos)
      return false;
    if (end == cell.size()) return !isFirst;
    cell.remove_prefix(end + 1);
  }
}

/// "1.234,5"
bool isCommaBehindThousands(std::string_view cell) {
  const auto comma = cell.find(',');
  return comma != std::string_view::npos && isInThousands(cell.substr(0, comma), '.') &&
         cell.find_first_not_of("0123456789", comma + 1) == std::string_view::npos;
}

/// Numbers with points and commas in cells.
struct DecimalSigns {
  std::size_t points = 0;
  std::size_t commas = 0;
  std::size_t pointsOrThousands = 0;  ///< "1.234"
  std::size_t lists = 0;              ///< "1,2,3"
  std::set<std::size_t> columns{};    ///< with commas
};

DecimalSigns decimalSigns(const std::vector<std::string>& lines, char separator) {
  DecimalSigns signs;
  TableFormat pointed;
  pointed.decimal = '.';
  TableFormat withCommas;
  withCommas.decimal = ',';
  for (const auto& line : lines)
    for (std::size_t column = 0; const auto& cell : cellsOf(line, separator)) {
      const auto text = cell.text;
      ++column;
      if (text.find('.') != std::string_view::npos && pointed.number(text))
        ++(isInThousands(text, '.') ? signs.pointsOrThousands : signs.points);
      const bool hasComma = text.find(',') != std::string_view::npos;
      if (!hasComma) continue;
      if (std::count(text.begin(), text.end(), ',') > 1 &&
          text.find_first_not_of("0123456789, ") == std::string_view::npos)
        ++signs.lists;
      // Between commas only quotes tell that one is within a number; "1,234" is one of thousands.
      const bool isNumber = withCommas.number(text) || isCommaBehindThousands(text);
      if (!isNumber || (separator == ',' && isInThousands(text, ','))) continue;
      ++signs.commas;
      signs.columns.insert(column);
    }
  return signs;
}

char guessedDecimal(const DecimalSigns& signs, char separator) {
  if (signs.commas == 0 || signs.points > 0) return '.';
  if (separator != ',') return ',';
  // One cell in quotes may be a slip, one column have lists of two.
  return signs.columns.size() > 1 && signs.pointsOrThousands + signs.lists == 0 ? ',' : '.';
}

/// One name over rows such as "1,5": a number with a decimal comma, or the name of a row and a
/// number.
bool isOneNumberOrTwo(const std::vector<std::string>& lines) {
  const auto isWhole = [](std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  };
  if (lines.size() < 2 || cellsOf(lines.front(), ',').size() != 1) return false;
  return std::all_of(lines.begin() + 1, lines.end(), [&](const std::string& line) {
    const auto cells = cellsOf(line, ',');
    if (cells.size() != 2 || cells[0].isQuoted || cells[1].isQuoted) return false;
    auto whole = cells[0].text;
    if (whole.starts_with('-') || whole.starts_with('+')) whole.remove_prefix(1);
    return isWhole(whole) && isWhole(cells[1].text);
  });
}

void noteSeparator(char separator, std::vector<std::string>& notes) {
  switch (separator) {
    case ';':
      notes.emplace_back("cells are separated by semicolons (guessed)");
      break;
    case '\t':
      notes.emplace_back("cells are separated by tabs (guessed)");
      break;
    case '|':
      notes.emplace_back("cells are separated by pipes (guessed)");
      break;
    case blankSeparator:
      notes.emplace_back("cells are separated by blanks (guessed)");
      break;
    default:
      break;
  }
}

}  // namespace

const std::vector<std::string>& TableFormat::usualMissingMarks() {
  static const std::vector<std::string> marks{
      "NA",   "N/A", "#N/A", "#NA", "#N/A N/A", "<NA>",    "NaN",     "-NaN",    "null",
      "None", "-",   ".",    "?",   "1.#IND",   "-1.#IND", "1.#QNAN", "-1.#QNAN"};
  return marks;
}

std::vector<double> TableFormat::missingNumbers() const {
  std::vector<double> numbers;
  for (const auto& mark : missing)
    for (const auto& spelled : {number(mark), parseNumber(mark)})
      if (spelled) numbers.push_back(*spelled);
  return numbers;
}

bool TableFormat::isMissing(std::string_view cell) const {
  return cell.empty() || std::any_of(missing.begin(), missing.end(),
                                     [&](const std::string& mark) { return isSame(mark, cell); });
}

std::optional<double> TableFormat::number(std::string_view cell) const {
  constexpr std::size_t longest = 64;
  if (cell.size() > 1 && cell[0] == '+' && cell[1] != '-' && cell[1] != '+') cell.remove_prefix(1);
  if (decimal != ',') return parseNumber(cell);
  if (cell.size() > longest || cell.find('.') != std::string_view::npos) return std::nullopt;
  std::array<char, longest> pointed{};
  std::replace_copy(cell.begin(), cell.end(), pointed.begin(), ',', '.');
  return parseNumber({pointed.data(), cell.size()});
}

bool isNumberWithPoints(std::string_view cell) {
  return cell.find('.') != std::string_view::npos &&
         (parseNumber(cell) || isInThousands(cell, '.') || isCommaBehindThousands(cell));
}

std::string separatorName(char separator) {
  switch (separator) {
    case '\t':
      return "tab";
    case ';':
      return "semicolon";
    case '|':
      return "pipe";
    case blankSeparator:
      return "blanks";
    default:
      return "comma";
  }
}

std::vector<Cell> cellsOf(std::string_view line, char separator) {
  std::vector<Cell> cells;
  std::size_t at = 0;
  const auto passBlanks = [&] {
    while (at < line.size() && isBlank(line[at]) && line[at] != separator) ++at;
  };
  const bool byBlanks = separator == blankSeparator;
  const auto ends = [&](char c) { return byBlanks ? isBlank(c) : c == separator; };
  while (at < line.size() && byBlanks && isBlank(line[at])) ++at;
  for (;;) {
    passBlanks();
    if (at < line.size() && line[at] == '"') {
      const auto begin = ++at;
      while (at < line.size() && (line[at] != '"' || line.substr(at).starts_with("\"\"")))
        at += line[at] == '"' ? 2 : 1;
      cells.push_back({line.substr(begin, std::min(at, line.size()) - begin), true});
      at = std::min(at + 1, line.size());
      while (at < line.size() && !ends(line[at])) ++at;
    } else {
      const auto begin = at;
      while (at < line.size() && !ends(line[at])) ++at;
      auto text = line.substr(begin, at - begin);
      while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
      cells.push_back({text, false});
    }
    while (byBlanks && at < line.size() && isBlank(line[at])) ++at;
    if (at >= line.size()) return cells;
    if (!byBlanks) ++at;
  }
}

TableFormat guessedFormat(TableFormat format, const std::vector<std::string>& given,
                          std::vector<std::string>& notes) {
  std::vector<std::string> lines;
  for (const auto& line : given) {
    const bool isComment = !line.empty() && format.comment.find(line.front()) != std::string::npos;
    if (!isComment && std::any_of(line.begin(), line.end(), [](char c) { return !isBlank(c); }))
      lines.push_back(line);
  }
  if (!format.separator && format.decimal != '.' && format.hasHeader != false &&
      isOneNumberOrTwo(lines)) {
    if (!format.decimal) return format;
    // Any that is not there.
    format.separator = ';';
    notes.emplace_back("a row is one number with a decimal comma (guessed)");
  }
  if (!format.separator) {
    format.separator = guessedSeparator(lines);
    noteSeparator(*format.separator, notes);
  }
  if (!format.decimal) {
    const auto signs = decimalSigns(lines, *format.separator);
    format.decimal = guessedDecimal(signs, *format.separator);
    if (format.decimal == ',')
      notes.emplace_back("numbers have decimal commas (guessed)");
    else if (format.separator == ';' && signs.points + signs.pointsOrThousands > 0)
      notes.emplace_back("points in numbers are decimal signs (guessed)");
  }
  if (!format.hasHeader && !lines.empty()) {
    std::vector<std::vector<Cell>> rows;
    rows.reserve(lines.size());
    for (const auto& line : lines) rows.push_back(cellsOf(line, *format.separator));
    if (!mayHaveNoNames(rows, format)) format.hasHeader = true;
  }
  return format;
}

}  // namespace gtv
