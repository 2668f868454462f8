#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli run: the runs of an experiment, with a report.
void addRunCommand(CommandLine& line);

}  // namespace gtv::cli
