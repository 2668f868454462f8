#include "diagnostics/critical_lambda.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "problem/cluster_optimum.h"
#include "problem/flow_repair.h"

namespace gtv {
namespace {

/// Steps between two looks at the bounds.
constexpr int stepsPerLook = 20;

/// max_Z ⟨G, Z⟩/‖Z‖_GTV on one connected component; G sums to zero.
class FlowProblem {
 public:
  FlowProblem(std::shared_ptr<const EmpiricalGraph> graph, const Penalty& penalty,
              Matrix gradients);

  LambdaBracket solve(const CriticalLambdaOptions& options, const std::stop_token& stop);

 private:
  /// A valid lower bound for every Z whose columns are not all equal.
  double ratio(const Matrix& Z) const;
  /// ‖Z‖_GTV.
  double totalVariation(const Matrix& Z) const;
  /// The capacity that the flow repaired to DᵀU = −G needs.
  double capacityNeeded(Matrix U) const;
  /// One step of the dual of the prox problem, min ½‖G + DᵀU‖² over ‖u_e‖* ≤ tA_e.
  void step(double t);

  std::shared_ptr<const EmpiricalGraph> graph_;
  const Penalty& penalty_;
  FlowRepair repair_;
  Matrix G_;
  Vector weight_;
  Vector stepSize_;
  Matrix U_;
  Matrix previous_;
  Matrix point_;  ///< U with momentum
  double momentum_ = 1;
};

FlowProblem::FlowProblem(std::shared_ptr<const EmpiricalGraph> graph, const Penalty& penalty,
                         Matrix gradients)
    : graph_(std::move(graph)),
      penalty_(penalty),
      repair_(graph_),
      G_(std::move(gradients)),
      weight_(graph_->edgeCount()),
      stepSize_(graph_->edgeCount()),
      U_(Matrix::Zero(G_.rows(), graph_->edgeCount())),
      previous_(U_),
      point_(U_) {
  // ‖DᵀΣ^{1/2}‖ ≤ 1 by Cauchy-Schwarz at every node with σ_e = A_e/(a_{e₊} + a_{e₋}).
  for (int e = 0; e < graph_->edgeCount(); ++e) {
    const auto& edge = graph_->edge(e);
    weight_[e] = edge.weight;
    stepSize_[e] = edge.weight / (graph_->strength(edge.head) + graph_->strength(edge.tail));
  }
}

double FlowProblem::totalVariation(const Matrix& Z) const {
  double sum = 0;
  Vector v(Z.rows());
  for (const auto& [head, tail, weight] : graph_->edges()) {
    v = Z.col(head) - Z.col(tail);
    sum += weight * penalty_.value(v);
  }
  return sum;
}

double FlowProblem::ratio(const Matrix& Z) const {
  const double size = totalVariation(Z);
  // G sums to zero but for rounding, which must not be multiplied by the mean of Z.
  const Matrix centred = Z.colwise() - Z.rowwise().mean();
  return size > 0 ? G_.cwiseProduct(centred).sum() / size : 0;
}

double FlowProblem::capacityNeeded(Matrix U) const {
  repair_.repair(U, G_, weight_.cwiseAbs2());
  double most = 0;
  for (int e = 0; e < graph_->edgeCount(); ++e)
    most = std::max(most, penalty_.dualGauge(U.col(e)) / weight_[e]);
  return most;
}

void FlowProblem::step(double t) {
  previous_.swap(U_);
  U_ = point_ - graph_->differences(G_ + graph_->netOutflow(point_)) * stepSize_.asDiagonal();
  const Vector capacity = t * weight_;
  penalty_.dualUpdate(U_, capacity.data(), stepSize_.data());
  const Matrix moved = U_ - previous_;
  // Restart when the step goes against the momentum.
  const Matrix scaled = (point_ - U_) * stepSize_.cwiseInverse().asDiagonal();
  if (scaled.cwiseProduct(moved).sum() > 0) momentum_ = 1;
  const double next = (1 + std::sqrt(1 + 4 * momentum_ * momentum_)) / 2;
  point_ = U_ + (momentum_ - 1) / next * moved;
  momentum_ = next;
}

LambdaBracket FlowProblem::solve(const CriticalLambdaOptions& options,
                                 const std::stop_token& stop) {
  LambdaBracket out;
  out.high = capacityNeeded(U_);
  if (repair_.isForest()) return {out.high, out.high, true};
  out.low = ratio(G_);
  const auto narrow = [&] { return out.high - out.low <= options.accuracy * out.high; };
  double t = out.low;
  int looks = 0;
  for (int k = 0; k < options.steps && !narrow() && !stop.stop_requested(); k += stepsPerLook) {
    for (int j = 0; j < stepsPerLook; ++j) step(t);
    const Matrix Z = G_ + graph_->netOutflow(U_);
    const double better = ratio(Z);
    out.low = std::max(out.low, better);
    // At the prox ⟨G, Z⟩ = ‖Z‖² + t‖Z‖_GTV: half of what is to be gained is enough to move on.
    const bool round = (better - t) * totalVariation(Z) >= 0.5 * Z.squaredNorm();
    // A repair costs as much as many steps: after every round, and now and then within one.
    if (round || ++looks % 16 == 0) out.high = std::min(out.high, capacityNeeded(U_));
    if (round) t = out.low;
  }
  return out;
}

/// ∇L_i(w̄) of the nodes, brought to sum zero; `scale` ← Σ‖∇L_i(0)‖ + Σ‖g_i‖.
Matrix balancedGradients(const GtvProblem& problem, const std::vector<int>& nodes,
                         const Vector& optimum, double& scale) {
  Matrix G(problem.dimension, static_cast<Eigen::Index>(nodes.size()));
  Vector gradient(problem.dimension);
  scale = 0;
  for (Eigen::Index k = 0; k < G.cols(); ++k) {
    problem.losses[nodes[k]]->gradient(Vector::Zero(problem.dimension), gradient);
    scale += gradient.norm();
    problem.losses[nodes[k]]->gradient(optimum, gradient);
    scale += gradient.norm();
    G.col(k) = gradient;
  }
  G.colwise() -= G.rowwise().mean().eval();
  return G;
}

/// The component on its own, nodes counted in the order given.
std::shared_ptr<const EmpiricalGraph> subgraph(const EmpiricalGraph& graph,
                                               const std::vector<int>& nodes,
                                               const std::vector<int>& place) {
  std::vector<Edge> edges;
  for (const int i : nodes)
    for (const auto& incidence : graph.neighbours(i))
      if (incidence.sign > 0)
        edges.push_back({place[i], place[incidence.neighbour], graph.edge(incidence.edge).weight});
  return std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(static_cast<int>(nodes.size()), std::move(edges)).value());
}

}  // namespace

