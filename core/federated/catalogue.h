#pragma once

#include <functional>
#include <memory>

#include "base/catalogue.h"
#include "problem/method_context.h"
#include "solvers/solver.h"

namespace gtv {

/// What the nodes have that a method trains.
enum class LocalModelKind {
  Parameters,  ///< parameter vectors, in a GtvProblem
  Learners,    ///< models with fit and predict, see LearnerAssignment
  Either       ///< learners where some model has no parameter vector
};

/// Who collects the models of the nodes, where these do not talk to their neighbours.
enum class Servers {
  None,
  One,
  OnePerCluster  ///< of the true clusters
};

struct SolverMaker {
  /// The problem must outlive the solver and be one that `refuses` has nothing against, unless
  /// `triesAnyway`.
  std::function<Result<std::unique_ptr<Solver>>(const Choice&, const GtvProblem&,
                                                const MethodContext&)>
      make;
  /// Why the method cannot solve this problem, as an Error at "solver" or below; null: solves all.
  std::function<Result<void>(const Choice&, const GtvProblem&, const MethodContext&)> refuses;
  /// The limit is the minimiser of the objective; others have aims of their own.
  bool solvesGtvMin = true;
  /// Its nodes send vectors that may come late, never, or be false reports; others are refused
  /// where the network or attackers want that.
  bool sendsMessages = false;
  /// Its nodes minimise, and may do so inexactly.
  bool minimisesLocally = false;
  /// `refuses` is as dear as `make`, which returns the same Error.
  bool triesAnyway = false;
  LocalModelKind models = LocalModelKind::Parameters;
  /// Refuses problems with a loss that is not convex, before `refuses` is asked.
  bool needsConvexity = false;
  /// Whether the method, so chosen, compares what models predict on a shared test set; null: never.
  std::function<bool(const Choice&)> comparesPredictions = nullptr;
  /// The servers of the method, so chosen; null: it has none.
  std::function<Servers(const Choice&)> servers = nullptr;
  /// Whether the method, so chosen, gives all nodes of a cluster the very same model, whether or
  /// not edges join them, so that equal models are its clusters; null: never.
  std::function<bool(const Choice&)> oneModelPerCluster = nullptr;
};

/// The chosen method for the problem, or an Error at "solver" that says what it needs.
Result<std::unique_ptr<Solver>> makeSolver(const Choice& solver, const GtvProblem& problem,
                                           const MethodContext& context = {});

/// Of the chosen method.
Servers serversOf(const Choice& solver);
bool hasOneModelPerCluster(const Choice& solver);

/// Whether the chosen method can solve the problem.
Result<void> checkSolver(const Choice& solver, const GtvProblem& problem,
                         const MethodContext& context = {});

/// The methods of GTVMin, then the federated family and its baselines.
const Catalogue<SolverMaker>& solverCatalogue();

}  // namespace gtv
