#include "fusion/quotient_sweeps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/check.h"
#include "base/decompositions.h"
#include "base/dimension.h"
#include "base/disjoint_sets.h"
#include "graph/node_order.h"
#include "penalties/catalogue.h"

namespace gtv {
namespace {

constexpr int mostParameters = 4;
constexpr int mostNodes = 200'000;
constexpr int firstBatch = 10;
constexpr int largestBatch = 60;
/// Of the borders, what has to go for a contraction to pay: when λ has grown, and in the middle of
/// the work.
constexpr double enoughToContract = 0.3;
constexpr double worthwhile = 0.5;
/// Of the tolerance, what the quotient's gap may take, and what the flows inside of clusters may
/// leave open.
constexpr double firstTargetFactor = 0.4;
/// Relative gap from which on edges are contracted.
constexpr double firstProvableGap = 1e-3;
/// Steps in λ that the last one says something about, in its own length.
constexpr double farthest = 3;
/// Of its capacity, what an edge holds that counts as saturated.
constexpr double saturated = 1 - 1e-6;
/// Clusters up to this size fall apart into single nodes.
constexpr int smallCluster = 50;

std::vector<int> alone(int count) {
  std::vector<int> out(static_cast<std::size_t>(count));
  std::iota(out.begin(), out.end(), 0);
  return out;
}
}  // namespace

std::string QuotientSweeps::refusal(const GtvProblem& problem) {
  if (problem.penalty->dualBall() != DualBall::Euclidean)
    return fmt::format("quotient sweeps need {}", describeNormsWith({DualBall::Euclidean}));
  if (problem.nodeCount() > mostNodes) return "quotient sweeps are made for up to 200 000 nodes";
  if (problem.dimension > mostParameters)
    return "quotient sweeps are made for up to four parameters per node";
  for (const auto& loss : problem.losses)
    if (!loss->isQuadratic() || !(loss->strongConvexity() > 0))
      return "quotient sweeps need strongly convex quadratic losses";
  return {};
}

QuotientSweeps::QuotientSweeps(const GtvProblem& problem, double tolerance)
    : problem_(problem),
      tolerance_(tolerance),
      objectiveAtZero_(problem.objective(Matrix::Zero(problem.dimension, problem.nodeCount()))),
      convexity_(problem.nodeCount()),
      order_(reverseCuthillMcKee(*problem.graph)),
      clusterFlow_(problem.graph, problem.dimension, order_) {
  for (int i = 0; i < problem.nodeCount(); ++i)
    convexity_[i] = problem.losses[i]->strongConvexity();
  startFrom(Matrix::Zero(problem.dimension, problem.nodeCount()),
            Matrix::Zero(problem.dimension, problem.edgeCount()));
}

void QuotientSweeps::begin(Quotient quotient, const Matrix& models, const Matrix& flows,
                           double gamma) {
  solver_.reset();
  certificate_.reset();
  quotient_ = std::move(quotient);
  solver_ =
      std::make_unique<FastPrimalDualSolver>(quotient_.problem, Acceleration::Relaxation, gamma);
  solver_->startFrom(models, flows);
  certificate_ = QuadraticDual::make(quotient_.problem);
  check(certificate_ != nullptr, "strongly convex quadratic losses");
  fusedBefore_.assign(static_cast<std::size_t>(quotient_.problem.edgeCount()), false);
  clusterFlowIsCurrent_ = false;
  shown_ = false;
  provesClusters_ = false;
  batch_ = firstBatch;
}

void QuotientSweeps::startFrom(const Matrix& W, const Matrix& U) {
  W_ = W;
  U_ = U;
  auto whole = makeQuotient(problem_, alone(problem_.nodeCount()), order_);
  const Matrix models = whole.clusterMeans(W);
  const Matrix flows = whole.borderSums(U);
  begin(std::move(whole), models, flows, 0);
  clusterFlowLambda_ = problem_.lambda;
  targetFactor_ = firstTargetFactor;
  provableGap_ = firstProvableGap;
  lastW_.resize(problem_.dimension, 0);
  converged_ = false;
}

void QuotientSweeps::problemChanged() {
  const double before = quotient_.problem.lambda;
  // What fused at a smaller λ has room to spare now.
  const auto fused = std::count(fusedBefore_.begin(), fusedBefore_.end(), true);
  if (problem_.lambda > before && fused > 0 &&
      static_cast<double>(fused) >= enoughToContract * static_cast<double>(fusedBefore_.size()))
    contract(std::vector<bool>(fusedBefore_));
  expandIterate();
  Matrix W = W_;
  Matrix U = U_;
  quotient_.problem.lambda = problem_.lambda;
  solver_->problemChanged();
  const double share = (problem_.lambda - before) / (before - lastLambda_);
  if (converged_ && lastW_.size() > 0 && share > 0 && share <= farthest) {
    extrapolate(share);
  } else if (problem_.lambda < clusterFlowLambda_) {
    const double factor = problem_.lambda / clusterFlowLambda_;
    U_ *= factor;
    if (clusterFlowIsCurrent_) clusterFlow_.scale(factor);
    clusterFlowLambda_ = problem_.lambda;
  }
  lastW_ = std::move(W);
  lastU_ = std::move(U);
  lastLambda_ = before;
  converged_ = false;
  std::fill(fusedBefore_.begin(), fusedBefore_.end(), false);
  targetFactor_ = firstTargetFactor;
  provableGap_ = firstProvableGap;
  shown_ = false;
  provesClusters_ = false;
  batch_ = firstBatch;
}

void QuotientSweeps::extrapolate(double share) {
  // The flow inside a cluster that touches no other does not depend on λ.
  std::vector<bool> touches(static_cast<std::size_t>(quotient_.clusterCount()), false);
  for (const auto& edge : quotient_.problem.graph->edges())
    touches[edge.head] = touches[edge.tail] = true;
  W_ += share * (W_ - lastW_);
  withDimension(problem_.dimension, [&](auto D) {
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      auto u = columnOf<D()>(U_, e);
      if (touches[quotient_.cluster[problem_.graph->edge(e).head]])
        u += share * (u - columnOf<D()>(lastU_, e));
      const double capacity = problem_.capacity(e);
      const double squares = u.squaredNorm();
      if (squares > capacity * capacity) u *= (1 - 1e-12) * capacity / std::sqrt(squares);
    }
  });
  solver_->startFrom(quotient_.clusterMeans(W_), quotient_.borderSums(U_));
  clusterFlowIsCurrent_ = false;
  clusterFlowLambda_ = problem_.lambda;
}

