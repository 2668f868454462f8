#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace gtv {

/// How many processors the calling thread may run on (taskset, cpusets), at least 1.
int processorsOfAffinity();

/// How many processors the control group of the program may keep busy: the least of what it and the
/// groups around it are allowed, 1.5 for instance; nothing if nobody limits it. `membership` is
/// what /proc/self/cgroup says, and the groups are folders in `groups`; versions 1 and 2.
std::optional<double> processorsOfGroup(std::string_view membership,
                                        const std::filesystem::path& groups);

}  // namespace gtv
