#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"

// Experiments as options name them.
namespace gtv::cli {

/// The experiment with one field set. The name of a CSV file stands for the matrix in it.
Result<Experiment> withValue(const Experiment& experiment, const std::string& path,
                             const Json& value);

/// With every "path=value" of --set.
Result<Experiment> withValues(Experiment experiment, const std::vector<std::string>& set);

}  // namespace gtv::cli
