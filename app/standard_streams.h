#pragma once

#include <string>

namespace gtv {

/// Standard streams that were closed when the program began are taken, so that no file that is
/// opened later becomes one of them and gets what is said. Writing to them still fails.
void takeClosedStreams();

/// To stderr. Where that cannot be written nobody is listening, and the work goes on.
void tell(const std::string& text);

}  // namespace gtv
