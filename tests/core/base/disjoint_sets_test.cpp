#include "base/disjoint_sets.h"

#include <gtest/gtest.h>

namespace gtv {
namespace {

TEST(DisjointSetsTest, JoinedSetsAreNamedByTheirSmallestMember) {
  DisjointSets sets(6);
  EXPECT_EQ(sets.names(), (std::vector<int>{0, 1, 2, 3, 4, 5}));
  EXPECT_TRUE(sets.join(5, 3));
  EXPECT_TRUE(sets.join(4, 1));
  EXPECT_FALSE(sets.join(3, 5));
  EXPECT_EQ(sets.names(), (std::vector<int>{0, 1, 2, 3, 1, 3}));
  EXPECT_TRUE(sets.join(4, 5));
  EXPECT_FALSE(sets.join(1, 3));
  EXPECT_EQ(sets.names(), (std::vector<int>{0, 1, 2, 1, 1, 1}));
  EXPECT_EQ(sets.find(5), 1);
}

}  // namespace
}  // namespace gtv
