#include "second_order/conjugate_gradient.h"

#include <algorithm>
#include <cmath>

#include "base/dimension.h"

namespace gtv {
namespace {

/// Iterations until the residual is computed afresh, and how far rᵀz may fall until then.
constexpr int period = 50;
constexpr double farFallen = 1e-20;
/// The recursion is believed while the true rᵀz is at most so many times as large; if it is not, it
/// begins anew where it had at least brought rᵀz down to this share.
constexpr double believed = 2;
constexpr double progress = 1e-2;
constexpr double rounding = 1e-15;

}  // namespace

ConjugateGradientSolver::ConjugateGradientSolver(const GtvProblem& problem)
    : IterativeSolverBase(problem, "conjugate-gradient"),
      coupling_(problem),
      blocks_(problem),
      strength_(problem.nodeCount()),
      field_(2 * problem.dimension, problem.nodeCount()),
      preconditioned_(W_) {
  memory_ = {W_, W_};
  for (int i = 0; i < problem.nodeCount(); ++i) strength_[i] = problem.graph->strength(i);
  ConjugateGradientSolver::problemChanged();
}

void ConjugateGradientSolver::reset() {
  IterativeSolverBase::reset();
  begin();
}

void ConjugateGradientSolver::problemChanged() {
  coupling_.problemChanged();
  const Matrix form = problem().lambda * coupling_.form();
  if (form_.size() > 0 && form == form_) return;
  form_ = form;
  isotropic_ = form_ == Matrix(form_(0, 0) * Matrix::Identity(form_.rows(), form_.cols()));
  blocks_.invert(strength_, form_);
  begin();
}

void ConjugateGradientSolver::begin() {
  flowLags_ = true;
  recursions_ = 0;
  withDimension(problem().dimension, [this](auto D) {
    rounding_ = roundingEnergy<D()>();
    residualEnergy_ = firstEnergy_ = computeResidual<D()>();
  });
  direction() = preconditioned_;
  if (!(residualEnergy_ > rounding_)) finish();
}

void ConjugateGradientSolver::finish() {
  residualEnergy_ = 0;
  direction().setZero();
}

void ConjugateGradientSolver::updateDual() const {
  if (flowLags_) coupling_.flow(W_, U_);
  flowLags_ = false;
}

template <int D, class X, class F>
void ConjugateGradientSolver::sweep(const X& x, F&& node) {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const Eigen::Index d = D == Eigen::Dynamic ? x.rows() : D;
  // Here and not in the object, where every store might have changed it.
  double* const field = field_.data();
  const auto part = [&](Eigen::Index i, Eigen::Index from) {
    return Column(field + 2 * d * i + from, d);
  };
  for (Eigen::Index i = 0; i < x.cols(); ++i) {
    part(i, 0) = x.col(i);
    part(i, d).setZero();
  }
  const auto& edges = problem().graph->edges();
  const Edge* edge = edges.data();
  // From W = 0 the first two sweeps have nothing to add up.
  const Edge* const end = (x.array() != 0).any() ? edge + edges.size() : edge;
  Eigen::Matrix<double, D, 1> own(d);
  Eigen::Matrix<double, D, 1> sum(d);
  Eigen::Matrix<double, D, 1> difference(d);
  for (int i = 0; i < x.cols(); ++i) {
    own = part(i, 0);
    sum = part(i, d);
    for (; edge != end && edge->head == i; ++edge) {
      difference = edge->weight * (own - part(edge->tail, 0));
      sum += difference;
      part(edge->tail, d) -= difference;
    }
    node(i, own, sum);
    part(i, d) = sum;
  }
}

template <class Y>
void ConjugateGradientSolver::couple(Y&& y) const {
  constexpr int D = std::remove_reference_t<Y>::RowsAtCompileTime;
  if (isotropic_)
    y *= form_(0, 0);
  else
    y = (Eigen::Map<const Eigen::Matrix<double, D, D>>(form_.data(), y.size(), y.size()) * y)
            .eval();
}

template <int D>
double ConjugateGradientSolver::computeResidual() {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const auto d = W_.rows();
  Eigen::Matrix<double, D, 1> own(d);
  double energy = 0;
  sweep<D>(W_, [&](Eigen::Index i, const auto& w, auto& y) {
    couple(y);
    blocks_.multiply<D>(i, w, own);
    Column r(&residual()(0, i), d);
    Column z(&preconditioned_(0, i), d);
    r = blocks_.rightSide().col(i) - own - y;
    blocks_.precondition<D>(i, r, z);
    energy += r.dot(z);
  });
  return energy;
}

template <int D>
double ConjugateGradientSolver::roundingEnergy() {
  const Eigen::Matrix<double, D, D> form = form_.cwiseAbs();
  Eigen::Matrix<double, D, 1> own(W_.rows());
  Eigen::Matrix<double, D, 1> terms(W_.rows());
  double energy = 0;
  // Σ A(|w_i| + |w_i'|) = 2a_i|w_i| − Σ A(|w_i| − |w_i'|).
  sweep<D>(W_.cwiseAbs(), [&](Eigen::Index i, const auto& size, auto& y) {
    own = 2 * strength_[i] * size - y;
    terms.noalias() = form * own;
    blocks_.magnitude<D>(i, size, own);
    terms += own + blocks_.rightSide().col(i).cwiseAbs();
    energy +=
        (blocks_.inverseDiagonal().col(i).array() * (rounding * terms).array().square()).sum();
  });
  return energy;
}

double ConjugateGradientSolver::advance() {
  if (residualEnergy_ == 0) return 0;
  flowLags_ = true;
  return withDimension(problem().dimension, [this](auto D) { return advanceFixed<D()>(); });
}

template <int D>
double ConjugateGradientSolver::advanceFixed() {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const Eigen::Index d = D == Eigen::Dynamic ? W_.rows() : D;
  Eigen::Matrix<double, D, 1> own(d);
  double curvature = 0;  // pᵀMp
  sweep<D>(direction(), [&](Eigen::Index i, const auto& p, auto& y) {
    couple(y);
    blocks_.multiply<D>(i, p, own);
    y += own;
    curvature += p.dot(y);
  });
  const double length = residualEnergy_ / curvature;
  if (!(curvature > 0) || !std::isfinite(length)) {
    finish();
    return 0;
  }
  double change = 0;
  double energy = 0;
  double* const W = W_.data();
  double* const R = residual().data();
  double* const Z = preconditioned_.data();
  const double* const field = field_.data();
  const auto n = W_.cols();
  for (Eigen::Index i = 0; i < n; ++i) {
    Column w(W + d * i, d);
    Column r(R + d * i, d);
    Column z(Z + d * i, d);
    const Eigen::Map<const Eigen::Matrix<double, D, 1>> p(field + 2 * d * i, d);
    const Eigen::Map<const Eigen::Matrix<double, D, 1>> image(field + 2 * d * i + d, d);
    own = w + length * p;
    change = std::max(change, (own - w).template lpNorm<Eigen::Infinity>());
    w = own;
    r -= length * image;
    blocks_.precondition<D>(i, r, z);
    energy += r.dot(z);
  }
  const double before = residualEnergy_;
  residualEnergy_ = energy;
  bool keeps = true;
  if (++recursions_ >= period || !(energy > std::max(rounding_, farFallen * firstEnergy_)))
    keeps = refresh<D>();
  if (residualEnergy_ == 0) return change;
  if (keeps)
    direction() = preconditioned_ + (residualEnergy_ / before) * direction();
  else
    direction() = preconditioned_;
  return change;
}

template <int D>
bool ConjugateGradientSolver::refresh() {
  rounding_ = roundingEnergy<D>();
  const double energy = computeResidual<D>();
  const bool believable = energy <= believed * residualEnergy_;
  const bool nearer = energy <= progress * firstEnergy_;
  residualEnergy_ = firstEnergy_ = energy;
  recursions_ = 0;
  if (!(energy > rounding_) || !(believable || nearer)) finish();
  return believable;
}

Result<void> ConjugateGradientSolver::restoreScalars(const std::vector<double>& scalars) {
  for (const double x : scalars)
    if (!std::isfinite(x) || x < 0) return Error{"state", "has numbers that no run can reach"};
  if (!(scalars[0] >= 1 && scalars[0] <= period) || scalars[0] != std::floor(scalars[0]))
    return Error{"state", "has a count that no run can reach"};
  recursions_ = static_cast<int>(scalars[0]) - 1;
  residualEnergy_ = scalars[1];
  firstEnergy_ = scalars[2];
  rounding_ = scalars[3];
  return {};
}

}  // namespace gtv
