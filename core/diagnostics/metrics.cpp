#include "diagnostics/metrics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace gtv {

double meanSquaredError(const Matrix& W, const Matrix& truth, const std::vector<bool>& counted) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  if (truth.cols() != W.cols() || W.cols() == 0) return none;
  if (counted.empty()) return (W - truth).squaredNorm() / static_cast<double>(W.cols());
  double squares = 0;
  for (Eigen::Index i = 0; i < W.cols(); ++i)
    if (counted[static_cast<std::size_t>(i)]) squares += (W.col(i) - truth.col(i)).squaredNorm();
  const auto nodes = std::count(counted.begin(), counted.end(), true);
  return nodes == 0 ? none : squares / static_cast<double>(nodes);
}

double predictionError(const Matrix& W, const NodeData& data, const std::vector<bool>& counted) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  const Matrix truth = trueTestValues(data);
  if (truth.cols() != W.cols() || truth.rows() != W.rows() || W.size() == 0) return none;
  const Vector squares = (W - truth).colwise().squaredNorm();
  double sum = 0;
  double nodes = 0;
  for (Eigen::Index i = 0; i < squares.size(); ++i) {
    if (!counted.empty() && !counted[static_cast<std::size_t>(i)]) continue;
    sum += squares[i];
    nodes += 1;
  }
  return nodes > 0 ? sum / (nodes * static_cast<double>(W.rows())) : none;
}

namespace {

/// Sums of scores over samples: of the sampling set, and of all others.
struct Scores {
  double sums[2] = {0, 0};
  double samples[2] = {0, 0};

  /// score(row, y) of the samples of node i; the rows of predictions(from, i) are what it says of
  /// those in `from`, datasets or validation.
  template <class Predictions, class Score>
  void add(const NodeData& data, int i, Predictions&& predictions, Score&& score) {
    const auto addPart = [&](const LocalDatasets& from, int part) {
      const auto y = from.labels(i);
      if (y.size() == 0) return;
      const Matrix& outputs = predictions(from, i);
      for (Eigen::Index r = 0; r < y.size(); ++r) sums[part] += score(outputs.row(r), y[r]);
      samples[part] += static_cast<double>(y.size());
    };
    addPart(data.datasets, data.labeled[i] ? 0 : 1);
    if (data.validation.nodeCount() > 0) addPart(data.validation, 1);
  }
  double mean(int part) const {
    return samples[part] > 0 ? sums[part] / samples[part]
                             : std::numeric_limits<double>::quiet_NaN();
  }
};

template <class Predictions, class Score>
std::pair<double, double> meanScores(const NodeData& data, const std::vector<bool>& counted,
                                     Predictions&& predictions, Score&& score) {
  Scores scores;
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    if (counted.empty() || counted[i]) scores.add(data, i, predictions, score);
  return {scores.mean(0), scores.mean(1)};
}

auto parametric(const Matrix& W, const ParametricModel& model) {
  return [&](const LocalDatasets& from, int node) -> Matrix {
    const auto X = from.features(node);
    if (model.predictsLinearly()) return X * W.col(node);
    return model.predict(W.col(node), X);
  };
}

auto learned(const LocalPredictors& models, const NodeData& data) {
  return [&](const LocalDatasets& from, int node) -> const Matrix& {
    return &from == &data.datasets ? models.onDataset(node) : models.onValidation(node);
  };
}

auto together(const JointPredictions& predictions, const NodeData& data) {
  return [&](const LocalDatasets& from, int) -> const Matrix& {
    return &from == &data.datasets ? predictions.onDatasets : predictions.onValidation;
  };
}

const auto squaredDifference = [](const auto& h, double y) { return (h[0] - y) * (h[0] - y); };

/// Is y what the outputs of a model, or of a learner, say?
auto isRight(const LabelClasses& classes) {
  return [classes](const auto& h, double y) {
    if (h.size() == 1) return (h[0] >= classes.middle) == (y > classes.middle) ? 1.0 : 0.0;
    const double label = classes.labels == LabelKind::Sign ? (y > 0 ? 1 : 0) : y;
    return chosenClass(h) == static_cast<int>(label) ? 1.0 : 0.0;
  };
}

}  // namespace

LabelError labelError(const Matrix& W, const NodeData& data, const std::vector<bool>& counted,
                      const ParametricModel& model) {
  const auto [train, test] = meanScores(data, counted, parametric(W, model), squaredDifference);
  return {train, test};
}

