// What every penalty of the catalogue promises, d = 1 … 6.
#include <gtest/gtest.h>

#include <cmath>

#include "base/decompositions.h"
#include "penalty_variants.h"

namespace gtv {
namespace {

using testing::draw;
using testing::dualJacobian;
using testing::dualUpdate;
using testing::makePenalty;
using testing::spread;

class PenaltyContractTest : public ::testing::TestWithParam<testing::PenaltyVariant> {
 protected:
  template <class F>
  void everyDimension(F&& check) const {
    for (int d = 1; d <= 6; ++d) {
      SCOPED_TRACE("d = " + std::to_string(d));
      Rng rng(static_cast<std::uint64_t>(d));
      check(*makePenalty(GetParam().json(d), d), d, rng);
    }
  }
  static bool couplesAll(int d) { return GetParam().couplesAll(d); }
  /// A random direction in which φ couples.
  static Vector coupled(const Penalty& penalty, int d, Rng& rng) {
    const Vector u = draw(rng, d);
    const auto basis = penalty.coupledBasis(d);
    return basis ? Vector(*basis * (basis->transpose() * u)) : u;
  }
};

TEST_P(PenaltyContractTest, IsZeroAtZeroEvenAndConvex) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    EXPECT_EQ(penalty.value(Vector::Zero(d)), 0);
    for (int k = 0; k < 100; ++k) {
      const Vector a = spread(rng) * draw(rng, d);
      const Vector b = spread(rng) * draw(rng, d);
      EXPECT_DOUBLE_EQ(penalty.value(a), penalty.value(-a));
      if (couplesAll(d))
        EXPECT_GT(penalty.value(a), 0);
      else
        EXPECT_GE(penalty.value(a), 0);
      const double t = rng.uniform();
      const double chord = t * penalty.value(a) + (1 - t) * penalty.value(b);
      EXPECT_LE(penalty.value(t * a + (1 - t) * b), chord * (1 + 1e-12));
      if (penalty.isNorm()) {
        EXPECT_NEAR(penalty.value(-3 * a), 3 * penalty.value(a), 1e-12 * penalty.value(a));
      }
    }
  });
}

TEST_P(PenaltyContractTest, ProxBeatsRandomProbes) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 60; ++k) {
      const double t = spread(rng);
      const Vector v = spread(rng) * draw(rng, d);
      Vector z = v;
      penalty.prox(z, t);
      const auto F = [&](const Vector& x) {
        return penalty.value(x) + (x - v).squaredNorm() / (2 * t);
      };
      const double best = F(z);
      for (const double size : {1e-5, 1e-3, 0.1, 1.0, 10.0})
        EXPECT_LE(best, F(z + size * v.norm() * draw(rng, d)) * (1 + 1e-12));
      EXPECT_LE(best, F(v) * (1 + 1e-12));
      EXPECT_LE(best, F(Vector::Zero(d)) * (1 + 1e-12));
    }
  });
}

TEST_P(PenaltyContractTest, DualUpdateSatisfiesMoreauDecomposition) {
  // DU{v} = v − σ prox_{(c/σ)φ}(v/σ): the prox of cφ with parameter σ has t = c/σ.
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 100; ++k) {
      const double capacity = spread(rng);
      const double sigma = spread(rng);
      const Vector v = spread(rng) * draw(rng, d);
      Vector inner = v / sigma;
      penalty.prox(inner, capacity / sigma);
      EXPECT_LE((dualUpdate(penalty, v, capacity, sigma) - (v - sigma * inner)).norm(),
                1e-13 * v.norm());
    }
  });
}

TEST_P(PenaltyContractTest, DualUpdateMinimisesItsDefinition) {
  // argmin_z cφ*(z/c) + ‖z − v‖²/(2σ) against probes (infinite ones do not count).
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 60; ++k) {
      const double capacity = std::exp(rng.normal());
      const double sigma = std::exp(rng.normal());
      const Vector v = spread(rng) * draw(rng, d);
      const auto F = [&](const Vector& z) {
        return penalty.conjugate(z, capacity) + (z - v).squaredNorm() / (2 * sigma);
      };
      const Vector u = dualUpdate(penalty, v, capacity, sigma);
      const double best = F(u);
      ASSERT_TRUE(std::isfinite(best));
      for (const double size : {1e-3, 0.1, 1.0}) {
        const Vector probe = u + size * v.norm() * draw(rng, d);
        EXPECT_LE(best, F(probe) * (1 + 1e-11) + 1e-300);
        // A feasible one in every case.
        EXPECT_LE(best, F(dualUpdate(penalty, probe, capacity, 1.0)) * (1 + 1e-11) + 1e-300);
      }
    }
  });
}

