#include "problem/dual_bound.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/decompositions.h"
#include "base/localized.h"
#include "losses/adjustable_dual.h"
#include "problem/component_balance.h"
#include "problem/group_balance.h"

namespace gtv {

namespace {

// Beyond this a dense d × d factorisation per certificate takes longer than solving.
constexpr Eigen::Index largestFactor = 2000;
constexpr int mostNewtonSteps = 60;
/// From this relative gap on the quick bound is the answer.
constexpr double close = 1e-2;
/// Between these the balance is taken once more, by groups, if they are no more than this.
constexpr double nearly = 0.1;
constexpr double sharp = 1e-12;
constexpr int mostGroups = 100;
/// Nodes and edges; in huge graphs finding the groups alone would hold up every certificate.
constexpr int mostToGroup = 100'000;
constexpr double leastRoom = 1e-12;
/// So many roundings of P(0) are what the sums of P(W) at kinks may come to.
constexpr double lastDigits = 64;
/// From these ratios on coordinates (of a node, of all of them) and edges are uneven, and P(W) is
/// small beside P(0).
constexpr double unevenNode = 1e3;
constexpr double unevenNetwork = 30;
constexpr double unevenEdges = 1e4;
constexpr double smallObjective = 1e-4;
/// Σ (m_i + 2d)d² beyond which dual points are not adjusted: every node solves some twenty
/// least-squares problems of that size.
constexpr double mostToAdjust = 1e9;
/// Coordinates beyond which nobody looks.
constexpr Eigen::Index mostToCompare = 64;

/// Moves `base` so that g(p) = −outflow, as far as the loss can: to the last digits of a flow that
/// is already optimal.
void matchOutflow(const LocalLoss& loss, ConstVec outflow, ConstVec centre, double width,
                  MutVec base) {
  const auto d = base.size();
  Vector point(loss.dualSize());
  Vector missing(d);
  Vector at = base;
  double best = std::numeric_limits<double>::infinity();
  for (int k = 0; k < 5; ++k) {
    loss.respond(at, centre, width, point);
    loss.pull(point, missing);
    missing += outflow;
    if (!(missing.norm() < best)) return;
    best = missing.norm();
    base = at;
    Matrix H = Matrix::Zero(d, d);
    loss.addSmoothedHessian(at, centre, width, H);
    at -= EquilibratedFactor(H).solve(missing);
  }
}

}  // namespace

std::string describeBound(const DualBound& bound) {
  if (!std::isfinite(bound.primal)) return messagePattern("no proof: the run diverged");
  if (std::isnan(bound.dual)) return messagePattern("no proof: the losses are not convex");
  if (!std::isfinite(bound.gap)) return messagePattern("no proof yet: no finite lower bound");
  if (bound.relative < 1e-15) return messagePattern("at the optimum, up to rounding");
  // Of the optimum, not of P(W): P/min P − 1 ≤ gap/D.
  const double excess = bound.gap / bound.dual;
  if (bound.dual > 0 && excess >= 2)
    return fmt::format(messagePattern("at most {:.6g} times the optimum"), std::ceil(1 + excess));
  if (bound.dual > 0 && excess >= 0.1)
    return fmt::format(messagePattern("at most {} % above the optimum"), std::ceil(100 * excess));
  if (bound.dual > 0)
    return fmt::format(messagePattern("at most {:.2g} % above the optimum"), 100 * excess);
  if (bound.relative < 1)
    return fmt::format(messagePattern("at most {:.6g} above an optimum near 0"), bound.gap);
  return messagePattern("no proof yet, only that the optimum is at least 0");
}

DualBounder::DualBounder(const GtvProblem& problem)
    : scaled_(problem),
      problem_(scaled_.problem()),
      repair_(problem_.graph),
      labeledNodes_(static_cast<std::size_t>(repair_.componentCount())),
      objectiveAtZero_(problem_.objective(Matrix::Zero(problem_.dimension, problem_.nodeCount()))) {
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    if (problem_.losses[i]->isZero()) continue;
    labeledNodes_[repair_.components()[i]].push_back(i);
    gradientScale_ += problem_.losses[i]->steepness();
  }
  std::erase_if(labeledNodes_, [](const auto& nodes) { return nodes.empty(); });
  for (const auto& loss : problem_.losses) floor_ += loss->lowerBound();
  quadratic_ = QuadraticDual::make(problem_);
  uneven_ = scaled_.isScaled() || isUneven();
}

