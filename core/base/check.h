#pragma once

#include <source_location>

namespace gtv {

/// Throws a BrokenPromise, whose message names the promise and the place.
[[noreturn]] void promiseBroken(const char* promise, const std::source_location& where);

/// Throws a BrokenPromise when `condition` is false, which ends the work under way. For our own
/// bugs only, and on in release builds too: a wrong curve is worse. Bad input is a Result instead.
/// In the header, so that whoever reads the caller alone knows what holds behind it.
inline void check(bool condition, const char* promise,
                  const std::source_location& where = std::source_location::current()) {
  if (!condition) [[unlikely]]
    promiseBroken(promise, where);
}

}  // namespace gtv
