#include "fusion/contraction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "base/decompositions.h"
#include "base/dimension.h"
#include "base/disjoint_sets.h"
#include "penalties/catalogue.h"

namespace gtv {
namespace {

using Sparse = Eigen::SparseMatrix<double>;

constexpr int largestDimension = 256;
/// Up to this d Hessians are kept per node.
constexpr int smallDimension = 4;
/// Up to this number of parameters the quotient's systems are dense.
constexpr Eigen::Index largestDense = 320;
constexpr Eigen::Index largestQuotient = 6000;
constexpr int mostNewtonSteps = 40;
constexpr int mostProjections = 12;
/// Clusters this near to each other, in units of the largest model, and still approaching, are one.
constexpr double meeting = 1e-4;
constexpr double coincident = 1e-9;
/// Of the distance between two clusters that a Newton step leaves at least.
constexpr double leftDistance = 0.1;
/// Capacities are squared: beyond these their squares would be 0 or infinite, and prove nothing.
constexpr double smallest = 1e-150;
constexpr double largest = 1e150;
/// Σ n_C² up to which the inverses of the clusters' Laplacians are kept.
constexpr double largestInverses = 3e5;

}  // namespace

std::string Contraction::refusal(const GtvProblem& problem) {
  if (problem.penalty->dualBall() != DualBall::Euclidean)
    return fmt::format("this method needs {}", describeNormsWith({DualBall::Euclidean}));
  if (problem.dimension > largestDimension)
    return "this method is made for up to 256 parameters per node";
  for (const auto& loss : problem.losses)
    if (loss->hasKinks()) return "this method needs differentiable losses";
  for (const auto& edge : problem.graph->edges())
    if (!(edge.weight >= smallest && edge.weight <= largest))
      return "this method needs weights from 1e-150 to 1e150";
  return {};
}

Contraction::Contraction(const GtvProblem& problem)
    : problem_(problem),
      quadratic_(std::all_of(problem.losses.begin(), problem.losses.end(),
                             [](const auto& loss) { return loss->isQuadratic(); })),
      objectiveAtZero_(problem.loss(Matrix::Zero(problem.dimension, problem.nodeCount()))),
      cluster_(static_cast<std::size_t>(problem.nodeCount()), 0),
      W_(Matrix::Zero(problem.dimension, problem.nodeCount())),
      U_(Matrix::Zero(problem.dimension, problem.edgeCount())),
      lossGradient_(W_),
      target_(W_) {
  const Eigen::Index d = problem.dimension;
  if (problem.graph->isForest()) repair_.emplace(problem.graph);
  for (const auto& loss : problem.losses) lowerBounds_ += loss->lowerBound();
  constant_.setZero(problem.nodeCount());
  if (!quadratic_) {
    Vector g(d);
    for (const auto& loss : problem.losses) {
      loss->gradient(Vector::Zero(d), g);
      magnitude_ += g.norm();
    }
    return;
  }
  linear_ = Matrix::Zero(d, problem.nodeCount());
  if (d <= smallDimension) hessians_ = Matrix::Zero(d, d * problem.nodeCount());
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const auto& loss = *problem.losses[i];
    if (loss.isZero()) continue;
    loss.gradient(Vector::Zero(d), linear_.col(i));
    constant_[i] = loss.value(Vector::Zero(d));
    magnitude_ += linear_.col(i).norm();
    if (d <= smallDimension) loss.addHessian(Vector::Zero(d), hessians_.middleCols(d * i, d));
  }
  linear_ = -linear_;
}

bool Contraction::attempt(const Matrix& W, const Matrix& U, double gamma) {
  fusedClusters(W, U, gamma);
  return attemptFusedClusters(W, U);
}

