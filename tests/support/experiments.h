#pragma once

#include <string>
#include <utility>
#include <vector>

#include "experiment/experiment.h"

namespace gtv::testing {

/// The experiment with some fields changed; the changes must be valid.
Experiment changed(Experiment experiment, const std::vector<std::pair<std::string, Json>>& fields);

/// Two clusters of eight nodes, three samples of two features, most nodes labelled.
Experiment smallExperiment();

}  // namespace gtv::testing
