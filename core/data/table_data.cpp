#include "data/table_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <unordered_map>
#include <utility>

#include "base/json.h"
#include "data/data_table.h"
#include "data/row_validation.h"
#include "data/table_options.h"
#include "data/table_reader.h"
#include "data/table_split.h"
#include "data/validation.h"

namespace gtv {
namespace {

/// The problem where the loader stops and the check goes on.
Error errorOf(const std::string& file, const TableProblem& problem) {
  const auto& name = problem.file.empty() ? file : problem.file;
  return {problem.line > 0 ? fmt::format("{}:{}", name, problem.line) : name,
          problem.title.empty() ? problem.message
                                : fmt::format("{} {}", problem.title, problem.message)};
}

}  // namespace

EntryInfo tableDataInfo() {
  EntryInfo info;
  info.id = "table";
  info.label = "Table";
  info.explanation =
      "Any table: every row is one node with one sample, or one sample of the node that it names";
  info.formula =
      "(x_r, y_r) = ((features of row r, 1), label of row r), r among the rows of node i";
  info.source = "this laboratory; [CFL 37]";
  info.parameters = {
      valueParameter(ParameterType::File, "file", "File", "", "A CSV file with a header."),
      valueParameter(ParameterType::Text, "node", "Node", "",
                     "The column with the key of the node. If it is empty, every row is a node, "
                     "and its key is the number of the row."),
      valueParameter(ParameterType::TextList, "features", "Features", Json::array(),
                     "The columns that make up the feature vector."),
      integerParameter("lags", "Lags", 0, 0, 1000,
                       "Number p of lags, for autoregressive models: the p labels before a row, "
                       "newest first, become its first features. The rows of a node must be a "
                       "series without gaps; its first p rows serve as lags only."),
      valueParameter(ParameterType::TextList, "order", "Order", Json::array(),
                     "The columns by which the rows of a node are sorted before lags are formed, "
                     "the coarsest first: numbers, or times such as 2024-01-31 12:00. "
                     "Lags need at least one."),
      valueParameter(ParameterType::Text, "label", "Label", "",
                     "The column that is to be predicted; the clustering loss needs none."),
      valueParameter(ParameterType::TextList, "coordinates", "Coordinates", Json::array(),
                     "The columns of longitude and latitude, in this order. If the list is empty, "
                     "the nodes have no coordinates."),
      missingParameter(),
      booleanParameter("standardise", "Standardise", true,
                       "Scale every feature and the label to mean 0 and standard deviation 1."),
      booleanParameter(
          "standardiseLabel", "The label, too", true,
          "Whether a label that is a number is scaled as well; else only features are."),
      optionParameter("standardiseBy", "Standardise by", {"all", "training"},
                      "Whether mean and deviation, also the mean that stands for a missing "
                      "feature, are those of all rows but the test's, or of those that are "
                      "learned from."),
      booleanParameter("intercept", "Intercept", true,
                       "Append a feature that is 1 for every node."),
      integerParameter("heldOut", "Nodes held back", 0, 0, 1e9,
                       "Number of nodes, drawn at random, that are not labelled: their labels are "
                       "validation labels, or the test labels of a held-out study."),
      optionalKindParameter("validation", "Rows held back", rowValidationCatalogue(),
                            "Which rows are not learned from: their labels are validation labels. "
                            "Without a choice the validation share says how many of every node, "
                            "drawn at random."),
      validationShareParameter(),
      publicPointsParameter()};
  const auto format = tableFormatParameters();
  info.parameters.insert(info.parameters.begin() + 1, format.begin(), format.end());
  const auto split = splitParameters();
  const auto place = std::find_if(info.parameters.begin(), info.parameters.end(),
                                  [](const Parameter& p) { return p.key == "heldOut"; });
  info.parameters.insert(place, split.begin(), split.end());
  return info;
}

Result<NodeTable> loadTableData(const Choice& choice, const FileFinder& find, LabelKind labels) {
  return loadTableChoosingFeatures(choice, find, labels, {});
}

Result<NodeTable> loadTableChoosingFeatures(const Choice& choice, const FileFinder& find,
                                            LabelKind labels,
                                            const FeatureChooser& chooseFeatures) {
  auto reader = TableReader::make(choice, find, labels);
  if (!reader) return reader.error();
  reader->setFeatureChooser(chooseFeatures);
  const auto file = choice.text("file");
  if (auto done = reader->read(false, [](double) { return true; }); !done) return done.error();
  if (!reader->check().problems.empty()) return errorOf(file, reader->check().problems.front());
  auto nodes = reader->nodes();
  if (!nodes) return nodes.error();
  if (const auto n = nodes->keys.size(); choice.integer("heldOut") > static_cast<std::int64_t>(n))
    return Error{
        "data.heldOut",
        fmt::format(
            "must be at most {}, the number of {} of {}, got {}", n,
            choice.text("node").empty() && choice.text("split") == noSplit ? "rows" : "nodes", file,
            choice.integer("heldOut"))};
  return nodes;
}

Result<TableCheck> checkTableData(const Choice& choice, const FileFinder& find, LabelKind labels,
                                  const std::function<bool(double)>& extendBudget) {
  auto reader = TableReader::make(choice, find, labels);
  if (!reader) return reader.error();
  if (auto done = reader->read(true, extendBudget); !done) return done.error();
  if (!reader->check().finished || reader->check().problemCount > 0) return reader->check();
  reader->checkLabels();
  if (reader->check().problemCount > 0) return reader->check();
  auto nodes = reader->nodes();
  if (!nodes) return nodes.error();
  if (const auto n = nodes->keys.size(); choice.integer("heldOut") > static_cast<std::int64_t>(n))
    return Error{"data.heldOut",
                 fmt::format("must be at most {}, got {}", n, choice.integer("heldOut"))};
  auto check = reader->check();
  check.keys = std::move(nodes->keys);
  check.parts[0] = nodes->datasets.sampleCount();
  for (const auto part : nodes->source.parts)
    if (part != SamplePart::Training) {
      --check.parts[0];
      ++check.parts[static_cast<std::size_t>(part)];
    }
  check.notes = std::move(nodes->notes);
  check.warnings = std::move(nodes->warnings);
  if (const auto& at = nodes->coordinates; at.cols() > 0)
    check.mayBeDegrees =
        at.row(0).cwiseAbs().maxCoeff() <= 180 && at.row(1).cwiseAbs().maxCoeff() <= 90;
  return check;
}

Result<NodeData> makeTableData(const Choice& choice, const DataContext& context) {
  check(context.table != nullptr, "data kind 'table' is loaded before it is made");
  const auto& table = *context.table;
  auto data = arrangeByNode(table, context.nodeKeys, "data.file");
  if (!data) return data;
  const int count = choice.integer("heldOut");
  // A node without a label to learn from has none to hold out.
  std::vector<int> candidates;
  for (int i = 0; i < static_cast<int>(table.keys.size()); ++i) {
    const auto parts = linesOf(table.datasets, table.source.parts, {i});
    const bool isLearnedFrom =
        parts.empty() ? table.datasets.sampleCount(i) > 0
                      : std::find(parts.begin(), parts.end(), SamplePart::Training) != parts.end();
    if (isLearnedFrom) candidates.push_back(i);
  }
  const int total = static_cast<int>(candidates.size());
  if (count > total)
    return Error{
        "data.heldOut",
        fmt::format("must be at most {}, the number of nodes in the file that have labels, got {}",
                    total, count)};

  std::unordered_map<std::string, int> nodeNumber;
  for (std::size_t i = 0; i < context.nodeKeys.size(); ++i)
    nodeNumber.emplace(context.nodeKeys[i], static_cast<int>(i));
  // Drawn by row and not by node, so that the same houses are held out whatever the graph.
  for (const int drawn : context.rng.stream("held-out").sample(total, count)) {
    const int row = candidates[static_cast<std::size_t>(drawn)];
    const int node = nodeNumber.at(table.keys[static_cast<std::size_t>(row)]);
    data->heldOut.push_back(node);
    data->labeled[static_cast<std::size_t>(node)] = false;
  }
  std::sort(data->heldOut.begin(), data->heldOut.end());
  return data;
}

}  // namespace gtv
