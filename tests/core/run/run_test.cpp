#include "run/run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <chrono>
#include <cmath>
#include <stop_token>
#include <thread>

#include "experiment/documents.h"
#include "federated/catalogue.h"
#include "instances/problem_building.h"
#include "run/report.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

std::unique_ptr<Run> start(const Experiment& experiment, std::uint64_t repeat = 0) {
  return Run::start(experiment, repeat).value();
}

std::vector<double> numbers(const TraceRow& row) {
  return {row.lambda, row.objective, row.loss,    row.gtv,           row.change,
          row.mse,    row.trainMse,  row.testMse, row.predictionGtv, row.honestMse};
}

/// Bit for bit, NaN included.
void expectSameTrace(const RunTrace& a, const RunTrace& b) {
  ASSERT_EQ(a.rows().size(), b.rows().size());
  for (std::size_t k = 0; k < a.rows().size(); ++k) {
    EXPECT_EQ(a.rows()[k].iteration, b.rows()[k].iteration) << "row " << k;
    const auto left = numbers(a.rows()[k]);
    const auto right = numbers(b.rows()[k]);
    for (std::size_t j = 0; j < left.size(); ++j)
      EXPECT_EQ(std::bit_cast<std::uint64_t>(left[j]), std::bit_cast<std::uint64_t>(right[j]))
          << "row " << k << " number " << j << ": " << left[j] << " and " << right[j];
  }
  ASSERT_EQ(a.changes().size(), b.changes().size());
  for (std::size_t k = 0; k < a.changes().size(); ++k) {
    EXPECT_EQ(a.changes()[k].iteration, b.changes()[k].iteration);
    EXPECT_EQ(a.changes()[k].set, b.changes()[k].set);
  }
  EXPECT_EQ(a.csv(), b.csv());
}

std::string prettyReport(const Run& run) { return runReport(run).dump(1); }

std::vector<std::int64_t> iterations(const RunTrace& trace) {
  std::vector<std::int64_t> all;
  all.reserve(trace.rows().size());
  for (const auto& row : trace.rows()) all.push_back(row.iteration);
  return all;
}

TEST(RunTraceTest, RecordsEveryIterationUpToThousandAndThenFewer) {
  for (std::int64_t k = 0; k <= 1000; ++k) EXPECT_TRUE(RunTrace::isRecorded(k)) << k;
  std::int64_t every = 2;
  for (std::int64_t low = 1000; low < 300000; low *= 2, every *= 2)
    for (std::int64_t k = low + 1; k <= 2 * low; k += k < low + 40 ? 1 : 7)
      EXPECT_EQ(RunTrace::isRecorded(k), k % every == 0) << k;
}

TEST(RunTest, RecordsOnlyScheduledIterations) {
  const auto run = start(changed(smallExperiment(), {{"stop.maxIterations", 5000}}));
  run->advance(1'000'000);
  std::vector<std::int64_t> expected;
  expected.reserve(2200);
  for (std::int64_t k = 0; k <= 1000; ++k) expected.push_back(k);
  for (std::int64_t k = 1002; k <= 2000; k += 2) expected.push_back(k);
  for (std::int64_t k = 2004; k <= 4000; k += 4) expected.push_back(k);
  for (std::int64_t k = 4000 + 8; k <= 5000; k += 8) expected.push_back(k);
  EXPECT_EQ(expected.back(), 5000);
  EXPECT_EQ(iterations(run->trace()), expected);
  EXPECT_EQ(run->status(), RunStatus::IterationLimit);
}

TEST(RunTest, AlwaysRecordsLastIterate) {
  const auto run = start(changed(smallExperiment(), {{"stop.maxIterations", 1001}}));
  run->advance(5000);
  EXPECT_EQ(run->trace().rows().back().iteration, 1001);
  EXPECT_EQ(run->trace().rows()[1000].iteration, 1000);
}

TEST(RunTest, RowsHoldTheNumbersOfTheirIterate) {
  const auto run = start(smallExperiment());
  EXPECT_EQ(run->trace().rows().size(), 1U);
  EXPECT_EQ(run->trace().rows()[0].change, 0);
  run->advance(7);
  const auto& row = run->trace().rows().back();
  EXPECT_EQ(row.iteration, 7);
  EXPECT_EQ(row.loss, run->problem().loss(run->primal()));
  EXPECT_EQ(row.gtv, run->problem().totalVariation(run->primal()));
  EXPECT_DOUBLE_EQ(row.objective, row.loss + 0.05 * row.gtv);
  EXPECT_GT(row.change, 0);
  EXPECT_TRUE(std::isfinite(row.mse) && std::isfinite(row.trainMse) && std::isfinite(row.testMse));
}

