#include "graph_files/foreign_edges.h"

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

/// That no weights were found, though there are numbers which may be meant as such.
void warnOfOtherNumbers(GraphDocument& document, const ForeignGraph& graph) {
  std::vector<std::string> others;
  for (const auto& column : graph.edges.columns())
    if (lowerCase(column.name).find("weight") != std::string::npos ||
        (column.isNumeric && !onlyDescribes(column.name)))
      others.push_back(column.name);
  if (others.empty()) return;
  document.warnings.push_back(
      fmt::format("{}: no edge attribute is called weight, so every edge has weight 1; the edges "
                  "have {}: graph.weight names the one with the weights",
                  graph.name, shownList(others)));
}

/// The attribute that the policy names, or else weight or value, or else the one that the reader
/// guessed; null if there is none.
Result<const ForeignColumn*> weightColumn(GraphDocument& document, const ForeignGraph& graph,
                                          const EdgePolicy& policy) {
  if (policy.unweighted) return nullptr;
  if (!policy.weight.empty()) {
    if (const auto* column = graph.edges.find(policy.weight)) return column;
    std::vector<std::string> names;
    for (const auto& column : graph.edges.columns()) names.push_back(column.name);
    return Error{"graph.weight",
                 names.empty() ? fmt::format("the edges in {} have no attributes", graph.name)
                               : fmt::format("no edge attribute {} in {}, found {}",
                                             shown(policy.weight), graph.name, shownList(names))};
  }
  for (const char* name : {"weight", "value"}) {
    const auto* column = graph.edges.findInAnyCase(name);
    if (column == nullptr) continue;
    if (column->name != "weight")
      document.warnings.push_back(fmt::format("{}: the edge attribute {} is read as the weight",
                                              graph.name, shown(column->name)));
    std::vector<std::string> others;
    for (const auto& other : graph.edges.columns())
      if (&other != column && lowerCase(other.name) == lowerCase(column->name))
        others.push_back(other.name);
    if (!others.empty())
      document.warnings.push_back(fmt::format("{}: weights are the edge attribute {}, not {}",
                                              graph.name, shown(column->name), shownList(others)));
    return column;
  }
  if (!graph.guessedWeight.empty()) {
    document.warnings.push_back(fmt::format("{}: the weights are the column {} (guessed)",
                                            graph.name, shown(graph.guessedWeight)));
    return graph.edges.find(graph.guessedWeight);
  }
  warnOfOtherNumbers(document, graph);
  return nullptr;
}

/// A word that stands for no weight.
bool isMissingMark(std::string_view cell) {
  const auto word = lowerCase(cell);
  return word == "na" || word == "n/a" || word == "nan" || word == "null" || word == "none";
}

/// An edge of the file that became one of the graph, in one direction.
struct DirectedEdge {
  int from = 0;
  int to = 0;
  double weight = 1;
  double count = 1;       ///< of the edges that it was made from
  std::size_t first = 0;  ///< the first of them
};

/// How often something happened to edges, and to which one first.
struct Happened {
  std::size_t count = 0;
  std::size_t first = 0;

  void at(std::size_t edge) {
    if (count++ == 0) first = edge;
  }
};

/// Reads the edges of one file under one policy.
class EdgeReading {
 public:
  EdgeReading(GraphDocument& document, const ForeignGraph& graph, const EdgePolicy& policy)
      : document_(document), graph_(graph), policy_(policy) {}
  Result<void> read();

 private:
  std::string described(std::size_t edge) const;
  /// Nothing: the edge is left out.
  Result<std::optional<double>> weightOf(std::size_t edge);
  /// The text of the weight; empty if it is missing. Edges are asked for in their order.
  std::string_view cellOf(std::size_t edge);
  /// A self-loop, whatever its weight is.
  bool isLeftOut(std::size_t edge) const {
    return policy_.dropLoops && graph_.ends[edge].first == graph_.ends[edge].second;
  }
  Result<std::optional<double>> repaired(std::size_t edge, EdgeRepair repair, Happened& happened,
                                         const std::string& problem);
  Result<void> add(std::size_t edge, double weight);
  Result<void> joinDirections();
  void note(const Happened& happened, std::string_view what) const;
  void noteAll() const;

