#include "problem/quadratic_dual.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "base/dimension.h"
#include "losses/packed_quadratics.h"

namespace gtv {
namespace {

/// Of the largest entry of R, what its diagonal must have for R to count as regular.
constexpr double regular = 1e-4;
/// Of the capacity, what an edge must have left to count as one with room.
constexpr double room = 0.01;
constexpr int rounds = 3;

template <int D>
class PackedDual final : public QuadraticDual {
 public:
  using Column = Eigen::Matrix<double, D, 1>;

  explicit PackedDual(const GtvProblem& problem)
      : problem_(problem),
        terms_(problem.losses, allNodes(problem.nodeCount())),
        regular_(static_cast<std::size_t>(problem.nodeCount())),
        flow_(D, problem.edgeCount()),
        points_(D, problem.nodeCount()),
        excess_(D, problem.nodeCount()) {
    for (int i = 0; i < problem.nodeCount(); ++i) regular_[i] = isRegular(i);
  }

  bool isUsable() const {
    const auto component = problem_.graph->components();
    const auto count =
        component.empty() ? 0 : *std::max_element(component.begin(), component.end());
    std::vector<bool> labeled(static_cast<std::size_t>(count) + 1);
    std::vector<bool> absorbsFlow(labeled.size());
    for (int i = 0; i < problem_.nodeCount(); ++i) {
      if (!problem_.losses[i]->isZero()) labeled[component[i]] = true;
      if (regular_[i]) absorbsFlow[component[i]] = true;
    }
    return labeled == absorbsFlow;
  }

  Sums at(const Matrix& W, const Matrix& U) override {
    return problem_.penalty->dualBall() == DualBall::Box ? atFor<true>(W, U) : atFor<false>(W, U);
  }

 private:
  static std::vector<int> allNodes(int count) {
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
  }

  bool isRegular(int i) const {
    const double* entry = terms_[i].R;
    double largest = 0;
    double smallest = std::numeric_limits<double>::infinity();
    for (int row = 0; row < D; ++row)
      for (int column = row; column < D; ++column, ++entry) {
        largest = std::max(largest, std::abs(*entry));
        if (column == row) smallest = std::min(smallest, std::abs(*entry));
      }
    return smallest > regular * largest;
  }

  static auto column(Matrix& of, Eigen::Index k) { return Eigen::Map<Column>(of.data() + k * D); }
  static auto column(const Matrix& of, Eigen::Index k) {
    return Eigen::Map<const Column>(of.data() + k * D);
  }

  /// Of a flow, what its capacity is compared with.
  template <bool Separable, class U>
  static double length(const U& u) {
    if constexpr (Separable)
      return u.template lpNorm<Eigen::Infinity>();
    else
      return u.norm();
  }
  /// True if u was outside.
  template <bool Separable, class U>
  static bool clip(double c, U& u) {
    const double inside = c * (1 - 4 * epsilon);
    if constexpr (Separable) {
      if (length<true>(u) <= c) return false;
      u = u.cwiseMin(inside).cwiseMax(-inside);
    } else {
      const double square = u.squaredNorm();
      if (square <= inside * c) return false;
      u *= inside / std::sqrt(square);
    }
    return true;
  }

  /// flow_ ← U, clipped; excess_ ← its net outflow; returns λ Σ A_e φ((DW)_e).
  template <bool Separable>
  double readEdges(const Matrix& W, const Matrix& U) {
    double variation = 0;
    excess_.setZero();
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& edge = problem_.graph->edge(e);
      const double c = problem_.lambda * edge.weight;
      const Column v = column(W, edge.head) - column(W, edge.tail);
      if constexpr (Separable)
        variation += c * v.template lpNorm<1>();
      else
        variation += c * v.norm();
      Column u = column(U, e);
      clip<Separable>(c, u);
      column(flow_, e) = u;
      column(excess_, edge.head) += u;
      column(excess_, edge.tail) -= u;
    }
    return variation;
  }

  template <bool Separable>
  Sums atFor(const Matrix& W, const Matrix& U) {
    Sums out;
    const auto n = W.cols();
    out.primal = readEdges<Separable>(W, U);
    double square = 0;
    bool waits = false;
    for (Eigen::Index i = 0; i < n; ++i) {
      const Column w = column(W, i);
      const Column r = terms_[i].residual(w);
      out.primal += 0.5 * r.squaredNorm() + terms_.constant(i);
      square = std::max(square, w.squaredNorm());
      column(points_, i) = r;
      column(excess_, i) += terms_[i].pull(r);
      waits = waits || (!regular_[i] && (column(excess_, i).array() != 0).any());
    }
    out.size = std::sqrt(square);
    if (waits) {
      findRoutes<Separable>();
      for (int round = 0; round < rounds; ++round) {
        routeImbalance();
        if (!clipAgain<Separable>()) break;
      }
      routeImbalance();
    }
    for (Eigen::Index i = 0; i < n; ++i)
      if (regular_[i]) absorbImbalance(i);
    addEdges<Separable>(out);
    for (Eigen::Index i = 0; i < n; ++i) addNode(i, out);
    return out;
  }

