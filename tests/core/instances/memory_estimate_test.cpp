#include "instances/memory_estimate.h"

#include <gmock/gmock.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

#include "run/run.h"
#include "support/experiments.h"
#include "support/sanitizers.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

constexpr double megabyte = 1e6;
/// What the header promises: the estimate is what is measured within this factor.
constexpr double promised = 3;

/// The most memory that this process has had at once, in bytes.
double peakBytes() {
  std::ifstream in("/proc/self/status");
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) * 1024;
  return std::nan("");
}

/// The most that a process of its own takes for two iterations, beyond what it begins with.
double measuredBytes(const Experiment& experiment) {
  const pid_t child = fork();
  if (child == 0) {
    // What earlier tests have left must not serve this one: freed memory goes back to the system,
    // and the peak is counted from here.
    malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << 5;
    const double before = peakBytes();
    const auto run = Run::start(experiment);
    if (!run) _exit(1);
    (*run)->advance(2);
    static_cast<void>((*run)->snapshot());
    // By a file: the exit code is too small.
    std::ofstream(::testing::TempDir() + "grown-" + std::to_string(getpid()))
        << peakBytes() - before;
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  const auto file = ::testing::TempDir() + "grown-" + std::to_string(child);
  double grown = std::nan("");
  std::ifstream(file) >> grown;
  std::filesystem::remove(file);
  EXPECT_EQ(status, 0);
  return grown;
}

struct Case {
  const char* name;
  Json graph;
  Json data = {
      {"kind", "linear"}, {"dimension", 2}, {"samples", 3}, {"truth", {{"kind", "gaussian"}}}};
};

Experiment experimentOf(const Case& asked) {
  return changed(smallExperiment(), {{"graph", asked.graph},
                                     {"data", asked.data},
                                     {"solver", {{"kind", "primal-dual"}}},
                                     {"stop", {{"maxIterations", 2}}}});
}

class MeasuredMemoryTest : public ::testing::TestWithParam<Case> {};

TEST_P(MeasuredMemoryTest, EstimateIsWithinFactorOfThree) {
#if GTV_SANITIZED
  GTEST_SKIP() << "sanitizers keep freed memory, and take several times what is asked of them";
#endif
  const auto experiment = experimentOf(GetParam());
  const auto estimate = estimateMemory(experiment);
  const double measured = measuredBytes(experiment);
  ASSERT_GT(measured, 40 * megabyte) << "too small to compare";
  EXPECT_LT(estimate.bytes(), promised * measured) << estimate.largest().purpose;
  EXPECT_GT(estimate.bytes(), measured / promised) << estimate.largest().purpose;
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, MeasuredMemoryTest,
    ::testing::Values(
        Case{"Complete", {{"kind", "complete"}, {"nodes", 1000}}},
        Case{"BlockModel",
             {{"kind", "sbm"}, {"clusterSizes", {700, 700}}, {"pIn", 0.9}, {"pOut", 0.1}}},
        Case{"Chain", {{"kind", "chain"}, {"clusterSizes", {50000, 50000}}}},
        Case{"Star", {{"kind", "star"}, {"leaves", 100000}}},
        Case{"Ring", {{"kind", "ring"}, {"nodes", 100000}}},
        Case{"Grid", {{"kind", "grid"}, {"rows", 250}, {"columns", 400}}},
        Case{"NearestNeighbours", {{"kind", "nearest-neighbours"}, {"nodes", 60000}}},
        Case{"Samples",
             {{"kind", "ring"}, {"nodes", 50}},
             {{"kind", "linear"},
              {"dimension", 5},
              {"samples", 30000},
              {"truth", {{"kind", "gaussian"}}}}}),
    [](const auto& given) { return std::string(given.param.name); });

TEST(MemoryEstimateTest, OfATableIsWithinFactorOfThree) {
  const auto name = std::filesystem::path(::testing::TempDir()) / "large-data.csv";
  const auto edges = std::filesystem::path(::testing::TempDir()) / "few-edges.csv";
  {
    std::ofstream out(name);
    out << "node,y,x1,x2,x3\n";
    for (int r = 0; r < 200'000; ++r)
      out << r / 2000 << ",0.125,1.5," << r << ",0.333333333333333\n";
    std::ofstream(edges) << "source,target\n0,1\n";
  }
  const auto experiment =
      changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", edges.string()}}},
                             {"data", {{"kind", "csv"}, {"file", name.string()}}}});
  const auto estimate = estimateMemory(experiment);
#if !GTV_SANITIZED
  const double measured = measuredBytes(experiment);
  EXPECT_LT(estimate.bytes(), promised * measured);
  EXPECT_GT(estimate.bytes(), measured / promised);
#endif
  EXPECT_EQ(estimate.largest().field, "data.file");
  std::filesystem::remove(name);
  std::filesystem::remove(edges);
}

