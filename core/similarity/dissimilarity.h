#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "base/types.h"
#include "data/node_data.h"

namespace gtv {

/// n × n, symmetric, 0 on the diagonal; NaN in row and column of a node that cannot be compared.
/// Estimates of what is ≥ 0 may be below 0: they count as 0, but order the nodes by nearness.
using Dissimilarities = Matrix;

/// D_ij = between(i, j) for i < j, on several threads. Nothing as soon as a stop is asked for.
std::optional<Dissimilarities> dissimilaritiesOf(int nodes,
                                                 const std::function<double(int, int)>& between,
                                                 const std::stop_token& stop);

/// Euclidean distances of the columns of a d × n matrix; a node with a NaN in its column cannot be
/// compared.
std::optional<Dissimilarities> euclideanDistances(const Matrix& points,
                                                  const std::stop_token& stop);

/// By a measure of measureCatalogue() that compares samples: means, means-and-deviations,
/// gaussian-kl, wasserstein, neighbour-kl. The samples are those that are learned from and the
/// rows without a label, which count where no label is compared; of nodes without accessible labels
/// the features. An Error at "graph.measure" or a stop.
Result<Dissimilarities> compareSamples(const Choice& measure, const NodeData& data,
                                       const std::stop_token& stop);

/// Does such a measure compare labels?
bool comparesLabels(const Choice& measure, const NodeData& data);

/// By coordinates, 2 × n: measure "coordinates".
Result<Dissimilarities> compareCoordinates(const Choice& measure, const Matrix& coordinates,
                                           const std::stop_token& stop);

}  // namespace gtv
