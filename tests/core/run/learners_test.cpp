// Runs whose nodes have learners in the place of parameter vectors.
#include <gmock/gmock.h>

#include <cmath>
#include <stop_token>

#include "diagnostics/disagreement.h"
#include "diagnostics/metrics.h"
#include "edits/experiment_edits.h"
#include "experiment/documents.h"
#include "run/report.h"
#include "run/run.h"
#include "studies/held_out.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

/// Depth-two trees on two clusters.
Experiment treeExperiment() {
  return changed(smallExperiment(), {{"solver.kind", "agnostic-fedrelax"},
                                     {"model", {{"kind", "decision-tree"}, {"depth", 2}}},
                                     {"data.testSetSize", 15},
                                     {"data.samples", 6},
                                     {"lambda", 0.3},
                                     {"stop.maxIterations", 12}});
}

std::unique_ptr<Run> begun(const Experiment& experiment) {
  return std::move(Run::start(experiment)).value();
}

std::string errorOf(const Experiment& experiment) {
  const auto started = Run::start(experiment);
  EXPECT_FALSE(started.ok());
  return started.ok() ? std::string() : started.error().text();
}

// Spec 4.2: the printed update solves GTVMin with ½‖·‖² at the same λ.
TEST(FedRelaxRunTest, ConvergesToMochaMinimiserForSameLambda) {
  const auto common = changed(smallExperiment(), {{"penalty.kind", "mocha"},
                                                  {"data.labeledFraction", 1},
                                                  {"loss.ridge", 0.05},
                                                  {"lambda", 0.4},
                                                  {"stop.maxIterations", 60000}});
  const auto relaxed = begun(changed(common, {{"solver.kind", "fedrelax"}}));
  relaxed->advance(60000);
  const auto exact = begun(changed(common, {{"solver.kind", "direct"}}));
  exact->advance(1);
  EXPECT_LE((relaxed->primal() - exact->primal()).cwiseAbs().maxCoeff(), 1e-9);
  EXPECT_GT(exact->primal().cwiseAbs().maxCoeff(), 0.5);
}

TEST(LearnersRunTest, IteratesArePredictionsOnTheSharedTestSet) {
  const auto run = begun(treeExperiment());
  run->advance(12);
  EXPECT_EQ(run->status(), RunStatus::IterationLimit);
  ASSERT_NE(run->localPredictors(), nullptr);
  ASSERT_EQ(run->primal().rows(), 15);
  const auto& network = *run->network();
  for (int i = 0; i < network.nodeCount(); ++i)
    EXPECT_EQ(run->localPredictors()->predict(i, network.data->testSet).col(0),
              run->primal().col(i));
  EXPECT_EQ(network.coordinates.count, 15);
  EXPECT_FALSE(network.coordinates.areParameters);
  EXPECT_EQ(network.coordinates.names[2], "h(x'3)");
  EXPECT_EQ(network.coordinates.truth, network.data->testSet * network.data->truth);
  // What is measured: training errors, discrepancies, distance from the true predictions.
  const auto& row = run->trace().rows().back();
  double loss = 0;
  double squares = 0;
  double samples = 0;
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (!network.data->labeled[i]) continue;
    const Vector error =
        run->localPredictors()->predict(i, network.data->datasets.features(i)).col(0) -
        network.data->datasets.labels(i);
    loss += error.squaredNorm() / 6;
    squares += error.squaredNorm();
    samples += 6;
  }
  EXPECT_NEAR(row.loss, loss, 1e-12);
  EXPECT_NEAR(row.trainMse, squares / samples, 1e-12);
  double variation = 0;
  for (const auto& edge : network.graph->edges())
    variation += edge.weight *
                 (run->primal().col(edge.head) - run->primal().col(edge.tail)).squaredNorm() / 15;
  EXPECT_NEAR(row.gtv, variation, 1e-12);
  EXPECT_NEAR(row.objective, loss + 0.3 * variation, 1e-12);
  EXPECT_NEAR(row.mse, (run->primal() - network.coordinates.truth).squaredNorm() / (15 * 16),
              1e-12);
  EXPECT_TRUE(std::isfinite(row.testMse));
  EXPECT_LT(row.mse, run->trace().rows().front().mse);
}