DualBounder::~DualBounder() = default;

DualPoints DualBounder::readPoints(const Matrix& W, const Matrix& U) const {
  DualPoints points;
  points.base = W;
  points.centres.resize(problem_.losses.size());
  const double largest = std::sqrt(W.colwise().squaredNorm().maxCoeff());
  points.width = 0.1 * (1 + largest);  // wide: a narrow one would show the rounding of w in θ
  Matrix outflow;
  double rho = 0;
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    const auto& loss = *problem_.losses[i];
    points.centres[i].resize(loss.dualSize());
    if (!loss.hasKinks()) continue;
    if (rho == 0) {
      // What a unit of w is worth in units of the flow.
      outflow = U.cols() == problem_.edgeCount()
                    ? problem_.graph->netOutflow(U)
                    : Matrix::Zero(problem_.dimension, problem_.nodeCount());
      rho = std::max(std::sqrt(outflow.colwise().squaredNorm().maxCoeff()),
                     1e-3 * gradientScale_ / problem_.nodeCount()) /
            (1 + largest);
      if (!(rho > 0) || !std::isfinite(rho)) rho = 1;
    }
    points.base.col(i) -= outflow.col(i) / rho;
    loss.proxPoint(rho, points.base.col(i), points.centres[i]);
    loss.smoothingCentre(points.base.col(i), points.width, points.centres[i]);
    matchOutflow(loss, outflow.col(i), points.centres[i], points.width, points.base.col(i));
  }
  return points;
}

void DualBounder::balance(DualPoints& points) const {
  const auto d = problem_.dimension;
  if (d > largestFactor) return;
  // Directions in which φ couples, and the others, in which every node is on its own.
  Matrix coupled = Matrix::Identity(d, d);
  Matrix free(d, 0);
  if (problem_.lambda == 0) {
    coupled.resize(d, 0);
    free = Matrix::Identity(d, d);
  } else if (const auto basis = problem_.penalty->coupledBasis(d)) {
    coupled = *basis;
    free = orthogonalFactor(*basis).rightCols(d - basis->cols());
  }
  for (const auto& nodes : labeledNodes_) {
    if (coupled.cols() > 0) {
      balanceComponent(nodes, coupled, free, points);
    } else {
      for (const int i : nodes) balanceComponent({i}, free, coupled, points);
    }
  }
}

void DualBounder::balanceComponent(const std::vector<int>& nodes, const Matrix& coupled,
                                   const Matrix& free, DualPoints& points) const {
  ComponentBalance component(problem_, nodes, coupled, free, points);
  // The Hessians of quadratic losses never change, and d × d factors are dear.
  const bool isConstant = component.isWhole() && component.isQuadratic();
  const auto key = std::pair(nodes.front(), nodes.size());
  double least = std::numeric_limits<double>::infinity();
  for (int k = 0; k < (component.isQuadratic() ? 2 : mostNewtonSteps); ++k) {
    component.linearise(!(isConstant && factors_.contains(key)));
    const double unbalanced = component.unbalanced();
    const double gradients = component.gradients();
    if (unbalanced <= epsilon * gradients) break;
    // At the bottom of the value only rounding is left to move.
    if (unbalanced <= 1e-13 * gradients && unbalanced > 0.5 * least) break;
    least = std::min(least, unbalanced);
    std::shared_ptr<const EquilibratedFactor> factor;
    if (isConstant) factor = factors_[key];
    if (!factor) factor = std::make_shared<EquilibratedFactor>(component.hessian());
    if (isConstant) factors_[key] = factor;
    component.move(*factor);
  }
  for (std::size_t k = 0; k < nodes.size(); ++k)
    points.base.col(nodes[k]) = component.place().col(static_cast<Eigen::Index>(k));
}

