#include "layouts/layouts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <set>
#include <utility>

#include "base/counted.h"
#include "base/localized.h"
#include "graph/igraph_gateway.h"
#include "layouts/packing.h"
#include "layouts/shapes.h"
#include "layouts/spectral_layout.h"

namespace gtv {
namespace {

constexpr int forceLimit = 20000;     // nodes up to which "auto" waits for forces
constexpr int spectralStart = 20000;  // nodes up to which forces start from eigenvectors
constexpr double discGap = 0.8;       // default of by-cluster

void checkClusters(const LayoutContext& context) {
  check(context.clusters.size() == static_cast<std::size_t>(context.graph.nodeCount()),
        "a layout knows the cluster of every node");
}

std::vector<int> clustersOf(const std::vector<int>& clusters, const std::vector<int>& nodes) {
  std::vector<int> out;
  out.reserve(nodes.size());
  for (const int node : nodes) out.push_back(clusters[static_cast<std::size_t>(node)]);
  return out;
}

/// Spreads the values of every row evenly, in their order: eigenvectors of graphs with hubs put
/// nearly all nodes in one place, where near nodes are too many to repel each other in time.
void spreadByRank(Matrix& positions) {
  std::vector<Eigen::Index> order(static_cast<std::size_t>(positions.cols()));
  for (Eigen::Index k = 0; k < positions.rows(); ++k) {
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](auto a, auto b) { return positions(k, a) < positions(k, b); });
    for (std::size_t rank = 0; rank < order.size(); ++rank)
      positions(k, order[rank]) = static_cast<double>(rank);
  }
}

/// Where forces begin: neighbours near each other already, so that the picture does not fold.
Matrix forceStart(const EmpiricalGraph& graph, const std::vector<int>& clusters, Rng& rng,
                  const std::stop_token& stop) {
  const double size = std::sqrt(static_cast<double>(graph.nodeCount()));
  Matrix start;
  if (graph.nodeCount() <= spectralStart)
    if (auto coordinates = spectralCoordinates(graph, stop, 1e-3)) {
      start = std::move(*coordinates);
      if (graph.nodeCount() > 1000) spreadByRank(start);
    }
  if (start.size() == 0) start = clusteredCircleLayout(clusters);
  start = size * fitToUnitBox(std::move(start));
  // Eigenvectors put nodes with equal neighbours in one place, which forces cannot part.
  for (Eigen::Index i = 0; i < start.cols(); ++i)
    start.col(i) += Eigen::Vector2d(rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5));
  return start;
}

/// Turns the longest extent to the horizontal: forces leave the direction to chance.
Matrix turnToPrincipalAxes(Matrix positions) {
  positions.colwise() -= Eigen::Vector2d(positions.rowwise().mean());
  const double xx = positions.row(0).squaredNorm();
  const double yy = positions.row(1).squaredNorm();
  const double xy = positions.row(0).dot(positions.row(1));
  const double angle = std::atan2(2 * xy, xx - yy) / 2;
  Eigen::Matrix2d turn;
  turn << std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle);
  positions = (turn * positions).eval();
  if (positions(0, 0) > positions(0, positions.cols() - 1)) positions = -positions;
  return positions;
}

Result<Matrix> forceDirected(const LayoutContext& context, int iterations) {
  checkClusters(context);
  Rng rng = context.rng.stream("layout");
  return layoutComponents(
      context.graph,
      [&](const EmpiricalGraph& part, const std::vector<int>& nodes) -> Result<Matrix> {
        if (context.stop.stop_requested()) return Error{"layout", "was stopped"};
        const auto start = forceStart(part, clustersOf(context.clusters, nodes), rng, context.stop);
        if (part.nodeCount() == 2) return turnToPrincipalAxes(start);
        auto positions =
            fruchtermanReingold(part, start, iterations, rng.stream("forces"), context.stop);
        if (!positions) return positions;
        return turnToPrincipalAxes(std::move(*positions));
      });
}

Result<Matrix> makeForceDirected(const Choice& choice, const LayoutContext& context) {
  auto positions = forceDirected(context, choice.integer("iterations"));
  if (!positions) return positions;
  return fitToUnitBox(std::move(*positions));
}

Result<Matrix> makeSpectral(const Choice&, const LayoutContext& context) {
  auto positions = layoutComponents(
      context.graph, [&](const EmpiricalGraph& part, const std::vector<int>&) -> Result<Matrix> {
        auto coordinates = spectralCoordinates(part, context.stop);
        if (!coordinates) return coordinates;
        // Axes have no common unit, and an eigenvector that lives on one node must not flatten the
        // other.
        for (int k = 0; k < 2; ++k) {
          const double range = coordinates->row(k).maxCoeff() - coordinates->row(k).minCoeff();
          if (range > 0) coordinates->row(k) /= range;
        }
        return coordinates;
      });
  if (!positions) return positions;
  return fitToUnitBox(std::move(*positions));
}

Result<Matrix> makeCircular(const Choice&, const LayoutContext& context) {
  checkClusters(context);
  return fitToUnitBox(clusteredCircleLayout(context.clusters));
}

Result<Matrix> makeByCluster(const Choice& choice, const LayoutContext& context) {
  checkClusters(context);
  return fitToUnitBox(discsLayout(context.graph, context.clusters, choice.number("spread")));
}

