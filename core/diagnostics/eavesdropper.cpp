#include "diagnostics/eavesdropper.h"

#include <fmt/format.h>

#include <vector>

#include "federated/descent.h"
#include "losses/local_loss.h"
#include "privacy/private_release.h"
#include "problem/local_erm.h"
#include "server/server.h"
#include "solvers/messaging_solver.h"

namespace gtv {
namespace {

/// v ← prox, or the local minimiser where ρ = 0.
// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void minimiseAround(const GtvProblem& problem, int i, double rho, MutVec v,
                    const std::stop_token& stop) {
  const auto& loss = *problem.losses[static_cast<std::size_t>(i)];
  const auto map = rho > 0 ? loss.prox(rho) : localMinimiser(problem, i);
  if (map) map->applyUntil(stop, v);
}

Eavesdropped gradientOf(const Choice& solver, const GtvProblem& problem, const Rng& rng, int i,
                        std::int64_t k, ConstVec w, const std::stop_token& stop) {
  const auto& loss = *problem.losses[static_cast<std::size_t>(i)];
  Eavesdropped out{Eavesdropped::Kind::Gradient, Vector(w.size()), {}};
  loss.gradient(w, out.bare);
  out.told = out.bare;
  const auto release = privateReleaseOf(solver);
  if (!release.isOn()) return out;
  if (release.perSample) {
    const bool draws = solver.text("gradients") == "batch";
    const double rate = draws ? batchShare(loss, solver.integer("batch")) : 1;
    releaseSampleGradients(release, loss, rate, w, out.told, rng, i, k, stop);
  } else {
    release.apply(Vector::Zero(w.size()), out.told, rng, i, k);
  }
  return out;
}

}  // namespace

Eavesdropped eavesdrop(const Choice& solver, const GtvProblem& problem,
                       const MethodContext& context, int i, std::int64_t k, const Matrix& W,
                       const std::stop_token& stop) {
  const auto& rng = context.rng;
  const Vector w = W.col(i);
  const bool relaxes = solver.kind() == "fedrelax" && solver.text("compare") == "parameters";
  if (!relaxes && solver.kind() != "fedavg") return gradientOf(solver, problem, rng, i, k, w, stop);
  Eavesdropped out{Eavesdropped::Kind::ProximalStep, w, w};
  Vector from = w;
  Vector sent = w;
  if (relaxes) {
    out.kind = Eavesdropped::Kind::Relaxation;
    double strength = 0;
    from.setZero();
    for (const auto& incidence : problem.graph->neighbours(i)) {
      const double weight = problem.graph->edge(incidence.edge).weight;
      strength += weight;
      from += weight * W.col(incidence.neighbour);
    }
    const double factor = solver.text("coupling") == "exact" ? 2 : 1;
    if (strength * problem.lambda > 0)
      from /= strength;
    else
      from = w;
    sent = from;
    minimiseAround(problem, i, factor * problem.lambda * strength, sent, stop);
  } else if (solver.text("client") == "regularised") {
    minimiseAround(problem, i, 2 * problem.lambda, sent, stop);
  } else {
    out.kind = Eavesdropped::Kind::LocalSteps;
    const LocalDescent local{solver.integer("localSteps"), solver.number("rate"),
                             solver.integer("batch")};
    auto draws = rng.stream(fmt::format("client {} round {}", i, k));
    local.run(*problem.losses[static_cast<std::size_t>(i)], draws, sent, stop);
  }
  out.bare = from - sent;
  if (const auto release = privateReleaseOf(solver); release.isOn())
    release.apply(w, sent, rng, i, k);
  out.told = from - sent;
  return out;
}

FirstLayer firstLayerOf(const ParametricModel& model, Eigen::Index features, int intercept,
                        ConstVec parameters) {
  // Columns of units for linear models, of features for networks.
  Matrix all(0, 0);
  Vector constants;
  if (model.network) {
    const auto& options = model.network->options();
    const auto units = options.sizes[1];
    all = parameters.head(units * features).reshaped(units, features);
    if (options.biases) constants = parameters.segment(units * features, units);
  } else {
    all = parameters.reshaped(features, model.outputs).transpose();
  }
  if (intercept < 0) return {all, constants};
  // A column of ones tells the sum of the factors, as a constant does.
  FirstLayer out{withoutConstants(all, intercept), all.col(intercept)};
  return out;
}

RowMatrix withoutConstants(const RowMatrix& X, int intercept) {
  if (intercept < 0) return X;
  std::vector<Eigen::Index> kept;
  for (Eigen::Index j = 0; j < X.cols(); ++j)
    if (j != intercept) kept.push_back(j);
  return X(Eigen::all, kept);
}

}  // namespace gtv
