#include "races/race_comparison.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "run/paired_difference.h"

namespace gtv {
namespace {

/// Mean and standard error; NaN where they are not known.
struct MeanAndError {
  double mean = std::numeric_limits<double>::quiet_NaN();
  double error = std::numeric_limits<double>::quiet_NaN();
};

MeanAndError meanAndErrorOf(const std::vector<double>& values) {
  if (!std::all_of(values.begin(), values.end(), [](double each) { return std::isfinite(each); }))
    return {};
  const auto found = pairedDifference(values);
  MeanAndError out{found.at("mean").get<double>()};
  if (found.at("standardError").is_number()) out.error = found.at("standardError").get<double>();
  return out;
}

}  // namespace

std::vector<double> ranksOf(const std::vector<double>& errors) {
  const auto value = [](double error) {
    return std::isfinite(error) ? error : std::numeric_limits<double>::infinity();
  };
  std::vector<double> ranks;
  ranks.reserve(errors.size());
  for (const double error : errors) {
    double smaller = 0;
    double equal = 0;
    for (const double other : errors) {
      if (value(other) < value(error)) ++smaller;
      if (value(other) == value(error)) ++equal;
    }
    ranks.push_back(smaller + (equal + 1) / 2);
  }
  return ranks;
}

std::vector<RacerComparison> compareRacers(const std::vector<std::vector<double>>& errors) {
  std::vector<RacerComparison> out(errors.size());
  if (errors.empty()) return out;
  const auto repeats = errors.front().size();
  for (std::size_t k = 0; k < errors.size(); ++k) {
    const auto own = meanAndErrorOf(errors[k]);
    std::vector<double> differences = errors[k];
    for (std::size_t r = 0; r < repeats; ++r) differences[r] -= errors.front()[r];
    const auto paired = meanAndErrorOf(differences);
    out[k] = {own.mean, own.error, paired.mean, paired.error};
  }
  for (std::size_t r = 0; r < repeats; ++r) {
    std::vector<double> now;
    now.reserve(errors.size());
    for (const auto& of : errors) now.push_back(of[r]);
    const auto ranks = ranksOf(now);
    for (std::size_t k = 0; k < errors.size(); ++k)
      out[k].rank += ranks[k] / static_cast<double>(repeats);
  }
  return out;
}

}  // namespace gtv
