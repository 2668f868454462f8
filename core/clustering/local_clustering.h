#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// Approximate personalised PageRank (Andersen, Chung, Lang 2006): p with pr(α, e_s) = p + pr(α, r)
/// for the lazy walk, all r_i < ε·strength_i; pushes in the order in which nodes became due. Nodes
/// with `allowed` false do not exist. All of the mass stays on a seed without edges. Zeros after a
/// stop.
Vector personalisedPageRank(const EmpiricalGraph& graph, int seed, double alpha, double epsilon,
                            const std::vector<bool>& allowed, const std::stop_token& stop = {});

/// The set of least conductance among the first 1, 2, … nodes by descending p_i/strength_i (equal
/// ones by number), within the graph of the allowed nodes and of at most half its volume; the first
/// node alone if there is no such set, none if p is 0.
std::vector<bool> sweepCut(const EmpiricalGraph& graph, const Vector& p,
                           const std::vector<bool>& allowed);

/// Where an improved set may lie.
enum class FlowScope {
  Within,  ///< in the set: MQI (Lang, Rao 2004)
  Around   ///< in the whole graph, nodes outside the set cost: FlowImprove (Andersen, Lang 2008)
};

/// Lowers the conductance of a set by maximal flows until none is better: minimises cut(S')/(vol(S'
/// ∩ S) − θ vol(S'∖S)), θ = ∞ or vol(S)/vol(V∖S), S the set that was given, with at most half of
/// the volume (its complement is taken where it has more, and given back). Of no use after a stop.
std::vector<bool> improvedByFlow(const EmpiricalGraph& graph, std::vector<bool> inSet,
                                 FlowScope scope, const std::stop_token& stop = {});

struct LocalClusterOptions {
  double alpha = 0.1;     ///< how soon the walk returns to the seed
  double epsilon = 1e-4;  ///< accuracy, relative to the volume of the graph
  bool improves = false;  ///< by flow, FlowScope::Within
};
/// One cluster after the other around each seed, by a sweep over its PageRank in the graph that is
/// left; the rest is the last one. Numbered by first appearance. A seed that an earlier cluster
/// took has none of its own. Without seeds: `k` − 1 of them, each the node of largest strength (the
/// first of equals) that is left.
Result<std::vector<int>> seededClusters(const EmpiricalGraph& graph, const std::vector<int>& seeds,
                                        int k, const LocalClusterOptions& options,
                                        const std::stop_token& stop = {});

/// k parts by bisection: of all parts the one is divided whose best cut has the least conductance
/// within it. Cuts are sweeps over the second eigenvector, improved by flow, first around, then
/// within; a part in several pieces loses its first piece.
Result<std::vector<int>> flowClusters(const EmpiricalGraph& graph, int k,
                                      const std::stop_token& stop = {});

}  // namespace gtv
