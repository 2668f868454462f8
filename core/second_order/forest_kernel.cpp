#include <limits>
#include <numeric>
#include <vector>

#include "base/dimension.h"
#include "second_order/smoothed_edge.h"
#include "second_order/smoothed_kernel.h"
#include "second_order/smoothed_losses.h"

namespace gtv {
namespace {

constexpr double least = std::numeric_limits<double>::min();
/// Children before parents. Rooted at the centres, so that the branches of a chain, which wait for
/// their own results alone, are eliminated by turns.
struct Elimination {
  std::vector<int> order;   ///< nodes of the graph
  std::vector<int> parent;  ///< positions in the order; −1 at roots
  std::vector<int> edge;    ///< to the parent, of the graph
};

/// Breadth first from `start`; the nodes that were reached, parents in `parent` (by node).
std::vector<int> reach(const EmpiricalGraph& graph, int start, std::vector<int>& parent,
                       std::vector<int>& edge) {
  std::vector<int> order{start};
  parent[start] = -1;
  edge[start] = -1;
  for (std::size_t at = 0; at < order.size(); ++at)
    for (const auto& incidence : graph.neighbours(order[at])) {
      if (incidence.edge == edge[order[at]]) continue;
      parent[incidence.neighbour] = order[at];
      edge[incidence.neighbour] = incidence.edge;
      order.push_back(incidence.neighbour);
    }
  return order;
}

Elimination eliminationOf(const EmpiricalGraph& graph) {
  const auto n = static_cast<std::size_t>(graph.nodeCount());
  std::vector<int> parent(n, -1);
  std::vector<int> edge(n, -1);
  std::vector<bool> seen(n, false);
  std::vector<int> rootsFirst;
  rootsFirst.reserve(n);
  for (int start = 0; start < graph.nodeCount(); ++start) {
    if (seen[start]) continue;
    // The middle of a longest path: from the farthest node of the farthest node half way back.
    const int end = reach(graph, start, parent, edge).back();
    int middle = reach(graph, end, parent, edge).back();
    int length = 0;
    for (int i = middle; parent[i] >= 0; i = parent[i]) ++length;
    for (int k = 0; k < length / 2; ++k) middle = parent[middle];
    for (const int i : reach(graph, middle, parent, edge)) {
      seen[i] = true;
      rootsFirst.push_back(i);
    }
  }
  Elimination out{{rootsFirst.rbegin(), rootsFirst.rend()}, {}, {}};
  std::vector<int> position(n);
  for (std::size_t k = 0; k < n; ++k) position[out.order[k]] = static_cast<int>(k);
  for (const int i : out.order) {
    out.parent.push_back(parent[i] < 0 ? -1 : position[parent[i]]);
    out.edge.push_back(edge[i]);
  }
  return out;
}

/// Three passes over the nodes per step, each streaming: assemble and eliminate, from the leaves;
/// substitute back and try the step, from the roots; move, and carry the gradients to the roots.
template <int D, bool Packed>
class ForestKernel final : public SmoothedKernel {
 public:
  ForestKernel(const GtvProblem& problem, Elimination elimination)
      : problem_(problem),
        elimination_(std::move(elimination)),
        losses_(problem, elimination_.order),
        W_(Matrix::Zero(problem.dimension, problem.nodeCount())),
        X_(W_),
        S_(Matrix::Zero(W_.rows(), W_.size())),
        next_(Matrix::Zero(W_.rows(), problem.edgeCount())),
        floorShare_(1e-14 / problem.dimension),
        capacity_(Vector::Zero(problem.edgeCount())),
        sign_(problem.edgeCount()) {
    Eigen::Index slot = 0;
    for (std::size_t k = 0; k < elimination_.order.size(); ++k)
      if (elimination_.parent[k] >= 0)
        sign_[slot++] =
            problem.graph->edge(elimination_.edge[k]).head == elimination_.order[k] ? 1 : -1;
  }

