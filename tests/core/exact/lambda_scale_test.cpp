#include "exact/lambda_scale.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace gtv {
namespace {

/// A path with one point per λ at which one node has this model.
OptimumPath pathOf(const std::vector<double>& lambdas, const std::vector<double>& models) {
  OptimumPath path;
  path.lambdas = lambdas;
  for (std::size_t k = 0; k < lambdas.size(); ++k) {
    auto point = std::make_shared<OptimumPoint>();
    point->lambda = lambdas[k];
    point->clusterCount = 1;
    point->mse = std::numeric_limits<double>::quiet_NaN();
    point->labels.train = point->labels.test = std::numeric_limits<double>::quiet_NaN();
    point->W = Matrix::Constant(1, 1, models[k]);
    path.points.push_back(point);
  }
  return path;
}

TEST(LambdaScale, PutsZeroAtTheLeftEndAndHighAtTheRight) {
  const LambdaScale scale{0.01, 10};
  EXPECT_EQ(scale.position(0), 0);
  EXPECT_EQ(scale.position(-1), 0);
  EXPECT_DOUBLE_EQ(scale.position(0.01), LambdaScale::linearPart);
  EXPECT_DOUBLE_EQ(scale.position(10), 1);
  EXPECT_GT(scale.position(11), 1);
}

TEST(LambdaScale, IsLogarithmicAboveLow) {
  const LambdaScale scale{0.01, 10};
  const double decade = scale.position(0.1) - scale.position(0.01);
  EXPECT_NEAR(scale.position(1) - scale.position(0.1), decade, 1e-12);
  EXPECT_NEAR(scale.position(10) - scale.position(1), decade, 1e-12);
}

TEST(LambdaScale, LambdaOfAPositionIsTheInverse) {
  const LambdaScale scale{0.003, 2};
  for (const double lambda : {0.0, 0.001, 0.003, 0.01, 0.5, 2.0})
    EXPECT_NEAR(scale.lambda(scale.position(lambda)), lambda, 1e-12);
  EXPECT_DOUBLE_EQ(scale.lambda(2), 2);
  EXPECT_EQ(scale.lambda(-1), 0);
}

TEST(LambdaScale, TicksAreRoundAscendingAndNoMoreThanAsked) {
  for (const LambdaScale scale : {LambdaScale{0.013, 0.9}, {1e-5, 1e2}, {0.02, 0.07}, {1e-9, 1e9}})
    for (const int most : {2, 4, 9}) {
      const auto ticks = scale.ticks(most);
      ASSERT_FALSE(ticks.empty());
      EXPECT_EQ(ticks.front(), 0);
      EXPECT_LE(static_cast<int>(ticks.size()), most);
      for (std::size_t k = 1; k < ticks.size(); ++k) {
        EXPECT_GT(ticks[k], ticks[k - 1]);
        EXPECT_GE(ticks[k], scale.low);
        EXPECT_LE(ticks[k], scale.high);
      }
    }
  EXPECT_EQ((LambdaScale{0.01, 1}.ticks(9)),
            (std::vector<double>{0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1}));
}

TEST(FitLambdaScale, BeginsWhereModelsMoveAndEndsWhereTheyRest) {
  const auto path = pathOf({1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100}, {0, 0, 0, 0.5, 1, 1, 1});
  const auto scale = fitLambdaScale(path);
  ASSERT_TRUE(scale);
  EXPECT_DOUBLE_EQ(scale->low, 1e-2);
  EXPECT_NEAR(scale->high, 1.1, 1e-12);
}

TEST(FitLambdaScale, ContainsTheLastMerge) {
  auto path = pathOf({1e-3, 1e-2, 1e-1, 1, 10}, {0, 0.5, 1, 1, 1});
  auto merge = std::make_shared<PathMerge>();
  merge->lambda = 1;
  path.merges.push_back(merge);
  EXPECT_NEAR(fitLambdaScale(path)->high, 1.1, 1e-12);
}

TEST(FitLambdaScale, SpansAtLeastAFactorOfFour) {
  const auto scale = fitLambdaScale(pathOf({1, 1.01, 1.02, 1.03}, {0, 0, 1, 1}));
  ASSERT_TRUE(scale);
  EXPECT_NEAR(scale->high / scale->low, 4, 1e-12);
}

TEST(FitLambdaScale, IsNoneIfNothingChanges) {
  EXPECT_FALSE(fitLambdaScale(pathOf({1e-3, 1e-2, 1e-1}, {1, 1, 1})));
  // But for the last digits of what is computed.
  EXPECT_FALSE(fitLambdaScale(pathOf({1e-3, 1e-2, 1e-1}, {1, 1 + 1e-9, 1})));
}

}  // namespace
}  // namespace gtv
