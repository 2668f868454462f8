#pragma once

#include <functional>
#include <vector>

#include "base/catalogue.h"
#include "graph/generators.h"
#include "graph/neighbour_graphs.h"

namespace gtv {

/// What two nodes are compared by. What computes the dissimilarities is in the room similarity and,
/// where models have to be fitted, in experiment.
enum class SimilarityMeasure {
  Coordinates,
  Means,
  MeansAndDeviations,
  GaussianDivergence,
  Wasserstein,
  NeighbourDivergence,
  Parameters,
  GivenModels,
  Gradients,
  Predictions
};

/// How samples become points of few dimensions before they are compared: pca, tsne.
const CatalogueView& embeddingKinds();

/// coordinates, means, means-and-deviations, gaussian-kl, wasserstein, neighbour-kl, parameters,
/// given-models, gradients, predictions.
const Catalogue<SimilarityMeasure>& measureCatalogue();

/// Which pairs of nodes are joined. `D` is n × n, symmetric, NaN for a pair that cannot be
/// compared, which is never joined; below 0 it counts as 0, but orders the nodes by nearness.
/// Sorted by (first, second). Errors are at "graph.rule".
using EdgeRule = std::function<Result<std::vector<NodePair>>(const Choice&, const Matrix& D)>;

/// nearest, mutual-nearest, closest, threshold, full.
const Catalogue<EdgeRule>& edgeRuleCatalogue();

/// The edges that `rule` and `weight` of a choice of graph kind "similarity" make of
/// dissimilarities, with their clusters not yet known. Warns of nodes that the weights leave almost
/// uncoupled.
Result<GraphSample> makeSimilarityGraph(const Choice& choice, const Matrix& D);

/// The smallest k for which joining every node to its k nearest makes the graph connected, among
/// the nodes that can be compared with any; 0 for fewer than two of them or if no k does.
int smallestConnectingCount(const Matrix& D);

/// The smallest threshold that does the same: the longest edge of a minimum spanning tree; NaN
/// where there is none.
double smallestConnectingThreshold(const Matrix& D);

/// The fields of graph kind "similarity".
std::vector<Parameter> similarityParameters();

}  // namespace gtv
