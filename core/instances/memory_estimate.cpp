#include "instances/memory_estimate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <system_error>

#include "base/check.h"
#include "base/input_file.h"
#include "base/localized.h"
#include "base/memory_limits.h"
#include "data/table_options.h"
#include "datasets/image_sets.h"
#include "federated/catalogue.h"
#include "graph/generators.h"
#include "graph_files/graph_file.h"
#include "instances/local_models.h"
#include "losses/catalogue.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

/// Bytes of a number.
constexpr double word = 8;
/// What is not looked into: less than this is everywhere.
constexpr double small = 2e8;
/// Edges as a list, as incidences and, while they are made, as another list.
constexpr double bytesOfEdge = 72;
/// Key, number, cluster, place, offsets, and the loss with its operators as objects.
constexpr double bytesOfNode = 500;
/// A cell of a table is a text of its own; longer ones have a second place.
constexpr double bytesOfCell = 32;
constexpr double shortCell = 15;
constexpr double bytesOfPlace = 24;
constexpr double bytesOfRow = 56;
/// A document in memory beside its text.
constexpr double documentGrowth = 12;
/// The report of a run, and its place in the list of tasks.
constexpr double bytesOfReport = 6e3;
/// What libraries make of other formats of graphs than tables, in sizes of the file.
constexpr double documentFactor = 12;
/// The text of an edge in a file that is written.
constexpr double bytesOfWrittenEdge = 60;
/// How often the samples are there while they are drawn, corrected, split and mapped.
constexpr double copiesOfSamples = 3;
/// Iterates, those before, anchors, averages, and what certificates make of them.
constexpr double copiesOfModels = 8;
constexpr double copiesOfFlows = 5;
/// Of an n × n matrix: one of all nodes, and that of the nodes without those added by hand.
constexpr double copiesOfDissimilarities = 2;
/// What pictures and tables keep of them.
constexpr double bytesOfDrawnEdge = 80;
constexpr double bytesOfDrawnNode = 1000;

double numberOr(const Choice& choice, const char* key, double otherwise) {
  return choice.has(key) ? choice.number(key) : otherwise;
}

/// The first lines of a file say what the others are like.
struct TableSize {
  double bytes = 0;
  double rows = 0;
  double columns = 0;
  double cellLength = 0;  ///< mean, in bytes
};

/// How many nodes the rows have, as far as the first of them tell: as many as these have, and new
/// ones among the others as often as in their second half. Where tables are sorted by their nodes
/// that is about right, and where every node is among the first rows; else it is too many.
double nodesOf(const std::string& file, const TableSize& table, const Choice& data) {
  constexpr double usualRows = 10;
  TableRequest request;
  request.mostRows = 10'000;
  if (data.has("separator")) request.format = tableFormat(data);
  const auto chosen = data.has("node") ? data.text("node") : std::string();
  request.only = {chosen.empty() ? "node" : chosen};
  request.asTexts = request.only;
  const auto read = loadTable(file, file, request);
  if (!read || read->table.columns.empty() || read->table.rows() == 0)
    return table.rows / usualRows;
  const auto& codes = read->table.columns.front().texts().codes;
  const auto half = static_cast<std::ptrdiff_t>(codes.size() / 2);
  const std::set<std::int32_t> before(codes.begin(), codes.begin() + half);
  const std::set<std::int32_t> all(codes.begin(), codes.end());
  const auto looked = static_cast<double>(codes.size());
  const double fresh =
      static_cast<double>(all.size() - before.size()) / (looked - static_cast<double>(half));
  return static_cast<double>(all.size()) + fresh * std::max(0.0, table.rows - looked);
}

TableSize sizeOfTable(const std::string& file) {
  namespace fs = std::filesystem;
  constexpr std::streamsize looked = 1 << 16;
  TableSize size;
  std::error_code code;
  // What has no size, a pipe say, says nothing, and a view of the running system might never
  // answer.
  if (!checkIsFile(file) || !fs::is_regular_file(file, code)) return size;
  size.bytes = static_cast<double>(fs::file_size(file, code));
  if (code) return {};
  std::ifstream in(file, std::ios::binary);
  std::string start(static_cast<std::size_t>(looked), '\0');
  in.read(start.data(), looked);
  start.resize(static_cast<std::size_t>(in.gcount()));
  const auto lines = static_cast<double>(std::count(start.begin(), start.end(), '\n'));
  const auto isSeparator = [](char c) { return c == ',' || c == ';' || c == '\t' || c == '|'; };
  const auto separators =
      static_cast<double>(std::count_if(start.begin(), start.end(), isSeparator));
  if (start.empty()) return size;
  size.rows = std::max(1.0, lines) * size.bytes / static_cast<double>(start.size());
  size.columns = 1 + separators / std::max(1.0, lines);
  size.cellLength = size.bytes / (size.rows * size.columns) - 1;
  return size;
}

