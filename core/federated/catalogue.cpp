#include "federated/catalogue.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "federated/federated_entries.h"
#include "federated/official_code.h"
#include "fusion/auto_solver.h"
#include "fusion/chain_dp.h"
#include "fusion/contraction_solver.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "second_order/conjugate_gradient.h"
#include "second_order/direct.h"
#include "second_order/newton.h"
#include "second_order/smoothed_newton.h"
#include "second_order/tree_newton.h"
#include "solvers/admm.h"
#include "solvers/alternating_minimization.h"
#include "solvers/fast_primal_dual.h"
#include "solvers/gradient.h"
#include "solvers/primal_dual.h"

namespace gtv {
namespace {

/// 0 < κ < 2; methods need to stay away from 2.
Parameter relaxationParameter() {
  return numberParameter("relaxation", "Over-relaxation κ", 1, 0, 1.99,
                         "Factor of over-relaxation; 1 means none. Values from 1.5 to 1.9 usually "
                         "save iterations and do not change the limit.",
                         true);
}

Parameter accelerationParameter() {
  return optionParameter("acceleration", "Acceleration", {"fista", "none"},
                         "FISTA with adaptive restart, or the plain method without acceleration.");
}

bool accelerated(const Choice& solver) { return solver.text("acceleration") == "fista"; }

/// "a quadratic penalty: MOCHA (mocha), …"
std::string quadraticPenalties() {
  return fmt::format("a quadratic penalty: {}", penaltiesThat([](const auto& penalty) {
                       return penalty.quadraticForm(2).has_value();
                     }));
}

bool hasQuadraticPenalty(const GtvProblem& problem) {
  return problem.penalty->quadraticForm(problem.dimension).has_value();
}

/// "quadratic losses (squared, clustering) and a quadratic penalty (mocha, squared, mahalanobis)"
std::string linearProblems() {
  return fmt::format("quadratic losses: {}; and {}",
                     lossesThat([](const auto& loss) { return loss.isQuadratic(); }),
                     quadraticPenalties());
}

bool isLinear(const GtvProblem& problem) {
  return hasQuadraticPenalty(problem) &&
         std::all_of(problem.losses.begin(), problem.losses.end(),
                     [](const auto& loss) { return loss->isQuadratic(); });
}

Result<void> refusesConjugateGradient(const Choice&, const GtvProblem& problem,
                                      const MethodContext&) {
  if (isLinear(problem)) return {};
  return Error{"solver", fmt::format("this method needs {}", linearProblems())};
}

Result<void> refusesDirect(const Choice&, const GtvProblem& problem, const MethodContext&) {
  if (isLinear(problem)) {
    const double cost = factorisationCost(problem);
    if (cost <= largestFactorisation) return {};
    return Error{
        "solver",
        fmt::format("this method would need {} to factorise this network, the limit "
                    "is {:.0e}; Conjugate gradients (conjugate-gradient) has no such limit",
                    describeCost(cost), largestFactorisation)};
  }
  return Error{"solver", fmt::format("this method needs {}", linearProblems())};
}

bool hasBoundedCurvature(const LocalLoss& loss) {
  return !loss.hasKinks() && std::isfinite(loss.smoothness());
}

Result<void> refusesGradient(const Choice&, const GtvProblem& problem, const MethodContext&) {
  bool fits = hasQuadraticPenalty(problem);
  bool isBounded = true;
  for (const auto& loss : problem.losses) {
    fits = fits && !loss->hasKinks();
    isBounded = isBounded && hasBoundedCurvature(*loss);
  }
  if (fits && !isBounded)
    return Error{"solver",
                 fmt::format("this method takes one step size for all models, and the curvature of "
                             "a loss here has no bound; choose a method of Newton's kind or with "
                             "proximal steps, such as Automatic (auto), or a loss whose curvature "
                             "is bounded: {}",
                             lossesThat(hasBoundedCurvature))};
  if (fits) return {};
  return Error{"solver", fmt::format("this method needs differentiable losses: {}; and {}",
                                     lossesThat(hasBoundedCurvature), quadraticPenalties())};
}

Result<void> refusesAma(const Choice&, const GtvProblem& problem, const MethodContext&) {
  const auto flat = std::count_if(problem.losses.begin(), problem.losses.end(),
                                  [](const auto& loss) { return !(loss->strongConvexity() > 0); });
  if (flat == 0) return {};
  return Error{"solver",
               fmt::format("this method needs a strongly convex loss at every node; {} of {} have "
                           "none (no data, too little, or no ridge)",
                           flat, problem.nodeCount())};
}

Result<void> refusesNewton(const Choice&, const GtvProblem& problem, const MethodContext&) {
  if (factorisationCost(problem) <= largestFactorisation) return {};
  return Error{
      "solver",
      "this method would need too much memory and time for the factors of this graph; choose "
      "Automatic (auto) or Primal-dual, adaptive steps (adaptive-primal-dual)"};
}

Result<void> refusesTreeNewton(const Choice&, const GtvProblem& problem, const MethodContext&) {
  if (auto why = TreeNewtonSolver::refusal(problem); !why.empty()) return Error{"solver", why};
  return {};
}

Result<void> refusesContraction(const Choice&, const GtvProblem& problem, const MethodContext&) {
  if (auto why = Contraction::refusal(problem); !why.empty()) return Error{"solver", why};
  return {};
}

Acceleration accelerationOf(const Choice& solver) {
  const auto name = solver.text("acceleration");
  if (name == "none") return Acceleration::None;
  return name == "relaxation" ? Acceleration::Relaxation : Acceleration::Halpern;
}

Result<void> refusesChainDp(const Choice&, const GtvProblem& problem, const MethodContext&) {
  if (auto why = ChainDpSolver::refusal(problem); !why.empty()) return Error{"solver", why};
  return {};
}

Result<void> refusesSmoothedNewton(const Choice&, const GtvProblem& problem, const MethodContext&) {
  if (auto why = SmoothedNewtonSolver::refusal(problem); !why.empty()) return Error{"solver", why};
  return {};
}

Result<void> refusesPrimalDual(const Choice& solver, const GtvProblem&,
                               const MethodContext& context) {
  if (solver.number("relaxation") == 1) return {};
  if (!context.byzantine.empty())
    return Error{"attacks",
                 "tampered updates and over-relaxation (solver.relaxation) cannot be combined"};
  if (const auto field = context.network.deviation(); !field.empty())
    return Error{field,
                 "over-relaxation (solver.relaxation) needs an ideal network and exact nodes"};
  return {};
}

Parameter gammaParameter(std::string help) {
  return numberParameter("gamma", "Step balance γ", 1, 0, 1e8, std::move(help), true);
}

Catalogue<SolverMaker>::Entry primalDualEntry() {
  return {
      {"primal-dual",
       "Primal-dual (Algorithm 1)",
       "Message passing over the edges, as printed: proximal steps at the nodes and dual flows on "
       "the edges.",
       "w⁺ = prox_L(w − τDᵀu),  u⁺ = DU{u + σD(2w⁺ − w)}",
       "[CFL] Alg. 1",
       {gammaParameter("Balance of primal and dual step sizes: τ = γ/|N_i|, σ = s/γ. It changes "
                       "the speed, not the limit."),
        numberParameter("dualFactor", "Dual factor s", 0.5, 0, 0.5,
                        "Factor of the dual step size σ = s/γ: 0.5 in the paper, 0.45 in its code.",
                        true),
        relaxationParameter(),
        optionParameter(
            "flowOwner", "Flows are kept by", {"head", "both"},
            "On networks that are not ideal: one end of an edge keeps its flow and sends "
            "it (head), with the newest models that it knows; or both ends compute it "
            "from models of the same step, for which they wait (both). Only the second "
            "is proved to converge where messages come late or get lost.")}},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         using Owner = PrimalDualSolver::FlowOwner;
         return std::make_unique<PrimalDualSolver>(
             problem, solver.number("gamma"), solver.number("dualFactor"),
             solver.number("relaxation"), context,
             solver.text("flowOwner") == "both" ? Owner::Both : Owner::Head);
       },
       refusesPrimalDual, true, true, true}};
}

