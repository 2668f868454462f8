#include "graph/graph_document.h"

#include <gtest/gtest.h>

namespace gtv {
namespace {

using Keys = std::vector<std::string>;

TEST(GraphDocumentTest, WholeNumberKeysAreSorted) {
  EXPECT_EQ(nodeOrder({"7", "10"}, {"10", "9", "-3", "2", "0", "-20", "100000000000000000000"}),
            (Keys{"-20", "-3", "0", "2", "7", "9", "10", "100000000000000000000"}));
}

TEST(GraphDocumentTest, OtherKeysAreInOrderOfAppearanceWithDataFirst) {
  EXPECT_EQ(nodeOrder({"07", "2"}, {"10", "9", "2"}), (Keys{"07", "2", "10", "9"}));
  for (const char* key : {"07", "+7", "-0", "7.0", "1e1", "a", "-", "", "-07", " 7"})
    EXPECT_EQ(nodeOrder({"9", key, "1"}), (Keys{"9", key, "1"})) << key;
  EXPECT_EQ(nodeOrder({"3", "1", "3"}), (Keys{"1", "3"}));
  EXPECT_EQ(nodeOrder({}), Keys{});
}

TEST(GraphDocumentTest, GraphNumbersNodesInOrderOfKeys) {
  const GraphDocument file{{"c", "a", "b"}, {{0, 1, 2}, {1, 2, 3}}, Matrix(2, 0), {}};
  const auto graph = graphOver({"a", "b", "c", "alone"}, file);
  ASSERT_TRUE(graph.ok());
  EXPECT_EQ(graph->nodeCount(), 4);
  EXPECT_EQ(graph->edges(), (std::vector<Edge>{{0, 1, 3}, {0, 2, 2}}));
}

TEST(GraphDocumentTest, UnknownNodeIsReported) {
  GraphDocument file{{"a", "c"}, {{0, 1, 2}}, Matrix(2, 0), {}};
  file.name = "edges.csv";
  EXPECT_EQ(graphOver({"a", "b"}, file).error().text(), "edges.csv: node 'c' does not exist");
}

}  // namespace
}  // namespace gtv
