#pragma once

#include "command_line.h"

namespace gtv::cli {

/// gtvlab-cli privacy: studyPrivacy() at the λ of the document.
void addPrivacyCommand(CommandLine& line);

}  // namespace gtv::cli
