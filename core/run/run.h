#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "diagnostics/metrics.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "problem/dual_bound.h"
#include "run/checkpoint_store.h"
#include "run/run_trace.h"
#include "run/snapshot.h"
#include "run/termination.h"
#include "solvers/solver.h"

namespace gtv {

/// An iterate with a finite objective.
struct FiniteIterate {
  std::int64_t iteration = 0;
  Matrix W;
  Matrix U;
};

/// What a run needs to go on, but for its trace: the solver's state and the run's own counters.
struct ResumePoint {
  Checkpoint at;  ///< its network is not looked at
  FiniteIterate lastFinite;
};

/// What a run needs to go on.
struct RunState {
  Checkpoint at;  ///< its network is not looked at
  RunTrace trace;
  FiniteIterate lastFinite;
};

/// Up to which ‖(DW)_e‖/(1 + max_i ‖w_i‖) the ends of an edge count as fused: what the document
/// says, else 1e-6 for generated data without noise and 1e-3 for other data.
double clusterTolerance(const Experiment& experiment);
/// Groups of fused nodes, see fusedClusters(), or of nodes with equal models where the method gives
/// every cluster one.
std::vector<int> nodeGroups(const Experiment& experiment, const EmpiricalGraph& graph,
                            const Matrix& W);
/// The same. None before the first iteration, while all models are where they began together: that
/// they are equal was not learned.
std::vector<int> learnedClusters(const Experiment& experiment, const EmpiricalGraph& graph,
                                 const Matrix& W, std::int64_t iteration);
/// What learned clusters are measured by.
struct ClusterMeasures {
  std::vector<int> of;     ///< learnedClusters()
  double ari = 0;          ///< Snapshot::ari
  double conductance = 0;  ///< Snapshot::conductance
};
ClusterMeasures measureClusters(const Experiment& experiment, const ProblemInstance& network,
                                const Matrix& W, std::int64_t iteration);
/// Fills clusters, clusterCount, groupKind, ari and conductance in, which follow from experiment,
/// network, W and the iteration of `numbers`.
void findClusters(Snapshot& picture);

/// One execution of an experiment: problem, solver, trace. Not thread-safe; one thread owns it.
///
/// What ends it (experiment field "stop"), each with a message that names the rule:
///   tolerance, gap    a certificate proves it: Converged. Where none can be had, because the
///                     infimum is not attained (see attainment.h), Uncertified.
///   objectiveChange   |P_k − P_{k−window}| ≤ η proves nothing: Converged if no certificate was
///                     asked for, else what the certificate says, Converged or Uncertified;
///                     Uncertified where a loss is not convex, as no certificate can be had.
///   maxIterations, timeLimit
///                     IterationLimit, TimeLimit; at the last iteration the certificate is asked
///                     once more.
class Run {
 public:
  /// `repeat` chooses the repetition's random numbers. An Error after a stop that was asked for
  /// before the first iteration: some methods have much to do until then.
  static Result<std::unique_ptr<Run>> start(const Experiment& experiment, std::uint64_t repeat = 0,
                                            const std::stop_token& stop = {});
  /// On a network that was built before for the same experiment and repetition.
  static Result<std::unique_ptr<Run>> start(const Experiment& experiment,
                                            std::shared_ptr<const ProblemInstance> network,
                                            const std::stop_token& stop = {});

  /// Up to `count` iterations; fewer if the run ends or is asked to stop (status Stopped). A run
  /// that ended goes on only after a live change or extendBudget(). An interruption is no stop: it
  /// gives up an iteration that takes long, as if `count` had been smaller.
  RunStatus advance(std::int64_t count, const std::stop_token& stop = {},
                    const std::stop_token& interruption = {});

  /// Changes fields of liveFields() between iterations: {"lambda": 0.02}. The iterates stay: those
  /// of nodes and edges that are still there; new nodes begin at the mean of their neighbours, new
  /// edges without flow. The change is recorded with a row before and a row after it, iteration and
  /// time budget start anew. Refuses, and changes nothing, if the dimension would be another one.
  Result<void> change(const Json& set);
  Result<void> change(const std::string& path, const Json& value) {
    return change(Json{{path, value}});
  }

  /// Goes on from iterates that somebody else has found for the present problem (W d × n,
  /// U d × E), recorded at the present iteration; ends at once if their certificate is tight
  /// enough, or if the `spent` iterations that they took are all that stop.maxIterations allows.
  void startFrom(const Matrix& W, const Matrix& U, std::int64_t spent);

  /// Lets a run that used up its iterations or its time go on for as many again.
  void extendBudget();

  /// Ends a run that goes on, by a rule of somebody else; its last iterate is recorded.
  void terminate(RunStatus status, std::string message);

