#include "data/data_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/json.h"
#include "base/number.h"

namespace gtv {
namespace {

/// 3 for "x3"; nothing for "x0", "x03", "X3" and the like.
std::optional<long long> featureNumber(std::string_view title) {
  if (title.size() < 2 || title[0] != 'x' || title[1] < '1' || title[1] > '9') return std::nullopt;
  return parseInteger(title.substr(1));
}

/// Where x1 … xd stand. `others` are the columns that may stand beside them.
Result<std::vector<int>> featureColumns(const CsvTable& table,
                                        const std::vector<std::string>& others) {
  std::vector<int> columns(table.header.size(), -1);
  std::size_t dimension = 0;
  long long highest = 0;
  for (std::size_t c = 0; c < table.header.size(); ++c) {
    const auto& title = table.header[c];
    if (const auto number = featureNumber(title)) {
      ++dimension;
      highest = std::max(highest, *number);
      if (*number <= static_cast<long long>(columns.size()))
        columns[static_cast<std::size_t>(*number) - 1] = static_cast<int>(c);
    } else if (std::find(others.begin(), others.end(), title) == others.end()) {
      std::string expected;
      for (const auto& other : others) expected += other + ", ";
      return table.errorInHeader(
          fmt::format("unknown column {}, expected {}x1, x2, ...", shown(title), expected));
    }
  }
  if (dimension == 0) return table.requireColumn("x1").error();
  // Titles are different (the parser saw to that), so d of them are x1 … xd or leave a hole.
  columns.resize(dimension);
  for (std::size_t j = 0; j < dimension; ++j)
    if (columns[j] < 0)
      return table.errorInHeader(
          fmt::format("no column 'x{}', though there is one 'x{}'", j + 1, highest));
  return columns;
}

std::vector<std::string> featureNames(std::size_t dimension) {
  std::vector<std::string> names;
  for (std::size_t j = 1; j <= dimension; ++j) names.push_back(fmt::format("x{}", j));
  return names;
}

/// Reads a table of nodes; without a label column every node has one row.
Result<NodeTable> readNodes(const CsvTable& table, bool withLabels) {
  const auto nodeColumn = table.requireColumn("node");
  if (!nodeColumn) return nodeColumn.error();
  int labelColumn = -1;
  std::vector<std::string> others{"node"};
  if (withLabels) {
    const auto found = table.requireColumn("y");
    if (!found) return found.error();
    labelColumn = *found;
    others.emplace_back("y");
  }
  const auto columns = featureColumns(table, others);
  if (!columns) return columns.error();
  const auto dimension = static_cast<Eigen::Index>(columns->size());

  NodeTable nodes;
  nodes.featureNames = featureNames(columns->size());
  std::unordered_map<std::string_view, std::size_t> numbers;
  std::vector<std::size_t> nodeOfRow;
  std::vector<int> firstLine;
  std::vector<Eigen::Index> offsets{0};
  nodeOfRow.reserve(table.rows.size());
  for (const auto& row : table.rows) {
    const auto& key = row.cells[static_cast<std::size_t>(*nodeColumn)];
    if (key.empty()) return table.errorAt(row, "node is empty, expected a node key");
    const auto [number, fresh] = numbers.try_emplace(key, nodes.keys.size());
    if (fresh) {
      nodes.keys.push_back(key);
      firstLine.push_back(row.line);
      offsets.push_back(0);
    } else if (!withLabels) {
      return table.errorAt(row, fmt::format("node {} appears twice, first on line {}", shown(key),
                                            firstLine[number->second]));
    }
    nodeOfRow.push_back(number->second);
    ++offsets[number->second + 1];
  }
  for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];

