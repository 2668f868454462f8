#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gtv {

/// A time of the calendar as it is written, and how far it is from UTC.
struct CalendarTime {
  int year = 1970;
  int month = 1;
  int day = 1;
  int hour = 0;
  int minute = 0;
  double second = 0;
  int offset = 0;  ///< seconds before UTC: 7200 for +02:00
  bool hasOffset = false;

  /// Since 1970-01-01 00:00 UTC, without leap seconds.
  double seconds() const;
  int dayOfYear() const;
  /// Monday is 1, Sunday 7 [ISO 8601].
  int weekday() const;
};

/// Year first (2024-01, 2024-01-31, 2024-01-31 12:00, 2024-01-31T12:00:30.5Z, …30,5, …+02:00,
/// …+0200, 2024/01/31, 2024 1 31 12:00) or day first with points (31.1.2024 12:00). 24:00 is 0:00
/// of the next day. Nothing for dates that do not exist.
std::optional<CalendarTime> parseTime(std::string_view cell);

/// As strptime() reads it with English names ("%d/%m/%y %H:%M"); "unix": seconds since 1970 in UTC.
std::optional<CalendarTime> parseTime(std::string_view cell, const std::string& format);

/// Why nothing can be read by such a format, if so: parts of it that are not known or lead astray.
std::optional<std::string> timeFormatProblem(const std::string& format);

/// Is a cell that is no time written as one, of a date that does not exist? An empty format is that
/// of parseTime() without one.
bool namesNoDate(std::string_view cell, const std::string& format);

/// A cell that says when: a number as it is, or a time, see parseTime(), as seconds; larger is
/// later.
std::optional<double> parseWhen(std::string_view cell);

/// The columns of a header that by their names say when a row was, the coarsest first: a time or a
/// date alone, else year, month, week, day, hour, minute, second.
std::vector<std::string> timeColumns(const std::vector<std::string>& header);

}  // namespace gtv
