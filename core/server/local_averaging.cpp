#include "server/local_averaging.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace gtv {

LocalAveragingSolver::LocalAveragingSolver(const GtvProblem& problem, const MethodContext& context,
                                           const LocalDescent& local, double participation)
    : IterativeSolverBase(problem, "local-averaging"),
      local_(local),
      participation_(participation),
      rng_(context.rng),
      smoothness_(largestSmoothness(problem)),
      takesLong_(takesLong(problem, local)) {
  U_.resize(problem.dimension, 0);
}

double LocalAveragingSolver::advance() {
  std::vector<bool> takes(static_cast<std::size_t>(problem().nodeCount()), false);
  for (const int i : participants(problem(), participation_, rng_, iteration()))
    takes[static_cast<std::size_t>(i)] = true;
  Matrix models = W_;
  forNodeRanges([&](int begin, int end) {
    for (int i = begin; i < end && !stopRequested(); ++i) {
      if (!takes[static_cast<std::size_t>(i)]) continue;
      auto draws = rng_.stream(fmt::format("client {} round {}", i, iteration()));
      local_.run(*problem().losses[static_cast<std::size_t>(i)], draws, models.col(i),
                 takesLong_ ? stop() : std::stop_token());
    }
  });
  const auto& graph = *problem().graph;
  Matrix next = models;
  forNodeRanges([&](int begin, int end) {
    for (int i = begin; i < end && !stopRequested(); ++i) {
      const auto& neighbours = graph.neighbours(i);
      for (const auto& incidence : neighbours) {
        const int j = incidence.neighbour;
        const auto most = std::max(neighbours.size(), graph.neighbours(j).size());
        next.col(i) += (models.col(j) - models.col(i)) / (1 + static_cast<double>(most));
      }
    }
  });
  const double change = (next - W_).lpNorm<Eigen::Infinity>();
  W_ = std::move(next);
  return change;
}

}  // namespace gtv
