#include "ui/live/node_description.h"

#include <cmath>

#include "data/attacks.h"
#include "diagnostics/metrics.h"
#include "models/catalogue.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

std::map<int, QString> attacksByNode(const Experiment& experiment, const ProblemInstance& network) {
  std::map<int, QString> out;
  for (const auto& attack : experiment.attacks()) {
    const auto* entry = attackCatalogue().find(attack.kind());
    check(entry != nullptr, "a choice comes from its catalogue");
    const auto name = withinSentence(translated(entry->info.label));
    for (const int id : attack.integers("nodes")) {
      const int node = network.nodeOf(id);
      if (node < 0) continue;
      auto& words = out[node];
      if (words.isEmpty())
        words = name;
      else if (!words.contains(name))
        words += QStringLiteral(", ") + name;
    }
  }
  return out;
}

QString describeModel(const Json& model) {
  const auto* entry = modelCatalogue().view.find(model.at("kind").get<std::string>());
  check(entry != nullptr, "a choice comes from its catalogue");
  auto words = withinSentence(translated(entry->label));
  for (const auto& parameter : entry->parameters) {
    const auto found = model.find(parameter.key);
    if (found == model.end() || *found == parameter.defaultValue) continue;
    const auto value =
        found->is_string() ? toQString(found->get<std::string>()) : toQString(found->dump());
    words += QStringLiteral(", %1 %2").arg(withinSentence(translated(parameter.label)), value);
  }
  return words;
}

std::map<int, QString> modelsByNode(const Experiment& experiment, const ProblemInstance& network) {
  std::map<int, QString> out;
  if (experiment.methodHasModel()) return out;
  for (const auto& row : experiment.at("nodes")) {
    const int node = network.nodeOf(row.at("node").get<int>());
    if (node >= 0 && !row.at("model").is_null()) out[node] = describeModel(row.at("model"));
  }
  return out;
}

std::optional<LabelClasses> predictedClasses(const ProblemInstance& network) {
  const auto& iterate = network.coordinates;
  // Those of learners are predictions at the test points.
  const bool arePredictions =
      !iterate.areParameters && iterate.count == network.data->testSet.rows();
  if (iterate.count != network.dimension() || arePredictions) return std::nullopt;
  return labelClasses(*network.clean, network.labels);
}

double accuracyOf(const Snapshot& snapshot, int node, const LabelClasses& classes) {
  const auto& network = *snapshot.network;
  if (snapshot.W.rows() != network.dimension()) return std::nan("");
  return nodeAccuracy(snapshot.W.col(node), network.parametricData(), node, classes,
                      network.parametricModel());
}

}  // namespace gtv::ui
