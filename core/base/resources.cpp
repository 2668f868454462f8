#include "base/resources.h"

#include <cstdlib>

namespace gtv {

std::filesystem::path resourceFolder() {
  namespace fs = std::filesystem;
  if (const char* chosen = std::getenv("GTVLAB_RESOURCES"); chosen != nullptr && *chosen != '\0')
    return chosen;
  std::error_code code;
  const auto program = fs::read_symlink("/proc/self/exe", code);
  if (!code) {
    const auto installed = program.parent_path() / GTV_RESOURCES_INSTALLED;
    if (fs::is_directory(installed / "presets", code)) return installed.lexically_normal();
  }
  return GTV_RESOURCES_IN_SOURCE;
}

}  // namespace gtv
