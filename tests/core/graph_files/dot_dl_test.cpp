// DOT of Graphviz and DL of UCINET.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "parsed_graph.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using DotKeys = std::vector<std::string>;
using DotEdges = std::vector<Edge>;

TEST(DotFileTest, ReadsWeightsLabelsAndPositions) {
  const auto graph = read(
      "graph G {\n  node [label=\"\\N\"];\n  a [pos=\"1.5,2!\"]; b [label=\"second one\", "
      "pos=\"3,4\"]; c [pos=\"0,0\"];\n  a -- b [weight=2.5]; b -- c [weight=0.001];\n}\n",
      GraphFormat::Dot);
  EXPECT_EQ(graph.keys, (DotKeys{"a", "second one", "c"}));
  EXPECT_EQ(graph.edges, (DotEdges{{0, 1, 2.5}, {1, 2, 1e-3}}));
  EXPECT_EQ(graph.positions, (Matrix(2, 3) << 1.5, 3, 0, 2, 4, 0).finished());
  EXPECT_THAT(graph.warnings, IsEmpty());
}

TEST(DotFileTest, DefaultsOfEdgesAreTheirAttributes) {
  const auto graph =
      read("graph { edge [weight=3]; a -- b; b -- c [weight=4]; }", GraphFormat::Dot);
  EXPECT_EQ(graph.edges, (DotEdges{{0, 1, 3}, {1, 2, 4}}));
}

TEST(DotFileTest, EdgesOfSetsAndChainsAreAllRead) {
  const auto graph = read("graph { a -- {b c} -- d }", GraphFormat::Dot);
  EXPECT_EQ(graph.keys, (DotKeys{"a", "b", "c", "d"}));
  EXPECT_EQ(graph.edges, (DotEdges{{0, 1, 1}, {0, 2, 1}, {1, 3, 1}, {2, 3, 1}}));
}

TEST(DotFileTest, SubgraphsCalledClusterAreClusters) {
  const auto graph = read(
      "graph { subgraph cluster_x { a; b } subgraph cluster_y { c; subgraph other { d } } a -- c; "
      "b -- d }",
      GraphFormat::Dot);
  EXPECT_EQ(graph.clusters, (std::vector<int>{0, 0, 1, 1}));
}

TEST(DotFileTest, DirectionsFollowThePolicy) {
  const char* digraph = "digraph { a -> b [weight=1]; b -> a [weight=3] }";
  EXPECT_THAT(refusal(digraph, GraphFormat::Dot), HasSubstr("g: edge 'b' - 'a' has weight 1"));
  EdgePolicy policy;
  policy.directions = EdgeMerge::Mean;
  EXPECT_EQ(read(digraph, GraphFormat::Dot, policy).edges, (DotEdges{{0, 1, 2}}));
}

TEST(DotFileTest, OfSeveralGraphsTheFirstIsReadWithAWarning) {
  const auto graph = read("graph { a -- b }\ngraph { c -- d -- e }\n", GraphFormat::Dot);
  EXPECT_EQ(graph.keys, (DotKeys{"a", "b"}));
  EXPECT_THAT(graph.warnings, ElementsAre(HasSubstr("2 graphs")));
}

TEST(DotFileTest, MistakesAreNamedWithTheirLine) {
  EXPECT_THAT(refusal("graph {\n a -- b;\n c -> d;\n}", GraphFormat::Dot),
              HasSubstr("g:3: syntax error"));
  EXPECT_THAT(refusal("nothing of this kind", GraphFormat::Dot), HasSubstr("g:1: syntax error"));
  EXPECT_THAT(refusal("graph { a -- b }\nthis is { broken", GraphFormat::Dot),
              HasSubstr("g:2: syntax error"));
  // The parser goes on with the next file.
  EXPECT_EQ(read("graph { a -- b }", GraphFormat::Dot).edges.size(), 1);
}

TEST(DlFileTest, ReadsFullMatrixWithLabels) {
  const auto graph = read(
      "dl n = 3, format = fullmatrix\nlabels:\nanna,ben\n\"carl the third\"\ndata:\n0 2 0\n2 0 "
      "0.5\n0 "
      "0.5 0\n",
      GraphFormat::Dl);
  EXPECT_EQ(graph.keys, (DotKeys{"anna", "ben", "carl the third"}));
  EXPECT_EQ(graph.edges, (DotEdges{{0, 1, 2}, {1, 2, 0.5}}));
}