void QuotientSweeps::tightenTarget() {
  targetFactor_ *= 0.3;
  provesClusters_ = false;
}

bool QuotientSweeps::work() {
  if (provesClusters_) return proveClusters();
  for (int k = 0; k < batch_; ++k) solver_->step();
  batch_ = std::min(largestBatch, batch_ + batch_ / 2);
  shown_ = false;
  checkProgress();
  return false;
}

void QuotientSweeps::checkProgress() {
  const Matrix& Y = solver_->primal();
  const Matrix& F = solver_->dual();
  const auto sums = certificate_->at(Y, F);
  value_ = std::max(std::abs(sums.primal), 1e-9 * objectiveAtZero_);
  gap_ = sums.primal - sums.dual;
  const bool good = gap_ <= targetFactor_ * tolerance_ * value_;
  provesClusters_ = good;
  const bool believed = gap_ <= provableGap_ * value_;
  if (!believed && !good) return;

  const auto& graph = *quotient_.problem.graph;
  const int borders = graph.edgeCount();
  std::vector<bool> fused(static_cast<std::size_t>(borders));
  int twice = 0;
  for (int e = 0; e < borders; ++e) {
    const auto& edge = graph.edge(e);
    const double sigma = 0.5 * edge.weight / solver_->gamma();
    const double capacity = quotient_.problem.capacity(e);
    double squares = 0;
    for (Eigen::Index j = 0; j < Y.rows(); ++j) {
      const double x = F(j, e) + sigma * (Y(j, edge.head) - Y(j, edge.tail));
      squares += x * x;
    }
    fused[e] = squares <= capacity * capacity;
    twice += fused[e] && fusedBefore_[e] ? 1 : 0;
  }
  if (!good && believed && twice >= worthwhile * borders) {
    for (int e = 0; e < borders; ++e) fused[e] = fused[e] && fusedBefore_[e];
    contract(fused);
  } else {
    fusedBefore_ = std::move(fused);
  }
}

void QuotientSweeps::contract(const std::vector<bool>& fused) {
  const auto& graph = *quotient_.problem.graph;
  DisjointSets sets(graph.nodeCount());
  for (int e = 0; e < graph.edgeCount(); ++e)
    if (fused[e]) sets.join(graph.edge(e).head, graph.edge(e).tail);
  // What becomes inside keeps the flow it has.
  clusterFlowLambda_ = quotient_.problem.lambda;
  if (clusterFlowIsCurrent_) clusterFlow_.store(U_);
  quotient_.expandFlows(problem_, solver_->dual(), U_);
  auto next = quotientOfQuotient(quotient_, sets.names());
  quotient_.expandModels(solver_->primal(), W_);
  const Matrix models = next.clusterMeans(W_);
  const Matrix flows = next.borderSums(U_);
  begin(std::move(next), models, flows, solver_->gamma());
}

void QuotientSweeps::expandIterate() {
  if (shown_) return;
  quotient_.expandModels(solver_->primal(), W_);
  if (clusterFlowIsCurrent_) clusterFlow_.store(U_);
  quotient_.expandFlows(problem_, solver_->dual(), U_);
  shown_ = true;
}

