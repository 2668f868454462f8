#include "models/nearest_neighbours.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nanoflann.hpp>
#include <utility>
#include <vector>

#include "base/detachable_task.h"

namespace gtv {
namespace {

/// The samples nearest to a place among those that were shown: the fewest that weigh k together and
/// a little more, for rounding. To nanoflann a "result set".
class NearestSamples {
 public:
  NearestSamples(const Vector& weights, double k) : weights_(weights), enough_(k * (1 + 1e-9)) {}

  void clear() {
    samples_.clear();
    weight_ = 0;
  }

  bool addPoint(double squaredDistance, Eigen::Index row) {
    samples_.emplace_back(squaredDistance, row);
    std::push_heap(samples_.begin(), samples_.end());
    weight_ += counted(row);
    while (weight_ - counted(samples_.front().second) >= enough_) {
      weight_ -= counted(samples_.front().second);
      std::pop_heap(samples_.begin(), samples_.end());
      samples_.pop_back();
    }
    return true;
  }
  bool full() const { return weight_ >= enough_; }
  /// Only what is nearer is shown. A little more, as the row decides between equal distances, and
  /// the tree's distances to its boxes are rounded.
  double worstDist() const {
    return full() ? samples_.front().first * (1 + 1e-12) + std::numeric_limits<double>::min()
                  : std::numeric_limits<double>::infinity();
  }

  std::size_t count() const { return samples_.size(); }
  /// Squared distances and rows, in the order in which they count.
  const std::vector<std::pair<double, Eigen::Index>>& sorted() {
    std::sort(samples_.begin(), samples_.end());
    return samples_;
  }

 private:
  /// One that is enough alone counts no more, which keeps the sum exact.
  double counted(Eigen::Index row) const { return std::min(weights_[row], enough_); }

  const Vector& weights_;
  double enough_;
  double weight_ = 0;
  std::vector<std::pair<double, Eigen::Index>> samples_;  ///< a heap, the last one on top
};

}  // namespace

struct NearestNeighbours::Places {
  explicit Places(RowMatrix samples) : X(std::move(samples)) {}

  /// Squared distances between rows, as Eigen adds them up. To nanoflann a "metric".
  template <class Source>
  struct Distance {
    using ElementType = double;
    using DistanceType = double;
    explicit Distance(const Source& source) : rows(source.m_data_matrix.get()) {}

    double evalMetric(const double* place, Eigen::Index row, std::size_t size) const {
      const Eigen::Map<const Eigen::RowVectorXd> at(place, static_cast<Eigen::Index>(size));
      return (rows.row(row) - at).squaredNorm();
    }
    double accum_dist(double a, double b, std::size_t) const { return (a - b) * (a - b); }

    const RowMatrix& rows;
  };
  struct Metric {
    template <class, class Source, class>
    struct traits {
      using distance_t = Distance<Source>;
    };
  };
  using Tree = nanoflann::KDTreeEigenMatrixAdaptor<RowMatrix, -1, Metric>;

  RowMatrix X;
  std::unique_ptr<const Tree> tree;
};

NearestNeighbours::NearestNeighbours(LearningTask task, double k, Weighting weighting)
    : Learner(task), k_(k), weighting_(weighting) {
  check(k > 0, "at least one neighbour counts");
}

NearestNeighbours::~NearestNeighbours() = default;

Result<FitStatus> NearestNeighbours::train(const Samples& samples, const Rng&,
                                           const std::stop_token& stop) {
  const auto places = std::make_shared<Places>(samples.X);
  const auto grow = [places] {
    constexpr int leafSize = 16;
    places->tree = std::make_unique<const Places::Tree>(static_cast<int>(places->X.cols()),
                                                        std::cref(places->X), leafSize);
  };
  if (!runDetachable(stop, samples.X.size(), grow)) return FitStatus::Stopped;
  places_ = places;
  Y_ = samples.Y;
  weights_ = samples.weights;
  return FitStatus::Fitted;
}

Matrix NearestNeighbours::evaluate(const RowMatrix& X, const std::stop_token& stop) const {
  const auto& samples = places_->X;
  Matrix predictions =
      Matrix::Constant(X.rows(), task().outputs, std::numeric_limits<double>::quiet_NaN());
  NearestSamples nearest(weights_, k_);
  for (Eigen::Index q = 0; q < X.rows() && !stop.stop_requested(); ++q) {
    nearest.clear();
    places_->tree->index->findNeighbors(nearest, X.row(q).data(), {});
    // At distances whose squares are infinite the tree shows nothing.
    if (!nearest.full() && nearest.count() < static_cast<std::size_t>(samples.rows())) {
      nearest.clear();
      for (Eigen::Index r = 0; r < samples.rows(); ++r) {
        const double squared = (samples.row(r) - X.row(q)).squaredNorm();
        nearest.addPoint(squared >= 0 ? squared : std::numeric_limits<double>::infinity(), r);
      }
    }
    Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(task().outputs);
    double total = 0;
    double left = k_;
    bool atSample = false;
    for (const auto& [squaredDistance, r] : nearest.sorted()) {
      if (!(left > 0) || (weighting_ == Weighting::Distance && atSample && squaredDistance > 0))
        break;
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
