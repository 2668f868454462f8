#include "clustering/spectral_clustering.h"

#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <utility>

#include "base/decompositions.h"
#include "base/detachable_task.h"
#include "clustering/k_means.h"
#include "clustering/partition.h"

namespace gtv {

Result<Matrix> spectralEmbedding(const EmpiricalGraph& graph, int k, const std::stop_token& stop) {
  const int n = graph.nodeCount();
  if (k > n) return Error{"k", fmt::format("{} clusters need as many nodes, there are {}", k, n)};
  if (n > mostForSpectralClustering)
    return Error{"k", fmt::format("spectral clustering takes graphs of up to {} nodes, this one "
                                  "has {}; Louvain and Leiden have no such limit",
                                  mostForSpectralClustering, n)};
  Vector scale(n);
  for (int i = 0; i < n; ++i) {
    const double strength = graph.strength(i);
    scale[i] = strength > 0 ? 1 / std::sqrt(strength) : 0;
  }
  struct Work {
    Matrix laplacian;
    SymmetricEigen found;
  };
  const auto work = std::make_shared<Work>();
  // Above all eigenvalues where there is no edge: such nodes are to lie at 0.
  work->laplacian = Matrix::Zero(n, n);
  work->laplacian.diagonal() = (scale.array() > 0).select(Vector::Ones(n), 3.0);
  for (const auto& edge : graph.edges()) {
    const double value = -edge.weight * scale[edge.head] * scale[edge.tail];
    work->laplacian(edge.head, edge.tail) = value;
    work->laplacian(edge.tail, edge.head) = value;
  }
  const auto numbers = std::int64_t{n} * n * n / 100;
  if (!runDetachable(stop, numbers, [work] { work->found = symmetricEigen(work->laplacian); }))
    return Error{"k", "was stopped"};
  if (!work->found.converged) return Error{"k", "the eigenvectors of the graph did not converge"};
  Matrix out = work->found.vectors.leftCols(k).transpose();
  for (int i = 0; i < n; ++i)
    if (scale[i] == 0) out.col(i).setZero();
  return out;
}

Result<std::vector<int>> spectralClusters(const EmpiricalGraph& graph, int k, int restarts,
                                          const Rng& rng, const std::stop_token& stop) {
  auto points = spectralEmbedding(graph, k, stop);
  if (!points) return points.error();
  for (auto column : points->colwise())
    if (const double length = column.norm(); length > 0) column /= length;
  const auto found = kMeans(*points, k, restarts, rng, stop);
  if (!found) return found.error();
  return numberedByAppearance(found->of);
}

}  // namespace gtv
