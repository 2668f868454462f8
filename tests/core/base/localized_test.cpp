#include "base/localized.h"

#include <gtest/gtest.h>

#include <map>

namespace gtv {
namespace {

/// Says what it knows in capitals.
std::string capitals(const char* english, std::int64_t number) {
  static const std::map<std::string, std::string> known{
      {"at most {} % above the optimum", "AT MOST {} % ABOVE THE OPTIMUM"},
      {"{} iterations done", "DONE: {}"},
      {"the gap is {}, not yet {}", "GAP {} NOT {}"},
      {"Hello {}", "HELLO {}"},
      {"w1 is free", "W1 IS FREE"},
      {"%n node", "NODES"}};
  const auto found = known.find(english);
  if (found == known.end()) return english;
  return number < 0 ? found->second : std::to_string(number) + ' ' + found->second;
}

class LocalizedTest : public ::testing::Test {
 protected:
  void SetUp() override { setLocalizer(capitals); }
  void TearDown() override { setLocalizer(nullptr); }
};

TEST_F(LocalizedTest, TextsAndCountsComeFromTheLocalizer) {
  EXPECT_EQ(localized("Hello {}", 3), "HELLO 3");
  EXPECT_EQ(localized("Unknown {}", 3), "Unknown 3");
  EXPECT_EQ(localizedCount(3, "node"), "3 NODES");
  setLocalizer(nullptr);
  EXPECT_EQ(localized("Hello {}", 3), "Hello 3");
  EXPECT_EQ(localizedCount(3, "node"), "3 nodes");
  EXPECT_EQ(localizedCount(1, "node"), "1 node");
}

TEST_F(LocalizedTest, MessagesAreFoundByTheirPatternWhateverTheirNumbers) {
  EXPECT_EQ(localizedMessage("at most 2.4e-12 % above the optimum"),
            "AT MOST 2.4e-12 % ABOVE THE OPTIMUM");
  EXPECT_EQ(localizedMessage("at most 12 % above the optimum"), "AT MOST 12 % ABOVE THE OPTIMUM");
  EXPECT_EQ(localizedMessage("w1 is free"), "W1 IS FREE");
  EXPECT_EQ(localizedMessage("the gap is inf, not yet 1e-06"), "GAP inf NOT 1e-06");
  EXPECT_EQ(localizedMessage("the gap is infinite, not yet 1"), "the gap is infinite, not yet 1");
}

TEST_F(LocalizedTest, PartsOfAMessageAreLookedUpOneByOne) {
  EXPECT_EQ(
      localizedMessage("500 iterations done, the gap is 0.5, not yet -1e-6; who knows: w1 is free"),
      "DONE: 500, GAP 0.5 NOT -1e-6; who knows: W1 IS FREE");
  EXPECT_EQ(localizedMessage("data.csv: line 3, at most"), "data.csv: line 3, at most");
  EXPECT_EQ(localizedMessage(""), "");
}

TEST_F(LocalizedTest, WithoutALocalizerMessagesStayAsTheyAre) {
  setLocalizer(nullptr);
  EXPECT_EQ(localizedMessage("at most 12 % above the optimum"), "at most 12 % above the optimum");
}

}  // namespace
}  // namespace gtv
