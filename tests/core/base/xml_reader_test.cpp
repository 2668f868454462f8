#include "base/xml_reader.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gtv {
namespace {

/// All pieces in a line: "<a x=1>text</a>", or the error.
std::string piecesOf(std::string_view text) {
  XmlReader xml(text, "x");
  std::string out;
  for (;;) {
    const auto piece = xml.next();
    if (!piece) return piece.error().text();
    if (*piece == XmlReader::Piece::Finished) return out;
    if (*piece == XmlReader::Piece::Text) {
      out += xml.text();
    } else if (*piece == XmlReader::Piece::End) {
      out += fmt::format("</{}>", xml.element());
    } else {
      const auto* x = xml.attribute("x");
      out += fmt::format("<{}{}>", xml.element(), x == nullptr ? "" : " x=" + *x);
    }
  }
}

TEST(XmlReaderTest, ReadsElementsAttributesAndTexts) {
  EXPECT_EQ(piecesOf("<?xml version='1.0'?><!DOCTYPE a [<!ELEMENT a (b)>]><!-- <no> -->\n"
                     "<a x=\"1 &lt; 2\"><n:b n:x='\"'/>t &amp; u&#228;<![CDATA[<&]]></a>\n"),
            "<a x=1 < 2><b x=\"></b>t & uä<&</a>");
  EXPECT_EQ(piecesOf("<a>one\r\ntwo</a>"), "<a>one\ntwo</a>");
}

TEST(XmlReaderTest, SyntaxErrorsAreReportedWithLine) {
  EXPECT_EQ(piecesOf("<a>\n<b></a>"), "x:2: </a> stands where <b> of line 2 should end");
  EXPECT_EQ(piecesOf("<a>\n<b>"), "x:2: <b> is not closed, the file ends before it");
  EXPECT_EQ(piecesOf("<a>\n\n&auml;</a>"),
            "x:3: the entity '&auml;' is not known, expected the character itself");
  EXPECT_EQ(piecesOf("<a x=1/>"), "x:1: the value of 'x' of <a> is not in quotes");
  EXPECT_EQ(piecesOf("nonsense"), "x:1: text appears outside of all elements, expected XML");
  EXPECT_EQ(piecesOf(""), "x:1: holds no XML element");
  EXPECT_EQ(piecesOf("<a/><b/>"), "x:1: a second document begins after the end of the first");
  EXPECT_EQ(piecesOf("<a/></a>"), "x:1: </a> ends nothing");
  EXPECT_EQ(piecesOf("<a>a & b</a>"), "x:1: an & stands alone, expected &amp;");
  EXPECT_EQ(piecesOf("<!-- open"), "x:1: what begins here with <! or <? is not closed");
}

/// So many elements inside of each other, each on its line.
std::string nested(int depth) {
  std::string text;
  for (int k = 0; k < depth; ++k) text += "<a>\n";
  for (int k = 0; k < depth; ++k) text += "</a>";
  return text;
}

TEST(XmlReaderTest, DepthIsLimited) {
  EXPECT_TRUE(piecesOf(nested(256)).starts_with("<a>\n<a>"));
  EXPECT_EQ(piecesOf(nested(257)), "x:257: elements are nested deeper than 256 levels");
  EXPECT_EQ(piecesOf(nested(50'000)), "x:257: elements are nested deeper than 256 levels");
}

/// A tag with so many attributes, each on its line.
std::string withAttributes(int count) {
  std::string text = "<a";
  for (int k = 1; k <= count; ++k) text += fmt::format(" a{}=''\n", k);
  return text + "/>";
}

TEST(XmlReaderTest, RefusesTooManyOrRepeatedAttributes) {
  EXPECT_EQ(piecesOf(withAttributes(1000)), "<a></a>");
  EXPECT_EQ(piecesOf(withAttributes(100'000)),
            "x:1001: <a> has more than 1000 attributes, expected at most that");
  EXPECT_EQ(piecesOf("<a x='1'\nx='2'/>"), "x:2: the attribute 'x' of <a> appears twice");
  EXPECT_EQ(piecesOf("<a x='1' n:x='2'/>"), "<a x=1></a>");
  EXPECT_EQ(piecesOf("<a x='1'/>\n<!-- --><!-- -->"), "<a x=1></a>");
}

TEST(XmlReaderTest, ReadsShortestComments) {
  EXPECT_EQ(piecesOf("<a><!--> <b> --></a>"), "<a></a>");
  EXPECT_EQ(piecesOf("<a><!---> <b> --></a>"), "<a></a>");
  EXPECT_EQ(piecesOf("<a><!----></a>"), "<a></a>");
  EXPECT_EQ(piecesOf("<a><?> <b> ?></a>"), "<a></a>");
}

TEST(XmlReaderTest, RefusesEveryTruncatedDocument) {
  const std::string_view whole =
      "<?xml version='1.0' encoding='UTF-8'?><!DOCTYPE a [<!-- ' -->]><a x='1'><b/>t<![CDATA[c]]>"
      "&#65;</a>";
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_TRUE(piecesOf(whole.substr(0, length)).starts_with("x:1: ")) << length;
}

TEST(XmlReaderTest, ReadsEncodingOfTheDeclaration) {
  EXPECT_EQ(declaredEncoding("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>"), "ISO-8859-1");
  EXPECT_EQ(declaredEncoding("<?xml version='1.0'?><a encoding='no'/>"), "");
  EXPECT_EQ(declaredEncoding("<a/>"), "");
}

}  // namespace
}  // namespace gtv
