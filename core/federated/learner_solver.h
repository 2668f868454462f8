#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "federated/graph_learning.h"
#include "federated/learner_fit.h"
#include "models/learner.h"
#include "problem/local_predictors.h"
#include "problem/method_context.h"
#include "solvers/message_exchange.h"
#include "solvers/solver.h"

namespace gtv {

/// d(h, h') = (1/m') Σ_r δ(h(x'_r), h'(x'_r)) on the shared test set, δ summed over the outputs:
///   Squared       (p − q)²                                                [FR 5]
///   Absolute      |p − q|
///   CrossEntropy  ½(p − q)(log p − log q): what is left of the mean of −q log p and −p log q when
///                 the entropies, which no neighbour can change, are taken away
enum class Discrepancy { Squared, Absolute, CrossEntropy };

/// What methods share whose local models are learners, with fit and predict alone. Column i of the
/// iterate W holds what h_i predicts on the shared test set X' (m' × d): m'·c numbers, output by
/// output; before the first fit 0, or the same probability for every class. There is no flow.
///
/// Nodes of one group have one model. An iteration fits the models of all groups to what
/// samplesOf() says, all from the predictions of the iteration before. What a learner draws depends
/// on its group and the seed, not on the iteration, so that iterations are one map. Only groups of
/// one node send messages, and on a network that is not ideal sleep or hear old predictions. What
/// an attacker reports of class probabilities is made probabilities again, as its neighbours would.
///
/// The graph may be learned on the way, see GraphLearning. Losses that are not squared: see
/// fitLearner().
///
/// States hold predictions, messages and the memory of learners. Learners without memory are fitted
/// once more to what they were fitted to, when somebody asks for them: the same numbers again.
class LearnerSolver : public Solver, public LocalPredictors {
 public:
  /// Whether there can be such models; an Error at "model", "nodes" or "solver". `shares`: nodes
  /// hear of each other's predictions, which needs a shared test set.
  static Result<void> fits(const MethodContext& context, bool shares);

  void reset() final;
  void step() final;
  void setStopToken(const std::stop_token& stop) final { stop_ = stop; }
  void startFrom(const Matrix& W, const Matrix& U) final;
  void problemChanged() final {}
  void networkChanged(const CommunicationConditions& network) final;
  std::int64_t iteration() const final { return iteration_; }
  const Matrix& primal() const final { return W_; }
  const Matrix& dual() const final { return noFlow_; }
  double lastChange() const final { return lastChange_; }
  void setThreads(int threads) final { threads_ = threads; }
  const LocalPredictors* localPredictors() const final { return this; }
  std::shared_ptr<const EmpiricalGraph> learnedGraph() const final {
    return learning_.graph(chosen_);
  }
  /// What a learner could not be fitted to.
  std::string stepSizeWarning() const final { return failure_; }
  std::string method() const final { return id_; }
  SolverState state() const final;
  Result<void> restore(const SolverState& state) final;

  Matrix predict(int node, const RowMatrix& X, const std::stop_token& stop = {}) const final;
  const Matrix& onDataset(int node) const final { return heldBy(node).dataset; }
  const Matrix& onValidation(int node) const final { return heldBy(node).validation; }
  double loss(int node) const final;
  double totalVariation() const final;

 protected:
  using Samples = LearnerSamples;
  /// Predictions as nodes see them; columns are like those of W.
  struct Seen {
    const Matrix& own;                  ///< of every node, its own
    const Matrix& received;             ///< by link; without columns: everybody's own
    const GraphLearning::Links& links;  ///< whom every node listens to
    Eigen::Map<const Vector> over(const GraphLearning::Link& link) const {
      return {received.cols() == 0 ? &own(0, link.neighbour) : &received(0, link.mail), own.rows()};
    }
  };
  /// `mail`: empty where nodes send no predictions.
  LearnerSolver(const GtvProblem& problem, const MethodContext& context, std::string id,
                Discrepancy discrepancy, std::vector<std::vector<int>> groups,
                std::vector<DelayedLinks> mail, const GraphLearning::Settings& learning);

