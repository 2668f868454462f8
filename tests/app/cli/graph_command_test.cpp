// `gtvlab-cli graph`: graphs made, written in every format and described.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "base/json.h"
#include "base/number.h"
#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class GraphCommandTest : public testing::CommandLineTest {};

TEST_F(GraphCommandTest, ConvertsGraphThroughEveryFormat) {
  const auto made = cli({"graph", "generate", "sbm", "--set", "clusterSizes=[12,8]", "--set",
                         "pOut=0.05", "--seed", "3", "--out", "g.graphml", "--json"});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_TRUE(made.err.empty()) << made.err;
  EXPECT_EQ(made.json().at("nodes"), 20);
  EXPECT_EQ(made.json().at("clusters"), 2);
  const std::string before[] = {"g.graphml", "g.gml", "g.json", "g.net", "g.csv"};
  for (std::size_t k = 1; k < std::size(before); ++k) {
    const auto converted = cli({"graph", "convert", before[k - 1], before[k], "--json"});
    ASSERT_EQ(converted.code, 0) << converted.err;
    // Pajek is the first on the way that has no clusters.
    EXPECT_EQ(converted.err.empty(), before[k] != "g.net") << converted.err;
    EXPECT_EQ(converted.json().at("edges"), made.json().at("edges"));
    EXPECT_EQ(cli({"graph", "info", before[k], "--json"}).json().at("degree"),
              made.json().at("degree"));
  }
  EXPECT_THAT(read("g.csv"), ::testing::StartsWith("source,target,weight\n0,"));
}

/// Every format as networkx reads it, one line each: keys, clusters, parameters and weights.
constexpr const char* readByNetworkx = R"(
import json, sys
import networkx as nx

def node_link(text):
    try:
        return nx.node_link_graph(json.loads(text), edges="links")
    except TypeError:
        return nx.node_link_graph(json.loads(text))

def read(name):
    if name.endswith(".graphml"):
        graph = nx.read_graphml(name)
        return nx.relabel_nodes(graph, nx.get_node_attributes(graph, "name"))
    if name.endswith(".gml"):
        return nx.read_gml(name)
    if name.endswith(".net"):
        return nx.Graph(nx.read_pajek(name))
    return node_link(open(name, encoding="utf-8").read())

for name in sys.argv[1:]:
    graph = read(name)
    nodes = sorted((key, data.get("cluster"), data.get("learnedCluster"), data.get("w1"))
                   for key, data in graph.nodes(data=True))
    edges = sorted([*sorted((a, b)), data["weight"]] for a, b, data in graph.edges(data=True))
    print(json.dumps([nodes, edges]))
)";

TEST_F(GraphCommandTest, NetworkxReadsEveryWrittenGraphAlike) {
  write("g.json",
        R"({"nodes": [{"id": "a", "x": 0, "y": 1, "cluster": 0},
            {"id": "say \"hi\"", "x": 1, "y": 1, "cluster": 1},
            {"id": "Jyväskylä", "x": 0, "y": 0, "cluster": 1}],
            "links": [{"source": "a", "target": "say \"hi\"", "weight": 100000},
                      {"source": "say \"hi\"", "target": "Jyväskylä", "weight": 0.00001}]})");
  write("read.py", readByNetworkx);
  for (const char* name : {"g.graphml", "g.gml", "h.json", "g.net"})
    ASSERT_EQ(cli({"graph", "convert", "g.json", name}).code, 0);
  const auto python =
      run("/usr/bin/env", {"python3", "read.py", "g.graphml", "g.gml", "h.json", "g.net"});
  ASSERT_EQ(python.code, 0) << python.err;
  const Json edges{{"Jyväskylä", "say \"hi\"", 1e-5}, {"a", "say \"hi\"", 1e5}};
  const auto nodes = [](const Json& cluster0, const Json& cluster1) {
    return Json{{"Jyväskylä", cluster1, nullptr, nullptr},
                {"a", cluster0, nullptr, nullptr},
                {"say \"hi\"", cluster1, nullptr, nullptr}};
  };
  std::istringstream lines(python.out);
  for (const char* name : {"g.graphml", "g.gml", "h.json", "g.net"}) {
    std::string line;
    std::getline(lines, line);
    const bool hasClusters = std::string_view(name) != "g.net";
    EXPECT_EQ(Json::parse(line), (Json{hasClusters ? nodes(0, 1) : nodes(nullptr, nullptr), edges}))
        << name;
  }
}

