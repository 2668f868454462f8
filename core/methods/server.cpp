#include "methods/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gtv {

void LocalDescent::run(const LocalLoss& loss, Rng& rng, MutVec w, double pull,
                       ConstVec centre) const {
  Vector gradient(w.size());
  Vector one(w.size());
  for (int k = 0; k < steps; ++k) {
    if (batch == 0) {
      loss.gradient(w, gradient);
    } else {
      gradient.setZero();
      for (int b = 0; b < batch; ++b) {
        loss.sampleGradient(rng.below(loss.sampleCount()), w, one);
        gradient += one / batch;
      }
    }
    if (pull > 0) gradient += pull * (w - centre);
    w -= rate * gradient;
  }
}

std::vector<Mail> starMail(int rows, const GtvProblem& problem) {
  return {Mail("down", rows, problem.nodeCount()), Mail("up", rows, problem.nodeCount())};
}

std::vector<int> participants(const GtvProblem& problem, double share, const Rng& rng,
                              std::int64_t round) {
  std::vector<int> withData;
  withData.reserve(static_cast<std::size_t>(problem.nodeCount()));
  for (int i = 0; i < problem.nodeCount(); ++i)
    if (!problem.losses[i]->isZero()) withData.push_back(i);
  if (share >= 1 || withData.empty()) return withData;
  const int total = static_cast<int>(withData.size());
  const int count = std::clamp(static_cast<int>(std::ceil(share * total)), 1, total);
  std::vector<int> drawn;
  drawn.reserve(static_cast<std::size_t>(count));
  for (const int k : rng.stream(fmt::format("participants {}", round)).sample(total, count))
    drawn.push_back(withData[static_cast<std::size_t>(k)]);
  return drawn;
}

}  // namespace gtv
