// What every loss of the catalogue promises, whatever its options and however odd its data.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <cmath>

#include "support/loss_variants.h"

namespace gtv {
namespace {

using testing::LossData;
using testing::lossDatasets;
using testing::makeLoss;
using testing::randomVector;

struct Case {
  Json choice;
  bool intercept;
};

std::vector<Case> cases() {
  std::vector<Case> all;
  all.reserve(2 * testing::lossChoices().size());
  for (const auto& choice : testing::lossChoices())
    for (const bool intercept : {false, true}) all.push_back({choice, intercept});
  return all;
}

class LossContractTest : public ::testing::TestWithParam<Case> {
 protected:
  std::shared_ptr<const LocalLoss> make(const LossData& data) const {
    const int last = static_cast<int>(data.features.cols()) - 1;
    return makeLoss(GetParam().choice, data, GetParam().intercept ? last : -1);
  }
};

TEST_P(LossContractTest, GradientIsTheLimitOfCentralDifferences) {
  Rng rng(1);
  for (const double scale : {1e-2, 1.0, 1e2})
    for (const auto& data : lossDatasets(scale)) {
      const auto loss = make(data);
      const Vector w = randomVector(rng, loss->dimension());
      Vector gradient(w.size());
      loss->gradient(w, gradient);
      for (int k = 0; k < 3; ++k) {
        const Vector p = randomVector(rng, w.size()).normalized();
        const double h = 1e-4;
        const double slope = (loss->value(w + h * p) - loss->value(w - h * p)) / (2 * h);
        const double rounding = 1e-15 * loss->value(w) / h;
        EXPECT_NEAR(slope, gradient.dot(p), 1e-7 * (gradient.norm() + scale) + 10 * rounding)
            << data.name;
      }
    }
}

TEST_P(LossContractTest, HessianIsTheLimitOfGradientDifferences) {
  Rng rng(2);
  for (const auto& data : lossDatasets(1, false)) {
    const auto loss = make(data);
    const auto d = loss->dimension();
    const Vector w = randomVector(rng, d);
    const Vector p = randomVector(rng, d);
    Matrix hessian = Matrix::Ones(d, d);  // is added to, not overwritten
    loss->addHessian(w, hessian);
    hessian -= Matrix::Ones(d, d);
    Vector ahead(d);
    Vector behind(d);
    const double h = 1e-5;
    loss->gradient(w + h * p, ahead);
    loss->gradient(w - h * p, behind);
    EXPECT_LE(((ahead - behind) / (2 * h) - hessian * p).norm(), 1e-6 * (1 + (hessian * p).norm()))
        << data.name;
  }
}

TEST_P(LossContractTest, ConvexOnRandomSegments) {
  Rng rng(3);
  for (const auto& data : lossDatasets(1, false)) {
    const auto loss = make(data);
    for (int k = 0; k < 5; ++k) {
      const Vector a = 3 * randomVector(rng, loss->dimension());
      const Vector b = 3 * randomVector(rng, loss->dimension());
      const double t = rng.uniform();
      const double chord = t * loss->value(a) + (1 - t) * loss->value(b);
      EXPECT_LE(loss->value(t * a + (1 - t) * b), chord * (1 + 1e-12)) << data.name;
    }
  }
}

TEST_P(LossContractTest, ProxMakesTheGradientVanishAndBeatsRandomProbes) {
  // w = argmin F, F(w) = L(w) + (ρ/2)‖w − v‖²: ∇F(w) = 0 up to the rounding of its terms.
  Rng rng(4);
  for (const double scale : {1e-6, 1e-3, 1.0, 1e3, 1e6}) {
    const bool large = scale == 1;
    for (const auto& data : lossDatasets(scale, large)) {
      const auto loss = make(data);
      const auto d = loss->dimension();
      for (const double rho : {1e-6, 1e-3, 1.0, 1e3, 1e6}) {
        const Vector v = randomVector(rng, d);
        Vector w = v;
        loss->prox(rho)->apply(w);
        ASSERT_TRUE(w.allFinite()) << data.name << " scale " << scale << " rho " << rho;
        Matrix hessian = Matrix::Zero(d, d);
        loss->addHessian(w, hessian);
        Vector gradient(d);
        Vector atZero(d);
        loss->gradient(w, gradient);
        loss->gradient(Vector::Zero(d), atZero);
        const double magnitude = (hessian.norm() + rho) * (w.norm() + v.norm()) + atZero.norm();
        EXPECT_LE((gradient + rho * (w - v)).norm(), 1e-10 * magnitude)
            << data.name << " scale " << scale << " rho " << rho;
        const auto F = [&](const Vector& z) {
          return loss->value(z) + rho / 2 * (z - v).squaredNorm();
        };
        const double best = F(w);
        for (const double size : {1e-4, 1e-2, 1.0}) {
          const Vector probe = w + size * randomVector(rng, d);
          EXPECT_LE(best, F(probe) * (1 + 1e-12))
              << data.name << " scale " << scale << " rho " << rho;
        }
        EXPECT_LE(best, F(v) * (1 + 1e-12)) << data.name;
        EXPECT_LE(best, F(Vector::Zero(d)) * (1 + 1e-12)) << data.name;
      }
    }
  }
}

TEST_P(LossContractTest, ProxOutlivesItsLoss) {
  const auto data = lossDatasets(1, false).back();
  auto loss = make(data);
  Vector w = Vector::Ones(loss->dimension());
  Vector again = w;
  const auto prox = loss->prox(0.7);
  prox->apply(w);
  loss.reset();
  prox->apply(again);
  EXPECT_EQ(w, again);
}

TEST_P(LossContractTest, ConjugateAlongTheGradientObeysFenchelYoung) {
  Rng rng(5);
  for (const double scale : {1e-3, 1.0, 1e3})
    for (const auto& data : lossDatasets(scale)) {
      const auto loss = make(data);
      const auto d = loss->dimension();
      const Vector w = randomVector(rng, d);
      Vector g(d);
      loss->gradient(w, g);
      // Equality at t = 1: g is the gradient at w.
      const double atOne = loss->conjugate(w, 1);
      EXPECT_NEAR(atOne, g.dot(w) - loss->value(w), 1e-12 * (std::abs(g.dot(w)) + loss->value(w)))
          << data.name;
      EXPECT_NEAR(loss->conjugate(w, 0), -loss->lowerBound(),
                  1e-11 * (std::abs(g.dot(w)) + loss->value(w)))
          << data.name;
      for (const double t : {0.0, 1e-9, 0.1, 0.5, 0.9, 1 - 1e-9, 1.0}) {
        const double conjugate = loss->conjugate(w, t);
        for (const double size : {0.1, 1.0, 10.0}) {
          const Vector v = size * randomVector(rng, d);
          const double magnitude =
              std::abs(conjugate) + std::abs(g.dot(v)) + std::abs(g.dot(w)) + loss->value(v);
          EXPECT_GE(conjugate, t * g.dot(v) - loss->value(v) - 1e-12 * magnitude)
              << data.name << " t = " << t;
        }
      }
    }
}

TEST_P(LossContractTest, InfimumIsNeverAboveTheLoss) {
  Rng rng(6);
  for (const double scale : {1e-6, 1e-3, 1.0, 1e3, 1e6})
    for (const auto& data : lossDatasets(scale)) {
      const auto loss = make(data);
      ASSERT_TRUE(std::isfinite(loss->lowerBound()));
      ASSERT_GE(loss->lowerBound(), 0);
      for (const double size : {0.0, 1e-3, 1.0, 1e3})
        EXPECT_LE(loss->lowerBound(),
                  loss->value(size * randomVector(rng, loss->dimension())) * (1 + 1e-12))
            << data.name;
      // Near the minimiser: a long proximal step, 50 times.
      Vector w = Vector::Zero(loss->dimension());
      const auto prox = loss->prox(1e-4 * scale * scale);
      for (int k = 0; k < 50; ++k) prox->apply(w);
      EXPECT_LE(loss->lowerBound(), loss->value(w) + 1e-13 * data.labels.squaredNorm()) << data.name;
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, LossContractTest, ::testing::ValuesIn(cases()),
                         [](const auto& parameter) {
                           std::string name;
                           for (const char c : parameter.param.choice.dump())
                             if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += c;
                           return name + (parameter.param.intercept ? "Intercept" : "");
                         });

}  // namespace
}  // namespace gtv
