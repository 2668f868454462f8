#include "tables/preparation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "base/json.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class PreparationTest : public ::testing::Test {
 protected:
  void TearDown() override {
    std::filesystem::remove(file_);
    std::filesystem::remove(other_);
  }

  /// "a=1,2 b:x,y": the table of this text after the steps, or the error.
  std::string prepared(std::string_view text, const Json& steps) {
    EXPECT_TRUE(writeTextFile(file_, text).ok());
    std::vector<Choice> choices;
    for (const auto& step : steps) {
      auto choice = readChoice(preparationCatalogue().view, step, "step");
      if (!choice) return choice.error().text();
      choices.push_back(std::move(*choice));
    }
    TableRequest request;
    request.asTexts = columnsOfKeys(choices, node);
    auto loaded = loadTable(file_, "t.csv", request);
    if (!loaded) return loaded.error().text();
    PreparationContext context;
    context.path = "data.prepare";
    context.node = node;
    context.find = [this](const std::string&) -> Result<std::string> { return other_; };
    notes.clear();
    const auto table = prepareTable(std::move(loaded->table), choices, context, notes);
    if (!table) return table.error().text();
    lines = table->lines;
    std::string out;
    for (const auto& column : table->columns) {
      out += (out.empty() ? "" : " ") + column.name + (column.isNumeric() ? "=" : ":");
      for (std::size_t r = 0; r < column.rows(); ++r)
        out += (r == 0 ? "" : ",") + column.written(r);
    }
    return out;
  }

  std::string node;
  std::vector<std::string> notes;
  std::vector<std::int64_t> lines;
  const std::string file_ = ::testing::TempDir() + "gtv_prepare_" +
                            ::testing::UnitTest::GetInstance()->current_test_info()->name();
  const std::string other_ = file_ + "_other";
};

/// Not in the order of time.
const std::string series =
    "station,hour,temp\nA,3,1.3\nB,1,5.1\nA,1,1.1\nB,4,5.4\nA,2,1.2\nB,3,5.3\n";