Catalogue<SolverMaker>::Entry officialCodeEntry() {
  Catalogue<SolverMaker>::Entry entry{
      {"official-code",
       "Algorithm 1 as in the official code",
       "Algorithm 1 as the official code of the paper has it for neural networks: gradient steps "
       "on "
       "the local loss alone in the place of the proximal step, twice the last change in the place "
       "of the extrapolated models, and flows that start at random. Its limit is not the minimiser "
       "of the objective.",
       "z ← z − η∇L(z) from w − τDᵀu,  u⁺ = DU{u + 2σD(w⁺ − w)}",
       "[CODE]",
       {integerParameter("innerSteps", "Inner steps", 10, 1, 10'000,
                         "Gradient steps that a node takes in an iteration."),
        numberParameter("innerStep", "Inner step size η", 0.1, 0, 1e6,
                        "Step size of the gradient steps.", true),
        numberParameter("dualFactor", "Dual step size σ", 0.5, 0, 0.5, "Step size of the flows.",
                        true),
        numberParameter("flowSpread", "Spread of the first flows", 1, 0, 1e6,
                        "Standard deviation of the flows that it starts with.")}},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         return std::make_unique<OfficialCodeSolver>(
             problem, context,
             OfficialCodeSolver::Settings{solver.integer("innerSteps"), solver.number("innerStep"),
                                          solver.number("dualFactor"),
                                          solver.number("flowSpread")});
       },
       nullptr, false}};
  entry.info.group = "Published code";
  return entry;
}

