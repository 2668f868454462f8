#include "grouping/federated_mixture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "clustering/k_means.h"
#include "grouping/mixture_discrepancy.h"
#include "problem/local_erm.h"

namespace gtv {
namespace {

/// Pictures of a run take a copy of all mixtures.
constexpr Eigen::Index mostNumbersShown = 1'000'000;

std::vector<Matrix> pointsOfNodes(const GtvProblem& problem, const MethodContext& context) {
  const int n = problem.nodeCount();
  std::vector<Matrix> points(static_cast<std::size_t>(n), Matrix(problem.dimension, 0));
  if (hasLabels(context.labels)) {
    const Matrix minimisers = localMinimisers(problem, context.stop);
    for (int i = 0; i < n; ++i)
      if (minimisers.col(i).allFinite()) points[static_cast<std::size_t>(i)] = minimisers.col(i);
    return points;
  }
  const auto& data = context.mapped ? *context.mapped : *context.data;
  for (int i = 0; i < n; ++i)
    if (data.labeled[static_cast<std::size_t>(i)])
      points[static_cast<std::size_t>(i)] = data.datasets.features(i).transpose();
  return points;
}

/// Side by side.
Matrix together(const std::vector<Matrix>& points, Eigen::Index rows) {
  Eigen::Index count = 0;
  for (const auto& own : points) count += own.cols();
  Matrix out(rows, count);
  count = 0;
  for (const auto& own : points) {
    out.middleCols(count, own.cols()) = own;
    count += own.cols();
  }
  return out;
}

Matrix drawStarters(const std::vector<Matrix>& points, int each, Eigen::Index rows,
                    const Rng& rng) {
  std::vector<Matrix> given;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const int own = static_cast<int>(points[i].cols());
    auto draws = rng.stream(fmt::format("points {}", i));
    given.emplace_back(points[i](Eigen::all, draws.sample(own, std::min(own, each))));
  }
  return together(given, rows);
}

}  // namespace

Result<std::unique_ptr<Solver>> FederatedMixtureSolver::make(const GtvProblem& problem,
                                                             const MethodContext& context,
                                                             const Settings& settings) {
  auto points = pointsOfNodes(problem, context);
  if (context.stop.stop_requested()) return Error{"solver", "was stopped"};
  auto solver = std::unique_ptr<FederatedMixtureSolver>(
      new FederatedMixtureSolver(problem, context, settings, std::move(points)));
  const auto count = solver->starters_.cols();
  if (count < settings.components)
    return Error{
        count == 0 ? "solver" : "solver.k",
        count == 0
            ? std::string("no node has points: its samples with a loss of points, else the "
                          "minimiser of its loss, which losses with kinks do not have")
            : fmt::format("{} centres need as many points to begin with, there are {}; more nodes, "
                          "or more points of a node (solver.startPoints), give more",
                          settings.components, count)};
  solver->reset();
  return std::unique_ptr<Solver>(std::move(solver));
}

FederatedMixtureSolver::FederatedMixtureSolver(const GtvProblem& problem,
                                               const MethodContext& context,
                                               const Settings& settings, std::vector<Matrix> points)
    : IterativeSolverBase(problem, settings.soft ? "federated-mixture" : "federated-k-means"),
      settings_(settings),
      points_(std::move(points)),
      starters_(drawStarters(points_, settings.startPoints, problem.dimension, context.rng)),
      rng_(context.rng),
      floor_(covarianceFloor(starters_, settings.floor)) {
  U_.resize(problem.dimension, 0);
  const auto p = Eigen::Index{problem.dimension};
  const auto k = Eigen::Index{settings.components};
  const Eigen::Index columns = settings.hasServer ? 1 : problem.nodeCount();
  memory_ = {Matrix::Zero(p * k, columns), Matrix::Zero(k, columns),
             Matrix::Zero(settings.soft ? p * p * k : 0, columns)};
}

