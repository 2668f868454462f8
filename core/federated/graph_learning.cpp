#include "federated/graph_learning.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "base/check.h"
#include "base/counted.h"
#include "solvers/message_exchange.h"

namespace gtv {
namespace {

constexpr double mostNumbers = 2e7;

}  // namespace

std::string GraphLearning::refusal(const Settings& settings, int nodes, double numbersPerPair) {
  if (!settings.isOn()) return {};
  if (nodes > mostNodes) return fmt::format("the graph is learned for at most {} nodes", mostNodes);
  if (1.0 * nodes * nodes * numbersPerPair > mostNumbers)
    return "the graph is learned from the messages of all nodes, which need too much memory for so "
           "many nodes, test points and delays";
  if (settings.choices >= nodes)
    return fmt::format("every node chooses {}, and there {} {}", counted(settings.choices, "other"),
                       verbOf(nodes), counted(nodes, "node"));
  return {};
}

int GraphLearning::linkCount(const Settings& settings, const GtvProblem& problem) {
  return settings.isOn() ? problem.nodeCount() * problem.nodeCount() : 2 * problem.edgeCount();
}

GraphLearning::GraphLearning(const Settings& settings, const GtvProblem& problem)
    : settings_(settings), nodes_(problem.nodeCount()), edges_(problem.edgeCount()) {
  if (isOn()) return;
  // Kept: what a run measures on may become another graph, never what a method listens on.
  given_.resize(static_cast<std::size_t>(nodes_));
  givenOutgoing_.resize(static_cast<std::size_t>(nodes_));
  for (int i = 0; i < nodes_; ++i)
    for (const auto& incidence : problem.graph->neighbours(i)) {
      given_[i].push_back(
          {incidence.neighbour, problem.graph->edge(incidence.edge).weight, linkTo(incidence)});
      givenOutgoing_[i].push_back(linkFrom(incidence));
    }
}

Matrix GraphLearning::nothing() const {
  return isOn() ? Matrix(Matrix::Zero(nodes_, nodes_)) : Matrix();
}

GraphLearning::Links GraphLearning::links(const Matrix& chosen) const {
  if (!isOn()) return given_;
  Links out(static_cast<std::size_t>(nodes_));
  for (int i = 0; i < nodes_; ++i)
    for (int j = 0; j < nodes_; ++j)
      if (chosen(j, i) != 0) out[i].push_back({j, 1, pair(j, i)});
  return out;
}

std::vector<GraphLearning::Link> GraphLearning::candidateLinks(int i) const {
  if (!isOn()) return given_[static_cast<std::size_t>(i)];
  std::vector<Link> out;
  out.reserve(static_cast<std::size_t>(nodes_));
  for (int j = 0; j < nodes_; ++j)
    if (j != i) out.push_back({j, 1, pair(j, i)});
  return out;
}

std::vector<int> GraphLearning::outgoing(int i) const {
  if (!isOn()) return givenOutgoing_[static_cast<std::size_t>(i)];
  std::vector<int> out;
  out.reserve(static_cast<std::size_t>(nodes_));
  for (int j = 0; j < nodes_; ++j)
    if (j != i) out.push_back(pair(i, j));
  return out;
}

double GraphLearning::messages() const { return isOn() ? nodes_ * (nodes_ - 1.0) : 2.0 * edges_; }

void GraphLearning::choose(Matrix& chosen, const Matrix& reported,
                           const std::function<Vector(int mail)>& received) const {
  if (!isOn()) return;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  // 2b forgets before the loop over the nodes: what one chooses the others keep.
  if (settings_.rule == Rule::Reset) chosen.setZero();
  Matrix others = reported;
  std::vector<int> order(static_cast<std::size_t>(nodes_));
  Vector distance(nodes_);
  for (int i = 0; i < nodes_; ++i) {
    if (received)
      for (const auto& link : candidateLinks(i)) others.col(link.neighbour) = received(link.mail);
    distance = (others.colwise() - reported.col(i)).colwise().squaredNorm();
    // Numbers that have grown beyond all bounds are far away, and are compared like numbers.
    distance = distance.unaryExpr([](double d) { return d < infinity ? d : infinity; }).eval();
    std::iota(order.begin(), order.end(), 0);
    order.erase(order.begin() + i);
    std::nth_element(order.begin(), order.begin() + settings_.choices, order.end(),
                     [&](int a, int b) {
                       return distance[a] < distance[b] || (distance[a] == distance[b] && a < b);
                     });
    for (int k = 0; k < settings_.choices; ++k) {
      const int j = order[static_cast<std::size_t>(k)];
      chosen(j, i) = 1;
      if (!settings_.directed) chosen(i, j) = 1;
    }
    order.resize(static_cast<std::size_t>(nodes_));
  }
}

std::shared_ptr<const EmpiricalGraph> GraphLearning::graph(const Matrix& chosen) const {
  if (!isOn()) return nullptr;
  if (graph_ && graphOf_ == chosen) return graph_;
  std::vector<Edge> edges;
  for (int j = 0; j < nodes_; ++j)
    for (int i = j + 1; i < nodes_; ++i)
      if (chosen(j, i) != 0 || chosen(i, j) != 0) edges.push_back({j, i, 1});
  auto made = EmpiricalGraph::make(nodes_, std::move(edges));
  check(made.ok(), "pairs of different nodes");
  graph_ = std::make_shared<EmpiricalGraph>(std::move(*made));
  graphOf_ = chosen;
  return graph_;
}

}  // namespace gtv
