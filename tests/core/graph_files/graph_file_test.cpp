#include "graph_files/graph_file.h"
#include "graph_writers/graph_writer.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>

namespace gtv {
namespace {

GraphDocument sample() {
  GraphDocument graph;
  graph.keys = {"a", "b & <c>", "07", "Zürich"};
  graph.edges = {{0, 1, 0.1}, {0, 2, 1.0 / 3}, {1, 3, 1e-7}};
  graph.positions.resize(2, 4);
  graph.positions << 0, 0.25, 1, 0.5, 0, 1, 1.0 / 3, 0.125;
  graph.clusters = {0, 0, 2, 1};
  return graph;
}

std::string errorOf(std::string_view text, GraphFormat format, const char* name) {
  const auto graph = parseGraph(text, format, name);
  return graph ? "no error" : graph.error().text();
}

std::string nameOf(GraphFormat format) {
  constexpr std::array names{"Csv", "GraphMl", "Gml", "Pajek", "NodeLink"};
  return names[static_cast<std::size_t>(format)];
}

class GraphFormatTest : public ::testing::TestWithParam<GraphFormat> {};

TEST_P(GraphFormatTest, RoundTripIsBitwiseEqual) {
  const auto graph = sample();
  const auto back = parseGraph(formatGraph(graph, GetParam()), GetParam(), "graph");
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->keys, graph.keys);
  EXPECT_EQ(back->edges, graph.edges);
  if (GetParam() == GraphFormat::Csv) {
    EXPECT_EQ(back->positions.cols(), 0);
    EXPECT_TRUE(back->clusters.empty());
    return;
  }
  ASSERT_EQ(back->positions.cols(), 4);
  // Pajek's positions are turned upside down on the way, and rounded by that.
  const double rounding = GetParam() == GraphFormat::Pajek ? 1e-15 : 0;
  EXPECT_LE((back->positions - graph.positions).cwiseAbs().maxCoeff(), rounding);
  EXPECT_EQ(back->clusters, GetParam() == GraphFormat::Pajek ? std::vector<int>() : graph.clusters);
}

TEST_P(GraphFormatTest, RoundTripsGraphsWithoutEdgesOrNodes) {
  GraphDocument graph;
  EXPECT_TRUE(parseGraph(formatGraph(graph, GetParam()), GetParam(), "graph").ok());
  if (GetParam() == GraphFormat::Csv) return;  // has no place for lonely nodes
  graph.keys = {"alone", "lonely"};
  const auto back = parseGraph(formatGraph(graph, GetParam()), GetParam(), "graph");
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->keys, graph.keys);
  EXPECT_TRUE(back->edges.empty());
}

TEST_P(GraphFormatTest, MalformedFileIsReportedByName) {
  for (const std::string_view text :
       {std::string_view(), std::string_view("nonsense"), std::string_view("\0\1\2\xff", 4),
        std::string_view("<graphml><graph><node id='"), std::string_view("graph [ node ["),
        std::string_view("*Vertices 2\n*Edges\n1 7\n"), std::string_view("{\"nodes\": 3}")}) {
    const auto graph = parseGraph(text, GetParam(), "file.x");
    if (graph) {
      // A format may find nothing of its own in a foreign text, but never invents anything.
      EXPECT_TRUE(graph->edges.empty()) << text;
    } else {
      // Whether a first line of words has names is asked for.
      const bool asks = graph.error().where == "graph.header";
      EXPECT_TRUE(asks || graph.error().where.starts_with("file.x")) << graph.error().text();
    }
  }
}

TEST_P(GraphFormatTest, TruncatedFileIsReadOrRefused) {
  const auto text = formatGraph(sample(), GetParam());
  for (std::size_t length = 0; length < text.size(); length += 7) {
    const auto graph = parseGraph(text.substr(0, length), GetParam(), "file.x");
    EXPECT_TRUE(!graph || graph->edges.size() <= 3U) << length;
  }
}

INSTANTIATE_TEST_SUITE_P(All, GraphFormatTest,
                         ::testing::Values(GraphFormat::Csv, GraphFormat::GraphMl, GraphFormat::Gml,
                                           GraphFormat::Pajek, GraphFormat::NodeLink),
                         [](const auto& test) { return nameOf(test.param); });

TEST(GraphFileTest, FileExtensionSelectsFormat) {
  EXPECT_EQ(graphFormatOf("a/b.GraphML").value(), GraphFormat::GraphMl);
  EXPECT_EQ(graphFormatOf("edges.csv").value(), GraphFormat::Csv);
  EXPECT_EQ(graphFormatOf("net.net").value(), GraphFormat::Pajek);
  EXPECT_EQ(
      graphFormatOf("graph.xlsx").error().text(),
      "graph.xlsx: expected a name that ends in .csv, .graphml, .gml, .net, .json, .gexf, "
      ".mtx, .paj, .cyjs, .dot, .gv, .dl, .tsv, .txt, .edges, .edgelist or .ncol, got '.xlsx'");
  EXPECT_EQ(graphFormatOf("graph.gexf.gz").value(), GraphFormat::Gexf);
  EXPECT_EQ(graphFormatOf("snap.txt").value(), GraphFormat::Csv);
  EXPECT_EQ(writtenGraphFormatOf("graph.gexf").error().text(),
            "graph.gexf: expected a name that ends in .csv, .graphml, .gml, .net or .json, got "
            "'.gexf'");
}

