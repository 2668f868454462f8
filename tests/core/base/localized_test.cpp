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
      {"has {}, the header has {}", "HAS {}, THE HEADER {}"},
      {"must be at most {}, the number of {}, got {}", "GOT {2}, {1} HAS {0}"},
      {"must be {0} x {0}, got {1}", "{0} BY {0}, NOT {1}"},
      {"expected {}, got {}", "WANTED {}, GOT {}"},
      {"expected one of {}", "ONE OF {}"},
      {"expected {id: method}, got {}", "WANTED {id: method}, GOT {}"},
      {"{}; what is there is incomplete", "{}; INCOMPLETE"},
      {"a list of numbers", "NUMBERS"},
      {"has {}", "HAS {}"},
      {"mean", "MEAN"},
      {"and", "UND"},
      {"%n node", "NODES"}};
  const auto found = known.find(english);
  if (found == known.end()) return english;
  return number < 0 ? found->second : std::to_string(number) + ' ' + found->second;
}

const std::vector<std::string> patterns{"at most {} % above the optimum",
                                        "{} iterations done",
                                        "the gap is {}, not yet {}",
                                        "has {}",
                                        "has {}, the header has {}",
                                        "must be at most {}, the number of {}, got {}",
                                        "must be {0} x {0}, got {1}",
                                        "expected {}, got {}",
                                        "expected one of {}",
                                        "expected {id: method}, got {}",
                                        "{}; what is there is incomplete",
                                        "a list of numbers"};

class LocalizedTest : public ::testing::Test {
 protected:
  void SetUp() override { setLocalizer(capitals, patterns); }
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
  EXPECT_EQ(localizedMessage("the gap was 1, not yet 1"), "the gap was 1, not yet 1");
}

TEST_F(LocalizedTest, ValuesStandInThePlacesOfTheTranslation) {
  EXPECT_EQ(localizedMessage("must be at most 5, the number of rows, got 7"), "GOT 7, rows HAS 5");
  EXPECT_EQ(localizedMessage("must be 2 x 2, got 3"), "2 BY 2, NOT 3");
  EXPECT_EQ(localizedMessage("expected {id: method}, got 3"), "WANTED {id: method}, GOT 3");
}

TEST_F(LocalizedTest, MessageBehindItsPlaceIsKnownAsAWhole) {
  EXPECT_EQ(localizedMessage("graph.gml: edges, has 2, the header has 3"),
            "graph.gml: edges, HAS 2, THE HEADER 3");
  EXPECT_EQ(localizedMessage("a.csv: must be at most 5, the number of rows, got 7"),
            "a.csv: GOT 7, rows HAS 5");
  EXPECT_EQ(localizedMessage("w1 is free: 5 iterations done"), "W1 IS FREE: DONE: 5");
}

TEST_F(LocalizedTest, MessageAboutANameIsKnown) {
  EXPECT_EQ(localizedMessage("x1 has 2, the header has 3"), "x1 HAS 2, THE HEADER 3");
  EXPECT_EQ(localizedMessage("'my column' has 2"), "'my column' HAS 2");
  EXPECT_EQ(localizedMessage("two words has 2"), "two words has 2");
}

TEST_F(LocalizedTest, PlaceThatComesTwiceHasOneValue) {
  EXPECT_EQ(localizedMessage("must be 2 x 3, got 4"), "must be 2 x 3, got 4");
}

TEST_F(LocalizedTest, PatternWithMostWordsIsTaken) {
  EXPECT_EQ(localizedMessage("has 2, the header has 3"), "HAS 2, THE HEADER 3");
  EXPECT_EQ(localizedMessage("has 2"), "HAS 2");
}

TEST_F(LocalizedTest, MessagesAndCountsWithinAMessageAreLocalizedAndNamesAreNot) {
  EXPECT_EQ(localizedMessage("expected a list of numbers, got 'a list'"),
            "WANTED NUMBERS, GOT 'a list'");
  EXPECT_EQ(localizedMessage("has 2 nodes, the header has 1 node"),
            "HAS 2 NODES, THE HEADER 1 NODES");
  EXPECT_EQ(localizedMessage("expected mean, got 3"), "WANTED mean, GOT 3");
  EXPECT_EQ(localizedMessage("expected one of mean, sum, got 3"), "WANTED one of mean, sum, GOT 3");
  EXPECT_EQ(localizedMessage("has 2; what is there is incomplete"), "HAS 2; INCOMPLETE");
}

TEST_F(LocalizedTest, LabelsInAListWithTheirIdsAreLocalized) {
  EXPECT_EQ(localizedMessage("expected mean (mean), sum of all (sum) and mean (m2), got 3"),
            "WANTED MEAN (mean), sum of all (sum) UND MEAN (m2), GOT 3");
  EXPECT_EQ(localizedMessage("expected mean (mean), got mean and sum (of all)"),
            "WANTED MEAN (mean), GOT mean and sum (of all)");
  EXPECT_EQ(localizedMessage("expected mean (mean), sum (of 3), of all (s) and mean (m), got 3"),
            "WANTED MEAN (mean), sum (of 3), of all (s) UND MEAN (m), GOT 3");
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
