#include "base/number.h"

#include <gtest/gtest.h>

#include <bit>
#include <clocale>
#include <cmath>
#include <limits>
#include <random>
#include <string>

namespace gtv {
namespace {

TEST(NumberTest, ReadsDecimalNumbers) {
  EXPECT_EQ(parseNumber("1"), 1.0);
  EXPECT_EQ(parseNumber("+1.5"), 1.5);
  EXPECT_EQ(parseNumber("-1.5e-3"), -0.0015);
  EXPECT_EQ(parseNumber(".5"), 0.5);
  EXPECT_EQ(parseNumber("5."), 5.0);
  EXPECT_EQ(parseNumber("2E3"), 2000.0);
  EXPECT_TRUE(std::signbit(parseNumber("-0").value_or(1)));
}

TEST(NumberTest, UnderflowIsRoundedToZero) {
  for (const char* text :
       {"1e-400", "0.0001e-330", "1e-99999999999999999999", "5e-400", "+2E-325", "100000e-340"})
    EXPECT_EQ(parseNumber(text), 0.0) << text;
  EXPECT_EQ(parseNumber("0." + std::string(400, '0') + "1"), 0.0);
  EXPECT_TRUE(std::signbit(parseNumber("-1e-400").value_or(1)));
  EXPECT_EQ(parseNumber("5e-324"), std::numeric_limits<double>::denorm_min());
  for (const char* text : {"1e400", "0.00001e330", "-1e99999999999999999999"})
    EXPECT_FALSE(parseNumber(text).has_value()) << text;
  for (const char* text : {"1e-400abc", "1e-400 ", "1e-400kg", "1e-400e-1"})
    EXPECT_FALSE(parseNumber(text).has_value()) << text;
  EXPECT_FALSE(parseNumber("1" + std::string(400, '0')).has_value());
  EXPECT_FALSE(parseNumber("1" + std::string(400, '0') + "e-").has_value());
  EXPECT_FALSE(parseNumber("0." + std::string(400, '0') + "1e").has_value());
  EXPECT_EQ(parseNumber("1" + std::string(400, '0') + "e-400"), 1.0);
}

TEST(NumberTest, RefusesTextThatIsNotAFiniteDecimalNumber) {
  for (const char* text :
       {"",         " 1",    "1 ",     "1,5",   "0x10",  "nan",     "-nan", "inf", "-inf",
        "infinity", "1e999", "-1e999", "+-1",   "++1",   "--1",     "+",    "-",   ".",
        "e5",       "1e",    "one",    "1_000", "1'000", "\u00A01", "+inf", "+nan"})
    EXPECT_FALSE(parseNumber(text).has_value()) << text;
}

TEST(NumberTest, FormatsWholeNumbersWithoutDecimalPoint) {
  EXPECT_EQ(parseInteger("-12"), -12);
  EXPECT_EQ(parseInteger("+12"), 12);
  EXPECT_EQ(parseInteger("9223372036854775807"), std::numeric_limits<long long>::max());
  for (const char* text : {"", "1.0", "1e3", "9223372036854775808", " 1", "0x1", "-", "+-1"})
    EXPECT_FALSE(parseInteger(text).has_value()) << text;
}

TEST(NumberTest, FormatsShortestTextThatReadsBack) {
  EXPECT_EQ(formatNumber(0.1), "0.1");
  EXPECT_EQ(formatNumber(3), "3");
  EXPECT_EQ(formatNumber(-2.5e-7), "-2.5e-07");
  EXPECT_EQ(formatNumber(0.1 + 0.2), "0.30000000000000004");
}

TEST(NumberTest, EveryDoubleRoundTrips) {
  std::mt19937_64 random(5);
  for (int k = 0; k < 100000; ++k) {
    const auto value = std::bit_cast<double>(random());
    if (!std::isfinite(value)) continue;
    const auto text = formatNumber(value);
    const auto back = parseNumber(text);
    ASSERT_TRUE(back.has_value()) << text;
    ASSERT_EQ(std::bit_cast<std::uint64_t>(*back), std::bit_cast<std::uint64_t>(value)) << text;
    ASSERT_LE(text.size(), 24U);
  }
  for (const double value : {0.0, -0.0, 5e-324, 1.7976931348623157e308, 2.2250738585072014e-308})
    EXPECT_EQ(std::bit_cast<std::uint64_t>(parseNumber(formatNumber(value)).value()),
              std::bit_cast<std::uint64_t>(value));
}

TEST(NumberTest, IgnoresTheLocale) {
  // Any installed locale with a decimal comma will do; without one the C library cannot be made to
  // use a comma and the promise holds trivially.
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fi_FI.UTF-8"})
    if (std::setlocale(LC_ALL, name) != nullptr) break;
  EXPECT_EQ(parseNumber("1.5"), 1.5);
  EXPECT_FALSE(parseNumber("1,5").has_value());
  EXPECT_EQ(formatNumber(1234567.5), "1234567.5");
  std::setlocale(LC_ALL, "C");
}

}  // namespace
}  // namespace gtv
