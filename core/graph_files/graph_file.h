#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "graph/edge_policy.h"
#include "graph/graph_document.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Tables of edges and adjacency matrices; GraphML; GML (Himsolt 1997); Pajek's .net and .paj; JSON
/// of NetworkX, D3, graphology and Cytoscape.js; GEXF of Gephi; Matrix Market;
/// DOT of Graphviz; DL of UCINET.
enum class GraphFormat { Csv, GraphMl, Gml, Pajek, NodeLink, Gexf, MatrixMarket, Dot, Dl };

/// By the ending, perhaps before .gz, or an Error that names those that are known.
Result<GraphFormat> graphFormatOf(const std::string& file);
/// The same of a file to be written: .csv, .graphml, .gml, .net or .json.
Result<GraphFormat> writtenGraphFormatOf(const std::string& file);
/// ".csv", ".graphml", …: the endings of files that can be read.
std::vector<std::string> graphEndings();

/// What attributes mean is said at graphOf(), what becomes of directions, repeated edges, loops and
/// weights by the policy. Refuses edges whose nodes are not declared. Of several graphs in one file
/// it reads the first, with a warning. Messages call the file `name`.
Result<GraphDocument> parseGraph(std::string_view text, GraphFormat format, const std::string& name,
                                 const EdgePolicy& policy = {});
/// The same of a file, which gzip may have packed.
Result<GraphDocument> readGraph(const std::string& file, const std::string& name,
                                const EdgePolicy& policy = {});

/// The same with all other attributes of the nodes, as numbers or texts; a warning names those of
/// the edges, which are left out.
Result<GraphDocument> readGraphWithAttributes(const std::string& file, const std::string& name,
                                              const EdgePolicy& policy = {});

/// What a file says before it is decided what its attributes mean; `begun` has its name and the
/// attributes that are wanted.
Result<ForeignGraph> readForeignGraph(const std::string& file, ForeignGraph begun,
                                      const EdgePolicy& policy = {});

}  // namespace gtv
