#include "server/ifca.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace gtv {

IfcaSolver::IfcaSolver(const GtvProblem& problem, const MethodContext& context, Settings settings)
    : MessagingSolver(
          problem, "ifca", context,
          {DelayedLinks("down", problem.dimension * settings.centres * settings.restarts,
                        problem.nodeCount()),
           DelayedLinks("up", (1 + problem.dimension) * settings.restarts, problem.nodeCount())}),
      settings_(settings) {
  U_.resize(problem.dimension, 0);
  memory_.assign(static_cast<std::size_t>(settings.restarts),
                 Matrix::Zero(problem.dimension, settings.centres));
  smoothness_ = settings.averagesModels ? largestSmoothness(problem)
                                        : pooledSmoothness(problem, context.stop);
  drawCentres();
  initialiseMessages();
}

void IfcaSolver::reset() {
  MessagingSolver::reset();
  drawCentres();
}

void IfcaSolver::drawCentres() {
  const auto& losses = problem().losses;
  const auto some = std::find_if(losses.begin(), losses.end(),
                                 [](const auto& loss) { return !loss->isConvex(); });
  for (std::size_t r = 0; r < memory_.size(); ++r) {
    auto draws = rng().stream(fmt::format("centres {}", r));
    if (some != losses.end()) {
      for (int j = 0; j < settings_.centres; ++j) (*some)->drawStart(draws, memory_[r].col(j));
      continue;
    }
    for (double& entry : memory_[r].reshaped())
      entry = settings_.start == Start::Normal
                  ? draws.normal()
                  : (draws.below(2) == 0 ? 0 : (settings_.start == Start::ZeroOne ? 1 : 0.5));
  }
}

/// Other methods have no centres to go on from: those of the start again, and one of them among the
/// models that are there.
void IfcaSolver::onWarmStart() {
  drawCentres();
  for (int j = 0; j < settings_.centres && j < W_.cols(); ++j) {
    // Spread over the nodes.
    const auto node = static_cast<Eigen::Index>(j) * W_.cols() / settings_.centres;
    memory_[0].col(j) = W_.col(node);
  }
}

int IfcaSolver::nearest(int i, const Matrix& centres, double& loss) const {
  double least = std::numeric_limits<double>::infinity();
  int taken = 0;
  for (int j = 0; j < settings_.centres && !stopRequested(); ++j) {
    const double value = problem().losses[static_cast<std::size_t>(i)]->value(centres.col(j));
    if (value >= least) continue;
    least = value;
    taken = j;
  }
  loss += least;
  return taken;
}

std::vector<int> IfcaSolver::assign(const Matrix& centres, double& loss) const {
  std::vector<int> taken(static_cast<std::size_t>(problem().nodeCount()), -1);
  loss = 0;
  for (int i = 0; i < problem().nodeCount(); ++i)
    if (!problem().losses[i]->isZero()) taken[i] = nearest(i, centres, loss);
  return taken;
}

int IfcaSolver::answer(int i, const Matrix& centres, MutVec v) {
  const auto& local = *problem().losses[static_cast<std::size_t>(i)];
  double loss = 0;
  const int j = nearest(i, centres, loss);
  if (settings_.averagesModels) {
    v = centres.col(j);
    auto draws = rng().stream(fmt::format("client {} round {}", i, iteration()));
    settings_.local.run(local, draws, v, stop());
  } else {
    local.gradient(centres.col(j), v);
  }
  byzantine().apply(i, iteration(), v);
  return j;
}

std::vector<Vector> IfcaSolver::answers(const std::vector<int>& taking) {
  const auto d = Eigen::Index{problem().dimension};
  const auto restarts = static_cast<Eigen::Index>(memory_.size());
  const auto size = d * settings_.centres;
  const auto reply = [&](int i, const auto& centresOf) {
    Vector out((1 + d) * restarts);
    for (Eigen::Index r = 0; r < restarts; ++r)
      out[r * (1 + d)] = answer(i, centresOf(r), out.segment(r * (1 + d) + 1, d));
    return out;
  };
  std::vector<Vector> all;
  all.reserve(taking.size());
  if (!usesMailboxes()) {
    for (const int i : taking)
      all.push_back(reply(i, [&](Eigen::Index r) -> const Matrix& {
        return memory_[static_cast<std::size_t>(r)];
      }));
    return all;
  }
  Vector centres(size * restarts);
  for (Eigen::Index r = 0; r < restarts; ++r)
    centres.segment(r * size, size) = memory_[static_cast<std::size_t>(r)].reshaped();
  for (const int i : taking) {
    const auto vectors = static_cast<double>(settings_.centres * restarts);
    send(downLink, i, iteration(), centres, vectors, vectors * static_cast<double>(d));
    if (computes(i) && hasArrived(downLink, i)) {
      const auto known = held(downLink, i);
      const auto out = reply(i, [&](Eigen::Index r) -> Matrix {
        return known.segment(r * size, size).reshaped(d, settings_.centres);
      });
      send(upLink, i, iteration(), out, static_cast<double>(restarts),
           static_cast<double>(restarts * d));
    }
    if (hasArrived(upLink, i)) all.emplace_back(held(upLink, i));
  }
  return all;
}

void IfcaSolver::round(std::size_t restart, const std::vector<Vector>& answers) {
  Matrix& centres = memory_[restart];
  const auto d = centres.rows();
  Matrix sum = Matrix::Zero(d, centres.cols());
  Vector count = Vector::Zero(centres.cols());
  for (const auto& all : answers) {
    const auto own = all.segment(static_cast<Eigen::Index>(restart) * (1 + d), 1 + d);
    // A state from outside may say anything.
    if (!(own[0] >= 0 && own[0] < static_cast<double>(centres.cols()))) continue;
    const auto j = static_cast<Eigen::Index>(own[0]);
    sum.col(j) += own.tail(d);
    ++count[j];
  }
  for (Eigen::Index j = 0; j < centres.cols(); ++j) {
    if (count[j] == 0) continue;
    if (settings_.averagesModels)
      centres.col(j) = sum.col(j) / count[j];
    else
      centres.col(j) -= settings_.local.rate / static_cast<double>(answers.size()) * sum.col(j);
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
  beginRound();
  const Matrix last = W_;
  const auto taking = participants(problem(), settings_.participation, rng(), iteration());
  const auto replies = answers(taking);
  for (std::size_t r = 0; r < memory_.size(); ++r) round(r, replies);
  show();
  if (!usesMailboxes()) {
    // All centres go down, one vector comes up, for every restart.
    const auto rounds = static_cast<double>(taking.size()) * settings_.restarts;
    const double vectors = rounds * (settings_.centres + 1);
    roundTraffic() = {2.0 * static_cast<double>(taking.size()), vectors,
                      vectors * problem().dimension};
  }
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
