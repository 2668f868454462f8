#include <fmt/format.h>

#include <algorithm>

#include "engines.h"
#include "problems.h"
#include "rows.h"

namespace gtv::bench {
namespace {

constexpr double certifiedTo = 1e-6;
constexpr double limit = 120;

/// The least of some cold runs of the default engine.
ColdRun leastCold(const GtvProblem& problem, int runs) {
  ColdRun best = coldRun(problem, certifiedTo, limit);
  for (int k = 1; k < runs; ++k) {
    const auto next = coldRun(problem, certifiedTo, limit);
    if (next.seconds < best.seconds) best = next;
  }
  return best;
}

struct PlainRun {
  double seconds = 0;
  std::int64_t iterations = 0;
  bool arrived = false;
};

/// Algorithm 1 with the fast kernel; the looks at the objective are not counted.
PlainRun plainRun(const GtvProblem& problem, double optimum, double limitSeconds) {
  constexpr int between = 500;
  PlainRun out;
  auto solver = sameKernel(problem);
  while (!out.arrived && out.seconds < limitSeconds) {
    out.seconds += secondsOf([&] {
      for (int k = 0; k < between; ++k) solver.step();
    });
    out.arrived = problem.objective(solver.primal()) <= (1 + certifiedTo) * optimum;
  }
  out.iterations = solver.iteration();
  return out;
}

Row againstAlgorithmOne(int nodes, const Settings& settings) {
  Row row{"7",
          fmt::format("chain of {} nodes, 20 levels, cold to certified 1e-6, against Algorithm 1 "
                      "with the fast kernel",
                      nodes),
          "×", 1000};
  const auto problem = levels(nodes);
  const auto best = longRun(problem);
  const auto plain = plainRun(problem, best.objective, settings.quick ? 20 : 300);
  const auto ours = leastCold(problem, 9);
  const auto engine = coldLambdaEngine(problem, certifiedTo, limit);
  row.ours = ours.seconds * 1e3;
  row.theirs = plain.seconds * 1e3;
  row.detail = {
      {"unit", "milliseconds"},
      {"statistic", "ours: least of 9 cold runs; Algorithm 1: one run"},
      {"method", ours.method},
      {"steps", ours.steps},
      {"certifiedRelativeGap", ours.relative},
      {"algorithmOneIterations", plain.iterations},
      {"algorithmOneArrived", plain.arrived},
      {"lambdaEngineMs", engine.seconds * 1e3},
      {"lambdaEngineMethod", engine.method},
      {"note", "the edges between levels have weight 0.1: the fast kernel takes weighted steps"}};
  // If Algorithm 1 was cut off, the ratio is a lower bound and still holds.
  row.judge(plain.seconds / ours.seconds, ours.relative <= certifiedTo);
  return row;
}

Row perNode(const std::vector<int>& sizes) {
  Row row{"7-linear",
          fmt::format("time per node of the same from {} to {} nodes, most over least",
                      sizes.front(), sizes.back()),
          "×", 1.5, Better::Lower};
  Samples each;
  bool certified = true;
  for (const int nodes : sizes) {
    const auto problem = levels(nodes);
    const auto run = leastCold(problem, nodes > 500'000 ? 2 : 5);
    each.add(run.seconds / nodes);
    certified = certified && run.relative <= certifiedTo;
    row.detail["nodes"][std::to_string(nodes)] = {{"milliseconds", run.seconds * 1e3},
                                                  {"nanosecondsPerNode", run.seconds * 1e9 / nodes},
                                                  {"steps", run.steps},
                                                  {"certifiedRelativeGap", run.relative}};
  }
  row.ours = each.most() * 1e9;
  row.theirs = each.least() * 1e9;
  row.detail["unit"] = "nanoseconds per node";
  row.judge(each.most() / each.least(), certified);
  return row;
}

}  // namespace

std::vector<Row> chainRows(const Settings& settings) {
  if (settings.quick) return {againstAlgorithmOne(1000, settings), perNode({1000, 10'000})};
  return {againstAlgorithmOne(10'000, settings), perNode({10'000, 100'000, 1'000'000})};
}

}  // namespace gtv::bench
