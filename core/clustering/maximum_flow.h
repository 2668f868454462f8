#pragma once

#include <cstddef>
#include <stop_token>
#include <vector>

namespace gtv {

/// A maximal flow by Dinic's method, with capacities ≥ 0 that may be infinite.
class MaximumFlow {
 public:
  explicit MaximumFlow(int nodes) : arcsOf_(static_cast<std::size_t>(nodes)) {}

  void addArc(int from, int to, double capacity) { add(from, to, capacity, 0); }
  void addEdge(int a, int b, double capacity) { add(a, b, capacity, capacity); }

  /// The smallest set with the source whose outgoing capacity is the least. Residual capacities of
  /// up to 1e-12 of the largest finite capacity are rounding. Of no use after a stop.
  std::vector<bool> sourceSide(int source, int sink, const std::stop_token& stop = {});

 private:
  struct Arc {
    int to = 0;
    double residual = 0;
  };
  void add(int from, int to, double capacity, double back);
  bool findLevels(int source, int sink);
  bool augment(int source, int sink);

  std::vector<Arc> arcs_;  ///< an arc and its reverse are neighbours: e and e xor 1
  std::vector<std::vector<std::size_t>> arcsOf_;
  std::vector<int> levels_;
  std::vector<std::size_t> next_;
  double largest_ = 0;
  double rounding_ = 0;
};

}  // namespace gtv
