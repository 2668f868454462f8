// Graph files of other programs: what they mean is read, and what is not understood is said.
#include "graph_files/foreign_graph.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "parsed_graph.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;
using Keys = std::vector<std::string>;
using Edges = std::vector<Edge>;

/// A GraphML document with these keys and this content of its graph.
std::string graphMl(const std::string& keys, const std::string& content) {
  return fmt::format(
      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">{}"
      "<graph edgedefault=\"undirected\">{}</graph></graphml>",
      keys, content);
}
const std::string abc = "<node id='a'/><node id='b'/><node id='c'/>";
std::string weighted(const char* key, const char* first, const char* second) {
  return abc + fmt::format(
                   "<edge source='a' target='b'><data key='{0}'>{1}</data></edge>"
                   "<edge source='b' target='c'><data key='{0}'>{2}</data></edge>",
                   key, first, second);
}

TEST(GraphMlFileTest, ReadsWeightsDeclaredAsText) {
  const auto graph = read(graphMl("<key id='d0' for='edge' attr.name='weight' attr.type='string'/>",
                                  weighted("d0", "2.5", " 0.5\n")),
                          GraphFormat::GraphMl);
  EXPECT_EQ(graph.edges, heavyAndLight);
  EXPECT_THAT(graph.warnings, ElementsAre(HasSubstr("is declared as a text")));
}

TEST(GraphMlFileTest, InvalidWeightIsReportedWithLine) {
  EXPECT_EQ(refusal(graphMl("<key id='w' for='edge' attr.name='weight' attr.type='string'/>",
                            weighted("w", "2.5", "heavy").insert(0, "\n")),
                    GraphFormat::GraphMl),
            "g:2: edge 'b' - 'c': weight must be a finite number, got 'heavy'");
  EXPECT_THAT(refusal(graphMl("<key id='w' for='edge' attr.name='weight' attr.type='string'/>",
                              weighted("w", "2.5", "0,5")),
                      GraphFormat::GraphMl),
              HasSubstr("this file has decimal points, not commas"));
}

TEST(GraphMlFileTest, WeightKeyIgnoresCase) {
  const auto graph = read(graphMl("<key id='d0' for='edge' attr.name='Weight' attr.type='double'/>",
                                  weighted("d0", "2.5", "0.5")),
                          GraphFormat::GraphMl);
  EXPECT_EQ(graph.edges, heavyAndLight);
  EXPECT_THAT(graph.warnings, ElementsAre("g: the edge attribute 'Weight' is read as the weight"));
}

TEST(GraphMlFileTest, ReadsKeysDeclaredForAllOrForNodes) {
  const auto forAll = read(graphMl("<key id='d0' for='all' attr.name='weight' attr.type='double'/>",
                                   weighted("d0", "2.5", "0.5")),
                           GraphFormat::GraphMl);
  EXPECT_EQ(forAll.edges, heavyAndLight);
  EXPECT_THAT(forAll.warnings, IsEmpty());
  const std::string forNodes =
      "<key attr.name='weight' attr.type='double' for='node' id='weight'/>";
  const auto misplaced =
      read(graphMl(forNodes, weighted("weight", "2.5", "0.5")), GraphFormat::GraphMl);
  EXPECT_EQ(misplaced.edges, heavyAndLight);
  EXPECT_THAT(misplaced.warnings,
              ElementsAre("g: the key 'weight' is declared for node and stands in edges, where it "
                          "is read"));
  EXPECT_EQ(refusal(graphMl(forNodes, weighted("weight", "0.5", "-0.5")), GraphFormat::GraphMl),
            "g:1: edge 'b' - 'c': weight must be > 0, got -0.5; graph.nonPositiveWeights can be "
            "drop or one");
  const auto undeclared = read(graphMl("", weighted("weight", "2.5", "0.5")), GraphFormat::GraphMl);
  EXPECT_EQ(undeclared.edges, heavyAndLight);
  EXPECT_THAT(undeclared.warnings, ElementsAre(HasSubstr("'weight' of edges is not declared")));
}

