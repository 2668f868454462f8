#pragma once

#include <source_location>
#include <stdexcept>
#include <string_view>

#include "base/result.h"

namespace gtv {

/// What check() throws, and nothing else does: a promise of our own code does not hold, so nothing
/// that was being computed can be trusted. It is caught only where a piece of work begins (a
/// thread, a job, an event of the window, main), which then ends and says what() to the user:
/// never in between, where the work would go on.
class BrokenPromise : public std::logic_error {
 public:
  BrokenPromise(const char* promise, const std::source_location& where);
};

/// In a catch block, at the place where a piece of work began: what was thrown, as its user reads
/// it. `purpose` is what memory may have been missing for, "for this experiment".
Error caughtError(std::string_view purpose);

}  // namespace gtv