bool Contraction::attemptFusedClusters(const Matrix& W, const Matrix& U) {
  hasSolution_ = false;
  if (!capacitiesAreUsable()) return false;
  cost_ = 10.0 * problem_.edgeCount();
  warmStarts_ = 0;
  laplacianSolver_ = LaplacianSolver::Iterate;
  U_ = U;
  flowLambda_ = problem_.lambda;
  buildQuotientTopology();
  if (stop_.stop_requested()) return false;
  const Eigen::Index d = problem_.dimension;
  if (d * clusterCount() > largestQuotient) return false;
  Y_ = Matrix::Zero(d, clusterCount());
  for (int i = 0; i < problem_.nodeCount(); ++i) Y_.col(cluster_[i]) += W.col(i);
  for (int c = 0; c < clusterCount(); ++c) Y_.col(c) /= static_cast<double>(members_[c].size());
  sumClusterLosses();
  hasSolution_ = solveQuotient();
  if (!hasSolution_) return false;
  expandModels();
  withDimension(d, [this](auto D) { projectFlow<D()>(false); });
  if (stop_.stop_requested()) return false;
  certify();
  return true;
}

bool Contraction::solveForNewLambda() {
  check(hasSolution_, "there is an answer to follow");
  hasSolution_ = false;
  if (!capacitiesAreUsable()) return false;
  const auto before = clusterCount();
  hasSolution_ = solveQuotient();
  if (!hasSolution_) return false;
  const bool same = clusterCount() == before;
  if (!same) {
    warmStarts_ = 0;
    laplacianSolver_ = LaplacianSolver::Iterate;
  } else if (++warmStarts_ == 1) {
    factoriseClusterLaplacian();
  }
  expandModels();
  withDimension(problem_.dimension, [&](auto D) { projectFlow<D()>(same); });
  certify();
  return true;
}

bool Contraction::capacitiesAreUsable() const {
  for (const auto& edge : problem_.graph->edges()) {
    const double capacity = problem_.lambda * edge.weight;
    if (!(capacity >= smallest && capacity <= largest)) return false;
  }
  return true;
}

int Contraction::fusedClusters(const Matrix& W, const Matrix& U, double gamma) {
  const auto& graph = *problem_.graph;
  DisjointSets sets(graph.nodeCount());
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    const double capacity = problem_.lambda * weight;
    const double sigma = 0.5 * weight / gamma;
    double squares = 0;
    for (Eigen::Index j = 0; j < W.rows(); ++j) {
      const double x = U(j, e) + sigma * (W(j, head) - W(j, tail));
      squares += x * x;
    }
    if (squares <= capacity * capacity) sets.join(head, tail);
  }
  int count = 0;
  for (int i = 0; i < graph.nodeCount(); ++i) {
    const int root = sets.find(i);
    cluster_[i] = root == i ? count++ : cluster_[root];
  }
  hasSolution_ = false;
  return count;
}

void Contraction::buildQuotientTopology() {
  const auto& graph = *problem_.graph;
  const int count = 1 + *std::max_element(cluster_.begin(), cluster_.end());
  members_.assign(static_cast<std::size_t>(count), {});
  for (int i = 0; i < graph.nodeCount(); ++i) members_[cluster_[i]].push_back(i);
  borders_.clear();
  crossings_.clear();
  innerEdges_.clear();
  std::vector<Crossing> found;
  std::map<std::pair<int, int>, int> known;
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& edge = graph.edge(e);
    const int a = cluster_[edge.head];
    const int b = cluster_[edge.tail];
    if (a == b) {
      innerEdges_.push_back({e, edge.head, edge.tail, edge.weight * edge.weight});
      continue;
    }
    const auto [at, fresh] =
        known.try_emplace(std::minmax(a, b), static_cast<int>(borders_.size()));
    if (fresh) borders_.push_back({std::min(a, b), std::max(a, b), 0});
    borders_[at->second].weight += edge.weight;
    crossings_.push_back({e, at->second, a < b ? 1.0 : -1.0});
  }
}

void Contraction::sumClusterLosses() {
  const Eigen::Index d = problem_.dimension;
  const Eigen::Index count = clusterCount();
  clusterHessians_.setZero(d, d * count);
  if (!quadratic_) return;
  clusterLinear_.setZero(d, count);
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    if (problem_.losses[i]->isZero()) continue;
    const Eigen::Index c = cluster_[i];
    clusterLinear_.col(c) += linear_.col(i);
    if (hessians_.size() > 0)
      clusterHessians_.middleCols(d * c, d) += hessians_.middleCols(d * i, d);
    else
      problem_.losses[i]->addHessian(Vector::Zero(d), clusterHessians_.middleCols(d * c, d));
  }
}

