#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "base/result.h"

namespace gtv {

/// A parameter of a racer that is chosen by trials: by its path in the racer, "lambda", "stepSize"
/// or "penalty.delta".
struct TunedParameter {
  std::string path;
  std::vector<Json> values;  ///< a grid; empty: golden section in [from, to]
  double from = 0;
  double to = 0;
  int evaluations = 0;
  /// Golden section on log of the parameter: where from > 0.
  bool isLogarithmic() const { return from > 0; }
};

/// What the field "tune" of a racer asks for.
struct Tuning {
  std::vector<TunedParameter> parameters;  ///< none: nothing is tuned
  double share = 0.5;                      ///< of the race's limit that all trials have together
  /// All pairs of the grids, then one golden section after the other.
  int trials() const;
};

/// {"lambda": {"values": […]}, "stepSize": {"from", "to", "method": "grid", "count"} or {…,
/// "method": "golden", "evaluations"}, "share": 0.5} of a racer. An Error at "tune" or below.
Result<Tuning> readTuning(const Json& racer);

/// Where a parameter of the racer stands in its experiment: "lambda" → /lambda, "stepSize" →
/// /solver/stepSize.
Json::json_pointer placeOf(const Json& racer, const std::string& path);

/// The racer with these values, by path.
Json withTuned(Json racer, const Json& set);

}  // namespace gtv
