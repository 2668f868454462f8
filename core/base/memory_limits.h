#pragma once

#include <filesystem>
#include <string>

namespace gtv {

/// Bytes that this process can still take: what the machine has free ("MemAvailable"), what the
/// control groups that it is in leave it, and its limit of address space (ulimit -v), whichever is
/// least; +∞ where nothing is known. Read anew with every call, which takes some 50 µs.
double availableMemory();

/// The same of other files than /proc and /sys/fs/cgroup, for tests. Without the limit of address
/// space.
double availableMemory(const std::filesystem::path& proc, const std::filesystem::path& groups);

/// "4.2 GB", "310 MB": decimal units, two digits.
std::string formatBytes(double bytes);

}  // namespace gtv
