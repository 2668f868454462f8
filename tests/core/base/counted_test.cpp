#include "base/counted.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace gtv {
namespace {

TEST(CountedTest, UsesSingularForOneAndPluralOtherwise) {
  EXPECT_EQ(counted(0, "node"), "0 nodes");
  EXPECT_EQ(counted(1, "node"), "1 node");
  EXPECT_EQ(counted(2, "node"), "2 nodes");
  EXPECT_EQ(counted(-1, "step"), "-1 steps");
  EXPECT_EQ(counted(1, "index", "indices"), "1 index");
  EXPECT_EQ(counted(3, "index", "indices"), "3 indices");
  EXPECT_EQ(counted(std::int64_t{1} << 53, "node"), "9007199254740992 nodes");
}

TEST(CountedTest, VerbAgreesWithNumber) {
  EXPECT_STREQ(verbOf(1), "is");
  EXPECT_STREQ(verbOf(0U), "are");
  EXPECT_STREQ(verbOf(1, "has", "have"), "has");
  EXPECT_STREQ(verbOf(5, "has", "have"), "have");
}

}  // namespace
}  // namespace gtv
