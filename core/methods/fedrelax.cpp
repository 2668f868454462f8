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
    : MessagingSolver(problem, "fedrelax", federation,
                      {Mail("models", problem.dimension, 2 * problem.edgeCount())}),
      settings_(settings) {
  check(refusal(settings, problem, federation).empty(), "a problem that fits");
  if (settings.onPredictions) {
    const auto& X = *federation.testSet();
    metric_ = X.transpose() * X / static_cast<double>(X.rows());
    metricTop_ = symmetricEigenvalues(metric_).maxCoeff();
    testPoints_ = X.rows();
  }
  if (settings.perturbation > 0 && settings.showsNoiseless) memory_ = {W_};
  FedRelaxSolver::problemChanged();
  open();
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

void FedRelaxSolver::meet() {
  MessagingSolver::meet();
  if (!usesMail()) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    for (const auto& incidence : problem().graph->neighbours(i))
      put(0, linkTo(incidence), shared().col(incidence.neighbour));
}

double FedRelaxSolver::advance() {
  const auto& graph = *problem().graph;
  beginRound();
  const bool mailed = usesMail();
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
  for (int i = 0; i < graph.nodeCount(); ++i) {
    if (!computes(i)) continue;
    const bool isPulled = problem().lambda * strength_[i] > 0;
    before = last.col(i);
    if (reports().isFalse(i)) before = own(i);
    if (isPulled) {
      next.setZero();
      for (const auto& incidence : graph.neighbours(i)) {
        const double weight = graph.edge(incidence.edge).weight;
        if (mailed)
          next += weight * held(0, linkTo(incidence));
        else
          next += weight * neighbours.col(incidence.neighbour);
      }
      next /= strength_[i];
    } else {
      next = before;
    }
    const Pull pull{2 * settings_.factor * problem().lambda * strength_[i],
                    settings_.onPredictions ? &metric_ : nullptr, metricTop_};
    minimise(i, updates_[static_cast<std::size_t>(i)].get(), pull, before, next);
    Vector shown = next;
    if (settings_.perturbation > 0) {
      noise.fillNormal(draw);
      // A node with neither data nor neighbours computes nothing that it could hide.
      if (isPulled || updates_[static_cast<std::size_t>(i)]) next += settings_.perturbation * draw;
    }
    tell(i, next);
    if (!settings_.showsNoiseless || reports().isFalse(i)) shown = next;
    change = std::max(change, (shown - W_.col(i)).lpNorm<Eigen::Infinity>());
    seen.col(i) = next;
    W_.col(i) = shown;
  }
  if (!mailed) {
    const double messages = 2.0 * graph.edgeCount();
    carried() = {messages, messages, messages * length};
    return change;
  }
  for (int i = 0; i < graph.nodeCount(); ++i) {
    if (!computes(i)) continue;
    for (const auto& incidence : graph.neighbours(i))
      send(0, linkFrom(incidence), iteration() + 1, seen.col(i), 1, length);
  }
  return change;
}

}  // namespace gtv
