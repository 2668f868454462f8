#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "diagnostics/cluster_matching.h"
#include "instances/problem_instance.h"
#include "run/run.h"
#include "run/snapshot.h"

namespace gtv {

/// The marks of the learned clusters of one experiment, over its runs, live changes and undos: see
/// ClusterMarks. Where true clusters are known, learned ones begin with the marks of those.
///
/// What is followed are the iterates at fixed iterations and those at which the experiment changes,
/// not the pictures that happen to reach the screen: the same run has the same marks whatever its
/// chunks are.
class MarkedClusters {
 public:
  /// What comes next has nothing to do with what was before.
  void forget();
  /// The iterate of this run is the picture before from now on: another run or a change follows.
  void follow(const Run& run);
  /// As run.advance(), and follows it on the way.
  RunStatus advance(Run& run, std::int64_t count, const std::stop_token& stop,
                    const std::stop_token& interruption = {});
  /// Fills marks and clusterMarks in.
  void mark(Snapshot& picture);

 private:
  void followPicture(const Run& run);
  /// Nodes are known by their ids.
  void moveTo(const std::shared_ptr<const ProblemInstance>& network);

  std::shared_ptr<const ProblemInstance> network_;  ///< that marks_ belongs to; null: none yet
  std::shared_ptr<const ClusterMarks> marks_;
};

/// The mark of a true cluster is its number.
std::vector<int> marksOfTrueClusters(const ProblemInstance& network);

}  // namespace gtv