  GraphDocument& document_;
  const ForeignGraph& graph_;
  const EdgePolicy& policy_;
  const ForeignColumn* weights_ = nullptr;
  std::size_t nextCell_ = 0;
  std::vector<DirectedEdge> edges_;
  std::unordered_map<std::uint64_t, std::size_t> places_;  ///< of ordered pairs
  Happened missing_, nonPositive_, loops_, parallel_, joined_;
};

std::uint64_t orderedPair(int from, int to) {
  return static_cast<std::uint64_t>(from) << 32U | static_cast<std::uint64_t>(to);
}

std::string EdgeReading::described(std::size_t edge) const {
  const auto [from, to] = graph_.ends[edge];
  return fmt::format(messagePattern("edge {} - {}"),
                     shown(document_.keys[static_cast<std::size_t>(from)]),
                     shown(document_.keys[static_cast<std::size_t>(to)]));
}

Result<std::optional<double>> EdgeReading::repaired(std::size_t edge, EdgeRepair repair,
                                                    Happened& happened,
                                                    const std::string& problem) {
  if (repair == EdgeRepair::Refuse)
    return graph_.errorAtEdge(edge, fmt::format("{}: {}", described(edge), problem));
  happened.at(edge);
  if (repair == EdgeRepair::Drop) return std::optional<double>();
  return std::optional(1.0);
}

std::string_view EdgeReading::cellOf(std::size_t edge) {
  const bool has = nextCell_ < weights_->items.size() && weights_->items[nextCell_] == edge;
  if (!has) return {};
  return trimmed(weights_->cells[nextCell_++]);
}

Result<std::optional<double>> EdgeReading::weightOf(std::size_t edge) {
  if (weights_ == nullptr) return std::optional(1.0);
  const auto cell = cellOf(edge);
  if (isLeftOut(edge)) return std::optional(1.0);
  // A mark is left out or refused, but not taken to be 1 unasked: it may be a result that failed.
  const bool isMark = isMissingMark(cell);
  if (cell.empty() || (isMark && policy_.missing != EdgeRepair::One))
    return repaired(
        edge, policy_.missing, missing_,
        fmt::format("{} is missing; graph.missingWeights can be one or drop", weights_->name));
  const auto number = parseNumber(cell);
  if (!number) {
    const auto problem =
        fmt::format("{}: {} {}", described(edge), weights_->name, numberProblem(cell));
    return graph_.errorAtEdge(edge,
                              isMark ? problem + "; graph.missingWeights can be drop" : problem);
  }
  if (*number > 0) return std::optional(*number);
  return repaired(edge, policy_.nonPositive, nonPositive_,
                  fmt::format("weight must be > 0, got {}; graph.nonPositiveWeights can be drop or "
                              "one",
                              formatNumber(*number)));
}

void join(DirectedEdge& edge, double weight, EdgeMerge merge) {
  edge.count += 1;
  if (merge == EdgeMerge::Sum) edge.weight += weight;
  if (merge == EdgeMerge::Mean) edge.weight += (weight - edge.weight) / edge.count;
  if (merge == EdgeMerge::Max) edge.weight = std::max(edge.weight, weight);
}

Result<void> EdgeReading::add(std::size_t edge, double weight) {
  const auto [from, to] = graph_.ends[edge];
  if (from == to) {
    if (!policy_.dropLoops)
      return graph_.errorAtEdge(edge,
                                fmt::format("self-loop at node {}; graph.selfLoops can be drop",
                                            shown(document_.keys[static_cast<std::size_t>(from)])));
    loops_.at(edge);
    return {};
  }
  const auto [place, fresh] = places_.try_emplace(orderedPair(from, to), edges_.size());
  if (fresh) {
    edges_.push_back({from, to, weight, 1, edge});
    return {};
  }
  auto& before = edges_[place->second];
  if (policy_.parallel == EdgeMerge::Refuse)
    return graph_.errorAtEdge(
        edge, fmt::format("{} appears twice{}; graph.parallelEdges can be sum, mean, max "
                          "or first",
                          described(edge), graph_.placeOfEdge(before.first)));
  parallel_.at(edge);
  join(before, weight, policy_.parallel);
  return {};
}

