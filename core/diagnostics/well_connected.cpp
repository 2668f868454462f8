#include "diagnostics/well_connected.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/push_relabel_max_flow.hpp>
#include <cmath>
#include <limits>

#include "base/decompositions.h"
#include "problem/cluster_optimum.h"

namespace gtv {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// b is taken larger by this factor, which covers the rounding in it.
constexpr double caution = 1 + 1e-9;
/// How close to its end the window of λ is known.
constexpr double windowAccuracy = 1e-7;

/// C with its inner edges; nodes are counted within C, in the order given.
class ClusterCuts {
 public:
  ClusterCuts(const EmpiricalGraph& graph, const std::vector<int>& nodes);

  int size() const { return static_cast<int>(boundary_.size()); }
  int innerEdges() const { return static_cast<int>(edges_.size()); }
  /// Σ_{i'∉C} A_{ii'} of every node.
  const Vector& boundary() const { return boundary_; }
  /// Σ_{i'∈C} A_{ii'} of every node.
  const Vector& inside() const { return inside_; }
  /// A non-empty 𝒜 ⊆ C∖{root} with Σ_𝒜 b ≥ cut(𝒜, C∖𝒜), or nothing if there is none.
  std::vector<int> violation(int root, const Vector& b) const;
  double cut(const std::vector<int>& subset) const;

 private:
  struct Arc;
  using Network =
      boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property, Arc>;
  using ArcId =
      boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>::edge_descriptor;
  struct Arc {
    std::int64_t capacity = 0;
    std::int64_t residual = 0;
    ArcId reverse;
  };

  std::vector<int> quickViolation(int root, const Vector& b) const;
  Network network(int root, const Vector& b) const;

  std::vector<Edge> edges_;  ///< inside C
  Vector boundary_;
  Vector inside_;  ///< Σ_{i'∈C} A_{ii'}
};

ClusterCuts::ClusterCuts(const EmpiricalGraph& graph, const std::vector<int>& nodes)
    : boundary_(Vector::Zero(static_cast<Eigen::Index>(nodes.size()))), inside_(boundary_) {
  std::vector<int> place(static_cast<std::size_t>(graph.nodeCount()), -1);
  for (std::size_t k = 0; k < nodes.size(); ++k) place[nodes[k]] = static_cast<int>(k);
  for (int k = 0; k < size(); ++k) {
    for (const auto& incidence : graph.neighbours(nodes[k])) {
      const double edgeWeight = graph.edge(incidence.edge).weight;
      const int other = place[incidence.neighbour];
      (other < 0 ? boundary_ : inside_)[k] += edgeWeight;
      if (other > k) edges_.push_back({k, other, edgeWeight});
    }
  }
}

double ClusterCuts::cut(const std::vector<int>& subset) const {
  std::vector<bool> in(static_cast<std::size_t>(size()), false);
  for (const int i : subset) in[i] = true;
  double sum = 0;
  for (const auto& edge : edges_)
    if (in[edge.head] != in[edge.tail]) sum += edge.weight;
  return sum;
}

std::vector<int> ClusterCuts::quickViolation(int root, const Vector& b) const {
  for (int i = 0; i < size(); ++i)
    if (i != root && !(b[i] < inside_[i])) return {i};
  if (size() < 2 || b.sum() - b[root] < inside_[root]) return {};
  std::vector<int> others;
  for (int i = 0; i < size(); ++i)
    if (i != root) others.push_back(i);
  return others;
}

/// After quickViolation every b_i < Σ_{i'∈C} A_{ii'}: all capacities together are below 4 Σ A.
ClusterCuts::Network ClusterCuts::network(int root, const Vector& b) const {
  const double unit = 4 * inside_.sum() / std::ldexp(1, 53);
  Network out(static_cast<std::size_t>(size()) + 1);
  // Boost's algorithm takes reverse arcs to have no capacity of their own: an undirected edge is
  // two arcs and their reverses.
  const auto connect = [&](int from, int to, double capacity) {
    const ArcId there = boost::add_edge(from, to, out).first;
    const ArcId back = boost::add_edge(to, from, out).first;
    out[there].capacity = static_cast<std::int64_t>(capacity);
    out[there].reverse = back;
    out[back].reverse = there;
  };
  for (const auto& [head, tail, weight] : edges_) {
    connect(head, tail, std::floor(weight / unit));
    connect(tail, head, std::floor(weight / unit));
  }
  for (int i = 0; i < size(); ++i)
    if (i != root) connect(size(), i, std::ceil(b[i] / unit));
  return out;
}

std::vector<int> ClusterCuts::violation(int root, const Vector& b) const {
  if (auto quick = quickViolation(root, b); !quick.empty() || size() < 2) return quick;
  Network flow = network(root, b);
  boost::push_relabel_max_flow(flow, static_cast<std::size_t>(size()),
                               static_cast<std::size_t>(root),
                               boost::capacity_map(boost::get(&Arc::capacity, flow))
                                   .residual_capacity_map(boost::get(&Arc::residual, flow))
                                   .reverse_edge_map(boost::get(&Arc::reverse, flow))
                                   .vertex_index_map(boost::get(boost::vertex_index, flow)));
  // Who reaches the root over arcs that are not full: backwards from the root.
  std::vector<bool> reaches(static_cast<std::size_t>(size()) + 1, false);
  reaches[root] = true;
  std::vector<std::size_t> stack{static_cast<std::size_t>(root)};
  while (!stack.empty()) {
    const auto node = stack.back();
    stack.pop_back();
    for (const auto& out : boost::make_iterator_range(boost::out_edges(node, flow))) {
      const auto from = boost::target(out, flow);
      if (reaches[from] || flow[flow[out].reverse].residual <= 0) continue;
      reaches[from] = true;
      stack.push_back(from);
    }
  }
  std::vector<int> cutOff;
  for (int i = 0; i < size(); ++i)
    if (!reaches[i]) cutOff.push_back(i);
  return cutOff;
}

double sumOver(const Vector& values, const std::vector<int>& subset) {
  double sum = 0;
  for (const int i : subset) sum += values[i];
  return sum;
}

/// b = caution·(constant + t·slope) with t = 1/λ.
struct Demand {
  Vector constant;
  Vector slope;

