#include "base/processors.h"

#include <sched.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

#include "base/number.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// Empty if the file cannot be read.
std::string firstLine(const fs::path& file) {
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  return line;
}

/// Processor time per time that passes; nothing if it is not limited.
std::optional<double> quotaOf(std::string_view time, std::string_view period) {
  const auto allowed = parseNumber(time);  // not so for "max"
  const auto passes = parseNumber(period);
  if (!allowed || !passes || !(*allowed > 0) || !(*passes > 0)) return std::nullopt;
  return *allowed / *passes;
}

std::optional<double> quotaIn(const fs::path& group) {
  const auto both = firstLine(group / "cpu.max");
  if (const auto space = both.find(' '); space != std::string::npos)
    return quotaOf(both.substr(0, space), both.substr(space + 1));
  return quotaOf(firstLine(group / "cpu.cfs_quota_us"), firstLine(group / "cpu.cfs_period_us"));
}

/// Of version 1, the list of what a tree of groups controls.
bool controlsProcessors(std::string_view list) {
  while (!list.empty()) {
    const auto name = list.substr(0, list.find(','));
    if (name == "cpu") return true;
    list.remove_prefix(std::min(list.size(), name.size() + 1));
  }
  return false;
}

}  // namespace

int processorsOfAffinity() {
  // The kernel refuses a set that is smaller than its own.
  for (int most = CPU_SETSIZE; most <= 1 << 20; most *= 2) {
    const auto bytes = CPU_ALLOC_SIZE(most);
    const std::unique_ptr<cpu_set_t, void (*)(cpu_set_t*)> set(
        CPU_ALLOC(most), [](cpu_set_t* allocated) { CPU_FREE(allocated); });
    if (set == nullptr) break;
    if (sched_getaffinity(0, bytes, set.get()) == 0)
      return std::max(1, CPU_COUNT_S(bytes, set.get()));
  }
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::optional<double> processorsOfGroup(std::string_view membership, const fs::path& groups) {
  std::optional<double> least;
  while (!membership.empty()) {
    // "0::/user.slice" of version 2, "4:cpu,cpuacct:/user.slice" of version 1.
    const auto line = membership.substr(0, membership.find('\n'));
    membership.remove_prefix(std::min(membership.size(), line.size() + 1));
    const auto first = line.find(':');
    const auto second = first == line.npos ? first : line.find(':', first + 1);
    if (second == line.npos) continue;
    const auto controllers = line.substr(first + 1, second - first - 1);
    if (!controllers.empty() && !controlsProcessors(controllers)) continue;
    const auto tree = controllers.empty() ? groups : groups / controllers;
    // In a container the path may be that of the host, whose upper groups are not to be seen.
    for (auto path = fs::path(line.substr(second + 1)).relative_path();;
         path = path.parent_path()) {
      if (const auto quota = quotaIn(tree / path)) least = std::min(*quota, least.value_or(*quota));
      if (path.empty()) break;
    }
  }
  return least;
}

}  // namespace gtv
