#include "run/repeated_traces.h"

#include <gtest/gtest.h>

#include <cmath>

#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

Experiment noisy() { return changed(smallExperiment(), {{"data.noise", 0.3}}); }

TEST(RepeatedTracesTest, AgreesWithMeanAndSpreadOfSeparateRuns) {
  RepeatOptions options;
  options.repeats = 3;
  options.iterations = 40;
  const auto traces = repeatRuns(noisy(), options).value();
  ASSERT_EQ(traces.repeats, 3);
  ASSERT_EQ(traces.mean.size(), 41U);
  std::vector<double> mse;
  for (std::uint64_t r = 0; r < 3; ++r) {
    const auto run = Run::start(noisy(), r).value();
    run->advance(40);
    mse.push_back(run->trace().rows()[25].mse);
  }
  const double mean = (mse[0] + mse[1] + mse[2]) / 3;
  double squares = 0;
  for (const double value : mse) squares += (value - mean) * (value - mean);
  EXPECT_EQ(traces.mean[25].iteration, 25);
  EXPECT_NEAR(traces.mean[25].mse, mean, 1e-12 * mean);
  EXPECT_NEAR(traces.high[25].mse, mean + std::sqrt(squares / 2), 1e-9 * mean);
  EXPECT_NEAR(traces.low[25].mse, mean - std::sqrt(squares / 2), 1e-9 * mean);
  // All three are drawn against the same costs.
  EXPECT_GT(traces.mean[25].seconds, 0);
  for (const auto* ends : {&traces.low, &traces.high}) {
    EXPECT_EQ((*ends)[25].seconds, traces.mean[25].seconds);
    EXPECT_EQ((*ends)[25].vectors, traces.mean[25].vectors);
  }
  EXPECT_GT(squares, 0);
}

TEST(RepeatedTracesTest, IsIndependentOfNumberOfThreads) {
  RepeatOptions options;
  options.repeats = 4;
  options.iterations = 20;
  const auto one = repeatRuns(noisy(), options).value();
  options.threads = 3;
  const auto three = repeatRuns(noisy(), options).value();
  ASSERT_EQ(one.mean.size(), three.mean.size());
  for (std::size_t k = 0; k < one.mean.size(); ++k) {
    EXPECT_EQ(one.mean[k].objective, three.mean[k].objective);
    EXPECT_EQ(one.high[k].mse, three.high[k].mse);
  }
}

TEST(RepeatedTracesTest, IgnoresStoppedRuns) {
  std::stop_source stop;
  RepeatOptions options;
  options.repeats = 5;
  options.iterations = 1000;
  options.stop = stop.get_token();
  options.progress = [&](int done) {
    if (done == 2) stop.request_stop();
  };
  const auto traces = repeatRuns(changed(noisy(), {{"stop.maxIterations", 1000}}), options).value();
  EXPECT_EQ(traces.repeats, 2);
  EXPECT_EQ(traces.mean.size(), 1001U);
}

TEST(RepeatedTracesTest, RefusesUnbuildableExperiment) {
  const auto traces = repeatRuns(
      changed(smallExperiment(), {{"graph", {{"kind", "csv"}, {"file", "there-is-none.csv"}}}}),
      {});
  EXPECT_FALSE(traces.ok());
}

}  // namespace
}  // namespace gtv
