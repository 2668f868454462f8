#include "federated/fedrelax_gradient.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/decompositions.h"
#include "federated/predictions.h"

namespace gtv {
namespace {

constexpr int powerSteps = 300;

}  // namespace

std::string FedRelaxGradientSolver::refusal(const Settings& settings, const GtvProblem& problem,
                                            const MethodContext& context) {
  if (auto why = whyNoPredictions(problem, context); !why.empty()) return why;
  return GraphLearning::refusal(
      settings.learning, problem.nodeCount(),
      context.network.isIdeal() ? 0 : problem.dimension * (context.network.delay + 2.0));
}

FedRelaxGradientSolver::FedRelaxGradientSolver(const GtvProblem& problem,
                                               const MethodContext& context, Settings settings)
    : MessagingSolver(problem, "fedrelax-gradient", context,
                      {DelayedLinks("models", problem.dimension,
                                    GraphLearning::linkCount(settings.learning, problem))}),
      settings_(settings),
      graph_(settings.learning, problem) {
  check(refusal(settings, problem, context).empty(), "a problem that fits");
  const auto& X = *context.testSet();
  testPoints_ = X.rows();
  metric_ = X.transpose() * X / static_cast<double>(X.rows());
  root_ = predictionRoot(X);
  U_.resize(problem.dimension, 0);
  if (graph_.isOn()) memory_ = {graph_.nothing()};
  begin();
  initialiseMessages();
}

void FedRelaxGradientSolver::reset() {
  MessagingSolver::reset();
  begin();
  initialiseNeighbourKnowledge();
}

void FedRelaxGradientSolver::initialiseNeighbourKnowledge() {
  MessagingSolver::initialiseNeighbourKnowledge();
  if (!usesMailboxes()) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    for (const auto& link : graph_.candidateLinks(i)) put(0, link.mail, W_.col(link.neighbour));
}

void FedRelaxGradientSolver::begin() {
  roundTraffic() = {};
  if (!settings_.randomStart) return;
  auto start = rng().stream("start");
  const double reach = 1 / std::sqrt(static_cast<double>(problem().dimension));
  for (double& entry : W_.reshaped()) entry = start.uniform(-reach, reach);
}

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

double FedRelaxGradientSolver::advance() {
  const auto links = graph_.links(chosen());
  beginRound();
  const bool mailed = usesMailboxes();
  const int n = problem().nodeCount();
  const auto length = static_cast<double>(testPoints_);
  const Matrix last = W_;
  Vector from(problem().dimension);
  Vector gradient(problem().dimension);
  Vector apart(problem().dimension);
  for (int i = 0; i < n; ++i) {
    if (!computes(i)) continue;
    from = last.col(i);
    if (byzantine().tampers(i)) from = own(i);
    apart.setZero();
    double strength = 0;
    for (const auto& [neighbour, weight, mail] : links[i]) {
      if (mailed)
        apart += weight * (from - held(0, mail));
      else
        apart += weight * (from - last.col(neighbour));
      strength += weight;
    }
    problem().losses[i]->gradient(from, gradient);
    gradient += 2 * problem().lambda * share(strength) * (metric_ * apart);
    from -= settings_.rate * gradient;
    publishIterate(i, from);
    W_.col(i) = from;
  }
  for (int i = 0; mailed && i < n; ++i) {
    if (!computes(i)) continue;
    for (const int mail : graph_.outgoing(i)) send(0, mail, iteration() + 1, W_.col(i), 1, length);
  }
  if (!mailed) roundTraffic() = {graph_.messages(), graph_.messages(), graph_.messages() * length};
  chooseNeighbours();
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

void FedRelaxGradientSolver::chooseNeighbours() {
  if (!graph_.isOn()) return;
  if (usesMailboxes())
    graph_.choose(chosen(), root_ * W_,
                  [this](int mail) -> Vector { return root_ * held(0, mail); });
  else
    graph_.choose(chosen(), root_ * W_);
}

std::shared_ptr<const EmpiricalGraph> FedRelaxGradientSolver::learnedGraph() const {
  return graph_.graph(chosen());
}

double FedRelaxGradientSolver::curvature() const {
  const int n = problem().nodeCount();
  const int d = problem().dimension;
  const auto links = graph_.links(chosen());
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
  const auto links = graph_.links(chosen());
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

std::string FedRelaxGradientSolver::stepSizeWarning() const {
  if (settings_.rate < 2 / curvatureBound()) return {};
  const double top = curvature();
  if (!(top > 0) || settings_.rate < 2 / top) return {};
  return fmt::format(
      "the learning rate {:.3g} is larger than the largest stable one, 2/λ_max = {:.3g}, with "
      "λ_max = {:.4g} of the Hessian blockdiag(∇²L_i) + 2λL ⊗ C",
      settings_.rate, 2 / top, top);
}

}  // namespace gtv
