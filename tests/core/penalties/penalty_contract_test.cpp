// What every penalty of the catalogue promises, d = 1 … 6.
#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "penalties/catalogue.h"

namespace gtv {
namespace {

Vector draw(Rng& rng, int d) {
  Matrix numbers(d, 1);
  rng.fillNormal(numbers);
  return numbers.col(0);
}

std::shared_ptr<const Penalty> make(const std::string& id, int d) {
  const auto& catalogue = penaltyCatalogue();
  return catalogue.find(id)->make(defaultChoice(catalogue.view, id), d).value();
}

/// The dual update of one edge.
Vector dualUpdate(const Penalty& penalty, const Vector& u, double capacity, double sigma) {
  Matrix U = u;
  penalty.dualUpdate(U, &capacity, &sigma);
  return U.col(0);
}

class PenaltyContractTest : public ::testing::TestWithParam<std::string> {
 protected:
  template <class F>
  void everyDimension(F&& check) const {
    for (int d = 1; d <= 6; ++d) {
      SCOPED_TRACE("d = " + std::to_string(d));
      Rng rng(static_cast<std::uint64_t>(d));
      check(*make(GetParam(), d), d, rng);
    }
  }
};

TEST_P(PenaltyContractTest, ZeroAtZeroEvenAndConvex) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    EXPECT_EQ(penalty.value(Vector::Zero(d)), 0);
    for (int k = 0; k < 100; ++k) {
      const Vector a = std::exp(2 * rng.normal()) * draw(rng, d);
      const Vector b = std::exp(2 * rng.normal()) * draw(rng, d);
      EXPECT_DOUBLE_EQ(penalty.value(a), penalty.value(-a));
      EXPECT_GT(penalty.value(a), 0);
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
      const double t = std::exp(2 * rng.normal());
      const Vector v = std::exp(2 * rng.normal()) * draw(rng, d);
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

TEST_P(PenaltyContractTest, DualUpdateIsMoreausOtherHalf) {
  // DU{v} = v − σ prox_{(c/σ)φ}(v/σ): the prox of cφ with parameter σ has t = c/σ.
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 100; ++k) {
      const double capacity = std::exp(2 * rng.normal());
      const double sigma = std::exp(2 * rng.normal());
      const Vector v = std::exp(2 * rng.normal()) * draw(rng, d);
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
      const Vector v = std::exp(2 * rng.normal()) * draw(rng, d);
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

TEST_P(PenaltyContractTest, FenchelYoungHoldsWithEqualityAtTheRightPairs) {
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

TEST_P(PenaltyContractTest, CapacityZeroGivesZero) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (const double sigma : {1e-12, 1.0, 1e12})
      EXPECT_EQ(dualUpdate(penalty, draw(rng, d), 0, sigma), Vector(Vector::Zero(d)));
  });
}

TEST_P(PenaltyContractTest, DualUpdateTreatsEveryColumnByItself) {
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

TEST_P(PenaltyContractTest, NormsStayInsideTheDualBallAndKeepWhatIsInside) {
  everyDimension([](const Penalty& penalty, int d, Rng& rng) {
    for (int k = 0; k < 100; ++k) {
      const Vector v = std::exp(3 * rng.normal()) * draw(rng, d);
      if (!penalty.isNorm()) {
        EXPECT_EQ(penalty.dualNorm(v), 0);
        continue;
      }
      const double capacity = std::exp(3 * rng.normal());
      const Vector u = dualUpdate(penalty, v, capacity, 1);
      EXPECT_LE(penalty.dualNorm(u), capacity * (1 + 1e-14));
      EXPECT_EQ(penalty.conjugate(u, capacity), 0);
      if (penalty.dualNorm(v) <= capacity) {
        EXPECT_EQ(u, v);
      } else {
        EXPECT_TRUE(std::isinf(penalty.conjugate(v, capacity)) ||
                    penalty.dualNorm(v) <= capacity * (1 + 1e-11));
      }
      // ‖u‖* = sup uᵀx over φ(x) ≤ 1: no x beats it.
      const Vector x = draw(rng, d);
      EXPECT_LE(v.dot(x) / penalty.value(x), penalty.dualNorm(v) * (1 + 1e-12));
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Catalogue, PenaltyContractTest, ::testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           ids.reserve(penaltyCatalogue().entries.size());
                           for (const auto& entry : penaltyCatalogue().entries)
                             ids.push_back(entry.info.id);
                           return ids;
                         }()),
                         [](const auto& parameter) {
                           std::string name;
                           for (const char c : parameter.param)
                             if (c != '-') name += c;
                           return name;
                         });

// The table of spec §3, row by row.
TEST(PenaltyTableTest, NetworkLassoShrinksOntoTheBall) {
  const auto penalty = make("nlasso", 2);
  const Vector v{{3, 4}};  // ‖v‖ = 5
  EXPECT_DOUBLE_EQ(penalty->value(v), 5);
  EXPECT_DOUBLE_EQ(penalty->dualNorm(v), 5);
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
  const auto penalty = make("l1", 3);
  const Vector v{{3, -4, 0.5}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 7.5);
  EXPECT_DOUBLE_EQ(penalty->dualNorm(v), 4);
  EXPECT_EQ(dualUpdate(*penalty, v, 2, 7), (Vector{{2, -2, 0.5}}));
  Vector z = v;
  penalty->prox(z, 2);
  EXPECT_EQ(z, (Vector{{1, -2, 0}}));
}

TEST(PenaltyTableTest, MochaIsHalfTheSquareAndShrinks) {
  const auto penalty = make("mocha", 2);
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

}  // namespace
}  // namespace gtv
