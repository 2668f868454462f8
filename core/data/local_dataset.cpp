#include "data/local_dataset.h"

namespace gtv {

LocalDatasets datasetsOf(const LocalDatasets& all, const std::vector<int>& nodes) {
  std::vector<Eigen::Index> offsets{0};
  offsets.reserve(nodes.size() + 1);
  for (const int i : nodes) offsets.push_back(offsets.back() + (i < 0 ? 0 : all.sampleCount(i)));
  RowMatrix features(offsets.back(), all.dimension());
  Vector labels(offsets.back());
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    if (nodes[k] < 0) continue;
    const auto count = offsets[k + 1] - offsets[k];
    features.middleRows(offsets[k], count) = all.features(nodes[k]);
    labels.segment(offsets[k], count) = all.labels(nodes[k]);
  }
  return {std::move(features), std::move(labels), std::move(offsets)};
}

}  // namespace gtv