const Vector& DualBounder::localBounds() const {
  const auto d = problem_.dimension;
  if (localBounds_.size() > 0) return localBounds_;
  localBounds_.resize(problem_.nodeCount());
  DualPoints points;
  // From 0 and not from W: the numbers must not depend on who asked first.
  points.base = Matrix::Zero(d, problem_.nodeCount());
  points.centres.resize(problem_.losses.size());
  const Matrix all = Matrix::Identity(d, d);
  const Vector nothing = Vector::Zero(d);
  Vector g(d);
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    const auto& loss = *problem_.losses[i];
    localBounds_[i] = loss.lowerBound();
    if (loss.isQuadratic() || d > largestFactor) continue;
    // Towards the local minimiser in ever longer proximal steps, then to g(p) = 0.
    auto& point = points.centres[i];
    point.resize(loss.dualSize());
    auto w = points.base.col(i);
    double rho = gradientScale_ / problem_.nodeCount();
    for (int k = 0; k < 9; ++k, rho /= 10) loss.proxPoint(rho, w, point);
    points.width = 0.1 * (1 + w.norm());
    loss.smoothingCentre(w, points.width, point);
    if (loss.hasKinks()) matchOutflow(loss, nothing, point, points.width, w);
    balanceComponent({i}, all, Matrix(d, 0), points);
    loss.respond(w, point, points.width, point);
    loss.pull(point, g);
    const double conjugate = loss.conjugate(point, 1);
    const double rounding =
        8 * epsilon * (std::abs(conjugate) + loss.value(nothing)) + 2 * g.norm() * (1 + w.norm());
    if (g.norm() <= 1e-12 * gradientScale_ && std::isfinite(conjugate))
      localBounds_[i] = std::max(localBounds_[i], -conjugate - rounding);
  }
  return localBounds_;
}

Vector DualBounder::repairCoefficients() const {
  // For norms a_e = A_e² spreads the change evenly over the capacities; for quadratic φ a_e = A_e
  // is exact.
  Vector a(problem_.edgeCount());
  for (int e = 0; e < problem_.edgeCount(); ++e) {
    const double weight = problem_.graph->edge(e).weight;
    a[e] = problem_.penalty->isNorm() ? weight * weight : weight;
  }
  return a;
}

DualBound DualBounder::boundOf(double primal, double dual, bool balanced, double allowance,
                               double roughness) const {
  DualBound out;
  out.primal = primal;
  out.dual = floor_ * (1 - 8 * epsilon);
  // The allowance multiplies what is out of balance by the size of W, standing in for that of the
  // unknown minimiser. That is right for rounding; for more than rounding the flow proves nothing.
  if (balanced) out.dual = std::max(out.dual, dual - allowance);
  if (!std::isfinite(out.dual)) out.dual = floor_;
  out.gap = std::max(0.0, primal - out.dual + epsilon * roughness);
  out.relative = relativeTo(out, roughness);
  return out;
}

double DualBounder::relativeTo(const DualBound& bound, double roughness) const {
  if (bound.gap == 0) return 0;
  double scale = std::max(std::abs(bound.primal), 1e-9 * objectiveAtZero_);
  // An optimum of 0, or nearly so: no iterate could be proved to be nearer.
  if (bound.gap <= lastDigits * epsilon * roughness) scale = std::max(scale, objectiveAtZero_);
  return bound.gap / scale;
}

bool DualBounder::isBalanced(double leftOver, double gradients) const {
  return leftOver <= 1e-12 * gradientScale_ + 8 * epsilon * problem_.nodeCount() * gradients;
}

