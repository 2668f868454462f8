#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli sweep: runSweep() with a table that is written while it works. Exit codes are those
/// of `run`; runs that are refused miss (1), and if all are it is bad input (2).
void addSweepCommand(CommandLine& line);

}  // namespace gtv::cli
