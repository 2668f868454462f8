#include "solvers/catalogue.h"

#include "solvers/primal_dual.h"

namespace gtv {
namespace {

Parameter gammaParameter(std::string help) {
  return numberParameter("gamma", "Step balance γ", 1, 0, 1e8, std::move(help), true);
}

}  // namespace

const Catalogue<SolverMaker>& solverCatalogue() {
  static const Catalogue<SolverMaker> catalogue(
      "solver",
      {{{"primal-dual",
         "Primal-dual (Algorithm 1)",
         "Message passing over the edges: local proximal steps and dual flows, as printed.",
         "w⁺ = prox_L(w − τDᵀu),  u⁺ = DU{u + σD(2w⁺ − w)}",
         "[CFL] Alg. 1",
         {gammaParameter("Primal against dual step size: τ = γ/|N_i|, σ = s/γ. Changes the speed, "
                         "not the limit."),
          [] {
            auto p = numberParameter("dualFactor", "Dual factor s", 0.5, 0, 0.5,
                                     "σ = s/γ: 0.5 in the paper, 0.45 in its code.", true);
            return p;
          }()}},
        {[](const Choice& solver, const GtvProblem& problem) -> std::unique_ptr<Solver> {
           return std::make_unique<PrimalDualSolver>(problem, solver.number("gamma"),
                                                     solver.number("dualFactor"));
         },
         nullptr}},
       {{"adaptive-primal-dual",
         "Primal-dual, adaptive steps",
         "Algorithm 1 with weighted steps and a step balance estimated while it runs.",
         "γ ← √(γ γ̂) at iterations 8, 16, 32, …",
         "[CFL] Alg. 1; step balance: PDLP, 2021",
         {gammaParameter("Where the estimate starts.")}},
        {[](const Choice& solver, const GtvProblem& problem) -> std::unique_ptr<Solver> {
           return std::make_unique<AdaptivePrimalDualSolver>(problem, solver.number("gamma"));
         },
         nullptr}},
       {{"auto",
         "Automatic",
         "Takes the method that suits the problem: today always primal-dual with adaptive steps.",
         "",
         "",
         {}},
        {[](const Choice&, const GtvProblem& problem) -> std::unique_ptr<Solver> {
           return std::make_unique<AdaptivePrimalDualSolver>(problem, 1.0);
         },
         nullptr}}});
  return catalogue;
}

Result<void> checkSolver(const Choice& solver, const GtvProblem& problem) {
  const auto* entry = solverCatalogue().find(solver.kind());
  check(entry != nullptr, "a valid choice names a known solver");
  return entry->make.refuses ? entry->make.refuses(problem) : Result<void>();
}

Result<std::unique_ptr<Solver>> makeSolver(const Choice& solver, const GtvProblem& problem) {
  if (auto fits = checkSolver(solver, problem); !fits) return fits.error();
  return solverCatalogue().find(solver.kind())->make.make(solver, problem);
}

}  // namespace gtv