Catalogue<SolverMaker>::Entry adaptivePrimalDualEntry() {
  return {
      {"adaptive-primal-dual",
       "Primal-dual, adaptive steps",
       "Algorithm 1 with weighted step sizes and a step balance that is estimated during the run.",
       "γ ← √(γ γ̂) at iterations 8, 16, 32, …",
       "[CFL] Alg. 1; step balance: PDLP, 2021",
       {gammaParameter("Start value of the estimated step balance.")}},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext&) -> std::unique_ptr<Solver> {
         return std::make_unique<AdaptivePrimalDualSolver>(problem, solver.number("gamma"));
       },
       nullptr}};
}

Catalogue<SolverMaker>::Entry fastPrimalDualEntry() {
  return {
      {"fast-primal-dual",
       "Primal-dual, fast",
       "Algorithm 1 in one pass over memory per iteration, with restarted reflected steps and a "
       "step balance that is estimated during the run.",
       "z⁺ = (k+1)/(k+2) (2T(z) − z) + z°/(k+2),  z = (w, u)",
       "[CFL] Alg. 1; Lu & Yang 2024; Condat 2013; step balance: PDLP, 2021",
       {optionParameter("acceleration", "Acceleration", {"halpern", "relaxation", "none"},
                        "Reflected Halpern steps with restarts, over-relaxation 1.9, or the plain "
                        "steps."),
        numberParameter(
            "gamma", "Step balance γ", 0, 0, 1e8,
            "Start value of the estimated step balance; 0 guesses it from the problem."),
        optionParameter("precision", "Precision", {"double", "single"},
                        "Single precision moves half the bytes: a preview for huge graphs, to a "
                        "relative gap of about 1e-6.")}},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext&) -> std::unique_ptr<Solver> {
         const auto acceleration = accelerationOf(solver);
         const double gamma = solver.number("gamma");
         if (solver.text("precision") == "single")
           return std::make_unique<PreviewPrimalDualSolver>(problem, acceleration, gamma);
         return std::make_unique<FastPrimalDualSolver>(problem, acceleration, gamma);
       },
       nullptr}};
}

Catalogue<SolverMaker>::Entry contractionEntry() {
  return {
      {"contraction",
       "Primal-dual with contraction",
       "Runs the fast primal-dual method, contracts nodes that have fused, solves for one model "
       "per cluster and proves the result with a flow.",
       "min Σ_C L_C(w_C) + λ Σ A_CC' ‖w_C − w_C'‖,  (DᵀU)_i = −∇L_i(w_C),  ‖u_e‖ ≤ λA_e",
       "network Lasso: Hallac et al. 2015; identification: Liang, Fadili, Peyré 2018",
       {}},
      {[](const Choice&, const GtvProblem& problem, const MethodContext&)
           -> std::unique_ptr<Solver> { return std::make_unique<ContractionSolver>(problem); },
       refusesContraction}};
}

