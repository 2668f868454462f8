#include "data/time_order.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "base/number.h"

namespace gtv {
namespace {

std::string inSmallLetters(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

/// Takes the digits at the beginning away from the text: so many that there are `least` to `most`.
std::optional<int> takeDigits(std::string_view& text, std::size_t least, std::size_t most) {
  const auto count = std::min(text.find_first_not_of("0123456789"), text.size());
  if (count < least || count > most) return std::nullopt;
  const auto number = parseInteger(text.substr(0, count));
  text.remove_prefix(count);
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

bool take(std::string_view& text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

/// "12", "12:30", "12:30:15.5" as seconds of the day.
std::optional<double> parseClock(std::string_view text) {
  if (text.ends_with('Z')) text.remove_suffix(1);
  const auto hour = takeDigits(text, 1, 2);
  if (!hour || *hour > 24) return std::nullopt;
  double seconds = 3600.0 * *hour;
  if (text.empty()) return seconds;
  if (!take(text, ':')) return std::nullopt;
  const auto minute = takeDigits(text, 2, 2);
  if (!minute || *minute > 59) return std::nullopt;
  seconds += 60.0 * *minute;
  if (text.empty()) return seconds;
  if (!take(text, ':')) return std::nullopt;
  const auto rest = parseNumber(text);
  if (!rest || *rest < 0 || *rest >= 61) return std::nullopt;
  return seconds + *rest;
}

}  // namespace

std::optional<double> parseWhen(std::string_view cell) {
  if (const auto number = parseNumber(cell)) return number;
  namespace chrono = std::chrono;
  const auto year = takeDigits(cell, 4, 4);
  if (!year) return std::nullopt;
  const char separator = cell.starts_with('/') ? '/' : '-';
  if (!take(cell, separator)) return std::nullopt;
  const auto month = takeDigits(cell, 1, 2);
  if (!month) return std::nullopt;
  std::optional<int> day = 1;
  if (take(cell, separator)) day = takeDigits(cell, 1, 2);
  if (!day) return std::nullopt;
  const chrono::year_month_day date{chrono::year(*year),
                                    chrono::month(static_cast<unsigned>(*month)),
                                    chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok()) return std::nullopt;
  const double midnight =
      86400.0 * static_cast<double>(chrono::sys_days(date).time_since_epoch().count());
  if (cell.empty()) return midnight;
  if (!take(cell, 'T') && !take(cell, ' ')) return std::nullopt;
  const auto clock = parseClock(cell);
  return clock ? std::optional(midnight + *clock) : std::nullopt;
}

std::vector<std::string> timeColumns(const std::vector<std::string>& header) {
  constexpr std::array<std::string_view, 6> whole{"timestamp", "datetime", "date",
                                                  "time",      "step",     "t"};
  constexpr std::array<std::string_view, 7> parts{"year", "month",  "week",  "day",
                                                  "hour", "minute", "second"};
  const auto titled = [&](std::string_view name) {
    return std::find_if(header.begin(), header.end(),
                        [&](const std::string& title) { return inSmallLetters(title) == name; });
  };
  std::vector<std::string> found;
  // A date comes with a time of the day.
  const auto date = titled("date");
  const auto time = titled("time");
  if (date != header.end() && time != header.end()) return {*date, *time};
  for (const auto name : whole)
    if (const auto at = titled(name); at != header.end()) return {*at};
  for (const auto name : parts)
    if (const auto at = titled(name); at != header.end()) found.push_back(*at);
  return found;
}

}  // namespace gtv
