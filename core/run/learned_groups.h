#pragma once

#include <string>
#include <vector>

#include "experiment/experiment.h"

namespace gtv {

/// What connected nodes with (nearly) equal models are called. A norm makes models of neighbours
/// exactly equal: these are clusters. All other penalties only pull them together, so what lies
/// within the tolerance is no more than a group of similar models.
enum class GroupKind { Clusters, SimilarModels };

/// By the penalty for models of `dimension` parameters. Methods with another objective than that of
/// GTVMin do not use the penalty; their groups are called clusters.
GroupKind groupKindOf(const Experiment& experiment, int dimension);

/// "cluster" or "group", and with an s.
const char* groupWord(GroupKind kind);
const char* groupWords(GroupKind kind);

/// Is the node the only one of its group?
bool isSingle(const std::vector<int>& groups, int node);

/// Groups of one node.
int singleNodeCount(const std::vector<int>& groups);

/// "2 clusters + 38 single nodes", "1 group", "40 single nodes"; `groups[i]` is the group of node
/// i, counted from 0. Empty where there are no nodes.
std::string describeGroups(GroupKind kind, const std::vector<int>& groups);

}  // namespace gtv
