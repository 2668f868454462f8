#pragma once

#include <algorithm>

#include "losses/packed_quadratics.h"
#include "problem/gtv_problem.h"
#include "second_order/smoothed_edge.h"
#include "second_order/smoothed_kernel.h"

namespace gtv {

inline bool allQuadratic(const GtvProblem& problem) {
  return std::all_of(problem.losses.begin(), problem.losses.end(),
                     [](const auto& loss) { return loss->isQuadratic(); });
}

/// The losses as the kernels of the smoothed Newton method ask for them, in the kernel's order of
/// the nodes. `Packed`: all quadratic and D fixed; nothing is remembered between the calls. Else
/// ∇L_i(w_i), L_i(w_i) and ∇²L_i(w_i) are taken at one W for all nodes, and kept.
template <int D, bool Packed>
class SmoothedLosses;

template <int D>
class SmoothedLosses<D, true> {
 public:
  static constexpr bool isPacked = true;

  SmoothedLosses(const GtvProblem& problem, const std::vector<int>& order)
      : terms_(problem.losses, order), constant_(terms_.constants()) {}

  void takeGradients(const Matrix&) {}
  void takeHessians(const Matrix&) {}

  double constant() const { return constant_; }
  bool isZero(Eigen::Index k) const { return terms_[k].R[0] == 0 && hessianTrace(k) == 0; }
  double hessianTrace(Eigen::Index k) const {
    double sum = 0;
    for (const double r : terms_[k].R) sum += r * r;
    return sum;
  }
  /// out ← ∇L(w); returns L(w) without its constant.
  template <class W>
  double gradient(Eigen::Index k, const W& w, Column<D>& out) const {
    const Column<D> r = terms_[k].residual(w);
    out = terms_[k].pull(r);
    double sum = 0;
    for (int i = 0; i < D; ++i) sum += r[i] * r[i];
    return 0.5 * sum;
  }
  template <class Square>
  void addHessian(Eigen::Index k, Square& H) const {
    terms_[k].addHessian(H);
  }
  /// L(w + x) − L(w), and the slope ∇L(w)ᵀx is added to `slope`.
  template <class W, class X>
  double change(Eigen::Index k, const W& w, const X& x, double& slope) const {
    const Column<D> r = terms_[k].residual(w);
    const Column<D> image = terms_[k].image(x);
    const double along = r.dot(image);
    slope += along;
    return along + 0.5 * image.squaredNorm();
  }

 private:
  PackedQuadratics<D> terms_;
  double constant_;
};

template <int D>
class SmoothedLosses<D, false> {
 public:
  static constexpr bool isPacked = false;

  SmoothedLosses(const GtvProblem& problem, const std::vector<int>& order)
      : quadratic_(allQuadratic(problem)),
        gradients_(problem.dimension, problem.nodeCount()),
        values_(problem.nodeCount()),
        trial_(problem.dimension) {
    for (const int i : order) losses_.push_back(problem.losses[i].get());
  }

  void takeGradients(const Matrix& W) {
    for (std::size_t k = 0; k < losses_.size(); ++k) {
      const auto at = static_cast<Eigen::Index>(k);
      losses_[k]->gradient(W.col(at), gradients_.col(at));
      values_[at] = losses_[k]->value(W.col(at));
    }
  }
  void takeHessians(const Matrix& W) {
    if (quadratic_ && hessians_.size() > 0) return;
    const auto d = W.rows();
    hessians_.setZero(d, d * W.cols());
    for (std::size_t k = 0; k < losses_.size(); ++k) {
      const auto at = static_cast<Eigen::Index>(k);
      if (!losses_[k]->isZero()) losses_[k]->addHessian(W.col(at), hessians_.middleCols(at * d, d));
    }
  }

  double constant() const { return 0; }
  bool isZero(Eigen::Index k) const { return losses_[static_cast<std::size_t>(k)]->isZero(); }
  double hessianTrace(Eigen::Index k) const {
    const auto d = gradients_.rows();
    return hessians_.middleCols(k * d, d).trace();
  }
  template <class W>
  double gradient(Eigen::Index k, const W&, Column<D>& out) const {
    out = columnOf<D>(gradients_, k);
    return values_[k];
  }
  template <class Square>
  void addHessian(Eigen::Index k, Square& H) {
    H += blockOf<D>(hessians_, k);
  }
  template <class W, class X>
  double change(Eigen::Index k, const W& w, const X& x, double& slope) {
    const auto& loss = *losses_[static_cast<std::size_t>(k)];
    if (loss.isZero()) return 0;
    slope += columnOf<D>(gradients_, k).dot(x);
    trial_ = w + x;
    return loss.value(trial_) - values_[k];
  }

 private:
  std::vector<const LocalLoss*> losses_;
  bool quadratic_;
  Matrix gradients_;  ///< d × n
  Vector values_;
  Matrix hessians_;  ///< d × dn
  Vector trial_;
};

/// SmoothedKernel::scale().
template <int D, class Losses>
SmoothedKernel::Scale scaleOf(Losses& losses, const Matrix& W) {
  losses.takeHessians(W);
  SmoothedKernel::Scale out;
  Column<D> g(W.rows());
  for (Eigen::Index k = 0; k < W.cols(); ++k) {
    if (losses.isZero(k)) continue;
    losses.gradient(k, columnOf<D>(W, k), g);
    out.slope += g.norm();
    out.curvature += losses.hessianTrace(k) / static_cast<double>(W.rows());
  }
  return out;
}

}  // namespace gtv
