#include "models/nearest_neighbours.h"

#include <gtest/gtest.h>

#include "model_samples.h"

namespace gtv {
namespace {

using testing::fitModel;
using testing::WeightedSamples;
using Weighting = NearestNeighbours::Weighting;

/// The prediction at x = 0 from samples on a line.
double atZero(double k, Weighting weighting, const std::vector<double>& x,
              const std::vector<double>& y, std::vector<double> weights = {}) {
  const auto m = static_cast<Eigen::Index>(x.size());
  if (weights.empty()) weights.assign(x.size(), 1);
  NearestNeighbours learner(LearningTask::regression(1), k, weighting);
  fitModel(learner, {RowMatrix(Eigen::Map<const Vector>(x.data(), m)),
                     Matrix(Eigen::Map<const Vector>(y.data(), m)),
                     Eigen::Map<const Vector>(weights.data(), m)});
  return learner.predict(RowMatrix::Zero(1, 1))(0, 0);
}

TEST(NearestNeighbours, MeanOfTheNearest) {
  EXPECT_EQ(atZero(2, Weighting::Uniform, {3, -1, 2, 9}, {100, 4, 8, 100}), 6);
  EXPECT_EQ(atZero(9, Weighting::Uniform, {3, -1}, {1, 4}), 2.5);  // all if there are fewer
}

TEST(NearestNeighbours, WeightsCountAsCopies) {
  // Nearest first: 4 twice, then one of the three copies of 10.
  EXPECT_EQ(atZero(3, Weighting::Uniform, {2, 1}, {10, 4}, {3, 2}), 6);
  // Half a sample: (½·8 + ½·2) / 1
  EXPECT_EQ(atZero(1, Weighting::Uniform, {1, 2}, {8, 2}, {0.5, 7}), 5);
}

TEST(NearestNeighbours, TiesGoByIndex) {
  EXPECT_EQ(atZero(1, Weighting::Uniform, {1, -1, 1}, {5, 6, 7}), 5);
  EXPECT_EQ(atZero(2, Weighting::Uniform, {1, -1, 1}, {5, 6, 7}), 5.5);
}

TEST(NearestNeighbours, DistanceCountsInversely) {
  // (1·3 + ½·6) / 1.5
  EXPECT_EQ(atZero(2, Weighting::Distance, {1, -2, 4}, {3, 6, 100}), 4);
  // (2·1·3 + ½·8) / 2.5, the near one twice
  EXPECT_EQ(atZero(3, Weighting::Distance, {1, -2, 4}, {3, 8, 100}, {2, 1, 1}), 4);
}

TEST(NearestNeighbours, SamplesAtThePointItselfCountAlone) {
  EXPECT_EQ(atZero(3, Weighting::Distance, {0, 1, 0}, {2, 100, 4}), 3);
}

TEST(NearestNeighbours, SoftLabelsAreAveraged) {
  NearestNeighbours learner(LearningTask::classification(1, 2), 2, Weighting::Uniform);
  RowMatrix X(2, 1);
  X << 1, 2;
  Matrix Y(2, 2);
  Y << 1, 0, 0.5, 0.5;
  fitModel(learner, {X, Y, Vector::Ones(2)});
  EXPECT_EQ(learner.predict(RowMatrix::Zero(1, 1)), Eigen::RowVector2d(0.75, 0.25));
}

}  // namespace
}  // namespace gtv