void FederatedMixtureSolver::reset() {
  IterativeSolverBase::reset();
  drawStart();
}

void FederatedMixtureSolver::onWarmStart() {
  // Models of another method say where the centres may be.
  if (W_.allFinite() && W_.cols() >= settings_.components)
    startAround(W_);
  else
    drawStart();
}

void FederatedMixtureSolver::drawStart() { startAround(starters_); }

void FederatedMixtureSolver::startAround(const Matrix& from) {
  moved_ = 0;
  const auto found = kMeans(from, settings_.components, settings_.restarts, rng_.stream("centres"));
  check(found.ok(), "there are as many points as centres");
  const auto start = mixtureAround(starters_, found->centres, floor_);
  for (Eigen::Index c = 0; c < memory_[Means].cols(); ++c) setMixture(c, start);
  // A component that no point is nearest to has no share, but may get one.
  memory_[Weights] = memory_[Weights].cwiseMax(1e-3);
  for (auto column : memory_[Weights].colwise()) column /= column.sum();
}

Matrix FederatedMixtureSolver::meansOf(Eigen::Index column) const {
  return memory_[Means].col(column).reshaped(problem().dimension, settings_.components);
}

GaussianMixture FederatedMixtureSolver::mixtureOf(Eigen::Index column) const {
  GaussianMixture out{memory_[Weights].col(column), meansOf(column), {}};
  if (!settings_.soft) return out;
  const Eigen::Index p = problem().dimension;
  for (Eigen::Index j = 0; j < settings_.components; ++j)
    out.covariances.emplace_back(
        memory_[Covariances].col(column).segment(p * p * j, p * p).reshaped(p, p));
  return out;
}

void FederatedMixtureSolver::setMixture(Eigen::Index column, const GaussianMixture& mixture) {
  memory_[Means].col(column) = mixture.means.reshaped();
  memory_[Weights].col(column) = mixture.weights;
  if (!settings_.soft) return;
  const Eigen::Index p = problem().dimension;
  for (Eigen::Index j = 0; j < settings_.components; ++j)
    memory_[Covariances].col(column).segment(p * p * j, p * p) =
        mixture.covariances[static_cast<std::size_t>(j)].reshaped();
}

MixtureSums FederatedMixtureSolver::sumsOf(int node, const GaussianMixture& mixture) const {
  const auto& points = points_[static_cast<std::size_t>(node)];
  if (settings_.soft) {
    double likelihood = 0;
    return mixtureSums(points, responsibilities(mixture, points, likelihood));
  }
  MixtureSums out;
  out.counts = Vector::Zero(settings_.components);
  out.firsts = Matrix::Zero(points.rows(), settings_.components);
  for (const auto& point : points.colwise()) {
    const int j = nearestCentre(point, mixture.means);
    ++out.counts[j];
    out.firsts.col(j) += point;
  }
  return out;
}

GaussianMixture FederatedMixtureSolver::updated(const MixtureSums& sums,
                                                const GaussianMixture& before) const {
  auto out = settings_.soft ? maximised(sums, floor_, before) : before;
  if (settings_.soft) {
    // Responsibilities need a logarithm of every weight.
    out.weights = out.weights.cwiseMax(1e-300);
    return out;
  }
  const double total = sums.counts.sum();
  if (total > 0) out.weights = sums.counts / total;
  for (Eigen::Index j = 0; j < sums.counts.size(); ++j)
    if (sums.counts[j] > 0) out.means.col(j) = sums.firsts.col(j) / sums.counts[j];
  return out;
}

GaussianMixture FederatedMixtureSolver::withNeighbours(int node) const {
  const auto before = mixtureOf(node);
  const auto own = sumsOf(node, before);
  MixtureSums sums = own;
  const auto m = static_cast<double>(points_[static_cast<std::size_t>(node)].cols());
  if (m > 0) sums.add(own, 1 / m - 1);
  for (const auto& link : problem().graph->neighbours(node)) {
    const double weight = problem().lambda * problem().graph->edge(link.edge).weight;
    const auto theirs = matchedTo(before, mixtureOf(link.neighbour));
    if (!settings_.soft) {
      sums.counts.array() += weight;
      sums.firsts += weight * theirs.means;
      continue;
    }
    sums.addMixture(theirs, weight);
  }
  return updated(sums, before);
}

