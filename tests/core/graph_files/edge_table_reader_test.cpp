#include "graph_files/edge_table_reader.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "parsed_graph.h"

namespace gtv {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Keys = std::vector<std::string>;
using Edges = std::vector<Edge>;

Result<GraphDocument> parsed(std::string_view text, const EdgePolicy& policy = {}) {
  return parseGraph(text, GraphFormat::Csv, "edges.csv", policy);
}

GraphDocument readTable(std::string_view text, const EdgePolicy& policy = {}) {
  auto graph = parsed(text, policy);
  EXPECT_TRUE(graph.ok()) << (graph.ok() ? "" : graph.error().text());
  return graph.ok() ? std::move(*graph) : GraphDocument{};
}

std::string tableError(std::string_view text, const EdgePolicy& policy = {}) {
  const auto graph = parsed(text, policy);
  return graph ? "no error" : graph.error().text();
}

TEST(EdgeTableTest, ColumnOrderIsFreeAndWeightIsOptional) {
  EXPECT_EQ(readTable("source,target,weight\na,b,2.5\nb,c,0.5\n").edges, heavyAndLight);
  const auto ordered = readTable("weight,target,source\n3,b,a\n");
  EXPECT_EQ(ordered.keys, (Keys{"a", "b"}));
  EXPECT_EQ(ordered.edges, (Edges{{0, 1, 3}}));
  EXPECT_EQ(readTable("target,source\nb,a\n").edges, (Edges{{0, 1, 1}}));
  EXPECT_TRUE(readTable("source,target\n").edges.empty());
}

TEST(EdgeTableTest, ReadsWhatOtherProgramsCallTheEnds) {
  for (const char* text :
       {"Source,Target,Weight\na,b,2.5\nb,c,0.5\n",
        "Source,Target,Type,Id,timeset,Weight\na,b,Undirected,0,,2.5\nb,c,Undirected,1,,0.5\n",
        "from,to,value\na,b,2.5\nb,c,0.5\n", ",source,target,weight\n0,a,b,2.5\n1,b,c,0.5\n",
        "source;target;weight\na;b;2,5\nb;c;0,5\n", "source,target,weight\ra,b,2.5\rb,c,0.5\r",
        "Node 1\tNode 2\tweight\na\tb\t2.5\nb\tc\t0.5\n",
        "# a comment\nfrom_id to_id weight\na b 2.5\n\nb c 0.5\n"}) {
    const auto graph = readTable(text);
    EXPECT_EQ(graph.keys, (Keys{"a", "b", "c"})) << text;
    EXPECT_EQ(graph.edges, heavyAndLight) << text;
  }
}

TEST(EdgeTableTest, ReadsListsWithoutNamesOfColumns) {
  const auto snap = readTable("# Nodes: 3 Edges: 2\n# FromNodeId\tToNodeId\n1\t2\n2\t3\n");
  EXPECT_EQ(snap.keys, (Keys{"1", "2", "3"}));
  EXPECT_EQ(snap.edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
  EXPECT_THAT(
      snap.warnings,
      ElementsAre("edges.csv: cells are separated by tabs (guessed)",
                  "edges.csv: the first line has no names: the columns are two nodes "
                  "(guessed)",
                  "edges.csv: 2 comment lines are passed over, the first is '# Nodes: 3 Edges: 2' "
                  "on line 1"));
  EXPECT_EQ(readTable("% sym unweighted\n7 8\n8 9\n").keys, (Keys{"7", "8", "9"}));
  EXPECT_EQ(readTable("a b 2.5\nb c 0.5\n").edges, heavyAndLight);
}

TEST(EdgeTableTest, AsksWhetherAFirstLineOfWordsHasNames) {
  const std::string text = "anna,bert\nbert,carl\n";
  EXPECT_EQ(tableError(text),
            "graph.header: the first line of edges.csv may have the names of the columns or an "
            "edge already (anna - bert): choose names or values");
  EdgePolicy policy;
  policy.header = "values";
  EXPECT_EQ(readTable(text, policy).keys, (Keys{"anna", "bert", "carl"}));
  policy.header = "names";
  const auto named = readTable(text, policy);
  EXPECT_EQ(named.keys, (Keys{"bert", "carl"}));
  EXPECT_THAT(named.warnings, ElementsAre("edges.csv: the ends of the edges are the columns 'anna' "
                                          "and 'bert' (guessed)"));
}

TEST(EdgeTableTest, ReadsAdjacencyMatrices) {
  const auto named = readTable(",A,B,C\nA,0,0.5,0\nB,0.5,0,2e-1\nC,0,0.2,0\n");
  EXPECT_EQ(named.keys, (Keys{"A", "B", "C"}));
  EXPECT_EQ(named.edges, (Edges{{0, 1, 0.5}, {1, 2, 0.2}}));
  EXPECT_THAT(named.warnings, ElementsAre("edges.csv: the table is read as the adjacency matrix of "
                                          "3 nodes (guessed)"));
  const auto plain = readTable("0 1 0\n1 0 2\n0 2 0\n");
  EXPECT_EQ(plain.keys, (Keys{"0", "1", "2"}));
  EXPECT_EQ(plain.edges, (Edges{{0, 1, 1}, {1, 2, 2}}));
  // A list of three weighted edges between whole numbers is no matrix.
  EXPECT_EQ(readTable("1 2 3\n2 3 4\n3 1 5\n").edges, (Edges{{0, 1, 3}, {0, 2, 5}, {1, 2, 4}}));
}

TEST(EdgeTableTest, ReadsMatricesAndListsAsRWritesThem) {
  const Edges expected{{0, 1, 1}, {1, 2, 2}};
  for (const char* text : {"a b c\na 0 1 0\nb 1 0 2\nc 0 2 0\n", "a,b,c\n0,1,0\n1,0,2\n0,2,0\n"}) {
    const auto graph = readTable(text);
    EXPECT_EQ(graph.keys, (Keys{"a", "b", "c"})) << text;
    EXPECT_EQ(graph.edges, expected) << text;
  }
  EdgePolicy names;
  names.header = "names";
  const auto list = readTable("\"V1\" \"V2\"\n\"1\" \"a\" \"b\"\n\"2\" \"b\" \"c\"\n", names);
  EXPECT_EQ(list.keys, (Keys{"a", "b", "c"}));
}

TEST(EdgeTableTest, NamesOfEndsWinOverNumbersAndMatrices) {
  EXPECT_EQ(readTable("source,target,2019,2020\na,b,1,2\nb,c,3,4\n").keys, (Keys{"a", "b", "c"}));
  EXPECT_EQ(readTable("source,target,weight\ntarget,1,2\nweight,5,3\n").edges.size(), 2U);
  EXPECT_EQ(readTable("man,woman,weight\na,b,1\nb,c,2\n").keys, (Keys{"a", "b", "c"}));
  EXPECT_EQ(readTable("u,v\na,b\nb,c\n").keys, (Keys{"a", "b", "c"}));
  EXPECT_THAT(tableError("u v\nv w\nw u\n"), HasSubstr("graph.header: the first line"));
}

TEST(EdgeTableTest, SeparatorLineIsPassedOver) {
  EXPECT_EQ(readTable("sep=;\nsource;target;weight\na;b;2,5\nb;c;0,5\n").edges, heavyAndLight);
}

TEST(EdgeTableTest, ListsOfNetworkxAndKonectAreNoMatrices) {
  EXPECT_EQ(readTable("0 1 {}\n1 2 {}\n").edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
  EXPECT_EQ(readTable("% sym\n1 2 1 1082\n2 3 1 1083\n# a comment\n3 4 1 1084\n4 5 1 1085\n").edges,
            (Edges{{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {3, 4, 1}}));
}

TEST(EdgeTableTest, MatrixWithAnotherRowOrLengthIsRefused) {
  EXPECT_EQ(tableError(",A,B\nA,0,1\nB,2,0\n"),
            "edges.csv:3: edge 'B' - 'A' has weight 1 in one direction and 2 in the other; "
            "graph.directions can be sum, mean, max or first");
  std::string long_ = ",";
  for (int k = 0; k < 250; ++k) long_ += fmt::format("{}n{}", k > 0 ? "," : "", k);
  long_ += '\n';
  for (int r = 0; r < 249; ++r) {
    long_ += fmt::format("n{}", r);
    for (int k = 0; k < 250; ++k) long_ += std::abs(k - r) == 1 ? ",1" : ",0";
    long_ += '\n';
  }
  EXPECT_EQ(tableError(long_), "edges.csv: the matrix has 249 rows, expected one per column, 250");
}

TEST(EdgeTableTest, BadRowsAreReportedWithLineAndColumn) {
  const auto row = [](std::string_view text) {
    return tableError(fmt::format("source,target,weight\na,b,1\n{}\n", text));
  };
  EXPECT_EQ(row("b,c,-3"),
            "edges.csv:3: edge 'b' - 'c': weight must be > 0, got -3; graph.nonPositiveWeights can "
            "be drop or one");
  EXPECT_THAT(row("b,c,0"), HasSubstr("edges.csv:3: edge 'b' - 'c': weight must be > 0, got 0"));
  EXPECT_THAT(row("b,c,inf"), HasSubstr("weight must be a finite number, got 'inf'"));
  EXPECT_THAT(row("b,c,1e999"), HasSubstr("weight must be a finite number, got '1e999'"));
  EXPECT_THAT(row("b,c,heavy"), HasSubstr("weight must be a finite number, got 'heavy'"));
  EXPECT_EQ(row("c,c,1"), "edges.csv:3: self-loop at node 'c'; graph.selfLoops can be drop");
  EXPECT_EQ(row(",c,1"), "edges.csv:3: source is empty, expected a node key");
  EXPECT_EQ(row("c,,1"), "edges.csv:3: target is empty, expected a node key");
  EXPECT_EQ(row("c,d"), "edges.csv:3: has 2 cells, the header has 3");
  EXPECT_EQ(tableError("source,weight\na,1\n"),
            "edges.csv:1: no columns for the two ends of an edge, such as source and target, found "
            "'source', 'weight'");
}

TEST(EdgeTableTest, RepeatedEdgeErrorNamesFirstLine) {
  EXPECT_EQ(tableError("source,target\na,b\nb,c\na,b\n"),
            "edges.csv:4: edge 'a' - 'b' appears twice, first on line 2; graph.parallelEdges can "
            "be sum, mean, max or first");
  EXPECT_EQ(tableError("source,target\n7,1\n07,1\n"), "no error");
}

TEST(EdgeTableTest, ThereAndBackWithOneWeightIsOneEdge) {
  const auto graph = readTable("source,target,weight\na,b,2.5\nb,a,2.5\nb,c,0.5\nc,b,0.5\n");
  EXPECT_EQ(graph.edges, heavyAndLight);
  EXPECT_THAT(graph.warnings, IsEmpty());
}

TEST(EdgeTableTest, PolicyChoosesTheWeightAttribute) {
  const std::string text = "source,target,length,Strength\na,b,7,2.5\nb,c,8,0.5\n";
  const auto plain = readTable(text);
  EXPECT_EQ(plain.edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
  EXPECT_THAT(plain.warnings,
              ElementsAre("edges.csv: no edge attribute is called weight, so every edge has weight "
                          "1; the edges have 'length', 'Strength': graph.weight names the one with "
                          "the weights"));
  EdgePolicy policy;
  policy.weight = "Strength";
  EXPECT_EQ(readTable(text, policy).edges, heavyAndLight);
  policy.weight = "strength";
  EXPECT_EQ(tableError(text, policy),
            "graph.weight: no edge attribute 'strength' in edges.csv, found 'length', 'Strength'");
  EdgePolicy unweighted;
  unweighted.unweighted = true;
  EXPECT_EQ(readTable("source,target,weight\na,b,9\n", unweighted).edges, (Edges{{0, 1, 1}}));
}

// Three edges a→b (1, 2, 6) and one b→a (12): 1 + 2 + 6 = 9 there, 12 back.
TEST(EdgeTableTest, PolicyJoinsParallelEdgesAndThenDirections) {
  const std::string text = "source,target,weight\na,b,1\na,b,2\na,b,6\nb,a,12\n";
  const auto weight = [&](EdgeMerge parallel, EdgeMerge directions) {
    EdgePolicy policy;
    policy.parallel = parallel;
    policy.directions = directions;
    const auto graph = readTable(text, policy);
    return graph.edges.size() == 1 ? graph.edges[0].weight : -1;
  };
  EXPECT_EQ(weight(EdgeMerge::Sum, EdgeMerge::Sum), 21);
  EXPECT_EQ(weight(EdgeMerge::Mean, EdgeMerge::Mean), 7.5);
  EXPECT_EQ(weight(EdgeMerge::Max, EdgeMerge::Max), 12);
  EXPECT_EQ(weight(EdgeMerge::First, EdgeMerge::First), 1);
  EXPECT_EQ(weight(EdgeMerge::Sum, EdgeMerge::First), 9);
  EdgePolicy policy;
  policy.parallel = EdgeMerge::Sum;
  EXPECT_EQ(tableError(text, policy),
            "edges.csv:5: edge 'b' - 'a' has weight 9 in one direction and 12 in the other; "
            "graph.directions can be sum, mean, max or first");
  policy.directions = EdgeMerge::Max;
  EXPECT_THAT(readTable(text, policy).warnings,
              ElementsAre("edges.csv: 2 of 4 edges (the first is edge 'a' - 'b') repeat one before "
                          "them and are joined to that",
                          "edges.csv: 1 of 4 edges (the first is edge 'b' - 'a') is joined to the "
                          "one in the other direction"));
}

TEST(EdgeTableTest, PolicyDropsOrRepairsEdges) {
  const std::string text = "source,target,weight\na,b,2.5\nb,b,1\nb,c,\nc,d,-1\n";
  EdgePolicy policy;
  policy.dropLoops = true;
  policy.missing = EdgeRepair::Drop;
  policy.nonPositive = EdgeRepair::One;
  const auto graph = readTable(text, policy);
  EXPECT_EQ(graph.keys, (Keys{"a", "b", "c", "d"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 2.5}, {2, 3, 1}}));
  EXPECT_THAT(
      graph.warnings,
      ElementsAre(
          "edges.csv: 1 of 4 edges (the first is edge 'b' - 'c') has no weight and is left out",
          "edges.csv: 1 of 4 edges (the first is edge 'c' - 'd') has a weight of 0 or less, taken "
          "to be 1",
          "edges.csv: 1 of 4 edges (the first is edge 'b' - 'b') is a self-loop and is left out"));
  policy.missing = EdgeRepair::Refuse;
  EXPECT_EQ(tableError(text, policy),
            "edges.csv:4: edge 'b' - 'c': weight is missing; graph.missingWeights can be one or "
            "drop");
}

TEST(EdgeTableTest, KeysAreSortedIfAllAreWholeNumbers) {
  EXPECT_EQ(readTable("source,target\n10,9\n-3,2\n0,-20\n").keys,
            (Keys{"-20", "-3", "0", "2", "9", "10"}));
  EXPECT_EQ(readTable("source,target\n10,9\n9,x\n").keys, (Keys{"10", "9", "x"}));
}

TEST(EdgeTableTest, DictionariesOfPythonAreAttributesOfTheEdges) {
  const auto graph = readTable(
      "# list.py\n# GMT Mon\n10 2 {'weight': 2.5, 'kind': \"it's, {a}: b\", 'when': (1, [2, 3])}\n"
      "2 7 {}\n\n7 10 {\"Weight\": 1, 'kind': None,}\n");
  EXPECT_EQ(graph.keys, (Keys{"2", "7", "10"}));
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}, {0, 2, 2.5}, {1, 2, 1}}));
  EXPECT_THAT(graph.warnings, Contains(HasSubstr("every line is read as two nodes and the "
                                                 "attributes of their edge (guessed)")));
  EXPECT_THAT(graph.warnings, Contains("edges.csv: 2 comment lines are passed over"));
  EdgePolicy byCost;
  byCost.weight = "cost";
  EXPECT_EQ(readTable("a b {'weight': 2, 'cost': 7}\n", byCost).edges, (Edges{{0, 1, 7}}));
  EXPECT_EQ(
      tableError("a b {'weight': 2}\na c 3\n"),
      "edges.csv:2: expected two nodes and a dictionary such as {'weight': 2.5}, got 'a c 3'");
  for (const char* broken : {"{'w' 2}", "{'w': }", "{'w': 'x}", "{'w': [1}", "{'w': 1} 2", "{,}"})
    EXPECT_THAT(tableError(std::string("a b {}\nb c ") + broken + "\n"),
                HasSubstr("edges.csv:2: expected two nodes and a dictionary"))
        << broken;
  EXPECT_THAT(tableError("a b {'weight': 'heavy'}\n"), HasSubstr("edges.csv:1"));
  EXPECT_EQ(readTable("a b {'weight': np.float64(2.5)}\n").edges, (Edges{{0, 1, 2.5}}));
  // As UTF-16, which has two bytes for each of these.
  std::string wide = "\xFF\xFE";
  for (const char c : std::string("a b {'weight': 2.5}\nb c {'weight': 3}\n")) wide += {c, '\0'};
  EXPECT_EQ(readTable(wide).edges, (Edges{{0, 1, 2.5}, {1, 2, 3}}));
}

