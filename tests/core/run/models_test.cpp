// Models with parameter vectors in whole experiments: features, classes, networks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "federated/catalogue.h"
#include "instances/problem_building.h"
#include "live/lambda_follower.h"
#include "live/path_worker.h"
#include "models/catalogue.h"
#include "run/report.h"
#include "run/run.h"
#include "studies/held_out.h"
#include "support/experiments.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

std::string refusalOf(const Experiment& experiment) {
  const auto run = Run::start(experiment);
  return run ? "" : run.error().text();
}

std::unique_ptr<Run> finishedRun(const Experiment& experiment) {
  auto run = Run::start(experiment);
  EXPECT_TRUE(run.ok()) << (run.ok() ? "" : run.error().text());
  (*run)->advance(1'000'000);
  return std::move(*run);
}

/// Two clusters of four nodes with 30 images each; a fifth of them are held back.
Experiment onDigits(const Json& model, const char* labels = "within-cluster") {
  return changed(
      Experiment(),
      {{"graph.clusterSizes", {4, 4}},
       {"graph.pIn", 1},
       {"graph.pOut", 0.05},
       {"data",
        {{"kind", "digits"}, {"samples", 30}, {"labels", labels}, {"validationShare", 0.2}}},
       {"model", model},
       {"loss", {{"kind", "cross-entropy"}}},
       {"lambda", 0.01},
       {"stop.maxIterations", 30}});
}

Experiment mlpOnDigits() { return onDigits({{"kind", "mlp"}, {"layers", {8}}}); }

TEST(FeatureModels, UseMappedFeatures) {
  const auto experiment = changed(smallExperiment(), {{"model", {{"kind", "polynomial"}}}});
  const auto drawn = networkOf(experiment);
  EXPECT_EQ(drawn->data->datasets.dimension(), 2);
  EXPECT_EQ(drawn->dimension(), 6);
  const auto& data = drawn->parametricData();
  EXPECT_EQ(data.featureNames,
            (std::vector<std::string>{"intercept", "x1", "x2", "x1²", "x1 x2", "x2²"}));
  EXPECT_EQ(data.intercept, 0);
  const auto X = drawn->data->datasets.features(3);
  const auto Z = data.datasets.features(3);
  EXPECT_EQ(Z(1, 4), X(1, 0) * X(1, 1));
  // The truth is about x1 and x2; the data keeps it.
  EXPECT_EQ(drawn->truth().cols(), 0);
  EXPECT_EQ(drawn->data->truth.cols(), 16);
  const auto problem = buildProblem(experiment, *drawn).value();
  EXPECT_EQ(problem.dimension, 6);
  const Vector w{{1, 2, 3, 4, 5, 6}};
  EXPECT_EQ(drawn->predict(w, X)(1, 0), Z.row(1).dot(w));
  EXPECT_EQ(drawn->parameterName(3), "x1²");
}

TEST(FeatureModels, ExcludeInterceptFromFeatures) {
  const auto table =
      changed(smallExperiment(),
              {{"graph", {{"kind", "nearest-neighbours"}, {"by", "features"}, {"neighbours", 2}}},
               {"data",
                {{"kind", "table"},
                 {"file", "houses.csv"},
                 {"features", {"rooms", "area"}},
                 {"label", "price"}}}});
  auto located = table;
  located.setFolder(testing::testDataFolder());
  const auto drawn =
      networkOf(changed(located, {{"model", {{"kind", "polynomial"}, {"degree", 2}}}}));
  EXPECT_EQ(
      drawn->parametricData().featureNames,
      (std::vector<std::string>{"intercept", "rooms", "area", "rooms²", "rooms area", "area²"}));
  const auto bare = networkOf(changed(
      located, {{"model", {{"kind", "spline"}, {"knots", Json::array()}, {"intercept", false}}}}));
  EXPECT_EQ(bare->parametricData().featureNames,
            (std::vector<std::string>{"rooms", "area", "intercept"}));
  EXPECT_EQ(bare->parametricData().intercept, 2);
  EXPECT_EQ(networkOf(changed(located, {{"model.intercept", true}}))->mapped, nullptr);
}