double FederatedMixtureSolver::advance() {
  const Matrix last = W_;
  const auto before = memory_;
  if (settings_.hasServer) {
    const auto common = mixtureOf(0);
    MixtureSums sums(problem().dimension, settings_.soft ? settings_.components : 0);
    for (int i = 0; i < problem().nodeCount() && !stopRequested(); ++i) {
      auto own = sumsOf(i, common);
      if (i == 0)
        sums = std::move(own);
      else
        sums.add(own, 1);
    }
    setMixture(0, updated(sums, common));
  } else {
    std::vector<GaussianMixture> next(static_cast<std::size_t>(problem().nodeCount()));
    forNodeRanges([&](int begin, int end) {
      for (int i = begin; i < end && !stopRequested(); ++i)
        next[static_cast<std::size_t>(i)] = withNeighbours(i);
    });
    if (stopRequested()) return 0;
    for (int i = 0; i < problem().nodeCount(); ++i)
      setMixture(i, next[static_cast<std::size_t>(i)]);
  }
  moved_ = 0;
  for (std::size_t k = 0; k < memory_.size(); ++k)
    if (memory_[k].size() > 0)
      moved_ = std::max(moved_, (memory_[k] - before[k]).lpNorm<Eigen::Infinity>());
  show();
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

void FederatedMixtureSolver::show() {
  for (int i = 0; i < problem().nodeCount(); ++i) {
    const auto mixture = mixtureOf(columnOf(i));
    Eigen::Index most = 0;
    if (points_[static_cast<std::size_t>(i)].cols() > 0)
      sumsOf(i, mixture).counts.maxCoeff(&most);
    else
      mixture.weights.maxCoeff(&most);
    W_.col(i) = mixture.means.col(most);
  }
}

std::optional<Traffic> FederatedMixtureSolver::traffic() const {
  const double p = problem().dimension;
  const double centre = settings_.soft ? 1 + p + p * (p + 1) / 2 : p;
  const double k = settings_.components;
  const auto nodes = static_cast<double>(std::count_if(
      points_.begin(), points_.end(), [](const auto& own) { return own.cols() > 0; }));
  Traffic out;
  if (settings_.hasServer) {
    // Sums and counts come up, centres go down.
    out = {2 * nodes, 2 * nodes * k, nodes * k * ((settings_.soft ? centre : p + 1) + centre)};
  } else {
    const double links = 2.0 * problem().edgeCount();
    out = {links, links * k, links * k * centre};
  }
  if (iteration() != 1) return out;
  const auto given = static_cast<double>(starters_.cols());
  return Traffic{out.messages + nodes, out.vectors + given, out.numbers + given * p};
}

bool FederatedMixtureSolver::isDone() const {
  return settings_.hasServer && !settings_.soft && iteration() > 0 && moved_ == 0;
}

std::shared_ptr<const std::vector<GaussianMixture>> FederatedMixtureSolver::mixtures() const {
  const Eigen::Index p = problem().dimension;
  if (memory_[Weights].size() * p * (settings_.soft ? p : 1) > mostNumbersShown) return nullptr;
  auto out = std::make_shared<std::vector<GaussianMixture>>();
  for (Eigen::Index c = 0; c < memory_[Means].cols(); ++c) out->push_back(mixtureOf(c));
  return out;
}

Result<void> FederatedMixtureSolver::restoreScalars(const std::vector<double>& scalars) {
  if (!(scalars[0] >= 0)) return Error{"state", "has a change that no run can have"};
  moved_ = scalars[0];
  return {};
}

}  // namespace gtv
