#include "federated/federated_entries.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "federated/baseline.h"
#include "federated/descent.h"
#include "federated/entry_parts.h"
#include "federated/fedrelax.h"
#include "federated/fedrelax_gradient.h"
#include "federated/learner_solver.h"
#include "models/catalogue.h"
#include "privacy/private_release.h"

namespace gtv {
namespace {

using Entries = std::vector<Catalogue<SolverMaker>::Entry>;

Result<void> refusedFor(const std::string& why) {
  if (why.empty()) return {};
  return Error{"solver", why};
}

/// Of methods that train models of any kind.
Parameter ownModelParameter() {
  return optionalKindParameter(
      "model", "Own local model", modelCatalogue().view,
      "A local model that this method trains in place of that of the experiment, so that a race "
      "can compare methods with different models; null takes that of the experiment.");
}

bool isPrivate(const Choice& solver) {
  return solver.has("privacy") && solver.text("privacy") != "none";
}

// FedRelax.

constexpr std::array spaces{"parameters", "predictions"};
constexpr std::array orders{"jacobi", "gauss-seidel"};
constexpr std::array couplings{"printed", "exact"};
constexpr std::array shared{"perturbed", "noiseless"};

constexpr std::array graphs{"given", "growing", "reset"};

/// Of methods that compare predictions.
std::vector<Parameter> learningParameters() {
  return {
      chosenParameter(
          "learnGraph", "Graph", graphs,
          "The given graph; a graph that grows by every node's p nearest nodes in every iteration "
          "(2a); or one that is rebuilt from them in every iteration (2b)."),
      integerParameter("choices", "Nearest p", 10, 1, 1e5,
                       "Number of other nodes that every node chooses, if the graph is learned."),
      booleanParameter("directed", "Directed", false,
                       "If the graph is learned: edges are directed, so a chosen node does not use "
                       "the model of the node that chose it.")};
}

GraphLearning::Settings learningOf(const Choice& solver) {
  return {chosenOf<GraphLearning::Rule>(solver, "learnGraph", graphs), solver.integer("choices"),
          solver.flag("directed")};
}

FedRelaxSolver::Settings fedRelaxOf(const Choice& solver) {
  FedRelaxSolver::Settings settings;
  settings.onPredictions = solver.text("compare") == "predictions";
  settings.gaussSeidel = solver.text("order") == "gauss-seidel";
  settings.factor = solver.text("coupling") == "exact" ? 1 : 0.5;
  settings.perturbation = solver.number("perturbation");
  settings.showsNoiseless = solver.text("output") == "noiseless";
  settings.learning = learningOf(solver);
  return settings;
}

Catalogue<SolverMaker>::Entry fedRelaxEntry() {
  return {
      {"fedrelax", "FedRelax",
       "Every node minimises its own loss plus a penalty on the distance from the latest models of "
       "its neighbours.",
       "w_i⁺ = argmin L_i(w) + (λ/2) Σ_j A_ij ‖w − w_j‖²", "[LN] Alg. 2, 5; [FR] Alg. 1-3",
       together(
           {chosenParameter(
                "compare", "Compare", spaces,
                "What the penalty compares: parameters, or predictions on the shared test set."),
            chosenParameter("order", "Order", orders,
                            "All nodes at once (Jacobi), or one after the other with the newest "
                            "models (Gauss-Seidel)."),
            chosenParameter("coupling", "Coupling", couplings,
                            "Factor of the coupling: λ/2 as printed, which solves GTVMin with "
                            "MOCHA ½‖v‖², or λ, which solves it with the squared norm ‖v‖²."),
            numberParameter("perturbation", "Perturbation σ", 0, 0, 1e6,
                            "Standard deviation of the noise that a node adds to what it shares."),
            chosenParameter("output", "Show", shared,
                            "With a perturbation: show the shared, noisy models, or the last "
                            "update without noise.")},
           together(learningParameters(), privacyParameters(false)))},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         return asPrivateAsChosen(
             std::make_unique<FedRelaxSolver>(problem, context, fedRelaxOf(solver)), solver);
       },
       [](const Choice& solver, const GtvProblem& problem, const MethodContext& context) {
         if (solver.text("order") == "gauss-seidel")
           if (auto fits = needsIdealNetwork(
                   context, "the Gauss-Seidel order (solver.order) needs an ideal network");
               !fits)
             return fits;
         if (isPrivate(solver) && solver.text("output") == "noiseless")
           return Result<void>(Error{"solver.output",
                                     "models without noise are not private; show the perturbed "
                                     "ones, or choose no differential privacy (solver.privacy)"});
         return FedRelaxSolver::refusal(fedRelaxOf(solver), problem, context);
       },
       false, true, true}};
}

