#include "solvers/sweep_graph.h"

#include <algorithm>
#include <utility>

#include "graph/node_order.h"

namespace gtv {
namespace {

constexpr int readAhead = 16;
/// Numbers that a block updates at least: some fifty microseconds of work.
constexpr double leastWork = 100'000;
constexpr int mostBlocks = 8;
/// Of the edges that may cross: each of them costs about twice as much as one within a block.
constexpr double mostCrossing = 0.2;

/// Where each of `count` blocks of about equal work ends.
std::vector<int> blockEnds(const EmpiricalGraph& graph, const std::vector<int>& order, int count) {
  const double total = 2.0 * graph.edgeCount() + graph.nodeCount();
  std::vector<int> ends;
  double done = 0;
  for (int k = 0; k < graph.nodeCount(); ++k) {
    done += 1 + graph.degree(order[k]);
    if (done >= total * static_cast<double>(ends.size() + 1) / count &&
        static_cast<int>(ends.size()) + 1 < count)
      ends.push_back(k + 1);
  }
  ends.push_back(graph.nodeCount());
  return ends;
}

std::vector<int> blockOfNodes(const std::vector<int>& ends, int nodes) {
  std::vector<int> block(static_cast<std::size_t>(nodes));
  for (int k = 0, b = 0; k < nodes; ++k) {
    while (k >= ends[b]) ++b;
    block[k] = b;
  }
  return block;
}

}  // namespace

SweepGraph::SweepGraph(const EmpiricalGraph& graph, int dimension)
    : order(storageOrder(graph)),
      position(order.size()),
      first(order.size() + 1, 0),
      head(static_cast<std::size_t>(graph.edgeCount())),
      tail(head.size() + readAhead, 0),
      edge(head.size()),
      reversed(head.size()),
      strength(order.size(), 0) {
  for (std::size_t k = 0; k < order.size(); ++k) position[order[k]] = static_cast<int>(k);
  if (graph.edgeCount() > 0) unit = graph.edge(0).weight;
  const bool uniform = std::all_of(graph.edges().begin(), graph.edges().end(),
                                   [this](const Edge& one) { return one.weight == unit; });
  if (!uniform) {
    unit = 1;
    weight = AlignedArray<double>(edge.size() + readAhead, 0.0);
  }
  const auto block = blockOfNodes(cut(graph, dimension), nodeCount());
  struct Owned {
    int head;
    int tail;
    int edge;
    bool reversed;
  };
  std::vector<Owned> own;
  std::vector<Owned> crossing;
  const auto add = [&](int at, const Owned& one) {
    head[at] = one.head;
    tail[at] = one.tail;
    edge[at] = one.edge;
    reversed[at] = one.reversed;
    if (!uniform) weight[at] = graph.edge(one.edge).weight;
  };
  for (int k = 0; k < nodeCount(); ++k) {
    own.clear();
    for (const auto& incidence : graph.neighbours(order[k])) {
      const int other = position[incidence.neighbour];
      strength[k] += uniform ? 1 : graph.edge(incidence.edge).weight;
      if (other < k) continue;
      auto& list = block[k] == block[other] ? own : crossing;
      list.push_back({k, other, incidence.edge, incidence.sign < 0});
    }
    std::sort(own.begin(), own.end(),
              [](const Owned& a, const Owned& b) { return a.tail < b.tail; });
    auto at = first[k];
    for (const auto& one : own) add(at++, one);
    first[k + 1] = at;
    mostOwned = std::max(mostOwned, static_cast<int>(own.size()));
  }
  int at = first.back();
  for (std::size_t c = 0; c < crossing.size(); ++c, ++at) {
    add(at, crossing[c]);
    auto& owner = blocks[block[crossing[c].head]];
    if (owner.crossingEnd == 0) owner.crossingBegin = at;
    owner.crossingEnd = at + 1;
    owner.gathers.push_back({crossing[c].head, at, 1});
    blocks[block[crossing[c].tail]].gathers.push_back({crossing[c].tail, at, -1});
  }
  int run = 0;
  for (std::size_t c = 0; c < crossing.size(); ++c) {
    run = c > 0 && crossing[c].head == crossing[c - 1].head ? run + 1 : 1;
    mostOwned = std::max(mostOwned, run);
  }
  for (auto& one : blocks)
    std::stable_sort(one.gathers.begin(), one.gathers.end(),
                     [](const Crossing& a, const Crossing& b) { return a.node < b.node; });
}

/// As many blocks as have enough to do and not too many edges between them.
std::vector<int> SweepGraph::cut(const EmpiricalGraph& graph, int dimension) {
  const double work = static_cast<double>(dimension) * (graph.edgeCount() + graph.nodeCount());
  int count = std::clamp(static_cast<int>(work / leastWork), 1, mostBlocks);
  std::vector<int> ends;
  for (;; count /= 2) {
    ends = blockEnds(graph, order, count);
    if (count == 1) break;
    const auto block = blockOfNodes(ends, nodeCount());
    const auto crossing = std::count_if(
        graph.edges().begin(), graph.edges().end(),
        [&](const Edge& one) { return block[position[one.head]] != block[position[one.tail]]; });
    if (static_cast<double>(crossing) <= mostCrossing * graph.edgeCount()) break;
  }
  for (std::size_t b = 0; b < ends.size(); ++b)
    blocks.push_back({b == 0 ? 0 : ends[b - 1], ends[b], 0, 0, {}});
  return ends;
}

std::size_t SweepGraph::bytes() const {
  std::size_t gathers = 0;
  for (const auto& block : blocks) gathers += sizeof(Crossing) * block.gathers.size();
  return sizeof(std::int32_t) * (order.size() + position.size() + first.size() + head.size() +
                                 tail.size() + edge.size()) +
         reversed.size() / 8 + weight.bytes() + sizeof(double) * strength.size() + gathers;
}

}  // namespace gtv
