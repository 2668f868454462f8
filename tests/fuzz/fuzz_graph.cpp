// Graphs from elsewhere: every reader looks at the text. What is read can be written and read
// again.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "graph_files/graph_file.h"
#include "graph_writers/graph_writer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using gtv::GraphFormat;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  gtv::EdgePolicy lenient;
  lenient.missing = lenient.nonPositive = gtv::EdgeRepair::Drop;
  lenient.dropLoops = true;
  lenient.parallel = lenient.directions = gtv::EdgeMerge::Max;
  for (const auto format : {GraphFormat::Csv, GraphFormat::GraphMl, GraphFormat::Gml,
                            GraphFormat::Pajek, GraphFormat::NodeLink, GraphFormat::Gexf,
                            GraphFormat::MatrixMarket, GraphFormat::Dot, GraphFormat::Dl}) {
    const auto graph = gtv::parseGraph(text, format, "fuzz", lenient);
    if (!graph) continue;
    const auto again = gtv::parseGraph(gtv::formatGraph(*graph, GraphFormat::NodeLink),
                                       GraphFormat::NodeLink, "again.json");
    gtv::check(again.ok() && again->edges.size() == graph->edges.size(),
               "a graph that was read can be written and read again");
  }
  return 0;
}
