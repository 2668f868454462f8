#include "graph_files/foreign_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <unordered_map>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/foreign_edges.h"

namespace gtv {
namespace {

/// The first item, of so many, that has nothing in the column.
std::optional<std::size_t> firstWithout(const ForeignColumn& column, std::size_t items) {
  for (std::size_t i = 0; i < items; ++i)
    if (column.at(i) == nullptr) return i;
  return std::nullopt;
}

/// Why the column cannot be the keys of the nodes; empty if it can.
std::string whyNoKeys(const ForeignColumn& column, const std::vector<std::string>& ids) {
  std::unordered_map<std::string_view, std::size_t> seen;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto* key = column.at(i);
    if (key == nullptr || key->empty()) return fmt::format("node {} has none", shown(ids[i]));
    if (const auto [other, fresh] = seen.emplace(*key, i); !fresh)
      return fmt::format("nodes {} and {} share {}", shown(ids[other->second]), shown(ids[i]),
                         shown(*key));
  }
  return {};
}

/// The numbers of a column that every node has; else a warning.
std::optional<Vector> finiteNumbers(GraphDocument& document, const ForeignGraph& graph,
                                    const ForeignColumn& column) {
  Vector numbers(static_cast<Eigen::Index>(document.keys.size()));
  for (std::size_t i = 0; i < document.keys.size(); ++i) {
    const auto* cell = column.at(i);
    const auto number = cell == nullptr ? std::nullopt : parseNumber(trimmed(*cell));
    if (!number) {
      const auto node = shown(document.keys[i]);
      document.warnings.push_back(
          cell == nullptr ? fmt::format("{}: positions are left out: node {} has no {}", graph.name,
                                        node, column.name)
                          : fmt::format("{}: positions are left out: node {} has {} as its {}",
                                        graph.name, node, shown(*cell), column.name));
      return std::nullopt;
    }
    numbers[static_cast<Eigen::Index>(i)] = *number;
  }
  return numbers;
}

void setPositions(GraphDocument& document, const ForeignGraph& graph) {
  for (const auto& [horizontal, vertical] :
       {std::pair("x", "y"), std::pair("graphics.x", "graphics.y")}) {
    const auto* x = graph.nodes.findInAnyCase(horizontal);
    const auto* y = graph.nodes.findInAnyCase(vertical);
    if (x == nullptr || y == nullptr) continue;
    const auto across = finiteNumbers(document, graph, *x);
    if (!across) return;
    const auto up = finiteNumbers(document, graph, *y);
    if (!up) return;
    if (across->size() > 1 && (across->array() == (*across)[0]).all() &&
        (up->array() == (*up)[0]).all()) {
      document.warnings.push_back(
          fmt::format("{}: positions are left out: all nodes lie on one point", graph.name));
      return;
    }
    document.positions.resize(2, across->size());
    document.positions.row(0) = across->transpose();
    document.positions.row(1) = up->transpose();
    return;
  }
}

/// Numbers that count clusters from 0, or names, numbered by first appearance.
void setClusters(GraphDocument& document, const ForeignGraph& graph) {
  const auto* column = graph.nodes.findInAnyCase("cluster");
  if (column == nullptr) return;
  if (const auto without = firstWithout(*column, document.keys.size())) {
    document.warnings.push_back(fmt::format("{}: clusters are left out: node {} has none",
                                            graph.name, shown(document.keys[*without])));
    return;
  }
  constexpr double most = 1e9;
  const auto numberOf = [](const std::string& cell) {
    const auto number = parseNumber(trimmed(cell));
    return number && *number >= 0 && *number < most && *number == std::floor(*number)
               ? std::optional(static_cast<int>(*number))
               : std::nullopt;
  };
  document.clusters.reserve(document.keys.size());
  if (std::all_of(column->cells.begin(), column->cells.end(),
                  [&](const std::string& cell) { return numberOf(cell).has_value(); })) {
    for (const auto& cell : column->cells) document.clusters.push_back(*numberOf(cell));
    return;
  }
  std::unordered_map<std::string, int> numbers;
  std::vector<std::string> names;
  for (const auto& cell : column->cells) {
    const auto [found, fresh] = numbers.emplace(cell, static_cast<int>(numbers.size()));
    if (fresh) names.push_back(cell);
    document.clusters.push_back(found->second);
  }
  document.warnings.push_back(fmt::format("{}: clusters have names and are numbered from 0: {}",
                                          graph.name, shownList(names)));
}

}  // namespace

