#include "second_order/newton.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gtv {
namespace {

/// n·d up to which the systems are dense.
constexpr Eigen::Index largestDenseStep = 160;
constexpr double growth = 5;
constexpr int mostGrowths = 14;
constexpr double firstWeight = 1e-3;
constexpr double lastWeight = 1e-13;
constexpr double lastWidth = 1e-6;
/// From the median to the largest and the smallest weight that σ follows: beyond, a system of all
/// edges would have no digits for the soft ones.
constexpr double widestSpread = 100;
/// By how much the weight of a coordinate may exceed the curvature of a node's own loss: more would
/// hold a node with far flatter features than the others where it is.
constexpr double stiffest = 1e6;

}  // namespace

NewtonSolver::NewtonSolver(const GtvProblem& problem, double firstReach)
    : IterativeSolverBase(problem, "newton"),
      firstReach_(firstReach),
      offsets_{0},
      weight_(problem.edgeCount()),
      capacity_(problem.edgeCount()),
      sigma_(problem.edgeCount()),
      gradient_(W_),
      step_(W_),
      trialU_(U_),
      dense_(W_.size() <= largestDenseStep) {
  Eigen::Index longest = 0;
  for (const auto& loss : problem.losses) {
    offsets_.push_back(offsets_.back() + loss->dualSize());
    longest = std::max<Eigen::Index>(longest, loss->dualSize());
  }
  for (int e = 0; e < problem.edgeCount(); ++e) weight_[e] = problem.graph->edge(e).weight;
  if (weight_.size() > 0) {
    Vector sorted = weight_;
    const auto middle = sorted.begin() + sorted.size() / 2;
    std::nth_element(sorted.begin(), middle, sorted.end());
    weight_ = weight_.cwiseMax(*middle / widestSpread).cwiseMin(*middle * widestSpread);
  }
  trialPoint_.resize(longest);
  memory_ = {W_, U_, Matrix::Zero(offsets_.back(), 1), Matrix::Zero(problem.dimension, 1)};
  const int d = problem.dimension;
  mostMetric_.setConstant(d, problem.nodeCount(), std::numeric_limits<double>::infinity());
  Matrix H(d, d);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const auto& loss = *problem.losses[i];
    if (loss.isZero()) continue;
    H.setZero();
    loss.addSmoothedHessian(Vector::Zero(d), Vector::Zero(loss.dualSize()), 1, H);
    for (int j = 0; j < d; ++j)
      if (H(j, j) > 0) mostMetric_(j, i) = stiffest * H(j, j);
  }
  NewtonSolver::problemChanged();
}

void NewtonSolver::reset() {
  IterativeSolverBase::reset();
  reinitialise();
}

void NewtonSolver::problemChanged() {
  for (int e = 0; e < problem().edgeCount(); ++e) capacity_[e] = problem().capacity(e);
  if (restored_) return;
  // A feasible flow for the new capacities.
  const Vector unit = Vector::Ones(problem().edgeCount());
  problem().penalty->dualUpdate(U_, capacity_.data(), unit.data());
  onWarmStart();
}

void NewtonSolver::onWarmStart() {
  centreW() = W_;
  centreU() = U_;
  centrePoints().setZero();
  reinitialise();
}

void NewtonSolver::reinitialise() {
  const int d = problem().dimension;
  // What a unit of w is: the present size of W, or how far the losses alone would go.
  double slope = 0;
  auto metric = memory_[3].col(0);
  metric.setZero();
  Vector g(d);
  for (int i = 0; i < problem().nodeCount(); ++i) {
    const auto& loss = *problem().losses[i];
    if (loss.isZero()) continue;
    Matrix H = Matrix::Zero(d, d);
    loss.addSmoothedHessian(W_.col(i), centrePoint(i), firstReach_, H);
    loss.gradient(W_.col(i), g);
    metric += H.diagonal();
    slope += g.norm();
  }
  const double curvature = metric.mean();
  // Per coordinate the mean over the nodes, whatever the features' units.
  metric /= problem().nodeCount();
  for (double& m : metric)
    if (!(m > 0)) m = curvature > 0 ? curvature / problem().nodeCount() : 1;
  const double size = std::sqrt(W_.colwise().squaredNorm().maxCoeff());
  width_ = 0.1 * std::max(size, curvature > 0 ? slope / curvature : 1);
  if (!(width_ > 0) || !std::isfinite(width_)) width_ = 1;
  const double weights = std::max(weight_.sum(), std::numeric_limits<double>::min());
  // From the flattest coordinate: too large a σ makes the first problems hard, and it grows.
  eta_ = curvature > 0 ? problem().nodeCount() * metric.minCoeff() / weights : 1;
  epsilon_ = firstWeight;
  growths_ = 0;
  firstGradient_ = 0;
  movedCentre_ = false;
  if ((W_.array() == 0).all()) return;
  const Matrix outflow = problem().graph->netOutflow(U_);
  for (int i = 0; i < problem().nodeCount(); ++i) {
    const auto& loss = *problem().losses[i];
    if (!loss.hasKinks()) continue;
    // The dual point that belongs to (W, U): off the prox at w − (DᵀU)/ρ.
    g = -outflow.col(i);
    const double rho = std::max(g.norm(), epsilon) / (1 + size);
    Vector w = W_.col(i) + g / rho;
    loss.proxPoint(rho, w, centrePoint(i));
  }
}