TEST(GraphMlFileTest, LimitsWarningsAboutUndeclaredKeys) {
  std::string data;
  for (int k = 0; k < 1000; ++k) data += fmt::format("<data key='k{}'>a</data>", k);
  const auto warnings =
      read(graphMl("", "<node id='a'>" + data + "</node>"), GraphFormat::GraphMl).warnings;
  ASSERT_EQ(warnings.size(), 21U);
  EXPECT_EQ(warnings.back(), "g: and 980 more of this kind");
}

TEST(GraphMlFileTest, KeepsAllDigitsOfWholeNumbers) {
  const auto graph = read(graphMl("<key id='n' for='node' attr.name='name' attr.type='long'/>",
                                  "<node id='a'><data key='n'> 9007199254740993 </data></node>"
                                  "<node id='b'><data key='n'>9007199254740992</data></node>"),
                          GraphFormat::GraphMl);
  EXPECT_EQ(graph.keys, (Keys{"9007199254740993", "9007199254740992"}));
}

TEST(GraphMlFileTest, UsesDeclaredDefaults) {
  const auto graph =
      read(graphMl("<key id='w' for='edge' attr.name='weight' attr.type='double'>"
                   "<default>0.5</default></key>",
                   abc + "<edge source='a' target='b'><data key='w'>2.5</data></edge>"
                         "<edge source='b' target='c'/>"),
           GraphFormat::GraphMl);
  EXPECT_EQ(graph.edges, heavyAndLight);
}

TEST(GraphMlFileTest, OtherEdgeAttributesAreWarnedAbout) {
  const auto graph =
      read(graphMl("<key id='s' for='edge' attr.name='strength' attr.type='double'/>",
                   weighted("s", "2.5", "0.5")),
           GraphFormat::GraphMl);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
  EXPECT_THAT(
      graph.warnings,
      ElementsAre("g: no edge attribute is called weight, so every edge has weight 1; the edges "
                  "have 'strength': graph.weight names the one with the weights"));
  const auto declared =
      read(graphMl("<key id='w' for='edge' attr.name='weight' attr.type='double'/>",
                   abc + "<edge source='a' target='b'/>"),
           GraphFormat::GraphMl);
  EXPECT_THAT(
      declared.warnings,
      ElementsAre("g: 1 of 1 edge has no weight, the first is edge 'a' - 'b': its weight is "
                  "taken to be 1"));
}

TEST(GraphMlFileTest, MissingEdgeWeightIsWarnedAbout) {
  const auto graph =
      read(graphMl("<key id='w' for='edge' attr.name='weight' attr.type='double'/>",
                   abc + "<edge source='a' target='b'><data key='w'>2.5</data></edge>"
                         "<edge source='b' target='c'/>"),
           GraphFormat::GraphMl);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2.5}, {1, 2, 1}}));
  EXPECT_THAT(graph.warnings, ElementsAre("g: 1 of 2 edges has no weight, the first is edge 'b' - "
                                          "'c': its weight is taken to be 1"));
}

TEST(GraphMlFileTest, RefusesUndeclaredOrRepeatedNodes) {
  EXPECT_EQ(refusal(graphMl("", abc + "\n<edge source='a' target='zz'/>"), GraphFormat::GraphMl),
            "g:2: edge 'a' - 'zz': node 'zz' is not declared, expected a node with that "
            "id");
  EXPECT_EQ(refusal(graphMl("", abc + "\n<node id='b'/>"), GraphFormat::GraphMl),
            "g:2: node 'b' appears twice, first on line 1");
  // They may be declared behind their edges.
  EXPECT_EQ(read(graphMl("", "<edge source='a' target='b'/>" + abc), GraphFormat::GraphMl).edges,
            (Edges{{0, 1, 1}}));
  EXPECT_THAT(refusal(graphMl("", "<node/>"), GraphFormat::GraphMl), HasSubstr("has no id"));
}

