#include "experiment/tuning.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

#include "experiment/racers.h"

namespace gtv {
namespace {

constexpr std::size_t mostTrials = 1000;

/// "penalty.delta" → /penalty/delta
Json::json_pointer pointerTo(std::string path) {
  std::replace(path.begin(), path.end(), '.', '/');
  return Json::json_pointer("/" + path);
}

Result<double> numberIn(const Json& fields, const char* key, double least, double most) {
  const auto found = fields.find(key);
  if (found == fields.end() || !found->is_number() || !(found->get<double>() >= least) ||
      !(found->get<double>() <= most))
    return Error{key, fmt::format("expected a number between {} and {}", least, most)};
  return found->get<double>();
}

Result<int> countIn(const Json& fields, const char* key, int fallback, int least) {
  if (!fields.contains(key)) return fallback;
  const auto& value = fields.at(key);
  if (!value.is_number_integer() || value < least || value > mostTrials)
    return Error{key, fmt::format("expected a whole number between {} and {}", least, mostTrials)};
  return value.get<int>();
}

Result<TunedParameter> readInterval(const Json& fields, TunedParameter out) {
  constexpr double largest = 1e300;
  const auto from = numberIn(fields, "from", -largest, largest);
  if (!from) return from.error();
  const auto to = numberIn(fields, "to", -largest, largest);
  if (!to) return to.error();
  if (!(*from < *to)) return Error{"to", "must be larger than `from`"};
  out.from = *from;
  out.to = *to;
  const auto method = fields.value("method", Json("grid"));
  if (method == "golden") {
    const auto evaluations = countIn(fields, "evaluations", 8, 3);
    if (!evaluations) return evaluations.error();
    out.evaluations = *evaluations;
    return out;
  }
  if (method != "grid") return Error{"method", "expected grid or golden"};
  const auto count = countIn(fields, "count", 5, 2);
  if (!count) return count.error();
  for (int k = 0; k < *count; ++k) {
    const double at = static_cast<double>(k) / (*count - 1);
    out.values.emplace_back(out.isLogarithmic() ? out.from * std::pow(out.to / out.from, at)
                                                : out.from + at * (out.to - out.from));
  }
  return out;
}

Result<TunedParameter> readParameterTuning(const std::string& path, const Json& fields) {
  constexpr std::array<std::string_view, 6> keys{"values", "from",  "to",
                                                 "method", "count", "evaluations"};
  if (!fields.is_object())
    return Error{"",
                 "expected {\"values\": […]} or {\"from\": …, \"to\": …, \"method\": \"grid\" "
                 "or \"golden\"}"};
  for (const auto& [key, value] : fields.items())
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      return Error{key, "unknown field; expected values, or from, to, method, count, evaluations"};
  TunedParameter out{path, {}};
  if (!fields.contains("values")) return readInterval(fields, std::move(out));
  if (fields.size() > 1) return Error{"values", "goes without from, to and method"};
  const auto& values = fields.at("values");
  if (!values.is_array() || values.empty() || values.size() > mostTrials)
    return Error{"values", fmt::format("expected a list of 1 to {} values", mostTrials)};
  out.values.assign(values.begin(), values.end());
  return out;
}

/// What the parameter may become, must be a value of it.
Result<void> checkValues(const Json& racer, const TunedParameter& parameter) {
  auto values = parameter.values;
  if (values.empty())
    values = {parameter.from, parameter.to, parameter.from / 3 + parameter.to / 2};
  const bool isPath = parameter.path.find_first_of("~/") == std::string::npos;
  if (!isPath || parameter.path == "kind" || parameter.path == "tune" ||
      !racer.contains(pointerTo(parameter.path)))
    return Error{"", "is no parameter of this method"};
  for (const auto& value : values) {
    auto changed = withTuned(racer, Json{{parameter.path, value}});
    changed["tune"] = Json::object();
    if (auto read = readChoice(racerCatalogue(), changed, ""); !read) return read.error();
  }
  return {};
}

}  // namespace

int Tuning::trials() const {
  double grid = 1;
  double golden = 0;
  bool hasGrid = false;
  for (const auto& parameter : parameters) {
    if (parameter.values.empty()) {
      golden += parameter.evaluations;
    } else {
      hasGrid = true;
      grid *= static_cast<double>(parameter.values.size());
    }
  }
  return static_cast<int>(std::min(1e9, (hasGrid ? grid : 0) + golden));
}

Json::json_pointer placeOf(const Json& racer, const std::string& path) {
  const auto key = path.substr(0, path.find('.'));
  for (const auto& [own, field] : racerFields(withTuned(racer, Json{{path, 0}})))
    if (own == key) return pointerTo(field + path.substr(key.size()));
  return pointerTo("solver." + path);
}

Json withTuned(Json racer, const Json& set) {
  for (const auto& [path, value] : set.items()) racer[pointerTo(path)] = value;
  return racer;
}

Result<Tuning> readTuning(const Json& racer) {
  Tuning out;
  for (const auto& [path, fields] : racer.at("tune").items()) {
    const auto fail = [&path = path](const Error& error) {
      return Error{fmt::format("tune.{}{}{}", path, error.where.empty() ? "" : ".", error.where),
                   error.message};
    };
    if (path == "share") {
      const auto share = numberIn(racer.at("tune"), "share", 0.01, 0.99);
      if (!share) return Error{"tune.share", share.error().message};
      out.share = *share;
      continue;
    }
    auto parameter = readParameterTuning(path, fields);
    if (!parameter) return fail(parameter.error());
    if (auto fits = checkValues(racer, *parameter); !fits)
      return Error{"tune." + path, fits.error().text()};
    out.parameters.push_back(std::move(*parameter));
  }
  if (out.parameters.empty() && !racer.at("tune").empty())
    return Error{"tune", "names no parameter that is to be tuned"};
  if (out.trials() > static_cast<int>(mostTrials))
    return Error{"tune",
                 fmt::format("asks for {} trials, expected at most {}", out.trials(), mostTrials)};
  return out;
}

}  // namespace gtv
