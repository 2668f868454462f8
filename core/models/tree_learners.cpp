#include "models/tree_learners.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "models/probabilities.h"

namespace gtv {
namespace {

/// Σ s a / Σ s b over the samples of every leaf; 0 at nodes without curvature.
Vector leafQuotients(const BinaryTree& tree, const RowMatrix& X, const Vector& a, const Vector& b,
                     const Vector& weights) {
  Vector above = Vector::Zero(static_cast<Eigen::Index>(tree.nodes.size()));
  Vector below = above;
  for (Eigen::Index r = 0; r < X.rows(); ++r) {
    const int leaf = tree.leafOf(X.row(r));
    above[leaf] += weights[r] * a[r];
    below[leaf] += weights[r] * b[r];
  }
  return above.binaryExpr(below,
                          [](double up, double down) { return down > 1e-150 ? up / down : 0.0; });
}

/// Adds a tree to every list, of the targets in its column, with the means of the leaves, which are
/// taken around the first target so that equal targets stay what they are.
Result<FitStatus> addMeans(const TreeGrower& grower, const RowMatrix& X, const Matrix& Y,
                           const Vector& weights, const TreeOptions& options,
                           const std::stop_token& stop,
                           std::vector<std::vector<ValuedTree>>& trees) {
  auto grown = grower.grow(Y, weights, options, stop);
  if (!grown) return grown.error();
  if (grown->empty()) return FitStatus::Stopped;
  for (std::size_t k = 0; k < trees.size(); ++k) {
    auto& tree = (*grown)[k];
    const Vector targets = Y.col(static_cast<Eigen::Index>(k));
    const double centre = targets[0];
    Vector values =
        leafQuotients(tree, X, targets.array() - centre, Vector::Ones(targets.size()), weights);
    for (std::size_t n = 0; n < tree.nodes.size(); ++n)
      if (tree.nodes[n].feature < 0) values[static_cast<Eigen::Index>(n)] += centre;
    trees[k].push_back({std::move(tree), std::move(values)});
  }
  return FitStatus::Fitted;
}

/// `count` rows drawn with replacement, in proportion to the weights: row → how often.
std::vector<int> bootstrap(const Vector& weights, Eigen::Index count, Rng rng) {
  std::vector<double> cumulative(static_cast<std::size_t>(weights.size()));
  std::partial_sum(weights.begin(), weights.end(), cumulative.begin());
  std::vector<int> drawn(cumulative.size());
  for (Eigen::Index k = 0; k < count; ++k) {
    const auto at =
        std::upper_bound(cumulative.begin(), cumulative.end(), rng.uniform() * cumulative.back());
    ++drawn[std::min<std::size_t>(at - cumulative.begin(), drawn.size() - 1)];
  }
  return drawn;
}

std::vector<int> rowsOf(const std::vector<int>& counts) {
  std::vector<int> rows;
  rows.reserve(counts.size());
  for (std::size_t r = 0; r < counts.size(); ++r)
    if (counts[r] > 0) rows.push_back(static_cast<int>(r));
  return rows;
}

}  // namespace

Eigen::Index TreeLearner::columnCount() const { return task().outputs == 2 ? 1 : task().outputs; }

Matrix TreeLearner::targets(const Matrix& Y) const {
  return task().outputs == 2 ? Matrix(Y.col(1)) : Y;
}

Vector TreeLearner::sum(Eigen::Index column, const RowMatrix& X,
                        const std::stop_token& stop) const {
  Vector total = Vector::Zero(X.rows());
  for (const auto& [tree, values] : trees_[static_cast<std::size_t>(column)]) {
    if (stop.stop_requested()) break;
    for (Eigen::Index r = 0; r < X.rows(); ++r) total[r] += values[tree.leafOf(X.row(r))];
  }
  return total;
}

DecisionTree::DecisionTree(LearningTask task, int depth, double leafWeight) : TreeLearner(task) {
  options_.depth = depth;
  options_.leafWeight = leafWeight;
}

Result<FitStatus> DecisionTree::train(const Samples& samples, const Rng&,
                                      const std::stop_token& stop) {
  const auto grower = TreeGrower::make(samples.X, stop);
  if (!grower) return grower.error();
  if (!*grower) return FitStatus::Stopped;
  std::vector<std::vector<ValuedTree>> trees(static_cast<std::size_t>(columnCount()));
  auto status =
      addMeans(**grower, samples.X, targets(samples.Y), samples.weights, options_, stop, trees);
  if (!status || *status != FitStatus::Fitted) return status;
  setTrees(std::move(trees));
  return FitStatus::Fitted;
}

Matrix DecisionTree::evaluate(const RowMatrix& X, const std::stop_token& stop) const {
  Matrix values(X.rows(), columnCount());
  for (Eigen::Index k = 0; k < values.cols(); ++k) values.col(k) = sum(k, X, stop);
  if (!task().classifies()) return values;
  return values.cols() == 1 ? withComplement(values.col(0)) : normaliseRows(values);
}

RandomForest::RandomForest(LearningTask task, const Options& options)
    : TreeLearner(task), options_(options) {
  check(options.trees >= 1 && options.rows > 0 && options.rows <= 1 && options.features > 0 &&
            options.features <= 1,
        "a forest has trees, rows and features");
}

Result<FitStatus> RandomForest::train(const Samples& samples, const Rng& rng,
                                      const std::stop_token& stop) {
  const auto m = samples.X.rows();
  const auto count = static_cast<Eigen::Index>(std::ceil(options_.rows * static_cast<double>(m)));
  std::vector<std::vector<ValuedTree>> trees(static_cast<std::size_t>(columnCount()));
  const Matrix Y = targets(samples.Y);
  for (int t = 0; t < options_.trees; ++t) {
    auto draws = rng.stream(fmt::format("tree {}", t));
    const auto counts = bootstrap(samples.weights, count, draws.stream("rows"));
    const auto rows = rowsOf(counts);
    const RowMatrix X = samples.X(rows, Eigen::all);
    const Vector weights = Eigen::Map<const Eigen::VectorXi>(counts.data(), m)(rows).cast<double>();
    const auto grower = TreeGrower::make(X, stop);
    if (!grower) return grower.error();
    if (!*grower) return FitStatus::Stopped;
    TreeOptions options{options_.depth, options_.leafWeight, options_.features, {}};
    for (Eigen::Index k = 0; k < Y.cols(); ++k)
      options.seeds.push_back(static_cast<std::uint32_t>(draws.bits()));
    auto status = addMeans(**grower, X, Y(rows, Eigen::all), weights, options, stop, trees);
    if (!status || *status != FitStatus::Fitted) return status;
  }
  setTrees(std::move(trees));
  return FitStatus::Fitted;
}

Matrix RandomForest::evaluate(const RowMatrix& X, const std::stop_token& stop) const {
  Matrix means(X.rows(), columnCount());
  for (Eigen::Index k = 0; k < means.cols(); ++k) means.col(k) = sum(k, X, stop) / options_.trees;
  if (!task().classifies()) return means;
  return means.cols() == 1 ? withComplement(means.col(0)) : normaliseRows(means);
}

BoostedTrees::BoostedTrees(LearningTask task, const Options& options)
    : TreeLearner(task), options_(options) {
  check(options.trees >= 1 && options.learningRate > 0 && options.rows > 0 && options.rows <= 1,
        "boosting has trees, a learning rate and rows");
}

Result<FitStatus> BoostedTrees::train(const Samples& samples, const Rng& rng,
                                      const std::stop_token& stop) {
  const auto& [allX, allY, allWeights] = samples;
  const auto m = allX.rows();
  const auto columns = columnCount();
  const Matrix Y = targets(allY);
  Vector start(columns);
  for (Eigen::Index k = 0; k < columns; ++k) {
    const double first = Y(0, k);
    start[k] = first + allWeights.dot((Y.col(k).array() - first).matrix()) / allWeights.sum();
    if (!task().classifies()) continue;
    constexpr double least = std::numeric_limits<float>::epsilon();
    const double share = std::clamp(start[k], least, 1 - least);
    start[k] = columns == 1 ? std::log(share / (1 - share)) : std::log(share);
  }
  Matrix F = start.transpose().replicate(m, 1);
  const TreeOptions options{options_.depth, options_.leafWeight, 1, {}};
  const double leafFactor =
      columns == 1 ? 1 : static_cast<double>(columns - 1) / static_cast<double>(columns);

  std::vector<std::vector<ValuedTree>> trees(static_cast<std::size_t>(columns));
  auto whole = TreeGrower::make(allX, stop);
  if (!whole) return whole.error();
  if (!*whole) return FitStatus::Stopped;
  for (int t = 0; t < options_.trees; ++t) {
    Matrix p = F;
    if (task().classifies())
      p = columns == 1 ? Matrix((1 + (-F.array()).exp()).inverse()) : softmaxRows(F);
    const Matrix residual = Y - p;
    const Matrix curvature =
        task().classifies() ? Matrix(p.array() * (1 - p.array())) : Matrix::Ones(m, columns);
    std::vector<int> rows(static_cast<std::size_t>(m));
    std::iota(rows.begin(), rows.end(), 0);
    if (options_.rows < 1) {
      const auto count = static_cast<int>(std::ceil(options_.rows * static_cast<double>(m)));
      rows = rng.stream(fmt::format("tree {}", t)).sample(static_cast<int>(m), count);
    }
    const RowMatrix X = allX(rows, Eigen::all);
    const Vector weights = allWeights(rows);
    if (options_.rows < 1) {
      whole = TreeGrower::make(X, stop);
      if (!whole) return whole.error();
      if (!*whole) return FitStatus::Stopped;
    }
    const Matrix r = residual(rows, Eigen::all);
    auto grown = (*whole)->grow(r, weights, options, stop);
    if (!grown) return grown.error();
    if (grown->empty()) return FitStatus::Stopped;
    for (Eigen::Index k = 0; k < columns; ++k) {
      auto& tree = (*grown)[k];
      Vector values = options_.learningRate * leafFactor *
                      leafQuotients(tree, X, r.col(k), curvature.col(k)(rows), weights);
      for (Eigen::Index i = 0; i < m; ++i) F(i, k) += values[tree.leafOf(allX.row(i))];
      trees[k].push_back({std::move(tree), std::move(values)});
    }
  }
  if (!F.allFinite()) return FitStatus::Diverged;
  setTrees(std::move(trees));
  start_ = std::move(start);
  return FitStatus::Fitted;
}

Matrix BoostedTrees::evaluate(const RowMatrix& X, const std::stop_token& stop) const {
  Matrix F(X.rows(), columnCount());
  for (Eigen::Index k = 0; k < F.cols(); ++k) F.col(k) = sum(k, X, stop).array() + start_[k];
  if (!task().classifies()) return F;
  return F.cols() == 1 ? withComplement((1 + (-F.col(0).array()).exp()).inverse()) : softmaxRows(F);
}

}  // namespace gtv
