#pragma once

#include <filesystem>
#include <vector>

namespace gtv {

/// The path from the root on. Where the current folder is gone, which a relative one starts from,
/// the path as it is: whoever opens it says that it leads nowhere.
std::filesystem::path absolutePath(const std::filesystem::path& path);

/// What is in the folder, in no order; nothing of what cannot be read. (A loop over a
/// directory_iterator throws where the next entry cannot be read.)
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder);

}  // namespace gtv
