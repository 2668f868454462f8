#include "data/node_data.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/json.h"
#include "base/localized.h"
#include "data/data_table.h"
#include "data/digits.h"
#include "data/prediction_points.h"
#include "data/synthetic.h"
#include "data/table_data.h"
#include "data/validation.h"
#include "tables/plain_table.h"

namespace gtv {
namespace {

EntryInfo csvDataInfo() {
  EntryInfo info;
  info.id = "csv";
  info.label = "Data file";
  info.explanation = "Your own samples, one per row, with the key of the node that holds them";
  info.formula = "(x_r, y_r) of node i, r = 1, …, m_i; a node without a row has no data";
  info.source = "this laboratory; header node,y,x1,...,xd (for the clustering loss without y)";
  info.parameters = {
      valueParameter(ParameterType::File, "file", "File", "",
                     "A CSV file with the header node,y,x1,...,xd; for the clustering loss the "
                     "header is node,x1,...,xd, with one row per node."),
      valueParameter(ParameterType::File, "testSet", "Test set", "",
                     "A CSV file with the header x1,...,xd that holds the shared unlabelled test "
                     "points. The field may be empty."),
      validationShareParameter(), publicPointsParameter()};
  return info;
}

Result<NodeTable> loadCsvData(const Choice& choice, const FileFinder& find, LabelKind labels) {
  const auto file = choice.text("file");
  if (file.empty()) return Error{"data.file", "no file is chosen"};
  const auto path = find(file);
  if (!path) return path.error();
  std::vector<std::string> notes;
  const auto table = readPlainTable(*path, file, "node", notes);
  if (!table) return table.error();
  auto read = labels == LabelKind::None ? readPointTable(*table) : readDataTable(*table);
  if (read)
    for (const auto& note : notes) read->notes.push_back(fmt::format("{}: {}.", file, note));
  const auto testFile = choice.text("testSet");
  if (!read || testFile.empty()) return read;
  const auto testPath = find(testFile);
  if (!testPath) return testPath.error();
  std::vector<std::string> testNotes;
  const auto points = readPlainTable(*testPath, testFile, "x1", testNotes);
  if (!points) return points.error();
  for (const auto& note : testNotes) read->notes.push_back(fmt::format("{}: {}.", testFile, note));
  auto testSet = readTestSet(*points, read->datasets.dimension());
  if (!testSet) return testSet.error();
  read->testSet = std::move(*testSet);
  return read;
}

Result<NodeData> makeCsvData(const Choice&, const DataContext& context) {
  check(context.table != nullptr, "data kind 'csv' is loaded before it is made");
  return arrangeByNode(*context.table, context.nodeKeys, "data.file");
}

}  // namespace

Matrix trueTestValues(const NodeData& data) {
  const RowMatrix X = predictionPoints(data);
  if (data.testTruth.cols() > 0 && data.testTruth.rows() == X.rows()) return data.testTruth;
  if (data.truth.cols() > 0 && data.truth.rows() == X.cols()) return X * data.truth;
  return {X.rows(), 0};
}

std::vector<int> plainColumns(const NodeData& data) {
  std::vector<int> columns;
  columns.reserve(data.featureNames.size());
  for (int j = 0; j < data.datasets.dimension(); ++j)
    if (j != data.intercept) columns.push_back(j);
  return columns;
}

Result<int> featureNamed(const NodeData& data, const std::string& name, const std::string& path) {
  const auto columns = plainColumns(data);
  std::vector<std::string> names;
  names.reserve(columns.size());
  for (const int j : columns) {
    if (data.featureNames[static_cast<std::size_t>(j)] == name) return j;
    names.push_back(data.featureNames[static_cast<std::size_t>(j)]);
  }
  constexpr std::size_t mostNames = 20;
  const bool cut = names.size() > mostNames;
  if (cut) names.resize(mostNames);
  return Error{path, fmt::format("no feature is called {}, expected one of {}{}", shown(name),
                                 fmt::join(names, ", "), cut ? ", …" : "")};
}

const Catalogue<DataMaker>& dataCatalogue() {
  static const Catalogue<DataMaker> catalogue(displayText("data kind"),
                                              {{linearDataInfo(), {nullptr, makeLinearData}},
                                               {sineDataInfo(), {nullptr, makeSineData}},
                                               {pointDataInfo(), {nullptr, makePointData}},
                                               {csvDataInfo(), {loadCsvData, makeCsvData}},
                                               {tableDataInfo(), {loadTableData, makeTableData}},
                                               {digitsDataInfo(), {loadDigits, makeDigits}}});
  return catalogue;
}

}  // namespace gtv
