#include "instances/similarity_graph.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "federated/learner_fit.h"
#include "graph/similarity_kinds.h"
#include "instances/local_models.h"
#include "instances/problem_building.h"
#include "models/catalogue.h"
#include "problem/local_erm.h"

namespace gtv {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

Error stopped() { return {"graph", "stopped before the nodes were compared"}; }

Error atMeasure(const Error& error) {
  return {"graph.measure", fmt::format("needs models: {}", error.text())};
}

/// What all models say, one matrix (points × outputs) per node; NaN, or none, of a node without
/// one.
struct Predictions {
  std::vector<Matrix> ofNode;
  /// Where the samples of every node begin among the points; empty: the points are a test set.
  std::vector<Eigen::Index> offsets;
};

/// The shared test set or, without one, the samples of all nodes.
const RowMatrix& pointsOf(const NodeData& data) {
  return data.testSet.rows() > 0 ? data.testSet : data.datasets.allFeatures();
}

Result<Matrix> predictionsOfLearner(const LearnerAssignment& models, const NodeData& data, int node,
                                    const Rng& solver, const std::stop_token& stop) {
  auto learner = makeLearner(models.of(node), models.task, models.rng);
  if (!learner) return learner.error();
  const auto m = data.datasets.sampleCount(node);
  LearnerSamples samples{data.datasets.features(node), models.targets(data.datasets.labels(node)),
                         Vector::Ones(m), m};
  const auto end =
      fitLearner(**learner, models, std::move(samples), learnerStream(solver, node), stop);
  if (!end) return end.error();
  if (*end != FitStatus::Fitted)
    return Error{"", *end == FitStatus::Stopped ? "stopped" : "the local model diverges"};
  return (*learner)->predict(pointsOf(data), stop);
}

Result<Predictions> predictAlone(const Experiment& experiment, const ProblemInstance& nodes,
                                 const std::stop_token& stop) {
  const auto& data = *nodes.data;
  const int n = data.datasets.nodeCount();
  Predictions out{std::vector<Matrix>(static_cast<std::size_t>(n)), {}};
  if (data.testSet.rows() == 0) out.offsets = data.datasets.offsets();
  if (trainsLearners(experiment)) {
    const auto context = methodContextOf(experiment, nodes);
    for (int i = 0; i < n && !stop.stop_requested(); ++i) {
      if (!data.labeled[static_cast<std::size_t>(i)] || data.datasets.sampleCount(i) == 0) continue;
      auto said = predictionsOfLearner(*context.models, data, i, context.rng, stop);
      if (!said) return atMeasure(said.error());
      out.ofNode[static_cast<std::size_t>(i)] = std::move(*said);
    }
    return out;
  }
  const auto problem = buildProblem(experiment, nodes, stop);
  if (!problem) return atMeasure(problem.error());
  const Matrix W = localMinimisers(*problem, stop);
  for (int i = 0; i < n && !stop.stop_requested(); ++i)
    if (W.col(i).allFinite())
      out.ofNode[static_cast<std::size_t>(i)] = nodes.predict(W.col(i), pointsOf(data));
  return out;
}

/// The mean square of the differences.
double disagreement(const Predictions& said, int i, int j) {
  const auto& a = said.ofNode[static_cast<std::size_t>(i)];
  const auto& b = said.ofNode[static_cast<std::size_t>(j)];
  if (a.size() == 0 || b.size() == 0) return unknown;
  if (said.offsets.empty()) return (a - b).squaredNorm() / static_cast<double>(a.rows());
  double sum = 0;
  Eigen::Index count = 0;
  for (const int node : {i, j}) {
    const auto first = said.offsets[static_cast<std::size_t>(node)];
    const auto rows = said.offsets[static_cast<std::size_t>(node) + 1] - first;
    sum += (a.middleRows(first, rows) - b.middleRows(first, rows)).squaredNorm();
    count += rows;
  }
  return sum / static_cast<double>(count);
}

/// d × n, out of the measure.
Result<Matrix> givenModels(const Choice& measure, int nodes) {
  Matrix models = measure.matrix("models");
  if (models.rows() != nodes)
    return Error{"graph.measure.models",
                 fmt::format("must have one row per node: expected {}, got {}",
                             counted(nodes, "row"), models.rows())};
  return Matrix(models.transpose());
}

/// Of every node ŵ_i, or ∇L_i at the pooled model, in a column; NaN where there is none.
Result<Matrix> pointsOfModels(const Experiment& experiment, const ProblemInstance& nodes,
                              SimilarityMeasure measure, const std::stop_token& stop) {
  if (trainsLearners(experiment))
    return Error{"graph.measure",
                 fmt::format("compares parameters, and {} trains models that only fit and predict: "
                             "choose predictions",
                             experiment.solver().kind())};
  const auto problem = buildProblem(experiment, nodes, stop);
  if (!problem) return atMeasure(problem.error());
  if (measure == SimilarityMeasure::Parameters) return localMinimisers(*problem, stop);
  std::vector<int> all(static_cast<std::size_t>(problem->nodeCount()));
  std::iota(all.begin(), all.end(), 0);
  const auto pooled = empiricalRiskMinimiser(*problem, all, stop);
  if (!pooled) return atMeasure(pooled.error());
  Matrix gradients = Matrix::Constant(problem->dimension, problem->nodeCount(), unknown);
  for (const int i : all) {
    const auto& loss = *problem->losses[static_cast<std::size_t>(i)];
    if (!loss.isZero()) loss.gradient(*pooled, gradients.col(i));
  }
  return gradients;
}

}  // namespace