std::optional<DualBound> DualBounder::quadraticBound(const Matrix& W, const Matrix& U) const {
  if (!quadratic_ || !(problem_.lambda > 0) || U.cols() != problem_.edgeCount()) return {};
  if (!problem_.penalty->dualBall()) return {};
  const auto sums = quadratic_->at(W, U);
  if (!std::isfinite(sums.primal) || !std::isfinite(sums.dual)) return {};
  const double terms = std::sqrt(problem_.nodeCount() + problem_.edgeCount() + 1.0);
  const double allowance = 8 * epsilon * terms * (sums.primal + sums.magnitude) +
                           2 * sums.t * sums.leftOver * (1 + sums.size);
  return boundOf(sums.primal, sums.dual, isBalanced(sums.t * sums.leftOver, sums.gradients),
                 allowance, 0);
}

DualBound DualBounder::bound(const Matrix& W, const Matrix& U, const std::stop_token& stop,
                             double enough) const {
  if (!scaled_.isScaled()) return boundHere(W, U, stop, enough);
  scaled_.follow();
  auto out = boundHere(scaled_.modelsIn(W), scaled_.flowIn(U), stop, enough);
  for (double* number : {&out.primal, &out.dual, &out.gap}) *number /= scaled_.units().objective;
  return out;
}

bool DualBounder::isWorthRefining(double primal) const {
  return uneven_ || primal <= smallObjective * objectiveAtZero_;
}

namespace {

/// The sizes of the terms of a loss's gradient at 0, coordinate by coordinate; nothing of losses
/// that do not tell.
std::optional<Vector> slopesOf(const LocalLoss& loss) {
  const Vector origin = Vector::Zero(loss.dimension());
  Vector sizes(loss.dimension());
  if (const auto* adjustable = loss.adjustableDual()) {
    Vector point = Vector::Zero(loss.dualSize());
    loss.respond(origin, point, 1, point);
    adjustable->pullSizes(adjustable->adjustablePoint(origin, point), sizes);
  } else if (loss.isQuadratic()) {
    loss.gradient(origin, sizes);
    sizes = sizes.cwiseAbs();
  } else {
    return std::nullopt;
  }
  return sizes;
}

}  // namespace

/// Whether the coordinates of the gradients, or the edges, are of very different sizes.
bool DualBounder::isUneven() const {
  double lightest = std::numeric_limits<double>::infinity();
  double heaviest = 0;
  for (const auto& edge : problem_.graph->edges()) {
    lightest = std::min(lightest, edge.weight);
    heaviest = std::max(heaviest, edge.weight);
  }
  if (heaviest > unevenEdges * lightest) return true;
  const auto d = problem_.dimension;
  if (d > mostToCompare) return false;
  const auto ratio = [](const Vector& sizes) {
    double least = std::numeric_limits<double>::infinity();
    for (const double size : sizes)
      if (size > 0) least = std::min(least, size);
    return sizes.maxCoeff() / least;
  };
  Vector all = Vector::Zero(d);
  for (const auto& loss : scaled_.original().losses) {
    if (loss->isZero()) continue;
    const auto slopes = slopesOf(*loss);
    if (!slopes) continue;
    const Vector& sizes = *slopes;
    const double largest = sizes.maxCoeff();
    if (!(largest > 0)) continue;
    if (ratio(sizes) > unevenNode) return true;
    all += sizes / largest;
  }
  return all.maxCoeff() > 0 && ratio(all) > unevenNetwork;
}

/// Σ of the losses' own, of models W in the units of the original problem.
double DualBounder::kinkRoughness(const Matrix& W) const {
  const auto& problem = scaled_.original();
  double sum = 0;
  for (int i = 0; i < problem.nodeCount(); ++i)
    if (const auto* adjustable = problem.losses[i]->adjustableDual())
      sum += adjustable->kinkRoughness(W.col(i));
  return sum;
}