TEST(DlFileTest, ReadsEmbeddedLabelsAndHalvesOfMatrices) {
  EXPECT_EQ(
      read("DL N=3\nFORMAT=FULLMATRIX\nLABELS EMBEDDED\nDATA:\n  a b c\na 0 1 0\nb 1 0 4\nc 0 4 "
           "0\n",
           GraphFormat::Dl)
          .edges,
      (DotEdges{{0, 1, 1}, {1, 2, 4}}));
  EXPECT_EQ(read("dl n=3 format=upperhalf diagonal=absent\ndata:\n1 0\n4\n", GraphFormat::Dl).edges,
            (DotEdges{{0, 1, 1}, {1, 2, 4}}));
  EXPECT_EQ(read("dl n=3 format=lowerhalf\ndata:\n0\n1 0\n0 4 0\n", GraphFormat::Dl).edges,
            (DotEdges{{0, 1, 1}, {1, 2, 4}}));
}

TEST(DlFileTest, ReadsListsOfEdgesAndOfNodes) {
  const auto edges = read("dl n=4 format=edgelist1\ndata:\n1 2 0.5\n2 4\n", GraphFormat::Dl);
  EXPECT_EQ(edges.keys, (DotKeys{"1", "2", "3", "4"}));
  EXPECT_EQ(edges.edges, (DotEdges{{0, 1, 0.5}, {1, 3, 1}}));
  const auto lists =
      read("dl n=3 format=nodelist1\nlabels embedded\ndata:\nx y z\ny z\n", GraphFormat::Dl);
  EXPECT_EQ(lists.keys, (DotKeys{"x", "y", "z"}));
  EXPECT_EQ(lists.edges, (DotEdges{{0, 1, 1}, {0, 2, 1}, {1, 2, 1}}));
}

TEST(DotFileTest, PositionsThatAreNoPointsInThePlaneAreWarnedOf) {
  const auto graph =
      read("graph { a [pos=\"3,4,5\"]; b [pos=\"here\"]; a -- b }", GraphFormat::Dot);
  EXPECT_THAT(graph.warnings, ::testing::Contains(HasSubstr("third coordinate")));
  EXPECT_THAT(graph.warnings, ::testing::Contains(HasSubstr("'here' of node b")));
}

TEST(DlFileTest, EdgesOfLabelledNodesAreGivenByNumber) {
  const auto graph = read("dl n=3 format=edgelist1\nlabels:\n2,3,1\ndata:\n1 2\n", GraphFormat::Dl);
  EXPECT_EQ(graph.keys, (DotKeys{"2", "3", "1"}));
  EXPECT_EQ(graph.edges, (DotEdges{{0, 1, 1}}));
}

TEST(DlFileTest, ListedWeightOfZeroIsWhatThePolicySays) {
  const char* text = "dl n=2 format=edgelist1\ndata:\n1 2 0\n";
  EXPECT_THAT(refusal(text, GraphFormat::Dl), HasSubstr("g:3"));
  EdgePolicy policy;
  policy.nonPositive = EdgeRepair::Drop;
  EXPECT_TRUE(read(text, GraphFormat::Dl, policy).edges.empty());
}

