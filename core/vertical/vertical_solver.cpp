#include "vertical/vertical_solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gtv {
namespace {

const NodeData* columnsOf(const MethodContext& context) {
  const auto& from = context.mapped ? context.mapped : context.data;
  return from && from->holdsColumns ? from.get() : nullptr;
}

std::vector<int> nodesWithData(const GtvProblem& problem) {
  std::vector<int> out;
  for (int i = 0; i < problem.nodeCount(); ++i)
    if (!problem.losses[i]->isZero()) out.push_back(i);
  return out;
}

/// Those where one of the features of the node is not 0; the intercept only if it is its own.
std::vector<int> ownCoordinates(const NodeData& data, int node, bool ownsIntercept) {
  std::vector<int> out;
  const auto X = data.datasets.features(node);
  for (int j = 0; j < static_cast<int>(X.cols()); ++j)
    if (j == data.intercept ? ownsIntercept : (X.col(j).array() != 0).any()) out.push_back(j);
  return out;
}

/// The part of the table that a node holds.
struct OwnColumns {
  int node;
  std::vector<int> coordinates;
  Vector ridge;
  RowMatrix training;
  RowMatrix validation;
};

std::vector<OwnColumns> ownColumns(const GtvProblem& problem, const NodeData& data) {
  std::vector<OwnColumns> out;
  for (const int i : nodesWithData(problem)) {
    auto own = ownCoordinates(data, i, out.empty());
    const auto count = static_cast<Eigen::Index>(own.size());
    out.push_back({i, own, problem.losses[i]->sampleSum()->ridge(own),
                   data.datasets.features(i)(Eigen::all, own),
                   data.validation.nodeCount() > 0
                       ? RowMatrix(data.validation.features(i)(Eigen::all, own))
                       : RowMatrix(0, count)});
  }
  return out;
}

/// All columns as those of one node.
OwnColumns joined(const std::vector<OwnColumns>& parts) {
  Eigen::Index count = 0;
  for (const auto& part : parts) count += part.ridge.size();
  OwnColumns all{-1,
                 {},
                 Vector(count),
                 RowMatrix(parts.front().training.rows(), count),
                 RowMatrix(parts.front().validation.rows(), count)};
  count = 0;
  for (const auto& part : parts) {
    all.ridge.segment(count, part.ridge.size()) = part.ridge;
    all.training.middleCols(count, part.ridge.size()) = part.training;
    all.validation.middleCols(count, part.ridge.size()) = part.validation;
    count += part.ridge.size();
  }
  return all;
}

/// The same with a column of ones behind the others.
OwnColumns withIntercept(OwnColumns part, double ridge) {
  const auto count = part.ridge.size();
  part.ridge.conservativeResize(count + 1);
  part.ridge[count] = ridge;
  for (auto* rows : {&part.training, &part.validation}) {
    rows->conservativeResize(Eigen::NoChange, count + 1);
    rows->col(count).setOnes();
  }
  return part;
}

/// What is predicted at h: the mean of the label where the link is logarithmic.
Matrix predicted(const SampleLoss& sample, const Vector& h) {
  return sample.isExponential() ? Matrix(h.array().exp()) : Matrix(h);
}

/// c Σ_r ℓ(h_r, y_r)
double lossAt(const SampleSum& sum, const Vector& h, const Vector& y) {
  double total = 0;
  for (Eigen::Index r = 0; r < h.size(); ++r) total += sum.sample.valueAt(h[r], y[r]);
  return sum.scale * total;
}

/// For as many the largest eigenvalue of their Hessian is computed.
constexpr Eigen::Index mostColumns = 2000;

bool isSame(const SampleSum& a, const SampleSum& b) {
  return a.sample.kind == b.sample.kind && a.sample.delta == b.sample.delta &&
         a.sample.shape == b.sample.shape && a.scale == b.scale;
}

}  // namespace

