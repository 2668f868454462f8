#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace gtv {

/// "1 node", "2 nodes", "0 nodes"; `many` is for words that do not end in a plain s.
std::string counted(std::int64_t number, std::string_view one, std::string_view many = {});

/// "is" for 1, "are" for other numbers; the same for other verbs.
template <std::integral Number>
constexpr const char* verbOf(Number number, const char* one = "is", const char* many = "are") {
  return number == 1 ? one : many;
}

}  // namespace gtv