const Matrix& QuotientSweeps::primal() {
  expandIterate();
  return W_;
}

const Matrix& QuotientSweeps::dual() {
  expandIterate();
  return U_;
}

/// target_ ← what has to leave every node within its cluster: −∇L_i less what crosses, and less its
/// part of what the quotient leaves out of balance.
template <int D>
void QuotientSweeps::computeFlowTargets() {
  const auto& graph = *problem_.graph;
  const int n = problem_.nodeCount();
  target_.resize(problem_.dimension, n);
  Vector gradient(problem_.dimension);
  for (int i = 0; i < n; ++i) {
    problem_.losses[i]->gradient(W_.col(i), gradient);
    columnOf<D>(target_, i) = -gradient;
  }
  for (int e = 0; e < graph.edgeCount(); ++e) {
    if (quotient_.border[e] < 0) continue;
    columnOf<D>(target_, graph.edge(e).head) -= columnOf<D>(U_, e);
    columnOf<D>(target_, graph.edge(e).tail) += columnOf<D>(U_, e);
  }
  Matrix H(problem_.dimension, problem_.dimension);
  for (int c = 0; c < quotient_.clusterCount(); ++c) {
    const int begin = clusterFlow_.firstPlace(c);
    const int end = begin + clusterFlow_.size(c);
    if (end == begin + 1) continue;
    Column<D> sum = Column<D>::Zero(problem_.dimension);
    for (int place = begin; place < end; ++place)
      sum += columnOf<D>(target_, clusterFlow_.node(place));
    H.setZero();
    quotient_.problem.losses[c]->addHessian(gradient, H);
    const Vector part = positiveSolve(H, sum);
    for (int place = begin; place < end; ++place) {
      const int i = clusterFlow_.node(place);
      H.setZero();
      problem_.losses[i]->addHessian(gradient, H);
      columnOf<D>(target_, i) -= H * part;
    }
  }
}

bool QuotientSweeps::proveClusters() {
  if (!clusterFlowIsCurrent_) {
    clusterFlow_.setClusters(quotient_.cluster, quotient_.clusterCount(), U_);
    clusterFlowIsCurrent_ = true;
  }
  clusterFlowLambda_ = problem_.lambda;
  expandIterate();
  withDimension(problem_.dimension, [this](auto D) { computeFlowTargets<D()>(); });
  const double budget = targetFactor_ * tolerance_ * value_;
  double spent = 0;
  std::vector<bool> failed(static_cast<std::size_t>(quotient_.clusterCount()));
  for (int c = 0; c < quotient_.clusterCount(); ++c) {
    const int size = clusterFlow_.size(c);
    if (size == 1) continue;
    double convexity = std::numeric_limits<double>::infinity();
    for (int place = clusterFlow_.firstPlace(c); place < clusterFlow_.firstPlace(c) + size; ++place)
      convexity = std::min(convexity, convexity_[clusterFlow_.node(place)]);
    const double share = budget * size / problem_.nodeCount();
    const double left =
        clusterFlow_.balance(c, target_, problem_.lambda, 2 * convexity * share) / (2 * convexity);
    spent += left;
    failed[c] = left > share;
  }
  shown_ = false;
  expandIterate();
  provesClusters_ = false;
  converged_ = spent <= budget;
  if (converged_) return true;
  splitClusters(failed);
  return false;
}

void QuotientSweeps::splitClusters(const std::vector<bool>& failed) {
  const auto& graph = *problem_.graph;
  DisjointSets sets(graph.nodeCount());
  std::vector<bool> splits(failed.size(), false);
  for (int e = 0; e < graph.edgeCount(); ++e) {
    if (quotient_.border[e] >= 0) continue;
    const auto& edge = graph.edge(e);
    const bool full = U_.col(e).norm() >= saturated * problem_.capacity(e);
    if (!failed[quotient_.cluster[edge.head]] || !full) sets.join(edge.head, edge.tail);
  }
  const auto cluster = sets.names();
  std::vector<int> seen(failed.size(), -1);
  for (std::size_t i = 0; i < cluster.size(); ++i) {
    auto& first = seen[quotient_.cluster[i]];
    if (first >= 0 && first != cluster[i]) splits[quotient_.cluster[i]] = true;
    first = cluster[i];
  }
  // All the nodes of small ones stand alone, and those of clusters that no edge explains.
  auto parts = cluster;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int c = quotient_.cluster[i];
    if (failed[c] && (!splits[c] || clusterFlow_.size(c) <= smallCluster))
      parts[i] = static_cast<int>(i);
  }
  auto next = makeQuotient(problem_, parts, order_);
  const Matrix models = next.clusterMeans(W_);
  const Matrix flows = next.borderSums(U_);
  begin(std::move(next), models, flows, solver_->gamma());
  provableGap_ *= 0.1;
}

}  // namespace gtv
