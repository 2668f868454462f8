#include "races/race_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/csv.h"
#include "base/number.h"
#include "experiment/racers.h"
#include "races/race_comparison.h"

namespace gtv {
namespace {

/// The worst outcome speaks for all.
std::string worstStatus(const Race& race) {
  constexpr std::array order{
      RunStatus::Running,     RunStatus::Converged, RunStatus::IterationLimit, RunStatus::TimeLimit,
      RunStatus::Uncertified, RunStatus::Stopped,   RunStatus::Diverged};
  const auto* worst = order.begin();
  for (int k = 0; k < race.methodCount(); ++k)
    if (race.run(k) != nullptr)
      worst = std::max(worst, std::find(order.begin(), order.end(), race.run(k)->status()));
  return statusName(*worst);
}

}  // namespace

Json raceReport(const Race& race, const ReportOptions& options) {
  const auto& experiment = race.experiment();
  const auto methods = experiment.race();
  const auto names = raceNames(methods);
  const auto titles = raceTitles(methods);
  const double best = race.bestObjective();
  Json list = Json::array();
  Json notes = Json::array();
  for (std::size_t k = 0; k < methods.size(); ++k) {
    const auto* run = race.run(static_cast<int>(k));
    Json method{
        {"name", names[k]}, {"label", titles[k]}, {"method", withGivenFields(methods[k].json())}};
    if (const auto& tuning = race.tuning(static_cast<int>(k)); !tuning.is_null()) {
      method["tuning"] = tuning;
      method["tuning"]["spent"] = race.spentBefore(static_cast<int>(k));
    }
    if (run != nullptr) {
      const double error = raceError(run->trace().rows().back(), race.error(), best);
      method["error"] = std::isfinite(error) ? Json(error) : Json(nullptr);
      auto report = runReport(*run, options);
      for (const auto& note : report.at("notes"))
        if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
      for (const char* shared : {"title", "seed", "notes"}) report.erase(shared);
      method.update(report);
    }
    list.push_back(std::move(method));
  }
  return Json{{"status", worstStatus(race)},
              {"title", experiment.title()},
              {"seed", experiment.seed()},
              {"notes", std::move(notes)},
              {"race",
               {{"by", experiment.at("raceBy")},
                {"limit", experiment.at("raceLimit")},
                {"error", errorName(race.error())},
                {"methods", std::move(list)}}}};
}

void addComparison(Json& merged) {
  auto& race = merged.at("race");
  race["paired"] = Json::array();
  auto& methods = race.at("methods");
  if (methods.empty()) return;
  std::vector<std::vector<double>> errors;
  for (const auto& method : methods) {
    const auto error = method.find("error");
    if (error == method.end() || !error->is_object()) return;
    errors.emplace_back();
    for (const auto& value : error->at("values"))
      errors.back().push_back(value.is_number() ? value.get<double>() : std::nan(""));
  }
  const auto results = compareRacers(errors);
  const auto known = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
  for (std::size_t k = 0; k < results.size(); ++k) {
    const auto& result = results[k];
    methods[k]["meanRank"] = result.rank;
    if (k == 0 || !std::isfinite(result.difference)) continue;
    auto differences = errors[k];
    for (std::size_t r = 0; r < differences.size(); ++r) differences[r] -= errors[0][r];
    race["paired"].push_back({{"name", methods[k].at("name")},
                              {"against", methods[0].at("name")},
                              {"mean", result.difference},
                              {"standardError", known(result.differenceError)},
                              {"values", differences}});
  }
}

std::string comparisonCsv(const Json& merged) {
  const auto& race = merged.at("race");
  const auto& paired = race.at("paired");
  const auto numberAt = [](const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? formatNumber(found->get<double>())
                                                       : std::string();
  };
  std::string out =
      "method,label,repeats,error,mean,standardError,difference,differenceStandardError,"
      "meanRank\n";
  for (const auto& method : race.at("methods")) {
    const auto error = method.find("error");
    if (error == method.end() || !error->is_object()) continue;
    const auto its = std::find_if(paired.begin(), paired.end(), [&](const Json& pair) {
      return pair.at("name") == method.at("name");
    });
    const Json pair = its == paired.end() ? Json::object() : *its;
    out += fmt::format("{},{},{},{},{},{},{},{},{}\n", method.at("name").get<std::string>(),
                       csvCell(method.at("label").get<std::string>()), error->at("values").size(),
                       race.at("error").get<std::string>(), numberAt(*error, "mean"),
                       numberAt(*error, "standardError"), numberAt(pair, "mean"),
                       numberAt(pair, "standardError"), numberAt(method, "meanRank"));
  }
  return out;
}

std::string raceCsv(const Race& race) {
  const auto methods = race.experiment().race();
  const auto names = raceNames(methods);
  const auto titles = raceTitles(methods);
  std::string out;
  for (int k = 0; k < race.methodCount(); ++k) {
    if (race.run(k) == nullptr) continue;
    const auto csv = race.run(k)->trace().csv();
    const auto header = csv.find('\n') + 1;
    if (out.empty()) out = "method,label," + csv.substr(0, header);
    const auto place = static_cast<std::size_t>(k);
    const auto who = names[place] + ',' + csvCell(titles[place]) + ',';
    for (auto line = header; line < csv.size();) {
      const auto end = csv.find('\n', line) + 1;
      out += who + csv.substr(line, end - line);
      line = end;
    }
  }
  return out;
}

}  // namespace gtv
