#include "models/linear_learner.h"

#include <gtest/gtest.h>

#include "base/decompositions.h"
#include "model_samples.h"
#include "tables/lag_samples.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::randomSamples;
using testing::WeightedSamples;

LinearLearner identityLearner(Eigen::Index d, bool intercept, double ridge) {
  return {LearningTask::regression(d), std::make_shared<IdentityMap>(d, intercept), ridge};
}

WeightedSamples line(const std::vector<double>& x, const std::vector<double>& y) {
  const auto m = static_cast<Eigen::Index>(x.size());
  return {RowMatrix(Eigen::Map<const Vector>(x.data(), m)),
          Matrix(Eigen::Map<const Vector>(y.data(), m)), Vector::Ones(m)};
}

TEST(LinearLearner, FindsHandComputedLine) {
  auto learner = identityLearner(1, true, 0);
  // Means x̄ = 1, ȳ = 3; Σ(x − x̄)(y − ȳ) = 1 + 3 = 4, Σ(x − x̄)² = 2: y = 1 + 2x.
  fitModel(learner, line({0, 1, 2}, {2, 1, 6}));
  EXPECT_NEAR(learner.coefficients()(0, 0), 1, 1e-14);
  EXPECT_NEAR(learner.coefficients()(1, 0), 2, 1e-14);
}

TEST(LinearLearner, RidgeAddsToWeightedSumAndExcludesIntercept) {
  auto data = line({1, 2}, {3, 5});
  data.weights << 4, 0.5;
  // w = Σ s x y / (Σ s x² + μ) = (12 + 5) / (4 + 2 + 4) = 1.7
  auto plain = identityLearner(1, false, 4);
  fitModel(plain, data);
  EXPECT_NEAR(plain.coefficients()(0, 0), 1.7, 1e-14);
  // With an intercept, around the means x̄ = 10/9, ȳ = 29/9 with weights 4, ½:
  // Σ s (x − x̄)(y − ȳ) = 2·Σ s (x − x̄)² = 2·(4/81 + 32/81) = 8/9, w = (8/9) / (4/9 + 4) = 1/5.
  auto learner = identityLearner(1, true, 4);
  fitModel(learner, data);
  EXPECT_NEAR(learner.coefficients()(1, 0), 0.2, 1e-14);
  EXPECT_NEAR(learner.coefficients()(0, 0), 29. / 9 - 0.2 * 10 / 9, 1e-14);
}

TEST(LinearLearner, RidgeDeterminesFitOfFewSamples) {
  const LearningTask task{.features = 40, .outputs = 1};
  auto data = randomSamples(task, 12, 3);
  data.weights.setLinSpaced(0.5, 3);
  const double ridge = 0.3;
  for (const bool intercept : {false, true}) {
    LinearLearner learner(task, std::make_shared<IdentityMap>(40, intercept), ridge);
    fitModel(learner, data);
    // No slope: Zᵀ S (Z w − y) + ridge w = 0, where the intercept has no ridge.
    Matrix Z(12, intercept ? 41 : 40);
    if (intercept) Z.col(0).setOnes();
    Z.rightCols(40) = data.X;
    const Matrix& w = learner.coefficients();
    Matrix slope = Z.transpose() * data.weights.asDiagonal() * (Z * w - data.Y);
    slope.bottomRows(40) += ridge * w.bottomRows(40);
    EXPECT_LE(slope.norm(), 1e-11 * (Z.transpose() * data.Y).norm()) << intercept;
  }
}

TEST(LinearLearner, ChoosesMinimumNormMinimiser) {
  auto learner = identityLearner(2, false, 0);
  RowMatrix X(1, 2);
  X << 1, 2;
  // xᵀw = 5 with the least ‖w‖: w = 5x/‖x‖² = (1, 2).
  fitModel(learner, {X, Matrix::Constant(1, 1, 5), Vector::Ones(1)});
  EXPECT_NEAR((learner.coefficients() - Vector(X.transpose())).norm(), 0, 1e-14);
}

TEST(LinearLearner, FitsManyRowsBlockwise) {
  const auto data = [] {
    auto samples = randomSamples(LearningTask::regression(6), 3000, 5);
    samples.weights.setLinSpaced(0.5, 3);
    return samples;
  }();
  auto learner = identityLearner(6, false, 0);
  fitModel(learner, data);
  const Matrix A = data.weights.cwiseSqrt().asDiagonal() * data.X;
  const Matrix b = data.weights.cwiseSqrt().asDiagonal() * data.Y;
  const Matrix w = positiveSolve(A.transpose() * A, A.transpose() * b);
  EXPECT_LE((learner.coefficients() - w).norm(), 1e-12 * w.norm());
}

TEST(LinearLearner, PredictsDistributionNearestToTheFit) {
  LinearLearner learner(LearningTask::classification(1, 3), std::make_shared<IdentityMap>(1, true),
                        0);
  RowMatrix X(2, 1);
  X << 0, 1;
  Matrix Y(2, 3);
  Y << 0.5, 0.5, 0, 0, 0.5, 0.5;
  fitModel(learner, {X, Y, Vector::Ones(2)});
  RowMatrix far(1, 1);
  far << 3;
  // Wᵀz(3) = (½ − 3/2, ½, 3/2) = (−1, ½, 3/2): t = ½ makes it (0, 0, 1).
  EXPECT_LE((learner.predict(far) - Eigen::RowVector3d(0, 0, 1)).norm(), 1e-14);
  EXPECT_LE((learner.predict(X) - Y).norm(), 1e-14);
}

TEST(LinearLearner, AutoregressionRecoversRecursion) {
  // y_t = 1 + y_{t−1} − ½ y_{t−2}
  Vector series(30);
  series.head(2) << 3, -1;
  for (Eigen::Index t = 2; t < series.size(); ++t)
    series[t] = 1 + series[t - 1] - 0.5 * series[t - 2];
  const auto [X, y] = lagSamples(series, 2);
  LinearLearner learner(LearningTask::regression(2), std::make_shared<LagMap>(2, 2, true), 0);
  fitModel(learner, {X, y, Vector::Ones(y.size())});
  EXPECT_LE((learner.coefficients() - Eigen::Vector3d(1, 1, -0.5)).norm(), 1e-9);
}

}  // namespace
}  // namespace gtv