TEST(GraphMlFileTest, SecondAndNestedGraphsAreWarnedAbout) {
  const auto two =
      read("<graphml><graph>" + abc +
               "<edge source='a' target='b'/></graph>"
               "<graph><node id='x'/><node id='y'/><edge source='x' target='y'/></graph></graphml>",
           GraphFormat::GraphMl);
  EXPECT_EQ(two.keys, (Keys{"a", "b", "c"}));
  EXPECT_THAT(two.warnings, ElementsAre("g: holds 2 graphs; the first, of 3 nodes and 1 edge, is "
                                        "read, the others are left out"));
  const auto nested = read(
      graphMl("", "<node id='a'><graph><node id='b'/></graph></node><edge source='a' target='b'/>"),
      GraphFormat::GraphMl);
  EXPECT_EQ(nested.keys, (Keys{"a", "b"}));
  EXPECT_THAT(nested.warnings, ElementsAre(HasSubstr("graphs stand inside of nodes")));
  EXPECT_THAT(read(graphMl("", abc + "\n<hyperedge/>"), GraphFormat::GraphMl).warnings,
              ElementsAre("g: the hyperedge on line 2 is not read, it is not an edge between two "
                          "nodes"));
}

TEST(GraphMlFileTest, ReadsNamedClusters) {
  const auto graph = read(graphMl("<key id='c' for='node' attr.name='cluster' attr.type='string'/>",
                                  "<node id='a'><data key='c'>north</data></node>"
                                  "<node id='b'><data key='c'>south</data></node>"),
                          GraphFormat::GraphMl);
  EXPECT_EQ(graph.clusters, (std::vector<int>{0, 1}));
  EXPECT_THAT(graph.warnings,
              ElementsAre("g: clusters have names and are numbered from 0: 'north', 'south'"));
}

TEST(GraphMlFileTest, ForeignLayoutsAreWarnedAbout) {
  const auto graph =
      read(graphMl("<key id='d1' for='edge' yfiles.type='edgegraphics'/>",
                   abc + "<edge source='a' target='b'><data key='d1'><y:Poly xmlns:y='u'>7</y:Poly>"
                         "</data></edge>"),
           GraphFormat::GraphMl);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}}));
  EXPECT_THAT(graph.warnings, ElementsAre(HasSubstr("under the key 'd1' is not read")));
}

TEST(GraphMlFileTest, ReadsDeclaredOrGuessedEncoding) {
  const std::string body = "<graphml><graph><node id='J\xE4'/></graph></graphml>";
  const auto declared =
      read("<?xml version='1.0' encoding='ISO-8859-1'?>" + body, GraphFormat::GraphMl);
  EXPECT_EQ(declared.keys, (Keys{"Jä"}));
  EXPECT_THAT(declared.warnings, IsEmpty());
  const auto guessed = read(body, GraphFormat::GraphMl);
  EXPECT_EQ(guessed.keys, (Keys{"Jä"}));
  EXPECT_THAT(guessed.warnings, ElementsAre(HasSubstr("Windows-1252")));
}

TEST(GmlFileTest, ReadsEntitiesAndOtherEncodings) {
  EXPECT_EQ(read("graph [ node [ id 0 label \"Jyv&#228;skyl&#xE4;\" ]\n"
                 "node [ id 1 label \"T&ouml;&ouml;l&ouml; &amp; &quot;co&quot; &no; & ;\" ] ]",
                 GraphFormat::Gml)
                .keys,
            (Keys{"Jyväskylä", "Töölö & \"co\" &no; & ;"}));
  const auto latin = read("graph [ node [ id 0 label \"Jyv\xE4skyl\xE4\" ] ]", GraphFormat::Gml);
  EXPECT_EQ(latin.keys, (Keys{"Jyväskylä"}));
  EXPECT_THAT(latin.warnings, ElementsAre(HasSubstr("Windows-1252")));
}

