// Every export is read again as it was, whatever the nodes are called; and others read it too.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "graph_files/graph_file.h"
#include "graph_writers/graph_writer.h"

namespace gtv {
namespace {

constexpr std::array allFormats{GraphFormat::Csv, GraphFormat::GraphMl, GraphFormat::Gml,
                                GraphFormat::Pajek, GraphFormat::NodeLink};

GraphDocument unusualGraph() {
  GraphDocument graph;
  graph.keys = {"say \"hi\"",     "'single'",    "a & b", "<tag/>", "&amp;", "&#228;",
                "Jyväskylä",      "😀",          "1",     "007",    "-0.5",  "1e5",
                " blank around ", "back\\slash", "\\\"",  "a,b;c",  "#hash", "]]>",
                "*Edges",         "[x]",         "true",  "null",   "%",     "Größe=1",
                "end\\"};
  for (int i = 0; i + 1 < static_cast<int>(graph.keys.size()); ++i)
    graph.edges.push_back({i, i + 1, 1.0 / (i + 1)});
  graph.edges[0].weight = 100000;
  graph.edges[1].weight = 1e-05;
  graph.edges[2].weight = 1e300;
  graph.edges[3].weight = 5e-324;
  return graph;
}

TEST(GraphRoundTripTest, UnusualKeysAndWeightsRoundTripInEveryFormat) {
  const auto graph = unusualGraph();
  for (const auto format : allFormats) {
    const auto text = formatGraph(graph, format);
    const auto back = parseGraph(text, format, "g");
    ASSERT_TRUE(back.ok()) << back.error().text() << "\n" << text;
    EXPECT_EQ(back->keys, graph.keys) << text;
    EXPECT_EQ(back->edges, graph.edges) << text;
    EXPECT_THAT(back->warnings, ::testing::IsEmpty());
    EXPECT_EQ(lostIn(graph, format), "");
    // A second time round nothing changes.
    EXPECT_EQ(formatGraph(*back, format), text);
  }
}

TEST(GraphRoundTripTest, NumericKeysKeepTheirOrder) {
  GraphDocument graph;
  graph.keys = {"1", "2", "10"};
  graph.edges = {{0, 2, 2}, {1, 2, 0.25}};
  for (const auto format : allFormats) {
    const auto back = parseGraph(formatGraph(graph, format), format, "g");
    ASSERT_TRUE(back.ok()) << back.error().text();
    EXPECT_EQ(back->keys, graph.keys);
    EXPECT_EQ(back->edges, graph.edges);
  }
}

TEST(GraphRoundTripTest, LineBreaksInKeysAreKeptOrReportedAsLost) {
  GraphDocument graph;
  graph.keys = {"two\nlines", "tab\tand\rreturn"};
  graph.edges = {{0, 1, 1}};
  for (const auto format : allFormats) {
    const auto back = parseGraph(formatGraph(graph, format), format, "g");
    ASSERT_TRUE(back.ok()) << back.error().text();
    EXPECT_EQ(back->keys == graph.keys, lostIn(graph, format).empty()) << lostIn(graph, format);
    EXPECT_EQ(lostIn(graph, format).empty(), format != GraphFormat::Pajek);
  }
}

TEST(GraphRoundTripTest, ExportsKeysReadInOtherEncodings) {
  const auto latin = parseGraph("graph [ node [ id 0 label \"Jyv\xE4skyl\xE4\" ] node [ id 1 ] ]",
                                GraphFormat::Gml, "g.gml");
  ASSERT_TRUE(latin.ok()) << latin.error().text();
  for (const auto format : allFormats)
    EXPECT_TRUE(parseGraph(formatGraph(*latin, format), format, "g").ok());
}

TEST(GraphRoundTripTest, WritesGmlWithDecimalPointsAndAsciiText) {
  GraphDocument graph;
  graph.keys = {"a", "Jyväskylä", "say \"hi\""};
  graph.edges = {{0, 1, 100000}, {0, 2, 1e-05}, {1, 2, 1.5e-07}};
  graph.positions = (Matrix(2, 3) << 0, 1, 1e20, 2, 3, -4).finished();
  const auto gml = formatGraph(graph, GraphFormat::Gml);
  for (const char* part :
       {"weight 100000.0\n", "weight 1.0e-05\n", "weight 1.5e-07\n", "x 0.0\n", "x 1.0e+20\n",
        "y -4.0\n", "label \"Jyv&#228;skyl&#228;\"\n", "label \"say &#34;hi&#34;\"\n"})
    EXPECT_THAT(gml, ::testing::HasSubstr(part));
  for (const char c : gml) EXPECT_LT(static_cast<unsigned char>(c), 0x80);
}

TEST(GraphRoundTripTest, NamesThatBecomeEqualGetNumbers) {
  GraphDocument graph;
  graph.keys = {"a b",
                "a\x01"
                "b",
                "a\x02"
                "b"};
  graph.edges = {{0, 1, 1}, {1, 2, 2}};
  for (const auto format : {GraphFormat::Pajek, GraphFormat::GraphMl}) {
    const auto back = parseGraph(formatGraph(graph, format), format, "g");
    ASSERT_TRUE(back.ok()) << back.error().text();
    EXPECT_EQ(back->keys, (std::vector<std::string>{"a b", "a b (2)", "a b (3)"}));
    EXPECT_EQ(back->edges, graph.edges);
  }
  EXPECT_EQ(lostIn(graph, GraphFormat::GraphMl),
            "control characters in the names of nodes, names that become equal by that (they get a "
            "number)");
  EXPECT_EQ(lostIn(graph, GraphFormat::Gml), "");
}

}  // namespace
}  // namespace gtv