  /// Breadth first from the regular nodes, first over edges with room: how what the others cannot
  /// take up reaches one that can.
  template <bool Separable>
  void findRoutes() {
    const auto n = regular_.size();
    routeEdge_.assign(n, -1);
    seen_ = regular_;
    order_.clear();
    for (std::size_t i = 0; i < n; ++i)
      if (regular_[i]) order_.push_back(static_cast<int>(i));
    explore<Separable>(0, true);
    explore<Separable>(0, false);
    for (std::size_t i = 0; i < n; ++i) {
      if (seen_[i]) continue;
      // No labels in reach: all that is out of balance comes from the flow, and sums to zero.
      seen_[i] = true;
      order_.push_back(static_cast<int>(i));
      explore<Separable>(order_.size() - 1, false);
    }
  }

  template <bool Separable>
  void explore(std::size_t from, bool withRoom) {
    for (std::size_t at = from; at < order_.size() && order_.size() < regular_.size(); ++at)
      for (const auto& incidence : problem_.graph->neighbours(order_[at])) {
        if (seen_[incidence.neighbour]) continue;
        if (withRoom && length<Separable>(column(flow_, incidence.edge)) >
                            (1 - room) * problem_.capacity(incidence.edge))
          continue;
        seen_[incidence.neighbour] = true;
        routeEdge_[incidence.neighbour] = incidence.edge;
        order_.push_back(incidence.neighbour);
      }
  }

  void routeImbalance() {
    for (auto at = order_.rbegin(); at != order_.rend(); ++at) {
      const int e = routeEdge_[*at];
      if (e < 0) continue;
      const auto& edge = problem_.graph->edge(e);
      const bool isHead = edge.head == *at;
      auto excess = column(excess_, *at);
      if (isHead)
        column(flow_, e) -= excess;
      else
        column(flow_, e) += excess;
      column(excess_, isHead ? edge.tail : edge.head) += excess;
      excess.setZero();
    }
  }

  /// What was sent over edges beyond their capacity goes back to both ends; false if there is none.
  template <bool Separable>
  bool clipAgain() {
    bool any = false;
    for (const int i : order_) {
      const int e = routeEdge_[i];
      if (e < 0) continue;
      auto u = column(flow_, e);
      const Column before = u;
      if (!clip<Separable>(problem_.capacity(e), u)) continue;
      any = true;
      const auto& edge = problem_.graph->edge(e);
      column(excess_, edge.head) += u - before;
      column(excess_, edge.tail) -= u - before;
    }
    return any;
  }

  /// s ← s − R⁻ᵀe.
  void absorbImbalance(Eigen::Index i) {
    Column y = column(excess_, i);
    const double* row = terms_[i].R;
    for (int j = 0; j < D; row += D - j, ++j) {
      y[j] /= row[0];
      for (int k = j + 1; k < D; ++k) y[k] -= row[k - j] * y[j];
    }
    column(points_, i) -= y;
  }

  template <bool Separable>
  void addEdges(Sums& out) {
    excess_.setZero();
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const auto& edge = problem_.graph->edge(e);
      const auto u = column(flow_, e);
      const double c = problem_.lambda * edge.weight;
      column(excess_, edge.head) += u;
      column(excess_, edge.tail) -= u;
      if constexpr (!Separable)
        if (u.squaredNorm() <= c * c * (1 - 4 * epsilon)) continue;
      if (const double size = length<Separable>(u); size > c) out.t = std::min(out.t, c / size);
    }
  }

  void addNode(Eigen::Index i, Sums& out) {
    const Column s = column(points_, i);
    const Column g = terms_[i].pull(s);
    const double quadratic = 0.5 * out.t * out.t * s.squaredNorm();
    const double linear = out.t * s.dot(Eigen::Map<const Column>(terms_[i].q));
    const double constant = terms_.constant(i);
    out.dual -= quadratic + linear - constant;
    out.magnitude += quadratic + std::abs(linear) + constant;
    out.gradients += g.norm();
    out.leftOver += (column(excess_, i) + g).norm();
  }

  const GtvProblem& problem_;
  PackedQuadratics<D> terms_;
  std::vector<bool> regular_;
  Matrix flow_;
  Matrix points_;               ///< s_i
  Matrix excess_;               ///< e_i = R_iᵀs_i + (DᵀU)_i
  std::vector<int> routeEdge_;  ///< the edge towards a regular node, or −1
  std::vector<int> order_;
  std::vector<bool> seen_;
};

}  // namespace

std::unique_ptr<QuadraticDual> QuadraticDual::make(const GtvProblem& problem) {
  const auto quadratic = [](const auto& loss) { return loss->isQuadratic(); };
  if (!std::all_of(problem.losses.begin(), problem.losses.end(), quadratic)) return nullptr;
  return withDimension(problem.dimension, [&](auto D) -> std::unique_ptr<QuadraticDual> {
    if constexpr (D() != Eigen::Dynamic) {
      auto made = std::make_unique<PackedDual<D()>>(problem);
      if (made->isUsable()) return made;
    }
    return nullptr;
  });
}

}  // namespace gtv
