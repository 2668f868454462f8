#include "second_order/direct.h"

#include <fmt/format.h>

#include <Eigen/SparseCholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/localized.h"
#include "graph/node_order.h"

namespace gtv {
namespace {

constexpr double regularisation = 1e-10;
/// Below this a diagonal entry times ε would be lost; such coordinates have nothing to solve.
constexpr double tiny = 1e-290;
constexpr double exactResidual = 1e-15;

/// The symbolic factorisation alone.
class Symbolic : public Eigen::SimplicialLDLT<SparseMatrix> {
 public:
  /// Entries below the diagonal, column by column of the factor.
  const VectorI& fill() const { return m_nonZerosPerCol; }
};

/// From this many edges on, factors of anything but trees are larger than largestFactorisation.
constexpr int hugeEdges = 2'000'000;
/// On graphs without small separators the analysis takes time quadratic in n, for nothing: where
/// breadth-first search meets a large part of all nodes at one distance.
constexpr int slowNodes = 20'000;
constexpr int wideLevel = 4;  ///< widest level over n, inverted

bool isBeyondAnalysis(const EmpiricalGraph& graph) {
  const int n = graph.nodeCount();
  if (graph.edgeCount() < n + n / 2 || n < slowNodes) return false;
  return graph.edgeCount() >= hugeEdges || widestLevel(graph) > n / wideLevel;
}

}  // namespace

DirectSolver::DirectSolver(const GtvProblem& problem)
    : IterativeSolverBase(problem, "direct"),
      coupling_(problem),
      hessians_(static_cast<std::size_t>(problem.nodeCount())),
      rightSide_(W_),
      residual_(W_),
      size_(W_) {
  if (ForestSystem::fits(*problem.graph)) {
    forest_ = std::make_unique<ForestSystem>(problem);
    DirectSolver::problemChanged();
    return;
  }
  const int d = problem.dimension;
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const auto& loss = problem.losses[i];
    if (loss->isZero()) continue;
    hessians_[i] = Matrix::Zero(d, d);
    loss->addHessian(Vector::Zero(d), hessians_[i]);
    loss->gradient(Vector::Zero(d), rightSide_.col(i));
  }
  rightSide_ = -rightSide_;
  DirectSolver::problemChanged();
}

void DirectSolver::problemChanged() {
  coupling_.problemChanged();
  flowLags_ = true;
  if (forest_) {
    forest_->factorise(coupling_.capacity(), coupling_.form(),
                       problem().penalty->coupledBasis(problem().dimension), regularisation, tiny);
    return;
  }
  Matrix pattern = Matrix::Identity(problem().dimension, problem().dimension);
  pattern = (coupling_.form().array() != 0).select(1, pattern);
  const bool sameOrder = pattern_.size() > 0 && pattern == pattern_;
  pattern_ = std::move(pattern);
  assemble();
  if (!sameOrder) factor_.analyse(system_);
  isFactorised_ = false;
}

bool DirectSolver::prepareStep() {
  if (forest_ || isFactorised_) return true;
  if (!factor_.factorise(system_, stop())) return false;
  check(factor_.isRegular(), "M + εΔ is positive definite");
  isFactorised_ = true;
  return true;
}

void DirectSolver::assemble() {
  const int d = problem().dimension;
  const int n = problem().nodeCount();
  const auto& form = coupling_.form();
  std::vector<Eigen::Triplet<double>> entries;
  const auto add = [&](int i, int j, int r, int c, double value) {
    entries.emplace_back(i * d + r, j * d + c, value);
  };
  for (int i = 0; i < n; ++i) {
    Matrix block = Matrix::Zero(d, d);
    for (const auto& incidence : problem().graph->neighbours(i))
      block += coupling_.capacity()[incidence.edge] * form;
    const bool dense = hessians_[i].size() > 0;
    if (dense) block += hessians_[i];
    for (int c = 0; c < d; ++c) {
      block(c, c) += std::max(regularisation * block(c, c), tiny);
      for (int r = c; r < d; ++r)
        if (dense || pattern_(r, c) != 0) add(i, i, r, c, block(r, c));
    }
  }
  for (int e = 0; e < problem().edgeCount(); ++e) {
    const auto& edge = problem().graph->edge(e);  // the tail is the larger number
    for (int c = 0; c < d; ++c)
      for (int r = 0; r < d; ++r)
        if (pattern_(r, c) != 0)
          add(edge.tail, edge.head, r, c, -coupling_.capacity()[e] * form(r, c));
  }
  system_.resize(Eigen::Index{n} * d, Eigen::Index{n} * d);
  system_.setFromTriplets(entries.begin(), entries.end());
}

bool DirectSolver::residualIsRounding() {
  size_ = rightSide_.cwiseAbs();
  for (Eigen::Index column = 0; column < system_.outerSize(); ++column)
    for (SparseMatrix::InnerIterator entry(system_, column); entry; ++entry) {
      const double weight = std::abs(entry.value());
      size_.data()[entry.row()] += weight * std::abs(W_.data()[column]);
      if (entry.row() != column) size_.data()[column] += weight * std::abs(W_.data()[entry.row()]);
    }
  return (residual_.array().abs() <= exactResidual * size_.array()).all();
}

void DirectSolver::updateDual() const {
  if (flowLags_) coupling_.flow(W_, U_);
  flowLags_ = false;
}

double DirectSolver::advanceOnForest() {
  if (forest_->residual(W_, exactResidual, residual_)) return 0;
  forest_->solve(residual_);
  size_ = W_;
  W_ += residual_;
  flowLags_ = true;
  return (W_ - size_).lpNorm<Eigen::Infinity>();
}

double DirectSolver::advance() {
  if (forest_) return advanceOnForest();
  updateDual();
  coupling_.gradient(W_, U_, residual_);
  residual_ = -residual_;
  if (residualIsRounding()) return 0;
  correction_ = factor_.solve(residual_.reshaped());
  size_ = W_;
  W_.reshaped() += correction_;
  flowLags_ = true;
  return (W_ - size_).lpNorm<Eigen::Infinity>();
}

std::string describeCost(double cost) {
  return std::isinf(cost) ? "far too many multiplications"
                          : fmt::format(messagePattern("{:.1e} multiplications"), cost);
}

double factorisationCost(const GtvProblem& problem) {
  const int n = problem.nodeCount();
  if (n <= 0) return 0;
  if (isBeyondAnalysis(*problem.graph)) return std::numeric_limits<double>::infinity();
  std::vector<Eigen::Triplet<double>> entries;
  entries.reserve(static_cast<std::size_t>(n) + problem.graph->edges().size());
  for (int i = 0; i < n; ++i) entries.emplace_back(i, i, 1);
  for (const auto& edge : problem.graph->edges()) entries.emplace_back(edge.tail, edge.head, 1);
  SparseMatrix blocks(n, n);
  blocks.setFromTriplets(entries.begin(), entries.end());
  Symbolic symbolic;
  symbolic.analyzePattern(blocks);
  // A column with c entries below the diagonal costs c(c + 1)/2; the d columns of a block column
  // with b blocks have bd, …, bd + d − 1.
  const int d = problem.dimension;
  double cost = 0;
  for (const int b : symbolic.fill())
    for (int j = 0; j < d; ++j) {
      const double c = static_cast<double>(b) * d + j;
      cost += c * (c + 1) / 2;
    }
  return cost;
}

}  // namespace gtv
