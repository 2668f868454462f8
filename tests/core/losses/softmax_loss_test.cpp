#include "losses/softmax_loss.h"

#include <gtest/gtest.h>

#include <cmath>

#include "losses/glm_loss.h"
#include "support/loss_variants.h"

namespace gtv {
namespace {

using testing::oneNode;

TEST(SoftmaxLoss, AgreesWithHandComputationAtZero) {
  // Two samples in R², three classes; at W = 0 all probabilities are 1/3.
  RowMatrix X(2, 2);
  X << 1, 2, 3, -1;
  const SoftmaxLoss loss(oneNode({"", X, Vector{{0, 2}}}), 0, 3, 0.5, Vector::Zero(2));
  const Vector w = Vector::Zero(6);
  EXPECT_NEAR(loss.value(w), std::log(3), 1e-15);
  Vector g(6);
  loss.gradient(w, g);
  // ½(x₁(−2, 1, 1)/3 + x₂(1, 1, −2)/3), class by class: ½((1, 2)·(−2) + (3, −1))/3, …
  const Vector expected = Vector{{1, -5, 4, 1, -5, 4}} / 6;
  EXPECT_LE((g - expected).norm(), 1e-15);
}

TEST(SoftmaxLoss, EqualsLogisticLossForTwoClasses) {
  Rng rng(3);
  const auto X = testing::randomRows(rng, 7, 3);
  const Vector signs{{1, -1, -1, 1, 1, -1, 1}};
  const SoftmaxLoss loss(oneNode({"", X, (signs.array() + 1) / 2}), 0, 2, 1. / 7,
                         Vector::Constant(3, 0.2));
  // μ(‖w/2‖² + ‖w/2‖²) = (μ/2)‖w‖²
  const GlmLoss logistic(oneNode({"", X, signs}), 0, {SampleLoss::Kind::Logistic, 1}, 1. / 7,
                         Vector::Constant(3, 0.1), Vector::Zero(3));
  for (int k = 0; k < 5; ++k) {
    const Vector w = testing::randomVector(rng, 3);
    Vector both(6);
    both << -w / 2, w / 2;
    EXPECT_NEAR(loss.value(both), logistic.value(w), 1e-14);
    // prox with 2ρ beside prox with ρ: ρ(‖w/2 − v/2‖² + ‖w/2 − v/2‖²) = (ρ/2)‖w − v‖².
    Vector v = w;
    logistic.prox(0.3)->apply(v);
    loss.prox(0.6)->apply(both);
    EXPECT_LE((both.tail(3) - v / 2).norm(), 1e-12);
    EXPECT_LE((both.head(3) + v / 2).norm(), 1e-12);
  }
}

TEST(SoftmaxLoss, IsAccurateForLargeLogits) {
  RowMatrix X(1, 1);
  X << 1000;
  const SoftmaxLoss loss(oneNode({"", X, Vector{{1}}}), 0, 2, 1, Vector::Zero(1));
  EXPECT_EQ(loss.value(Vector{{1, -1}}), 2000);
  EXPECT_EQ(loss.value(Vector{{-1, 1}}), 0);
  EXPECT_NEAR(loss.value(Vector{{-0.02, 0.02}}) / std::exp(-40), 1, 1e-13);
}

}  // namespace
}  // namespace gtv
