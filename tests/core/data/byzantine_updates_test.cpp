#include "data/byzantine_updates.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace gtv {
namespace {

TEST(ByzantineUpdates, LeaveUpdatesOfHonestNodesUnchanged) {
  ByzantineUpdates updates;
  Vector v{{1, 2}};
  EXPECT_TRUE(updates.empty());
  updates.apply(3, 0, v);
  EXPECT_EQ(v, (Vector{{1, 2}}));
  updates.add(2, 2, {{}, -1, 0});
  updates.apply(3, 0, v);
  EXPECT_EQ(v, (Vector{{1, 2}}));
  EXPECT_TRUE(updates.tampers(2));
  EXPECT_FALSE(updates.tampers(3));
}

TEST(ByzantineUpdates, ScaleReplaceOrPerturbUpdatesOfAttackers) {
  ByzantineUpdates updates{Rng(5)};
  updates.add(0, 0, {{}, -10, 0});
  updates.add(1, 1, {Vector{{7, 8}}, 1, 0});
  updates.add(2, 2, {{}, 0, 0.5});
  Vector v{{1, 2}};
  updates.apply(0, 4, v);
  EXPECT_EQ(v, (Vector{{-10, -20}}));
  updates.apply(1, 4, v);
  EXPECT_EQ(v, (Vector{{7, 8}}));
  Vector predictions = Vector::Zero(6);
  updates.apply(1, 4, predictions);
  EXPECT_EQ(predictions, (Vector{{7, 7, 7, 8, 8, 8}}));
  // Noise alone: what was computed leaves no trace, not even if it ran away.
  Vector a{{1, 2}};
  Vector b = Vector::Constant(2, std::numeric_limits<double>::infinity());
  updates.apply(2, 4, a);
  updates.apply(2, 4, b);
  EXPECT_EQ(a, b);
  updates.apply(2, 5, b);
  EXPECT_NE(a, b);
  double squares = 0;
  for (int round = 0; round < 2000; ++round) {
    updates.apply(2, round, a);
    squares += a.squaredNorm();
  }
  EXPECT_NEAR(squares / 4000, 0.25, 0.03);  // σ² = ¼, standard error .25·√(2/4000) = .006
}

TEST(ByzantineUpdates, OfOneNodeAreComposed) {
  ByzantineUpdates updates;
  updates.add(0, 9, {Vector{{1, 1}}, 2, 0});
  updates.add(0, 9, {{}, 3, 0});
  Vector v = Vector::Zero(2);
  updates.apply(0, 0, v);
  EXPECT_EQ(v, Vector::Constant(2, 6));
}

}  // namespace
}  // namespace gtv
