#include "models/mlp_learner.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "models/probabilities.h"

namespace gtv {
namespace {

/// w ← w − step, by [Kingma & Ba 2015, Alg. 1] with their constants or plain gradient descent.
class Descent {
 public:
  Descent(MlpLearner::Optimiser optimiser, double learningRate, Eigen::Index size)
      : optimiser_(optimiser),
        learningRate_(learningRate),
        mean_(Vector::Zero(size)),
        square_(Vector::Zero(size)) {}

  void step(const Vector& gradient, Vector& w) {
    if (optimiser_ == MlpLearner::Optimiser::Sgd) {
      w -= learningRate_ * gradient;
      return;
    }
    constexpr double keptMean = 0.9;
    constexpr double keptSquare = 0.999;
    mean_ = keptMean * mean_ + (1 - keptMean) * gradient;
    square_ = keptSquare * square_ + (1 - keptSquare) * gradient.cwiseAbs2();
    meanShare_ *= keptMean;
    squareShare_ *= keptSquare;
    w.array() -= learningRate_ / (1 - meanShare_) * mean_.array() /
                 ((square_.array() / (1 - squareShare_)).sqrt() + 1e-8);
  }

 private:
  MlpLearner::Optimiser optimiser_;
  double learningRate_;
  Vector mean_;
  Vector square_;
  double meanShare_ = 1;
  double squareShare_ = 1;
};

/// Every order equally likely.
void shuffleRows(std::vector<Eigen::Index>& rows, Rng& rng) {
  for (std::size_t k = rows.size(); k > 1; --k)
    std::swap(rows[k - 1], rows[static_cast<std::size_t>(rng.below(static_cast<int>(k)))]);
}

}  // namespace

MlpLearner::MlpLearner(LearningTask task, Mlp network, Vector initial, const Options& options)
    : Learner(task), network_(std::move(network)), initial_(std::move(initial)), options_(options) {
  const auto& sizes = network_.options().sizes;
  check(sizes.front() == task.features && sizes.back() == task.outputs,
        "the network fits the task");
  check(initial_.size() == network_.parameterCount(), "the network has initial weights");
  check(task.classifies() || network_.options().loss == Mlp::Loss::Squared,
        "regression has squared loss");
}

Result<void> MlpLearner::restore(const Vector& memory) {
  if (memory.size() != 0 && memory.size() != network_.parameterCount())
    return Error{"", fmt::format("the network has {}, the memory {}",
                                 counted(network_.parameterCount(), "weight"), memory.size())};
  if (!memory.allFinite()) return Error{"", "the weights of a network are finite"};
  memory_ = memory;
  setFitted(memory.size() > 0);
  return {};
}

Result<FitStatus> MlpLearner::train(const Samples& samples, const Rng& rng,
                                    const std::stop_token& stop) {
  const auto m = samples.X.rows();
  const auto batch = options_.batch == 0 ? m : std::min(options_.batch, m);
  const double meanWeight = samples.weights.mean();
  const Vector decay = options_.weightDecay * network_.shrunk();
  Vector w = memory_.size() > 0 ? memory_ : initial_;
  Descent descent(options_.optimiser, options_.learningRate, w.size());
  auto order = rng.stream("batches");
  std::vector<Eigen::Index> rows(static_cast<std::size_t>(m));
  std::iota(rows.begin(), rows.end(), 0);
  Vector gradient;
  for (int epoch = 0; epoch < options_.epochs; ++epoch) {
    if (options_.batch != 0) shuffleRows(rows, order);
    for (Eigen::Index first = 0; first < m; first += batch) {
      if (stop.stop_requested()) return FitStatus::Stopped;
      const auto count = std::min(batch, m - first);
      const std::vector<Eigen::Index> chosen(rows.begin() + first, rows.begin() + first + count);
      const Vector weights = samples.weights(chosen);
      network_.gradient(w, samples.X(chosen, Eigen::all), samples.Y(chosen, Eigen::all), weights,
                        gradient);
      gradient *= weights.mean() / meanWeight;
      gradient += decay.cwiseProduct(w);
      descent.step(gradient, w);
    }
    if (!w.allFinite()) return FitStatus::Diverged;
  }
  memory_ = std::move(w);
  return FitStatus::Fitted;
}

Matrix MlpLearner::evaluate(const RowMatrix& X, const std::stop_token&) const {
  const Matrix values = network_.predict(memory_, X);
  const bool probabilities =
      !task().classifies() || network_.options().loss == Mlp::Loss::CrossEntropy;
  return probabilities ? values : projectRowsToSimplex(values);
}

}  // namespace gtv
