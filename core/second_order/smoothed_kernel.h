#pragma once

#include <memory>

#include "problem/gtv_problem.h"
#include "second_order/block_system.h"

namespace gtv {

/// The arithmetic of one step of SmoothedNewtonSolver on one kind of graph, in an order of nodes
/// and edges, and an orientation, of its own. The kernel keeps W; the flow u of the smoothed
/// problem (d × E in its order) is the caller's, who has to remember it.
class SmoothedKernel {
 public:
  /// What a step does to F_μ(W) = Σ L_i(w_i) + Σ λA_e(h_e − μ).
  struct Trial {
    double value = 0;   ///< F_μ before the step
    double slope = 0;   ///< along the full step, there
    double change = 0;  ///< F_μ(W + step) − F_μ(W)
  };
  /// Where a step has led.
  struct Arrival {
    double moved = 0;  ///< max_i ‖w_i⁺ − w_i‖_∞
    double loss = 0;   ///< Σ L_i(w_i⁺)
    double gap = 0;    ///< Σ c_e‖v_e‖ − u_eᵀv_e
  };
  /// Sums over the losses that are not zero, at W.
  struct Scale {
    double slope = 0;      ///< Σ‖∇L_i‖
    double curvature = 0;  ///< Σ tr(∇²L_i)/d
  };

  virtual ~SmoothedKernel() = default;

  /// λ or the penalty of the problem is another one now; u grows with the capacities.
  virtual void problemChanged(Matrix& u) = 0;
  /// Goes on from W.
  virtual void take(const Matrix& W) = 0;
  virtual Scale scale() = 0;
  /// u ← the flow U, in the kernel's own order.
  virtual void takeFlow(const Matrix& U, Matrix& u) const = 0;
  /// Every u_e ← its projection onto the ball of this share of the capacity.
  virtual void clip(double share, Matrix& u) const = 0;

  /// The Newton step at (W, u) for this μ, `damping` added to the losses' Hessians.
  /// Asked to stop, it may be anything.
  virtual Trial solve(const Matrix& u, double mu, double damping,
                      const std::stop_token& stop = {}) = 0;
  /// F_μ(W + length·step) − F_μ(W).
  virtual double change(double length) = 0;
  /// W ← W + length·step, u ← the flow that belongs to it; W and a flow to show are written in the
  /// order of the graph.
  virtual Arrival move(double length, Matrix& u, Matrix& W, Matrix& U) = 0;
};

/// Eliminates from the leaves to the roots; the graph has no cycle.
std::unique_ptr<SmoothedKernel> makeForestKernel(const GtvProblem& problem);
/// Any graph.
std::unique_ptr<SmoothedKernel> makeGraphKernel(const GtvProblem& problem,
                                                std::unique_ptr<BlockSystem> system);

}  // namespace gtv