  /// What the model of the group is fitted to when these are the predictions; no rows: it stays.
  /// `isFirst`: it had no fit yet.
  virtual Samples samplesOf(const std::vector<int>& group, const Seen& seen, double lambda,
                            bool isFirst) const = 0;

  const GtvProblem& problem() const { return problem_; }
  const LearnerAssignment& models() const { return *models_; }
  const NodeData& data() const { return *data_; }
  Discrepancy discrepancy() const { return discrepancy_; }
  /// X': the shared test set, or what stands for it, see predictionPoints().
  const RowMatrix& points() const { return points_; }
  Eigen::Index testPoints() const { return points_.rows(); }
  /// The samples that the node may use; 0 for one outside the sampling set.
  Eigen::Index samplesAt(int node) const;
  /// m' × c, of a column of W.
  Eigen::Map<const Matrix> asTable(ConstVec predictions) const;
  const MessageExchange& exchange() const { return exchange_; }
  const GraphLearning& learning() const { return learning_; }

 private:
  /// Where a model comes from.
  enum class Origin { Untouched, Fitted, Given };
  /// What a model says of what its node holds.
  struct Held {
    Matrix dataset;
    Matrix validation;
    bool isKnown = false;
  };
  /// What one iteration makes. A place per group or node: who fits what first changes nothing.
  struct Round {
    std::vector<FitStatus> ends;        ///< per group
    std::vector<std::string> failures;  ///< per group; empty: none
    std::vector<char> isFitted;         ///< per group
    std::vector<Held> held;             ///< per node
    Matrix next;                        ///< the next W
  };
  /// Rows of fits_.
  enum Fit { From, First, Lambda, FitRows };
  bool usesMailboxes() const { return !exchange_.network().isIdeal(); }
  void initialiseNeighbourKnowledge();
  void begin();
  Origin originOf(std::size_t group) const {
    return static_cast<Origin>(static_cast<int>(fits_(From, static_cast<Eigen::Index>(group))));
  }
  bool computes(std::size_t group) const;
  Matrix ownPredictions() const;
  Matrix receivedPredictions() const;
  const EmpiricalGraph& graph() const;
  void chooseNeighbours();
  std::size_t firstMessageMatrix() const { return learning_.isOn() ? 5 : 3; }
  void fitGroup(std::size_t group, const Seen& seen, const Vector& remembered, Round& round);
  void takeFits(const std::vector<Vector>& remembered, Round& round);
  void tamperWith(Matrix& next);
  void remember(const Seen& seen, const std::vector<char>& isFitted);
  std::unique_ptr<Learner> newLearner(std::size_t group) const;
  Learner& spareOf(std::size_t group);
  void makeLearners();
  Samples samplesFor(std::size_t group) const;
  Rng rngOf(std::size_t group) const;
  const Learner& learnerOf(int node, const std::stop_token& stop) const;
  void showPredictions(const Learner& learner, std::size_t group, Matrix& W) const;
  Held predictHeld(int node, const std::function<Matrix(const RowMatrix&)>& model) const;
  const Held& heldBy(int node) const;
  void forgetHeld() { held_.assign(groupOf_.size(), {}); }
  std::vector<Vector> memories() const;

