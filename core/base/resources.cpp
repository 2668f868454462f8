#include "base/resources.h"

#include <fmt/format.h>
#include <unistd.h>

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

std::filesystem::path userDataFolder() {
  namespace fs = std::filesystem;
  const auto folderIn = [](const char* variable) -> fs::path {
    const char* value = std::getenv(variable);
    return value != nullptr && *value == '/' ? value : "";
  };
  if (const auto data = folderIn("XDG_DATA_HOME"); !data.empty()) return data / "gtvlab";
  if (const auto home = folderIn("HOME"); !home.empty()) return home / ".local/share/gtvlab";
  if (const auto run = folderIn("XDG_RUNTIME_DIR"); !run.empty()) return run / "gtvlab";
  std::error_code code;
  auto others = fs::temp_directory_path(code);
  if (code) others = "/tmp";
  // All users put theirs there.
  return others / fmt::format("gtvlab-{}", ::geteuid());
}

}  // namespace gtv
