#pragma once

#include <source_location>

namespace gtv {

/// Ends the program with a message when `condition` is false. For our own bugs only, and on in
/// release builds too: a wrong curve is worse than a crash. Bad input is a Result instead.
void check(bool condition, const char* promise,
           std::source_location where = std::source_location::current());

}  // namespace gtv
