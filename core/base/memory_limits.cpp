#include "base/memory_limits.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <string>

#include "base/number.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// The number that a small file of the kernel holds; "max" and what cannot be read is none.
std::optional<double> numberIn(const fs::path& file) {
  std::ifstream in(file);
  std::string word;
  if (!(in >> word)) return std::nullopt;
  return parseNumber(word);
}

/// The value in kB behind "key:" of a file such as /proc/meminfo.
std::optional<double> kilobytesIn(const fs::path& file, const std::string& key) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string name;
    std::string value;
    if (words >> name >> value && name == key + ":") return parseNumber(value);
  }
  return std::nullopt;
}

/// What one control group leaves. Pages of files that it could drop are free.
double leftBy(const fs::path& group, const char* limitName, const char* usedName,
              const char* droppableName) {
  const auto limit = numberIn(group / limitName);
  const auto used = numberIn(group / usedName);
  if (!limit || !used) return unlimited;
  double droppable = 0;
  std::ifstream in(group / "memory.stat");
  for (std::string name, value; in >> name >> value;)
    if (name == droppableName) droppable = parseNumber(value).value_or(0);
  return std::max(0.0, *limit - std::max(0.0, *used - droppable));
}

/// The least that the group at `path` below `root` and those above it leave.
template <class Left>
double smallestAlongPath(const fs::path& root, const std::string& path, Left&& left) {
  double least = left(root);
  auto at = root;
  // In a container the path may be one of the machine outside, of which only the end is there.
  for (const auto& part : fs::path(path).relative_path()) {
    at /= part;
    least = std::min(least, left(at));
  }
  return least;
}

double leftByGroups(const fs::path& proc, const fs::path& groups) {
  double least = unlimited;
  std::ifstream in(proc / "self" / "cgroup");
  // "0::/user.slice" of version 2, "9:memory:/user.slice" of version 1.
  for (std::string line; std::getline(in, line);) {
    const auto first = line.find(':');
    const auto second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const auto controllers = "," + line.substr(first + 1, second - first - 1) + ",";
    const auto path = line.substr(second + 1);
    if (controllers == ",,")
      least = std::min(least, smallestAlongPath(groups, path, [](const fs::path& group) {
                         return leftBy(group, "memory.max", "memory.current", "inactive_file");
                       }));
    else if (controllers.find(",memory,") != std::string::npos)
      least = std::min(least, smallestAlongPath(groups / "memory", path, [](const fs::path& group) {
                         return leftBy(group, "memory.limit_in_bytes", "memory.usage_in_bytes",
                                       "total_inactive_file");
                       }));
  }
  return least;
}

double leftOfAddressSpace() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return unlimited;
  const auto pages = numberIn("/proc/self/statm");
  if (!pages) return unlimited;
  const double used = *pages * static_cast<double>(sysconf(_SC_PAGESIZE));
  return std::max(0.0, static_cast<double>(limit.rlim_cur) - used);
}

}  // namespace

double availableMemory(const fs::path& proc, const fs::path& groups) {
  const auto free = kilobytesIn(proc / "meminfo", "MemAvailable");
  return std::min(free ? 1024 * *free : unlimited, leftByGroups(proc, groups));
}

double availableMemory() {
  return std::min(availableMemory("/proc", "/sys/fs/cgroup"), leftOfAddressSpace());
}

std::string formatBytes(double bytes) {
  const char* unit = "MB";
  double number = bytes / 1e6;
  for (const char* larger : {"GB", "TB", "PB", "EB"}) {
    if (number < 999.5) break;
    number /= 1000;
    unit = larger;
  }
  if (number >= 1e6) return fmt::format("{:.0e} {}", number, unit);
  return number < 9.95 ? fmt::format("{:.1f} {}", number, unit)
                       : fmt::format("{:.0f} {}", number, unit);
}

}  // namespace gtv