constexpr std::array discrepancies{"own", "squared", "absolute", "cross-entropy"};
constexpr std::array pseudoLabels{"averaged", "all"};

Discrepancy discrepancyOf(const Choice& solver, const LearningTask& task) {
  const auto name = solver.text("discrepancy");
  if (name == "absolute") return Discrepancy::Absolute;
  if (name == "cross-entropy") return Discrepancy::CrossEntropy;
  return name == "own" && task.classifies() ? Discrepancy::CrossEntropy : Discrepancy::Squared;
}

Catalogue<SolverMaker>::Entry agnosticFedRelaxEntry() {
  return {
      {"agnostic-fedrelax", "FedRelax, any local model",
       "Every node fits its own kind of model to its data and to the predictions of its "
       "neighbours on a shared test set.",
       "h_i⁺ = argmin_h L_i(h) + (λ/2) Σ_j A_ij d(h, h_j),  d over the test set",
       "[FR] Alg. 1; [LN] Alg. 2 (84)",
       together(
           {chosenParameter(
                "discrepancy", "Discrepancy L⁽ᵈ⁾", discrepancies,
                "Loss that compares predictions: the loss of the models themselves, the squared "
                "or absolute error, or the cross-entropy of class probabilities."),
            chosenParameter("pseudoLabels", "Pseudo-labels", pseudoLabels,
                            "One pseudo-label per test point, the mean of the neighbours' "
                            "predictions, or one for every neighbour."),
            chosenParameter("coupling", "Coupling", couplings,
                            "Factor of the coupling: λ/2 as printed, or λ. With λ and "
                            "linear models the method minimises the sum of the losses "
                            "plus λ times the total variation of the predictions."),
            ownModelParameter()},
           learningParameters())},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         AgnosticFedRelaxSolver::Settings settings;
         settings.discrepancy = discrepancyOf(solver, context.models->task);
         settings.averages = solver.text("pseudoLabels") == "averaged";
         settings.factor = solver.text("coupling") == "exact" ? 1 : 0.5;
         settings.learning = learningOf(solver);
         return std::make_unique<AgnosticFedRelaxSolver>(problem, context, settings);
       },
       [](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> Result<void> {
         if (auto fits = LearnerSolver::fits(context, true); !fits) return fits;
         const auto& task = context.models->task;
         if (auto fits =
                 AgnosticFedRelaxSolver::checkDiscrepancy(discrepancyOf(solver, task), task);
             !fits)
           return fits;
         return refusedFor(AgnosticFedRelaxSolver::refusal(learningOf(solver), problem, context));
       },
       false, true, false, false, LocalModelKind::Learners}};
}

constexpr std::array averagings{"mean", "n", "sum"};
constexpr std::array starts{"zero", "uniform"};

FedRelaxGradientSolver::Settings fedRelaxGradientOf(const Choice& solver) {
  FedRelaxGradientSolver::Settings settings;
  settings.rate = solver.number("rate");
  settings.averaging = chosenOf<FedRelaxGradientSolver::Averaging>(solver, "averaging", averagings);
  settings.randomStart = solver.text("start") == "uniform";
  settings.learning = learningOf(solver);
  return settings;
}

