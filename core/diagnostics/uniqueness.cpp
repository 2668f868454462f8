#include "diagnostics/uniqueness.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <unordered_map>

#include "base/decompositions.h"
#include "base/localized.h"
#include "diagnostics/metrics.h"
#include "problem/cluster_optimum.h"

namespace gtv {
namespace {

/// Optimality conditions must hold to this relative residual.
constexpr double worstResidual = 1e-5;
/// Dense systems of at most this many unknowns.
constexpr Eigen::Index largestSystem = 600;

/// How small numbers count where a rank is in doubt: as fewest conditions on Z (Strict, to claim
/// that it is 0), or as most (Loose, to claim that it need not be).
enum class RankTolerance { Strict, Loose };

std::string nodeName(int node, const std::vector<std::string>& nodeKeys) {
  return nodeKeys.empty() ? std::to_string(node) : nodeKeys[node];
}

std::string nodeNames(const std::vector<int>& nodes, const std::vector<std::string>& nodeKeys) {
  constexpr std::size_t most = 5;
  std::vector<std::string> names;
  for (std::size_t k = 0; k < std::min(nodes.size(), most); ++k)
    names.push_back(nodeName(nodes[k], nodeKeys));
  const auto list = fmt::to_string(fmt::join(names, ", "));
  if (nodes.size() > most) return fmt::format("nodes {} and {} more", list, nodes.size() - most);
  return nodes.size() == 1 ? fmt::format(messagePattern("node {}"), list)
                           : fmt::format(messagePattern("nodes {}"), list);
}

std::vector<std::vector<int>> groupsOf(const std::vector<int>& label) {
  std::vector<std::vector<int>> out(static_cast<std::size_t>(clusterCount(label)));
  for (std::size_t i = 0; i < label.size(); ++i) out[label[i]].push_back(static_cast<int>(i));
  return out;
}

/// An orthonormal basis of the null space of H ⪰ 0, whatever the units of the coordinates.
Matrix nullBasis(const Matrix& H, RankTolerance tolerance) {
  const auto d = H.rows();
  const Vector scale =
      H.diagonal().unaryExpr([](double h) { return h > 0 ? 1 / std::sqrt(h) : 1.0; });
  const double zero = tolerance == RankTolerance::Strict ? 1e-9 : 1e-12;
  const Matrix scaled = scale.asDiagonal() * H * scale.asDiagonal();
  const Matrix shifted = scaled - zero * Matrix::Identity(d, d);
  if (isPositiveDefinite(shifted)) return Matrix(d, 0);  // the usual case
  const auto spectrum = symmetricEigen(scaled);
  const auto count = (spectrum.values.array() <= zero).count();
  if (count == 0) return Matrix(d, 0);
  const Matrix basis = scale.asDiagonal() * spectrum.vectors.leftCols(count);
  return orthogonalFactor(basis).leftCols(count);
}

/// The projector on the range of S, 0 ⪯ S ⪯ I.
Matrix rangeProjector(const Matrix& S) {
  const auto spectrum = symmetricEigen(S);
  const double zero = 1e-9 * std::max(0.0, spectrum.values.maxCoeff());
  const auto count = (spectrum.values.array() > zero).count();
  const Matrix basis = spectrum.vectors.rightCols(count);
  return basis * basis.transpose();
}

/// A bound of the relative error of (W, U), +∞ if it is no solution to speak of.
double relativeResidual(const GtvProblem& problem, const Matrix& W, const Matrix& U) {
  const double none = std::numeric_limits<double>::infinity();
  const auto residuals = kktResiduals(problem, W, U);
  if (!std::isfinite(residuals.largest)) return none;
  double force = U.cols() > 0 ? std::sqrt(U.colwise().squaredNorm().maxCoeff()) : 0;
  Vector gradient(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    problem.losses[i]->gradient(W.col(i), gradient);
    force = std::max(force, gradient.norm());
  }
  const double objective =
      std::max(std::abs(problem.objective(W)),
               1e-9 * problem.objective(Matrix::Zero(problem.dimension, problem.nodeCount())));
  const auto relative = [](double x, double scale) { return x > 0 ? x / scale : 0; };
  const double worst =
      std::max({relative(residuals.stationarity, force), relative(residuals.flow, force),
                residuals.capacity, relative(residuals.complementarity, objective)});
  return worst <= worstResidual ? worst : none;
}

/// The conditions on Z at one (W, U).
class Conditions {
 public:
  Conditions(const GtvProblem& problem, const Matrix& W, const Matrix& U);

