#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "problem/method_context.h"
#include "solvers/iterative_solver_base.h"
#include "vertical/column_block.h"

namespace gtv {

inline constexpr const char* verticalMethod = "vertical";

/// Vertical federated learning [LN 8.5]: node i holds the columns X_i (N × d_i) of a table of N
/// samples, a server the labels y, and they learn one model of all columns,
///   min F(W) = c Σ_r ℓ(h_r, y_r) + Σ_i μ‖w_i‖²,   h = Σ_i X_i w_i,
/// by sharing what each makes of its own columns, X_i w_i, and never the columns. The server sends
/// what the others' sum leaves to be explained (N numbers), the node answers with its new X_i w_i
/// (N numbers). Per iteration:
///   exact, in turn   w_i ← argmin of F over w_i, one node after the other: block coordinate
///                    descent (Gauss-Seidel), for squared errors on the residual y − Σ_{j≠i} X_j w_j
///   exact, at once   all nodes minimise at the same h, and move 1/n of the way there: F falls,
///                    because it is convex
///   gradient         w_i ← w_i − α(cX_iᵀℓ'(h) + 2μw_i), which is gradient descent on F
/// Their limit minimises F; for least squares it is that of the whole table.
///
/// W has a column per node, 0 but for its own coordinates: those where one of its features is not
/// 0. The intercept belongs to the first node with data. y are the labels of that node. λ and the
/// graph mean nothing here.
class VerticalSolver final : public IterativeSolverBase {
 public:
  enum class Step { Exact, Gradient };
  struct Settings {
    Step step = Step::Exact;
    bool inTurn = true;
    double rate = 0;  ///< α; 0 stands for 1/β of F
  };

  /// Why the method cannot solve the problem, as an Error at "solver" or below.
  static Result<void> refusal(const Settings& settings, const GtvProblem& problem,
                              const MethodContext& context);

  VerticalSolver(const GtvProblem& problem, const MethodContext& context, Settings settings);

  void problemChanged() override {}
  bool predictsJointly() const override { return true; }
  JointPredictions jointPredictions(const Matrix& W) const override;
  std::optional<Traffic> traffic() const override;
  std::optional<double> gradientStep() const override;
  std::string stepSizeWarning() const override;

 private:
  struct Part {
    int node;
    std::vector<int> coordinates;  ///< of w_i that are its own, ascending
    ColumnBlock block;
    RowMatrix validation;  ///< the same columns of what is held back
  };

  double advance() override;
  bool mayTakeLong() const override { return size_ > mostQuickNumbers; }
  /// What ends an iteration early: nothing where it is finished whatever is asked for.
  std::stop_token workStop() const { return mayTakeLong() ? stop() : std::stop_token(); }
  void onWarmStart() override;
  /// h of the samples that are learned from.
  Vector predictions(const Matrix& W) const;
  void stepInTurn();
  void stepAtOnce();

  Settings settings_;
  SampleSum sum_;  ///< ℓ and c of F
  Vector labels_;
  std::vector<Part> parts_;
  double smoothness_ = 0;  ///< β of F, of gradient steps
  /// An iteration over as many numbers takes less than it takes to stop it.
  static constexpr double mostQuickNumbers = 1e6;
  double size_ = 0;  ///< samples of all nodes times the square of the largest number of columns
};

/// The minimisers of F that nodes find by themselves, and all together: predictions of each.
struct VerticalLimits {
  std::vector<int> nodes;  ///< with data, ascending
  std::vector<JointPredictions> alone;
  JointPredictions together;
};
/// Nothing where the problem is none of columns of the same samples, and after a stop.
std::optional<VerticalLimits> verticalLimits(const GtvProblem& problem,
                                             const MethodContext& context,
                                             const std::stop_token& stop = {});

}  // namespace gtv
