#pragma once

#include <optional>
#include <stop_token>

#include "base/result.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// The models that the document starts with, d × n; nothing where it leaves that to the method. An
/// Error at "start" or below, or after a stop.
Result<std::optional<Matrix>> startModels(const Experiment& experiment,
                                          const ProblemInstance& network, const GtvProblem& problem,
                                          const std::stop_token& stop = {});

}  // namespace gtv