  /// True if there is nothing to say about edges.
  bool edgesUnknown() const { return !form_ && !solved_; }
  double error() const { return error_; }
  /// The projector whose null space holds the jumps that edge e allows.
  Matrix jumpCondition(int e, RankTolerance tolerance) const;
  /// True if edge e allows none (not always found out where that takes a decomposition).
  bool isRigid(int e) const;
  /// The directions in which the nodes, moved as one, may move as far as their losses say.
  Matrix freeDirections(const std::vector<int>& nodes, RankTolerance tolerance) const;

 private:
  Matrix dualJacobian(int e, RankTolerance tolerance) const;

  const GtvProblem& problem_;
  const Matrix& W_;
  const Matrix& U_;
  std::optional<Matrix> form_;  ///< projector on the range of Q for a quadratic φ
  bool solved_ = false;         ///< (W, U) meets the optimality conditions
  double error_ = 1e-6;         ///< relative error that (W, U) is taken to have
  double largestJump_ = 0;
};

Conditions::Conditions(const GtvProblem& problem, const Matrix& W, const Matrix& U)
    : problem_(problem), W_(W), U_(U) {
  if (const auto Q = problem.penalty->quadraticForm(problem.dimension)) form_ = rangeProjector(*Q);
  const double residual = relativeResidual(problem, W, U);
  solved_ = std::isfinite(residual);
  if (solved_) error_ = std::max(error_, 100 * residual);
  for (const auto& edge : problem.graph->edges())
    largestJump_ = std::max(largestJump_, (W.col(edge.head) - W.col(edge.tail)).norm());
}

Matrix Conditions::dualJacobian(int e, RankTolerance tolerance) const {
  const double capacity = problem_.capacity(e);
  const auto& edge = problem_.graph->edge(e);
  // σ brings jumps to the size of flows; u that might be at the edge of the ball is moved over it,
  // or inside, as is the more careful.
  const double sigma = largestJump_ > 0 ? capacity / largestJump_ : capacity;
  const Vector point = (tolerance == RankTolerance::Strict ? 1 + error_ : 1 - error_) * U_.col(e) +
                       sigma * (W_.col(edge.head) - W_.col(edge.tail));
  Matrix jacobian(problem_.dimension, problem_.dimension);
  problem_.penalty->dualJacobian(point, capacity, sigma, jacobian);
  return jacobian;
}

Matrix Conditions::jumpCondition(int e, RankTolerance tolerance) const {
  if (edgesUnknown() || problem_.capacity(e) == 0)
    return Matrix::Zero(problem_.dimension, problem_.dimension);
  return form_ ? *form_ : rangeProjector(dualJacobian(e, tolerance));
}

bool Conditions::isRigid(int e) const {
  if (edgesUnknown() || problem_.capacity(e) == 0) return false;
  const auto full = [&](const Matrix& P) { return P.trace() > problem_.dimension - 0.5; };
  if (form_) return full(*form_);
  const Matrix jacobian = dualJacobian(e, RankTolerance::Strict);
  if (problem_.penalty->isNorm()) return jacobian.isIdentity(1e-12);
  return full(rangeProjector(jacobian));
}

Matrix Conditions::freeDirections(const std::vector<int>& nodes, RankTolerance tolerance) const {
  const auto d = problem_.dimension;
  Matrix hessian = Matrix::Zero(d, d);
  for (const int i : nodes) {
    const auto& loss = *problem_.losses[i];
    if (loss.isZero()) continue;
    if (loss.isQuadratic() || (tolerance == RankTolerance::Strict && solved_ && !loss.hasKinks())) {
      loss.addHessian(W_.col(i), hessian);
      continue;
    }
    if (tolerance == RankTolerance::Loose) return Matrix(d, 0);
    hessian.diagonal().array() += loss.strongConvexity();
  }
  return nullBasis(hessian, tolerance);
}

/// Groups of nodes that move as one, and the directions left to each.
struct RigidGroups {
  std::vector<int> of;  ///< group of every node
  std::vector<std::vector<int>> nodes;
  std::vector<Matrix> free;  ///< with RankTolerance::Strict
};

RigidGroups rigidGroupsOf(const GtvProblem& problem, const Conditions& conditions) {
  std::vector<bool> rigid(static_cast<std::size_t>(problem.edgeCount()));
  for (int e = 0; e < problem.edgeCount(); ++e) rigid[e] = conditions.isRigid(e);
  RigidGroups out;
  out.of = problem.graph->components(rigid);
  out.nodes = groupsOf(out.of);
  for (const auto& nodes : out.nodes)
    out.free.push_back(conditions.freeDirections(nodes, RankTolerance::Strict));
  return out;
}

/// MᵀM for the conditions M y = 0 of all edges at the movers of a group, z = free·y.
Matrix edgeConditions(const GtvProblem& problem, const Conditions& conditions,
                      const RigidGroups& rigidGroups, const std::vector<int>& group,
                      const std::vector<Matrix>& free, RankTolerance tolerance) {
  std::unordered_map<int, std::size_t> place;
  std::vector<Eigen::Index> offset{0};
  for (std::size_t k = 0; k < group.size(); ++k) {
    place[group[k]] = k;
    offset.push_back(offset.back() + free[k].cols());
  }
  Matrix gram = Matrix::Zero(offset.back(), offset.back());
  const auto add = [&](std::size_t a, std::size_t b, double sign, const Matrix& P) {
    gram.block(offset[a], offset[b], free[a].cols(), free[b].cols()) +=
        sign * free[a].transpose() * P * free[b];
  };
  for (std::size_t k = 0; k < group.size(); ++k)
    for (const int i : rigidGroups.nodes[group[k]])
      for (const auto& incidence : problem.graph->neighbours(i)) {
        const int other = rigidGroups.of[incidence.neighbour];
        if (other == group[k]) continue;
        const Matrix P = conditions.jumpCondition(incidence.edge, tolerance);
        add(k, k, 1, P);
        if (const auto found = place.find(other); found != place.end())
          add(k, found->second, -1, P);
      }
  return gram;
}

/// Rigid groups with free directions, joined where an edge runs between two of them.
std::vector<std::vector<int>> undeterminedGroups(const GtvProblem& problem,
                                                 const RigidGroups& rigidGroups) {
  std::vector<bool> joins(static_cast<std::size_t>(problem.edgeCount()));
  const auto isFree = [&](int node) { return rigidGroups.free[rigidGroups.of[node]].cols() > 0; };
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const auto& edge = problem.graph->edge(e);
    joins[e] = rigidGroups.of[edge.head] == rigidGroups.of[edge.tail] ||
               (isFree(edge.head) && isFree(edge.tail));
  }
  const auto component = problem.graph->components(joins);
  std::vector<std::vector<int>> groups(static_cast<std::size_t>(clusterCount(component)));
  for (std::size_t m = 0; m < rigidGroups.nodes.size(); ++m)
    if (rigidGroups.free[m].cols() > 0)
      groups[component[rigidGroups.nodes[m].front()]].push_back(static_cast<int>(m));
  std::erase_if(groups, [](const auto& group) { return group.empty(); });
  return groups;
}

/// What becomes of one such group; `nodes` are those that move or may move.
Uniqueness decideGroup(const GtvProblem& problem, const Conditions& conditions,
                       const RigidGroups& rigidGroups, const std::vector<int>& group) {
  using Verdict = Uniqueness::Verdict;
  Uniqueness out{Verdict::Unknown, {}, {}};
  std::vector<Matrix> loose;
  std::vector<Matrix> strict;
  Eigen::Index size = 0;
  for (const int m : group) {
    loose.push_back(rigidGroups.free[m]);
    strict.push_back(conditions.freeDirections(rigidGroups.nodes[m], RankTolerance::Loose));
    size += rigidGroups.free[m].cols();
    out.nodes.insert(out.nodes.end(), rigidGroups.nodes[m].begin(), rigidGroups.nodes[m].end());
  }
  std::sort(out.nodes.begin(), out.nodes.end());
  if (conditions.edgesUnknown() || size > largestSystem) return out;
  const double error = conditions.error();
  const Matrix needed =
      edgeConditions(problem, conditions, rigidGroups, group, loose, RankTolerance::Strict);
  const double determined = std::max(1e-4, 10 * error);
  if (symmetricEigenvalues(needed).minCoeff() > determined * determined)
    return {Verdict::Unique, {}, {}};
  const Matrix enough =
      edgeConditions(problem, conditions, rigidGroups, group, strict, RankTolerance::Loose);
  if (enough.rows() == 0) return out;
  const auto spectrum = symmetricEigen(enough);
  const auto count = (spectrum.values.array() <= error * error).count();
  if (count == 0) return out;
  out = {Verdict::NotUnique, {}, {}};
  Eigen::Index at = 0;
  for (std::size_t k = 0; k < group.size(); ++k) {
    const auto part = spectrum.vectors.block(at, 0, strict[k].cols(), count);
    at += strict[k].cols();
    const auto& nodes = rigidGroups.nodes[group[k]];
    if (part.size() > 0 && part.norm() > 1e-3)
      out.nodes.insert(out.nodes.end(), nodes.begin(), nodes.end());
  }
  std::sort(out.nodes.begin(), out.nodes.end());
  return out;
}

/// Why a whole component can be shifted, or nothing: no solution is needed to say so.
std::string shiftReason(const GtvProblem& problem, const std::vector<int>& nodes,
                        const std::vector<std::string>& nodeKeys) {
  const auto name = nodeName(nodes.front(), nodeKeys);
  bool labeled = false;
  for (const int i : nodes) {
    if (!problem.losses[i]->isQuadratic()) return {};
    labeled = labeled || !problem.losses[i]->isZero();
  }
  if (!labeled) return fmt::format("the component of node {} has no labels", name);
  const Matrix hessian = summedHessian(problem, nodes, Vector::Zero(problem.dimension));
  const auto directions = nullBasis(hessian, RankTolerance::Loose).cols();
  if (directions == 0) return {};
  return fmt::format("the losses of the component of node {} leave {} {} undetermined", name,
                     directions, directions == 1 ? "direction" : "directions");
}

/// The reason is that of the first ones.
void addNodes(Uniqueness& to, const std::vector<int>& nodes, const std::string& reason) {
  if (to.reason.empty()) to.reason = reason;
  to.nodes.insert(to.nodes.end(), nodes.begin(), nodes.end());
}

}  // namespace