void setKeys(GraphDocument& document, ForeignGraph& graph) {
  graph.nodes.settle();
  std::string problem;
  for (const char* attribute : {"name", "label", "id"}) {
    const auto* column = graph.nodes.find(attribute);
    if (column == nullptr || graph.idsAreKeys) continue;
    const auto why = whyNoKeys(*column, graph.ids);
    if (why.empty()) {
      if (!problem.empty())
        document.warnings.push_back(
            fmt::format("{}: nodes are called by their {}, {}", graph.name, attribute, problem));
      document.keys = column->cells;
      return;
    }
    if (problem.empty()) problem = fmt::format("not by their {}: {}", attribute, why);
  }
  if (!problem.empty())
    document.warnings.push_back(
        fmt::format("{}: nodes are called by their numbers or ids, {}", graph.name, problem));
  document.keys = std::move(graph.ids);
}

const std::string* ForeignColumn::at(std::size_t item) const {
  const auto place = std::lower_bound(items.begin(), items.end(), item);
  if (place != items.end() && *place == item)
    return &cells[static_cast<std::size_t>(place - items.begin())];
  const auto found = late.find(static_cast<std::uint32_t>(item));
  return found == late.end() ? nullptr : &found->second;
}

ForeignColumn& ForeignTable::column(std::string_view name) {
  const auto [place, fresh] = places_.try_emplace(std::string(name), columns_.size());
  if (fresh) columns_.push_back({std::string(name)});
  return columns_[place->second];
}

bool ForeignTable::isKept(std::string_view name) const {
  return kept_.empty() || std::find(kept_.begin(), kept_.end(), lowerCase(name)) != kept_.end() ||
         std::find(kept_.begin(), kept_.end(), name) != kept_.end();
}

void ForeignTable::declare(std::string_view name) {
  if (isKept(name)) column(name);
}

bool ForeignTable::set(std::string_view name, std::size_t item, std::string text, Written written) {
  auto& column = this->column(name);
  if (column.isNumeric) column.isNumeric = parseNumber(trimmed(text)).has_value();
  if (written == Written::AsText) column.isDeclaredText = true;
  if (!isKept(name)) return true;
  if (column.items.empty() || item > column.items.back()) {
    column.items.push_back(static_cast<std::uint32_t>(item));
    column.cells.push_back(std::move(text));
    return true;
  }
  if (column.at(item) != nullptr) return false;
  column.late.emplace(static_cast<std::uint32_t>(item), std::move(text));
  return true;
}

void ForeignTable::settle() {
  for (auto& column : columns_) {
    if (column.late.empty()) continue;
    std::vector<std::uint32_t> items;
    std::vector<std::string> cells;
    items.reserve(column.items.size() + column.late.size());
    cells.reserve(items.capacity());
    auto next = column.late.begin();
    for (std::size_t k = 0; k < column.items.size(); ++k) {
      for (; next != column.late.end() && next->first < column.items[k]; ++next) {
        items.push_back(next->first);
        cells.push_back(std::move(next->second));
      }
      items.push_back(column.items[k]);
      cells.push_back(std::move(column.cells[k]));
    }
    column.late.clear();
    column.items = std::move(items);
    column.cells = std::move(cells);
  }
}

void ForeignTable::setDefault(std::string_view name, std::size_t count, const std::string& text,
                              Written written) {
  if (count == 0) return;
  settle();
  auto& column = this->column(name);
  if (column.items.size() >= count) return;
  if (written == Written::AsText) column.isDeclaredText = true;
  if (column.isNumeric) column.isNumeric = parseNumber(trimmed(text)).has_value();
  if (!isKept(name)) return;
  std::vector<std::string> cells;
  cells.reserve(count);
  std::size_t next = 0;
  for (std::size_t item = 0; item < count; ++item) {
    const bool has = next < column.items.size() && column.items[next] == item;
    if (has)
      cells.push_back(std::move(column.cells[next++]));
    else
      cells.push_back(text);
  }
  column.cells = std::move(cells);
  column.items.resize(count);
  std::iota(column.items.begin(), column.items.end(), 0U);
}