double Contraction::quotientGradient() {
  const Eigen::Index d = problem_.dimension;
  gradient_.setZero(d, clusterCount());
  double size = 0;
  if (quadratic_) {
    for (Eigen::Index c = 0; c < clusterCount(); ++c) {
      gradient_.col(c).noalias() = clusterHessians_.middleCols(d * c, d) * Y_.col(c);
      size += gradient_.col(c).norm() + clusterLinear_.col(c).norm();
      gradient_.col(c) -= clusterLinear_.col(c);
    }
  } else {
    Vector g(d);
    clusterHessians_.setZero(d, d * clusterCount());
    for (int i = 0; i < problem_.nodeCount(); ++i) {
      if (problem_.losses[i]->isZero()) continue;
      const Eigen::Index c = cluster_[i];
      problem_.losses[i]->gradient(Y_.col(c), g);
      problem_.losses[i]->addHessian(Y_.col(c), clusterHessians_.middleCols(d * c, d));
      gradient_.col(c) += g;
      size += g.norm();
    }
  }
  for (const auto& border : borders_) {
    const Vector v = Y_.col(border.first) - Y_.col(border.second);
    const Vector force = (problem_.lambda * border.weight / v.norm()) * v;
    gradient_.col(border.first) += force;
    gradient_.col(border.second) -= force;
    size += 2 * force.norm();
  }
  return size;
}

double Contraction::quotientValue(const Matrix& Y) const {
  const Eigen::Index d = problem_.dimension;
  double sum = 0;
  if (quadratic_) {
    for (Eigen::Index c = 0; c < clusterCount(); ++c)
      sum += Y.col(c).dot(0.5 * (clusterHessians_.middleCols(d * c, d) * Y.col(c)) -
                          clusterLinear_.col(c));
  } else {
    for (int i = 0; i < problem_.nodeCount(); ++i)
      sum += problem_.losses[i]->value(Y.col(cluster_[i]));
  }
  for (const auto& border : borders_)
    sum += problem_.lambda * border.weight * (Y.col(border.first) - Y.col(border.second)).norm();
  return sum;
}

bool Contraction::newtonStep(Matrix& step) {
  const Eigen::Index d = problem_.dimension;
  const Eigen::Index size = d * clusterCount();
  const double floor =
      1e-13 * clusterHessians_.cwiseAbs().maxCoeff() + std::numeric_limits<double>::min();
  const auto curvature = [&](const Border& border) {
    const Vector v = Y_.col(border.first) - Y_.col(border.second);
    const double length = v.norm();
    const double stiffness = problem_.lambda * border.weight / length;
    // A little along v too: a cluster without data between two others has nothing else there.
    Matrix C = (-(1 - 1e-9) * stiffness / (length * length)) * v * v.transpose();
    C.diagonal().array() += stiffness;
    return C;
  };
  Vector right = -gradient_.reshaped();
  if (size <= largestDense) {
    Matrix system = Matrix::Zero(size, size);
    for (Eigen::Index c = 0; c < clusterCount(); ++c)
      system.block(d * c, d * c, d, d) = clusterHessians_.middleCols(d * c, d);
    for (const auto& border : borders_) {
      const Matrix C = curvature(border);
      const auto a = d * border.first;
      const auto b = d * border.second;
      system.block(a, a, d, d) += C;
      system.block(b, b, d, d) += C;
      system.block(a, b, d, d) -= C;
      system.block(b, a, d, d) -= C;
    }
    system.diagonal().array() += floor;
    const auto rows = static_cast<double>(size);
    cost_ += rows * rows * rows / 60;
    step = positiveSolve(system, right).reshaped(d, clusterCount());
  } else {
    std::vector<Eigen::Triplet<double>> entries;
    const auto add = [&](Eigen::Index a, Eigen::Index b, const Matrix& block, double sign) {
      for (Eigen::Index c = 0; c < d; ++c)
        for (Eigen::Index r = 0; r < d; ++r)
          if (a + r >= b + c)
            entries.emplace_back(static_cast<int>(a + r), static_cast<int>(b + c),
                                 sign * block(r, c));
    };
    for (Eigen::Index c = 0; c < clusterCount(); ++c) {
      Matrix H = clusterHessians_.middleCols(d * c, d);
      H.diagonal().array() += floor;
      add(d * c, d * c, H, 1);
    }
    for (const auto& border : borders_) {
      const Matrix C = curvature(border);
      const Eigen::Index a = d * border.first;
      const Eigen::Index b = d * border.second;
      add(a, a, C, 1);
      add(b, b, C, 1);
      add(b, a, C, -1);
    }
    Sparse system(size, size);
    system.setFromTriplets(entries.begin(), entries.end());
    Eigen::SimplicialLDLT<Sparse> factor(system);
    cost_ +=
        20.0 * static_cast<double>(entries.size() + factor.matrixL().nestedExpression().nonZeros());
    if (factor.info() != Eigen::Success) return false;
    step = Vector(factor.solve(right)).reshaped(d, clusterCount());
  }
  return step.allFinite();
}