TEST(DlFileTest, MistakesAreNamedWithTheirLine) {
  EXPECT_THAT(refusal("dl n=5 format=el1\nlabels embedded\ndata:\na b\nb c\n", GraphFormat::Dl),
              HasSubstr("5 nodes and names 3"));
  EXPECT_THAT(refusal("dl n=2 diagonal=foo\ndata:\n", GraphFormat::Dl),
              HasSubstr("present or absent"));
  EXPECT_THAT(refusal("dl n=2 alpha=no\ndata:\n", GraphFormat::Dl),
              HasSubstr("'alpha' is not known"));
  EXPECT_EQ(refusal("dl n=2\nlabels:\n\"a,b\ndata:\n0 1\n1 0\n", GraphFormat::Dl),
            "g:3: a quote is not closed");
  EXPECT_EQ(refusal("n=3", GraphFormat::Dl), "g:1: expected a file that begins with dl");
  EXPECT_EQ(refusal("dl n=2\n", GraphFormat::Dl), "g:1: ends before data:");
  EXPECT_THAT(refusal("dl n=2\nformat=rankedlist1\ndata:\n", GraphFormat::Dl),
              HasSubstr("g:2: expected format fullmatrix"));
  EXPECT_THAT(refusal("dl nr=2, nc=3\ndata:\n", GraphFormat::Dl), HasSubstr("as many of both"));
  EXPECT_THAT(refusal("dl nm=2 n=2\ndata:\n", GraphFormat::Dl), HasSubstr("2 matrices"));
  EXPECT_EQ(refusal("dl n=2\ndata:\n0 1\n1\n", GraphFormat::Dl),
            "g:4: ends in row 2 of the matrix, before column 2");
  EXPECT_EQ(refusal("dl n=2\ndata:\n0 1\n1 0\n7", GraphFormat::Dl),
            "g:5: more numbers follow than the matrix has");
  EXPECT_EQ(refusal("dl n=2 format=el1\ndata:\n1 3\n", GraphFormat::Dl),
            "g:3: expected one of 2 nodes, got '3'");
  EXPECT_THAT(refusal("dl n=99999999999\ndata:\n", GraphFormat::Dl),
              HasSubstr("too many for a file"));
  EXPECT_THAT(refusal("dl n=2\nlabels:\na,a\ndata:\n", GraphFormat::Dl),
              HasSubstr("two nodes are called 'a'"));
}

TEST(DotFileTest, RepeatedEdgesAreNamedByTheirNodes) {
  EXPECT_EQ(refusal("graph { a -- b; b -- a }", GraphFormat::Dot),
            "g: edge 'a' - 'b' appears twice; graph.parallelEdges can be sum, mean, max or first");
  EXPECT_EQ(refusal("graph { a -- b [weight=heavy] }", GraphFormat::Dot),
            "g: edge 'a' - 'b': weight must be a finite number, got 'heavy'");
}

TEST(DlFileTest, ReadsLabelsAsUcinetWritesThem) {
  const std::string head = "DL\nN=3\nFORMAT = FULLMATRIX DIAGONAL PRESENT\n";
  const char* data = "DATA:\n 0 1 0\n 1 0 4\n 0 4 0\n";
  const DotEdges edges{{0, 1, 1}, {1, 2, 4}};
  const auto listed = read(head +
                               "ROW LABELS:\n\"a\"\n\"b\"\n\"c\"\nCOLUMN LABELS:\n\"a\"\n\"b\"\n"
                               "\"c\"\nLEVEL LABELS:\n\"net\"\n" +
                               data,
                           GraphFormat::Dl);
  EXPECT_EQ(listed.keys, (DotKeys{"a", "b", "c"}));
  EXPECT_EQ(listed.edges, edges);
  const auto embedded =
      read(head +
               "ROW LABELS EMBEDDED\nCOLUMN LABELS EMBEDDED\nDATA:\n a b c\na 0 1 0\nb 1 0 4\n"
               "c 0 4 0\n",
           GraphFormat::Dl);
  EXPECT_EQ(embedded.keys, (DotKeys{"a", "b", "c"}));
  EXPECT_EQ(embedded.edges, edges);
  const auto rows =
      read(head + "ROW LABELS EMBEDDED\nDATA:\na 0 1 0\nb 1 0 4\nc 0 4 0\n", GraphFormat::Dl);
  EXPECT_EQ(rows.keys, (DotKeys{"a", "b", "c"}));
  EXPECT_EQ(rows.edges, edges);
  EXPECT_EQ(
      read("DL N=3 FORMAT=FULLMATRIX DIAGONAL ABSENT\nDATA:\n1 0\n1 4\n0 4\n", GraphFormat::Dl)
          .edges,
      edges);
  EXPECT_THAT(refusal(head + "ROW LABELS:\na b c\nCOLUMN LABELS:\nx y z\n" + data, GraphFormat::Dl),
              HasSubstr("the rows and columns have different labels"));
}

}  // namespace
}  // namespace gtv