  Vector at(double t) const { return caution * (constant + t * slope); }
};

/// The supremum, up to windowAccuracy and from below, of the t ≥ 0 for which the root works;
/// negative if it does not even for t = 0. Newton's method: every 𝒜 that is violated at t bounds t
/// by (cut(𝒜) − Σ_𝒜 constant)/Σ_𝒜 slope. It ends after a few of them, and rarely at all otherwise;
/// halving t then ends it.
double largestInverse(const ClusterCuts& cuts, const Demand& demand, int root) {
  if (!cuts.violation(root, demand.at(0)).empty()) return -1;
  if (demand.slope.sum() - demand.slope[root] <= 0) return infinity;
  double t = infinity;
  for (int i = 0; i < cuts.size(); ++i)
    if (i != root && demand.slope[i] > 0)
      t = std::min(t, (cuts.cut({i}) / caution - demand.constant[i]) / demand.slope[i]);
  const double start = t;
  for (int k = 0; t > 1e-12 * start; ++k) {
    t *= k < 30 ? 1 - windowAccuracy : 0.5;
    const auto violated = cuts.violation(root, demand.at(t));
    if (violated.empty()) return t;
    const double bound = (cuts.cut(violated) / caution - sumOver(demand.constant, violated)) /
                         sumOver(demand.slope, violated);
    if (bound < t) t = bound;
  }
  return -1;
}

/// The best root's window; negative as above.
double largestInverse(const ClusterCuts& cuts, const Demand& demand, const std::stop_token& stop) {
  double best = -1;
  for (int root = 0; root < cuts.size() && best < infinity && !stop.stop_requested(); ++root) {
    const bool hopeless =
        best >= 0 && !cuts.violation(root, demand.at(best * (1 + windowAccuracy))).empty();
    if (!hopeless) best = std::max(best, largestInverse(cuts, demand, root));
  }
  return best;
}

/// κ₁ = sup φ(v)/‖v‖₂ and sup ‖u‖*/‖u‖₂, or upper bounds of them.
std::pair<double, double> euclideanFactors(const Penalty& penalty, int d) {
  // ‖u‖_∞ ≤ ‖u‖₂.
  if (penalty.dualBall()) return {penalty.lipschitzConstant(d), 1};
  // φ(v) ≤ Σ_j |v_j| φ(e_j), then Cauchy-Schwarz.
  double primal = 0;
  double dual = 0;
  for (int j = 0; j < d; ++j) {
    const Vector axis = Vector::Unit(d, j);
    primal += penalty.value(axis) * penalty.value(axis);
    dual += penalty.dualGauge(axis) * penalty.dualGauge(axis);
  }
  return {std::sqrt(primal), std::sqrt(dual)};
}

/// α_C: for quadratic losses the smallest eigenvalue of the summed Hessian less its rounding.
double summedStrongConvexity(const GtvProblem& problem, const std::vector<int>& nodes,
                             const Vector& optimum) {
  bool quadratic = true;
  double sum = 0;
  for (const int i : nodes) {
    quadratic = quadratic && problem.losses[i]->isQuadratic();
    sum += problem.losses[i]->strongConvexity();
  }
  if (!quadratic) return sum;
  const Matrix hessian = summedHessian(problem, nodes, optimum);
  const Vector values = symmetricEigenvalues(hessian);
  return std::max(0.0, values.minCoeff() - 1e-14 * problem.dimension * values.maxCoeff());
}

/// Everything but the cuts: w̄, |∂C|, α_C, the bound, b; an Error says why there is none.
Result<Demand> prepare(const GtvProblem& problem, const ClusterCuts& cuts, WellConnected& out) {
  out.boundaryWeight = cuts.boundary().sum();
  out.innerEdges = cuts.innerEdges();
  if (!problem.penalty->isNorm()) return Error{"penalty", "the penalty is not a norm"};
  for (const int i : out.nodes)
    if (!problem.losses[i]->hasKinks() && !std::isfinite(problem.losses[i]->smoothness()))
      return Error{"cluster", "the curvature of a loss has no bound, which the theorem needs"};
  auto optimum = clusterOptimum(problem, out.nodes);
  if (!optimum) return optimum.error();
  out.optimum = *optimum;
  out.strongConvexity = summedStrongConvexity(problem, out.nodes, *optimum);
  if (out.strongConvexity <= 0)
    return Error{"cluster", "the summed losses are not strongly convex (α_C = 0)"};
  const auto [primal, dual] = euclideanFactors(*problem.penalty, problem.dimension);
  out.boundPerLambda = primal * out.boundaryWeight / out.strongConvexity;
  out.smoothness.resize(cuts.size());
  out.gradients.resize(cuts.size());
  Vector gradient(problem.dimension);
  for (int k = 0; k < cuts.size(); ++k) {
    const auto& loss = *problem.losses[out.nodes[k]];
    out.smoothness[k] = loss.smoothness();
    loss.gradient(*optimum, gradient);
    out.gradients[k] = problem.penalty->dualGauge(gradient);
  }
  return Demand{cuts.boundary() + dual * *out.boundPerLambda * out.smoothness, out.gradients};
}

/// A root with its worst 𝒜.
struct WorstSubset {
  int root = -1;
  double ratio = infinity;
  std::vector<int> subset;
};

/// max Σ_𝒜 b/cut(𝒜) over the 𝒜 of a root, by Dinkelbach's method: some 𝒜 that is violated by b/ρ
/// has a ratio of at least ρ. It begins with single nodes and with all.
WorstSubset worstSubset(const ClusterCuts& cuts, const Vector& b, int root) {
  WorstSubset out{root, -1, {}};
  const auto consider = [&](double left, double right, auto&& subset) {
    const double ratio = right > 0 ? left / right : infinity;
    if (!(ratio > out.ratio)) return false;
    out.ratio = ratio;
    out.subset = subset();
    return true;
  };
  for (int i = 0; i < cuts.size(); ++i)
    if (i != root) consider(b[i], cuts.inside()[i], [&] { return std::vector<int>{i}; });
  consider(b.sum() - b[root], cuts.inside()[root], [&] {
    std::vector<int> others;
    for (int i = 0; i < cuts.size(); ++i)
      if (i != root) others.push_back(i);
    return others;
  });
  while (out.ratio > 0 && out.ratio < infinity) {
    auto violated = cuts.violation(root, 1 / (caution * out.ratio) * b);
    if (violated.empty()) break;
    if (!consider(sumOver(b, violated), cuts.cut(violated), [&] { return violated; })) break;
  }
  return out;
}

/// The root whose worst 𝒜 has the smallest ratio; of no use after a stop.
WorstSubset bestRoot(const ClusterCuts& cuts, const Vector& b, const std::stop_token& stop) {
  WorstSubset best;
  for (int root = 0; root < cuts.size() && !stop.stop_requested() && best.ratio > 0; ++root) {
    const bool hopeless = best.ratio < infinity && !cuts.violation(root, b / best.ratio).empty();
    if (hopeless) continue;
    auto next = worstSubset(cuts, b, root);
    if (best.root < 0 || next.ratio < best.ratio) best = std::move(next);
  }
  return best;
}

WellConnected::Sides sidesOf(const ClusterCuts& cuts, const WellConnected& of, const Demand& demand,
                             const std::vector<int>& subset, double inverseLambda) {
  WellConnected::Sides out;
  out.boundary = sumOver(cuts.boundary(), subset);
  out.curvature = sumOver(demand.constant, subset) - out.boundary;
  out.disagreement = inverseLambda * sumOver(demand.slope, subset);
  out.cut = cuts.cut(subset);
  for (const int i : subset) out.subset.push_back(of.nodes[i]);
  return out;
}

/// The answer for the λ of the problem, with its reasons.
void decide(const ClusterCuts& cuts, const Demand& demand, double lambda,
            const std::stop_token& stop, WellConnected& out) {
  const Vector b = demand.at(1 / lambda);
  const auto worst = bestRoot(cuts, b, stop);
  if (stop.stop_requested()) {
    out.answer = WellConnected::Answer::Unfinished;
    return;
  }
  out.root = out.nodes[worst.root];
  out.worst = sidesOf(cuts, out, demand, worst.subset, 1 / lambda);
  const bool holds = cuts.violation(worst.root, b).empty();
  out.answer = holds ? WellConnected::Answer::Yes : WellConnected::Answer::No;
  if (!holds) out.violating = out.worst->subset;
}

}  // namespace