TEST(RunTest, ChunkSizeChangesNothing) {
  const auto experiment =
      changed(smallExperiment(),
              {{"stop.maxIterations", 1100},
               {"solver.kind", "adaptive-primal-dual"},
               {"events", Json::array({{{"iteration", 33}, {"set", {{"lambda", 0.2}}}}})}});
  const auto reference = start(experiment);
  reference->advance(1'000'000);
  for (const int chunk : {1, 7, 1000}) {
    const auto run = start(experiment);
    while (run->status() == RunStatus::Running) run->advance(chunk);
    expectSameTrace(run->trace(), reference->trace());
    EXPECT_EQ(run->primal(), reference->primal()) << chunk;
    EXPECT_EQ(run->dual(), reference->dual()) << chunk;
  }
}

TEST(RunTest, ZeroIterationsEndAtTheStart) {
  const auto run = start(changed(smallExperiment(), {{"stop.maxIterations", 0}}));
  EXPECT_EQ(run->status(), RunStatus::IterationLimit);
  EXPECT_EQ(run->advance(5), RunStatus::IterationLimit);
  EXPECT_EQ(run->iteration(), 0);
  EXPECT_EQ(run->trace().rows().size(), 1U);
}

TEST(RunTest, LiveChangesAreRecordedWithOldAndNewObjective) {
  const auto run = start(smallExperiment());
  run->advance(50);
  const double loss = run->trace().rows().back().loss;
  const double gtv = run->trace().rows().back().gtv;
  ASSERT_TRUE(run->change("lambda", 0.4).ok());
  run->advance(1);
  const auto& rows = run->trace().rows();
  ASSERT_EQ(rows.size(), 53U);  // 0 … 50, 50 again, 51
  EXPECT_EQ(rows[50].iteration, 50);
  EXPECT_EQ(rows[50].lambda, 0.05);
  EXPECT_DOUBLE_EQ(rows[50].objective, loss + 0.05 * gtv);
  EXPECT_EQ(rows[51].iteration, 50);
  EXPECT_EQ(rows[51].lambda, 0.4);
  EXPECT_DOUBLE_EQ(rows[51].objective, loss + 0.4 * gtv);
  EXPECT_EQ(rows[52].iteration, 51);
  ASSERT_EQ(run->trace().changes().size(), 1U);
  EXPECT_EQ(run->trace().changes()[0].iteration, 50);
  EXPECT_EQ(run->trace().changes()[0].set, Json({{"lambda", 0.4}}));
  EXPECT_EQ(run->experiment().lambda(), 0.4);
  EXPECT_EQ(run->problem().lambda, 0.4);
}

TEST(RunTest, PenaltyChangeAppliesFromItsIterateOn) {
  const auto run = start(smallExperiment());
  run->advance(30);
  const Matrix before = run->primal();
  ASSERT_TRUE(run->change("penalty", {{"kind", "mocha"}}).ok());
  EXPECT_EQ(run->primal(), before);
  EXPECT_EQ(run->trace().rows().back().gtv, run->problem().totalVariation(before));
  EXPECT_FALSE(run->problem().penalty->isNorm());
  EXPECT_EQ(run->trace().changes()[0].set, Json({{"penalty", {{"kind", "mocha"}}}}));
}

TEST(RunTest, ChangeAcceptsOnlyValidValuesOfLiveFields) {
  const auto run = start(smallExperiment());
  run->advance(10);
  const auto before = run->trace().csv();
  for (const auto& [path, value] :
       std::vector<std::pair<const char*, Json>>{{"seed", 2},
                                                 {"graph.pIn", 0.1},
                                                 {"penalty.kind", "l1"},
                                                 {"lambda", -1},
                                                 {"lambda", "x"},
                                                 {"penalty", {{"kind", "x"}}},
                                                 {"", 1}}) {
    const auto refused = run->change(path, value);
    EXPECT_FALSE(refused.ok()) << path;
    EXPECT_THAT(refused.error().where, HasSubstr(path));
  }
  EXPECT_EQ(run->trace().csv(), before);
  EXPECT_TRUE(run->trace().changes().empty());
  EXPECT_EQ(run->experiment(), smallExperiment());
}

