#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "base/types.h"
#include "data/prediction_points.h"
#include "instances/problem_instance.h"

namespace gtv {

class Run;

/// What the screen wants to know of the models: what some nodes predict at some points.
struct PredictionRequest {
  int clientId = 0;                                ///< comes back with the answer
  std::shared_ptr<const ProblemInstance> network;  ///< that the nodes are of
  std::vector<int> nodes;
  RowMatrix points;            ///< m × d, features as network->data has them
  bool onlyDistances = false;  ///< disagreement() of the nodes instead of what they predict
};

/// The answer, at one iterate. Empty where the run is on other data than the request, and after a
/// stop.
struct Predictions {
  std::shared_ptr<const PredictionRequest> request;
  std::int64_t iteration = 0;
  std::vector<Matrix> values;  ///< of every node m × c, see Run::predict()
  Matrix distances;            ///< of the nodes, on the points
};

std::shared_ptr<const Predictions> computePredictions(
    const Run& run, std::shared_ptr<const PredictionRequest> request,
    const std::stop_token& stop = {});

/// What nodes predict at the rows of X, mc × nodes: column k has all numbers of nodes[k], as
/// disagreement() and predictionGtv() take them. Not to be used after a stop.
Matrix stackedPredictions(const Run& run, const std::vector<int>& nodes, const RowMatrix& X,
                          const std::stop_token& stop = {});

/// What node i would be told by its neighbours in FedRelax, ȳ = Σ_j A_ij h_j / a_i [FR (11)]:
/// the mean of `values`, as many as neighbours(i) and in that order, with the weights of the edges.
/// There is at least one neighbour.
Matrix pseudoLabels(const EmpiricalGraph& graph, int node, const std::vector<Matrix>& values);

}  // namespace gtv
