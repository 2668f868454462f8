#include "models/nearest_neighbours.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace gtv {

NearestNeighbours::NearestNeighbours(LearningTask task, double k, Weighting weighting)
    : Learner(task), k_(k), weighting_(weighting) {
  check(k > 0, "at least one neighbour counts");
}

Result<FitStatus> NearestNeighbours::train(const Samples& samples, const Rng&,
                                           const std::stop_token&) {
  X_ = samples.X;
  Y_ = samples.Y;
  weights_ = samples.weights;
  return FitStatus::Fitted;
}

Matrix NearestNeighbours::evaluate(const RowMatrix& X) const {
  Matrix predictions(X.rows(), task().outputs);
  std::vector<std::pair<double, Eigen::Index>> nearest(static_cast<std::size_t>(X_.rows()));
  for (Eigen::Index q = 0; q < X.rows(); ++q) {
    nearest.resize(static_cast<std::size_t>(X_.rows()));
    for (Eigen::Index r = 0; r < X_.rows(); ++r)
      nearest[r] = {(X_.row(r) - X.row(q)).squaredNorm(), r};
    std::make_heap(nearest.begin(), nearest.end(), std::greater<>());
    Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(task().outputs);
    double total = 0;
    double left = k_;
    bool atSample = false;
    while (left > 0 && !nearest.empty()) {
      std::pop_heap(nearest.begin(), nearest.end(), std::greater<>());
      const auto [squaredDistance, r] = nearest.back();
      nearest.pop_back();
      if (weighting_ == Weighting::Distance && atSample && squaredDistance > 0) break;
      atSample = squaredDistance == 0;
      const double taken = std::min(left, weights_[r]);
      left -= taken;
      const bool byDistance = weighting_ == Weighting::Distance && !atSample;
      const double counted = byDistance ? taken / std::sqrt(squaredDistance) : taken;
      sum += counted * Y_.row(r);
      total += counted;
    }
    predictions.row(q) = sum / total;
  }
  return predictions;
}

}  // namespace gtv