Result<void> VerticalSolver::refusal(const Settings& settings, const GtvProblem& problem,
                                     const MethodContext& context) {
  const auto* data = columnsOf(context);
  if (data == nullptr)
    return Error{"solver",
                 "predicts together from different columns of the same samples, which the nodes of "
                 "this experiment do not hold: set data.split to columns and privacy to none"};
  const auto nodes = nodesWithData(problem);
  if (nodes.empty()) return Error{"solver", "needs a node with data"};
  const int first = nodes.front();
  const auto m = data->datasets.sampleCount(first);
  for (const int i : nodes) {
    const auto sum = problem.losses[i]->sampleSum();
    if (!sum || sum->sample.isKinked())
      return Error{"solver",
                   "needs one parameter per feature and a loss of one number per sample that has "
                   "neither kinks nor a Lasso term: squared, huber, logistic, poisson, gamma or "
                   "exponential"};
    if (data->datasets.sampleCount(i) != m)
      return Error{
          "solver",
          fmt::format("needs the same samples at all nodes, but node {} has {} and node {} "
                      "has {}",
                      first, m, i, data->datasets.sampleCount(i))};
    if (!isSame(*sum, *problem.losses[first]->sampleSum()))
      return Error{"solver", "predicts together, so all nodes need the same loss"};
  }
  if (settings.step == Step::Exact || settings.rate > 0) return {};
  if (!std::isfinite(largestCurvature(problem.losses[first]->sampleSum()->sample)))
    return Error{"solver.rate",
                 "must be above 0: the curvature of this loss has no bound to take it from"};
  if (data->datasets.dimension() > mostColumns)
    return Error{"solver.rate", fmt::format("must be above 0 for more than {} columns: the bound "
                                            "of the step size would take too long",
                                            mostColumns)};
  return {};
}

VerticalSolver::VerticalSolver(const GtvProblem& problem, const MethodContext& context,
                               Settings settings)
    : IterativeSolverBase(problem, verticalMethod), settings_(settings) {
  U_.resize(problem.dimension, 0);
  const auto& data = *columnsOf(context);
  auto own = ownColumns(problem, data);
  sum_ = *problem.losses[own.front().node]->sampleSum();
  labels_ = data.datasets.labels(own.front().node);
  if (settings_.step == Step::Gradient && data.datasets.dimension() <= mostColumns) {
    auto all = joined(own);
    smoothness_ =
        ColumnBlock(sum_.sample, sum_.scale, std::move(all.training), std::move(all.ridge))
            .smoothness();
    if (settings_.rate == 0) settings_.rate = smoothness_ > 0 ? 1 / smoothness_ : 1;
  }
  for (const auto& part : own) {
    const auto columns = static_cast<double>(part.ridge.size());
    size_ = std::max(size_, static_cast<double>(data.datasets.sampleCount()) * columns * columns);
  }
  for (auto& part : own)
    parts_.push_back({part.node,
                      std::move(part.coordinates),
                      {sum_.sample, sum_.scale, std::move(part.training), std::move(part.ridge)},
                      std::move(part.validation)});
}

void VerticalSolver::onWarmStart() {
  // What other methods say of foreign columns predicts nothing.
  const Matrix given = std::exchange(W_, Matrix::Zero(W_.rows(), W_.cols()));
  for (const auto& part : parts_)
    for (const int j : part.coordinates) W_(j, part.node) = given(j, part.node);
}

Vector VerticalSolver::predictions(const Matrix& W) const {
  Vector h = Vector::Zero(labels_.size());
  for (const auto& part : parts_) h += part.block.columns() * W.col(part.node)(part.coordinates);
  return h;
}

void VerticalSolver::stepInTurn() {
  Vector h = predictions(W_);
  for (auto& part : parts_) {
    Vector w = W_.col(part.node)(part.coordinates);
    if (!part.block.minimise(labels_, w, h, workStop())) return;
    W_.col(part.node)(part.coordinates) = w;
  }
}

