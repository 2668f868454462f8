#pragma once

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "base/types.h"
#include "run/snapshot.h"
#include "session/session.h"

namespace gtv::ui {

/// Where some nodes were at the last iterations that were shown: all nodes of a small network, of a
/// large one an even sample and the first of those that are chosen.
class NodeTrails {
 public:
  struct Step {
    std::int64_t iteration;
    Matrix W;  ///< d × nodes().size(); no number where a node was not followed yet
  };

  /// Forgets the past.
  void clear();
  /// Drops what comes after this iteration: the user may go back.
  void take(const Snapshot& snapshot);
  /// These are followed too, from now on.
  void choose(const std::vector<int>& nodes);
  /// Ascending.
  const std::vector<int>& nodes() const { return nodes_; }
  /// All of it, for a session.
  StudyParts study() const;
  /// That of a session is what went before the next picture that is taken, if that is of as many
  /// parameters and nodes.
  void restore(StudyParts study) { before_ = std::move(study); }
  /// The oldest first; the last is the picture that was taken last.
  const std::deque<Step>& steps() const { return steps_; }

  static constexpr std::size_t mostSteps = 30;
  /// Beside the chosen ones, of which there are as many at most.
  static constexpr int mostNodes = 200;
  /// Numbers per step: fewer nodes if they have many parameters.
  static constexpr Eigen::Index mostNumbers = 40'000;

 private:
  void follow(Eigen::Index nodeCount, Eigen::Index dimension);
  void takeBefore();

  int runNumber_ = 0;
  Eigen::Index nodeCount_ = 0;
  Eigen::Index dimension_ = 0;
  std::vector<int> chosen_;
  std::vector<int> nodes_;
  std::deque<Step> steps_;
  StudyParts before_;        ///< of restore()
  mutable StudyParts kept_;  ///< what study() made of the steps; empty: not yet
};

}  // namespace gtv::ui
