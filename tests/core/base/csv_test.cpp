#include "base/csv.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "base/json.h"
#include "base/number.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

std::string data(const std::string& file) { return testing::testDataFolder() + "/" + file; }

std::string errorOf(std::string_view text) {
  const auto table = parseCsv(text, "t.csv");
  return table ? "no error" : table.error().text();
}

std::vector<std::vector<std::string>> cellsOf(std::string_view text) {
  const auto table = parseCsv(text, "t.csv");
  if (!table) {
    ADD_FAILURE() << table.error().text();
    return {};
  }
  std::vector<std::vector<std::string>> cells{table->header};
  for (const auto& row : table->rows) cells.push_back(row.cells);
  return cells;
}

std::string rowText(const std::vector<std::string>& cells) {
  std::string text;
  for (std::size_t c = 0; c < cells.size(); ++c) {
    if (c > 0) text += ',';
    text += csvCell(cells[c]);
  }
  text += '\n';
  return text;
}

using Cells = std::vector<std::vector<std::string>>;

TEST(CsvTest, ReadsPlainCells) {
  EXPECT_EQ(cellsOf("a,b\n1,2\n3,\n"), (Cells{{"a", "b"}, {"1", "2"}, {"3", ""}}));
}

TEST(CsvTest, AcceptsOptionalFinalNewlineCarriageReturnsAndByteOrderMark) {
  const Cells expected{{"a", "b"}, {"1", "2"}};
  for (const char* text : {"a,b\n1,2", "a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\r\n1,2",
                           "\xEF\xBB\xBF\x61,b\n1,2\n", "a,b\n1,2\n\n\n", "a,b\r\n1,2\r\n\r\n"})
    EXPECT_EQ(cellsOf(text), expected) << text;
}

TEST(CsvTest, QuotedCellsHoldCommasQuotesAndLineBreaks) {
  EXPECT_EQ(cellsOf("a,b\n\"x,y\",\"say \"\"hi\"\"\"\n\"two\r\nlines\",\"\"\n"),
            (Cells{{"a", "b"}, {"x,y", "say \"hi\""}, {"two\r\nlines", ""}}));
}

TEST(CsvTest, KeepsBlanksAndNonAsciiCharacters) {
  EXPECT_EQ(cellsOf("name\n Düsseldorf \n东京\n😀\n"),
            (Cells{{"name"}, {" Düsseldorf "}, {"东京"}, {"😀"}}));
}

TEST(CsvTest, LineNumbersIncludeQuotedLineBreaks) {
  const auto table = parseCsv("a\n\"1\n2\"\n3\n", "t.csv");
  ASSERT_TRUE(table.ok());
  ASSERT_EQ(table->rows.size(), 2U);
  EXPECT_EQ(table->rows[0].line, 2);
  EXPECT_EQ(table->rows[1].line, 4);
}

TEST(CsvTest, ReadsTableWithHeaderOnly) {
  const auto table = parseCsv("a,b", "t.csv");
  ASSERT_TRUE(table.ok());
  EXPECT_TRUE(table->rows.empty());
}

TEST(CsvTest, MalformedTextIsReportedWithLine) {
  using namespace std::string_literals;
  EXPECT_EQ(errorOf(""), "t.csv: is empty");
  EXPECT_EQ(errorOf("\xEF\xBB\xBF"), "t.csv: is empty");
  EXPECT_EQ(errorOf("\n\r\n"), "t.csv: is empty");
  EXPECT_EQ(errorOf("a,b\n1\0,2\n"s), "t.csv: is not a text file (line 2 holds a zero byte)");
  EXPECT_EQ(errorOf("\x89PNG\r\n\x1A\n"), "t.csv: is not a text file (line 1 is not UTF-8)");
  EXPECT_EQ(errorOf("a\nD\xFCsseldorf\n"), "t.csv: is not a text file (line 2 is not UTF-8)");
  EXPECT_EQ(errorOf("\xFF\xFE"
                    "a\0"s),
            "t.csv: is not a text file (line 1 is not UTF-8)");
  EXPECT_EQ(errorOf("a\r1\r2"),
            "t.csv:1: a carriage return stands alone, lines must end with LF "
            "or CRLF");
  EXPECT_EQ(errorOf("a\n1\n\"2\n3\n"), "t.csv:3: a quoted cell is not closed");
  EXPECT_EQ(errorOf("a\n\"1\" \n"), "t.csv:2: text follows a closing quote");
  EXPECT_EQ(errorOf("a\n1\"2\"\n"),
            "t.csv:2: a quote appears inside a cell that does not begin with one");
}

