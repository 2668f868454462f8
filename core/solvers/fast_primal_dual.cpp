#include "solvers/fast_primal_dual.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>

namespace gtv {
namespace {

using kernels::EdgeMap;
using kernels::Mode;
using kernels::Part;

constexpr double relaxation = 1.9;
// When a Halpern iteration restarts (Lu & Yang 2024; Applegate et al. 2023).
constexpr double sufficientDecay = 0.2;
constexpr double necessaryDecay = 0.8;
constexpr double longest = 0.36;
/// Moves of so many units of rounding say nothing about how far the optimum is.
constexpr double roundingMoves = 64;
constexpr double leastGamma = 1e-8;
constexpr int quickSpectrum = 8;
constexpr double largestGamma = 1e8;
constexpr std::int64_t firstBalance = 8;
/// Records beyond this do not stay in the second-level cache.
constexpr std::size_t cacheBytes = 1U << 20;

}  // namespace

template <class T>
FusedPrimalDual<T>::FusedPrimalDual(const GtvProblem& problem, Acceleration acceleration,
                                    double gamma)
    : problem_(problem),
      acceleration_(acceleration),
      givenGamma_(gamma),
      width_(sweepWidth(problem.dimension)),
      graph_(*problem.graph, problem.dimension),
      maps_(problem, graph_) {
  const auto n = static_cast<std::size_t>(graph_.nodeCount());
  const auto edges = static_cast<std::size_t>(graph_.edgeCount());
  const auto width = static_cast<std::size_t>(width_);
  nodes_ = AlignedArray<T>(4 * width * n);
  flows_ = AlignedArray<T>(width * edges);
  if (acceleration != Acceleration::None) anchors_ = AlignedArray<T>(width * edges);
  weights_ = AlignedArray<T>(graph_.weight.size());
  std::copy_n(graph_.weight.data(), graph_.weight.size(), weights_.data());
  graph_.weight = {};
  const auto scratch = width * (static_cast<std::size_t>(graph_.mostOwned) + 3);
  scratch_ = AlignedArray<T>(scratch * graph_.blocks.size());
  sweep_.width = static_cast<int>(width_);
  sweep_.nodes = nodes_.data();
  sweep_.flows = flows_.data();
  sweep_.flowAnchors = anchors_.data();
  sweep_.first = graph_.first.data();
  sweep_.head = graph_.head.data();
  sweep_.tail = graph_.tail.data();
  sweep_.weight = weights_.size() > 0 ? weights_.data() : nullptr;
  sweep_.readAhead = nodes_.bytes() > cacheBytes;
  sweep_.context = this;
  sweep_.mapEdges = callPenalty;
  sweep_.mapNode = callProx;
  maps_.fill(sweep_);
  FusedPrimalDual<T>::reset();
}

template <class T>
void FusedPrimalDual<T>::reset() {
  iteration_ = 0;
  lastChange_ = 0;
  restored_ = false;
  selectEdgeMap();
  lambda_ = problem_.lambda;
  const auto d = problem_.dimension;
  load(Matrix::Zero(d, problem_.nodeCount()), Matrix::Zero(d, problem_.edgeCount()));
  setGamma(givenGamma_ > 0 ? givenGamma_ : initialGamma());
  reinitialise();
  show(Matrix::Zero(d, problem_.nodeCount()));
}

/// W is what leaves until the next step.
template <class T>
void FusedPrimalDual<T>::show(const Matrix& W) {
  W_ = W;
  primalIsFresh_ = true;
  shown_ = true;
}

/// u ~ λ on the edges against w ~ what the losses alone ask for; what moves first is about a tenth
/// of that.
template <class T>
double FusedPrimalDual<T>::initialGamma() const {
  double slope = 0;
  double curvature = 0;
  const auto d = problem_.dimension;
  Vector g(d);
  Vector along(d);
  const int n = problem_.nodeCount();
  const int stride = std::max(1, n / 1000);
  for (int i = 0; i < n; i += stride) {
    const auto& loss = *problem_.losses[i];
    if (loss.isZero()) continue;
    loss.gradient(Vector::Zero(d), g);
    slope += g.norm();
    if (loss.hasKinks()) continue;
    const double largest =
        d <= quickSpectrum ? loss.smoothness() : std::numeric_limits<double>::infinity();
    if (std::isfinite(largest)) {
      curvature += largest;
    } else if (g.norm() > 0) {
      // The largest eigenvalue would cost more than many iterations: what the slope meets will do.
      loss.gradient(-g / g.norm(), along);
      curvature += (along - g).norm();
    }
  }
  const double size = curvature > 0 ? slope / curvature : 1;
  const double flow = problem_.lambda * graph_.unit;
  const double guess = 0.1 * size / flow;
  return std::isfinite(guess) && guess > 0 ? std::clamp(guess, leastGamma, largestGamma) : 1;
}

template <class T>
void FusedPrimalDual<T>::selectEdgeMap() {
  const auto* penalty = problem_.penalty.get();
  const auto ball = penalty->dualBall();
  const bool anyNorm =
      problem_.dimension == 1 && penalty->isNorm() && penalty->value(Vector::Ones(1)) == 1;
  if (ball == DualBall::Euclidean || anyNorm)
    edgeMap_ = EdgeMap::Ball;
  else if (ball == DualBall::Box)
    edgeMap_ = EdgeMap::Box;
  else if (penalty->isotropicCurvature())
    edgeMap_ = EdgeMap::Scale;
  else
    edgeMap_ = EdgeMap::Call;
}

template <class T>
void FusedPrimalDual<T>::setGamma(double gamma) {
  gamma_ = gamma;
  maps_.setGamma(gamma);
  const double step = 0.5 / gamma;
  const double capacity = problem_.lambda * graph_.unit;
  sweep_.step = static_cast<T>(step);
  sweep_.radius = static_cast<T>(capacity);
  if (const auto curvature = problem_.penalty->isotropicCurvature()) {
    const double kappa = 0.5 * *curvature;
    // λ = 0: the flow is 0.
    sweep_.factor = static_cast<T>(capacity > 0 ? 1 / (1 + step / (2 * kappa * capacity)) : 0);
  }
  callCapacity_.setConstant(graph_.mostOwned, capacity);
  callStep_.setConstant(graph_.mostOwned, step);
}

template <class T>
void FusedPrimalDual<T>::callPenalty(void* self, T* p, int count) {
  auto& solver = *static_cast<FusedPrimalDual<T>*>(self);
  using Columns = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;
  Eigen::Map<Columns, 0, Eigen::OuterStride<>> columns(p, solver.problem_.dimension, count,
                                                       Eigen::OuterStride<>(solver.width_));
  const auto update = [&](Eigen::Ref<Matrix> flow) {
    solver.problem_.penalty->dualUpdate(flow, solver.callCapacity_.data(), solver.callStep_.data());
  };
  if constexpr (std::is_same_v<T, double>) {
    update(columns);
  } else {
    Matrix flow = columns.template cast<double>();
    update(flow);
    columns = flow.cast<T>();
  }
}

template <class T>
void FusedPrimalDual<T>::callProx(void* self, int i, T* v) {
  static_cast<FusedPrimalDual<T>*>(self)->maps_.call(i, v);
}

template <class T>
void FusedPrimalDual<T>::load(const Matrix& W, const Matrix& U) {
  const auto d = problem_.dimension;
  for (int k = 0; k < graph_.nodeCount(); ++k) {
    T* w = record(k) + 2 * width_;
    for (int j = 0; j < d; ++j) w[j] = static_cast<T>(W(j, graph_.order[k]));
    std::copy_n(w, width_, w + width_);
  }
  for (int e = 0; e < graph_.edgeCount(); ++e) {
    const double scale = (graph_.reversed[e] ? -1 : 1) / weight(e);
    for (int j = 0; j < d; ++j)
      flows_[width_ * e + j] = static_cast<T>(scale * U(j, graph_.edge[e]));
  }
  if (anchors_.size() > 0) std::copy_n(flows_.data(), flows_.size(), anchors_.data());
}

template <class T>
void FusedPrimalDual<T>::reinitialise() {
  sinceRestart_ = 0;
  firstResidual_ = 0;
  lastResidual_ = 0;
  wantsRestart_ = false;
  restarted_ = false;
  initialiseSums();
}

template <class T>
void FusedPrimalDual<T>::initialiseSums() {
  for (int k = 0; k < graph_.nodeCount(); ++k) std::fill_n(record(k) + width_, width_, T(0));
  run(Mode::Gather);
  invalidateIterates();
}

template <class T>
void FusedPrimalDual<T>::setThreads(int threads) {
  const int most = std::min(threads, static_cast<int>(graph_.blocks.size()));
  threadPool_ = most > 1 ? std::make_unique<SpinThreadPool>(most) : nullptr;
}

template <class T>
void FusedPrimalDual<T>::forBlocks(const std::function<void(int)>& work) {
  const auto count = static_cast<int>(graph_.blocks.size());
  if (threadPool_) return threadPool_->run(count, work);
  for (int b = 0; b < count; ++b) work(b);
}

template <class T>
void FusedPrimalDual<T>::run(Mode mode, Part part) {
  const auto function = [&](Part which) {
    return kernels::sweepFunction<T>(edgeMap_, mode, which, sweep_.width, sweep_.weight != nullptr);
  };
  const auto scratch = scratch_.size() / graph_.blocks.size();
  parts_.assign(graph_.blocks.size(), sweep_);
  for (std::size_t b = 0; b < parts_.size(); ++b) parts_[b].scratch = scratch_.data() + scratch * b;
  sweep_.change = 0;
  sweep_.primalSum = 0;
  sweep_.dualSum = 0;
  const auto collect = [this] {
    for (const auto& one : parts_) {
      sweep_.change = std::max(sweep_.change, one.change);
      sweep_.primalSum += one.primalSum;
      sweep_.dualSum += one.dualSum;
    }
  };
  // The edges between blocks first, each by the block of its smaller end; then every block by
  // itself: nobody else reads or writes its records.
  const bool crossing = parts_.size() > 1 && part != Part::Nodes;
  if (crossing && mode != Mode::Gather) {
    const auto sweep = function(Part::Crossing);
    forBlocks([&](int b) {
      parts_[b].begin = graph_.blocks[b].crossingBegin;
      parts_[b].end = graph_.blocks[b].crossingEnd;
      sweep(parts_[b]);
    });
    collect();
  }
  const auto sweep = function(part);
  forBlocks([&](int b) {
    const auto& block = graph_.blocks[b];
    if (crossing) gather(block);
    parts_[b].begin = block.begin;
    parts_[b].end = block.end;
    sweep(parts_[b]);
  });
  collect();
}

template <class T>
void FusedPrimalDual<T>::gather(const SweepGraph::Block& block) {
  for (const auto& one : block.gathers) {
    T* sum = record(one.node) + width_;
    const T* p = flows_.data() + width_ * one.edge;
    const T signedWeight = static_cast<T>(one.sign) * static_cast<T>(weight(one.edge));
    for (Eigen::Index j = 0; j < width_; ++j) sum[j] += signedWeight * p[j];
  }
}

template <class T>
void FusedPrimalDual<T>::invalidateIterates() {
  primalResidual_ = sweep_.primalSum;
  primalIsFresh_ = false;
  dualIsFresh_ = false;
}

template <class T>
void FusedPrimalDual<T>::step() {
  restored_ = false;
  ++iteration_;
  restarted_ = wantsRestart_;
  if (wantsRestart_) {
    restart();
  } else if (acceleration_ == Acceleration::None) {
    run(Mode::Plain);
  } else if (acceleration_ == Acceleration::Relaxation) {
    sweep_.a = static_cast<T>(relaxation);
    sweep_.b = static_cast<T>(1 - relaxation);
    run(Mode::Relax);
  } else {
    const auto k = static_cast<double>(sinceRestart_);
    sweep_.a = static_cast<T>(2 * (k + 1) / (k + 2));
    sweep_.b = static_cast<T>(-(k + 1) / (k + 2));
    sweep_.c = static_cast<T>(1 / (k + 2));
    run(Mode::Halpern);
  }
  wantsRestart_ = !restarted_ && restartIsDue();
  ++sinceRestart_;
  if (restarted_) sinceRestart_ = 0;
  lastChange_ = sweep_.change;
  invalidateIterates();
  if (shown_) {
    const Matrix before = W_;
    lastChange_ = before.size() > 0 ? (primal() - before).cwiseAbs().maxCoeff() : 0;
    shown_ = false;
  }
}

template <class T>
bool FusedPrimalDual<T>::restartIsDue() {
  if (acceleration_ == Acceleration::None) return false;
  if (acceleration_ == Acceleration::Relaxation)
    return sinceRestart_ + 1 >= std::max(firstBalance, iteration_ / 2);
  const double residual = std::sqrt(primalResidual_ + 2 * gamma_ * sweep_.dualSum);
  const double before = lastResidual_;
  lastResidual_ = residual;
  if (sinceRestart_ == 0) {
    firstResidual_ = residual;
    return false;
  }
  return residual <= sufficientDecay * firstResidual_ ||
         (residual <= necessaryDecay * firstResidual_ && residual > before) ||
         static_cast<double>(sinceRestart_) >= longest * static_cast<double>(iteration_);
}

template <class T>
double FusedPrimalDual<T>::dualSize() const {
  double sum = 0;
  for (int e = 0; e < graph_.edgeCount(); ++e) {
    double size = 0;
    const T* p = flows_.data() + width_ * e;
    for (int j = 0; j < width_; ++j) size += double{p[j]} * p[j];
    sum += weight(e) * size;
  }
  return sum;
}

template <class T>
void FusedPrimalDual<T>::restart() {
  run(Mode::Restart, Part::Edges);
  const double dualMove = sweep_.dualSum;
  double primalMove = 0;
  double primalSize = 0;
  for (int k = 0; k < graph_.nodeCount(); ++k) {
    const T* mean = record(k);
    const T* w = mean + 2 * width_;
    double sum = 0;
    double size = 0;
    for (int j = 0; j < width_; ++j) {
      const double move = 0.5 * (double{mean[j]} + w[j]) - w[width_ + j];
      sum += move * move;
      size += double{w[j]} * w[j];
    }
    primalMove += graph_.strength[k] * sum;
    primalSize += graph_.strength[k] * size;
  }
  const double estimate = std::sqrt(primalMove / (2 * dualMove));
  // Flows that stand still (λ = 0, all at their capacity) leave the whole step to the models.
  const double next = dualMove == 0 && primalMove > 0 ? 10 * gamma_ : std::sqrt(gamma_ * estimate);
  // At rest gamma would follow the rounding errors to where they are amplified.
  const double unit = roundingMoves * std::numeric_limits<T>::epsilon();
  const bool rests = primalMove <= unit * unit * primalSize && dualMove <= unit * unit * dualSize();
  if (!rests && std::isfinite(next) && next > 0)
    setGamma(std::clamp(next, leastGamma, largestGamma));
  run(Mode::Restart, Part::Nodes);
}

template <class T>
void FusedPrimalDual<T>::startFrom(const Matrix& W, const Matrix& U) {
  restored_ = false;
  check(W.rows() == problem_.dimension && W.cols() == problem_.nodeCount(),
        "iterates of the same problem");
  const bool flow = U.cols() == problem_.edgeCount();
  load(W, flow ? U : Matrix::Zero(problem_.dimension, problem_.edgeCount()));
  lambda_ = problem_.lambda;
  reinitialise();
  show(W);
}

template <class T>
void FusedPrimalDual<T>::problemChanged() {
  const Matrix before = primal();
  selectEdgeMap();
  if (restored_) {
    setGamma(gamma_);
    lambda_ = problem_.lambda;
    return;
  }
  Matrix flow = dual();
  const double growth = problem_.lambda / lambda_;
  if (problem_.penalty->isNorm() && std::isfinite(growth)) flow *= growth;
  setGamma(gamma_);
  startFrom(before, flow);
}

template <class T>
const Matrix& FusedPrimalDual<T>::primal() const {
  if (primalIsFresh_) return W_;
  const auto d = problem_.dimension;
  W_.resize(d, problem_.nodeCount());
  const bool plain = acceleration_ == Acceleration::None;
  for (int k = 0; k < graph_.nodeCount(); ++k) {
    const T* mean = record(k);
    const T* w = mean + 2 * width_;
    for (int j = 0; j < d; ++j)
      W_(j, graph_.order[k]) = plain ? double{w[j]} : 0.5 * (double{mean[j]} + w[j]);
  }
  primalIsFresh_ = true;
  return W_;
}

template <class T>
const Matrix& FusedPrimalDual<T>::dual() const {
  if (dualIsFresh_) return U_;
  const auto d = problem_.dimension;
  U_.resize(d, problem_.edgeCount());
  Vector capacity(problem_.edgeCount());
  Vector sigma(problem_.edgeCount());
  const double step = acceleration_ == Acceleration::None ? 0 : sweep_.step;
  for (int e = 0; e < graph_.edgeCount(); ++e) {
    const T* mean = record(graph_.head[e]);
    const T* other = record(graph_.tail[e]);
    const T* p = flows_.data() + width_ * e;
    const int edge = graph_.edge[e];
    const double scale = graph_.reversed[e] ? -weight(e) : weight(e);
    for (int j = 0; j < d; ++j) U_(j, edge) = scale * (p[j] + step * (double{mean[j]} - other[j]));
    capacity[edge] = problem_.capacity(edge);
    sigma[edge] = sweep_.step * weight(e);
  }
  // As printed the flow is the projected one, but for the digits that single precision lost.
  const bool shortened = !std::is_same_v<T, double> && problem_.penalty->isNorm();
  if (acceleration_ != Acceleration::None || shortened)
    problem_.penalty->dualUpdate(U_, capacity.data(), sigma.data());
  dualIsFresh_ = true;
  return U_;
}

template <class T>
std::size_t FusedPrimalDual<T>::bytes() const {
  return graph_.bytes() + maps_.bytes() + weights_.bytes() + nodes_.bytes() + flows_.bytes() +
         anchors_.bytes() + scratch_.bytes();
}

template <class T>
SolverState FusedPrimalDual<T>::state() const {
  SolverState state{"fast-primal-dual", iteration_, primal(), dual(), {}, {}, {}, {}};
  const auto copy = [](const AlignedArray<T>& from) {
    Matrix to(static_cast<Eigen::Index>(from.size()), 1);
    std::copy_n(from.data(), from.size(), to.data());
    return to;
  };
  state.auxiliary = {copy(nodes_), copy(flows_), copy(anchors_)};
  const auto flag = [](bool set) { return set ? 1.0 : 0.0; };
  state.scalars = {gamma_,           static_cast<double>(sinceRestart_),
                   firstResidual_,   lastResidual_,
                   primalResidual_,  flag(wantsRestart_),
                   flag(restarted_), flag(shown_),
                   lastChange_};
  return state;
}

template <class T>
Result<void> FusedPrimalDual<T>::restore(const SolverState& state) {
  if (state.solver != "fast-primal-dual")
    return Error{"state", fmt::format("is of solver '{}', expected '{}'", state.solver, method())};
  const auto sized = [](const Matrix& from, const AlignedArray<T>& to) {
    return from.cols() == 1 && static_cast<std::size_t>(from.rows()) == to.size();
  };
  const auto d = problem_.dimension;
  if (state.auxiliary.size() != 3 || !sized(state.auxiliary[0], nodes_) ||
      !sized(state.auxiliary[1], flows_) || !sized(state.auxiliary[2], anchors_) ||
      state.scalars.size() != 9 || state.W.rows() != d || state.W.cols() != problem_.nodeCount() ||
      state.U.rows() != d || state.U.cols() != problem_.edgeCount())
    return Error{"state", "has other sizes than the problem"};
  const auto& own = state.scalars;
  bool reachable = state.iteration >= 0 && own[0] > 0 && std::isfinite(own[0]) && own[1] <= 9e15 &&
                   own[1] == std::floor(own[1]);
  for (std::size_t k = 0; k + 1 < own.size(); ++k) reachable = reachable && own[k] >= 0;
  if (!reachable) return Error{"state", "has numbers that no run can reach"};
  const auto put = [](const Matrix& from, AlignedArray<T>& to) {
    std::transform(from.data(), from.data() + from.size(), to.data(),
                   [](double x) { return static_cast<T>(x); });
  };
  put(state.auxiliary[0], nodes_);
  put(state.auxiliary[1], flows_);
  put(state.auxiliary[2], anchors_);
  if (own[0] != gamma_) setGamma(own[0]);
  iteration_ = state.iteration;
  sinceRestart_ = static_cast<std::int64_t>(own[1]);
  firstResidual_ = own[2];
  lastResidual_ = own[3];
  primalResidual_ = own[4];
  wantsRestart_ = own[5] != 0;
  restarted_ = own[6] != 0;
  shown_ = own[7] != 0;
  lastChange_ = own[8];
  lambda_ = problem_.lambda;
  W_ = state.W;
  U_ = state.U;
  primalIsFresh_ = true;
  dualIsFresh_ = true;
  restored_ = true;
  return {};
}

template class FusedPrimalDual<double>;
template class FusedPrimalDual<float>;

}  // namespace gtv