TEST(GraphFileTest, MergesDirectedEdgesWithEqualWeights) {
  const auto graphMl = [](const char* second) {
    return fmt::format(
        "<graphml><key id='w' for='edge' attr.name='weight' attr.type='double'/>"
        "<graph edgedefault='directed'><node id='p'/><node id='q'/>"
        "<edge source='p' target='q'><data key='w'>2</data></edge>{}</graph></graphml>",
        second);
  };
  const auto once = parseGraph(graphMl(""), GraphFormat::GraphMl, "g.graphml");
  ASSERT_TRUE(once.ok()) << once.error().text();
  EXPECT_EQ(once->keys, (std::vector<std::string>{"p", "q"}));
  EXPECT_EQ(once->edges, (std::vector<Edge>{{0, 1, 2}}));
  const auto both = parseGraph(graphMl("<edge source='q' target='p'><data key='w'>2</data></edge>"),
                               GraphFormat::GraphMl, "g.graphml");
  ASSERT_TRUE(both.ok()) << both.error().text();
  EXPECT_EQ(both->edges, once->edges);
  EXPECT_EQ(errorOf(graphMl("<edge source='q' target='p'><data key='w'>3</data></edge>"),
                    GraphFormat::GraphMl, "g.graphml"),
            "g.graphml:1: edge 'q' - 'p' has weight 2 in one direction and 3 in the other; "
            "graph.directions can be sum, mean, max or first");
  EXPECT_EQ(errorOf(graphMl("<edge source='p' target='q'><data key='w'>2</data></edge>"),
                    GraphFormat::GraphMl, "g.graphml"),
            "g.graphml:1: edge 'p' - 'q' appears twice, first on line 1; graph.parallelEdges can "
            "be sum, mean, max or first");
}

TEST(GraphFileTest, BadEdgesAreReported) {
  const auto gml = [](const char* edge) {
    return fmt::format("graph [ node [ id 4 ] node [ id 9 ] edge [ {} ] ]", edge);
  };
  EXPECT_EQ(errorOf(gml("source 4 target 9"), GraphFormat::Gml, "g.gml"), "no error");
  EXPECT_EQ(errorOf(gml("source 4 target 4"), GraphFormat::Gml, "g.gml"),
            "g.gml:1: self-loop at node '4'; graph.selfLoops can be drop");
  EXPECT_EQ(errorOf(gml("source 4 target 9 weight -2"), GraphFormat::Gml, "g.gml"),
            "g.gml:1: edge '4' - '9': weight must be > 0, got -2; "
            "graph.nonPositiveWeights can be drop or one");
  EXPECT_TRUE(errorOf("graph [\n  node [ id 1 ]\n  edge ] [\n]", GraphFormat::Gml, "g.gml")
                  .starts_with("g.gml:3: "))
      << errorOf("graph [\n  node [ id 1 ]\n  edge ] [\n]", GraphFormat::Gml, "g.gml");
}

TEST(GraphFileTest, ReadsNodeLinkFileOfNetworkX) {
  const auto graph = parseGraph(
      R"({"directed": false, "nodes": [{"id": 1}, {"id": "two"}, {"id": 3}],
          "edges": [{"source": 1, "target": "two"}, {"source": 3, "target": 1, "weight": 0.5}]})",
      GraphFormat::NodeLink, "g.json");
  ASSERT_TRUE(graph.ok()) << graph.error().text();
  EXPECT_EQ(graph->keys, (std::vector<std::string>{"1", "two", "3"}));
  EXPECT_EQ(graph->edges, (std::vector<Edge>{{0, 1, 1}, {0, 2, 0.5}}));
  const auto wrong = [](const char* text) {
    return errorOf(text, GraphFormat::NodeLink, "g.json");
  };
  EXPECT_EQ(wrong(R"({"nodes": [{"id": 1}, {"id": 1}], "links": []})"),
            "g.json: nodes.1: id '1' appears twice");
  EXPECT_EQ(wrong(R"({"nodes": [{"id": 1}], "links": [{"source": 1, "target": 2}]})"),
            "g.json: links.0: expected source and target, ids of nodes");
  EXPECT_EQ(wrong(R"({"nodes": [{"id": 1}, {"id": 2}],
                     "links": [{"source": 1, "target": 2, "weight": "heavy"}]})"),
            "g.json: links.0: edge '1' - '2': weight must be a finite number, got 'heavy'");
  EXPECT_EQ(wrong(R"({"nodes": [{"id": 1}, {"name": "x"}], "links": []})"),
            "g.json: nodes.1: expected an object with an id, a text or a number");
}

TEST(GraphFileTest, SmallFileDoesNotAllocateHugeGraph) {
  EXPECT_EQ(errorOf("*Vertices 99999999999\n*Edges\n1 2\n", GraphFormat::Pajek, "g.net"),
            "g.net: says that it has 99999999999 nodes, expected at most 20000000");
  EXPECT_EQ(errorOf("*Vertices 3\n*Edges\n1 2\n", GraphFormat::Pajek, "g.net"), "no error");
}

TEST(GraphFileTest, LossyFormatIsWarnedAbout) {
  auto graph = sample();
  graph.keys.emplace_back("alone");
  EXPECT_EQ(lostIn(graph, GraphFormat::Csv), "1 node without an edge, the positions, the clusters");
  EXPECT_EQ(lostIn(graph, GraphFormat::Pajek), "the clusters");
  graph.positions *= 2;
  EXPECT_EQ(lostIn(graph, GraphFormat::Pajek),
            "the clusters, the scale of the positions (they are brought into 0 to 1)");
  EXPECT_EQ(lostIn(graph, GraphFormat::GraphMl), "");
}

}  // namespace
}  // namespace gtv
