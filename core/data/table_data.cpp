#include "data/table_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "base/csv.h"
#include "base/json.h"
#include "data/data_table.h"

namespace gtv {
namespace {

struct Column {
  std::string path;  ///< the field that names it
  std::string title;
  int index = -1;
};

Result<Column> findColumn(const CsvTable& table, std::string path, const std::string& title) {
  const auto found = table.requireColumn(title);
  if (!found)
    return Error{std::move(path), fmt::format("{} has {}", table.name, found.error().message)};
  return Column{std::move(path), title, *found};
}

Result<std::vector<Column>> findColumns(const CsvTable& table, const std::string& path,
                                        const std::vector<std::string>& titles) {
  std::vector<Column> columns;
  for (std::size_t k = 0; k < titles.size(); ++k) {
    auto itemPath = fmt::format("{}[{}]", path, k);
    for (const auto& earlier : columns)
      if (earlier.title == titles[k])
        return Error{std::move(itemPath), fmt::format("column {} stands twice", shown(titles[k]))};
    auto column = findColumn(table, std::move(itemPath), titles[k]);
    if (!column) return column.error();
    columns.push_back(std::move(*column));
  }
  return columns;
}

Result<Vector> readColumn(const CsvTable& table, const Column& column) {
  Vector values(static_cast<Eigen::Index>(table.rows.size()));
  for (Eigen::Index i = 0; i < values.size(); ++i) {
    const auto value = table.number(table.rows[static_cast<std::size_t>(i)], column.index);
    if (!value) return value.error();
    values[i] = *value;
  }
  return values;
}

/// (v − mean) / deviation with 1/n; false if v is constant. A power of two is taken out first,
/// which costs no digit and keeps the squares of very large and very small numbers finite.
bool standardise(Vector& v) {
  const double largest = v.cwiseAbs().maxCoeff();
  if (largest > 0) {
    const int exponent = std::ilogb(largest);
    for (double& value : v) value = std::ldexp(value, -exponent);
  }
  const auto n = static_cast<double>(v.size());
  if (v.maxCoeff() == v.minCoeff()) return false;
  v.array() -= v.sum() / n;
  const double deviation = std::sqrt(v.squaredNorm() / n);
  if (!(deviation > 0)) return false;
  v /= deviation;
  return true;
}

}  // namespace

EntryInfo tableDataInfo() {
  EntryInfo info;
  info.id = "table";
  info.label = "Table, one row per node";
  info.explanation = "A table whose rows are the nodes, each with one data point";
  info.formula = "x_i = (features of row i, 1), y_i = label of row i";
  info.source = "this laboratory; [CFL 37] with m_i = 1";
  info.parameters = {
      valueParameter(ParameterType::File, "file", "File", "", "A CSV file with a header."),
      valueParameter(ParameterType::TextList, "features", "Features", Json::array(),
                     "The columns that make up the feature vector."),
      valueParameter(ParameterType::Text, "label", "Label", "",
                     "The column that is to be predicted; the clustering loss reads none."),
      valueParameter(
          ParameterType::TextList, "coordinates", "Coordinates", Json::array(),
          "The columns of longitude and latitude, in this order; none if the list is empty."),
      booleanParameter("standardise", "Standardise", true,
                       "Bring features and label to mean 0 and standard deviation 1."),
      booleanParameter("intercept", "Intercept", true,
                       "Append a feature that is 1 for every node."),
      integerParameter("heldOut", "Held out", 0, 0, 1e9,
                       "Number of nodes, drawn at random, whose labels are kept for testing.")};
  return info;
}

Result<NodeTable> loadTableData(const Choice& choice, const FileFinder& find, LabelKind labels) {
  const auto file = choice.text("file");
  if (file.empty()) return Error{"data.file", "no file is chosen"};
  const auto featureTitles = choice.texts("features");
  if (featureTitles.empty()) return Error{"data.features", "at least one column is needed"};
  const bool withLabels = labels != LabelKind::None;
  const auto labelTitle = choice.text("label");
  if (withLabels && labelTitle.empty()) return Error{"data.label", "no column is chosen"};
  const auto coordinateTitles = choice.texts("coordinates");
  if (!coordinateTitles.empty() && coordinateTitles.size() != 2)
    return Error{"data.coordinates",
                 fmt::format("expected two columns, longitude and latitude, or none, got {}",
                             coordinateTitles.size())};
  if (withLabels &&
      std::find(featureTitles.begin(), featureTitles.end(), labelTitle) != featureTitles.end())
    return Error{"data.label", fmt::format("column {} is also a feature", shown(labelTitle))};

  const auto path = find(file);
  if (!path) return path.error();
  const auto table = readCsv(*path, file);
  if (!table) return table.error();
  auto columns = findColumns(*table, "data.features", featureTitles);
  if (!columns) return columns.error();
  const auto coordinateColumns = findColumns(*table, "data.coordinates", coordinateTitles);
  if (!coordinateColumns) return coordinateColumns.error();
  const auto n = static_cast<Eigen::Index>(table->rows.size());
  if (n == 0) return Error{file, "has a header but no rows"};
  if (choice.integer("heldOut") > n)
    return Error{"data.heldOut", fmt::format("must be at most {}, the number of rows of {}, got {}",
                                             n, file, choice.integer("heldOut"))};

  const auto readScaled = [&](const Column& column, bool scaled) -> Result<Vector> {
    auto values = readColumn(*table, column);
    if (values && scaled && !standardise(*values))
      return Error{column.path,
                   fmt::format("column {} of {} is constant, it cannot be standardised",
                               shown(column.title), file)};
    return values;
  };
  const bool scaled = choice.flag("standardise");
  NodeTable nodes;
  const bool intercept = choice.flag("intercept");
  const auto d = static_cast<Eigen::Index>(columns->size()) + (intercept ? 1 : 0);
  RowMatrix features = RowMatrix::Ones(n, d);
  for (std::size_t j = 0; j < columns->size(); ++j) {
    const auto values = readScaled((*columns)[j], scaled);
    if (!values) return values.error();
    features.col(static_cast<Eigen::Index>(j)) = *values;
  }
  Vector y = Vector::Zero(n);
  if (withLabels) {
    const auto column = findColumn(*table, "data.label", labelTitle);
    if (!column) return column.error();
    auto values = readScaled(*column, scaled && labels == LabelKind::Real);
    if (!values) return values.error();
    y = std::move(*values);
  }
  if (!coordinateColumns->empty()) nodes.coordinates.resize(2, n);
  for (std::size_t k = 0; k < coordinateColumns->size(); ++k) {
    const auto values = readColumn(*table, (*coordinateColumns)[k]);
    if (!values) return values.error();
    nodes.coordinates.row(static_cast<Eigen::Index>(k)) = values->transpose();
  }

  nodes.featureNames = featureTitles;
  if (intercept) {
    nodes.featureNames.emplace_back("intercept");
    nodes.intercept = static_cast<int>(d) - 1;
  }
  std::vector<Eigen::Index> offsets{0};
  for (Eigen::Index i = 1; i <= n; ++i) {
    nodes.keys.push_back(std::to_string(i));
    offsets.push_back(i);
  }
  nodes.datasets = LocalDatasets(std::move(features), std::move(y), std::move(offsets));
  nodes.source = {file, labelTitle, {}};
  for (const auto& row : table->rows) nodes.source.lines.push_back(row.line);
  return nodes;
}

Result<NodeData> makeTableData(const Choice& choice, const DataContext& context) {
  check(context.table != nullptr, "data kind 'table' is loaded before it is made");
  const auto& table = *context.table;
  auto data = arrangeByNode(table, context.nodeKeys, "data.file");
  if (!data) return data;
  const int count = choice.integer("heldOut");
  const int total = static_cast<int>(table.keys.size());
  if (count > total)
    return Error{"data.heldOut",
                 fmt::format("must be at most {}, the number of rows, got {}", total, count)};

  std::unordered_map<std::string, int> nodeNumber;
  for (std::size_t i = 0; i < context.nodeKeys.size(); ++i)
    nodeNumber.emplace(context.nodeKeys[i], static_cast<int>(i));
  // Drawn by row and not by node, so that the same houses are held out whatever the graph.
  for (const int row : context.rng.stream("held-out").sample(total, count)) {
    const int node = nodeNumber.at(table.keys[static_cast<std::size_t>(row)]);
    data->heldOut.push_back(node);
    data->labeled[static_cast<std::size_t>(node)] = false;
  }
  std::sort(data->heldOut.begin(), data->heldOut.end());
  return data;
}

}  // namespace gtv
