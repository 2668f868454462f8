#pragma once

#include <vector>

#include "problem/method_context.h"
#include "server/server.h"
#include "solvers/messaging_solver.h"

namespace gtv {

/// IFCA (Ghosh et al. 2020): k centres θ_j; in every round each participant i takes the
/// centre with the least own loss, ĵ_i = argmin_j L_i(θ_j) (the first of several), and
///   gradient averaging: θ_j ← θ_j − (η/|S|) Σ_{i∈S: ĵ_i=j} ∇L_i(θ_j)
///   model averaging:    τ gradient steps from θ_{ĵ_i}, θ_j ← the mean over its clients
/// Networks begin at random weights, whatever `start` says. A centre that nobody takes stays.
/// Several restarts run side by side, each from centres of its own; the iterate is that of the one
/// with the least Σ_i L_i. Nodes without data have the centre that most nodes take. On a network
/// that is not ideal as FedAvg.
class IfcaSolver final : public MessagingSolver {
 public:
  enum class Start {
    ZeroOne,   ///< entries 0 or 1, a fair coin each, as [CODE]
    ZeroHalf,  ///< 0 or ½
    Normal,
  };
  struct Settings {
    int centres = 2;
    bool averagesModels = false;
    LocalDescent local{1, 0.1, 0};  ///< η, and τ where models are averaged
    int restarts = 1;
    Start start = Start::ZeroOne;
    double participation = 1;
  };
  IfcaSolver(const GtvProblem& problem, const MethodContext& context, Settings settings);

  void reset() override;
  void problemChanged() override {}

  std::string stepSizeWarning() const override {
    return settings_.averagesModels ? settings_.local.beyondBound(smoothness_)
                                    : settings_.local.beyondPooledBound(smoothness_);
  }
  /// θ of restart r, d × k.
  const Matrix& centres(int r) const { return memory_[static_cast<std::size_t>(r)]; }
  /// The restart with the least loss.
  int best() const { return best_; }

 private:
  double advance() override;
  bool mayTakeLong() const override { return true; }
  void onWarmStart() override;
  void drawCentres();
  /// The centre that node i takes out of these; v is what it tells of it.
  int answer(int i, const Matrix& centres, MutVec v);
  /// The answers of this round, one row block [ĵ_i; vector] per restart, of those that have
  /// reached the server.
  std::vector<Vector> answers(const std::vector<int>& taking);
  void round(std::size_t restart, const std::vector<Vector>& answers);
  /// The centre with the least loss of node i.
  int nearest(int i, const Matrix& centres, double& loss) const;
  /// The centre with the least loss for every node with data, −1 for others; adds up the losses.
  std::vector<int> assign(const Matrix& centres, double& loss) const;
  void show();

  Settings settings_;
  double smoothness_ = 0;  ///< of one node where models are averaged, else of a centre of all
  int best_ = 0;
};

}  // namespace gtv
