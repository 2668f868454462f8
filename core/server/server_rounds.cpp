#include "server/server_rounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gtv {

ServerRounds::ServerRounds(const GtvProblem& problem, std::string id, const MethodContext& context,
                           const Rounds& rounds)
    : IterativeSolverBase(problem, std::move(id)),
      rounds_(rounds),
      rng_(context.rng),
      smoothness_(largestSmoothness(problem)),
      takesLong_(takesLong(problem, rounds.local)) {
  U_.resize(problem.dimension, 0);
  memory_ = {Matrix::Zero(problem.dimension, 1)};
}

void ServerRounds::addSteps(int steps) {
  auto all = local();
  all.steps += steps;
  takesLong_ = takesLong(problem(), all);
}

void ServerRounds::onWarmStart() {
  if (W_.cols() > 0) memory_[0].col(0) = W_.rowwise().mean();
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void ServerRounds::work(int i, Rng& draws, MutVec v) { local().run(loss(i), draws, v, workStop()); }

Traffic ServerRounds::trafficOfClient() const { return {2, 2, 2.0 * problem().dimension}; }

std::optional<Traffic> ServerRounds::traffic() const {
  if (iteration() == 0) return Traffic{};
  const auto taking = participants(problem(), rounds_.participation, rng_, iteration() - 1);
  const auto count = static_cast<double>(taking.size());
  const auto each = trafficOfClient();
  return Traffic{count * each.messages, count * each.vectors, count * each.numbers};
}

double ServerRounds::advance() {
  const Matrix last = W_;
  const auto taking = participants(problem(), rounds_.participation, rng_, iteration());
  const auto count = static_cast<Eigen::Index>(taking.size());
  Matrix models = server().replicate(1, count);
  Vector weights = Vector::Ones(count);
  std::vector<Eigen::Index> place(static_cast<std::size_t>(problem().nodeCount()), -1);
  for (Eigen::Index k = 0; k < count; ++k) {
    const int i = taking[static_cast<std::size_t>(k)];
    place[static_cast<std::size_t>(i)] = k;
    if (rounds_.weightsBySamples) weights[k] = static_cast<double>(loss(i).sampleCount());
  }
  forNodeRanges([&](int begin, int end) {
    for (int i = begin; i < end && !stopRequested(); ++i) {
      const auto k = place[static_cast<std::size_t>(i)];
      if (k < 0) continue;
      auto draws = rng_.stream(fmt::format("client {} round {}", i, iteration()));
      work(i, draws, models.col(k));
    }
  });
  if (stopRequested()) return 0;
  if (count > 0) takeUp(models * (weights / weights.sum()));
  show();
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void FedProxSolver::work(int i, Rng& draws, MutVec v) {
  const Vector centre = v;
  local().run(loss(i), draws, v, workStop(), {.pull = mu_, .centre = &centre});
}

ScaffoldSolver::ScaffoldSolver(const GtvProblem& problem, const MethodContext& context,
                               const Rounds& rounds, double globalStep)
    : ServerRounds(problem, "scaffold", context, rounds), globalStep_(globalStep) {
  memory_.push_back(Matrix::Zero(problem.dimension, 1));
  memory_.push_back(Matrix::Zero(problem.dimension, problem.nodeCount()));
  for (const auto& each : problem.losses) clients_ += each->isZero() ? 0 : 1;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void ScaffoldSolver::work(int i, Rng& draws, MutVec v) {
  const Vector from = v;
  auto own = memory_[2].col(i);
  const Vector drift = memory_[1].col(0) - own;
  local().run(loss(i), draws, v, workStop(), {.drift = &drift});
  own = (from - v) / (local().steps * local().rate) - drift;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void ScaffoldSolver::takeUp(ConstVec mean) {
  memory_[0].col(0) += globalStep_ * (mean - server());
  memory_[1].col(0) = memory_[2].rowwise().sum() / std::max(1.0, clients_);
}

Traffic ScaffoldSolver::trafficOfClient() const { return {2, 4, 4.0 * problem().dimension}; }

FedAdamSolver::FedAdamSolver(const GtvProblem& problem, const MethodContext& context,
                             const Rounds& rounds, const Adam& adam)
    : ServerRounds(problem, "fedadam", context, rounds), adam_(adam) {
  memory_.resize(3, Matrix::Zero(problem.dimension, 1));
  FedAdamSolver::initialiseNeighbourKnowledge();
}

void FedAdamSolver::initialiseNeighbourKnowledge() {
  memory_[2].setConstant(adam_.tau * adam_.tau);
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void FedAdamSolver::takeUp(ConstVec mean) {
  const Vector step = mean - server();
  Matrix& m = memory_[1];
  Matrix& v = memory_[2];
  m = adam_.beta1 * m + (1 - adam_.beta1) * step;
  v = adam_.beta2 * v + (1 - adam_.beta2) * step.cwiseAbs2();
  memory_[0].array() += adam_.step * m.array() / (v.array().sqrt() + adam_.tau);
}

DittoSolver::DittoSolver(const GtvProblem& problem, const MethodContext& context,
                         const Rounds& rounds, int personalSteps)
    : ServerRounds(problem, "ditto", context, rounds), personalSteps_(personalSteps) {
  addSteps(personalSteps);
  memory_.push_back(Matrix::Zero(problem.dimension, problem.nodeCount()));
}

void DittoSolver::onWarmStart() {
  ServerRounds::onWarmStart();
  memory_[1] = W_;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void DittoSolver::work(int i, Rng& draws, MutVec v) {
  const Vector centre = v;
  local().run(loss(i), draws, v, workStop());
  auto personal = local();
  personal.steps = personalSteps_;
  personal.run(loss(i), draws, memory_[1].col(i), workStop(),
               {.pull = problem().lambda, .centre = &centre});
}

void DittoSolver::show() {
  W_ = memory_[1];
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (loss(i).isZero()) W_.col(i) = server();
}

PartialSharingSolver::PartialSharingSolver(const GtvProblem& problem, const MethodContext& context,
                                           const Rounds& rounds, int personalSteps, Vector shared)
    : ServerRounds(problem, "partial-sharing", context, rounds),
      personalSteps_(personalSteps),
      shared_(std::move(shared)) {
  addSteps(personalSteps);
  memory_.push_back(Matrix::Zero(problem.dimension, problem.nodeCount()));
}

void PartialSharingSolver::onWarmStart() {
  ServerRounds::onWarmStart();
  memory_[1] = W_;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void PartialSharingSolver::work(int i, Rng& draws, MutVec v) {
  const Vector own = Vector::Ones(shared_.size()) - shared_;
  v = shared_.cwiseProduct(v) + own.cwiseProduct(memory_[1].col(i));
  auto personal = local();
  personal.steps = personalSteps_;
  personal.run(loss(i), draws, v, workStop(), {.mask = &own});
  memory_[1].col(i) = v;
  local().run(loss(i), draws, v, workStop(), {.mask = &shared_});
}

void PartialSharingSolver::show() {
  W_ = memory_[1];
  for (Eigen::Index d = 0; d < shared_.size(); ++d)
    if (shared_[d] == 1) W_.row(d).setConstant(memory_[0](d, 0));
}

Traffic PartialSharingSolver::trafficOfClient() const { return {2, 2, 2 * shared_.sum()}; }

}  // namespace gtv
