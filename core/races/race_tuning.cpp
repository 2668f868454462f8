#include "races/race_tuning.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

namespace gtv {
namespace {

/// Tries values and remembers the best.
class Trials {
 public:
  explicit Trials(const TryValues& attempt) : attempt_(attempt) {}

  Result<double> operator()(const Json& set) {
    auto error = attempt_(set);
    if (!error) return error;
    const double value = std::isfinite(*error) ? *error : std::numeric_limits<double>::infinity();
    if (result.trials.empty() || value < best_) {
      best_ = value;
      result.chosen = set;
    }
    result.trials.push_back({set, value});
    return value;
  }

  TuningResult result;

 private:
  const TryValues& attempt_;
  double best_ = 0;
};

double middleOfInterval(const TunedParameter& parameter) {
  return parameter.isLogarithmic() ? std::sqrt(parameter.from * parameter.to)
                                   : (parameter.from + parameter.to) / 2;
}

Result<void> tryGrid(const Tuning& tuning, Json set, std::size_t place, Trials& trials) {
  while (place < tuning.parameters.size() && tuning.parameters[place].values.empty()) ++place;
  if (place == tuning.parameters.size()) {
    auto tried = trials(set);
    return tried ? Result<void>() : tried.error();
  }
  const auto& parameter = tuning.parameters[place];
  for (const auto& value : parameter.values) {
    set[parameter.path] = value;
    if (auto tried = tryGrid(tuning, set, place + 1, trials); !tried) return tried;
  }
  return {};
}

/// Golden-section search (Kiefer 1953): two points inside the interval, whose worse end is cut off.
Result<void> searchGolden(const TunedParameter& parameter, Json set, Trials& trials) {
  const double ratio = (std::sqrt(5.0) - 1) / 2;
  const bool isLogarithmic = parameter.isLogarithmic();
  double low = isLogarithmic ? std::log(parameter.from) : parameter.from;
  double high = isLogarithmic ? std::log(parameter.to) : parameter.to;
  const auto attempt = [&](double at) {
    set[parameter.path] = isLogarithmic ? std::exp(at) : at;
    return trials(set);
  };
  double left = high - ratio * (high - low);
  double right = low + ratio * (high - low);
  auto atLeft = attempt(left);
  if (!atLeft) return atLeft.error();
  auto atRight = attempt(right);
  if (!atRight) return atRight.error();
  for (int k = 2; k < parameter.evaluations; ++k) {
    const bool isLeft = *atLeft <= *atRight;
    if (isLeft) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - ratio * (high - low);
      atLeft = attempt(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + ratio * (high - low);
      atRight = attempt(right);
    }
    const auto& tried = isLeft ? atLeft : atRight;
    if (!tried) return tried.error();
  }
  return {};
}

}  // namespace

Result<TuningResult> tune(const Tuning& tuning, const TryValues& attempt) {
  Trials trials(attempt);
  Json set = Json::object();
  bool hasGrid = false;
  for (const auto& parameter : tuning.parameters) {
    hasGrid = hasGrid || !parameter.values.empty();
    if (parameter.values.empty()) set[parameter.path] = middleOfInterval(parameter);
  }
  if (hasGrid)
    if (auto tried = tryGrid(tuning, set, 0, trials); !tried) return tried.error();
  for (const auto& parameter : tuning.parameters) {
    if (!parameter.values.empty()) continue;
    if (!trials.result.trials.empty()) set = trials.result.chosen;
    if (auto tried = searchGolden(parameter, set, trials); !tried) return tried.error();
  }
  return std::move(trials.result);
}

Json tuningReport(const Tuning& tuning, const TuningResult& result) {
  Json trials = Json::array();
  for (const auto& [set, error] : result.trials)
    trials.push_back({{"set", set}, {"error", std::isfinite(error) ? Json(error) : Json()}});
  return {{"chosen", result.chosen}, {"share", tuning.share}, {"trials", std::move(trials)}};
}

}  // namespace gtv
