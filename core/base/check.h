#pragma once

#include <source_location>

namespace gtv {

/// Ends the program with a message that names the promise and the place.
[[noreturn]] void promiseBroken(const char* promise, const std::source_location& where);

/// Ends the program with a message when `condition` is false. For our own bugs only, and on in
/// release builds too: a wrong curve is worse than a crash. Bad input is a Result instead.
/// In the header, so that whoever reads the caller alone knows what holds behind it.
inline void check(bool condition, const char* promise,
                  const std::source_location& where = std::source_location::current()) {
  if (!condition) [[unlikely]]
    promiseBroken(promise, where);
}

}  // namespace gtv