  RunStatus status() const { return status_; }
  const std::string& message() const { return message_; }
  /// What may be another thing than it is taken for: what ProblemInstance::warnings says; a step
  /// size beyond its bound, with the largest stable one; weights and λ so small that nodes learn
  /// alone; a network that the method does not bear well, and from when on it has been seen not to
  /// settle. Sentences without their full stops.
  std::vector<std::string> warnings() const;
  /// What would help against some of these.
  const std::vector<SuggestedEdit>& suggestions() const { return suggestions_; }
  std::int64_t iteration() const { return iterationsBefore_ + solver_->iteration(); }
  /// As it is now, live changes included.
  const Experiment& experiment() const { return experiment_; }
  /// Another one after a live change of graph or data.
  const std::shared_ptr<const ProblemInstance>& network() const { return network_; }
  /// The method that runs; for "auto" the one it took.
  std::string solverId() const { return solver_->method(); }
  /// Why, for "auto"; else empty.
  std::string solverReason() const { return solver_->reason(); }
  /// Threads that the method may use for one iteration; changes nothing but the time.
  void setThreads(int threads) {
    threads_ = threads;
    solver_->setThreads(threads);
  }
  /// κ of the method, where it has proved one.
  std::optional<double> predictedContraction() const { return solver_->predictedContraction(); }
  /// Of learners what stands for one, see buildProblem().
  const GtvProblem& problem() const { return *problem_; }
  /// Of methods whose nodes have learners; null: parameter vectors.
  const LocalPredictors* localPredictors() const { return solver_->localPredictors(); }
  /// Whether the iterates are measured by the objective of GTVMin: parameter vectors, each of which
  /// predicts by itself.
  bool measuresGtv() const { return localPredictors() == nullptr && !predictsJointly(); }
  /// Solver::predictsJointly() of the method, and what its nodes predict now.
  bool predictsJointly() const { return solver_->predictsJointly(); }
  JointPredictions jointPredictions() const { return solver_->jointPredictions(primal()); }
  /// Solver::mixtures() of the method.
  std::shared_ptr<const std::vector<GaussianMixture>> mixtures() const {
    return solver_->mixtures();
  }
  /// The present iterate; of a run that diverged the last recorded one with a finite objective.
  const Matrix& primal() const { return isFinite() ? solver_->primal() : lastFinite_.W; }
  const Matrix& dual() const { return isFinite() ? solver_->dual() : lastFinite_.U; }
  const RunTrace& trace() const { return trace_; }
  /// The row of the present iterate, whether recorded or not.
  TraceRow measure() const;
  /// What the model of a node predicts at the rows of X, features as network()->data has them:
  /// m × 1 numbers (of signs the decision value wᵀx), or m × K probabilities of classes. Of nodes
  /// that predict together what all say of X, rows of the whole table.
  /// Not to be used after a stop.
  Matrix predict(int node, const RowMatrix& X, const std::stop_token& stop = {}) const;
  /// What is predicted of the samples of the node in `from`, datasets of network()->data; of nodes
  /// that predict together they are completed to rows of the whole table.
  Matrix predictSamples(int node, const LocalDatasets& from,
                        const std::stop_token& stop = {}) const;
  /// The rows recorded since the last call.
  std::vector<TraceRow> takeNewRows();
  /// `runNumber` goes into the snapshot.
  std::shared_ptr<Snapshot> snapshot(int runNumber = 0) const;
  /// The certificate of the present iterate; as sharp as it can be had, or `enough` (relative).
  DualBound bound(double enough = 0, const std::stop_token& stop = {}) const;
  double clusterTolerance() const { return gtv::clusterTolerance(experiment_); }
  double secondsSpent() const { return seconds_; }
  /// Since the start, live changes or not.
  double totalSeconds() const { return totalSeconds_; }
  /// What was sent so far; NaN if it cannot be counted.
  const Traffic& traffic() const { return traffic_; }
  /// Can it be counted? Not for methods that look at all data in one place.
  bool countsTraffic() const {
    return solver_->traffic().has_value() || solver_->vectorsPerEdge().has_value();
  }

  RunState state() const { return {checkpoint(), trace_, lastFinite_}; }
  /// The same without the trace, which has at.rows rows and at.changes changes.
  ResumePoint resumePoint() const { return {checkpoint(), lastFinite_}; }
  /// Goes on from a state of the same experiment, bit for bit.
  Result<void> restore(const RunState& state);

  /// Iterates to an iteration that another run of the same experiment was at, makes the changes of
  /// its trace on the way, and goes on beyond limits as it did. Once `interrupted` says so, or if
  /// the run diverges, it stays where it is on the way. A stop does the same, and gives up an
  /// iteration that takes long.
  Result<void> follow(const RunTrace& recorded, std::int64_t iteration,
                      const std::function<bool()>& interrupted = {},
                      const std::stop_token& stop = {});

