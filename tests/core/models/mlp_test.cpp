#include "models/mlp.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "model_samples.h"
#include "models/mlp_learner.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::makeModel;
using testing::randomSamples;

TEST(Mlp, AgreesWithNetworkOfThePaper) {
  // d = 2, two hidden units, two classes, no biases; w = (W₁ by columns, W₂ by columns).
  const Mlp network({{2, 2, 2}, Mlp::Activation::Relu, Mlp::Loss::CrossEntropy, false});
  ASSERT_EQ(network.parameterCount(), 8);
  Vector w(8);
  w << 1, -1, 2, 1,  // W₁ = (1 2; −1 1)
      1, 0, 3, 1;    // W₂ = (1 3; 0 1)
  RowMatrix X(1, 2);
  X << 3, 1;
  // W₁x = (5, −2), h = (5, 0), z = W₂h = (5, 0)
  EXPECT_EQ(network.outputs(w, X), Eigen::RowVector2d(5, 0));
  const double p = 1 / (1 + std::exp(-5));
  EXPECT_NEAR(network.predict(w, X)(0, 0), p, 1e-15);
  const Matrix Y = Eigen::RowVector2d(0, 1);
  Vector gradient;
  EXPECT_NEAR(network.gradient(w, X, Y, Vector::Ones(1), gradient), -std::log(1 - p), 1e-13);
  // δ = p − y = (p, −p); ∂W₂ = δhᵀ = 5p·(1 0; −1 0); W₂ᵀδ = (p, 2p), the second unit is off:
  // ∂W₁ = (p, 0)xᵀ = p·(3 1; 0 0).
  Vector expected(8);
  expected << 3 * p, 0, p, 0, 5 * p, -5 * p, 0, 0;
  EXPECT_LE((gradient - expected).norm(), 1e-13);
}

TEST(Mlp, GradientAgreesWithDifferencesOfTheValue) {
  for (const auto activation : {Mlp::Activation::Relu, Mlp::Activation::Tanh})
    for (const auto loss :
         {Mlp::Loss::CrossEntropy, Mlp::Loss::Squared, Mlp::Loss::Absolute, Mlp::Loss::Huber})
      for (const bool biases : {false, true})
        for (const auto& sizes : {std::vector<Eigen::Index>{4, 3}, {4, 5, 3}, {4, 6, 5, 3}}) {
          const Mlp network({sizes, activation, loss, biases, 0.7});
          auto data = randomSamples(LearningTask::classification(4, 3), 7, 2);
          data.weights.setLinSpaced(0, 3);
          Rng rng(5);
          Vector w = network.initial(rng);
          for (double& entry : w) entry += 0.1 * rng.normal();
          Vector gradient;
          const double value = network.gradient(w, data.X, data.Y, data.weights, gradient);
          EXPECT_EQ(value, network.value(w, data.X, data.Y, data.weights));
          const double h = 1e-6;
          for (Eigen::Index k = 0; k < w.size(); ++k) {
            Vector up = w;
            Vector down = w;
            up[k] += h;
            down[k] -= h;
            const double slope = (network.value(up, data.X, data.Y, data.weights) -
                                  network.value(down, data.X, data.Y, data.weights)) /
                                 (2 * h);
            EXPECT_NEAR(gradient[k], slope, 2e-8 * std::max(1.0, std::abs(value))) << k;
          }
        }
}

TEST(Mlp, LossIsWeightedMean) {
  const Mlp network({{1, 1}, Mlp::Activation::Relu, Mlp::Loss::Squared, true});
  const Vector w = Eigen::Vector2d(2, 1);  // z = 2x + 1
  RowMatrix X(2, 1);
  X << 1, 2;
  // (3·(3 − 1)² + 1·(5 − 6)²) / 4
  EXPECT_EQ(network.value(w, X, Eigen::Vector2d(1, 6), Eigen::Vector2d(3, 1)), 13. / 4);
}

TEST(Mlp, RobustLossesAgreeWithHandComputation) {
  RowMatrix X(2, 1);
  X << 1, 2;
  const Vector w = Eigen::Vector2d(2, 1);  // z = 2x + 1 = 3, 5
  const Matrix Y = Eigen::Vector2d(3.5, 1);
  const Vector weights = Eigen::Vector2d(1, 3);
  const Mlp absolute({{1, 1}, Mlp::Activation::Relu, Mlp::Loss::Absolute, true});
  EXPECT_EQ(absolute.value(w, X, Y, weights), (0.5 + 3 * 4) / 4);
  // 0.5 is below the knee at 1, 4 beyond: 0.25 and 2·4 − 1.
  const Mlp huber({{1, 1}, Mlp::Activation::Relu, Mlp::Loss::Huber, true, 1});
  EXPECT_EQ(huber.value(w, X, Y, weights), (0.25 + 3 * 7) / 4);
  Vector slope;
  huber.gradient(w, X, Y, weights, slope);
  EXPECT_EQ(slope, (Vector{{(-1. + 3 * 2 * 2) / 4, (-1. + 3 * 2) / 4}}));
}

