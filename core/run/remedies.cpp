#include "run/remedies.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "base/localized.h"
#include "edits/experiment_edits.h"
#include "federated/catalogue.h"
#include "instances/memory_estimate.h"
#include "losses/catalogue.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "run/graph_file_remedies.h"
#include "run/run.h"

namespace gtv {
namespace {

/// A field whose kinds are tried, in the order of their catalogue.
struct Choices {
  const char* field;
  const char* title;  ///< with a place for the label of the kind
  const CatalogueView& catalogue;
};

/// A test set costs little; a method that compares predictions needs one.
constexpr Eigen::Index sharedSamples = 100;

std::vector<Remedy> candidatesOf(const Experiment& refused, const Choices& choices) {
  std::vector<Remedy> out;
  for (const auto& entry : choices.catalogue.entries) {
    const auto path = fmt::format("{}.kind", choices.field);
    if (refused.at(choices.field).at("kind") == Json(entry.id)) continue;
    auto changed = refused.with(path, entry.id);
    if (!changed) continue;
    auto sharing = withSharedTestSet(*changed, sharedSamples);
    out.push_back({localized(choices.title, localized(entry.label.c_str())),
                   sharing ? std::move(*sharing) : std::move(*changed)});
  }
  return out;
}

/// Of data that are drawn: what a loss may ask of labels and samples.
std::vector<Remedy> dataCandidates(const Experiment& refused) {
  std::vector<Remedy> out;
  const auto add = [&](const char* path, const Json& value, const char* title) {
    if (auto changed = refused.with(path, value); changed && !(*changed == refused))
      out.push_back({localized(title), std::move(*changed)});
  };
  add("data.labels", "sign", displayText("Make every label −1 or 1"));
  add("data.labels", "real", displayText("Make every label a number"));
  add("data.labels", "count", displayText("Draw every label as a count"));
  add("data.labels", "positive", displayText("Draw every label as a number above 0"));
  add("data.samples", 1, displayText("Give every node one sample"));
  return out;
}

/// Besides another loss alone: one with the labels that it needs, and the present one made strongly
/// convex.
std::vector<Remedy> lossCandidates(const Experiment& refused, const Choices& choices) {
  constexpr double ridge = 0.01;
  auto out = candidatesOf(refused, choices);
  for (std::size_t k = 0, alone = out.size(); k < alone; ++k)
    if (auto signs = out[k].experiment.with("data.labels", "sign"))
      out.push_back({localized("{}, with labels −1 and 1", out[k].title), std::move(*signs)});
  if (auto convex = refused.with("loss.ridge", ridge))
    out.push_back({localized("Give the loss a ridge of {}", ridge), std::move(*convex)});
  return out;
}

bool canRun(const Experiment& experiment, const std::stop_token& stop) {
  return checkMemory(estimateMemory(experiment)) && Run::start(experiment, 0, stop).ok();
}

}  // namespace

std::vector<Remedy> remediesFor(const Experiment& refused, const Error& refusal,
                                const std::vector<std::string>& kept, std::size_t most,
                                const std::stop_token& stop) {
  if (auto ofFile = graphFileRemedies(refused, refusal, stop); !ofFile.empty()) {
    ofFile.resize(std::min(ofFile.size(), most), ofFile.front());
    return ofFile;
  }
  const std::vector<Choices> all{
      {"solver", displayText("Take the method “{}”"), solverCatalogue().view},
      {"penalty", displayText("Take the penalty “{}”"), penaltyCatalogue().view},
      {"loss", displayText("Take the loss “{}”"), lossCatalogue().view},
      {"model", displayText("Take the local model “{}”"), modelCatalogue().view},
  };
  std::vector<std::pair<std::string, std::vector<Remedy>>> fields{
      {"data", dataCandidates(refused)}};
  for (const auto& choices : all)
    if (refused.at(choices.field).is_object())
      fields.emplace_back(choices.field, std::string_view(choices.field) == "loss"
                                             ? lossCandidates(refused, choices)
                                             : candidatesOf(refused, choices));
  std::stable_partition(fields.begin(), fields.end(),
                        [&](const auto& field) { return refusal.where.starts_with(field.first); });
  std::vector<Remedy> out;
  for (auto& [field, candidates] : fields) {
    if (std::find(kept.begin(), kept.end(), field) != kept.end()) continue;
    for (auto& candidate : candidates) {
      if (out.size() == most || stop.stop_requested()) return out;
      if (!canRun(candidate.experiment, stop)) continue;
      out.push_back(std::move(candidate));
      break;
    }
  }
  return out;
}

}  // namespace gtv
