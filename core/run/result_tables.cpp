#include "run/result_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <sstream>
#include <vector>

#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "data/data_table.h"
#include "graph/graph_document.h"
#include "graph_files/graph_file.h"
#include "graph_writers/graph_writer.h"
#include "models/parametric.h"
#include "run/report.h"

namespace gtv {
namespace {

enum class Part { Training, Validation, Test, Hidden, Unlabelled };
constexpr std::size_t errorParts = 4;  ///< those with labels
constexpr std::array partNames{"training", "validation", "test", "hidden", "unlabelled"};

/// Sums of errors of one node on one part.
struct PartError {
  double sum = 0;
  double count = 0;
};

std::string numberOrEmpty(double value) {
  return std::isfinite(value) ? formatNumber(value) : std::string();
}

/// Makes the tables of one run.
class TableMaker {
 public:
  explicit TableMaker(const Run& run)
      : run_(run),
        network_(*run.network()),
        data_(*network_.data),
        source_(data_.source),
        kind_(network_.labels),
        isScaled_(source_.labelScale.mean != 0 || source_.labelScale.deviation != 1),
        errors_(static_cast<std::size_t>(network_.nodeCount())) {}

  ResultTables tables(const std::stop_token& stop) {
    ResultTables out;
    if (hasLabels(kind_)) {
      out.predictions = header();
      addAllRows(&out.predictions, stop);
    }
    out.nodes = nodes();
    out.columns = columns();
    return out;
  }
  /// The errors alone.
  void measure(const std::stop_token& stop) { addAllRows(nullptr, stop); }
  /// With the errors of tables() or measure(), of which one was called before.
  GraphDocument graph(const GraphContents& contents) const;
  void addSamples(GraphDocument& out) const;
  Json errors() const;

 private:
  /// The rows of all nodes; `out` may be null.
  void addAllRows(std::string* out, const std::stop_token& stop);
  void addRows(std::string* out, int node, Part part, const LocalDatasets& from,
               const std::vector<int>& lines, const std::stop_token& stop);
  void addRow(std::string& out, int node, Part part, double label,
              const Eigen::RowVectorXd& outputs, int line) const;
  std::string header() const;
  std::string nodes() const;
  std::string columns() const;
  std::vector<int> learned() const {
    return learnedClusters(run_.experiment(), *network_.graph, run_.primal(), run_.iteration());
  }
  /// "trainingMse", "hiddenError".
  std::string errorName(std::size_t part) const {
    return fmt::format("{}{}", partNames[part], areNumbers(kind_) ? "Mse" : "Error");
  }
  double inItsUnit(double value) const {
    return areNumbers(kind_) ? source_.labelScale.mean + source_.labelScale.deviation * value
                             : value;
  }
  /// The label that the outputs stand for: a number, −1 or 1, or a class.
  double chosen(const Eigen::RowVectorXd& outputs) const;
  /// As the file writes it; empty: not known.
  std::string written(double label) const;

