#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"

namespace gtv::testing {

/// The experiment with some fields changed; the changes must be valid.
Experiment changed(Experiment experiment, const std::vector<std::pair<std::string, Json>>& fields);

/// Two clusters of eight nodes, three samples of two features, most nodes labelled.
Experiment smallExperiment();

/// What the experiment is about; it must be valid.
std::shared_ptr<const ProblemInstance> networkOf(const Experiment& experiment,
                                                 std::uint64_t repeat = 0);

/// What is wrong with it, as a user reads it; empty if nothing is.
std::string firstProblem(const Experiment& experiment);

}  // namespace gtv::testing
