#include "base/text_encoding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/csv.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using namespace std::string_literals;

TEST(TextEncodingTest, Utf8IsKeptAndItsByteOrderMarkRemoved) {
  const auto text = decodeText("\xEF\xBB\xBFZürich", "t");
  ASSERT_TRUE(text.ok());
  EXPECT_EQ(text->text, "Zürich");
  EXPECT_EQ(text->warning, "");
}

TEST(TextEncodingTest, WindowsEncodingIsGuessedWithWarning) {
  const auto text = decodeText("Jyv\xE4skyl\xE4 \x80 \x9F", "g.gml");
  ASSERT_TRUE(text.ok()) << text.error().text();
  EXPECT_EQ(text->text, "Jyväskylä € Ÿ");
  EXPECT_THAT(text->warning, HasSubstr("g.gml: is not UTF-8; it is read as Windows-1252"));
  EXPECT_TRUE(csvText(text->text, "t").ok());
}

TEST(TextEncodingTest, UndecodableBytesAreReportedWithLine) {
  EXPECT_THAT(decodeText("a\nb\n\xE4\x81", "g.gml").error().text(),
              HasSubstr("g.gml:3: the byte 0x81 is neither UTF-8 nor Windows-1252"));
  EXPECT_FALSE(decodeText("a\0b\xE4"s, "g.gml").ok());
}

TEST(TextEncodingTest, Utf16IsDetectedByByteOrderMark) {
  EXPECT_EQ(decodeText("\xFF\xFE"
                       "a\0\xE4\0\x3D\xD8\x00\xDE"s,
                       "t")
                ->text,
            "aä😀");
  EXPECT_EQ(decodeText("\xFE\xFF\0a\0\xE4\xD8\x3D\xDE\x00"s, "t")->text, "aä😀");
  EXPECT_FALSE(decodeText("\xFF\xFE"
                          "a\0\x3D\xD8"s,
                          "t")
                   .ok());
  EXPECT_FALSE(decodeText("\xFF\xFE"
                          "a"s,
                          "t")
                   .ok());
}

TEST(TextEncodingTest, DeclaredEncodingIsUsed) {
  const auto text = decodeText("\xE4", "t", "ISO-8859-1");
  ASSERT_TRUE(text.ok());
  EXPECT_EQ(text->text, "ä");
  EXPECT_EQ(text->warning, "");
  // Two characters of ISO-8859-1 that happen to be one of UTF-8.
  EXPECT_EQ(decodeText("\xC3\xA4", "t", "latin1")->text, "Ã¤");
  EXPECT_THAT(decodeText("a", "t", "KOI8-R").error().text(), HasSubstr("KOI8-R"));
}

TEST(TextEncodingTest, ReadsCharacterReferences) {
  std::string text;
  EXPECT_TRUE(appendCharacterReference(text, "#228"));
  EXPECT_TRUE(appendCharacterReference(text, "#x1F600"));
  EXPECT_EQ(text, "ä😀");
  for (const char* none : {"", "#", "#x", "#0", "#xD800", "#1114112", "228", "#2 8", "#-1"})
    EXPECT_FALSE(appendCharacterReference(text, none)) << none;
  EXPECT_EQ(text, "ä😀");
}

}  // namespace
}  // namespace gtv
