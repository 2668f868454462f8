#include "run/paired_difference.h"

#include <cmath>
#include <numeric>

#include "base/check.h"

namespace gtv {

Json pairedDifference(const std::vector<double>& differences) {
  check(!differences.empty(), "there is at least one pair");
  const auto count = static_cast<double>(differences.size());
  const double mean = std::accumulate(differences.begin(), differences.end(), 0.0) / count;
  double squares = 0;
  for (const double each : differences) squares += (each - mean) * (each - mean);
  return {{"mean", mean},
          {"standardError", count > 1 ? Json(std::sqrt(squares / (count - 1) / count)) : Json()}};
}

}  // namespace gtv