TEST(FeatureModels, LocalFitsAgreeWithLearnerOfTheModel) {
  // The learner adds μ‖w‖² to the sum of squares, so the mean gets μ/m_i: the default just works.
  for (const char* scale : {"mean", "sum"}) {
    const auto experiment =
        changed(smallExperiment(), {{"data.samples", 12},
                                    {"data.labeledFraction", 1},
                                    {"model", {{"kind", "random-fourier"}, {"count", 5}}},
                                    {"loss.scale", scale},
                                    {"solver.kind", "local"},
                                    {"stop.maxIterations", 1}});
    const auto run = finishedRun(experiment);
    const auto& drawn = *run->network();
    const auto learner = makeLearner(experiment.model(), LearningTask::regression(2),
                                     Rng(experiment.seed()).stream("model"))
                             .value();
    for (const int i : {0, 7}) {
      const RowMatrix X = drawn.data->datasets.features(i);
      const Vector y = drawn.data->datasets.labels(i);
      ASSERT_TRUE(learner->fit(X, y, Vector::Ones(12), Rng(1)).ok());
      EXPECT_LE((drawn.predict(run->primal().col(i), X) - learner->predict(X)).norm(), 1e-9)
          << scale;
    }
  }
}

TEST(FeatureModels, LogisticRegressionAgreesWithItsLearner) {
  // So many samples that every node has both classes.
  const auto experiment = changed(smallExperiment(), {{"data.samples", 40},
                                                      {"data.labels", "sign"},
                                                      {"data.labeledFraction", 1},
                                                      {"model", {{"kind", "logistic"}}},
                                                      {"loss", {{"kind", "logistic"}}},
                                                      {"solver.kind", "local"},
                                                      {"stop.maxIterations", 1}});
  for (const char* loss : {"logistic", "cross-entropy"}) {
    const auto run = finishedRun(changed(experiment, {{"loss", {{"kind", loss}}}}));
    const auto& drawn = *run->network();
    const RowMatrix X = drawn.data->datasets.features(5);
    Matrix Y(40, 2);
    for (int r = 0; r < 40; ++r)
      Y.row(r) << (drawn.data->datasets.labels(5)[r] > 0 ? 0 : 1),
          (drawn.data->datasets.labels(5)[r] > 0 ? 1 : 0);
    const auto learner =
        makeLearner(experiment.model(), LearningTask::classification(2, 2), Rng(1)).value();
    ASSERT_TRUE(learner->fit(X, Y, Vector::Ones(40), Rng(1)).ok());
    const Matrix h = drawn.predict(run->primal().col(5), X);
    const Vector logit = h.cols() == 2 ? Vector(h.col(1) - h.col(0)) : Vector(h.col(0));
    const Vector p = (1 + (-logit.array()).exp()).inverse();
    EXPECT_LE((p - learner->predict(X).col(1)).norm(), 1e-7) << loss;
  }
  EXPECT_EQ(refusalOf(changed(experiment, {{"loss", {{"kind", "hinge"}}}})),
            "loss: Logistic regression (logistic) is trained by the losses logistic, "
            "cross-entropy, not by "
            "hinge");
}

TEST(FeatureModels, MismatchIsReportedWithItsField) {
  const auto experiment = smallExperiment();
  EXPECT_THAT(
      refusalOf(changed(experiment, {{"model", {{"kind", "random-forest"}}}})),
      HasSubstr("model: Random forest (random-forest) is trained by fitting and predicting"));
  EXPECT_THAT(refusalOf(changed(experiment, {{"model", {{"kind", "time-series"}, {"order", 5}}}})),
              HasSubstr("model.order: is 5"));
  EXPECT_THAT(refusalOf(changed(experiment, {{"model", {{"kind", "mlp"}}}, {"loss.lasso", 1}})),
              HasSubstr("loss.lasso: "));
  EXPECT_THAT(refusalOf(changed(experiment, {{"loss", {{"kind", "cross-entropy"}}}})),
              HasSubstr("data.labels: must be sign"));
}

TEST(FeatureModels, ArePredictorsOfHeldOutStudies) {
  auto table =
      changed(smallExperiment(),
              {{"graph", {{"kind", "nearest-neighbours"}, {"by", "features"}, {"neighbours", 2}}},
               {"data",
                {{"kind", "table"},
                 {"file", "houses.csv"},
                 {"features", {"rooms", "area"}},
                 {"label", "price"},
                 {"heldOut", 1}}},
               {"loss.ridge", 0.1},
               {"model", {{"kind", "polynomial"}}},
               {"heldOut", {{"lambdaCount", 2}, {"iterations", 20}, {"validationFraction", 0}}}});
  table.setFolder(testing::testDataFolder());
  const auto split = heldOutSplit(table, *networkOf(table), 0);
  ASSERT_TRUE(split.ok()) << split.error().text();
  EXPECT_TRUE(std::isfinite(split->mse[0]) && std::isfinite(split->ridge));
}

