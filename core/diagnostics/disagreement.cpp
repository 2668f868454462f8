#include "diagnostics/disagreement.h"

#include <algorithm>
#include <numeric>

#include "base/check.h"

namespace gtv {

Matrix disagreement(const Matrix& P, Eigen::Index points) {
  check(points > 0, "there are points to disagree on");
  // Below this share of the squares, subtracting them would lose more than a few digits.
  constexpr double close = 1e-3;
  const auto n = P.cols();
  // What all nodes say alike says nothing of their differences.
  const Matrix centred = P.colwise() - P.rowwise().mean();
  Matrix D(n, n);
  D.setZero();
  D.selfadjointView<Eigen::Lower>().rankUpdate(centred.transpose());
  const Vector squares = D.diagonal();
  for (Eigen::Index j = 0; j < n; ++j) {
    D(j, j) = 0;
    for (Eigen::Index i = j + 1; i < n; ++i) {
      const double sum = squares[i] + squares[j];
      double distance = sum - 2 * D(i, j);
      if (!(distance > close * sum)) distance = (P.col(i) - P.col(j)).squaredNorm();
      D(i, j) = distance / static_cast<double>(points);
      D(j, i) = D(i, j);
    }
  }
  return D;
}

double predictionGtv(const EmpiricalGraph& graph, const Matrix& P, Eigen::Index points) {
  check(points > 0 && P.cols() == graph.nodeCount(), "every node predicts at every point");
  double sum = 0;
  for (const auto& edge : graph.edges())
    sum += edge.weight * (P.col(edge.head) - P.col(edge.tail)).squaredNorm();
  return sum / static_cast<double>(points);
}

std::vector<int> nodesByCluster(const std::vector<int>& clusters, int most) {
  std::vector<int> order(clusters.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return clusters[a] < clusters[b]; });
  const auto wanted = static_cast<std::size_t>(std::max(0, most));
  if (order.size() <= wanted) return order;
  const auto n = order.size();
  for (std::size_t k = 0; k < wanted; ++k) order[k] = order[k * n / wanted];
  order.resize(wanted);
  return order;
}

}  // namespace gtv