WellConnected wellConnected(const GtvProblem& problem, std::vector<int> nodes,
                            const WellConnectedOptions& options, const std::stop_token& stop) {
  WellConnected out;
  std::sort(nodes.begin(), nodes.end());
  out.nodes = std::move(nodes);
  check(!out.nodes.empty(), "a cluster has nodes");
  const int size = static_cast<int>(out.nodes.size());
  if (size > options.largestCluster) {
    out.why = fmt::format("the cluster has {} nodes, more than {}", size, options.largestCluster);
    return out;
  }
  const ClusterCuts cuts(*problem.graph, out.nodes);
  const auto demand = prepare(problem, cuts, out);
  if (size == 1 && problem.penalty->isNorm()) {  // there is no 𝒜
    out.answer = WellConnected::Answer::Yes;
    out.root = out.nodes.front();
    out.smallestLambda = 0;
    return out;
  }
  if (!demand) {
    out.why = demand.error().message;
    return out;
  }
  if (problem.lambda > 0)
    decide(cuts, *demand, problem.lambda, stop, out);
  else
    out.why = "λ = 0 couples no nodes";
  const double inverse = largestInverse(cuts, *demand, stop);
  if (stop.stop_requested()) {
    if (out.answer == WellConnected::Answer::NotAsked)
      out.answer = WellConnected::Answer::Unfinished;
  } else if (inverse > 0) {
    out.smallestLambda = 1 / inverse;
  } else if (const auto worst = bestRoot(cuts, demand->at(0), stop); !stop.stop_requested()) {
    out.worstWithoutDisagreement = sidesOf(cuts, out, *demand, worst.subset, 0);
  }
  return out;
}

