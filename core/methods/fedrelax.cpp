#include "methods/fedrelax.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/decompositions.h"
#include "methods/local_erm.h"
#include "methods/predictions.h"

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

std::string FedRelaxSolver::refusal(const Settings& settings, const GtvProblem& problem,
                                    const Federation& federation) {
  if (!settings.onPredictions) return {};
  if (auto why = whyNoPredictions(problem, federation); !why.empty()) return why;
  const bool quadratic = std::all_of(problem.losses.begin(), problem.losses.end(),
                                     [](const auto& loss) { return loss->isQuadratic(); });
  if (!quadratic) return "comparing predictions needs squared losses";
  return {};
}

FedRelaxSolver::FedRelaxSolver(const GtvProblem& problem, const Federation& federation,
                               Settings settings)
    : SteppingSolver(problem, "fedrelax"), settings_(settings), rng_(federation.rng) {
  check(refusal(settings, problem, federation).empty(), "a problem that fits");
  if (settings.onPredictions) {
    const auto& X = *federation.testSet();
    metric_ = X.transpose() * X / static_cast<double>(X.rows());
    testPoints_ = X.rows();
  }
  if (settings.perturbation > 0 && settings.showsNoiseless) memory_ = {W_};
  FedRelaxSolver::problemChanged();
}

void FedRelaxSolver::problemChanged() {
  const int n = problem().nodeCount();
  updates_.clear();
  updates_.resize(static_cast<std::size_t>(n));
  strength_.resize(n);
  for (int i = 0; i < n; ++i) {
    const auto& loss = *problem().losses[i];
    strength_[i] = problem().graph->strength(i);
    const double rho = 2 * settings_.factor * problem().lambda * strength_[i];
    if (rho == 0) {
      if (!loss.isZero()) updates_[i] = localMinimiser(problem(), i);
    } else if (settings_.onPredictions) {
      updates_[i] = std::make_unique<PredictionProx>(loss, metric_, rho);
    } else {
      updates_[i] = loss.prox(rho);
    }
  }
  const bool hasFlow = problem().penalty->quadraticForm(problem().dimension).has_value();
  coupling_ = hasFlow ? std::make_unique<QuadraticCoupling>(problem()) : nullptr;
  U_.setZero(problem().dimension, hasFlow ? problem().edgeCount() : 0);
}

void FedRelaxSolver::takeUp() {
  if (!memory_.empty()) memory_[0] = W_;
}

void FedRelaxSolver::bringFlow() const {
  if (coupling_) coupling_->flow(W_, U_);
}

std::optional<Traffic> FedRelaxSolver::traffic() const {
  const double messages = 2.0 * problem().edgeCount();
  const auto length = settings_.onPredictions ? testPoints_ : Eigen::Index{problem().dimension};
  return Traffic{messages, messages, messages * static_cast<double>(length)};
}

double FedRelaxSolver::advance() {
  const auto& graph = *problem().graph;
  Matrix& seen = memory_.empty() ? W_ : memory_[0];
  const Matrix last = seen;
  const Matrix& neighbours = settings_.gaussSeidel ? seen : last;
  auto noise = rng_.stream(fmt::format("perturbation {}", iteration()));
  Vector next(problem().dimension);
  Vector draw(problem().dimension);
  double change = 0;
  for (int i = 0; i < graph.nodeCount(); ++i) {
    const bool isPulled = problem().lambda * strength_[i] > 0;
    if (isPulled) {
      next.setZero();
      for (const auto& incidence : graph.neighbours(i))
        next += graph.edge(incidence.edge).weight * neighbours.col(incidence.neighbour);
      next /= strength_[i];
    } else {
      next = last.col(i);
    }
    if (updates_[i]) updates_[i]->apply(next);
    Vector shown = next;
    if (settings_.perturbation > 0) {
      noise.fillNormal(draw);
      next += settings_.perturbation * draw;
      if (!settings_.showsNoiseless) shown = next;
    }
    change = std::max(change, (shown - W_.col(i)).lpNorm<Eigen::Infinity>());
    seen.col(i) = next;
    W_.col(i) = shown;
  }
  return change;
}

}  // namespace gtv
