#include "studies/fl_settings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "diagnostics/metrics.h"
#include "experiment/documents.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::smallExperiment;

Result<Experiment> inFlSetting(const Experiment& experiment, const Json& setting) {
  return withFlSetting(experiment,
                       readChoice(flSettingCatalogue().view, setting, "flavour").value());
}

std::string refusal(const Experiment& experiment, const char* setting) {
  const auto made = inFlSetting(experiment, {{"kind", setting}});
  return made ? "" : made.error().text();
}

/// The experiment at its certified optimum.
std::unique_ptr<Run> solved(const Experiment& experiment) {
  auto run = Run::start(changed(experiment, {{"solver", {{"kind", "auto"}}},
                                             {"stop.maxIterations", 20000},
                                             {"stop.tolerance", 1e-8}}))
                 .value();
  run->advance(20000);
  EXPECT_EQ(run->status(), RunStatus::Converged) << run->message();
  return run;
}

int fusedAt(const Run& run, int coordinates) {
  return clusterCount(
      fusedClusters(*run.network()->graph, run.primal().topRows(coordinates), 1e-4));
}

/// The patients of diabetes.csv, every row a node.
Experiment patients() {
  return changed(Experiment(), {{"data",
                                 {{"kind", "table"},
                                  {"file", "diabetes.csv"},
                                  {"features", {"age", "sex", "bmi", "bp", "s1", "s2", "s3"}},
                                  {"label", "progression"}}},
                                {"graph", {{"kind", "nearest-neighbours"}, {"by", "features"}}},
                                {"lambda", 1}});
}

TEST(FlSettings, CentralisedIsStarAroundCentreWithoutData) {
  const auto before = drawProblemInstance(smallExperiment()).value();
  const auto star = inFlSetting(smallExperiment(), {{"kind", "centralised"}}).value();
  const auto run = Run::start(star).value();
  run->advance(50);
  const auto& network = *run->network();
  ASSERT_EQ(network.nodeCount(), 17);
  EXPECT_EQ(network.graph->degree(16), 16);
  EXPECT_EQ(network.graph->edgeCount(), 16);
  EXPECT_TRUE(run->problem().losses[16]->isZero());
  for (int i = 0; i < 16; ++i) {
    EXPECT_EQ(network.graph->degree(i), 1);
    EXPECT_EQ(network.data->datasets.features(i), before->data->datasets.features(i));
    EXPECT_EQ(network.data->datasets.labels(i), before->data->datasets.labels(i));
    EXPECT_EQ(network.data->labeled[i], before->data->labeled[i]);
    EXPECT_EQ(network.clusters[i], before->clusters[i]);
  }
  // One model: all nodes agree at the optimum.
  EXPECT_EQ(fusedAt(*solved(star), 2), 1);
  // A method with a server of its own keeps λ.
  const auto averaging = changed(smallExperiment(), {{"solver", {{"kind", "fedavg"}}}});
  EXPECT_EQ(inFlSetting(averaging, {{"kind", "centralised"}}).value().lambda(), averaging.lambda());
  // Removed nodes stay removed, and their numbers are not given to others.
  const auto fewer = inFlSetting(changed(smallExperiment(), {{"edits", {{"removed", {3}}}}}),
                                 {{"kind", "centralised"}})
                         .value();
  const auto rest = drawProblemInstance(fewer).value();
  EXPECT_EQ(rest->nodeCount(), 16);
  EXPECT_EQ(rest->ids.back(), 16);
  EXPECT_EQ(rest->graph->degree(15), 15);
}

TEST(FlSettings, DecentralisedNodesAgree) {
  const auto experiment = changed(smallExperiment(), {{"graph.pOut", 0.3}});
  ASSERT_GT(fusedAt(*solved(experiment), 2), 1);
  for (const char* penalty : {"nlasso", "l1", "mocha"}) {
    const auto one =
        inFlSetting(changed(experiment, {{"penalty.kind", penalty}}), {{"kind", "decentralised"}})
            .value();
    EXPECT_EQ(fusedAt(*solved(one), 2), 1) << penalty;
    EXPECT_EQ(one.penalty().kind(), penalty == std::string("mocha") ? "nlasso" : penalty);
    EXPECT_EQ(one.at("graph"), experiment.at("graph"));
  }
  // Kinks: found by doubling.
  const auto robust = inFlSetting(changed(experiment, {{"loss", {{"kind", "absolute"}}}}),
                                  {{"kind", "decentralised"}})
                          .value();
  EXPECT_EQ(fusedAt(*solved(robust), 2), 1);
  EXPECT_EQ(refusal(changed(smallExperiment(), {{"graph.pOut", 0}}), "decentralised"),
            "graph: has 2 components, which stay apart for every λ");
}