TEST(ClassModels, SoftmaxRegressionHasVectorPerClassAndIsCertified) {
  const auto experiment =
      changed(onDigits({{"kind", "linear"}}, "digit"), {{"loss.ridge", 0.05},
                                                        {"solver.kind", "adaptive-primal-dual"},
                                                        {"stop.maxIterations", 400},
                                                        {"stop.tolerance", 1e-3}});
  const auto run = finishedRun(experiment);
  EXPECT_EQ(run->network()->parametricData().classes, 4);  // digits 0 to 3
  EXPECT_EQ(run->problem().dimension, 64 * 4);
  EXPECT_EQ(run->status(), RunStatus::Converged) << run->message();
  const auto report = runReport(*run);
  EXPECT_GT(report.at("accuracy").at("train").get<double>(), 0.95);
  EXPECT_GT(report.at("accuracy").at("validation").get<double>(), 0.9);
  EXPECT_TRUE(report.at("labelMse").is_null());
  const auto& row = run->trace().rows().back();
  EXPECT_EQ(row.validationAccuracy, report.at("accuracy").at("validation").get<double>());
  EXPECT_TRUE(std::isnan(row.testMse));
  EXPECT_EQ(run->network()->parameterName(65), "p1 of class 1");
}

TEST(ClassModels, LabelFlipAttackChangesClasses) {
  const auto experiment =
      changed(onDigits({{"kind", "linear"}}),
              {{"loss.ridge", 0.05}, {"attacks", {{{"kind", "label-flip"}, {"nodes", {0}}}}}});
  const auto drawn = networkOf(experiment);
  EXPECT_EQ(Vector(drawn->data->datasets.labels(0)),
            Vector(1 - drawn->clean->datasets.labels(0).array()));
  // What is held back stays right.
  EXPECT_EQ(drawn->data->validation.allLabels(), drawn->clean->validation.allLabels());
  const auto report = runReport(*finishedRun(experiment));
  EXPECT_GT(report.at("poisoning").at("accuracy").at("validation").get<double>(), 0.8);
}

TEST(Validation, HoldsBackSamplesBeforeFeatureMap) {
  const auto experiment = onDigits({{"kind", "linear"}});
  const auto drawn = networkOf(experiment);
  EXPECT_EQ(drawn->data->datasets.sampleCount(0), 24);
  EXPECT_EQ(drawn->data->validation.sampleCount(0), 6);
  const auto projected = networkOf(
      changed(experiment, {{"privacy", {{"kind", "random-projection"}, {"dimension", 5}}}}));
  EXPECT_EQ(projected->data->validation.dimension(), 5);
  EXPECT_EQ(projected->data->validation.allLabels(), drawn->data->validation.allLabels());
  const auto fewer = networkOf(changed(experiment, {{"edits", {{"removed", {0}}}}}));
  EXPECT_EQ(Vector(fewer->data->validation.labels(0)), Vector(drawn->data->validation.labels(1)));
}

/// Every method with its default parameters: it runs and learns, or says that it cannot.
class NetworkContractTest : public ::testing::TestWithParam<std::string> {};

TEST_P(NetworkContractTest, LossesDecreaseOrRefusalHasReason) {
  const auto experiment =
      changed(mlpOnDigits(),
              {{"solver", {{"kind", GetParam()}}}, {"lambda", 0.1}, {"stop.maxIterations", 20}});
  auto started = Run::start(experiment);
  const auto& maker = solverCatalogue().find(GetParam())->make;
  // Two of them want a shared test set, and two of them points, or minimisers in their place.
  const bool refuses = maker.needsConvexity || GetParam() == "fedrelax-gradient" ||
                       GetParam() == "federated-k-means" || GetParam() == "federated-mixture" ||
                       maker.models == LocalModelKind::Learners;
  ASSERT_EQ(started.ok(), !refuses) << (started.ok() ? "" : started.error().text());
  if (refuses) {
    EXPECT_EQ(started.error().where, "solver");
    if (maker.needsConvexity) {
      EXPECT_THAT(started.error().message, HasSubstr("this method needs convex losses"));
    }
    return;
  }
  auto& run = **started;
  const double before = run.problem().loss(Matrix::Zero(run.problem().dimension, 8));
  run.advance(20);
  EXPECT_EQ(run.status(), RunStatus::IterationLimit);
  EXPECT_EQ(run.iteration(), 20);
  EXPECT_TRUE(run.primal().allFinite());
  EXPECT_LT(run.trace().rows().back().loss, before);
  EXPECT_FALSE(std::isfinite(run.bound().gap));
}

