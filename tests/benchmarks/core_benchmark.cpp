// What one iteration and one certificate cost. Compare rows of one run with each other, not with
// runs on another day.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>

#include "experiment/documents.h"
#include "fusion/chain_dp.h"
#include "instances/problem_building.h"
#include "problem/dual_bound.h"
#include "problems.h"
#include "run/run.h"
#include "second_order/conjugate_gradient.h"
#include "second_order/direct.h"
#include "second_order/smoothed_newton.h"
#include "second_order/tree_newton.h"
#include "solvers/primal_dual.h"

namespace gtv {
namespace {

Experiment preset(const char* id) { return loadPreset(id).value(); }

void sweep(benchmark::State& state, const Experiment& experiment) {
  const auto network = drawProblemInstance(experiment).value();
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

/// Seconds of this thread: what others do on the machine counts as little as it can.
double threadSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Seconds of the fastest of some calls.
template <class F>
double fastest(int calls, F&& call) {
  double best = std::numeric_limits<double>::infinity();
  for (int k = 0; k < calls; ++k) {
    const double begin = threadSeconds();
    call();
    best = std::min(best, threadSeconds() - begin);
  }
  return best;
}

void drawGraph(benchmark::State& state) {
  const auto experiment = preset("sbm-two-clusters");
  for (auto _ : state) benchmark::DoNotOptimize(drawProblemInstance(experiment));
}

/// From 0 to a certified relative gap of 1e-6; returns the steps.
int certify(Solver& solver, const DualBounder& bounder) {
  solver.reset();
  for (int steps = 1;; ++steps) {
    solver.step();
    if (solver.certificateLikely() &&
        bounder.bound(solver.primal(), solver.dual()).relative <= 1e-6)
      return steps;
  }
}

void treeNewtonOnChain(benchmark::State& state) {
  const auto experiment = bench::levelsExperiment(static_cast<int>(state.range(0)));
  const auto network = drawProblemInstance(experiment).value();
  const auto problem = buildProblem(experiment, *network).value();
  TreeNewtonSolver solver(problem);
  const DualBounder bounder(problem);
  for (auto _ : state) state.counters["steps"] = certify(solver, bounder);
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// Cold to a certified relative gap of 1e-6, on a graph with cycles.
void smoothedNewton(benchmark::State& state, const Experiment& experiment) {
  const auto network = drawProblemInstance(experiment).value();
  const auto problem = buildProblem(experiment, *network).value();
  SmoothedNewtonSolver solver(problem);
  const DualBounder bounder(problem);
  for (auto _ : state) state.counters["steps"] = certify(solver, bounder);
}

/// How much longer Algorithm 1 takes to the same objective within 1e-6 (no certificate asked).
void algorithmOneAgainstTreeNewton(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  const auto seconds = [](Clock::time_point from) {
    return std::chrono::duration<double>(Clock::now() - from).count();
  };
  const auto experiment = bench::levelsExperiment(static_cast<int>(state.range(0)));
  const auto network = drawProblemInstance(experiment).value();
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

/// A chain of twenty levels, one noisy label at every node, d = 1.
GtvProblem line(std::int64_t nodes, double lambda) {
  const auto experiment = bench::levelsExperiment(static_cast<int>(nodes))
                              .with("data", Json{{"kind", "linear"},
                                                 {"dimension", 1},
                                                 {"samples", 1},
                                                 {"noise", 0.5},
                                                 {"truth", {{"kind", "gaussian"}}}})
                              .value()
                              .with("lambda", lambda)
                              .value();
  return buildProblem(experiment, *drawProblemInstance(experiment).value()).value();
}

/// The exact optimum of a chain, and how many sweeps of Algorithm 1 on the same problem it costs.
void chainExactly(benchmark::State& state) {
  const auto problem = line(state.range(0), 1e-3 * static_cast<double>(state.range(1)));
  ChainDpSolver solver(problem);
  PrimalDualSolver textbook(problem, 1, 0.5);
  const double oneSweep = fastest(5, [&] { textbook.step(); });
  for (auto _ : state) solver.step();
  state.counters["sweeps"] = fastest(5, [&] { solver.step(); }) / oneSweep;
  state.counters["sweepNsPerEdge"] = 1e9 * oneSweep / problem.edgeCount();
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

Experiment mochaOn(const Json& graph, int dimension = 2) {
  return preset("sbm-two-clusters")
      .with("graph", graph)
      .value()
      .with("data", Json{{"kind", "linear"},
                         {"dimension", dimension},
                         {"samples", dimension == 2 ? 5 : 10},
                         {"noise", 0.1},
                         {"labeledFraction", 0.6},
                         {"truth", {{"kind", "gaussian"}}}})
      .value()
      .with("penalty", Json{{"kind", "mocha"}})
      .value();
}

/// ‖b − Mw‖/‖b‖ by the losses' own gradients.
class RelativeResidual {
 public:
  explicit RelativeResidual(const GtvProblem& problem)
      : coupling_(problem), U_(problem.dimension, problem.edgeCount()) {
    first_ = of(Matrix::Zero(problem.dimension, problem.nodeCount()));
  }
  double of(const Matrix& W) {
    Matrix gradient(W.rows(), W.cols());
    coupling_.flow(W, U_);
    coupling_.gradient(W, U_, gradient);
    return gradient.norm() / first_;
  }

 private:
  QuadraticCoupling coupling_;
  Matrix U_;
  double first_ = 1;
};

/// From 0 to a relative residual of 1e-12; `sweeps` in those of Algorithm 1 on the same problem,
/// `withSystem` with the blocks (the factors) of a new λ as well.
template <class Method>
void linearSystem(benchmark::State& state, const Experiment& experiment) {
  auto problem = buildProblem(experiment, *drawProblemInstance(experiment).value()).value();
  RelativeResidual residual(problem);
  Method solver(problem);
  std::int64_t steps = 0;
  while (residual.of(solver.primal()) > 1e-12 && steps < 5000) {
    solver.step();
    ++steps;
  }
  PrimalDualSolver textbook(problem, 1, 0.5);
  const double sweep = fastest(7, [&] { textbook.step(); });
  const auto solve = [&] {
    solver.reset();
    for (std::int64_t k = 0; k < steps; ++k) solver.step();
  };
  for (auto _ : state) solve();
  state.counters["steps"] = static_cast<double>(steps);
  state.counters["residual"] = residual.of(solver.primal());
  const double solving = fastest(7, solve);
  state.counters["ns/edge/step"] = 1e9 * solving / problem.edgeCount() / static_cast<double>(steps);
  state.counters["sweepNs/edge"] = 1e9 * sweep / problem.edgeCount();
  state.counters["sweeps"] = solving / sweep;
  const double whole = fastest(7, [&] {
    problem.lambda *= 1 + 1e-9;
    solver.problemChanged();
    solve();
  });
  state.counters["withSystem"] = whole / sweep;
}

const Json geometric{{"kind", "random-geometric"}, {"nodes", 20'000}, {"radius", 0.0138}};
const Json expander{
    {"kind", "watts-strogatz"}, {"nodes", 100'000}, {"neighbours", 5}, {"rewiring", 1}};

const Json blocks{{"kind", "sbm"}, {"clusterSizes", {100, 100}}, {"pIn", 0.5}, {"pOut", 0.01}};
const Json twoHalves{{"kind", "chain"}, {"clusterSizes", {5'000, 5'000}}};

void conjugateGradients(benchmark::State& state, const Experiment& experiment) {
  linearSystem<ConjugateGradientSolver>(state, experiment);
}
void factorised(benchmark::State& state, const Experiment& experiment) {
  linearSystem<DirectSolver>(state, experiment);
}

BENCHMARK_CAPTURE(conjugateGradients, sbm, mochaOn(blocks))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(factorised, sbm, mochaOn(blocks))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(conjugateGradients, sbmHundredParameters, mochaOn(blocks, 100))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(conjugateGradients, geometric, mochaOn(geometric))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(factorised, geometric, mochaOn(geometric))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(conjugateGradients, expander, mochaOn(expander))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(conjugateGradients, chain, mochaOn(twoHalves))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(factorised, chain, mochaOn(twoHalves))->Unit(benchmark::kMillisecond);
BENCHMARK(chainExactly)
    ->ArgNames({"nodes", "milliLambda"})
    ->Args({1'000'000, 100})
    ->Args({1'000'000, 10'000})
    ->Args({10'000, 1'000})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(treeNewtonOnChain)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(smoothedNewton, sbmTwoParameters, preset("sbm-two-clusters"))
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
