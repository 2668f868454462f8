#pragma once

#include <stop_token>
#include <string>

#include "work_options.h"

namespace gtv::cli {

/// What `gtvlab-cli reproduce` was told.
struct ReproduceArguments {
  std::string id;  ///< of a figure or preset, "all", or a document file
  bool quick = false;
  WorkOptions work;  ///< --out: folder for a CSV file per figure
};

/// Returns the exit code: 1 if a number fails, 130 after Ctrl-C.
int reproduceCommand(const ReproduceArguments& arguments, bool json, const std::stop_token& stop);

}  // namespace gtv::cli
