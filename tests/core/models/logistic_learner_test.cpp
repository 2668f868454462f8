#include "models/logistic_learner.h"

#include <gtest/gtest.h>

#include <cmath>

#include "model_samples.h"
#include "models/probabilities.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::randomSamples;

TEST(LogisticLearner, OddsOfTwoPointsAgreeWithHandComputation) {
  // x = ±1 with p = 0.8 and 0.2: p = σ(wx) exactly for w = log 4.
  RowMatrix X(2, 1);
  X << 1, -1;
  LogisticLearner learner(LearningTask::classification(1, 2), 0, false);
  fitModel(learner, {X, withComplement(Eigen::Vector2d(0.8, 0.2)), Vector::Ones(2)});
  EXPECT_NEAR(learner.coefficients()(0, 0), std::log(4), 1e-12);
}

TEST(LogisticLearner, GradientVanishesWithWeightsAndRidge) {
  for (const Eigen::Index classes : {2, 4}) {
    const auto task = LearningTask::classification(3, classes);
    auto data = randomSamples(task, 60, 3);
    data.X.col(2) *= 1e4;  // of any scale
    data.weights.setLinSpaced(0.1, 2);
    constexpr double ridge = 0.3;
    LogisticLearner learner(task, ridge, true);
    fitModel(learner, data);
    const Matrix& W = learner.coefficients();
    const auto K = W.cols();
    ASSERT_EQ(K, classes == 2 ? 1 : classes);
    const Matrix miss = data.weights.asDiagonal() * (learner.predict(data.X) - data.Y);
    Matrix gradient = data.X.transpose() * miss.rightCols(K) + 2 * ridge * W.topRows(3);
    gradient.row(2) /= 1e4;
    EXPECT_LE(gradient.cwiseAbs().maxCoeff(), 1e-9);
    EXPECT_LE(miss.colwise().sum().cwiseAbs().maxCoeff(), 1e-9);  // of the intercepts
  }
}

TEST(LogisticLearner, InterceptAloneGivesWeightedShares) {
  const auto task = LearningTask::classification(1, 3);
  Matrix Y(3, 3);
  Y << 1, 0, 0, 0, 1, 0, 0, 0.5, 0.5;
  LogisticLearner learner(task, 0.5, true);
  // Shares (1, 2 + ½, ½) / 4
  fitModel(learner, {RowMatrix::Zero(3, 1), Y, Eigen::Vector3d(1, 2, 1)});
  EXPECT_LE((learner.predict(RowMatrix::Ones(1, 1)) - Eigen::RowVector3d(0.25, 0.625, 0.125))
                .cwiseAbs()
                .maxCoeff(),
            1e-12);
}

TEST(LogisticLearner, SeparableClassesWithoutRidgeApproachCertainty) {
  RowMatrix X(4, 1);
  X << -2, -1, 1, 2;
  LogisticLearner learner(LearningTask::classification(1, 2), 0, true);
  fitModel(learner, {X, withComplement(Eigen::Vector4d(0, 0, 1, 1)), Vector::Ones(4)});
  const Matrix p = learner.predict(X);
  EXPECT_TRUE(p.allFinite());
  EXPECT_GT(p(3, 1), 1 - 1e-6);
  EXPECT_LT(p(1, 1), 1e-6);
}

}  // namespace
}  // namespace gtv
