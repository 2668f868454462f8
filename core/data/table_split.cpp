#include "data/table_split.h"

#include <fmt/format.h>

#include <utility>

namespace gtv {
namespace {

constexpr double mostNumbersOfParts = 2.5e8;

Error tooManyParts(const char* what, Eigen::Index count, int parts) {
  return {"data.parts",
          fmt::format("must be at most {}, the number of {}, got {}", count, what, parts)};
}

/// Row r of part k is row rowOf(k, r) of the table, of `sizes[k]` rows.
template <class RowOf>
NodeTable arranged(const NodeTable& table, const std::vector<Eigen::Index>& sizes, RowOf&& rowOf) {
  const auto& from = table.datasets;
  NodeTable out = table;
  out.keys.clear();
  out.coordinates.resize(2, 0);
  out.source.lines.clear();
  std::vector<Eigen::Index> offsets{0};
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    out.keys.push_back(std::to_string(k + 1));
    offsets.push_back(offsets.back() + sizes[k]);
  }
  RowMatrix features(offsets.back(), from.dimension());
  Vector labels(offsets.back());
  out.source.lines.reserve(static_cast<std::size_t>(offsets.back()));
  for (std::size_t k = 0; k < sizes.size(); ++k)
    for (Eigen::Index r = 0; r < sizes[k]; ++r) {
      const Eigen::Index row = rowOf(static_cast<Eigen::Index>(k), r);
      features.row(offsets[k] + r) = from.allFeatures().row(row);
      labels[offsets[k] + r] = from.allLabels()[row];
      out.source.lines.push_back(table.source.lines[static_cast<std::size_t>(row)]);
    }
  out.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  return out;
}

Result<NodeTable> byRows(const NodeTable& table, int parts) {
  const auto N = table.datasets.sampleCount();
  if (parts > N) return tooManyParts("rows", N, parts);
  std::vector<Eigen::Index> sizes;
  sizes.reserve(static_cast<std::size_t>(parts));
  for (int k = 0; k < parts; ++k) sizes.push_back((N - k + parts - 1) / parts);
  return arranged(table, sizes,
                  [&](Eigen::Index part, Eigen::Index r) { return part + r * parts; });
}

Result<NodeTable> byColumns(const NodeTable& table, int parts) {
  const auto N = table.datasets.sampleCount();
  const int d = table.datasets.dimension();
  const int own = d - (table.intercept >= 0 ? 1 : 0);
  if (parts > own) return tooManyParts("features", own, parts);
  if (static_cast<double>(N) * parts * d > mostNumbersOfParts)
    return Error{"data.parts", fmt::format("{} copies of {} rows do not fit in memory", parts, N)};
  auto out = arranged(table, std::vector<Eigen::Index>(static_cast<std::size_t>(parts), N),
                      [](Eigen::Index, Eigen::Index r) { return r; });
  if (parts > 1)
    out.warnings.emplace_back(
        "the nodes hold different columns of one table, and no node learns from another yet: each "
        "predicts from its own columns alone, and λ only pulls at parameters of columns that the "
        "other nodes do not have");
  RowMatrix features = out.datasets.allFeatures();
  for (int j = 0, place = 0; j < d; ++j) {
    if (j == table.intercept) continue;
    // Of `own` columns the first own mod parts parts have one more.
    const int small = own / parts;
    const int larger = own % parts;
    const int owner = place < larger * (small + 1)
                          ? place / (small + 1)
                          : larger + (place - larger * (small + 1)) / small;
    for (int k = 0; k < parts; ++k)
      if (k != owner) features.col(j).segment(k * N, N).setZero();
    ++place;
  }
  out.datasets =
      LocalDatasets(std::move(features), out.datasets.allLabels(), out.datasets.offsets());
  return out;
}

}  // namespace

std::vector<Parameter> splitParameters() {
  return {
      optionParameter("split", "Divide the table", {noSplit, splitByRows, splitByColumns},
                      "Divides one table among several nodes: every node gets some of the rows "
                      "(horizontal), or all rows but only some of the features, with zeros for the "
                      "others (vertical). With a vertical split no node learns from another yet."),
      integerParameter("parts", "Divided among", 2, 1, 1e4,
                       "Number of nodes among which the table is divided.")};
}

Result<NodeTable> splitTable(const NodeTable& table, const std::string& split, int parts) {
  check(split == splitByRows || split == splitByColumns, "there are two ways to split a table");
  return split == splitByRows ? byRows(table, parts) : byColumns(table, parts);
}

}  // namespace gtv
