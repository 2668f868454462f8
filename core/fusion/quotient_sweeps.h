#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "fusion/cluster_flow.h"
#include "fusion/quotient.h"
#include "problem/quadratic_dual.h"
#include "solvers/fast_primal_dual.h"

namespace gtv {

/// The network Lasso with strongly convex quadratic losses on graphs that are too large for
/// Newton's method: convex clustering of many points, above all as λ moves. FastPrimalDualSolver
/// works on the quotient problem (quotient.h) of the nodes that have fused so far. What looks fused
/// when an answer is good is contracted once λ has grown, for then there is room to spare, if a
/// third of the borders goes with it; in the middle of the work only if half of them go. So the
/// sweeps get shorter along a path. Whether the clusters belong together is proved by flows inside
/// them (cluster_flow.h); those that have none fall apart again along their saturated edges, small
/// ones altogether.
///
/// What leaves is an iterate of the whole problem with a feasible flow; how good it is, a
/// certificate must say (DualBounder).
class QuotientSweeps {
 public:
  /// `tolerance` is the relative gap that is worked for. Every node begins alone.
  QuotientSweeps(const GtvProblem& problem, double tolerance);

  /// Why the problem is not one for this method; empty if it is.
  static std::string refusal(const GtvProblem& problem);

  /// λ is another one now.
  void problemChanged();
  /// Goes on from these, every node alone.
  void startFrom(const Matrix& W, const Matrix& U);
  /// Some sweeps, or the flows inside the clusters; true if primal() and dual() are then believed
  /// to be as good as was asked for.
  bool work();
  /// They were not: the next time they will be better.
  void tightenTarget();

  /// Brought up to date when asked for; dual() is feasible.
  const Matrix& primal();
  const Matrix& dual();
  const std::vector<int>& clusters() const { return quotient_.cluster; }
  int clusterCount() const { return quotient_.clusterCount(); }

 private:
  void begin(Quotient quotient, const Matrix& models, const Matrix& flows, double gamma);
  /// After some sweeps: contracts what has fused; sets provesClusters_ if it is time for that.
  void checkProgress();
  void contract(const std::vector<bool>& fused);
  bool proveClusters();
  template <int D>
  void computeFlowTargets();
  void splitClusters(const std::vector<bool>& failed);
  void expandIterate();
  /// Moves models and flows on to where the last two λ point: share times the step between these.
  void extrapolate(double share);

  const GtvProblem& problem_;
  double tolerance_;
  double objectiveAtZero_;  ///< P(0), what a gap is measured by where P is about 0
  Vector convexity_;        ///< of every loss
  std::vector<int> order_;  ///< of the nodes, neighbours near each other
  Quotient quotient_;
  std::unique_ptr<FastPrimalDualSolver> solver_;  ///< of quotient_.problem
  std::unique_ptr<QuadraticDual> certificate_;    ///< of it, too
  ClusterFlow clusterFlow_;
  bool clusterFlowIsCurrent_ = false;  ///< clusterFlow_ has the clusters of quotient_
  double clusterFlowLambda_ = 0;       ///< flows inside are feasible from this λ on
  std::vector<bool> fusedBefore_;
  double value_ = 0;  ///< what the gap is relative to, and the quotient's gap, at the last look
  double gap_ = 0;
  double targetFactor_ = 0;
  double provableGap_ = 0;
  bool provesClusters_ = false;
  bool shown_ = false;  ///< W_ and U_ are those of the present iterate
  int batch_ = 0;
  Matrix W_;
  Matrix U_;
  Matrix lastW_;  ///< where λ was before; no columns if nothing is known
  Matrix lastU_;
  double lastLambda_ = 0;
  bool converged_ = false;  ///< what there is at this λ is what was asked for
  Matrix target_;
};

}  // namespace gtv