std::vector<std::string> allMethods() {
  std::vector<std::string> ids;
  for (const auto& entry : solverCatalogue().entries) ids.push_back(entry.info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Methods, NetworkContractTest, ::testing::ValuesIn(allMethods()),
                         [](const auto& method) {
                           std::string name;
                           for (const char c : method.param)
                             if (c != '-') name += c;
                           return name;
                         });

TEST(NetworkModels, LearnWithInnerStepsAndAgreeMoreForLargerLambda) {
  const auto apart = finishedRun(changed(mlpOnDigits(), {{"lambda", 0}}));
  const auto together = finishedRun(changed(mlpOnDigits(), {{"lambda", 1}}));
  // Two digits per cluster: chance is ½.
  EXPECT_GT(apart->trace().rows().back().trainAccuracy, 0.9);
  EXPECT_GT(together->trace().rows().back().trainAccuracy, 0.9);
  EXPECT_GT(together->trace().rows().back().validationAccuracy, 0.8);
  EXPECT_LT(together->trace().rows().back().gtv, 0.2 * apart->trace().rows().back().gtv);
  EXPECT_EQ(together->problem().dimension, 64 * 8 + 8 + 8 * 2 + 2);
  EXPECT_EQ(together->network()->parameterName(0), "");
}

TEST(NetworkModels, LearnRealLabels) {
  const auto run = finishedRun(
      changed(smallExperiment(), {{"model", {{"kind", "mlp"}}}, {"data.labeledFraction", 1}}));
  const auto& rows = run->trace().rows();
  EXPECT_LT(rows.back().trainMse, 0.2 * rows.front().trainMse);
}

TEST(NetworkModels, NonconvexRunClaimsNoCertificate) {
  EXPECT_THAT(refusalOf(changed(mlpOnDigits(), {{"stop.tolerance", 1e-3}})),
              HasSubstr("stop.tolerance: must be 0 for the model mlp"));
  EXPECT_THAT(refusalOf(changed(mlpOnDigits(), {{"stop.gap", 1e-3}})),
              HasSubstr("stop.gap: must be 0"));
  const auto run = finishedRun(changed(mlpOnDigits(), {{"stop.objectiveChange", 1e300}}));
  EXPECT_EQ(run->status(), RunStatus::Uncertified);
  EXPECT_THAT(run->message(), HasSubstr("not convex"));
  EXPECT_EQ(describeBound(run->bound()), "no proof: the losses are not convex");
  const auto report = runReport(*run, {true, {}});
  EXPECT_TRUE(report.at("gap").is_null() && report.at("ballGap").is_null());
  EXPECT_EQ(report.at("uniqueness").at("verdict"), "unknown");
  EXPECT_THAT(report.at("notes").dump(), HasSubstr("not convex"));
  EXPECT_THAT(report.at("diagnosis").at("criticalLambda").at("why").get<std::string>(),
              HasSubstr("not convex"));
}

TEST(NetworkModels, FollowerReportsThatThereIsNoOptimum) {
  const auto experiment = mlpOnDigits();
  const auto drawn = networkOf(experiment);
  const auto problem = std::make_shared<const GtvProblem>(buildProblem(experiment, *drawn).value());
  LambdaFollower follower;
  follower.setLambda({problem, 0.1, {}});
  std::shared_ptr<const LambdaResult> answer;
  while (!answer) answer = follower.takeLatest();
  EXPECT_EQ(answer->why, whyNoOptimum);
  EXPECT_FALSE(answer->proved);
  PathWorker worker;
  worker.compute({"key", problem, drawn, {}});
  std::shared_ptr<const PathProgress> progress;
  while (!progress || progress->working) progress = worker.take();
  EXPECT_EQ(progress->why, whyNoOptimum);
}

TEST(NetworkModels, AllNodesStartWithSameWeights) {
  const auto a = networkOf(mlpOnDigits());
  const auto b = networkOf(changed(mlpOnDigits(), {{"seed", 2}}));
  EXPECT_NE(a->model->initial, b->model->initial);
  EXPECT_EQ(a->model->initial, networkOf(mlpOnDigits())->model->initial);
  const auto problem = buildProblem(mlpOnDigits(), *a).value();
  for (const auto& loss : problem.losses) {
    Vector g(problem.dimension);
    loss->gradient(Vector::Zero(problem.dimension), g);
    EXPECT_GT(g.norm(), 1e-3);
  }
}

}  // namespace
}  // namespace gtv