/// Of a table of texts, with the text it was read from.
double bytesOfTable(const TableSize& size) {
  const double cell =
      bytesOfCell + (size.cellLength > shortCell ? size.cellLength + bytesOfPlace : 0);
  return size.bytes + size.rows * (bytesOfRow + size.columns * cell);
}

bool isTable(const std::string& file) {
  const auto format = graphFormatOf(file);
  return !format || *format == GraphFormat::Csv;
}

double bytesOfGraph(const GraphSize& size) {
  return size.nodes * bytesOfNode + size.edges * bytesOfEdge;
}

/// What the numbers of an experiment are, as far as its document tells.
struct Counts {
  GraphSize graph;
  double samples = 0;     ///< of all nodes
  double features = 1;    ///< of a sample
  double testPoints = 0;  ///< of the shared test set
  double mapped = 0;      ///< features behind the map of the model; 0: no map
  double parameters = 1;  ///< of a node
  std::string graphFile;  ///< found, or empty
  std::string dataFile;
  TableSize graphTable;
  TableSize dataTable;
  bool guessesNodes = false;
  bool guessesClasses = false;
};

double classesOf(const Experiment& experiment) {
  const auto* entry = lossCatalogue().find(experiment.loss().kind());
  if (entry->make.labels != LabelKind::Class) return 1;
  // The others are known when the data is.
  constexpr double usual = 10;
  return numberOr(experiment.data(), "digitsPerCluster", usual);
}

double productsOf(double features, int degree) {
  double count = 1;
  for (int g = 1; g <= degree; ++g) count *= (features + g) / g;
  constexpr double most = 1e4;
  return std::min(most, count - 1);
}

void countModel(const Experiment& experiment, Counts& counts) {
  const auto model = experiment.model();
  const double d = counts.features;
  const double outputs = classesOf(experiment);
  const auto& kind = model.kind();
  if (kind == "random-fourier") {
    counts.mapped = model.number("count");
  } else if (kind == "polynomial") {
    counts.mapped = model.flag("interactions") ? productsOf(d, model.integer("degree"))
                                               : d * model.number("degree");
  } else if (kind == "spline") {
    counts.mapped =
        d * (model.number("degree") + static_cast<double>(model.numbers("knots").size()));
  }
  counts.parameters = (counts.mapped > 0 ? counts.mapped : d) * outputs;
  if (model.has("layers")) {
    double inputs = d;
    counts.parameters = 0;
    for (const int units : model.integers("layers")) {
      counts.parameters += (inputs + 1) * units;
      inputs = units;
    }
    counts.parameters += (inputs + 1) * outputs;
  }
  if (trainsLearners(experiment)) counts.parameters = counts.testPoints * std::max(1.0, outputs);
}

