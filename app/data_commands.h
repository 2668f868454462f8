#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli data list and data install: the image sets that are installed on demand.
void addDataCommands(CommandLine& line);

}  // namespace gtv::cli
