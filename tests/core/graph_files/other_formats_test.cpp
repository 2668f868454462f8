// GEXF, Matrix Market, Pajek projects and the dialects of JSON.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

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

TEST(LineEndTest, CarriageReturnsAloneEndLinesInEveryFormat) {
  const Edges one{{0, 1, 2}};
  for (const auto& [text, format] :
       {std::pair("*Vertices 2\n1 \"a\"\n2 \"b\"\n*Edges\n1 2 2\n", GraphFormat::Pajek),
        {"%%MatrixMarket matrix coordinate real general\n% c\n2 2 1\n1 2 2\n",
         GraphFormat::MatrixMarket},
        {"# c\ngraph [\nnode [ id 1 ]\nnode [ id 2 ]\nedge [ source 1 target 2 weight 2 ]\n]\n",
         GraphFormat::Gml},
        {"dl n=2 format=edgelist1\ndata:\n1 2 2\n", GraphFormat::Dl},
        {"graph { // c\na -- b [weight=2]\n}\n", GraphFormat::Dot},
        {"a b {'weight': 2}\n", GraphFormat::Csv},
        {"p sp 2 1\na 1 2 2\n", GraphFormat::Csv},
        {"a b 2\n", GraphFormat::Csv}})
    for (const std::string_view end : {"\r", "\r\n"}) {
      std::string ended;
      for (const char* c = text; *c != '\0'; ++c) {
        if (*c == '\n')
          ended += end;
        else
          ended += *c;
      }
      EXPECT_EQ(read(ended, format).edges, one) << text;
    }
  EXPECT_EQ(refusal("*Vertices 2\r*Edges\r1 7\r", GraphFormat::Pajek),
            "g:3: node '7' is not declared, expected 1 to 2, as *Vertices says");
}

TEST(PajekFileTest, WordsBehindTheNumberOfNodesAreWarnedAbout) {
  EXPECT_THAT(read("*Vertices 2 1\n*Edges\n1 2\n", GraphFormat::Pajek).warnings,
              ElementsAre("g: '1' behind the number of nodes on line 1 is not read"));
}

TEST(PajekFileTest, TimesAreWarnedAboutOnce) {
  const auto graph =
      read("*Vertices 2\n1 \"[a]\" [5-10]\n2 \"b\"\n*Edges\n1 2 1 [7]\n", GraphFormat::Pajek);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}}));
  EXPECT_THAT(graph.warnings, ElementsAre("g: times in square brackets are not read: what holds "
                                          "for some time only is read as if it held always"));
}

TEST(PajekFileTest, PositionsOnOnePointAreNone) {
  const auto graph = read("*Vertices 2\n1 a 0.0 0.0 ellipse\n2 b 0.0 0.0 ellipse\n*Edges\n1 2\n",
                          GraphFormat::Pajek);
  EXPECT_EQ(graph.positions.cols(), 0);
  EXPECT_THAT(graph.warnings, ElementsAre("g: positions are left out: all nodes lie on one point"));
  EXPECT_EQ(read("*Vertices 1\n1 a 0.5 0.5\n", GraphFormat::Pajek).positions.cols(), 1);
}

TEST(MatrixMarketFileTest, ExplicitZerosAreCounted) {
  const auto graph =
      read("%%MatrixMarket matrix coordinate real general\n3 3 3\n1 2 1\n2 3 0\n3 1 0.0\n",
           GraphFormat::MatrixMarket);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}}));
  EXPECT_THAT(graph.warnings,
              ElementsAre("g: 2 entries are 0 and no edges, the first is on line 4"));
}

TEST(GexfFileTest, SecondWeightIsWarnedAbout) {
  const char* attributes =
      "<attributes class='edge'><attribute id='s' title='weight' type='double'/></attributes>";
  const auto edge = [](const char* other) {
    return fmt::format(
        "<edge source='a' target='b' weight='2'><attvalues><attvalue for='s' "
        "value='{}'/></attvalues></edge>",
        other);
  };
  const char* nodes = "<node id='a'/><node id='b'/>";
  const auto graph = read(gexf(attributes, nodes, edge("9")), GraphFormat::Gexf);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2}}));
  EXPECT_THAT(graph.warnings,
              ElementsAre("g: an edge has two weights, '2' and '9'; the first is read"));
  EXPECT_THAT(read(gexf(attributes, nodes, edge("2.0")), GraphFormat::Gexf).warnings, IsEmpty());
}

