#include "problem/node_objective.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {
namespace {

/// In units of the capacity: a dual step so long that only the direction counts.
constexpr double farStep = 1e12;
constexpr Eigen::Index mostTerms = 60;
constexpr Eigen::Index mostSplittingWork = 60'000;  ///< proximal steps of single terms
constexpr double splittingTolerance = 1e-10;

}  // namespace

NodeObjective::NodeObjective(const GtvProblem& problem, Scope scope, int node, const Matrix& W)
    : problem_(problem), scope_(scope), node_(node) {
  check(node >= 0 && node < problem.nodeCount() && W.cols() == problem.nodeCount() &&
            W.rows() == problem.dimension,
        "an objective is one of a node of the problem");
  if (scope == Scope::WithEdges) {
    const auto around = problem.graph->neighbours(node);
    neighbours_.resize(W.rows(), static_cast<Eigen::Index>(around.size()));
    for (std::size_t k = 0; k < around.size(); ++k)
      neighbours_.col(static_cast<Eigen::Index>(k)) = W.col(around[k].neighbour);
  }
  if (scope != Scope::Mean) return;
  std::vector<const LocalLoss*> all;
  all.reserve(problem.losses.size());
  for (const auto& one : problem.losses)
    if (one->isQuadratic()) all.push_back(one.get());
  if (all.size() == problem.losses.size())
    sum_ = std::make_unique<QuadraticSum>(problem.dimension, all);
}

double NodeObjective::value(ConstVec w) const {
  if (scope_ == Scope::Mean) {
    double sum = sum_ ? sum_->value(w) : 0;
    for (int i = 0; !sum_ && i < nodeCount(); ++i) sum += loss(i).value(w);
    return sum / nodeCount();
  }
  double out = loss(node_).value(w);
  const auto around = problem_.graph->neighbours(node_);
  for (Eigen::Index k = 0; k < neighbours_.cols(); ++k) {
    const auto& [neighbour, edge, sign] = around[static_cast<std::size_t>(k)];
    out += problem_.capacity(edge) * problem_.penalty->value(sign * (w - neighbours_.col(k)));
  }
  return out;
}

void NodeObjective::gradient(ConstVec w, MutVec out) const {
  if (scope_ == Scope::Mean) {
    Vector one(w.size());
    out.setZero();
    if (sum_) sum_->gradient(w, out);
    for (int i = 0; !sum_ && i < nodeCount(); ++i) {
      loss(i).gradient(w, one);
      out += one;
    }
    out /= nodeCount();
    return;
  }
  loss(node_).gradient(w, out);
  const auto around = problem_.graph->neighbours(node_);
  Matrix flow(w.size(), 1);
  for (Eigen::Index k = 0; k < neighbours_.cols(); ++k) {
    const auto& [neighbour, edge, sign] = around[static_cast<std::size_t>(k)];
    const double capacity = problem_.capacity(edge);
    if (!(capacity > 0)) continue;
    const double step = farStep * capacity;
    flow.col(0) = step * sign * (w - neighbours_.col(k));
    problem_.penalty->dualUpdate(flow, &capacity, &step);
    out += sign * flow.col(0);
  }
}

bool NodeObjective::isConvex() const {
  if (scope_ != Scope::Mean) return loss(node_).isConvex();
  return std::all_of(problem_.losses.begin(), problem_.losses.end(),
                     [](const auto& one) { return one->isConvex(); });
}

std::optional<Vector> NodeObjective::prox(ConstVec w, double step) const {
  check(step > 0, "a proximal step has a length");
  if (!isConvex()) return std::nullopt;
  const double rho = 1 / step;
  Vector v = w;
  if (scope_ == Scope::Mean && sum_) {
    sum_->prox(nodeCount() * rho)->apply(v);
    return v;
  }
  if (scope_ == Scope::Loss) {
    loss(node_).prox(rho)->apply(v);
    return v;
  }
  if (scope_ == Scope::WithEdges)
    if (auto found = proxWithEdges(w, rho)) return found;
  if (w.size() != 1) return proxBySplitting(w, rho);
  v[0] = proxOnTheLine(w[0], step);
  return v;
}

