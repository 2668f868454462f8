// What one iteration and one certificate cost. Compare rows of one run with each other, not with
// runs on another day.
#include <benchmark/benchmark.h>

#include <chrono>

#include "diagnostics/dual_bound.h"
#include "experiment/documents.h"
#include "run/run.h"
#include "solvers/primal_dual.h"
#include "solvers/tree_newton.h"

namespace gtv {
namespace {

Experiment preset(const char* id) { return loadPreset(id).value(); }

void sweep(benchmark::State& state, const Experiment& experiment) {
  const auto network = buildNetwork(experiment).value();
  const auto problem = buildProblem(experiment, *network).value();
  PrimalDualSolver solver(problem, 1, 0.5);
  for (auto _ : state) solver.step();
  state.SetItemsProcessed(state.iterations() * problem.edgeCount());
  state.counters["edges"] = problem.edgeCount();
}

void certificate(benchmark::State& state, const Experiment& experiment) {
  auto run = Run::start(experiment).value();
  run->advance(200);
  for (auto _ : state) benchmark::DoNotOptimize(run->bound());
}

void recorded(benchmark::State& state, const Experiment& experiment) {
  // The same sweep inside a run that records every iteration: the price of the curves.
  auto run = Run::start(experiment).value();
  for (auto _ : state) {
    if (run->iteration() >= 1000) {
      state.PauseTiming();
      run = Run::start(experiment, run->network()).value();
      state.ResumeTiming();
    }
    run->advance(1);
  }
}

void drawGraph(benchmark::State& state) {
  const auto experiment = preset("sbm-two-clusters");
  for (auto _ : state) benchmark::DoNotOptimize(buildNetwork(experiment));
}

/// A chain of twenty levels, noisy labels at every node, d = 2.
Experiment levels(std::int64_t nodes) {
  Json sizes = Json::array();
  Json vectors = Json::array();
  for (int k = 0; k < 20; ++k) {
    sizes.push_back(nodes / 20);
    vectors.push_back({(k * 7) % 5 - 2, (k * 3) % 7 - 3});
  }
  return preset("chain")
      .with("graph", Json{{"kind", "chain"}, {"clusterSizes", sizes}})
      .value()
      .with("data", Json{{"kind", "linear"},
                         {"samples", 5},
                         {"noise", 0.1},
                         {"truth", {{"kind", "per-cluster"}, {"vectors", vectors}}}})
      .value()
      .with("lambda", 1)
      .value();
}

/// From 0 to a certified relative gap of 1e-6; returns the steps.
int certify(Solver& solver, const DualBounder& bounder) {
  solver.reset();
  for (int steps = 1;; ++steps) {
    solver.step();
    if (solver.isMilestone() && bounder.bound(solver.primal(), solver.dual()).relative <= 1e-6)
      return steps;
  }
}

void treeNewtonOnChain(benchmark::State& state) {
  const auto experiment = levels(state.range(0));
  const auto network = buildNetwork(experiment).value();
  const auto problem = buildProblem(experiment, *network).value();
  TreeNewtonSolver solver(problem);
  const DualBounder bounder(problem);
  for (auto _ : state) state.counters["steps"] = certify(solver, bounder);
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// How much longer Algorithm 1 takes to the same objective within 1e-6 (no certificate asked).
void algorithmOneAgainstTreeNewton(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  const auto seconds = [](Clock::time_point from) {
    return std::chrono::duration<double>(Clock::now() - from).count();
  };
  const auto experiment = levels(state.range(0));
  const auto network = buildNetwork(experiment).value();
  const auto problem = buildProblem(experiment, *network).value();
  TreeNewtonSolver newton(problem);
  const DualBounder bounder(problem);
  PrimalDualSolver textbook(problem, 1, 0.5);
  for (auto _ : state) {
    auto begin = Clock::now();
    certify(newton, bounder);
    const double fast = seconds(begin);
    const double optimum = problem.objective(newton.primal());
    begin = Clock::now();
    while (problem.objective(textbook.primal()) > optimum * (1 + 1e-6))
      for (int k = 0; k < 500; ++k) textbook.step();
    state.counters["timesSlower"] = seconds(begin) / fast;
    state.counters["iterations"] = static_cast<double>(textbook.iteration());
  }
}

BENCHMARK(treeNewtonOnChain)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(algorithmOneAgainstTreeNewton)->Arg(10'000)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(sweep, sbmTwoParameters, preset("sbm-two-clusters"));
BENCHMARK_CAPTURE(recorded, sbmTwoParameters, preset("sbm-two-clusters"));
BENCHMARK_CAPTURE(certificate, sbmTwoParameters, preset("sbm-two-clusters"));
BENCHMARK_CAPTURE(sweep, sbmHundredParameters, preset("table1"));
BENCHMARK_CAPTURE(certificate, sbmHundredParameters, preset("table1"));
BENCHMARK_CAPTURE(sweep, sacramento, preset("sacramento"));
BENCHMARK_CAPTURE(certificate, sacramento, preset("sacramento"));
BENCHMARK(drawGraph)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gtv
