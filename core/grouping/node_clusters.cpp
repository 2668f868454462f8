#include "grouping/node_clusters.h"

#include <cmath>
#include <string>

#include "clustering/catalogue.h"
#include "data/local_dataset.h"
#include "problem/local_erm.h"

namespace gtv {
namespace {

Result<Matrix> localParameters(const GtvProblem& problem, const MethodContext& context) {
  if (context.models)
    return Error{"on",
                 "local models with fit and predict have no parameters to cluster; choose "
                 "statistics or coordinates"};
  Matrix found = localMinimisers(problem, context.stop);
  if (context.stop.stop_requested()) return Error{"on", "was stopped"};
  for (const auto& column : found.colwise())
    if (column.allFinite()) return found;
  return Error{"on",
               "no node has a local minimiser that could be found (losses with kinks or without a "
               "minimum, or no data); choose statistics or coordinates"};
}

Result<Matrix> pointsOf(const std::string& quantity, const GtvProblem& problem,
                        const MethodContext& context) {
  if (quantity == "parameters") return localParameters(problem, context);
  if (quantity == "statistics") {
    if (!context.data || context.data->datasets.sampleCount() == 0)
      return Error{"on", "there is no data to take statistics of"};
    return dataStatistics(context);
  }
  if (context.coordinates.cols() == 0)
    return Error{"on",
                 "the nodes have no coordinates; they come with data from a file or from a graph "
                 "whose nodes are placed"};
  return context.coordinates;
}

}  // namespace

Matrix dataStatistics(const MethodContext& context) {
  const auto& data = *context.data;
  const auto features = plainColumns(data);
  const auto d = static_cast<Eigen::Index>(features.size());
  const bool labelled = hasLabels(context.labels);
  const int n = data.datasets.nodeCount();
  Matrix out = Matrix::Constant(labelled ? 3 * d + 2 : 2 * d, n, std::nan(""));
  std::vector<int> known;
  for (int i = 0; i < n; ++i) {
    const auto m = static_cast<double>(data.datasets.sampleCount(i));
    if (!data.labeled[i] || m == 0) continue;
    known.push_back(i);
    const Matrix X = data.datasets.features(i)(Eigen::all, features);
    const auto y = data.datasets.labels(i);
    out.col(i).head(d) = X.colwise().mean().transpose();
    out.col(i).segment(d, d) =
        ((X.rowwise() - X.colwise().mean()).colwise().squaredNorm() / m).cwiseSqrt().transpose();
    if (!labelled) continue;
    out.col(i).segment(2 * d, d) = X.transpose() * y / m;
    out(3 * d, i) = y.mean();
    out(3 * d + 1, i) = std::sqrt((y.array() - y.mean()).square().mean());
  }
  if (known.empty()) return out;
  for (auto row : out.rowwise()) {
    const Vector values = row(known).transpose();
    const double mean = values.mean();
    const double deviation = std::sqrt((values.array() - mean).square().mean());
    const double scale = deviation > 1e-12 * (1 + std::abs(mean)) ? 1 / deviation : 0;
    row.array() = (row.array() - mean) * scale;
  }
  return out;
}

Result<std::vector<int>> nodeClusters(const Choice& clusters, const GtvProblem& problem,
                                      const MethodContext& context) {
  const auto* entry = clusteringCatalogue().find(clusters.kind());
  check(entry != nullptr, "a valid choice names a known clustering");
  auto found = entry->make(
      clusters,
      {*problem.graph,
       [&](const std::string& quantity) { return pointsOf(quantity, problem, context); }},
      context.rng.stream("clusters"), context.stop);
  if (found) return found;
  return Error{"solver.clusters." + found.error().where, found.error().message};
}

}  // namespace gtv