/// The repaired flow, and of quadratic penalties that of W itself, which is the better one where
/// the losses are steep beside them.
std::vector<Matrix> DualBounder::flowsToAdjust(const Matrix& W, const Matrix& repaired) const {
  std::vector<Matrix> flows{repaired};
  const auto form = problem_.penalty->quadraticForm(problem_.dimension);
  if (!form || problem_.lambda == 0) return flows;
  flows.push_back(*form * problem_.graph->differences(W));
  for (int e = 0; e < problem_.edgeCount(); ++e) flows.back().col(e) *= problem_.capacity(e);
  return flows;
}

std::optional<DualBound> DualBounder::adjustedBound(const Matrix& scaledW, Matrix flow,
                                                    const std::vector<Vector>& points,
                                                    const std::stop_token& stop) const {
  const auto& problem = scaled_.original();
  const auto d = problem.dimension;
  const auto n = problem.nodeCount();
  double operations = 0;
  for (const auto& loss : problem.losses)
    if (!loss->isZero()) operations += (static_cast<double>(loss->sampleCount()) + 2.0 * d) * d * d;
  if (operations > mostToAdjust) return std::nullopt;
  const double model = scaled_.units().model;
  const double unit = scaled_.units().objective;
  const Matrix W = scaled_.modelsOut(scaledW);
  if (const auto basis = problem_.penalty->coupledBasis(d))
    flow = *basis * (basis->transpose() * flow);
  double sum = 0;
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const double capacity = problem_.capacity(e);
    if (capacity == 0) {
      flow.col(e).setZero();
      continue;
    }
    double scale = problem_.penalty->feasibleScale(flow.col(e), capacity);
    // Rounding of the length must not leave it outside.
    if (scale < 1) scale *= 1 - 4 * epsilon;
    flow.col(e) *= scale;
    const auto& edge = problem.graph->edge(e);
    const Vector v = scaledW.col(edge.head) - scaledW.col(edge.tail);
    sum +=
        std::max(0.0, capacity * problem_.penalty->value(v) +
                          problem_.penalty->conjugate(flow.col(e), capacity) - flow.col(e).dot(v)) /
        unit;
  }
  flow = scaled_.flowOut(flow);
  const Matrix outflow = problem.graph->netOutflow(flow);
  // In every coordinate, how far models are from 0: what is out of balance is multiplied by it.
  Vector reach = W.rowwise().lpNorm<Eigen::Infinity>();
  reach = 2 * reach.cwiseMax(Vector::Constant(d, 1e-3 * model));
  Vector slopes = Vector::Zero(d);
  for (const auto& loss : problem.losses) {
    if (stop.stop_requested()) return std::nullopt;
    if (const auto own = loss->isZero() ? std::nullopt : slopesOf(*loss)) slopes += *own;
  }
  double allowance = 0;
  double roughness = 0;
  Vector g(d);
  Vector sizes(d);
  Vector point;
  for (int i = 0; i < n; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const auto& loss = *problem.losses[i];
    const Vector before = -outflow.col(i);
    // What rounding may make of a sum of flows.
    sizes.setZero();
    for (const auto& incidence : problem.graph->neighbours(i))
      sizes += flow.col(incidence.edge).cwiseAbs();
    if (const auto* adjustable = loss.adjustableDual()) {
      point = adjustable->adjustablePoint(W.col(i), points[static_cast<std::size_t>(i)]);
      const auto prepared = adjustable->prepared();
      if (prepared) adjustable = prepared.get();
      adjustable->pullAdjusted(point, g);
      adjustable->adjust(W.col(i), before - g, point, stop);
      adjustable->pullAdjusted(point, g);
      Vector terms(d);
      adjustable->pullSizes(point, terms);
      sizes += terms;
      sum += adjustable->fenchelYoung(W.col(i), point);
    } else if (loss.isQuadratic()) {
      point = W.col(i);
      loss.gradient(point, g);
      if (!loss.isZero()) {
        Matrix hessian = Matrix::Zero(d, d);
        loss.addHessian(point, hessian);
        const EquilibratedFactor factor(hessian);
        Vector move = factor.solve(before - g);
        move += factor.solve(before - g - hessian * move);
        g += hessian * move;
        sizes += hessian.cwiseAbs() * (point.cwiseAbs() + move.cwiseAbs());
        sum += 0.5 * move.dot(hessian * move);
      }
    } else {
      return std::nullopt;
    }
    const Vector leftOver = (g - before).cwiseAbs();
    if ((leftOver.array() > 1e-12 * (sizes + slopes).array()).any()) return std::nullopt;
    allowance += leftOver.dot(reach);
    if (loss.hasKinks()) roughness += loss.value(Vector::Zero(d));
  }
  // The residuals are those of P(W) and of the Fenchel-Young gaps.
  const double atKinks = kinkRoughness(W);
  allowance += epsilon * atKinks;
  roughness += atKinks;
  DualBound out;
  out.primal = problem_.objective(scaledW) / unit;
  const double terms = std::sqrt(n + problem.edgeCount() + 1.0);
  out.gap = sum * (1 + 8 * epsilon * terms) + allowance +
            epsilon * (roughness + 8 * terms * std::abs(out.primal));
  if (!std::isfinite(out.gap)) return std::nullopt;
  // In the units of the others.
  out.primal *= unit;
  out.gap *= unit;
  roughness *= unit;
  out.dual = std::max(out.primal - out.gap, floor_ * (1 - 8 * epsilon));
  out.relative = relativeTo(out, roughness);
  return out;
}

