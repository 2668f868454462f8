#include "tables/time_order.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <clocale>
#include <cmath>
#include <ctime>

#include "base/number.h"

namespace gtv {
namespace {

namespace chrono = std::chrono;

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

/// "12", "12:30", "12:30:15.5" or "…15,5", and behind it "Z", "+02:00", "-0530", "+02".
bool takeClock(std::string_view text, CalendarTime& time) {
  if (text.ends_with('Z')) {
    text.remove_suffix(1);
    time.hasOffset = true;
  } else if (const auto sign = text.find_first_of("+-"); sign != std::string_view::npos) {
    auto offset = text.substr(sign + 1);
    auto minutesBehind = offset.substr(std::min<std::size_t>(2, offset.size()));
    auto hoursBefore = offset.substr(0, 2);
    take(minutesBehind, ':');
    const auto hours = takeDigits(hoursBefore, 2, 2);
    const auto minutes = offset.size() == 2 ? std::optional(0) : takeDigits(minutesBehind, 2, 2);
    if (!hours || !minutes || !minutesBehind.empty()) return false;
    time.offset = (text[sign] == '-' ? -1 : 1) * (3600 * *hours + 60 * *minutes);
    time.hasOffset = true;
    text = text.substr(0, sign);
  }
  const auto hour = takeDigits(text, 1, 2);
  if (!hour || *hour > 24) return false;
  time.hour = *hour;
  if (text.empty()) return true;
  if (!take(text, ':')) return false;
  const auto minute = takeDigits(text, 2, 2);
  if (!minute || *minute > 59) return false;
  time.minute = *minute;
  if (text.empty()) return true;
  if (!take(text, ':')) return false;
  std::string seconds(text);
  std::replace(seconds.begin(), seconds.end(), ',', '.');
  const auto rest = parseNumber(seconds);
  if (!rest || *rest < 0 || *rest >= 61) return false;
  time.second = *rest;
  return true;
}

chrono::year_month_day dateOf(const CalendarTime& time) {
  return {chrono::year(time.year), chrono::month(static_cast<unsigned>(time.month)),
          chrono::day(static_cast<unsigned>(time.day))};
}

bool takeDate(std::string_view& cell, CalendarTime& time) {
  const auto year = takeDigits(cell, 4, 4);
  if (!year) {
    // The day first, as it is written with points.
    const auto day = takeDigits(cell, 1, 2);
    if (!day || !take(cell, '.')) return false;
    const auto month = takeDigits(cell, 1, 2);
    if (!month || !take(cell, '.')) return false;
    const auto last = takeDigits(cell, 4, 4);
    if (!last) return false;
    time.year = *last;
    time.month = *month;
    time.day = *day;
    return true;
  }
  time.year = *year;
  const char separator = cell.empty() ? '-' : cell.front();
  if ((separator != '-' && separator != '/' && separator != ' ') || !take(cell, separator))
    return false;
  const auto month = takeDigits(cell, 1, 2);
  if (!month) return false;
  time.month = *month;
  if (!take(cell, separator)) return true;
  const auto day = takeDigits(cell, 1, 2);
  if (!day) return false;
  time.day = *day;
  return true;
}

/// 24:00 is 0:00 of the next day; later there is no time. False if there is none.
bool endDay(CalendarTime& time) {
  if (time.hour < 24) return true;
  if (time.minute > 0 || time.second > 0) return false;
  const chrono::year_month_day next(chrono::sys_days(dateOf(time)) + chrono::days(1));
  time.year = static_cast<int>(next.year());
  time.month = static_cast<int>(static_cast<unsigned>(next.month()));
  time.day = static_cast<int>(static_cast<unsigned>(next.day()));
  time.hour = 0;
  return true;
}

/// A time whose date may not exist.
std::optional<CalendarTime> takeTime(std::string_view cell) {
  CalendarTime time;
  if (!takeDate(cell, time)) return std::nullopt;
  if (cell.empty()) return time;
  if (!take(cell, 'T') && !take(cell, ' ')) return std::nullopt;
  return takeClock(cell, time) ? std::optional(time) : std::nullopt;
}

/// Months and weekdays are called as in English, whatever the language of the window.
locale_t plainLocale() {
  static const locale_t plain = newlocale(LC_ALL_MASK, "C", nullptr);
  return plain;
}

std::optional<CalendarTime> takeTime(std::string_view cell, const std::string& format) {
  std::tm parts{};
  parts.tm_mday = 1;
  parts.tm_year = 70;
  const std::string text(cell);
  const char* const end = strptime_l(text.c_str(), format.c_str(), &parts, plainLocale());
  if (end == nullptr || *end != 0) return std::nullopt;
  return CalendarTime{parts.tm_year + 1900,
                      parts.tm_mon + 1,
                      parts.tm_mday,
                      parts.tm_hour,
                      parts.tm_min,
                      static_cast<double>(parts.tm_sec),
                      static_cast<int>(parts.tm_gmtoff),
                      format.find("%z") != std::string::npos};
}

}  // namespace

double CalendarTime::seconds() const {
  const auto days = chrono::sys_days(dateOf(*this)).time_since_epoch().count();
  return 86400.0 * static_cast<double>(days) + 3600.0 * hour + 60.0 * minute + second - offset;
}

int CalendarTime::dayOfYear() const {
  const chrono::sys_days first{chrono::year(year) / 1 / 1};
  return static_cast<int>((chrono::sys_days(dateOf(*this)) - first).count()) + 1;
}

int CalendarTime::weekday() const {
  return static_cast<int>(chrono::weekday(chrono::sys_days(dateOf(*this))).iso_encoding());
}

std::optional<CalendarTime> parseTime(std::string_view cell) {
  auto time = takeTime(cell);
  return time && dateOf(*time).ok() && endDay(*time) ? time : std::nullopt;
}

std::optional<CalendarTime> parseTime(std::string_view cell, const std::string& format) {
  if (format == "unix") {
    CalendarTime time;
    const auto number = parseNumber(cell);
    constexpr double most = 2.5e11;  // the year 9892
    if (!number || std::abs(*number) > most) return std::nullopt;
    const double days = std::floor(*number / 86400);
    const chrono::year_month_day date{chrono::sys_days(chrono::days(static_cast<int>(days)))};
    const double rest = *number - 86400 * days;
    time.year = static_cast<int>(date.year());
    time.month = static_cast<int>(static_cast<unsigned>(date.month()));
    time.day = static_cast<int>(static_cast<unsigned>(date.day()));
    time.hour = static_cast<int>(rest / 3600);
    time.minute = static_cast<int>((rest - 3600 * time.hour) / 60);
    time.second = rest - 3600 * time.hour - 60 * time.minute;
    return time;
  }
  auto read = takeTime(cell, format);
  return read && dateOf(*read).ok() ? read : std::nullopt;
}

std::optional<std::string> timeFormatProblem(const std::string& format) {
  constexpr std::string_view known = "aAbBhcCdeDHIjklmMnprRStTuUVwWxXyYz%gGEO";
  for (auto at = format.find('%'); at != std::string::npos; at = format.find('%', at + 2)) {
    // Flags such as that of %-d say how numbers are written, not what they are.
    const bool hasFlag = at + 1 < format.size() &&
                         std::string_view("-_0").find(format[at + 1]) != std::string_view::npos;
    if (hasFlag) ++at;
    const auto part = at + 1 < format.size() ? std::string{'%', format[at + 1]} : std::string("%");
    if (part == "%Z")
      return "%Z reads the name of a zone, such as EET, without its distance from UTC: only %z, "
             "such as +0200, is read";
    if (part == "%s") return "%s depends on the zone of this computer: write unix";
    if (part == "%f")
      return "%f is not known: fractions of seconds are read if the format is empty";
    if (part.size() < 2 || known.find(part[1]) == std::string_view::npos)
      return fmt::format("{} is not known", part);
  }
  return std::nullopt;
}

bool namesNoDate(std::string_view cell, const std::string& format) {
  if (format == "unix") return false;
  const auto time = format.empty() ? takeTime(cell) : takeTime(cell, format);
  return time && !dateOf(*time).ok();
}

std::optional<double> parseWhen(std::string_view cell) {
  if (const auto number = parseNumber(cell)) return number;
  const auto time = parseTime(cell);
  return time ? std::optional(time->seconds()) : std::nullopt;
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
