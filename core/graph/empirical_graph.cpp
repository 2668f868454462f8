#include "graph/empirical_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gtv {

Result<EmpiricalGraph> EmpiricalGraph::make(int nodeCount, std::vector<Edge> edges) {
  for (std::size_t k = 0; k < edges.size(); ++k) {
    auto& edge = edges[k];
    const auto where = fmt::format("edges[{}]", k);
    for (const int node : {edge.head, edge.tail})
      if (node < 0 || node >= nodeCount)
        return Error{where,
                     fmt::format("node {} does not exist, expected 0 to {}", node, nodeCount - 1)};
    if (edge.head == edge.tail) return Error{where, fmt::format("self-loop at node {}", edge.head)};
    if (!std::isfinite(edge.weight) || edge.weight <= 0)
      return Error{where, fmt::format("weight must be > 0, got {}", edge.weight)};
    if (edge.head > edge.tail) std::swap(edge.head, edge.tail);
  }
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
    return std::pair(a.head, a.tail) < std::pair(b.head, b.tail);
  });
  const auto twice = std::adjacent_find(
      edges.begin(), edges.end(),
      [](const Edge& a, const Edge& b) { return a.head == b.head && a.tail == b.tail; });
  if (twice != edges.end())
    return Error{"edges", fmt::format("edge {}-{} appears twice", twice->head, twice->tail)};

  EmpiricalGraph graph;
  graph.offsets_.assign(static_cast<std::size_t>(nodeCount) + 1, 0);
  for (const auto& edge : edges) {
    ++graph.offsets_[edge.head + 1];
    ++graph.offsets_[edge.tail + 1];
  }
  std::partial_sum(graph.offsets_.begin(), graph.offsets_.end(), graph.offsets_.begin());
  graph.incidences_.resize(2 * edges.size());
  auto next = graph.offsets_;
  for (std::size_t k = 0; k < edges.size(); ++k) {
    const auto& edge = edges[k];
    const int e = static_cast<int>(k);
    graph.incidences_[next[edge.head]++] = {edge.tail, e, 1};
    graph.incidences_[next[edge.tail]++] = {edge.head, e, -1};
  }
  graph.edges_ = std::move(edges);
  return graph;
}

double EmpiricalGraph::strength(int i) const {
  double sum = 0;
  for (const auto& incidence : neighbours(i)) sum += edge(incidence.edge).weight;
  return sum;
}

int EmpiricalGraph::edgeBetween(int i, int j) const {
  if (degree(j) < degree(i)) std::swap(i, j);
  for (const auto& incidence : neighbours(i))
    if (incidence.neighbour == j) return incidence.edge;
  return -1;
}

Matrix EmpiricalGraph::differences(const Matrix& W) const {
  Matrix out(W.rows(), edgeCount());
  for (int e = 0; e < edgeCount(); ++e) out.col(e) = W.col(edge(e).head) - W.col(edge(e).tail);
  return out;
}

Matrix EmpiricalGraph::netOutflow(const Matrix& U) const {
  Matrix out = Matrix::Zero(U.rows(), nodeCount());
  for (int e = 0; e < edgeCount(); ++e) {
    out.col(edge(e).head) += U.col(e);
    out.col(edge(e).tail) -= U.col(e);
  }
  return out;
}

Matrix EmpiricalGraph::laplacian(const Matrix& W) const {
  Matrix out = Matrix::Zero(W.rows(), nodeCount());
  for (const auto& [head, tail, weight] : edges_) {
    out.col(head) += weight * (W.col(head) - W.col(tail));
    out.col(tail) -= weight * (W.col(head) - W.col(tail));
  }
  return out;
}

std::vector<int> EmpiricalGraph::components() const {
  return components(std::vector<bool>(edges_.size(), true));
}

std::vector<int> EmpiricalGraph::components(const std::vector<bool>& keep) const {
  std::vector<int> component(static_cast<std::size_t>(nodeCount()), -1);
  std::vector<int> stack;
  int count = 0;
  for (int start = 0; start < nodeCount(); ++start) {
    if (component[start] >= 0) continue;
    component[start] = count;
    stack.push_back(start);
    while (!stack.empty()) {
      const int node = stack.back();
      stack.pop_back();
      for (const auto& incidence : neighbours(node)) {
        if (!keep[incidence.edge] || component[incidence.neighbour] >= 0) continue;
        component[incidence.neighbour] = count;
        stack.push_back(incidence.neighbour);
      }
    }
    ++count;
  }
  return component;
}

bool EmpiricalGraph::isForest() const {
  if (edgeCount() >= std::max(nodeCount(), 1)) return false;
  const auto component = components();
  const int count =
      component.empty() ? 0 : 1 + *std::max_element(component.begin(), component.end());
  return edgeCount() == nodeCount() - count;
}

}  // namespace gtv