Catalogue<SolverMaker>::Entry fedRelaxGradientEntry() {
  return {
      {"fedrelax-gradient", "FedRelax, gradient steps",
       "One gradient step per iteration on the local loss and the squared difference of "
       "predictions, on the given graph or on a graph that is learned during the run.",
       "w_i⁺ = w_i − α[∇L_i(w_i) + 2λ_i C Σ_j A_ij (w_i − w_j)],  C = X'ᵀX'/m'",
       "[HET] Alg. 1, 2a, 2b",
       together(
           {numberParameter("rate", "Learning rate α", 0.01, 0, 1e6,
                            "Step size of the gradient steps; it is stable below 2/λ_max.", true),
            chosenParameter("averaging", "Averaging", averagings,
                            "How the pull of the neighbours is averaged: over the neighbours "
                            "(λ/a_i), over all nodes (λ/n), or not at all (the sum, as printed)."),
            chosenParameter("start", "Start values", starts,
                            "Initial parameters: 0, or uniform on ±1/√d.")},
           learningParameters())},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         return std::make_unique<FedRelaxGradientSolver>(problem, context,
                                                         fedRelaxGradientOf(solver));
       },
       [](const Choice& solver, const GtvProblem& problem, const MethodContext& context) {
         return refusedFor(
             FedRelaxGradientSolver::refusal(fedRelaxGradientOf(solver), problem, context));
       },
       false, true}};
}

// Gradient methods.

constexpr std::array draws{"all", "batch", "in-turn", "cyclic", "shuffled"};
constexpr std::array updates{"plain", "momentum", "adam"};
constexpr std::array sets{"everywhere", "ray", "interval", "ball", "consensus"};

Result<void> refusesDescent(const Choice& solver, const GtvProblem& problem,
                            const MethodContext& context, bool agrees) {
  if (solver.text("steps") == "optimal") {
    const bool quadratic = problem.penalty->quadraticForm(problem.dimension).has_value();
    const bool smooth = std::none_of(problem.losses.begin(), problem.losses.end(),
                                     [](const auto& loss) { return loss->hasKinks(); });
    if (!smooth || !(quadratic || agrees))
      return Error{"solver.steps",
                   "the optimal step needs differentiable losses and a quadratic penalty"};
    if (!std::all_of(problem.losses.begin(), problem.losses.end(), [](const auto& loss) {
          return !loss->isConvex() || std::isfinite(loss->smoothness());
        }))
      return Error{"solver.steps",
                   "the optimal step needs losses whose curvature is bounded; back-tracking "
                   "(solver.steps) finds a step for the others"};
  }
  if (isPrivate(solver) &&
      (solver.text("steps") == "optimal" || solver.text("steps") == "back-tracking"))
    return Error{"solver.steps",
                 "this step size is computed from the data, which differential privacy "
                 "(solver.privacy) does not count; choose fixed or diminishing steps"};
  if (isPrivate(solver) && solver.text("protects") == "sample" &&
      solver.text("gradients") != "all" && solver.text("gradients") != "batch")
    return Error{"solver.gradients",
                 "the privacy of samples (solver.protects) needs all samples or batches that are "
                 "drawn: all or batch"};
  if (solver.text("steps") == "back-tracking" && solver.text("gradients") != "all")
    return Error{"solver.steps", "back-tracking needs full gradients (solver.gradients: all)"};
  if (solver.text("steps") != "back-tracking") return {};
  if (solver.has("update") && solver.text("update") != "plain")
    return Error{"solver.steps",
                 "back-tracking needs plain steps (solver.update: plain); momentum and Adam take "
                 "fixed, optimal or diminishing steps"};
  if (!context.byzantine.empty())
    return Error{"attacks", "back-tracking (solver.steps) needs the true objective of all nodes"};
  return needsIdealNetwork(context, "back-tracking (solver.steps) needs an ideal network");
}

