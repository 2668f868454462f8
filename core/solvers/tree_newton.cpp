#include "solvers/tree_newton.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/dimension.h"
#include "penalties/norm_penalties.h"

namespace gtv {
namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();
constexpr int largestDimension = 64;
constexpr double coldSmoothing = 0.1;
constexpr double warmSmoothing = 1e-6;
constexpr double lastSmoothing = 1e-11;
/// The share of μ Σ c_e below which a step's promise ends the work at this μ.
constexpr double settled = 0.1;
/// Where steps get shorter than this (a Huber loss has no curvature far out), the system is damped.
constexpr double shortStep = 0.1;
constexpr double firstDamping = 1e-3;
/// Of the way to the boundary of its ball that a flow may go in one step.
constexpr double share = 0.99;

template <int D>
using Block = Eigen::Matrix<double, D, D>;
template <int D>
using Column = Eigen::Matrix<double, D, 1>;

/// The k-th block, or column, of fixed size where D is.
template <int D>
auto blockOf(Matrix& blocks, Eigen::Index k) {
  const auto d = blocks.rows();
  return Eigen::Map<Block<D>>(blocks.data() + k * d * d, d, d);
}
template <int D>
auto columnOf(Matrix& columns, Eigen::Index k) {
  const auto d = columns.rows();
  return Eigen::Map<Column<D>>(columns.data() + k * d, d);
}

/// A⁻¹b for a symmetric positive definite A.
template <int D, class Right>
Right solved(const Block<D>& A, const Right& b) {
  if constexpr (D == 1)
    return b / A(0, 0);
  else
    return A.llt().solve(b);
}

}  // namespace

std::string TreeNewtonSolver::refusal(const GtvProblem& problem) {
  const auto components = problem.graph->components();
  const int count =
      components.empty() ? 0 : 1 + *std::max_element(components.begin(), components.end());
  if (problem.edgeCount() != problem.nodeCount() - count)
    return "tree-newton needs a graph without cycles (a chain, a star, a tree)";
  const auto* penalty = problem.penalty.get();
  if (dynamic_cast<const Norm2Penalty*>(penalty) == nullptr &&
      dynamic_cast<const Norm1Penalty*>(penalty) == nullptr)
    return "tree-newton needs the network Lasso or ℓ₁";
  if (problem.dimension > largestDimension)
    return "tree-newton is made for up to 64 parameters per node";
  for (const auto& loss : problem.losses)
    if (loss->hasKinks()) return "tree-newton needs losses without kinks";
  return {};
}

TreeNewtonSolver::TreeNewtonSolver(const GtvProblem& problem)
    : SteppingSolver(problem, "tree-newton"),
      parent_(static_cast<std::size_t>(problem.nodeCount()), -1),
      edge_(static_cast<std::size_t>(problem.nodeCount()), -1),
      capacity_(problem.edgeCount()),
      quadratic_(std::all_of(problem.losses.begin(), problem.losses.end(),
                             [](const auto& loss) { return loss->isQuadratic(); })),
      losses_(W_),
      gradient_(W_),
      step_(W_) {
  const auto& graph = *problem.graph;
  const Eigen::Index d = problem.dimension;
  std::vector<bool> seen(parent_.size(), false);
  order_.reserve(parent_.size());
  for (int root = 0; root < graph.nodeCount(); ++root) {
    if (seen[root]) continue;
    seen[root] = true;
    order_.push_back(root);
    for (auto at = order_.size() - 1; at < order_.size(); ++at)
      for (const auto& incidence : graph.neighbours(order_[at])) {
        if (seen[incidence.neighbour]) continue;
        seen[incidence.neighbour] = true;
        parent_[incidence.neighbour] = order_[at];
        edge_[incidence.neighbour] = incidence.edge;
        order_.push_back(incidence.neighbour);
      }
  }
  memory_ = {U_};
  S_.resize(d, d * graph.nodeCount());
  K_.resize(d, d * graph.nodeCount());
  C_.resize(d, d * graph.edgeCount());
  differentiate();
  TreeNewtonSolver::problemChanged();
}

void TreeNewtonSolver::reset() {
  SteppingSolver::reset();
  restored_ = false;
  problemChanged();
}

void TreeNewtonSolver::problemChanged() {
  separable_ = dynamic_cast<const Norm1Penalty*>(problem().penalty.get()) != nullptr;
  for (int e = 0; e < problem().edgeCount(); ++e) capacity_[e] = problem().capacity(e);
  if (restored_) return;
  measureSize();
  mu_ = size_ * ((W_.array() == 0).all() ? coldSmoothing : warmSmoothing);
  milestone_ = false;
  damping_ = 0;
  const Vector room = share * capacity_;
  const Vector unit = Vector::Ones(capacity_.size());
  problem().penalty->dualUpdate(u(), room.data(), unit.data());
}