std::optional<Vector> NodeObjective::proxBySplitting(ConstVec w, double rho) const {
  if (scope_ == Scope::Mean ? nodeCount() > mostTerms : neighbours_.cols() >= mostTerms)
    return std::nullopt;
  // One term per copy z_k of v: Σ_k f_k(z_k) + (ρ/2)‖v − w‖², z_k = v (ADMM in scaled form with
  // weight ρ).
  std::vector<std::function<void(MutVec)>> proxes;
  std::vector<std::unique_ptr<LocalMap>> maps;
  const auto addLoss = [&](int node, double weight) {
    maps.push_back(loss(node).prox(rho / weight));
    proxes.emplace_back([map = maps.back().get()](const MutVec& z) { map->apply(z); });
  };
  if (scope_ == Scope::Mean) {
    for (int i = 0; i < nodeCount(); ++i) addLoss(i, 1.0 / nodeCount());
  } else {
    addLoss(node_, 1);
    for (Eigen::Index k = 0; k < neighbours_.cols(); ++k) {
      const double capacity =
          problem_.capacity(problem_.graph->neighbours(node_)[static_cast<std::size_t>(k)].edge);
      if (!(capacity > 0)) continue;
      proxes.emplace_back([this, k, t = capacity / rho](MutVec z) {
        z -= neighbours_.col(k);
        problem_.penalty->prox(z, t);
        z += neighbours_.col(k);
      });
    }
  }
  const auto terms = static_cast<Eigen::Index>(proxes.size());
  Vector v = w;
  Matrix Z = w.replicate(1, terms);
  Matrix dual = Matrix::Zero(w.size(), terms);
  for (Eigen::Index step = 0; step < mostSplittingWork / terms; ++step) {
    v = (w + (Z - dual).rowwise().sum()) / static_cast<double>(terms + 1);
    const Matrix before = Z;
    for (Eigen::Index k = 0; k < terms; ++k) {
      Z.col(k) = v + dual.col(k);
      proxes[static_cast<std::size_t>(k)](Z.col(k));
    }
    const Matrix apart = Z.colwise() - v;
    dual -= apart;
    const double scale = splittingTolerance * (w.norm() + v.norm() + dual.norm());
    if (apart.norm() <= scale && (Z - before).norm() <= scale) return v;
  }
  return std::nullopt;
}

/// Where the edges are quadratic: they are part of the distance, or of the linear system.
std::optional<Vector> NodeObjective::proxWithEdges(ConstVec w, double rho) const {
  const auto around = problem_.graph->neighbours(node_);
  double pull = 0;
  Vector center = Vector::Zero(w.size());
  for (Eigen::Index k = 0; k < neighbours_.cols(); ++k) {
    const double capacity = problem_.capacity(around[static_cast<std::size_t>(k)].edge);
    pull += capacity;
    center += capacity * neighbours_.col(k);
  }
  if (const auto curvature = problem_.penalty->isotropicCurvature(); curvature || pull == 0) {
    const double all = rho + curvature.value_or(0) * pull;
    Vector v = (rho * w + curvature.value_or(0) * center) / all;
    loss(node_).prox(all)->apply(v);
    return v;
  }
  const auto form = problem_.penalty->quadraticForm(problem_.dimension);
  if (!form || !loss(node_).isQuadratic()) return std::nullopt;
  Matrix H = pull * *form;
  H.diagonal().array() += rho;
  loss(node_).addHessian(w, H);
  Vector atZero(w.size());
  loss(node_).gradient(Vector::Zero(w.size()), atZero);
  return Vector(positiveSolve(H, rho * w + *form * center - atZero));
}

/// Of one parameter, where f' + (v − w)/α rises: its zero is between w and w − αf'(w).
double NodeObjective::proxOnTheLine(double w, double step) const {
  Vector at{{w}};
  Vector slope(1);
  gradient(at, slope);
  double low = std::min(w, w - step * slope[0]);
  double high = std::max(w, w - step * slope[0]);
  for (;;) {
    at[0] = low + (high - low) / 2;
    if (!(at[0] > low && at[0] < high)) return at[0];
    gradient(at, slope);
    (slope[0] + (at[0] - w) / step > 0 ? high : low) = at[0];
  }
}

double NodeObjective::smoothness() const {
  if (scope_ != Scope::Mean) {
    double pull = 0;
    for (const auto& incidence : problem_.graph->neighbours(node_))
      pull += scope_ == Scope::WithEdges ? problem_.capacity(incidence.edge) : 0;
    if (!(pull > 0)) return loss(node_).smoothness();
    const auto form = problem_.penalty->quadraticForm(problem_.dimension);
    if (!form) return std::numeric_limits<double>::infinity();
    return loss(node_).smoothness() + pull * symmetricEigenvalues(*form).maxCoeff();
  }
  if (sum_) return sum_->smoothness() / nodeCount();
  double sum = 0;
  for (int i = 0; i < nodeCount(); ++i) sum += loss(i).smoothness();
  return sum / nodeCount();
}

Eigen::Index NodeObjective::sampleCount() const {
  if (scope_ != Scope::Mean) return std::max<Eigen::Index>(1, loss(node_).sampleCount());
  Eigen::Index count = 1;
  for (int i = 0; !sum_ && i < nodeCount(); ++i) count += loss(i).sampleCount();
  return count;
}

}  // namespace gtv
