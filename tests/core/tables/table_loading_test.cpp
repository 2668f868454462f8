// What people have: every text here is in the shape of a public file, with its right reading.
#include "tables/table_loading.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>

#include "base/json.h"
#include "base/number.h"

namespace gtv {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class TableLoadingTest : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file_); }
  Result<LoadedTable> load(std::string_view text, const TableRequest& request = {}) {
    EXPECT_TRUE(writeTextFile(file_, text).ok());
    return loadTable(file_, "t.csv", request);
  }
  /// "x1=1,2 y=a," : the cells of every column; a missing number is empty.
  static std::string shown(const Result<LoadedTable>& loaded) {
    if (!loaded) return loaded.error().text();
    std::string out;
    for (const auto& column : loaded->table.columns) {
      out += (out.empty() ? "" : " ") + column.name + (column.isNumeric() ? "=" : ":");
      for (std::size_t r = 0; r < column.rows(); ++r)
        out += (r == 0 ? "" : ",") + column.written(r);
    }
    return out;
  }
  static TableRequest with(bool hasHeader) {
    TableRequest request;
    request.format.hasHeader = hasHeader;
    return request;
  }
  const std::string file_ = ::testing::TempDir() + "gtv_loading_" +
                            ::testing::UnitTest::GetInstance()->current_test_info()->name();
};

const std::string sixRows = "x1=1,2,3 x2=2,1,5 y=3.1,2.9,8.2";

TEST_F(TableLoadingTest, ReadsSeparatorsBlanksAndLineEndsOfOtherPrograms) {
  EXPECT_EQ(shown(load("x1,x2,y\n1.0,2.0,3.1\n2.0,1.0,2.9\n3.0,5.0,8.2\n")), sixRows);
  EXPECT_EQ(shown(load("x1, x2, y\r\n1.0, 2.0, 3.1\r\n2.0 , 1.0, 2.9\r\n3.0, 5.0,\t8.2\r\n")),
            sixRows);
  EXPECT_EQ(shown(load("x1|x2|y\r1|2|3.1\r2|1|2.9\r3|5|8.2\r")), sixRows);
  EXPECT_EQ(shown(load("x1 x2  y\n 1 2\t3.1\n2 1 2.9 \n3 5 8.2")), sixRows);
  EXPECT_EQ(shown(load("sep=;\r\nx1;x2;y\r\n1;2;3.1\r\n2;1;2.9\r\n3;5;8.2\r\n")), sixRows);
  EXPECT_EQ(shown(load("# made by hand\nx1,x2,y\n1,2,3.1\n\n2,1,2.9\n# the last\n3,5,8.2\n\n")),
            sixRows);
}

TEST_F(TableLoadingTest, SaysWhatItHasGuessed) {
  const auto german = load("x1;x2;y\n1,0;2,0;3,1\n2,0;1,0;2,9\n3,0;5,0;8,2\n");
  EXPECT_EQ(shown(german), sixRows);
  EXPECT_THAT(german->notes, ElementsAre("cells are separated by semicolons (guessed)",
                                         "numbers have decimal commas (guessed)"));
  EXPECT_EQ(german->format.decimal, ',');
  // Points decide against commas.
  EXPECT_EQ(shown(load("a;b\n1,5;1.5\n2;3\n")), "a:1,5,2 b=1.5,3");
  TableRequest commas;
  commas.format.decimal = ',';
  EXPECT_EQ(shown(load("a;b\n1,5;2\n", commas)), "a=1.5 b=2");
  EXPECT_THAT(load("x,y\n1,2\n\n\n3,4\n#5,6\n")->notes,
              ElementsAre("2 blank lines are passed over",
                          "1 comment line is passed over, the first is line 6"));
  EXPECT_THAT(load("x,y\n1,2\n3,4\n")->notes, IsEmpty());
}