std::vector<Parameter> descentParameters(const char* draw, const char* rule, double size) {
  auto gradients = chosenParameter("gradients", "Gradients", draws,
                                   "Gradients of all samples, of a batch drawn with replacement, "
                                   "of one sample after the other (online), or of one batch after "
                                   "the other: cyclic, or shuffled for every pass.");
  gradients.defaultValue = draw;
  return together(
      {std::move(gradients),
       integerParameter("batch", "Batch", 1, 1, 1e6, "Number of samples of a node per step.")},
      together(stepSizeParameters(rule, size),
               {numberParameter("perturbation", "Perturbation σ", 0, 0, 1e6,
                                "Standard deviation of the noise that is added to every step.")}));
}

DescentSolver::Settings descentOf(const Choice& solver) {
  DescentSolver::Settings settings;
  settings.id = solver.kind();
  settings.draw = chosenOf<DescentSolver::Draw>(solver, "gradients", draws);
  settings.batch = solver.integer("batch");
  settings.steps = readStepSizes(solver);
  settings.perturbation = solver.number("perturbation");
  return settings;
}

Catalogue<SolverMaker>::Entry consensusEntry(EntryInfo info) {
  Catalogue<SolverMaker>::Entry entry{
      std::move(info),
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         auto settings = descentOf(solver);
         settings.projection.set = Projection::Set::Consensus;
         double rate = settings.draw == DescentSolver::Draw::Batch ? 0 : 1;
         for (const auto& loss : problem.losses)
           if (!loss->isZero() && rate < 1)
             rate = std::max(rate, batchShare(*loss, settings.batch));
         return asPrivateAsChosen(
             std::make_unique<DescentSolver>(problem, context, std::move(settings)), solver, rate);
       },
       [](const Choice& solver, const GtvProblem& problem, const MethodContext& context) {
         return refusesDescent(solver, problem, context, true);
       },
       false, true}};
  entry.make.servers = [](const Choice&) { return Servers::One; };
  return entry;
}

Catalogue<SolverMaker>::Entry gradientStepsEntry() {
  return {
      {"gradient-steps", "Gradient steps",
       "Gradient methods on the objective: full, stochastic or online, projected or perturbed, "
       "with any step sizes, momentum or Adam. For a penalty with kinks they use subgradients.",
       "w_i⁺ = Π(w_i − α_k(g_i + (DᵀU)_i) + σε)", "[LN] ch. 5",
       together(descentParameters("all", "back-tracking", 1),
                {chosenParameter("projection", "Projection on", sets,
                                 "Everywhere (no projection); the ray {c·1, c ≥ 0}; entries in "
                                 "[low, high]; a ball; or equal models at all nodes."),
                 numberParameter("low", "Lowest entry", -1, -1e300, 1e300, "Of the interval."),
                 numberParameter("high", "Highest entry", 1, -1e300, 1e300, "Of the interval."),
                 numberParameter("radius", "Radius", 1, 0, 1e300, "Radius of the ball.", true),
                 chosenParameter("update", "Update", updates,
                                 "Steps along the gradient; with momentum, along v ← μv + g; or "
                                 "Adam, along the mean gradient over the root of the mean square."),
                 numberParameter("momentum", "Momentum μ", 0.9, 0, 0.999999,
                                 "Share of the last direction in the next one; β₁ of Adam."),
                 numberParameter("secondMoment", "Second moment β₂", 0.999, 0, 0.999999,
                                 "Share of the last mean square in the next one, of Adam."),
                 numberParameter("epsilon", "Offset ε", 1e-8, 0, 1,
                                 "Added to the root of the mean square, of Adam.", true),
                 integerParameter("epochs", "Epochs", 0, 0, 1e9,
                                  "Passes over the samples of the node with most of them after "
                                  "which the method has finished; 0 goes on.")})},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         auto settings = descentOf(solver);
         settings.projection = {chosenOf<Projection::Set>(solver, "projection", sets),
                                solver.number("low"), solver.number("high"),
                                solver.number("radius")};
         settings.update = chosenOf<DescentSolver::Update>(solver, "update", updates);
         settings.momentum = solver.number("momentum");
         settings.secondMoment = solver.number("secondMoment");
         settings.epsilon = solver.number("epsilon");
         settings.epochs = solver.integer("epochs");
         return std::make_unique<DescentSolver>(problem, context, std::move(settings));
       },
       [](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> Result<void> {
         if (solver.number("low") > solver.number("high"))
           return Error{"solver.low", "must not be larger than solver.high"};
         return refusesDescent(solver, problem, context, solver.text("projection") == "consensus");
       },
       false, true}};
}