/// A table of so many rows for every of so many nodes, in the order of the nodes or in turns.
std::string writeTable(const char* name, int nodes, int rowsOfEach, bool inTurns) {
  auto file = (std::filesystem::path(::testing::TempDir()) / name).string();
  std::ofstream out(file);
  out << "y,node,x1\n";
  for (int k = 0; k < nodes * rowsOfEach; ++k)
    out << "0.5,node" << (inTurns ? k % nodes : k / rowsOfEach) << ",0.125\n";
  return file;
}

TEST(MemoryEstimateTest, ImagesCountAsOftenAsTheyAreDealtOut) {
  const auto bytesOf = [](const Json& fields) {
    Json data{{"kind", "digits"}};
    data.update(fields);
    return estimateMemory(changed(Experiment(), {{"graph", {{"kind", "ring"}, {"nodes", 40}}},
                                                 {"loss.kind", "cross-entropy"},
                                                 {"model.kind", "linear"},
                                                 {"data", data}}))
        .bytes();
  };
  // 40 nodes with 500 images of 784 numbers, against all 60 000 and the 1797 small ones.
  const double some = bytesOf({{"images", "mnist"}, {"samples", 500}});
  EXPECT_GT(some, 40.0 * 500 * 784 * 8);
  // Three times as many, beside what does not depend on their number.
  const double all = bytesOf({{"images", "mnist"}});
  EXPECT_GT(all, 2 * some);
  EXPECT_LE(all, 3 * some);
  EXPECT_LT(bytesOf(Json::object()), some / 20);
}