  const Run& run_;
  const ProblemInstance& network_;
  const NodeData& data_;
  const SampleSource& source_;
  LabelKind kind_;
  bool isScaled_;
  std::vector<std::array<PartError, errorParts>> errors_;  ///< of every node, by part
};

double TableMaker::chosen(const Eigen::RowVectorXd& outputs) const {
  if (areNumbers(kind_)) return outputs[0];
  if (kind_ == LabelKind::Class) return chosenClass(outputs);
  const bool positive = outputs.size() == 1 ? outputs[0] >= 0 : chosenClass(outputs) == 1;
  return positive ? 1 : -1;
}

std::string TableMaker::written(double label) const {
  if (!std::isfinite(label)) return {};
  if (areNumbers(kind_)) return formatNumber(inItsUnit(label));
  const auto place =
      kind_ == LabelKind::Sign ? (label > 0 ? 1U : 0U) : static_cast<std::size_t>(label);
  return place < source_.labelNames.size() ? csvCell(source_.labelNames[place])
                                           : formatNumber(label);
}

std::string TableMaker::header() const {
  std::string out = source_.secondFile.empty() ? "line" : "file,line";
  out += ",node,part,label,prediction";
  if (areNumbers(kind_) && isScaled_) out += ",labelStandardised,predictionStandardised";
  if (kind_ == LabelKind::Sign) out += ",decisionValue";
  if (kind_ == LabelKind::Class)
    for (int c = 0; c < data_.classes; ++c)
      out += ',' + csvCell(fmt::format("p({})", source_.nameOfClass(c, std::to_string(c))));
  return out + '\n';
}

void TableMaker::addRow(std::string& out, int node, Part part, double label,
                        const Eigen::RowVectorXd& outputs, int line) const {
  const double prediction = chosen(outputs);
  if (!source_.secondFile.empty()) out += csvCell(source_.fileOf(line)) + ',';
  out += fmt::format(
      "{},{},{},{},{}", line > 0 ? std::to_string(source_.lineInFile(line)) : std::string(),
      csvCell(network_.nodeKeys[static_cast<std::size_t>(node)]),
      partNames[static_cast<std::size_t>(part)], written(label), written(prediction));
  if (areNumbers(kind_) && isScaled_)
    out += fmt::format(",{},{}", numberOrEmpty(label), numberOrEmpty(prediction));
  else if (kind_ == LabelKind::Sign)
    out += ',' + numberOrEmpty(outputs.size() == 1 ? outputs[0] : outputs[1] - outputs[0]);
  else if (kind_ == LabelKind::Class)
    for (const double probability : outputs) out += ',' + numberOrEmpty(probability);
  out += '\n';
}

void TableMaker::addRows(std::string* out, int node, Part part, const LocalDatasets& from,
                         const std::vector<int>& lines, const std::stop_token& stop) {
  if (from.nodeCount() == 0 || from.sampleCount(node) == 0 || stop.stop_requested()) return;
  const Matrix outputs = run_.predictSamples(node, from, stop);
  if (stop.stop_requested()) return;
  const auto labels = from.labels(node);
  for (Eigen::Index r = 0; r < labels.size(); ++r) {
    const Eigen::RowVectorXd row = outputs.row(r);
    const double prediction = chosen(row);
    if (out != nullptr)
      addRow(*out, node, part, labels[r], row,
             lines.empty() ? 0 : lines[static_cast<std::size_t>(from.firstSample(node) + r)]);
    if (part == Part::Unlabelled) continue;
    auto& error = errors_[static_cast<std::size_t>(node)][static_cast<std::size_t>(part)];
    const double difference = inItsUnit(prediction) - inItsUnit(labels[r]);
    error.sum += areNumbers(kind_) ? difference * difference : (difference == 0 ? 0 : 1);
    error.count += 1;
  }
}

void TableMaker::addAllRows(std::string* out, const std::stop_token& stop) {
  for (int i = 0; i < network_.nodeCount(); ++i) {
    const auto part = data_.labeled[static_cast<std::size_t>(i)] ? Part::Training : Part::Hidden;
    addRows(out, i, part, data_.datasets, source_.lines, stop);
    addRows(out, i, Part::Validation, data_.validation, source_.linesOfValidation, stop);
    addRows(out, i, Part::Test, data_.test, source_.linesOfTest, stop);
    addRows(out, i, Part::Unlabelled, data_.unlabelled, source_.linesOfUnlabelled, stop);
  }
}

std::string TableMaker::nodes() const {
  std::string out = "node,learnedCluster";
  if (network_.knowsClusters()) out += ",cluster";
  out += ",labeled,samples";
  if (hasLabels(kind_))
    for (std::size_t part = 0; part < errorParts; ++part) out += ',' + errorName(part);
  out += '\n';
  const auto found = learned();
  for (int i = 0; i < network_.nodeCount(); ++i) {
    const auto node = static_cast<std::size_t>(i);
    out += csvCell(network_.nodeKeys[node]) + ',';
    if (!found.empty()) out += std::to_string(found[node]);
    if (network_.knowsClusters()) out += fmt::format(",{}", network_.drawnCluster(i));
    out += fmt::format(",{},{}", data_.labeled[node] ? "yes" : "no", data_.datasets.sampleCount(i));
    if (hasLabels(kind_))
      for (const auto& error : errors_[node])
        out += ',' + (error.count > 0 ? numberOrEmpty(error.sum / error.count) : std::string());
    out += '\n';
  }
  return out;
}

std::string TableMaker::columns() const {
  std::string out = "column,role,mean,deviation\n";
  const auto add = [&](const std::string& name, const char* role, const ColumnScale* scale) {
    const bool isScaled = scale != nullptr && (scale->mean != 0 || scale->deviation != 1);
    out += csvCell(name) + ',' + role +
           (isScaled
                ? fmt::format(",{},{}\n", formatNumber(scale->mean), formatNumber(scale->deviation))
                : std::string(",,\n"));
  };
  for (std::size_t j = 0; j < data_.featureNames.size(); ++j) {
    const bool isOnes = static_cast<int>(j) == data_.intercept;
    add(data_.featureNames[j], isOnes ? "intercept" : "feature",
        j < source_.featureScales.size() ? &source_.featureScales[j] : nullptr);
  }
  if (hasLabels(kind_))
    add(source_.labelName.empty() ? "y" : source_.labelName, "label",
        areNumbers(kind_) ? &source_.labelScale : nullptr);
  return out;
}

Json TableMaker::errors() const {
  Json out{{"label", source_.labelName},
           {"measure", areNumbers(kind_) ? "mean squared error" : "share of wrong labels"}};
  for (std::size_t part = 0; part < errorParts; ++part) {
    PartError all;
    PartError overNodes;
    std::map<int, PartError> clusters;
    for (int i = 0; i < network_.nodeCount(); ++i) {
      const auto& own = errors_[static_cast<std::size_t>(i)][part];
      if (own.count == 0) continue;
      all.sum += own.sum;
      all.count += own.count;
      overNodes.sum += own.sum / own.count;
      overNodes.count += 1;
      auto& cluster = clusters[network_.drawnCluster(i)];
      cluster.sum += own.sum;
      cluster.count += own.count;
    }
    if (all.count == 0) continue;
    Json found{{"samples", all.count},
               {"nodes", overNodes.count},
               {"overSamples", all.sum / all.count},
               {"overNodes", overNodes.sum / overNodes.count}};
    if (network_.knowsClusters())
      for (const auto& [cluster, error] : clusters)
        found["clusters"][std::to_string(cluster)] = error.sum / error.count;
    out[partNames[part]] = std::move(found);
  }
  return out;
}

void TableMaker::addSamples(GraphDocument& out) const {
  const auto& datasets = network_.data->datasets;
  GraphAttribute features{"features", {}};
  GraphAttribute labels{"labels", {}};
  for (int i = 0; i < network_.nodeCount(); ++i) {
    Json rows = Json::array();
    const auto X = datasets.features(i);
    for (Eigen::Index r = 0; r < X.rows(); ++r) {
      const Vector row = X.row(r);
      rows.push_back(std::vector<double>(row.begin(), row.end()));
    }
    const auto y = datasets.labels(i);
    features.texts.push_back(rows.dump());
    labels.texts.push_back(Json(std::vector<double>(y.begin(), y.end())).dump());
  }
  out.nodeAttributes.push_back(std::move(features));
  if (hasLabels(network_.labels)) out.nodeAttributes.push_back(std::move(labels));
}

GraphDocument TableMaker::graph(const GraphContents& contents) const {
  const auto& graph = *network_.graph;
  const Matrix& W = run_.primal();
  const Matrix& U = run_.dual();
  const auto n = static_cast<std::size_t>(graph.nodeCount());
  GraphDocument out{network_.nodeKeys, graph.edges(), Matrix(2, 0), {}};
  // After changes by hand other nodes stand there.
  const bool isAsDrawn = n > 0 && network_.ids.back() == static_cast<int>(n) - 1;
  if (isAsDrawn && network_.drawing.positions.cols() == graph.nodeCount())
    out.positions = network_.drawing.positions;
  if (network_.knowsClusters())
    for (int i = 0; i < graph.nodeCount(); ++i) out.clusters.push_back(network_.drawnCluster(i));
  if (const auto found = learned(); contents.clusters && !found.empty())
    out.nodeAttributes.push_back({"learnedCluster", {found.begin(), found.end()}, true});
  if (contents.parameters && network_.coordinates.areParameters)
    for (Eigen::Index j = 0; j < W.rows(); ++j) {
      const Vector row = W.row(j);
      out.nodeAttributes.push_back({fmt::format("w{}", j + 1), {row.begin(), row.end()}});
    }
  for (std::size_t part = 0; contents.errors && part < errorParts; ++part) {
    GraphAttribute errors{errorName(part), std::vector<double>(n, std::nan(""))};
    for (std::size_t i = 0; i < n; ++i)
      if (const auto& error = errors_[i][part]; error.count > 0)
        errors.values[i] = error.sum / error.count;
    const bool isKnown = std::any_of(errors.values.begin(), errors.values.end(),
                                     [](double value) { return std::isfinite(value); });
    if (isKnown) out.nodeAttributes.push_back(std::move(errors));
  }
  if (contents.samples) addSamples(out);
  if (!contents.flows) return out;
  GraphAttribute difference{"difference", {}};
  GraphAttribute flow{"flow", {}};
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& edge = graph.edge(e);
    difference.values.push_back((W.col(edge.head) - W.col(edge.tail)).norm());
    if (U.cols() > 0) flow.values.push_back(U.col(e).norm());
  }
  out.edgeAttributes.push_back(std::move(difference));
  if (!flow.values.empty()) out.edgeAttributes.push_back(std::move(flow));
  return out;
}

}  // namespace

