#pragma once

#include <Eigen/Cholesky>

#include "base/sparse_factor.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// The proximal method of multipliers (Rockafellar 1976) with Newton's method inside, for every
/// convex loss and penalty. Around a centre (W°, U°, p°) it minimises
///   F(W) = Σ_i L_i(w_i; p_i°, s) + Σ_e ψ_e((DW)_e) + (ε/2) Σ_ij δ_ij (w_ij − w_ij°)²,
///   ψ_e(v) = max_u uᵀv − λA_eφ*(u/(λA_e)) − ‖u − u_e°‖²/(2σ_e),
/// whose gradient holds the maximisers: the dual points of LocalLoss::respond and
/// u_e = DU_e{u_e° + σ_e v} [CFL 33]. At its minimum they become the next centre, while σ_e ~ A_eη
/// grows and the width s and the weight ε shrink. δ_ij is the losses' mean curvature along
/// coordinate j, or less where that of node i itself is far smaller: every system is positive
/// definite, whatever the weights and the features' units.
///
/// One step is one Newton step (generalised Hessians, line search on the derivative, dense or
/// sparse Cholesky factors). `dual()` is always feasible.
class NewtonSolver final : public IterativeSolverBase {
 public:
  /// `firstReach`: models so far from a kink still belong to it when the first s and σ are chosen.
  /// From a long one the way is longer, and leads past features of very different units.
  explicit NewtonSolver(const GtvProblem& problem, double firstReach = 1);

  void reset() override;
  /// Begins again from the present iterates, except straight after a restore.
  void problemChanged() override;
  /// The last step moved the centre: a good moment for a certificate.
  bool certificateLikely() const override { return movedCentre_; }

 private:
  double advance() override;
  bool mayTakeLong() const override { return true; }
  void onIterationDiscarded() override { restored_ = wasRestored_; }
  void onWarmStart() override;
  std::vector<double> scalars() const override;
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  Matrix& centreW() { return memory_[0]; }
  Matrix& centreU() { return memory_[1]; }
  Matrix& centrePoints() { return memory_[2]; }
  auto metric(int i) const { return memory_[3].col(0).cwiseMin(mostMetric_.col(i)); }  ///< δ_i
  auto centrePoint(int i) {
    return memory_[2].col(0).segment(offsets_[i], offsets_[i + 1] - offsets_[i]);
  }

  void reinitialise();
  /// U_ ← the maximisers at W_, gradient_ ← that of F without its (ε/2) term.
  void evaluate();
  /// The derivative of F at W_ + length·step_ along step_.
  double slope(double length);
  void assemble();
  void solveSystem();
  /// Makes neighbours equal that differ in their last digits alone, where that lowers the
  /// objective: a stiff edge would magnify them.
  void snap();
  void moveCentre();

  double firstReach_;
  std::vector<Eigen::Index> offsets_;  ///< of the nodes' dual points
  Matrix mostMetric_;                  ///< of δ, d × n; ∞ where the loss says nothing
  Vector weight_;                      ///< A_e, the extremes brought nearer to the median
  Vector capacity_;
  Vector sigma_;
  double eta_ = 0;  ///< σ_e over weight_
  double width_ = 0;
  double epsilon_ = 0;
  double firstGradient_ = 0;  ///< ‖∇F‖ where the present centre began; 0: not yet known
  int growths_ = 0;           ///< how often η, s and ε were changed
  bool movedCentre_ = false;
  bool wasRestored_ = false;  ///< before the present step
  bool restored_ = false;  ///< and no step since: the problem that is announced is the state's own
  Matrix gradient_;        ///< d × n
  Matrix step_;            ///< d × n
  Matrix trialU_;
  Vector trialPoint_;
  bool dense_;
  Matrix system_;
  Eigen::LLT<Matrix> factor_;
  SparseMatrix sparse_;
  SparseFactor sparseFactor_;
};

}  // namespace gtv