TEST(EdgeTableTest, UndirectedRowsTheOtherWayRoundAreParallel) {
  const std::string text = "Source,Target,Type,Weight\n1,2,Undirected,1\n2,1,Undirected,1\n";
  EXPECT_EQ(
      tableError(text),
      "edges.csv:3: edge '1' - '2' appears twice, first on line 2; graph.parallelEdges can be "
      "sum, mean, max or first");
  EdgePolicy sum;
  sum.parallel = EdgeMerge::Sum;
  EXPECT_EQ(readTable(text, sum).edges, (Edges{{0, 1, 2}}));
  EXPECT_EQ(readTable("Source,Target,Type,Weight\n1,2,Directed,1\n2,1,Directed,1\n").edges,
            (Edges{{0, 1, 1}}));
}

TEST(EdgeTableTest, RowsWithMoreCellsThanTheNamesOfTheEndsAreRefused) {
  EXPECT_EQ(tableError("source,target,weight\na,b,0,5\nb,c,1,5\n"),
            "edges.csv:2: has 4 cells, the header has 3; if a comma is the decimal sign, separate "
            "the cells by semicolons");
  EXPECT_EQ(tableError("source,target,weight\na,b,2,x\nb,c,3,y\n"),
            "edges.csv:2: has 4 cells, the header has 3");
  EXPECT_EQ(tableError("source;target\na;b;2\nb;c;3\n"),
            "edges.csv:2: has 3 cells, the header has 2");
  EXPECT_EQ(tableError("source,target,weight\na,b,5\nb,c,1,5\n"),
            "edges.csv:3: has 4 cells, the header has 3; if a comma is the decimal sign, separate "
            "the cells by semicolons");
  // Row names of R.
  EXPECT_EQ(readTable("\"source\" \"target\" \"weight\"\n\"1\" \"a\" \"b\" 2.5\n\"2\" \"b\" \"c\" "
                      "0.5\n")
                .edges,
            heavyAndLight);
  EdgePolicy names;
  names.header = "names";
  EXPECT_EQ(readTable("V1,V2\n1,a,b\n2,b,c\n", names).keys, (Keys{"a", "b", "c"}));
}

