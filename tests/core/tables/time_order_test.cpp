#include "tables/time_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TimeOrderTest, ReadsNumbersDatesAndTimes) {
  EXPECT_EQ(parseWhen("3.5"), 3.5);
  EXPECT_EQ(parseWhen("1970-01-02"), 86400);
  EXPECT_EQ(parseWhen("1970/1/2 01:00"), 90000);
  EXPECT_EQ(parseWhen("1970-01-01T00:00:30.5Z"), 30.5);
  EXPECT_EQ(parseWhen("1970-02"), 31 * 86400);
  EXPECT_EQ(parseWhen("2.1.1970"), 86400);
  EXPECT_EQ(parseWhen("1970 1 2 01:00"), 90000);
  EXPECT_EQ(parseWhen("1970-01-02T02:00:00+02:00"), 86400);
  for (const char* none : {"", "noon", "31.1.24", "2024-13-01", "2024-02-30", "2024-01-01x",
                           "2024-01-01 25:00", "2024-01-01 12:61", "24-01-01", "2024-"})
    EXPECT_FALSE(parseWhen(none).has_value()) << none;
}

TEST(TimeOrderTest, EndOfADayIsBeginOfTheNext) {
  const auto time = parseTime("2000-02-29 24:00");
  ASSERT_TRUE(time.has_value());
  EXPECT_EQ(time->month, 3);
  EXPECT_EQ(time->day, 1);
  EXPECT_EQ(time->hour, 0);
  EXPECT_EQ(time->dayOfYear(), 61);
  EXPECT_EQ(time->seconds(), parseTime("2000-03-01 00:00")->seconds());
  EXPECT_FALSE(parseTime("2000-02-29 24:01").has_value());
}

TEST(TimeOrderTest, ReadsWhatElseIso8601Allows) {
  EXPECT_EQ(parseWhen("1970-01-01T06:30:00+0530"), 3600);
  EXPECT_EQ(parseWhen("1970-01-01T02:00+02"), 0);
  EXPECT_EQ(parseWhen("1970-01-01 00:00:30,5"), 30.5);
  EXPECT_FALSE(parseWhen("1970-01-01 00:00+053").has_value());
  EXPECT_FALSE(parseWhen("1970-01-01 00:00+05:").has_value());
}

TEST(TimeOrderTest, RecognisesTimeColumnsByName) {
  EXPECT_THAT(timeColumns({"station", "Month", "temp", "YEAR"}), ElementsAre("YEAR", "Month"));
  EXPECT_THAT(timeColumns({"hour", "date", "time"}), ElementsAre("date", "time"));
  EXPECT_THAT(timeColumns({"timestamp", "year"}), ElementsAre("timestamp"));
  EXPECT_THAT(timeColumns({"station", "temp"}), IsEmpty());
}

TEST(TimeOrderTest, SaysDayOfYearWeekdayAndSecondsOfWrittenTime) {
  const auto time = parseTime("2024-03-01T13:45:30.5+02:00");
  ASSERT_TRUE(time.has_value());
  EXPECT_EQ(time->dayOfYear(), 61);  // a leap year
  EXPECT_EQ(time->weekday(), 5);     // a Friday
  EXPECT_EQ(time->hour, 13);
  EXPECT_DOUBLE_EQ(time->seconds(), 1709293530.5);
}

TEST(TimeOrderTest, ReadsGivenFormats) {
  EXPECT_EQ(parseTime("01/02/24 07:30", "%d/%m/%y %H:%M")->month, 2);
  EXPECT_EQ(parseTime("3 Mar 2025", "%d %b %Y")->seconds(), 1740960000);
  EXPECT_FALSE(parseTime("32/01/24", "%d/%m/%y").has_value());
  EXPECT_FALSE(parseTime("31/02/24", "%d/%m/%y").has_value());
  EXPECT_FALSE(parseTime("01/02/24 x", "%d/%m/%y").has_value());
  const auto unix = parseTime("1709293530.5", "unix");
  ASSERT_TRUE(unix.has_value());
  EXPECT_EQ(unix->hour, 11);
  EXPECT_DOUBLE_EQ(unix->seconds(), 1709293530.5);
  EXPECT_EQ(parseTime("-1", "unix")->year, 1969);
}

}  // namespace
}  // namespace gtv
