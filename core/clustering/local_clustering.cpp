#include "clustering/local_clustering.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <limits>
#include <tuple>
#include <utility>

#include "clustering/maximum_flow.h"
#include "clustering/partition.h"
#include "clustering/spectral_clustering.h"

namespace gtv {
namespace {

double strengthWithin(const EmpiricalGraph& graph, int i, const std::vector<bool>& allowed) {
  double sum = 0;
  for (const auto& link : graph.neighbours(i))
    if (allowed[link.neighbour]) sum += graph.edge(link.edge).weight;
  return sum;
}

double volumeOf(const EmpiricalGraph& graph, const std::vector<bool>& inSet) {
  double sum = 0;
  for (int i = 0; i < graph.nodeCount(); ++i)
    if (inSet[i]) sum += graph.strength(i);
  return sum;
}

double cutOf(const EmpiricalGraph& graph, const std::vector<bool>& inSet) {
  double sum = 0;
  for (const auto& edge : graph.edges())
    if (inSet[edge.head] != inSet[edge.tail]) sum += edge.weight;
  return sum;
}

/// The graph of the nodes in the set, and which they are.
struct InducedGraph {
  EmpiricalGraph graph;
  std::vector<int> nodes;
};

InducedGraph inducedGraph(const EmpiricalGraph& graph, const std::vector<int>& parts, int part) {
  InducedGraph out;
  std::vector<int> place(parts.size(), -1);
  for (int i = 0; i < graph.nodeCount(); ++i) {
    if (parts[i] != part) continue;
    place[i] = static_cast<int>(out.nodes.size());
    out.nodes.push_back(i);
  }
  std::vector<Edge> edges;
  for (const auto& edge : graph.edges())
    if (place[edge.head] >= 0 && place[edge.tail] >= 0)
      edges.push_back({place[edge.head], place[edge.tail], edge.weight});
  out.graph = EmpiricalGraph::make(static_cast<int>(out.nodes.size()), std::move(edges)).value();
  return out;
}

/// A cut of a part in two, and how good it is.
struct Division {
  std::vector<bool> inFirst;  ///< per node of the part; none where it cannot be divided
  double conductance = std::numeric_limits<double>::infinity();
};

Result<Division> bestDivision(const EmpiricalGraph& part, const std::stop_token& stop) {
  Division out;
  const int n = part.nodeCount();
  if (n < 2) return out;
  out.inFirst.resize(static_cast<std::size_t>(n));
  const auto pieces = part.components();
  if (*std::max_element(pieces.begin(), pieces.end()) > 0) {
    for (int i = 0; i < n; ++i) out.inFirst[i] = pieces[i] == 0;
    out.conductance = 0;
    return out;
  }
  const auto embedding = spectralEmbedding(part, 2, stop);
  if (!embedding) return embedding.error();
  Vector order = embedding->row(1).transpose();
  // A sweep from either end: p_i/strength_i is to be the entry over √strength_i.
  Eigen::Index extreme = 0;
  order.cwiseAbs().maxCoeff(&extreme);
  if (order[extreme] < 0) order = -order;
  const std::vector<bool> all(static_cast<std::size_t>(n), true);
  for (const double sign : {1.0, -1.0}) {
    Vector p(n);
    const double shift = (sign * order).minCoeff();
    for (int i = 0; i < n; ++i) {
      const double strength = part.strength(i);
      p[i] = sign * order[i] * std::sqrt(strength) + (1e-9 - shift) * 2 * strength;
    }
    auto found = sweepCut(part, p, all);
    for (const auto scope : {FlowScope::Around, FlowScope::Within})
      found = improvedByFlow(part, std::move(found), scope, stop);
    const double value = conductance(part, found);
    if (!(value < out.conductance)) continue;
    out.conductance = value;
    out.inFirst = std::move(found);
  }
  if (stop.stop_requested()) return Error{"k", "was stopped"};
  return out;
}

}  // namespace

Vector personalisedPageRank(const EmpiricalGraph& graph, int seed, double alpha, double epsilon,
                            const std::vector<bool>& allowed, const std::stop_token& stop) {
  const int n = graph.nodeCount();
  Vector p = Vector::Zero(n);
  Vector strength(n);
  for (int i = 0; i < n; ++i) strength[i] = allowed[i] ? strengthWithin(graph, i, allowed) : 0;
  if (strength[seed] == 0) {
    p[seed] = 1;
    return p;
  }
  Vector r = Vector::Zero(n);
  r[seed] = 1;
  std::deque<int> due{seed};
  std::vector<bool> isDue(static_cast<std::size_t>(n), false);
  isDue[seed] = true;
  const auto add = [&](int i, double mass) {
    r[i] += mass;
    if (isDue[i] || r[i] < epsilon * strength[i]) return;
    isDue[i] = true;
    due.push_back(i);
  };
  while (!due.empty()) {
    if (stop.stop_requested()) return Vector::Zero(n);
    const int i = due.front();
    due.pop_front();
    isDue[i] = false;
    const double mass = r[i];
    p[i] += alpha * mass;
    r[i] = 0;
    for (const auto& link : graph.neighbours(i))
      if (allowed[link.neighbour])
        add(link.neighbour, (1 - alpha) * mass / 2 * graph.edge(link.edge).weight / strength[i]);
    add(i, (1 - alpha) * mass / 2);
  }
  return p;
}

std::vector<bool> sweepCut(const EmpiricalGraph& graph, const Vector& p,
                           const std::vector<bool>& allowed) {
  const int n = graph.nodeCount();
  std::vector<bool> best(static_cast<std::size_t>(n), false);
  std::vector<int> order;
  Vector strength = Vector::Zero(n);
  for (int i = 0; i < n; ++i) {
    if (!allowed[i]) continue;
    strength[i] = strengthWithin(graph, i, allowed);
    if (p[i] > 0) order.push_back(i);
  }
  if (order.empty()) return best;
  const auto density = [&](int i) {
    return strength[i] > 0 ? p[i] / strength[i] : std::numeric_limits<double>::infinity();
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return density(a) > density(b); });
  const double total = strength.sum();
  std::vector<bool> in(static_cast<std::size_t>(n), false);
  double cut = 0;
  double volume = 0;
  std::size_t taken = 1;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t k = 0; k < order.size(); ++k) {
    const int i = order[k];
    in[i] = true;
    volume += strength[i];
    for (const auto& link : graph.neighbours(i))
      if (allowed[link.neighbour])
        cut += (in[link.neighbour] ? -1 : 1) * graph.edge(link.edge).weight;
    if (volume > total / 2) break;
    if (volume > 0 && cut / volume < least) {
      least = cut / volume;
      taken = k + 1;
    }
  }
  for (std::size_t k = 0; k < taken; ++k) best[order[k]] = true;
  return best;
}