Counts countsOf(const Experiment& experiment) {
  Counts counts;
  const auto data = experiment.data();
  const auto graph = experiment.graph();
  const auto fileOf = [&](const Choice& choice) {
    if (!choice.has("file") || choice.text("file").empty()) return std::string();
    const auto found = experiment.findFile(choice.text("file"));
    return found ? *found : std::string();
  };
  counts.dataFile = fileOf(data);
  counts.graphFile = fileOf(graph);
  if (!counts.dataFile.empty()) counts.dataTable = sizeOfTable(counts.dataFile);
  if (data.has("validation") && data.at("validation").is_object())
    if (const auto second = fileOf(data.choice("validation")); !second.empty()) {
      const auto size = sizeOfTable(second);
      counts.dataTable.bytes += size.bytes;
      counts.dataTable.rows += size.rows;
    }
  if (!counts.graphFile.empty()) counts.graphTable = sizeOfTable(counts.graphFile);

  // Nodes of an edge list have some edges.
  constexpr double usualDegree = 4;
  const double dataNodes =
      counts.dataTable.rows > 0 ? nodesOf(counts.dataFile, counts.dataTable, data) : 0;
  if (const auto& size = graphCatalogue().find(graph.kind())->make.size) {
    counts.graph = size(graph, dataNodes);
    counts.guessesNodes = counts.graph.nodes != size(graph, 0).nodes;
  } else {
    counts.graph = {counts.graphTable.rows / usualDegree, counts.graphTable.rows};
  }
  counts.graph.nodes += static_cast<double>(experiment.at("edits").at("nodes").size());

  counts.features =
      std::max(numberOr(data, "dimension", data.kind() == "toy" ? 3 : 1), counts.dataTable.columns);
  // Of a table only the chosen columns are kept, and with lags so many labels before each row.
  if (data.has("features") && !data.texts("features").empty())
    counts.features =
        static_cast<double>(data.texts("features").size()) + numberOr(data, "lags", 0);
  const double perNode = std::max(numberOr(data, "samples", 1), numberOr(data, "samplesMax", 0));
  counts.samples = counts.dataTable.rows > 0
                       ? counts.dataTable.rows
                       : counts.graph.nodes * perNode * (1 + numberOr(data, "copies", 0));
  if (data.kind() == "digits") {
    const bool isBundled = findImageSet(data.text("images")) == nullptr;
    const double images = isBundled ? 1797 : 60'000;
    counts.features = isBundled ? 64 : 784;
    counts.samples = data.integer("samples") > 0
                         ? std::min(images, counts.graph.nodes * data.integer("samples"))
                         : images;
  }
  if (const auto privacy = experiment.privacy(); privacy.has("dimension"))
    counts.features = std::max(counts.features, privacy.number("dimension"));
  const double ofNode = counts.graph.nodes > 0 ? counts.samples / counts.graph.nodes : 0;
  for (const auto& attack : experiment.attacks()) {
    const double attackers = attack.has("nodes") && !attack.at("nodes").empty()
                                 ? static_cast<double>(attack.at("nodes").size())
                                 : numberOr(attack, "fraction", 1) * counts.graph.nodes;
    counts.samples +=
        attackers * ofNode * numberOr(attack, "share", 1) * numberOr(attack, "copies", 0);
  }
  counts.testPoints = numberOr(data, "testSetSize", 0);
  counts.guessesClasses = counts.dataTable.rows > 0 && classesOf(experiment) > 1;
  countModel(experiment, counts);
  return counts;
}

/// What a node keeps of its loss and for its proximal step: a square matrix over the parameters,
/// or over the samples if they are fewer. A network of neurons keeps neither.
double bytesOfLoss(const Experiment& experiment, const Counts& counts, bool learners) {
  if (learners || counts.graph.nodes == 0 || experiment.model().has("layers")) return 0;
  const double d = counts.parameters / classesOf(experiment);
  const double samples = counts.samples / counts.graph.nodes;
  constexpr double matrices = 3;
  return word * matrices * d * std::min(d, samples);
}

/// What methods that solve linear systems keep: a square block for every node, or one of all.
double bytesOfSystem(const Experiment& experiment, const Counts& counts) {
  static const std::set<std::string> blocks{"direct", "conjugate-gradient", "newton", "tree-newton",
                                            "smoothed-newton"};
  static const std::set<std::string> one{"pooled", "cluster-oracle", "fedgd", "fedsgd"};
  const auto kind = experiment.solver().kind();
  const double square = word * counts.parameters * counts.parameters;
  if (blocks.contains(kind)) return 2 * square * counts.graph.nodes;
  return one.contains(kind) ? 2 * square : 0;
}

}  // namespace

double MemoryEstimate::bytes() const {
  double sum = 0;
  for (const auto& part : parts) sum += part.bytes;
  return sum;
}

double MemoryEstimate::knownBytes() const {
  double sum = 0;
  for (const auto& part : parts) sum += part.isGuess ? 0 : part.bytes;
  return sum;
}

const MemoryEstimate::Part& MemoryEstimate::largest() const {
  check(!parts.empty(), "an estimate has parts");
  return *std::max_element(parts.begin(), parts.end(),
                           [](const Part& a, const Part& b) { return a.bytes < b.bytes; });
}

