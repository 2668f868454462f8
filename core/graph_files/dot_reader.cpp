#include "graph_files/dot_reader.h"

#include <fmt/format.h>
#include <graphviz/cgraph.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/json.h"
#include "base/number.h"
#include "graph_files/decoded_lines.h"
#include "graph_files/warning_list.h"

namespace gtv {
namespace {

/// libcgraph has one parser for the whole program.
std::mutex& parserMutex() {
  static std::mutex mutex;
  return mutex;
}

/// What the parser has said since somebody asked.
std::string& parserMessages() {
  static std::string messages;
  return messages;
}

int keepMessage(char* text) {
  parserMessages() += text;
  return 0;
}

/// Feeds a text to the parser.
struct TextChannel {
  std::string_view rest;
};

int readText(void* channel, char* buffer, int size) {
  auto& rest = static_cast<TextChannel*>(channel)->rest;
  const auto count = std::min(rest.size(), static_cast<std::size_t>(size));
  std::memcpy(buffer, rest.data(), count);
  rest.remove_prefix(count);
  return static_cast<int>(count);
}

struct CloseGraph {
  void operator()(Agraph_t* graph) const { agclose(graph); }
};
using GraphHandle = std::unique_ptr<Agraph_t, CloseGraph>;

/// "Error: <unknown>: syntax error in line 3 near '…'" as an error of the file.
Error parseError(const std::string& file) {
  const auto& said = parserMessages();
  if (said.find("memory exhausted") != std::string::npos)
    return {file, "is nested too deeply to be read"};
  constexpr std::string_view mark = "in line ";
  const auto at = said.find(mark);
  if (at == std::string::npos)
    return {file, "is no graph of Graphviz: expected graph or digraph, then { … }"};
  const auto first = at + mark.size();
  const auto end = std::min(said.find_first_not_of("0123456789", first), said.size());
  auto near = said.substr(end);
  near = near.substr(0, near.find('\n'));
  return {fmt::format("{}:{}", file, said.substr(first, end - first)),
          fmt::format("syntax error{}", near)};
}

class DotReader {
 public:
  DotReader(ForeignGraph begun, Agraph_t* graph) : graph_(std::move(begun)), source_(graph) {}

  Result<ForeignGraph> read() {
    addNodes();
    addEdges();
    addClusters(source_);
    positionWarnings_.appendTo(graph_.warnings, graph_.name);
    return std::move(graph_);
  }

 private:
  void addNodes() {
    for (auto* node = agfstnode(source_); node != nullptr; node = agnxtnode(source_, node)) {
      const auto item = graph_.ids.size();
      numbers_.emplace(node, static_cast<int>(item));
      graph_.ids.emplace_back(agnameof(node));
      for (Agsym_t* symbol = nullptr; (symbol = agnxtattr(source_, AGNODE, symbol)) != nullptr;)
        addNodeAttribute(node, item, *symbol);
    }
  }

  void addNodeAttribute(Agnode_t* node, std::size_t item, Agsym_t& symbol) {
    const std::string name = symbol.name;
    std::string value = agxget(node, &symbol);
    if (value.empty()) return;
    if (name == "pos") return addPosition(item, value);
    // Graphviz's own default: the name of the node.
    if (name == "label" && value == "\\N") value = graph_.ids[item];
    graph_.nodes.set(name, item, std::move(value));
  }

  /// "12.5,30" or "12.5,30!".
  void addPosition(std::size_t item, const std::string& value) {
    const auto comma = std::min(value.find(','), value.size());
    const auto end = std::min(value.find_first_of(",!", comma + 1), value.size());
    auto x = value.substr(0, comma);
    auto y = comma < value.size() ? value.substr(comma + 1, end - comma - 1) : std::string();
    const bool isPoint = parseNumber(x) && parseNumber(y);
    if (!isPoint)
      positionWarnings_.add(fmt::format("the position {} of node {} is no point and left out",
                                        shown(value), graph_.ids[item]));
    else if (end < value.size() && value[end] == ',')
      positionWarnings_.add("positions have a third coordinate, which is left out");
    if (!isPoint) return;
    graph_.nodes.set("x", item, std::move(x));
    graph_.nodes.set("y", item, std::move(y));
  }

  void addEdges() {
    const bool directed = agisdirected(source_) != 0;
    for (auto* node = agfstnode(source_); node != nullptr; node = agnxtnode(source_, node))
      for (auto* edge = agfstout(source_, node); edge != nullptr; edge = agnxtout(source_, edge)) {
        const auto item = graph_.ends.size();
        int from = numbers_.at(agtail(edge));
        int to = numbers_.at(aghead(edge));
        if (!directed && from > to) std::swap(from, to);
        graph_.ends.emplace_back(from, to);
        for (Agsym_t* symbol = nullptr; (symbol = agnxtattr(source_, AGEDGE, symbol)) != nullptr;)
          if (std::string value = agxget(edge, symbol); !value.empty())
            graph_.edges.set(symbol->name, item, std::move(value));
      }
  }

  /// The innermost one counts.
  void addClusters(Agraph_t* within) {
    for (auto* part = agfstsubg(within); part != nullptr; part = agnxtsubg(part)) {
      addClusters(part);
      const std::string_view name = agnameof(part);
      if (!name.starts_with("cluster")) continue;
      for (auto* node = agfstnode(part); node != nullptr; node = agnxtnode(part, node))
        graph_.nodes.set("cluster",
                         static_cast<std::size_t>(numbers_.at(agsubnode(source_, node, 0))),
                         std::string(name));
    }
  }

  ForeignGraph graph_;
  WarningList positionWarnings_;
  Agraph_t* source_;
  std::unordered_map<const Agnode_t*, int> numbers_;
};

}  // namespace

Result<ForeignGraph> readDot(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeLines(bytes, begun.name);
  if (!decoded) return decoded.error();
  const std::scoped_lock lock(parserMutex());
  parserMessages().clear();
  agseterrf(keepMessage);
  agseterr(AGERR);
  agreseterrors();
  TextChannel channel{decoded->text};
  Agiodisc_t input{readText, AgIoDisc.putstr, AgIoDisc.flush};
  Agdisc_t discipline{&AgMemDisc, &AgIdDisc, &input};
  agsetfile(nullptr);
  agreadline(1);
  const GraphHandle graph(agread(&channel, &discipline));
  if (!graph || !parserMessages().empty()) return parseError(begun.name);
  const auto name = begun.name;
  auto out = DotReader(std::move(begun), graph.get()).read();
  int graphs = 1;
  while (const GraphHandle other{agread(&channel, &discipline)}) ++graphs;
  // What cannot be read behind the first graph.
  if (!parserMessages().empty()) return parseError(name);
  warnOfOtherGraphs(*out, graphs, out->ends.size());
  if (!decoded->warning.empty()) out->warnings.push_back(std::move(decoded->warning));
  return out;
}

}  // namespace gtv
