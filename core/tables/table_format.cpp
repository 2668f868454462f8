#include "tables/table_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

#include "base/number.h"

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

char guessedDecimal(const std::vector<std::string>& lines, char separator) {
  if (separator == ',') return '.';
  std::size_t commas = 0;
  std::size_t points = 0;
  TableFormat with;
  for (const auto& line : lines)
    for (const auto& cell : cellsOf(line, separator)) {
      with.decimal = '.';
      if (cell.text.find('.') != std::string_view::npos && with.number(cell.text)) ++points;
      with.decimal = ',';
      if (cell.text.find(',') != std::string_view::npos && with.number(cell.text)) ++commas;
    }
  return commas > 0 && points == 0 ? ',' : '.';
}

}  // namespace

const std::vector<std::string>& TableFormat::usualMissingMarks() {
  static const std::vector<std::string> marks{
      "NA",   "N/A", "#N/A", "#NA", "#N/A N/A", "<NA>",    "NaN",     "-NaN",    "null",
      "None", "-",   ".",    "?",   "1.#IND",   "-1.#IND", "1.#QNAN", "-1.#QNAN"};
  return marks;
}

bool TableFormat::marksAreNumbers() const {
  return std::any_of(missing.begin(), missing.end(),
                     [&](const std::string& mark) { return number(mark).has_value(); });
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
  if (!format.separator) {
    format.separator = guessedSeparator(lines);
    switch (*format.separator) {
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
  if (!format.decimal) {
    format.decimal = guessedDecimal(lines, *format.separator);
    if (format.decimal == ',') notes.emplace_back("numbers have decimal commas (guessed)");
  }
  if (!format.hasHeader && !lines.empty()) {
    // Names are no numbers; an empty name is that of a column of row names.
    const auto first = cellsOf(lines.front(), *format.separator);
    if (std::none_of(first.begin(), first.end(),
                     [&](const Cell& cell) { return format.number(cell.text).has_value(); }))
      format.hasHeader = true;
  }
  return format;
}

}  // namespace gtv
