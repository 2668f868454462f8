#pragma once

#include <memory>
#include <optional>

#include "losses/quadratic_sum.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// What can be seen of GTVMin as a function of one model w.
class NodeObjective {
 public:
  enum class Scope {
    Loss,       ///< L_i(w)
    WithEdges,  ///< L_i(w) + λ Σ_j A_ij φ(w − w_j), the neighbours' models as they are
    Mean        ///< (1/n) Σ_j L_j(w), of one model for all nodes
  };

  /// `problem` outlives this; `W` is d × n.
  NodeObjective(const GtvProblem& problem, Scope scope, int node, const Matrix& W);

  double value(ConstVec w) const;
  /// out ← ∇f(w); where f has a kink one of its subgradients.
  void gradient(ConstVec w, MutVec out) const;
  /// An upper bound of the Lipschitz constant of the gradient; +∞ where f has kinks.
  double smoothness() const;
  /// argmin_v f(v) + ‖v − w‖²/(2α), the proximal step from w [LN 92], up to rounding, or up to what
  /// LocalLoss::prox() leaves; α > 0. Of several parameters with edges that are not quadratic, or
  /// with a mean of losses that are not, up to a relative 1e-10, by a splitting of f into the terms
  /// that have a proximal step of their own. Nothing where f is not convex, or where that would
  /// take too long (more than 60 terms, or 60 000 steps of single terms).
  std::optional<Vector> prox(ConstVec w, double step) const;
  /// Samples that a value is made of: what it costs.
  Eigen::Index sampleCount() const;

 private:
  int nodeCount() const { return problem_.nodeCount(); }
  bool isConvex() const;
  std::optional<Vector> proxWithEdges(ConstVec w, double rho) const;
  double proxOnTheLine(double w, double step) const;
  std::optional<Vector> proxBySplitting(ConstVec w, double rho) const;
  const LocalLoss& loss(int i) const { return *problem_.losses[static_cast<std::size_t>(i)]; }

  const GtvProblem& problem_;
  Scope scope_;
  int node_;
  Matrix neighbours_;                  ///< their models, in the order of the graph
  std::unique_ptr<QuadraticSum> sum_;  ///< of all losses, where they are quadratic
};

}  // namespace gtv
