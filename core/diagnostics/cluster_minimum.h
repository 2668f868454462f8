#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "problem/dual_bound.h"
#include "problem/gtv_problem.h"

namespace gtv {

struct ClusterMinimumOptions {
  double tolerance = 1e-8;  ///< certified relative gap that is enough
  int iterations = 20000;   ///< largest number
};

/// GTVMin on the cluster graph of a partition [CFL 42],
///   min Σ_C L_C(w_C) + λ Σ_{C,C'} A_{CC'} φ(w_C − w_C'),  L_C = Σ_{i∈C} L_i,
/// A_CC' the weight of all edges between C and C'. It is GTVMin with one model per cluster, so its
/// minimum is never below that of GTVMin, and equal to it exactly where some solution of GTVMin is
/// constant on all clusters, as it is if all of them are well-connected.
struct ClusterMinimum {
  Matrix models;          ///< d × clusters
  DualBound bound;        ///< of the models, for this problem
  bool finished = false;  ///< the gap is as small as asked
  std::string why;        ///< why there is no answer at all
};

/// `clusters[i]` is the cluster of node i, counted from 0. Quadratic losses only; solved by the
/// automatic method. After a stop, or too many iterations, what is there so far.
ClusterMinimum clusterMinimum(const GtvProblem& problem, const std::vector<int>& clusters,
                              const ClusterMinimumOptions& options = {},
                              const std::stop_token& stop = {});

}  // namespace gtv