TEST(FlSettings, DecentralisedLearnersNearlyAgree) {
  const auto mixed =
      loadPreset("heterogeneous-tree-linear-mlp").value().with("stop.maxIterations", 40).value();
  const auto made = inFlSetting(mixed, {{"kind", "decentralised"}});
  ASSERT_TRUE(made.ok()) << made.error().text();
  const auto variation = [](const Experiment& experiment) {
    auto run = std::move(Run::start(experiment).value());
    run->advance(40);
    return run->measure().gtv;
  };
  EXPECT_LT(variation(*made), 0.01 * variation(mixed));
  // A λ that makes them equal, or keeps clusters apart, there is none.
  for (const char* kind : {"clustered", "personalised"})
    EXPECT_THAT(refusal(mixed, kind), HasSubstr("no λ makes them equal"));
}

TEST(FlSettings, ClusteredNodesAgreeWithinTheirClusters) {
  const auto experiment =
      changed(smallExperiment(), {{"graph.pIn", 0.9}, {"data.labeledFraction", 1}, {"lambda", 7}});
  const auto made = inFlSetting(experiment, {{"kind", "clustered"}}).value();
  const auto run = solved(made);
  EXPECT_EQ(adjustedRandIndex(fusedClusters(*run->network()->graph, run->primal(), 1e-4),
                              run->network()->clusters),
            1);
  EXPECT_LT(made.lambda(),
            inFlSetting(changed(experiment, {{"lambda", 0.01}}), {{"kind", "decentralised"}})
                .value()
                .lambda());
}

TEST(FlSettings, PersonalisedNodesShareSomeParametersOnly) {
  const auto experiment = changed(smallExperiment(), {{"data.dimension", 3},
                                                      {"data.samples", 6},
                                                      {"data.labeledFraction", 1},
                                                      {"graph.pOut", 0.3},
                                                      {"data.truth", {{"kind", "per-node"}}},
                                                      {"solver", {{"kind", "direct"}}}});
  const auto made = inFlSetting(experiment, {{"kind", "personalised"}, {"shared", 2}}).value();
  EXPECT_EQ(made.solver().kind(), "auto");  // no linear system any more
  const auto run = solved(made);
  EXPECT_EQ(fusedAt(*run, 2), 1);
  EXPECT_EQ(fusedAt(*run, 3), 16);
  EXPECT_THAT(refusal(changed(experiment, {{"data.dimension", 1}}), "personalised"),
              HasSubstr("cannot be shared in part"));
  EXPECT_FALSE(inFlSetting(experiment, {{"kind", "personalised"}, {"shared", 3}}).ok());
}

TEST(FlSettings, PersonalisedNetworksShareAllLayersButTheLast) {
  const auto experiment = changed(
      smallExperiment(), {{"model", {{"kind", "mlp"}, {"layers", {3}}, {"activation", "tanh"}}},
                          {"data.labeledFraction", 1},
                          {"data.truth", {{"kind", "per-node"}}},
                          {"solver", {{"kind", "primal-dual"}}},
                          {"stop.maxIterations", 400}});
  const auto made = inFlSetting(experiment, {{"kind", "personalised"}});
  ASSERT_TRUE(made.ok()) << made.error().text();
  // Two features and a constant into three units, then three and a constant into one number.
  EXPECT_EQ(made->penalty().text("blocks"), "1-9:nlasso");
  auto run = std::move(Run::start(*made).value());
  run->advance(400);
  const auto spread = [&](Eigen::Index first, Eigen::Index count) -> double {
    const Matrix part = run->primal().middleRows(first, count);
    return (part.colwise() - part.rowwise().mean()).norm();
  };
  EXPECT_EQ(run->primal().rows(), 13);
  EXPECT_GT(spread(9, 4), 20 * spread(0, 9));
}

