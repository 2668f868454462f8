#include "experiment/experiment_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "data/attacks.h"
#include "federated/catalogue.h"

namespace gtv {
namespace {

/// −y, or K − 1 − y of K classes.
double otherLabel(double label, const NodeData& data, LabelKind labels) {
  if (labels == LabelKind::Class) return data.classes - 1 - label;
  return label == 0 ? 0 : -label;
}

/// Puts the edge into the list, which stays sorted; the last word counts.
void put(std::vector<Edge>& edges, const Edge& edge) {
  const auto before = [](const Edge& a, const Edge& b) {
    return std::pair(a.head, a.tail) < std::pair(b.head, b.tail);
  };
  const auto place = std::lower_bound(edges.begin(), edges.end(), edge, before);
  if (place != edges.end() && place->head == edge.head && place->tail == edge.tail)
    *place = edge;
  else
    edges.insert(place, edge);
}

Json rowsOf(const Eigen::Ref<const RowMatrix>& matrix) {
  Json rows = Json::array();
  for (Eigen::Index r = 0; r < matrix.rows(); ++r) {
    Json row = Json::array();
    for (Eigen::Index j = 0; j < matrix.cols(); ++j) row.push_back(matrix(r, j));
    rows.push_back(std::move(row));
  }
  return rows;
}

bool isSynthetic(const Experiment& experiment) {
  return experiment.at("data").contains("noiseDraw");
}

/// Does this row of "nodes" still say anything?
bool isEmptyRow(const Json& row) {
  return std::all_of(row.items().begin(), row.items().end(), [](const auto& item) {
    return item.key() == "node" || item.value().is_null();
  });
}

/// Is `path` this field or within it?
bool isWithin(std::string_view path, std::string_view field) {
  return path.starts_with(field) && (path.size() == field.size() || path[field.size()] == '.');
}

/// Whether the document has the data of this node.
bool isGiven(const Json& row) { return row.contains("labels") && !row.at("labels").is_null(); }

}  // namespace

Result<Experiment> withField(const Experiment& experiment, std::string_view path,
                             const Json& value) {
  auto next = experiment.with(path, value);
  const auto set = [&](const char* field, const Json& to) {
    if (next) next = next->with(field, to);
  };
  const auto isWithinAny = [&](std::initializer_list<const char*> fields) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const char* field) { return isWithin(path, field); });
  };
  // Nodes that were moved by hand belong to the drawing they were moved in.
  if (isWithinAny({"graph", "layout", "seed", "data"})) set("positions", nullptr);
  if (!isWithin(path, "graph")) return next;
  set("edits", nullptr);
  if (!next || !isSynthetic(*next)) return next;
  set("nodes", nullptr);
  set("attacks", nullptr);
  // Waves have no true parameters.
  if (!next || !next->at("data").contains("truth")) return next;
  const std::string truth = next->at("data").at("truth").at("kind");
  // Nobody knows yet which clusters will be drawn.
  if (truth == "per-cluster" && next->graph().kind() == "empty") set("data.truth.kind", "per-node");
  // A vector for every node of the graph before, or for every cluster of a graph that is not known.
  const bool listed = next && next->at("data").at("truth").contains("vectors");
  if (truth == "each-node" || (listed && next->graph().kind() == "csv"))
    set("data.truth.kind", "circle");
  return next;
}

std::optional<Experiment> withSharedTestSet(const Experiment& experiment, Eigen::Index samples) {
  const auto solver = experiment.solver();
  const auto& compares = solverCatalogue().find(solver.kind())->make.comparesPredictions;
  const auto data = experiment.data();
  if (!compares || !compares(solver) || !data.has("testSetSize") || samples == 0)
    return std::nullopt;
  if (data.integer("testSetSize") > 0 || (data.has("testSet") && !data.text("testSet").empty()))
    return std::nullopt;
  constexpr Eigen::Index usual = 100;
  auto next = experiment.with("data.testSetSize", std::min(usual, samples));
  return next ? std::optional<Experiment>(std::move(*next)) : std::nullopt;
}

ExperimentEdits::ExperimentEdits(Experiment experiment, const ProblemInstance& network)
    : experiment_(std::move(experiment)), network_(network) {}

Result<Experiment> ExperimentEdits::with(const char* field, const Json& value) const {
  return experiment_.with(field, value);
}

Result<Experiment> ExperimentEdits::withEdits(const GraphEdits& edits) const {
  return with("edits", graphEditsJson(edits));
}

Result<GraphEdits> ExperimentEdits::edits() const {
  constexpr int anyCluster = std::numeric_limits<int>::max();
  return readGraphEdits(experiment_.at("edits"), network_.drawing.graph->nodeCount(), anyCluster);
}

Result<Experiment> ExperimentEdits::addNode(double x, double y, int cluster) const {
  auto read = edits();
  if (!read) return read.error();
  auto& changed = *read;
  changed.nodes.push_back({x, y, cluster});
  return withEdits(changed);
}

