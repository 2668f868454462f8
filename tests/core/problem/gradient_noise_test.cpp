#include "problem/gradient_noise.h"

#include <gtest/gtest.h>

#include <cmath>

#include "instances/problem_building.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::networkOf;
using testing::smallExperiment;

class GradientNoiseTest : public ::testing::Test {
 protected:
  GradientNoiseTest() {
    const auto experiment =
        changed(smallExperiment(), {{"data.samples", 7}, {"data.labeledFraction", 1}});
    network_ = networkOf(experiment);
    problem_ = std::make_unique<GtvProblem>(std::move(buildProblem(experiment, *network_).value()));
  }
  const LocalLoss& loss() const { return *problem_->losses[0]; }
  const Vector w_ = Vector{{0.3, -0.7}};

 private:
  std::shared_ptr<const ProblemInstance> network_;
  std::unique_ptr<GtvProblem> problem_;
};

TEST_F(GradientNoiseTest, BatchesHaveTheGradientAsMeanAndTheSpreadOfTheFormula) {
  constexpr int count = 20'000;
  Rng draws(5);
  const auto batches = drawBatchGradients(loss(), w_, 3, count, draws);
  Vector whole(2);
  loss().gradient(w_, whole);
  const double spread = gradientSpread(loss(), w_, 3);
  ASSERT_GT(spread, 0);
  EXPECT_LE((batches.rowwise().mean() - whole).norm(), 4 * spread / std::sqrt(count));
  const double measured = std::sqrt((batches.colwise() - whole).squaredNorm() / count);
  EXPECT_NEAR(measured, spread, 0.03 * spread);
}

TEST_F(GradientNoiseTest, SpreadFallsWithTheRootOfTheBatch) {
  const double one = gradientSpread(loss(), w_, 1);
  EXPECT_DOUBLE_EQ(gradientSpread(loss(), w_, 4), one / 2);
  EXPECT_DOUBLE_EQ(gradientSpread(loss(), w_, 100), one / 10);
}

TEST(GradientNoiseOfZeroLossTest, IsZero) {
  const ZeroLoss loss(2);
  Rng draws(1);
  EXPECT_EQ(gradientSpread(loss, Vector::Ones(2), 1), 0);
  EXPECT_EQ(drawBatchGradients(loss, Vector::Ones(2), 1, 3, draws), Matrix::Zero(2, 3));
}

}  // namespace
}  // namespace gtv
