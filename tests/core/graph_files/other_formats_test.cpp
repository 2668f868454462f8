// GEXF, Matrix Market, Pajek projects and the dialects of JSON.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "parsed_graph.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Keys = std::vector<std::string>;
using Edges = std::vector<Edge>;

std::string gexf(const std::string& attributes, const std::string& nodes, const std::string& edges,
                 const char* type = "undirected") {
  return fmt::format(
      "<gexf xmlns='http://www.gexf.net/1.2draft' xmlns:viz='http://www.gexf.net/1.2draft/viz' "
      "version='1.2'><graph "
      "defaultedgetype='{}'>{}<nodes>{}</nodes><edges>{}</edges></graph></gexf>",
      type, attributes, nodes, edges);
}

TEST(GexfFileTest, ReadsLabelsWeightsAndPositions) {
  const auto graph = read(gexf("",
                               "<node id='0' label='a'><viz:position x='1' y='2'/></node>"
                               "<node id='1' label='b'><viz:position x='3' y='4'/></node>",
                               "<edge id='0' source='0' target='1' weight='2.5'/>"),
                          GraphFormat::Gexf);
  EXPECT_EQ(graph.keys, (Keys{"a", "b"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2.5}}));
  EXPECT_EQ(graph.positions, (Matrix(2, 2) << 1, 3, 2, 4).finished());
  EXPECT_THAT(graph.warnings, IsEmpty());
}

TEST(GexfFileTest, ReadsDeclaredAttributesWithDefaults) {
  EdgePolicy policy;
  policy.weight = "strength";
  const auto graph = read(
      gexf("<attributes class='node'><attribute id='0' title='cluster' type='integer'>"
           "<default>1</default></attribute></attributes>"
           "<attributes class='edge'><attribute id='0' title='strength' "
           "type='double'/></attributes>",
           "<node id='a'><attvalues><attvalue for='0' value='0'/></attvalues></node><node id='b'/>",
           "<edge source='a' target='b'><attvalues><attvalue for='0' value='0.5'/></attvalues>"
           "</edge>"),
      GraphFormat::Gexf, policy);
  EXPECT_EQ(graph.clusters, (std::vector<int>{0, 1}));
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 0.5}}));
}

TEST(GexfFileTest, ReadsNodesInsideOfNodesAndWarns) {
  const auto graph = read(gexf("", "<node id='a'><nodes><node id='b'/></nodes></node>",
                               "<edge source='a' target='b'/>"),
                          GraphFormat::Gexf);
  EXPECT_EQ(graph.keys, (Keys{"a", "b"}));
  EXPECT_THAT(graph.warnings,
              ElementsAre("g: nodes stand inside of nodes; they are read like all others"));
}

TEST(GexfFileTest, UndeclaredNodesAndOtherRootsAreReported) {
  EXPECT_EQ(
      refusal(gexf("", "<node id='a'/>", "\n<edge source='a' target='z'/>"), GraphFormat::Gexf),
      "g:2: edge 'a' - 'z': node 'z' is not declared, expected a node with that id");
  EXPECT_EQ(refusal("<graphml/>", GraphFormat::Gexf), "g:1: expected <gexf>, got <graphml>");
}

