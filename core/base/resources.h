#pragma once

#include <filesystem>

namespace gtv {

/// The folder that holds presets/, data/ and help/: $GTVLAB_RESOURCES if set, else beside the
/// installed program, else in the source tree the program was built from.
std::filesystem::path resourceFolder();

/// Where the program keeps what the user has made: $XDG_DATA_HOME/gtvlab, else
/// ~/.local/share/gtvlab; without a home a folder for this user alone among the temporary files.
std::filesystem::path userDataFolder();

}  // namespace gtv
