#include "layouts/packing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/check.h"

namespace gtv {

Matrix packBoxes(const Matrix& sizes, double gap) {
  const auto count = static_cast<std::size_t>(sizes.cols());
  std::vector<Eigen::Index> order(count);
  std::iota(order.begin(), order.end(), Eigen::Index{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](auto a, auto b) { return sizes(1, a) > sizes(1, b); });
  double area = 0;
  double rowWidth = 0;
  for (Eigen::Index i = 0; i < sizes.cols(); ++i) {
    area += (sizes(0, i) + gap) * (sizes(1, i) + gap);
    rowWidth = std::max(rowWidth, sizes(0, i));
  }
  rowWidth = std::max(rowWidth, 1.25 * std::sqrt(area));
  // The two tallest stand side by side, as two equal boxes must.
  if (count > 1) rowWidth = std::max(rowWidth, sizes(0, order[0]) + gap + sizes(0, order[1]));
  rowWidth += 1e-9 * rowWidth;

  Matrix centres(2, sizes.cols());
  double top = 0;
  for (std::size_t begin = 0; begin < count;) {
    double x = 0;
    std::size_t end = begin;
    while (end < count && (end == begin || x + sizes(0, order[end]) <= rowWidth)) {
      centres(0, order[end]) = x + sizes(0, order[end]) / 2;
      x += sizes(0, order[end]) + gap;
      ++end;
    }
    const double height = sizes(1, order[begin]);
    for (std::size_t k = begin; k < end; ++k) {
      centres(0, order[k]) -= (x - gap) / 2;
      centres(1, order[k]) = top - height / 2;
    }
    top -= height + gap;
    begin = end;
  }
  return centres;
}

Result<Matrix> layoutComponents(const EmpiricalGraph& graph, const ComponentLayout& layout) {
  const auto component = graph.components();
  const int count =
      component.empty() ? 0 : 1 + *std::max_element(component.begin(), component.end());
  std::vector<std::vector<int>> nodes(static_cast<std::size_t>(count));
  std::vector<std::vector<Edge>> edges(static_cast<std::size_t>(count));
  std::vector<int> local(component.size());
  for (int i = 0; i < graph.nodeCount(); ++i) {
    auto& members = nodes[component[i]];
    local[i] = static_cast<int>(members.size());
    members.push_back(i);
  }
  for (const auto& edge : graph.edges())
    edges[component[edge.head]].push_back({local[edge.head], local[edge.tail], edge.weight});

  Matrix out = Matrix::Zero(2, graph.nodeCount());
  Matrix sizes = Matrix::Zero(2, count);
  for (int c = 0; c < count; ++c) {
    const int members = static_cast<int>(nodes[c].size());
    if (members == 1) continue;
    const auto part = EmpiricalGraph::make(members, std::move(edges[c]));
    check(part.ok(), "a component of a graph is a graph");
    auto positions = layout(*part, nodes[c]);
    if (!positions) return positions.error();
    const Eigen::Vector2d low = positions->rowwise().minCoeff();
    const Eigen::Vector2d extent = positions->rowwise().maxCoeff() - low;
    const double scale = std::sqrt(members) / std::max(extent.maxCoeff(), 1e-300);
    sizes.col(c) = scale * extent;
    for (int i = 0; i < members; ++i)
      out.col(nodes[c][i]) = scale * (positions->col(i) - low - extent / 2);
  }
  const Matrix centres = packBoxes(sizes, 1);
  for (int i = 0; i < graph.nodeCount(); ++i) out.col(i) += centres.col(component[i]);
  return out;
}

}  // namespace gtv