double WellConnected::Sides::ratio() const { return cut > 0 ? left() / cut : infinity; }

WellConnected::Term WellConnected::failing(const Sides& sides) {
  if (sides.cut <= 0) return Term::Disconnected;
  if (sides.boundary >= sides.cut) return Term::Boundary;
  if (sides.boundary + sides.curvature >= sides.cut) return Term::Curvature;
  return sides.left() >= sides.cut ? Term::Disagreement : Term::None;
}

double WellConnected::innerDensity() const {
  const auto n = static_cast<double>(nodes.size());
  return n > 1 ? 2 * innerEdges / (n * (n - 1)) : 1;
}

std::optional<double> WellConnected::neededDensity() const {
  if (!worst) return std::nullopt;
  const double density = worst->ratio() * innerDensity();
  return density <= 1 ? std::optional(density) : std::nullopt;
}

std::optional<double> WellConnected::neededSamples(double lambda) const {
  if (!smallestLambda || !(lambda > 0)) return std::nullopt;
  return std::pow(*smallestLambda / lambda, 2);
}

std::vector<std::optional<double>> separationLimits(const std::vector<WellConnected>& partition) {
  std::vector<std::optional<double>> out(partition.size());
  const auto lower = [](std::optional<double>& limit, double value) {
    limit = std::min(limit.value_or(infinity), value);
  };
  for (std::size_t c = 0; c < partition.size(); ++c)
    for (std::size_t other = 0; other < c; ++other) {
      const auto& first = partition[c];
      const auto& second = partition[other];
      if (!first.boundPerLambda || !second.boundPerLambda) continue;
      const double bound = *first.boundPerLambda + *second.boundPerLambda;
      const double limit = bound > 0 ? (*first.optimum - *second.optimum).norm() / bound : infinity;
      lower(out[c], limit);
      lower(out[other], limit);
    }
  return out;
}

}  // namespace gtv