void VerticalSolver::stepAtOnce() {
  const Vector h = predictions(W_);
  std::vector<Part*> partOf(static_cast<std::size_t>(problem().nodeCount()), nullptr);
  for (auto& part : parts_) partOf[static_cast<std::size_t>(part.node)] = &part;
  forNodeRanges([&](int begin, int end) {
    for (int i = begin; i < end && !stopRequested(); ++i) {
      auto* part = partOf[static_cast<std::size_t>(i)];
      if (part == nullptr) continue;
      Vector w = W_.col(i)(part->coordinates);
      if (settings_.step == Step::Gradient) {
        w -= settings_.rate * part->block.gradient(h, labels_, w);
      } else {
        Vector at = h;
        const Vector before = w;
        if (!part->block.minimise(labels_, w, at, workStop())) return;
        w = before + (w - before) / static_cast<double>(parts_.size());
      }
      W_.col(i)(part->coordinates) = w;
    }
  });
}

double VerticalSolver::advance() {
  const Matrix last = W_;
  if (settings_.step == Step::Exact && settings_.inTurn)
    stepInTurn();
  else
    stepAtOnce();
  return (W_ - last).cwiseAbs().maxCoeff();
}

JointPredictions VerticalSolver::jointPredictions(const Matrix& W) const {
  const Vector h = predictions(W);
  double ridge = 0;
  Vector held = Vector::Zero(parts_.front().validation.rows());
  for (const auto& part : parts_) {
    const Vector w = W.col(part.node)(part.coordinates);
    held += part.validation * w;
    ridge += part.block.ridgeTerm(w);
  }
  return {lossAt(sum_, h, labels_) + ridge, predicted(sum_.sample, h),
          predicted(sum_.sample, held)};
}

std::optional<Traffic> VerticalSolver::traffic() const {
  const auto vectors = 2 * static_cast<double>(parts_.size());
  return Traffic{vectors, vectors, vectors * static_cast<double>(labels_.size())};
}

std::optional<double> VerticalSolver::gradientStep() const {
  if (settings_.step == Step::Exact) return std::nullopt;
  return settings_.rate;
}

std::string VerticalSolver::stepSizeWarning() const {
  const double bound = 2 / smoothness_;
  if (settings_.step == Step::Exact || !(smoothness_ > 0) || !(settings_.rate > bound)) return {};
  return fmt::format(
      "the step size {:.3g} is larger than 2/β = {:.3g}, with the smoothness β = {:.3g} of the "
      "loss "
      "of all columns",
      settings_.rate, bound, smoothness_);
}

std::optional<VerticalLimits> verticalLimits(const GtvProblem& problem,
                                             const MethodContext& context,
                                             const std::stop_token& stop) {
  if (!VerticalSolver::refusal({}, problem, context)) return std::nullopt;
  const auto& data = *columnsOf(context);
  const auto parts = ownColumns(problem, data);
  const auto sum = *problem.losses[parts.front().node]->sampleSum();
  const Vector y = data.datasets.labels(parts.front().node);
  bool stopped = false;
  const auto limitOf = [&](const OwnColumns& part) {
    ColumnBlock block(sum.sample, sum.scale, part.training, part.ridge);
    Vector w = Vector::Zero(block.size());
    Vector h = Vector::Zero(y.size());
    stopped = stopped || !block.minimise(y, w, h, stop);
    return JointPredictions{lossAt(sum, h, y) + block.ridgeTerm(w), predicted(sum.sample, h),
                            predicted(sum.sample, part.validation * w)};
  };
  VerticalLimits out;
  for (const auto& part : parts) {
    // Alone, every node may have an intercept.
    auto own = part;
    if (data.intercept >= 0 && part.node != parts.front().node)
      own = withIntercept(part, problem.losses[part.node]->sampleSum()->ridge[data.intercept]);
    out.nodes.push_back(part.node);
    out.alone.push_back(limitOf(own));
  }
  out.together = limitOf(joined(parts));
  if (stopped) return std::nullopt;
  return out;
}

}  // namespace gtv