/// Clusters that have come together become one.
bool Contraction::mergeTouchingClusters(double size) {
  DisjointSets sets(clusterCount());
  bool any = false;
  for (const auto& border : borders_) {
    if ((Y_.col(border.first) - Y_.col(border.second)).norm() > size) continue;
    sets.join(border.first, border.second);
    any = true;
  }
  if (!any) return false;
  // Numbered by first nodes again: clusters are in that order, and the smallest is the root.
  std::vector<int> name(members_.size(), -1);
  Matrix models(Y_.rows(), Y_.cols());
  int count = 0;
  for (int c = 0; c < clusterCount(); ++c)
    if (sets.find(c) == c) {
      models.col(count) = Y_.col(c);
      name[c] = count++;
    }
  for (auto& c : cluster_) c = name[sets.find(c)];
  Y_ = models.leftCols(count);
  buildQuotientTopology();
  sumClusterLosses();
  return true;
}

bool Contraction::solveQuotient() {
  Matrix step;
  double last = std::numeric_limits<double>::infinity();
  const double size = std::max(std::sqrt(Y_.colwise().squaredNorm().maxCoeff()), 1e-300);
  mergeTouchingClusters(coincident * size);
  for (int k = 0; k < mostNewtonSteps; ++k) {
    if (stop_.stop_requested()) return false;
    const double magnitude = quotientGradient();
    const double residual = gradient_.norm();
    if (!(residual < std::numeric_limits<double>::infinity())) return false;
    if (residual <= 4 * epsilon * magnitude ||
        (residual <= 1e-12 * magnitude && residual >= 0.3 * last))
      return true;
    last = residual;
    if (!newtonStep(step)) return false;
    // Not through another cluster: there the objective has a kink.
    double length = 1;
    bool close = false;
    for (const auto& border : borders_) {
      const Vector v = Y_.col(border.first) - Y_.col(border.second);
      const Vector dv = step.col(border.first) - step.col(border.second);
      const double squares = v.squaredNorm();
      const double along = v.dot(dv) / squares;
      if (along > -(1 - leftDistance)) continue;
      length = std::min(length, (1 - leftDistance) / -along);
      close = close || squares <= meeting * meeting * size * size;
    }
    if (close && mergeTouchingClusters(meeting * size)) {
      last = std::numeric_limits<double>::infinity();
      continue;
    }
    const double value = quotientValue(Y_);
    const double slope = gradient_.cwiseProduct(step).sum();
    if (!(slope < 0)) return residual <= 1e-9 * magnitude;
    const Matrix from = Y_;
    for (int halving = 0; halving < 30; ++halving, length /= 2) {
      Y_ = from + length * step;
      // Beyond the digits of the value the Newton step is the better judge.
      if (quotientValue(Y_) <= value + 1e-4 * length * slope + 4 * epsilon * std::abs(value)) break;
    }
  }
  return false;
}

void Contraction::expandModels() {
  const Eigen::Index d = problem_.dimension;
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    W_.col(i) = Y_.col(cluster_[i]);
    if (hessians_.size() > 0)
      lossGradient_.col(i) = hessians_.middleCols(d * i, d).lazyProduct(W_.col(i)) - linear_.col(i);
    else if (problem_.losses[i]->isZero())
      lossGradient_.col(i).setZero();
    else
      problem_.losses[i]->gradient(W_.col(i), lossGradient_.col(i));
  }
}

