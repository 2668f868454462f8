#include "losses/mlp_loss.h"

#include <gtest/gtest.h>

#include <cmath>

#include "losses/catalogue.h"
#include "support/loss_variants.h"

namespace gtv {
namespace {

using testing::oneNode;
using testing::randomRows;
using testing::randomVector;

ParametricModel mlpModel(std::vector<Eigen::Index> sizes, Mlp::Loss loss, bool biases = true) {
  ParametricModel model;
  model.outputs = sizes.back();
  model.network =
      std::make_shared<Mlp>(Mlp::Options{std::move(sizes), Mlp::Activation::Relu, loss, biases});
  model.initial = model.network->initial(Rng(9));
  return model;
}

Vector gradientOf(const LocalLoss& loss, const Vector& w) {
  Vector g(w.size());
  loss.gradient(w, g);
  return g;
}

TEST(MlpLoss, GradientAgreesWithDifferencesOfTheValue) {
  Rng rng(1);
  const RowMatrix X = randomRows(rng, 6, 3);
  for (const bool classes : {false, true})
    for (const bool constants : {false, true}) {
      const auto model = classes ? mlpModel({3, 5, 4}, Mlp::Loss::CrossEntropy)
                                 : mlpModel({3, 5, 1}, Mlp::Loss::Squared);
      const Vector y = classes ? Vector{{0, 1, 2, 3, 1, 0}} : randomVector(rng, 6);
      const MlpLoss loss(*oneNode({"", X, y}), 0, model, 0.7, 0.3, constants);
      ASSERT_EQ(loss.dimension(), model.network->parameterCount());
      const Vector w = 0.2 * randomVector(rng, loss.dimension());
      const Vector gradient = gradientOf(loss, w);
      constexpr double h = 1e-6;
      Vector mean = Vector::Zero(w.size());
      Vector one(w.size());
      for (Eigen::Index k = 0; k < w.size(); ++k) {
        const Vector step = h * Vector::Unit(w.size(), k);
        const double slope = (loss.value(w + step) - loss.value(w - step)) / (2 * h);
        EXPECT_NEAR(gradient[k], slope, 1e-7 * (1 + gradient.norm())) << k;
      }
      for (Eigen::Index r = 0; r < loss.sampleCount(); ++r) {
        loss.sampleGradient(r, w, one);
        mean += one / static_cast<double>(loss.sampleCount());
      }
      EXPECT_LE((mean - gradient).norm(), 1e-13 * (1 + gradient.norm()));
    }
}

TEST(MlpLoss, ProxAgreesWithHandComputedInnerSteps) {
  // One weight, no layers: L(w) = (2(w⁰ + w) − 6)², ∇L = 4(2(w⁰ + w) − 6), w⁰ = 1.
  ParametricModel model = mlpModel({1, 1}, Mlp::Loss::Squared, false);
  model.initial[0] = 1;
  model.innerSteps = {2, 0.1};
  RowMatrix X(1, 1);
  X << 2;
  const MlpLoss loss(*oneNode({"", X, Vector{{6}}}), 0, model, 1, 0, false);
  EXPECT_EQ(loss.value(Vector{{0}}), 16);
  EXPECT_EQ(gradientOf(loss, Vector{{0}})[0], -16);
  // ρ = 10: steps of 0.1/2. z = 0 + 0.05·16 = 0.8; then ∇L = 4(3.6 − 6) = −9.6 and ρ(z − v) = 8:
  // z = 0.8 − 0.05(−9.6 + 8) = 0.88.
  Vector z{{0}};
  loss.prox(10)->apply(z);
  EXPECT_NEAR(z[0], 0.88, 1e-15);
  // ρ = 0: plain steps of 0.1: 1.6, then 1.6 + 0.1·4(6 − 5.2) = 1.92.
  z[0] = 0;
  loss.prox(0)->apply(z);
  EXPECT_NEAR(z[0], 1.92, 1e-15);
}

TEST(MlpLoss, LearnsFromRandomWeightsButNotFromZeroWeights) {
  // Spec §2: why the parameter is the deviation from common initial weights.
  Rng rng(2);
  const RowMatrix X = randomRows(rng, 40, 2);
  const Vector y = (X.col(0).array() > 0).cast<double>();
  auto model = mlpModel({2, 8, 2}, Mlp::Loss::CrossEntropy, false);
  const auto lossAfter = [&](const ParametricModel& start) {
    const MlpLoss loss(*oneNode({"", X, y}), 0, start, 1. / 40, 0, false);
    Vector w = Vector::Zero(loss.dimension());
    const auto prox = loss.prox(1e-3);
    for (int k = 0; k < 100; ++k) prox->apply(w);
    return loss.value(w);
  };
  auto dead = model;
  dead.initial.setZero();
  EXPECT_EQ(lossAfter(dead), std::log(2));
  EXPECT_LT(lossAfter(model), 0.2);
}

TEST(MlpLoss, RandomStartsHaveInitialWeightVariance) {
  const auto model = mlpModel({50, 40, 2}, Mlp::Loss::CrossEntropy);
  const MlpLoss loss(*oneNode({"", RowMatrix::Ones(1, 50), Vector{{1}}}), 0, model, 1, 0, false);
  Rng rng(4);
  Vector first(loss.dimension());
  Vector second(loss.dimension());
  ASSERT_TRUE(loss.drawStart(rng, first) && loss.drawStart(rng, second));
  EXPECT_GT((first - second).norm(), 1);
  // The first layer has 2000 weights of variance 2/50.
  const Vector weights = first + model.initial;
  EXPECT_NEAR(weights.head(2000).squaredNorm() / 2000, 0.04, 0.005);
  EXPECT_NE(first.head(100), second.segment(1, 100));
}

TEST(MlpLoss, IsCreatedBySupportedLossesOnly) {
  const auto model = std::make_shared<ParametricModel>(mlpModel({2, 3, 1}, Mlp::Loss::Squared));
  const LossContext context{oneNode({"", RowMatrix::Ones(2, 2), Vector{{1, 2}}}), -1, 0, model};
  const auto make = [&](const Json& json) {
    const auto choice = readChoice(lossCatalogue().view, json, "loss").value();
    return lossCatalogue().find(choice.kind())->make.make(choice, context, 0);
  };
  const auto mean = make({{"kind", "squared"}}).value();
  const auto sum = make({{"kind", "squared"}, {"scale", "sum"}}).value();
  EXPECT_FALSE(mean->isConvex());
  EXPECT_FALSE(mean->hasKinks());
  const Vector w = Vector::Constant(mean->dimension(), 0.1);
  EXPECT_NEAR(sum->value(w), 2 * mean->value(w), 1e-14);
  EXPECT_EQ(make({{"kind", "squared"}, {"lasso", 0.1}}).error().where, "loss.lasso");
  // Residuals that are small beside the knee are squared; the slope of others is 2δ.
  const auto wide = make({{"kind", "huber"}, {"delta", 1e6}}).value();
  EXPECT_EQ(wide->value(w), mean->value(w));
  EXPECT_EQ(gradientOf(*wide, w), gradientOf(*mean, w));
  const auto narrow = make({{"kind", "huber"}, {"delta", 1e-3}}).value();
  const auto absolute = make({{"kind", "absolute"}}).value();
  EXPECT_NEAR(narrow->value(w) / 2e-3, absolute->value(w), 1e-3);
  EXPECT_LE((gradientOf(*narrow, w) / 2e-3 - gradientOf(*absolute, w)).norm(), 1e-12);
  EXPECT_GT(gradientOf(*absolute, w).norm(), 0.1);
  EXPECT_FALSE(absolute->isConvex());
  EXPECT_EQ(make({{"kind", "huber"}, {"lasso", 0.1}}).error().where, "loss.lasso");
}

}  // namespace
}  // namespace gtv
