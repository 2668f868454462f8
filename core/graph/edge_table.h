#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/csv.h"
#include "base/result.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// The rows of an edge file, header `source,target[,weight]`, with the users' node keys.
struct EdgeTable {
  struct Row {
    int line = 0;
    std::string source;
    std::string target;
    double weight = 1;
  };
  std::string name;
  std::vector<Row> rows;
  std::vector<std::string> nodes{};  ///< of formats that list them; they come before those of rows
};

/// Refuses self-loops, repeated edges ((a,b) is (b,a)), weights that are not finite and > 0, other
/// columns, empty keys; errors name file, line and field.
Result<EdgeTable> readEdgeTable(const CsvTable& table);

/// The union of both key lists, in output order: ascending if every key is a canonical integer
/// ("7", "-3"; not "07"), else by first appearance, `dataKeys` first.
std::vector<std::string> nodeOrder(const std::vector<std::string>& dataKeys,
                                   const EdgeTable* edges);

/// The graph over `nodeKeys`, which must hold every key of the table.
Result<EmpiricalGraph> graphFromTable(const EdgeTable& table,
                                      const std::vector<std::string>& nodeKeys);

}  // namespace gtv