template <int D>
void Contraction::computeFlowTarget() {
  const auto& graph = *problem_.graph;
  target_ = -lossGradient_;
  for (const auto& [e, border, sign] : crossings_) {
    const auto& edge = graph.edge(e);
    auto u = columnOf<D>(U_, e);
    u = columnOf<D>(W_, edge.head) - columnOf<D>(W_, edge.tail);
    u *= problem_.lambda * edge.weight / u.norm();
    columnOf<D>(target_, edge.head) -= u;
    columnOf<D>(target_, edge.tail) += u;
  }
}

/// The flow inside the clusters, times `growth` and back into the balls if `clip`; outflow_
/// follows.
template <int D>
void Contraction::rescaleFlow(double growth, bool clip) {
  outflow_.setZero(target_.rows(), target_.cols());
  for (const auto& edge : innerEdges_) {
    auto u = columnOf<D>(U_, edge.edge);
    u *= growth;
    const double capacity = problem_.capacity(edge.edge);
    const double squares = clip ? u.squaredNorm() : 0;
    if (squares > capacity * capacity) u *= (1 - 1e-9) * capacity / std::sqrt(squares);
    columnOf<D>(outflow_, edge.head) += u;
    columnOf<D>(outflow_, edge.tail) -= u;
  }
}

/// u ← growth·u + A²Dz inside the clusters; returns the largest ‖u_e‖/(λA_e).
template <int D>
double Contraction::addPotentials(double growth, const Matrix& z) {
  double worst = 0;
  outflow_.setZero(target_.rows(), target_.cols());
  for (const auto& edge : innerEdges_) {
    auto u = columnOf<D>(U_, edge.edge);
    u = growth * u + edge.square * (columnOf<D>(z, edge.head) - columnOf<D>(z, edge.tail));
    worst = std::max(worst, u.squaredNorm() / edge.square);
    columnOf<D>(outflow_, edge.head) += u;
    columnOf<D>(outflow_, edge.tail) -= u;
  }
  return std::sqrt(worst) / problem_.lambda;
}

template <int D>
void Contraction::projectFlow(bool outflowIsKnown) {
  double growth = flowLambda_ > 0 ? problem_.lambda / flowLambda_ : 1;
  flowLambda_ = problem_.lambda;
  computeFlowTarget<D>();
  if (repair_) {
    // Only one flow balances the gradients.
    repair_->repair(U_, lossGradient_, Vector());
    largestSaturation_ = 0;
    for (int e = 0; e < problem_.edgeCount(); ++e)
      largestSaturation_ =
          std::max(largestSaturation_, columnOf<D>(U_, e).norm() / problem_.capacity(e));
    outflow_ = target_;
    return;
  }
  if (!outflowIsKnown) {
    rescaleFlow<D>(growth, true);
    growth = 1;
  }
  Matrix R(target_.rows(), target_.cols());
  Matrix z(target_.rows(), target_.cols());
  largestSaturation_ = std::numeric_limits<double>::infinity();
  for (int round = 0; round < mostProjections; ++round) {
    if (stop_.stop_requested()) return;
    if (round > 0) rescaleFlow<D>(1, true);
    R = target_ - growth * outflow_;
    solveClusterLaplacian<D>(R, z);
    const double before = largestSaturation_;
    largestSaturation_ = addPotentials<D>(growth, z);
    growth = 1;
    if (largestSaturation_ <= 1 || largestSaturation_ > 0.99 * before + 0.01 ||
        largestSaturation_ > 3)
      break;
  }
}

