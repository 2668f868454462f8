#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "work_options.h"

namespace gtv::cli {

struct SweepArguments {
  std::string experiment;
  std::vector<std::string> vary;
  std::vector<std::string> set;
  std::string seed;
  std::string repeats;
  WorkOptions work;
  bool fresh = false;
  bool allowMemory = false;
};

/// gtvlab-cli sweep: runSweep() with a table that is written while it works. Exit codes are those
/// of `run`; runs that are refused miss (1), and if all are it is bad input (2).
int sweepCommand(const SweepArguments& arguments, bool json, const std::stop_token& stop);

}  // namespace gtv::cli
