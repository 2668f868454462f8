#include "studies/race_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "studies/paired_difference.h"

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
  const double best = race.bestObjective();
  Json list = Json::array();
  Json notes = Json::array();
  for (std::size_t k = 0; k < methods.size(); ++k) {
    const auto* run = race.run(static_cast<int>(k));
    Json method{{"name", names[k]}, {"method", methods[k].json()}};
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

void addPairedDifferences(Json& merged) {
  auto& race = merged.at("race");
  const auto& methods = race.at("methods");
  const auto errorsOf = [](const Json& method) {
    const auto error = method.find("error");
    const bool isMerged =
        error != method.end() && error->is_object() && error->at("mean").is_number();
    return isMerged ? error->at("values").get<std::vector<double>>() : std::vector<double>();
  };
  Json paired = Json::array();
  const auto first = methods.empty() ? std::vector<double>() : errorsOf(methods[0]);
  for (std::size_t k = 1; k < methods.size() && !first.empty(); ++k) {
    auto values = errorsOf(methods[k]);
    if (values.size() != first.size()) continue;
    for (std::size_t r = 0; r < values.size(); ++r) values[r] -= first[r];
    const auto difference = pairedDifference(values);
    paired.push_back({{"name", methods[k].at("name")},
                      {"against", methods[0].at("name")},
                      {"mean", difference.at("mean")},
                      {"standardError", difference.at("standardError")},
                      {"values", values}});
  }
  race["paired"] = std::move(paired);
}

std::string raceCsv(const Race& race) {
  const auto names = raceNames(race.experiment().race());
  std::string out;
  for (int k = 0; k < race.methodCount(); ++k) {
    if (race.run(k) == nullptr) continue;
    const auto csv = race.run(k)->trace().csv();
    const auto header = csv.find('\n') + 1;
    if (out.empty()) out = "method," + csv.substr(0, header);
    for (auto line = header; line < csv.size();) {
      const auto end = csv.find('\n', line) + 1;
      out += names[static_cast<std::size_t>(k)] + ',' + csv.substr(line, end - line);
      line = end;
    }
  }
  return out;
}

}  // namespace gtv
