#include "solvers/quadratic_objective.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "losses/local_loss.h"
#include "solvers/gradient.h"
#include "support/loss_variants.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using testing::iterate;
using testing::mocha;
using testing::networkLasso;
using testing::randomProblem;
using testing::scalarProblem;
using Scope = QuadraticObjective::Scope;

// L_i = (w − a_i)², a = 0 and 2, an edge with φ = v²/2 and λ = 1: H = (3 −1; −1 3) has the
// eigenvalues 2 and 4, and 3w₁ = w₂, 3w₂ = w₁ + 4 the solution ½, 3/2.
TEST(QuadraticObjectiveTest, AgreesWithTwoNodesByHand) {
  const auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 1);
  const auto network = QuadraticObjective::make(problem, Scope::Network).value();
  EXPECT_NEAR(network.least(), 2, 1e-14);
  EXPECT_NEAR(network.largest(), 4, 1e-14);
  EXPECT_NEAR(network.optimalStep(), 1.0 / 3, 1e-14);
  EXPECT_NEAR(network.contraction(1.0 / 3), 1.0 / 3, 1e-14);
  EXPECT_NEAR(network.stableBound(), 0.5, 1e-14);
  // max(|1 − 0.6|, |1 − 1.2|), max(|1 − 1.2|, |1 − 2.4|)
  EXPECT_NEAR(network.contraction(0.3), 0.4, 1e-14);
  EXPECT_NEAR(network.contraction(0.6), 1.4, 1e-14);
  EXPECT_NEAR(network.distance(Vector{{0, 0}}), std::sqrt(2.5), 1e-14);
  EXPECT_NEAR(network.distance(Vector{{0.5, 1.5}}), 0, 1e-14);
  const auto mean = QuadraticObjective::make(problem, Scope::Mean).value();
  EXPECT_NEAR(mean.least(), 2, 1e-14);
  EXPECT_NEAR(mean.distance(Vector{{4}}), 3, 1e-14);
  const auto node = QuadraticObjective::make(problem, Scope::Node, 1).value();
  EXPECT_NEAR(node.largest(), 2, 1e-14);
  EXPECT_NEAR(node.distance(Vector{{5}}), 3, 1e-14);
}

// κ(0.3) = 0.4: 0.4² = 0.16, 0.4³ = 0.064; κ(1/3) = 1/3; κ(¼) = ½.
TEST(QuadraticObjectiveTest, IterationsAreTheFirstThatArePromised) {
  const auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 1);
  const auto network = QuadraticObjective::make(problem, Scope::Network).value();
  EXPECT_EQ(network.iterations(0.3, 0.1), 3);
  EXPECT_EQ(network.iterations(0.3, 0.16), 2);
  EXPECT_EQ(network.iterations(0.25, 0.125), 3);
  EXPECT_EQ(network.iterations(0.25, 1e-3), 10);  // 2⁻¹⁰ < 10⁻³ < 2⁻⁹
  EXPECT_EQ(network.iterations(0.3, 0.9), 1);
  EXPECT_EQ(network.iterations(0.6, 0.1), std::numeric_limits<double>::infinity());
  // κ = 0: one step.
  const auto node = QuadraticObjective::make(problem, Scope::Node, 1).value();
  EXPECT_EQ(node.iterations(0.5, 1e-6), 1);
}

// Nobody pulls at node 1: every value of its model is a minimiser.
TEST(QuadraticObjectiveTest, FlatDirectionsHaveNoDistance) {
  const auto problem = scalarProblem({3, std::nullopt}, {}, mocha(), 1);
  const auto objective = QuadraticObjective::make(problem, Scope::Network).value();
  EXPECT_EQ(objective.least(), 0);
  EXPECT_NEAR(objective.largest(), 2, 1e-14);
  EXPECT_NEAR(objective.distance(Vector{{1, 77}}), 2, 1e-14);
  EXPECT_GE(objective.contraction(0.5), 1);
  const auto nothing = QuadraticObjective::make(problem, Scope::Node, 1).value();
  EXPECT_EQ(nothing.largest(), 0);
  EXPECT_EQ(nothing.optimalStep(), 0);
}

TEST(QuadraticObjectiveTest, NoStepShrinksTheDistanceLessThanPromised) {
  const auto problem = randomProblem(3, 6, 2, 5, 0.6, mocha(), 0.3);
  const auto objective = QuadraticObjective::make(problem, Scope::Network).value();
  ASSERT_GT(objective.least(), 0);
  for (const double share : {0.1, 0.5, 0.95}) {
    const double step = share * objective.stableBound();
    GradientSolver solver(problem, false, step);
    EXPECT_EQ(solver.gradientStep(), step);
    double before = objective.distance(solver.primal().reshaped());
    double last = 0;
    for (int k = 0; k < 300; ++k) {
      iterate(solver, 1);
      const double now = objective.distance(solver.primal().reshaped());
      if (objective.isRounding(now)) break;
      ASSERT_LE(now, objective.contraction(step) * before * (1 + 1e-6)) << share << ' ' << k;
      last = now / before;
      before = now;
    }
    // In the end only the slowest direction is left.
    EXPECT_NEAR(last, objective.contraction(step), 0.02) << share;
  }
}

TEST(QuadraticObjectiveTest, SaysWhatIsNotQuadraticOrTooLarge) {
  const auto kinked = scalarProblem({0, 2}, {{0, 1, 1}}, networkLasso(), 1);
  EXPECT_THAT(QuadraticObjective::make(kinked, Scope::Network).error().message,
              HasSubstr("penalty is not quadratic"));
  EXPECT_TRUE(QuadraticObjective::make(kinked, Scope::Node, 1).ok());
  auto other = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 1);
  other.losses[1] =
      testing::makeLoss({{"kind", "huber"}}, {"", RowMatrix::Ones(1, 1), Vector{{2}}});
  EXPECT_THAT(QuadraticObjective::make(other, Scope::Mean).error().message,
              HasSubstr("loss is not quadratic"));
  EXPECT_TRUE(QuadraticObjective::make(other, Scope::Node, 0).ok());
  const auto many =
      scalarProblem(std::vector<std::optional<double>>(201, 1.0), {{0, 1, 1}}, mocha(), 1);
  EXPECT_THAT(QuadraticObjective::make(many, Scope::Network).error().message,
              HasSubstr("201 parameters"));
  EXPECT_TRUE(QuadraticObjective::make(many, Scope::Mean).ok());
}

}  // namespace
}  // namespace gtv