CriticalLambda criticalLambda(const GtvProblem& problem, const CriticalLambdaOptions& options,
                              const std::stop_token& stop) {
  CriticalLambda out;
  if (!problem.penalty->isNorm()) {
    out.why = "the penalty is not a norm: no finite λ brings consensus";
    return out;
  }
  std::vector<std::vector<int>> components;
  std::vector<int> place(static_cast<std::size_t>(problem.nodeCount()));
  const auto component = problem.graph->components();
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (component[i] >= static_cast<int>(components.size())) components.emplace_back();
    place[i] = static_cast<int>(components[component[i]].size());
    components[component[i]].push_back(i);
  }
  out.overall.exact = true;
  out.finished = true;
  for (auto& nodes : components) {
    if (nodes.size() < 2) continue;
    LambdaBracket bracket{0, 0, true};
    const bool labeled = std::any_of(nodes.begin(), nodes.end(),
                                     [&](int i) { return !problem.losses[i]->isZero(); });
    if (labeled) {
      const auto optimum = clusterOptimum(problem, nodes);
      if (!optimum) {
        out = {};
        out.why = optimum.error().message;
        return out;
      }
      double scale = 0;
      const Matrix G = balancedGradients(problem, nodes, *optimum, scale);
      if (G.norm() > 1e-13 * scale)  // else the nodes agree, and G is rounding
        bracket = FlowProblem(subgraph(*problem.graph, nodes, place), *problem.penalty, G)
                      .solve(options, stop);
    }
    out.overall.low = std::max(out.overall.low, bracket.low);
    out.overall.high = std::max(out.overall.high, bracket.high);
    out.finished = out.finished &&
                   (bracket.exact || bracket.high - bracket.low <= options.accuracy * bracket.high);
    out.components.push_back({std::move(nodes), bracket});
  }
  for (const auto& part : out.components)
    if (part.bracket.high == out.overall.high) out.overall.exact = part.bracket.exact;
  return out;
}

}  // namespace gtv
