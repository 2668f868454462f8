#include "ui/import/import_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/counted.h"
#include "edits/experiment_edits.h"
#include "graph_files/graph_file.h"
#include "instances/problem_building.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

/// Above this many nodes the graph is not built just to see whether it can be.
constexpr std::size_t mostToTry = 50'000;
/// Nor where so many differences of features would be looked at,
constexpr double mostWork = 5e9;
/// or so many cells be read once more.
constexpr double mostCells = 1e7;

std::vector<std::string> sorted(std::vector<std::string> keys) {
  std::sort(keys.begin(), keys.end());
  return keys;
}

/// What building the experiment says, if it is not too large for a trial.
std::optional<Error> trial(const Experiment& experiment, const TableImport& import,
                           const TableCheck& check, const ProblemInstance* present, bool mustFit,
                           const std::stop_token& stop) {
  const auto next = withTable(experiment, import);
  if (!next) return next.error();
  const auto nodes = check.keys.size();
  if (joinsNeighbours(import.graph) && static_cast<std::size_t>(import.neighbours) >= nodes)
    return Error{"", fmt::format("{} {} too few for {} each",
                                 gtv::counted(static_cast<std::int64_t>(nodes), "node"),
                                 verbOf(nodes), gtv::counted(import.neighbours, "neighbour"))};
  const auto count = static_cast<double>(nodes);
  // Gaussians are compared by matrices.
  const auto columns = static_cast<double>(import.header.size());
  const double ofPair = import.graph == GraphSource::Similar ? columns * columns : columns;
  const bool isSlow =
      (import.graph == GraphSource::Features || import.graph == GraphSource::Similar) &&
      count * count * ofPair > mostWork;
  const bool isLarge = static_cast<double>(check.rows) * columns > mostCells;
  if (nodes > mostToTry || isSlow || isLarge) {
    const int there = drawnNodesOf(present);
    if (import.graph == GraphSource::Present && static_cast<int>(nodes) != there)
      return Error{"", fmt::format("the present graph has {}, the table has {}",
                                   gtv::counted(there, "node"), nodes)};
    if (import.graph == GraphSource::Present && sorted(check.keys) != sorted(present->nodeKeys))
      return Error{"", "the present graph does not fit the nodes of the table"};
    return std::nullopt;
  }
  const auto network = drawProblemInstance(*next, 0, stop);
  if (!network) return network.error();
  // A graph from a file takes in whatever the table names, and neighbours are those in the table.
  if (mustFit && (present == nullptr || !(*(*network)->drawing.graph == *present->drawing.graph)))
    return Error{"", "the present graph does not fit the nodes of the table"};
  if (const auto problem = buildProblem(*next, **network); !problem) return problem.error();
  return std::nullopt;
}

}  // namespace

GraphVerdict checkGraph(const Experiment& experiment, const Json& edges,
                        const std::stop_token& stop) {
  GraphVerdict verdict;
  const auto name = edges.at("file").get<std::string>();
  const auto next = withField(experiment, "graph", edges);
  if (!next) {
    verdict.problem = next.error();
    return verdict;
  }
  const auto file = next->findFile(name);
  const auto graph = file ? readGraph(*file, name, edgePolicy(next->graph()))
                          : Result<GraphDocument>(Error{name, file.error().message});
  if (!graph) {
    verdict.problem = graph.error();
    return verdict;
  }
  verdict.nodes = static_cast<int>(graph->keys.size());
  verdict.edges = static_cast<int>(graph->edges.size());
  verdict.notes = graph->warnings;
  if (!graph->edges.empty()) {
    const auto [least, most] =
        std::minmax_element(graph->edges.begin(), graph->edges.end(),
                            [](const Edge& a, const Edge& b) { return a.weight < b.weight; });
    verdict.leastWeight = least->weight;
    verdict.mostWeight = most->weight;
  }
  if (const auto format = graphFormatOf(*file); format && *format != GraphFormat::Csv) {
    verdict.attributes = readTableStart(toQString(*file)).header;
    if (!verdict.attributes.empty()) verdict.attributes.erase(verdict.attributes.begin());
  }
  if (graph->keys.size() > mostToTry) return verdict;
  const auto network = drawProblemInstance(*next, 0, stop);
  if (!network)
    verdict.obstacle = network.error();
  else if (const auto problem = buildProblem(*next, **network); !problem)
    verdict.obstacle = problem.error();
  return verdict;
}

int drawnNodesOf(const ProblemInstance* network) {
  return network == nullptr ? 0 : network->drawing.graph->nodeCount();
}

ImportVerdict checkImport(const Experiment& experiment, TableImport import, bool fitting,
                          const ProblemInstance* present, LabelKind labels,
                          const std::function<bool(double)>& continueCheck,
                          const std::stop_token& stop) {
  ImportVerdict verdict;
  verdict.graph = import.graph;
  std::vector<Error> problems;
  const auto choice =
      readChoice(dataCatalogue().view, dataOf(import, experiment), "data", &problems);
  if (!choice) {
    verdict.problem = choice.error();
    return verdict;
  }
  auto check = checkTableData(
      *choice, [&](const std::string& name) { return experiment.findFile(name); }, labels,
      continueCheck);
  if (!check) {
    verdict.problem = check.error();
    return verdict;
  }
  verdict.check = std::move(*check);
  if (!verdict.check.finished || verdict.check.problemCount > 0) return verdict;
  import.isOnGlobe = verdict.check.mayBeDegrees && isNamedAsDegrees(import);
  verdict.isOnGlobe = import.isOnGlobe;
  std::vector<GraphSource> sources{import.graph};
  if (fitting) {
    sources = {GraphSource::Present};
    if (!import.titles(ColumnRole::X).empty() && !import.titles(ColumnRole::Y).empty())
      sources.push_back(GraphSource::Map);
    sources.push_back(GraphSource::Features);
  }
  const auto nodes = verdict.check.keys.size();
  if (fitting && nodes == 1) sources = {GraphSource::Present, GraphSource::None};
  for (const auto source : sources) {
    if (!continueCheck(1)) break;
    import.graph = source;
    verdict.graph = source;
    verdict.problem = trial(experiment, import, verdict.check, present,
                            fitting && source == GraphSource::Present, stop);
    if (!verdict.problem) break;
  }
  return verdict;
}

}  // namespace gtv::ui
