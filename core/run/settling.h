#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "run/run_trace.h"

namespace gtv {

/// A stretch of iterations in which the objective went up and down and got no calmer.
struct Unsettled {
  std::int64_t from = 0;
  std::int64_t to = 0;
  double low = 0;  ///< of the objective
  double high = 0;
};

/// Whether the objective wanders. Asked of the largest K = 1000·2^j for which the rows reach
/// iteration `start` + K, `start` being that of the last live change: the range of the objective
/// over the last quarter of K is compared with that over the quarter before. A sequence that
/// approaches its limit like 1/√k or faster has a quotient of at most 0.6; it is called unsettled
/// above 0.75, if the range is more than 1e-4 of the objective. Depends on these rows alone, so
/// replays say the same; with less than 10 rows in a quarter nothing is said.
std::optional<Unsettled> unsettledObjective(const std::vector<TraceRow>& rows, std::int64_t start);

}  // namespace gtv
