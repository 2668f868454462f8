#include "instances/problem_instance.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <type_traits>

#include "base/counted.h"
#include "base/detachable_task.h"
#include "base/json.h"
#include "data/attacks.h"
#include "data/label_check.h"
#include "data/prediction_points.h"
#include "data/validation.h"
#include "graph/generators.h"
#include "graph_files/graph_file.h"
#include "instances/local_models.h"
#include "instances/memory_estimate.h"
#include "instances/similarity_graph.h"
#include "losses/catalogue.h"
#include "models/catalogue.h"
#include "models/mapped_data.h"
#include "privacy/perturbed_data.h"

namespace gtv {
namespace {

/// What the losses of all nodes want of the labels.
Result<LabelKind> wantedLabels(const Experiment& experiment) {
  const auto labelsOf = [](const std::string& loss) {
    return lossCatalogue().find(loss)->make.labels;
  };
  const auto common = experiment.loss().kind();
  const auto wanted = labelsOf(common);
  const auto& overrides = experiment.at("nodes");
  for (std::size_t k = 0; k < overrides.size(); ++k) {
    if (overrides[k].at("loss").is_null()) continue;
    const auto own = overrides[k].at("loss").at("kind").get<std::string>();
    if (labelsOf(own) != wanted)
      return Error{fmt::format("nodes[{}].loss", k),
                   fmt::format("{} needs {}, the experiment's loss {} needs {}", own,
                               describeLabels(labelsOf(own)), common, describeLabels(wanted))};
  }
  return wanted;
}

/// Replaces the data of single nodes by what the document gives them; says which these are.
Result<OwnData> overrideNodes(const Experiment& experiment, NodeData& data) {
  OwnData places;
  const auto& overrides = experiment.at("nodes");
  if (overrides.empty()) return places;
  const int n = data.datasets.nodeCount();
  const int d = data.datasets.dimension();
  std::map<int, const Json*> own;
  for (std::size_t k = 0; k < overrides.size(); ++k) {
    const auto where = fmt::format("nodes[{}]", k);
    const auto& item = overrides[k];
    const int node = item.at("node").get<int>();
    if (node >= n)
      return Error{where + ".node", fmt::format("no node {}, expected 0 to {}", node, n - 1)};
    const auto& features = item.at("features");
    const auto& labels = item.at("labels");
    if (features.is_null() != labels.is_null())
      return Error{where, "features and labels come together"};
    if (!features.is_null()) {
      if (features.size() != labels.size())
        return Error{where + ".labels",
                     fmt::format("has {} for {} of features", counted(std::ssize(labels), "number"),
                                 counted(std::ssize(features), "row"))};
      if (!features.empty() && static_cast<int>(features[0].size()) != d)
        return Error{where + ".features",
                     fmt::format("has {}, the experiment has {}",
                                 counted(std::ssize(features[0]), "column"), d)};
      own[node] = &item;
      places[node] = where;
    }
  }
  if (!own.empty()) {
    std::vector<Eigen::Index> offsets{0};
    for (int i = 0; i < n; ++i)
      offsets.push_back(offsets.back() +
                        (own.contains(i) ? static_cast<Eigen::Index>(own[i]->at("labels").size())
                                         : data.datasets.sampleCount(i)));
    RowMatrix features(offsets.back(), d);
    Vector labels(offsets.back());
    std::vector<int> lines;
    std::vector<SamplePart> parts;
    for (int i = 0; i < n; ++i) {
      const auto count = offsets[i + 1] - offsets[i];
      if (!own.contains(i)) {
        features.middleRows(offsets[i], count) = data.datasets.features(i);
        labels.segment(offsets[i], count) = data.datasets.labels(i);
        if (const auto& from = data.source.lines; !from.empty()) {
          const auto line = from.begin() + data.datasets.firstSample(i);
          lines.insert(lines.end(), line, line + count);
        }
        if (const auto& from = data.source.parts; !from.empty()) {
          const auto first = from.begin() + data.datasets.firstSample(i);
          parts.insert(parts.end(), first, first + count);
        }
        continue;
      }
      const auto added = static_cast<std::size_t>(count);
      if (!data.source.lines.empty()) lines.insert(lines.end(), added, 0);
      if (!data.source.parts.empty()) parts.insert(parts.end(), added, SamplePart::Training);
      for (Eigen::Index r = 0; r < count; ++r) {
        labels[offsets[i] + r] = own[i]->at("labels")[r].get<double>();
        for (int j = 0; j < d; ++j)
          features(offsets[i] + r, j) = own[i]->at("features")[r][j].get<double>();
      }
    }
    data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
    data.source.lines = std::move(lines);
    data.source.parts = std::move(parts);
    data.ownData.reserve(own.size());
    for (const auto& [node, item] : own) data.ownData.push_back(node);
  }
  for (const auto& item : overrides) {
    const int node = item.at("node").get<int>();
    if (!item.at("masked").is_null()) data.labeled[node] = !item.at("masked").get<bool>();
  }
  return places;
}

/// What the files say and the generator draws, before changes by hand.
struct Generated {
  GraphSample sample;
  NodeTable table;                ///< of data that is read from a file
  std::vector<std::string> keys;  ///< of all nodes
  Matrix coordinates;             ///< 2 × n, or 2 × 0
  std::vector<std::string> warnings;
};

/// The mean feature vector of every node of `table`, without the intercept.
Matrix meanFeatures(const NodeTable& table) {
  const auto& datasets = table.datasets;
  const auto d = datasets.dimension() - (table.intercept >= 0 ? 1 : 0);
  Matrix means(d, datasets.nodeCount());
  for (int i = 0; i < datasets.nodeCount(); ++i) {
    // Of rows without a label, too: a node may have no others.
    RowMatrix X = datasets.features(i);
    if (table.unlabelled.nodeCount() > 0) {
      const auto labeled = X.rows();
      X.conservativeResize(labeled + table.unlabelled.sampleCount(i), Eigen::NoChange);
      X.bottomRows(X.rows() - labeled) = table.unlabelled.features(i);
    }
    for (int j = 0, k = 0; j < datasets.dimension(); ++j)
      if (j != table.intercept) means(k++, i) = X.col(j).mean();
  }
  return means;
}

/// The columns of `given`, one per node of `table`, in the order of `keys`.
Result<Matrix> sortByKeys(const NodeTable& table, const Matrix& given,
                          const std::vector<std::string>& keys) {
  std::map<std::string, Eigen::Index> column;
  for (std::size_t k = 0; k < table.keys.size(); ++k)
    column[table.keys[k]] = static_cast<Eigen::Index>(k);
  Matrix sorted(given.rows(), static_cast<Eigen::Index>(keys.size()));
  for (Eigen::Index k = 0; k < sorted.cols(); ++k) {
    const auto& key = keys[static_cast<std::size_t>(k)];
    const auto found = column.find(key);
    if (found == column.end())
      return Error{"graph",
                   fmt::format("node '{}' of the edge file has no coordinates in the data", key)};
    sorted.col(k) = given.col(found->second);
  }
  return sorted;
}

/// Graph and data that name the same nodes have keys in common: none at all is a mistake, and so
/// may be a key that only one of them has.
Result<void> compareKeys(const std::string& graphFile, const std::vector<std::string>& nodes,
                         const std::string& dataFile, const std::vector<std::string>& dataKeys,
                         std::vector<std::string>& warnings) {
  const auto graphKeys = nodeOrder({}, nodes);
  if (graphKeys.empty() || dataKeys.empty()) return {};
  const std::set<std::string_view> ofGraph(graphKeys.begin(), graphKeys.end());
  const std::set<std::string_view> ofData(dataKeys.begin(), dataKeys.end());
  // The first of these keys that the others have not, and how many there are.
  const auto missing = [](const std::vector<std::string>& keys,
                          const std::set<std::string_view>& others) {
    std::pair<std::size_t, std::string_view> out{0, {}};
    for (const auto& key : keys)
      if (!others.contains(key) && out.first++ == 0) out.second = key;
    return out;
  };
  const auto [withoutData, firstOfGraph] = missing(graphKeys, ofData);
  const auto [withoutNode, firstOfData] = missing(dataKeys, ofGraph);
  if (withoutData == graphKeys.size())
    return Error{"data.file",
                 fmt::format("no key of the graph ({}) is a key of the data ({}): {} and {} must "
                             "call the same nodes by the same names",
                             graphKeys.front(), dataKeys.front(), graphFile, dataFile)};
  if (withoutNode > 0)
    warnings.push_back(fmt::format(
        "{} of {} of the data ({}) {} no {} of the graph ({}), the first is {}: {} alone",
        withoutNode, counted(std::ssize(dataKeys), "key"), dataFile, verbOf(withoutNode),
        verbOf(withoutNode, "node", "nodes"), graphFile, shown(firstOfData),
        verbOf(withoutNode, "it learns", "they learn")));
  if (withoutData > 0)
    warnings.push_back(
        fmt::format("{} of {} of the graph ({}) {} no row in the data ({}), the first is {}",
                    withoutData, counted(std::ssize(graphKeys), "node"), graphFile,
                    verbOf(withoutData, "has", "have"), dataFile, shown(firstOfGraph)));
  return {};
}

Result<Generated> generate(const Experiment& experiment, const Rng& root, LabelKind labels) {
  const auto graphChoice = experiment.graph();
  const auto dataChoice = experiment.data();
  const auto* graphEntry = graphCatalogue().find(graphChoice.kind());
  const auto* dataEntry = dataCatalogue().find(dataChoice.kind());
  check(graphEntry != nullptr && dataEntry != nullptr, "a valid experiment names known kinds");
  Generated out;
  // Files first: they fix the nodes.
  if (dataEntry->make.load) {
    auto loaded = dataEntry->make.load(
        dataChoice, [&](const std::string& name) { return experiment.findFile(name); }, labels);
    if (!loaded) return loaded.error();
    out.table = std::move(*loaded);
  }
  GraphContext context;
  context.rng = root.stream("graph");
  context.nodeKeys = out.table.keys;
  context.coordinates = out.table.coordinates;
  GraphDocument graphFile;
  if (graphChoice.kind() == "csv") {
    const auto file = experiment.findFile(graphChoice.text("file"));
    if (!file) return Error{"graph.file", file.error().text()};
    const auto name = graphChoice.text("file");
    auto read = readGraph(*file, name, edgePolicy(graphChoice));
    if (!read) return read.error();
    graphFile = std::move(*read);
    context.graphFile = &graphFile;
    out.warnings = std::move(graphFile.warnings);
    if (auto same =
            compareKeys(name, graphFile.keys, dataEntry->make.load ? dataChoice.text("file") : "",
                        out.table.keys, out.warnings);
        !same)
      return same.error();
    context.nodeKeys = nodeOrder(out.table.keys, graphFile.keys);
  } else if (!out.table.keys.empty()) {
    context.nodeKeys = nodeOrder(out.table.keys);
  }
  if (graphChoice.kind() == "nearest-neighbours" && graphChoice.text("by") == "features")
    context.features = meanFeatures(out.table);
  if (context.nodeKeys != out.table.keys)
    for (auto* given : {&context.coordinates, &context.features})
      if (given->cols() > 0) {
        auto sorted = sortByKeys(out.table, *given, context.nodeKeys);
        if (!sorted) return sorted.error();
        *given = std::move(*sorted);
      }
  auto sample = graphEntry->make(graphChoice, context);
  if (!sample) return sample.error();
  out.sample = std::move(*sample);
  for (auto* found : {&out.table.warnings, &out.sample.warnings})
    out.warnings.insert(out.warnings.end(), found->begin(), found->end());
  out.coordinates = context.coordinates;
  out.keys = context.nodeKeys;
  if (out.keys.empty())
    for (int i = 0; i < out.sample.graph.nodeCount(); ++i) out.keys.push_back(std::to_string(i));
  return out;
}

/// Clusters are numbered 0, 1, …: how many there are.
int numbered(const std::vector<int>& clusters) {
  return clusters.empty() ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
}

/// Closes the gaps in the numbers of the clusters.
void renumber(std::vector<int>& clusters) {
  std::vector<int> numbers(static_cast<std::size_t>(numbered(clusters)), 0);
  for (const int c : clusters) numbers[static_cast<std::size_t>(c)] = 1;
  int next = 0;
  for (int& number : numbers) number = number == 0 ? -1 : next++;
  for (int& c : clusters) c = numbers[static_cast<std::size_t>(c)];
}

/// Keys for nodes added by hand: their numbers, with a + where the others have names of their own.
void addKeys(std::vector<std::string>& keys, std::size_t count) {
  const std::set<std::string> taken(keys.begin(), keys.end());
  for (std::size_t k = 0; k < count; ++k) {
    auto key = std::to_string(keys.size());
    while (taken.contains(key)) key = fmt::format("+{}", key);
    keys.push_back(std::move(key));
  }
}

/// The samples and properties of some of the nodes, ascending.
NodeData dataOf(const NodeData& all, const std::vector<int>& nodes) {
  NodeData out = all;
  out.heldOut.clear();
  out.ownData.clear();
  out.labeled.clear();
  out.datasets = datasetsOf(all.datasets, nodes);
  out.source.lines = linesOf(all.datasets, all.source.lines, nodes);
  for (const auto& [part, from, lines, linesFrom] :
       {std::tuple(&out.validation, &all.validation, &out.source.linesOfValidation,
                   &all.source.linesOfValidation),
        std::tuple(&out.test, &all.test, &out.source.linesOfTest, &all.source.linesOfTest),
        std::tuple(&out.unlabelled, &all.unlabelled, &out.source.linesOfUnlabelled,
                   &all.source.linesOfUnlabelled)}) {
    if (from->nodeCount() == 0) continue;
    *part = datasetsOf(*from, nodes);
    *lines = linesOf(*from, *linesFrom, nodes);
  }
  out.testTruth.resize(all.testTruth.rows(),
                       all.testTruth.cols() > 0 ? static_cast<Eigen::Index>(nodes.size()) : 0);
  out.truth.resize(all.truth.rows(),
                   all.truth.cols() > 0 ? static_cast<Eigen::Index>(nodes.size()) : 0);
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    const int i = nodes[k];
    out.labeled.push_back(all.labeled[i]);
    if (all.testTruth.cols() > 0)
      out.testTruth.col(static_cast<Eigen::Index>(k)) = all.testTruth.col(i);
    if (all.truth.cols() > 0) out.truth.col(static_cast<Eigen::Index>(k)) = all.truth.col(i);
    if (std::binary_search(all.heldOut.begin(), all.heldOut.end(), i))
      out.heldOut.push_back(static_cast<int>(k));
    if (std::binary_search(all.ownData.begin(), all.ownData.end(), i))
      out.ownData.push_back(static_cast<int>(k));
  }
  return out;
}

/// The network without the nodes that were removed by hand.
void removeNodes(ProblemInstance& network, const std::vector<int>& removed) {
  if (removed.empty()) return;
  std::vector<int> kept;
  std::vector<int> number(static_cast<std::size_t>(network.nodeCount()), -1);
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (std::binary_search(removed.begin(), removed.end(), i)) continue;
    number[i] = static_cast<int>(kept.size());
    kept.push_back(i);
  }
  std::vector<Edge> edges;
  edges.reserve(network.graph->edges().size());
  for (const auto& edge : network.graph->edges())
    if (number[edge.head] >= 0 && number[edge.tail] >= 0)
      edges.push_back({number[edge.head], number[edge.tail], edge.weight});
  auto graph = EmpiricalGraph::make(static_cast<int>(kept.size()), std::move(edges));
  check(graph.ok(), "a part of a graph is a graph");
  const auto select = [&](auto& list) {
    std::remove_reference_t<decltype(list)> part;
    part.reserve(kept.size());
    for (const int i : kept) part.push_back(std::move(list[i]));
    list = std::move(part);
  };
  select(network.nodeKeys);
  select(network.clusters);
  network.data = std::make_shared<NodeData>(dataOf(*network.data, kept));
  network.graph = std::make_shared<EmpiricalGraph>(std::move(*graph));
  network.ids = std::move(kept);
}