template <int D>
void Contraction::solveClusterLaplacian(Matrix& R, Matrix& z) {
  const Eigen::Index d = R.rows();
  if (laplacianSolver_ == LaplacianSolver::Iterate) {
    conjugateGradients<D>(R, z);
    return;
  }
  if (laplacianSolver_ == LaplacianSolver::Sparse) {
    Matrix right(factor_.rows(), d);
    for (std::size_t i = 0; i < row_.size(); ++i)
      if (row_[i] >= 0) right.row(row_[i]) = R.col(static_cast<Eigen::Index>(i)).transpose();
    const Matrix solution = factor_.solve(right);
    for (std::size_t i = 0; i < row_.size(); ++i)
      z.col(static_cast<Eigen::Index>(i)) =
          row_[i] >= 0 ? Vector(solution.row(row_[i])) : Vector::Zero(d);
    return;
  }
  for (std::size_t c = 0; c < members_.size(); ++c) {
    const auto& nodes = members_[c];
    const auto& inverse = inverses_[c];
    const auto rows = static_cast<Eigen::Index>(nodes.size()) - 1;
    columnOf<D>(z, nodes.back()).setZero();
    if (rows == 0) continue;
    Matrix right(d, rows);
    for (Eigen::Index k = 0; k < rows; ++k) columnOf<D>(right, k) = columnOf<D>(R, nodes[k]);
    const Matrix solution = right * inverse;
    for (Eigen::Index k = 0; k < rows; ++k) columnOf<D>(z, nodes[k]) = columnOf<D>(solution, k);
  }
}

template <int D>
void Contraction::conjugateGradients(Matrix& R, Matrix& z) const {
  const Eigen::Index d = R.rows();
  const int n = problem_.nodeCount();
  Vector diagonal = Vector::Zero(n);
  for (const auto& edge : innerEdges_) {
    diagonal[edge.head] += edge.square;
    diagonal[edge.tail] += edge.square;
  }
  // The Laplacian is singular: what does not sum to zero over a cluster is rounding.
  for (const auto& nodes : members_) {
    Vector mean = Vector::Zero(d);
    for (const int i : nodes) mean += R.col(i);
    mean /= static_cast<double>(nodes.size());
    for (const int i : nodes) R.col(i) -= mean;
  }
  const Vector inverse = diagonal.unaryExpr([](double x) { return x > 0 ? 1 / x : 0.0; });
  z.setZero();
  Matrix direction = R * inverse.asDiagonal();
  Matrix image(d, n);
  double energy = R.cwiseProduct(direction).sum();
  const double enough = 1e-28 * energy + 1e-300;
  const int limit = std::min(2 * n + 20, 400);
  for (int k = 0; k < limit && energy > enough && !stop_.stop_requested(); ++k) {
    cost_ += 2.0 * static_cast<double>(innerEdges_.size());
    image.setZero();
    double curvature = 0;
    for (const auto& edge : innerEdges_) {
      const Column<D> pull =
          edge.square * (columnOf<D>(direction, edge.head) - columnOf<D>(direction, edge.tail));
      columnOf<D>(image, edge.head) += pull;
      columnOf<D>(image, edge.tail) -= pull;
    }
    for (int i = 0; i < n; ++i) curvature += columnOf<D>(direction, i).dot(columnOf<D>(image, i));
    if (!(curvature > 0)) break;
    const double length = energy / curvature;
    double next = 0;
    for (int i = 0; i < n; ++i) {
      columnOf<D>(z, i) += length * columnOf<D>(direction, i);
      auto r = columnOf<D>(R, i);
      r -= length * columnOf<D>(image, i);
      next += inverse[i] * r.squaredNorm();
    }
    const double factor = next / energy;
    energy = next;
    for (int i = 0; i < n; ++i) {
      auto p = columnOf<D>(direction, i);
      p = inverse[i] * columnOf<D>(R, i) + factor * p;
    }
  }
}

