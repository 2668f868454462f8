#include "federated/learner_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "models/catalogue.h"

namespace gtv {
namespace {

/// sampleWeights(), but no absolute residual counts for less than their median.
Vector boundedWeights(const SampleLoss& loss, const Matrix& predictions, const Matrix& targets) {
  Vector weights = sampleWeights(loss, predictions, targets);
  if (loss.kind != SampleLoss::Kind::Absolute || weights.size() == 0) return weights;
  Vector sorted = weights;
  const auto middle = sorted.begin() + sorted.size() / 2;
  std::nth_element(sorted.begin(), middle, sorted.end());
  return weights.cwiseMin(*middle);
}

}  // namespace

Result<FitStatus> fitLearner(Learner& learner, const LearnerAssignment& models,
                             LearnerSamples samples, const Rng& rng, const std::stop_token& stop) {
  constexpr int mostLinear = 50;
  constexpr int mostOthers = 5;
  constexpr double change = 1e-10;
  const bool isSquared = models.loss.kind == SampleLoss::Kind::Squared;
  if (isSquared || models.task.classifies() || samples.own == 0)
    return learner.fit(samples.X, samples.Y, samples.weights, rng, stop);
  const RowMatrix X = samples.X.topRows(samples.own);
  const Matrix Y = samples.Y.topRows(samples.own);
  const bool remembers = learner.memory().size() > 0;
  const int most = remembers ? 1 : learner.traits().leastSquares ? mostLinear : mostOthers;
  Matrix predicted = learner.predict(X, stop);
  const bool isLinear = learner.traits().leastSquares;
  const Vector all = samples.weights;
  for (int round = 0; round < most; ++round) {
    if (round > 0 || remembers) {
      samples.weights = all;
      auto own = samples.weights.head(samples.own);
      own.array() *= isLinear ? sampleWeights(models.loss, predicted, Y).array()
                              : boundedWeights(models.loss, predicted, Y).array();
      if (!isLinear) samples.weights *= all.head(samples.own).sum() / own.sum();
    }
    auto end = learner.fit(samples.X, samples.Y, samples.weights, rng, stop);
    if (!end || *end != FitStatus::Fitted) return end;
    Matrix next = learner.predict(X, stop);
    if (stop.stop_requested()) return FitStatus::Stopped;
    if (!next.allFinite()) return FitStatus::Diverged;
    const double moved = (next - predicted).lpNorm<Eigen::Infinity>();
    predicted = std::move(next);
    if (round > 0 && moved <= change * (1 + predicted.lpNorm<Eigen::Infinity>())) break;
  }
  return FitStatus::Fitted;
}

Rng learnerStream(const Rng& solver, int node) {
  return solver.stream(fmt::format("learner {}", node));
}

double pairWeight(const LearnerAssignment& models, Eigen::Index samples, Eigen::Index testPoints,
                  double coupling) {
  if (samples == 0) return 1;
  const double perSample = models.sumsLosses ? 1.0 : static_cast<double>(samples);
  return coupling * perSample / static_cast<double>(testPoints);
}

Result<Vector> firstPredictions(const LearnerAssignment& models, int node, const RowMatrix& X,
                                ConstVec labels, const RowMatrix& testSet, double coupling,
                                const Rng& solver, const std::stop_token& stop) {
  auto learner = makeLearner(models.of(node), models.task, models.rng);
  if (!learner) return learner.error();
  const auto m = X.rows();
  const auto points = testSet.rows();
  LearnerSamples samples{RowMatrix(m + points, X.cols()), Matrix(m + points, models.task.outputs),
                         Vector(m + points), m};
  samples.X << X, testSet;
  samples.Y << models.targets(labels), (*learner)->predict(testSet);
  samples.weights << Vector::Ones(m),
      Vector::Constant(points, pairWeight(models, m, points, coupling));
  const auto end =
      fitLearner(**learner, models, std::move(samples), learnerStream(solver, node), stop);
  if (!end) return Error{"", end.error().message};
  if (*end == FitStatus::Stopped) return Error{"", "stopped"};
  if (*end == FitStatus::Diverged) return Error{"", "the local model of this node diverges"};
  return Vector((*learner)->predict(testSet).reshaped());
}

}  // namespace gtv
