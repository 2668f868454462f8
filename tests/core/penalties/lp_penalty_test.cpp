// ‖v‖_p by hand, and its projection against points whose projection is known.
#include <gtest/gtest.h>

#include <cmath>

#include "penalty_variants.h"

namespace gtv {
namespace {

using testing::draw;
using testing::dualJacobian;
using testing::dualUpdate;
using testing::makePenalty;
using testing::tryPenalty;

std::shared_ptr<const Penalty> lp(const Json& p, int d) {
  return makePenalty({{"kind", "lp"}, {"p", p}}, d);
}

TEST(LpPenaltyTest, ValueAndDualNormAgreeWithHandComputation) {
  // p = 3, q = 3/2: ‖(3, −4, 5)‖₃ = 216^{1/3} = 6; ‖(1, −4, 9)‖_{3/2} = (1 + 8 + 27)^{2/3}.
  const auto cubic = lp(3, 3);
  EXPECT_NEAR(cubic->value(Vector{{3, -4, 5}}), 6, 1e-15 * 6);
  EXPECT_NEAR(cubic->dualGauge(Vector{{1, -4, 9}}), std::cbrt(36.0 * 36.0), 1e-14);
  // p = 3/2, q = 3: the same the other way round.
  const auto half = lp(1.5, 3);
  EXPECT_NEAR(half->value(Vector{{1, -4, 9}}), std::cbrt(36.0 * 36.0), 1e-14);
  EXPECT_NEAR(half->dualGauge(Vector{{3, -4, 5}}), 6, 1e-15 * 6);
  // ‖(1, 1)‖_p = 2^{1/p}; for p = 1000 q = 1000/999.
  EXPECT_NEAR(lp(1000, 2)->value(Vector{{1, 1}}), std::exp2(1e-3), 1e-15);
  EXPECT_NEAR(lp(1000, 2)->dualGauge(Vector{{1, 1}}), std::exp2(0.999), 1e-15);
  const auto largest = lp("inf", 3);
  EXPECT_EQ(largest->value(Vector{{3, -4, 2}}), 4);
  EXPECT_EQ(largest->dualGauge(Vector{{3, -4, 2}}), 9);
}

TEST(LpPenaltyTest, ProjectionAgreesWithHandComputation) {
  // p = 3: q = 3/2, r = ½, z + μ√z = |v|. z = (1, 4), μ = 2 gives v = (3, 8), c = (1 + 8)^{2/3}.
  EXPECT_LE((dualUpdate(*lp(3, 2), Vector{{3, -8}}, std::cbrt(81.0), 7) - Vector{{1, -4}}).norm(),
            4e-15);
  // p = 3/2: q = 3, r = 2, z + μz² = |v|. z = (1, 2), μ = 3 gives v = (4, 14), c = 9^{1/3}.
  EXPECT_LE((dualUpdate(*lp(1.5, 2), Vector{{-4, 14}}, std::cbrt(9.0), 7) - Vector{{-1, 2}}).norm(),
            2e-15);
  // A zero stays zero; with one entry left the ball is an interval.
  EXPECT_EQ(dualUpdate(*lp(3, 2), Vector{{0, -8}}, 2, 7), (Vector{{0, -2}}));
  // Equal entries stay equal: z = c·4^{−1/q}, q = 3: 2·4^{−1/3} = 2^{1/3}.
  EXPECT_LE((dualUpdate(*lp(1.5, 4), Vector{{5, 5, -5, 5}}, 2, 7) -
             std::cbrt(2.0) * Vector{{1, 1, -1, 1}})
                .norm(),
            2e-15);
  // Inside: untouched.
  EXPECT_EQ(dualUpdate(*lp(3, 2), Vector{{0.3, -0.8}}, 2, 7), (Vector{{0.3, -0.8}}));
}

TEST(LpPenaltyTest, MaximumNormProjectionAgreesWithHandComputation) {
  const auto penalty = lp("inf", 3);
  // |v| − τ with τ = 2: (3, 2, 0), sum 5.
  EXPECT_EQ(dualUpdate(*penalty, Vector{{5, -4, 1}}, 5, 7), (Vector{{3, -2, 0}}));
  EXPECT_EQ(dualUpdate(*penalty, Vector{{5, -4, 1}}, 10, 7), (Vector{{5, -4, 1}}));
  EXPECT_EQ(dualUpdate(*penalty, Vector{{5, -4, 1}}, 1, 7), (Vector{{1, 0, 0}}));
  Vector z{{5, -4, 1}};
  penalty->prox(z, 5);  // the rest: entries clipped to 2
  EXPECT_EQ(z, (Vector{{2, -2, 1}}));
  // I_S − ssᵀ/|S|, S = {1, 2}, s = (1, −1).
  EXPECT_EQ(dualJacobian(*penalty, Vector{{5, -4, 1}}, 5, 7),
            (Matrix{{0.5, 0.5, 0}, {0.5, 0.5, 0}, {0, 0, 0}}));
  EXPECT_EQ(dualJacobian(*penalty, Vector{{5, -4, 1}}, 10, 7), Matrix::Identity(3, 3));
}

TEST(LpPenaltyTest, JacobianAgreesWithHandComputation) {
  // z = (1, 4), μ = 2, r = ½ as above: D = 1 + μr z^{−½} = (2, 3/2), a = √z = (1, 2).
  // D⁻¹ = (1/2, 2/3), D⁻¹a = (1/2, 4/3), aᵀD⁻¹a = 1/2 + 8/3 = 19/6.
  const double size = 19.0 / 6;
  const Matrix expected{{0.5 - 0.25 / size, -2.0 / 3 / size},
                        {-2.0 / 3 / size, 2.0 / 3 - 16.0 / 9 / size}};
  EXPECT_LE((dualJacobian(*lp(3, 2), Vector{{3, 8}}, std::cbrt(81.0), 7) - expected).norm(), 4e-15);
  // z = (1, 2), μ = 3, r = 2: D = 1 + 6z = (7, 13), a = z² = (1, 4).
  const double other = 1.0 / 7 + 16.0 / 13;
  const Matrix wide{{1.0 / 7 - 1.0 / 49 / other, -4.0 / 91 / other},
                    {-4.0 / 91 / other, 1.0 / 13 - 16.0 / 169 / other}};
  EXPECT_LE((dualJacobian(*lp(1.5, 2), Vector{{4, 14}}, std::cbrt(9.0), 7) - wide).norm(), 4e-15);
  // A zero entry beside: z² has slope 0 there (D = 1), √z an infinite one (1/D = 0).
  EXPECT_NEAR(dualJacobian(*lp(1.5, 2), Vector{{4, 0}}, 1, 7)(1, 1), 1, 1e-15);
  EXPECT_NEAR(dualJacobian(*lp(3, 2), Vector{{4, 0}}, 1, 7)(1, 1), 0, 1e-15);
}

TEST(LpPenaltyTest, ProjectionRecoversConstructedPoints) {
  // v_j = z_j + μ z_j^r lies above z on the sphere of radius ‖z‖_q, whatever z ≥ 0 and μ > 0: the
  // projection is known without solving anything. The tolerance is what the rounding of v may move.
  for (const double p :
       {1.0000001, 1.01, 1.3, 1.5, 1.9999, 2.0001, 3.0, 4.0, 10.0, 100.0, 1e3, 1e6, 1e9, 1e12}) {
    const double r = 1 / (p - 1);
    for (int d = 1; d <= 8; ++d) {
      Rng rng(static_cast<std::uint64_t>(d));
      const auto penalty = lp(p, d);
      for (int k = 0; k < 60; ++k) {
        Vector z = draw(rng, d).cwiseAbs();
        z /= z.maxCoeff();
        if (k % 5 == 1) z[d - 1] = 0;
        if (k % 5 == 2 && d > 1) z[d - 1] = z[0];
        if (k % 5 == 3) z = z.array().pow(20);
        const double mu = std::exp(3 * rng.normal());
        const Vector v = z.array() + mu * z.array().pow(r);
        const double capacity = penalty->dualGauge(z);
        for (const double scale : {1.0, 1e-150, 1e150}) {
          const Vector projected = dualUpdate(*penalty, scale * v, scale * capacity, 1) / scale;
          EXPECT_LE((projected - z).norm(), 4e-15 * d * (v.norm() + z.norm()))
              << "p " << p << " z " << z.transpose() << " mu " << mu << " scale " << scale;
        }
      }
    }
  }
}

TEST(LpPenaltyTest, IsAccurateFarOutsideTheBall) {
  // μ = 10¹²: v = z + 10¹²√z. The ball is tiny, and still the projection is z to twelve digits of
  // its own size: with q = 3/2 the map shrinks rounding by ‖z‖/‖v‖.
  const Vector z{{1, 0.25, 0.04}};
  const Vector v = z.array() + 1e12 * z.array().sqrt();
  const auto penalty = lp(3, 3);
  EXPECT_LE((dualUpdate(*penalty, v, penalty->dualGauge(z), 1) - z).norm(), 1e-14);
  // v = 10²⁰·(8, 4, 2): z is proportional to v^{p−1} as μ → ∞.
  const Vector far = dualUpdate(*penalty, 1e20 * Vector{{8, 4, 2}}, 1, 1);
  EXPECT_LE((far / far[0] - Vector{{1, 0.25, 0.0625}}).norm(), 1e-14);
  // The maximum norm: what is left of 10¹⁵ + (2, 1, 0) is (2, 1, 0) for c = 3.
  EXPECT_EQ(dualUpdate(*lp("inf", 3), Vector{{1e15 + 2, 1e15 + 1, 1e15}}, 3, 1),
            (Vector{{2, 1, 0}}));
}

TEST(LpPenaltyTest, EqualsStandardNormsAtOneTwoAndInfinity) {
  for (int d = 1; d <= 6; ++d) {
    Rng rng(static_cast<std::uint64_t>(d));
    const auto l1 = makePenalty({{"kind", "l1"}}, d);
    const auto nlasso = makePenalty({{"kind", "nlasso"}}, d);
    for (int k = 0; k < 50; ++k) {
      const Vector v = draw(rng, d);
      for (const auto& [p, same] : {std::pair{1.0, l1}, std::pair{2.0, nlasso}}) {
        const auto penalty = lp(p, d);
        EXPECT_EQ(penalty->value(v), same->value(v));
        EXPECT_EQ(penalty->dualGauge(v), same->dualGauge(v));
        EXPECT_EQ(dualUpdate(*penalty, v, 0.7, 1), dualUpdate(*same, v, 0.7, 1));
      }
    }
  }
}

TEST(LpPenaltyTest, IsContinuousInPAtOneTwoAndInfinity) {
  // Solvers of its own for p = 1, 2, ∞ meet the general one.
  for (int d = 1; d <= 6; ++d) {
    Rng rng(static_cast<std::uint64_t>(d));
    for (const auto& [p, near] : std::vector<std::pair<Json, std::vector<double>>>{
             {1, {1 + 1e-12, 1 + 2.3e-16}}, {2, {2 - 1e-12, 2 + 1e-12}}, {"inf", {1e13, 9e16}}})
      for (const double nearby : near) {
        const auto exact = lp(p, d);
        const auto general = lp(nearby, d);
        for (int k = 0; k < 50; ++k) {
          const Vector v = draw(rng, d);
          const Vector u = dualUpdate(*exact, v, 0.7, 1);
          EXPECT_LE((dualUpdate(*general, v, 0.7, 1) - u).norm(), 1e-10);
          EXPECT_NEAR(general->value(v), exact->value(v), 1e-10);
          EXPECT_NEAR(general->dualGauge(v), exact->dualGauge(v), 1e-10);
        }
      }
  }
}

TEST(LpPenaltyTest, RefusesExponentsBelowOne) {
  const auto complaint = [](const Json& p) {
    return tryPenalty({{"kind", "lp"}, {"p", p}}, 2).error().text();
  };
  EXPECT_EQ(complaint(0.5), "penalty.p: must be >= 1 or \"inf\", got 0.5");
  EXPECT_EQ(complaint(-1), "penalty.p: must be >= 1 or \"inf\", got -1");
  EXPECT_EQ(complaint("nan"), "penalty.p: expected a number or \"inf\", got 'nan'");
  EXPECT_EQ(complaint("-inf"), "penalty.p: expected a number or \"inf\", got '-inf'");
}

}  // namespace
}  // namespace gtv