TEST_F(GraphCommandTest, NetworkxReadsTheLinksAndTheEdgesOfJson) {
  write("e.csv", "source,target,weight\na,b,2.5\nb,c,0.5\n");
  ASSERT_EQ(cli({"graph", "convert", "e.csv", "g.json"}).code, 0);
  write("read.py", R"(
import json
import networkx as nx

def read(key):
    data = json.load(open("g.json", encoding="utf-8"))
    # Another version of networkx looks for the other list.
    del data["edges" if key == "links" else "links"]
    try:
        return nx.node_link_graph(data, edges=key)
    except TypeError:
        return nx.node_link_graph(data, link=key)

print(json.dumps([sorted(read(key).edges(data="weight")) for key in ("links", "edges")]))
)");
  const auto python = run("/usr/bin/env", {"python3", "read.py"});
  ASSERT_EQ(python.code, 0) << python.err;
  const Json edges{{"a", "b", 2.5}, {"b", "c", 0.5}};
  EXPECT_EQ(Json::parse(python.out), (Json{edges, edges}));
}

TEST_F(GraphCommandTest, WeightsOfNcolMayBeLeftOut) {
  write("g.ncol", "a b\nb c 2.5\n");
  const auto converted = cli({"graph", "convert", "g.ncol", "g.csv"});
  ASSERT_EQ(converted.code, 0) << converted.err;
  EXPECT_EQ(read("g.csv"), "source,target,weight\na,b,1\nb,c,2.5\n");
}

TEST_F(GraphCommandTest, NetworkxReadsTheResultsOfARun) {
  const auto ran = cli({"run", "star", "--set", "stop.maxIterations=5000", "--out", "results"});
  ASSERT_TRUE(ran.code == 0 || ran.code == 3) << ran.err;
  write("read.py", readByNetworkx);
  const auto python = run("/usr/bin/env", {"python3", "read.py", "results/graph.graphml"});
  ASSERT_EQ(python.code, 0) << python.err;
  const auto graph = Json::parse(python.out);
  const auto weights = read("results/weights.csv");
  for (const auto& node : graph[0]) {
    EXPECT_TRUE(node[2].is_number_integer()) << node;
    const auto row =
        fmt::format("\n{},{}", node[0].get<std::string>(), formatNumber(node[3].get<double>()));
    EXPECT_THAT(weights, HasSubstr(row));
  }
  EXPECT_EQ(graph[1].size(), graph[0].size() - 1);
}

TEST_F(GraphCommandTest, AttributesOfNodesSurviveConversion) {
  write("a.graphml",
        "<graphml><key id='p' for='node' attr.name='pop' attr.type='int'/>"
        "<key id='t' for='node' attr.name='town' attr.type='string'/>"
        "<key id='r' for='edge' attr.name='rel' attr.type='string'/><graph>"
        "<node id='a'><data key='p'>7</data><data key='t'>Turku</data></node>"
        "<node id='b'><data key='p'>9</data></node>"
        "<edge source='a' target='b'><data key='r'>friend</data></edge></graph></graphml>");
  const auto converted = cli({"graph", "convert", "a.graphml", "b.json"});
  ASSERT_EQ(converted.code, 0) << converted.err;
  EXPECT_THAT(converted.err, HasSubstr("of the edges 1 attribute is left out: 'rel'"));
  const auto nodes = Json::parse(read("b.json")).at("nodes");
  EXPECT_EQ(nodes[0].at("pop"), 7);
  EXPECT_EQ(nodes[0].at("town"), "Turku");
  EXPECT_EQ(nodes[1].at("pop"), 9);
  EXPECT_FALSE(nodes[1].contains("town"));
}

