#include "base/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <type_traits>

namespace gtv {
namespace {

/// Of the text of a number that no double comes near: whether it is too small and not too large.
bool isNextToZero(std::string_view text) {
  // The position of its first digit but 0, in front of the point or behind, and the exponent.
  const auto mantissa = text.substr(0, text.find_first_of("eE"));
  const auto first = mantissa.find_first_of("123456789");
  const auto point = std::min(mantissa.find('.'), mantissa.size());
  const auto place =
      first < point ? static_cast<double>(point - first) : -static_cast<double>(first - point - 1);
  if (mantissa.size() == text.size()) return place < 0;
  // An exponent of many digits is as far away as its sign says.
  const auto digits = text.substr(mantissa.size() + 1);
  const bool isNegative = digits.starts_with('-');
  long long exponent = 0;
  const auto begin = digits.find_first_of("0123456789");
  const auto code =
      std::from_chars(digits.data() + begin, digits.data() + digits.size(), exponent).ec;
  if (code != std::errc()) return isNegative;
  return place + static_cast<double>(isNegative ? -exponent : exponent) < 0;
}

template <class T>
std::optional<T> parse(std::string_view text) {
  if (text.starts_with('+')) {
    text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+')) return std::nullopt;
  }
  T value{};
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size()) return std::nullopt;
  if constexpr (std::is_same_v<T, double>)
    if (code == std::errc::result_out_of_range && isNextToZero(text))
      return text.starts_with('-') ? -0.0 : 0.0;
  if (code != std::errc()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<double> parseNumber(std::string_view text) {
  const auto value = parse<double>(text);
  if (!value || !std::isfinite(*value)) return std::nullopt;
  return value;
}

std::optional<long long> parseInteger(std::string_view text) { return parse<long long>(text); }

std::string formatNumber(double value) {
  std::array<char, 32> buffer{};
  const auto [end, code] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return code == std::errc() ? std::string(buffer.data(), end) : std::string("nan");
}

}  // namespace gtv
