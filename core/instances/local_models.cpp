#include "instances/local_models.h"

#include <algorithm>
#include <utility>

#include "base/json.h"
#include "federated/catalogue.h"
#include "models/catalogue.h"

namespace gtv {

int firstOwnModel(const Experiment& experiment) {
  if (experiment.methodHasModel()) return -1;
  const auto& overrides = experiment.at("nodes");
  for (std::size_t k = 0; k < overrides.size(); ++k)
    if (const auto& own = overrides[k].at("model"); !own.is_null() && own != experiment.at("model"))
      return static_cast<int>(k);
  return -1;
}

bool trainsLearners(const Experiment& experiment) {
  const auto kind = solverCatalogue().find(experiment.solver().kind())->make.models;
  if (kind != LocalModelKind::Either) return kind == LocalModelKind::Learners;
  return !checkParametric(experiment.model()) || firstOwnModel(experiment) >= 0;
}

Result<Experiment> withModelOfMethod(const Experiment& experiment) {
  if (!experiment.methodHasModel()) return experiment;
  Json nodes = Json::array();
  for (auto node : experiment.at("nodes")) {
    node["model"] = nullptr;
    nodes.push_back(std::move(node));
  }
  auto moved = experiment.with("model", experiment.model().json());
  if (moved) moved = moved->with("nodes", nodes);
  if (moved) moved = moved->with("solver.model", nullptr);
  return moved;
}

Error placedAtModel(const Experiment& experiment, const Error& error) {
  const bool isOwn =
      experiment.methodHasModel() && (error.where == "model" || error.where.starts_with("model."));
  return isOwn ? Error{"solver." + error.where, error.message} : error;
}

LearningTask learningTask(const NodeData& data, LabelKind labels) {
  const auto features = data.datasets.dimension();
  if (labels == LabelKind::Sign) return LearningTask::classification(features, 2);
  if (labels == LabelKind::Class)
    return LearningTask::classification(features, std::max(2, data.classes));
  return LearningTask::regression(features);
}

}  // namespace gtv