  RowMatrix features(static_cast<Eigen::Index>(table.rows.size()), dimension);
  Vector labels = Vector::Zero(features.rows());
  nodes.source.file = table.name;
  nodes.source.labelName = withLabels ? "y" : "";
  nodes.source.lines.resize(table.rows.size());
  auto next = offsets;
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const auto& row = table.rows[r];
    const auto place = next[nodeOfRow[r]]++;
    nodes.source.lines[static_cast<std::size_t>(place)] = row.line;
    if (withLabels) {
      const auto label = table.number(row, labelColumn);
      if (!label) return label.error();
      labels[place] = *label;
    }
    for (Eigen::Index j = 0; j < dimension; ++j) {
      const auto value = table.number(row, (*columns)[static_cast<std::size_t>(j)]);
      if (!value) return value.error();
      features(place, j) = *value;
    }
  }
  nodes.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  return nodes;
}

}  // namespace

Result<NodeTable> readDataTable(const CsvTable& table) { return readNodes(table, true); }

Result<NodeTable> readPointTable(const CsvTable& table) { return readNodes(table, false); }

Result<RowMatrix> readTestSet(const CsvTable& table, int dimension) {
  const auto columns = featureColumns(table, {});
  if (!columns) return columns.error();
  if (dimension >= 0 && static_cast<std::size_t>(dimension) != columns->size())
    return table.errorInHeader(
        fmt::format("has {} feature columns, the data has {}", columns->size(), dimension));
  RowMatrix points(static_cast<Eigen::Index>(table.rows.size()),
                   static_cast<Eigen::Index>(columns->size()));
  for (Eigen::Index r = 0; r < points.rows(); ++r)
    for (Eigen::Index j = 0; j < points.cols(); ++j) {
      const auto value = table.number(table.rows[static_cast<std::size_t>(r)],
                                      (*columns)[static_cast<std::size_t>(j)]);
      if (!value) return value.error();
      points(r, j) = *value;
    }
  return points;
}

std::string weightsCsv(const std::vector<std::string>& nodeKeys, const Matrix& W) {
  check(static_cast<std::size_t>(W.cols()) == nodeKeys.size(), "one column of W per node");
  std::string out = "node";
  for (Eigen::Index j = 1; j <= W.rows(); ++j) out += fmt::format(",w{}", j);
  out += '\n';
  for (Eigen::Index i = 0; i < W.cols(); ++i) {
    out += csvCell(nodeKeys[static_cast<std::size_t>(i)]);
    for (Eigen::Index j = 0; j < W.rows(); ++j) {
      out += ',';
      out += formatNumber(W(j, i));
    }
    out += '\n';
  }
  return out;
}

Result<NodeData> arrangeByNode(const NodeTable& table, const std::vector<std::string>& nodeKeys,
                               const std::string& path) {
  std::unordered_map<std::string_view, int> tableNumber;
  for (std::size_t t = 0; t < table.keys.size(); ++t)
    tableNumber.try_emplace(table.keys[t], static_cast<int>(t));

  NodeData data;
  data.featureNames = table.featureNames;
  data.intercept = table.intercept;
  data.testSet = table.testSet;
  data.notes = table.notes;
  data.source = table.source;
  std::vector<int> tableNode;
  tableNode.reserve(nodeKeys.size());
  for (const auto& key : nodeKeys) {
    const auto found = tableNumber.find(key);
    tableNode.push_back(found == tableNumber.end() ? -1 : found->second);
    if (found != tableNumber.end()) tableNumber.erase(found);
  }
  if (!tableNumber.empty())
    for (const auto& key : table.keys)
      if (tableNumber.contains(key))
        return Error{path, fmt::format("node {} is not a node of the graph", shown(key))};
  data.datasets = datasetsOf(table.datasets, tableNode);
  data.source.lines = linesOf(table.datasets, table.source.lines, tableNode);
  data.source.parts = linesOf(table.datasets, table.source.parts, tableNode);
  if (table.unlabelled.nodeCount() > 0) {
    data.unlabelled = datasetsOf(table.unlabelled, tableNode);
    data.source.linesOfUnlabelled =
        linesOf(table.unlabelled, table.source.linesOfUnlabelled, tableNode);
  }
  data.labeled.reserve(nodeKeys.size());
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    data.labeled.push_back(data.datasets.sampleCount(i) > 0);
  return data;
}

}  // namespace gtv
