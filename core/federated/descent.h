#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "federated/step_sizes.h"
#include "losses/local_loss.h"
#include "problem/method_context.h"
#include "solvers/messaging_solver.h"

namespace gtv {

/// Where the models have to be [LN 5.4]; applied to every node's model.
struct Projection {
  enum class Set {
    Everywhere,
    Ray,        ///< {c·1, c ≥ 0}: max(0, mean of the entries)·1
    Interval,   ///< every entry in [low, high]
    Ball,       ///< ‖w‖ ≤ radius
    Consensus,  ///< w_i = w_j for all i, j: the mean over the nodes
  };
  Set set = Set::Everywhere;
  double low = -1;
  double high = 1;
  double radius = 1;

  /// W ← the nearest point of the set, d × n.
  void apply(Matrix& W) const;
};

/// The probability with which a sample is in a batch of so many that are drawn independently.
double batchShare(const LocalLoss& loss, int batch);

/// Gradient methods [LN ch. 5, 9.2], on the objective of GTVMin or, with models that agree, on the
/// mean of the losses:
///   w_i⁺ = Π(w_i − α_k(g_i + (DᵀU)_i) + σε),  u_e ∈ λA_e∂φ((DW)_e),
/// g_i the gradient of L_i, or its mean over a batch of samples that are drawn with replacement
/// [LN 57], or the gradient of the next sample in turn (online [LN 58]). Projected on consensus
/// there is no coupling, and the step is that of FedGD and FedSGD: w⁺ = w − (α/n)Σ_i g_i(w), spec
/// §4.10.
///
/// On a network that is not ideal a node looks at the newest models of its neighbours that have
/// reached it. On consensus the server sends its model to all nodes, those who can answer with the
/// gradient at the newest one that has reached them, and it steps along the newest answers.
class DescentSolver final : public MessagingSolver {
 public:
  enum class Draw {
    All,
    Batch,     ///< drawn with replacement
    InTurn,    ///< one sample after the other
    Cyclic,    ///< the next `batch` samples of the node, and around again
    Shuffled,  ///< the same, in an order that is drawn anew for every pass
  };
  /// What becomes of the gradient g before the step w − αp:
  enum class Update {
    Plain,     ///< p = g
    Momentum,  ///< p = v, v ← μv + g (Polyak 1964)
    Adam,      ///< p = m̂/(√v̂ + ε), with means m of g and v of g² (Kingma & Ba 2015)
  };
  struct Settings {
    std::string id = "gradient-steps";
    Draw draw = Draw::All;
    int batch = 1;  ///< samples of a node and step
    StepSizes steps = {};
    Projection projection = {};
    double perturbation = 0;  ///< σ, ε ~ N(0, I)
    Update update = Update::Plain;
    double momentum = 0.9;        ///< μ, and β₁ of Adam
    double secondMoment = 0.999;  ///< β₂
    double epsilon = 1e-8;
    int epochs = 0;  ///< passes over the samples after which the method has finished; 0: no end
  };
  DescentSolver(const GtvProblem& problem, const MethodContext& context, Settings settings);

  void problemChanged() override;
  std::optional<Traffic> traffic() const override;
  bool isDone() const override;
  std::string stepSizeWarning() const override;
  /// κ(α) = max(|1 − αα_c|, |1 − αβ|) for full gradients and steps of one size, without noise; with
  /// the extreme eigenvalues of the Hessian where the objective is quadratic and small.
  std::optional<double> predictedContraction() const override;
  std::optional<double> gradientStep() const override {
    return lastStep_ > 0 ? lastStep_ : nextStep();
  }

  /// Constants of the objective: α_c a lower bound of the strong convexity, β an upper one of the
  /// smoothness, +∞ where it has kinks. On consensus those of the mean loss.
  double convexity() const { return convexity_; }
  double smoothness() const { return smoothness_; }

 private:
  double advance() override;
  bool mayTakeLong() const override {
    const bool isShort = settings_.draw == Draw::All || settings_.draw == Draw::InTurn;
    return !isShort || MessagingSolver::mayTakeLong();
  }
  void onWarmStart() override {}
  void initialiseNeighbourKnowledge() override;
  bool isConsensus() const { return settings_.projection.set == Projection::Set::Consensus; }
  /// Sample number `position` of the passes of node i, which has `count`; `order` is that of
  /// `pass`.
  Eigen::Index sampleAt(int i, std::int64_t position, Eigen::Index count,
                        std::vector<Eigen::Index>& order, std::int64_t& pass) const;
  /// G, the gradients, become directions of steps.
  void direct(Matrix& G);
  /// g ← the (stochastic) gradient of L_i at w.
  void lossGradient(int i, ConstVec w, Rng& draws, MutVec g) const;
  /// g ← what client i of a server tells of it.
  void answer(int i, ConstVec w, Rng& draws, MutVec g);
  /// G ← those that the step uses.
  void lossGradients(Matrix& G);
  /// G ← G + what the edges add, of a node by what has reached it.
  void addCoupling(Matrix& G);
  /// Of a new W: who sleeps keeps its model, attackers tell another, the others hear of it.
  void publishModels(Matrix& next);
  double nextStep() const { return settings_.steps.at(iteration(), convexity_, smoothness_); }
  /// U_ ← a flow of W that the penalty allows.
  void subgradientFlow();
  double value(const Matrix& W) const;

  Settings settings_;
  double convexity_ = 0;
  double smoothness_ = 0;
  /// Least and largest eigenvalue of the Hessian, where it is constant and small; else nothing.
  std::optional<std::pair<double, double>> spectrum_;
  double lastStep_ = 0;
};

}  // namespace gtv
