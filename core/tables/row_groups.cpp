#include "tables/row_groups.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

#include "base/json.h"
#include "tables/time_order.h"

namespace gtv {
namespace {

constexpr std::uint64_t missingValue = std::numeric_limits<std::uint64_t>::max();

std::uint64_t valueOf(const Column& column, std::size_t row) {
  if (column.isMissing(row)) return missingValue;
  if (!column.isNumeric()) return static_cast<std::uint64_t>(column.texts().codes[row]);
  const double number = column.numbers()[row];
  return std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number);  // −0 is 0
}

struct PairHash {
  std::size_t operator()(const std::pair<std::size_t, std::uint64_t>& pair) const {
    constexpr std::uint64_t mix = 0x9E3779B97F4A7C15ULL;
    auto bits = (static_cast<std::uint64_t>(pair.first) * mix) ^ pair.second;
    bits ^= bits >> 32U;
    return static_cast<std::size_t>(bits * mix);
  }
};

/// The first text that is no time and not missing, or −1.
std::int32_t firstThatIsNoTime(const Column::Texts& texts) {
  for (std::size_t k = 0; k < texts.texts.size(); ++k)
    if (!texts.areMissing[k] && !parseTime(texts.texts[k])) return static_cast<std::int32_t>(k);
  return -1;
}

/// The rank of every text of a column among its texts: as times if all are, else as letters.
std::vector<double> textRanks(const Column::Texts& texts) {
  std::vector<double> ranks(texts.texts.size());
  if (firstThatIsNoTime(texts) < 0) {
    for (std::size_t k = 0; k < ranks.size(); ++k)
      if (const auto time = parseTime(texts.texts[k])) ranks[k] = time->seconds();
    return ranks;
  }
  std::vector<std::size_t> order(ranks.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return texts.texts[a] < texts.texts[b]; });
  for (std::size_t k = 0; k < order.size(); ++k) ranks[order[k]] = static_cast<double>(k);
  return ranks;
}

}  // namespace

std::vector<std::vector<std::size_t>> RowGroups::rows() const {
  std::vector<std::vector<std::size_t>> out(count());
  for (std::size_t r = 0; r < ofRow.size(); ++r) out[ofRow[r]].push_back(r);
  return out;
}

RowGroups groupRows(const Table& table, const std::vector<int>& columns) {
  RowGroups groups;
  groups.ofRow.assign(table.rows(), 0);
  if (table.rows() > 0) groups.firstRows = {0};
  for (const int c : columns) {
    const auto& column = table.columns[static_cast<std::size_t>(c)];
    std::unordered_map<std::pair<std::size_t, std::uint64_t>, std::size_t, PairHash> numbers;
    groups.firstRows.clear();
    for (std::size_t r = 0; r < table.rows(); ++r) {
      const auto [place, isNew] =
          numbers.try_emplace({groups.ofRow[r], valueOf(column, r)}, numbers.size());
      if (isNew) groups.firstRows.push_back(r);
      groups.ofRow[r] = place->second;
    }
  }
  return groups;
}

Result<std::vector<int>> requireColumns(const Table& table, const std::vector<std::string>& titles,
                                        const std::string& path) {
  std::vector<int> columns;
  for (std::size_t k = 0; k < titles.size(); ++k) {
    const auto itemPath = fmt::format("{}[{}]", path, k);
    const auto column = table.requireColumn(titles[k], itemPath);
    if (!column) return column.error();
    if (std::find(columns.begin(), columns.end(), *column) != columns.end())
      return Error{itemPath, fmt::format("column {} appears twice", shown(titles[k]))};
    columns.push_back(*column);
  }
  return columns;
}

Result<RowOrder> RowOrder::inTime(const Table& table, const std::vector<int>& columns,
                                  const std::string& path) {
  for (std::size_t k = 0; k < columns.size(); ++k) {
    const auto& column = table.columns[static_cast<std::size_t>(columns[k])];
    if (column.isNumeric()) continue;
    const auto& texts = column.texts();
    const bool areNumbers = std::all_of(texts.codes.begin(), texts.codes.end(), [&](auto code) {
      return code < 0 || !std::isnan(texts.numbers[static_cast<std::size_t>(code)]);
    });
    const auto wrong = areNumbers ? -1 : firstThatIsNoTime(texts);
    if (wrong < 0) continue;
    const auto row = std::find(texts.codes.begin(), texts.codes.end(), wrong) - texts.codes.begin();
    return Error{
        fmt::format("{}[{}]", path, k),
        fmt::format("column {} holds {} in {}, expected numbers or times such as "
                    "2024-01-31 12:00",
                    shown(column.name), shown(texts.texts[static_cast<std::size_t>(wrong)]),
                    table.placeText(static_cast<std::size_t>(row)))};
  }
  return of(table, columns, path);
}

Result<RowOrder> RowOrder::of(const Table& table, const std::vector<int>& columns,
                              const std::string& path) {
  RowOrder order;
  for (std::size_t k = 0; k < columns.size(); ++k) {
    const auto& column = table.columns[static_cast<std::size_t>(columns[k])];
    bool areNumbers = column.isNumeric();
    std::vector<double> values(table.rows());
    if (!areNumbers) {
      areNumbers = true;
      for (std::size_t r = 0; r < table.rows() && areNumbers; ++r) areNumbers = !column.isWord(r);
    }
    const auto ranks = areNumbers ? std::vector<double>() : textRanks(column.texts());
    for (std::size_t r = 0; r < table.rows(); ++r) {
      if (column.isMissing(r))
        return Error{fmt::format("{}[{}]", path, k),
                     fmt::format("column {} is missing in {}, which then has no "
                                 "place in the order",
                                 shown(column.name), table.placeText(r))};
      values[r] =
          areNumbers ? column.number(r) : ranks[static_cast<std::size_t>(column.texts().codes[r])];
    }
    order.ranks_.push_back(std::move(values));
  }
  return order;
}

bool RowOrder::isBefore(std::size_t a, std::size_t b) const {
  for (const auto& ranks : ranks_)
    if (ranks[a] != ranks[b]) return ranks[a] < ranks[b];
  return false;
}

std::optional<LongTimeStep> longTimeStep(const std::vector<std::vector<std::size_t>>& series,
                                         const RowOrder& order) {
  // Months and years are not of one length.
  constexpr double mostSpread = 1.5;
  if (order.columnCount() != 1) return std::nullopt;
  double shortest = std::numeric_limits<double>::infinity();
  const auto step = [&](const std::vector<std::size_t>& rows, std::size_t k) {
    return order.value(rows[k], 0) - order.value(rows[k - 1], 0);
  };
  for (const auto& rows : series)
    for (std::size_t k = 1; k < rows.size(); ++k) shortest = std::min(shortest, step(rows, k));
  for (const auto& rows : series)
    for (std::size_t k = 1; k < rows.size(); ++k)
      if (step(rows, k) > mostSpread * shortest)
        return LongTimeStep{rows[k - 1], rows[k], step(rows, k), shortest};
  return std::nullopt;
}

}  // namespace gtv