  void problemChanged(Matrix& u) override {
    separable_ = problem_.penalty->dualBall() == DualBall::Box;
    Eigen::Index slot = 0;
    for (std::size_t k = 0; k < elimination_.order.size(); ++k) {
      if (elimination_.parent[k] < 0) continue;
      const double capacity = problem_.capacity(elimination_.edge[k]);
      if (capacity_[slot] > 0) u.col(slot) *= capacity / capacity_[slot];
      capacity_[slot++] = capacity;
    }
  }

  void take(const Matrix& W) override {
    for (Eigen::Index k = 0; k < W_.cols(); ++k) W_.col(k) = W.col(elimination_.order[k]);
    losses_.takeGradients(W_);
    X_.setZero();
    S_.setZero();
  }

  void takeFlow(const Matrix& U, Matrix& u) const override {
    Eigen::Index slot = 0;
    for (std::size_t k = 0; k < elimination_.order.size(); ++k) {
      if (elimination_.parent[k] < 0) continue;
      u.col(slot) = sign_[slot] * U.col(elimination_.edge[k]);
      ++slot;
    }
  }

  void clip(double part, Matrix& u) const override { clipFlow<D>(capacity_, part, separable_, u); }

  Scale scale() override { return scaleOf<D>(losses_, W_); }

  Trial solve(const Matrix& u, double mu, double damping,
              const std::stop_token& /*stop*/) override {
    losses_.takeHessians(W_);
    mu_ = mu;
    return separable_ ? solveFor<true>(u, damping) : solveFor<false>(u, damping);
  }
  double change(double length) override {
    return separable_ ? changeFor<true>(length) : changeFor<false>(length);
  }
  Arrival move(double length, Matrix& u, Matrix& W, Matrix& U) override {
    return separable_ ? moveFor<true>(length, u, W, U) : moveFor<false>(length, u, W, U);
  }

 private:
  template <bool Separable>
  Trial solveFor(const Matrix& u, double damping) {
    Trial out;
    out.value = eliminate<Separable>(u, damping);
    substitute<Separable>(u, out);
    return out;
  }

  /// What the elimination of one node needs.
  struct Scratch {
    explicit Scratch(Eigen::Index d) : S(d, d), C(d, d), K(d, d), b(d), g(d), v(d), factor(d) {}
    Block<D> S;
    Block<D> C;
    Block<D> K;
    Column<D> b;
    Column<D> g;
    Column<D> v;
    SmallFactor<D> factor;
  };

  /// X_ ← what the nodes wait for their parents with, S_ ← (C + S)⁻¹C. Returns F_μ(W).
  template <bool Separable>
  double eliminate(const Matrix& u, double damping) {
    const auto n = W_.cols();
    double value = losses_.constant();
    Eigen::Index slot = 0;
    if constexpr (D == Eigen::Dynamic) {
      Scratch scratch(W_.rows());
      for (Eigen::Index k = 0; k < n; ++k)
        value += eliminateOne<Separable>(k, slot, u, damping, scratch);
    } else {
      for (Eigen::Index k = 0; k < n; ++k) {
        Scratch scratch(D);  // stays in registers
        value += eliminateOne<Separable>(k, slot, u, damping, scratch);
      }
    }
    return value;
  }