std::string describeNonUniqueness(int undetermined, int nodeCount) {
  const char* pattern =
      nodeCount == 1 ? messagePattern("the optimum is not unique ({} of {} node is undetermined)")
      : undetermined == 1
          ? messagePattern("the optimum is not unique ({} of {} nodes is undetermined)")
          : messagePattern("the optimum is not unique ({} of {} nodes are undetermined)");
  return fmt::format(fmt::runtime(pattern), undetermined, nodeCount);
}

std::string describeNonUniqueness(const Uniqueness& uniqueness, int nodeCount) {
  if (uniqueness.verdict != Uniqueness::Verdict::NotUnique) return {};
  return describeNonUniqueness(static_cast<int>(uniqueness.nodes.size()), nodeCount);
}

Uniqueness uniquenessOfComponents(const GtvProblem& problem,
                                  const std::vector<std::string>& nodeKeys) {
  Uniqueness out;
  if (!problem.isConvex()) return out;
  const auto component = problem.graph->components(
      std::vector<bool>(static_cast<std::size_t>(problem.edgeCount()), problem.lambda > 0));
  for (const auto& nodes : groupsOf(component))
    if (const auto reason = shiftReason(problem, nodes, nodeKeys); !reason.empty())
      addNodes(out, nodes, reason);
  std::sort(out.nodes.begin(), out.nodes.end());
  if (!out.nodes.empty()) out.verdict = Uniqueness::Verdict::NotUnique;
  return out;
}

