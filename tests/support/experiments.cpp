#include "support/experiments.h"

#include <gtest/gtest.h>

#include "instances/problem_building.h"

namespace gtv::testing {

Experiment changed(Experiment experiment, const std::vector<std::pair<std::string, Json>>& fields) {
  for (const auto& [path, value] : fields) {
    auto next = experiment.with(path, value);
    EXPECT_TRUE(next.ok()) << (next.ok() ? "" : next.error().text());
    if (next) experiment = std::move(*next);
  }
  return experiment;
}

Experiment smallExperiment() {
  return changed(Experiment(), {{"graph.clusterSizes", {8, 8}},
                                {"graph.pIn", 0.7},
                                {"graph.pOut", 0.1},
                                {"data.samples", 3},
                                {"data.noise", 0.1},
                                {"data.labeledFraction", 0.7},
                                {"lambda", 0.05},
                                {"stop.maxIterations", 100}});
}

std::shared_ptr<const ProblemInstance> networkOf(const Experiment& experiment,
                                                 std::uint64_t repeat) {
  return drawProblemInstance(experiment, repeat).value();
}

std::string firstProblem(const Experiment& experiment) {
  const auto problems = validate(experiment);
  return problems.empty() ? "" : problems.front().text();
}

}  // namespace gtv::testing
