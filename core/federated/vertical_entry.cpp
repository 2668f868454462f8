#include <memory>
#include <vector>

#include "federated/federated_entries.h"
#include "vertical/vertical_solver.h"

namespace gtv {
namespace {

VerticalSolver::Settings verticalSettings(const Choice& solver) {
  VerticalSolver::Settings settings;
  settings.step =
      solver.text("step") == "exact" ? VerticalSolver::Step::Exact : VerticalSolver::Step::Gradient;
  settings.inTurn = solver.text("order") == "in-turn";
  settings.rate = solver.number("rate");
  return settings;
}

}  // namespace

Catalogue<SolverMaker>::Entry verticalEntry() {
  Catalogue<SolverMaker>::Entry entry{
      {verticalMethod,
       "Vertical federated learning",
       "Nodes hold different columns of the same samples and learn one model of all columns: they "
       "share what each makes of its own columns, X_i w_i, and a server adds it up. λ and the "
       "graph have no effect.",
       "min (1/m) Σ_r ℓ(Σ_i x_irᵀw_i, y_r),  w_i⁺ = argmin over w_i, or w_i − α X_iᵀℓ'(Σ_j X_j "
       "w_j)/m",
       "[LN] 8.5",
       {optionParameter("step", "Step", {"exact", "gradient"},
                        "Every node minimises over its own weights, given what the others "
                        "contribute, or takes a gradient step."),
        optionParameter(
            "order", "Order", {"in-turn", "at-once"},
            "Of exact steps: one node after the other, each with the newest "
            "contributions (Gauss-Seidel), or all at once, each moving 1/n of the way."),
        numberParameter("rate", "Learning rate α", 0, 0, 1e6,
                        "Step size of gradient steps; 0 takes 1/β, with the smoothness β of the "
                        "loss of all columns.")},
       "Federated"},
      {[](const Choice& solver, const GtvProblem& problem,
          const MethodContext& context) -> std::unique_ptr<Solver> {
         return std::make_unique<VerticalSolver>(problem, context, verticalSettings(solver));
       },
       [](const Choice& solver, const GtvProblem& problem, const MethodContext& context) {
         return VerticalSolver::refusal(verticalSettings(solver), problem, context);
       },
       false}};
  entry.make.needsConvexity = true;
  entry.make.servers = [](const Choice&) { return Servers::One; };
  return entry;
}

}  // namespace gtv