const ForeignColumn* ForeignTable::find(std::string_view name) const {
  const auto found = places_.find(std::string(name));
  return found == places_.end() ? nullptr : &columns_[found->second];
}

const ForeignColumn* ForeignTable::findInAnyCase(std::string_view name) const {
  if (const auto* exact = find(name)) return exact;
  const auto wanted = lowerCase(name);
  const auto found =
      std::find_if(columns_.begin(), columns_.end(),
                   [&](const ForeignColumn& column) { return lowerCase(column.name) == wanted; });
  return found == columns_.end() ? nullptr : &*found;
}

Error ForeignGraph::errorAtEdge(std::size_t edge, const std::string& message) const {
  if (edgeLines.empty())
    return {name, edgePath.empty() ? message : fmt::format("{}.{}: {}", edgePath, edge, message)};
  return {fmt::format("{}:{}", name, edgeLines[edge]), message};
}

Result<void> addNamedEdges(ForeignGraph& graph, const std::vector<NamedEdge>& edges,
                           const std::unordered_map<std::string, int>& numbers) {
  graph.ends.reserve(edges.size());
  graph.edgeLines.reserve(edges.size());
  for (const auto& edge : edges) {
    std::pair<int, int> ends;
    for (const auto& [id, end] :
         {std::pair(&edge.source, &ends.first), std::pair(&edge.target, &ends.second)}) {
      const auto found = numbers.find(*id);
      if (found == numbers.end())
        return Error{fmt::format("{}:{}", graph.name, edge.line),
                     fmt::format("edge {} - {}: node {} is not declared, expected a node with that "
                                 "id",
                                 shown(edge.source), shown(edge.target), shown(*id))};
      *end = found->second;
    }
    if (!edge.directed && ends.first > ends.second) std::swap(ends.first, ends.second);
    graph.ends.push_back(ends);
    graph.edgeLines.push_back(edge.line);
  }
  return {};
}

void warnOfOtherGraphs(ForeignGraph& graph, int graphs, std::size_t edges) {
  if (graphs <= 1) return;
  graph.warnings.push_back(
      fmt::format("{}: holds {} graphs; the first, of {} and {}, is read, the others are left out",
                  graph.name, graphs, counted(std::ssize(graph.ids), "node"),
                  counted(static_cast<std::int64_t>(edges), "edge")));
}

std::string ForeignGraph::placeOfEdge(std::size_t edge) const {
  if (!edgeLines.empty()) return fmt::format(", first on line {}", edgeLines[edge]);
  return edgePath.empty() ? std::string() : fmt::format(", first at {}.{}", edgePath, edge);
}

void sortNodes(ForeignGraph& graph) {
  auto sorted = nodeOrder(graph.ids);
  if (sorted == graph.ids) return;
  std::unordered_map<std::string_view, int> places;
  for (std::size_t i = 0; i < sorted.size(); ++i) places.emplace(sorted[i], static_cast<int>(i));
  std::vector<int> placeOf;
  placeOf.reserve(graph.ids.size());
  for (const auto& id : graph.ids) placeOf.push_back(places.at(id));
  for (auto& [from, to] : graph.ends) {
    from = placeOf[static_cast<std::size_t>(from)];
    to = placeOf[static_cast<std::size_t>(to)];
  }
  graph.ids = std::move(sorted);
}

std::string shownList(const std::vector<std::string>& names) {
  constexpr std::size_t most = 8;
  std::string out;
  for (std::size_t k = 0; k < names.size() && k < most; ++k)
    out += fmt::format("{}{}", k > 0 ? ", " : "", shown(names[k]));
  if (names.size() > most) out += fmt::format(" and {} more", names.size() - most);
  return out;
}

Result<GraphDocument> graphOf(ForeignGraph graph, const EdgePolicy& policy) {
  GraphDocument document;
  document.name = graph.name;
  document.warnings = std::move(graph.warnings);
  graph.edges.settle();
  setKeys(document, graph);
  if (auto set = setEdges(document, graph, policy); !set) return set.error();
  setPositions(document, graph);
  setClusters(document, graph);
  return document;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::string lowerCase(std::string_view text) {
  std::string lower(trimmed(text));
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

}  // namespace gtv