TEST_F(TableLoadingTest, ReadsEncodings) {
  const std::string text = "asema,lämpö\nJyväskylä,1\n";
  const std::string expected = "asema:Jyväskylä lämpö=1";
  EXPECT_EQ(shown(load(text)), expected);
  EXPECT_EQ(shown(load("\xEF\xBB\xBF" + text)), expected);
  std::string latin;
  std::string little = "\xFF\xFE";
  std::string big = "\xFE\xFF";
  std::string unmarked;
  for (std::size_t k = 0; k < text.size(); ++k) {
    auto byte = static_cast<unsigned char>(text[k]);
    if (byte == 0xC3) byte = static_cast<unsigned char>(text[++k]) + 0x40U;
    latin += static_cast<char>(byte);
    little += {static_cast<char>(byte), '\0'};
    unmarked += {static_cast<char>(byte), '\0'};
    big += {'\0', static_cast<char>(byte)};
  }
  const auto guessed = load(latin);
  EXPECT_EQ(shown(guessed), expected);
  EXPECT_THAT(guessed->notes,
              ElementsAre("the text is not UTF-8, it is read as Windows-1252 (guessed)"));
  // The only letter that tells is the last one.
  EXPECT_EQ(shown(load("a\nx\nJyv\xE4")), "a:x,Jyvä");
  EXPECT_EQ(shown(load(little)), expected);
  EXPECT_EQ(shown(load(big)), expected);
  EXPECT_EQ(shown(load(unmarked)), expected);
  TableRequest utf8;
  utf8.format.encoding = TextEncoding::Utf8;
  EXPECT_EQ(load(latin, utf8).error().text(), "t.csv:1: is not UTF-8");
  EXPECT_EQ(load(std::string("a,b\n1,\0002\n", 9)).error().text(),
            "t.csv: is not a text file (line 2 holds a zero byte)");
}

TEST_F(TableLoadingTest, AsksWhetherTheFirstLineHasNames) {
  const std::string text = "1.0,2.0\n2.0,1.0\n";
  EXPECT_EQ(load(text).error().where, "data.header");
  EXPECT_EQ(shown(load(text, with(false))), "column1=1,2 column2=2,1");
  EXPECT_EQ(shown(load(text, with(true))), "1.0=2 2.0=1");
  // Where no name is a number nobody is asked.
  EXPECT_EQ(shown(load("a,b\nc,d\n")), "a:c b:d");
}

TEST_F(TableLoadingTest, NamesColumnsWithoutNames) {
  // pandas
  EXPECT_EQ(shown(load(",x,y\n0,1,2\n1,3,4\n")), "rowName=0,1 x=1,3 y=2,4");
  // R
  EXPECT_EQ(shown(load("x y\nann 1 2\nbob 3 4\n")), "rowName:ann,bob x=1,3 y=2,4");
  // A separator at the end of every line, or of all but the first.
  EXPECT_EQ(shown(load("x,y,\n1,2,\n3,4,\n")), "x=1,3 y=2,4 column3=,");
  EXPECT_EQ(shown(load("x,y\n1,2,\n3,4,\n")), "x=1,3 y=2,4");
}

TEST_F(TableLoadingTest, AsksWhetherAFirstLineLikeValuesHasNames) {
  for (const char* first :
       {"2024-01-01", "2024-01-01T12:00:00Z", "31.1.2024", "31/1/2024", "12:30", "12%", "12 %",
        "\"1.234,56\"", "1 234", "$12.50", "\u22121.5", "-", "NA", "inf", "TRUE", "false"}) {
    const auto asked = load(fmt::format("Kumpula,{}\nKumpula,x\nKaisa,y\n", first));
    ASSERT_FALSE(asked.ok()) << first;
    EXPECT_EQ(asked.error().where, "data.header") << first;
  }
  EXPECT_EQ(load("Kumpula,2024-01-01\nKaisa,2024-01-02\n").error().message,
            "the first line of t.csv may have the names of the columns or values already "
            "(Kumpula, 2024-01-01): choose names or values");
  // Names are other than the texts below them.
  EXPECT_EQ(load("democrat,n,y\nrepublican,y,n\ndemocrat,y,y\n").error().where, "data.header");
  EXPECT_EQ(load("p,x,s\ne,b,s\n").error().where, "data.header");
  EXPECT_EQ(shown(load("party,n,y\nrepublican,y,n\ndemocrat,y,n\n")),
            "party:republican,democrat n:y,y y:n,n");
  // A column without a name is no doubt about the others.
  EXPECT_EQ(shown(load("A,,x\nB,3,y\nC,4,z\n")), "A:B,C column2=3,4 x:y,z");
  // Sodium is no missing value, and below a name of a column of numbers no other is expected.
  EXPECT_EQ(shown(load("Na,s\n1,s\n2,t\n")), "Na=1,2 s:s,t");
  EXPECT_EQ(shown(load(",x,,\n1,2,,\n")), "rowName=1 x=2 column3= column4=");
}

