#pragma once

#include <string>

namespace gtv {

/// "0.1.0"
std::string version();
/// The short name of the commit the program was built from, "-dirty" if it was changed since.
std::string commit();

}  // namespace gtv
