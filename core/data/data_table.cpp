#include "data/data_table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/counted.h"
#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "data/prediction_points.h"
#include "data/table_data.h"
#include "data/table_options.h"
#include "data/validation.h"
#include "tables/row_reader.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

/// 3 for "x3"; nothing for "x0", "x03", "X3" and the like.
std::optional<long long> featureNumber(std::string_view title) {
  if (title.size() < 2 || title[0] != 'x' || title[1] < '1' || title[1] > '9') return std::nullopt;
  return parseInteger(title.substr(1));
}

/// The columns of a data file: those of nodes and labels, and x1 … xd.
struct DataColumns {
  std::vector<std::string> features;
  std::vector<int> places;  ///< where x1 … xd stand in the file
};

/// "data.csv:1: message"
Error errorInHeader(const std::string& file, const std::string& message) {
  return {file + ":1", message};
}

/// `others` are the columns that stand beside x1 … xd.
Result<DataColumns> dataColumns(const std::vector<std::string>& titles,
                                const std::vector<std::string>& others, const std::string& file) {
  if (auto problem = columnNameProblem(file, titles)) return *problem;
  if (!titles.empty() && titles.front() == unnamedRows)
    return errorInHeader(file,
                         "the first column has no name, or the rows have a cell more than "
                         "the header");
  const auto absent = [&](const std::string& title) {
    std::vector<std::string> found;
    found.reserve(titles.size());
    for (const auto& each : titles) found.push_back(shown(each));
    return errorInHeader(
        file, fmt::format("no column {}, found {}", shown(title), fmt::join(found, ", ")));
  };
  for (const auto& other : others)
    if (std::find(titles.begin(), titles.end(), other) == titles.end()) return absent(other);
  DataColumns columns;
  columns.places.resize(titles.size(), -1);
  std::size_t dimension = 0;
  long long highest = 0;
  for (std::size_t c = 0; c < titles.size(); ++c) {
    if (const auto number = featureNumber(titles[c])) {
      ++dimension;
      highest = std::max(highest, *number);
      if (*number <= static_cast<long long>(titles.size()))
        columns.places[static_cast<std::size_t>(*number) - 1] = static_cast<int>(c);
    } else if (std::find(others.begin(), others.end(), titles[c]) == others.end()) {
      std::string expected;
      for (const auto& other : others) expected += other + ", ";
      return errorInHeader(file, fmt::format("unknown column {}, expected {}x1, x2, ...",
                                             shown(titles[c]), expected));
    }
  }
  if (dimension == 0) return absent("x1");
  // The titles are different, so d of them are x1 … xd or leave a hole.
  columns.places.resize(dimension);
  for (std::size_t j = 1; j <= dimension; ++j) {
    if (columns.places[j - 1] < 0)
      return errorInHeader(file,
                           fmt::format("no column 'x{}', though there is one 'x{}'", j, highest));
    columns.features.push_back(fmt::format("x{}", j));
  }
  return columns;
}

std::vector<std::string> columnsBeside(bool withLabels) {
  return withLabels ? std::vector<std::string>{"node", "y"} : std::vector<std::string>{"node"};
}

/// The rows of the file, read as a table of data kind "table".
Result<NodeTable> readNodes(const Choice& choice, const FileFinder& find, LabelKind labels) {
  const auto file = choice.text("file");
  const bool withLabels = hasLabels(labels);
  Json fields = defaultChoice(dataCatalogue().view, "table").json();
  fields.update(Json{{"file", file},
                     {"header", "names"},
                     {"node", "node"},
                     {"features", {"x1"}},
                     {"label", withLabels ? "y" : ""},
                     {"missing", choice.text("missing")},
                     {"standardise", false},
                     {"intercept", false}});
  const auto features = [&](const auto& titles) -> Result<std::vector<std::string>> {
    auto columns = dataColumns(titles, columnsBeside(withLabels), file);
    if (!columns) return columns.error();
    return std::move(columns->features);
  };
  return loadTableChoosingFeatures(Choice::ofComplete(std::move(fields)), find, labels, features);
}

/// m' × d shared unlabelled points.
Result<RowMatrix> readTestSet(const std::string& file, const FileFinder& find, int dimension,
                              std::vector<std::string>& notes) {
  const auto path = find(file);
  if (!path) return path.error();
  TableRequest request;
  request.format.hasHeader = true;
  const auto loaded = loadTable(*path, file, request);
  if (!loaded) return loaded.error();
  const auto& table = loaded->table;
  const auto columns = dataColumns(table.inFile, {}, file);
  if (!columns) return columns.error();
  if (static_cast<std::size_t>(dimension) != columns->features.size())
    return errorInHeader(
        file, fmt::format("has {}, the data has {}",
                          counted(std::ssize(columns->features), "feature column"), dimension));
  if (!loaded->problems.empty()) {
    const auto& first = loaded->problems.front();
    return Error{fmt::format("{}:{}", file, first.line), first.message};
  }
  RowMatrix points(static_cast<Eigen::Index>(table.rows()), dimension);
  for (int j = 0; j < dimension; ++j) {
    const auto& column =
        table.columns[static_cast<std::size_t>(columns->places[static_cast<std::size_t>(j)])];
    for (std::size_t r = 0; r < table.rows(); ++r) {
      const double value = column.number(r);
      if (std::isnan(value))
        return Error{fmt::format("{}:{}", file, table.lines[r]),
                     fmt::format("{} {}", column.name, numberProblem(column.written(r)))};
      points(static_cast<Eigen::Index>(r), j) = value;
    }
  }
  for (const auto& note : loaded->notes) notes.push_back(fmt::format("{}: {}.", file, note));
  return points;
}

}  // namespace

EntryInfo csvDataInfo() {
  EntryInfo info;
  info.id = "csv";
  info.label = "Data file";
  info.explanation = "Your own samples, one per row, with the key of the node that holds them";
  info.formula = "(x_r, y_r) of node i, r = 1, …, m_i; a node without a row has no data";
  info.source = "this laboratory; header node,y,x1,...,xd (for the clustering loss without y)";
  info.parameters = {
      valueParameter(ParameterType::File, "file", "File", "",
                     "A table with the columns node, y, x1, ..., xd; for the clustering loss "
                     "they are node, x1, ..., xd, with one row per node. A row whose y is empty is "
                     "predicted."),
      missingParameter(),
      valueParameter(ParameterType::File, "testSet", "Test set", "",
                     "A table with the columns x1, ..., xd that holds the shared unlabelled test "
                     "points. The field may be empty."),
      validationShareParameter(), publicPointsParameter()};
  return info;
}

Result<NodeTable> loadCsvData(const Choice& choice, const FileFinder& find, LabelKind labels) {
  if (choice.text("file").empty()) return Error{"data.file", "no file is chosen"};
  auto read = readNodes(choice, find, labels);
  if (!read) return read;
  const auto testFile = choice.text("testSet");
  if (testFile.empty()) return read;
  auto points = readTestSet(testFile, find, read->datasets.dimension(), read->notes);
  if (!points) return points.error();
  read->testSet = std::move(*points);
  return read;
}

Result<NodeData> makeCsvData(const Choice&, const DataContext& context) {
  check(context.table != nullptr, "data kind 'csv' is loaded before it is made");
  return arrangeByNode(*context.table, context.nodeKeys, "data.file");
}

bool isDataHeader(const std::vector<std::string>& titles) {
  return dataColumns(titles, columnsBeside(true), {}).ok() ||
         dataColumns(titles, columnsBeside(false), {}).ok();
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
  data.holdsColumns = table.holdsColumns;
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