Result<Dissimilarities> compareNodes(const Experiment& experiment, const ProblemInstance& nodes,
                                     const std::stop_token& stop) {
  const auto measure = experiment.graph().choice("measure");
  const auto kind = measureCatalogue().find(measure.kind())->make;
  std::optional<Dissimilarities> D;
  switch (kind) {
    case SimilarityMeasure::Coordinates:
      return compareCoordinates(measure, nodes.drawing.coordinates, stop);
    case SimilarityMeasure::GivenModels:
    case SimilarityMeasure::Parameters:
    case SimilarityMeasure::Gradients: {
      const auto points = kind == SimilarityMeasure::GivenModels
                              ? givenModels(measure, nodes.nodeCount())
                              : pointsOfModels(experiment, nodes, kind, stop);
      if (!points) return points.error();
      D = euclideanDistances(*points, stop);
      break;
    }
    case SimilarityMeasure::Predictions: {
      const auto said = predictAlone(experiment, nodes, stop);
      if (!said) return said.error();
      D = dissimilaritiesOf(
          nodes.nodeCount(), [&](int i, int j) { return disagreement(*said, i, j); }, stop);
      break;
    }
    default:
      return compareSamples(measure, *nodes.data, stop);
  }
  if (!D || stop.stop_requested()) return stopped();
  return std::move(*D);
}

bool comparesLabels(const Experiment& experiment, const NodeData& data) {
  if (experiment.graph().kind() != "similarity") return false;
  const auto measure = experiment.graph().choice("measure");
  switch (measureCatalogue().find(measure.kind())->make) {
    case SimilarityMeasure::Parameters:
    case SimilarityMeasure::GivenModels:  // may have learned from them
    case SimilarityMeasure::Gradients:
    case SimilarityMeasure::Predictions:
      return true;
    case SimilarityMeasure::Coordinates:
      return false;
    default:
      return comparesLabels(measure, data);
  }
}

Result<GraphSample> similarityGraph(const Experiment& experiment, const ProblemInstance& nodes,
                                    const Dissimilarities& D) {
  auto sample = makeSimilarityGraph(experiment.graph(), D);
  if (!sample) return sample.error();
  int alone = 0;
  int first = -1;
  for (int i = 0; i < D.cols(); ++i) {
    bool isComparable = D.cols() == 1;
    for (int j = 0; j < D.cols() && !isComparable; ++j)
      isComparable = j != i && !std::isnan(D(j, i));
    if (isComparable) continue;
    if (alone++ == 0) first = i;
  }
  if (alone > 0 && alone == D.cols())
    return Error{
        "graph.measure",
        "no two nodes can be compared: their samples are too few, all equal or too large, or "
        "none has a label"};
  if (alone > 0)
    sample->warnings.push_back(fmt::format(
        "{} of {} cannot be compared with others, which leaves them without edges (samples that "
        "are "
        "too few, all equal or too large, or without labels): the first is {}",
        alone, counted(D.cols(), "node"), nodes.nodeKeys[static_cast<std::size_t>(first)]));
  return sample;
}

}  // namespace gtv
