#include "methods/fedavg.h"

#include <fmt/format.h>

#include <algorithm>

#include "methods/local_erm.h"

namespace gtv {

FedAvgSolver::FedAvgSolver(const GtvProblem& problem, const Federation& federation,
                           Settings settings)
    : SteppingSolver(problem, "fedavg"),
      settings_(settings),
      rng_(federation.rng),
      serverOf_(static_cast<std::size_t>(problem.nodeCount()), 0) {
  if (settings.perCluster && !federation.clusters.empty()) {
    serverOf_ = federation.clusters;
    serverCount_ = 1 + *std::max_element(serverOf_.begin(), serverOf_.end());
  }
  U_.resize(problem.dimension, 0);
  memory_ = {Matrix::Zero(problem.dimension, serverCount_)};
  FedAvgSolver::problemChanged();
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

void FedAvgSolver::takeUp() {
  Vector count = Vector::Zero(serverCount_);
  servers().setZero();
  for (int i = 0; i < problem().nodeCount(); ++i) {
    servers().col(serverOf_[i]) += W_.col(i);
    ++count[serverOf_[i]];
  }
  for (int s = 0; s < serverCount_; ++s) servers().col(s) /= std::max(1.0, count[s]);
}

double FedAvgSolver::advance() {
  const auto taking = participants(problem(), settings_.participation, rng_, iteration());
  std::vector<std::vector<int>> members(static_cast<std::size_t>(serverCount_));
  for (const int i : taking) members[static_cast<std::size_t>(serverOf_[i])].push_back(i);
  const Matrix last = W_;
  Matrix models;
  for (int s = 0; s < serverCount_; ++s) {
    const auto& clients = members[static_cast<std::size_t>(s)];
    const auto count = static_cast<Eigen::Index>(clients.size());
    if (count == 0) continue;
    models = averages().col(s).replicate(1, count);
    Vector weights = Vector::Ones(count);
    for (Eigen::Index k = 0; k < count; ++k) {
      const int i = clients[static_cast<std::size_t>(k)];
      const auto& loss = *problem().losses[i];
      if (settings_.regularised) {
        clients_[i]->apply(models.col(k));
      } else {
        auto rng = rng_.stream(fmt::format("client {} round {}", i, iteration()));
        settings_.local.run(loss, rng, models.col(k));
      }
      if (settings_.weightsBySamples) weights[k] = static_cast<double>(loss.sampleCount());
    }
    servers().col(s) = settings_.aggregation.of(models, weights);
    if (settings_.showsClients)
      for (Eigen::Index k = 0; k < count; ++k)
        W_.col(clients[static_cast<std::size_t>(k)]) = models.col(k);
  }
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (!settings_.showsClients || problem().losses[i]->isZero())
      W_.col(i) = averages().col(serverOf_[i]);
  // The average goes down to who takes part, a model comes up.
  const auto vectors = 2 * static_cast<double>(taking.size());
  traffic_ = {vectors, vectors, vectors * problem().dimension};
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
