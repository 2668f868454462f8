#include "models/mapped_data.h"

#include <fmt/format.h>

namespace gtv {
namespace {

LocalDatasets mapDatasets(const FeatureMap& map, const NodeData& data, const LocalDatasets& from,
                          const std::stop_token& stop) {
  return {mapRows(map, data, from.allFeatures(), stop), from.allLabels(), from.offsets()};
}

}  // namespace

RowMatrix mapRows(const FeatureMap& map, const NodeData& data, const RowMatrix& X,
                  const std::stop_token& stop) {
  RowMatrix Z =
      map.apply(data.intercept < 0 ? X : RowMatrix(X(Eigen::all, plainColumns(data))), stop);
  if (data.intercept < 0 || map.hasIntercept()) return Z;
  RowMatrix out = RowMatrix::Ones(Z.rows(), Z.cols() + 1);
  out.leftCols(Z.cols()) = Z;
  return out;
}

Result<void> mapData(const FeatureMap& map, NodeData& data, const std::stop_token& stop) {
  const double rows = static_cast<double>(data.datasets.sampleCount() + data.testSet.rows());
  if (rows * static_cast<double>(map.dimension()) > mostModelNumbers)
    return Error{"model", fmt::format("{} features of {} samples do not fit in memory",
                                      map.dimension(), rows)};
  auto datasets = mapDatasets(map, data, data.datasets, stop);
  if (stop.stop_requested()) return Error{"", "stopped before the features were mapped"};
  if (!datasets.allFeatures().allFinite())
    return Error{"model", "the features become too large; set their scale"};
  if (data.validation.nodeCount() > 0)
    data.validation = mapDatasets(map, data, data.validation, stop);
  data.testSet = data.testSet.rows() > 0 ? mapRows(map, data, data.testSet, stop)
                                         : RowMatrix(0, datasets.dimension());
  std::vector<std::string> plain;
  for (const int j : plainColumns(data))
    plain.push_back(data.featureNames[static_cast<std::size_t>(j)]);
  data.featureNames = map.names(plain);
  const bool own = data.intercept >= 0;
  if (own && !map.hasIntercept()) data.featureNames.emplace_back("intercept");
  data.intercept = map.hasIntercept() ? 0 : own ? datasets.dimension() - 1 : -1;
  data.datasets = std::move(datasets);
  data.test = {};
  data.unlabelled = {};
  data.source.linesOfUnlabelled.clear();
  data.source.featureScales.clear();
  return {};
}

}  // namespace gtv