/// A document that does at the same iterations what was done live replays it bit for bit.
void expectReplay(const Experiment& experiment,
                  const std::vector<std::pair<int, Json>>& liveChanges) {
  const auto live = start(experiment);
  Json events = Json::array();
  for (const auto& [iteration, set] : liveChanges) {
    live->advance(iteration - live->iteration());
    ASSERT_EQ(live->iteration(), iteration);
    for (const auto& [path, value] : set.items()) ASSERT_TRUE(live->change(path, value).ok());
    events.push_back({{"iteration", iteration}, {"set", set}});
  }
  live->advance(100'000);
  // Started from a temporary: the run must not lean on the caller's document.
  const auto replay = start(changed(experiment, {{"events", events}}));
  replay->advance(100'000);
  expectSameTrace(live->trace(), replay->trace());
  EXPECT_EQ(live->primal(), replay->primal());
  EXPECT_EQ(live->dual(), replay->dual());
  EXPECT_EQ(live->status(), replay->status());
  EXPECT_EQ(live->message(), replay->message());
  EXPECT_EQ(replay->trace().changes().size(), events.size());
}

TEST(RunReplayTest, ReplaysOneChange) {
  expectReplay(smallExperiment(), {{20, {{"lambda", 0.3}}}});
}

TEST(RunReplayTest, ReplaysChangesAtTheStart) {
  expectReplay(smallExperiment(), {{0, {{"lambda", 0.3}}}, {1, {{"lambda", 0.1}}}});
}

TEST(RunReplayTest, ReplaysManyChangesAlsoAtTheSameIteration) {
  expectReplay(smallExperiment(), {{5, {{"lambda", 0.3}}},
                                   {5, {{"penalty", {{"kind", "l1"}}}}},
                                   {6, {{"penalty", {{"kind", "mocha"}}}}},
                                   {40, {{"lambda", 0.0}}},
                                   {90, {{"penalty", {{"kind", "nlasso"}}}}},
                                   {90, {{"lambda", 1.5}}}});
}

TEST(RunReplayTest, ReplaysChangeAtTheEndOfTheBudget) {
  // The live run had stopped at 100; the change starts its iterations anew.
  expectReplay(smallExperiment(), {{100, {{"lambda", 0.3}}}, {200, {{"lambda", 0.1}}}});
}

TEST(RunReplayTest, ReplaysChangeBetweenScheduledRows) {
  const auto experiment = changed(smallExperiment(), {{"stop.maxIterations", 1501}});
  expectReplay(experiment, {{1001, {{"lambda", 0.3}}}, {1333, {{"lambda", 0.1}}}});
  expectReplay(experiment, {{1501, {{"lambda", 0.3}}}, {3002, {{"lambda", 0.1}}}});
}

TEST(RunReplayTest, ReplaysWithAdaptiveStepsAndTolerance) {
  expectReplay(changed(smallExperiment(), {{"solver.kind", "adaptive-primal-dual"},
                                           {"stop.maxIterations", 20000},
                                           {"stop.tolerance", 1e-6}}),
               {{8, {{"lambda", 0.3}}}, {16, {{"lambda", 0.01}}}, {33, {{"lambda", 0.2}}}});
}

TEST(RunTest, StateAndRestoreContinueBitForBit) {
  int changing = 0;  // methods that can also change to another penalty
  for (const auto& entry : solverCatalogue().entries) {
    // What every method can solve; then what most can. Two want a forest and a norm, one of them
    // one parameter per node.
    const bool learners = entry.make.models == LocalModelKind::Learners;
    const bool comesToAnEnd = entry.info.id == "local" || entry.info.id == "pooled" ||
                              entry.info.id == "cluster-oracle" ||
                              entry.info.id == "cluster-then-learn" ||
                              entry.info.id == "federated-k-means";
    const bool line = entry.info.id == "chain-dp";
    const bool tree = line || entry.info.id == "tree-newton";
    const bool norm = tree || entry.info.id == "contraction" || entry.info.id == "smoothed-newton";
    const auto graph =
        tree ? Json{{"kind", "chain"}, {"clusterSizes", {8, 8}}} : smallExperiment().at("graph");
    const Json events = Json::array({{{"iteration", 20}, {"set", {{"lambda", 0.2}}}}});
    const bool byColumns = entry.info.id == "vertical";
    const auto quadratic =
        byColumns ? changed(loadPreset("vertical-wine").value(),
                            {{"stop.maxIterations", 1500}, {"events", events}})
                  : changed(smallExperiment(), {{"solver.kind", entry.info.id},
                                                {"loss.ridge", learners ? 0 : 0.1},
                                                {"data.labeledFraction", 1},
                                                {"data.testSetSize", 10},
                                                {"graph", graph},
                                                {"data.dimension", line ? 1 : 2},
                                                {"data.truth", {{"kind", "gaussian"}}},
                                                {"penalty", {{"kind", norm ? "nlasso" : "mocha"}}},
                                                {"stop.maxIterations", 1500},
                                                {"events", events}});
    const auto penalties = changed(
        quadratic,
        {{"events", Json::array({{{"iteration", 20}, {"set", {{"lambda", 0.2}}}},
                                 {{"iteration", 64}, {"set", {{"penalty", {{"kind", "l1"}}}}}}})}});
    const bool takesBoth = Run::start(penalties).ok();
    changing += takesBoth ? 1 : 0;
    const auto& experiment = takesBoth ? penalties : quadratic;
    const auto first = start(experiment);
    first->advance(30);
    ASSERT_TRUE(first->change("lambda", 0.07).ok());
    first->advance(3);
    const auto state = first->state();
    first->advance(100'000);
    const auto second = start(experiment);
    ASSERT_TRUE(second->restore(state).ok());
    EXPECT_EQ(second->iteration(), 33);
    EXPECT_EQ(second->problem().lambda, 0.07);
    second->advance(100'000);
    expectSameTrace(second->trace(), first->trace());
    EXPECT_EQ(second->primal(), first->primal()) << entry.info.id;
    EXPECT_EQ(prettyReport(*second), prettyReport(*first));
    // Scrubbing: back in the same run, and again.
    ASSERT_TRUE(first->restore(state).ok());
    first->advance(100'000);
    expectSameTrace(second->trace(), first->trace());
    // The state of an ended run is the ended run.
    const auto third = start(experiment);
    ASSERT_TRUE(third->restore(first->state()).ok());
    EXPECT_EQ(third->status(), first->status());
    EXPECT_EQ(third->status() == RunStatus::Converged, comesToAnEnd) << entry.info.id;
    EXPECT_EQ(prettyReport(*third), prettyReport(*first));
  }
  // primal-dual, adaptive-primal-dual, fast-primal-dual, admm, ama, newton, tree-newton, chain-dp,
  // smoothed-newton, auto
  EXPECT_GE(changing, 10);
}

TEST(RunTest, RefusesCapacitiesBeyondTheLargestNumber) {
  const auto heavy =
      changed(smallExperiment(),
              {{"graph", {{"kind", "chain"}, {"clusterSizes", {3, 3}}, {"boundaryWeight", 1e9}}}});
  EXPECT_EQ(Run::start(changed(heavy, {{"lambda", 1e300}})).error().where, "lambda");
  const auto run = start(heavy);
  EXPECT_EQ(run->change("lambda", 1e300).error().where, "lambda");
  EXPECT_EQ(run->problem().lambda, 0.05);
  const Json events = Json::array({{{"iteration", 5}, {"set", {{"lambda", 1e300}}}}});
  EXPECT_EQ(Run::start(changed(heavy, {{"events", events}})).error().where, "events[0].set.lambda");
}

TEST(RunTest, RefusesLiveChangesThatTheMethodCannotSolve) {
  const auto quadratic =
      changed(smallExperiment(), {{"solver.kind", "direct"}, {"penalty", {{"kind", "mocha"}}}});
  const auto l1 = Json{{"kind", "l1"}};
  const auto run = start(quadratic);
  run->advance(3);
  const auto refused = run->change("penalty", l1);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "solver");
  EXPECT_TRUE(run->change("lambda", 0.3).ok());
  run->advance(3);
  EXPECT_EQ(run->iteration(), 6);
  // The same in the document, and in a state.
  const auto planned = changed(
      quadratic, {{"events", Json::array({{{"iteration", 5}, {"set", {{"penalty", l1}}}}})}});
  const auto started = Run::start(planned);
  ASSERT_FALSE(started.ok());
  EXPECT_EQ(started.error().where, "events[0].set.penalty");
  auto state = run->state();
  state.at.experiment = changed(quadratic, {{"penalty", l1}});
  EXPECT_FALSE(run->restore(state).ok());
  EXPECT_EQ(run->experiment().penalty().kind(), "mocha");
}

TEST(RunTest, RestoreRefusesStatesOfOtherProblemsUnchanged) {
  const auto run = start(smallExperiment());
  run->advance(10);
  const auto csv = run->trace().csv();
  const auto other = start(
      changed(smallExperiment(), {{"data.dimension", 3}, {"data.truth", {{"kind", "gaussian"}}}}));
  EXPECT_FALSE(run->restore(other->state()).ok());
  const auto method = start(changed(smallExperiment(), {{"solver.kind", "auto"}}));
  EXPECT_FALSE(run->restore(method->state()).ok());
  RunState empty = run->state();
  empty.trace = {};
  EXPECT_FALSE(run->restore(empty).ok());
  EXPECT_EQ(run->trace().csv(), csv);
  EXPECT_EQ(run->iteration(), 10);
}

TEST(RunTest, StopEndsImmediatelyAndAdvanceContinues) {
  const auto run = start(smallExperiment());
  std::stop_source stop;
  run->advance(10, stop.get_token());
  EXPECT_EQ(run->status(), RunStatus::Running);
  stop.request_stop();
  EXPECT_EQ(run->advance(10, stop.get_token()), RunStatus::Stopped);
  EXPECT_EQ(run->iteration(), 10);
  EXPECT_THAT(run->message(), HasSubstr("10"));
  EXPECT_EQ(run->advance(5), RunStatus::Running);
  EXPECT_EQ(run->message(), "");
  EXPECT_EQ(run->iteration(), 15);
  run->advance(1000);
  const auto straight = start(smallExperiment());
  straight->advance(1000);
  expectSameTrace(run->trace(), straight->trace());
}

// Certificates take most of this run's time; the question is asked again before it goes on, also by
// a run that was restored in between.
TEST(RunTest, CancelledCertificateLeavesStatusRunning) {
  const auto experiment = changed(
      smallExperiment(),
      {{"graph.clusterSizes", {150, 150}}, {"stop.tolerance", 1e-9}, {"stop.maxIterations", 400}});
  const auto straight = start(experiment);
  straight->advance(400);
  ASSERT_NE(straight->status(), RunStatus::Running);
  auto run = start(experiment);
  Rng rng(5);
  int cutShort = 0;
  constexpr double shortest = 500;
  double longest = shortest;
  for (int k = 0; k < 20'000 && (k == 0 || run->status() == RunStatus::Stopped); ++k) {
    const auto before = run->iteration();
    std::stop_source stop;
    std::jthread asks([&, wait = rng.uniform(0, longest)] {
      std::this_thread::sleep_for(std::chrono::duration<double, std::micro>(wait));
      stop.request_stop();
    });
    run->advance(400, stop.get_token());
    asks.join();
    const auto state = run->state();
    // Whoever never has the time for an iteration or a certificate does not get beyond it.
    longest = run->iteration() == before ? 2 * longest : shortest;
    if (!state.at.pendingTermination) continue;
    EXPECT_EQ(run->status(), RunStatus::Stopped);
    EXPECT_EQ(run->iteration(), run->trace().rows().back().iteration);
    if (++cutShort % 2 == 0) continue;
    run = start(experiment);
    ASSERT_TRUE(run->restore(state).ok());
  }
  EXPECT_GT(cutShort, 0);
  EXPECT_EQ(run->status(), straight->status());
  EXPECT_EQ(run->message(), straight->message());
  EXPECT_EQ(run->primal(), straight->primal());
  expectSameTrace(run->trace(), straight->trace());
}

TEST(RunTest, StopInterruptsStartOfBaselines) {
  std::stop_source source;
  source.request_stop();
  for (const char* kind : {"local", "pooled", "cluster-oracle"}) {
    for (const bool signs : {false, true}) {
      const auto experiment = changed(
          smallExperiment(), {{"data.labels", signs ? "sign" : "real"},
                              {"loss", {{"kind", signs ? "logistic" : "squared"}, {"ridge", 0.1}}},
                              {"solver", {{"kind", kind}}}});
      const auto network = drawProblemInstance(experiment).value();
      const auto problem = buildProblem(experiment, *network).value();
      auto context = methodContextOf(experiment, *network);
      context.stop = source.get_token();
      const auto stopped = makeSolver(experiment.solver(), problem, context);
      ASSERT_FALSE(stopped) << kind << signs;
      EXPECT_THAT(stopped.error().text(), HasSubstr("stopped before the minimum")) << kind << signs;
      EXPECT_FALSE(Run::start(experiment, network, source.get_token())) << kind << signs;
      EXPECT_TRUE(Run::start(experiment, 0, std::stop_source().get_token())) << kind << signs;
    }
  }
}

TEST(RunTest, IterationBudgetRestartsAfterChange) {
  const auto run = start(smallExperiment());
  EXPECT_EQ(run->advance(1000), RunStatus::IterationLimit);
  EXPECT_EQ(run->iteration(), 100);
  EXPECT_THAT(run->message(), HasSubstr("100"));
  EXPECT_EQ(run->advance(1000), RunStatus::IterationLimit);
  EXPECT_EQ(run->iteration(), 100);
  ASSERT_TRUE(run->change("lambda", 0.1).ok());
  EXPECT_EQ(run->status(), RunStatus::Running);
  run->advance(60);
  ASSERT_TRUE(run->change("lambda", 0.2).ok());
  EXPECT_EQ(run->advance(1000), RunStatus::IterationLimit);
  EXPECT_EQ(run->iteration(), 260);
}

TEST(RunTest, ExtendBudgetGrantsSameBudgetAgain) {
  const auto run = start(smallExperiment());
  run->advance(1000);
  run->extendBudget();
  EXPECT_EQ(run->status(), RunStatus::Running);
  EXPECT_EQ(run->message(), "");
  EXPECT_EQ(run->advance(1000), RunStatus::IterationLimit);
  EXPECT_EQ(run->iteration(), 200);
  EXPECT_TRUE(run->trace().changes().empty());
}

TEST(RunTest, ToleranceStopsWithCertificate) {
  for (const double tolerance : {1e-2, 1e-5, 1e-8}) {
    const auto run = start(changed(smallExperiment(), {{"solver.kind", "auto"},
                                                       {"stop.tolerance", tolerance},
                                                       {"stop.maxIterations", 1'000'000}}));
    EXPECT_EQ(run->advance(2'000'000), RunStatus::Converged);
    EXPECT_LE(run->bound().relative, tolerance);
    const auto report = runReport(*run);
    EXPECT_EQ(report.at("status"), "converged");
    EXPECT_LE(report.at("relativeGap").get<double>(), tolerance);
    EXPECT_DOUBLE_EQ(report.at("relativeGap").get<double>(),
                     report.at("gap").get<double>() / report.at("objective").get<double>());
    // The certificate is true: 50 times as many iterations gain no more than the gap.
    const auto longer = start(changed(smallExperiment(), {{"solver.kind", "auto"}}));
    longer->advance(100);
    for (int k = 0; k < 300; ++k) {
      longer->extendBudget();
      longer->advance(100);
    }
    EXPECT_LE(run->trace().rows().back().objective - longer->trace().rows().back().objective,
              report.at("gap").get<double>());
  }
}

TEST(RunTest, MissedToleranceIsReportedInMessage) {
  const auto run = start(changed(smallExperiment(), {{"stop.tolerance", 1e-13}}));
  EXPECT_EQ(run->advance(1000), RunStatus::IterationLimit);
  EXPECT_THAT(run->message(), HasSubstr("relative gap"));
}

TEST(RunTest, TimeLimitStopsAndExtendBudgetRestartsTheClock) {
  const auto run = start(changed(
      smallExperiment(), {{"stop.timeLimit", 0.02}, {"stop.maxIterations", 1'000'000'000}}));
  EXPECT_EQ(run->advance(1'000'000'000), RunStatus::TimeLimit);
  EXPECT_THAT(run->message(), HasSubstr("time limit"));
  EXPECT_GE(run->secondsSpent(), 0.02);
  EXPECT_EQ(run->trace().rows().back().iteration, run->iteration());
  const auto before = run->iteration();
  EXPECT_EQ(run->advance(10), RunStatus::TimeLimit);
  EXPECT_EQ(run->iteration(), before);
  run->extendBudget();
  EXPECT_EQ(run->advance(5), RunStatus::Running);
  EXPECT_EQ(run->iteration(), before + 5);
  // So does a live change.
  EXPECT_EQ(run->advance(1'000'000'000), RunStatus::TimeLimit);
  ASSERT_TRUE(run->change("lambda", 0.3).ok());
  EXPECT_EQ(run->advance(5), RunStatus::Running);
}

TEST(RunTest, DivergenceSetsStatusAndNoCertificate) {
  // γ = 1e-310 makes 1/τ infinite.
  const auto run = start(
      changed(smallExperiment(),
              {{"solver.gamma", 1e-310}, {"stop.tolerance", 0.5}, {"stop.maxIterations", 5000}}));
  EXPECT_EQ(run->advance(5000), RunStatus::Diverged);
  EXPECT_THAT(run->message(), HasSubstr("no longer a finite number"));
  EXPECT_LT(run->iteration(), 10);
  EXPECT_FALSE(std::isfinite(run->trace().rows().back().objective));
  EXPECT_EQ(runReport(*run).at("status"), "diverged");
  EXPECT_EQ(run->advance(10), RunStatus::Diverged);
  run->extendBudget();
  EXPECT_EQ(run->status(), RunStatus::Diverged);
}

TEST(RunTest, DivergenceKeepsLastFiniteIterate) {
  // Gradient descent with a step far beyond 2/β.
  const auto experiment =
      changed(smallExperiment(), {{"penalty", {{"kind", "mocha"}}},
                                  {"solver", {{"kind", "gradient"}, {"stepSize", 1000}}},
                                  {"stop.maxIterations", 5000}});
  const auto run = start(experiment);
  EXPECT_EQ(run->advance(5000), RunStatus::Diverged);
  const auto& rows = run->trace().rows();
  const auto& last = rows[rows.size() - 2];
  EXPECT_GT(last.iteration, 10);
  EXPECT_THAT(run->message(),
              HasSubstr("the weights are those of iteration " + std::to_string(last.iteration)));
  const auto report = runReport(*run);
  EXPECT_EQ(report.at("objective"), last.objective);
  EXPECT_EQ(run->snapshot()->W, run->primal());
  const auto shorter = start(changed(experiment, {{"stop.maxIterations", last.iteration}}));
  shorter->advance(5000);
  EXPECT_EQ(shorter->primal(), run->primal());
  EXPECT_TRUE(run->primal().allFinite());
  // The state carries it along.
  const auto again = start(experiment);
  ASSERT_TRUE(again->restore(run->state()).ok());
  EXPECT_EQ(again->primal(), run->primal());
  EXPECT_EQ(runReport(*again), report);
}

TEST(RunTest, AbsoluteGapStopsWithCertificate) {
  const auto experiment = changed(
      smallExperiment(), {{"solver.kind", "adaptive-primal-dual"}, {"stop.maxIterations", 200000}});
  const auto exact = start(changed(experiment, {{"stop.tolerance", 1e-10}}));
  ASSERT_EQ(exact->advance(200000), RunStatus::Converged);
  const double optimum = exact->problem().objective(exact->primal());
  for (const double gap : {1e-2, 1e-5}) {
    const auto run = start(changed(experiment, {{"stop.gap", gap}}));
    EXPECT_EQ(run->advance(200000), RunStatus::Converged);
    EXPECT_LE(run->bound().gap, gap);
    EXPECT_LE(run->problem().objective(run->primal()) - optimum, gap);
    EXPECT_THAT(run->message(), HasSubstr("above the optimum"));
    EXPECT_THAT(run->message(), Not(HasSubstr("relative")));
  }
  // The easier of two certificates is enough.
  const auto either = start(changed(experiment, {{"stop.gap", 1e300}, {"stop.tolerance", 1e-10}}));
  EXPECT_EQ(either->advance(200000), RunStatus::Converged);
  EXPECT_LT(either->iteration(), exact->iteration());
  const auto missed =
      start(changed(experiment, {{"stop.gap", 1e-300}, {"stop.maxIterations", 20}}));
  EXPECT_EQ(missed->advance(20), RunStatus::IterationLimit);
  EXPECT_THAT(missed->message(), HasSubstr("20 iterations done, the certificate proves a gap of"));
}

TEST(RunTest, ObjectiveWindowEndsRunWhenObjectiveStalls) {
  for (const int window : {10, 37}) {
    const double change = 1e-3;
    const auto longer = changed(smallExperiment(), {{"stop.maxIterations", 1000}});
    const auto reference = start(longer);
    reference->advance(1000);
    const auto& rows = reference->trace().rows();  // every iteration
    std::size_t expected = static_cast<std::size_t>(window);
    while (std::abs(rows[expected].objective - rows[expected - window].objective) > change)
      ASSERT_LT(++expected, rows.size());
    const auto experiment =
        changed(longer, {{"stop.objectiveChange", change}, {"stop.objectiveWindow", window}});
    const auto run = start(experiment);
    EXPECT_EQ(run->advance(1000), RunStatus::Converged);
    EXPECT_EQ(run->iteration(), static_cast<std::int64_t>(expected));
    EXPECT_THAT(run->message(), HasSubstr("the objective changed by at most 0.001 in " +
                                          std::to_string(window) + " iterations"));
    // Stored and taken up again in the middle of a window.
    const auto begun = start(experiment);
    begun->advance(static_cast<std::int64_t>(expected) - 3);
    const auto resumed = start(experiment);
    ASSERT_TRUE(resumed->restore(begun->state()).ok());
    EXPECT_EQ(resumed->advance(1000), RunStatus::Converged);
    EXPECT_EQ(resumed->iteration(), run->iteration());
    // Going on takes a whole new window.
    run->extendBudget();
    EXPECT_EQ(run->advance(window), RunStatus::Running);
    EXPECT_EQ(run->advance(1), RunStatus::Converged);
  }
}

TEST(RunTest, ObjectiveWindowGivesNoCertificate) {
  const auto run = start(
      changed(smallExperiment(), {{"stop.objectiveChange", 1e300}, {"stop.tolerance", 1e-13}}));
  EXPECT_EQ(run->advance(100), RunStatus::Uncertified);
  EXPECT_EQ(run->iteration(), 10);
  EXPECT_THAT(run->message(), HasSubstr("the objective changed by at most"));
  EXPECT_THAT(run->message(), HasSubstr("the certificate proves a relative gap of"));
  // A live change is no change of the objective over iterations.
  const auto changing = start(changed(smallExperiment(), {{"stop.objectiveChange", 1e300}}));
  changing->advance(5);
  ASSERT_TRUE(changing->change("lambda", 3.0).ok());
  EXPECT_EQ(changing->advance(100), RunStatus::Converged);
  EXPECT_EQ(changing->iteration(), 16);
}

TEST(RunTest, NewRowsAreReturnedOnce) {
  const auto run = start(smallExperiment());
  EXPECT_EQ(run->takeNewRows().size(), 1U);
  run->advance(10);
  ASSERT_TRUE(run->change("lambda", 0.1).ok());
  const auto fresh = run->takeNewRows();
  ASSERT_EQ(fresh.size(), 11U);
  EXPECT_EQ(fresh.front().iteration, 1);
  EXPECT_EQ(fresh.back().lambda, 0.1);
  EXPECT_TRUE(run->takeNewRows().empty());
}

TEST(RunTest, SnapshotsKeepTheirIterate) {
  const auto run = start(changed(smallExperiment(), {{"stop.maxIterations", 3000}}));
  run->advance(1501);  // not a recorded iteration
  const auto picture = run->snapshot(7);
  EXPECT_EQ(picture->runNumber, 7);
  EXPECT_EQ(picture->status, RunStatus::Running);
  EXPECT_EQ(picture->numbers.iteration, 1501);
  EXPECT_EQ(picture->W, run->primal());
  EXPECT_EQ(picture->numbers.loss, run->problem().loss(picture->W));
  EXPECT_EQ(picture->clusters.size(), 16U);
  const Matrix then = picture->W;
  run->advance(10);
  EXPECT_EQ(picture->W, then);
  EXPECT_EQ(iterations(run->trace()).back(), 1510);
}

TEST(RunTest, ClusterToleranceDependsOnNoiseAndDocument) {
  EXPECT_EQ(start(smallExperiment())->clusterTolerance(), 1e-3);
  EXPECT_EQ(start(changed(smallExperiment(), {{"data.noise", 0}}))->clusterTolerance(), 1e-6);
  EXPECT_EQ(start(changed(smallExperiment(), {{"clusterTolerance", 0.2}}))->clusterTolerance(),
            0.2);
}

TEST(RunTest, AutoReportsChosenMethod) {
  EXPECT_EQ(start(changed(smallExperiment(), {{"solver.kind", "auto"}}))->solverId(),
            "contraction");
  EXPECT_THAT(start(changed(smallExperiment(), {{"solver.kind", "auto"}}))->solverReason(),
              ::testing::HasSubstr("fuse"));
  EXPECT_EQ(start(smallExperiment())->solverId(), "primal-dual");
  EXPECT_EQ(start(smallExperiment())->solverReason(), "");
}

TEST(RunTest, EveryMethodRunsOnNodesWithoutEdges) {
  EXPECT_EQ(Run::start(emptyExperiment()).error().text(), "graph: has no nodes");
  for (const auto& entry : solverCatalogue().entries)
    for (const int count : {1, 3}) {
      Json nodes = Json::array();
      for (int i = 0; i < count; ++i) nodes.push_back({0.1 * i, 0.5, 0});
      // Labels for one node only: the others are joined to nothing and stay where they are.
      const Json rows = Json::array({{{"node", count - 1}, {"masked", true}}});
      auto experiment = changed(emptyExperiment(), {{"edits", {{"nodes", nodes}}},
                                                    {"solver", {{"kind", entry.info.id}}},
                                                    {"stop.maxIterations", 20}});
      if (count > 1) experiment = changed(experiment, {{"nodes", rows}});
      auto run = Run::start(experiment);
      if (!run) continue;  // not for this problem, and says so
      (*run)->advance(20);
      EXPECT_TRUE((*run)->primal().allFinite()) << entry.info.id << " " << count;
      EXPECT_EQ((*run)->primal().cols(), count);
    }
}

TEST(RunTest, RefusesInvalidExperiments) {
  EXPECT_FALSE(Run::start(changed(smallExperiment(), {{"data.kind", "csv"}})).ok());
}

TEST(StatusNameTest, IsStableForEveryStatus) {
  EXPECT_EQ(statusName(RunStatus::Running), "running");
  EXPECT_EQ(statusName(RunStatus::Converged), "converged");
  EXPECT_EQ(statusName(RunStatus::IterationLimit), "iteration-limit");
  EXPECT_EQ(statusName(RunStatus::TimeLimit), "time-limit");
  EXPECT_EQ(statusName(RunStatus::Stopped), "stopped");
  EXPECT_EQ(statusName(RunStatus::Diverged), "diverged");
  EXPECT_EQ(statusName(RunStatus::Uncertified), "uncertified");
}

}  // namespace
}  // namespace gtv