  /// Below an edge with block C a node with Schur complement S passes C(C + S)⁻¹S on.
  template <bool Separable>
  [[gnu::always_inline]] double eliminateOne(Eigen::Index k, Eigen::Index& slot, const Matrix& u,
                                             double damping, Scratch& scratch) {
    auto& [S, C, K, b, g, v, factor] = scratch;
    const auto d = S.rows();
    const int parent = elimination_.parent[static_cast<std::size_t>(k)];
    auto kept = blockOf<D>(S_, k);
    auto x = columnOf<D>(X_, k);
    const auto w = columnOf<D>(W_, k);
    copy(kept, S);
    losses_.addHessian(k, S);
    for (Eigen::Index i = 0; i < d; ++i) v[i] = w[i];
    double value = losses_.gradient(k, v, g);
    double trace = 0;
    for (Eigen::Index i = 0; i < d; ++i) {
      S(i, i) += damping;
      trace += S(i, i);
      b[i] = x[i] - g[i];
    }
    // Directions without curvature stay where they are.
    const double floor = floorShare_ * trace + least;
    if (parent < 0) {
      kept.setZero();
      S.diagonal().array() += floor;
      factor.compute(S);
      factor.solveInPlace(b);
      if (!b.allFinite()) b.setZero();
      x = b;
      return value;
    }
    const auto wAbove = columnOf<D>(W_, parent);
    for (Eigen::Index i = 0; i < d; ++i) v[i] -= wAbove[i];
    const SmoothedEdge<D, Separable> edge{capacity_[slot], mu_};
    value += edge.c * edge.linearise(v, columnOf<D>(u, slot), g, C);
    ++slot;
    for (Eigen::Index j = 0; j < d; ++j) {
      b[j] -= g[j];
      for (Eigen::Index i = 0; i < d; ++i) K(i, j) = C(i, j) + S(i, j);
      K(j, j) += floor;
    }
    factor.compute(K);
    copy(C, K);
    factor.solveInPlace(b);
    factor.solveInPlace(K);
    for (Eigen::Index i = 0; i < d; ++i) x[i] = b[i];
    copy(K, kept);
    passOn(scratch, columnOf<D>(X_, parent), blockOf<D>(S_, parent));
    return value;
  }

  template <class From, class To>
  static void copy(const From& from, To& to) {
    for (Eigen::Index j = 0; j < from.cols(); ++j)
      for (Eigen::Index i = 0; i < from.rows(); ++i) to(i, j) = from(i, j);
  }

  /// To the parent go g + Cb, and C(C + S)⁻¹S = KᵀS, symmetric but for rounding.
  template <class Above, class BlockAbove>
  static void passOn(Scratch& scratch, Above above, BlockAbove blockAbove) {
    auto& [S, C, K, b, g, v, factor] = scratch;
    if constexpr (D == Eigen::Dynamic) {
      g.noalias() += C * b;
      above += g;
      C.noalias() = K.transpose() * S;
      blockAbove += 0.5 * (C + C.transpose());
    } else {
      for (int i = 0; i < D; ++i) {
        double sum = g[i];
        for (int j = 0; j < D; ++j) sum += C(i, j) * b[j];
        above[i] += sum;
        for (int j = 0; j <= i; ++j) {
          double lower = 0;
          double upper = 0;
          for (int l = 0; l < D; ++l) {
            lower += K(l, i) * S(l, j);
            upper += K(l, j) * S(l, i);
          }
          const double mean = 0.5 * (lower + upper);
          blockAbove(i, j) += mean;
          if (i != j) blockAbove(j, i) += mean;
        }
      }
    }
  }

  /// X_ ← the step; next_ ← the flow it leads to.
  template <bool Separable>
  void substitute(const Matrix& u, Trial& out) {
    const auto d = W_.rows();
    const int* parent = elimination_.parent.data();
    Column<D> v(d);
    Column<D> dv(d);
    Eigen::Index slot = capacity_.size();
    for (Eigen::Index k = W_.cols() - 1; k >= 0; --k) {
      auto x = columnOf<D>(X_, k);
      const auto w = columnOf<D>(W_, k);
      if (parent[k] >= 0) {
        --slot;
        const auto above = columnOf<D>(X_, parent[k]);
        auto K = blockOf<D>(S_, k);
        x.noalias() += K * above;
        K.setZero();
        v = w - columnOf<D>(W_, parent[k]);
        dv = x - above;
        const SmoothedEdge<D, Separable> edge{capacity_[slot], mu_};
        auto next = columnOf<D>(next_, slot);
        out.slope += edge.follow(v, dv, columnOf<D>(u, slot), next);
        out.change += edge.c * edge.change(v, dv);
      }
      out.change += losses_.change(k, w, x, out.slope);
    }
  }

