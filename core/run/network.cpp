#include "run/network.h"

#include <fmt/format.h>

#include <map>

#include "base/csv.h"
#include "data/label_check.h"
#include "graph/edge_table.h"
#include "graph/generators.h"
#include "graph/layouts.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"

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
                   fmt::format("{} wants {}, the experiment's loss {} wants {}", own,
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
        return Error{where + ".labels", fmt::format("has {} numbers for {} rows of features",
                                                    labels.size(), features.size())};
      if (!features.empty() && static_cast<int>(features[0].size()) != d)
        return Error{where + ".features",
                     fmt::format("has {} columns, the experiment has {}", features[0].size(), d)};
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
    for (int i = 0; i < n; ++i) {
      const auto count = offsets[i + 1] - offsets[i];
      if (!own.contains(i)) {
        features.middleRows(offsets[i], count) = data.datasets.features(i);
        labels.segment(offsets[i], count) = data.datasets.labels(i);
        if (const auto& from = data.source.lines; !from.empty()) {
          const auto line = from.begin() + data.datasets.firstSample(i);
          lines.insert(lines.end(), line, line + count);
        }
        continue;
      }
      if (!data.source.lines.empty()) lines.insert(lines.end(), static_cast<std::size_t>(count), 0);
      for (Eigen::Index r = 0; r < count; ++r) {
        labels[offsets[i] + r] = own[i]->at("labels")[r].get<double>();
        for (int j = 0; j < d; ++j)
          features(offsets[i] + r, j) = own[i]->at("features")[r][j].get<double>();
      }
    }
    data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
    data.source.lines = std::move(lines);
  }
  for (const auto& item : overrides) {
    const int node = item.at("node").get<int>();
    if (!item.at("masked").is_null()) data.labeled[node] = !item.at("masked").get<bool>();
  }
  return places;
}

}  // namespace

Result<std::shared_ptr<const Network>> buildNetwork(const Experiment& experiment,
                                                    std::uint64_t repeat) {
  const Rng root(experiment.seed(), repeat);
  const auto graphChoice = experiment.graph();
  const auto dataChoice = experiment.data();
  const auto* graphEntry = graphCatalogue().find(graphChoice.kind());
  const auto* dataEntry = dataCatalogue().find(dataChoice.kind());
  check(graphEntry != nullptr && dataEntry != nullptr, "a valid experiment names known kinds");

  const auto labels = wantedLabels(experiment);
  if (!labels) return labels.error();

  // Files first: they fix the nodes.
  NodeTable table;
  if (dataEntry->make.load) {
    auto loaded = dataEntry->make.load(
        dataChoice, [&](const std::string& name) { return experiment.findFile(name); }, *labels);
    if (!loaded) return loaded.error();
    table = std::move(*loaded);
  }
  GraphContext graphContext;
  graphContext.rng = root.stream("graph");
  graphContext.nodeKeys = table.keys;
  graphContext.coordinates = table.coordinates;
  EdgeTable edges;
  if (graphChoice.kind() == "csv") {
    const auto file = experiment.findFile(graphChoice.text("file"));
    if (!file) return Error{"graph.file", file.error().text()};
    const auto csv = readCsv(*file, graphChoice.text("file"));
    if (!csv) return csv.error();
    auto read = readEdgeTable(*csv);
    if (!read) return read.error();
    edges = std::move(*read);
    graphContext.edgeTable = &edges;
    graphContext.nodeKeys = nodeOrder(table.keys, &edges);
  } else if (!table.keys.empty()) {
    graphContext.nodeKeys = nodeOrder(table.keys, nullptr);
  }
  if (graphContext.nodeKeys != table.keys && table.coordinates.cols() > 0) {
    std::map<std::string, Eigen::Index> column;
    for (std::size_t k = 0; k < table.keys.size(); ++k)
      column[table.keys[k]] = static_cast<Eigen::Index>(k);
    Matrix sorted(2, static_cast<Eigen::Index>(graphContext.nodeKeys.size()));
    for (Eigen::Index k = 0; k < sorted.cols(); ++k) {
      const auto found = column.find(graphContext.nodeKeys[k]);
      if (found == column.end())
        return Error{"graph",
                     fmt::format("node '{}' of the edge file has no coordinates in the data",
                                 graphContext.nodeKeys[k])};
      sorted.col(k) = table.coordinates.col(found->second);
    }
    graphContext.coordinates = sorted;
  }
  auto sample = graphEntry->make(graphChoice, graphContext);
  if (!sample) return sample.error();

  auto network = std::make_shared<Network>();
  network->graph = std::make_shared<EmpiricalGraph>(std::move(sample->graph));
  network->clusters = std::move(sample->clusters);
  network->positions = std::move(sample->positions);
  network->coordinates = graphContext.coordinates;
  network->nodeKeys = graphContext.nodeKeys;
  if (network->nodeKeys.empty())
    for (int i = 0; i < network->nodeCount(); ++i) network->nodeKeys.push_back(std::to_string(i));
  if (network->nodeCount() == 0) return Error{"graph", "has no nodes"};

  DataContext dataContext;
  dataContext.rng = root.stream("data");
  dataContext.nodeKeys = network->nodeKeys;
  dataContext.clusters = network->clusters;
  dataContext.table = dataEntry->make.load ? &table : nullptr;
  dataContext.labels = *labels;
  auto data = dataEntry->make.make(dataChoice, dataContext);
  if (!data) return data.error();
  const auto own = overrideNodes(experiment, *data);
  if (!own) return own.error();
  if (auto fits = fitLabels(*data, *labels, experiment.loss().kind(), *own); !fits)
    return fits.error();
  network->data = std::make_shared<NodeData>(std::move(*data));
  network->labels = *labels;
  return std::shared_ptr<const Network>(std::move(network));
}

