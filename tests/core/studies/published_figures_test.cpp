// Every published figure for real: no stated number is missed without a reason. Of the dear figures
// the first point alone, and points near recovery thresholds, which need many draws, by tests/run
// --long only.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "base/parallel.h"
#include "studies/reproduction.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::isSet;

std::vector<std::string> figurePresets() {
  std::vector<std::string> presets;
  if (const auto figures = publishedFigures())
    for (const auto& figure : *figures) presets.push_back(figure.preset);
  return presets;
}

/// Seconds or minutes even when quick.
bool isSlow(const PublishedFigure& figure) {
  static const std::set<std::string> slow{"T1", "F2", "H1", "H3", "H4", "H5"};
  return slow.contains(figure.figure);
}

/// Draws beyond which a series is left to the long tests.
constexpr int fewDraws = 20;

class PublishedFiguresTest : public ::testing::TestWithParam<std::string> {};

TEST_P(PublishedFiguresTest, EveryNumberIsReproducedOrExplained) {
  auto figure = publishedFigures(GetParam()).value().front();
  if (!figure.absent.empty()) GTEST_SKIP() << figure.absent;
  if (isSlow(figure) && isSet("GTV_BRIEF")) GTEST_SKIP() << "run by the release build";
  auto& series = figure.series;
  if (!isSet("GTV_LONG")) {
    std::erase_if(series, [](const auto& one) { return one.quickRepeats > fewDraws; });
    if (!series.empty() && (isSlow(figure) || isSet("GTV_BRIEF"))) {
      series.resize(1);
      series[0].points.resize(1);
    }
  }
  ReproductionOptions options;
  options.threads = processorCount();
  options.quick = !isSet("GTV_LONG");
  std::size_t points = 0;
  for (const auto& one : series) points += one.points.size();
  const auto result = reproduce({figure}, options);
  EXPECT_EQ(result.numbers.size(), points);
  for (const auto& number : result.numbers)
    EXPECT_NE(number.verdict, Verdict::Fail)
        << number.quantity << ": " << number.ours << " ± " << number.std << ", " << number.reason;
}

INSTANTIATE_TEST_SUITE_P(All, PublishedFiguresTest, ::testing::ValuesIn(figurePresets()),
                         [](const auto& test) {
                           auto name = test.param;
                           std::erase_if(name, [](char c) { return std::isalnum(c) == 0; });
                           return name;
                         });

/// What a published number is by the text, and by what explains it.
struct PublishedClaim {
  const char* preset;
  double stated;
  const char* reason;                 ///< part of it
  const char* explainedIn = nullptr;  ///< another preset, if it is not this one
};

class PublishedClaimTest : public ::testing::TestWithParam<PublishedClaim> {};

/// The numbers of a preset that are held against this published one.
std::vector<ReproducedNumber> numbersAgainst(const char* preset, const std::string& origin,
                                             double stated) {
  auto figure = publishedFigures(preset).value().front();
  std::erase_if(figure.series, [&](const auto& one) {
    return one.origin != origin || one.theirs.empty() || one.theirs[0] != stated;
  });
  ReproductionOptions options;
  options.threads = processorCount();
  options.quick = true;
  return reproduce({figure}, options).numbers;
}

TEST_P(PublishedClaimTest, NumberOfAnotherQuantityOrSettingIsNoPass) {
  const auto& claim = GetParam();
  const auto published = numbersAgainst(claim.preset, "published", claim.stated);
  ASSERT_EQ(published.size(), 1U);
  EXPECT_EQ(published[0].verdict, Verdict::CouldNotReproduce) << published[0].ours;
  EXPECT_THAT(published[0].reason, ::testing::HasSubstr(claim.reason));
  const auto* explainedIn = claim.explainedIn != nullptr ? claim.explainedIn : claim.preset;
  const auto explained = numbersAgainst(explainedIn, "explanation", claim.stated);
  ASSERT_FALSE(explained.empty());
  for (const auto& number : explained)
    EXPECT_EQ(number.verdict, Verdict::Pass) << number.quantity << ": " << number.ours;
}

INSTANTIATE_TEST_SUITE_P(
    All, PublishedClaimTest,
    ::testing::Values(PublishedClaim{"covariance", 0.133, "could not be reproduced by (39)"},
                      PublishedClaim{"hetfl-sanity", 9, "divided by the number of nodes"},
                      PublishedClaim{"table1-printed", 1.42e-5, "settings of the official code",
                                     "table1"}),
    [](const auto& test) {
      std::string name = test.param.preset;
      std::erase_if(name, [](char c) { return std::isalnum(c) == 0; });
      return name;
    });

TEST(PublishedFiguresListTest, IsNotEmpty) { EXPECT_GE(figurePresets().size(), 25U); }

}  // namespace
}  // namespace gtv