TEST_P(PenaltyContractTest, FenchelYoungHoldsWithEqualityAtOptimalPairs) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 100; ++k) {
      const double capacity = std::exp(rng.normal());
      const double sigma = std::exp(rng.normal());
      const Vector v = draw(rng, d);
      const Vector u = draw(rng, d);
      EXPECT_GE(capacity * penalty.value(v) + penalty.conjugate(u, capacity),
                u.dot(v) - 1e-12 * (1 + std::abs(u.dot(v))));
      // u = DU{x} means (x − u)/σ ∈ ∂[cφ*(·/c)](u).
      const Vector x = 3 * draw(rng, d);
      const Vector best = dualUpdate(penalty, x, capacity, sigma);
      const Vector jump = (x - best) / sigma;
      EXPECT_NEAR(capacity * penalty.value(jump) + penalty.conjugate(best, capacity),
                  best.dot(jump), 1e-11 * (1 + std::abs(best.dot(jump))));
    }
  });
}

TEST_P(PenaltyContractTest, EdgeResidualVanishesAtOptimalPairsOnly) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 100; ++k) {
      const double capacity = std::exp(rng.normal());
      const double sigma = std::exp(rng.normal());
      const Vector x = 3 * draw(rng, d);
      const Vector u = dualUpdate(penalty, x, capacity, sigma);
      const Vector v = (x - u) / sigma;
      const double size = 1 + capacity + u.norm() + v.norm() * (1 + capacity);
      EXPECT_NEAR(penalty.edgeResidual(v, u, capacity), 0, 1e-12 * size);
      if (!couplesAll(d)) continue;
      // Off it: a jump without the flow it needs, the flow of the opposite jump, too much flow.
      const Vector jump = draw(rng, d);
      EXPECT_GT(penalty.edgeResidual(jump, Vector::Zero(d), capacity), 0);
      EXPECT_GT(
          penalty.edgeResidual(-jump, dualUpdate(penalty, 100 * jump, capacity, 1e-6), capacity),
          0);
      EXPECT_GT(
          penalty.edgeResidual(Vector::Zero(d), 3 * capacity * jump.normalized() * d, capacity), 0);
    }
    EXPECT_NEAR(penalty.edgeResidual(Vector::Zero(d), Vector::Zero(d), 1), 0, 1e-15);
  });
}

TEST_P(PenaltyContractTest, CapacityZeroGivesZeroFlow) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (const double sigma : {1e-12, 1.0, 1e12})
      for (const Vector& u : {draw(rng, d), Vector(Vector::Zero(d))}) {
        EXPECT_EQ(dualUpdate(penalty, u, 0, sigma), Vector(Vector::Zero(d)));
        EXPECT_EQ(dualJacobian(penalty, u, 0, sigma), Matrix(Matrix::Zero(d, d)));
      }
  });
}

TEST_P(PenaltyContractTest, DualUpdateTreatsColumnsIndependently) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    Matrix U(d, 7);
    rng.fillNormal(U);
    Vector capacity(7);
    Vector sigma(7);
    Matrix expected = U;
    for (int e = 0; e < 7; ++e) {
      capacity[e] = e == 3 ? 0 : std::exp(rng.normal());
      sigma[e] = std::exp(rng.normal());
      expected.col(e) = dualUpdate(penalty, U.col(e), capacity[e], sigma[e]);
    }
    penalty.dualUpdate(U, capacity.data(), sigma.data());
    EXPECT_EQ(U, expected);
  });
}

TEST_P(PenaltyContractTest, DualUpdateOfNormsProjectsOntoDualBall) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 100; ++k) {
      const Vector v = std::exp(3 * rng.normal()) * draw(rng, d);
      if (!penalty.isNorm()) continue;
      const double capacity = std::exp(3 * rng.normal());
      const Vector u = dualUpdate(penalty, v, capacity, 1);
      EXPECT_LE(penalty.dualGauge(u), capacity * (1 + 1e-14));
      EXPECT_EQ(penalty.conjugate(u, capacity), 0);
      if (penalty.dualGauge(v) <= capacity) {
        EXPECT_EQ(u, v);
      } else {
        EXPECT_TRUE(std::isinf(penalty.conjugate(v, capacity)) ||
                    penalty.dualGauge(v) <= capacity * (1 + 1e-11));
      }
      // ‖u‖* = sup uᵀx over φ(x) ≤ 1: no x beats it.
      const Vector x = draw(rng, d);
      EXPECT_LE(v.dot(x) / penalty.value(x), penalty.dualGauge(v) * (1 + 1e-12));
    }
  });
}

