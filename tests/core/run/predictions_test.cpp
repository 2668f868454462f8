#include "run/predictions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "diagnostics/disagreement.h"
#include "penalties/mahalanobis_penalty.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

std::unique_ptr<Run> started(const std::vector<std::pair<std::string, Json>>& fields = {}) {
  return Run::start(changed(smallExperiment(), fields)).value();
}

PredictionRequest requestOf(const Run& run, std::vector<int> nodes, RowMatrix points) {
  PredictionRequest request;
  request.network = run.network();
  request.nodes = std::move(nodes);
  request.points = std::move(points);
  return request;
}

TEST(PredictionsTest, LinearModelsPredictTheirProductsWithTheFeatures) {
  const auto run = started();
  run->advance(20);
  const RowMatrix X = run->network()->data->datasets.features(3);
  const auto predicted = run->predict(5, X);
  ASSERT_EQ(predicted.cols(), 1);
  EXPECT_TRUE(predicted.isApprox(X * run->primal().col(5), 1e-14));
  EXPECT_EQ(run->predict(5, RowMatrix(0, 2)).rows(), 0);
}

TEST(PredictionsTest, TraceRowsHaveTotalVariationOfPredictions) {
  const auto run = started({{"data.testSetSize", 30}});
  run->advance(20);
  const RowMatrix& X = run->network()->data->testSet;
  auto problem = run->problem();
  problem.penalty = MahalanobisPenalty::make(2 * X.transpose() * X / 30, "Q").value();
  const double expected = problem.totalVariation(run->primal());
  EXPECT_GT(expected, 0);
  EXPECT_NEAR(run->trace().rows().back().predictionGtv, expected, 1e-12 * expected);
  EXPECT_EQ(run->trace().rows().front().predictionGtv, 0);  // all models are 0
  // Another test set during the run.
  auto data = run->experiment().at("data");
  data["testSetSize"] = 0;
  ASSERT_TRUE(run->change("data", data).ok());
  EXPECT_TRUE(std::isnan(run->trace().rows().back().predictionGtv));
  data["testSetSize"] = 1;
  ASSERT_TRUE(run->change("data", data).ok());
  const RowMatrix& point = run->network()->data->testSet;
  EXPECT_NEAR(run->trace().rows().back().predictionGtv,
              predictionGtv(*run->network()->graph, point * run->primal(), 1), 1e-12 * expected);
}

TEST(PredictionsTest, TotalVariationIsNanWithoutTestSet) {
  const auto run = started();
  run->advance(2);
  EXPECT_TRUE(std::isnan(run->trace().rows().back().predictionGtv));
  EXPECT_TRUE(run->trace().csv().ends_with(",\n"));
}

TEST(PredictionsTest, AnswerHasRequestedValuesOfEveryNode) {
  const auto run = started({{"data.testSetSize", 12}});
  run->advance(15);
  const RowMatrix& X = run->network()->data->testSet;
  const auto request = std::make_shared<const PredictionRequest>(requestOf(*run, {4, 0, 9}, X));
  const auto said = computePredictions(*run, request);
  EXPECT_EQ(said->request, request);
  EXPECT_EQ(said->iteration, 15);
  ASSERT_EQ(said->values.size(), 3U);
  EXPECT_EQ(said->values[0], run->predict(4, X));
  EXPECT_EQ(said->values[2], run->predict(9, X));
  EXPECT_EQ(said->distances.size(), 0);

  auto distances = *request;
  distances.onlyDistances = true;
  const auto matrix =
      computePredictions(*run, std::make_shared<const PredictionRequest>(distances));
  EXPECT_TRUE(matrix->values.empty());
  ASSERT_EQ(matrix->distances.rows(), 3);
  EXPECT_NEAR(matrix->distances(0, 2), (said->values[0] - said->values[2]).squaredNorm() / 12,
              1e-14);
}

TEST(PredictionsTest, RequestForOtherDataHasNoAnswer) {
  const auto run = started();
  const auto other = started({{"seed", 2}});
  const auto said = computePredictions(*run, std::make_shared<const PredictionRequest>(
                                                 requestOf(*other, {0}, RowMatrix::Ones(1, 2))));
  EXPECT_TRUE(said->values.empty());
  EXPECT_EQ(said->distances.size(), 0);
}

TEST(PredictionsTest, StoppedRequestHasNoAnswer) {
  const auto run = started({{"data.testSetSize", 12},
                            {"model", {{"kind", "decision-tree"}, {"depth", 2}}},
                            {"solver", {{"kind", "agnostic-fedrelax"}}}});
  run->advance(2);
  std::stop_source stop;
  stop.request_stop();
  auto request = requestOf(*run, {0, 1}, run->network()->data->testSet);
  const auto ask = [&](const std::stop_token& token) {
    return computePredictions(*run, std::make_shared<const PredictionRequest>(request), token);
  };
  EXPECT_TRUE(ask(stop.get_token())->values.empty());
  EXPECT_EQ(ask({})->values.size(), 2U);
  request.onlyDistances = true;
  EXPECT_EQ(ask(stop.get_token())->distances.size(), 0);
  EXPECT_EQ(ask({})->distances.size(), 4);
}

TEST(PredictionsTest, RequestStaysValidWhenGraphIsLearned) {
  const auto run = started(
      {{"data.testSetSize", 10},
       {"penalty", {{"kind", "squared"}}},
       {"solver", {{"kind", "fedrelax-gradient"}, {"learnGraph", "reset"}, {"choices", 3}}}});
  const auto request =
      std::make_shared<const PredictionRequest>(requestOf(*run, {1}, RowMatrix::Ones(1, 2)));
  run->advance(3);
  ASSERT_NE(run->network(), request->network);
  EXPECT_EQ(computePredictions(*run, request)->values.size(), 1U);
}

TEST(PredictionsTest, PseudoLabelsAreWeightedMeanOfNeighbours) {
  const auto graph = EmpiricalGraph::make(3, {{0, 1, 1.0}, {1, 2, 3.0}}).value();
  // (1 · 2 + 3 · 6) / 4 = 5 and (1 · 0 + 3 · 4) / 4 = 3
  const Matrix first = (Matrix(2, 1) << 2, 0).finished();
  const Matrix second = (Matrix(2, 1) << 6, 4).finished();
  EXPECT_EQ(pseudoLabels(graph, 1, {first, second}), (Matrix(2, 1) << 5, 3).finished());
}

TEST(PredictionsTest, SelectsEvenlySpacedRows) {
  const RowMatrix X = Vector::LinSpaced(10, 0, 9);
  EXPECT_EQ(evenRows(X, 10), X);
  EXPECT_EQ(Vector(evenRows(X, 5).col(0)), (Vector(5) << 0, 2, 4, 6, 8).finished());
}

}  // namespace
}  // namespace gtv
