#include "experiment/experiment_change.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gtv {
namespace {

using Part = ExperimentChange::Part;

constexpr std::array<std::pair<std::string_view, Part>, 19> parts{{
    {"lambda", Part::Lambda},      {"penalty", Part::Penalty},   {"data", Part::Data},
    {"nodes", Part::Data},         {"privacy", Part::Data},      {"attacks", Part::Data},
    {"graph", Part::Graph},        {"edits", Part::Graph},       {"seed", Part::Graph},
    {"layout", Part::Drawing},     {"positions", Part::Drawing}, {"title", Part::Description},
    {"source", Part::Description}, {"notes", Part::Description}, {"published", Part::Description},
    {"view", Part::View},          {"race", Part::Studies},      {"heldOut", Part::Studies},
    {"repeats", Part::Studies},
}};

}  // namespace

ExperimentChange::ExperimentChange(const Experiment& before, const Experiment& after)
    : fields_(differingFields(before, after)) {}

Part ExperimentChange::partOf(std::string_view field) {
  if (field == "raceBy" || field == "raceLimit") return Part::Studies;
  const auto* found = std::find_if(parts.begin(), parts.end(),
                                   [field](const auto& entry) { return entry.first == field; });
  return found == parts.end() ? Part::Method : found->second;
}

bool ExperimentChange::has(Part part) const {
  return std::any_of(fields_.begin(), fields_.end(),
                     [part](const std::string& field) { return partOf(field) == part; });
}

bool ExperimentChange::isOnly(std::initializer_list<Part> allowed) const {
  return std::all_of(fields_.begin(), fields_.end(), [allowed](const std::string& field) {
    return std::find(allowed.begin(), allowed.end(), partOf(field)) != allowed.end();
  });
}

std::vector<std::string> ExperimentChange::runFields() const {
  std::vector<std::string> out;
  std::copy_if(fields_.begin(), fields_.end(), std::back_inserter(out),
               [](const std::string& field) {
                 const auto part = partOf(field);
                 return part != Part::Drawing && part != Part::Description && part != Part::View &&
                        part != Part::Studies;
               });
  return out;
}

Experiment withPresentationOf(Experiment run, const Experiment& document) {
  for (const char* field :
       {"view", "race", "raceBy", "raceLimit", "heldOut", "repeats", "published"})
    if (auto next = run.with(field, document.at(field))) run = std::move(*next);
  return run;
}

}  // namespace gtv