TEST_F(TableLoadingTest, PointsAmongDecimalCommasAreNoDecimals) {
  const std::string text = "Preis;Menge\n1.234;2,5\n2.500;3,5\n12;4\n";
  TableRequest prices;
  prices.only = {"Preis"};
  const auto loaded = load(text, prices);
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded->format.decimal, ',');
  ASSERT_EQ(loaded->problemCount, 2);
  EXPECT_EQ(loaded->problems[0].line, 2);
  EXPECT_EQ(loaded->problems[0].message,
            "Preis must be a finite number, got '1.234'; this file has decimal commas, and points "
            "that separate thousands are not read");
  EXPECT_EQ(shown(loaded), "Preis:12");
  EXPECT_THAT(load(text)->notes, Contains(HasSubstr("line 2: Preis must be a finite number")));
  prices.asTexts = {"Preis"};
  EXPECT_EQ(shown(load(text, prices)), "Preis:1.234,2.500,12");
  // Dates with points are texts.
  prices.only = {"d"};
  EXPECT_EQ(load("d;x\n31.1.2024;1,5\n", prices)->problemCount, 0);
  EXPECT_THAT(load("a;b\n1.5;2\n2;3\n")->notes,
              ElementsAre("cells are separated by semicolons (guessed)",
                          "points in numbers are decimal signs (guessed)"));
}

TEST_F(TableLoadingTest, QuotedNumbersBetweenCommasHaveDecimalCommas) {
  const auto sheet = load(
      "\"pvm\",\"x\",\"y\"\n\"1.2.2024\",\"1,5\",\"2,5\"\n"
      "\"2.2.2024\",\"1,7\",\"3\"\n");
  EXPECT_EQ(shown(sheet), "pvm:1.2.2024,2.2.2024 x=1.5,1.7 y=2.5,3");
  EXPECT_THAT(sheet->notes, ElementsAre("numbers have decimal commas (guessed)"));
  // Lists of two, a slip, thousands, decimal points, lists.
  EXPECT_EQ(shown(load("x,y\n\"1,5\",1\n\"2,5\",1\n")), "x:1,5,2,5 y=1,1");
  EXPECT_EQ(shown(load("x,y\n\"1,5\",1\n2,1\n")), "x:1,5,2 y=1,1");
  EXPECT_EQ(shown(load("x,y\n\"1,234\",1\n\"2,345\",1\n")), "x:1,234,2,345 y=1,1");
  EXPECT_EQ(shown(load("x,y\n\"1,5\",1.5\n\"2,5\",1\n")), "x:1,5,2,5 y=1.5,1");
  EXPECT_EQ(shown(load("x,y\n\"1,5\",1\n\"2,5\",1\n\"1,5,7\",2\n")), "x:1,5,2,5,1,5,7 y=1,1,2");
}

TEST_F(TableLoadingTest, AsksWhatACommaBelowOneNameIs) {
  const std::string text = "y\n1,5\n2,5\n3,5\n";
  EXPECT_EQ(load(text).error().text(),
            "data.decimal: t.csv has one name above rows such as 3,5: choose comma if this is one "
            "number with a decimal comma, or point if its first part is the name of the row");
  TableRequest request;
  request.format.decimal = ',';
  EXPECT_EQ(shown(load(text, request)), "y=1.5,2.5,3.5");
  request.format.decimal = '.';
  EXPECT_EQ(shown(load(text, request)), "rowName=1,2,3 y=5,5,5");
  EXPECT_EQ(shown(load("y\nann,5\nbob,6\n")), "rowName:ann,bob y=5,6");
}

TEST_F(TableLoadingTest, LaterColumnsOfEqualNamesGetNumbers) {
  EXPECT_EQ(load("x,x\n1,2\n").error().text(), "t.csv:1: column 'x' appears twice");
  TableRequest request;
  request.format.renamesColumns = true;
  const auto loaded = load("x,x,y,x.1,x\n1,2,3,4,5\n", request);
  EXPECT_EQ(shown(loaded), "x=1 x.2=2 y=3 x.1=4 x.3=5");
  EXPECT_THAT(loaded->notes, ElementsAre("column 2 is called 'x.2', as another one is called 'x'",
                                         "column 5 is called 'x.3', as another one is called 'x'"));
  // Names that are made up give way to those of the file.
  EXPECT_EQ(shown(load(",rowName,column4,\n1,2,3,4\n", request)),
            "rowName.1=1 rowName=2 column4=3 column4.1=4");
}

