#include "run/settling.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace gtv {
namespace {

std::vector<TraceRow> rowsOf(std::int64_t last, const std::function<double(double)>& objective) {
  std::vector<TraceRow> rows;
  for (std::int64_t k = 0; k <= last; k += 10) {
    TraceRow row{};
    row.iteration = k;
    row.objective = objective(static_cast<double>(k));
    rows.push_back(row);
  }
  return rows;
}

TEST(SettlingTest, SequencesThatApproachALimitSettle) {
  const std::vector<std::function<double(double)>> settling{
      [](double) { return 3.0; },
      [](double k) { return 3 + std::exp(-k / 300); },
      [](double k) { return 3 + 50 / (1 + k); },
      [](double k) { return 3 + 5 / std::sqrt(1 + k); },
      [](double k) { return 3 + std::exp(-k / 500) * std::sin(k); },
      [](double k) { return 3 + 1e-5 * std::sin(k); }};
  for (std::size_t f = 0; f < settling.size(); ++f)
    for (const std::int64_t last : {1000, 3000, 20'000})
      EXPECT_FALSE(unsettledObjective(rowsOf(last, settling[f]), 0)) << f << " " << last;
}

TEST(SettlingTest, ObjectiveThatGoesUpAndDownIsReportedWithItsRange) {
  const auto rows = rowsOf(5000, [](double k) { return 3 + 0.5 * std::sin(k); });
  const auto found = unsettledObjective(rows, 0);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->from, 3000);  // the last quarter of 4000
  EXPECT_EQ(found->to, 4000);
  EXPECT_NEAR(found->low, 2.5, 0.01);
  EXPECT_NEAR(found->high, 3.5, 0.01);
  // Rows that come later, up to 8000, do not change what was said.
  EXPECT_EQ(unsettledObjective(rowsOf(7990, [](double k) { return 3 + 0.5 * std::sin(k); }), 0)->to,
            4000);
}

TEST(SettlingTest, NothingIsSaidTooEarlyAfterAChangeOrOfFewRows) {
  const auto wander = [](double k) { return 3 + 0.5 * std::sin(k); };
  EXPECT_FALSE(unsettledObjective({}, 0));
  EXPECT_FALSE(unsettledObjective(rowsOf(990, wander), 0));
  EXPECT_TRUE(unsettledObjective(rowsOf(1000, wander), 0));
  EXPECT_FALSE(unsettledObjective(rowsOf(1000, wander), 10));
  auto few = rowsOf(1000, wander);
  std::erase_if(few, [](const TraceRow& row) { return row.iteration % 50 != 0; });
  EXPECT_FALSE(unsettledObjective(few, 0));
}

}  // namespace
}  // namespace gtv