Catalogue<SolverMaker>::Entry admmEntry() {
  return {
      {"admm",
       "ADMM",
       "Alternating direction method of multipliers: every edge holds copies of its two models, "
       "and nodes and edges agree step by step.",
       "w ← prox_L(mean(z − u)),  (z_ij, z_ji) ← prox_φ(w + u),  u ← u + w − z",
       "Hallac et al., KDD 2015",
       {numberParameter("rho", "Penalty parameter ρ", 1, 0, 1e8,
                        "Weight of the agreement between nodes and copies. It changes the speed, "
                        "not the limit.",
                        true),
        relaxationParameter()}},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext&) -> std::unique_ptr<Solver> {
         return std::make_unique<AdmmSolver>(problem, solver.number("rho"),
                                             solver.number("relaxation"));
       },
       nullptr}};
}

Catalogue<SolverMaker>::Entry directEntry() {
  return {
      {"direct",
       "Direct (sparse factorisation)",
       "Solves the linear system of quadratic losses and penalties by a sparse factorisation, in "
       "one step; further steps refine the solution.",
       "(blockdiag(H_i) + λ L_A ⊗ Q) w = b",
       "sparse LDLᵀ; Arioli, Demmel, Duff 1989",
       {}},
      {[](const Choice&, const GtvProblem& problem, const MethodContext&)
           -> std::unique_ptr<Solver> { return std::make_unique<DirectSolver>(problem); },
       refusesDirect}};
}

Catalogue<SolverMaker>::Entry conjugateGradientEntry() {
  return {
      {"conjugate-gradient",
       "Conjugate gradients",
       "Solves the linear system of quadratic losses and penalties iteratively, on graphs of any "
       "size.",
       "α = rᵀz/pᵀMp,  w⁺ = w + αp,  r⁺ = r − αMp,  z = P⁻¹r⁺,  p⁺ = z + βp;  "
       "M = blockdiag(H_i) + λ L_A ⊗ Q,  P_i = M_ii",
       "Hestenes & Stiefel 1952; van der Vorst & Ye 2000",
       {}},
      {[](const Choice&, const GtvProblem& problem,
          const MethodContext&) -> std::unique_ptr<Solver> {
         return std::make_unique<ConjugateGradientSolver>(problem);
       },
       refusesConjugateGradient}};
}

Catalogue<SolverMaker>::Entry gradientEntry() {
  return {{"gradient",
           "Gradient descent, FISTA",
           "Gradient steps on the whole objective, for smooth losses and penalties.",
           "W⁺ = Y − α∇P(Y),  Y = W + β(W − W⁻)",
           "[LN] ch. 5; Beck & Teboulle 2009; O'Donoghue & Candès 2015",
           {accelerationParameter(),
            numberParameter("stepSize", "Step size α", 0, 0, 1e8,
                            "Step size; 0 takes 1/β with a proved bound on the smoothness β. Above "
                            "2/β gradient descent may diverge.")}},
          {[](const Choice& solver, const GtvProblem& problem,
              const MethodContext&) -> std::unique_ptr<Solver> {
             return std::make_unique<GradientSolver>(problem, accelerated(solver),
                                                     solver.number("stepSize"));
           },
           refusesGradient}};
}

Catalogue<SolverMaker>::Entry alternatingMinimizationEntry() {
  return {{"ama",
           "Alternating minimisation (AMA)",
           "Proximal gradient steps on the dual flows, for strongly convex losses.",
           "w_i = ∇L_i*(−(DᵀU)_i),  u⁺ = DU{u + σDw}",
           "Chi & Lange 2015; Tseng 1991; Beck & Teboulle 2009",
           {accelerationParameter()}},
          {[](const Choice& solver, const GtvProblem& problem,
              const MethodContext&) -> std::unique_ptr<Solver> {
             return std::make_unique<AlternatingMinimizationSolver>(problem, accelerated(solver));
           },
           refusesAma}};
}

Catalogue<SolverMaker>::Entry newtonEntry() {
  return {{"newton",
           "Newton (method of multipliers)",
           "Few but expensive steps to full accuracy, for all convex losses, penalties and edge "
           "weights.",
           "min_W Σ L_i(w_i; p°) + Σ ψ_e(Dw; u°) + (ε/2)‖W − W°‖²,  then (W°, U°, p°) ← the "
           "minimiser",
           "Rockafellar 1976; Li, Sun, Toh 2018",
           {}},
          {[](const Choice&, const GtvProblem& problem, const MethodContext&)
               -> std::unique_ptr<Solver> { return std::make_unique<NewtonSolver>(problem); },
           refusesNewton}};
}

