#include "exact/lambda_engine.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "diagnostics/metrics.h"
#include "fusion/auto_solver.h"
#include "second_order/smoothed_newton.h"
#include "second_order/tree_newton.h"

namespace gtv {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t firstCertificate = 8;
/// Steps of the contracting iteration before Newton's method takes over, where that is possible.
constexpr std::int64_t coldSteps = 50;
constexpr std::int64_t newtonSteps = 60;
/// From here on quotient sweeps take less time than a step of Newton's method on a graph with
/// cycles; below, contraction gives the optimum to all digits.
constexpr int manyNodes = 200;
/// Pieces of work of the quotient sweeps before the iteration takes over.
constexpr std::int64_t quotientWorks = 1000;
/// Multiplications of a Newton step that still makes a slider feel immediate; n d³ of an
/// elimination that takes about a tenth of a second.
constexpr double quickNewton = 3e7;
constexpr double quickElimination = 3e7;
/// Quotient problems that are worth their factors at every λ: few clusters or few parameters.
constexpr int fewClusters = 16;
constexpr Eigen::Index fewParameters = 64;

bool areFew(Eigen::Index clusters, Eigen::Index dimension) {
  return clusters <= fewClusters || clusters * dimension <= fewParameters;
}

}  // namespace

LambdaEngine::LambdaEngine(const GtvProblem& problem, const LambdaEngineOptions& options)
    : problem_(problem), options_(options) {
  if (Contraction::refusal(problem_).empty()) {
    auto contracting = std::make_unique<ContractionSolver>(problem_);
    contracting_ = contracting.get();
    iteration_ = std::move(contracting);
  } else {
    iteration_ = std::make_unique<AutoSolver>(problem_);
  }
  iteration_->setThreads(options_.threads);
  treeFits_ = problem_.nodeCount() * std::pow(problem_.dimension, 3) <= quickElimination &&
              TreeNewtonSolver::refusal(problem_).empty();
  const auto plan = planSmoothedNewton(problem_);
  newtonFits_ = treeFits_ ||
                (plan.cost <= quickNewton && SmoothedNewtonSolver::refusal(problem_, plan).empty());
  quotientFits_ =
      !treeFits_ && problem_.nodeCount() >= manyNodes && QuotientSweeps::refusal(problem_).empty();
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
  // Contraction brings its own.
  nextCertificate_ = contracting_ != nullptr ? coldSteps : firstCertificate;
  phaseSteps_ = 0;
  if (first) {
    // Newton's method begins near the optimum only, but for trees.
    const auto warm = warmPhase();
    const bool early = warm == Phase::Newton && !treeFits_ && contracting_ != nullptr;
    enter(early ? Phase::Iteration : warm);
    return;
  }
  if (problem_.penalty->isNorm() && std::isfinite(growth)) latest_.U *= growth;
  if (contracting_ != nullptr && contracting_->contraction().hasSolution()) {
    phase_ = Phase::Follow;
    return;
  }
  if (phase_ == Phase::Quotient)
    quotient_->problemChanged();
  else
    enter(warmPhase());
}

LambdaEngine::Phase LambdaEngine::warmPhase() const {
  if (quotientFits_) return Phase::Quotient;
  return newtonFits_ ? Phase::Newton : Phase::Iteration;
}

void LambdaEngine::enter(Phase phase) {
  phase_ = phase;
  phaseSteps_ = 0;
  if (phase == Phase::Quotient) {
    if (!quotient_) quotient_ = std::make_unique<QuotientSweeps>(problem_, options_.tolerance);
    if (latest_.W.size() > 0) quotient_->startFrom(latest_.W, latest_.U);
    return;
  }
  if (phase == Phase::Newton && !newton_) {
    if (treeFits_)
      newton_ = std::make_unique<TreeNewtonSolver>(problem_);
    else
      newton_ = std::make_unique<SmoothedNewtonSolver>(problem_);
  }
  auto& solver = phase == Phase::Newton ? *newton_ : *iteration_;
  solver.problemChanged();
  if (latest_.W.size() > 0) solver.startFrom(latest_.W, latest_.U);
}