// 1 + 1 = 2.
TEST(JsonGraphTest, UndirectedEdgesTheOtherWayRoundAreParallel) {
  const auto text = [](const char* head, const char* edge) {
    return fmt::format(R"({{{0}"nodes": [{{"id": 1}}, {{"id": 2}}], "links": [
        {{{1}"source": 1, "target": 2, "weight": 1}}, {{{1}"source": 2, "target": 1, "weight": 1}}]}})",
                       head, edge);
  };
  EdgePolicy sum;
  sum.parallel = EdgeMerge::Sum;
  for (const auto& undirected : {text(R"("directed": false, "multigraph": true, )", ""),
                                 text(R"("options": {"type": "undirected", "multi": true}, )", ""),
                                 text("", R"("undirected": true, )")}) {
    EXPECT_EQ(refusal(undirected, GraphFormat::NodeLink),
              "g: links.1: edge '1' - '2' appears twice, first at links.0; graph.parallelEdges can "
              "be sum, mean, max or first");
    EXPECT_EQ(read(undirected, GraphFormat::NodeLink, sum).edges, (Edges{{0, 1, 2}}));
  }
  for (const auto& directed : {text("", ""), text(R"("directed": true, )", "")})
    EXPECT_EQ(read(directed, GraphFormat::NodeLink).edges, (Edges{{0, 1, 1}}));
}

TEST(JsonGraphTest, HyperedgesAreWarnedAbout) {
  EXPECT_THAT(read(R"({"nodes": [{"id": 1}, {"id": 2}], "hyperedges": [{"nodes": [1, 2]}],
                      "edges": [{"source": 1, "target": 2}]})",
                   GraphFormat::NodeLink)
                  .warnings,
              ElementsAre("g: 1 hyperedge is not read, only edges between two nodes are"));
}

TEST(JsonGraphTest, EqualListsOfLinksAndEdgesAreOne) {
  const auto text = [](int other) {
    return fmt::format(R"({{"nodes": [{{"id": 1}}, {{"id": 2}}],
        "links": [{{"source": 1, "target": 2, "weight": 3}}],
        "edges": [{{"source": 1, "target": 2, "weight": {}}}]}})",
                       other);
  };
  const auto graph = read(text(3), GraphFormat::NodeLink);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 3}}));
  EXPECT_THAT(graph.warnings, IsEmpty());
  EXPECT_THAT(read(text(4), GraphFormat::NodeLink).warnings,
              ElementsAre(HasSubstr("has both links and edges")));
}

TEST(EdgePolicyTest, NanAndNaAreLeftOutOrRefused) {
  EdgePolicy drop;
  drop.missing = EdgeRepair::Drop;
  EdgePolicy refuse;
  refuse.missing = EdgeRepair::Refuse;
  const auto graphMl = [](const char* data) {
    return fmt::format(
        "<graphml><key id='w' for='edge' attr.name='weight' attr.type='double'/>"
        "<graph edgedefault='undirected'><node id='a'/><node id='b'/><node id='c'/>"
        "<edge source='a' target='b'><data key='w'>2</data></edge>"
        "<edge source='b' target='c'><data key='w'>{}</data></edge></graph></graphml>",
        data);
  };
  for (const auto& [text, format] :
       {std::pair(graphMl("NaN"), GraphFormat::GraphMl),
        {"source,target,weight\na,b,2\nb,c,NA\n", GraphFormat::Csv},
        {"source,target,weight\na,b,2\nb,c,nan\n", GraphFormat::Csv},
        {R"({"nodes": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "links": [
             {"source": "a", "target": "b", "weight": 2},
             {"source": "b", "target": "c", "weight": NaN}]})",
         GraphFormat::NodeLink}}) {
    const auto graph = read(text, format, drop);
    EXPECT_EQ(graph.edges, (Edges{{0, 1, 2}})) << text;
    EXPECT_THAT(graph.warnings, ElementsAre("g: 1 of 2 edges (the first is edge 'b' - 'c') has no "
                                            "weight and is left out"));
    EXPECT_THAT(refusal(text, format), HasSubstr("; graph.missingWeights can be drop")) << text;
    EXPECT_THAT(refusal(text, format, refuse), HasSubstr("edge 'b' - 'c': weight is missing"));
  }
  EXPECT_EQ(read(graphMl(""), GraphFormat::GraphMl).edges, (Edges{{0, 1, 2}, {1, 2, 1}}));
  EXPECT_EQ(read(graphMl(""), GraphFormat::GraphMl, drop).edges, (Edges{{0, 1, 2}}));
}

TEST(EdgePolicyTest, WeightsThatAllAreMissingFollowThePolicy) {
  EdgePolicy refuse;
  refuse.missing = EdgeRepair::Refuse;
  for (const auto& [text, format] :
       {std::pair("source,target,weight\na,b,\nb,c,\n", GraphFormat::Csv),
        {R"({"nodes": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "links": [
             {"source": "a", "target": "b", "weight": null},
             {"source": "b", "target": "c", "weight": null}]})",
         GraphFormat::NodeLink},
        {"<graphml><key id='w' for='edge' attr.name='weight' attr.type='double'/><graph>"
         "<node id='a'/><node id='b'/><node id='c'/><edge source='a' target='b'/>"
         "<edge source='b' target='c'/></graph></graphml>",
         GraphFormat::GraphMl}}) {
    const auto graph = read(text, format);
    EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
    EXPECT_THAT(graph.warnings, ElementsAre("g: 2 of 2 edges have no weight, the first is edge 'a' "
                                            "- 'b': their weight is taken to be 1"));
    EXPECT_THAT(refusal(text, format, refuse), HasSubstr("weight is missing"));
  }
}

}  // namespace
}  // namespace gtv