TEST_F(PreparationTest, ListsBecomeColumns) {
  const std::string text =
      "station,tmax\nAho,\"[0.3, -1.9, 2.5]\"\nBorg,\"[0.1, -2.2]\"\nCape,NA\nDun,7\n";
  EXPECT_EQ(prepared(text, {{{"kind", "expand-list"}, {"column", "tmax"}}}),
            "station:Aho,Borg,Cape,Dun tmax.1=0.3,0.1,,7 tmax.2=-1.9,-2.2,, tmax.3=2.5,,,");
  EXPECT_THAT(notes, ElementsAre("step 1 (expand-list): the lists have up to 3 numbers; 6 cells of "
                                 "shorter ones are missing"));
  EXPECT_EQ(
      prepared("a\n\"[1, x]\"\n", {{{"kind", "expand-list"}, {"column", "a"}}}),
      "data.prepare[0].column: line 2 of t.csv has '[1, x]', expected numbers such as [0.3, -1.9]");
  // A list that is much longer than all others would fill the memory.
  std::string longList = "a\n\"[0";
  for (int k = 0; k < 200'000; ++k) longList += ",1";
  longList += "]\"\n";
  for (int r = 0; r < 2000; ++r) longList += "1\n";
  EXPECT_THAT(prepared(longList, Json::array({{{"kind", "expand-list"}, {"column", "a"}}})),
              StartsWith("data.prepare[0].column: would make a table of 2001 rows and 200002"));
}

TEST_F(PreparationTest, LongTableBecomesWide) {
  const std::string text =
      "station;time;parameter;value\nA;2025-03-01T00:00:00Z;temp;1,5\nA;2025-03-01T00:00:00Z;wind;"
      "3,0\nA;2025-03-01T01:00:00Z;temp;1,0\nA;2025-03-01T01:00:00Z;wind;-\nB;2025-03-01T00:00:00Z;"
      "temp;0,5\n";
  const Json pivot{{"kind", "pivot"},
                   {"rows", {"station", "time"}},
                   {"column", "parameter"},
                   {"value", "value"}};
  const Json hours{{"kind", "parse-time"}, {"column", "time"}, {"parts", {"hour"}}};
  const Json drop{{"kind", "drop"}, {"columns", {"time"}}};
  EXPECT_EQ(prepared(text, {pivot, hours, drop}),
            "station:A,A,B temp=1.5,1,0.5 wind=3,, time.hour=0,1,0");
  EXPECT_THAT(notes, ElementsAre("step 1 (pivot): 5 rows became 3 with 4 columns",
                                 "step 1 (pivot): 1 cell has no row and is missing"));
  EXPECT_THAT(lines, ElementsAre(2, 4, 6));
  EXPECT_THAT(
      prepared("s;p;v\nA;x;1\nA;x;2\n",
               {{{"kind", "pivot"}, {"rows", {"s"}}, {"column", "p"}, {"value", "v"}}}),
      StartsWith(
          "data.prepare[0].aggregate: line 2 and line 3 of t.csv are of one row and one column"));
  EXPECT_EQ(prepared("s;p;v\nA;x;1\nA;x;2\n", {{{"kind", "pivot"},
                                                {"rows", {"s"}},
                                                {"column", "p"},
                                                {"value", "v"},
                                                {"aggregate", "mean"}}}),
            "s:A x=1.5");
  // And back.
  EXPECT_EQ(prepared("s,x,y\nA,1,2\nB,3,4\n", {{{"kind", "unpivot"}, {"keep", {"s"}}}}),
            "s:A,A,B,B variable:x,y,x,y value=1,2,3,4");
}

TEST_F(PreparationTest, GroupsAreSummarised) {
  EXPECT_EQ(prepared("s,h,x\nA,3,1\nB,1,5\nA,1,3\nA,9,NA\nA,2,2\n",
                     {{{"kind", "group"},
                       {"by", {"s"}},
                       {"aggregate", {{"x", {"mean", "std", "count"}}, {"h", "max"}}}}}),
            "s:A,B x.mean=2,5 x.std=1, x.count=3,1 h=9,1");
  EXPECT_THAT(notes, ElementsAre("step 1 (group): 5 rows became 2"));
  EXPECT_EQ(prepared(series, {{{"kind", "group"},
                               {"by", Json::array()},
                               {"aggregate", {{"station", {"first", "last", "min"}}}}}}),
            "station.first:A station.last:B station.min:A");
  EXPECT_THAT(
      prepared(series, {{{"kind", "group"}, {"aggregate", {{"station", "mean"}}}}}),
      HasSubstr("column 'station' holds texts, such as 'A' in line 2 of t.csv; expected numbers"));
  EXPECT_THAT(prepared(series, {{{"kind", "group"}, {"aggregate", {{"temp", "middle"}}}}}),
              HasSubstr("expected one of mean, min, max, sum, std, count, first, last"));
}

TEST_F(PreparationTest, LagsFollowTimeWhateverTheOrderOfTheRows) {
  EXPECT_EQ(prepared(series, {{{"kind", "lag"},
                               {"columns", {"temp"}},
                               {"lags", 2},
                               {"by", {"station"}},
                               {"order", {"hour"}}}}),
            "station:A,B,A,B,A,B hour=3,1,1,4,2,3 temp=1.3,5.1,1.1,5.4,1.2,5.3 "
            "temp[t-1]=1.2,,,5.3,1.1,5.1 temp[t-2]=1.1,,,5.1,,");
  EXPECT_EQ(
      prepared(series,
               {{{"kind", "lead"}, {"column", "temp"}, {"by", {"station"}}, {"order", {"hour"}}}}),
      "station:A,B,A,B,A,B hour=3,1,1,4,2,3 temp=1.3,5.1,1.1,5.4,1.2,5.3 "
      "temp[t+1]=,5.3,1.2,,1.3,5.4");
  EXPECT_THAT(prepared(series, {{{"kind", "lag"}, {"columns", {"temp"}}, {"by", {"station"}}}}),
              StartsWith("data.prepare[0].order: name the columns that say when a row was"));
  EXPECT_THAT(prepared(series, {{{"kind", "lag"}, {"columns", {"temp"}}, {"order", {"hour"}}}}),
              StartsWith("data.prepare[0].order: gives line 3 and line 4 of t.csv the same time"));
}

TEST_F(PreparationTest, RowsAreSortedAndFiltered) {
  EXPECT_EQ(prepared(series, {{{"kind", "sort"}, {"by", {"station", "hour"}}}}),
            "station:A,A,A,B,B,B hour=1,2,3,1,3,4 temp=1.1,1.2,1.3,5.1,5.3,5.4");
  EXPECT_EQ(prepared(series, {{{"kind", "filter"},
                               {"where", "hour >= 2 and station == \"A\" or temp > 5.35"}}}),
            "station:A,B,A hour=3,4,2 temp=1.3,5.4,1.2");
  EXPECT_THAT(notes, ElementsAre("step 1 (filter): 3 of 6 rows are kept"));
  const std::string gaps = "x,y\n1,2\nNA,3\n4,5\n";
  EXPECT_EQ(prepared(gaps, {{{"kind", "filter"}, {"where", "x < 3"}}}), "x=1 y=2");
  EXPECT_THAT(notes, ElementsAre("step 1 (filter): 1 of 3 rows are kept",
                                 "step 1 (filter): of the rows left out 1 has a missing value in "
                                 "the condition"));
  EXPECT_EQ(prepared(gaps, {{{"kind", "filter"}, {"where", "isMissing(x)"}}}), "x= y=3");
  EXPECT_EQ(prepared(gaps, {{{"kind", "filter"}, {"where", "x > 9"}}}),
            "data.prepare[0].where: is true for none of the 3 rows");
  // Times written year first are in order of their letters.
  EXPECT_EQ(prepared("t\n2023-04-05 23:00\n2023-04-06 00:00\n",
                     {{{"kind", "filter"}, {"where", "t >= \"2023-04-06\""}}}),
            "t:2023-04-06 00:00");
}

TEST_F(PreparationTest, FormulasMakeColumns) {
  EXPECT_EQ(prepared("t max,tmin\n3,1\n5,NA\n0,0\n",
                     {{{"kind", "derive"}, {"name", "m"}, {"expression", "(`t max` + tmin) / 2"}}}),
            "t max=3,5,0 tmin=1,,0 m=2,,0");
  EXPECT_THAT(notes,
              ElementsAre("step 1 (derive): 1 row has no value, as the formula reads missing "
                          "ones"));
  EXPECT_EQ(prepared("x\n4\n0\n",
                     {{{"kind", "derive"}, {"name", "y"}, {"expression", "sqrt(x) + 1e-1 / x"}}}),
            "x=4,0 y=2.025,");
  EXPECT_THAT(notes, ElementsAre("step 1 (derive): 1 row has no value, as the result is no finite "
                                 "number"));
  EXPECT_EQ(
      prepared("x\n1\nNA\n",
               {{{"kind", "derive"}, {"name", "y"}, {"expression", "isMissing(x) ? -1 : 2 ^ x"}}}),
      "x=1, y=2,-1");
  const auto errorOf = [&](const char* formula) {
    return prepared("x,s\n1,a\n", {{{"kind", "derive"}, {"name", "y"}, {"expression", formula}}});
  };
  EXPECT_EQ(errorOf("x + z"),
            "data.prepare[0].expression: t.csv has no column 'z', found 'x', 's'");
  EXPECT_EQ(errorOf("x +"), "data.prepare[0].expression: 'x +' is no complete formula");
  EXPECT_EQ(errorOf("x = 1"), "data.prepare[0].expression: has a single =, write == to compare");
  EXPECT_EQ(errorOf("s > 1"),
            "data.prepare[0].expression: column 's' holds texts, such as 'a' in line 2 of t.csv: "
            "compare it "
            "with a text in quotes");
  EXPECT_EQ(errorOf("x == \"a\""),
            "data.prepare[0].expression: there is no column of texts to compare 'a' with");
  EXPECT_EQ(errorOf("`x"), "data.prepare[0].expression: a name that begins at sign 1 does not end");
}

TEST_F(PreparationTest, DecimalCommaInAFormulaIsRefused) {
  const std::string text = "a\n1\n4\n0\n";
  const auto derived = [&](const char* formula) {
    return prepared(text, {{{"kind", "derive"}, {"name", "y"}, {"expression", formula}}});
  };
  EXPECT_EQ(derived("1,5*a"),
            "data.prepare[0].expression: has a comma in 1,5, decimals stand behind a point: write "
            "1.5");
  EXPECT_EQ(derived("max((1, 2), a)"),
            "data.prepare[0].expression: has a comma in 1,2, decimals stand behind a point: write "
            "1.2");
  EXPECT_EQ(derived("a, 2 + a"),
            "data.prepare[0].expression: has a comma that does not separate the arguments of a "
            "function");
  EXPECT_EQ(derived("max(a, min(2, 3))"), "a=1,4,0 y=2,4,2");
  EXPECT_THAT(prepared(text, {{{"kind", "filter"}, {"where", "a > 2,5"}}}), HasSubstr("write 2.5"));
}

TEST_F(PreparationTest, ComparisonOfThreeValuesIsRefused) {
  const std::string text = "a\n1\n2\n4\n5\n";
  const auto filtered = [&](const char* condition) {
    return prepared(text, {{{"kind", "filter"}, {"where", condition}}});
  };
  EXPECT_EQ(filtered("2 < a < 5"),
            "data.prepare[0].where: compares three values at once: instead of 2 < a < 5 write 2 < "
            "a and a < 5");
  EXPECT_EQ(filtered("2 < a and a < 5"), "a=4");
  EXPECT_EQ(filtered("2 < a && a < 5 || a == 1"), "a=1,4");
  EXPECT_EQ(filtered("(a > 2) == (a < 5)"), "a=4");
  EXPECT_EQ(filtered("a < 3 ? a > 1 : a > 4"), "a=2,5");
}

TEST_F(PreparationTest, NotIsOfTheWholeComparison) {
  EXPECT_EQ(prepared("a\n1\n2\n0\n", {{{"kind", "filter"}, {"where", "not a == 1 and a < 2"}}}),
            "a=0");
}

TEST_F(PreparationTest, ErrorsOfFormulasAreInTheWordsOfTheUser) {
  const auto errorOf = [&](const char* formula) {
    return prepared("A,a b,s\n1,2,x\n",
                    {{{"kind", "derive"}, {"name", "y"}, {"expression", formula}}});
  };
  EXPECT_EQ(errorOf("A % `a b`"),
            "data.prepare[0].expression: 'A % `a b`' cannot be read as a formula near '% `a b`'");
  EXPECT_THAT(errorOf("A % (s == \"x\")"), HasSubstr("near '% ( s == \"x\" )'"));
  EXPECT_THAT(errorOf("foo(A)"),
              HasSubstr("there is no function 'foo', expected one of isMissing, abs, acos, "));
}

TEST_F(PreparationTest, TextsAreComparedOnlyWithTexts) {
  const auto errorOf = [&](const char* condition) {
    return prepared("x,s,t\n1,a,a\n2,b,c\n", {{{"kind", "filter"}, {"where", condition}}});
  };
  EXPECT_EQ(errorOf("s == t"), "x=1 s:a t:a");
  EXPECT_THAT(errorOf("s > 1 and t == \"a\""), HasSubstr("column 's' holds texts"));
  EXPECT_THAT(errorOf("s + 1 > 2 or t == \"a\""), HasSubstr("column 's' holds texts"));
  EXPECT_THAT(errorOf("x == \"a\" and s == \"a\""),
              HasSubstr("there is no column of texts to compare 'a' with"));
}

TEST_F(PreparationTest, MissingValuesAreFilled) {
  const std::string text = "s,h,x\nA,1,1\nA,3,NA\nB,1,NA\nA,2,5\nB,2,9\n";
  const auto fill = [](const char* with) {
    return Json{{"kind", "fill"}, {"column", "x"}, {"with", with}};
  };
  EXPECT_THAT(prepared(text, Json::array({fill("mean")})), HasSubstr("x=1,5,5,5,9"));
  EXPECT_THAT(prepared(text, Json::array({fill("median")})), HasSubstr("x=1,5,5,5,9"));
  EXPECT_THAT(notes,
              ElementsAre("step 1 (fill): 2 missing cells are now 5, the median of all rows"));
  auto zero = fill("value");
  EXPECT_THAT(prepared(text, Json::array({zero})), HasSubstr("x=1,0,0,5,9"));
  EXPECT_THAT(notes, ElementsAre("step 1 (fill): 2 missing cells are now 0"));
  auto previous = fill("previous");
  EXPECT_THAT(prepared(text, Json::array({previous})),
              HasSubstr("name the columns that say when a row was"));
  previous.update(Json{{"by", {"s"}}, {"order", {"h"}}});
  EXPECT_THAT(prepared(text, Json::array({previous})), HasSubstr("x=1,5,,5,9"));
  EXPECT_THAT(notes,
              ElementsAre("step 1 (fill): 1 missing cell is filled",
                          "step 1 (fill): 1 missing cell stays missing, as nothing is before"));
}

TEST_F(PreparationTest, CategoriesBecomeOneHot) {
  const std::string text = "type,price\nHouse,1\nCondo,2\nNA,3\nHouse,4\n";
  EXPECT_EQ(prepared(text, {{{"kind", "one-hot"}, {"column", "type"}}}),
            "price=1,2,3,4 type.Condo=0,1,,0 type.House=1,0,,1");
  EXPECT_EQ(prepared("k\n10\n9\n", {{{"kind", "one-hot"}, {"column", "k"}, {"dropFirst", true}}}),
            "k.10=1,0");
  EXPECT_THAT(notes, ElementsAre("step 1 (one-hot): '9' is where all are 0"));
}

TEST_F(PreparationTest, ColumnsAreStandardisedAmongAllRowsOrWithinGroups) {
  const std::string text = "s,x\nA,1\nA,3\nB,10\nB,30\n";
  EXPECT_EQ(prepared(text, {{{"kind", "standardise"}, {"columns", {"x"}}, {"within", {"s"}}}}),
            "s:A,A,B,B x=-1,1,-1,1");
  EXPECT_THAT(
      prepared("s,x\nA,1\nB,2\n",
               {{{"kind", "standardise"}, {"columns", {"x"}}, {"within", {"s"}}}}),
      HasSubstr(
          "column 'x' is constant in the rows that belong together with that of line 2 of t.csv"));
}

TEST_F(PreparationTest, ColumnsAreStandardisedByNode) {
  const Json byNode{{"kind", "standardise"}, {"columns", {"x"}}, {"by", "node"}};
  const std::string text = "s,x\nA,1\nA,3\nB,10\nB,30\n";
  EXPECT_THAT(prepared(text, Json::array({byNode})), HasSubstr("data.prepare[0].by: every row"));
  node = "s";
  EXPECT_EQ(prepared(text, Json::array({byNode})), "s:A,A,B,B x=-1,1,-1,1");
  node = "station";
  EXPECT_THAT(prepared(text, Json::array({byNode})), HasSubstr("has no column 'station'"));
}

TEST_F(PreparationTest, StepByTheRowsOfTrainingIsTheLastAndLeavesTheTable) {
  const Json last{{"kind", "standardise"}, {"columns", {"x"}}, {"by", "training"}};
  const Json drop{{"kind", "drop"}, {"columns", {"s"}}};
  const std::string text = "s,x,y\nA,1,2\nA,3,4\n";
  auto other = last;
  other["columns"] = {"y"};
  EXPECT_EQ(prepared(text, {drop, last, other}), "x=1,3 y=2,4");
  EXPECT_THAT(notes, ElementsAre(HasSubstr("mean and deviation of x are those of the rows"),
                                 HasSubstr("mean and deviation of y are those of the rows")));
  EXPECT_THAT(prepared(text, {last, drop}), HasSubstr("data.prepare[0].by: the rows of training"));
  other["within"] = {"s"};
  EXPECT_THAT(prepared(text, Json::array({other})), HasSubstr("data.prepare[0].within: does not"));
}

TEST_F(PreparationTest, WithoutAKeyTheRowsOfAnotherFileFollowThoseOfTheTable) {
  ASSERT_TRUE(writeTextFile(other_, "label\n5\n7\n").ok());
  const Json join{{"kind", "join"}, {"file", "labels.csv"}, {"on", Json::array()}};
  EXPECT_EQ(prepared("pixel1\n1\n2\n", Json::array({join})), "pixel1=1,2 label=5,7");
  EXPECT_THAT(notes, ElementsAre(HasSubstr("the rows of labels.csv are joined in their order")));
  EXPECT_THAT(prepared("pixel1\n1\n2\n3\n", Json::array({join})),
              HasSubstr("data.prepare[0].on: without a column row follows row, but the table has 3 "
                        "rows and labels.csv has 2"));
}

TEST_F(PreparationTest, RowsOfAnotherFileAreJoinedByKeysAsTheyAreWritten) {
  ASSERT_TRUE(writeTextFile(other_, "id;lat;lon\n01;60,1;24,9\n2;61,5;23,8\n").ok());
  const Json join{{"kind", "join"}, {"file", "places.csv"}, {"on", {"id"}}};
  EXPECT_EQ(prepared("id,x\n2,5\n01,6\n3,7\n", Json::array({join})),
            "id:2,01,3 x=5,6,7 lat=61.5,60.1, lon=23.8,24.9,");
  EXPECT_THAT(notes,
              ElementsAre("step 1 (join): places.csv: cells are separated by semicolons (guessed)",
                          "step 1 (join): places.csv: numbers have decimal commas (guessed)",
                          "step 1 (join): 1 of 3 rows found no row of places.csv and have missing "
                          "values"));
  EXPECT_THAT(prepared("id,x\n2.0,5\n1,6\n", Json::array({join})),
              HasSubstr("no key of the table ('2.0') is a key of places.csv ('01')"));
  ASSERT_TRUE(writeTextFile(other_, "id;x\n2;1\n2;2\n").ok());
  EXPECT_THAT(prepared("id\n2\n", Json::array({join})),
              HasSubstr("places.csv:3: '2' was in line 2 already"));
  ASSERT_TRUE(writeTextFile(other_, "id,x\n2,1\n").ok());
  EXPECT_THAT(prepared("id,x\n2,5\n", Json::array({join})),
              HasSubstr("the table has a column 'x' already, rename it first"));
}

TEST_F(PreparationTest, TimesOfSeveralColumnsAreOne) {
  EXPECT_EQ(prepared("Vuosi,Kk,Pv,Klo\n2023,4,6,00:00\n2023,4,7,13:30\n",
                     {{{"kind", "parse-time"},
                       {"column", "Vuosi"},
                       {"with", {"Kk", "Pv", "Klo"}},
                       {"parts", {"hour", "weekday", "seconds"}}}}),
            "Vuosi=2023,2023 Kk=4,4 Pv=6,7 Klo:00:00,13:30 Vuosi.hour=0,13 Vuosi.weekday=4,5 "
            "Vuosi.seconds=1680739200,1680874200");
  EXPECT_THAT(prepared("t\n4/6/23\n", {{{"kind", "parse-time"}, {"column", "t"}}}),
              HasSubstr("say how it is written in format"));
}

TEST_F(PreparationTest, ZonesWithoutTheirOffsetsAreRefused) {
  const auto read = [&](const std::string& text, const char* format) {
    return prepared("t\n" + text + "\n", {{{"kind", "parse-time"},
                                           {"column", "t"},
                                           {"format", format},
                                           {"parts", {"hour", "seconds"}}}});
  };
  EXPECT_THAT(read("2024-01-01 12:00 EET", "%Y-%m-%d %H:%M %Z"),
              StartsWith("data.prepare[0].format: %Z reads the name of a zone, such as EET, "
                         "without its distance from UTC: only %z"));
  EXPECT_EQ(read("1970-01-01 12:00 +0200", "%Y-%m-%d %H:%M %z"),
            "t:1970-01-01 12:00 +0200 t.hour=12 t.seconds=36000");
  EXPECT_THAT(read("12:00:00.5", "%H:%M:%S.%f"),
              StartsWith("data.prepare[0].format: %f is not known: fractions of seconds are read"));
  EXPECT_THAT(read("12:00", "%H:%Q"), StartsWith("data.prepare[0].format: %Q is not known"));
  EXPECT_EQ(read("2024-02-30", ""),
            "data.prepare[0].column: line 2 of t.csv has '2024-02-30', a date that does not exist");
  EXPECT_EQ(read("30/02/24", "%d/%m/%y"),
            "data.prepare[0].column: line 2 of t.csv has '30/02/24', a date that does not exist");
}

TEST_F(PreparationTest, TimesWithAndWithoutOffsetAreNoted) {
  const Json read{{"kind", "parse-time"}, {"column", "t"}, {"parts", {"seconds"}}};
  prepared("t\n1970-01-01 02:00+02:00\n1970-01-01 02:00\n", Json::array({read}));
  EXPECT_THAT(notes, ElementsAre("step 1 (parse-time): times without a distance from UTC, such as "
                                 "+02:00, are taken for UTC, while others have one: 1 of 2"));
  prepared("t\n1970-01-01 02:00\n1970-01-01 03:00\n", Json::array({read}));
  EXPECT_TRUE(notes.empty());
}

TEST_F(PreparationTest, ColumnsThatAreLeftOutAreNamed) {
  prepared("s,x,z,q\nA,1,2,3\nA,2,3,4\n",
           {{{"kind", "group"}, {"by", {"s"}}, {"aggregate", {{"x", "mean"}}}}});
  EXPECT_THAT(notes, ElementsAre("step 1 (group): 2 rows became 1",
                                 "step 1 (group): the columns z and q are left out"));
  prepared("s,p,v,z\nA,x,1,2\nA,y,2,3\n",
           {{{"kind", "pivot"}, {"rows", {"s"}}, {"column", "p"}, {"value", "v"}}});
  EXPECT_THAT(notes, ElementsAre("step 1 (pivot): 2 rows became 1 with 3 columns",
                                 "step 1 (pivot): the column z is left out"));
}

TEST_F(PreparationTest, LagsNoteThatARowMayBeMissing) {
  const Json lag{{"kind", "lag"}, {"columns", {"x"}}, {"order", {"h"}}};
  EXPECT_EQ(prepared("h,x\n1,5\n2,6\n4,7\n", Json::array({lag})), "h=1,2,4 x=5,6,7 x[t-1]=,5,6");
  EXPECT_THAT(notes, ElementsAre("step 1 (lag): the steps of 'h' differ: from line 3 to line 4 of "
                                 "t.csv it is 2, elsewhere 1; rows are counted, however far apart "
                                 "these are"));
  prepared("h,x\n1,5\n2,6\n4,7\n", {{{"kind", "lead"}, {"column", "x"}, {"order", {"h"}}}});
  EXPECT_THAT(notes, ElementsAre(HasSubstr("the steps of 'h' differ")));
  prepared("h,x\n1,5\n2,6\n3,7\n", Json::array({lag}));
  EXPECT_TRUE(notes.empty());
}

TEST_F(PreparationTest, KeysKeepTheirZerosInFront) {
  const std::string text = "plz,h,x\n01,1,1\n1,1,2\n01,2,3\n1,2,4\n";
  EXPECT_EQ(prepared(text, {{{"kind", "group"}, {"by", {"plz"}}, {"aggregate", {{"x", "sum"}}}}}),
            "plz:01,1 x=4,6");
  const Json lag{{"kind", "lag"}, {"columns", {"x"}}, {"by", {"plz"}}, {"order", {"h"}}};
  EXPECT_EQ(prepared(text, Json::array({lag})), "plz:01,1,01,1 h=1,1,2,2 x=1,2,3,4 x[t-1]=,,1,2");
  const Json rename{{"kind", "rename"}, {"column", "plz"}, {"name", "key"}};
  node = "key";
  EXPECT_EQ(prepared(text, Json::array({rename})), "key:01,1,01,1 h=1,1,2,2 x=1,2,3,4");
  node = "";
  const Json pivot{{"kind", "pivot"}, {"rows", {"h"}}, {"column", "key"}, {"value", "x"}};
  EXPECT_EQ(prepared(text, {rename, pivot}), "h:1,2 01=1,3 1=2,4");
  const Json scale{{"kind", "standardise"}, {"columns", {"x"}}, {"within", {"plz"}}};
  EXPECT_EQ(prepared(text, Json::array({scale})), "plz:01,1,01,1 h=1,1,2,2 x=-1,-1,1,1");
}

TEST_F(PreparationTest, KeysOfNumbersAreNumbersElsewhere) {
  node = "id";
  const std::string text = "id,x\n02,1\n10,2\n9,3\n";
  EXPECT_EQ(prepared(text, {{{"kind", "sort"}, {"by", {"id"}}}}), "id:02,9,10 x=1,3,2");
  EXPECT_EQ(prepared(text, {{{"kind", "filter"}, {"where", "id > 5"}}}), "id:10,9 x=2,3");
  EXPECT_EQ(prepared(text, {{{"kind", "filter"}, {"where", "id == \"02\" or id == 9"}}}),
            "id:02,9 x=1,3");
  EXPECT_EQ(prepared(text, {{{"kind", "derive"}, {"name", "y"}, {"expression", "2 * id"}}}),
            "id:02,10,9 x=1,2,3 y=4,20,18");
  EXPECT_EQ(
      prepared(
          text,
          {{{"kind", "group"}, {"by", Json::array()}, {"aggregate", {{"id", {"max", "mean"}}}}}}),
      "id.max=10 id.mean=7");
}

TEST_F(PreparationTest, KeysOfAJoinedFileKeepTheirZeros) {
  ASSERT_TRUE(writeTextFile(other_, "id,plz\n1,01\n2,1\n").ok());
  EXPECT_EQ(prepared("id,x\n1,5\n2,6\n",
                     {{{"kind", "join"}, {"file", "places.csv"}, {"on", {"id"}}},
                      {{"kind", "group"}, {"by", {"plz"}}, {"aggregate", {{"x", "sum"}}}}}),
            "plz:01,1 x=5,6");
}

TEST_F(PreparationTest, EveryStepNamesItselfInErrorsAndHasAForm) {
  for (const auto& entry : preparationCatalogue().view.entries) {
    EXPECT_FALSE(entry.label.empty()) << entry.id;
    EXPECT_FALSE(entry.explanation.empty()) << entry.id;
    // With its defaults no step can do anything but say what it needs.
    const auto text = prepared("x\n1\n", {{{"kind", entry.id}}});
    const bool mayBeEmpty = entry.id == "drop" || entry.id == "unpivot" || entry.id == "group";
    EXPECT_EQ(text.starts_with("data.prepare[0]."), !mayBeEmpty) << entry.id << ' ' << text;
  }
}

}  // namespace
}  // namespace gtv
