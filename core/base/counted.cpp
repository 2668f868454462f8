#include "base/counted.h"

#include <fmt/format.h>

namespace gtv {

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
  if (number == 1) return fmt::format("1 {}", one);
  return many.empty() ? fmt::format("{} {}s", number, one) : fmt::format("{} {}", number, many);
}

}  // namespace gtv