MemoryEstimate estimateMemory(const Experiment& experiment) {
  const auto counts = countsOf(experiment);
  const bool learners = trainsLearners(experiment);
  const double d = counts.parameters;
  const double n = counts.graph.nodes;
  MemoryEstimate estimate;
  const auto add = [&](const char* field, std::string purpose, double bytes, bool isGuess = false) {
    estimate.parts.push_back({field, std::move(purpose), bytes, isGuess});
  };
  const bool guessesModels = counts.guessesNodes || counts.guessesClasses;
  const auto readingOf = [&](const std::string& file, const TableSize& table) {
    if (file.empty()) return 0.0;
    return isTable(file) ? bytesOfTable(table) : documentFactor * table.bytes;
  };
  add("graph", fmt::format("a graph of about {:.0f} nodes and {:.0f} edges", n, counts.graph.edges),
      bytesOfGraph(counts.graph), counts.guessesNodes);
  if (experiment.graph().kind() == "similarity")
    add("graph", fmt::format("dissimilarities of {:.0f} nodes", n),
        word * copiesOfDissimilarities * n * n, counts.guessesNodes);
  if (!counts.graphFile.empty())
    add("graph.file", fmt::format(messagePattern("reading {}"), counts.graphFile),
        readingOf(counts.graphFile, counts.graphTable));
  if (!counts.dataFile.empty())
    add("data.file", fmt::format(messagePattern("reading {}"), counts.dataFile),
        readingOf(counts.dataFile, counts.dataTable));
  const double rows = counts.samples + counts.testPoints;
  add("data", fmt::format("about {:.0f} samples of {:.0f} features", rows, counts.features),
      word * copiesOfSamples * rows * (counts.features + 1));
  // Where learners are trained each of them maps its own samples.
  const double mapped = learners ? (n > 0 ? rows / n : rows) : rows;
  if (counts.mapped > 0)
    add("model", fmt::format("{:.0f} features of about {:.0f} samples", counts.mapped, mapped),
        word * 2 * mapped * counts.mapped);
  const auto& maker = solverCatalogue().find(experiment.solver().kind())->make;
  const double methods = std::max<double>(1, static_cast<double>(experiment.at("race").size()));
  const double ofNode = bytesOfLoss(experiment, counts, learners) + word * copiesOfModels * d;
  add("model", fmt::format("models of about {:.0f} parameters at {:.0f} nodes", d, n),
      methods * n * ofNode, guessesModels);
  if (const double system = learners ? 0 : bytesOfSystem(experiment, counts); system > 0)
    add("solver", fmt::format("linear systems of {:.0f} parameters", d), system, guessesModels);
  if (maker.solvesGtvMin || methods > 1)
    add("solver", fmt::format("{:.0f} flows of {:.0f} numbers", counts.graph.edges, d),
        methods * word * copiesOfFlows * counts.graph.edges * d, guessesModels);
  return estimate;
}

MemoryEstimate estimateWindowMemory(const Experiment& experiment) {
  auto estimate = estimateMemory(experiment);
  const auto counts = countsOf(experiment);
  const double n = counts.graph.nodes;
  const double edges = counts.graph.edges;
  const double d = trainsLearners(experiment) ? 0 : counts.parameters;
  const bool isGuess = counts.guessesNodes || counts.guessesClasses;
  estimate.parts.push_back(
      {"graph", fmt::format("pictures of about {:.0f} nodes and {:.0f} edges", n, edges),
       n * bytesOfDrawnNode + edges * bytesOfDrawnEdge, isGuess});
  estimate.parts.push_back({"model", fmt::format("the exact optimum of {:.0f} parameters", n * d),
                            word * d * (copiesOfModels * n + copiesOfFlows * edges), isGuess});
  return estimate;
}

MemoryEstimate estimateBatchMemory(const Experiment& experiment, int threads) {
  auto estimate = estimateMemory(experiment);
  double cells = 1;
  for (const auto& [path, values] : experiment.at("vary").items())
    cells *= static_cast<double>(values.size());
  const double runs = cells * experiment.repeats();
  const double atOnce = std::min<double>(threads, std::max(1.0, runs));
  for (auto& part : estimate.parts) part.bytes *= atOnce;
  const auto document = static_cast<double>(
      experiment.json().dump(-1, ' ', false, Json::error_handler_t::replace).size());
  if (runs > 1)
    estimate.parts.push_back({experiment.at("vary").empty() ? "repeats" : "vary",
                              fmt::format("{:.0f} experiments and {:.0f} reports", cells, runs),
                              cells * documentGrowth * document + runs * bytesOfReport});
  return estimate;
}

