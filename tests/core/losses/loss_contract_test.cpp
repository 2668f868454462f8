// What every loss of the catalogue promises, whatever its options and however odd its data.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "losses/catalogue.h"
#include "losses/glm_loss.h"
#include "losses/softmax_loss.h"
#include "support/loss_variants.h"

namespace gtv {
namespace {

using testing::LossData;
using testing::randomVector;

struct Case {
  Json choice;
  bool intercept;
};

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const auto& choice : testing::lossChoices())
    for (const bool intercept : {false, true}) {
      // Without a regulariser the intercept is a feature like any other.
      const bool regularised = choice["ridge"] > 0.0 || choice.value("lasso", 0.0) > 0.0;
      const bool hasPoints = choice["kind"] == "clustering" || choice["kind"] == "gaussian-mean";
      if (intercept && (!regularised || hasPoints)) continue;
      all.push_back({choice, intercept});
    }
  return all;
}

Vector gradientAt(const LocalLoss& loss, const Vector& w) {
  Vector g(w.size());
  loss.gradient(w, g);
  return g;
}

Vector pulled(const LocalLoss& loss, const Vector& point) {
  Vector g(loss.dimension());
  loss.pull(point, g);
  return g;
}

Matrix hessianAt(const LocalLoss& loss, const Vector& w) {
  Matrix H = Matrix::Zero(w.size(), w.size());
  loss.addHessian(w, H);
  return H;
}

class LossContractTest : public ::testing::TestWithParam<Case> {
 protected:
  std::shared_ptr<const LocalLoss> make(const LossData& data) const {
    const int last = static_cast<int>(data.features.cols()) - 1;
    return testing::makeLoss(GetParam().choice, data, GetParam().intercept ? last : -1);
  }
  bool isExponential() const {
    const auto& kind = GetParam().choice["kind"];
    return kind == "poisson" || kind == "gamma" || kind == "exponential";
  }
  /// Where e^(xᵀw) keeps its digits: not for features of any size.
  double reach(double scale) const { return isExponential() ? 1 / std::max(1.0, scale) : 1; }
  /// The datasets this loss can be made of.
  std::vector<LossData> datasets(double scale = 1, bool large = false) const {
    std::vector<LossData> all;
    for (auto& data : testing::lossDatasets(scale, large))
      if (testing::accepts(GetParam().choice, data)) all.push_back(std::move(data));
    return all;
  }
  /// d = 100 for least squares, which has kernels of its own there; 100 × 100 decompositions take
  /// their time.
  bool withLarge() const {
    const auto& choice = GetParam().choice;
    return !GetParam().intercept && choice["kind"] == "squared" &&
           choice.value("lasso", 0.0) == 0.0;
  }
};

TEST_P(LossContractTest, GradientAgreesWithCentralDifferences) {
  Rng rng(1);
  int compared = 0;
  for (const double scale : {1e-2, 1.0, 1e2})
    for (const auto& data : datasets(scale, withLarge())) {
      const auto loss = make(data);
      const Vector w = reach(scale) * randomVector(rng, loss->dimension());
      const Vector gradient = gradientAt(*loss, w);
      for (int k = 0; k < 3; ++k) {
        const Vector p = randomVector(rng, w.size()).normalized();
        const double h = 1e-5 * reach(scale);
        // Not across a kink or a knee.
        const Vector turn = gradientAt(*loss, w + h * p) - gradientAt(*loss, w - h * p);
        if (turn.norm() > 1e2 * h * (1 + scale * scale) * (1 + gradient.norm())) continue;
        const double slope = (loss->value(w + h * p) - loss->value(w - h * p)) / (2 * h);
        const double rounding = 1e-15 * loss->value(w) / h;
        EXPECT_NEAR(slope, gradient.dot(p), 1e-6 * (gradient.norm() + scale) + 10 * rounding)
            << data.name;
        ++compared;
      }
    }
  EXPECT_GT(compared, 50);
}

TEST_P(LossContractTest, GradientIsMeanOverSamples) {
  Rng rng(2);
  for (const auto& data : datasets(1, withLarge())) {
    const auto loss = make(data);
    const Vector w = randomVector(rng, loss->dimension());
    Vector sum = Vector::Zero(w.size());
    Vector one(w.size());
    ASSERT_GT(loss->sampleCount(), 0);
    for (Eigen::Index r = 0; r < loss->sampleCount(); ++r) {
      loss->sampleGradient(r, w, one);
      sum += one;
    }
    const Vector gradient = gradientAt(*loss, w);
    EXPECT_LE((sum / static_cast<double>(loss->sampleCount()) - gradient).norm(),
              1e-13 * (1 + gradient.norm()) * static_cast<double>(loss->sampleCount()))
        << data.name;
  }
}