TEST(EdgeTableTest, TablesOfNodesAreRefused) {
  const auto refused = [](const char* first, const char* second) {
    return fmt::format(
        "edges.csv:1: the columns '{}' and '{}' look like those of a table of nodes; call the "
        "columns with the two ends of an edge source and target",
        first, second);
  };
  EXPECT_EQ(tableError("Id,Label,Weight\n1,Ann,70\n2,Bob,80\n"), refused("Id", "Label"));
  EXPECT_EQ(tableError("name,age,weight\nAnn,30,70\nBob,30,80\n"), refused("name", "age"));
  EXPECT_EQ(tableError("\"SUID\",\"interaction\",\"name\",\"shared name\",\"weight\"\n"
                       "\"101\",\"pp\",\"a (pp) b\",\"a (pp) b\",\"2\"\n"),
            refused("SUID", "interaction"));
  // Ends of which one is called by numbers, too.
  EXPECT_EQ(readTable("from,to,weight\n1,a,2\n2,b,2\n").edges.size(), 2U);
  EXPECT_EQ(readTable("boss,clerk,weight\n1,a,2\na,b,2\n").edges.size(), 2U);
}

TEST(EdgeTableTest, UnnamedColumnsThatAreNotReadAreListed) {
  EXPECT_THAT(readTable("a,b,0.5,2020,x\nb,c,0.7,2021,y\n").warnings,
              ElementsAre("edges.csv: the first line has no names: the columns are two nodes and "
                          "the weight (guessed)",
                          "edges.csv: column 4 is not read", "edges.csv: column 5 is not read"));
  EdgePolicy fourth;
  fourth.weight = "column4";
  const auto graph = readTable("a,b,x,2.5\nb,c,y,0.5\n", fourth);
  EXPECT_EQ(graph.edges, heavyAndLight);
  EXPECT_THAT(graph.warnings, ElementsAre("edges.csv: the first line has no names: the columns are "
                                          "two nodes (guessed)",
                                          "edges.csv: column 3 is not read"));
}

