#include "graph_commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "base/detachable_task.h"
#include "base/file_output.h"
#include "console.h"
#include "graph/edge_policy.h"
#include "graph/generators.h"
#include "graph_files/graph_file.h"
#include "graph_writers/graph_writer.h"
#include "memory_option.h"
#include "standard_streams.h"
#include "work_options.h"

namespace gtv::cli {
namespace {

struct GraphArguments {
  std::string kind;
  std::vector<std::string> set;
  std::string seed = "1";
  std::string in;
  std::string out;
  bool allowMemory = false;
};

Json describeGraph(const GraphDocument& document, const EmpiricalGraph& graph) {
  Json info{{"nodes", graph.nodeCount()}, {"edges", graph.edgeCount()}};
  const auto components = graph.components();
  info["components"] =
      components.empty() ? 0 : 1 + *std::max_element(components.begin(), components.end());
  const auto spread = [](const std::vector<double>& values) {
    if (values.empty()) return Json(nullptr);
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    double sum = 0;
    for (const double value : values) sum += value;
    return Json{{"min", *low}, {"mean", sum / static_cast<double>(values.size())}, {"max", *high}};
  };
  std::vector<double> degrees;
  degrees.reserve(document.keys.size());
  for (int i = 0; i < graph.nodeCount(); ++i) degrees.push_back(graph.degree(i));
  std::vector<double> weights;
  weights.reserve(graph.edges().size());
  for (const auto& edge : graph.edges()) weights.push_back(edge.weight);
  info["isolated"] = std::count(degrees.begin(), degrees.end(), 0.0);
  info["forest"] = graph.isForest();
  info["degree"] = spread(degrees);
  info["weight"] = spread(weights);
  info["clusters"] = std::set<int>(document.clusters.begin(), document.clusters.end()).size();
  info["positions"] = document.positions.cols() > 0;
  return info;
}

int report(const GraphDocument& document, bool json) {
  const auto graph = EmpiricalGraph::make(static_cast<int>(document.keys.size()), document.edges);
  if (!graph) return fail(graph.error());
  for (const auto& warning : document.warnings)
    printToStderr(fmt::format("warning: {}\n", warning));
  auto info = describeGraph(document, *graph);
  if (json) {
    info["warnings"] = document.warnings;
    print(info);
    return exitDone;
  }
  for (const auto& [key, value] : info.items()) {
    if (value.is_object())
      put(fmt::format("{:<12} {:.6g} to {:.6g}, mean {:.6g}\n", key, value["min"].get<double>(),
                      value["max"].get<double>(), value["mean"].get<double>()));
    else
      put(fmt::format("{:<12} {}\n", key,
                      value.is_boolean() ? value.get<bool>() ? "yes" : "no"
                      : value.is_null()  ? "–"
                                         : value.dump()));
  }
  return exitDone;
}

/// What `make` makes, which may take long; nothing after a stop.
std::optional<Result<GraphDocument>> makeUnlessStopped(
    const std::stop_token& stop, std::function<Result<GraphDocument>()> make) {
  constexpr auto anySize = std::numeric_limits<std::int64_t>::max();
  const auto made = std::make_shared<std::optional<Result<GraphDocument>>>();
  if (!runDetachable(stop, anySize, [made, make = std::move(make)] { made->emplace(make()); }))
    return std::nullopt;
  return std::move(*made);
}

int putNothingMade(bool json) { return putStopped("stopped before the graph was made", json); }

/// The graph with the settings of the command line.
Result<Choice> chosen(const GraphArguments& arguments, Json settings) {
  for (const auto& text : arguments.set) {
    const auto assignment = parseAssignment("--set", text);
    if (!assignment) return assignment.error();
    if (settings.contains(assignment->first))
      return Error{fmt::format("--set {}", assignment->first),
                   fmt::format("the {} is an argument of the command, not one of its settings",
                               assignment->first)};
    settings[assignment->first] = assignment->second;
  }
  return readChoice(graphCatalogue().view, settings, "graph", nullptr);
}

Result<GraphDocument> generated(const GraphArguments& arguments) {
  const auto* entry = graphCatalogue().find(arguments.kind);
  if (arguments.kind == "similarity")
    return Error{
        "kind",
        "the edges of this kind need data: gtvlab-cli run DOCUMENT --out FOLDER writes the "
        "graph of an experiment"};
  if (entry == nullptr || arguments.kind == "csv")
    return Error{"kind", fmt::format("expected one of {}, got '{}'{}", graphCatalogue().view.ids(),
                                     arguments.kind,
                                     entry == nullptr ? "" : "; files are for graph convert")};
  const auto seed = parseCount("--seed", arguments.seed, 0);
  if (!seed) return seed.error();
  const auto choice = chosen(arguments, {{"kind", arguments.kind}});
  if (!choice) return choice.error();
  if (auto fits = requireMemory(estimateGraphMemory(*choice), arguments.allowMemory); !fits)
    return fits.error();
  GraphContext context;
  context.rng = Rng(static_cast<std::uint64_t>(*seed)).stream("graph");
  const auto sample = entry->make(*choice, context);
  if (!sample) return sample.error();
  GraphDocument document;
  document.edges = sample->graph.edges();
  for (int i = 0; i < sample->graph.nodeCount(); ++i) document.keys.push_back(std::to_string(i));
  document.positions = sample->positions;
  document.warnings = sample->warnings;
  // One cluster of all is none to write down.
  const auto& clusters = sample->clusters;
  if (std::any_of(clusters.begin(), clusters.end(), [](int cluster) { return cluster != 0; }))
    document.clusters = clusters;
  return document;
}

/// What "in" names, with all that it says of the nodes if that is wanted.
Result<GraphDocument> readGraphInput(const GraphArguments& arguments, bool withAttributes) {
  if (auto fits = requireMemory(estimateFileMemory(arguments.in), arguments.allowMemory); !fits)
    return fits.error();
  const auto choice = chosen(arguments, {{"kind", "csv"}, {"file", arguments.in}});
  if (!choice) return choice.error();
  const auto policy = edgePolicy(*choice);
  return withAttributes ? readGraphWithAttributes(arguments.in, arguments.in, policy)
                        : readGraph(arguments.in, arguments.in, policy);
}

/// Makes the graph, writes and describes it.
int makeAndWrite(const std::string& file, bool json, const std::stop_token& stop,
                 std::function<Result<GraphDocument>()> make, const std::string& input = {}) {
  if (auto isFree = checkIsNoInput(file, {input}); !isFree) return fail(isFree.error());
  const auto format = writtenGraphFormatOf(file);
  if (!format) return fail(format.error());
  const auto out = FileOutput::open(file);
  if (!out) return fail(out.error());
  const auto document = makeUnlessStopped(stop, std::move(make));
  if (!document) return putNothingMade(json);
  if (!*document) return fail(document->error());
  const auto written = out->write(formatGraph(**document, *format));
  if (const auto lost = lostIn(**document, *format); written && !lost.empty())
    printToStderr(fmt::format("note: {} cannot hold {}\n", file, lost));
  const int code = report(**document, json);
  return written ? code : fail(written.error());
}

int generateGraph(const GraphArguments& arguments, bool json, const std::stop_token& stop) {
  return makeAndWrite(arguments.out, json, stop, [arguments] { return generated(arguments); });
}

int convertGraph(const GraphArguments& arguments, bool json, const std::stop_token& stop) {
  return makeAndWrite(
      arguments.out, json, stop, [arguments] { return readGraphInput(arguments, true); },
      arguments.in);
}

int graphInfo(const GraphArguments& arguments, bool json, const std::stop_token& stop) {
  const auto document =
      makeUnlessStopped(stop, [arguments] { return readGraphInput(arguments, false); });
  if (!document) return putNothingMade(json);
  return *document ? report(**document, json) : fail(document->error());
}

}  // namespace

void addGraphCommands(CommandLine& line) {
  const std::string read =
      fmt::format("File to read: {}, perhaps packed by gzip", fmt::join(graphEndings(), ", "));
  const std::string written =
      "File to write: .csv, .graphml, .gml, .net (Pajek) or .json (node-link)";
  const std::string settings = "What becomes of its edges, e.g. selfLoops=drop or weight=strength";
  auto arguments = std::make_shared<GraphArguments>();
  const auto action = [&](auto command) {
    return [arguments, command](bool json, const std::stop_token& stop) {
      return command(*arguments, json, stop);
    };
  };
  const auto group = line.addGroup("graph", "Make, convert and describe graphs");
  line.add(group, "generate", "Make a graph", action(generateGraph))
      .text("kind", arguments->kind, oneOf("Kind", graphCatalogue().view), Command::Need::Required)
      .list("--set", arguments->set, "key=value, e.g. pOut=0.2 or clusterSizes=[30,30]")
      .text("--seed", arguments->seed, "Seed of all random numbers")
      .text("--out", arguments->out, written, Command::Need::Required)
      .memory(arguments->allowMemory);
  line.add(group, "convert", "Convert a graph to another format", action(convertGraph))
      .text("from", arguments->in, read, Command::Need::Required)
      .text("to", arguments->out, written, Command::Need::Required)
      .list("--set", arguments->set, settings)
      .memory(arguments->allowMemory);
  line.add(group, "info", "Describe a graph file", action(graphInfo))
      .text("file", arguments->in, read, Command::Need::Required)
      .list("--set", arguments->set, settings)
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