LabelError labelError(const LocalPredictors& models, const NodeData& data,
                      const std::vector<bool>& counted) {
  const auto [train, test] = meanScores(data, counted, learned(models, data), squaredDifference);
  return {train, test};
}

LabelError labelError(const JointPredictions& predictions, const NodeData& data) {
  const auto [train, test] =
      meanScores(data, data.labeled, together(predictions, data), squaredDifference);
  return {train, test};
}

LabelAccuracy labelAccuracy(const JointPredictions& predictions, const NodeData& data,
                            const LabelClasses& classes) {
  const auto [train, validation] =
      meanScores(data, data.labeled, together(predictions, data), isRight(classes));
  return {train, validation};
}

LabelAccuracy labelAccuracy(const Matrix& W, const NodeData& data, const LabelClasses& classes,
                            const std::vector<bool>& counted, const ParametricModel& model) {
  const auto [train, validation] =
      meanScores(data, counted, parametric(W, model), isRight(classes));
  return {train, validation};
}

LabelAccuracy labelAccuracy(const LocalPredictors& models, const NodeData& data,
                            const LabelClasses& classes, const std::vector<bool>& counted) {
  const auto [train, validation] =
      meanScores(data, counted, learned(models, data), isRight(classes));
  return {train, validation};
}

Vector nodeLabelErrors(const Matrix& W, const NodeData& data, LabelPart part,
                       const std::optional<LabelClasses>& classes, const ParametricModel& model) {
  Vector out(W.cols());
  const auto predictions = parametric(W, model);
  for (Eigen::Index i = 0; i < out.size(); ++i) {
    Scores scores;
    const auto add = [&](auto&& score) {
      scores.add(data, static_cast<int>(i), predictions, score);
    };
    if (classes)
      add(isRight(*classes));
    else
      add(squaredDifference);
    const double mean = scores.mean(part == LabelPart::Train ? 0 : 1);
    out[i] = classes ? 1 - mean : mean;
  }
  return out;
}

double nodeAccuracy(ConstVec w, const NodeData& data, int node, const LabelClasses& classes,
                    const ParametricModel& model) {
  const auto right = isRight(classes);
  double sum = 0;
  Eigen::Index count = 0;
  for (const auto* part : {&data.datasets, &data.validation}) {
    if (part->nodeCount() == 0) continue;
    const RowMatrix X = part->features(node);
    const auto y = part->labels(node);
    const Matrix h = model.predictsLinearly() ? Matrix(X * w) : model.predict(w, X);
    for (Eigen::Index r = 0; r < y.size(); ++r) sum += right(h.row(r), y[r]);
    count += y.size();
  }
  return count > 0 ? sum / static_cast<double>(count) : std::numeric_limits<double>::quiet_NaN();
}

namespace {

double stationarity(const LocalLoss& loss, ConstVec w, ConstVec outflow) {
  Vector at = w;
  if (loss.hasKinks()) {
    at -= outflow;
    loss.prox(1)->apply(at);
    return (w - at).norm();
  }
  loss.gradient(w, at);
  return (at + outflow).norm();
}

}  // namespace

KktResiduals kktResiduals(const GtvProblem& problem, const Matrix& W, const Matrix& U) {
  if (U.cols() != problem.edgeCount() || !W.allFinite() || !U.allFinite()) {
    const double none = std::numeric_limits<double>::quiet_NaN();
    return {none, none, none, none, none};
  }
  KktResiduals out;
  const Matrix outflow = problem.graph->netOutflow(U);
  for (int i = 0; i < problem.nodeCount(); ++i)
    out.stationarity =
        std::max(out.stationarity, stationarity(*problem.losses[i], W.col(i), outflow.col(i)));
  out.largest = out.stationarity;
  const auto& penalty = *problem.penalty;
  Vector v(problem.dimension);
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const double capacity = problem.capacity(e);
    if (capacity == 0) continue;
    const auto u = U.col(e);
    v = W.col(problem.graph->edge(e).head) - W.col(problem.graph->edge(e).tail);
    const double residual = penalty.edgeResidual(v, u, capacity);
    out.largest = std::max(out.largest, residual);
    out.capacity = std::max(out.capacity, penalty.dualGauge(u) / capacity - 1);
    if (penalty.isNorm())
      out.complementarity = std::max(out.complementarity, capacity * penalty.value(v) - u.dot(v));
    else
      out.flow = std::max(out.flow, residual);
  }
  return out;
}