int threadsThatFit(const Experiment& experiment, int threads, double available) {
  const double one = estimateBatchMemory(experiment, 1).bytes();
  const double another = estimateBatchMemory(experiment, 2).bytes() - one;
  const double room = std::max(small, available / 2) - one;
  if (another <= 0 || room >= another * threads) return std::max(1, threads);
  return std::clamp(1 + static_cast<int>(std::max(0.0, room) / another), 1, std::max(1, threads));
}

int threadsThatFit(const Experiment& experiment, int threads) {
  return threadsThatFit(experiment, threads, availableMemory());
}

int threadsThatFit(const MemoryEstimate& each, int threads, double available) {
  const double room = std::max(small, available / 2);
  const double many = each.bytes() > 0 ? room / each.bytes() : threads;
  return std::max(1, static_cast<int>(std::min<double>(many, threads)));
}

int threadsThatFit(const MemoryEstimate& each, int threads) {
  return threadsThatFit(each, threads, availableMemory());
}

MemoryEstimate estimatePathMemory(const Experiment& experiment, int lambdas) {
  auto estimate = estimateMemory(experiment);
  estimate.parts.push_back(
      {"lambda", fmt::format("{} reports", lambdas), static_cast<double>(lambdas) * bytesOfReport});
  return estimate;
}

MemoryEstimate estimateSweepMemory(const SweepPlan& plan, int threads) {
  MemoryEstimate dearest;
  // The borders of the table: of two axes every value comes with the ends of the other. Of many
  // values some, and both ends, where a size that is varied is largest.
  constexpr int mostOfAxis = 100;
  const int last = plan.axes().empty() ? 1 : static_cast<int>(plan.axes().back().values.size());
  const int first = plan.cellCount() / std::max(1, last);
  std::set<int> cells{0, plan.cellCount() - 1};
  for (int k = 0; k < last; k += 1 + last / mostOfAxis) cells.insert({k, (first - 1) * last + k});
  for (int k = 0; k < first; k += 1 + first / mostOfAxis)
    cells.insert({k * last, k * last + last - 1});
  for (const int cell : cells)
    if (const auto experiment = plan.experimentOf(cell)) {
      auto estimate = estimateMemory(*experiment);
      if (dearest.parts.empty() || estimate.bytes() > dearest.bytes())
        dearest = std::move(estimate);
    }
  if (dearest.parts.empty()) dearest = estimateMemory(plan.experiment());
  const double atOnce = std::min(threads, plan.runCount());
  for (auto& part : dearest.parts) part.bytes *= atOnce;
  return dearest;
}

MemoryEstimate estimateGraphMemory(const Choice& graph) {
  const auto& sizeOf = graphCatalogue().find(graph.kind())->make.size;
  const auto size = sizeOf ? sizeOf(graph, 0) : GraphSize();
  return {{{"graph", fmt::format("{:.0f} nodes and {:.0f} edges", size.nodes, size.edges),
            bytesOfGraph(size) + size.edges * bytesOfWrittenEdge}}};
}

MemoryEstimate estimateFileMemory(const std::string& file) {
  const auto table = sizeOfTable(file);
  const double graph =
      isTable(file) ? bytesOfTable(table) + table.rows * bytesOfEdge : documentFactor * table.bytes;
  return {{{file, "reading it", graph}}};
}

MemoryVerdict judgeMemory(const MemoryEstimate& estimate, double available) {
  const double bytes = estimate.bytes();
  if (bytes <= small || bytes <= available / 2) return MemoryVerdict::Fits;
  return estimate.knownBytes() <= available ? MemoryVerdict::Ask : MemoryVerdict::Refuse;
}

std::string describeMemory(const MemoryEstimate& estimate, double available) {
  return fmt::format("would take about {} of memory; {} is free; most of it is for {}",
                     formatBytes(estimate.bytes()), formatBytes(available),
                     estimate.largest().purpose);
}

Result<void> checkMemory(const MemoryEstimate& estimate) {
  if (estimate.bytes() <= small) return {};
  const double available = availableMemory();
  if (judgeMemory(estimate, available) != MemoryVerdict::Refuse) return {};
  return Error{estimate.largest().field, describeMemory(estimate, available)};
}

}  // namespace gtv