void TreeNewtonSolver::startFrom(const Matrix& W, const Matrix& U) {
  W_ = W;
  U_ = U;
  u() = U;
  restored_ = false;
  problemChanged();
}

void TreeNewtonSolver::measureSize() {
  const Eigen::Index d = problem().dimension;
  if (!quadratic_) differentiate();  // here, not where the last step began
  double slope = 0;
  double curvature = 0;
  for (int i = 0; i < problem().nodeCount(); ++i) {
    if (problem().losses[i]->isZero()) continue;
    problem().losses[i]->gradient(W_.col(i), losses_.col(i));
    slope += losses_.col(i).norm();
    curvature += hessians_.middleCols(i * d, d).trace() / static_cast<double>(d);
  }
  size_ = std::max(std::sqrt(W_.colwise().squaredNorm().maxCoeff()),
                   curvature > 0 ? slope / curvature : 0);
  if (!(size_ > 0) || !std::isfinite(size_)) size_ = 1;
  curvature_ = std::max(curvature, slope / size_) / problem().nodeCount();
}

void TreeNewtonSolver::differentiate() {
  const Eigen::Index d = problem().dimension;
  hessians_.setZero(d, d * problem().nodeCount());
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (!problem().losses[i]->isZero())
      problem().losses[i]->addHessian(W_.col(i), hessians_.middleCols(i * d, d));
}

template <int D>
void TreeNewtonSolver::assemble() {
  const auto& graph = *problem().graph;
  const Eigen::Index d = problem().dimension;
  for (int i = 0; i < graph.nodeCount(); ++i)
    problem().losses[i]->gradient(W_.col(i), losses_.col(i));
  if (!quadratic_) differentiate();
  S_ = hessians_;
  if (damping_ > 0)
    for (int i = 0; i < graph.nodeCount(); ++i)
      blockOf<D>(S_, i).diagonal().array() += damping_ * curvature_;
  gradient_ = losses_;
  Column<D> v(d);
  Column<D> force(d);
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    const double c = capacity_[e];
    v = columnOf<D>(W_, head) - columnOf<D>(W_, tail);
    auto C = blockOf<D>(C_, e);
    const auto dual = columnOf<D>(u(), e);
    if (separable_) {
      C.setZero();
      for (Eigen::Index j = 0; j < d; ++j) {
        const double h = std::hypot(v[j], mu_);
        force[j] = c * v[j] / h;
        C(j, j) = (c - dual[j] * v[j] / h) / h;
      }
    } else {
      const double h = std::sqrt(v.squaredNorm() + mu_ * mu_);
      force = (c / h) * v;
      C.noalias() = (-0.5 / (h * h)) * (dual * v.transpose() + v * dual.transpose());
      C.diagonal().array() += c / h;
    }
    columnOf<D>(gradient_, head) += force;
    columnOf<D>(gradient_, tail) -= force;
  }
}

template <int D>
void TreeNewtonSolver::eliminate() {
  const Eigen::Index d = problem().dimension;
  constexpr double least = std::numeric_limits<double>::min();
  step_ = -gradient_;
  Block<D> S(d, d);
  Block<D> C(d, d);
  Block<D> K(d, d);
  Column<D> b(d);
  for (auto at = order_.rbegin(); at != order_.rend(); ++at) {
    const int i = *at;
    S = blockOf<D>(S_, i);
    b = columnOf<D>(step_, i);
    // Directions without curvature stay where they are.
    const double floor = 1e-14 * S.trace() / static_cast<double>(d) + least;
    if (parent_[i] < 0) {
      S.diagonal().array() += floor;
      b = solved<D>(S, b);
      if (!b.allFinite()) b.setZero();
      columnOf<D>(step_, i) = b;
      continue;
    }
    C = blockOf<D>(C_, edge_[i]);
    K = C + S;
    K.diagonal().array() += floor;
    b = solved<D>(K, b);
    K = solved<D>(K, C);
    blockOf<D>(K_, i) = K;
    columnOf<D>(step_, parent_[i]) += C * b;
    columnOf<D>(step_, i) = b;
    // C(C + S)⁻¹S = KᵀS, symmetric but for rounding.
    C.noalias() = K.transpose() * S;
    blockOf<D>(S_, parent_[i]) += 0.5 * (C + C.transpose());
  }
  for (const int i : order_)
    if (parent_[i] >= 0)
      columnOf<D>(step_, i) += blockOf<D>(K_, i) * columnOf<D>(step_, parent_[i]);
}

