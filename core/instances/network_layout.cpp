#include "instances/network_layout.h"

#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <set>
#include <utility>

#include "base/rng.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "layouts/layouts.h"

namespace gtv {
namespace {

/// Edges that follow from the data change with the measure and the threshold; where clusters say
/// enough about the places, nodes stay where they are.
bool ignoresEdges(const Experiment& experiment, const LayoutInput& drawing) {
  const auto& clusters = drawing.clusters;
  return experiment.graph().kind() == "similarity" && experiment.layout().kind() == "auto" &&
         std::set<int>(clusters.begin(), clusters.end()).size() > 1;
}

}  // namespace

bool LayoutInput::hasSameGraph(const LayoutInput& other) const {
  // Eigen compares matrices of one size only.
  const auto same = [](const Matrix& a, const Matrix& b) { return a.cols() == b.cols() && a == b; };
  return *graph == *other.graph && clusters == other.clusters && same(positions, other.positions) &&
         same(coordinates, other.coordinates);
}

Result<Matrix> layoutDrawing(const Experiment& experiment, const LayoutInput& drawing,
                             std::stop_token stop) {
  const auto choice = experiment.layout();
  if (drawing.graph->nodeCount() == 0) return Matrix(2, 0);
  if (choice.kind() == "auto" && drawing.positions.cols() > 0 && drawing.coordinates.cols() == 0)
    return fitToUnitBox(drawing.positions);
  const auto isolated = EmpiricalGraph::make(drawing.graph->nodeCount(), {}).value();
  return layoutCatalogue()
      .find(choice.kind())
      ->make(choice,
             {ignoresEdges(experiment, drawing) ? isolated : *drawing.graph, drawing.clusters,
              drawing.coordinates, Rng(experiment.seed()).stream("layout"), std::move(stop)});
}

Result<Matrix> placeNodes(const Experiment& experiment, const ProblemInstance& network,
                          const Matrix& drawing) {
  const auto& added = network.drawing.added;
  const auto before = drawing.cols();
  Matrix all(2, before + static_cast<Eigen::Index>(added.size()));
  all.leftCols(before) = drawing;
  for (std::size_t k = 0; k < added.size(); ++k)
    all.col(before + static_cast<Eigen::Index>(k)) << added[k].x, added[k].y;
  const auto& moved = experiment.at("positions");
  for (std::size_t k = 0; k < moved.size(); ++k) {
    const auto where = fmt::format("positions[{}]", k);
    if (moved[k].size() != 3) return Error{where, "expected [node, x, y]"};
    const double id = moved[k][0].get<double>();
    // A moved node that is gone with its graph is not an error of the drawing.
    if (id >= 0 && id < static_cast<double>(all.cols()) && id == std::floor(id))
      all.col(static_cast<Eigen::Index>(id)) << moved[k][1].get<double>(),
          moved[k][2].get<double>();
  }
  if (network.nodeCount() == all.cols()) return all;
  Matrix kept(2, network.nodeCount());
  for (int i = 0; i < network.nodeCount(); ++i) kept.col(i) = all.col(network.ids[i]);
  return kept;
}

Result<Matrix> layoutNetwork(const Experiment& experiment, const ProblemInstance& network,
                             std::stop_token stop) {
  auto drawing = layoutDrawing(experiment, network.drawing, std::move(stop));
  if (!drawing) return drawing;
  return placeNodes(experiment, network, *drawing);
}

}  // namespace gtv