double kktResidual(const GtvProblem& problem, const Matrix& W, const Matrix& U) {
  return kktResiduals(problem, W, U).largest;
}

Vector edgeSaturation(const GtvProblem& problem, const Matrix& U) {
  if (!(problem.lambda > 0) || U.cols() != problem.edgeCount() ||
      problem.penalty->dualGauge(Vector::Ones(problem.dimension)) == 0)
    return {};
  Vector out(problem.edgeCount());
  for (int e = 0; e < problem.edgeCount(); ++e)
    out[e] = problem.penalty->dualGauge(U.col(e)) / problem.capacity(e);
  return out;
}

double boundaryTotalVariation(const GtvProblem& problem, const Matrix& W,
                              const std::vector<int>& trueClusters) {
  double sum = 0;
  Vector v(problem.dimension);
  for (const auto& [head, tail, weight] : problem.graph->edges()) {
    if (trueClusters[head] == trueClusters[tail]) continue;
    v = W.col(head) - W.col(tail);
    sum += weight * problem.penalty->value(v);
  }
  return sum;
}

double innerWeightShare(const EmpiricalGraph& graph, const std::vector<int>& trueClusters) {
  double inner = 0;
  double all = 0;
  for (const auto& edge : graph.edges()) {
    all += edge.weight;
    if (trueClusters[edge.head] == trueClusters[edge.tail]) inner += edge.weight;
  }
  return inner / all;
}

double ballRadius(const Matrix& W) {
  return 1 + (W.cols() > 0 ? std::sqrt(W.colwise().squaredNorm().maxCoeff()) : 0);
}

double ballGap(const GtvProblem& problem, const Matrix& W, const Matrix& U, double radius) {
  if (U.cols() != problem.edgeCount() || !problem.isConvex())
    return std::numeric_limits<double>::infinity();
  double sum = 0;
  Vector v(problem.dimension);
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const double capacity = problem.capacity(e);
    if (capacity == 0) continue;
    v = W.col(problem.graph->edge(e).head) - W.col(problem.graph->edge(e).tail);
    sum += std::max(0.0, capacity * problem.penalty->value(v) +
                             problem.penalty->conjugate(U.col(e), capacity) - U.col(e).dot(v));
  }
  const Matrix outflow = problem.graph->netOutflow(U);
  Vector gradient(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    problem.losses[i]->gradient(W.col(i), gradient);
    sum += radius * (gradient + outflow.col(i)).norm();
  }
  return sum;
}

std::vector<int> fusedClusters(const EmpiricalGraph& graph, const Matrix& W, double tolerance) {
  const double limit = tolerance * ballRadius(W);
  std::vector<bool> fused(static_cast<std::size_t>(graph.edgeCount()));
  for (int e = 0; e < graph.edgeCount(); ++e)
    fused[e] = (W.col(graph.edge(e).head) - W.col(graph.edge(e).tail)).norm() <= limit;
  return graph.components(fused);
}

std::vector<int> equalModels(const Matrix& W) {
  std::map<std::vector<double>, int> numbers;
  std::vector<int> out;
  for (const auto& w : W.colwise())
    out.push_back(
        numbers
            .try_emplace(std::vector<double>(w.begin(), w.end()), static_cast<int>(numbers.size()))
            .first->second);
  return out;
}

int clusterCount(const std::vector<int>& clusters) {
  return clusters.empty() ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
}

double adjustedRandIndex(const std::vector<int>& a, const std::vector<int>& b) {
  check(a.size() == b.size(), "partitions of the same nodes");
  const auto pairs = [](double x) { return x * (x - 1) / 2; };
  std::map<std::pair<int, int>, int> both;
  std::map<int, int> inA;
  std::map<int, int> inB;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ++both[{a[i], b[i]}];
    ++inA[a[i]];
    ++inB[b[i]];
  }
  double I = 0;
  double P = 0;
  double Q = 0;
  for (const auto& [key, count] : both) I += pairs(count);
  for (const auto& [key, count] : inA) P += pairs(count);
  for (const auto& [key, count] : inB) Q += pairs(count);
  const double T = pairs(static_cast<double>(a.size()));
  const double expected = T > 0 ? P * Q / T : 0;
  const double denominator = (P + Q) / 2 - expected;
  return denominator == 0 ? 1 : (I - expected) / denominator;
}

}  // namespace gtv