TEST_F(GraphCommandTest, AttributesThatAreCalledAsFieldsAreRenamed) {
  write("a.gml",
        "graph [ node [ id 1 label \"10\" name \"Ann\" ] node [ id 2 label \"11\" name \"Ann\" ]\n"
        "edge [ source 1 target 2 weight 2.0 ] ]");
  for (const char* name : {"b.gml", "b.json", "b.graphml"}) {
    const auto converted = cli({"graph", "convert", "a.gml", name});
    ASSERT_EQ(converted.code, 0) << converted.err;
    EXPECT_THAT(converted.err, HasSubstr("the attribute 'name' of the nodes is called 'nodeName'"));
    const auto info = cli({"graph", "info", name, "--json"});
    ASSERT_EQ(info.code, 0) << info.err;
    EXPECT_EQ(info.json().at("edges"), 1);
    EXPECT_THAT(read(name), HasSubstr("Ann"));
  }
  // Names that GML cannot have, or that become equal.
  write("c.json", R"({"nodes":[{"id":"a","ä":1,"my attr":2,"my_attr":3,"2x":4,"x":5},{"id":"b"}],
      "links":[{"source":"a","target":"b"}]})");
  ASSERT_EQ(cli({"graph", "convert", "c.json", "c.gml"}).code, 0);
  const auto gml = read("c.gml");
  for (const char* line : {"attribute 1\n", "myattr 2\n", "myattr2 3\n", "attribute2x 4\n"})
    EXPECT_THAT(gml, HasSubstr(line));
  EXPECT_EQ(cli({"graph", "info", "c.gml"}).code, 0);
}

TEST_F(GraphCommandTest, ContentsOfTheGraphOfARunAreChosen) {
  const std::vector<std::string> run{"run",   "star",    "--set",           "stop.maxIterations=5",
                                     "--out", "results", "--graph-contents"};
  auto some = run;
  some.emplace_back("clusters,samples");
  EXPECT_LE(cli(some).code, 1);
  const auto text = read("results/graph.graphml");
  for (const char* name : {"\"learnedCluster\"", "\"features\"", "\"labels\""})
    EXPECT_THAT(text, HasSubstr(name));
  for (const char* name : {"\"w1\"", "\"flow\""})
    EXPECT_EQ(text.find(name), std::string::npos) << name;
  // And in another format, with all of it.
  ASSERT_EQ(cli({"graph", "convert", "results/graph.graphml", "g.json"}).code, 0);
  EXPECT_THAT(read("g.json"), HasSubstr("\"learnedCluster\""));
  auto wrong = run;
  wrong.emplace_back("clusters,colour");
  refused(wrong, {"--graph-contents", "clusters, parameters, errors, flows and samples"});
}

TEST_F(GraphCommandTest, GeneratedGraphDependsOnSeed) {
  const auto make = [&](const char* seed, const char* file) {
    EXPECT_EQ(cli({"graph", "generate", "erdos-renyi", "--set", "nodes=30", "--set", "p=0.2",
                   "--seed", seed, "--out", file})
                  .code,
              0);
    return read(file);
  };
  EXPECT_EQ(make("7", "a.csv"), make("7", "b.csv"));
  EXPECT_NE(make("7", "a.csv"), make("8", "b.csv"));
}

TEST_F(GraphCommandTest, PrintsReadableInfo) {
  write("e.csv", "source,target,weight\na,b,2\nb,c,0.5\n");
  const auto info = cli({"graph", "info", "e.csv"});
  EXPECT_EQ(info.code, 0);
  EXPECT_THAT(info.out, HasSubstr("nodes        3\n"));
  EXPECT_THAT(info.out, HasSubstr("forest       yes\n"));
  EXPECT_THAT(info.out, HasSubstr("weight       0.5 to 2, mean 1.25\n"));
}

TEST_F(GraphCommandTest, InvalidInputIsReported) {
  write("bad.csv", "source,target\na,b\na,b\n");
  refused({"graph", "info", "bad.csv"}, {"bad.csv:3", "appears twice"});
  refused({"graph", "info", "missing.gml"}, {"missing.gml", "cannot be read"});
  refused({"graph", "convert", "bad.csv", "g.xlsx"}, {"g.xlsx", ".graphml"});
  refused({"graph", "generate", "csv", "--out", "g.gml"}, {"graph convert"});
  refused({"graph", "generate", "wheel", "--out", "g.gml"}, {"sbm", "wheel"});
  refused({"graph", "generate", "sbm", "--set", "pout=1", "--out", "g.gml"}, {"graph.pout"});
  refused({"graph", "generate", "sbm", "--set", "kind=grid", "--out", "g.gml"}, {"--set kind"});
  refused({"graph", "generate", "sbm", "--seed", "x", "--out", "g.gml"}, {"--seed"});
  refused({"graph", "generate", "star"}, {"--out"});
  refused({"graph"}, {"subcommand"});
  write("kept.gml", "keep me");
  refused({"graph", "convert", "bad.csv", "kept.gml"}, {"bad.csv:3"});
  EXPECT_EQ(read("kept.gml"), "keep me");
}

}  // namespace
}  // namespace gtv
