#pragma once

#include <memory>
#include <string>
#include <vector>

#include "problem/federation.h"
#include "solvers/messaging_solver.h"

namespace gtv {

/// FedRelax with one gradient step per iteration [HET Alg. 1], on a known graph or on one that is
/// learned on the way [HET Alg. 2a, 2b]:
///   w_i⁺ = w_i − α[∇L_i(w_i) + 2λ_i C Σ_j A_ij (w_i − w_j)],  C = X'ᵀX'/m',
/// with λ_i = λ/a_i ("mean"), λ/n ("n") or λ ("sum", as printed: gradient descent on
/// ΣL_i + λΣ_e A_e(1/m')‖X'(w_{e₊} − w_{e₋})‖²). Stable if and only if α < 2/λ_max(H) for quadratic
/// losses, H = blockdiag(∇²L_i) + 2 diag(λ_i/λ)λL_A ⊗ C, whose eigenvalues are real (spec D8).
///
/// A learned graph starts without edges. After every step each node chooses the p other nodes whose
/// predictions on X' are nearest to its own (ties by number) and listens to them with weight 1; so
/// do they, unless `directed`. Growing (2a): earlier choices stay. Reset (2b): they are forgotten
/// before.
///
/// On a network that is not ideal a node looks at the newest models that have reached it, and
/// chooses among them.
class FedRelaxGradientSolver final : public MessagingSolver {
 public:
  enum class Averaging { Mean, Count, Sum };
  enum class Graph { Given, Growing, Reset };
  struct Settings {
    double rate = 0.01;  ///< α
    Averaging averaging = Averaging::Mean;
    bool randomStart = false;  ///< W = 0, or uniform on ±1/√d as PyTorch starts
    Graph graph = Graph::Given;
    int choices = 10;  ///< p
    bool directed = false;
  };
  /// A learned graph keeps a number for every pair of nodes.
  static constexpr int mostLearningNodes = 2000;
  /// Why the problem does not fit, or an empty text.
  static std::string refusal(const Settings& settings, const GtvProblem& problem,
                             const Federation& federation);
  FedRelaxGradientSolver(const GtvProblem& problem, const Federation& federation,
                         Settings settings);

  void reset() override;
  void problemChanged() override {}
  std::string brokenStepBound() const override;
  std::shared_ptr<const EmpiricalGraph> learnedGraph() const override;

  /// λ_max(H) for the present graph, by power steps: right to three digits or so.
  double curvature() const;
  /// An upper bound of it that costs little.
  double curvatureBound() const;

 private:
  struct Link {
    int neighbour;
    double weight;
    int mail;  ///< link that leads to the node
  };
  double advance() override;
  void takeUp() override;
  void meet() override;
  void begin();
  bool learns() const { return settings_.graph != Graph::Given; }
  /// Who every node listens to.
  using Links = std::vector<std::vector<Link>>;
  Links givenLinks() const;
  Links learnedLinks() const;
  /// λ_i without λ.
  double share(double strength) const;
  /// Of a learned graph: everybody tells everybody.
  int pair(int from, int to) const { return from * problem().nodeCount() + to; }
  void chooseNeighbours();
  Matrix& heard() { return memory_[0]; }  ///< n × n: (j, i) is 1 where i listens to j
  const Matrix& heard() const { return memory_[0]; }

  Settings settings_;
  Matrix metric_;  ///< C
  Matrix root_;    ///< R with C = RᵀR
  Eigen::Index testPoints_;
  Links links_;  ///< of a learned graph those of the last step
  mutable std::shared_ptr<const EmpiricalGraph> learned_;  ///< null: another one than before
};

}  // namespace gtv
