#include "methods/fedrelax_gradient.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/decompositions.h"
#include "methods/predictions.h"

namespace gtv {
namespace {

constexpr int powerSteps = 300;
constexpr double mostNumbersUnderWay = 2e7;

}  // namespace

std::string FedRelaxGradientSolver::refusal(const Settings& settings, const GtvProblem& problem,
                                            const Federation& federation) {
  if (auto why = whyNoPredictions(problem, federation); !why.empty()) return why;
  if (settings.graph == Graph::Given) return {};
  if (problem.nodeCount() > mostLearningNodes)
    return fmt::format("the graph is learned for at most {} nodes", mostLearningNodes);
  if (const double n = problem.nodeCount();
      !federation.network.isIdeal() &&
      n * n * problem.dimension * (federation.network.delay + 2) > mostNumbersUnderWay)
    return "the graph is learned from messages between all nodes, which are too many to keep for "
           "so many nodes and such delays";
  if (settings.choices >= problem.nodeCount())
    return fmt::format("every node chooses {} others, and there are {} nodes", settings.choices,
                       problem.nodeCount());
  return {};
}

FedRelaxGradientSolver::FedRelaxGradientSolver(const GtvProblem& problem,
                                               const Federation& federation, Settings settings)
    : MessagingSolver(
          problem, "fedrelax-gradient", federation,
          {Mail("models", problem.dimension,
                settings.graph == Graph::Given ? 2 * problem.edgeCount()
                                               : problem.nodeCount() * problem.nodeCount())}),
      settings_(settings) {
  check(refusal(settings, problem, federation).empty(), "a problem that fits");
  const auto& X = *federation.testSet();
  testPoints_ = X.rows();
  metric_ = X.transpose() * X / static_cast<double>(X.rows());
  root_ = X / std::sqrt(static_cast<double>(X.rows()));
  if (root_.rows() > root_.cols()) {
    // Distances cost fewer numbers.
    const auto eigen = symmetricEigen(metric_);
    root_ = eigen.values.cwiseMax(0).cwiseSqrt().asDiagonal() * eigen.vectors.transpose();
  }
  U_.resize(problem.dimension, 0);
  if (learns())
    memory_ = {Matrix::Zero(problem.nodeCount(), problem.nodeCount())};
  else
    links_ = givenLinks();
  begin();
  open();
}

void FedRelaxGradientSolver::reset() {
  SteppingSolver::reset();
  begin();
  meet();
}

void FedRelaxGradientSolver::meet() {
  MessagingSolver::meet();
  if (!usesMail()) return;
  const int n = problem().nodeCount();
  for (int i = 0; i < n; ++i) {
    if (!learns())
      for (const auto& link : links_[i]) put(0, link.mail, W_.col(link.neighbour));
    for (int j = 0; learns() && j < n; ++j) put(0, pair(j, i), W_.col(j));
  }
}

void FedRelaxGradientSolver::begin() {
  learned_ = nullptr;
  carried() = {};
  if (!settings_.randomStart) return;
  auto start = rng().stream("start");
  const double reach = 1 / std::sqrt(static_cast<double>(problem().dimension));
  for (double& entry : W_.reshaped()) entry = start.uniform(-reach, reach);
}

void FedRelaxGradientSolver::takeUp() { learned_ = nullptr; }

double FedRelaxGradientSolver::share(double strength) const {
  switch (settings_.averaging) {
    case Averaging::Mean:
      return strength > 0 ? 1 / strength : 0;
    case Averaging::Count:
      return 1.0 / problem().nodeCount();
    default:
      return 1;
  }
}

FedRelaxGradientSolver::Links FedRelaxGradientSolver::givenLinks() const {
  Links out(static_cast<std::size_t>(problem().nodeCount()));
  for (int i = 0; i < problem().nodeCount(); ++i)
    for (const auto& incidence : problem().graph->neighbours(i))
      out[i].push_back(
          {incidence.neighbour, problem().graph->edge(incidence.edge).weight, linkTo(incidence)});
  return out;
}

FedRelaxGradientSolver::Links FedRelaxGradientSolver::learnedLinks() const {
  const int n = problem().nodeCount();
  Links out(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      if (heard()(j, i) != 0) out[i].push_back({j, 1, pair(j, i)});
  return out;
}

double FedRelaxGradientSolver::advance() {
  if (learns()) links_ = learnedLinks();
  beginRound();
  const bool mailed = usesMail();
  const int n = problem().nodeCount();
  const auto length = static_cast<double>(testPoints_);
  const Matrix last = W_;
  Vector from(problem().dimension);
  Vector gradient(problem().dimension);
  Vector apart(problem().dimension);
  double messages = 0;
  for (int i = 0; i < n; ++i) {
    if (!computes(i)) continue;
    from = last.col(i);
    if (reports().isFalse(i)) from = own(i);
    apart.setZero();
    double strength = 0;
    for (const auto& [neighbour, weight, mail] : links_[i]) {
      if (mailed)
        apart += weight * (from - held(0, mail));
      else
        apart += weight * (from - last.col(neighbour));
      strength += weight;
    }
    problem().losses[i]->gradient(from, gradient);
    gradient += 2 * problem().lambda * share(strength) * (metric_ * apart);
    from -= settings_.rate * gradient;
    tell(i, from);
    W_.col(i) = from;
    messages += static_cast<double>(links_[i].size());
  }
  if (mailed) {
    for (int i = 0; i < n; ++i) {
      if (!computes(i)) continue;
      if (!learns())
        for (const auto& incidence : problem().graph->neighbours(i))
          send(0, linkFrom(incidence), iteration() + 1, W_.col(i), 1, length);
      for (int j = 0; learns() && j < n; ++j)
        if (j != i) send(0, pair(i, j), iteration() + 1, W_.col(i), 1, length);
    }
  } else {
    // To compare, everybody tells everybody.
    if (learns()) messages = n * (n - 1.0);
    carried() = {messages, messages, messages * length};
  }
  if (learns()) chooseNeighbours();
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

void FedRelaxGradientSolver::chooseNeighbours() {
  const int n = problem().nodeCount();
  Matrix seen = root_ * W_;
  const Matrix before = heard();
  // 2b forgets before the loop over the nodes: what one chooses the others keep.
  if (settings_.graph == Graph::Reset) heard().setZero();
  std::vector<int> others(static_cast<std::size_t>(n));
  Vector distance(n);
  for (int i = 0; i < n; ++i) {
    for (int j = 0; usesMail() && j < n; ++j) {
      if (j == i)
        seen.col(j) = root_ * W_.col(i);
      else
        seen.col(j) = root_ * held(0, pair(j, i));
    }
    distance = (seen.colwise() - seen.col(i)).colwise().squaredNorm();
    std::iota(others.begin(), others.end(), 0);
    others.erase(others.begin() + i);
    std::nth_element(others.begin(), others.begin() + settings_.choices, others.end(),
                     [&](int a, int b) {
                       return distance[a] < distance[b] || (distance[a] == distance[b] && a < b);
                     });
    for (int k = 0; k < settings_.choices; ++k) {
      heard()(others[static_cast<std::size_t>(k)], i) = 1;
      if (!settings_.directed) heard()(i, others[static_cast<std::size_t>(k)]) = 1;
    }
    others.resize(static_cast<std::size_t>(n));
  }
  if (heard() != before) learned_ = nullptr;
}

std::shared_ptr<const EmpiricalGraph> FedRelaxGradientSolver::learnedGraph() const {
  if (!learns() || learned_) return learned_;
  const int n = problem().nodeCount();
  std::vector<Edge> edges;
  for (int j = 0; j < n; ++j)
    for (int i = j + 1; i < n; ++i)
      if (heard()(j, i) != 0 || heard()(i, j) != 0) edges.push_back({j, i, 1});
  auto graph = EmpiricalGraph::make(n, std::move(edges));
  check(graph.ok(), "pairs of different nodes");
  learned_ = std::make_shared<EmpiricalGraph>(std::move(*graph));
  return learned_;
}

double FedRelaxGradientSolver::curvature() const {
  const int n = problem().nodeCount();
  const int d = problem().dimension;
  const auto links = learns() ? learnedLinks() : links_;
  std::vector<Matrix> hessians(static_cast<std::size_t>(n), Matrix::Zero(d, d));
  Vector factor(n);
  for (int i = 0; i < n; ++i) {
    const auto& loss = *problem().losses[i];
    if (loss.isQuadratic())
      loss.addHessian(Vector::Zero(d), hessians[static_cast<std::size_t>(i)]);
    else
      hessians[static_cast<std::size_t>(i)].diagonal().setConstant(loss.smoothness());
    double strength = 0;
    for (const auto& link : links[i]) strength += link.weight;
    factor[i] = 2 * problem().lambda * share(strength);
  }
  // In the coordinates w_i/√λ_i the matrix is symmetric where links are mutual: power steps work.
  Matrix V(d, n);
  Rng(1).fillNormal(V);
  Matrix next(d, n);
  double largest = 0;
  for (int step = 0; step < powerSteps; ++step) {
    V /= V.norm();
    for (int i = 0; i < n; ++i) {
      Vector apart = Vector::Zero(d);
      for (const auto& [neighbour, weight, mail] : links[i])
        apart += weight * (V.col(i) - V.col(neighbour));
      next.col(i) =
          hessians[static_cast<std::size_t>(i)] * V.col(i) + factor[i] * (metric_ * apart);
    }
    largest = next.norm();
    if (!(largest > 0)) return 0;
    V = next;
  }
  return largest;
}

/// ‖L‖ ≤ 2 max_i a_i, with λ_i = λ/a_i in the place of a_i where it is the mean.
double FedRelaxGradientSolver::curvatureBound() const {
  const auto links = learns() ? learnedLinks() : links_;
  double smooth = 0;
  double pull = 0;
  for (int i = 0; i < problem().nodeCount(); ++i) {
    smooth = std::max(smooth, problem().losses[i]->smoothness());
    double strength = 0;
    for (const auto& link : links[i]) strength += link.weight;
    pull = std::max(pull, 2 * problem().lambda * share(strength) * 2 * strength);
  }
  return smooth + pull * symmetricEigenvalues(metric_).maxCoeff();
}

std::string FedRelaxGradientSolver::brokenStepBound() const {
  if (settings_.rate < 2 / curvatureBound()) return {};
  const double top = curvature();
  if (!(top > 0) || settings_.rate < 2 / top) return {};
  return fmt::format(
      "the learning rate {:.3g} is larger than the largest stable one, 2/λ_max = {:.3g}, with "
      "λ_max = {:.4g} of the Hessian blockdiag(∇²L_i) + 2λL ⊗ C",
      settings_.rate, 2 / top, top);
}

}  // namespace gtv
