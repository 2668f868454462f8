#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"

namespace gtv {

/// Runs a program of the system in a folder, without a shell: its output is not shown, what it says
/// on stderr is part of the Error if it fails, is not there, or is stopped. `waiting` is called
/// some times per second.
Result<void> runTool(const std::vector<std::string>& arguments, const std::filesystem::path& folder,
                     const std::stop_token& stop, const std::function<void()>& waiting = {});

}  // namespace gtv
