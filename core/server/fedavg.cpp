#include "server/fedavg.h"

#include <fmt/format.h>

#include <algorithm>

#include "problem/local_erm.h"

namespace gtv {

FedAvgSolver::FedAvgSolver(const GtvProblem& problem, const MethodContext& context,
                           Settings settings)
    : MessagingSolver(problem, "fedavg", context, starLinks(problem.dimension, problem)),
      settings_(settings),
      serverOf_(static_cast<std::size_t>(problem.nodeCount()), 0) {
  if (settings.perCluster && !context.clusters.empty()) {
    serverOf_ = context.clusters;
    serverCount_ = 1 + *std::max_element(serverOf_.begin(), serverOf_.end());
  }
  U_.resize(problem.dimension, 0);
  memory_ = {Matrix::Zero(problem.dimension, serverCount_)};
  if (!settings.regularised) smoothness_ = largestSmoothness(problem);
  FedAvgSolver::problemChanged();
  initialiseMessages();
}

void FedAvgSolver::problemChanged() {
  clients_.clear();
  clients_.resize(static_cast<std::size_t>(problem().nodeCount()));
  if (!settings_.regularised) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (const auto& loss = *problem().losses[i]; !loss.isZero())
      clients_[i] =
          problem().lambda > 0 ? loss.prox(2 * problem().lambda) : localMinimiser(problem(), i);
}

void FedAvgSolver::onWarmStart() {
  Vector count = Vector::Zero(serverCount_);
  servers().setZero();
  for (int i = 0; i < problem().nodeCount(); ++i) {
    servers().col(serverOf_[i]) += W_.col(i);
    ++count[serverOf_[i]];
  }
  for (int s = 0; s < serverCount_; ++s) servers().col(s) /= std::max(1.0, count[s]);
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void FedAvgSolver::work(int i, MutVec v) {
  const Vector from = v;
  if (settings_.regularised) {
    minimise(i, clients_[static_cast<std::size_t>(i)].get(), {2 * problem().lambda}, from, v);
  } else {
    auto draws = rng().stream(fmt::format("client {} round {}", i, iteration()));
    settings_.local.run(*problem().losses[static_cast<std::size_t>(i)], draws, v, stop());
  }
  release(i, from, v);
  byzantine().apply(i, iteration(), v);
}

double FedAvgSolver::advance() {
  beginRound();
  const auto taking = participants(problem(), settings_.participation, rng(), iteration());
  std::vector<std::vector<int>> members(static_cast<std::size_t>(serverCount_));
  for (const int i : taking) members[static_cast<std::size_t>(serverOf_[i])].push_back(i);
  const Matrix last = W_;
  const double d = problem().dimension;
  Matrix models;
  for (int s = 0; s < serverCount_; ++s) {
    const auto& clients = members[static_cast<std::size_t>(s)];
    models = averages().col(s).replicate(1, static_cast<Eigen::Index>(clients.size()));
    Vector weights = Vector::Ones(models.cols());
    Eigen::Index count = 0;
    for (const int i : clients) {
      auto model = models.col(count);
      bool came = true;
      if (!usesMailboxes()) {
        work(i, model);
      } else {
        send(downLink, i, iteration(), model, 1, d);
        if (computes(i) && hasArrived(downLink, i)) {
          model = held(downLink, i);
          work(i, model);
          if (settings_.showsClients) W_.col(i) = model;
          send(upLink, i, iteration(), model, 1, d);
        }
        came = hasArrived(upLink, i);
        if (came)
          model = held(upLink, i);
        else
          model = averages().col(s);
      }
      if (!came) continue;
      if (settings_.showsClients && !usesMailboxes()) W_.col(i) = model;
      if (settings_.weightsBySamples)
        weights[count] = static_cast<double>(problem().losses[i]->sampleCount());
      ++count;
    }
    if (count == 0) continue;
    servers().col(s) = settings_.aggregation.of(models.leftCols(count), weights.head(count));
  }
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (!settings_.showsClients || problem().losses[i]->isZero())
      W_.col(i) = averages().col(serverOf_[i]);
  if (!usesMailboxes()) {
    // The average goes down to who takes part, a model comes up.
    const auto vectors = 2 * static_cast<double>(taking.size());
    roundTraffic() = {vectors, vectors, vectors * d};
  }
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