/// Of the model, before the data is mapped.
Eigen::Index parameterCount(const ProblemInstance& network) {
  const auto& data = *network.data;
  const auto& map = network.model->map;
  return network.model->dimension(map ? map->dimension() +
                                            (data.intercept >= 0 && !map->hasIntercept() ? 1 : 0)
                                      : data.datasets.dimension());
}

/// What parameter vectors mean. One model for all nodes: what is drawn for it comes from the stream
/// "model".
Result<void> makeModel(const Experiment& experiment, const Rng& root, ProblemInstance& network) {
  const auto& data = *network.data;
  const auto features = static_cast<Eigen::Index>(plainColumns(data).size());
  auto made = makeParametric(experiment.model(),
                             {features, data.intercept >= 0, network.labels, data.classes},
                             root.stream("model"));
  if (!made) return placedAtModel(experiment, made.error());
  network.model = std::make_shared<const ParametricModel>(std::move(*made));
  const auto size = static_cast<double>(parameterCount(network));
  if (size * network.nodeCount() > mostModelNumbers)
    return placedAtModel(
        experiment, {"model", fmt::format("{} parameters at each of {} nodes do not fit in memory",
                                          size, network.nodeCount())});
  return {};
}

/// What methods that change parameter vectors compute on.
Result<void> mapFeatures(ProblemInstance& network, const std::stop_token& stop) {
  if (network.model->isPlain()) return {};
  auto mapped = std::make_shared<NodeData>(*network.data);
  if (const auto& map = network.model->map)
    if (auto done = mapData(*map, *mapped, stop); !done) return done;
  mapped->truth.resize(mapped->truth.rows(), 0);
  network.mapped = std::move(mapped);
  return {};
}