DualBound DualBounder::boundHere(const Matrix& W, const Matrix& U, const std::stop_token& stop,
                                 double enough) const {
  if (!problem_.isConvex()) {
    constexpr double none = std::numeric_limits<double>::infinity();
    return {problem_.objective(W), std::numeric_limits<double>::quiet_NaN(), none, none};
  }
  const auto quick = quadraticBound(W, U);
  const bool isEnough = quick && (quick->relative <= enough || !isWorthRefining(quick->primal));
  if (quick && quick->relative <= close && isEnough) return *quick;
  const auto repaired = repairedBound(W, U, stop, enough);
  return quick && quick->dual > repaired.dual ? *quick : repaired;
}

DualBound DualBounder::repairedBound(const Matrix& W, const Matrix& U, const std::stop_token& stop,
                                     double enough) const {
  const auto d = problem_.dimension;
  DualBound out;
  out.primal = problem_.objective(W);
  if (!std::isfinite(out.primal)) {
    // max(0, NaN) would be 0: a diverged iterate certified as optimal.
    out.gap = std::numeric_limits<double>::infinity();
    out.relative = out.gap;
    return out;
  }
  Matrix flow = Matrix::Zero(d, problem_.edgeCount());
  if (problem_.lambda > 0 && U.cols() == problem_.edgeCount()) flow = U;
  const auto read = readPoints(W, U);
  auto points = read;
  balance(points);
  Vector coefficients = repairCoefficients();
  out = proved(out.primal, W, flow, points, coefficients, stop);
  if (out.relative > enough && isWorthRefining(out.primal) && !stop.stop_requested())
    // After step 4 the centres are the dual points themselves.
    for (const auto& tried : flowsToAdjust(W, flow))
      if (const auto adjusted = adjustedBound(W, tried, points.centres, stop);
          adjusted && adjusted->gap < out.gap)
        out = *adjusted;
  if (out.relative > nearly || out.relative <= std::max(enough, sharp) || problem_.lambda == 0 ||
      stop.stop_requested())
    return out;
  flow.setZero();
  if (U.cols() == problem_.edgeCount()) flow = U;
  if (problem_.nodeCount() + problem_.edgeCount() > mostToGroup) return out;
  const GroupBalance groups(problem_, W);
  if (groups.count() > mostGroups) return out;
  if (const auto basis = problem_.penalty->coupledBasis(d))
    flow = *basis * (basis->transpose() * flow);
  for (int e = 0; e < problem_.edgeCount(); ++e) {
    const double capacity = problem_.capacity(e);
    flow.col(e) *= problem_.penalty->feasibleScale(flow.col(e), capacity);
    // Repairs go where there is room.
    const double room = 1 - problem_.penalty->dualGauge(flow.col(e)) / capacity;
    coefficients[e] *= std::max(room * room, leastRoom);
  }
  points = read;
  groups.balance(problem_.graph->netOutflow(flow), points);
  const auto again = proved(out.primal, W, flow, points, coefficients, stop);
  return again.dual > out.dual ? again : out;
}

