#pragma once

#include <stop_token>

namespace gtv::cli {

/// Parses the command line, does what it says and returns the exit code of the contract: 0 done,
/// 1 a tolerance was missed, 2 bad input or usage (stdout stays empty), 130 stopped; main() says of
/// which signal.
int run(int argc, const char* const* argv, const std::stop_token& stop);

}  // namespace gtv::cli