TEST(GmlFileTest, ReadsQuotedWeights) {
  const std::string nodes = "graph [ node [ id 1 ] node [ id 2 ] node [ id 3 ]\n";
  EXPECT_EQ(read(nodes + "edge [ source 1 target 2 weight \"2.5\" ]\n"
                         "edge [ source 2 target 3 weight \"0.5\" ] ]",
                 GraphFormat::Gml)
                .edges,
            heavyAndLight);
  EXPECT_EQ(refusal(nodes + "edge [ source 1 target 2 weight 2 ]\n"
                            "edge [ source 2 target 3 weight \"a lot\" ] ]",
                    GraphFormat::Gml),
            "g:3: edge '2' - '3': weight must be a finite number, got 'a lot'");
  EXPECT_THAT(read(nodes + "edge [ source 1 target 2 cost 7 ] ]", GraphFormat::Gml).warnings,
              ElementsAre(HasSubstr("the edges have 'cost'")));
}

TEST(GmlFileTest, ReadsPositionsOfGraphics) {
  const auto graph = read(
      "Creator \"yFiles\"\ngraph\n[\n\tdirected\t1\n\tnode\n\t[\n\t\tid\t0\n\t\tgraphics\n\t\t[\n"
      "\t\t\tx\t100.0\n\t\t\ty\t-50.0\n\t\t]\n\t]\n\tnode [ id 1 graphics [ x 200.0 y 70.0 ] ]\n"
      "\tedge [ source 0 target 1 graphics [ Line [ point [ x 1 y 2 ] ] ] ]\n]\n",
      GraphFormat::Gml);
  EXPECT_EQ(graph.positions, (Matrix(2, 2) << 100, 200, -50, 70).finished());
  EXPECT_THAT(graph.warnings, IsEmpty());
  const auto half = read("graph [ node [ id 0 x 1 y 2 ] node [ id 1 x 3 ] ]", GraphFormat::Gml);
  EXPECT_EQ(half.positions.cols(), 0);
  EXPECT_THAT(half.warnings, ElementsAre("g: positions are left out: node '1' has no y"));
}

TEST(GmlFileTest, RefusesUndeclaredOrRepeatedNodes) {
  EXPECT_EQ(refusal("graph [ node [ id 1 ]\nedge [ source 1 target 2 ] ]", GraphFormat::Gml),
            "g:2: edge '1' - '2': node '2' is not declared, expected a node with that id");
  EXPECT_EQ(refusal("graph [ node [ id 1 ]\nnode [ id 1 ] ]", GraphFormat::Gml),
            "g:2: node '1' appears twice, first on line 1");
  EXPECT_THAT(read("graph [ node [ id 1 ] ]\ngraph [ node [ id 2 ] ]", GraphFormat::Gml).warnings,
              ElementsAre(StartsWith("g: holds 2 graphs; the first, of 1 node and 0 edges")));
}

TEST(GmlFileTest, UsesIdsAsKeysOfNodesWithEqualLabels) {
  const auto graph = read("graph [ node [ id 10 label \"Smith\" ] node [ id 20 label \"Smith\" ] ]",
                          GraphFormat::Gml);
  EXPECT_EQ(graph.keys, (Keys{"10", "20"}));
  EXPECT_THAT(graph.warnings, ElementsAre("g: nodes are called by their numbers or ids, not by "
                                          "their label: nodes '10' and '20' share 'Smith'"));
}

/// A document with so many lists inside of each other, and a number in each.
std::string nestedGml(int depth) {
  std::string text = "graph [\nnode [ id 7 ";
  for (int k = 2; k < depth; ++k) text += "a [ x 1 ";
  for (int k = 0; k < depth; ++k) text += "] ";
  return text;
}

