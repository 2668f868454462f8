#include <numeric>
#include <vector>

#include "base/dimension.h"
#include "second_order/block_system.h"
#include "second_order/smoothed_edge.h"
#include "second_order/smoothed_kernel.h"
#include "second_order/smoothed_losses.h"

namespace gtv {
namespace {

std::vector<int> allNodes(const GtvProblem& problem) {
  std::vector<int> order(static_cast<std::size_t>(problem.nodeCount()));
  std::iota(order.begin(), order.end(), 0);
  return order;
}

/// On any graph, in its own order: the blocks are assembled, and a BlockSystem solves.
template <int D, bool Packed>
class GraphKernel final : public SmoothedKernel {
 public:
  GraphKernel(const GtvProblem& problem, std::unique_ptr<BlockSystem> system)
      : problem_(problem),
        system_(std::move(system)),
        losses_(problem, allNodes(problem)),
        W_(Matrix::Zero(problem.dimension, problem.nodeCount())),
        X_(W_),
        S_(W_.rows(), W_.size()),
        C_(W_.rows(), W_.rows() * problem.edgeCount()),
        next_(Matrix::Zero(W_.rows(), problem.edgeCount())),
        capacity_(Vector::Zero(problem.edgeCount())) {}

  void problemChanged(Matrix& u) override {
    separable_ = problem_.penalty->dualBall() == DualBall::Box;
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const double capacity = problem_.capacity(e);
      if (capacity_[e] > 0) u.col(e) *= capacity / capacity_[e];
      capacity_[e] = capacity;
    }
  }

  void take(const Matrix& W) override {
    W_ = W;
    losses_.takeGradients(W_);
  }

  void takeFlow(const Matrix& U, Matrix& u) const override { u = U; }

  void clip(double part, Matrix& u) const override { clipFlow<D>(capacity_, part, separable_, u); }

  Scale scale() override { return scaleOf<D>(losses_, W_); }

  Trial solve(const Matrix& u, double mu, double damping, const std::stop_token& stop) override {
    losses_.takeHessians(W_);
    mu_ = mu;
    return separable_ ? solveFor<true>(u, damping, stop) : solveFor<false>(u, damping, stop);
  }
  double change(double length) override {
    return separable_ ? changeFor<true>(length) : changeFor<false>(length);
  }
  Arrival move(double length, Matrix& u, Matrix& W, Matrix& U) override {
    return separable_ ? moveFor<true>(length, u, W, U) : moveFor<false>(length, u, W, U);
  }

 private:
  template <bool Separable>
  Trial solveFor(const Matrix& u, double damping, const std::stop_token& stop) {
    Trial out;
    out.value = assemble<Separable>(u, damping);
    system_->solve(S_, C_, X_, stop);
    tryStep<Separable>(u, out);
    return out;
  }

  /// X_ ← −∇F_μ, and the blocks; returns F_μ(W).
  template <bool Separable>
  double assemble(const Matrix& u, double damping) {
    const auto d = W_.rows();
    double value = losses_.constant();
    Column<D> g(d);
    Column<D> v(d);
    Block<D> C(d, d);
    for (Eigen::Index i = 0; i < W_.cols(); ++i) {
      auto S = blockOf<D>(S_, i);
      S.setZero();
      losses_.addHessian(i, S);
      S.diagonal().array() += damping;
      value += losses_.gradient(i, columnOf<D>(W_, i), g);
      columnOf<D>(X_, i) = -g;
    }
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& ends = problem_.graph->edge(e);
      v = columnOf<D>(W_, ends.head) - columnOf<D>(W_, ends.tail);
      const SmoothedEdge<D, Separable> edge{capacity_[e], mu_};
      value += edge.c * edge.linearise(v, columnOf<D>(u, e), g, C);
      blockOf<D>(C_, e) = C;
      columnOf<D>(X_, ends.head) -= g;
      columnOf<D>(X_, ends.tail) += g;
    }
    return value;
  }