TEST_P(PenaltyContractTest, ConjugateIsLargestFenchelGap) {
  // cφ*(u/c) = sup_x uᵀx − cφ(x): no x beats it, and where it is finite some x comes near.
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 50; ++k) {
      const double capacity = spread(rng);
      const Vector u = dualUpdate(penalty, spread(rng) * draw(rng, d), capacity, 1);
      const double conjugate = penalty.conjugate(u, capacity);
      ASSERT_TRUE(std::isfinite(conjugate));
      for (int probe = 0; probe < 20; ++probe) {
        const Vector x = spread(rng) * draw(rng, d);
        EXPECT_LE(u.dot(x) - capacity * penalty.value(x), conjugate + 1e-12 * u.norm() * x.norm());
      }
    }
  });
}

TEST_P(PenaltyContractTest, DualJacobianIsDerivativeOfDualUpdate) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    int smooth = 0;
    for (int k = 0; k < 60; ++k) {
      const double capacity = std::exp(rng.normal());
      const double sigma = std::exp(rng.normal());
      const Vector u = 3 * std::exp(rng.normal()) * draw(rng, d);
      const Vector step = 1e-6 * u.norm() * draw(rng, d);
      // Between kinks the derivative hardly changes along the step.
      const Vector left = dualJacobian(penalty, u - step, capacity, sigma) * step;
      const Vector right = dualJacobian(penalty, u + step, capacity, sigma) * step;
      const double change = (left - right).norm();
      if (change > 1e-3 * step.norm()) continue;
      ++smooth;
      const Vector difference = dualUpdate(penalty, u + step, capacity, sigma) -
                                dualUpdate(penalty, u - step, capacity, sigma);
      const Vector derivative = dualJacobian(penalty, u, capacity, sigma) * step;
      EXPECT_LE((difference / 2 - derivative).norm(), 1e-8 * step.norm() + change)
          << u.transpose() << " c " << capacity;
    }
    EXPECT_GE(smooth, 40);
  });
}

TEST_P(PenaltyContractTest, DualJacobianIsSymmetricBetweenZeroAndIdentity) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 60; ++k) {
      const double capacity = spread(rng);
      Vector u = spread(rng) * draw(rng, d);
      if (k % 4 == 1) u[d - 1] = 0;
      if (k % 4 == 2) u.setConstant(u[0]);
      if (k % 20 == 3) u.setZero();
      const Matrix J = dualJacobian(penalty, u, capacity, spread(rng));
      EXPECT_LE((J - J.transpose()).cwiseAbs().maxCoeff(), 1e-15);
      const Vector values = symmetricEigenvalues(J);
      EXPECT_GE(values.minCoeff(), -1e-14);
      EXPECT_LE(values.maxCoeff(), 1 + 1e-14);
    }
  });
}

TEST_P(PenaltyContractTest, FeasibleScaleIsMaximal) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    int reduced = 0;
    for (int k = 0; k < 60; ++k) {
      const double capacity = spread(rng);
      const Vector u = spread(rng) * coupled(penalty, d, rng);
      const double t = penalty.feasibleScale(u, capacity);
      ASSERT_GT(t, 0);
      ASSERT_LE(t, 1);
      EXPECT_TRUE(std::isfinite(penalty.conjugate(t * u, capacity)));
      if (t == 1) continue;
      ++reduced;
      EXPECT_TRUE(std::isinf(penalty.conjugate((1 + 1e-10) * t * u, capacity)));
    }
    if (penalty.isNorm()) {
      EXPECT_GE(reduced, 10);
    }
  });
}

TEST_P(PenaltyContractTest, QuadraticFormReproducesTheValueOfQuadraticsOnly) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    const auto Q = penalty.quadraticForm(d);
    bool quadratic = true;
    for (int k = 0; k < 20; ++k) {
      const Vector v = spread(rng) * draw(rng, d);
      const double value = penalty.value(v);
      quadratic = quadratic && std::abs(penalty.value(2 * v) - 4 * value) <= 1e-12 * value;
      if (Q) {
        EXPECT_NEAR(0.5 * v.dot(*Q * v), value, 1e-13 * Q->norm() * v.squaredNorm());
      }
    }
    EXPECT_EQ(Q.has_value(), quadratic);
    if (Q) {
      EXPECT_EQ(*Q, Q->transpose());
    }
  });
}

