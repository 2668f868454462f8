#include "run/lambda_engine.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "diagnostics/metrics.h"
#include "solvers/auto_solver.h"
#include "solvers/contraction_solver.h"
#include "solvers/smoothed_newton.h"

namespace gtv {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t firstCertificate = 8;
/// Steps of the contracting iteration before Newton's method takes over, where that is possible.
constexpr std::int64_t coldSteps = 50;
constexpr std::int64_t newtonSteps = 60;
/// Multiplications of a Newton step that still makes a slider feel immediate.
constexpr double quickNewton = 3e7;
/// Quotient problems that are worth their factors at every λ: few clusters or few parameters.
constexpr int fewClusters = 16;
constexpr Eigen::Index fewParameters = 64;

}  // namespace

LambdaEngine::LambdaEngine(const GtvProblem& problem, const LambdaEngineOptions& options)
    : problem_(problem), options_(options), bounder_(std::make_unique<DualBounder>(problem_)) {
  if (Contraction::refusal(problem_).empty()) {
    contraction_ = std::make_unique<Contraction>(problem_);
    iteration_ = std::make_unique<ContractionSolver>(problem_);
  } else {
    iteration_ = std::make_unique<AutoSolver>(problem_);
  }
  const auto plan = planSmoothedNewton(problem_);
  if (plan.cost <= quickNewton && SmoothedNewtonSolver::refusal(problem_, plan).empty())
    newton_ = std::make_unique<SmoothedNewtonSolver>(problem_);
  latest_.lambda = std::numeric_limits<double>::quiet_NaN();
}

LambdaEngine::~LambdaEngine() = default;

void LambdaEngine::accept(const Matrix& W, const Matrix& U, const DualBound& bound,
                          std::string method) {
  latest_.W = W;
  latest_.U = U;
  latest_.bound = bound;
  latest_.certified = bound.relative <= options_.tolerance;
  latest_.method = std::move(method);
}

void LambdaEngine::countClusters() {
  latest_.clusters = fusedClusters(*problem_.graph, latest_.W, options_.clusterTolerance);
  latest_.clusterCount = clusterCount(latest_.clusters);
}

/// A new λ: what is there moves over to it.
void LambdaEngine::moveTo(double lambda) {
  const double growth = lambda / latest_.lambda;
  const bool first = std::isnan(latest_.lambda);
  problem_.lambda = lambda;
  latest_.lambda = lambda;
  latest_.certified = false;
  latest_.seconds = 0;
  latest_.steps = 0;
  nextCertificate_ = firstCertificate;
  phaseSteps_ = 0;
  if (first) {
    phase_ = newton_ && !contraction_ ? Phase::Newton : Phase::Iteration;
    enter(phase_);
    return;
  }
  if (problem_.penalty->isNorm() && std::isfinite(growth)) latest_.U *= growth;
  if (contraction_ && contraction_->hasAnswer()) {
    phase_ = Phase::Follow;
    return;
  }
  enter(newton_ ? Phase::Newton : Phase::Iteration);
}

void LambdaEngine::enter(Phase phase) {
  phase_ = phase;
  phaseSteps_ = 0;
  auto& solver = phase == Phase::Newton ? *newton_ : *iteration_;
  solver.problemChanged();
  if (latest_.W.size() > 0) solver.startFrom(latest_.W, latest_.U);
}

/// One piece of work; true if the answer or the phase is another one now.
void LambdaEngine::work(bool last) {
  ++latest_.steps;
  ++phaseSteps_;
  if (phase_ == Phase::Follow) {
    const bool solved = contraction_->follow();
    if (solved && contraction_->bound().relative <= options_.tolerance) {
      accept(contraction_->primal(), contraction_->dual(), contraction_->bound(), "contraction");
      latest_.clusters = contraction_->clusters();
      latest_.clusterCount = contraction_->clusterCount();
      return;
    }
    enter(newton_ ? Phase::Newton : Phase::Iteration);
    if (!last) return;
    accept(latest_.W, latest_.U, bounder_->bound(latest_.W, latest_.U), "contraction");
    countClusters();
    return;
  }
  Solver& solver = phase_ == Phase::Newton ? static_cast<Solver&>(*newton_) : *iteration_;
  solver.step();
  const bool stuck = phase_ == Phase::Newton && phaseSteps_ >= newtonSteps;
  const bool slow = phase_ == Phase::Iteration && newton_ && latest_.steps == coldSteps;
  if (last || stuck || slow || solver.isMilestone() || latest_.steps >= nextCertificate_) {
    nextCertificate_ = latest_.steps + std::max(firstCertificate, latest_.steps / 4);
    accept(solver.primal(), solver.dual(), bounder_->bound(solver.primal(), solver.dual()),
           solver.method());
    countClusters();
    if (latest_.certified) return learnClusters();
  }
  if (stuck) enter(Phase::Iteration);
  if (slow) enter(Phase::Newton);
}

/// The clusters of a proved answer, where following them is cheap.
void LambdaEngine::learnClusters() {
  if (!contraction_) return;
  const double size = std::sqrt(latest_.W.colwise().squaredNorm().maxCoeff());
  const double gamma = problem_.lambda > 0 && size > 0 ? 0.5 * size / problem_.lambda : 1;
  const auto count = contraction_->fusedClusters(latest_.W, latest_.U, gamma);
  if (count > fewClusters && count * latest_.W.rows() > fewParameters) return;
  if (!contraction_->attempt(latest_.W, latest_.U, gamma)) return;
  if (contraction_->bound().relative > options_.tolerance) return contraction_->forget();
  if (contraction_->bound().relative > latest_.bound.relative) return;
  accept(contraction_->primal(), contraction_->dual(), contraction_->bound(), "contraction");
  latest_.clusters = contraction_->clusters();
  latest_.clusterCount = contraction_->clusterCount();
}

bool LambdaEngine::goOnFrom(const Matrix& W, const Matrix& U, const DualBound& bound,
                            std::string method) {
  if (latest_.certified || !(bound.relative < latest_.bound.relative)) return false;
  accept(W, U, bound, std::move(method));
  countClusters();
  enter(phase_ == Phase::Newton ? Phase::Newton : Phase::Iteration);
  return true;
}

const LambdaOptimum& LambdaEngine::track(double lambda, const LambdaBudget& budget) {
  const auto begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  if (lambda != latest_.lambda) moveTo(lambda);
  const double before = latest_.seconds;
  const auto from = latest_.steps;
  bool spent = false;
  while (!latest_.certified && !spent) {
    spent = budget.stop.stop_requested() || elapsed() >= budget.seconds ||
            latest_.steps + 1 - from >= budget.steps;
    work(spent);
  }
  latest_.seconds = before + elapsed();
  return latest_;
}

}  // namespace gtv
