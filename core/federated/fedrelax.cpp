#include "federated/fedrelax.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/decompositions.h"
#include "federated/predictions.h"
#include "problem/local_erm.h"

namespace gtv {

namespace {

/// v ← the w with (H_i + ρC) w = b_i + ρCv; the shortest one where the matrix is singular.
class PredictionProx final : public LocalMap {
 public:
  PredictionProx(const LocalLoss& loss, const Matrix& metric, double rho)
      : pull_(rho * metric), right_(metric.rows()), factor_(system(loss, pull_)) {
    loss.gradient(Vector::Zero(metric.rows()), right_);
    right_ *= -1;
  }
  void apply(MutVec v) override { v = factor_.solve(right_ + pull_ * v); }

 private:
  static Matrix system(const LocalLoss& loss, const Matrix& pull) {
    Matrix H = pull;
    loss.addHessian(Vector::Zero(pull.rows()), H);
    return H;
  }

  Matrix pull_;
  Vector right_;
  LeastSquaresFactor factor_;
};

}  // namespace

Result<void> FedRelaxSolver::refusal(const Settings& settings, const GtvProblem& problem,
                                     const MethodContext& context) {
  if (!settings.onPredictions) {
    if (!settings.learning.isOn()) return {};
    return Error{"solver.learnGraph",
                 "a graph is learned from predictions on the shared test set (solver.compare: "
                 "predictions)"};
  }
  auto why = whyNoPredictions(problem, context);
  const bool quadratic = std::all_of(problem.losses.begin(), problem.losses.end(),
                                     [](const auto& loss) { return loss->isQuadratic(); });
  if (why.empty() && !quadratic) why = "comparing predictions needs squared losses";
  if (why.empty())
    why = GraphLearning::refusal(
        settings.learning, problem.nodeCount(),
        context.network.isIdeal() ? 0 : problem.dimension * (context.network.delay + 2.0));
  return why.empty() ? Result<void>() : Error{"solver", std::move(why)};
}

FedRelaxSolver::FedRelaxSolver(const GtvProblem& problem, const MethodContext& context,
                               Settings settings)
    : MessagingSolver(problem, "fedrelax", context,
                      {DelayedLinks("models", problem.dimension,
                                    GraphLearning::linkCount(settings.learning, problem))}),
      settings_(settings),
      graph_(settings.learning, problem) {
  check(refusal(settings, problem, context).ok(), "a problem that fits");
  if (settings.onPredictions) {
    const auto& X = *context.testSet();
    metric_ = X.transpose() * X / static_cast<double>(X.rows());
    metricTop_ = symmetricEigenvalues(metric_).maxCoeff();
    testPoints_ = X.rows();
  }
  if (graph_.isOn()) root_ = predictionRoot(*context.testSet());
  if (hidesNoise()) memory_.push_back(W_);
  if (graph_.isOn()) memory_.push_back(graph_.nothing());
  FedRelaxSolver::problemChanged();
  initialiseMessages();
}

void FedRelaxSolver::problemChanged() {
  updates_.clear();
  updates_.resize(static_cast<std::size_t>(problem().nodeCount()));
  strength_.setConstant(problem().nodeCount(), -1);
  listen();
  const bool hasFlow =
      !graph_.isOn() && problem().penalty->quadraticForm(problem().dimension).has_value();
  coupling_ = hasFlow ? std::make_unique<QuadraticCoupling>(problem()) : nullptr;
  U_.setZero(problem().dimension, hasFlow ? problem().edgeCount() : 0);
}

/// Whom nodes listen to now, and what they minimise therefore.
void FedRelaxSolver::listen() {
  links_ = graph_.links(chosen());
  for (int i = 0; i < problem().nodeCount(); ++i) {
    double strength = 0;
    for (const auto& link : links_[i]) strength += link.weight;
    if (strength == strength_[i]) continue;
    strength_[i] = strength;
    prepare(i);
  }
}

void FedRelaxSolver::prepare(int i) {
  const auto& loss = *problem().losses[i];
  auto& update = updates_[static_cast<std::size_t>(i)];
  update = nullptr;
  const double rho = 2 * settings_.factor * problem().lambda * strength_[i];
  if (rho == 0) {
    if (!loss.isZero()) update = localMinimiser(problem(), i);
  } else if (settings_.onPredictions) {
    update = std::make_unique<PredictionProx>(loss, metric_, rho);
  } else {
    update = loss.prox(rho);
  }
}

void FedRelaxSolver::onWarmStart() {
  if (hidesNoise()) shared() = W_;
}

void FedRelaxSolver::updateDual() const {
  if (coupling_) coupling_->flow(W_, U_);
}

void FedRelaxSolver::initialiseNeighbourKnowledge() {
  MessagingSolver::initialiseNeighbourKnowledge();
  if (!usesMailboxes()) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    for (const auto& link : graph_.candidateLinks(i))
      put(0, link.mail, shared().col(link.neighbour));
}

double FedRelaxSolver::advance() {
  const int n = problem().nodeCount();
  if (graph_.isOn()) listen();
  beginRound();
  const bool mailed = usesMailboxes();
  Matrix& seen = shared();
  const Matrix last = seen;
  const Matrix& neighbours = settings_.gaussSeidel ? seen : last;
  auto noise = rng().stream(fmt::format("perturbation {}", iteration()));
  const auto length =
      static_cast<double>(settings_.onPredictions ? testPoints_ : problem().dimension);
  Vector next(problem().dimension);
  Vector before(problem().dimension);
  Vector draw(problem().dimension);
  double change = 0;
  for (int i = 0; i < n; ++i) {
    if (!computes(i)) continue;
    const bool isPulled = problem().lambda * strength_[i] > 0;
    before = last.col(i);
    if (byzantine().tampers(i)) before = own(i);
    if (isPulled) {
      next.setZero();
      for (const auto& [neighbour, weight, mail] : links_[i]) {
        if (mailed)
          next += weight * held(0, mail);
        else
          next += weight * neighbours.col(neighbour);
      }
      next /= strength_[i];
    } else {
      next = before;
    }
    const Pull pull{2 * settings_.factor * problem().lambda * strength_[i],
                    settings_.onPredictions ? &metric_ : nullptr, metricTop_};
    minimise(i, updates_[static_cast<std::size_t>(i)].get(), pull, before, next);
    release(i, before, next);
    Vector shown = next;
    if (settings_.perturbation > 0) {
      noise.fillNormal(draw);
      // A node with neither data nor neighbours computes nothing that it could hide.
      if (isPulled || updates_[static_cast<std::size_t>(i)]) next += settings_.perturbation * draw;
    }
    publishIterate(i, next);
    if (!settings_.showsNoiseless || byzantine().tampers(i)) shown = next;
    change = std::max(change, (shown - W_.col(i)).lpNorm<Eigen::Infinity>());
    seen.col(i) = next;
    W_.col(i) = shown;
  }
  for (int i = 0; mailed && i < n; ++i) {
    if (!computes(i)) continue;
    for (const int mail : graph_.outgoing(i))
      send(0, mail, iteration() + 1, seen.col(i), 1, length);
  }
  if (!mailed) roundTraffic() = {graph_.messages(), graph_.messages(), graph_.messages() * length};
  chooseNeighbours();
  return change;
}

void FedRelaxSolver::chooseNeighbours() {
  if (!graph_.isOn()) return;
  if (usesMailboxes())
    graph_.choose(chosen(), root_ * shared(),
                  [this](int mail) -> Vector { return root_ * held(0, mail); });
  else
    graph_.choose(chosen(), root_ * shared());
}

std::shared_ptr<const EmpiricalGraph> FedRelaxSolver::learnedGraph() const {
  return graph_.graph(chosen());
}

}  // namespace gtv