TEST(GmlFileTest, DepthIsLimited) {
  EXPECT_EQ(read(nestedGml(64), GraphFormat::Gml).keys, (Keys{"7"}));
  EXPECT_EQ(refusal(nestedGml(65), GraphFormat::Gml), "g:2: nested deeper than 64 levels");
  EXPECT_EQ(refusal(nestedGml(50'000), GraphFormat::Gml), "g:2: nested deeper than 64 levels");
}

TEST(GmlFileTest, KeepsAllDigitsOfWholeNumbers) {
  const auto graph = read(
      "graph [ node [ id 9007199254740993 ] node [ id 9007199254740992 ] node [ id 1.0 ]\n"
      "edge [ source +9007199254740993 target 01 ] ]",
      GraphFormat::Gml);
  EXPECT_EQ(graph.keys, (Keys{"9007199254740993", "9007199254740992", "1"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 2, 1}}));
}

TEST(PajekFileTest, RefusesUndeclaredOrRepeatedNodes) {
  EXPECT_EQ(refusal("*Vertices 2\n*Edges\n1 7\n", GraphFormat::Pajek),
            "g:3: node '7' is not declared, expected 1 to 2, as *Vertices says");
  EXPECT_EQ(refusal("*Vertices 2\n1 \"a\"\n1 \"b\"\n", GraphFormat::Pajek),
            "g:3: node 1 appears twice, first on line 2");
  EXPECT_EQ(read("*Vertices 2\n*Edges\n1 2 3\n", GraphFormat::Pajek).keys, (Keys{"1", "2"}));
}

TEST(PajekFileTest, RefusesWeightsThatAreNotNumbers) {
  const std::string nodes = "*Vertices 3\n1 \"a\"\n2 \"b\"\n3 \"c\"\n*Edges\n";
  EXPECT_EQ(read(nodes + "1 2 \"2.5\"\n2 3 0.5 c Blue\n", GraphFormat::Pajek).edges, heavyAndLight);
  EXPECT_EQ(refusal(nodes + "1 2 heavy\n", GraphFormat::Pajek),
            "g:6: edge 'a' - 'b': weight must be a finite number, got 'heavy'");
  const auto one = read(nodes + "1 2 2.5\n2 3\n", GraphFormat::Pajek);
  EXPECT_EQ(one.edges, (Edges{{0, 1, 2.5}, {1, 2, 1}}));
  EXPECT_THAT(one.warnings, ElementsAre(HasSubstr("1 of 2 edges has no weight")));
}

TEST(PajekFileTest, ReadsEdgeListsAndMatrices) {
  EXPECT_EQ(read("*Vertices 3\n*Edgeslist\n1 2 3\n", GraphFormat::Pajek).edges,
            (Edges{{0, 1, 1}, {0, 2, 1}}));
  EXPECT_EQ(read("*Vertices 3\n*Matrix\n0 2.5 0\n2.5 0 0.5\n0 0.5 0\n", GraphFormat::Pajek).edges,
            heavyAndLight);
  EXPECT_THAT(refusal("*Vertices 3\n*Matrix\n0 1 0\n", GraphFormat::Pajek),
              HasSubstr("has 1 row, expected one per node, 3"));
}

TEST(PajekFileTest, UnreadPartsAreWarnedAbout) {
  const auto graph = read(
      "*Vertices 3\n*Arcs :1 \"likes\"\n1 2 1\n*Arcs :2 \"works with\"\n1 3 1\n*Partition p\n7\n"
      "*Network two\n*Vertices 2\n*Edges\n1 2\n",
      GraphFormat::Pajek);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}, {0, 2, 1}}));
  EXPECT_THAT(
      graph.warnings,
      ElementsAre(HasSubstr("the partition on line 7 is not read, it has no *Vertices"),
                  HasSubstr("more than one network"), HasSubstr("2 relations are read together")));
}

