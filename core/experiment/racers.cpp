#include "experiment/racers.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "experiment/start_kinds.h"
#include "federated/catalogue.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"

namespace gtv {
namespace {

const std::vector<Parameter>& racerSettings() {
  static const auto settings = [] {
    std::vector<Parameter> all{
        numberParameter("lambda", "λ", 0, 0, 1e300,
                        "λ for this method alone; empty takes that of the experiment."),
        optionalKindParameter("penalty", "Penalty", penaltyCatalogue().view,
                              "Penalty for this method alone; none takes that of the experiment."),
        optionalKindParameter(
            "model", "Local model", modelCatalogue().view,
            "Local model for this method alone; none takes that of the experiment."),
        optionalKindParameter("start", "Start", startCatalogue(),
                              "Start for this method alone; none takes that of the experiment."),
        integerParameter("seed", "Seed", 0, 0, 9007199254740992.0,
                         "Seed of the random numbers of this method; empty takes that of the "
                         "experiment. Graph and data are the same for all methods.")};
    for (auto& parameter : all) {
      parameter.defaultValue = nullptr;
      parameter.optional = true;
    }
    all.push_back(valueParameter(
        ParameterType::Object, "tune", "Tune", Json::object(),
        "Parameters that are chosen by their validation error before the method races, within its "
        "limit: {\"lambda\": {\"from\": 0.01, \"to\": 10, \"method\": \"golden\"}, \"rate\": "
        "{\"values\": [0.01, 0.1]}}."));
    return all;
  }();
  return settings;
}

std::string fieldOf(const std::string& key) { return key == "seed" ? "methodSeed" : key; }

bool methodHas(const Json& racer, const std::string& key) {
  const auto* method = solverCatalogue().view.find(racer.at("kind").get<std::string>());
  check(method != nullptr, "a racer has a known method");
  return method->parameter(key) != nullptr;
}

}  // namespace

Parameter methodSeedParameter() {
  auto seed = integerParameter("methodSeed", "Seed of the method", 0, 0, 9007199254740992.0,
                               "Seed of the random numbers that the method draws while it runs; "
                               "null takes `seed`, which also draws graph and data.");
  seed.defaultValue = nullptr;
  seed.optional = true;
  return seed;
}

const CatalogueView& racerCatalogue() {
  static const auto catalogue = [] {
    auto view = solverCatalogue().view;
    for (auto& entry : view.entries)
      for (const auto& setting : racerSettings())
        if (entry.parameter(setting.key) == nullptr) entry.parameters.push_back(setting);
    return view;
  }();
  return catalogue;
}

std::vector<RacerField> racerFields(const Json& racer) {
  std::vector<RacerField> fields;
  for (const auto& setting : racerSettings())
    if (setting.key != "tune" && !methodHas(racer, setting.key) && !racer.at(setting.key).is_null())
      fields.push_back({setting.key, fieldOf(setting.key)});
  return fields;
}

Json methodOf(Json racer) {
  for (const auto& setting : racerSettings())
    if (!methodHas(racer, setting.key)) racer.erase(setting.key);
  return racer;
}

Json withGivenFields(const Json& racer) {
  auto out = methodOf(racer);
  for (const auto& [key, field] : racerFields(racer)) out[key] = racer.at(key);
  if (!racer.at("tune").empty()) out["tune"] = racer.at("tune");
  return out;
}

Result<Experiment> racerExperiment(const Experiment& experiment, const Json& racer) {
  auto alone = experiment.with("solver", methodOf(racer));
  for (const auto& [key, field] : racerFields(racer)) {
    if (!alone) return alone;
    alone = alone->with(field, racer.at(key));
  }
  return alone;
}

}  // namespace gtv
