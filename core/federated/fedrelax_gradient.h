#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "federated/graph_learning.h"
#include "problem/method_context.h"
#include "solvers/messaging_solver.h"

namespace gtv {

/// FedRelax with one gradient step per iteration [HET Alg. 1], on a known graph or on one that is
/// learned on the way [HET Alg. 2a, 2b], see GraphLearning:
///   w_i⁺ = w_i − α[∇L_i(w_i) + 2λ_i C Σ_j A_ij (w_i − w_j)],  C = X'ᵀX'/m',
/// with λ_i = λ/a_i ("mean"), λ/n ("n") or λ ("sum", as printed: gradient descent on
/// ΣL_i + λΣ_e A_e(1/m')‖X'(w_{e₊} − w_{e₋})‖²). Stable if and only if α < 2/λ_max(H) for quadratic
/// losses, H = blockdiag(∇²L_i) + 2 diag(λ_i/λ)λL_A ⊗ C, whose eigenvalues are real
/// (core/README.md, "step size of [HET]").
///
/// On a network that is not ideal a node looks at the newest models that have reached it, and
/// chooses among them.
class FedRelaxGradientSolver final : public MessagingSolver {
 public:
  enum class Averaging { Mean, Count, Sum };
  struct Settings {
    double rate = 0.01;  ///< α
    Averaging averaging = Averaging::Mean;
    bool randomStart = false;  ///< W = 0, or uniform on ±1/√d as PyTorch starts
    GraphLearning::Settings learning = {};
  };
  /// Why the problem does not fit, or an empty text.
  static std::string refusal(const Settings& settings, const GtvProblem& problem,
                             const MethodContext& context);
  FedRelaxGradientSolver(const GtvProblem& problem, const MethodContext& context,
                         Settings settings);

  void reset() override;
  void problemChanged() override {}
  std::optional<double> gradientStep() const override { return settings_.rate; }
  std::string stepSizeWarning() const override;
  std::shared_ptr<const EmpiricalGraph> learnedGraph() const override;

  /// λ_max(H) for the present graph, by power steps: right to three digits or so.
  double curvature() const;
  /// An upper bound of it that costs little.
  double curvatureBound() const;

 private:
  double advance() override;
  void onWarmStart() override {}
  void initialiseNeighbourKnowledge() override;
  void begin();
  void chooseNeighbours();
  /// λ_i without λ.
  double share(double strength) const;
  /// What a learned graph has chosen; empty of a given one.
  Matrix& chosen() { return graph_.isOn() ? memory_[0] : nothing_; }
  const Matrix& chosen() const { return graph_.isOn() ? memory_[0] : nothing_; }

  Settings settings_;
  Matrix metric_;  ///< C
  Matrix root_;    ///< R with C = RᵀR
  Eigen::Index testPoints_;
  GraphLearning graph_;
  Matrix nothing_;
};

}  // namespace gtv