TEST(EdgeTableTest, SquareTablesOfNumbersAreNoListsOfEdges) {
  const char* problem =
      "edges.csv:1: the table has as many rows as columns of numbers; as an adjacency matrix "
      "without names it must have zeros on its diagonal: write the names of the nodes above and "
      "beside the matrix, or source and target above a list of edges";
  for (const char* matrix :
       {"0.9 0.5 0.2 0.1\n0.6 0.8 0.3 0.4\n0.25 0.35 0.7 0.65\n0.15 0.45 0.55 0.6\n",
        "0.5,0.3,0.2\n0.1,0.6,0.3\n0.2,0.2,0.6\n", "1 1 0 0\n0 1 1 0\n0 0 1 1\n1 0 0 1\n",
        "1,2,3,4,5\n2,3,4,5,6\n3,4,5,6,7\n4,5,6,7,8\n5,6,7,8,9\n"})
    EXPECT_EQ(tableError(matrix), problem) << matrix;
  EXPECT_EQ(readTable("1 2 5\n2 3 4\n1 3 2\n").edges, (Edges{{0, 1, 5}, {0, 2, 2}, {1, 2, 4}}));
  // A diagonal of 0.0 is empty, and the triangle above it is a matrix.
  EXPECT_EQ(readTable("0.0 0.5 0.0\n0.5 0.0 2.0\n0.0 2.0 0.0\n").edges,
            (Edges{{0, 1, 0.5}, {1, 2, 2}}));
  EXPECT_EQ(readTable("0,1,3\n,0,2\n,,0\n").edges, (Edges{{0, 1, 1}, {0, 2, 3}, {1, 2, 2}}));
}

