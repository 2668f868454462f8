#include "data/prediction_points.h"

namespace gtv {

RowMatrix evenRows(const RowMatrix& X, Eigen::Index most) {
  if (X.rows() <= most) return X;
  RowMatrix out(most, X.cols());
  for (Eigen::Index r = 0; r < most; ++r) out.row(r) = X.row(r * X.rows() / most);
  return out;
}

RowMatrix predictionPoints(const NodeData& data) {
  constexpr Eigen::Index most = 100;
  return data.testSet.rows() > 0 ? data.testSet : evenRows(data.datasets.allFeatures(), most);
}

}  // namespace gtv
