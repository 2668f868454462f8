#include "privacy/accountant.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/json.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

Json reference() {
  return Json::parse(readTextFile(testing::testDataFolder() + "/privacy_reference.json").value());
}

TEST(AccountantTest, GaussianMechanismAgreesWithIntegrals) {
  const auto expected = reference();
  for (const auto& each : expected.at("delta"))
    EXPECT_NEAR(gaussianDelta(each[0], each[1]), each[2].get<double>(), 1e-12) << each;
  for (const auto& each : expected.at("epsilon"))
    EXPECT_NEAR(gaussianEpsilon(each[0], each[1]), each[2].get<double>(),
                1e-9 * each[2].get<double>())
        << each;
  for (const auto& each : expected.at("mu"))
    EXPECT_NEAR(gaussianMu(each[0], each[1]), each[2].get<double>(), 1e-9) << each;
}

TEST(AccountantTest, RenyiDivergenceOfSampledGaussianAgreesWithIntegrals) {
  const auto expected = reference();
  for (const auto& each : expected.at("renyi"))
    EXPECT_NEAR(sampledGaussianRenyi(each[0], each[1], each[2]), each[3].get<double>(),
                1e-9 * std::max(1.0, each[3].get<double>()))
        << each;
  for (const auto& each : expected.at("composed"))
    EXPECT_NEAR(renyiEpsilon(each[0], each[1], each[2], each[3]), each[4].get<double>(),
                1e-9 * each[4].get<double>())
        << each;
}

TEST(AccountantTest, ExactCompositionCostsNoMoreThanRenyis) {
  for (const double mu : {0.05, 0.3, 1.0, 4.0})
    for (const double rounds : {1.0, 20.0, 400.0}) {
      const double exact = composedEpsilon(mu, 1, rounds, 1e-5);
      EXPECT_LE(exact, renyiEpsilon(mu, 1, rounds, 1e-5)) << mu << " " << rounds;
      EXPECT_EQ(exact, gaussianEpsilon(mu * std::sqrt(rounds), 1e-5));
      EXPECT_LE(composedEpsilon(mu, 0.1, rounds, 1e-5), exact);
    }
}

TEST(AccountantTest, LargestMuKeepsBudgetAndUsesIt) {
  for (const double rate : {1.0, 0.05})
    for (const double epsilon : {0.1, 1.0, 8.0}) {
      const double mu = largestMu(epsilon, 1e-5, 50, rate);
      EXPECT_LE(composedEpsilon(mu, rate, 50, 1e-5), epsilon);
      EXPECT_GT(composedEpsilon(1.0001 * mu, rate, 50, 1e-5), epsilon * (1 - 1e-12));
    }
}

TEST(AccountantTest, ExtremeNumbersStayInRange) {
  EXPECT_EQ(gaussianEpsilon(0, 1e-5), 0);
  EXPECT_TRUE(std::isinf(gaussianEpsilon(std::numeric_limits<double>::infinity(), 1e-5)));
  EXPECT_EQ(composedEpsilon(std::numeric_limits<double>::infinity(), 0.1, 0, 1e-5), 0);
  // Far out the privacy loss N(μ²/2, μ²) is above ε with probability about δ.
  EXPECT_NEAR(gaussianEpsilon(1000, 1e-5), 5e5 + 4.2649 * 1000, 5);
  EXPECT_GT(gaussianEpsilon(1e-3, 1e-30), 0);
}

}  // namespace
}  // namespace gtv
