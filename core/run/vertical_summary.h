#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "base/json.h"
#include "instances/problem_instance.h"
#include "run/run.h"

namespace gtv {

/// How well nodes that hold different columns of one table predict its labels: R² = 1 −
/// MSE/variance of the same labels, or of classes the share of right ones. NaN where there are no
/// samples.
struct VerticalScore {
  double training;
  double validation;
};

struct VerticalSummary {
  bool isAccuracy = false;           ///< else R²
  std::vector<int> nodes;            ///< with data, ascending
  std::vector<VerticalScore> alone;  ///< the best that each of them can do with its own columns
  VerticalScore limit;               ///< the best that they can do together
  std::optional<VerticalScore> now;  ///< of the iterate, if the method lets them predict together
};

/// Nothing where the nodes do not hold columns of one table, for losses that the method `vertical`
/// refuses, and after a stop.
std::optional<VerticalSummary> verticalSummary(const Run& run, const std::stop_token& stop = {});
/// The same without an iterate.
std::optional<VerticalSummary> verticalSummary(const Experiment& experiment,
                                               const ProblemInstance& network,
                                               const GtvProblem& problem,
                                               const std::stop_token& stop = {});
/// The score of an iterate, by its errors.
VerticalScore verticalScore(const ProblemInstance& network, const TraceRow& numbers);

/// {measure: "R²" or "accuracy", alone: [{node, training, validation}], limit, now: {training,
/// validation}}; `now` is null where the nodes do not predict together.
Json verticalJson(const VerticalSummary& summary, const ProblemInstance& network);

}  // namespace gtv
