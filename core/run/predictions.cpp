#include "run/predictions.h"

#include <utility>

#include "base/check.h"
#include "diagnostics/disagreement.h"
#include "run/run.h"

namespace gtv {

std::shared_ptr<const Predictions> computePredictions(
    const Run& run, std::shared_ptr<const PredictionRequest> request, const std::stop_token& stop) {
  auto out = std::make_shared<Predictions>();
  const auto& [clientId, network, nodes, points, onlyDistances] = *request;
  out->iteration = run.iteration();
  // A graph that is learned on the way leaves nodes and features as they are.
  if (network->data == run.network()->data) {
    if (onlyDistances && !nodes.empty() && points.rows() > 0) {
      const auto said = stackedPredictions(run, nodes, points, stop);
      if (!stop.stop_requested()) out->distances = disagreement(said, points.rows());
    } else if (!onlyDistances) {
      out->values.reserve(nodes.size());
      for (const int i : nodes) {
        if (stop.stop_requested()) break;
        out->values.push_back(run.predict(i, points, stop));
      }
      if (stop.stop_requested()) out->values.clear();
    }
  }
  out->request = std::move(request);
  return out;
}

Matrix stackedPredictions(const Run& run, const std::vector<int>& nodes, const RowMatrix& X,
                          const std::stop_token& stop) {
  Matrix all;
  for (std::size_t k = 0; k < nodes.size() && !stop.stop_requested(); ++k) {
    const Matrix predicted = run.predict(nodes[k], X, stop);
    if (k == 0) all.resize(predicted.size(), static_cast<Eigen::Index>(nodes.size()));
    all.col(static_cast<Eigen::Index>(k)) = predicted.reshaped();
  }
  return all;
}

Matrix pseudoLabels(const EmpiricalGraph& graph, int node, const std::vector<Matrix>& values) {
  const auto around = graph.neighbours(node);
  check(!around.empty() && around.size() == values.size(), "every neighbour predicts");
  Matrix sum = Matrix::Zero(values.front().rows(), values.front().cols());
  for (std::size_t k = 0; k < values.size(); ++k)
    sum += graph.edge(around[k].edge).weight * values[k];
  return sum / graph.strength(node);
}

}  // namespace gtv
