#include "live_diagnosis.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gtv::ui {
namespace {

/// Rows 1, 2, …, whose steps halve from 8 on.
RunTrace halvingSteps(int rows) {
  RunTrace trace;
  for (int k = 0; k <= rows; ++k) {
    TraceRow row;
    row.iteration = k;
    row.change = k == 0 ? 0 : 16 * std::pow(0.5, k);
    trace.add(row);
  }
  return trace;
}

TEST(MeasuredContractionTest, IsTheFactorPerIteration) {
  EXPECT_FALSE(measuredContraction(halvingSteps(0)));
  EXPECT_FALSE(measuredContraction(halvingSteps(1)));
  EXPECT_NEAR(*measuredContraction(halvingSteps(2)), 0.5, 1e-12);
  EXPECT_NEAR(*measuredContraction(halvingSteps(60)), 0.5, 1e-12);
}

TEST(MeasuredContractionTest, CountsIterationsAndNotRows) {
  auto trace = halvingSteps(4);
  TraceRow later;
  later.iteration = 10;
  later.change = 16 * std::pow(0.5, 10);
  trace.add(later);
  EXPECT_NEAR(*measuredContraction(trace), 0.5, 1e-12);
}

TEST(MeasuredContractionTest, ForgetsWhatWasBeforeALiveChange) {
  auto trace = halvingSteps(10);
  trace.add(LiveChange{10, Json{{"lambda", 1}}});
  EXPECT_FALSE(measuredContraction(trace));
  for (const int k : {11, 12}) {
    TraceRow row;
    row.iteration = k;
    row.change = std::pow(0.25, k);
    trace.add(row);
  }
  EXPECT_NEAR(*measuredContraction(trace), 0.25, 1e-12);
}

TEST(MeasuredContractionTest, NothingMovesNothingIsMeasured) {
  auto trace = halvingSteps(5);
  TraceRow still;
  still.iteration = 6;
  still.change = 0;
  trace.add(still);
  EXPECT_FALSE(measuredContraction(trace));
}

LiveDiagnosis withBound(double primal, double dual, double relative) {
  LiveDiagnosis diagnosis;
  diagnosis.loss = primal;
  diagnosis.bound = {primal, dual, primal - dual, relative};
  return diagnosis;
}

TEST(CertificateTextTest, SaysWhatIsProvedAndWhatNot) {
  // P = 10003, D = 10000: P/min P − 1 ≤ 3/10000.
  EXPECT_EQ(certificateText(withBound(10003, 10000, 3e-4)),
            QStringLiteral("at most 0.03 % above the optimum"));
  // P = 1.5, D = 1: half above the optimum, though the gap is a third of P.
  EXPECT_EQ(certificateText(withBound(1.5, 1, 1 / 3.0)),
            QStringLiteral("at most 50 % above the optimum"));
  EXPECT_EQ(certificateText(withBound(8, 2, 0.75)), QStringLiteral("at most 4 times the optimum"));
  EXPECT_TRUE(certificateText(withBound(2, 2, 0)).startsWith(QStringLiteral("at the optimum")));
  EXPECT_TRUE(certificateText(withBound(2, -1, 1.5)).startsWith(QStringLiteral("no proof yet")));
  EXPECT_EQ(certificateText(withBound(1e-20, 0, 1e-11)),
            QStringLiteral("at most 1e-20 above an optimum near 0"));
  EXPECT_TRUE(certificateText(withBound(INFINITY, 0, INFINITY))
                  .startsWith(QStringLiteral("no proof: the run diverged")));
}

}  // namespace
}  // namespace gtv::ui