TEST(Mlp, GradientAtZeroVanishesWithoutBiases) {
  const Mlp network({{3, 4, 2}, Mlp::Activation::Relu, Mlp::Loss::CrossEntropy, false});
  const auto data = randomSamples(LearningTask::classification(3, 2), 9, 1);
  Vector gradient;
  network.gradient(Vector::Zero(network.parameterCount()), data.X, data.Y, data.weights, gradient);
  EXPECT_EQ(gradient, Vector::Zero(network.parameterCount()));
}

TEST(Mlp, InitialWeightsHaveVarianceOfHe) {
  const Mlp network({{50, 400, 2}, Mlp::Activation::Relu, Mlp::Loss::CrossEntropy, true});
  const Vector w = network.initial(Rng(1));
  const auto variance = [&](Eigen::Index first, Eigen::Index count) {
    return w.segment(first, count).squaredNorm() / static_cast<double>(count);
  };
  // Relative deviation of a variance of n normal numbers: √(2/n).
  EXPECT_NEAR(variance(0, 20000) * 50 / 2, 1, 4 * std::sqrt(2. / 20000));
  EXPECT_NEAR(variance(20400, 800) * 400 / 2, 1, 4 * std::sqrt(2. / 800));
  EXPECT_EQ(w.segment(20000, 400), Vector::Zero(400));
  EXPECT_EQ(network.initial(Rng(1)), w);
  EXPECT_EQ(network.shrunk().sum(), 20800);
}

Json fullBatch(const char* optimiser) {
  return {{"kind", "mlp"}, {"layers", {4}},         {"optimiser", optimiser},
          {"epochs", 1},   {"learningRate", 0.125}, {"weightDecay", 0.5},
          {"batch", 0}};
}

TEST(MlpLearner, FirstStepsAgreeWithHandComputation) {
  const auto task = LearningTask::classification(3, 2);
  auto data = randomSamples(task, 10, 1);
  data.weights.setLinSpaced(1, 2);
  for (const char* optimiser : {"sgd", "adam"}) {
    const auto made = makeModel(fullBatch(optimiser), task);
    const auto& learner = dynamic_cast<const MlpLearner&>(*made);
    const auto& network = learner.network();
    const Vector start = network.initial(Rng(1).stream("common").stream("initial weights"));
    fitModel(*made, data);
    Vector gradient;
    network.gradient(start, data.X, data.Y, data.weights, gradient);
    gradient += 0.5 * network.shrunk().cwiseProduct(start);
    // Adam's first step is η g / (|g| + ε).
    const Vector step = std::string(optimiser) == "sgd"
                            ? gradient
                            : Vector(gradient.array() / (gradient.array().abs() + 1e-8));
    EXPECT_LE((made->memory() - (start - 0.125 * step)).norm(), 1e-13);
  }
}

TEST(MlpLearner, FullBatchesUseWeightsAndNoRandomNumbers) {
  const auto task = LearningTask::classification(3, 2);
  auto weighted = randomSamples(task, 10, 1);
  weighted.weights.tail(5).setConstant(2);
  std::vector<Eigen::Index> rows{0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9};
  auto copies = weighted.rows(rows);
  copies.weights.setOnes();
  auto model = fullBatch("adam");
  model["epochs"] = 50;
  const auto one = makeModel(model, task);
  const auto other = makeModel(model, task);
  EXPECT_TRUE(one->traits().deterministic);
  fitModel(*one, weighted, 1);
  fitModel(*other, copies, 2);
  EXPECT_LE((one->memory() - other->memory()).norm(), 1e-9);
}

TEST(MlpLearner, StartsFromCommonWeightsAndContinuesWhenRefitted) {
  const auto task = LearningTask::classification(3, 2);
  const auto data = randomSamples(task, 10, 1);
  auto model = fullBatch("sgd");
  const auto twice = makeModel(model, task);
  fitModel(*twice, data);
  fitModel(*twice, data);
  model["epochs"] = 2;
  const auto once = makeModel(model, task);
  fitModel(*once, data);
  EXPECT_EQ(once->memory(), twice->memory());
  const auto elsewhere = makeModel(model, task, 2);
  fitModel(*elsewhere, data);
  EXPECT_NE(elsewhere->memory(), once->memory());
}

TEST(MlpLearner, SquaredLossOfClassesGivesProbabilities) {
  const auto task = LearningTask::classification(3, 3);
  const auto data = randomSamples(task, 40, 1);
  const auto learner = makeModel({{"kind", "mlp"}, {"loss", "squared"}}, task);
  fitModel(*learner, data);
  const Matrix p = learner->predict(data.X);
  EXPECT_GE(p.minCoeff(), 0);
  EXPECT_LE((p.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-12);
  EXPECT_LT((p - data.Y).squaredNorm() / 40, 0.02);
}

TEST(MlpLearner, DivergenceKeepsPreviousFit) {
  const auto task = LearningTask::regression(3);
  const auto data = randomSamples(task, 10, 1);
  const auto learner =
      makeModel({{"kind", "mlp"}, {"optimiser", "sgd"}, {"learningRate", 1000}}, task);
  const auto status = learner->fit(data.X, data.Y, data.weights, Rng(1));
  ASSERT_TRUE(status.ok());
  EXPECT_EQ(*status, FitStatus::Diverged);
  EXPECT_EQ(learner->memory().size(), 0);
  EXPECT_EQ(learner->predict(data.X), Matrix::Zero(10, 1));
}

}  // namespace
}  // namespace gtv
