#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/types.h"
#include "experiment/experiment.h"
#include "run/run.h"

namespace gtv {

/// Groups of fused nodes that became one between two values of λ: the clusterpath's tree.
struct PathMerge {
  double lambda = 0;       ///< the first value with the whole group fused
  std::vector<int> nodes;  ///< ascending
};

struct LambdaPath {
  std::vector<Json> points;  ///< the reports, one per λ; "iterations" are those spent at this λ
  std::vector<PathMerge> merges;
  std::vector<std::string> nodeKeys;
  bool done = true;      ///< every point reached what was asked for
  bool stopped = false;  ///< cut short; the points before are there
};

struct PathOptions {
  int threads = 1;  ///< change nothing but the time
  std::stop_token stop;
  /// Called after every point, with the run as it is there.
  std::function<void(int done, const Run& run)> progress;
};

/// "lo:hi:n": n values from lo to hi, both included, evenly spaced in log λ; 0 < lo ≤ hi. One value
/// if n = 1 (then lo = hi).
Result<std::vector<double>> parseLambdas(const std::string& text);

/// One run through ascending values of λ, each from where the one before ended.
Result<LambdaPath> lambdaPath(const Experiment& experiment, const std::vector<double>& lambdas,
                              const PathOptions& options = {});

/// {points: [{lambda, …report}], merges: [{lambda, nodes}], warnings}, nodes by their keys,
/// warnings those of all points, each once.
Json pathReport(const LambdaPath& path);

/// What was several clusters in `before` and is one in `after` (cluster of every node): the nodes,
/// one group per such cluster, by its first node.
std::vector<std::vector<int>> mergedGroups(const std::vector<int>& before,
                                           const std::vector<int>& after);

}  // namespace gtv
