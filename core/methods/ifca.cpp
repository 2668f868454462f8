#include "methods/ifca.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace gtv {

IfcaSolver::IfcaSolver(const GtvProblem& problem, const Federation& federation, Settings settings)
    : SteppingSolver(problem, "ifca"), settings_(settings), rng_(federation.rng) {
  U_.resize(problem.dimension, 0);
  memory_.assign(static_cast<std::size_t>(settings.restarts),
                 Matrix::Zero(problem.dimension, settings.centres));
  drawCentres();
}

void IfcaSolver::reset() {
  SteppingSolver::reset();
  drawCentres();
}

void IfcaSolver::drawCentres() {
  const auto& losses = problem().losses;
  const auto some = std::find_if(losses.begin(), losses.end(),
                                 [](const auto& loss) { return !loss->isConvex(); });
  for (std::size_t r = 0; r < memory_.size(); ++r) {
    auto rng = rng_.stream(fmt::format("centres {}", r));
    if (some != losses.end()) {
      for (int j = 0; j < settings_.centres; ++j) (*some)->drawStart(rng, memory_[r].col(j));
      continue;
    }
    for (double& entry : memory_[r].reshaped())
      entry = settings_.start == Start::Normal
                  ? rng.normal()
                  : (rng.below(2) == 0 ? 0 : (settings_.start == Start::ZeroOne ? 1 : 0.5));
  }
}

/// Other methods have no centres to go on from: those of the start again, and one of them among the
/// models that are there.
void IfcaSolver::takeUp() {
  drawCentres();
  for (int j = 0; j < settings_.centres && j < W_.cols(); ++j) {
    // Spread over the nodes.
    const auto node = static_cast<Eigen::Index>(j) * W_.cols() / settings_.centres;
    memory_[0].col(j) = W_.col(node);
  }
}

std::vector<int> IfcaSolver::assign(const Matrix& centres, double& loss) const {
  std::vector<int> taken(static_cast<std::size_t>(problem().nodeCount()), -1);
  loss = 0;
  for (int i = 0; i < problem().nodeCount(); ++i) {
    if (problem().losses[i]->isZero()) continue;
    double least = std::numeric_limits<double>::infinity();
    taken[i] = 0;
    for (int j = 0; j < settings_.centres; ++j) {
      const double value = problem().losses[i]->value(centres.col(j));
      if (value >= least) continue;
      least = value;
      taken[i] = j;
    }
    loss += least;
  }
  return taken;
}

void IfcaSolver::round(Matrix& centres, const std::vector<int>& taking) {
  double loss = 0;
  const auto taken = assign(centres, loss);
  Matrix sum = Matrix::Zero(centres.rows(), centres.cols());
  Vector count = Vector::Zero(centres.cols());
  Vector own(centres.rows());
  for (const int i : taking) {
    const auto& local = *problem().losses[i];
    const int j = taken[i];
    own = centres.col(j);
    if (settings_.averagesModels) {
      auto rng = rng_.stream(fmt::format("client {} round {}", i, iteration()));
      settings_.local.run(local, rng, own);
      sum.col(j) += own;
    } else {
      local.gradient(centres.col(j), own);
      sum.col(j) += own;
    }
    ++count[j];
  }
  for (Eigen::Index j = 0; j < centres.cols(); ++j) {
    if (count[j] == 0) continue;
    if (settings_.averagesModels)
      centres.col(j) = sum.col(j) / count[j];
    else
      centres.col(j) -= settings_.local.rate / static_cast<double>(taking.size()) * sum.col(j);
  }
}

void IfcaSolver::show() {
  double least = std::numeric_limits<double>::infinity();
  std::vector<int> taken;
  for (std::size_t r = 0; r < memory_.size(); ++r) {
    double loss = 0;
    auto here = assign(memory_[r], loss);
    // Also where all are beyond numbers.
    if (r > 0 && !(loss < least)) continue;
    least = loss;
    taken = std::move(here);
    best_ = static_cast<int>(r);
  }
  std::vector<int> votes(static_cast<std::size_t>(settings_.centres), 0);
  for (const int j : taken)
    if (j >= 0) ++votes[static_cast<std::size_t>(j)];
  const auto common =
      static_cast<int>(std::max_element(votes.begin(), votes.end()) - votes.begin());
  for (int i = 0; i < problem().nodeCount(); ++i)
    W_.col(i) = centres(best_).col(taken[i] >= 0 ? taken[i] : common);
}

double IfcaSolver::advance() {
  const Matrix last = W_;
  const auto taking = participants(problem(), settings_.participation, rng_, iteration());
  for (auto& centres : memory_) round(centres, taking);
  show();
  // All centres go down, one vector comes up, for every restart.
  const auto rounds = static_cast<double>(taking.size()) * settings_.restarts;
  const double vectors = rounds * (settings_.centres + 1);
  traffic_ = {2 * rounds, vectors, vectors * problem().dimension};
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