Result<Matrix> makeGeographic(const Choice&, const LayoutContext& context) {
  const auto nodes = context.graph.nodeCount();
  if (nodes == 0) return Matrix(2, 0);
  if (context.coordinates.cols() == 0)
    return Error{"layout", "the data brings no coordinates for a geographic layout"};
  if (context.coordinates.cols() != nodes)
    return Error{"layout", fmt::format("there are coordinates of {}, the graph has {}",
                                       counted(context.coordinates.cols(), "node"), nodes)};
  if (!context.coordinates.allFinite())
    return Error{"layout", "the coordinates are not all finite"};
  Matrix positions = context.coordinates;
  // Coordinates that cannot be degrees are plane ones and stay as they are.
  const bool degrees =
      positions.row(1).cwiseAbs().maxCoeff() <= 90 && positions.row(0).cwiseAbs().maxCoeff() <= 360;
  if (degrees) positions.row(0) *= std::cos(positions.row(1).mean() * std::numbers::pi / 180);
  return fitToUnitBox(std::move(positions));
}

/// The node that is joined to all others, which are joined to nothing else; or −1.
int starCentre(const EmpiricalGraph& graph) {
  const int nodes = graph.nodeCount();
  if (nodes < 4 || graph.edgeCount() != nodes - 1) return -1;
  for (int i = 0; i < nodes; ++i)
    if (graph.degree(i) == nodes - 1) return i;
  return -1;
}

bool isPathOrCycle(const EmpiricalGraph& graph) {
  for (int i = 0; i < graph.nodeCount(); ++i)
    if (graph.degree(i) > 2) return false;
  const auto components = graph.components();
  return std::all_of(components.begin(), components.end(), [](int c) { return c == 0; });
}

Result<Matrix> makeAuto(const Choice&, const LayoutContext& context) {
  const auto& graph = context.graph;
  const int nodes = graph.nodeCount();
  if (nodes == 0) return Matrix(2, 0);
  if (context.coordinates.cols() == nodes) return makeGeographic({}, context);
  if (const int centre = starCentre(graph); centre >= 0)
    return fitToUnitBox(starLayout(nodes, centre));
  if (isPathOrCycle(graph)) {
    const auto order = walkOrder(graph);
    return fitToUnitBox(graph.edgeCount() == nodes ? circleLayout(order) : pathLayout(order));
  }
  checkClusters(context);
  const auto clusters = std::set<int>(context.clusters.begin(), context.clusters.end()).size();
  if ((clusters > 1 && clusters < static_cast<std::size_t>(nodes)) || nodes > forceLimit)
    return fitToUnitBox(discsLayout(graph, context.clusters, discGap));
  // As many steps as take about a second.
  const double perStep = nodes <= 1000 ? 1.0 * nodes * nodes : 1000.0 * nodes;
  auto positions = forceDirected(context, static_cast<int>(std::clamp(2e8 / perStep, 50.0, 500.0)));
  if (!positions) return positions;
  return fitToUnitBox(std::move(*positions));
}

Catalogue<LayoutMaker> makeLayouts() {
  using Entry = Catalogue<LayoutMaker>::Entry;
  std::vector<Entry> entries{
      {{"auto",
        "Automatic",
        "The first layout that fits: a map if there are coordinates; a chain, ring or star as "
        "such; clusters side by side; else force-directed.",
        "the first that applies",
        "design.md Sec. 5",
        {}},
       makeAuto},
      {{"force-directed",
        "Force-directed",
        "Nodes repel each other, edges pull them together.",
        "attraction A_e dist², repulsion 1/dist, cooled down over the iterations",
        "Fruchterman and Reingold 1991",
        {integerParameter("iterations", "Iterations", 500, 0, 100000, "Number of steps.")}},
       makeForceDirected},
      {{"spectral",
        "Spectral",
        "Well-connected nodes lie close together, and clusters are separated.",
        "x, y = eigenvectors of L_A for its 2nd and 3rd smallest eigenvalue",
        "Hall 1970; [LN] Ch. 3",
        {}},
       makeSpectral},
      {{"circular",
        "Circle",
        "All nodes on a circle, cluster by cluster.",
        "angle = 2 pi k / n",
        "by definition",
        {}},
       makeCircular},
      {{"by-cluster",
        "By cluster",
        "Every true cluster fills a disc.",
        "k-th node at radius sqrt(k/n), angle k (3 - sqrt 5) pi",
        "Vogel 1979",
        {numberParameter("spread", "Gap", discGap, 0, 20,
                         "Gap between the discs, in units of their mean radius.")}},
       makeByCluster},
      {{"geographic",
        "Map",
        "Nodes at their longitude and latitude, as on a map.",
        "x = longitude cos(mean latitude), y = latitude",
        "equirectangular projection",
        {}},
       makeGeographic},
  };
  return {displayText("layout"), std::move(entries)};
}

}  // namespace

const Catalogue<LayoutMaker>& layoutCatalogue() {
  static const auto catalogue = makeLayouts();
  return catalogue;
}

Matrix fitToUnitBox(Matrix positions) {
  if (positions.cols() == 0) return positions;
  const Eigen::Vector2d low = positions.rowwise().minCoeff();
  const Eigen::Vector2d extent = positions.rowwise().maxCoeff() - low;
  const double side = extent.maxCoeff();
  if (!(side > 0)) {
    positions.setConstant(0.5);
    return positions;
  }
  for (int k = 0; k < 2; ++k) {
    const double margin = (1 - extent[k] / side) / 2;
    positions.row(k) = (positions.row(k).array() - low[k]) / side + margin;
  }
  return positions;
}

}  // namespace gtv
