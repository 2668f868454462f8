#include "edits/experiment_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <utility>

#include "base/rng.h"
#include "data/attacks.h"
#include "data/label_check.h"
#include "data/synthetic.h"
#include "federated/catalogue.h"

namespace gtv {
namespace {

/// −y, or K − 1 − y of K classes. Counts and positive labels from `least` to `most` change places.
double otherLabel(double label, const NodeData& data, LabelKind labels, double least, double most) {
  if (labels == LabelKind::Count || labels == LabelKind::Positive)
    return std::clamp(least + most - label, least, most);
  if (labels == LabelKind::Class) return data.classes - 1 - label;
  if (labels == LabelKind::Sign) return label > 0 ? -1 : 1;  // documents may say 0 and 1
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

/// Do the nodes come from a table?
bool takesTable(const Experiment& experiment) {
  return dataCatalogue().find(experiment.data().kind())->make.load != nullptr;
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

/// The true parameters of a cluster that nobody has said anything of: no two clusters that are near
/// each other in number have the same.
Vector usualTruth(int cluster, Eigen::Index dimension) {
  Vector truth = Vector::Zero(dimension);
  if (dimension == 1) {
    constexpr std::array slopes{2.0, -2.0, 0.5, -0.5, 4.0, -4.0, 1.0};
    truth[0] = slopes[static_cast<std::size_t>(cluster) % slopes.size()];
  } else if (dimension > 1) {
    constexpr double radius = 2.83;
    constexpr double turn = 2.4;  // the golden angle: never twice the same direction
    const double angle = std::numbers::pi / 4 + turn * cluster;
    truth.head(2) << radius * std::cos(angle), radius * std::sin(angle);
  }
  return truth;
}

Json listOf(const Vector& numbers) { return std::vector<double>(numbers.begin(), numbers.end()); }

Vector vectorOf(const Json& numbers) {
  const auto list = numbers.get<std::vector<double>>();
  return Eigen::Map<const Vector>(list.data(), std::ssize(list));
}

/// Data of the document follows the true parameters of its node, as drawn data does.
void followTruth(Json& row, const Vector& step, LabelKind labels) {
  if (!isGiven(row) || (labels != LabelKind::Real && hasLabels(labels))) return;
  for (std::size_t r = 0; r < row["labels"].size(); ++r) {
    Vector x = vectorOf(row["features"][r]);
    if (x.size() != step.size()) return;
    if (labels == LabelKind::Real)
      row["labels"][r] = row["labels"][r].get<double>() + x.dot(step);
    else
      row["features"][r] = listOf(x + step);
  }
}

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
  // Other edges between the same nodes.
  if (next && next->graph().kind() == "similarity" &&
      isWithinAny({"graph.measure", "graph.rule", "graph.weight"}))
    return next;
  set("edits", nullptr);
  if (!next || !isSynthetic(*next)) return next;
  set("nodes", nullptr);
  set("attacks", nullptr);
  // Waves have no true parameters.
  if (!next || !next->at("data").contains("truth")) return next;
  const std::string truth = next->at("data").at("truth").at("kind");
  const bool listed = next->at("data").at("truth").contains("vectors");
  // Nobody knows yet which clusters will be drawn.
  if (listed && next->graph().kind() == "empty") {
    set("data.truth", Json{{"kind", "each-node"}, {"vectors", Json::array()}});
    return next;
  }
  // A vector for every node of the graph before, or for every cluster of a graph that is not known.
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
  const auto next = withEdits(changed);
  return next ? withTruthFor(*next, allClusters(changed)) : next;
}

Result<Experiment> ExperimentEdits::setCluster(const std::vector<int>& nodes, int cluster) const {
  auto read = edits();
  if (!read) return read.error();
  auto& changed = *read;
  const int drawn = network_.drawing.graph->nodeCount();
  for (const int i : nodes) {
    const int id = network_.ids[i];
    if (id < drawn)
      return Error{"edits.nodes",
                   fmt::format("node {} has its cluster from the graph generator or its file; only "
                               "nodes that were added by hand can change it",
                               network_.nodeKeys[static_cast<std::size_t>(i)])};
    changed.nodes[static_cast<std::size_t>(id - drawn)].cluster = cluster;
  }
  auto next = withEdits(changed);
  if (next) next = withTruthFor(*next, allClusters(changed));
  if (!next || !next->at("data").contains("truth")) return next;
  const auto& truth = next->at("data").at("truth");
  if (truth.at("kind") != "each-node") return next;
  // Nodes have the true parameters of those that were in the cluster before.
  const auto clusters = allClusters(changed);
  std::set<int> ids;
  for (const int i : nodes) ids.insert(network_.ids[i]);
  auto vectors = truth.at("vectors");
  Vector common = usualTruth(cluster, network_.raw->datasets.dimension());
  for (std::size_t id = 0; id < clusters.size(); ++id)
    if (clusters[id] == cluster && !ids.contains(static_cast<int>(id))) {
      common = vectorOf(vectors.at(id));
      break;
    }
  auto rows = nodeRows(nodes);
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    auto& vector = vectors.at(static_cast<std::size_t>(network_.ids[nodes[k]]));
    followTruth(rows[k], common - vectorOf(vector), network_.labels);
    vector = listOf(common);
  }
  next = next->with("data.truth.vectors", vectors);
  return next ? ExperimentEdits(*next, network_).withRows(rows) : next;
}

int ExperimentEdits::newCluster() const {
  const auto read = edits();
  int last = -1;
  if (read)
    for (const int cluster : allClusters(*read)) last = std::max(last, cluster);
  return last + 1;
}

/// Of every number that the document gives to a node.
std::vector<int> ExperimentEdits::allClusters(const GraphEdits& edits) const {
  auto clusters = network_.drawing.clusters;
  for (const auto& node : edits.nodes) clusters.push_back(node.cluster);
  return clusters;
}

/// With as many true vectors as there are clusters or nodes now, where the document lists them.
Result<Experiment> ExperimentEdits::withTruthFor(const Experiment& next,
                                                 const std::vector<int>& clusters) const {
  const auto& data = next.at("data");
  if (!data.contains("truth") || !data.at("truth").contains("vectors")) return next;
  auto vectors = data.at("truth").at("vectors");
  const auto d = network_.raw->datasets.dimension();
  if (data.at("truth").at("kind") == "each-node") {
    for (auto i = vectors.size(); i < clusters.size(); ++i) {
      const auto like = static_cast<std::size_t>(
          std::find(clusters.begin(), clusters.end(), clusters[i]) - clusters.begin());
      vectors.push_back(like < i ? vectors.at(like) : listOf(usualTruth(clusters[i], d)));
    }
  } else {
    int count = 0;
    for (const int cluster : clusters) count = std::max(count, cluster + 1);
    while (std::ssize(vectors) > count) vectors.erase(vectors.size() - 1);
    while (std::ssize(vectors) < count)
      vectors.push_back(listOf(usualTruth(static_cast<int>(vectors.size()), d)));
  }
  return next.with("data.truth.vectors", vectors);
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

/// Would the nodes have their names with another graph than that of a file?
Result<void> ExperimentEdits::checkNamesStay() const {
  if (experiment_.graph().kind() != "csv") return {};
  const bool isOfTable = takesTable(experiment_);
  const auto& file = network_.data->source.file;
  const int drawn = network_.drawing.graph->nodeCount();
  for (int i = 0; i < network_.nodeCount(); ++i)
    if (!isOfTable || (network_.ids[i] < drawn && network_.clean->datasets.sampleCount(i) == 0))
      return Error{"graph", isOfTable
                                ? fmt::format("node {} is in the graph file and has no rows in {}: "
                                              "another graph would not name it",
                                              network_.nodeKeys[i], file)
                                : std::string("its nodes have their names from the graph file, "
                                              "which another graph would not keep")};
  return {};
}

Result<Experiment> ExperimentEdits::keepGraph(const EmpiricalGraph& graph) const {
  auto changes = edits();
  if (!changes) return changes.error();
  if (auto done = checkNamesStay(); !done) return done.error();
  const auto& drawing = network_.drawing;
  const int drawn = drawing.graph->nodeCount();
  changes->edges.clear();
  Json edges = Json::array();
  for (const auto& edge : graph.edges()) {
    const int head = network_.ids[static_cast<std::size_t>(edge.head)];
    const int tail = network_.ids[static_cast<std::size_t>(edge.tail)];
    if (tail < drawn)
      edges.push_back({head, tail, edge.weight});
    else
      put(changes->edges, {head, tail, edge.weight});
  }
  const auto next = experiment_.with("graph", {{"kind", "explicit"},
                                               {"nodes", drawn},
                                               {"edges", std::move(edges)},
                                               {"positions", rowsOf(drawing.positions.transpose())},
                                               {"clusters", drawing.clusters}});
  if (!next) return next.error();
  return next->with("edits", graphEditsJson(*changes));
}

Result<Experiment> ExperimentEdits::graphOfData() const {
  if (auto done = checkNamesStay(); !done) return done.error();
  Json graph{{"kind", "similarity"}};
  // Of data from a file the nodes are known; else they stay, with their clusters and data.
  std::vector<int> sizes;
  int last = -1;
  for (const int cluster : network_.drawing.clusters) {
    if (cluster == last + 1)
      sizes.push_back(0);
    else if (cluster != last)
      return Error{"graph.clusterSizes",
                   "the nodes of a cluster must have numbers in a row: choose Similar data under "
                   "Graph to draw other ones"};
    last = cluster;
    ++sizes.back();
  }
  if (!sizes.empty()) graph["clusterSizes"] = sizes;
  return experiment_.with("graph", graph);
}

Result<Experiment> ExperimentEdits::graphOfModels(const Matrix& W) const {
  const int drawn = network_.drawing.graph->nodeCount();
  RowMatrix models = RowMatrix::Constant(drawn, W.rows(), std::nan(""));
  for (int i = 0; i < network_.nodeCount(); ++i)
    if (const int id = network_.ids[static_cast<std::size_t>(i)]; id < drawn)
      models.row(id) = W.col(i);
  if (!models.allFinite())
    return Error{"graph.measure.models",
                 "every node of the drawing needs a model, and some were removed or have none"};
  auto next = experiment_;
  if (next.graph().kind() != "similarity") {
    auto ofData = graphOfData();
    if (!ofData) return ofData;
    next = std::move(*ofData);
  }
  // Those that were drawn by hand count, too, but not those of nodes that were.
  const auto& present = network_.graph->edges();
  const auto edges = std::count_if(present.begin(), present.end(), [&](const Edge& edge) {
    return network_.ids[static_cast<std::size_t>(edge.head)] < drawn &&
           network_.ids[static_cast<std::size_t>(edge.tail)] < drawn;
  });
  const Json fields[][2] = {
      {"graph.measure", {{"kind", "given-models"}, {"models", rowsOf(models)}}},
      {"graph.rule", {{"kind", "closest"}, {"edges", edges}}},
      {"graph.weight", {{"kind", "uniform"}}}};
  for (const auto& [path, value] : fields) {
    auto changed = next.with(path.get<std::string>(), value);
    if (!changed) return changed;
    next = std::move(*changed);
  }
  auto changes = edits();
  if (!changes) return changes.error();
  changes->edges.clear();
  return next.with("edits", graphEditsJson(*changes));
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

/// The row of the node with its data: that of the document, or what was drawn.
Json ExperimentEdits::ownRow(int node) const {
  auto row = nodeRow(node);
  if (isGiven(row)) return row;
  row["features"] = rowsOf(network_.raw->datasets.features(node));
  row["labels"] = listOf(network_.raw->datasets.labels(node));
  return row;
}

Result<Experiment> ExperimentEdits::flipLabels(const std::vector<int>& nodes) const {
  std::vector<Json> rows;
  rows.reserve(nodes.size());
  for (const int i : nodes) {
    auto row = ownRow(i);
    const auto labels = row["labels"].get<std::vector<double>>();
    const auto [least, most] = std::minmax_element(labels.begin(), labels.end());
    for (auto& label : row["labels"])
      label = otherLabel(label.get<double>(), *network_.raw, network_.labels, *least, *most);
    // A point without a label goes to the other side of the origin.
    if (!hasLabels(network_.labels))
      for (auto& point : row["features"]) point = listOf(-vectorOf(point));
    rows.push_back(std::move(row));
  }
  return withRows(rows);
}

Result<Experiment> ExperimentEdits::setData(const std::vector<int>& nodes,
                                            const LineData& data) const {
  const auto d = network_.raw->datasets.dimension();
  if (network_.labels == LabelKind::Class)
    return Error{"nodes", "labels that are classes lie on no line"};
  if (data.weights.size() != d)
    return Error{"nodes",
                 fmt::format("{} features need {} weights, got {}", d, d, data.weights.size())};
  const auto stream = Rng(experiment_.seed()).stream("data by hand");
  auto rows = nodeRows(nodes);
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    auto rng = stream.stream(fmt::format("{} {}", network_.ids[nodes[k]], data.draw));
    Matrix X(d, data.samples);
    rng.fillNormal(X);
    if (network_.raw->intercept >= 0) X.row(network_.raw->intercept).setOnes();
    Vector labels = Vector::Zero(data.samples);
    for (int r = 0; r < data.samples; ++r) {
      if (!hasLabels(network_.labels)) {
        X.col(r) = data.weights + data.noise * X.col(r);
        continue;
      }
      labels[r] = data.weights.dot(X.col(r)) + data.noise * rng.normal();
      if (!drawLabel(network_.labels, 1, rng, labels[r]))
        return Error{"nodes", "the labels drawn are too large for floating point"};
    }
    rows[k]["features"] = rowsOf(X.transpose());
    rows[k]["labels"] = listOf(labels);
  }
  auto next = withRows(rows);
  if (!next || !isSynthetic(experiment_) || network_.truth().cols() == 0) return next;
  Matrix truths = network_.truth();
  for (int i = 0; i < network_.nodeCount(); ++i) truths.col(i) = truthOf(i);
  for (const int i : nodes) truths.col(i) = data.weights;
  return withTruths(*next, truths);
}

Result<Experiment> ExperimentEdits::moveSample(int node, int sample, int feature, double x,
                                               double y) const {
  const auto i = static_cast<std::size_t>(node);
  if (network_.raw->datasets.sampleCount(node) != network_.data->datasets.sampleCount(node) ||
      network_.raw->datasets.features(node) != network_.data->datasets.features(node) ||
      network_.raw->datasets.labels(node) != network_.data->datasets.labels(node))
    return Error{"nodes", fmt::format("node {} does not compute on the data that it was given: "
                                      "switch off its attack, or the protection of the features "
                                      "under Privacy, to move its data points",
                                      network_.nodeKeys[i])};
  if (network_.raw->validation.nodeCount() > 0)
    return Error{"nodes",
                 "a share of the samples is held back for validation (data, validation "
                 "share): set it to 0 to move data points"};
  auto row = ownRow(node);
  if (sample >= std::ssize(row["labels"])) return experiment_;  // it is there no more
  row["features"][static_cast<std::size_t>(sample)][static_cast<std::size_t>(feature)] = x;
  row["labels"][static_cast<std::size_t>(sample)] = nearestLabel(network_.labels, y);
  return withRows({row});
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
  std::vector<int> moved;
  for (int i = 0; i < network_.nodeCount(); ++i)
    if (before.col(i) == before.col(node)) {
      after.col(i) = truth;
      moved.push_back(i);
    }
  // The network may be a step behind the document.
  const Vector step = truth - truthOf(node);
  auto rows = nodeRows(moved);
  for (auto& row : rows) followTruth(row, step, network_.labels);
  const auto next = withRows(rows);
  return next ? withTruths(*next, after) : next;
}

Vector ExperimentEdits::truthOf(int node) const {
  if (isSynthetic(experiment_) && experiment_.at("data").contains("truth")) {
    const auto& truth = experiment_.at("data").at("truth");
    const bool each = truth.at("kind") == "each-node";
    const auto place =
        static_cast<std::size_t>(each ? network_.ids[node] : network_.drawnCluster(node));
    if ((each || truth.at("kind") == "per-cluster") && place < truth.at("vectors").size())
      return vectorOf(truth.at("vectors").at(place));
  }
  return network_.truth().cols() > 0 ? Vector(network_.truth().col(node)) : Vector();
}

/// These true parameters (d × n), by cluster where every cluster has one vector, else node by node.
/// Clusters of a graph that is drawn by hand come and go: its nodes have their own.
Result<Experiment> ExperimentEdits::withTruths(const Experiment& next, const Matrix& truths) const {
  const auto& clusters = network_.clusters;
  const int count = clusters.empty() ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
  Matrix perCluster = Matrix::Zero(truths.rows(), count);
  bool common = truths.cols() == allNodes() && network_.drawing.graph->nodeCount() > 0;
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  for (Eigen::Index i = 0; i < truths.cols(); ++i) {
    const auto c = clusters[static_cast<std::size_t>(i)];
    // Clusters are numbered anew once one of them has no nodes.
    if (c != network_.drawnCluster(static_cast<int>(i))) common = false;
    if (seen[c] && perCluster.col(c) != truths.col(i)) common = false;
    perCluster.col(c) = truths.col(i);
    seen[c] = true;
  }
  const RowMatrix rows = common ? perCluster.transpose() : allTruths(truths).transpose();
  return next.with("data.truth",
                   Json{{"kind", common ? "per-cluster" : "each-node"}, {"vectors", rowsOf(rows)}});
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
