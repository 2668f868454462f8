#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gtv {

/// The finite number that `text` spells, decimal point whatever the locale ("-1.5", "2e-3"). Not a
/// number: blanks around it, hexadecimal, nan, inf, a decimal comma. Like any other text it is
/// rounded to the nearest double, 1e-400 to 0; 1e400 has none.
std::optional<double> parseNumber(std::string_view text);
std::optional<long long> parseInteger(std::string_view text);

/// The shortest text that reads back as the same double.
std::string formatNumber(double value);

}  // namespace gtv