/// The feature map of all nodes, the model, then the attacks of some nodes. Each step changes a
/// copy.
Result<void> perturb(const Experiment& experiment, const Rng& root, const std::stop_token& stop,
                     ProblemInstance& network) {
  network.raw = network.data;
  if (const auto privacy = experiment.privacy(); privacy.kind() != "none") {
    auto changed = std::make_shared<NodeData>(*network.raw);
    const PrivacyContext context{root.stream("privacy"), network.ids, stop, network.labels};
    const auto& map = privacyCatalogue().find(privacy.kind())->make;
    if (auto done = map(privacy, context, *changed); !done) return done;
    changed->holdsColumns = false;  // foreign columns are no zeros any more
    network.data = std::move(changed);
  }
  network.clean = network.data;
  if (auto done = makeModel(experiment, root, network); !done) return done;
  if (experiment.at("attacks").empty()) return {};
  auto changed = std::make_shared<NodeData>(*network.clean);
  const int idCount =
      network.drawing.graph->nodeCount() + static_cast<int>(network.drawing.added.size());
  // Local models that fit and predict report predictions, so much at every test point.
  const auto reported = trainsLearners(experiment)
                            ? learningTask(*network.data, network.labels).outputs
                            : parameterCount(network);
  auto attacked = applyAttacks(experiment.attacks(), root.stream("attacks"), network.ids, idCount,
                               network.labels, reported, *changed);
  if (!attacked) return attacked.error();
  network.data = std::move(changed);
  network.attackers = std::move(attacked->attackers);
  network.byzantine = std::move(attacked->byzantine);
  return {};
}

}  // namespace

