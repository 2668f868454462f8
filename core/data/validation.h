#pragma once

#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "data/node_data.h"

namespace gtv {

/// The parameter `validationShare` of data kinds whose nodes hold several samples.
Parameter validationShareParameter();

/// Moves ⌊share·m_i⌋ samples of every node from `datasets` to `validation`, drawn uniformly without
/// replacement, 0 ≤ share < 1; the others keep their order. Every node has a stream of its own, by
/// its key; nodes that hold columns of the same samples hold back the same ones. Nodes whose data
/// the document gives keep all of it. Where no sample is held back a note says so.
void holdBack(NodeData& data, double share, const Rng& rng, const std::vector<std::string>& keys);

/// Moves samples to `validation` and `test` as the source of the data says; a node that has no
/// others is not labelled any more.
void holdBackChosen(NodeData& data);

/// The parameter `testSetSize` of data kinds that read their samples.
Parameter publicPointsParameter();

/// Makes the features of m' samples, drawn over all nodes without replacement, the shared test set:
/// they become public, their labels do not, and the nodes keep them. An Error at "data.testSetSize"
/// if there are not so many, or if the data has a test set of its own.
Result<void> publishPoints(NodeData& data, int size, const Rng& rng);

}  // namespace gtv
