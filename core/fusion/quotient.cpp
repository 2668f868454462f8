#include "fusion/quotient.h"

#include <algorithm>
#include <numeric>

#include "base/dimension.h"
#include "losses/quadratic_sum.h"

namespace gtv {
namespace {

/// The members of every cluster, one cluster after the other.
struct Members {
  std::vector<int> begin;
  std::vector<int> node;

  Members(const std::vector<int>& cluster, int count)
      : begin(static_cast<std::size_t>(count) + 1, 0), node(cluster.size()) {
    for (const int c : cluster) ++begin[c + 1];
    std::partial_sum(begin.begin(), begin.end(), begin.begin());
    auto next = begin;
    for (std::size_t i = 0; i < cluster.size(); ++i) node[next[cluster[i]]++] = static_cast<int>(i);
  }
};

/// Numbers clusters by their first nodes; returns how many there are.
int renumber(std::vector<int>& cluster, const std::vector<int>& order) {
  std::vector<int> name(cluster.size(), -1);
  int count = 0;
  for (const int i : order) {
    auto& mine = name[cluster[i]];
    if (mine < 0) mine = count++;
    cluster[i] = mine;
  }
  return count;
}

}  // namespace

Quotient makeQuotient(const GtvProblem& whole, const std::vector<int>& cluster,
                      const std::vector<int>& order) {
  Quotient out;
  out.cluster = cluster;
  const int count = renumber(out.cluster, order);
  const auto& graph = *whole.graph;
  out.border.assign(static_cast<std::size_t>(graph.edgeCount()), -1);
  out.sign.assign(out.border.size(), 1);
  const Members members(out.cluster, count);

  // Cluster by cluster the borders to those with larger numbers: that is the order of the edges.
  std::vector<Edge> edges;
  std::vector<int> known(static_cast<std::size_t>(count), -1);
  std::vector<int> others;
  for (int c = 0; c < count; ++c) {
    others.clear();
    for (int m = members.begin[c]; m < members.begin[c + 1]; ++m)
      for (const auto& incidence : graph.neighbours(members.node[m])) {
        const int other = out.cluster[incidence.neighbour];
        if (other <= c || known[other] == c) continue;
        known[other] = c;
        others.push_back(other);
      }
    std::sort(others.begin(), others.end());
    const auto from = edges.size();
    for (const int other : others) edges.push_back({c, other, 0});
    for (int m = members.begin[c]; m < members.begin[c + 1]; ++m)
      for (const auto& incidence : graph.neighbours(members.node[m])) {
        const int other = out.cluster[incidence.neighbour];
        if (other <= c) continue;
        const auto at = static_cast<std::size_t>(
            std::lower_bound(others.begin(), others.end(), other) - others.begin());
        edges[from + at].weight += graph.edge(incidence.edge).weight;
        out.border[incidence.edge] = static_cast<int>(from + at);
        out.sign[incidence.edge] = incidence.sign;
      }
  }
  out.problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(count, std::move(edges)).value());
  out.problem.penalty = whole.penalty;
  out.problem.dimension = whole.dimension;
  out.problem.lambda = whole.lambda;
  out.problem.losses.reserve(static_cast<std::size_t>(count));
  std::vector<const LocalLoss*> parts;
  for (int c = 0; c < count; ++c) {
    const int begin = members.begin[c];
    if (members.begin[c + 1] == begin + 1) {
      out.problem.losses.push_back(whole.losses[members.node[begin]]);
      continue;
    }
    parts.clear();
    for (int m = begin; m < members.begin[c + 1]; ++m)
      parts.push_back(whole.losses[members.node[m]].get());
    out.problem.losses.push_back(std::make_shared<QuadraticSum>(whole.dimension, parts));
  }
  return out;
}

Quotient quotientOfQuotient(const Quotient& quotient, const std::vector<int>& clusterOfClusters) {
  std::vector<int> order(clusterOfClusters.size());
  std::iota(order.begin(), order.end(), 0);
  Quotient out = makeQuotient(quotient.problem, clusterOfClusters, order);
  auto cluster = quotient.cluster;
  for (auto& c : cluster) c = out.cluster[c];
  auto border = quotient.border;
  auto sign = quotient.sign;
  for (std::size_t e = 0; e < border.size(); ++e) {
    if (border[e] < 0) continue;
    sign[e] *= out.sign[border[e]];
    border[e] = out.border[border[e]];
    if (border[e] < 0) sign[e] = 1;
  }
  out.cluster = std::move(cluster);
  out.border = std::move(border);
  out.sign = std::move(sign);
  return out;
}

void Quotient::expandModels(const Matrix& models, Matrix& W) const {
  W.resize(models.rows(), static_cast<Eigen::Index>(cluster.size()));
  withDimension(models.rows(), [&](auto D) {
    for (std::size_t i = 0; i < cluster.size(); ++i)
      columnOf<D()>(W, static_cast<Eigen::Index>(i)) = columnOf<D()>(models, cluster[i]);
  });
}

void Quotient::expandFlows(const GtvProblem& whole, const Matrix& flows, Matrix& U) const {
  withDimension(flows.rows(), [&](auto D) {
    for (std::size_t e = 0; e < border.size(); ++e) {
      if (border[e] < 0) continue;
      const double share = sign[e] * whole.graph->edge(static_cast<int>(e)).weight /
                           problem.graph->edge(border[e]).weight;
      columnOf<D()>(U, static_cast<Eigen::Index>(e)) = share * columnOf<D()>(flows, border[e]);
    }
  });
}

Matrix Quotient::clusterMeans(const Matrix& W) const {
  Matrix sums = Matrix::Zero(W.rows(), clusterCount());
  Vector sizes = Vector::Zero(clusterCount());
  for (std::size_t i = 0; i < cluster.size(); ++i) {
    sums.col(cluster[i]) += W.col(static_cast<Eigen::Index>(i));
    sizes[cluster[i]] += 1;
  }
  return sums * sizes.cwiseInverse().asDiagonal();
}

Matrix Quotient::borderSums(const Matrix& U) const {
  Matrix sums = Matrix::Zero(U.rows(), problem.edgeCount());
  for (std::size_t e = 0; e < border.size(); ++e)
    if (border[e] >= 0) sums.col(border[e]) += sign[e] * U.col(static_cast<Eigen::Index>(e));
  return sums;
}

}  // namespace gtv
