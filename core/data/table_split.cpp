#include "data/table_split.h"

#include <fmt/format.h>

#include <numeric>
#include <utility>

namespace gtv {
namespace {

constexpr double mostNumbersOfParts = 2.5e8;

Error tooManyParts(const char* what, Eigen::Index count, int parts) {
  return {"data.parts",
          fmt::format("must be at most {}, the number of {}, got {}", count, what, parts)};
}

/// Which rows of a table every part has, in order.
using RowsOfParts = std::vector<std::vector<Eigen::Index>>;

/// Part k has row r of so many if r mod parts = k.
RowsOfParts dealtOut(Eigen::Index rows, int parts) {
  RowsOfParts out(static_cast<std::size_t>(parts));
  for (Eigen::Index r = 0; r < rows; ++r) out[static_cast<std::size_t>(r % parts)].push_back(r);
  return out;
}

RowsOfParts everyRow(Eigen::Index rows, int parts) {
  std::vector<Eigen::Index> all(static_cast<std::size_t>(rows));
  std::iota(all.begin(), all.end(), Eigen::Index{0});
  return RowsOfParts(static_cast<std::size_t>(parts), all);
}

LocalDatasets arranged(const LocalDatasets& from, const RowsOfParts& rows) {
  std::vector<Eigen::Index> offsets{0};
  for (const auto& own : rows)
    offsets.push_back(offsets.back() + static_cast<Eigen::Index>(own.size()));
  RowMatrix features(offsets.back(), from.dimension());
  Vector labels(offsets.back());
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const auto count = offsets[k + 1] - offsets[k];
    features.middleRows(offsets[k], count) = from.allFeatures()(rows[k], Eigen::all);
    labels.segment(offsets[k], count) = from.allLabels()(rows[k]);
  }
  return {std::move(features), std::move(labels), std::move(offsets)};
}

/// What there is one of per row, or nothing.
template <class T>
std::vector<T> arranged(const std::vector<T>& from, const RowsOfParts& rows) {
  std::vector<T> out;
  if (from.empty()) return out;
  for (const auto& own : rows)
    for (const auto r : own) out.push_back(from[static_cast<std::size_t>(r)]);
  return out;
}

/// The table with its rows given to the parts by `rowsOfParts`. (Rows without a label and rows that
/// are held back by `validation` do not go with a divided table.)
template <class RowRule>
NodeTable divided(const NodeTable& table, int parts, RowRule&& rowsOfParts) {
  NodeTable out = table;
  out.keys.clear();
  for (int k = 1; k <= parts; ++k) out.keys.push_back(std::to_string(k));
  out.coordinates.resize(2, 0);
  const auto rows = rowsOfParts(table.datasets.sampleCount(), parts);
  out.datasets = arranged(table.datasets, rows);
  out.source.lines = arranged(table.source.lines, rows);
  return out;
}

Result<NodeTable> byRows(const NodeTable& table, int parts) {
  const auto N = table.datasets.sampleCount();
  if (parts > N) return tooManyParts("rows", N, parts);
  return divided(table, parts, dealtOut);
}

/// Features of other parts than `owner` are 0.
LocalDatasets withOwnColumns(const LocalDatasets& from, const std::vector<int>& ownerOfColumn) {
  RowMatrix features = from.allFeatures();
  for (int j = 0; j < from.dimension(); ++j)
    for (int k = 0; k < from.nodeCount(); ++k)
      if (const int owner = ownerOfColumn[static_cast<std::size_t>(j)]; owner >= 0 && owner != k)
        features.col(j).segment(from.firstSample(k), from.sampleCount(k)).setZero();
  return {std::move(features), from.allLabels(), from.offsets()};
}

Result<NodeTable> byColumns(const NodeTable& table, int parts) {
  const auto N = table.datasets.sampleCount();
  const int d = table.datasets.dimension();
  const int own = d - (table.intercept >= 0 ? 1 : 0);
  if (parts > own) return tooManyParts("features", own, parts);
  if (static_cast<double>(N) * parts * d > mostNumbersOfParts)
    return Error{"data.parts", fmt::format("{} copies of {} rows do not fit in memory", parts, N)};
  auto out = divided(table, parts, everyRow);
  out.holdsColumns = parts > 1;
  const auto ownerOfColumn = partsOfColumns(d, table.intercept, parts);
  out.datasets = withOwnColumns(out.datasets, ownerOfColumn);
  return out;
}

}  // namespace

std::vector<Parameter> splitParameters() {
  return {
      optionParameter("split", "Divide the table", {noSplit, splitByRows, splitByColumns},
                      "Divides one table among several nodes: every node gets some of the rows "
                      "(horizontal), or all rows but only some of the features, with zeros for the "
                      "others (vertical); with the latter the method vertical lets the nodes "
                      "predict together."),
      integerParameter("parts", "Divided among", 2, 1, 1e4,
                       "Number of nodes among which the table is divided.")};
}

std::vector<int> partsOfColumns(int count, int intercept, int parts) {
  const int own = count - (intercept >= 0 ? 1 : 0);
  check(parts >= 1 && parts <= own, "every part has a column");
  const int small = own / parts;
  const int larger = own % parts;  // so many parts have one more
  std::vector<int> out;
  for (int j = 0, place = 0; j < count; ++j) {
    if (j == intercept) {
      out.push_back(-1);
      continue;
    }
    out.push_back(place < larger * (small + 1) ? place / (small + 1)
                                               : larger + (place - larger * (small + 1)) / small);
    ++place;
  }
  return out;
}

RowMatrix wholeRows(const NodeData& data, const LocalDatasets& from) {
  RowMatrix out = from.features(0);
  for (int i = 1; i < from.nodeCount(); ++i)
    if (from.sampleCount(i) == out.rows()) out += from.features(i);
  if (data.intercept >= 0) out.col(data.intercept).setOnes();
  return out;
}

Result<NodeTable> splitTable(const NodeTable& table, const std::string& split, int parts) {
  check(split == splitByRows || split == splitByColumns, "there are two ways to split a table");
  return split == splitByRows ? byRows(table, parts) : byColumns(table, parts);
}

}  // namespace gtv
