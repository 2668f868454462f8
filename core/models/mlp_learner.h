#pragma once

#include "models/learner.h"
#include "models/mlp.h"

namespace gtv {

/// A multilayer perceptron, trained by mini-batches. The first fit starts from the initial weights
/// that the maker gives to every node alike, later ones from where the last one ended; the means of
/// Adam start anew. Every epoch goes through the samples in a random order. A batch B counts with
/// Σ_{r∈B} s_r ℓ_r / (|B| s̄), s̄ the mean weight of all samples, so that an epoch is, in the mean,
/// the weighted loss; plus (δ/2)‖W‖² for weight decay δ, without biases.
class MlpLearner : public Learner {
 public:
  enum class Optimiser { Sgd, Adam };
  struct Options {
    Optimiser optimiser = Optimiser::Adam;
    double learningRate = 0.01;
    double weightDecay = 0;
    int epochs = 100;
    Eigen::Index batch = 32;  ///< 0: all samples, in their order
  };
  /// The network fits the task; `initial` are its weights before the first fit.
  MlpLearner(LearningTask task, Mlp network, Vector initial, const Options& options);

  LearnerTraits traits() const override {
    return {options_.batch == 0, false, options_.batch == 0};
  }
  const Mlp& network() const { return network_; }
  Vector memory() const override { return memory_; }
  Result<void> restore(const Vector& memory) override;

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  Mlp network_;
  Vector initial_;
  Options options_;
  Vector memory_;
};

}  // namespace gtv
