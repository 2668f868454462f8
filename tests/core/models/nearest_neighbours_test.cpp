#include "models/nearest_neighbours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

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

TEST(NearestNeighbours, PredictsMeanOfTheNearest) {
  EXPECT_EQ(atZero(2, Weighting::Uniform, {3, -1, 2, 9}, {100, 4, 8, 100}), 6);
  EXPECT_EQ(atZero(9, Weighting::Uniform, {3, -1}, {1, 4}), 2.5);  // all if there are fewer
}

TEST(NearestNeighbours, WeightsEqualCopies) {
  // Nearest first: 4 twice, then one of the three copies of 10.
  EXPECT_EQ(atZero(3, Weighting::Uniform, {2, 1}, {10, 4}, {3, 2}), 6);
  // Half a sample: (½·8 + ½·2) / 1
  EXPECT_EQ(atZero(1, Weighting::Uniform, {1, 2}, {8, 2}, {0.5, 7}), 5);
}

TEST(NearestNeighbours, ResolvesTiesByIndex) {
  EXPECT_EQ(atZero(1, Weighting::Uniform, {1, -1, 1}, {5, 6, 7}), 5);
  EXPECT_EQ(atZero(2, Weighting::Uniform, {1, -1, 1}, {5, 6, 7}), 5.5);
}

TEST(NearestNeighbours, WeightsByInverseDistance) {
  // (1·3 + ½·6) / 1.5
  EXPECT_EQ(atZero(2, Weighting::Distance, {1, -2, 4}, {3, 6, 100}), 4);
  // (2·1·3 + ½·8) / 2.5, the near one twice
  EXPECT_EQ(atZero(3, Weighting::Distance, {1, -2, 4}, {3, 8, 100}, {2, 1, 1}), 4);
}

TEST(NearestNeighbours, UsesOnlyCoincidingSamplesIfThereAreAny) {
  EXPECT_EQ(atZero(3, Weighting::Distance, {0, 1, 0}, {2, 100, 4}), 3);
}

/// The definition, sample by sample.
Matrix bruteForcePrediction(const WeightedSamples& data, const RowMatrix& at, double k,
                            Weighting weighting) {
  Matrix out(at.rows(), data.Y.cols());
  for (Eigen::Index q = 0; q < at.rows(); ++q) {
    std::vector<std::pair<double, Eigen::Index>> order;
    for (Eigen::Index r = 0; r < data.X.rows(); ++r)
      order.emplace_back((data.X.row(r) - at.row(q)).norm(), r);
    std::sort(order.begin(), order.end());
    const bool alone = weighting == Weighting::Distance && order.front().first == 0;
    Vector shares = Vector::Zero(data.X.rows());
    double left = k;
    for (const auto& [distance, r] : order) {
      if (alone && distance > 0) break;
      const double taken = std::min(left, data.weights[r]);
      left -= taken;
      shares[r] = taken / (weighting == Weighting::Distance && !alone ? distance : 1);
    }
    out.row(q) = shares.transpose() * data.Y / shares.sum();
  }
  return out;
}

TEST(NearestNeighbours, TreeSearchMatchesBruteForce) {
  Rng rng(4);
  for (const int d : {1, 2, 5, 20})
    for (const bool onGrid : {false, true}) {  // with many equal distances and places
      Matrix X(500, d);
      rng.fillNormal(X);
      if (onGrid) X = (2 * X.array()).round();
      Matrix Y(500, 2);
      rng.fillNormal(Y);
      Matrix weights(500, 1);
      for (double& w : weights.reshaped()) w = std::pow(10.0, rng.uniform(-3, 3));
      const WeightedSamples data{X, Y, weights.col(0)};
      RowMatrix at(60, d);
      at << X.topRows(20), 3 * X.middleRows(100, 40);
      for (const double k : {1e-4, 1.0, 30.0, 1e9})
        for (const auto weighting : {Weighting::Uniform, Weighting::Distance}) {
          NearestNeighbours learner(LearningTask::classification(d, 2), k, weighting);
          auto asClasses = data;
          asClasses.Y = data.Y.array().exp();
          asClasses.Y.array().colwise() /= asClasses.Y.rowwise().sum().array().eval();
          fitModel(learner, asClasses);
          EXPECT_LE((learner.predict(at) - bruteForcePrediction(asClasses, at, k, weighting))
                        .lpNorm<Eigen::Infinity>(),
                    1e-9)
              << "d " << d << ", grid " << onGrid << ", k " << k;
        }
    }
}

TEST(NearestNeighbours, HandlesVeryLargeDistances) {
  // The squares of these distances are infinite: all samples are equally far.
  EXPECT_EQ(atZero(2, Weighting::Uniform, {1e200, -3e250, 1e300}, {5, 7, 100}), 6);
}

TEST(NearestNeighbours, StoppedPredictionIsNan) {
  const auto task = LearningTask::regression(2);
  NearestNeighbours learner(task, 3, Weighting::Uniform);
  const auto data = testing::randomSamples(task, 100, 1);
  fitModel(learner, data);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(learner.predict(data.X, stop.get_token()).array().isNaN().all());
  EXPECT_TRUE(learner.predict(data.X, std::stop_source().get_token()).allFinite());
}

TEST(NearestNeighbours, AveragesSoftLabels) {
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