Catalogue<SolverMaker>::Entry baselineEntry(EntryInfo info, BaselineSolver::Scope scope) {
  return {std::move(info),
          {[scope](const Choice&, const GtvProblem& problem,
                   const MethodContext& context) -> Result<std::unique_ptr<Solver>> {
             if (!context.models) return BaselineSolver::make(problem, context, scope);
             if (auto fits = LearnerSolver::fits(context, false); !fits) return fits.error();
             return std::unique_ptr<Solver>(std::make_unique<LearnerBaseline>(
                 problem, context, BaselineSolver::idOf(scope),
                 BaselineSolver::groupsOf(scope, problem, context)));
           },
           [scope](const Choice&, const GtvProblem& problem,
                   const MethodContext& context) -> Result<void> {
             if (context.models) return LearnerSolver::fits(context, false);
             const auto made = BaselineSolver::make(problem, context, scope);
             return made ? Result<void>() : made.error();
           },
           false, false, false, true, LocalModelKind::Either}};
}

}  // namespace

Entries federatedEntries() {
  Entries all =
      inGroup("Federated", {fedRelaxEntry(), agnosticFedRelaxEntry(), fedRelaxGradientEntry()});
  for (auto& entry : all)
    entry.make.comparesPredictions = [](const Choice& solver) {
      return !solver.has("compare") || solver.text("compare") == "predictions";
    };
  for (auto& entry : serverEntries()) all.push_back(std::move(entry));
  for (auto& entry : clusterEntries()) all.push_back(std::move(entry));
  all.push_back(verticalEntry());
  for (auto& entry :
       inGroup("Gradient methods",
               {consensusEntry(
                    {"fedgd", "FedGD", "A server takes steps along the mean gradient of the nodes.",
                     "w⁺ = w − (α/n) Σ_i ∇L_i(w)", "[LN] 9.2",
                     together(descentParameters("all", "optimal", 0.1), privacyParameters(true))}),
                consensusEntry(
                    {"fedsgd", "FedSGD",
                     "A server takes steps along the mean of stochastic gradients, each "
                     "over a few samples of a node.",
                     "w⁺ = w − (α/n) Σ_i g_i(w),  g_i over a batch", "[LN] 9.2",
                     together(descentParameters("batch", "fixed", 0.1), privacyParameters(true))}),
                gradientStepsEntry()}))
    all.push_back(std::move(entry));
  for (auto& entry : inGroup(
           "Baselines",
           {baselineEntry(
                {"local",
                 "Local only",
                 "Every node trains on its own data alone: the baseline without cooperation.",
                 "w_i = argmin L_i(w), of least norm",
                 "[LN] ch. 2",
                 {ownModelParameter()}},
                BaselineSolver::Scope::Node),
            baselineEntry({"pooled",
                           "Pooled",
                           "One model is trained on the data of all nodes, collected in one place.",
                           "w = argmin Σ_i L_i(w)",
                           "[LN] ch. 2",
                           {ownModelParameter()}},
                          BaselineSolver::Scope::All),
            baselineEntry({"cluster-oracle",
                           "Cluster oracle",
                           "One model per true cluster, trained on all its data: a baseline that "
                           "knows the clusters, which no method does.",
                           "w_C = argmin Σ_{i∈C} L_i(w)",
                           "[CFL] (9)",
                           {ownModelParameter()}},
                          BaselineSolver::Scope::Cluster)}))
    all.push_back(std::move(entry));
  return all;
}

}  // namespace gtv
