#pragma once

#include <string>
#include <string_view>

namespace gtv {

/// Standard streams that were closed when the program began are taken, so that no file that is
/// opened later becomes one of them and gets what is said. Writing to them still fails.
void takeClosedStreams();

/// Names in files may hold what a terminal takes for orders: control characters, but for the ends
/// of lines and tabs, become \x1b and the like.
std::string printable(std::string_view text);

/// To stderr, as printable(). Where that cannot be written nobody is listening, and the work goes
/// on.
void printToStderr(const std::string& text);

}  // namespace gtv
