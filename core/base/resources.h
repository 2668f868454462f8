#pragma once

#include <filesystem>

namespace gtv {

/// The folder that holds presets/, data/ and help/: $GTVLAB_RESOURCES if set, else beside the
/// installed program, else in the source tree the program was built from.
std::filesystem::path resourceFolder();

}  // namespace gtv
