#include "grouping/mixture_discrepancy.h"

#include <cmath>
#include <cstddef>

#include "clustering/k_means.h"

namespace gtv {

GaussianMixture matchedTo(const GaussianMixture& own, const GaussianMixture& theirs) {
  const auto k = own.means.cols();
  Matrix costs(k, k);
  for (Eigen::Index j = 0; j < k; ++j)
    costs.row(j) = (theirs.means.colwise() - own.means.col(j)).colwise().squaredNorm();
  const auto order = cheapestAssignment(costs);
  GaussianMixture out{theirs.weights(order), theirs.means(Eigen::all, order), {}};
  if (theirs.covariances.empty()) return out;
  for (const int j : order)
    out.covariances.push_back(theirs.covariances[static_cast<std::size_t>(j)]);
  return out;
}

double mixtureDiscrepancy(const GaussianMixture& a, const GaussianMixture& b) {
  if (a.covariances.empty()) return centreSetDiscrepancy(a.means, b.means);
  const auto matched = matchedTo(a, b);
  return 0.5 * (mixtureDivergence(a, matched) + mixtureDivergence(matched, a));
}

double neighbourDiscrepancy(const EmpiricalGraph& graph,
                            const std::vector<GaussianMixture>& mixtures) {
  if (graph.edgeCount() == 0) return std::nan("");
  if (static_cast<int>(mixtures.size()) != graph.nodeCount()) return 0;
  double sum = 0;
  double weights = 0;
  for (const auto& edge : graph.edges()) {
    sum += edge.weight * mixtureDiscrepancy(mixtures[static_cast<std::size_t>(edge.head)],
                                            mixtures[static_cast<std::size_t>(edge.tail)]);
    weights += edge.weight;
  }
  return sum / weights;
}

}  // namespace gtv