Result<void> EdgeReading::joinDirections() {
  document_.edges.reserve(edges_.size());
  for (std::size_t k = 0; k < edges_.size(); ++k) {
    auto& edge = edges_[k];
    const auto back = places_.find(orderedPair(edge.to, edge.from));
    if (back != places_.end() && back->second < k) continue;  // it was joined to the other one
    if (back != places_.end()) {
      const auto& other = edges_[back->second];
      if (policy_.directions != EdgeMerge::Refuse) {
        joined_.at(other.first);
        edge.count = 1;
        join(edge, other.weight, policy_.directions);
      } else if (edge.weight != other.weight) {
        return graph_.errorAtEdge(
            other.first,
            fmt::format("{} has weight {} in one direction and {} in the other; graph.directions "
                        "can be sum, mean, max or first",
                        described(other.first), formatNumber(edge.weight),
                        formatNumber(other.weight)));
      }
    }
    if (!std::isfinite(edge.weight))
      return graph_.errorAtEdge(edge.first, fmt::format("{}: the sum of the weights is too large",
                                                        described(edge.first)));
    document_.edges.push_back(
        {std::min(edge.from, edge.to), std::max(edge.from, edge.to), edge.weight});
  }
  return {};
}

void EdgeReading::note(const Happened& happened, std::string_view what) const {
  if (happened.count == 0) return;
  document_.warnings.push_back(fmt::format("{}: {} of {} (the first is {}) {}", graph_.name,
                                           happened.count, counted(std::ssize(graph_.ends), "edge"),
                                           described(happened.first), what));
}

void EdgeReading::noteAll() const {
  if (weights_ != nullptr && weights_->isDeclaredText)
    document_.warnings.push_back(
        fmt::format("{}: {} is declared as a text, its numbers are read as weights", graph_.name,
                    shown(weights_->name)));
  if (missing_.count > 0 && policy_.missing == EdgeRepair::One)
    document_.warnings.push_back(
        fmt::format("{}: {} of {} {} no {}, the first is {}: {} weight is taken to be 1",
                    graph_.name, missing_.count, counted(std::ssize(graph_.ends), "edge"),
                    verbOf(missing_.count, "has", "have"), weights_->name,
                    described(missing_.first), verbOf(missing_.count, "its", "their")));
  else
    note(missing_, verbOf(missing_.count, "has no weight and is left out",
                          "have no weight and are left out"));
  if (policy_.nonPositive == EdgeRepair::One)
    note(nonPositive_, verbOf(nonPositive_.count, "has a weight of 0 or less, taken to be 1",
                              "have weights of 0 or less, taken to be 1"));
  else
    note(nonPositive_, verbOf(nonPositive_.count, "has a weight of 0 or less and is left out",
                              "have weights of 0 or less and are left out"));
  note(loops_,
       verbOf(loops_.count, "is a self-loop and is left out", "are self-loops and are left out"));
  note(parallel_, verbOf(parallel_.count, "repeats one before it and is joined to that",
                         "repeat one before them and are joined to that"));
  note(joined_, verbOf(joined_.count, "is joined to the one in the other direction",
                       "are joined to those in the other direction"));
}

Result<void> EdgeReading::read() {
  const auto weights = weightColumn(document_, graph_, policy_);
  if (!weights) return weights.error();
  weights_ = *weights;
  if (weights_ != nullptr && weights_->isDeclaredText && !policy_.convertTexts)
    return Error{"graph.textWeights",
                 fmt::format("{} declares the weights {} to be texts; convert reads those that "
                             "spell numbers",
                             graph_.name, shown(weights_->name))};
  for (std::size_t e = 0; e < graph_.ends.size(); ++e) {
    const auto weight = weightOf(e);
    if (!weight) return weight.error();
    if (!*weight) continue;
    if (auto done = add(e, **weight); !done) return done;
  }
  if (auto done = joinDirections(); !done) return done;
  noteAll();
  return {};
}

}  // namespace

bool isWeightName(std::string_view attribute) {
  const auto name = lowerCase(attribute);
  return name == "weight" || name == "value";
}

bool onlyDescribes(std::string_view attribute) {
  const auto name = lowerCase(attribute);
  return name == "id" || name == "key" || name == "index" || name == "edge id" ||
         name == "rowname" || name.starts_with("graphics.");
}

Result<void> setEdges(GraphDocument& document, const ForeignGraph& graph,
                      const EdgePolicy& policy) {
  if (auto done = EdgeReading(document, graph, policy).read(); !done) return done;
  auto made =
      EmpiricalGraph::make(static_cast<int>(document.keys.size()), std::move(document.edges));
  if (!made) return Error{graph.name, made.error().message};
  document.edges = made->edges();
  return {};
}

}  // namespace gtv
