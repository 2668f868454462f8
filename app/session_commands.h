#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli session info (what is in a session), export (documents, data, traces and weights as
/// files in a folder), verify (exit code 1 if anything is not as it was written) and replay (does
/// the runs again; exit code 1 if any number differs).
void addSessionCommands(CommandLine& line);

}  // namespace gtv::cli
