// How long a method goes on when it is told to stop: from request_stop() to the return of
// Run::start, which draws graph and data, or of Run::advance, the worst of several random moments.
// For every method of the catalogue, and for those that train local models for every kind of them,
// on data that makes iterations long. Elapsed time, and the processor time of the run's own thread
// in it, which what else the machine does changes little.
#include <benchmark/benchmark.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "experiment/documents.h"
#include "federated/catalogue.h"
#include "models/catalogue.h"
#include "races/race.h"
#include "run/run.h"

namespace gtv {
namespace {

constexpr int moments = 8;
constexpr double longestWait = 1.5;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

double processorSeconds(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Delay {
  double elapsed = 0;
  double processor = 0;
};

/// `advance` on a thread of its own, told to stop after so many seconds.
Delay stopAfter(double seconds, const std::function<void(const std::stop_token&)>& advance) {
  std::stop_source stop;
  Clock::time_point end;
  double endProcessor = 0;
  std::atomic<bool> begun = false;
  clockid_t clock{};
  std::thread worker([&] {
    pthread_getcpuclockid(pthread_self(), &clock);
    begun = true;
    advance(stop.get_token());
    end = Clock::now();
    endProcessor = processorSeconds(CLOCK_THREAD_CPUTIME_ID);
  });
  while (!begun) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  // A thread that waits to be joined still has its clock.
  const double askedProcessor = processorSeconds(clock);
  const auto asked = Clock::now();
  stop.request_stop();
  worker.join();
  return {std::chrono::duration<double>(end - asked).count(), endProcessor - askedProcessor};
}

/// The worst of several moments within the first iterations of runs that `begin` makes.
void measure(benchmark::State& state, double iteration,
             const std::function<std::function<void(const std::stop_token&)>()>& begin) {
  Rng rng(7);
  Delay worst;
  for (auto _ : state)
    for (int k = 0; k < moments; ++k) {
      const auto advance = begin();
      const double most = std::min(longestWait, 2 * iteration + 0.02);
      const auto delay = stopAfter(rng.uniform(0, most), advance);
      worst.elapsed = std::max(worst.elapsed, delay.elapsed);
      worst.processor = std::max(worst.processor, delay.processor);
    }
  state.counters["worstMs"] = 1e3 * worst.elapsed;
  state.counters["worstCpuMs"] = 1e3 * worst.processor;
  state.counters["iterationMs"] = 1e3 * iteration;
}

void stopRun(benchmark::State& state, const Experiment& experiment) {
  // How long drawing the data, the start and an iteration take, where they end soon.
  const auto begun = Clock::now();
  const auto first = Run::start(experiment);
  if (!first) {
    state.SkipWithError(first.error().text().c_str());
    return;
  }
  std::stop_source enough;
  std::jthread watch([&](const std::stop_token& over) {
    while (!over.stop_requested() && secondsSince(begun) < longestWait)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    enough.request_stop();
  });
  (*first)->advance(1, enough.get_token());
  const double iteration = secondsSince(begun);
  watch.request_stop();
  measure(state, iteration, [&] {
    return [&](const std::stop_token& stop) {
      const auto started = Run::start(experiment, 0, stop);
      if (!started) return;
      const auto& run = *started;
      while (!stop.stop_requested()) {
        run->extendBudget();
        run->advance(1'000'000, stop);
        // One that diverged goes on no more.
        if (run->status() == RunStatus::Diverged) return;
      }
    };
  });
}

void stopRace(benchmark::State& state, const Experiment& experiment) {
  const auto network = drawProblemInstance(experiment).value();
  measure(state, longestWait, [&] {
    std::shared_ptr<Race> race = std::move(Race::start(experiment, network)).value();
    return [race](const std::stop_token& stop) {
      while (!stop.stop_requested() && !race->isOver()) race->advance(1'000'000, stop);
    };
  });
}

Experiment with(Experiment experiment, const std::vector<std::pair<std::string, Json>>& fields) {
  for (const auto& [path, value] : fields) experiment = experiment.with(path, value).value();
  return experiment;
}

struct Problem {
  std::string name;
  Experiment experiment;
};

/// Large enough that a careless loop over nodes or features is seen.
std::vector<Problem> parametricProblems() {
  const auto sbm = loadPreset("sbm-two-clusters").value();
  const Json manyFeatures{{"kind", "linear"},
                          {"dimension", 100},
                          {"samples", 60},
                          {"noise", 0.1},
                          {"truth", {{"kind", "gaussian"}}},
                          {"testSetSize", 100}};
  const Json geometric{{"kind", "random-geometric"}, {"nodes", 20'000}, {"radius", 0.0138}};
  const Json plain{{"kind", "linear"}, {"dimension", 2}, {"samples", 5}, {"testSetSize", 100}};
  const auto large = with(sbm, {{"graph", geometric}, {"data", plain}});
  const auto chain = with(sbm, {{"graph", {{"kind", "chain"}, {"clusterSizes", {50'000, 50'000}}}},
                                {"data",
                                 {{"kind", "linear"},
                                  {"dimension", 1},
                                  {"samples", 1},
                                  {"noise", 0.5},
                                  {"truth", {{"kind", "gaussian"}}}}}});
  return {{"manyFeatures", with(sbm, {{"data", manyFeatures}})},
          {"manyFeaturesMocha", with(sbm, {{"data", manyFeatures}, {"penalty.kind", "mocha"}})},
          {"largeGraph", large},
          {"largeGraphMocha", with(large, {{"penalty.kind", "mocha"}})},
          {"longChain", chain},
          {"signs", loadPreset("classification").value()},
          {"network", loadPreset("mlp-digits").value()}};
}

std::vector<Problem> learnerProblems() {
  // Twenty nodes with ninety images each, all ten digits at every node.
  const auto digits = with(
      loadPreset("softmax-digits").value(),
      {{"data",
        {{"kind", "digits"}, {"digitsPerCluster", 10}, {"labels", "digit"}, {"testSetSize", 100}}},
       {"loss", {{"kind", "cross-entropy"}}}});
  const auto numbers = with(digits, {{"loss", {{"kind", "squared"}}}});
  const std::vector<std::pair<std::string, Json>> models{
      {"logistic", {{"kind", "logistic"}}},
      {"linear", {{"kind", "linear"}}},
      {"polynomial", {{"kind", "polynomial"}, {"degree", 2}, {"ridge", 0.1}}},
      {"spline", {{"kind", "spline"}}},
      {"randomFourier", {{"kind", "random-fourier"}, {"count", 2000}, {"width", 4}}},
      {"timeSeries", {{"kind", "time-series"}}},
      {"nearestNeighbours", {{"kind", "nearest-neighbours"}}},
      {"tree", {{"kind", "decision-tree"}}},
      {"forest", {{"kind", "random-forest"}}},
      {"boostedTrees", {{"kind", "boosted-trees"}}},
      {"mlp", {{"kind", "mlp"}, {"layers", {64, 64}}}}};
  std::vector<Problem> all;
  for (const auto& [name, model] : models) {
    const bool classes = name == "logistic";
    all.push_back({name, with(classes ? digits : numbers, {{"model", model}})});
    if (!classes && name != "timeSeries")
      all.push_back({name + "Classes", with(digits, {{"model", model}})});
  }
  return all;
}

void add(const std::string& name, const Experiment& experiment) {
  benchmark::RegisterBenchmark(("stop/" + name).c_str(), stopRun, experiment)
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

const bool registered = [] {
  const auto problems = parametricProblems();
  const auto models = learnerProblems();
  for (const auto& entry : solverCatalogue().entries) {
    const auto& id = entry.info.id;
    if (entry.make.models != LocalModelKind::Learners)
      for (const auto& problem : problems)
        add(id + "/" + problem.name, with(problem.experiment, {{"solver", {{"kind", id}}}}));
    if (entry.make.models != LocalModelKind::Parameters)
      for (const auto& problem : models)
        add(id + "/" + problem.name, with(problem.experiment, {{"solver", {{"kind", id}}}}));
  }
  const auto forest = std::find_if(models.begin(), models.end(),
                                   [](const auto& each) { return each.name == "forestClasses"; });
  const Json learning{{"kind", "agnostic-fedrelax"}, {"learnGraph", "reset"}, {"choices", 3}};
  add("agnostic-fedrelax/learnedGraph", with(forest->experiment, {{"solver", learning}}));
  const Json ones{std::vector<double>(20, 1), std::vector<double>(20, -1)};
  const auto anonymous = loadPreset("k-anonymity").value();
  add("k-anonymity", with(anonymous, {{"vary", nullptr},
                                      {"data.dimension", 20},
                                      {"data.truth", {{"kind", "per-cluster"}, {"vectors", ones}}},
                                      {"data.samples", 200}}));
  // A tree of a million numbers is one call of the library, and so is a graph of as many edges.
  const Json many{{"kind", "linear"}, {"dimension", 10},    {"samples", 1000},
                  {"noise", 0.5},     {"testSetSize", 100}, {"truth", {{"kind", "gaussian"}}}};
  const auto manySamples = with(loadPreset("sbm-two-clusters").value(), {{"data", many}});
  for (const char* model : {"decision-tree", "boosted-trees"})
    add(std::string("pooled/manySamples/") + model,
        with(manySamples, {{"model", {{"kind", model}}}, {"solver", {{"kind", "pooled"}}}}));
  add("pooled/tenThousandSamples/nearest-neighbours",
      with(manySamples, {{"data.samples", 100},
                         {"model", {{"kind", "nearest-neighbours"}}},
                         {"solver", {{"kind", "pooled"}}}}));
  const Json grown{{"kind", "barabasi-albert"}, {"nodes", 300'000}, {"edgesPerNode", 3}};
  const Json one{{"kind", "linear"}, {"dimension", 2}, {"samples", 1}};
  add("primal-dual/manyEdges",
      with(loadPreset("sbm-two-clusters").value(), {{"graph", grown}, {"data", one}}));
  benchmark::RegisterBenchmark(
      "stop/race", stopRace,
      with(forest->experiment, {{"race", {{{"kind", "agnostic-fedrelax"}}, {{"kind", "pooled"}}}}}))
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace gtv