TEST(PajekFileTest, LimitsWarningsAboutUnreadHeadings) {
  EXPECT_THAT(read("*Vertices 1\n*Partition a\n1\n*partition b\n1\n", GraphFormat::Pajek).warnings,
              ElementsAre("g: the partition on line 3 is not read, it has no *Vertices",
                          "g: the partition on line 5 is not read, it has no *Vertices"));
  std::string many = "*Vertices 1\n";
  for (int k = 0; k < 1000; ++k) many += fmt::format("*Part{}\n", k);
  const auto warnings = read(many, GraphFormat::Pajek).warnings;
  ASSERT_EQ(warnings.size(), 21U);
  EXPECT_EQ(warnings.back(), "g: and 980 more of this kind");
}

TEST(PajekFileTest, LimitsNodesDeclaredBySmallFile) {
  EXPECT_EQ(refusal("%\n*Vertices 20000000\n", GraphFormat::Pajek),
            "g:2: says that there are 20000000 nodes, too many for a file of 21 bytes; give every "
            "node a line of its own below *Vertices");
}

TEST(PajekFileTest, WindowsLabelsAreGuessedWithWarning) {
  const auto graph =
      read("*Vertices 2\n1 \"Jyv\xE4skyl\xE4\"\n2 \"b\"\n*Edges\n1 2 3\n", GraphFormat::Pajek);
  EXPECT_EQ(graph.keys, (Keys{"Jyväskylä", "b"}));
  EXPECT_THAT(graph.warnings, ElementsAre(HasSubstr("Windows-1252")));
}

TEST(NodeLinkFileTest, ReadsWeightsFromTextsAndAttributes) {
  const auto links = [](const char* first, const char* second) {
    return fmt::format(R"({{"nodes": [{{"id": "a"}}, {{"id": "b"}}, {{"id": "c"}}], "links": [
        {{"source": "a", "target": "b", {}}}, {{"source": "b", "target": "c", {}}}]}})",
                       first, second);
  };
  EXPECT_EQ(read(links(R"("weight": "2.5")", R"("weight": 0.5)"), GraphFormat::NodeLink).edges,
            heavyAndLight);
  EXPECT_EQ(read(links(R"("Weight": 2.5)", R"("Weight": 0.5)"), GraphFormat::NodeLink).edges,
            heavyAndLight);
  EXPECT_EQ(read(links(R"("attributes": {"weight": 2.5})", R"("attributes": {"weight": 0.5})"),
                 GraphFormat::NodeLink)
                .edges,
            heavyAndLight);
  EXPECT_EQ(refusal(links(R"("weight": 2.5)", R"("weight": [1])"), GraphFormat::NodeLink),
            "g: links.1: weight must be a number > 0, got [1]");
  EXPECT_THAT(read(links(R"("weight": 2.5)", R"("weight": null)"), GraphFormat::NodeLink).warnings,
              ElementsAre(HasSubstr("1 of 2 edges has no weight")));
  EXPECT_THAT(read(links(R"("weight": 2.5)", R"("x": 1)"), GraphFormat::NodeLink).warnings,
              ElementsAre(HasSubstr("1 of 2 edges has no weight")));
  EXPECT_THAT(read(links(R"("strength": 2.5)", R"("strength": 1)"), GraphFormat::NodeLink).warnings,
              ElementsAre(HasSubstr("the edges have 'strength'")));
}

TEST(NodeLinkFileTest, UsesIdAsKeyDespiteOtherNames) {
  const auto graph = read(
      R"({"nodes": [{"id": "a", "label": "Alice", "attributes": {"label": "Alice", "id": 7}},
                    {"id": "b", "data": {"name": "Bob"}, "value": null}], "links": []})",
      GraphFormat::NodeLink);
  EXPECT_EQ(graph.keys, (Keys{"a", "b"}));
}