Result<Experiment> ExperimentEdits::connect(int i, int j, double weight) const {
  if (i == j) return Error{"edits.edges", "a node has no edge to itself"};
  if (!(weight > 0) || !std::isfinite(weight))
    return Error{"edits.edges", fmt::format("weight must be > 0, got {}", weight)};
  auto read = edits();
  if (!read) return read.error();
  auto& changed = *read;
  put(changed.edges, {network_.ids[std::min(i, j)], network_.ids[std::max(i, j)], weight});
  return withEdits(changed);
}

Result<Experiment> ExperimentEdits::setWeights(const std::vector<int>& edges, double weight) const {
  if (!(weight > 0) || !std::isfinite(weight))
    return Error{"edits.edges", fmt::format("weight must be > 0, got {}", weight)};
  auto read = edits();
  if (!read) return read.error();
  auto& changed = *read;
  for (const int e : edges) {
    const auto& edge = network_.graph->edge(e);
    put(changed.edges, {network_.ids[edge.head], network_.ids[edge.tail], weight});
  }
  return withEdits(changed);
}

Result<Experiment> ExperimentEdits::remove(const std::vector<int>& nodes,
                                           const std::vector<int>& edges) const {
  auto read = edits();
  if (!read) return read.error();
  auto& changed = *read;
  const auto& drawn = *network_.drawing.graph;
  for (const int e : edges) {
    const auto& edge = network_.graph->edge(e);
    const int head = network_.ids[edge.head];
    const int tail = network_.ids[edge.tail];
    if (tail < drawn.nodeCount() && drawn.edgeBetween(head, tail) >= 0)
      put(changed.edges, {head, tail, 0});
    else
      std::erase_if(changed.edges,
                    [&](const Edge& own) { return own.head == head && own.tail == tail; });
  }
  std::set<int> removed(changed.removed.begin(), changed.removed.end());
  for (const int i : nodes) removed.insert(network_.ids[i]);
  changed.removed.assign(removed.begin(), removed.end());
  return withEdits(changed);
}

Result<Experiment> ExperimentEdits::move(const std::vector<int>& nodes,
                                         const Matrix& positions) const {
  std::map<int, Json> rows;  // by id, so that the order in which they were moved leaves no trace
  for (const auto& row : experiment_.at("positions"))
    rows[static_cast<int>(row.at(0).get<double>())] = row;
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    const int id = network_.ids[nodes[k]];
    const auto column = static_cast<Eigen::Index>(k);
    rows[id] = Json::array({id, positions(0, column), positions(1, column)});
  }
  Json all = Json::array();
  for (auto& [id, row] : rows) all.push_back(std::move(row));
  return with("positions", all);
}

std::vector<Json> ExperimentEdits::nodeRows(const std::vector<int>& nodes) const {
  std::map<int, const Json*> known;
  for (const auto& row : experiment_.at("nodes")) known[row.at("node").get<int>()] = &row;
  std::vector<Json> rows;
  rows.reserve(nodes.size());
  for (const int i : nodes) {
    const int id = network_.ids[i];
    const auto found = known.find(id);
    rows.push_back(found == known.end() ? Json{{"node", id}} : *found->second);
  }
  return rows;
}

Json ExperimentEdits::nodeRow(int node) const {
  const int id = network_.ids[node];
  for (const auto& row : experiment_.at("nodes"))
    if (row.at("node").get<int>() == id) return row;
  return Json{{"node", id}};
}

Result<Experiment> ExperimentEdits::withRows(const std::vector<Json>& changed) const {
  std::map<int, Json> rows;
  for (const auto& row : experiment_.at("nodes")) rows[row.at("node").get<int>()] = row;
  for (const auto& row : changed) rows[row.at("node").get<int>()] = row;
  Json all = Json::array();
  for (auto& [id, row] : rows)
    if (!isEmptyRow(row)) all.push_back(std::move(row));
  return with("nodes", all);
}

Result<Experiment> ExperimentEdits::mask(const std::vector<int>& nodes, bool masked) const {
  auto rows = nodeRows(nodes);
  for (auto& row : rows) row["masked"] = masked;
  return withRows(rows);
}

Result<Experiment> ExperimentEdits::setModel(const std::vector<int>& nodes,
                                             const Json& model) const {
  auto rows = nodeRows(nodes);
  for (auto& row : rows) row["model"] = model;
  return withRows(rows);
}

Json ExperimentEdits::modelOf(int node) const {
  const auto row = nodeRow(node);
  const auto own = row.find("model");
  return own == row.end() || own->is_null() ? experiment_.at("model") : *own;
}

bool ExperimentEdits::hasOwnData(int node) const { return isGiven(nodeRow(node)); }

