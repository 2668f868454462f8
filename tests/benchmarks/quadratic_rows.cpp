#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "engines.h"
#include "problems.h"
#include "rows.h"

namespace gtv::bench {
namespace {

constexpr double wanted = 1e-12;
constexpr int mostSteps = 2000;
constexpr double mochaLambda = 0.05;

/// ‖∇L_i(w_i) + λ(L_A W)_i‖ over all nodes: what is left of the linear system, from the problem
/// alone, whatever the solver believes.
double residual(const GtvProblem& problem, const Matrix& W) {
  Matrix rest = problem.lambda * problem.graph->laplacian(W);
  Vector gradient(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    problem.losses[i]->gradient(W.col(i), gradient);
    rest.col(i) += gradient;
  }
  return rest.norm();
}

/// Steps from 0 to the residual; nothing if it is not reached.
std::optional<int> stepsOf(const GtvProblem& problem, Solver& solver) {
  const double start = residual(problem, Matrix::Zero(problem.dimension, problem.nodeCount()));
  for (int k = 1; k <= mostSteps; ++k) {
    solver.step();
    if (residual(problem, solver.primal()) <= wanted * start) return k;
  }
  return std::nullopt;
}

/// In sweeps of the same problem: what the solver does when λ has changed (factors, preconditioner)
/// and its steps from W = 0. Writes what it found to `out`.
double inSweeps(const GtvProblem& problem, const std::string& id, Json& out, int turns) {
  const auto solver = solverOf(id, problem);
  if (!solver) {
    out["reason"] = "the method refuses the problem";
    return std::numeric_limits<double>::infinity();
  }
  const auto steps = stepsOf(problem, *solver);
  if (!steps) {
    out["reason"] = "the residual is not reached";
    return std::numeric_limits<double>::infinity();
  }
  const double begin = secondsOf([&] { solverOf(id, problem); });
  auto plain = sameKernel(problem);
  auto sweeps = sweepPiece(plain);
  Piece solve([&] {
    solver->problemChanged();
    solver->reset();
    for (int k = 0; k < *steps; ++k) solver->step();
  });
  const auto times = inTurns(
      turns, [&] { return solve.seconds(); }, [&] { return sweeps.seconds(); });
  const double ratio = times.ours.least() / times.theirs.least();
  out = {{"steps", *steps},
         {"milliseconds", times.ours.least() * 1e3},
         {"sweepMicroseconds", times.theirs.least() * 1e6},
         {"sweeps", ratio},
         {"preparationMs", begin * 1e3}};
  return ratio;
}

Row mochaRow(Row row, const std::string& id, const std::vector<NamedProblem>& problems, int turns) {
  if (solverOf(id, problems.front().problem) == nullptr) {
    row.leaveOut(fmt::format("there is no solver '{}' for it", id));
    return row;
  }
  double most = 0;
  for (const auto& [name, problem] : problems)
    most = std::max(most, inSweeps(problem, id, row.detail["problems"][name], turns));
  row.detail["solver"] = id;
  row.detail["counted"] =
      "what a changed λ costs (factors, preconditioner) and all steps from W = 0; what is done "
      "once "
      "per problem is under preparationMs; least of pieces, in turns";
  row.ours = std::isfinite(most) ? Json(most) : Json(nullptr);
  row.judge(most);
  return row;
}

}  // namespace

std::vector<Row> mochaRows(const Settings& settings) {
  const int turns = settings.quick ? 5 : 15;
  const Row graphs{"9", "MOCHA to relative residual 1e-12 on graphs with cycles, the most of 3",
                   "sweeps", 40, Better::Lower};
  const Row trees{"9-trees", "MOCHA to relative residual 1e-12 on a chain of 10000, the most of 2",
                  "sweeps", 20, Better::Lower};
  std::vector<NamedProblem> cyclic{{"sbm 200", withMocha(blockModel(0.01, 0), 0.01)}};
  const int large = settings.quick ? 10 : 1;
  cyclic.push_back({fmt::format("geometric {}", 20'000 / large),
                    withMocha(geometric(20'000 / large), mochaLambda)});
  cyclic.push_back({fmt::format("10-regular {}", 100'000 / large),
                    withMocha(regular(100'000 / large), mochaLambda)});
  const std::vector<NamedProblem> chains{
      {"chain 10000, lambda .05", withMocha(longChain(10'000), mochaLambda)},
      {"chain 10000, lambda 10", withMocha(longChain(10'000), 10)}};
  return {mochaRow(graphs, "conjugate-gradient", cyclic, turns),
          mochaRow(trees, "direct", chains, turns)};
}

}  // namespace gtv::bench
