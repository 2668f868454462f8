#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli reproduce: what published figures show, beside their numbers. Exit code 1 if a number
/// fails, 130 after Ctrl-C.
void addReproduceCommand(CommandLine& line);

}  // namespace gtv::cli
