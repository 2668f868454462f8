#include "data/reports.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace gtv {
namespace {

TEST(Reports, HonestNodesSayWhatTheyComputed) {
  Reports reports;
  Vector v{{1, 2}};
  EXPECT_TRUE(reports.empty());
  reports.apply(3, 0, v);
  EXPECT_EQ(v, (Vector{{1, 2}}));
  reports.add(2, 2, {{}, -1, 0});
  reports.apply(3, 0, v);
  EXPECT_EQ(v, (Vector{{1, 2}}));
  EXPECT_TRUE(reports.isFalse(2));
  EXPECT_FALSE(reports.isFalse(3));
}

TEST(Reports, LiarsScaleReplaceAndDrawNoise) {
  Reports reports{Rng(5)};
  reports.add(0, 0, {{}, -10, 0});
  reports.add(1, 1, {Vector{{7, 8}}, 1, 0});
  reports.add(2, 2, {{}, 0, 0.5});
  Vector v{{1, 2}};
  reports.apply(0, 4, v);
  EXPECT_EQ(v, (Vector{{-10, -20}}));
  reports.apply(1, 4, v);
  EXPECT_EQ(v, (Vector{{7, 8}}));
  Vector predictions = Vector::Zero(6);
  reports.apply(1, 4, predictions);
  EXPECT_EQ(predictions, (Vector{{7, 7, 7, 8, 8, 8}}));
  // Noise alone: what was computed leaves no trace, not even if it ran away.
  Vector a{{1, 2}};
  Vector b = Vector::Constant(2, std::numeric_limits<double>::infinity());
  reports.apply(2, 4, a);
  reports.apply(2, 4, b);
  EXPECT_EQ(a, b);
  reports.apply(2, 5, b);
  EXPECT_NE(a, b);
  double squares = 0;
  for (int round = 0; round < 2000; ++round) {
    reports.apply(2, round, a);
    squares += a.squaredNorm();
  }
  EXPECT_NEAR(squares / 4000, 0.25, 0.03);  // σ² = ¼, standard error .25·√(2/4000) = .006
}

TEST(Reports, OfOneNodeAreMadeOneOfTheOther) {
  Reports reports;
  reports.add(0, 9, {Vector{{1, 1}}, 2, 0});
  reports.add(0, 9, {{}, 3, 0});
  Vector v = Vector::Zero(2);
  reports.apply(0, 0, v);
  EXPECT_EQ(v, Vector::Constant(2, 6));
}

}  // namespace
}  // namespace gtv