  const GtvProblem& problem_;
  std::shared_ptr<const LearnerAssignment> models_;
  std::shared_ptr<const NodeData> data_;
  RowMatrix points_;
  Rng rng_;
  std::string id_;
  Discrepancy discrepancy_;
  std::vector<std::vector<int>> groups_;
  std::vector<std::size_t> groupOf_;
  std::vector<std::unique_ptr<Learner>> learners_;  ///< one per group
  /// Those without a memory are fitted here and then change places: a stop leaves what was.
  std::vector<std::unique_ptr<Learner>> spares_;
  mutable std::vector<char> isCurrent_;  ///< per group: the learner is the one of the iterate
  Matrix W_;
  mutable std::vector<Held> held_;  ///< per node
  std::vector<Matrix> messages_;
  MessageExchange exchange_;
  GraphLearning learning_;
  Matrix chosen_;    ///< what a learned graph has chosen, see there
  Matrix listened_;  ///< in column i what it was when the model of node i was fitted
  Matrix noFlow_;
  /// What the models were fitted to: of every node the predictions of itself, or those it was
  /// given, and what it had received on its links; without columns: from everybody the first.
  Matrix before_;
  Matrix heard_;
  Matrix fits_;  ///< FitRows × groups: origin, whether it was the first fit, and its λ
  std::int64_t iteration_ = 0;
  double lastChange_ = 0;
  int threads_ = 1;
  std::stop_token stop_;
  std::string failure_;
};

/// Model-agnostic FedRelax [FR Alg. 1 (11), LN Alg. 2 (84)]: every node fits its learner to its own
/// samples, with weight 1, and to the predictions of its neighbours on the shared test set as
/// pseudo-labels, the pair (x'_r, h_j(x'_r)) with weight 2κ·λA_ij m_i/(2m'): m_i times
///   h_i⁺ = argmin_h L_i(h) + κλ Σ_j A_ij d(h, h_j),
/// κ = ½ as printed, κ = 1 "exact" (core/README.md, "λ/2"); m_i/1 where L_i is a sum. All nodes at
/// once.
///
/// Averaged pseudo-labels are m' pairs (x'_r, Σ_j A_ij h_j(x'_r)/a_i) with the sum of the weights,
/// which is the same for every fit that sees targets through weighted sums. A node
/// without samples weighs the pairs with A_ij, one without samples and neighbours stays.
///
/// Absolute discrepancies become squared ones with weights 1/(2 max(|h_i(x'_r) − h_j(x'_r)|, ε)),
/// at the last predictions, ε = 1e-4(1 + max_r |h_i|, |h_j|): a majorant of |·| that touches it
/// there. The first fit, which has no last predictions, takes weight 1.
class AgnosticFedRelaxSolver final : public LearnerSolver {
 public:
  struct Settings {
    Discrepancy discrepancy = Discrepancy::Squared;
    bool averages = true;  ///< one pseudo-label per test point, not one per neighbour
    double factor = 0.5;   ///< κ
    GraphLearning::Settings learning = {};
  };
  /// Why the graph cannot be learned, or an empty text.
  static std::string refusal(const GraphLearning::Settings& learning, const GtvProblem& problem,
                             const MethodContext& context);
  /// Whether learners of this task can have the discrepancy; an Error at "solver.discrepancy".
  static Result<void> checkDiscrepancy(Discrepancy discrepancy, const LearningTask& task);
  AgnosticFedRelaxSolver(const GtvProblem& problem, const MethodContext& context,
                         const Settings& settings);

  std::optional<Traffic> traffic() const override;

 private:
  Samples samplesOf(const std::vector<int>& group, const Seen& seen, double lambda,
                    bool isFirst) const override;
  void addPseudoLabels(int node, const Seen& seen, double scale, bool isFirst,
                       Samples& samples) const;
  Matrix pairWeights(ConstVec own, ConstVec received, double weight, bool isFirst) const;

  Settings settings_;
};

/// Baselines of learners: every group of nodes has one model, fitted to all samples of
/// its nodes; those of node i weigh m̄/m_i (m̄ the mean of the m_i), so that Σ_i L_i is what is
/// minimised, or 1 where the losses are sums. One tree of all nodes is the pooled tree of [CODE].
class LearnerBaseline final : public LearnerSolver {
 public:
  LearnerBaseline(const GtvProblem& problem, const MethodContext& context, std::string id,
                  std::vector<std::vector<int>> groups);

  /// See gatheredData(); how large the models are that come back is not known, and not counted.
  std::optional<Traffic> traffic() const override;
  bool isDone() const override { return iteration() > 1 && lastChange() == 0; }

 private:
  Samples samplesOf(const std::vector<int>& group, const Seen& seen, double lambda,
                    bool isFirst) const override;
  Traffic gathered_;
};

}  // namespace gtv