TEST(CsvTest, RefusesOverlongUtf8) {
  for (const char* bad : {"\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                          "\xF0\x80\x80\x80", "\xF5\x80\x80\x80", "\x80", "\xE2\x82", "\xC3"})
    EXPECT_EQ(errorOf(bad), "t.csv: is not a text file (line 1 is not UTF-8)");
  for (const char* good : {"\xC2\x80", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEF\xBF\xBF",
                           "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    EXPECT_EQ(errorOf(good), "no error");
}

TEST(CsvTest, RowsWithWrongNumberOfCellsAreReportedWithLine) {
  EXPECT_EQ(errorOf("a,b,c\n1,2,3\n1,2\n"), "t.csv:3: has 2 cells, the header has 3");
  EXPECT_EQ(errorOf("a,b\n1\n"), "t.csv:2: has 1 cell, the header has 2");
  EXPECT_EQ(errorOf("a,b\n1,2,3\n"), "t.csv:2: has 3 cells, the header has 2");
  EXPECT_EQ(errorOf("a,b\n1,2\n\n1,2\n"), "t.csv:3: has 1 cell, the header has 2");
}

TEST(CsvTest, RefusesRepeatedColumnNames) {
  EXPECT_EQ(errorOf("a,b,a\n"), "t.csv:1: column 'a' appears twice");
  EXPECT_EQ(errorOf("a,,b\n"), "t.csv:1: column 2 has no name");
  EXPECT_EQ(errorOf("a,b,\n"), "t.csv:1: column 3 has no name");
  EXPECT_EQ(errorOf("\na\n"), "t.csv:1: column 1 has no name");
}

TEST(CsvTest, MissingColumnErrorListsExistingColumns) {
  const auto table = parseCsv("Source,target\n", "edges.csv");
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->requireColumn("target").value(), 1);
  EXPECT_EQ(table->column("target"), 1);
  EXPECT_EQ(table->column("source"), -1);
  EXPECT_EQ(table->requireColumn("source").error().text(),
            "edges.csv:1: no column 'source', found 'Source', 'target'");
  EXPECT_EQ(parseCsv("node;y;x1\n", "d.csv")->requireColumn("node").error().text(),
            "d.csv:1: no column 'node', found 'node;y;x1'; cells must be separated by commas");
}

TEST(CsvTest, RefusesCellsThatAreNotOneFiniteNumber) {
  const auto table = parseCsv("x,weight\n1,-2.5e3\n", "e.csv");
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->number(table->rows[0], 1).value(), -2500);
  const auto problem = [](const std::string& cell) {
    const auto t = parseCsv("x,weight\n1," + csvCell(cell) + "\n", "e.csv");
    const auto number = t->number(t->rows[0], 1);
    return number ? "no error" : number.error().text();
  };
  EXPECT_EQ(problem(""), "e.csv:2: weight is empty, expected a number");
  EXPECT_EQ(problem("abc"), "e.csv:2: weight must be a finite number, got 'abc'");
  EXPECT_EQ(problem(" 3"), "e.csv:2: weight must be a finite number, got ' 3'");
  EXPECT_EQ(problem("3 "), "e.csv:2: weight must be a finite number, got '3 '");
  EXPECT_EQ(problem("1,5"),
            "e.csv:2: weight must be a finite number, got '1,5'; this file has "
            "decimal points, not commas");
  EXPECT_EQ(problem("1,5,2"), "e.csv:2: weight must be a finite number, got '1,5,2'");
  EXPECT_EQ(problem("0x10"), "e.csv:2: weight must be a finite number, got '0x10'");
  for (const char* cell : {"nan", "NaN", "inf", "-inf", "infinity", "1e999", "--1", "1e", ".", "+"})
    EXPECT_EQ(problem(cell),
              std::string("e.csv:2: weight must be a finite number, got '") + cell + "'");
  EXPECT_EQ(problem("line\nbreak"), "e.csv:2: weight must be a finite number, got 'line break'");
  EXPECT_LT(problem(std::string(100000, 'z')).size(), 120U);
}

TEST(CsvTest, NumberProblemsSayWhatIsOdd) {
  const auto hint = [](const std::string& cell) {
    const auto message = numberProblem(cell);
    const auto at = message.find("; ");
    return at == std::string::npos ? std::string() : message.substr(at + 2);
  };
  EXPECT_EQ(hint("\u22122,5"), "its minus sign is not the usual one, -");
  for (const char* cell : {"1 234,5", "1\u00A0234,5", "1'234.5"})
    EXPECT_EQ(hint(cell), "blanks and other signs that separate thousands are not read");
  for (const char* cell : {"1.234,5", "1,234,567", "1,234.5"})
    EXPECT_EQ(hint(cell), "signs that separate thousands are not read");
  EXPECT_EQ(hint("12 %"), "the sign % is not read");
  EXPECT_EQ(hint("$12.50"), "signs of currencies are not read");
  EXPECT_EQ(hint("\\N"), "this is a mark of missing values, name it in missingMarks");
  EXPECT_EQ(hint("\uFEFF12"), "it holds a character that is not visible");
  EXPECT_EQ(hint("1.234"),
            "this file has decimal commas, and points that separate thousands are not read");
  for (const char* cell : {"a b", "B-12", "c %", "a 1"}) EXPECT_EQ(hint(cell), "") << cell;
}

TEST(CsvTest, ErrorsUseFileNameOfTheUser) {
  EXPECT_EQ(readCsv(data("not_text.csv")).error().text(),
            data("not_text.csv") + ": is not a text file (line 1 is not UTF-8)");
  EXPECT_EQ(readCsv(data("not_text.csv"), "mine.csv").error().text(),
            "mine.csv: is not a text file (line 1 is not UTF-8)");
  EXPECT_EQ(readCsv("/nowhere/mine.csv", "mine.csv").error().text(),
            "mine.csv: cannot be read (No such file or directory)");
  EXPECT_EQ(readCsv(testing::testDataFolder(), "mine.csv").error().text(),
            "mine.csv: is a folder, expected a file");
}

TEST(CsvTest, ReadsMatrixWithoutHeader) {
  const auto file = ::testing::TempDir() + "gtv_matrix.csv";
  const auto read = [&](std::string_view text) {
    EXPECT_TRUE(writeTextFile(file, text).ok());
    return readCsvMatrix(file);
  };
  EXPECT_EQ(read("1,0.5\r\n0.5,2\r\n").value(),
            (std::vector<std::vector<double>>{{1, 0.5}, {0.5, 2}}));
  EXPECT_EQ(read("").error().text(), file + ": is empty");
  EXPECT_EQ(read("1,2\n3\n").error().text(), file + ":2: has 1 number, the rows before it have 2");
  EXPECT_EQ(read("1,2\n3,x\n").error().text(),
            file + ":2: column 2 must be a finite number, got 'x'");
  EXPECT_EQ(read("1,2\n,3\n").error().text(), file + ":2: column 1 is empty, expected a number");
  EXPECT_EQ(readCsvMatrix("/nowhere/Q.csv").error().where, "/nowhere/Q.csv");
  std::filesystem::remove(file);
}

TEST(CsvTest, WrittenCellsReadBack) {
  const std::vector<std::string> header{"plain", "a,b", "\"", "line\nbreak", " blank ", "\r", "ü"};
  EXPECT_EQ(csvCell("plain"), "plain");
  EXPECT_EQ(csvCell("a,\"b\""), "\"a,\"\"b\"\"\"");
  EXPECT_EQ(cellsOf(rowText(header)), (Cells{header}));
}

TEST(CsvTest, HundredThousandRowsReadBack) {
  std::mt19937_64 random(3);
  std::string text = "node,y\n";
  std::vector<double> values;
  for (int r = 0; r < 100000; ++r) {
    values.push_back(
        std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 200) - 160));
    text += csvCell(fmt::format("n,{}", r)) + "," + formatNumber(values.back()) + "\r\n";
  }
  const auto table = parseCsv(text, "big.csv");
  ASSERT_TRUE(table.ok());
  ASSERT_EQ(table->rows.size(), values.size());
  for (std::size_t r = 0; r < values.size(); ++r) {
    ASSERT_EQ(table->rows[r].line, static_cast<int>(r) + 2);
    ASSERT_EQ(table->rows[r].cells[0], fmt::format("n,{}", r));
    ASSERT_EQ(table->number(table->rows[r], 1).value(), values[r]);
  }
}

