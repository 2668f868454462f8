#include "losses/quadratic_sum.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "losses/clustering_loss.h"
#include "support/loss_variants.h"

namespace gtv {
namespace {

using testing::randomVector;

/// Quadratic losses with different Hessians, some of low rank, and what they sum up to by hand.
std::vector<std::shared_ptr<const LocalLoss>> parts(int d) {
  std::vector<std::shared_ptr<const LocalLoss>> all;
  for (const auto& choice : testing::lossChoices()) {
    if (choice["kind"] != "squared" || choice["lasso"] != 0.0) continue;
    for (const auto& data : testing::lossDatasets())
      if (data.features.cols() == d && testing::accepts(choice, data))
        all.push_back(testing::makeLoss(choice, data, -1));
  }
  all.push_back(std::make_shared<ClusteringLoss>(Vector::LinSpaced(d, -1, 2), Vector::Zero(d)));
  all.push_back(std::make_shared<ZeroLoss>(d));
  return all;
}

std::vector<const LocalLoss*> pointers(const std::vector<std::shared_ptr<const LocalLoss>>& all) {
  std::vector<const LocalLoss*> out;
  out.reserve(all.size());
  for (const auto& one : all) out.push_back(one.get());
  return out;
}

TEST(QuadraticSumTest, IsSumOfItsParts) {
  Rng rng(5);
  for (const int d : {1, 2, 3}) {
    const auto all = parts(d);
    ASSERT_GT(all.size(), 3U);
    const QuadraticSum sum(d, pointers(all));
    for (int k = 0; k < 5; ++k) {
      const Vector w = 2 * randomVector(rng, d);
      double value = 0;
      Vector gradient = Vector::Zero(d);
      Matrix hessian = Matrix::Zero(d, d);
      Vector g(d);
      for (const auto& one : all) {
        value += one->value(w);
        one->gradient(w, g);
        gradient += g;
        if (!one->isZero()) one->addHessian(w, hessian);
      }
      EXPECT_NEAR(sum.value(w), value, 1e-12 * value);
      sum.gradient(w, g);
      EXPECT_LE((g - gradient).norm(), 1e-12 * hessian.norm() * (1 + w.norm()));
      Matrix H = Matrix::Ones(d, d);  // is added to
      sum.addHessian(w, H);
      EXPECT_LE((H - Matrix::Ones(d, d) - hessian).norm(), 1e-12 * hessian.norm());
    }
  }
}

TEST(QuadraticSumTest, ProxAndConjugateSatisfyOptimalityConditions) {
  Rng rng(6);
  const int d = 3;
  const auto all = parts(d);
  const QuadraticSum sum(d, pointers(all));
  Vector g(d);
  for (const double rho : {1e-3, 1.0, 1e3}) {
    const Vector v = randomVector(rng, d);
    Vector w = v;
    sum.prox(rho)->apply(w);
    sum.gradient(w, g);
    EXPECT_LE((g + rho * (w - v)).norm(), 1e-9 * (1 + rho)) << rho;
  }
  const Vector v = randomVector(rng, d);
  Vector w = v;
  sum.conjugateGradient()->apply(w);
  sum.gradient(w, g);
  EXPECT_LE((g - v).norm(), 1e-9);
  // The minimum is the lower bound, and the curvatures are those of the Hessian.
  Vector least = Vector::Zero(d);
  sum.conjugateGradient()->apply(least);
  EXPECT_NEAR(sum.value(least), sum.lowerBound(), 1e-9 * sum.value(Vector::Zero(d)));
  EXPECT_GT(sum.strongConvexity(), 0);
  EXPECT_GE(sum.smoothness(), sum.strongConvexity());
  const Vector away = randomVector(rng, d);
  const double rise = sum.value(least + away) - sum.value(least);
  EXPECT_GE(rise, 0.5 * sum.strongConvexity() * away.squaredNorm() * (1 - 1e-9));
  EXPECT_LE(rise, 0.5 * sum.smoothness() * away.squaredNorm() * (1 + 1e-9));
}

TEST(QuadraticSumTest, EmptySumIsZero) {
  const QuadraticSum nothing(2, {});
  EXPECT_EQ(nothing.value(Vector::Ones(2)), 0);
  EXPECT_EQ(nothing.strongConvexity(), 0);
}

}  // namespace
}  // namespace gtv
