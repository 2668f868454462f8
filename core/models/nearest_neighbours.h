#pragma once

#include <memory>

#include "models/learner.h"

namespace gtv {

/// The mean target of the k samples nearest to x (Euclidean); samples at equal distance are taken
/// in the order of their rows. A sample of weight s counts as s copies: samples are taken, nearest
/// first, until their weights sum to k, the last one in part; all if there are fewer. By distance,
/// a copy counts with 1 / ‖x_r − x‖, and samples at x itself alone if there are any.
class NearestNeighbours : public Learner {
 public:
  enum class Weighting { Uniform, Distance };
  NearestNeighbours(LearningTask task, double k, Weighting weighting);
  ~NearestNeighbours() override;

  /// Not even equal inputs can be merged: the k-th copy may be one of them.
  LearnerTraits traits() const override { return {true, false, false}; }

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  struct Places;
  double k_;
  Weighting weighting_;
  std::shared_ptr<const Places> places_;  ///< of the samples, in a tree
  Matrix Y_;
  Vector weights_;
};

}  // namespace gtv