Catalogue<SolverMaker>::Entry treeNewtonEntry() {
  return {{"tree-newton",
           "Newton on trees",
           "A few Newton steps, each solved exactly from the leaves to the root, for chains, stars "
           "and trees of any size.",
           "(∇²L + DᵀCD) ΔW = −∇F_μ,  h_e u_e = c_e v_e,  h_e = √(‖v_e‖² + μ²),  μ → 0",
           "Chan, Golub, Mulet 1999",
           {}},
          {[](const Choice&, const GtvProblem& problem, const MethodContext&)
               -> std::unique_ptr<Solver> { return std::make_unique<TreeNewtonSolver>(problem); },
           refusesTreeNewton}};
}

Catalogue<SolverMaker>::Entry chainDynamicProgrammingEntry() {
  return {{"chain-dp",
           "Dynamic programming on chains",
           "The exact optimum on chains of any size in one step, coordinate by coordinate.",
           "δ_k(w) = h_k w − b_k + [δ_{k−1}(w)]_{±c_{k−1}},  δ_k(l_k) = −c_k,  δ_k(r_k) = c_k,  "
           "w_k = [w_{k+1}]_{l_k…r_k}",
           "Condat 2013, 1-D; Johnson 2013; Kolmogorov, Pock, Rolínek 2016",
           {}},
          {[](const Choice&, const GtvProblem& problem, const MethodContext&)
               -> std::unique_ptr<Solver> { return std::make_unique<ChainDpSolver>(problem); },
           refusesChainDp}};
}

Catalogue<SolverMaker>::Entry smoothedNewtonEntry() {
  return {
      {"smoothed-newton",
       "Newton with smoothing",
       "Ten to twenty Newton steps to high accuracy, for network Lasso or ℓ₁; one to four steps "
       "after a small change.",
       "(∇²L + DᵀCD) ΔW = −∇F_μ,  h_e u_e = c_e v_e,  h_e = √(‖v_e‖² + μ²),  μ → 0",
       "Chan, Golub, Mulet 1999",
       {}},
      {[](const Choice&, const GtvProblem& problem, const MethodContext&)
           -> std::unique_ptr<Solver> { return std::make_unique<SmoothedNewtonSolver>(problem); },
       refusesSmoothedNewton}};
}

Catalogue<SolverMaker>::Entry automaticEntry() {
  return {
      {"auto",
       "Automatic",
       "Chooses a method that suits the problem: a factorisation if the optimality conditions are "
       "linear, elimination on trees and chains, else the fast primal-dual method with "
       "contraction, followed by Newton steps if the graph allows them. The report names the "
       "method and the reason.",
       "",
       "",
       {}},
      {[](const Choice&, const GtvProblem& problem, const MethodContext&)
           -> std::unique_ptr<Solver> { return std::make_unique<AutoSolver>(problem); },
       nullptr}};
}

std::vector<Catalogue<SolverMaker>::Entry> gtvMinEntries() {
  return {primalDualEntry(),
          adaptivePrimalDualEntry(),
          fastPrimalDualEntry(),
          contractionEntry(),
          admmEntry(),
          directEntry(),
          conjugateGradientEntry(),
          gradientEntry(),
          alternatingMinimizationEntry(),
          newtonEntry(),
          treeNewtonEntry(),
          chainDynamicProgrammingEntry(),
          smoothedNewtonEntry(),
          automaticEntry()};
}

/// Numbers in mailboxes and under way that a run may keep.
constexpr double mostNumbersInMail = 5e7;

/// "a, b and c": the methods for which `fits` holds.
template <class Fits>
std::string methodsThat(Fits&& fits) {
  std::vector<std::string> names;
  for (const auto& [info, maker] : solverCatalogue().entries)
    if (fits(maker)) names.push_back(fmt::format("{} ({})", info.label, info.id));
  const auto last = names.back();
  names.pop_back();
  return fmt::format("{} and {}", fmt::join(names, ", "), last);
}

