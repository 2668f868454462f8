#include "tables/header_guess.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "tables/time_order.h"

namespace gtv {
namespace {

constexpr std::string_view allDigits = "0123456789";

/// Without signs of percent and currencies and what separates thousands; the minus sign of Unicode
/// becomes the usual one.
std::string undecorated(std::string_view cell) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 11> signs{{{"\u2212", "-"},
                                                                                 {"\u00A0", ""},
                                                                                 {"\u202F", ""},
                                                                                 {"\u2009", ""},
                                                                                 {"\u2019", ""},
                                                                                 {"\u20AC", ""},
                                                                                 {"\u00A3", ""},
                                                                                 {"%", ""},
                                                                                 {"$", ""},
                                                                                 {"'", ""},
                                                                                 {" ", ""}}};
  std::string out;
  while (!cell.empty()) {
    const auto found = std::find_if(signs.begin(), signs.end(),
                                    [&](const auto& sign) { return cell.starts_with(sign.first); });
    const bool isSign = found != signs.end();
    out += isSign ? found->second : cell.substr(0, 1);
    cell.remove_prefix(isSign ? found->first.size() : 1);
  }
  return out;
}

/// Digits with points and commas between them, a sign before and an exponent behind.
bool isOfDigits(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  const auto end = std::min(text.find_first_not_of("0123456789.,"), text.size());
  if (text.substr(0, end).find_first_of(allDigits) == std::string_view::npos) return false;
  text.remove_prefix(end);
  if (text.empty()) return true;
  if (text[0] != 'e' && text[0] != 'E') return false;
  text.remove_prefix(1);
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of(allDigits) == std::string_view::npos;
}

/// "31/1/2024", "31.1.", "12:30:15.5", or some of them with blanks between.
bool isOfDateParts(std::string_view cell) {
  constexpr std::array<std::string_view, 8> shapes{"9:9",   "9:9:9", "9:9:9.9", "9:9:9,9",
                                                   "9/9/9", "9.9.9", "9.9.",    "9-9-9"};
  while (!cell.empty()) {
    const auto end = std::min(cell.find(' '), cell.size());
    std::string shape;
    for (const char c : cell.substr(0, end)) {
      const bool isDigit = c >= '0' && c <= '9';
      if (!isDigit || !shape.ends_with('9')) shape += isDigit ? '9' : c;
    }
    if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end()) return false;
    cell.remove_prefix(std::min(end + 1, cell.size()));
  }
  return true;
}

bool isTruthOrInfinity(std::string_view cell) {
  constexpr std::array<std::string_view, 6> words{"true", "false",    "inf",
                                                  "-inf", "infinity", "-infinity"};
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return std::equal(word.begin(), word.end(), cell.begin(), cell.end(), [](char a, char b) {
      return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
    });
  });
}

/// Rows below the first one that are as long, one by one.
template <class Test>
bool anyBelow(const std::vector<std::vector<Cell>>& rows, const Test& test) {
  return std::any_of(rows.begin() + 1, rows.end(), [&](const std::vector<Cell>& row) {
    return row.size() == rows.front().size() && test(row);
  });
}

/// Of a column of numbers the first cell would be a number, too.
bool recursAmongTexts(const std::vector<std::vector<Cell>>& rows, const TableFormat& format) {
  const auto& first = rows.front();
  bool recurs = false;
  for (std::size_t k = 0; k < first.size(); ++k) {
    const auto isNumber = [&](const std::vector<Cell>& row) {
      return format.number(row[k].text).has_value();
    };
    const auto isWord = [&](const std::vector<Cell>& row) {
      return !isNumber(row) && !format.isMissing(row[k].text);
    };
    if (anyBelow(rows, isNumber) && !anyBelow(rows, isWord)) return false;
    recurs = recurs || (!first[k].text.empty() && anyBelow(rows, [&](const std::vector<Cell>& row) {
               return row[k].text == first[k].text;
             }));
  }
  return recurs;
}

}  // namespace

bool looksLikeValue(std::string_view cell, const TableFormat& format) {
  if (cell.empty()) return false;
  // Na, in other letters than the mark, is sodium.
  const auto& marks = format.missing;
  const bool isMark = std::find(marks.begin(), marks.end(), cell) != marks.end();
  return format.number(cell).has_value() || isMark || isTruthOrInfinity(cell) ||
         isOfDigits(undecorated(cell)) || isOfDateParts(cell) || parseTime(cell).has_value();
}

bool mayHaveNoNames(const std::vector<std::vector<Cell>>& rows, const TableFormat& format) {
  const auto& first = rows.front();
  return std::any_of(first.begin(), first.end(),
                     [&](const Cell& cell) { return looksLikeValue(cell.text, format); }) ||
         recursAmongTexts(rows, format);
}

}  // namespace gtv