TEST(EdgeTableTest, CommentsMayFollowTheCellsOfAList) {
  EXPECT_EQ(readTable("1 2 2.5 # strong, \n2 3 0.5\n  # indented\n").edges, heavyAndLight);
  EXPECT_EQ(readTable("1 2 # c\n2 3 #d\n").edges, (Edges{{0, 1, 1}, {1, 2, 1}}));
  EXPECT_EQ(readTable("source,target\na,#b\nb,c\n").keys, (Keys{"a", "#b", "b", "c"}));
}

TEST(EdgeTableTest, TableWhoseRowsAllAreCommentsIsRefused) {
  EXPECT_EQ(tableError("source,target,weight\n#covid,#vax,3\n#a,#b,2\n"),
            "edges.csv: has the names of columns but no edges; lines that begin with # are "
            "comments, the first is '#covid,#vax,3' on line 2");
}

TEST(EdgeTableTest, WeightsOfAListMayBeLeftOut) {
  EdgePolicy values;
  values.header = "values";
  const auto graph = readTable("a b\nb c 2.5\n", values);
  EXPECT_EQ(graph.edges, (Edges{{0, 1, 1}, {1, 2, 2.5}}));
  EXPECT_THAT(graph.warnings,
              Contains("edges.csv: 1 of 2 edges has no weight, the first is edge 'a' - 'b': its "
                       "weight is taken to be 1"));
  EXPECT_EQ(readTable("0 1 5\n1 2\n").edges, (Edges{{0, 1, 5}, {1, 2, 1}}));
  EXPECT_EQ(tableError("1,2,5\n2,3,5,7\n3,4,5\n"), "edges.csv:2: has 4 cells, the first row has 3");
  EXPECT_THAT(readTable("1 2\n2 3 x\n").warnings, Contains("edges.csv: column 3 is not read"));
}