TEST_P(PenaltyContractTest, DualBallIsDomainOfTheConjugate) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    const auto ball = penalty.dualBall();
    if (!ball) return;
    const bool isBox = *ball == DualBall::Box;
    EXPECT_TRUE(penalty.isNorm());
    EXPECT_FALSE(penalty.quadraticForm(d));
    EXPECT_DOUBLE_EQ(penalty.lipschitzConstant(d), isBox ? std::sqrt(static_cast<double>(d)) : 1);
    for (int k = 0; k < 50; ++k) {
      const double capacity = spread(rng);
      const Vector v = spread(rng) * draw(rng, d);
      const double length = isBox ? v.cwiseAbs().maxCoeff() : std::sqrt(v.cwiseAbs2().sum());
      EXPECT_NEAR(penalty.value(v), isBox ? v.cwiseAbs().sum() : length,
                  1e-15 * d * v.cwiseAbs().sum());
      EXPECT_NEAR(penalty.dualGauge(v), length, 1e-15 * d * length);
      EXPECT_EQ(penalty.conjugate(0.999 * capacity / length * v, capacity), 0);
      EXPECT_TRUE(std::isinf(penalty.conjugate(1.001 * capacity / length * v, capacity)));
      // The projection onto the ball of radius c, and by Moreau what is left by it.
      const Vector nearest = isBox               ? Vector(v.cwiseMin(capacity).cwiseMax(-capacity))
                             : length > capacity ? Vector(capacity / length * v)
                                                 : v;
      EXPECT_LE((dualUpdate(penalty, v, capacity, spread(rng)) - nearest).norm(),
                1e-15 * d * v.norm());
      Vector moved = v;
      penalty.prox(moved, capacity);
      EXPECT_LE((moved - (v - nearest)).norm(), 1e-15 * d * v.norm());
    }
  });
}

TEST_P(PenaltyContractTest, IsotropicCurvatureAgreesWithQuadraticForm) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    const auto curvature = penalty.isotropicCurvature();
    if (!curvature) return;
    EXPECT_GT(*curvature, 0);
    EXPECT_FALSE(penalty.dualBall());
    const auto Q = penalty.quadraticForm(d);
    ASSERT_TRUE(Q);
    EXPECT_EQ(*Q, Matrix(*curvature * Matrix::Identity(d, d)));
    for (int k = 0; k < 50; ++k) {
      const double capacity = spread(rng);
      const double sigma = spread(rng);
      const Vector v = spread(rng) * draw(rng, d);
      EXPECT_NEAR(penalty.value(v), *curvature / 2 * v.squaredNorm(),
                  1e-14 * *curvature * v.squaredNorm());
      const double factor = 1 / (1 + sigma / (*curvature * capacity));
      EXPECT_LE((dualUpdate(penalty, v, capacity, sigma) - factor * v).norm(),
                1e-14 * factor * v.norm());
    }
  });
}

TEST_P(PenaltyContractTest, FlowsStayInCoupledSubspace) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    const auto basis = penalty.coupledBasis(d);
    ASSERT_EQ(basis.has_value(), !couplesAll(d));
    if (!basis) return;
    const Matrix& B = *basis;
    ASSERT_EQ(B.rows(), d);
    ASSERT_LT(B.cols(), d);
    EXPECT_LE((B.transpose() * B - Matrix::Identity(B.cols(), B.cols())).norm(), 1e-14);
    for (int k = 0; k < 30; ++k) {
      const double capacity = spread(rng);
      const Vector v = draw(rng, d);
      const Vector other = v - B * (B.transpose() * v);
      EXPECT_LE(penalty.value(other), 1e-14 * penalty.value(v));
      EXPECT_TRUE(std::isinf(penalty.conjugate(other, capacity)));
      const Vector w = draw(rng, d);
      EXPECT_NEAR(penalty.value(w + other), penalty.value(w), 1e-13 * (1 + penalty.value(w)));
      const Vector u = dualUpdate(penalty, v, capacity, 1);
      EXPECT_LE((u - B * (B.transpose() * u)).norm(), 1e-14 * v.norm());
      EXPECT_LE((dualUpdate(penalty, v - other, capacity, 1) - u).norm(), 1e-14 * v.norm());
      EXPECT_TRUE(std::isfinite(penalty.conjugate(u, capacity)));
    }
  });
}

