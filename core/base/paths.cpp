#include "base/paths.h"

#include <system_error>

namespace gtv {

std::filesystem::path absolutePath(const std::filesystem::path& path) {
  std::error_code code;
  auto absolute = std::filesystem::absolute(path, code);
  return code ? path : absolute;
}

std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> entries;
  std::error_code code;
  for (std::filesystem::directory_iterator entry(folder, code), end; !code && entry != end;
       entry.increment(code))
    entries.push_back(entry->path());
  return entries;
}

}  // namespace gtv
