#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "base/spin_thread_pool.h"
#include "kernels/aligned_array.h"
#include "kernels/sweep.h"
#include "solvers/solver.h"
#include "solvers/sweep_graph.h"
#include "solvers/sweep_maps.h"

namespace gtv {

/// How FusedPrimalDual speeds up the primal-dual operator T of Algorithm 1.
enum class Acceleration {
  None,        ///< z ← T(z)
  Relaxation,  ///< z ← 1.9 T(z) − 0.9 z (Condat 2013)
  Halpern      ///< reflected Halpern iterations with restarts (Lu & Yang 2024)
};

/// The primal-dual method of [CFL] Alg. 1, as fast as the machine allows: weighted steps
/// τ_i = γ/Σ A_e and σ_e = A_e/(2γ) together, one fused sweep per iteration (kernels/sweep.h) over
/// nodes that were renumbered to be near their neighbours, and a step balance γ that is estimated
/// while it runs. The same limit as Algorithm 1.
///
/// Halpern: z_{k+1} = (k+1)/(k+2) (2T(z_k) − z_k) + z°/(k+2), restarted at T(z_k) once the residual
/// ‖T(z) − z‖, in the norm of the steps, is a fifth of that after the last restart, or four fifths
/// and growing, or after 0.36 of all iterations. Relaxation: γ is estimated whenever the number of
/// iterations has doubled; None: it stays. Both: γ ← √(γ γ̂), γ̂² = Σ a_i‖w_i − w_i°‖² / (2 Σ ‖u_e −
/// u_e°‖²/A_e) with ° the iterates at the last such time.
///
/// What leaves the solver is T(z): primal() = T_w(z), and dual() = T_u(z), which is feasible; both
/// (None: z itself, as printed in [CFL]) are made when asked for, in the order and orientation of
/// the problem's graph.
///
/// The template's T is the precision of all that a sweep reads and writes. Single precision moves
/// half the bytes, which is what large graphs wait for; it ends at a relative gap of 1e-6 or so, a
/// preview.
template <class T>
class FusedPrimalDual final : public Solver {
 public:
  /// γ = 0: begin with a guess from the problem.
  explicit FusedPrimalDual(const GtvProblem& problem,
                           Acceleration acceleration = Acceleration::Halpern, double gamma = 0);

  void reset() override;
  void step() override;
  void startFrom(const Matrix& W, const Matrix& U) override;
  /// Flows of norms are scaled with λ: that keeps a warm start warm.
  void problemChanged() override;

  std::int64_t iteration() const override { return iteration_; }
  const Matrix& primal() const override;
  const Matrix& dual() const override;
  double lastChange() const override { return lastChange_; }
  std::optional<int> vectorsPerEdge() const override { return 2; }
  std::string method() const override { return "fast-primal-dual"; }
  double gamma() const { return gamma_; }
  /// Shares the blocks of large graphs among so many threads.
  void setThreads(int threads) override;
  /// Of the solver's own arrays; the dataset and the graph not included.
  std::size_t bytes() const;

  SolverState state() const override;
  Result<void> restore(const SolverState& state) override;

 private:
  using Sweep = kernels::Sweep<T>;

  void forBlocks(const std::function<void(int)>& work);
  /// Adds the flows between blocks to the sums of the block's nodes.
  void gather(const SweepGraph::Block& block);
  void run(kernels::Mode mode, kernels::Part part = kernels::Part::Both);
  /// The sums and w̄ that belong to w, u and γ.
  void initialiseSums();
  void selectEdgeMap();
  void setGamma(double gamma);
  double initialGamma() const;
  void reinitialise();
  void restart();
  /// Σ A_e ‖p‖², as Sweep::dualSum.
  double dualSize() const;
  bool restartIsDue();
  T* record(Eigen::Index node) { return nodes_.data() + 4 * width_ * node; }
  /// A_e/unit.
  double weight(Eigen::Index e) const {
    return weights_.size() > 0 ? double{weights_[static_cast<std::size_t>(e)]} : 1;
  }
  const T* record(Eigen::Index node) const { return nodes_.data() + 4 * width_ * node; }
  /// w and p ← W and U, both anchors too.
  void load(const Matrix& W, const Matrix& U);
  void invalidateIterates();
  void show(const Matrix& W);

  static void callPenalty(void* self, T* p, int count);
  static void callProx(void* self, int i, T* v);

  const GtvProblem& problem_;
  Acceleration acceleration_;
  double givenGamma_;
  Eigen::Index width_;
  SweepGraph graph_;
  SweepMaps<T> maps_;
  AlignedArray<T> weights_;  ///< A_e/unit; empty where all are 1
  AlignedArray<T> nodes_;
  AlignedArray<T> flows_;
  AlignedArray<T> anchors_;
  AlignedArray<T> scratch_;
  Sweep sweep_;
  std::vector<Sweep> parts_;  ///< one per block
  std::unique_ptr<SpinThreadPool> threadPool_;
  kernels::EdgeMap edgeMap_ = kernels::EdgeMap::Ball;
  Vector callCapacity_;
  Vector callStep_;

  double gamma_ = 1;
  double lambda_ = 0;  ///< that the flows belong to
  std::int64_t iteration_ = 0;
  std::int64_t sinceRestart_ = 0;
  double firstResidual_ = 0;  ///< of the first iteration after the last restart
  double lastResidual_ = 0;
  double primalResidual_ = 0;  ///< Σ‖T_w(z) − w‖²/τ_i at the present z
  double lastChange_ = 0;
  bool wantsRestart_ = false;
  bool restarted_ = false;  ///< in the last step
  bool restored_ = false;
  bool shown_ = true;  ///< W_ is not T(z) but what was begun from
  mutable Matrix W_;
  mutable Matrix U_;
  mutable bool primalIsFresh_ = false;
  mutable bool dualIsFresh_ = false;
};

using FastPrimalDualSolver = FusedPrimalDual<double>;
using PreviewPrimalDualSolver = FusedPrimalDual<float>;
extern template class FusedPrimalDual<double>;
extern template class FusedPrimalDual<float>;

}  // namespace gtv