TEST_P(PenaltyContractTest, HandlesVectorsOfAnyScale) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 20; ++k) {
      const Vector v = draw(rng, d);
      const double capacity = std::exp(rng.normal());
      for (const double scale : {1e-150, 1e150}) {
        const Vector far = dualUpdate(penalty, scale * v, capacity / scale, 1);
        EXPECT_TRUE(far.allFinite());
        EXPECT_TRUE(dualJacobian(penalty, scale * v, capacity / scale, 1).allFinite());
        const Vector u = dualUpdate(penalty, scale * v, scale * capacity, scale);
        EXPECT_LE((u / scale - dualUpdate(penalty, v, capacity, 1)).norm(), 1e-13 * v.norm());
        if (!penalty.isNorm()) continue;
        EXPECT_NEAR(penalty.value(scale * v) / scale, penalty.value(v), 1e-13 * penalty.value(v));
        EXPECT_NEAR(penalty.dualGauge(scale * v) / scale, penalty.dualGauge(v),
                    1e-13 * penalty.dualGauge(v));
        EXPECT_LE(penalty.dualGauge(far), capacity / scale * (1 + 1e-14));
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Variants, PenaltyContractTest,
                         ::testing::ValuesIn(testing::penaltyVariants()), [](const auto& variant) {
                           std::string name;
                           for (const char c : variant.param.name)
                             if (c != '-') name += c;
                           return name;
                         });

// Dual updates and conjugates of every penalty, as [CFL] has them.
TEST(PenaltyTableTest, NetworkLassoProjectsOntoTheBall) {
  const auto penalty = makePenalty({{"kind", "nlasso"}}, 2);
  const Vector v{{3, 4}};  // ‖v‖ = 5
  EXPECT_DOUBLE_EQ(penalty->value(v), 5);
  EXPECT_DOUBLE_EQ(penalty->dualGauge(v), 5);
  // v·min(1, c/‖v‖): c = 2 gives v·0.4, c = 6 leaves v; σ plays no part.
  EXPECT_LE((dualUpdate(*penalty, v, 2, 7) - Vector{{1.2, 1.6}}).norm(), 1e-15);
  EXPECT_EQ(dualUpdate(*penalty, v, 6, 7), v);
  // Block soft threshold: (1 − t/‖v‖)₊ v.
  Vector z = v;
  penalty->prox(z, 2.5);
  EXPECT_LE((z - Vector{{1.5, 2}}).norm(), 1e-15);
  z = v;
  penalty->prox(z, 5);
  EXPECT_LE(z.norm(), 1e-15);
}

TEST(PenaltyTableTest, OneNormClipsEveryEntry) {
  const auto penalty = makePenalty({{"kind", "l1"}}, 3);
  const Vector v{{3, -4, 0.5}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 7.5);
  EXPECT_DOUBLE_EQ(penalty->dualGauge(v), 4);
  EXPECT_EQ(dualUpdate(*penalty, v, 2, 7), (Vector{{2, -2, 0.5}}));
  Vector z = v;
  penalty->prox(z, 2);
  EXPECT_EQ(z, (Vector{{1, -2, 0}}));
}

TEST(PenaltyTableTest, MochaIsHalfSquaredNormAndShrinks) {
  const auto penalty = makePenalty({{"kind", "mocha"}}, 2);
  const Vector v{{3, 4}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 12.5);
  // cφ*(u/c) = ‖u‖²/(2c): 25/(2·2).
  EXPECT_DOUBLE_EQ(penalty->conjugate(v, 2), 6.25);
  // v/(1 + σ/c), σ = 6, c = 2: v/4.
  EXPECT_LE((dualUpdate(*penalty, v, 2, 6) - Vector{{0.75, 1}}).norm(), 1e-15);
  Vector z = v;
  penalty->prox(z, 4);  // v/(1 + t)
  EXPECT_LE((z - Vector{{0.6, 0.8}}).norm(), 1e-15);
  EXPECT_FALSE(penalty->isNorm());
}

TEST(PenaltyTableTest, SquaredNormIsScaledMocha) {
  const auto penalty = makePenalty({{"kind", "squared"}, {"kappa", 2}}, 2);
  const Vector v{{3, 4}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 50);
  // cφ*(u/c) = ‖u‖²/(4κc): 25/(4·2·5).
  EXPECT_DOUBLE_EQ(penalty->conjugate(v, 5), 0.625);
  // v/(1 + σ/(2κc)), σ = 24, c = 2: v/4.
  EXPECT_LE((dualUpdate(*penalty, v, 2, 24) - Vector{{0.75, 1}}).norm(), 1e-15);
  Vector z = v;
  penalty->prox(z, 0.25);  // v/(1 + 2κt) = v/2
  EXPECT_LE((z - Vector{{1.5, 2}}).norm(), 1e-15);
  // u − 2κcv: (1, 0) − 4·(0.25, 0.5) = (0, −2).
  EXPECT_DOUBLE_EQ(penalty->edgeResidual(Vector{{0.25, 0.5}}, Vector{{1, 0}}, 1), 2);
}

}  // namespace
}  // namespace gtv
