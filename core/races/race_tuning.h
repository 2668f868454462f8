#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "experiment/tuning.h"

namespace gtv {

struct TuningTrial {
  Json set;          ///< by path
  double error = 0;  ///< validation error; +∞ of a run that diverged
};

/// What the trials of a racer led to.
struct TuningResult {
  Json chosen;  ///< values by path
  std::vector<TuningTrial> trials;
};

/// The validation error after a trial of these values, or an Error that ends the tuning.
using TryValues = std::function<Result<double>(const Json& set)>;

/// All pairs of the grids first, with the others at the middle of their intervals; then, one after
/// the other, the golden sections, with the rest at the best so far. Of equal errors the first
/// wins.
Result<TuningResult> tune(const Tuning& tuning, const TryValues& attempt);

/// For reports: {"chosen", "share", "trials": [{"set", "error"}]}.
Json tuningReport(const Tuning& tuning, const TuningResult& result);

}  // namespace gtv
