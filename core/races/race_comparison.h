#pragma once

#include <cstddef>
#include <vector>

namespace gtv {

/// Ranks of racers by their errors in one repetition: 1 has the smallest; equal errors share the
/// mean of their ranks; errors that are no finite numbers come last.
std::vector<double> ranksOf(const std::vector<double>& errors);

/// How one racer did over repetitions that all racers have the same draws in.
struct RacerComparison {
  double mean = 0;           ///< of its errors; NaN where one of them is not finite
  double standardError = 0;  ///< NaN for one repetition
  double difference = 0;     ///< mean of its errors minus those of the first racer
  double differenceError = 0;
  double rank = 0;  ///< mean of its ranks
};

/// errors[k][r] of racer k in repetition r; all have as many, at least one.
std::vector<RacerComparison> compareRacers(const std::vector<std::vector<double>>& errors);

}  // namespace gtv