TEST(FlSettings, SplitsDigitsAsOneDataset) {
  const auto digits = changed(loadPreset("backdoor-digits").value(), {{"data.validationShare", 0}});
  for (const char* kind : {"horizontal", "vertical"}) {
    const auto made = inFlSetting(digits, {{"kind", kind}, {"parts", 8}});
    ASSERT_TRUE(made.ok()) << kind << ": " << made.error().text();
    const auto run = Run::start(*made);
    ASSERT_TRUE(run.ok()) << kind << ": " << run.error().text();
    const auto& data = *(*run)->network()->data;
    EXPECT_EQ((*run)->network()->nodeCount(), 8);
    EXPECT_EQ(data.classes, 10);
    const bool rows = std::string(kind) == "horizontal";
    EXPECT_EQ(data.datasets.allLabels().size(), rows ? 1797 : 8 * 1797) << kind;
    // The same grey levels as before, and nothing beside them.
    EXPECT_EQ(data.datasets.dimension(), 64);
    EXPECT_EQ(data.datasets.allFeatures().maxCoeff(), 1);
    EXPECT_EQ((data.datasets.features(3).colwise().sum().array() > 0).count() > 30, rows);
  }
}

TEST(FlSettings, HorizontalNodesShareRowsOfTheFile) {
  const auto whole = drawProblemInstance(patients()).value();
  const auto made = inFlSetting(patients(), {{"kind", "horizontal"}, {"parts", 5}}).value();
  const auto run = Run::start(made).value();
  run->advance(20);
  const auto& data = run->network()->data->datasets;
  ASSERT_EQ(data.nodeCount(), 5);
  EXPECT_EQ(run->network()->graph->edgeCount(), 10);
  const auto sorted = [](const LocalDatasets& datasets) {
    std::vector<std::vector<double>> rows;
    for (Eigen::Index r = 0; r < datasets.sampleCount(); ++r) {
      const auto x = datasets.allFeatures().row(r);
      rows.emplace_back(x.begin(), x.end());
      rows.back().push_back(datasets.allLabels()[r]);
    }
    std::sort(rows.begin(), rows.end());
    return rows;
  };
  EXPECT_EQ(sorted(data), sorted(whole->data->datasets));
  EXPECT_EQ(data.sampleCount(0), 89);  // 442 = 5·88 + 2
  EXPECT_EQ(data.sampleCount(4), 88);
}

TEST(FlSettings, VerticalNodesSeeTheirColumnsOnly) {
  const auto made = inFlSetting(patients(), {{"kind", "vertical"}, {"parts", 3}}).value();
  const auto run = Run::start(made).value();
  run->advance(20);
  EXPECT_TRUE(run->primal().allFinite());
  const auto& data = run->network()->data->datasets;
  ASSERT_EQ(data.nodeCount(), 3);
  ASSERT_EQ(data.dimension(), 8);
  // 7 columns: 3 + 2 + 2, and the ones are everybody's.
  const int owner[] = {0, 0, 0, 1, 1, 2, 2};
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(data.sampleCount(i), 442);
    for (int j = 0; j < 7; ++j)
      EXPECT_EQ(data.features(i).col(j).isZero(0), owner[j] != i) << i << " " << j;
    EXPECT_EQ(Vector(data.features(i).col(7)), Vector::Ones(442));
  }
  // They predict together, as well as one model of all columns.
  EXPECT_EQ(made.solver().kind(), "vertical");
  EXPECT_THAT(run->warnings(), IsEmpty());
  const auto pooled = changed(patients(), {{"solver", {{"kind", "pooled"}}}});
  const auto whole = Run::start(pooled).value();
  whole->advance(1);
  run->advance(2000);
  EXPECT_NEAR(run->measure().trainMse, whole->measure().trainMse, 1e-9);
  const auto rows = inFlSetting(patients(), {{"kind", "horizontal"}, {"parts", 3}}).value();
  EXPECT_THAT(Run::start(rows).value()->warnings(), IsEmpty());
  EXPECT_EQ(refusal(smallExperiment(), "vertical"),
            "data.kind: only a table, or the digits, is one dataset that can be split");
}

TEST(FlSettings, EveryKindStopsOnRequest) {
  std::stop_source stop;
  stop.request_stop();
  for (const auto& entry : flSettingCatalogue().view.entries) {
    const auto choice = defaultChoice(flSettingCatalogue().view, entry.id);
    const bool splits = entry.id == "horizontal" || entry.id == "vertical";
    EXPECT_FALSE(
        withFlSetting(splits ? patients() : smallExperiment(), choice, stop.get_token()).ok())
        << entry.id;
  }
}

}  // namespace
}  // namespace gtv