TEST(MemoryEstimateTest, NodesOfATableAreGuessedAndNeverRefused) {
  for (const bool inTurns : {false, true}) {
    const auto file = writeTable("few-nodes.csv", 20, 20'000, inTurns);
    const auto experiment = changed(Experiment(), {{"graph", {{"kind", "nearest-neighbours"}}},
                                                   {"data", {{"kind", "csv"}, {"file", file}}}});
    const auto estimate = estimateMemory(experiment);
    const auto& graph = estimate.parts.front();
    EXPECT_EQ(graph.field, "graph");
    EXPECT_TRUE(graph.isGuess);
    EXPECT_LT(graph.bytes, 1e5) << inTurns;
    std::filesystem::remove(file);
  }
  const MemoryEstimate guessed{{{"graph", "a graph", 9e9, true}, {"data", "data", 1e9}}};
  EXPECT_EQ(judgeMemory(guessed, 2e9), MemoryVerdict::Ask);
  EXPECT_EQ(judgeMemory(guessed, 0.9e9), MemoryVerdict::Refuse);
  EXPECT_EQ(judgeMemory(guessed, 20e9), MemoryVerdict::Fits);
}

/// About so many bytes, by a factor of three.
void expectAbout(const MemoryEstimate& estimate, double bytes) {
  EXPECT_LT(estimate.bytes(), 3 * bytes);
  EXPECT_GT(estimate.bytes(), bytes / 3);
}

TEST(MemoryEstimateTest, AgreesWithMeasurementsOfLargestGraphs) {
  // As they were measured, without being asked for here.
  expectAbout(estimateMemory(experimentOf({"", {{"kind", "complete"}, {"nodes", 9999}}})), 7e9);
  expectAbout(estimateMemory(experimentOf({"", {{"kind", "ring"}, {"nodes", 10000000}}})), 8e9);
  expectAbout(
      estimateMemory(experimentOf({"", {{"kind", "grid"}, {"rows", 1000}, {"columns", 10000}}})),
      1e10);
}

TEST(MemoryEstimateTest, IncludesMemoryOfTheWindow) {
  const auto complete = experimentOf({"", {{"kind", "complete"}, {"nodes", 4500}}});
  const auto ring = experimentOf({"", {{"kind", "ring"}, {"nodes", 400'000}}});
  // As they were measured, less what the empty window takes.
  expectAbout(estimateWindowMemory(complete), 3e9);
  expectAbout(estimateWindowMemory(ring), 1.1e9);
  EXPECT_GT(estimateWindowMemory(complete).bytes(), 1.5 * estimateMemory(complete).bytes());
}

TEST(MemoryEstimateTest, IncludesCellsAndRepetitions) {
  Json thousand = Json::array();
  for (int k = 1; k <= 1000; ++k) thousand.push_back(k);
  const auto varied =
      changed(smallExperiment(),
              {{"vary", {{"lambda", thousand}, {"seed", thousand}, {"data.noise", thousand}}}});
  const auto estimate = estimateBatchMemory(varied, 1);
  EXPECT_GT(estimate.bytes(), 1e12);
  EXPECT_EQ(estimate.largest().field, "vary");
  EXPECT_EQ(judgeMemory(estimate, 2e10), MemoryVerdict::Refuse);
  const auto repeated = estimateBatchMemory(changed(smallExperiment(), {{"repeats", 1000000}}), 1);
  EXPECT_GT(repeated.bytes(), 1e9);
  EXPECT_EQ(repeated.largest().field, "repeats");
}

TEST(MemoryEstimateTest, GrowsWithNumberOfParallelRuns) {
  const auto experiment =
      changed(experimentOf({"", {{"kind", "complete"}, {"nodes", 3000}}}), {{"repeats", 3}});
  const double one = estimateMemory(experiment).bytes();
  EXPECT_NEAR(estimateBatchMemory(experiment, 1).bytes(), one, 0.01 * one);
  EXPECT_NEAR(estimateBatchMemory(experiment, 2).bytes(), 2 * one, 0.02 * one);
  EXPECT_NEAR(estimateBatchMemory(experiment, 16).bytes(), 3 * one, 0.03 * one);
}

TEST(MemoryEstimateTest, LimitsParallelRunsToAvailableMemory) {
  const auto experiment =
      changed(experimentOf({"", {{"kind", "complete"}, {"nodes", 3000}}}), {{"repeats", 64}});
  const double one = estimateMemory(experiment).bytes();
  EXPECT_EQ(threadsThatFit(experiment, 64, 1000 * one), 64);
  EXPECT_EQ(threadsThatFit(experiment, 64, 7 * one), 3);
  EXPECT_EQ(threadsThatFit(experiment, 2, 7 * one), 2);
  EXPECT_EQ(threadsThatFit(experiment, 64, one), 1);
}

TEST(MemoryEstimateTest, ParallelRunsUseAtMostHalfOfTheMemory) {
  const MemoryEstimate each{{{"graph", "nodes", 4e9}}};
  EXPECT_EQ(threadsThatFit(each, 8, 40e9), 5);
  EXPECT_EQ(threadsThatFit(each, 3, 40e9), 3);
  EXPECT_EQ(threadsThatFit(each, 8, 1e9), 1);
  EXPECT_EQ(threadsThatFit(MemoryEstimate{}, 8, 1e9), 8);
}

TEST(MemoryEstimateTest, SweepEstimateIsThatOfItsLargestCell) {
  const Json small = {{"kind", "ring"}, {"nodes", 10}};
  const Json other = {{"kind", "ring"}, {"nodes", 12}};
  const Json large = {{"kind", "complete"}, {"nodes", 5000}};
  const auto plan =
      SweepPlan::make(Experiment(), {{"lambda", {0.1, 1}}, {"graph", {small, large, other}}}, 1);
  ASSERT_TRUE(plan.ok()) << plan.error().text();
  const auto alone = Experiment().with("graph", large).value();
  EXPECT_DOUBLE_EQ(estimateSweepMemory(*plan, 1).bytes(), estimateMemory(alone).bytes());
  EXPECT_GT(estimatePathMemory(Experiment(), 100'000).bytes(),
            estimateMemory(Experiment()).bytes() + 1e8);
}

TEST(MemoryEstimateTest, IncludesEveryPartOfTheDocument) {
  const auto bytes = [](const std::vector<std::pair<std::string, Json>>& fields) {
    return estimateMemory(changed(smallExperiment(), fields)).bytes();
  };
  const double plain = bytes({});
  EXPECT_GT(bytes({{"data.samples", 1000000}}), 1e8);
  EXPECT_GT(bytes({{"data.copies", 100000}}), 1e7);
  EXPECT_GT(bytes({{"data.testSetSize", 1000000}}), 1e7);
  EXPECT_GT(bytes({{"model", {{"kind", "random-fourier"}, {"count", 10000}}}}), 2e6);
  EXPECT_GT(bytes({{"model", {{"kind", "mlp"}, {"layers", {2000, 2000}}}}}), 1e9);
  EXPECT_LT(plain, 1e6);
}

TEST(MemoryEstimateTest, VerdictAsksBeyondHalfAndRefusesBeyondAllMemory) {
  const MemoryEstimate estimate{{{"graph", "a graph", 3e9}, {"data", "data", 1e9}}};
  EXPECT_EQ(judgeMemory(estimate, 8e9), MemoryVerdict::Fits);
  EXPECT_EQ(judgeMemory(estimate, 7e9), MemoryVerdict::Ask);
  EXPECT_EQ(judgeMemory(estimate, 4e9), MemoryVerdict::Ask);
  EXPECT_EQ(judgeMemory(estimate, 3.9e9), MemoryVerdict::Refuse);
  EXPECT_EQ(describeMemory(estimate, 3.9e9),
            "would take about 4.0 GB of memory; 3.9 GB is free; most of it is for a graph");
  // What is small is nowhere in the way.
  EXPECT_EQ(judgeMemory({{{"graph", "a graph", 1e6}}}, 0), MemoryVerdict::Fits);
}

TEST(MemoryEstimateTest, RefusesExcessiveMemoryBeforeDrawing) {
  const auto experiment = experimentOf({"",
                                        {{"kind", "complete"}, {"nodes", 9999}},
                                        {{"kind", "linear"},
                                         {"dimension", 100000},
                                         {"samples", 1},
                                         {"truth", {{"kind", "gaussian"}}}}});
  EXPECT_GT(estimateMemory(experiment).bytes(), 1e13);
  const auto network = drawProblemInstance(experiment);
  ASSERT_FALSE(network.ok());
  EXPECT_THAT(network.error().text(), HasSubstr("of memory"));
}

}  // namespace
}  // namespace gtv
