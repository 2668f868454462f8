#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace gtv {

/// Marks of clusters that last: what the clusters of one picture are called, and so how they are
/// coloured, follows the clusters of the picture before.
///
/// A mark is a number 0, 1, 2, …, or `none`: there are `most` of them, and in a graph of more than
/// `smallGraph` nodes a single node gets none. Every node remembers two marks, both −1 at first:
/// the one it was shown with last, and its home, the mark of the last cluster that settled. They
/// differ while a cluster is part of a larger one, or in parts on the way to it: its nodes are
/// shown with the mark of that, but their own comes back with the cluster, say after an undo or a
/// reset.
///
/// A cluster and a mark overlap by the number of its nodes that were shown with it plus the number
/// that have it as their home. Pairs are matched greedily, largest overlap first (ties: the nodes
/// shown with it, then the smaller mark, then the cluster with the smaller number); clusters that
/// are left get the smallest free marks, the largest cluster first. So what was never followed is
/// marked by size.
///
/// All of it is a function of the clusterings that were followed: no clock, no random number.
class ClusterMarks {
 public:
  static constexpr int none = -1;
  static constexpr int most = 35;
  static constexpr int smallGraph = 12;

  ClusterMarks() = default;
  /// As if a picture had been followed in which these were the marks of the nodes.
  explicit ClusterMarks(std::vector<int> marksOfNodes)
      : shown_(marksOfNodes), home_(std::move(marksOfNodes)), since_(shown_.size(), 0) {}

  /// The mark of every cluster; `clusters[i]` is the cluster of node i, counted from 0. Of another
  /// number of nodes than before nothing is remembered.
  std::vector<int> of(const std::vector<int>& clusters) const;
  /// From now on this is the picture before, of that iteration of its run. Following the same
  /// clusters again changes nothing.
  void follow(const std::vector<int>& clusters, std::int64_t iteration = 0);
  /// What is shown becomes the home of its nodes, before something else is done: of those that had
  /// their mark for the second half of the iterations, or of all if the run is at rest. A home
  /// whose cluster is part of a larger one stays.
  void settle(std::int64_t iteration, bool atRest);
  /// For another graph: `before[i]` is what its node i was, −1 for a node that was not there.
  ClusterMarks movedTo(const std::vector<int>& before) const;

  /// The picture of iteration k is followed at those k that have at most three significant binary
  /// digits, wherever a run rests between: 1, …, 8, 10, 12, 14, 16, 20, … The next one after k ≥ 0.
  static std::int64_t nextFollowed(std::int64_t iteration);

 private:
  std::vector<int> shown_;
  std::vector<int> home_;
  std::vector<std::int64_t> since_;   ///< the iteration since which a node is shown with its mark
  std::array<bool, most> isShown_{};  ///< marks of the clusters that were followed last
};

/// The mark of every node; `marks` of every cluster.
std::vector<int> marksOfNodes(const std::vector<int>& clusters, const std::vector<int>& marks);

}  // namespace gtv