/// The clusters have stayed for two λ: their Laplacians are worth factors.
void Contraction::factoriseClusterLaplacian() {
  double squares = 0;
  for (const auto& nodes : members_) {
    const auto count = static_cast<double>(nodes.size());
    squares += count * count;
  }
  row_.assign(cluster_.size(), -1);
  if (squares <= largestInverses) {
    laplacianSolver_ = LaplacianSolver::Dense;
    inverses_.clear();
    std::vector<Matrix> laplacians;
    for (const auto& nodes : members_) {
      const auto rows = static_cast<Eigen::Index>(nodes.size()) - 1;
      laplacians.emplace_back(Matrix::Zero(rows, rows));
      for (Eigen::Index k = 0; k < rows; ++k) row_[nodes[k]] = static_cast<int>(k);
    }
    for (const auto& edge : innerEdges_) {
      auto& L = laplacians[cluster_[edge.head]];
      const int a = row_[edge.head];
      const int b = row_[edge.tail];
      if (a >= 0) L(a, a) += edge.square;
      if (b >= 0) L(b, b) += edge.square;
      if (a >= 0 && b >= 0) {
        L(a, b) -= edge.square;
        L(b, a) -= edge.square;
      }
    }
    for (const auto& L : laplacians) inverses_.push_back(L.rows() > 0 ? positiveInverse(L) : L);
    return;
  }
  std::vector<Eigen::Triplet<double>> entries;
  int count = 0;
  for (const auto& nodes : members_)
    for (std::size_t k = 0; k + 1 < nodes.size(); ++k) row_[nodes[k]] = count++;
  for (const auto& edge : innerEdges_) {
    const int a = row_[edge.head];
    const int b = row_[edge.tail];
    if (a >= 0) entries.emplace_back(a, a, edge.square);
    if (b >= 0) entries.emplace_back(b, b, edge.square);
    if (a >= 0 && b >= 0) entries.emplace_back(std::max(a, b), std::min(a, b), -edge.square);
  }
  Sparse laplacian(count, count);
  laplacian.setFromTriplets(entries.begin(), entries.end());
  factor_.compute(laplacian);
  laplacianSolver_ =
      factor_.info() == Eigen::Success ? LaplacianSolver::Sparse : LaplacianSolver::Iterate;
}

void Contraction::certify() {
  const auto& graph = *problem_.graph;
  double loss = 0;
  double magnitude = 0;
  double leftOver = 0;
  double gradients = 0;
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    gradients += lossGradient_.col(i).norm();
    // (DᵀU)_i + ∇L_i(w_i): what is out of balance.
    leftOver += (outflow_.col(i) - target_.col(i)).norm();
    if (problem_.losses[i]->isZero()) continue;
    const double value = valueOf(i);
    loss += value;
    magnitude += std::abs(value) + std::abs(lossGradient_.col(i).dot(W_.col(i)));
  }
  double coupling = 0;
  double open = 0;  // Σ λA_e‖v_e‖ − u_eᵀv_e, 0 within clusters
  for (const auto& crossing : crossings_) {
    const auto& edge = graph.edge(crossing.edge);
    const auto v = W_.col(edge.head) - W_.col(edge.tail);
    const double pull = problem_.capacity(crossing.edge) * v.norm();
    coupling += pull;
    open += std::abs(pull - U_.col(crossing.edge).dot(v));
  }
  const double t = largestSaturation_ > 1 ? 1 / largestSaturation_ : 1;
  if (t < 1) {
    U_ *= t;
    outflow_ *= t;
  }
  const double size = std::sqrt(W_.colwise().squaredNorm().maxCoeff());
  const double terms = std::sqrt(problem_.nodeCount() + problem_.edgeCount() + 1.0);
  bound_.primal = loss + coupling;
  const double allowance = 8 * epsilon * terms * (magnitude + coupling + std::abs(bound_.primal)) +
                           2 * t * leftOver * (1 + size);
  const double gap = t * open + (1 - t) * (bound_.primal - lowerBounds_) + allowance;
  // The allowance stands for rounding; more than that out of balance proves nothing, and neither
  // does a flow that is not a number (which a maximum with 0 would hide).
  const double rounding = 1e-12 * magnitude_ + 8 * epsilon * problem_.nodeCount() * gradients;
  const bool balanced = leftOver <= rounding && std::isfinite(gap);
  bound_.gap = balanced ? std::max(0.0, gap) : std::numeric_limits<double>::infinity();
  bound_.dual = bound_.primal - bound_.gap;
  bound_.relative =
      bound_.gap == 0 ? 0 : bound_.gap / std::max(std::abs(bound_.primal), 1e-9 * objectiveAtZero_);
}

double Contraction::valueOf(int i) const {
  if (hessians_.size() == 0) return problem_.losses[i]->value(W_.col(i));
  // ½(∇L(w) − b)ᵀw + L(0).
  return 0.5 * (lossGradient_.col(i) - linear_.col(i)).dot(W_.col(i)) + constant_[i];
}

}  // namespace gtv
