#include "tables/micro_aggregation.h"

#include <algorithm>
#include <numeric>

#include "base/check.h"

namespace gtv {
namespace {

std::vector<int> runsOf(const RowMatrix& points, int k) {
  const auto N = static_cast<int>(points.rows());
  std::vector<int> order(static_cast<std::size_t>(N));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return points(a, 0) < points(b, 0); });
  std::vector<int> groups(order.size());
  const int runs = N / k;
  for (int place = 0; place < N; ++place)
    groups[static_cast<std::size_t>(order[static_cast<std::size_t>(place)])] =
        std::min(place / k, runs - 1);
  return groups;
}

/// The rows that are in no group yet, ascending.
class Micro {
 public:
  Micro(const RowMatrix& points, int k)
      : points_(points),
        k_(k),
        left_(static_cast<std::size_t>(points.rows())),
        groups_(left_.size()) {
    std::iota(left_.begin(), left_.end(), 0);
  }

  std::vector<int> groups(const std::stop_token& stop) {
    const auto k = static_cast<std::size_t>(k_);
    while (left_.size() >= 3 * k) {
      if (stop.stop_requested()) return {};
      const Vector far = points_.row(farthestFrom(mean()));
      // Before r and its neighbours are gone: s is looked for among the others.
      take(far);
      take(points_.row(farthestFrom(far)));
    }
    if (left_.size() >= 2 * k) take(points_.row(farthestFrom(mean())));
    for (const int i : left_) groups_[static_cast<std::size_t>(i)] = next_;
    return std::move(groups_);
  }

 private:
  Vector mean() const {
    Vector sum = Vector::Zero(points_.cols());
    for (const int i : left_) sum += points_.row(i).transpose();
    return sum / static_cast<double>(left_.size());
  }
  double distance(int i, const Vector& to) const {
    return (points_.row(i).transpose() - to).squaredNorm();
  }
  int farthestFrom(const Vector& centre) const {
    int best = left_.front();
    double most = -1;
    for (const int i : left_)
      if (const double far = distance(i, centre); far > most) {
        most = far;
        best = i;
      }
    return best;
  }
  /// The k rows nearest to `centre` become a group.
  void take(const Vector& centre) {
    std::vector<std::pair<double, int>> near;
    near.reserve(left_.size());
    for (const int i : left_) near.emplace_back(distance(i, centre), i);
    std::nth_element(near.begin(), near.begin() + (k_ - 1), near.end());
    std::vector<int> taken;
    taken.reserve(static_cast<std::size_t>(k_));
    for (int j = 0; j < k_; ++j) taken.push_back(near[static_cast<std::size_t>(j)].second);
    std::sort(taken.begin(), taken.end());
    for (const int i : taken) groups_[static_cast<std::size_t>(i)] = next_;
    ++next_;
    std::erase_if(left_, [&](int i) { return std::binary_search(taken.begin(), taken.end(), i); });
  }

  const RowMatrix& points_;
  int k_;
  std::vector<int> left_;
  std::vector<int> groups_;
  int next_ = 0;
};

}  // namespace

std::vector<int> anonymousGroups(const RowMatrix& points, int k, const std::stop_token& stop) {
  check(k >= 1 && points.rows() >= k, "there are samples for one group");
  if (points.cols() == 0) return std::vector<int>(static_cast<std::size_t>(points.rows()), 0);
  return points.cols() == 1 ? runsOf(points, k) : Micro(points, k).groups(stop);
}

void replaceByMeans(RowMatrix& points, const std::vector<int>& groups) {
  check(static_cast<Eigen::Index>(groups.size()) == points.rows(), "every row has a group");
  const int count = groups.empty() ? 0 : 1 + *std::max_element(groups.begin(), groups.end());
  // Updated, not summed up: equal rows lose nothing to rounding.
  RowMatrix means = RowMatrix::Zero(count, points.cols());
  std::vector<double> sizes(static_cast<std::size_t>(count), 0);
  for (Eigen::Index r = 0; r < points.rows(); ++r) {
    const int group = groups[static_cast<std::size_t>(r)];
    auto& size = sizes[static_cast<std::size_t>(group)];
    size += 1;
    means.row(group) += (points.row(r) - means.row(group)) / size;
  }
  for (Eigen::Index r = 0; r < points.rows(); ++r)
    points.row(r) = means.row(groups[static_cast<std::size_t>(r)]);
}

}  // namespace gtv
