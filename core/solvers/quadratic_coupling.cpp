#include "solvers/quadratic_coupling.h"

#include <algorithm>
#include <limits>

#include "base/decompositions.h"
#include "base/dimension.h"
#include "solvers/kernels.h"

namespace gtv {

QuadraticCoupling::QuadraticCoupling(const GtvProblem& problem) : problem_(problem) {
  problemChanged();
}

void QuadraticCoupling::problemChanged() {
  const auto form = problem_.penalty->quadraticForm(problem_.dimension);
  check(form.has_value(), "the penalty is quadratic");
  form_ = form.value_or(Matrix());
  isotropic_ = form_ == Matrix(form_(0, 0) * Matrix::Identity(form_.rows(), form_.cols()));
  capacity_ = capacities(problem_);
}

double QuadraticCoupling::largestEigenvalue() const {
  return isotropic_ ? form_(0, 0) : symmetricEigenvalues(form_).maxCoeff();
}

double QuadraticCoupling::smoothnessBound(const Vector& lossSmoothness) const {
  const int n = problem_.nodeCount();
  const double q = largestEigenvalue();
  Vector x = Vector::Ones(n);
  Vector image(n);  // Nx
  double bound = std::numeric_limits<double>::infinity();
  for (int k = 0; k < 30; ++k) {
    image = lossSmoothness.cwiseProduct(x);
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& edge = problem_.graph->edge(e);
      const double pull = q * capacity_[e] * (x[edge.head] + x[edge.tail]);
      image[edge.head] += pull;
      image[edge.tail] += pull;
    }
    const double ratio = n > 0 ? image.cwiseQuotient(x).maxCoeff() : 0;
    bound = std::min(bound, ratio);
    if (bound == 0) break;
    // Power steps on N + bound·I keep x > 0: an entry at most halves beside the largest.
    x += image / bound;
    x /= x.maxCoeff();
  }
  return bound;
}

void QuadraticCoupling::flow(const Matrix& W, Matrix& U) const {
  withDimension(problem_.dimension, [&](auto D) { flowFixed<D()>(W, U); });
}

template <int D>
void QuadraticCoupling::flowFixed(const Matrix& W, Matrix& U) const {
  using Point = Eigen::Matrix<double, D, 1>;
  const auto d = problem_.dimension;
  const Eigen::Map<const Eigen::Matrix<double, D, D>> form(form_.data(), d, d);
  Point v(d);
  for (int e = 0; e < problem_.edgeCount(); ++e) {
    const auto& edge = problem_.graph->edge(e);
    v = capacity_[e] * (Eigen::Map<const Point>(&W(0, edge.head), d) -
                        Eigen::Map<const Point>(&W(0, edge.tail), d));
    if (isotropic_)
      Eigen::Map<Point>(&U(0, e), d) = form_(0, 0) * v;
    else
      Eigen::Map<Point>(&U(0, e), d).noalias() = form * v;
  }
}

void QuadraticCoupling::gradient(const Matrix& W, const Matrix& U, Matrix& out) const {
  for (int i = 0; i < problem_.nodeCount(); ++i) problem_.losses[i]->gradient(W.col(i), out.col(i));
  withDimension(problem_.dimension, [&](auto D) { addOutflow<D()>(U, out); });
}

template <int D>
void QuadraticCoupling::addOutflow(const Matrix& U, Matrix& out) const {
  using Point = Eigen::Matrix<double, D, 1>;
  Point outflow(problem_.dimension);
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    netOutflow<D>(*problem_.graph, i, U, outflow);
    Eigen::Map<Point>(&out(0, i), problem_.dimension) += outflow;
  }
}

}  // namespace gtv
