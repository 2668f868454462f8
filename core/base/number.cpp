#include "base/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace gtv {
namespace {

template <class T>
std::optional<T> parse(std::string_view text) {
  if (text.starts_with('+')) {
    text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+')) return std::nullopt;
  }
  T value{};
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
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