  template <bool Separable>
  double changeFor(double length) {
    const auto d = W_.rows();
    const int* parent = elimination_.parent.data();
    Column<D> v(d);
    Column<D> dv(d);
    Column<D> x(d);
    double sum = 0;
    double slope = 0;
    Eigen::Index slot = 0;
    for (Eigen::Index k = 0; k < W_.cols(); ++k) {
      x = length * columnOf<D>(X_, k);
      sum += losses_.change(k, columnOf<D>(W_, k), x, slope);
      if (parent[k] < 0) continue;
      v = columnOf<D>(W_, k) - columnOf<D>(W_, parent[k]);
      dv = x - length * columnOf<D>(X_, parent[k]);
      const SmoothedEdge<D, Separable> edge{capacity_[slot], mu_};
      sum += edge.c * edge.change(v, dv);
      ++slot;
    }
    return sum;
  }

  template <bool Separable>
  Arrival moveFor(double length, Matrix& u, Matrix& W, Matrix& U) {
    Arrival out;
    const auto d = W_.rows();
    const auto n = W_.cols();
    const int* parent = elimination_.parent.data();
    if (length != 0) {
      Column<D> w(d);
      for (Eigen::Index k = 0; k < n; ++k) {
        auto at = columnOf<D>(W_, k);
        auto x = columnOf<D>(X_, k);
        w = at + length * x;
        for (Eigen::Index j = 0; j < d; ++j)
          out.moved = std::max(out.moved, std::abs(w[j] - at[j]));
        at = w;
        columnOf<D>(W, elimination_.order[k]) = w;
      }
      for (Eigen::Index slot = 0; slot < capacity_.size(); ++slot)
        SmoothedEdge<D, Separable>{capacity_[slot], mu_}.approach(columnOf<D>(u, slot),
                                                                  columnOf<D>(next_, slot));
    }
    losses_.takeGradients(W_);
    // What the gradients below an edge sum to is all that can flow there.
    X_.setZero();
    out.loss = losses_.constant();
    Column<D> g(d);
    Eigen::Index slot = 0;
    Column<D> v(d);
    for (Eigen::Index k = 0; k < n; ++k) {
      auto carried = columnOf<D>(X_, k);
      out.loss += losses_.gradient(k, columnOf<D>(W_, k), g);
      g += carried;
      carried.setZero();
      if (parent[k] < 0) continue;
      columnOf<D>(X_, parent[k]) += g;
      g *= -sign_[slot];
      const SmoothedEdge<D, Separable> edge{capacity_[slot], mu_};
      edge.clip(g);
      v = columnOf<D>(W_, k) - columnOf<D>(W_, parent[k]);
      out.gap += edge.gap(v, columnOf<D>(u, slot));
      columnOf<D>(U, elimination_.edge[k]) = g;
      ++slot;
    }
    return out;
  }

  const GtvProblem& problem_;
  Elimination elimination_;
  SmoothedLosses<D, Packed> losses_;
  bool separable_ = false;
  double mu_ = 1;
  Matrix W_;     ///< in the order of elimination, like all that follows
  Matrix X_;     ///< the step; 0 between the steps
  Matrix S_;     ///< d × dn; 0 between the steps
  Matrix next_;  ///< the flow at the end of the full step; from child to parent
  double floorShare_;
  Vector capacity_;  ///< of the edges to the parents, without those that roots do not have
  Vector sign_;      ///< +1 where the child is the head
};

}  // namespace

std::unique_ptr<SmoothedKernel> makeForestKernel(const GtvProblem& problem) {
  return withDimension(problem.dimension, [&](auto D) -> std::unique_ptr<SmoothedKernel> {
    if constexpr (D() != Eigen::Dynamic)
      if (allQuadratic(problem))
        return std::make_unique<ForestKernel<D(), true>>(problem, eliminationOf(*problem.graph));
    return std::make_unique<ForestKernel<D(), false>>(problem, eliminationOf(*problem.graph));
  });
}

}  // namespace gtv
