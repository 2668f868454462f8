#include "run/run_trace.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gtv {
namespace {

/// Rows 1, 2, …, whose steps halve from 8 on.
RunTrace halvingSteps(int rows) {
  RunTrace trace;
  for (int k = 0; k <= rows; ++k) {
    TraceRow row;
    row.iteration = k;
    row.step = k == 0 ? 0 : 16 * std::pow(0.5, k);
    trace.add(row);
  }
  return trace;
}

TEST(MeasuredContractionTest, IsFactorPerIteration) {
  EXPECT_FALSE(measuredContraction(halvingSteps(0)));
  EXPECT_FALSE(measuredContraction(halvingSteps(2)));
  EXPECT_NEAR(*measuredContraction(halvingSteps(3)), 0.5, 1e-12);
  EXPECT_NEAR(*measuredContraction(halvingSteps(30)), 0.5, 1e-12);
  // 2^-41 of the first step is rounding.
  EXPECT_FALSE(measuredContraction(halvingSteps(60)));
}

TEST(MeasuredContractionTest, CountsIterationsInsteadOfRows) {
  auto trace = halvingSteps(4);
  TraceRow later;
  later.iteration = 10;
  later.step = 16 * std::pow(0.5, 10);
  trace.add(later);
  EXPECT_NEAR(*measuredContraction(trace), 0.5, 1e-12);
}

TEST(MeasuredContractionTest, IgnoresRowsBeforeLiveChange) {
  auto trace = halvingSteps(10);
  trace.add(LiveChange{10, Json{{"lambda", 1}}});
  EXPECT_FALSE(measuredContraction(trace));
  for (const int k : {11, 12, 13}) {
    TraceRow row;
    row.iteration = k;
    row.step = std::pow(0.25, k);
    trace.add(row);
  }
  EXPECT_NEAR(*measuredContraction(trace), 0.25, 1e-12);
}

TEST(MeasuredContractionTest, StationaryIterateHasNoContraction) {
  auto trace = halvingSteps(5);
  TraceRow still;
  still.iteration = 6;
  still.step = 0;
  trace.add(still);
  EXPECT_FALSE(measuredContraction(trace));
}

}  // namespace
}  // namespace gtv
