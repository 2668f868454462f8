#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "federated/graph_learning.h"
#include "problem/method_context.h"
#include "solvers/messaging_solver.h"
#include "solvers/quadratic_coupling.h"

namespace gtv {

/// FedRelax [LN Alg. 2, FR Alg. 1-3]: every node minimises its loss and what ties it to the last
/// models of its neighbours,
///   w_i⁺ = argmin_w L_i(w) + (κλ) Σ_j A_ij (w − w_j)ᵀM(w − w_j).
/// M = I compares parameters [LN 82]: w_i⁺ = prox_{L_i, 2κλa_i}(Σ_j A_ij w_j/a_i).
/// M = C = X'ᵀX'/m' compares the predictions on the shared test set [FR 13]; for quadratic losses.
/// κ = ½ as printed: with M = I the fixed points solve GTVMin with φ = ½‖·‖² at the same λ; κ = 1
/// ("exact") solves it with ‖·‖² (core/README.md, "λ/2").
/// A node without neighbours, or λ = 0, has its local minimiser, the shortest if there are many.
///
/// In the Jacobi order all nodes look at the models of the iteration before; in the Gauss-Seidel
/// order at the newest, and the objective never rises.
///
/// Where predictions are compared the graph may be learned on the way [HET 7, 8], see
/// GraphLearning: nodes choose by what the others share.
///
/// Perturbed updates [LN 87]: what a node shares is w̃_i = w_i⁺ + σε with fresh ε ~ N(0, I);
/// neighbours, and the node itself, see only w̃.
///
/// On a network that is not ideal (Jacobi order only) a node looks at the newest models that have
/// reached it; the fixed points stay.
class FedRelaxSolver final : public MessagingSolver {
 public:
  struct Settings {
    bool onPredictions = false;  ///< M = C
    bool gaussSeidel = false;
    double factor = 0.5;          ///< κ
    double perturbation = 0;      ///< σ
    bool showsNoiseless = false;  ///< the iterate is the last w⁺, not w̃
    GraphLearning::Settings learning = {};
  };
  /// Why the problem does not fit, an Error at "solver" or below.
  static Result<void> refusal(const Settings& settings, const GtvProblem& problem,
                              const MethodContext& context);
  FedRelaxSolver(const GtvProblem& problem, const MethodContext& context, Settings settings);

  void problemChanged() override;
  std::shared_ptr<const EmpiricalGraph> learnedGraph() const override;

 private:
  double advance() override;
  void onWarmStart() override;
  void initialiseNeighbourKnowledge() override;
  void updateDual() const override;
  void listen();
  void prepare(int i);
  void chooseNeighbours();

  /// What a learned graph has chosen; empty of a given one.
  Matrix& chosen() { return graph_.isOn() ? memory_.back() : nothing_; }
  const Matrix& chosen() const { return graph_.isOn() ? memory_.back() : nothing_; }
  bool hidesNoise() const { return settings_.perturbation > 0 && settings_.showsNoiseless; }
  /// The model that others see of node i.
  const Matrix& shared() const { return hidesNoise() ? memory_[0] : W_; }
  Matrix& shared() { return hidesNoise() ? memory_[0] : W_; }

  Settings settings_;
  Matrix metric_;         ///< C, or empty
  double metricTop_ = 1;  ///< its largest eigenvalue
  Matrix root_;           ///< R with C = RᵀR
  Eigen::Index testPoints_ = 0;
  std::vector<std::unique_ptr<LocalMap>> updates_;  ///< null: neither data nor neighbours
  GraphLearning graph_;
  Matrix nothing_;
  GraphLearning::Links links_;                   ///< whom the nodes listen to
  Vector strength_;                              ///< a_i that updates_ were made for
  std::unique_ptr<QuadraticCoupling> coupling_;  ///< null where the penalty is not quadratic
};

}  // namespace gtv
