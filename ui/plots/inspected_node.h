#pragma once

#include <memory>
#include <string>

#include "instances/problem_instance.h"

namespace gtv::ui {

/// A node with the parameter vectors that its data can be held against. Those that are not known
/// are empty.
struct InspectedNode {
  std::shared_ptr<const ProblemInstance> network;
  int node = -1;
  std::string loss;  ///< kind of its local loss
  Vector iterate;
  Vector optimum;
  Vector truth;

  auto features() const { return network->data->datasets.features(node); }
  auto labels() const { return network->data->datasets.labels(node); }
  int samples() const { return static_cast<int>(network->data->datasets.sampleCount(node)); }
  bool isLabeled() const { return network->data->labeled[static_cast<std::size_t>(node)]; }
};

}  // namespace gtv::ui