Uniqueness uniqueness(const GtvProblem& problem, const Matrix& W, const Matrix& U,
                      const std::vector<std::string>& nodeKeys) {
  using Verdict = Uniqueness::Verdict;
  if (!problem.isConvex())
    return {Verdict::Unknown, "the losses are not convex, there may be many local minima", {}};
  auto moving = uniquenessOfComponents(problem, nodeKeys);
  moving.verdict = Verdict::NotUnique;
  Uniqueness open{Verdict::Unknown, {}, {}};
  std::vector<bool> shifts(static_cast<std::size_t>(problem.nodeCount()), false);
  for (const int i : moving.nodes) shifts[i] = true;
  const Conditions conditions(problem, W, U);
  const RigidGroups rigidGroups = rigidGroupsOf(problem, conditions);
  for (const auto& group : undeterminedGroups(problem, rigidGroups)) {
    if (shifts[rigidGroups.nodes[group.front()].front()]) continue;
    const auto part = decideGroup(problem, conditions, rigidGroups, group);
    const auto names = nodeNames(part.nodes, nodeKeys);
    if (part.verdict == Verdict::NotUnique)
      addNodes(moving, part.nodes,
               fmt::format("{} can move without changing the objective", names));
    if (part.verdict == Verdict::Unknown)
      addNodes(open, part.nodes,
               conditions.edgesUnknown()
                   ? fmt::format("the flow is not exact enough to decide about {}", names)
                   : fmt::format("neither of two sufficient conditions decides about {}", names));
  }
  for (auto* verdict : {&moving, &open}) {
    std::sort(verdict->nodes.begin(), verdict->nodes.end());
    if (!verdict->nodes.empty()) return *verdict;
  }
  return {Verdict::Unique,
          "the losses, and the edges that cannot carry another jump, determine every node",
          {}};
}

}  // namespace gtv
