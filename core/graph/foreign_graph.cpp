#include "graph/foreign_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "base/counted.h"
#include "base/csv.h"
#include "base/json.h"
#include "base/localized.h"
#include "base/number.h"

namespace gtv {
namespace {

/// Names that one message lists.
constexpr std::size_t mostNames = 8;

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (std::size_t k = 0; k < names.size() && k < mostNames; ++k)
    out += fmt::format("{}{}", k > 0 ? ", " : "", shown(names[k]));
  if (names.size() > mostNames) out += fmt::format(" and {} more", names.size() - mostNames);
  return out;
}

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

void setKeys(GraphDocument& document, ForeignGraph& graph) {
  std::string problem;
  for (const char* attribute : {"name", "label", "id"}) {
    const auto* column = graph.nodes.find(attribute);
    if (column == nullptr) continue;
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

/// That no weights were found, though there are numbers which may be meant as such.
void warnOfOtherNumbers(GraphDocument& document, const ForeignGraph& graph) {
  std::vector<std::string> others;
  for (const auto& column : graph.edges.columns()) {
    const auto name = lowerCase(column.name);
    const bool onlyNumbersThem = name == "id" || name == "key" || name == "index" ||
                                 name == "edge id" || name.starts_with("graphics.");
    if (name.find("weight") != std::string::npos || (column.isNumeric && !onlyNumbersThem))
      others.push_back(column.name);
  }
  if (others.empty()) return;
  document.warnings.push_back(
      fmt::format("{}: no edge attribute is called weight, so every edge has weight 1; the edges "
                  "have {}: rename the attribute with the weights to weight",
                  graph.name, listed(others)));
}

const ForeignColumn* weightColumn(GraphDocument& document, const ForeignGraph& graph) {
  for (const char* name : {"weight", "value"}) {
    const auto* column = graph.edges.findInAnyCase(name);
    if (column == nullptr) continue;
    if (column->name != name)
      document.warnings.push_back(fmt::format("{}: the edge attribute {} is read as {}", graph.name,
                                              shown(column->name), name));
    std::vector<std::string> others;
    for (const auto& other : graph.edges.columns())
      if (&other != column && lowerCase(other.name) == lowerCase(column->name))
        others.push_back(other.name);
    if (!others.empty())
      document.warnings.push_back(fmt::format("{}: weights are the edge attribute {}, not {}",
                                              graph.name, shown(column->name), listed(others)));
    return column;
  }
  warnOfOtherNumbers(document, graph);
  return nullptr;
}

std::string describeEdge(const GraphDocument& document, std::pair<int, int> ends) {
  return fmt::format(messagePattern("edge {} - {}"),
                     shown(document.keys[static_cast<std::size_t>(ends.first)]),
                     shown(document.keys[static_cast<std::size_t>(ends.second)]));
}

Result<std::vector<double>> weightsOf(GraphDocument& document, const ForeignGraph& graph) {
  std::vector<double> weights(graph.ends.size(), 1);
  const auto* column = weightColumn(document, graph);
  if (column == nullptr) return weights;
  std::size_t without = 0;
  std::size_t firstOfThem = 0;
  for (std::size_t e = 0; e < weights.size(); ++e) {
    const auto* cell = column->at(e);
    if (cell == nullptr) {
      if (without++ == 0) firstOfThem = e;
      continue;
    }
    const auto number = parseNumber(trimmed(*cell));
    if (!number)
      return graph.errorAtEdge(e, fmt::format("{}: {} {}", describeEdge(document, graph.ends[e]),
                                              column->name, numberProblem(trimmed(*cell))));
    if (!(*number > 0))
      return graph.errorAtEdge(
          e, fmt::format("{}: weight must be > 0, got {}", describeEdge(document, graph.ends[e]),
                         formatNumber(*number)));
    weights[e] = *number;
  }
  if (without > 0)
    document.warnings.push_back(fmt::format(
        "{}: {} of {} {} no {}, the first is {}: {} weight is taken to be 1", graph.name, without,
        counted(std::ssize(weights), "edge"), verbOf(without, "has", "have"), column->name,
        describeEdge(document, graph.ends[firstOfThem]), verbOf(without, "its", "their")));
  return weights;
}

/// Undirected, sorted, every pair once.
Result<void> setEdges(GraphDocument& document, const ForeignGraph& graph) {
  const auto weights = weightsOf(document, graph);
  if (!weights) return weights.error();
  // The direction is part of the key: the same one twice is an error, there and back is not.
  const auto pair = [](int p, int q) {
    return static_cast<std::uint64_t>(p) << 32U | static_cast<std::uint64_t>(q);
  };
  std::unordered_map<std::uint64_t, double> seen;
  document.edges.reserve(graph.ends.size());
  for (std::size_t e = 0; e < graph.ends.size(); ++e) {
    const auto [from, to] = graph.ends[e];
    const double weight = (*weights)[e];
    if (from == to)
      return graph.errorAtEdge(e,
                               fmt::format("self-loop at node {}",
                                           shown(document.keys[static_cast<std::size_t>(from)])));
    const auto back = seen.find(pair(to, from));
    if (back != seen.end() && back->second != weight)
      return graph.errorAtEdge(
          e, fmt::format("{} has weight {} in one direction and {} in the other, expected an "
                         "undirected graph",
                         describeEdge(document, graph.ends[e]), formatNumber(back->second),
                         formatNumber(weight)));
    if (!seen.emplace(pair(from, to), weight).second)
      return graph.errorAtEdge(
          e, fmt::format("{} appears twice", describeEdge(document, graph.ends[e])));
    if (back == seen.end())
      document.edges.push_back({std::min(from, to), std::max(from, to), weight});
  }
  auto made =
      EmpiricalGraph::make(static_cast<int>(document.keys.size()), std::move(document.edges));
  if (!made) return Error{graph.name, made.error().message};
  document.edges = made->edges();
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
                                          graph.name, listed(names)));
}

}  // namespace

const std::string* ForeignColumn::at(std::size_t item) const {
  return item < cells.size() && given[item] ? &cells[item] : nullptr;
}

bool ForeignTable::set(std::string_view name, std::size_t item, std::string text) {
  const auto [place, fresh] = places_.try_emplace(std::string(name), columns_.size());
  if (fresh) columns_.push_back({std::string(name), true, {}, {}});
  auto& column = columns_[place->second];
  if (column.isNumeric) column.isNumeric = parseNumber(trimmed(text)).has_value();
  if (std::find(kept_.begin(), kept_.end(), lowerCase(name)) == kept_.end()) return true;
  if (column.at(item) != nullptr) return false;
  if (item >= column.cells.size()) {
    column.cells.resize(item + 1);
    column.given.resize(item + 1, false);
  }
  column.cells[item] = std::move(text);
  column.given[item] = true;
  return true;
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
  if (!edgePath.empty()) return {name, fmt::format("{}.{}: {}", edgePath, edge, message)};
  return {fmt::format("{}:{}", name, edgeLines[edge]), message};
}

Result<GraphDocument> graphOf(ForeignGraph graph) {
  GraphDocument document;
  document.warnings = std::move(graph.warnings);
  setKeys(document, graph);
  if (auto set = setEdges(document, graph); !set) return set.error();
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