Result<Experiment> ExperimentEdits::poison(const std::vector<int>& nodes) const {
  auto rows = nodeRows(nodes);
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    const int i = nodes[k];
    auto& row = rows[k];
    if (isGiven(row)) {
      row["features"] = nullptr;
      row["labels"] = nullptr;
    } else {
      // A point without a label goes to the other side of the origin.
      const double sign = network_.labels == LabelKind::None ? -1 : 1;
      row["features"] = rowsOf(sign * network_.raw->datasets.features(i));
      row["labels"] = Json::array();
      for (const double label : network_.raw->datasets.labels(i))
        row["labels"].push_back(otherLabel(label, *network_.raw, network_.labels));
    }
  }
  return withRows(rows);
}

Result<Experiment> ExperimentEdits::attack(const std::vector<int>& nodes,
                                           const Json& attack) const {
  auto read = readChoice(attackCatalogue().view, attack, "attacks");
  if (!read) return read.error();
  auto wanted = read->json();
  const auto isSame = [&](const Json& other) {
    wanted["nodes"] = other.at("nodes");
    return wanted == other;
  };
  Json all = experiment_.at("attacks");
  auto place = std::find_if(all.begin(), all.end(), isSame);
  if (place == all.end()) {
    wanted["nodes"] = Json::array();
    all.push_back(wanted);
    place = all.end() - 1;
  }
  std::set<int> attackers;
  for (const auto& id : place->at("nodes")) attackers.insert(id.get<int>());
  for (const int i : nodes) attackers.insert(network_.ids[i]);
  (*place)["nodes"] = attackers;
  return with("attacks", all);
}

Result<Experiment> ExperimentEdits::clearAttacks(const std::vector<int>& nodes) const {
  std::set<int> honest;
  for (const int i : nodes) honest.insert(network_.ids[i]);
  Json all = Json::array();
  for (auto attack : experiment_.at("attacks")) {
    Json attackers = Json::array();
    for (const auto& id : attack.at("nodes"))
      if (!honest.contains(id.get<int>())) attackers.push_back(id);
    // One that nobody makes yet is none of theirs.
    if (attackers.empty() && !attack.at("nodes").empty()) continue;
    attack["nodes"] = std::move(attackers);
    all.push_back(std::move(attack));
  }
  return with("attacks", all);
}

Result<Experiment> ExperimentEdits::restore(const std::vector<int>& nodes) const {
  std::vector<Json> rows;
  rows.reserve(nodes.size());
  for (const int i : nodes) rows.push_back(Json{{"node", network_.ids[i]}});
  return withRows(rows);
}

Result<Experiment> ExperimentEdits::moveTruth(int node, const Vector& truth) const {
  if (!isSynthetic(experiment_))
    return Error{"data.truth", "only synthetic data has true parameters that can be moved"};
  const auto& before = network_.truth();
  if (before.cols() == 0)
    return Error{"data.truth", "behind a feature map there are no true parameters to move"};
  check(truth.size() == before.rows(), "one number per parameter");
  Matrix after = before;
  for (Eigen::Index i = 0; i < before.cols(); ++i)
    if (before.col(i) == before.col(node)) after.col(i) = truth;
  // By cluster where every cluster has one vector, else node by node.
  const auto& clusters = network_.clusters;
  const int count = clusters.empty() ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
  Matrix perCluster = Matrix::Zero(after.rows(), count);
  // Clusters are numbered anew once nodes are removed.
  bool common = after.cols() == allNodes();
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  for (Eigen::Index i = 0; i < after.cols(); ++i) {
    const auto c = clusters[static_cast<std::size_t>(i)];
    if (seen[c] && perCluster.col(c) != after.col(i)) common = false;
    perCluster.col(c) = after.col(i);
    seen[c] = true;
  }
  const RowMatrix rows = common ? perCluster.transpose() : allTruths(after).transpose();
  return experiment_.with("data.truth", Json{{"kind", common ? "per-cluster" : "each-node"},
                                             {"vectors", rowsOf(rows)}});
}

Result<Experiment> ExperimentEdits::redrawNoise() const {
  if (!isSynthetic(experiment_))
    return Error{"data.noiseDraw", "only synthetic data has noise that can be drawn again"};
  return experiment_.with("data.noiseDraw",
                          Json(experiment_.at("data").at("noiseDraw").get<std::int64_t>() + 1));
}

Eigen::Index ExperimentEdits::allNodes() const {
  // The network may be a step behind the document.
  return network_.drawing.graph->nodeCount() +
         static_cast<Eigen::Index>(experiment_.at("edits").at("nodes").size());
}

/// A column for every number that the document gives to a node; removed nodes, which nobody sees,
/// have that of their neighbour in number.
Matrix ExperimentEdits::allTruths(const Matrix& truth) const {
  Matrix all(truth.rows(), allNodes());
  Eigen::Index k = 0;
  for (Eigen::Index id = 0; id < all.cols(); ++id) {
    while (k + 1 < truth.cols() && network_.ids[static_cast<std::size_t>(k)] < id) ++k;
    all.col(id) = truth.col(k);
  }
  return all;
}

}  // namespace gtv
