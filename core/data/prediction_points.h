#pragma once

#include "base/types.h"
#include "data/node_data.h"

namespace gtv {

/// At most `most` rows of X, evenly spread.
RowMatrix evenRows(const RowMatrix& X, Eigen::Index most);

/// Where models that only fit and predict are looked at, m' × d: the shared test set, or, for
/// methods that share nothing, where there is none at most a hundred samples, taken evenly from all
/// nodes.
RowMatrix predictionPoints(const NodeData& data);

}  // namespace gtv
