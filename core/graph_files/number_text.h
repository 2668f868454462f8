#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "base/number.h"

namespace gtv {

/// One text per number: 1.0, +1 and 01 are 1. Of a whole number every digit is kept, for an id may
/// have more of them than a double. A text that is no number stays as it is.
inline std::string numberText(std::string_view text) {
  auto digits = text.substr(text.starts_with('-') || text.starts_with('+') ? 1 : 0);
  const bool isWhole = !digits.empty() && std::all_of(digits.begin(), digits.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
  if (isWhole) {
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));
    const bool isNegative = text.starts_with('-') && digits != "0";
    return (isNegative ? "-" : "") + std::string(digits);
  }
  const auto number = parseNumber(text);
  return number ? formatNumber(*number) : std::string(text);
}

}  // namespace gtv