TEST_F(TableLoadingTest, FilesOfOtherProgramsAreNamed) {
  EXPECT_EQ(load(std::string("PK\x03\x04\x14\0\x06", 7)).error().text(),
            "t.csv: is an Excel workbook or another zip archive: save it as CSV");
  EXPECT_EQ(load(std::string("PAR1\x15\x04", 6)).error().text(),
            "t.csv: is a Parquet file: save it as CSV");
  EXPECT_EQ(load("\xD0\xCF\x11\xE0\xA1\xB1").error().text(),
            "t.csv: is an old Excel workbook: save it as CSV");
}

TEST_F(TableLoadingTest, SeparatorLineMayBeInQuotesOrLargeLetters) {
  EXPECT_EQ(shown(load("\"sep=;\"\nx;y\n1;2\n")), "x=1 y=2");
  EXPECT_EQ(shown(load("SEP=|\r\nx|y\r\n1|2\r\n")), "x=1 y=2");
}

TEST_F(TableLoadingTest, LinesThatAreTakenForCommentsAreNamed) {
  EXPECT_EQ(
      load("tag,n\n#a,1\n#b,2\n").error().text(),
      "t.csv: has a header but no rows: 2 comment lines are passed over, the first is line 2; "
      "data.comment says what begins a comment");
  EXPECT_THAT(load("tag,n\n#a,1\nb,2\n#c,3\n")->notes,
              ElementsAre("2 comment lines are passed over, the first is line 2"));
  TableRequest request;
  request.format.comment = "";
  EXPECT_EQ(shown(load("tag,n\n#a,1\n#b,2\n", request)), "tag:#a,#b n=1,2");
}

TEST_F(TableLoadingTest, KnowsMarksOfMissingValues) {
  EXPECT_EQ(shown(load("x\n1\nNA\nnan\nNULL\nNone\n-\n.\n?\n<NA>\n#N/A\nn/a\n2\n")),
            "x=1,,,,,,,,,,,2");
  // What is no such mark makes a column of texts, whose cells are kept as they are.
  const auto words = load("x\n1\nNA\nmissing\n");
  EXPECT_EQ(shown(words), "x:1,NA,missing");
  const auto& column = words->table.columns[0];
  EXPECT_TRUE(column.isMissing(1));
  EXPECT_TRUE(column.isWord(2));
  EXPECT_EQ(column.number(0), 1);
  TableRequest own;
  own.format.missing = {"-999"};
  EXPECT_EQ(shown(load("x,y\n1,-999\n-999,2\n", own)), "x=1, y=,2");
  // However the number is written.
  EXPECT_EQ(shown(load("x,y\n1,-999.0\n-9.99e2,2\n", own)), "x=1, y=,2");
  EXPECT_EQ(shown(load("x;y\n1,5;-999,0\n-999;2\n", own)), "x=1.5, y=,2");
  own.format.missing = {"-99.9"};
  EXPECT_EQ(shown(load("x;y\n1,5;-99,90\n-99,9;2\n", own)), "x=1.5, y=,2");
}

TEST_F(TableLoadingTest, KeepsKeysAsTheyAreWritten) {
  TableRequest request;
  request.asTexts = {"id"};
  EXPECT_EQ(shown(load("id,x\n007,1.0\n1.0,2\n", request)), "id:007,1.0 x=1,2");
  request.only = {"x"};
  const auto one = load("id,x,y\n007,1,2\n", request);
  EXPECT_EQ(shown(one), "x=1");
  EXPECT_THAT(one->table.requireColumn("z", "p").error().text(),
              HasSubstr("no column 'z', found 'id', 'x', 'y'"));
}