Json errorsByPart(const Run& run, const std::stop_token& stop) {
  if (!hasLabels(run.network()->labels)) return nullptr;
  TableMaker maker(run);
  maker.measure(stop);
  return stop.stop_requested() ? Json(nullptr) : maker.errors();
}

GraphDocument resultGraph(const Run& run, const GraphContents& contents,
                          const std::stop_token& stop) {
  TableMaker maker(run);
  if (contents.errors && hasLabels(run.network()->labels)) maker.measure(stop);
  return maker.graph(contents);
}

Result<GraphContents> parseGraphContents(const std::string& text, const std::string& path) {
  GraphContents contents{false, false, false, false, false};
  if (text == "none") return contents;
  const std::pair<const char*, bool*> parts[] = {{"clusters", &contents.clusters},
                                                 {"parameters", &contents.parameters},
                                                 {"errors", &contents.errors},
                                                 {"flows", &contents.flows},
                                                 {"samples", &contents.samples}};
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) {
    const auto found = std::find_if(std::begin(parts), std::end(parts),
                                    [&](const auto& part) { return word == part.first; });
    if (found == std::end(parts))
      return Error{path, fmt::format("expected some of clusters, parameters, errors, flows and "
                                     "samples, with commas between them, or none, got {}",
                                     shown(word))};
    *found->second = true;
  }
  return contents;
}

ResultFiles resultFiles(const Run& run, const std::stop_token& stop,
                        const GraphContents& contents) {
  TableMaker maker(run);
  auto tables = maker.tables(stop);
  ResultFiles out{{"trace.csv", run.trace().csv()},
                  {"weights.csv", weightsCsv(run.network()->nodeKeys, run.primal())},
                  {"edges.csv", edgesCsv(*run.network())},
                  {"flows.csv", flowsCsv(run)}};
  for (auto& [name, text] : {std::pair("predictions.csv", &tables.predictions),
                             {"nodes.csv", &tables.nodes},
                             {"columns.csv", &tables.columns}})
    if (!text->empty()) out.emplace_back(name, std::move(*text));
  out.emplace_back("graph.graphml", formatGraph(maker.graph(contents), GraphFormat::GraphMl));
  return out;
}

ResultTables resultTables(const Run& run, const std::stop_token& stop) {
  return TableMaker(run).tables(stop);
}

}  // namespace gtv
