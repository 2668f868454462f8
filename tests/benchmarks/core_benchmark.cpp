// What one iteration and one certificate cost. Compare rows of one run with each other, not with
// runs on another day.
#include <benchmark/benchmark.h>

#include "diagnostics/dual_bound.h"
#include "experiment/documents.h"
#include "run/run.h"
#include "solvers/primal_dual.h"

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