/// Whether the method can do with the network as it is, and with what attackers report.
Result<void> checkFederation(const Catalogue<SolverMaker>::Entry& entry, const GtvProblem& problem,
                             const MethodContext& context) {
  const auto& network = context.network;
  if (network.problem) return *network.problem;
  if (!entry.make.sendsMessages && !(network.isIdeal() && context.byzantine.empty())) {
    const auto others = methodsThat([](const auto& maker) { return maker.sendsMessages; });
    if (!network.isIdeal())
      return Error{
          network.deviation(),
          fmt::format("this method runs on the ideal network only; {} also run where nodes "
                      "pause and messages are late or lost",
                      others)};
    return Error{"attacks", fmt::format("this method works with what nodes compute, not with what "
                                        "they send; tampered updates go with {}",
                                        others)};
  }
  const double links = 2.0 * std::max(problem.nodeCount(), problem.edgeCount());
  if (!network.isIdeal() && links * problem.dimension * (network.delay + 2) > mostNumbersInMail)
    return Error{"network.delay", "so many messages under way need too much memory"};
  if (network.local == CommunicationConditions::Local::Exact) return {};
  if (!entry.make.minimisesLocally)
    return Error{
        "network.localUpdates",
        fmt::format("this method asks no node for a minimiser that could be inexact; {} do",
                    methodsThat([](const auto& maker) { return maker.minimisesLocally; }))};
  const bool smooth = std::all_of(problem.losses.begin(), problem.losses.end(),
                                  [](const auto& loss) { return hasBoundedCurvature(*loss); });
  if (network.local == CommunicationConditions::Local::Steps && !smooth)
    return Error{"network.localUpdates",
                 fmt::format("gradient steps of the nodes need losses whose curvature is bounded "
                             "(of linear models: {}); networks take steps of their own, "
                             "model.innerSteps",
                             lossesThat(hasBoundedCurvature))};
  return {};
}

}  // namespace

const Catalogue<SolverMaker>& solverCatalogue() {
  static const auto catalogue = [] {
    auto entries = gtvMinEntries();
    // What works with proximal steps alone takes inner steps where there is no better way.
    const std::set<std::string> proximal{"primal-dual", "adaptive-primal-dual", "admm"};
    for (auto& entry : entries) {
      entry.info.group = "Solvers of GTVMin";
      entry.make.needsConvexity = !proximal.contains(entry.info.id);
    }
    for (auto& entry : federatedEntries()) entries.push_back(std::move(entry));
    entries.push_back(officialCodeEntry());
    return Catalogue<SolverMaker>("solver", std::move(entries));
  }();
  return catalogue;
}

Servers serversOf(const Choice& solver) {
  const auto* entry = solverCatalogue().find(solver.kind());
  return entry != nullptr && entry->make.servers ? entry->make.servers(solver) : Servers::None;
}

bool hasOneModelPerCluster(const Choice& solver) {
  const auto* entry = solverCatalogue().find(solver.kind());
  return entry != nullptr && entry->make.oneModelPerCluster &&
         entry->make.oneModelPerCluster(solver);
}

Result<void> checkSolver(const Choice& solver, const GtvProblem& problem,
                         const MethodContext& context) {
  const auto* entry = solverCatalogue().find(solver.kind());
  check(entry != nullptr, "a valid choice names a known solver");
  if (entry->make.needsConvexity && !problem.isConvex())
    return Error{"solver",
                 "this method needs convex losses, which a neural network does not have; choose "
                 "Primal-dual (primal-dual), ADMM (admm), FedRelax (fedrelax), Gradient steps "
                 "(gradient-steps) or a federated method"};
  if (auto fits = checkFederation(*entry, problem, context); !fits) return fits;
  return entry->make.refuses ? entry->make.refuses(solver, problem, context) : Result<void>();
}

Result<std::unique_ptr<Solver>> makeSolver(const Choice& solver, const GtvProblem& problem,
                                           const MethodContext& context) {
  const auto* entry = solverCatalogue().find(solver.kind());
  check(entry != nullptr, "a valid choice names a known solver");
  auto fits = entry->make.triesAnyway ? checkFederation(*entry, problem, context)
                                      : checkSolver(solver, problem, context);
  if (!fits) return fits.error();
  return entry->make.make(solver, problem, context);
}

}  // namespace gtv
