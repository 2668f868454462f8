#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli graph generate (the graph that an experiment with this seed has), convert and info.
void addGraphCommands(CommandLine& line);

}  // namespace gtv::cli