  /// From now on recorded iterates are kept, in so much memory; what was kept before stays as far
  /// as there is room.
  void keepHistory(std::size_t bytes);
  /// Null unless it is kept.
  const CheckpointStore* history() const { return history_.get(); }
  /// A second run where `present`, which keeps its history, was at that iteration; what is kept no
  /// more is iterated again, live changes included. There it can only look around, see adoptInto().
  /// Once `interrupted` says so, or after a stop, it stays where it is on the way.
  static Result<std::unique_ptr<Run>> atIteration(const Run& present, std::int64_t iteration,
                                                  const std::function<bool()>& interrupted = {},
                                                  const std::stop_token& stop = {});
  /// Goes elsewhere in the past of the same run.
  Result<void> goTo(const Run& present, std::int64_t iteration,
                    const std::function<bool()>& interrupted = {},
                    const std::stop_token& stop = {});
  /// Takes the place of the run that it was the past of: what came later is forgotten, but the
  /// experiment stays what it is at present, which is a live change if it was another one then.
  void adoptInto(Run& present);

 private:
  /// What is made of an experiment to run it.
  struct Parts {
    std::shared_ptr<const ProblemInstance> network;
    std::unique_ptr<GtvProblem> problem;
    std::unique_ptr<Solver> solver;
  };
  static Result<Parts> build(const Experiment& experiment,
                             std::shared_ptr<const ProblemInstance> network,
                             const std::stop_token& stop = {});
  Run(Experiment experiment, Parts parts, const std::stop_token& stop = {});
  static Result<void> placeAtStart(const Experiment& experiment, Parts& parts,
                                   const std::stop_token& stop);
  Result<Parts> rebuildParts(const Experiment& changed) const;
  void adoptParts(Parts parts);
  /// After each change of the problem or the document.
  void refreshWarnings();
  std::string describeMessages() const;
  Checkpoint checkpoint() const;
  void takeCounters(const Checkpoint& at);
  void keepCheckpoint();
  Result<void> goToCheckpoint(const Run& present, const Checkpoint& at);
  void countTraffic();
  void followGraph();
  double measurePredictionGtv() const;
  struct Errors {
    double mse;
    LabelError labels{std::nan(""), std::nan("")};
    LabelAccuracy accuracy{std::nan(""), std::nan("")};
  };
  /// With `counted`, one per node, of those nodes alone.
  Errors measureErrors(const std::vector<bool>& counted) const;
  Matrix predictJointly(const RowMatrix& X) const;
  void record();
  void applyDocumentEvents();
  bool isFinite() const { return status_ != RunStatus::Diverged || lastFinite_.W.size() == 0; }
  static constexpr std::int64_t firstCheck = 10;  ///< iteration of the first certificate

  static Experiment withoutTimeLimit(const Experiment& experiment);
  void checkTermination(const std::stop_token& stop);
  void terminateUnlessInterrupted(const Checkpoint::PendingTermination& pending,
                                  const std::stop_token& stop);
  /// With a certificate of the iterate, if there is one already.
  void decideTermination(const Checkpoint::PendingTermination& pending,
                         const std::optional<DualBound>& certificate, const std::stop_token& stop);
  TerminationStatistics terminationStatistics(const Checkpoint::PendingTermination& pending) const;
  bool certificateIsDue();
  bool isObjectiveStationary();
  void setStatus(RunStatus status, std::string message);

  Experiment experiment_;
  std::shared_ptr<const ProblemInstance> network_;
  std::unique_ptr<GtvProblem> problem_;
  std::unique_ptr<Solver> solver_;
  std::vector<bool> honest_;  ///< nodes that are not attackers
  Matrix testFactor_;         ///< R with RᵀR = X'ᵀX' of the shared test set
  int threads_ = 1;
  std::int64_t iterationsBefore_ = 0;  ///< of solvers that were replaced
  mutable std::unique_ptr<DualBounder> bounder_;
  RunTrace trace_;
  RunStatus status_ = RunStatus::Running;
  std::string message_;
  std::string stepSizeWarning_;  ///< of the solver
  std::string couplingWarning_;  ///< see describeVanishingCoupling()
  std::vector<SuggestedEdit> suggestions_;
  std::size_t taken_ = 0;             ///< rows given out
  std::size_t nextEvent_ = 0;         ///< of the document's events
  std::int64_t budgetStart_ = 0;      ///< iteration of the last live change or extendBudget
  std::int64_t nextCheck_ = 0;        ///< iteration at which to think of a certificate
  std::int64_t lastCertificate_ = 0;  ///< iteration of the last one
  bool attainmentChecked_ = false;    ///< whether a minimiser exists
  std::optional<Checkpoint::PendingTermination> pendingTermination_;
  std::vector<double> objectives_;  ///< the last ones, for stop.objectiveChange
  FiniteIterate lastFinite_;        ///< of the last recorded row
  double seconds_ = 0;              ///< since the last live change or extendBudget
  double totalSeconds_ = 0;
  double lastStep_ = 0;  ///< ‖W⁺ − W‖₂; NaN where it is not to be recorded
  Traffic traffic_;      ///< sent so far; NaN once a method did without messages
  std::unique_ptr<CheckpointStore> history_;
};

}  // namespace gtv
