#include "server/pfedme.h"

#include <fmt/format.h>

namespace gtv {

PFedMeSolver::PFedMeSolver(const GtvProblem& problem, const MethodContext& context,
                           Settings settings)
    : MessagingSolver(problem, "pfedme", context, starLinks(problem.dimension, problem)),
      settings_(settings) {
  U_.resize(problem.dimension, 0);
  memory_ = {Matrix::Zero(problem.dimension, 1), Matrix::Zero(1, problem.nodeCount())};
  if (settings.personal.steps > 0) smoothness_ = largestSmoothness(problem);
  PFedMeSolver::problemChanged();
  initialiseMessages();
}

void PFedMeSolver::problemChanged() {
  prox_.clear();
  prox_.resize(static_cast<std::size_t>(problem().nodeCount()));
  if (settings_.personal.steps > 0) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (!problem().losses[i]->isZero() && problem().lambda > 0)
      prox_[i] = problem().losses[i]->prox(problem().lambda);
}

void PFedMeSolver::onWarmStart() {
  if (W_.cols() > 0) memory_[0].col(0) = W_.rowwise().mean();
}

void PFedMeSolver::personalise(int i, ConstVec centre, Rng& rng, MutVec theta) {
  theta = centre;
  if (settings_.personal.steps > 0) {
    const Vector from = centre;
    settings_.personal.run(*problem().losses[i], rng, theta, stop(),
                           {.pull = problem().lambda, .centre = &from});
  } else if (prox_[i]) {
    applyMap(*prox_[i], theta);
  }
}

void PFedMeSolver::work(int i, MutVec own) {
  auto draws = rng().stream(fmt::format("client {} round {}", i, iteration()));
  Vector theta = own;
  for (int r = 0; r < settings_.localRounds && !stopRequested(); ++r) {
    personalise(i, own, draws, theta);
    own -= settings_.rate * problem().lambda * (own - theta);
  }
  W_.col(i) = theta;
  memory_[1](0, i) = 1;
  byzantine().apply(i, iteration(), own);
}

double PFedMeSolver::advance() {
  beginRound();
  const Matrix last = W_;
  const Vector server = memory_[0].col(0);
  const auto taking = participants(problem(), settings_.participation, rng(), iteration());
  const double d = problem().dimension;
  Vector sum = Vector::Zero(problem().dimension);
  Vector own(problem().dimension);
  double count = 0;
  for (const int i : taking) {
    own = server;
    if (!usesMailboxes()) {
      work(i, own);
    } else {
      send(downLink, i, iteration(), server, 1, d);
      if (computes(i) && hasArrived(downLink, i)) {
        own = held(downLink, i);
        work(i, own);
        send(upLink, i, iteration(), own, 1, d);
      }
      if (!hasArrived(upLink, i)) continue;
      own = held(upLink, i);
    }
    sum += own;
    ++count;
  }
  if (count > 0)
    memory_[0].col(0) = (1 - settings_.mixing) * server + settings_.mixing / count * sum;
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (memory_[1](0, i) == 0) W_.col(i) = memory_[0].col(0);
  if (!usesMailboxes()) {
    const auto vectors = 2 * static_cast<double>(taking.size());
    roundTraffic() = {vectors, vectors, vectors * d};
  }
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