TEST(EdgeTableTest, OnlyNumericColumnIsTheWeight) {
  EdgePolicy names;
  names.header = "names";
  const auto german = readTable("Von;Nach;Gewicht\na;b;2,5\nb;c;0,5\n", names);
  EXPECT_EQ(german.edges, heavyAndLight);
  EXPECT_THAT(german.warnings,
              Contains("edges.csv: the weights are the column 'Gewicht' (guessed)"));
  EXPECT_EQ(readTable(":START_ID,:END_ID,:TYPE,age,weight:float\na,b,K,7,2.5\nb,c,K,8,0.5\n").edges,
            heavyAndLight);
  EXPECT_EQ(readTable("source,target,id,year\na,b,5,2019\n").edges, (Edges{{0, 1, 1}}));
  EXPECT_EQ(readTable("source,target,length,cost\na,b,5,2\n").edges, (Edges{{0, 1, 1}}));
  EXPECT_EQ(readTable("source,target,capacity,value\na,b,5,2\n").edges, (Edges{{0, 1, 2}}));
  EdgePolicy unweighted;
  unweighted.unweighted = true;
  EXPECT_THAT(readTable("source,target,length\na,b,5\n", unweighted).warnings, IsEmpty());
}

TEST(EdgeTableTest, WhatIsWrongWithAMatrixIsSaid) {
  EXPECT_EQ(tableError(",A,B,C\nC,0,2,0\nA,0,0,1\nB,1,0,2\n"),
            "edges.csv:2: the rows of the adjacency matrix have another order than its columns: "
            "expected the row of 'A', got 'C'");
  EXPECT_EQ(
      tableError(",x,y,z\np,1,0,2\nq,0,3,0\n"),
      "edges.csv:2: no column of the matrix is called 'p' as this row is; an adjacency matrix "
      "has the same nodes above and beside it; if the table lists edges, choose names for "
      "graph.header");
  EXPECT_EQ(tableError(",A,B,C\nA\nB,1\nC,3,2\n"),
            "edges.csv:2: the row of 'A' in the adjacency matrix has 0 numbers, expected 3: write "
            "the whole matrix");
  EXPECT_EQ(tableError(",A,B\nA,0,x\nB,x,0\n"),
            "edges.csv:2: the adjacency matrix must have a number at 'A' and 'B', got 'x'; if the "
            "table lists edges, choose names for graph.header");
}

TEST(EdgeTableTest, DroppedLoopsMayHaveAnyWeight) {
  EdgePolicy policy;
  policy.dropLoops = true;
  const auto graph = readTable("source,target,weight\na,a,0\na,b,2.5\nb,b,\nb,c,0.5\n", policy);
  EXPECT_EQ(graph.edges, heavyAndLight);
  EXPECT_THAT(graph.warnings, ElementsAre("edges.csv: 2 of 4 edges (the first is edge 'a' - 'a') "
                                          "are self-loops and are left out"));
}

}  // namespace
}  // namespace gtv
