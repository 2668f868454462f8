#include "run/learned_groups.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/counted.h"
#include "base/localized.h"
#include "diagnostics/metrics.h"
#include "federated/catalogue.h"
#include "penalties/catalogue.h"

namespace gtv {

GroupKind groupKindOf(const Experiment& experiment, int dimension) {
  const auto* method = solverCatalogue().find(experiment.solver().kind());
  if (method != nullptr && !method->make.solvesGtvMin) return GroupKind::Clusters;
  const auto choice = experiment.penalty();
  const auto* entry = penaltyCatalogue().find(choice.kind());
  if (entry == nullptr) return GroupKind::Clusters;
  const auto penalty = entry->make(choice, dimension);
  return penalty && !(*penalty)->isNorm() ? GroupKind::SimilarModels : GroupKind::Clusters;
}

const char* groupWord(GroupKind kind) {
  return kind == GroupKind::Clusters ? displayText("cluster") : displayText("group");
}
const char* groupWords(GroupKind kind) {
  return kind == GroupKind::Clusters ? displayText("clusters") : displayText("groups");
}

bool isSingle(const std::vector<int>& groups, int node) {
  return std::count(groups.begin(), groups.end(), groups[static_cast<std::size_t>(node)]) == 1;
}

int singleNodeCount(const std::vector<int>& groups) {
  std::vector<int> sizes(static_cast<std::size_t>(clusterCount(groups)), 0);
  for (const int group : groups) ++sizes[static_cast<std::size_t>(group)];
  return static_cast<int>(std::count(sizes.begin(), sizes.end(), 1));
}

std::string describeGroups(GroupKind kind, const std::vector<int>& groups) {
  const int singles = singleNodeCount(groups);
  const int several = clusterCount(groups) - singles;
  const auto singleText = counted(singles, "single node");
  if (several == 0) return singles == 0 ? std::string() : singleText;
  const auto text =
      kind == GroupKind::Clusters ? counted(several, "cluster") : counted(several, "group");
  return singles == 0 ? text : fmt::format(messagePattern("{} + {}"), text, singleText);
}

}  // namespace gtv
