#include "methods/pfedme.h"

#include <fmt/format.h>

namespace gtv {

PFedMeSolver::PFedMeSolver(const GtvProblem& problem, const Federation& federation,
                           Settings settings)
    : SteppingSolver(problem, "pfedme"), settings_(settings), rng_(federation.rng) {
  U_.resize(problem.dimension, 0);
  memory_ = {Matrix::Zero(problem.dimension, 1)};
  PFedMeSolver::problemChanged();
}

void PFedMeSolver::problemChanged() {
  prox_.clear();
  prox_.resize(static_cast<std::size_t>(problem().nodeCount()));
  if (settings_.personal.steps > 0) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (!problem().losses[i]->isZero() && problem().lambda > 0)
      prox_[i] = problem().losses[i]->prox(problem().lambda);
}

void PFedMeSolver::takeUp() {
  if (W_.cols() > 0) memory_[0].col(0) = W_.rowwise().mean();
}

void PFedMeSolver::personalise(int i, ConstVec centre, Rng& rng, MutVec theta) {
  theta = centre;
  if (settings_.personal.steps > 0)
    settings_.personal.run(*problem().losses[i], rng, theta, problem().lambda, centre);
  else if (prox_[i])
    prox_[i]->apply(theta);
}

double PFedMeSolver::advance() {
  const Matrix last = W_;
  const Vector server = memory_[0].col(0);
  const auto taking = participants(problem(), settings_.participation, rng_, iteration());
  Vector sum = Vector::Zero(problem().dimension);
  Vector own(problem().dimension);
  Vector theta(problem().dimension);
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (problem().losses[i]->isZero()) W_.col(i) = server;
  for (const int i : taking) {
    auto rng = rng_.stream(fmt::format("client {} round {}", i, iteration()));
    own = server;
    theta = server;
    for (int r = 0; r < settings_.localRounds; ++r) {
      personalise(i, own, rng, theta);
      own -= settings_.rate * problem().lambda * (own - theta);
    }
    W_.col(i) = theta;
    sum += own;
  }
  if (!taking.empty())
    memory_[0].col(0) = (1 - settings_.mixing) * server +
                        settings_.mixing / static_cast<double>(taking.size()) * sum;
  const auto vectors = 2 * static_cast<double>(taking.size());
  traffic_ = {vectors, vectors, vectors * problem().dimension};
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
