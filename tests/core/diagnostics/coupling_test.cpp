#include "diagnostics/coupling.h"

#include <gtest/gtest.h>

#include "diagnostics/poisoning.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::scalarProblem;

TEST(CouplingTest, ShareIsThePullOfTheNeighboursOverTheGradient) {
  // ∇L_i(0) = −2a_i: shares λ·2e-5/4, λ·3e-5/2 and λ·1e-5/8; the last node has no data.
  const std::vector<Edge> edges{{0, 1, 2e-5}, {1, 2, 1e-5}, {2, 3, 1e-12}};
  const auto problem =
      scalarProblem({2.0, 1.0, 4.0, std::nullopt}, edges, testing::networkLasso(), 2);
  const auto coupling = vanishingCoupling(problem);
  ASSERT_TRUE(coupling);
  EXPECT_EQ(coupling->nodes, 3);
  EXPECT_NEAR(coupling->largestShare, 3e-5, 1e-16);
  // It bounds what the others do: no model moves farther than this part of its own.
  const Vector bounds = influenceBounds(problem);
  EXPECT_LE(bounds[0], coupling->largestShare * 2);
  EXPECT_LE(bounds[1], coupling->largestShare * 1);
}

TEST(CouplingTest, OneNodeThatIsCoupledIsEnough) {
  const std::vector<Edge> edges{{0, 1, 1e-9}, {1, 2, 1}};
  EXPECT_FALSE(vanishingCoupling(
      scalarProblem({2.0, std::nullopt, 4.0}, edges, testing::networkLasso(), 0.1)));
  EXPECT_TRUE(vanishingCoupling(scalarProblem(
      {2.0, 1.0, std::nullopt}, {{0, 1, 1e-9}, {1, 2, 1e-9}}, testing::l1Norm(), 0.1)));
}

TEST(CouplingTest, QuadraticPenaltiesAreComparedByCurvature) {
  // β = 2; λA = 1e-5.
  const auto problem = scalarProblem({2.0, 5.0}, {{0, 1, 1e-4}}, testing::mocha(), 0.1);
  const auto coupling = vanishingCoupling(problem);
  ASSERT_TRUE(coupling);
  EXPECT_NEAR(coupling->largestShare, 5e-6, 1e-18);
  EXPECT_FALSE(vanishingCoupling(scalarProblem({2.0, 5.0}, {{0, 1, 1}}, testing::mocha(), 0.1)));
}

TEST(CouplingTest, NothingIsSaidWithoutCouplingOrData) {
  EXPECT_FALSE(
      vanishingCoupling(scalarProblem({2.0, 5.0}, {{0, 1, 1e-9}}, testing::networkLasso(), 0)));
  EXPECT_FALSE(vanishingCoupling(scalarProblem({2.0, 5.0}, {}, testing::networkLasso(), 1)));
  EXPECT_FALSE(vanishingCoupling(
      scalarProblem({std::nullopt, std::nullopt}, {{0, 1, 1e-9}}, testing::networkLasso(), 1)));
}

}  // namespace
}  // namespace gtv