TEST(NodeLinkFileTest, LabelsThatDifferFromTheIdsAreSaid) {
  EXPECT_THAT(read(R"({"nodes": [{"id": "1", "label": "1"}, {"id": "2", "label": "Bob"}],
                      "links": []})",
                   GraphFormat::NodeLink)
                  .warnings,
              ElementsAre("g: nodes are called by their ids, not by their label: '2' is not called "
                          "'Bob'"));
  EXPECT_THAT(
      read(R"({"nodes": [{"id": "1", "name": "1"}], "links": []})", GraphFormat::NodeLink).warnings,
      IsEmpty());
}

TEST(GmlFileTest, GraphInsideOfANodeIsWarnedAbout) {
  const auto graph = read(
      "graph [ node [ id 1\ngraph [ node [ id 5 ] ] ] node [ id 2 ] edge [ source 1 target 2 ] ]",
      GraphFormat::Gml);
  EXPECT_EQ(graph.keys, (Keys{"1", "2"}));
  EXPECT_THAT(graph.warnings, ElementsAre("g: the graph inside of a node on line 2 is not read"));
}

TEST(GmlFileTest, RepeatedKeysOfEdgesAndLabelsAreRefused) {
  EXPECT_EQ(refusal("graph [ node [ id 1 ] node [ id 2 ]\nedge [ source 1 target 2 weight 1 "
                    "weight 2 ] ]",
                    GraphFormat::Gml),
            "g:2: weight of one edge appears twice");
  EXPECT_EQ(refusal("graph [ node [ id 1 label \"a\" label \"b\" ] ]", GraphFormat::Gml),
            "g:1: label of one node appears twice");
}

TEST(GraphMlFileTest, ReadsLabelsAndPositionsOfYed) {
  // The middle of a node is at x + width / 2 and y + height / 2, with y downwards.
  const auto graph = read(
      graphMl("<key id='d6' for='node' yfiles.type='nodegraphics'/>",
              "<node id='n0'><data key='d6'><y:ShapeNode xmlns:y='u'><y:Geometry height='30' "
              "width='20' x='510' y='340'/><y:NodeLabel>Turku<y:Model>no</y:Model></y:NodeLabel>"
              "<y:NodeLabel>second</y:NodeLabel></y:ShapeNode></data></node>"
              "<node id='n1'><data key='d6'><y:ShapeNode xmlns:y='u'><y:Geometry x='10' y='-4.5'/>"
              "<y:NodeLabel>Oulu </y:NodeLabel></y:ShapeNode></data></node>"),
      GraphFormat::GraphMl);
  EXPECT_EQ(graph.keys, (Keys{"Turku", "Oulu"}));
  EXPECT_EQ(graph.positions, (Matrix(2, 2) << 520, 10, -355, 4.5).finished());
  EXPECT_THAT(graph.warnings, IsEmpty());
}

TEST(GraphMlFileTest, WhatIsNotReadIsWarnedAbout) {
  EXPECT_THAT(
      read(graphMl("<key id='d' for='node'/>",
                   "<node id='a'><data key='d'><picture/></data></node><node id='b'/><cloud/>"
                   "<edge source='a' target='b' weight='3'/>"),
           GraphFormat::GraphMl)
          .warnings,
      ElementsAre("g: what nodes hold under the key 'd' is not read, it is neither a number nor a "
                  "text",
                  "g: the element <cloud> is not read",
                  "g: the XML attribute weight of edges is not read, weights stand in <data>"));
}

TEST(GraphMlFileTest, AnotherNameOfTheWeightIsSaid) {
  const auto warnings = [](const char* name) {
    return read(graphMl(fmt::format("<key id='d0' for='edge' attr.name='{}' attr.type='double'/>",
                                    name),
                        weighted("d0", "2.5", "0.5")),
                GraphFormat::GraphMl)
        .warnings;
  };
  EXPECT_THAT(warnings("value"),
              ElementsAre("g: the edge attribute 'value' is read as the weight"));
  EXPECT_THAT(warnings("Value"),
              ElementsAre("g: the edge attribute 'Value' is read as the weight"));
  EXPECT_THAT(warnings("weight"), IsEmpty());
}

}  // namespace
}  // namespace gtv