TEST(MatrixMarketFileTest, ReadsPatternAndWeightedMatrices) {
  const auto pattern =
      read("%%MatrixMarket matrix coordinate pattern symmetric\n% comment\n3 3 2\n2 1\n3 2\n",
           GraphFormat::MatrixMarket);
  EXPECT_EQ(pattern.keys, (Keys{"1", "2", "3"}));
  EXPECT_EQ(pattern.edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
  const auto general =
      read("%%MatrixMarket matrix coordinate real general\n3 3 3\n1 2 2.5\n2 1 2.5\n3 2 5e-1\n",
           GraphFormat::MatrixMarket);
  EXPECT_EQ(general.edges, (Edges{{0, 1, 2.5}, {1, 2, 0.5}}));
  const auto dense = read("%%MatrixMarket matrix array integer symmetric\n3 3\n0\n4\n0\n0\n5\n0\n",
                          GraphFormat::MatrixMarket);
  EXPECT_EQ(dense.edges, (Edges{{0, 1, 4}, {1, 2, 5}}));
}

TEST(MatrixMarketFileTest, LinesMayEndAsWindowsWritesThem) {
  EXPECT_EQ(read("%%MatrixMarket matrix coordinate real general\r\n2 2 1\r\n1 2 2.5\r\n",
                 GraphFormat::MatrixMarket)
                .edges,
            (Edges{{0, 1, 2.5}}));
}

TEST(MatrixMarketFileTest, WrongSizesAndPlacesAreReportedWithLine) {
  const std::string banner = "%%MatrixMarket matrix coordinate real general\n";
  const auto refused = [&](const char* rest) {
    return refusal(banner + rest, GraphFormat::MatrixMarket);
  };
  EXPECT_EQ(refused("3 2 1\n1 1 1\n"),
            "g:2: the matrix has 3 rows and 2 columns, expected as many of both: one per node");
  EXPECT_EQ(refused("2 2 1\n1 3 1\n"), "g:3: expected a node from 1 to 2, got '3'");
  EXPECT_EQ(refused("2 2 2\n1 2 1\n"), "g: 1 entry of the matrix is missing");
  EXPECT_EQ(refused("2 2 1\n1 2 1\n2 1 1\n"), "g:4: more entries follow than the size says");
  EXPECT_EQ(refused("1e9 1e9 0\n"), "g:2: expected the numbers of rows, columns and entries");
  EXPECT_THAT(refused("1000000000 1000000000 0\n"), HasSubstr("too many for a file of"));
  EXPECT_EQ(
      refusal("%%MatrixMarket matrix coordinate complex general\n", GraphFormat::MatrixMarket),
      "g:1: expected real, integer or pattern numbers as weights, got 'complex'");
}

TEST(PajekProjectTest, FirstPartitionOfTheNetworkHasTheClusters) {
  const auto graph = read(
      "*Network n\n*Vertices 3\n1 \"a\"\n2 \"b\"\n3 \"c\"\n*Edges\n1 2 2.5\n2 3 0.5\n"
      "*Partition groups\n*Vertices 3\n1\n1\n0\n*Vector v\n*Vertices 3\n0.5\n0.5\n0.5\n",
      GraphFormat::Pajek);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2.5}, {1, 2, 0.5}}));
  EXPECT_EQ(graph.clusters, (std::vector<int>{1, 1, 0}));
  EXPECT_THAT(graph.warnings, ElementsAre("g: '*Vector' on line 14 is not read"));
}

TEST(JsonGraphTest, NodesWithoutIdsAreCalledByTheirPlaces) {
  const auto graph = read(
      R"({"nodes": [{"name": "Myriel"}, {"name": "Napoleon"}, {"name": "Valjean"}],
          "links": [{"source": 1, "target": 0, "value": 1}, {"source": 2, "target": 0, "value": 8}]})",
      GraphFormat::NodeLink);
  EXPECT_EQ(graph.keys, (Keys{"Myriel", "Napoleon", "Valjean"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}, {0, 2, 8}}));
  EXPECT_EQ(
      refusal(R"({"nodes": [{}], "links": [{"source": 0, "target": 7}]})", GraphFormat::NodeLink),
      "g: links.0: expected source and target, places of nodes from 0 to 0");
}

TEST(PajekProjectTest, MatrixThatEndsBeforeTheNextHeadingIsRefused) {
  EXPECT_EQ(refusal("*Vertices 3\n*Matrix\n0 1 0\n1 0 2\n*Edges\n1 3 5\n", GraphFormat::Pajek),
            "g:5: the matrix has 2 rows, expected one per node, 3");
}

TEST(PajekProjectTest, VerticesMayComeInAnyOrder) {
  const auto graph =
      read("*Vertices 3\n3 \"c\"\n1 \"a\"\n2 \"b\"\n*Edges\n1 3\n", GraphFormat::Pajek);
  EXPECT_EQ(graph.keys, (Keys{"a", "b", "c"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 2, 1}}));
}

