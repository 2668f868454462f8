#include "graph/generators.h"

#include <utility>

#include "base/localized.h"
#include "graph/graph_makers.h"
#include "graph/similarity_kinds.h"

namespace gtv {
namespace {

Parameter listParameter(ParameterType type, std::string key, std::string label, Json value,
                        double low, double high, std::string help) {
  auto p = numberParameter(std::move(key), std::move(label), 0, low, high, std::move(help));
  p.type = type;
  p.defaultValue = std::move(value);
  return p;
}

Parameter clusterSizesParameter() {
  return listParameter(ParameterType::IntegerList, "clusterSizes", "Cluster sizes",
                       Json::array({100, 100}), 1, maxNodes,
                       "Number of nodes of every cluster, in node order.");
}
Parameter nodesParameter(int value, int low, std::string help = "Number of nodes.") {
  return integerParameter("nodes", "Nodes", value, low, maxNodes, std::move(help));
}
Parameter clustersParameter() {
  return integerParameter("clusters", "Clusters", 2, 1, maxNodes,
                          "Number of clusters: the nodes are divided, in their order, into blocks "
                          "of nearly equal size. The data may differ from cluster to cluster.");
}
Parameter edgeWeightParameter() {
  return numberParameter("edgeWeight", "Edge weight", 1, 0, 1e12, "Weight of every edge.", true);
}
Parameter probabilityParameter(std::string key, std::string label, double value, std::string help) {
  return numberParameter(std::move(key), std::move(label), value, 0, 1, std::move(help));
}

std::vector<Parameter> nearestNeighboursParameters() {
  auto offset =
      numberParameter("offset", "Offset", 0.1, 0, 1e6,
                      "Offset that keeps the weights 1/(distance + offset) of near nodes finite.");
  offset.unit = "km";
  auto scale = numberParameter("scale", "Scale", 1, 0, 1e6,
                               "Rate at which the weights exp(-scale distance) fall.");
  scale.unit = "1/km";
  return {
      nodesParameter(200, 2, "Number of nodes, used only if the data has no coordinates."),
      integerParameter("neighbours", "Neighbours", 5, 1, 1000,
                       "Every node is joined to this many nearest ones."),
      optionParameter(
          "by", "Distance in", {"coordinates", "features"},
          "Distance on the map, or between the mean (standardised) feature vectors of the nodes."),
      optionParameter("metric", "Distance", {"euclidean", "haversine"},
                      "Euclidean distance in the unit of the coordinates or features, or "
                      "great-circle distance in km between longitudes and latitudes."),
      optionParameter("weight", "Weights", {"uniform", "inverse-distance", "exponential"},
                      "Edge weight: 1, 1/(distance + offset) or exp(-scale distance)."),
      offset,
      scale,
      booleanParameter("normalise", "Normalise weights", true,
                       "Divide the weights by their mean over all edges."),
      clustersParameter()};
}

std::vector<Parameter> explicitParameters() {
  auto nodes = integerParameter("nodes", "Nodes", 0, 0, maxNodes, "Number of nodes.");
  return {
      nodes,
      listParameter(ParameterType::Matrix, "edges", "Edges", Json::array(), -1e300, 1e300,
                    "Rows [source, target] or [source, target, weight]; nodes count from 0."),
      listParameter(ParameterType::Matrix, "positions", "Positions", Json::array(), -1e100, 1e100,
                    "One row [x, y] per node, with y upwards. If the list is empty, the layout "
                    "places the nodes."),
      listParameter(
          ParameterType::IntegerList, "clusters", "Clusters", Json::array(), 0, maxNodes,
          "Cluster of every node, counted from 0. If the list is empty, there is one cluster.")};
}

Parameter edgeFileParameter() {
  return valueParameter(
      ParameterType::File, "file", "Graph file", "",
      "A table with the columns source, target and, if weights differ, weight (or what other "
      "programs call them), a list of edges, an adjacency matrix; or a file that ends in .graphml, "
      ".gml, .gexf, .net or .paj (Pajek), .mtx (Matrix Market), .dot (Graphviz), .dl (UCINET) or "
      ".json (NetworkX, D3, graphology, Cytoscape.js); perhaps packed by gzip.");
}

Catalogue<GraphMaker>::Entry stochasticBlockModelEntry() {
  return {{"sbm",
           "Stochastic block model",
           "Clusters with many edges inside and few edges between them.",
           "P((i,i') in E) = pIn if i, i' share a cluster, else pOut; A_e = 1",
           "[CFL] Sec. IX-B, Fig. 9",
           {clusterSizesParameter(),
            probabilityParameter("pIn", "Probability inside", 0.5,
                                 "Probability of an edge between two nodes of one cluster."),
            probabilityParameter("pOut", "Probability between", 0.01,
                                 "Probability of an edge between nodes of different clusters.")}},
          {makeSbm, sizeOfSbm}};
}

Catalogue<GraphMaker>::Entry chainEntry() {
  return {
      {"chain",
       "Chain",
       "One path through all clusters, with weak edges between consecutive clusters.",
       "E = {(i,i+1)}; A_e = 1 inside a cluster, boundaryWeight between clusters",
       "[CFL] Fig. 3",
       {clusterSizesParameter(), numberParameter("boundaryWeight", "Boundary weight", 0.1, 0, 1e12,
                                                 "Weight of the edges between clusters.", true)}},
      {makeChain, sizeOfChain}};
}

Catalogue<GraphMaker>::Entry starEntry() {
  return {{"star",
           "Star",
           "A centre, node 0, joined to every leaf: centralised federated learning.",
           "E = {(0,i): i = 1, ..., leaves}",
           "[CFL] Fig. 13; [LN] Ch. 8",
           {integerParameter("leaves", "Leaves", 49, 1, maxNodes - 1,
                             "Number of nodes around the centre."),
            edgeWeightParameter()}},
          {makeStar, sizeOfStar}};
}

Catalogue<GraphMaker>::Entry ringEntry() {
  return {{"ring",
           "Ring",
           "A closed chain.",
           "E = {(i, i+1 mod n)}",
           "[LN] Ch. 3",
           {nodesParameter(50, 3), clustersParameter(), edgeWeightParameter()}},
          {makeRing, sizeOfRing}};
}

Catalogue<GraphMaker>::Entry completeGraphEntry() {
  return {{"complete",
           "Complete graph",
           "Every node is joined to every other.",
           "E = {(i,i'): i < i'}",
           "[LN] Ch. 3",
           {nodesParameter(20, 1), clustersParameter(), edgeWeightParameter()}},
          {makeComplete, sizeOfComplete}};
}

Catalogue<GraphMaker>::Entry gridEntry() {
  return {{"grid",
           "Grid",
           "Nodes in rows and columns, joined to their neighbours left, right, above and below.",
           "E = {((r,c),(r',c')): |r-r'| + |c-c'| = 1}",
           "[LN] Ch. 3",
           {integerParameter("rows", "Rows", 10, 1, maxNodes, "Number of rows."),
            integerParameter("columns", "Columns", 20, 1, maxNodes, "Number of columns."),
            clustersParameter(), edgeWeightParameter()}},
          {makeGrid, sizeOfGrid}};
}

Catalogue<GraphMaker>::Entry erdosRenyiEntry() {
  return {{"erdos-renyi",
           "Erdős–Rényi graph",
           "Every pair of nodes is joined with the same probability.",
           "P((i,i') in E) = p, independently",
           "Erdős and Rényi 1959; Gilbert 1959",
           {nodesParameter(200, 1),
            probabilityParameter("p", "Edge probability", 0.05, "Probability of every edge."),
            clustersParameter()}},
          {makeErdosRenyi, sizeOfErdosRenyi}};
}

Catalogue<GraphMaker>::Entry wattsStrogatzEntry() {
  return {
      {"watts-strogatz",
       "Small world",
       "A ring with several neighbours on either side, in which some edges are rewired to random "
       "nodes.",
       "i is joined to i ± 1, ..., i ± neighbours; each edge moves with probability rewiring",
       "Watts and Strogatz 1998",
       {nodesParameter(200, 3),
        integerParameter("neighbours", "Neighbours per side", 3, 1, 1e6,
                         "Every node is joined to this many nodes on either side."),
        probabilityParameter("rewiring", "Rewiring probability", 0.1,
                             "Probability that an edge is rewired to a random node."),
        clustersParameter()}},
      {makeWattsStrogatz, sizeOfWattsStrogatz}};
}

Catalogue<GraphMaker>::Entry barabasiAlbertEntry() {
  return {{"barabasi-albert",
           "Preferential attachment",
           "Nodes are added one by one and prefer neighbours that already have many edges.",
           "P(new node joins i) ∝ degree of i",
           "Barabási and Albert 1999",
           {nodesParameter(200, 2),
            integerParameter("edgesPerNode", "Edges per node", 2, 1, 1e6,
                             "Number of edges of every new node."),
            clustersParameter()}},
          {makeBarabasiAlbert, sizeOfBarabasiAlbert}};
}

Catalogue<GraphMaker>::Entry randomGeometricEntry() {
  return {{"random-geometric",
           "Random geometric graph",
           "Random points in the unit square, joined if they are near each other.",
           "x_i ~ U[0,1]²; E = {(i,i'): ‖x_i − x_i'‖ <= radius}",
           "Gilbert 1961",
           {nodesParameter(200, 1),
            numberParameter("radius", "Radius", 0.12, 0, 2, "Largest distance of joined nodes."),
            clustersParameter()}},
          {makeRandomGeometric, sizeOfRandomGeometric}};
}

Catalogue<GraphMaker>::Entry nearestNeighboursEntry() {
  return {{"nearest-neighbours", "Nearest neighbours",
           "Every node is joined to its nearest nodes, by the coordinates or the features of the "
           "data.",
           "E = {(i,i'): i' among the k nearest of i or i among those of i'}", "[LN] Ch. 6",
           nearestNeighboursParameters()},
          {makeNearestNeighbours, sizeOfNearestNeighbours}};
}

Catalogue<GraphMaker>::Entry similarityEntry() {
  auto parameters = similarityParameters();
  auto sizes = clusterSizesParameter();
  sizes.defaultValue = Json::array({25, 25});
  sizes.help = "Number of nodes of every cluster, in node order, used only if no file names them.";
  parameters.push_back(std::move(sizes));
  return {{"similarity", "Similar data",
           "Nodes are joined if their data, the models of their data, or their places are alike. "
           "It is the data as it is before privacy and attacks.",
           "A_e by D(data of i, data of i')", "[LN] Sec. 6.4", std::move(parameters)},
          {makeNodesAlone, sizeOfSimilarity}};
}

Catalogue<GraphMaker>::Entry listedGraphEntry() {
  return {{"explicit", "Listed nodes and edges", "Nodes and edges as listed.", "E as listed",
           "[CFL] Sec. II", explicitParameters()},
          {makeExplicit, sizeOfExplicit}};
}

Catalogue<GraphMaker>::Entry emptyGraphEntry() {
  return {{"empty",
           "Empty graph",
           "A graph for drawing by hand: no edges, and only the nodes of the data, if any.",
           "E = {}",
           "[CFL] Sec. II",
           {}},
          {makeEmpty, sizeOfEmpty}};
}

std::vector<Parameter> fileParameters() {
  std::vector<Parameter> all{edgeFileParameter()};
  for (auto& each : edgePolicyParameters()) all.push_back(std::move(each));
  return all;
}

Catalogue<GraphMaker>::Entry graphFileEntry() {
  return {
      {"csv", "Graph file",
       "Nodes and edges from a table, or a file in GraphML, GML, GEXF, Pajek, Matrix Market, DOT, "
       "DL or JSON.",
       "E as listed in the file", "[CFL] Sec. II", fileParameters()},
      {makeCsv, nullptr}};
}

}  // namespace

const Catalogue<GraphMaker>& graphCatalogue() {
  static const Catalogue<GraphMaker> catalogue{
      displayText("graph"),
      {stochasticBlockModelEntry(), chainEntry(), starEntry(), ringEntry(), completeGraphEntry(),
       gridEntry(), erdosRenyiEntry(), wattsStrogatzEntry(), barabasiAlbertEntry(),
       randomGeometricEntry(), nearestNeighboursEntry(), similarityEntry(), listedGraphEntry(),
       emptyGraphEntry(), graphFileEntry()}};
  return catalogue;
}

}  // namespace gtv
