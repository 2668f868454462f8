#include "graph_files/node_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "base/json.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;

class NodeTableTest : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file_); }
  std::optional<NodeTableText> tableOf(const char* ending, std::string_view text) {
    file_ = ::testing::TempDir() + "gtv_node_table" + ending;
    EXPECT_TRUE(writeTextFile(file_, text).ok());
    auto table = nodeTableText(file_, "g");
    EXPECT_TRUE(table.ok()) << (table.ok() ? "" : table.error().text());
    return table.ok() ? std::move(*table) : std::nullopt;
  }
  std::string file_;
};

TEST_F(NodeTableTest, HasTheKeyAndEveryAttributeOfTheNodes) {
  const auto table =
      tableOf(".graphml",
              "<graphml><key id='a' for='node' attr.name='age' attr.type='double'/>"
              "<key id='l' for='node' attr.name='list' attr.type='string'/>"
              "<graph edgedefault='undirected'>"
              "<node id='n1'><data key='a'>3.5</data></node>"
              "<node id='n2'><data key='l'>[0.3, -1.9]</data></node></graph></graphml>");
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(table->text, "node,age,list\nn1,3.5,\nn2,,\"[0.3, -1.9]\"\n");
  EXPECT_EQ(table->name, "g (nodes)");
  const auto loaded = loadNodeTable(*table, {});
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(loaded->table.rows(), 2U);
  EXPECT_EQ(loaded->table.columns[1].number(0), 3.5);
  EXPECT_TRUE(loaded->table.columns[1].isMissing(1));
  // The lines of the text are none of the file.
  EXPECT_THAT(loaded->table.lines, ElementsAre(0, 0));
}

TEST_F(NodeTableTest, LabelsInJsonAreAttributesBesideTheIds) {
  const auto table = tableOf(".json", R"({"nodes": [{"id": "a", "label": 1.5, "node": 7},
                                                    {"id": "b", "label": 2}], "links": []})");
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(table->text, "node key,label,node\na,1.5,7\nb,2,\n");
}

TEST_F(NodeTableTest, TablesAreNoGraphFiles) {
  EXPECT_FALSE(tableOf(".csv", "node,y,x1\na,1,2\n").has_value());
}

TEST_F(NodeTableTest, RepeatedKeysOfGmlAreLists) {
  const auto table = tableOf(
      ".gml",
      "graph [ node [ id 0 vec 0 vec 0.5 one \"_networkx_list_start\" one 7 tag \"a\" tag \"b\" ] "
      "node [ id 1 vec 3 ] ]");
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(table->text,
            "node,vec,one,tag\n0,\"[0, 0.5]\",[7],\"[\"\"a\"\", \"\"b\"\"]\"\n1,3,,\n");
}

TEST_F(NodeTableTest, TruthValuesOfJsonAreKeptAsTheyAreWritten) {
  const auto table =
      tableOf(".json", R"({"nodes": [{"id": "a", "on": true}, {"id": "b", "on": false}],
                                           "links": []})");
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(table->text, "node,on\na,true\nb,false\n");
}

}  // namespace
}  // namespace gtv