int ProblemInstance::nodeOf(int id) const {
  const auto found = std::lower_bound(ids.begin(), ids.end(), id);
  return found != ids.end() && *found == id ? static_cast<int>(found - ids.begin()) : -1;
}

const ParametricModel& ProblemInstance::parametricModel() const {
  static const ParametricModel plain;
  return model ? *model : plain;
}

int ProblemInstance::dimension() const {
  return static_cast<int>(parametricModel().dimension(parametricData().datasets.dimension()));
}

std::string ProblemInstance::parameterName(int j) const {
  if (parametricModel().network) return {};
  const auto& names = parametricData().featureNames;
  if (names.empty()) return {};
  const auto count = names.size();
  const auto place = static_cast<std::size_t>(j);
  if (parametricModel().outputs == 1) return place < count ? names[place] : std::string();
  return fmt::format("{} of class {}", names[place % count], place / count);
}

Matrix ProblemInstance::predict(ConstVec w, const RowMatrix& X) const {
  const auto& hypothesis = parametricModel();
  return hypothesis.predict(w, hypothesis.map ? mapRows(*hypothesis.map, *data, X) : X);
}

namespace {

/// Of what the nodes train.
IterateColumns coordinatesOf(const Experiment& experiment, const ProblemInstance& network) {
  const auto& data = *network.data;
  IterateColumns out;
  if (!trainsLearners(experiment)) {
    out.count = network.dimension();
    out.truth = network.truth();
    out.names.reserve(static_cast<std::size_t>(out.count));
    for (int j = 0; j < out.count; ++j) {
      const auto name = fmt::format("w{}", j + 1);
      const auto feature = network.parameterName(j);
      // Features without names of their own are numbered.
      const bool named = !feature.empty() && feature != fmt::format("x{}", j + 1);
      out.names.push_back(named ? fmt::format("{} ({})", name, feature) : name);
    }
    return out;
  }
  const auto task = learningTask(data, network.labels);
  const auto points = predictionPoints(data).rows();
  out.areParameters = false;
  out.count = static_cast<int>(points * task.outputs);
  out.names.reserve(static_cast<std::size_t>(out.count));
  for (Eigen::Index k = 0; k < task.outputs; ++k)
    for (Eigen::Index r = 0; r < points; ++r)
      out.names.push_back(task.classifies() ? fmt::format("P({}|x'{})", k, r + 1)
                                            : fmt::format("h(x'{})", r + 1));
  out.truth = task.classifies() ? Matrix(out.count, 0) : trueTestValues(data);
  return out;
}

/// Joins the nodes whose data is alike.
Result<void> joinSimilarNodes(const Experiment& experiment, const Rng& root,
                              const GraphEdits& edits, const std::stop_token& stop,
                              ProblemInstance& network) {
  auto nodes = network;
  if (auto done = makeModel(experiment, root, nodes); !done) return done;
  if (auto done = mapFeatures(nodes, stop); !done) return placedAtModel(experiment, done.error());
  auto all = compareNodes(experiment, nodes, stop);
  if (!all) return all.error();
  // What was added by hand is joined by hand.
  const auto count = network.drawing.graph->nodeCount();
  network.dissimilarities = std::make_shared<Dissimilarities>(all->topLeftCorner(count, count));
  auto sample = similarityGraph(experiment, nodes, *network.dissimilarities);
  if (!sample) return sample.error();
  network.warnings.insert(network.warnings.end(), sample->warnings.begin(), sample->warnings.end());
  network.drawing.graph = std::make_shared<EmpiricalGraph>(std::move(sample->graph));
  network.graph = edits.empty()
                      ? network.drawing.graph
                      : std::make_shared<EmpiricalGraph>(withEdits(*network.drawing.graph, edits));
  return {};
}

}  // namespace