TEST(CsvTest, RandomTextGivesErrorOrConsistentTable) {
  std::mt19937_64 random(11);
  const std::string pieces[] = {",",
                                "\n",
                                "\r\n",
                                "\r",
                                "\"",
                                "\"\"",
                                "a",
                                "1.5",
                                "\xC3\xBC",
                                "\xFF",
                                std::string(1, '\0'),
                                "\xEF\xBB\xBF",
                                " ",
                                ";",
                                "\xE2\x82",
                                std::string(70000, 'q')};
  int tables = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    const bool anyBytes = round % 4 == 0;
    const bool tame = round % 4 == 1;  // a table is likely
    const auto length = random() % 24;
    for (std::uint64_t k = 0; k < length; ++k) {
      if (anyBytes)
        text += static_cast<char>(random() % 256);
      else if (const auto p = random() % (tame ? 9 : 16); p < 15 || random() % 50 == 0)
        text += tame && p == 3 ? std::string("b") : pieces[p];
    }
    const auto table = parseCsv(text, "g.csv");
    if (!table) {
      ASSERT_TRUE(table.error().where.starts_with("g.csv"));
      ASSERT_FALSE(table.error().message.empty());
      continue;
    }
    ++tables;
    int line = 1;
    for (const auto& row : table->rows) {
      ASSERT_EQ(row.cells.size(), table->header.size());
      ASSERT_GT(row.line, line);
      line = row.line;
      for (int c = 0; c < static_cast<int>(row.cells.size()); ++c) (void)table->number(row, c).ok();
    }
    // What was read can be written and read again.
    const auto header = parseCsv(rowText(table->header), "g.csv");
    ASSERT_TRUE(header.ok()) << header.error().text();
    ASSERT_EQ(header->header, table->header);
  }
  EXPECT_GT(tables, 500);
}

}  // namespace
}  // namespace gtv
