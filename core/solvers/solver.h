#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "clustering/gaussian_mixture.h"
#include "problem/communication_conditions.h"
#include "problem/gtv_problem.h"
#include "problem/joint_predictions.h"
#include "problem/local_predictors.h"

namespace gtv {

/// All that a solver needs to go on as if it had never stopped, bit for bit.
struct SolverState {
  std::string solver;  ///< catalogue id
  std::int64_t iteration = 0;
  Matrix W;                       ///< d × n primal iterate
  Matrix U;                       ///< d × E dual iterate (0 columns where a method has none)
  std::vector<Matrix> auxiliary;  ///< what else the method remembers, in its own order
  std::vector<double> scalars;    ///< step balance and the like, in its own order
  std::string randomState;        ///< of methods that draw numbers
  /// What methods that choose fall back to where W runs away, in numbers of their own; 0 × 0: none.
  Matrix best;

  friend bool operator==(const SolverState&, const SolverState&) = default;
};

/// What crossed the network in one iteration.
struct Traffic {
  double messages = 0;
  double vectors = 0;  ///< a message may carry several
  double numbers = 0;  ///< 8 bytes each
};

/// Owns the iterates of one method; never loops. The problem outlives the solver and changes only
/// between steps, announced by problemChanged().
class Solver {
 public:
  virtual ~Solver() = default;

  /// Back to iteration 0.
  virtual void reset() = 0;
  /// One iteration. Asked to stop, a method whose iterations are long gives it up: nothing has
  /// happened then, and the iteration count stays.
  virtual void step() = 0;
  /// By this token step() is asked to stop.
  virtual void setStopToken(const std::stop_token& stop) { static_cast<void>(stop); }
  /// Goes on from the iterates of another method on the same problem: W is d × n, U d × E, or d × 0
  /// where that method has no flow. The iteration count stays.
  virtual void startFrom(const Matrix& W, const Matrix& U) = 0;
  /// λ or the penalty of the problem is another one now; the iterates stay (warm start).
  virtual void problemChanged() = 0;
  /// From now on other nodes compute, other messages arrive. What was under way arrives at once;
  /// the iterates stay. Methods that need the ideal network ignore it.
  virtual void networkChanged(const CommunicationConditions& network) {
    static_cast<void>(network);
  }

  virtual std::int64_t iteration() const = 0;
  virtual const Matrix& primal() const = 0;
  /// d × E, or d × 0.
  virtual const Matrix& dual() const = 0;
  /// max_i ‖w_i⁺ − w_i‖_∞ of the last step; 0 before the first.
  virtual double lastChange() const = 0;
  /// κ < 1 with ‖W⁺ − Ŵ‖ ≤ κ‖W − Ŵ‖ for the minimiser Ŵ, where the method has proved one.
  virtual std::optional<double> predictedContraction() const { return std::nullopt; }

  /// Of methods whose iterations are steps along a gradient: the size of the last step, or of the
  /// first before it.
  virtual std::optional<double> gradientStep() const { return std::nullopt; }

  /// As many threads as the method may use, 1 at the beginning. Changes nothing but the time.
  virtual void setThreads(int threads) { static_cast<void>(threads); }

  /// Parameter vectors (d numbers) that cross every edge in one iteration, where the nodes can do
  /// it by sending each other messages; nothing for methods that look at all data in one place.
  virtual std::optional<int> vectorsPerEdge() const { return std::nullopt; }
  /// Of the last step, for methods that talk to a server, or not over every edge every time.
  virtual std::optional<Traffic> traffic() const { return std::nullopt; }

  /// Of methods that learn the graph: the present one, another object each time it changes; else
  /// null. The run measures on it.
  virtual std::shared_ptr<const EmpiricalGraph> learnedGraph() const { return nullptr; }

  /// Of methods whose nodes have learners: the models, whose predictions on the shared test set are
  /// the iterate; else null.
  virtual const LocalPredictors* localPredictors() const { return nullptr; }

  /// Whether the nodes hold columns of the same samples and predict together, with an objective of
  /// their own: what they predict with W. Other methods have nodes that predict for themselves.
  virtual bool predictsJointly() const { return false; }
  virtual JointPredictions jointPredictions(const Matrix& W) const {
    static_cast<void>(W);
    return {};
  }

  /// Of methods whose nodes have mixtures or sets of centres (without covariances): one per node,
  /// or one for all; else null.
  virtual std::shared_ptr<const std::vector<GaussianMixture>> mixtures() const { return nullptr; }

  /// Of methods whose step size may be set too large: which bound it breaks, in words; else empty.
  virtual std::string stepSizeWarning() const { return {}; }

  /// Of methods that choose: the iterate ran away, and primal() is the best of those before. That
  /// it stands still says nothing.
  virtual bool showsFallback() const { return false; }

  /// What the method had to do is done: further steps change nothing, whatever λ is.
  virtual bool isDone() const { return false; }
  /// Of methods that are done for a reason of their own: a clause; else empty.
  virtual std::string whyDone() const { return {}; }
  /// Of methods whose messages are differentially private: ε spent so far, see PrivateRelease.
  virtual std::optional<double> privacySpent() const { return std::nullopt; }
  /// True where a certificate has a better chance than after other steps.
  virtual bool certificateLikely() const { return false; }
  /// The method that runs: its catalogue id; of methods that choose, the one at work.
  virtual std::string method() const = 0;

  /// Of methods that choose: why the one at work; else empty.
  virtual std::string reason() const { return {}; }

  virtual SolverState state() const = 0;
  /// Refuses a state of another method or of other sizes; the solver is then unchanged.
  virtual Result<void> restore(const SolverState& state) = 0;
};

}  // namespace gtv