  template <bool Separable>
  void tryStep(const Matrix& u, Trial& out) {
    const auto d = W_.rows();
    Column<D> v(d);
    Column<D> dv(d);
    for (Eigen::Index i = 0; i < W_.cols(); ++i)
      out.change += losses_.change(i, columnOf<D>(W_, i), columnOf<D>(X_, i), out.slope);
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& ends = problem_.graph->edge(e);
      v = columnOf<D>(W_, ends.head) - columnOf<D>(W_, ends.tail);
      dv = columnOf<D>(X_, ends.head) - columnOf<D>(X_, ends.tail);
      const SmoothedEdge<D, Separable> edge{capacity_[e], mu_};
      auto next = columnOf<D>(next_, e);
      out.slope += edge.follow(v, dv, columnOf<D>(u, e), next);
      out.change += edge.c * edge.change(v, dv);
    }
  }

  template <bool Separable>
  double changeFor(double length) {
    const auto d = W_.rows();
    Column<D> v(d);
    Column<D> dv(d);
    double sum = 0;
    double slope = 0;
    for (Eigen::Index i = 0; i < W_.cols(); ++i) {
      v = length * columnOf<D>(X_, i);
      sum += losses_.change(i, columnOf<D>(W_, i), v, slope);
    }
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& ends = problem_.graph->edge(e);
      v = columnOf<D>(W_, ends.head) - columnOf<D>(W_, ends.tail);
      dv = length * (columnOf<D>(X_, ends.head) - columnOf<D>(X_, ends.tail));
      const SmoothedEdge<D, Separable> edge{capacity_[e], mu_};
      sum += edge.c * edge.change(v, dv);
    }
    return sum;
  }

  template <bool Separable>
  Arrival moveFor(double length, Matrix& u, Matrix& W, Matrix& U) {
    Arrival out;
    const auto d = W_.rows();
    if (length != 0) {
      W_ += length * X_;
      out.moved = (W_ - W).template lpNorm<Eigen::Infinity>();
      W = W_;
      for (Eigen::Index e = 0; e < capacity_.size(); ++e)
        SmoothedEdge<D, Separable>{capacity_[e], mu_}.approach(columnOf<D>(u, e),
                                                               columnOf<D>(next_, e));
    }
    losses_.takeGradients(W_);
    out.loss = losses_.constant();
    Column<D> v(d);
    for (Eigen::Index i = 0; i < W_.cols(); ++i)
      out.loss += losses_.gradient(i, columnOf<D>(W_, i), v);
    // After a full step the flow it leads to balances the gradients, where these are linear.
    U = length == 1 ? next_ : u;
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& ends = problem_.graph->edge(e);
      v = columnOf<D>(W_, ends.head) - columnOf<D>(W_, ends.tail);
      const SmoothedEdge<D, Separable> edge{capacity_[e], mu_};
      out.gap += edge.gap(v, columnOf<D>(u, e));
      auto shown = columnOf<D>(U, e);
      edge.clip(shown);
    }
    return out;
  }

  const GtvProblem& problem_;
  std::unique_ptr<BlockSystem> system_;
  SmoothedLosses<D, Packed> losses_;
  bool separable_ = false;
  double mu_ = 1;
  Matrix W_;
  Matrix X_;     ///< the step
  Matrix S_;     ///< d × dn
  Matrix C_;     ///< d × dE
  Matrix next_;  ///< the flow at the end of the full step
  Vector capacity_;
};

}  // namespace

std::unique_ptr<SmoothedKernel> makeGraphKernel(const GtvProblem& problem,
                                                std::unique_ptr<BlockSystem> system) {
  return withDimension(problem.dimension, [&](auto D) -> std::unique_ptr<SmoothedKernel> {
    if constexpr (D() != Eigen::Dynamic)
      if (allQuadratic(problem))
        return std::make_unique<GraphKernel<D(), true>>(problem, std::move(system));
    return std::make_unique<GraphKernel<D(), false>>(problem, std::move(system));
  });
}

}  // namespace gtv
