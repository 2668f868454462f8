#pragma once

#include <stop_token>

#include "data/node_data.h"
#include "models/feature_map.h"

namespace gtv {

/// So many numbers (2 GB) of features or parameters are refused.
inline constexpr double mostModelNumbers = 2.5e8;

/// The features behind the map, and a column of ones behind those if the data has one and the map
/// none. `X` is m × d, as `data` has it. After a stop there is anything in it.
RowMatrix mapRows(const FeatureMap& map, const NodeData& data, const RowMatrix& X,
                  const std::stop_token& stop = {});

/// The data as a model sees it that is linear in the features of a map: all samples, the test set
/// and the names of the features. A column of ones stays behind them if the map has none. An Error
/// at "model" if features become infinite, or too many; without a place after a stop.
Result<void> mapData(const FeatureMap& map, NodeData& data, const std::stop_token& stop = {});

}  // namespace gtv
