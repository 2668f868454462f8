#include "support/fixtures.h"

#include <fmt/format.h>

#include <cctype>

#include "support/test_paths.h"

namespace gtv::testing {

Result<std::string> inFixtures(const std::string& name) {
  return fmt::format("{}/{}", testDataFolder(), name);
}

std::string inCamelCase(const ::testing::TestParamInfo<std::string>& info) {
  std::string name;
  bool upper = true;
  for (const char c : info.param) {
    if (c != '-') name += upper ? static_cast<char>(std::toupper(c)) : c;
    upper = c == '-';
  }
  return name;
}

}  // namespace gtv::testing
