#include "second_order/forest_system.h"

#include <algorithm>

#include "base/decompositions.h"
#include "base/dimension.h"

namespace gtv {
namespace {

/// Of what the edges add to the diagonal of M, in Δ: enough for directions that Q does not see.
constexpr double edgeShare = 1e-3;

/// A ← L below and the inverse pivots on the diagonal, A = LDLᵀ. Pivots that are rounding count as
/// +∞, and so do those of rows whose diagonal is at most `tiny`: such directions have nothing to
/// solve.
template <int D>
void decompose(Block<D>& A, double tiny) {
  constexpr double rounding = 4e-16;
  for (Eigen::Index j = 0; j < A.rows(); ++j) {
    const double floor = std::max(rounding * A(j, j), tiny);
    double pivot = A(j, j);
    for (Eigen::Index k = 0; k < j; ++k) pivot -= A(j, k) * A(k, j);
    const double inverse = pivot > floor ? 1 / pivot : 0;
    A(j, j) = inverse;
    for (Eigen::Index r = j + 1; r < A.rows(); ++r) {
      for (Eigen::Index k = 0; k < j; ++k) A(r, j) -= A(r, k) * A(k, j);
      A(j, r) = A(r, j);  // LD, above the diagonal
      A(r, j) *= inverse;
    }
  }
}

/// B ← A⁻¹B for such an A.
template <int D, class Right>
void solveWith(const Block<D>& A, Right& B) {
  const auto d = A.rows();
  for (Eigen::Index j = 0; j < d; ++j)
    for (Eigen::Index r = j + 1; r < d; ++r) B.row(r) -= A(r, j) * B.row(j);
  for (Eigen::Index j = d; j-- > 0;) {
    B.row(j) *= A(j, j);
    for (Eigen::Index r = j + 1; r < d; ++r) B.row(j) -= A(r, j) * B.row(r);
  }
}

}  // namespace

bool ForestSystem::fits(const EmpiricalGraph& graph) {
  const auto components = graph.components();
  const int count =
      components.empty() ? 0 : 1 + *std::max_element(components.begin(), components.end());
  return graph.edgeCount() == graph.nodeCount() - count;
}

ForestSystem::ForestSystem(const GtvProblem& problem)
    : hessians_(
          Matrix::Zero(problem.dimension, Eigen::Index{problem.dimension} * problem.nodeCount())),
      rightSide_(Matrix::Zero(problem.dimension, problem.nodeCount())),
      parts_(hessians_),
      factors_(hessians_),
      gains_(hessians_),
      size_(rightSide_) {
  const auto& graph = *problem.graph;
  std::vector<bool> seen(static_cast<std::size_t>(graph.nodeCount()), false);
  places_.reserve(seen.size());
  for (int root = 0; root < graph.nodeCount(); ++root) {
    if (seen[root]) continue;
    seen[root] = true;
    places_.push_back({root, -1, -1, 0});
    for (auto at = places_.size() - 1; at < places_.size(); ++at)
      for (const auto& [neighbour, edge, sign] : graph.neighbours(places_[at].node)) {
        if (seen[neighbour]) continue;
        seen[neighbour] = true;
        places_.push_back({neighbour, places_[at].node, edge, 0});
      }
  }
  const Eigen::Index d = problem.dimension;
  const Vector zero = Vector::Zero(d);
  for (int i = 0; i < graph.nodeCount(); ++i) {
    if (problem.losses[i]->isZero()) continue;
    problem.losses[i]->gradient(zero, rightSide_.col(i));
    problem.losses[i]->addHessian(zero, hessians_.middleCols(i * d, d));
  }
  rightSide_ = -rightSide_;
}

void ForestSystem::factorise(const Vector& capacity, const Matrix& Q,
                             const std::optional<Matrix>& coupled, double epsilon, double tiny) {
  const auto d = Q.rows();
  form_ = Q;
  turn_.resize(d, 0);
  turnedForm_ = Q;
  rank_ = d;
  if (coupled) {
    rank_ = coupled->cols();
    turn_ = orthogonalFactor(*coupled);
    turn_.leftCols(rank_) = *coupled;
    turnedForm_.setZero();
    turnedForm_.topLeftCorner(rank_, rank_) = coupled->transpose() * Q * *coupled;
  }
  for (auto& place : places_)
    if (place.parent >= 0) place.capacity = capacity[place.edge];
  withDimension(hessians_.rows(), [&](auto D) { factoriseFixed<D()>(epsilon, tiny); });
}

template <int D>
void ForestSystem::factoriseFixed(double epsilon, double tiny) {
  const auto d = hessians_.rows();
  const Block<D> form = turnedForm_;
  Block<D> C(d, d);
  Block<D> T(d, d);
  Block<D> A(d, d);
  Block<D> K(d, d);
  parts_ = hessians_;
  for (Eigen::Index i = 0; turn_.cols() > 0 && i < size_.cols(); ++i) {
    A.noalias() = turn_.transpose() * blockOf<D>(hessians_, i) * turn_;
    blockOf<D>(parts_, i) = A;
  }
  // Δ, kept in size_ for a moment.
  for (Eigen::Index i = 0; i < size_.cols(); ++i)
    columnOf<D>(size_, i) = blockOf<D>(parts_, i).diagonal();
  for (const auto& [node, parent, edge, capacity] : places_) {
    if (parent < 0) continue;
    columnOf<D>(size_, node) += edgeShare * capacity * form.diagonal();
    columnOf<D>(size_, parent) += edgeShare * capacity * form.diagonal();
  }
  for (auto place = places_.rbegin(); place != places_.rend(); ++place) {
    const auto& [node, parent, edge, capacity] = *place;
    T = blockOf<D>(parts_, node);
    T.diagonal() += epsilon * columnOf<D>(size_, node);
    C = capacity * form;
    A = C + T;
    decompose<D>(A, tiny);
    blockOf<D>(factors_, node) = A;
    if (parent < 0) continue;
    K = C;
    solveWith<D>(A, K);
    blockOf<D>(gains_, node) = K;
    A.noalias() = K.transpose() * T;  // C(C + T)⁻¹T, symmetric but for rounding
    auto passed = blockOf<D>(parts_, parent);
    for (Eigen::Index c = 0; c < rank_; ++c)
      for (Eigen::Index r = 0; r < rank_; ++r) passed(r, c) += 0.5 * (A(r, c) + A(c, r));
  }
}

bool ForestSystem::residual(const Matrix& W, double rounding, Matrix& out) {
  if ((W.array() == 0).all()) {
    out = rightSide_;
    return (out.array() == 0).all();
  }
  return withDimension(W.rows(), [&](auto D) { return residualFixed<D()>(W, rounding, out); });
}

template <int D>
bool ForestSystem::residualFixed(const Matrix& W, double rounding, Matrix& out) {
  const auto d = W.rows();
  const Block<D> form = form_;
  const Block<D> absolute = form_.cwiseAbs();
  Column<D> flow(d);
  Column<D> terms(d);
  for (const auto& [node, parent, edge, capacity] : places_) {
    const auto w = columnOf<D>(W, node);
    const auto H = blockOf<D>(hessians_, node);
    const auto b = columnOf<D>(rightSide_, node);
    columnOf<D>(out, node) = b - H * w;
    columnOf<D>(size_, node) = b.cwiseAbs() + H.cwiseAbs() * w.cwiseAbs();
    if (parent < 0) continue;
    const auto up = columnOf<D>(W, parent);
    flow.noalias() = capacity * (form * (w - up));
    terms.noalias() = capacity * (absolute * (w.cwiseAbs() + up.cwiseAbs()));
    columnOf<D>(out, node) -= flow;
    columnOf<D>(out, parent) += flow;
    columnOf<D>(size_, node) += terms;
    columnOf<D>(size_, parent) += terms;
  }
  return (out.array().abs() <= rounding * size_.array()).all();
}

void ForestSystem::solve(Matrix& x) const {
  if (turn_.cols() > 0) x = turn_.transpose() * x;
  withDimension(x.rows(), [&](auto D) { solveFixed<D()>(x); });
  if (turn_.cols() > 0) x = turn_ * x;
}

template <int D>
void ForestSystem::solveFixed(Matrix& x) const {
  const Block<D> form = turnedForm_;
  Block<D> A(x.rows(), x.rows());
  Column<D> own(x.rows());
  for (auto place = places_.rbegin(); place != places_.rend(); ++place) {
    A = blockOf<D>(factors_, place->node);
    own = columnOf<D>(x, place->node);
    solveWith<D>(A, own);
    columnOf<D>(x, place->node) = own;
    if (place->parent >= 0)
      columnOf<D>(x, place->parent).noalias() += place->capacity * (form * own);
  }
  for (const auto& [node, parent, edge, capacity] : places_)
    if (parent >= 0)
      columnOf<D>(x, node).noalias() += blockOf<D>(gains_, node) * columnOf<D>(x, parent);
}

}  // namespace gtv
