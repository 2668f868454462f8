#include "experiment/document_checks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string>

#include "base/json.h"
#include "base/number.h"
#include "diagnostics/trace_row.h"
#include "experiment/published.h"
#include "experiment/tuning.h"

namespace gtv {
namespace {

/// What nodes can be coloured by, coordinates aside.
const std::vector<std::string>& nodeColors() {
  static const std::vector<std::string> names{"cluster", "learned", "labeled",
                                              "error",   "degree",  "fiedler"};
  return names;
}

/// "w1", "w2", …
bool isCoordinate(const std::string& name) {
  const auto number = name.starts_with('w') ? parseInteger(name.substr(1)) : std::nullopt;
  return number && *number >= 1;
}

/// A coordinate or a principal component.
bool isScatterAxis(const std::string& name) {
  return isCoordinate(name) || name == "pc1" || name == "pc2";
}

void checkCurves(const Json& names, std::vector<Error>& problems) {
  std::set<std::string> seen;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto name = names[k].get<std::string>();
    const auto path = fmt::format("curves[{}]", k);
    if (findTraceColumn(name) == nullptr) {
      std::vector<const char*> known;
      for (const auto& column : traceColumns)
        if (column.isRepeatable) known.push_back(column.name);
      problems.push_back({path, fmt::format("no such number: '{}', expected one of {}", name,
                                            fmt::join(known, ", "))});
    }
    if (!seen.insert(name).second)
      problems.push_back({path, fmt::format("'{}' appears twice", name)});
  }
}

}  // namespace

void checkFreeFields(const Experiment& experiment, std::vector<Error>& problems) {
  // Values are tried one by one, which takes time: after many that are wrong the rest waits.
  const auto isEnough = [&] { return problems.size() > mostProblems; };
  for (const auto& [path, values] : experiment.at("vary").items()) {
    if (!values.is_array() || values.empty()) {
      problems.push_back({"vary." + path, "expected a list of values"});
      continue;
    }
    // What decides how an experiment is run or shown is not varied; "vary" would never end.
    const auto top = path.substr(0, path.find('.'));
    if (top == "vary" || top == "repeats" || top == "events" || top == "view") {
      problems.push_back({"vary." + path, "cannot be varied"});
      continue;
    }
    for (const auto& value : values) {
      if (isEnough()) return;
      if (auto changed = experiment.with(path, value); !changed)
        problems.push_back({"vary." + path, changed.error().text()});
    }
  }
  if (const auto methods = experiment.at("race").size(); methods > mostRaceMethods)
    problems.push_back(
        {"race", fmt::format("expected at most {} methods, got {}", mostRaceMethods, methods)});
  checkCurves(experiment.at("curves"), problems);
  for (std::size_t k = 0; k < experiment.at("race").size() && !isEnough(); ++k)
    if (const auto tuning = readTuning(experiment.at("race")[k]); !tuning)
      problems.push_back(
          {fmt::format("race[{}].{}", k, tuning.error().where), tuning.error().message});
  for (auto& problem : checkPublished(experiment)) problems.push_back(std::move(problem));
  std::int64_t last = 0;
  for (std::size_t k = 0; k < experiment.at("events").size() && !isEnough(); ++k) {
    const auto& event = experiment.at("events")[k];
    const auto where = fmt::format("events[{}]", k);
    if (event.at("iteration").get<std::int64_t>() < last)
      problems.push_back({where + ".iteration", "must not be before the event above it"});
    last = event.at("iteration").get<std::int64_t>();
    if (event.at("set").empty())
      problems.push_back({where + ".set", fmt::format("expected one of {}, with a value",
                                                      fmt::join(liveFields(), ", "))});
    for (const auto& [path, value] : event.at("set").items()) {
      if (!isLiveField(path))
        problems.push_back({fmt::format("{}.set.{}", where, path),
                            fmt::format("cannot change during a run, expected {}",
                                        fmt::join(liveFields(), ", "))});
      else if (auto changed = experiment.with(path, value); !changed)
        problems.push_back({fmt::format("{}.set.{}", where, path), changed.error().message});
    }
  }
  const auto& scatter = experiment.at("view").at("scatter");
  if (scatter.size() != 2) problems.push_back({"view.scatter", "expected two coordinates"});
  for (const auto& axis : scatter)
    if (!isScatterAxis(axis.get<std::string>()))
      problems.push_back(
          {"view.scatter", fmt::format("no coordinate is called {}, expected w1, w2, … or pc1, pc2",
                                       describe(axis))});
  const auto color = experiment.at("view").at("nodeColor").get<std::string>();
  const auto& named = nodeColors();
  if (std::find(named.begin(), named.end(), color) == named.end() && !isCoordinate(color))
    problems.push_back({"view.nodeColor", fmt::format("expected {} or w1, w2, …, got '{}'",
                                                      fmt::join(named, ", "), color)});
}

}  // namespace gtv