bool ProblemInstance::knowsClusters() const { return numbered(clusters) > 1; }

int ProblemInstance::drawnCluster(int node) const {
  const auto id = static_cast<std::size_t>(ids[static_cast<std::size_t>(node)]);
  const auto& before = drawing.clusters;
  return id < before.size() ? before[id] : drawing.added[id - before.size()].cluster;
}

Result<std::shared_ptr<const ProblemInstance>> drawProblemInstance(const Experiment& experiment,
                                                                   std::uint64_t repeat,
                                                                   NoNodes noNodes,
                                                                   const std::stop_token& stop) {
  const Error stopped{"", "stopped before graph and data were drawn"};
  if (auto fits = checkMemory(estimateMemory(experiment)); !fits) return fits.error();
  const Rng root(experiment.seed(), repeat);
  const auto labels = wantedLabels(experiment);
  if (!labels) return labels.error();
  // Graphs have up to millions of nodes, whatever draws or reads them.
  constexpr auto anySize = std::numeric_limits<std::int64_t>::max();
  const auto drawn = std::make_shared<std::optional<Result<Generated>>>();
  const auto draw = [drawn, experiment, root, kind = *labels] {
    drawn->emplace(generate(experiment, root, kind));
  };
  if (!runDetachable(stop, anySize, draw)) return stopped;
  auto& generated = **drawn;
  if (!generated) return generated.error();
  auto& sample = generated->sample;

  auto network = std::make_shared<ProblemInstance>();
  network->repeat = repeat;
  network->labels = *labels;
  network->graph = std::make_shared<EmpiricalGraph>(std::move(sample.graph));
  network->clusters = std::move(sample.clusters);
  network->nodeKeys = std::move(generated->keys);
  network->warnings = std::move(generated->warnings);
  network->drawing = {network->graph,
                      network->clusters,
                      std::move(sample.positions),
                      std::move(generated->coordinates),
                      {}};
  const auto edits =
      readGraphEdits(experiment.at("edits"), network->nodeCount(), numbered(network->clusters));
  if (!edits) return edits.error();
  if (!edits->empty()) {
    network->graph = std::make_shared<EmpiricalGraph>(withEdits(*network->graph, *edits));
    for (const auto& node : edits->nodes) network->clusters.push_back(node.cluster);
    addKeys(network->nodeKeys, edits->nodes.size());
    network->drawing.added = edits->nodes;
  }
  const int n = network->nodeCount();
  if (n == static_cast<int>(edits->removed.size()) && noNodes == NoNodes::Refuse)
    return Error{edits->removed.empty() ? "graph" : "edits.removed", "has no nodes"};
  network->ids.resize(static_cast<std::size_t>(n));
  std::iota(network->ids.begin(), network->ids.end(), 0);

  const auto dataChoice = experiment.data();
  const auto& maker = dataCatalogue().find(dataChoice.kind())->make;
  DataContext context;
  context.rng = root.stream("data");
  context.nodeKeys = network->nodeKeys;
  context.addedNodes = static_cast<int>(edits->nodes.size());
  context.clusters = network->clusters;
  context.table = maker.load ? &generated->table : nullptr;
  context.labels = *labels;
  context.stop = stop;
  auto data = maker.make(dataChoice, context);
  if (stop.stop_requested()) return stopped;
  if (!data) return data.error();
  const auto own = overrideNodes(experiment, *data);
  if (!own) return own.error();
  if (auto fits = fitLabels(*data, *labels, experiment.loss().kind(), *own); !fits)
    return fits.error();
  holdBackChosen(*data);
  if (data->validation.nodeCount() == 0 && dataChoice.has("validationShare"))
    holdBack(*data, dataChoice.number("validationShare"), context.rng.stream("validation"),
             network->nodeKeys);
  if (maker.load)
    if (auto done =
            publishPoints(*data, dataChoice.integer("testSetSize"), context.rng.stream("test-set"));
        !done)
      return done.error();
  network->data = std::make_shared<NodeData>(std::move(*data));
  if (experiment.graph().kind() == "similarity")
    if (auto done = joinSimilarNodes(experiment, root, *edits, stop, *network); !done)
      return done.error();
  removeNodes(*network, edits->removed);
  if (!edits->empty()) renumber(network->clusters);
  if (auto done = perturb(experiment, root, stop, *network); !done) return done.error();
  if (stop.stop_requested()) return stopped;
  if (auto done = mapFeatures(*network, stop); !done)
    return placedAtModel(experiment, done.error());
  network->coordinates = coordinatesOf(experiment, *network);
  return std::shared_ptr<const ProblemInstance>(std::move(network));
}

bool takesNodesOfFile(const Experiment& experiment) {
  const auto kind = experiment.graph().kind();
  return (kind == "nearest-neighbours" || kind == "similarity") &&
         dataCatalogue().find(experiment.data().kind())->make.load != nullptr;
}

Result<std::shared_ptr<const ProblemInstance>> drawProblemInstance(const Experiment& experiment,
                                                                   std::uint64_t repeat,
                                                                   const std::stop_token& stop) {
  return drawProblemInstance(experiment, repeat, NoNodes::Refuse, stop);
}

}  // namespace gtv
