#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli path: the solutions over a grid of λ.
void addPathCommand(CommandLine& line);

}  // namespace gtv::cli
