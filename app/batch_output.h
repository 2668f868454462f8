#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "experiment/experiment.h"
#include "studies/batch.h"
#include "work_options.h"

namespace gtv::cli {

/// Refuses to replace what the experiment reads by what its runs would write into the folder.
Result<void> refuseOverwritingInputs(const std::string& out, const Experiment& experiment,
                                     const std::vector<std::filesystem::path>& inputs);

/// The files of all runs; returns what could not be written: one that cannot takes no other with
/// it.
std::vector<Error> writeFiles(const OutputFolder& folder, const BatchResult& result);

/// Runs, prints, and returns the exit code; files go where `write` puts them, which returns what
/// could not be written: the report is printed all the same.
int runAndPrint(const Experiment& experiment, BatchOptions options, bool json,
                const std::function<std::vector<Error>(const BatchResult&)>& write);

}  // namespace gtv::cli