std::map<int, Choice> ownLosses(const Experiment& experiment) {
  std::map<int, Choice> own;
  for (const auto& item : experiment.at("nodes"))
    if (!item.at("loss").is_null())
      own[item.at("node").get<int>()] = Choice::ofComplete(item.at("loss"));
  return own;
}

Result<GtvProblem> buildProblem(const Experiment& experiment, const Network& network,
                                const std::vector<bool>& labeled) {
  GtvProblem problem;
  problem.graph = network.graph;
  problem.dimension = network.data->datasets.dimension();
  problem.lambda = experiment.lambda();
  const auto penalty = experiment.penalty();
  auto madePenalty = penaltyCatalogue().find(penalty.kind())->make(penalty, problem.dimension);
  if (!madePenalty) return madePenalty.error();
  problem.penalty = std::move(*madePenalty);
  // Penalties of later live changes have to fit too.
  const auto& events = experiment.at("events");
  for (std::size_t k = 0; k < events.size(); ++k)
    if (const auto& set = events[k].at("set"); set.contains("penalty")) {
      const auto changed = experiment.with("penalty", set.at("penalty"));
      if (!changed) return changed.error();
      const auto later = changed->penalty();
      auto made = penaltyCatalogue().find(later.kind())->make(later, problem.dimension);
      if (!made)
        return Error{fmt::format("events[{}].set.{}", k, made.error().where), made.error().message};
    }

  const auto ownLoss = ownLosses(experiment);
  // The losses share ownership of the data.
  const LossContext context{
      std::shared_ptr<const LocalDatasets>(network.data, &network.data->datasets),
      network.data->intercept};
  const auto common = experiment.loss();
  const auto zero = std::make_shared<ZeroLoss>(problem.dimension);
  problem.losses.reserve(static_cast<std::size_t>(network.nodeCount()));
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (!labeled[i] || network.data->datasets.sampleCount(i) == 0) {
      problem.losses.push_back(zero);
      continue;
    }
    const auto own = ownLoss.find(i);
    const auto& choice = own == ownLoss.end() ? common : own->second;
    auto loss = lossCatalogue().find(choice.kind())->make.make(choice, context, i);
    if (!loss) return loss.error();
    problem.losses.push_back(std::move(*loss));
  }
  return problem;
}

Result<GtvProblem> buildProblem(const Experiment& experiment, const Network& network) {
  return buildProblem(experiment, network, network.data->labeled);
}

Result<Matrix> layoutNetwork(const Experiment& experiment, const Network& network,
                             std::stop_token stop) {
  const auto choice = experiment.layout();
  Result<Matrix> placed = Matrix();
  if (choice.kind() == "auto" && network.positions.cols() > 0 && network.coordinates.cols() == 0) {
    placed = fitToUnitBox(network.positions);
  } else {
    placed = layoutCatalogue()
                 .find(choice.kind())
                 ->make(choice, {*network.graph, network.clusters, network.coordinates,
                                 Rng(experiment.seed()).stream("layout"), std::move(stop)});
  }
  if (!placed) return placed;
  const auto& moved = experiment.at("positions");
  for (std::size_t k = 0; k < moved.size(); ++k) {
    const auto where = fmt::format("positions[{}]", k);
    if (moved[k].size() != 3) return Error{where, "expected [node, x, y]"};
    const double node = moved[k][0].get<double>();
    // A moved node that is gone with its graph is not an error of the drawing.
    if (node >= 0 && node < network.nodeCount() && node == std::floor(node))
      placed->col(static_cast<Eigen::Index>(node)) << moved[k][1].get<double>(),
          moved[k][2].get<double>();
  }
  return placed;
}

std::vector<Error> validate(const Experiment& experiment) {
  std::vector<Error> problems;
  const auto network = buildNetwork(experiment);
  if (!network) {
    problems.push_back(network.error());
    return problems;
  }
  if (const auto problem = buildProblem(experiment, **network); !problem)
    problems.push_back(problem.error());
  if (const auto layout = layoutNetwork(experiment, **network); !layout)
    problems.push_back(layout.error());
  return problems;
}

}  // namespace gtv
