#include "federated/predictions.h"

#include <fmt/format.h>

#include <cmath>

#include "base/counted.h"
#include "base/decompositions.h"

namespace gtv {

std::string whyNoPredictions(const GtvProblem& problem, const MethodContext& context) {
  const auto* X = context.testSet();
  if (X == nullptr || X->rows() == 0)
    return "comparing predictions needs a shared test set (data.testSetSize or data.testSet)";
  if (X->cols() != problem.dimension)
    return fmt::format(
        "comparing predictions needs a model with one weight per feature, there {} {} for {}",
        verbOf(problem.dimension), counted(problem.dimension, "parameter"),
        counted(X->cols(), "feature"));
  return {};
}

Matrix predictionRoot(const RowMatrix& testSet) {
  const auto points = static_cast<double>(testSet.rows());
  if (testSet.rows() <= testSet.cols()) return testSet / std::sqrt(points);
  const auto eigen = symmetricEigen(testSet.transpose() * testSet / points);
  return eigen.values.cwiseMax(0).cwiseSqrt().asDiagonal() * eigen.vectors.transpose();
}

}  // namespace gtv