/// One piece of work; true if the answer or the phase is another one now.
void LambdaEngine::work(bool last) {
  ++latest_.steps;
  ++phaseSteps_;
  if (phase_ == Phase::Follow) {
    auto& contraction = contracting_->contraction();
    const bool solved = contraction.solveForNewLambda();
    if (solved && contraction.bound().relative <= options_.tolerance) return acceptContraction();
    enter(warmPhase());
    if (!last) return;
    accept(latest_.W, latest_.U, boundOf(latest_.W, latest_.U), "contraction");
    countClusters();
    return;
  }
  if (phase_ == Phase::Quotient) return workOnQuotient(last);
  Solver& solver = phase_ == Phase::Newton ? static_cast<Solver&>(*newton_) : *iteration_;
  solver.step();
  const bool stuck = phase_ == Phase::Newton && phaseSteps_ >= newtonSteps;
  const bool slow = phase_ == Phase::Iteration && newtonFits_ && latest_.steps == coldSteps;
  if (last || stuck || slow || solver.certificateLikely() || latest_.steps >= nextCertificate_) {
    nextCertificate_ = latest_.steps + std::max(firstCertificate, latest_.steps / 4);
    const bool contracted = phase_ == Phase::Iteration && contracting_ != nullptr &&
                            contracting_->showsContraction() &&
                            contracting_->contraction().bound().relative <= options_.tolerance;
    if (contracted) {
      acceptContraction();
      if (!areFew(latest_.clusterCount, problem_.dimension))
        contracting_->contraction().discardSolution();
      return;
    }
    accept(solver.primal(), solver.dual(), boundOf(solver.primal(), solver.dual()),
           solver.method());
    countClusters();
    if (latest_.certified) return learnClusters();
  }
  if (stuck) enter(Phase::Iteration);
  if (slow) enter(Phase::Newton);
}

void LambdaEngine::workOnQuotient(bool last) {
  const bool ready = quotient_->work();
  if (ready || last) {
    const Matrix& W = quotient_->primal();
    const Matrix& U = quotient_->dual();
    accept(W, U, boundOf(W, U), "quotient-sweeps");
    countClusters();
    if (ready && !latest_.certified && !stop_.stop_requested()) quotient_->tightenTarget();
  }
  if (!latest_.certified && phaseSteps_ >= quotientWorks) enter(Phase::Iteration);
}

/// The clusters of a proved answer, where following them is cheap.
void LambdaEngine::learnClusters() {
  if (contracting_ == nullptr) return;
  auto& contraction = contracting_->contraction();
  const double size = std::sqrt(latest_.W.colwise().squaredNorm().maxCoeff());
  const double gamma = problem_.lambda > 0 && size > 0 ? 0.5 * size / problem_.lambda : 1;
  const auto count = contraction.fusedClusters(latest_.W, latest_.U, gamma);
  if (!areFew(count, problem_.dimension)) return;
  if (!contraction.attemptFusedClusters(latest_.W, latest_.U)) return;
  if (contraction.bound().relative > options_.tolerance) return contraction.discardSolution();
  if (contraction.bound().relative <= latest_.bound.relative) acceptContraction();
}

void LambdaEngine::acceptContraction() {
  const auto& contraction = contracting_->contraction();
  accept(contraction.primal(), contraction.dual(), contraction.bound(), "contraction");
  latest_.clusters = contraction.clusters();
  latest_.clusterCount = contraction.clusterCount();
}

DualBound LambdaEngine::boundOf(const Matrix& W, const Matrix& U) {
  if (!bounder_) bounder_ = std::make_unique<DualBounder>(problem_);
  return bounder_->bound(W, U, stop_);
}

bool LambdaEngine::continueFrom(const Matrix& W, const Matrix& U, const DualBound& bound,
                                std::string method) {
  if (latest_.certified || !(bound.relative < latest_.bound.relative)) return false;
  accept(W, U, bound, std::move(method));
  countClusters();
  enter(phase_ == Phase::Follow ? warmPhase() : phase_);
  return true;
}

const LambdaOptimum& LambdaEngine::track(double lambda, const LambdaBudget& budget) {
  const auto begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  if (lambda != latest_.lambda) moveTo(lambda);
  stop_ = budget.stop;
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