// Both rules; the run measures on the graph it has learned, and finds it again in the past.
TEST(LearnersRunTest, LearnsGraphAndReportsItsQuality) {
  for (const char* rule : {"growing", "reset"}) {
    const auto run = begun(changed(
        treeExperiment(), {{"solver.learnGraph", rule}, {"solver.choices", 4}, {"lambda", 1}}));
    run->keepHistory(1 << 22);
    EXPECT_EQ(run->network()->graph->edgeCount(), 0);
    run->advance(4);
    const auto early = run->network()->graph;
    const Matrix predictions = run->primal();
    run->advance(6);
    const auto& network = *run->network();
    EXPECT_TRUE(network.graphIsLearned);
    for (int i = 0; i < 16; ++i) EXPECT_GE(network.graph->degree(i), 4);
    const auto& row = run->trace().rows().back();
    EXPECT_EQ(row.innerEdges, innerWeightShare(*network.graph, network.clusters));
    EXPECT_NEAR(row.gtv, predictionGtv(*network.graph, run->primal(), 15), 1e-12);
    EXPECT_GT(row.gtv, 0);
    EXPECT_EQ(runReport(*run).at("innerEdges"), row.innerEdges);
    EXPECT_EQ(row.messages, 10.0 * 16 * 15);  // everybody compares with everybody
    const auto past = std::move(Run::atIteration(*run, 4)).value();
    EXPECT_EQ(*past->network()->graph, *early);
    EXPECT_EQ(past->primal(), predictions);
    ASSERT_TRUE(past->goTo(*run, 10).ok());
    EXPECT_EQ(*past->network()->graph, *network.graph);
    EXPECT_EQ(past->primal(), run->primal());
  }
}