TEST_F(TableLoadingTest, AWordFarBelowMakesTheWholeColumnTexts) {
  std::string text = "x,y\n";
  for (int r = 0; r < 1000; ++r) text += "1.50,2\n";
  text += "low,3\n";
  const auto loaded = load(text);
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded->table.columns[0].written(0), "1.50");
  EXPECT_EQ(loaded->table.columns[0].written(1000), "low");
  EXPECT_EQ(loaded->table.columns[1].number(1000), 3);
}

TEST_F(TableLoadingTest, QuotedCellsHoldSeparatorsLineBreaksAndQuotes) {
  const auto loaded = load("station,tmax\nAho,\"[0.3, -1.9]\"\n\"a \"\"b\"\"\nc\",\"x\"\nlast,y\n");
  EXPECT_EQ(shown(loaded), "station:Aho,a \"b\"\nc,last tmax:[0.3, -1.9],x,y");
  EXPECT_THAT(loaded->table.lines, ElementsAre(2, 3, 5));
  EXPECT_EQ(load("a,b\n1,\"2\n3,4\n").error().text(), "t.csv:2: a quoted cell is not closed");
  EXPECT_EQ(load("a,b\n1,\"2\"x\n").error().text(), "t.csv:2: text follows a closing quote");
}

TEST_F(TableLoadingTest, RowsOfOtherLengthsAreListedWithTheirLines) {
  const auto loaded = load("a,b\n1,2\n3\n4,5\n6,7,8\n");
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(shown(loaded), "a=1,4 b=2,5");
  ASSERT_EQ(loaded->problemCount, 2);
  EXPECT_EQ(loaded->problems[0].line, 3);
  EXPECT_EQ(loaded->problems[0].message, "has 1 cell, the header has 2");
  EXPECT_EQ(loaded->problems[1].message, "has 3 cells, the header has 2");
}

TEST_F(TableLoadingTest, ReadsWhatGzipHasPacked) {
  std::string text = "x,y\n";
  for (int r = 0; r < 300000; ++r) text += formatNumber(r) + ",1\n";
  gzFile out = gzopen(file_.c_str(), "wb");
  ASSERT_EQ(gzwrite(out, text.data(), static_cast<unsigned>(text.size())),
            static_cast<int>(text.size()));
  gzclose(out);
  double last = 0;
  const auto loaded = loadTable(file_, "t.csv.gz", {}, [&](double share) {
    EXPECT_GE(share, last);
    EXPECT_LE(share, 1);
    last = share;
    return true;
  });
  ASSERT_TRUE(loaded.ok()) << loaded.error().text();
  EXPECT_EQ(loaded->table.rows(), 300000U);
  EXPECT_EQ(loaded->table.columns[0].number(299999), 299999);
  EXPECT_GT(last, 0.9);
  std::filesystem::resize_file(file_, std::filesystem::file_size(file_) / 2);
  EXPECT_THAT(loadTable(file_, "t.csv.gz", {}).error().text(),
              HasSubstr("t.csv.gz: is cut off: what gzip has packed does not end"));
}

TEST_F(TableLoadingTest, ReadsIdxFiles) {
  // Three images of 2 × 2 bytes, then two labels.
  const std::string images(
      "\0\0\x08\x03\0\0\0\x03\0\0\0\x02\0\0\0\x02\x01\x02\x03\x04\xFF\0\0\x09"
      "\x05\x06\x07\x08",
      28);
  EXPECT_EQ(shown(load(images)), "pixel1=1,255,5 pixel2=2,0,6 pixel3=3,0,7 pixel4=4,9,8");
  EXPECT_EQ(shown(load(std::string("\0\0\x08\x01\0\0\0\x02\x07\x03", 10))), "label=7,3");
  EXPECT_EQ(load(images.substr(0, 26)).error().text(), "t.csv: is cut off: it has 2 rows of 3");
}

TEST_F(TableLoadingTest, StopsOnRequestAndReadsNoMoreRowsThanAsked) {
  std::string text = "x\n";
  for (int r = 0; r < 20000; ++r) text += "1\n";
  ASSERT_TRUE(writeTextFile(file_, text).ok());
  int looks = 0;
  const auto stopped = loadTable(file_, "t.csv", {}, [&](double) { return ++looks < 2; });
  EXPECT_FALSE(stopped->finished);
  TableRequest few;
  few.mostRows = 7;
  EXPECT_EQ(loadTable(file_, "t.csv", few)->table.rows(), 7U);
}

}  // namespace
}  // namespace gtv
