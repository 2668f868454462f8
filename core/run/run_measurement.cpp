#include "run/run.h"

#include <limits>
#include <utility>

#include "data/table_split.h"
#include "diagnostics/disagreement.h"
#include "diagnostics/metrics.h"
#include "models/probabilities.h"
#include "run/predictions.h"

namespace gtv {
namespace {

/// Of classes what the outputs of a model with parameters stand for; one number stays what it is.
Matrix probabilitiesOf(Matrix outputs) {
  return outputs.cols() > 1 ? softmaxRows(outputs) : std::move(outputs);
}

}  // namespace

TraceRow Run::measure() const {
  TraceRow row;
  row.iteration = iteration();
  row.lambda = problem_->lambda;
  const auto* models = localPredictors();
  if (predictsJointly()) {
    row.loss = jointPredictions().loss;
  } else if (models == nullptr) {
    row.loss = problem_->loss(primal());
    row.gtv = problem_->totalVariation(primal());
  } else {
    for (int i = 0; i < network_->nodeCount(); ++i) row.loss += models->loss(i);
    row.gtv = models->totalVariation();
  }
  row.objective = row.loss + row.lambda * row.gtv;
  row.change = solver_->lastChange();
  row.step = lastStep_;
  row.messages = traffic_.messages;
  row.vectors = traffic_.vectors;
  row.bytes = sizeof(double) * traffic_.numbers;
  row.seconds = totalSeconds_;
  if (const auto spent = solver_->privacySpent()) row.privacySpent = *spent;
  const auto all = measureErrors({});
  row.mse = all.mse;
  row.trainMse = all.labels.train;
  row.testMse = all.labels.test;
  row.trainAccuracy = all.accuracy.train;
  row.validationAccuracy = all.accuracy.validation;
  if (!network_->attackers.empty()) {
    const auto honest = measureErrors(honest_);
    row.honestMse = honest.mse;
    row.honestTestMse = honest.labels.test;
    row.honestValidationAccuracy = honest.accuracy.validation;
  }
  row.predictionGtv = measurePredictionGtv();
  if (network_->graphIsLearned && network_->knowsClusters())
    row.innerEdges = innerWeightShare(*network_->graph, network_->clusters);
  return row;
}

Run::Errors Run::measureErrors(const std::vector<bool>& counted) const {
  const auto* models = localPredictors();
  const auto& data = network_->parametricData();
  const auto& model = network_->parametricModel();
  const auto classes = labelClasses(*network_->clean, network_->labels);
  Errors out;
  if (predictsJointly()) {
    const auto joint = jointPredictions();
    out.mse = std::numeric_limits<double>::quiet_NaN();
    if (areNumbers(network_->labels)) out.labels = labelError(joint, data);
    if (classes) out.accuracy = labelAccuracy(joint, data, *classes);
    return out;
  }
  out.mse = models == nullptr ? meanSquaredError(primal(), data.truth, counted)
                              : predictionError(primal(), *network_->data, counted);
  if (areNumbers(network_->labels))
    out.labels = models == nullptr ? labelError(primal(), data, counted, model)
                                   : labelError(*models, *network_->data, counted);
  if (classes)
    out.accuracy = models == nullptr ? labelAccuracy(primal(), data, *classes, counted, model)
                                     : labelAccuracy(*models, *network_->data, *classes, counted);
  return out;
}

/// Of models linear in their features: as dear as the losses of all nodes, however large the test
/// set is.
double Run::measurePredictionGtv() const {
  const auto& X = network_->data->testSet;
  if (X.rows() == 0) return std::numeric_limits<double>::quiet_NaN();
  const auto& graph = *network_->graph;
  if (localPredictors() != nullptr) return predictionGtv(graph, primal(), X.rows());
  if (network_->parametricModel().predictsLinearly())
    return predictionGtv(graph, testFactor_ * primal(), X.rows());
  std::vector<int> all(static_cast<std::size_t>(network_->nodeCount()));
  std::iota(all.begin(), all.end(), 0);
  return predictionGtv(graph, stackedPredictions(*this, all, X), X.rows());
}

Matrix Run::predict(int node, const RowMatrix& X, const std::stop_token& stop) const {
  check(
      node >= 0 && node < network_->nodeCount() && X.cols() == network_->data->datasets.dimension(),
      "a node of the network predicts from its features");
  if (const auto* models = localPredictors()) return models->predict(node, X, stop);
  if (predictsJointly()) return predictJointly(X);
  return probabilitiesOf(network_->predict(primal().col(node), X));
}

/// Every node adds what it makes of its own columns.
Matrix Run::predictJointly(const RowMatrix& X) const {
  const auto& data = *network_->data;
  const int parts = experiment_.data().integer("parts");
  const auto partOf = partsOfColumns(data.datasets.dimension(), data.intercept, parts);
  // With a log link every node predicts a factor e^(h_i) of the mean.
  const bool isLogarithmic = network_->parametricModel().link == Link::Log;
  Matrix out = Matrix::Constant(X.rows(), 1, isLogarithmic ? 1 : 0);
  for (int i = 0; i < network_->nodeCount(); ++i) {
    RowMatrix own = X;
    for (Eigen::Index j = 0; j < X.cols(); ++j)
      if (const int part = partOf[static_cast<std::size_t>(j)];
          part >= 0 && part != network_->ids[static_cast<std::size_t>(i)])
        own.col(j).setZero();
    const Matrix added = network_->predict(primal().col(i), own);
    if (isLogarithmic)
      out = out.cwiseProduct(added);
    else
      out += added;
  }
  return out;
}

Matrix Run::predictSamples(int node, const LocalDatasets& from, const std::stop_token& stop) const {
  if (predictsJointly()) return predictJointly(wholeRows(*network_->data, from));
  return predict(node, from.features(node), stop);
}

}  // namespace gtv