TEST_P(LossContractTest, HessianAgreesWithGradientDifferences) {
  Rng rng(2);
  int compared = 0;
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    const auto d = loss->dimension();
    const Vector w = randomVector(rng, d);
    const Vector p = randomVector(rng, d);
    Matrix hessian = Matrix::Ones(d, d);  // is added to, not overwritten
    loss->addHessian(w, hessian);
    hessian -= Matrix::Ones(d, d);
    const double h = 1e-6;
    const Vector ahead = gradientAt(*loss, w + h * p);
    const Vector behind = gradientAt(*loss, w - h * p);
    const Matrix turned = hessianAt(*loss, w + h * p) - hessianAt(*loss, w - h * p);
    if (turned.norm() > 1e-3 * (1 + hessian.norm())) continue;  // across a knee
    if ((ahead - behind).norm() > 100 * h * p.norm() * (1 + hessian.norm())) continue;  // a kink
    EXPECT_LE(((ahead - behind) / (2 * h) - hessian * p).norm(), 1e-6 * (1 + (hessian * p).norm()))
        << data.name;
    ++compared;
  }
  EXPECT_GT(compared, 10);
}

TEST_P(LossContractTest, IsConvexOnRandomSegments) {
  Rng rng(3);
  for (const auto& data : datasets()) {
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

TEST_P(LossContractTest, ProxIsOptimalByDualPointAndRandomProbes) {
  // w = argmin F, F(w) = L(w) + (ρ/2)‖w − v‖²  ⇔  g = ρ(v − w) ∈ ∂L(w), which Fenchel-Young's
  // equality L(w) + L*(g) = gᵀw proves.
  Rng rng(4);
  const std::vector<std::pair<double, std::vector<double>>> scales{{1e-6, {1e-6, 1}},
                                                                   {1, {1e-6, 1e-2, 1, 1e4}},
                                                                   {1e3, {1e-6, 1e-3, 1}},
                                                                   {1e6, {1e-3, 1e3, 1e6}}};
  for (const auto& [scale, rhos] : scales)
    for (const auto& data : datasets(scale, scale == 1 && withLarge())) {
      const auto loss = make(data);
      const auto d = loss->dimension();
      for (const double rho : rhos) {
        const auto context =
            data.name + " scale " + std::to_string(scale) + " rho " + std::to_string(rho);
        // Quadratic losses come out exact however steep they are. Where pieces have to be found,
        // rows of 1e6 beside those of a Lasso term leave few digits to tell them apart by.
        const double steepness = loss->isQuadratic() ? 1 : scale * scale / rho;
        if (steepness > 1.1e9) continue;
        const double digits = steepness < 0.9e6 ? 1e-10 : 3e-9;
        const Vector v = randomVector(rng, d);
        Vector w = v;
        loss->prox(rho)->apply(w);
        ASSERT_TRUE(w.allFinite()) << context;
        Vector same = v;
        Vector point(loss->dualSize());
        loss->proxPoint(rho, same, point);
        EXPECT_EQ(w, same) << context;
        const Vector g = pulled(*loss, point);
        const Vector atZero = gradientAt(*loss, Vector::Zero(d));
        const double size = v.norm() + w.norm();
        const double forces = data.features.norm() + 1;  // what adds up to g
        EXPECT_LE((g - rho * (v - w)).norm(),
                  digits * (loss->hasKinks() ? 10 : 1) *
                      ((hessianAt(*loss, w).norm() + rho) * size + atZero.norm() + forces))
            << context;
        const double value = loss->value(w);
        const double conjugate = loss->conjugate(point, 1);
        EXPECT_NEAR(value + conjugate, g.dot(w),
                    digits / 10 *
                        (value + std::abs(conjugate) + (g.norm() + atZero.norm() + forces) * size))
            << context;
        const auto F = [&](const Vector& z) {
          return loss->value(z) + rho / 2 * (z - v).squaredNorm();
        };
        const double best = F(w);
        const double slack = digits;
        for (const double step : {1e-4, 1e-2, 1.0})
          EXPECT_LE(best, F(w + step * randomVector(rng, d)) * (1 + slack)) << context;
        EXPECT_LE(best, F(v) * (1 + slack)) << context;
        EXPECT_LE(best, F(Vector::Zero(d)) * (1 + slack)) << context;
      }
    }
}

TEST_P(LossContractTest, ProximalOperatorsOutliveTheirLoss) {
  const auto data = datasets().back();
  auto loss = make(data);
  Vector w = Vector::Ones(loss->dimension());
  Vector again = w;
  const auto prox = loss->prox(0.7);
  prox->apply(w);
  loss.reset();
  prox->apply(again);
  EXPECT_EQ(w, again);
}

TEST_P(LossContractTest, ConjugateSatisfiesFenchelYoung) {
  Rng rng(5);
  for (const double scale : {1e-3, 1.0, 1e3})
    for (const auto& data : datasets(scale)) {
      const auto loss = make(data);
      const auto d = loss->dimension();
      Vector w = randomVector(rng, d);
      Vector point(loss->dualSize());
      loss->proxPoint(1 + scale, w, point);
      const Vector g = pulled(*loss, point);
      for (const double t : {0.0, 1e-9, 0.1, 0.5, 0.9, 1 - 1e-9, 1.0}) {
        const double conjugate = loss->conjugate(point, t);
        ASSERT_TRUE(std::isfinite(conjugate)) << data.name;
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

TEST_P(LossContractTest, GradientOfSmoothingIsItsResponse) {
  Rng rng(6);
  int compared = 0;
  for (const double width : {1e-2, 0.3, 3.0})
    for (const auto& data : datasets()) {
      const auto loss = make(data);
      const auto d = loss->dimension();
      // A centre inside the domain: what the prox of some other vector says.
      Vector other = randomVector(rng, d);
      Vector centre(loss->dualSize());
      loss->proxPoint(1, other, centre);
      const Vector w = randomVector(rng, d);
      const Vector p = randomVector(rng, d).normalized();
      const double h = 1e-6;
      const auto respond = [&](const Vector& at) {
        Vector point(loss->dualSize());
        loss->respond(at, centre, width, point);
        return pulled(*loss, point);
      };
      const auto hessian = [&](const Vector& at) {
        Matrix H = Matrix::Zero(d, d);
        loss->addSmoothedHessian(at, centre, width, H);
        return H;
      };
      const Vector g = respond(w);
      const double slope = (loss->smoothedValue(w + h * p, centre, width) -
                            loss->smoothedValue(w - h * p, centre, width)) /
                           (2 * h);
      const Matrix H = hessian(w);
      const double rounding = 1e-15 * (1 + loss->value(w)) / h;
      EXPECT_NEAR(slope, g.dot(p), 10 * rounding + 10 * h * H.norm() + 1e-9 * g.norm())
          << data.name;
      EXPECT_LE(loss->smoothedValue(w, centre, width), loss->value(w) * (1 + 1e-12));
      if ((hessian(w + h * p) - hessian(w - h * p)).norm() > 1e-3 * (1e-3 + H.norm())) continue;
      const Vector turn = (respond(w + h * p) - respond(w - h * p)) / (2 * h);
      EXPECT_LE((turn - H * p).norm(), 1e-5 * (1 + H.norm())) << data.name;
      ++compared;
    }
  EXPECT_GT(compared, 20);
}

TEST_P(LossContractTest, RecentredSmoothingReproducesDualPoint) {
  Rng rng(7);
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    Vector w = randomVector(rng, loss->dimension());
    Vector point(loss->dualSize());
    loss->proxPoint(0.5, w, point);
    Vector centre = point;
    loss->smoothingCentre(w, 0.1, centre);
    Vector back(loss->dualSize());
    loss->respond(w, centre, 0.1, back);
    EXPECT_LE((back - point).norm(), 1e-12 * (1 + point.norm() + centre.norm())) << data.name;
  }
}

TEST_P(LossContractTest, CurvatureConstantsHoldBetweenRandomPoints) {
  Rng rng(8);
  for (const double scale : {1e-2, 1.0, 1e2})
    for (const auto& data : datasets(scale)) {
      const auto loss = make(data);
      const double alpha = loss->strongConvexity();
      const double beta = loss->smoothness();
      ASSERT_GE(alpha, 0);
      ASSERT_GE(beta, alpha * (1 - 1e-12));
      // The curvature of exponential losses has no bound either.
      EXPECT_EQ(loss->hasKinks() || isExponential(), std::isinf(beta));
      for (int k = 0; k < 10; ++k) {
        const Vector a = reach(scale) * randomVector(rng, loss->dimension());
        const Vector b =
            a + reach(scale) * std::exp(2 * rng.normal()) * randomVector(rng, a.size());
        const double rise = (gradientAt(*loss, b) - gradientAt(*loss, a)).dot(b - a);
        const double square = (b - a).squaredNorm();
        const double rounding = 1e-12 * (rise + (1 + scale * scale) * square);
        EXPECT_GE(rise, alpha * square - rounding) << data.name;
        EXPECT_LE(rise, beta * square + rounding) << data.name;
      }
    }
}

TEST_P(LossContractTest, ConjugateGradientInvertsTheSubgradient) {
  // w = ∇L*(v) ⇔ v ∈ ∂L(w) ⇔ w = prox_{L,ρ}(w + v/ρ).
  Rng rng(9);
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    if (loss->strongConvexity() == 0) continue;
    const Vector v = randomVector(rng, loss->dimension());
    Vector w = v;
    loss->conjugateGradient()->apply(w);
    Vector again = w + v / 2;
    loss->prox(2)->apply(again);
    EXPECT_LE((again - w).norm(), 1e-10 * (1 + w.norm())) << data.name;
  }
}

TEST_P(LossContractTest, LowerBoundNeverExceedsLoss) {
  Rng rng(10);
  for (const double scale : {1e-6, 1e-3, 1.0, 1e3, 1e6})
    for (const auto& data : datasets(scale)) {
      const auto loss = make(data);
      ASSERT_TRUE(std::isfinite(loss->lowerBound()));
      ASSERT_GE(loss->lowerBound(), 0);
      for (const double size : {0.0, 1e-3, 1.0, 1e3})
        EXPECT_LE(loss->lowerBound(),
                  loss->value(size * randomVector(rng, loss->dimension())) * (1 + 1e-12))
            << data.name;
      if (!loss->isQuadratic()) continue;
      // Near the minimiser: a long proximal step, 50 times.
      Vector w = Vector::Zero(loss->dimension());
      const auto prox = loss->prox(1e-4 * scale * scale);
      for (int k = 0; k < 50; ++k) prox->apply(w);
      EXPECT_LE(loss->lowerBound(), loss->value(w) + 1e-13 * data.labels.squaredNorm())
          << data.name;
    }
}

TEST_P(LossContractTest, RecessionDirectionTendsToZeroFromAbove) {
  Rng rng(13);
  const auto& choice = GetParam().choice;
  int fell = 0;
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    for (int k = 0; k < 50; ++k) {
      const Vector v = randomVector(rng, loss->dimension());
      if (!loss->isRecessionDirection(v)) continue;
      ++fell;
      double before = loss->value(Vector::Zero(v.size()));
      double t = 1;
      while (before > 1e-20 && t < 1e12) {
        const double value = loss->value(t * v);
        ASSERT_LT(value, before) << data.name << ", " << t;
        ASSERT_GT(value, 0) << data.name << ", " << t;
        before = value;
        t *= 1.5;
      }
      EXPECT_LE(before, 1e-20) << data.name;
    }
  }
  const bool can = (choice["kind"] == "logistic" || choice["kind"] == "cross-entropy") &&
                   choice["ridge"] == 0.0 && choice.value("lasso", 0.0) == 0.0;
  EXPECT_TRUE(fell > 0 || !can);
}

TEST(RecessionDirectionTest, PutsEverySampleOnItsSide) {
  RowMatrix X(2, 2);
  X << 1, 2, -1, 3;
  const auto data = testing::oneNode({"", X, Vector{{1, -1}}});
  const auto logistic = [&](double ridge, double lasso) {
    return GlmLoss(data, 0, {SampleLoss::Kind::Logistic, 1}, 1, Vector::Constant(2, ridge),
                   Vector::Constant(2, lasso));
  };
  EXPECT_TRUE(logistic(0, 0).isRecessionDirection(Vector{{1, 0}}));
  EXPECT_TRUE(logistic(0, 0).isRecessionDirection(Vector{{1e-200, 0}}));
  EXPECT_FALSE(logistic(0, 0).isRecessionDirection(Vector{{0, 1}}));
  EXPECT_FALSE(logistic(0, 0).isRecessionDirection(Vector{{3, 1}}));  // the second is on the line
  EXPECT_FALSE(logistic(0, 0).isRecessionDirection(Vector::Zero(2)));
  EXPECT_FALSE(logistic(0.1, 0).isRecessionDirection(Vector{{1, 0}}));
  EXPECT_FALSE(logistic(0, 0.1).isRecessionDirection(Vector{{1, 0}}));
  const GlmLoss hinge(data, 0, {SampleLoss::Kind::Hinge, 1}, 1, Vector::Zero(2), Vector::Zero(2));
  EXPECT_FALSE(hinge.isRecessionDirection(Vector{{1, 0}}));  // it is 0 there

  const auto classes = testing::oneNode({"", X, Vector{{2, 0}}});
  const SoftmaxLoss softmax(classes, 0, 3, 1, Vector::Zero(2));
  EXPECT_TRUE(softmax.isRecessionDirection(Vector{{-1, 0, 0, 0, 1, 0}}));
  EXPECT_FALSE(
      softmax.isRecessionDirection(Vector{{-1, 0, 1, 0, 1, 0}}));  // a tie of the first sample
  EXPECT_FALSE(softmax.isRecessionDirection(Vector{{1, 0, 0, 0, -1, 0}}));
  const SoftmaxLoss regularised(classes, 0, 3, 1, Vector::Constant(2, 0.1));
  EXPECT_FALSE(regularised.isRecessionDirection(Vector{{-1, 0, 0, 0, 1, 0}}));
}

TEST_P(LossContractTest, ResidualFormEqualsLoss) {
  Rng rng(11);
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    if (!loss->isQuadratic()) continue;
    const auto d = loss->dimension();
    Matrix R = Matrix::Constant(d, d, 7);  // is overwritten
    Vector q = Vector::Constant(d, 7);
    const double constant = loss->residualForm(R, q);
    EXPECT_GE(constant, 0) << data.name;
    EXPECT_LE(constant, loss->lowerBound() + 1e-13 * data.labels.squaredNorm()) << data.name;
    EXPECT_TRUE(R.isUpperTriangular(0)) << data.name;
    for (int k = 0; k < 3; ++k) {
      const Vector w = randomVector(rng, d);
      const Vector r = R * w - q;
      const double value = loss->value(w);
      EXPECT_NEAR(0.5 * r.squaredNorm() + constant, value,
                  1e-12 * (value + data.labels.squaredNorm()))
          << data.name;
      const Vector gradient = gradientAt(*loss, w);
      EXPECT_LE((R.transpose() * r - gradient).norm(), 1e-11 * (1 + gradient.norm())) << data.name;
    }
  }
}

TEST_P(LossContractTest, AdjustableDualAgreesWithGradientsAndFenchelYoungGaps) {
  Rng rng(12);
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    const auto* adjustable = loss->adjustableDual();
    if (adjustable == nullptr) continue;
    const auto d = loss->dimension();
    Vector w = randomVector(rng, d);
    const Vector centre = w;
    Vector p = Vector::Zero(loss->dualSize());
    const double rho = 0.7;
    loss->proxPoint(rho, w, p);
    const Vector gradient = rho * (centre - w);
    const Vector point = adjustable->adjustablePoint(w, p);
    const double scale = 1 + data.labels.squaredNorm() + loss->value(w) + loss->value(centre);
    const auto prepared = adjustable->prepared();
    for (const auto* one : {adjustable, prepared.get()}) {
      if (one == nullptr) continue;
      Vector g(d);
      Vector sizes(d);
      one->pullAdjusted(point, g);
      one->pullSizes(point, sizes);
      EXPECT_LE((g - gradient).norm(), 1e-10 * scale) << data.name;
      EXPECT_TRUE((sizes.array() * (1 + 1e-12) + 1e-300 >= g.array().abs()).all()) << data.name;
      EXPECT_GE(one->kinkRoughness(w), 0) << data.name;
      EXPECT_GE(one->fenchelYoung(w, point), 0) << data.name;
      EXPECT_NEAR(one->fenchelYoung(w, point), 0, 1e-10 * scale) << data.name;
      // L*(g) = gᵀw − L(w), so that elsewhere the gap is that of the linearisation.
      const Vector other = randomVector(rng, d);
      EXPECT_NEAR(one->fenchelYoung(other, point),
                  loss->value(other) - loss->value(w) - g.dot(other - w),
                  1e-10 * (scale + loss->value(other)))
          << data.name;
    }
  }
}

TEST_P(LossContractTest, ProxWithoutStopTokenEqualsProx) {
  Rng rng(13);
  for (const auto& data : datasets()) {
    const auto loss = make(data);
    const Vector v = randomVector(rng, loss->dimension());
    Vector plain = v;
    Vector unstopped = v;
    loss->prox(0.7)->apply(plain);
    loss->prox(0.7)->applyUntil({}, unstopped);
    EXPECT_EQ(plain, unstopped) << data.name;
  }
}

TEST(LossCatalogueTest, ListsLossesWithAProperty) {
  EXPECT_EQ(lossesThat([](const auto&) { return false; }), "");
  std::string all;
  for (const auto& entry : lossCatalogue().entries)
    all += fmt::format("{}{} ({})", all.empty() ? "" : ", ", entry.info.label, entry.info.id);
  EXPECT_EQ(lossesThat([](const auto&) { return true; }), all);
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