std::vector<bool> improvedByFlow(const EmpiricalGraph& graph, std::vector<bool> inSet,
                                 FlowScope scope, const std::stop_token& stop) {
  const int n = graph.nodeCount();
  const double total = volumeOf(graph, std::vector<bool>(static_cast<std::size_t>(n), true));
  double volume = volumeOf(graph, inSet);
  const bool flipped = volume > total / 2;
  if (flipped) {
    inSet.flip();
    volume = total - volume;
  }
  const auto result = [&](std::vector<bool> set) {
    if (flipped) set.flip();
    return set;
  };
  if (!(volume > 0)) return result(std::move(inSet));
  const double theta = volume / (total - volume);
  auto best = inSet;
  double quotient = cutOf(graph, inSet) / volume;
  // Dinkelbach's method: each flow finds the set of least cut(S') − q(vol(S'∩S) − θ vol(S'∖S)).
  while (quotient > 0 && !stop.stop_requested()) {
    MaximumFlow flow(n + 2);
    const int source = n;
    const int sink = n + 1;
    for (int i = 0; i < n; ++i) {
      const double own = quotient * graph.strength(i);
      if (inSet[i])
        flow.addArc(source, i, own);
      else
        flow.addArc(
            i, sink,
            scope == FlowScope::Within ? std::numeric_limits<double>::infinity() : theta * own);
    }
    for (const auto& edge : graph.edges()) flow.addEdge(edge.head, edge.tail, edge.weight);
    auto found = flow.sourceSide(source, sink, stop);
    found.resize(static_cast<std::size_t>(n));
    double gain = 0;
    for (int i = 0; i < n; ++i)
      if (found[i]) gain += (inSet[i] ? 1 : -theta) * graph.strength(i);
    if (stop.stop_requested() || !(gain > 0)) break;
    const double next = cutOf(graph, found) / gain;
    if (!(next < quotient * (1 - 1e-12))) break;
    quotient = next;
    best = std::move(found);
  }
  return result(std::move(best));
}

