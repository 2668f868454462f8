#include "graph/edge_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/json.h"

namespace gtv {
namespace {

/// "7", "-3", "0"; not "07", "+7", "-0" or "". Of any length.
bool isCanonicalInteger(std::string_view key) {
  if (key == "0") return true;
  if (key.starts_with('-')) key.remove_prefix(1);
  return !key.empty() && key.front() >= '1' && key.front() <= '9' &&
         std::all_of(key.begin(), key.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The order of two canonical integers without ever making them numbers.
bool isSmaller(const std::string& a, const std::string& b) {
  const bool negative = a.front() == '-';
  if (negative != (b.front() == '-')) return negative;
  const auto magnitudeBelow = [](const std::string& p, const std::string& q) {
    return p.size() != q.size() ? p.size() < q.size() : p < q;
  };
  return negative ? magnitudeBelow(b, a) : magnitudeBelow(a, b);
}

}  // namespace

Result<EdgeTable> readEdgeTable(const CsvTable& table) {
  const auto source = table.requireColumn("source");
  if (!source) return source.error();
  const auto target = table.requireColumn("target");
  if (!target) return target.error();
  const int weight = table.column("weight");
  for (const auto& title : table.header)
    if (title != "source" && title != "target" && title != "weight")
      return table.errorInHeader(
          fmt::format("unknown column {}, expected source, target, weight", shown(title)));

  EdgeTable edges;
  edges.name = table.name;
  edges.rows.reserve(table.rows.size());
  std::unordered_map<std::string_view, std::uint64_t> numbers;
  std::unordered_map<std::uint64_t, int> firstLine;
  numbers.reserve(table.rows.size());
  firstLine.reserve(table.rows.size());
  const auto numberOf = [&](std::string_view key) {
    return numbers.try_emplace(key, numbers.size()).first->second;
  };
  for (const auto& row : table.rows) {
    const auto& from = row.cells[static_cast<std::size_t>(*source)];
    const auto& to = row.cells[static_cast<std::size_t>(*target)];
    if (from.empty()) return table.errorAt(row, "source is empty, expected a node key");
    if (to.empty()) return table.errorAt(row, "target is empty, expected a node key");
    if (from == to) return table.errorAt(row, fmt::format("self-loop at node {}", shown(from)));
    double edgeWeight = 1;
    if (weight >= 0) {
      const auto read = table.number(row, weight);
      if (!read) return read.error();
      edgeWeight = *read;
      if (edgeWeight <= 0)
        return table.errorAt(row, fmt::format("weight must be > 0, got {}",
                                              shown(row.cells[static_cast<std::size_t>(weight)])));
    }
    const auto [low, high] = std::minmax({numberOf(from), numberOf(to)});
    const auto [first, fresh] = firstLine.try_emplace(low << 32U | high, row.line);
    if (!fresh)
      return table.errorAt(row, fmt::format("edge {} - {} appears twice, first on line {}",
                                            shown(from), shown(to), first->second));
    edges.rows.push_back({row.line, from, to, edgeWeight});
  }
  return edges;
}

std::vector<std::string> nodeOrder(const std::vector<std::string>& dataKeys,
                                   const EdgeTable* edges) {
  std::vector<std::string> keys;
  std::unordered_set<std::string_view> seen;
  const auto add = [&](const std::string& key) {
    if (seen.insert(key).second) keys.push_back(key);
  };
  for (const auto& key : dataKeys) add(key);
  if (edges != nullptr) {
    for (const auto& key : edges->nodes) add(key);
    for (const auto& row : edges->rows) {
      add(row.source);
      add(row.target);
    }
  }
  if (std::all_of(keys.begin(), keys.end(), isCanonicalInteger))
    std::sort(keys.begin(), keys.end(), isSmaller);
  return keys;
}

Result<EmpiricalGraph> graphFromTable(const EdgeTable& table,
                                      const std::vector<std::string>& nodeKeys) {
  std::unordered_map<std::string_view, int> numbers;
  numbers.reserve(nodeKeys.size());
  for (std::size_t i = 0; i < nodeKeys.size(); ++i)
    numbers.try_emplace(nodeKeys[i], static_cast<int>(i));
  std::vector<Edge> edges;
  edges.reserve(table.rows.size());
  for (const auto& row : table.rows) {
    Edge edge{0, 0, row.weight};
    for (const auto& [key, end] : {std::pair(&row.source, &edge.head), {&row.target, &edge.tail}}) {
      const auto found = numbers.find(*key);
      if (found == numbers.end())
        return Error{fmt::format("{}:{}", table.name, row.line),
                     fmt::format("node {} does not exist", shown(*key))};
      *end = found->second;
    }
    edges.push_back(edge);
  }
  return EmpiricalGraph::make(static_cast<int>(nodeKeys.size()), std::move(edges));
}

}  // namespace gtv
