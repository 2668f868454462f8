#pragma once

#include <optional>
#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

/// Reverse Cuthill–McKee (George & Liu 1981): node order[k] is the k-th; neighbours get numbers
/// that are close, component by component, each from a node at its rim.
std::vector<int> reverseCuthillMcKee(const EmpiricalGraph& graph);

/// The largest number of nodes at one distance from a node at the rim of its component: small
/// where the graph has small separators, a large part of all nodes in an expander.
int widestLevel(const EmpiricalGraph& graph);

/// Mean |k − l| over the edges, k and l the places of their ends in the order.
double meanSpan(const EmpiricalGraph& graph, const std::vector<int>& order);

/// The order to store nodes in so that neighbours are near in memory: as they are, or where that at
/// least halves the mean span, reverse Cuthill–McKee. Graphs small enough for a cache stay as they
/// are.
std::vector<int> storageOrder(const EmpiricalGraph& graph);

/// Where every component is a path: its nodes from the end with the smaller number on, component
/// by component, by their smallest ends. Nothing for other graphs.
std::optional<std::vector<int>> pathOrder(const EmpiricalGraph& graph);

}  // namespace gtv