DualBound DualBounder::proved(double primal, const Matrix& W, Matrix& flow, DualPoints& points,
                              const Vector& coefficients, const std::stop_token& stop) const {
  const auto d = problem_.dimension;
  const auto n = problem_.nodeCount();
  Matrix G(d, n);
  for (int i = 0; i < n; ++i) {
    problem_.losses[i]->respond(points.base.col(i), points.centres[i], points.width,
                                points.centres[i]);
    problem_.losses[i]->pull(points.centres[i], G.col(i));
  }
  if (problem_.lambda > 0) {
    if (const auto basis = problem_.penalty->coupledBasis(d)) {
      Matrix inside = basis->transpose() * flow;
      repair_.repair(inside, basis->transpose() * G, coefficients, stop);
      flow = *basis * inside;
    } else {
      repair_.repair(flow, G, coefficients, stop);
    }
  }
  double t = 1;
  const double rounding = 16 * epsilon * std::sqrt(G.colwise().squaredNorm().maxCoeff());
  for (int e = 0; problem_.lambda > 0 && e < problem_.edgeCount(); ++e) {
    const double scale = problem_.penalty->feasibleScale(flow.col(e), problem_.capacity(e));
    // Rounding that landed on an edge of next to no capacity is left out of balance instead.
    if (scale < 1 && (1 - scale) * flow.col(e).norm() <= rounding)
      flow.col(e) *= scale;
    else
      t = std::min(t, scale);
  }
  const Matrix imbalance = problem_.graph->netOutflow(flow) + G;
  double sum = 0;
  double magnitude = std::abs(primal);
  double leftOver = 0;
  double gradients = 0;
  double roughness = 0;
  for (int i = 0; i < n; ++i) {
    double conjugate = problem_.losses[i]->conjugate(points.centres[i], t);
    // L* is convex: L*(tg) ≤ tL*(g) + (1 − t)L*(0), and L*(0) = −inf L.
    if (t < 1 && !problem_.losses[i]->isQuadratic())
      conjugate = std::min(conjugate, t * problem_.losses[i]->conjugate(points.centres[i], 1) -
                                          (1 - t) * localBounds()[i]);
    sum -= conjugate;
    magnitude += std::abs(conjugate) + problem_.losses[i]->value(points.base.col(i));
    // At a kink the value is as rough as the residuals, not as their squares.
    if (problem_.losses[i]->hasKinks()) roughness += problem_.losses[i]->value(Vector::Zero(d));
    leftOver += imbalance.col(i).norm();
    gradients += G.col(i).norm();
  }
  if (problem_.lambda > 0)
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      if (problem_.capacity(e) == 0) continue;
      const double conjugate = problem_.penalty->conjugate(t * flow.col(e), problem_.capacity(e));
      sum -= conjugate;
      magnitude += std::abs(conjugate);
    }
  const double size = std::sqrt(std::max(W.colwise().squaredNorm().maxCoeff(),
                                         points.base.colwise().squaredNorm().maxCoeff()));
  const double terms = std::sqrt(problem_.nodeCount() + problem_.edgeCount() + 1.0);
  // P(W) is as rough as its residuals, and so is what the balance is worth at W.
  const double atKinks = scaled_.units().objective * kinkRoughness(scaled_.modelsOut(W));
  roughness += atKinks;
  const double allowance =
      8 * epsilon * terms * magnitude + 2 * t * leftOver * (1 + size) + epsilon * atKinks;
  return boundOf(primal, sum, isBalanced(t * leftOver, gradients), allowance, roughness);
}

}  // namespace gtv
