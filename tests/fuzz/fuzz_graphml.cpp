// Graphs from elsewhere: GraphML. What is read can be written and read again.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "graph/graph_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto graph = gtv::parseGraph(text, gtv::GraphFormat::GraphMl, "fuzz.graphml");
  if (!graph) return 0;
  const auto again = gtv::parseGraph(gtv::formatGraph(*graph, gtv::GraphFormat::NodeLink),
                                     gtv::GraphFormat::NodeLink, "again.json");
  gtv::check(again.ok() && again->edges.size() == graph->edges.size(),
             "a graph that was read can be written and read again");
  return 0;
}