void NewtonSolver::evaluate() {
  const auto& graph = *problem().graph;
  for (int e = 0; e < graph.edgeCount(); ++e) {
    sigma_[e] = eta_ * weight_[e];
    U_.col(e) =
        centreU().col(e) + sigma_[e] * (W_.col(graph.edge(e).head) - W_.col(graph.edge(e).tail));
  }
  problem().penalty->dualUpdate(U_, capacity_.data(), sigma_.data());
  gradient_ = graph.netOutflow(U_);
  Vector pulled(problem().dimension);
  for (int i = 0; i < graph.nodeCount(); ++i) {
    const auto& loss = *problem().losses[i];
    if (!loss.isZero()) {
      auto point = trialPoint_.head(loss.dualSize());
      loss.respond(W_.col(i), centrePoint(i), width_, point);
      loss.pull(point, pulled);
      gradient_.col(i) += pulled;
    }
  }
}

void NewtonSolver::assemble() {
  const auto& graph = *problem().graph;
  const int d = problem().dimension;
  const auto n = graph.nodeCount();
  std::vector<Matrix> diagonal(static_cast<std::size_t>(n), Matrix::Zero(d, d));
  std::vector<Eigen::Triplet<double>> entries;
  if (dense_) system_ = Matrix::Zero(n * d, n * d);
  Matrix J(d, d);
  Vector before(d);
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    before = centreU().col(e) + sigma_[e] * (W_.col(head) - W_.col(tail));
    problem().penalty->dualJacobian(before, capacity_[e], sigma_[e], J);
    J *= sigma_[e];
    diagonal[head] += J;
    diagonal[tail] += J;
    if (dense_) {
      system_.block(tail * d, head * d, d, d) -= J;
    } else {
      for (int c = 0; c < d; ++c)
        for (int r = 0; r < d; ++r) entries.emplace_back(tail * d + r, head * d + c, -J(r, c));
    }
  }
  for (int i = 0; i < n; ++i) {
    auto& block = diagonal[i];
    const auto& loss = *problem().losses[i];
    if (!loss.isZero()) loss.addSmoothedHessian(W_.col(i), centrePoint(i), width_, block);
    block.diagonal() += epsilon_ * metric(i);
    if (dense_) {
      system_.block(i * d, i * d, d, d) += block;
    } else {
      for (int c = 0; c < d; ++c)
        for (int r = c; r < d; ++r) entries.emplace_back(i * d + r, i * d + c, block(r, c));
    }
  }
  if (dense_) {
    factor_.compute(system_);
    return;
  }
  if (stopRequested()) return;
  sparse_.resize(Eigen::Index{n} * d, Eigen::Index{n} * d);
  sparse_.setFromTriplets(entries.begin(), entries.end());
  if (stopRequested()) return;
  if (!sparseFactor_.isAnalysed()) sparseFactor_.analyse(sparse_, d);
  sparseFactor_.factorise(sparse_, stop());
}

void NewtonSolver::solveSystem() {
  if (dense_)
    step_.reshaped() = factor_.solve(-gradient_.reshaped());
  else if (sparseFactor_.isRegular())
    step_.reshaped() = sparseFactor_.solve(-gradient_.reshaped());
  else
    step_.setZero();
}

double NewtonSolver::slope(double length) {
  const auto& graph = *problem().graph;
  Vector moved(problem().dimension);
  Vector pulled(problem().dimension);
  double sum = 0;
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& [head, tail, weight] = graph.edge(e);
    trialU_.col(e) = centreU().col(e) + sigma_[e] * (W_.col(head) - W_.col(tail) +
                                                     length * (step_.col(head) - step_.col(tail)));
  }
  problem().penalty->dualUpdate(trialU_, capacity_.data(), sigma_.data());
  for (int e = 0; e < graph.edgeCount(); ++e)
    sum += trialU_.col(e).dot(step_.col(graph.edge(e).head) - step_.col(graph.edge(e).tail));
  for (int i = 0; i < graph.nodeCount(); ++i) {
    const auto& loss = *problem().losses[i];
    moved = W_.col(i) + length * step_.col(i);
    sum += epsilon_ * metric(i).cwiseProduct(moved - centreW().col(i)).dot(step_.col(i));
    if (loss.isZero()) continue;
    auto point = trialPoint_.head(loss.dualSize());
    loss.respond(moved, centrePoint(i), width_, point);
    loss.pull(point, pulled);
    sum += pulled.dot(step_.col(i));
  }
  return sum;
}

