#include "server/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/decompositions.h"
#include "problem/cluster_optimum.h"

namespace gtv {

void LocalDescent::run(const LocalLoss& loss, Rng& rng, MutVec w, const std::stop_token& stop,
                       const Terms& terms) const {
  Vector gradient(w.size());
  Vector one(w.size());
  for (int k = 0; k < steps && !stop.stop_requested(); ++k) {
    if (batch == 0) {
      loss.gradient(w, gradient);
    } else {
      gradient.setZero();
      for (int b = 0; b < batch && !stop.stop_requested(); ++b) {
        loss.sampleGradient(rng.below(loss.sampleCount()), w, one);
        gradient += one / batch;
      }
    }
    if (terms.pull > 0) gradient += terms.pull * (w - *terms.centre);
    if (terms.drift != nullptr) gradient += *terms.drift;
    if (terms.mask != nullptr) gradient.array() *= terms.mask->array();
    w -= rate * gradient;
  }
}

std::string LocalDescent::beyondBound(double smoothness, double pull, const char* pullName) const {
  const double bound = 2 / (smoothness + pull);
  if (!(rate > bound)) return {};
  return fmt::format(
      "the step size {:.3g} of the nodes is larger than 2/{} = {:.3g}, with the largest smoothness "
      "β = {:.3g} of their losses",
      rate, pull > 0 ? fmt::format("(β + {})", pullName) : "β", bound, smoothness);
}

std::string LocalDescent::beyondPooledBound(double smoothness) const {
  const double bound = 2 / smoothness;
  if (!std::isfinite(smoothness) || !(rate > bound)) return {};
  return fmt::format(
      "the step size {:.3g} is larger than 2/β = {:.3g}, with the smoothness β = {:.3g} of the "
      "mean loss of all nodes: a centre that most of them take is not stable",
      rate, bound, smoothness);
}

double pooledSmoothness(const GtvProblem& problem, const std::stop_token& stop) {
  constexpr int mostForEigenvalues = 200;
  constexpr double notKnown = std::numeric_limits<double>::infinity();
  std::vector<int> with;
  bool quadratic = true;
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (problem.losses[i]->isZero()) continue;
    with.push_back(i);
    quadratic = quadratic && problem.losses[i]->isQuadratic();
  }
  if (with.empty()) return 0;
  const auto count = static_cast<double>(with.size());
  if (problem.dimension > mostForEigenvalues) return notKnown;
  if (quadratic) {
    const auto sum = summedHessian(problem, with, Vector::Zero(problem.dimension), stop);
    return stop.stop_requested() ? notKnown : symmetricEigenvalues(sum).maxCoeff() / count;
  }
  double sum = 0;
  for (const int i : with) {
    if (stop.stop_requested()) return notKnown;
    sum += problem.losses[i]->smoothness();
  }
  return sum / count;
}

double largestSmoothness(const GtvProblem& problem) {
  double largest = 0;
  for (const auto& loss : problem.losses)
    if (const double beta = loss->smoothness(); std::isfinite(beta))
      largest = std::max(largest, beta);
  return largest;
}

bool takesLong(const GtvProblem& problem, const LocalDescent& local) {
  constexpr double mostQuickNumbers = 1e6;
  double numbers = 0;
  for (const auto& loss : problem.losses)
    numbers += static_cast<double>(loss->sampleCount()) * problem.dimension * local.steps;
  return numbers > mostQuickNumbers;
}

std::vector<DelayedLinks> starLinks(int rows, const GtvProblem& problem) {
  return {DelayedLinks("down", rows, problem.nodeCount()),
          DelayedLinks("up", rows, problem.nodeCount())};
}

std::vector<int> participants(const GtvProblem& problem, double share, const Rng& rng,
                              std::int64_t round) {
  std::vector<int> withData;
  withData.reserve(static_cast<std::size_t>(problem.nodeCount()));
  for (int i = 0; i < problem.nodeCount(); ++i)
    if (!problem.losses[i]->isZero()) withData.push_back(i);
  if (share >= 1 || withData.empty()) return withData;
  const int total = static_cast<int>(withData.size());
  const int count = std::clamp(static_cast<int>(std::ceil(share * total - 1e-9)), 1, total);
  std::vector<int> drawn;
  drawn.reserve(static_cast<std::size_t>(count));
  for (const int k : rng.stream(fmt::format("participants {}", round)).sample(total, count))
    drawn.push_back(withData[static_cast<std::size_t>(k)]);
  return drawn;
}

}  // namespace gtv
