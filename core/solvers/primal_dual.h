#pragma once

#include <memory>
#include <vector>

#include "solvers/messaging_solver.h"

namespace gtv {

/// Algorithm 1 of [CFL], the primal-dual method of Chambolle and Pock with diagonal
/// preconditioning, as printed:
///   ŵ_i = w_i − τ_i (DᵀU)_i                                   (line 3)
///   w_i⁺ = prox_{L_i,1/τ_i}(ŵ_i)                               (line 4, [CFL 32])
///   u_e⁺ = DU_e{u_e + σ_e [2(w⁺_{e₊} − w⁺_{e₋}) − (w_{e₊} − w_{e₋})]}   (lines 7-8, [CFL 33])
/// with τ_i = γ/|N_i| (unweighted degree; γ where |N_i| = 0) and σ_e = s/γ, s = ½ as in the paper
/// or 0.45 as in its code. The step condition holds for every γ > 0 and s ≤ ½; γ changes the speed,
/// not the limit.
///
/// Over-relaxation κ ≠ 1 (Condat, JOTA 2013, Alg. 3.1 and Thm. 3.3: converges for 0 < κ < 2): the
/// lines above start from a second pair (w̃, ũ), which then follows,
///   (w̃, ũ)⁺ = (w̃, ũ) + κ((w⁺, u⁺) − (w̃, ũ)).
/// What leaves the solver is (w⁺, u⁺): the same limit, and u⁺ is feasible, as a certificate needs.
///
/// Where the network is not ideal, nodes are inexact or attackers lie (κ = 1 only), the head of an
/// edge owns its flow: the tail sends its model to the head, the head sends the flow to the tail.
/// In an iteration those who compute take lines 3-4 with the newest flows that have reached them;
/// the heads among them then update their flows with the newest models,
///   u_e⁺ = DU_e{u_e + σ_e(2v_e − v_e°)},  v_e = w_{e₊} − w_{e₋},
/// v_e° being that of its last update: on the ideal network the same iterates but for rounding.
/// Late or lost messages may keep it far from the limit, see Run::warnings(); with delays the dual
/// steps are shorter, σ_e = s/(γ(1 + D)). Attackers lie about models; flows follow from what they
/// tell.
///
/// Where both ends own the flow instead (FlowOwner::Both), each keeps a copy of it, and nodes send
/// models alone: in step t + 1 node i brings its copies to u_e^t with x̄_i^t and x̄_j^t, x̄^t = 2w^t −
/// w^{t−1}, and then takes lines 3-4. It waits until it knows x̄_j^t of every neighbour. A message
/// has t, x̄^t and x̄^{t−1}; where messages get lost, nodes repeat theirs whenever they are awake. So
/// steps are counted by each node on its own, and no clock is shared (the synchroniser α of
/// Awerbuch, J. ACM 1985). It converges as on the ideal network, whatever is late or lost:
///   1. Neighbours are at most one step apart, as step t + 1 needs t of all neighbours. So the newest
///      message, of t or t + 1, has what is asked for.
///   2. By induction on t both copies of u_e^t are equal and, like w_i^t, those of iteration t on the
///      ideal network: the same formula of the same numbers.
///   3. A node with the fewest steps waits for nothing but messages under way. These arrive within D
///      iterations or, where they get lost, sooner or later with probability 1. So every node takes
///      steps for ever; if all compute and nothing gets lost, one in D + 1 iterations at least.
/// U is the copy of the head, which may be a step behind. Another λ or penalty makes the ends begin
/// anew, from W and U.
class PrimalDualSolver : public MessagingSolver {
 public:
  enum class FlowOwner { Head, Both };

  /// 0 < dualFactor ≤ ½ is s, 0 < relaxation < 2 is κ.
  PrimalDualSolver(const GtvProblem& problem, double gamma, double dualFactor,
                   double relaxation = 1, const MethodContext& context = {},
                   FlowOwner owner = FlowOwner::Head);

  void problemChanged() override;
  /// The models of both ends; both keep the flow.
  std::optional<int> vectorsPerEdge() const override { return 2; }
  std::optional<Traffic> traffic() const override;
  void networkChanged(const CommunicationConditions& network) override;
  double gamma() const { return gamma_; }

 protected:
  PrimalDualSolver(const GtvProblem& problem, std::string id, double gamma, double dualFactor,
                   double relaxation, bool weightedSteps, FlowOwner owner,
                   const MethodContext& context);
  double advance() override;
  void onWarmStart() override;
  void initialiseNeighbourKnowledge() override;
  bool usesMailboxes() const override;
  std::vector<double> scalars() const override { return {gamma_}; }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;
  /// New step sizes; the local proximal operators are factorised again.
  void setGamma(double gamma, const std::stop_token& stop = {});
  /// Σ_e' A_e' (weighted) or |N_i|.
  double nodeMetric(int i) const;

 private:
  template <int D>
  double advanceFixed();
  double advanceByMessages();
  double advanceByBothEnds();
  /// Whether node i knows the models of its step of all neighbours.
  bool isReady(int i) const;
  void updateFlows(int i);
  double takeStep(int i);
  void sendModels(int i);
  void alignEnds();
  void setDualSteps();

  double gamma_;
  double dualFactor_;
  double relaxation_;
  FlowOwner owner_;
  bool weightedSteps_;  ///< τ_i = γ/Σ A_e with σ_e = sA_e/γ instead: the same condition holds
  Matrix extended_;     ///< d × n, 2w⁺ − w
  Vector tau_;
  Vector sigma_;
  Vector capacity_;
  std::vector<std::unique_ptr<LocalMap>> prox_;
};

/// Algorithm 1 whose step balance γ is estimated while it runs: at iterations 8, 16, 32, …
///   γ ← √(γ γ̂),  γ̂² = Σ_i a_i‖w_i − w_i°‖² / (2 Σ_e ‖u_e − u_e°‖²/A_e),
/// with ° the iterates at the previous such iteration and weighted steps τ_i = γ/a_i,
/// σ_e = A_e/(2γ). The same limit; usually several times fewer iterations.
class AdaptivePrimalDualSolver final : public PrimalDualSolver {
 public:
  AdaptivePrimalDualSolver(const GtvProblem& problem, double gamma);

  void reset() override;
  void step() override;

 private:
  std::vector<double> scalars() const override;
  Result<void> restoreScalars(const std::vector<double>& scalars) override;
  void onWarmStart() override;
  void rebalance();
  Matrix& anchorW() { return memory_[0]; }
  Matrix& anchorU() { return memory_[1]; }

  double firstGamma_;
  std::int64_t nextBalance_;
};

}  // namespace gtv