Result<std::vector<int>> seededClusters(const EmpiricalGraph& graph, const std::vector<int>& seeds,
                                        int k, const LocalClusterOptions& options,
                                        const std::stop_token& stop) {
  const int n = graph.nodeCount();
  for (const int seed : seeds)
    if (seed < 0 || seed >= n)
      return Error{"seeds", fmt::format("there is no node {}, nodes are 0 to {}", seed, n - 1)};
  std::vector<int> parts(static_cast<std::size_t>(n), -1);
  std::vector<bool> left(static_cast<std::size_t>(n), true);
  const double volume = volumeOf(graph, left);
  const int count = seeds.empty() ? k - 1 : static_cast<int>(seeds.size());
  for (int c = 0; c < count; ++c) {
    int seed = -1;
    if (!seeds.empty()) {
      seed = seeds[static_cast<std::size_t>(c)];
      if (!left[seed]) continue;
    } else {
      double most = -1;
      for (int i = 0; i < n; ++i)
        if (const double own = left[i] ? strengthWithin(graph, i, left) : -1; own > most)
          std::tie(seed, most) = std::pair(i, own);
      if (seed < 0) break;
    }
    const auto p = personalisedPageRank(graph, seed, options.alpha,
                                        options.epsilon / std::max(volume, 1e-300), left, stop);
    auto found = sweepCut(graph, p, left);
    if (options.improves) {
      const auto rest = [&] {
        std::vector<int> of(static_cast<std::size_t>(n), 1);
        for (int i = 0; i < n; ++i)
          if (left[i]) of[i] = 0;
        return inducedGraph(graph, of, 0);
      }();
      std::vector<bool> own;
      own.reserve(rest.nodes.size());
      for (const int i : rest.nodes) own.push_back(found[i]);
      own = improvedByFlow(rest.graph, std::move(own), FlowScope::Within, stop);
      for (std::size_t i = 0; i < rest.nodes.size(); ++i) found[rest.nodes[i]] = own[i];
    }
    if (stop.stop_requested()) return Error{"k", "was stopped"};
    for (int i = 0; i < n; ++i) {
      if (!found[i]) continue;
      parts[i] = c;
      left[i] = false;
    }
  }
  std::replace(parts.begin(), parts.end(), -1, count);
  return numberedByAppearance(parts);
}

Result<std::vector<int>> flowClusters(const EmpiricalGraph& graph, int k,
                                      const std::stop_token& stop) {
  const int n = graph.nodeCount();
  if (k > n) return Error{"k", fmt::format("{} clusters need as many nodes, there are {}", k, n)};
  std::vector<int> parts(static_cast<std::size_t>(n), 0);
  std::vector<Division> divisions;
  const auto divide = [&](int part) -> Result<Division> {
    return bestDivision(inducedGraph(graph, parts, part).graph, stop);
  };
  auto first = divide(0);
  if (!first) return first.error();
  divisions.push_back(std::move(*first));
  while (static_cast<int>(divisions.size()) < k) {
    std::size_t chosen = divisions.size();
    for (std::size_t c = 0; c < divisions.size(); ++c)
      if (!divisions[c].inFirst.empty() &&
          (chosen == divisions.size() || divisions[c].conductance < divisions[chosen].conductance))
        chosen = c;
    if (chosen == divisions.size()) break;
    const auto nodes = inducedGraph(graph, parts, static_cast<int>(chosen)).nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (!divisions[chosen].inFirst[i]) parts[nodes[i]] = static_cast<int>(divisions.size());
    auto one = divide(static_cast<int>(chosen));
    if (!one) return one.error();
    auto other = divide(static_cast<int>(divisions.size()));
    if (!other) return other.error();
    divisions[chosen] = std::move(*one);
    divisions.push_back(std::move(*other));
  }
  return numberedByAppearance(parts);
}

}  // namespace gtv
