#include "graph/regular_graphs.h"

namespace gtv {

std::vector<Edge> chainEdges(const std::vector<int>& clusterSizes, double boundaryWeight) {
  std::vector<Edge> edges;
  int node = 0;
  for (const int size : clusterSizes) {
    for (int i = 0; i < size; ++i, ++node)
      if (node > 0) edges.push_back({node - 1, node, i == 0 ? boundaryWeight : 1.0});
  }
  return edges;
}

std::vector<Edge> starEdges(int leaves, double edgeWeight) {
  std::vector<Edge> edges;
  for (int leaf = 1; leaf <= leaves; ++leaf) edges.push_back({0, leaf, edgeWeight});
  return edges;
}

std::vector<Edge> ringEdges(int nodes, double edgeWeight) {
  std::vector<Edge> edges{{0, 1, edgeWeight}, {0, nodes - 1, edgeWeight}};
  for (int i = 1; i + 1 < nodes; ++i) edges.push_back({i, i + 1, edgeWeight});
  return edges;
}

std::vector<Edge> completeEdges(int nodes, double edgeWeight) {
  std::vector<Edge> edges;
  edges.reserve(static_cast<std::size_t>(nodes) * static_cast<std::size_t>(nodes) / 2);
  for (int i = 0; i < nodes; ++i)
    for (int j = i + 1; j < nodes; ++j) edges.push_back({i, j, edgeWeight});
  return edges;
}

std::vector<Edge> gridEdges(int rows, int columns, double edgeWeight) {
  std::vector<Edge> edges;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const int node = r * columns + c;
      if (c + 1 < columns) edges.push_back({node, node + 1, edgeWeight});
      if (r + 1 < rows) edges.push_back({node, node + columns, edgeWeight});
    }
  return edges;
}

}  // namespace gtv