template <int D>
void TreeNewtonSolver::moveDual(double length) {
  const auto& graph = *problem().graph;
  const Eigen::Index d = problem().dimension;
  Column<D> v(d);
  Column<D> dv(d);
  Column<D> next(d);
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    const double c = capacity_[e];
    dv = columnOf<D>(step_, head) - columnOf<D>(step_, tail);
    v = columnOf<D>(W_, head) - columnOf<D>(W_, tail) - length * dv;
    auto dual = columnOf<D>(u(), e);
    if (separable_) {
      for (Eigen::Index j = 0; j < d; ++j) {
        const double h = std::hypot(v[j], mu_);
        next[j] = (c * (v[j] + dv[j]) - dual[j] * v[j] * dv[j] / h) / h;
      }
      for (Eigen::Index j = 0; j < d; ++j) {
        const double du = next[j] - dual[j];
        const double room = du > 0 ? c - dual[j] : c + dual[j];
        dual[j] += std::abs(du) <= share * room ? du : std::copysign(share * room, du);
      }
    } else {
      const double h = std::sqrt(v.squaredNorm() + mu_ * mu_);
      next = (c * (v + dv) - dual * (v.dot(dv) / h)) / h;
      next -= dual;
      // ‖u + αΔu‖ = c.
      const double a = next.squaredNorm();
      const double half = dual.dot(next);
      const double room = std::max(0.0, c * c - dual.squaredNorm());
      const double most = a > 0 ? room / (half + std::sqrt(half * half + a * room)) : 1;
      dual += std::min(1.0, share * most) * next;
    }
  }
}

double TreeNewtonSolver::smoothed(const Matrix& W) const {
  const auto& graph = *problem().graph;
  double sum = problem().loss(W);
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    const auto v = W.col(head) - W.col(tail);
    const double excess = separable_ ? (v.array().square() + mu_ * mu_).sqrt().sum() -
                                           static_cast<double>(v.size()) * mu_
                                     : std::sqrt(v.squaredNorm() + mu_ * mu_) - mu_;
    sum += capacity_[e] * excess;
  }
  return sum;
}

void TreeNewtonSolver::balance() {
  const auto& graph = *problem().graph;
  for (int i = 0; i < graph.nodeCount(); ++i)
    problem().losses[i]->gradient(W_.col(i), losses_.col(i));
  for (auto at = order_.rbegin(); at != order_.rend(); ++at) {
    const int i = *at;
    if (parent_[i] < 0) continue;
    const double sign = graph.edge(edge_[i]).head == i ? 1 : -1;
    U_.col(edge_[i]) = -sign * losses_.col(i);
    losses_.col(parent_[i]) += losses_.col(i);
  }
  const Vector unit = Vector::Ones(capacity_.size());
  problem().penalty->dualUpdate(U_, capacity_.data(), unit.data());
}

double TreeNewtonSolver::advance() {
  restored_ = false;
  const Matrix from = W_;
  const double length = withDimension(problem().dimension, [&](auto D) {
    assemble<D()>();
    eliminate<D()>();
    const double before = smoothed(W_);
    const double slope = gradient_.reshaped().dot(step_.reshaped());
    decrease_ = -slope;
    if (!(slope < 0) || !std::isfinite(slope)) return 0.0;
    double tried = 1;
    for (int halving = 0; halving < 40; ++halving, tried /= 2) {
      W_ = from + tried * step_;
      if (smoothed(W_) <= before + 1e-4 * tried * slope + 4 * epsilon * std::abs(before)) {
        moveDual<D()>(tried);
        return tried;
      }
    }
    W_ = from;
    return 0.0;
  });
  // Once the step promises less than the smoothing is wrong by.
  if (length == 0 || (length == 1 && decrease_ <= settled * mu_ * capacity_.sum()))
    mu_ = std::max(mu_ / 10, lastSmoothing * size_);
  if (length < shortStep)
    damping_ = std::max(10 * damping_, firstDamping);
  else
    damping_ = damping_ > firstDamping ? damping_ / 10 : 0;
  balance();
  const double bias = mu_ * capacity_.sum();
  milestone_ = length > 0 && bias <= 1e-3 * (problem().loss(W_) + bias);
  return W_.size() > 0 ? (W_ - from).lpNorm<Eigen::Infinity>() : 0;
}

Result<void> TreeNewtonSolver::takeScalars(const std::vector<double>& scalars) {
  for (const double x : scalars)
    if (!std::isfinite(x) || x < 0) return Error{"state", "has numbers that no run can reach"};
  if (!(scalars[0] > 0) || !(scalars[1] > 0))
    return Error{"state", "has a smoothing that no run can reach"};
  mu_ = scalars[0];
  size_ = scalars[1];
  curvature_ = scalars[2];
  damping_ = scalars[3];
  milestone_ = scalars[4] != 0;
  restored_ = true;
  return {};
}

}  // namespace gtv