TEST(GexfFileTest, OfSeveralGraphsTheFirstIsRead) {
  const auto graph = read(
      "<gexf><graph><nodes><node id='a'/></nodes></graph>"
      "<graph><nodes><node id='b'/></nodes><edges><edge source='b' "
      "target='b'/></edges></graph></gexf>",
      GraphFormat::Gexf);
  EXPECT_EQ(graph.keys, (Keys{"a"}));
  EXPECT_THAT(graph.warnings, ElementsAre(HasSubstr("holds 2 graphs")));
}

TEST(JsonGraphTest, ReadsGraphology) {
  const auto graph = read(
      R"({"attributes": {"name": "g"}, "nodes": [{"key": "a", "attributes": {"x": 1, "y": 2}},
          {"key": "b", "attributes": {"x": 3, "y": 4}}],
          "edges": [{"key": "e", "source": "a", "target": "b", "attributes": {"weight": 2.5}}]})",
      GraphFormat::NodeLink);
  EXPECT_EQ(graph.keys, (Keys{"a", "b"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2.5}}));
  EXPECT_EQ(graph.positions, (Matrix(2, 2) << 1, 3, 2, 4).finished());
}

TEST(JsonGraphTest, ReadsCytoscapeWithPositionsDownwards) {
  const std::string apart =
      R"({"elements": {"nodes": [{"data": {"id": "a"}, "position": {"x": 1, "y": 2}},
          {"data": {"id": "b"}, "position": {"x": 3, "y": 4}}],
          "edges": [{"data": {"id": "e", "source": "a", "target": "b", "weight": 2.5}}]}})";
  const std::string together =
      R"([{"data": {"id": "a"}, "position": {"x": 1, "y": 2}},
          {"group": "nodes", "data": {"id": "b"}, "position": {"x": 3, "y": 4}},
          {"data": {"id": "e", "source": "a", "target": "b", "weight": 2.5}}])";
  for (const auto& text : {apart, together}) {
    const auto graph = read(text, GraphFormat::NodeLink);
    EXPECT_EQ(graph.keys, (Keys{"a", "b"}));
    EXPECT_EQ(graph.edges, (Edges{{0, 1, 2.5}}));
    EXPECT_EQ(graph.positions, (Matrix(2, 2) << 1, 3, -2, -4).finished());
  }
}

TEST(JsonGraphTest, NanElsewhereIsPassedOverAndInAWeightNamed) {
  const auto graph = read(
      R"({"nodes": [{"id": 0, "score": NaN}, {"id": 1, "note": "is NaN"}],
          "links": [{"source": 0, "target": 1, "weight": 2.0}]})",
      GraphFormat::NodeLink);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2}}));
  EXPECT_EQ(refusal(R"({"nodes": [{"id": 0}, {"id": 1}],
                        "links": [{"source": 0, "target": 1, "weight": -Infinity}]})",
                    GraphFormat::NodeLink),
            "g: links.0: edge '0' - '1': weight must be a finite number, got '-Infinity'");
}

TEST(EdgePolicyTest, DeclaredTextsAreConvertedAndSaidOrRefused) {
  const std::string text =
      "<graphml><key id='w' for='edge' attr.name='weight' attr.type='string'/>"
      "<graph edgedefault='undirected'><node id='a'/><node id='b'/>"
      "<edge source='a' target='b'><data key='w'>2.5</data></edge></graph></graphml>";
  EXPECT_THAT(read(text, GraphFormat::GraphMl).warnings,
              ElementsAre("g: 'weight' is declared as a text, its numbers are read as weights"));
  EdgePolicy policy;
  policy.convertTexts = false;
  EXPECT_EQ(refusal(text, GraphFormat::GraphMl, policy),
            "graph.textWeights: g declares the weights 'weight' to be texts; convert reads those "
            "that spell numbers");
}

}  // namespace
}  // namespace gtv