double NewtonSolver::advance() {
  wasRestored_ = restored_;
  restored_ = false;
  movedCentre_ = false;
  evaluate();
  if (stopRequested()) return 0;
  assemble();
  if (stopRequested()) return 0;
  double rounding = 0;
  for (int i = 0; i < problem().nodeCount(); ++i) {
    rounding += gradient_.col(i).squaredNorm();
    gradient_.col(i) += epsilon_ * metric(i).cwiseProduct(W_.col(i) - centreW().col(i));
  }
  if (firstGradient_ == 0) firstGradient_ = std::max(gradient_.norm(), 1e-300);
  solveSystem();
  const double decrease = -gradient_.reshaped().dot(step_.reshaped());
  double moved = 0;
  if (decrease > 0 && std::isfinite(decrease)) {
    // F is convex: where it still falls, or has nearly stopped to, is far enough.
    double length = 1;
    double at = slope(1);
    double low = 0;
    double high = 1;
    for (int k = 0; k < 40 && (at > 0.5 * decrease || (k > 0 && at < -0.5 * decrease)); ++k) {
      if (stopRequested()) return 0;
      (at > 0 ? high : low) = length;
      length = 0.5 * (low + high);
      at = slope(length);
    }
    const Matrix before = W_;
    W_ += length * step_;
    moved = (W_ - before).lpNorm<Eigen::Infinity>();
  }
  evaluate();
  double norm = 0;
  for (int i = 0; i < problem().nodeCount(); ++i)
    norm += (gradient_.col(i) + epsilon_ * metric(i).cwiseProduct(W_.col(i) - centreW().col(i)))
                .squaredNorm();
  norm = std::sqrt(norm);
  // What the gradient cannot resolve, or a thousandth of what it was.
  const double resolution = 64 * epsilon * (U_.norm() + std::sqrt(rounding));
  if (norm <= std::max(1e-3 * firstGradient_, resolution) || moved == 0 || !(decrease > 0))
    moveCentre();
  return moved;
}

void NewtonSolver::snap() {
  const auto& graph = *problem().graph;
  Matrix snapped = W_;
  std::vector<bool> equal(static_cast<std::size_t>(graph.edgeCount()));
  for (Eigen::Index j = 0; j < W_.rows(); ++j) {
    const auto row = W_.row(j);
    const double last = 8 * epsilon * row.lpNorm<Eigen::Infinity>();
    for (int e = 0; e < graph.edgeCount(); ++e)
      equal[e] = std::abs(row[graph.edge(e).head] - row[graph.edge(e).tail]) <= last;
    const auto groups = graph.components(equal);
    const int count = 1 + *std::max_element(groups.begin(), groups.end());
    Vector mean = Vector::Zero(count);
    Vector size = Vector::Zero(count);
    for (int i = 0; i < graph.nodeCount(); ++i) {
      ++size[groups[i]];
      mean[groups[i]] += (row[i] - mean[groups[i]]) / size[groups[i]];
    }
    for (int i = 0; i < graph.nodeCount(); ++i) snapped(j, i) = mean[groups[i]];
  }
  if (problem().objective(snapped) < problem().objective(W_)) W_ = snapped;
}

void NewtonSolver::moveCentre() {
  movedCentre_ = true;
  snap();
  for (int i = 0; i < problem().nodeCount(); ++i) {
    const auto& loss = *problem().losses[i];
    if (loss.isZero()) continue;
    loss.respond(W_.col(i), centrePoint(i), width_, centrePoint(i));
  }
  centreW() = W_;
  centreU() = U_;
  const double size = std::sqrt(W_.colwise().squaredNorm().maxCoeff());
  if (growths_ < mostGrowths) {
    ++growths_;
    eta_ *= growth;
    epsilon_ = std::max(epsilon_ / growth, lastWeight);
    width_ = std::max(width_ / growth, lastWidth * (1e-3 * width_ + size));
  }
  firstGradient_ = 0;
}

std::vector<double> NewtonSolver::scalars() const {
  return {eta_,
          width_,
          epsilon_,
          firstGradient_,
          static_cast<double>(growths_),
          movedCentre_ ? 1.0 : 0.0};
}

Result<void> NewtonSolver::restoreScalars(const std::vector<double>& scalars) {
  for (const double x : scalars)
    if (!std::isfinite(x) || x < 0) return Error{"state", "has numbers that no run can reach"};
  if (!(scalars[0] > 0) || !(scalars[1] > 0) || !(scalars[2] > 0))
    return Error{"state", "has widths and weights that no run can reach"};
  eta_ = scalars[0];
  width_ = scalars[1];
  epsilon_ = scalars[2];
  firstGradient_ = scalars[3];
  growths_ = static_cast<int>(std::min(scalars[4], static_cast<double>(mostGrowths)));
  movedCentre_ = scalars[5] != 0;
  restored_ = true;
  return {};
}

}  // namespace gtv
