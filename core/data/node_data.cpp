#include "data/node_data.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/localized.h"
#include "data/data_table.h"
#include "data/digits.h"
#include "data/prediction_points.h"
#include "data/synthetic.h"
#include "data/table_data.h"
#include "data/toy_data.h"

namespace gtv {

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
                                               {toyDataInfo(), {nullptr, makeToyData}},
                                               {pointDataInfo(), {nullptr, makePointData}},
                                               {csvDataInfo(), {loadCsvData, makeCsvData}},
                                               {tableDataInfo(), {loadTableData, makeTableData}},
                                               {digitsDataInfo(), {loadDigits, makeDigits}}});
  return catalogue;
}

}  // namespace gtv