TEST(LearnersRunTest, StoppedRestoreDiscardsUnfinishedIteration) {
  const auto run = begun(changed(treeExperiment(), {{"stop.maxIterations", 300}}));
  run->keepHistory(100'000);
  run->advance(300);
  ASSERT_GE(run->history()->checkpoints().size(), 2U);
  const auto from = run->history()->checkpoints()[0].iteration();
  const auto wanted = run->history()->checkpoints()[1].iteration() - 1;
  ASSERT_LT(from, wanted);
  std::stop_source stop;
  // Asked for between the question and the iteration.
  const auto ask = [&] {
    stop.request_stop();
    return false;
  };
  const auto past = Run::atIteration(*run, wanted, ask, stop.get_token()).value();
  EXPECT_EQ(past->iteration(), from);
  EXPECT_EQ(past->status(), RunStatus::Running);
  ASSERT_TRUE(past->goTo(*run, wanted).ok());
  EXPECT_EQ(past->iteration(), wanted);
  EXPECT_EQ(past->trace().rows().back().objective, run->trace().rows()[wanted].objective);
}

// Five nodes of each of two clusters, twelve images of three digits each. Soft pseudo-labels of
// three classes are distributions, bring the models together, and make them right more often.
TEST(LearnersRunTest, NodesLearnDigitsOfThreeClassesTogether) {
  const auto digits =
      changed(loadPreset("softmax-digits").value(),
              {{"graph", {{"kind", "sbm"}, {"clusterSizes", {5, 5}}, {"pIn", 1}, {"pOut", 0}}},
               {"data",
                {{"kind", "digits"},
                 {"digitsPerCluster", 3},
                 {"labels", "within-cluster"},
                 {"samples", 12},
                 {"validationShare", 0.5},
                 {"testSetSize", 60}}},
               {"model", {{"kind", "logistic"}, {"ridge", 0.1}}},
               {"loss", {{"kind", "cross-entropy"}}},
               {"vary", nullptr},
               {"solver", {{"kind", "agnostic-fedrelax"}}}});
  const auto alone = begun(changed(digits, {{"lambda", 0}}));
  const auto together = begun(changed(digits, {{"lambda", 1}}));
  alone->advance(1);
  together->advance(8);
  ASSERT_EQ(together->primal().rows(), 180);
  for (int i = 0; i < 10; ++i) {
    const Matrix said = together->primal().col(i).reshaped(60, 3);
    EXPECT_GE(said.minCoeff(), 0);
    EXPECT_LE((said.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-12);
  }
  EXPECT_LT(together->measure().gtv, 0.5 * alone->measure().gtv);
  EXPECT_GT(together->measure().validationAccuracy, alone->measure().validationAccuracy + 0.01);
}

TEST(LearnersRunTest, ReportsNoCertificate) {
  const auto run = begun(changed(treeExperiment(), {{"stop.tolerance", 1e-6}}));
  run->advance(12);
  EXPECT_EQ(run->status(), RunStatus::IterationLimit);
  EXPECT_THAT(run->message(), HasSubstr("no certificate"));
  ReportOptions options;
  options.diagnose = true;
  const auto report = runReport(*run, options);
  for (const char* key : {"gap", "relativeGap", "ballGap", "kktResidual"})
    EXPECT_TRUE(report.at(key).is_null()) << key;
  EXPECT_TRUE(report.at("mse").is_number());
  EXPECT_EQ(report.at("bytesExchanged"), 12 * 2.0 * run->network()->graph->edgeCount() * 15 * 8);
  EXPECT_THAT(report.at("conventions").at("penalty").get<std::string>(), HasSubstr("test set"));
}

TEST(LearnersRunTest, RestoresPastAndContinuesBitForBit) {
  const auto first = begun(treeExperiment());
  first->keepHistory(1 << 20);
  first->advance(5);
  ASSERT_TRUE(first->change("lambda", 2).ok());
  const auto state = first->state();
  first->advance(5);
  const auto second = begun(treeExperiment());
  ASSERT_TRUE(second->restore(state).ok());
  second->advance(5);
  EXPECT_EQ(second->primal(), first->primal());
  EXPECT_EQ(second->trace().csv(), first->trace().csv());
  const auto past = std::move(Run::atIteration(*first, 3)).value();
  EXPECT_EQ(past->measure().objective, first->trace().rows()[3].objective);
  ASSERT_TRUE(past->goTo(*first, 8).ok());
  EXPECT_EQ(past->measure().loss, second->trace().rows()[9].loss);  // one row more for the change
}

TEST(LearnersRunTest, StopDiscardsUnfinishedIteration) {
  const auto run = begun(treeExperiment());
  run->advance(2);
  const Matrix before = run->primal();
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(run->advance(3, stop.get_token()), RunStatus::Stopped);
  EXPECT_EQ(run->iteration(), 2);
  EXPECT_EQ(run->primal(), before);
  // An interruption only gives up what is being computed.
  EXPECT_EQ(run->advance(3, {}, stop.get_token()), RunStatus::Running);
  EXPECT_EQ(run->iteration(), 2);
  EXPECT_EQ(run->primal(), before);
  EXPECT_EQ(run->advance(1), RunStatus::Running);
  EXPECT_EQ(run->iteration(), 3);
}

TEST(LearnersRunTest, NodesMayHaveTheirOwnModels) {
  const auto mixed = treeExperiment();
  const auto network = drawProblemInstance(mixed).value();
  const ExperimentEdits edits(mixed, *network);
  const auto own = edits.setModel({2, 5}, Json{{"kind", "linear"}}).value();
  EXPECT_EQ(own.at("nodes").size(), 2u);
  EXPECT_EQ(own.at("nodes")[0].at("model").at("kind"), "linear");
  const auto run = begun(own);
  run->advance(4);
  const auto plain = begun(mixed);
  plain->advance(4);
  EXPECT_GT((run->primal().col(2) - plain->primal().col(2)).norm(), 0.01);
  // While it runs, too: the others go on from what they predict.
  ASSERT_TRUE(plain->change("nodes", own.at("nodes")).ok());
  plain->advance(4);
  EXPECT_EQ(plain->iteration(), 8);
  EXPECT_TRUE(plain->primal().allFinite());
  // Back to the common model: nothing is left in the document.
  const ExperimentEdits back(own, *network);
  EXPECT_EQ(back.setModel({2, 5}, nullptr).value(), mixed);
}

TEST(LearnersRunTest, BaselinesTrainModelsOfTheExperiment) {
  const auto pooled = begun(changed(treeExperiment(), {{"solver.kind", "pooled"}}));
  pooled->advance(1);
  ASSERT_NE(pooled->localPredictors(), nullptr);
  EXPECT_EQ(pooled->primal().col(0), pooled->primal().col(15));
  const auto linear = begun(
      changed(treeExperiment(), {{"solver.kind", "pooled"}, {"model", {{"kind", "linear"}}}}));
  EXPECT_EQ(linear->localPredictors(), nullptr);
}

TEST(LearnersRunTest, BaselinesNeedNoSharedTestSet) {
  for (const char* kind : {"pooled", "local", "cluster-oracle"}) {
    const auto without =
        begun(changed(treeExperiment(), {{"solver.kind", kind}, {"data.testSetSize", 0}}));
    const auto with = begun(changed(treeExperiment(), {{"solver.kind", kind}}));
    without->advance(1);
    with->advance(1);
    const RowMatrix X = with->network()->data->testSet;
    EXPECT_EQ(without->predict(3, X), with->predict(3, X)) << kind;
    // All 16 · 6 samples; the truth is known there, too.
    EXPECT_EQ(without->network()->coordinates.count, 96);
    EXPECT_TRUE(std::isfinite(without->measure().mse));
  }
}

TEST(LearnersRunTest, LearnsClassesFromSigns) {
  const auto experiment = changed(Experiment(), {{"graph.clusterSizes", {8, 8}},
                                                 {"data.testSetSize", 20},
                                                 {"data.samples", 10},
                                                 {"data.labels", "sign"},
                                                 {"loss.kind", "logistic"},
                                                 {"model", {{"kind", "logistic"}, {"ridge", 0.1}}},
                                                 {"solver.kind", "agnostic-fedrelax"},
                                                 {"lambda", 0.5},
                                                 {"stop.maxIterations", 20}});
  const auto run = begun(experiment);
  run->advance(20);
  EXPECT_EQ(run->primal().rows(), 40);
  const auto report = runReport(*run);
  EXPECT_GT(report.at("accuracy").at("train"), 0.85);
}

// Sleeping nodes, lost and late messages and a lie change what is learned, also while it runs, and
// the run is the same again from a state in its middle.
TEST(LearnersRunTest, WorksWithUnreliableNetworksAndAttackers) {
  const auto real =
      changed(treeExperiment(),
              {{"network.participation", 0.5}, {"network.loss", 0.2}, {"network.delay", 2}});
  const auto ideal = begun(treeExperiment());
  const auto rough = begun(real);
  ideal->advance(8);
  rough->advance(8);
  EXPECT_GT((ideal->primal() - rough->primal()).norm(), 0.01);
  EXPECT_LT(rough->measure().messages, ideal->measure().messages);
  ASSERT_TRUE(rough->change("network", Json::object()).ok());
  rough->advance(4);
  EXPECT_EQ(rough->iteration(), 12);

  const Json tampering{{{"kind", "report"}, {"nodes", {5}}, {"vector", {40}}, {"scale", 1}}};
  const auto tampered = begun(changed(treeExperiment(), {{"attacks", tampering}}));
  tampered->advance(12);
  EXPECT_EQ(tampered->primal().col(5), Vector::Constant(15, 40));
  EXPECT_LT(tampered->predict(5, tampered->network()->data->testSet).maxCoeff(), 35);
  const auto report = runReport(*tampered);
  EXPECT_EQ(report.at("poisoning").at("victims"), 15);
  ideal->advance(12);
  EXPECT_GT(report.at("poisoning").at("mse").get<double>(), ideal->measure().mse);
  EXPECT_THAT(
      errorOf(changed(treeExperiment(), {{"attacks", tampering}, {"attacks.0.vector", {1, 2}}})),
      HasSubstr("has 2 numbers, the nodes report 1"));
}

// Learners in one place have no messages that could be lost: neither from the start nor later.
TEST(LearnersRunTest, RefusesUnsupportedNetworkAlsoWhileRunning) {
  for (const char* method : {"pooled", "local"}) {
    const auto run = begun(changed(treeExperiment(), {{"solver", {{"kind", method}}}}));
    run->advance(2);
    const auto changed = run->change("network", Json{{"loss", 0.5}});
    ASSERT_FALSE(changed.ok()) << method;
    EXPECT_THAT(changed.error().text(), HasSubstr("network.loss"));
    EXPECT_EQ(run->status(), RunStatus::Converged);  // the second fit was the first again
    EXPECT_EQ(run->iteration(), 2);
  }
  const auto run = begun(treeExperiment());
  EXPECT_FALSE(run->change("network", Json{{"localUpdates", "steps"}}).ok());
}

// A node whose model is not fitted again keeps what it was fitted to, also behind a state.
TEST(LearnersRunTest, RestoredStateKeepsModelsThatAreNotRefitted) {
  const auto experiment = changed(treeExperiment(), {{"data.labeledFraction", 0.5}});
  const auto run = begun(experiment);
  run->advance(3);
  ASSERT_TRUE(run->change("lambda", 0).ok());
  run->advance(2);
  const auto& X = run->network()->data->testSet;
  const auto state = run->state();
  const auto again = begun(experiment);
  ASSERT_TRUE(again->restore(state).ok());
  int unlabeled = 0;
  for (int i = 0; i < 16; ++i) {
    unlabeled += run->network()->data->labeled[static_cast<std::size_t>(i)] ? 0 : 1;
    EXPECT_EQ(again->predict(i, X), run->predict(i, X)) << i;
    EXPECT_EQ(Matrix(run->predict(i, X).reshaped()), Matrix(run->primal().col(i))) << i;
  }
  EXPECT_GT(unlabeled, 3);
}

TEST(LearnersRunTest, RefusesUnsupportedSettings) {
  EXPECT_THAT(errorOf(changed(treeExperiment(), {{"data.testSetSize", 0}})),
              HasSubstr("testSetSize"));
  EXPECT_THAT(errorOf(changed(treeExperiment(), {{"loss.kind", "clustering"}})), HasSubstr("loss"));
  EXPECT_THAT(errorOf(changed(treeExperiment(), {{"loss.ridge", 0.1}})), HasSubstr("loss.ridge"));
  const Json own{{{"node", 3}, {"model", {{"kind", "decision-tree"}}}}};
  EXPECT_THAT(errorOf(changed(
                  treeExperiment(),
                  {{"model", {{"kind", "linear"}}}, {"nodes", own}, {"solver.kind", "fedrelax"}})),
              HasSubstr("nodes[0].model"));
  EXPECT_THAT(errorOf(changed(treeExperiment(), {{"solver.kind", "fedrelax"}})),
              HasSubstr("model"));
}

}  // namespace
}  // namespace gtv
