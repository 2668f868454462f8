#include "tables/lag_samples.h"

#include <algorithm>

#include "base/check.h"

namespace gtv {

LagSamples lagSamples(ConstVec series, int order) {
  check(order >= 1, "an autoregressive model looks back");
  const auto rows = std::max<Eigen::Index>(series.size() - order, 0);
  LagSamples samples{RowMatrix(rows, order), series.tail(rows)};
  for (Eigen::Index r = 0; r < rows; ++r)
    samples.X.row(r) = series.segment(r, order).reverse().transpose();
  return samples;
}

}  // namespace gtv
