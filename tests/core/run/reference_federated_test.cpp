// Federated methods on the data of the papers: H1 to H5, T1, F2, G1 of spec §9.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "experiment/documents.h"
#include "run/run.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::Band;
using testing::changed;
using testing::compare;
using testing::Effort;
using testing::Fields;
using testing::isSet;
using testing::meanOf;
using testing::medianOf;
using testing::Published;
using testing::ReferenceCell;
using testing::reportOf;
using testing::Summary;
using testing::valuesOf;

/// Errors over the samples per node.
std::vector<ReferenceCell> cellsOf(const std::vector<int>& samples,
                                   const std::vector<Published>& errors) {
  std::vector<ReferenceCell> cells;
  for (std::size_t k = 0; k < samples.size(); ++k) cells.emplace_back(samples[k], errors[k]);
  return cells;
}

/// ±30 %, of means over a few repetitions whose own spread is 10 to 25 %.
TEST(ReferenceFederatedTest, KnownGraph) {
  const auto row = [&](const char* averaging, double lambda, const std::vector<int>& samples,
                       const std::vector<Published>& errors, Effort effort = Effort::Always) {
    return testing::ReferenceRow{{{"solver.averaging", averaging}, {"lambda", lambda}},
                                 cellsOf(samples, errors),
                                 4,
                                 effort,
                                 Summary::Mean};
  };
  const std::vector<int> some{2, 5, 20};
  const std::vector<int> others{3, 10};
  compare({"hetfl-known-graph",
           "data.samples",
           Band::General,
           {row("mean", 1, some, {4.2, 2.7, 1.2}), row("mean", 0, some, {8.8, 6.6, 1.08}),
            row("mean", 5, some, {4.9, 4.1, 3.4}), row("n", 1, some, {4.2, 2.5, 0.70}),
            row("n", 5, some, {4.4, 3.2, 2.0}), row("mean", 1, others, {3.7, 1.8}, Effort::Long),
            row("mean", 0, others, {7.9, 4.6}, Effort::Long),
            row("mean", 5, others, {4.6, 3.7}, Effort::Long),
            row("n", 1, others, {3.6, 1.3}, Effort::Long),
            row("n", 5, others, {4.0, 2.4}, Effort::Long)}});
}

// D8: as printed, with the sum over some 59 neighbours, λ_max(H) ≈ 235 for λ = 1 and 1164 for 5, so
// that the rate 0.01 is beyond 2/λ_max = .0085 and .0017.
TEST(ReferenceFederatedTest, AsPrintedTheKnownGraphDivergesAndTheMessageNamesTheBound) {
  for (const auto& [lambda, top] : {std::pair(1.0, 235.0), std::pair(5.0, 1164.0)}) {
    const auto experiment =
        changed(loadPreset("hetfl-known-graph").value(), {{"vary", Json::object()},
                                                          {"solver.averaging", "sum"},
                                                          {"solver.start", "zero"},
                                                          {"lambda", lambda}});
    const auto run = Run::start(experiment).value();
    run->advance(2000);
    EXPECT_EQ(run->status(), RunStatus::Diverged);
    const auto& message = run->message();
    const auto number = [&](const std::string& before) {
      const auto at = message.find(before);
      return at == std::string::npos ? 0 : std::stod(message.substr(at + before.size()));
    };
    // Six other draws have 229 to 275 for λ = 1.
    EXPECT_NEAR(number("with λ_max = "), top, 0.2 * top) << message;
    EXPECT_NEAR(number("2/λ_max = "), 2 / number("with λ_max = "), 1e-5) << message;
  }
}

TEST(ReferenceFederatedTest, EdgesWithinClustersOnly) {
  const auto mean = [](const char* averaging, double lambda, double rate = 0.01,
                       int iterations = 2000) {
    const auto experiment =
        changed(loadPreset("hetfl-sanity").value(), {{"vary", Json::object()},
                                                     {"solver.rate", rate},
                                                     {"stop.maxIterations", iterations},
                                                     {"solver.averaging", averaging},
                                                     {"lambda", lambda},
                                                     {"repeats", isSet("GTV_BRIEF") ? 1 : 5}});
    const auto report = reportOf(experiment);
    return std::pair(meanOf(valuesOf(report, "mse")), meanOf(valuesOf(report, "estimation.ratio")));
  };
  const auto [alone, ratio] = mean("mean", 0);
  EXPECT_NEAR(alone, 1.05, 0.3 * 1.05);
  EXPECT_NEAR(ratio, 108, 0.3 * 108);
  if (isSet("GTV_BRIEF")) return;
  EXPECT_NEAR(mean("mean", 1).second, 12, 0.5 * 12);
  EXPECT_NEAR(mean("mean", 5).second, 2.5, 0.3 * 2.5);
  EXPECT_NEAR(mean("n", 1).second, 30, 0.3 * 30);
  EXPECT_NEAR(mean("n", 5).second, 7.7, 0.3 * 7.7);
  // The sum as printed, with a rate that it bears: its exact minimiser.
  EXPECT_NEAR(mean("sum", 1, 0.005).second, 1.02, 0.02);
  if (isSet("GTV_LONG")) {
    EXPECT_NEAR(mean("sum", 5, 0.001, 10000).second, 1.00, 0.02);
  }
}

// The spread of the three truths decides: 7.1 ± 2.4 over 40 draws.
TEST(ReferenceFederatedTest, TheSumOverNeighboursBringsTheKnownGraphToOneModel) {
  if (!isSet("GTV_LONG")) return;
  for (const auto& [lambda, rate, iterations] :
       {std::tuple(1.0, 0.005, 4000), {5.0, 0.001, 20000}}) {
    const auto report = reportOf(
        changed(loadPreset("hetfl-known-graph").value(), {{"vary", Json::object()},
                                                          {"solver.averaging", "sum"},
                                                          {"solver.rate", rate},
                                                          {"stop.maxIterations", iterations},
                                                          {"lambda", lambda},
                                                          {"repeats", 10}}));
    EXPECT_NEAR(meanOf(valuesOf(report, "mse")), 7.1, 2.4);
  }
}

/// ±35 % (spec §9, H3-H5).
void expectErrors(const char* preset, double lambda, const std::vector<int>& samples,
                  const std::vector<double>& errors, const std::vector<double>& purity = {},
                  int choices = 50) {
  auto experiment = changed(loadPreset(preset).value(), {{"vary", {{"data.samples", samples}}},
                                                         {"lambda", lambda},
                                                         {"solver.choices", choices},
                                                         {"repeats", isSet("GTV_BRIEF") ? 1 : 5}});
  const auto report = reportOf(experiment);
  for (std::size_t k = 0; k < samples.size(); ++k) {
    const auto& cell = report.at("cells").at(k).at("report");
    // The draw of the three truths decides much: medians.
    EXPECT_NEAR(medianOf(valuesOf(cell, "mse")), errors[k], 0.35 * errors[k])
        << preset << " λ " << lambda << " m " << samples[k];
    if (purity.empty()) continue;
    EXPECT_NEAR(meanOf(valuesOf(cell, "innerEdges")), purity[k], 0.12) << preset;
  }
}

TEST(ReferenceFederatedTest, UnknownGraph) {
  expectErrors("hetfl-2b-p50", 1, {20}, {0.16}, {0.96});
  if (isSet("GTV_BRIEF")) return;
  expectErrors("hetfl-2b-p50", 1, {5}, {0.86}, {0.88});
  expectErrors("hetfl-2a-p10", 1, {20}, {1.05}, {}, 10);
  expectErrors("hetfl-2a-p50", 1, {20}, {1.5});
  if (!isSet("GTV_LONG")) return;
  expectErrors("hetfl-2b-p50", 1, {2}, {4.7}, {0.49});
  expectErrors("hetfl-2b-p50", 1, {10}, {0.37}, {0.94});
  expectErrors("hetfl-2b-p50", 5, {2, 5, 10, 20}, {5.0, 1.6, 0.64, 0.27});
  expectErrors("hetfl-2b-p50", 1, {2, 5, 10, 20}, {6.7, 2.3, 0.58, 0.23}, {}, 10);
  expectErrors("hetfl-2b-p50", 5, {2, 5, 10, 20}, {7.1, 2.8, 0.67, 0.35}, {}, 10);
  expectErrors("hetfl-2a-p10", 1, {2, 5, 10}, {4.7, 3.2, 2.0}, {}, 10);
  expectErrors("hetfl-2a-p10", 5, {2, 5, 10, 20}, {4.9, 4.0, 3.5, 2.9}, {}, 10);
  expectErrors("hetfl-2a-p50", 1, {2, 5, 10}, {4.7, 3.6, 2.5});
  expectErrors("hetfl-2a-p50", 5, {2, 5, 10, 20}, {4.9, 4.4, 3.9, 3.5});
}

void expectFactor(const Json& value, double expected, double factor) {
  EXPECT_GT(value.get<double>(), expected / factor);
  EXPECT_LT(value.get<double>(), expected * factor);
}

double reported(const Experiment& experiment, const char* path) {
  return meanOf(valuesOf(reportOf(experiment), path));
}

TEST(ReferenceFederatedTest, BaselinesOfTableOne) {
  const auto of = [](const Json& solver, int iterations) {
    return changed(loadPreset("table1").value(),
                   {{"solver", solver}, {"stop.maxIterations", iterations}});
  };
  const auto pooled = reportOf(of({{"kind", "pooled"}}, 1));
  EXPECT_NEAR(pooled.at("mse").get<double>(), 3.6, 0.2);
  EXPECT_NEAR(pooled.at("labelMse").at("train").get<double>(), 3.2, 0.2);
  const auto oracle = reportOf(of({{"kind", "cluster-oracle"}}, 1));
  EXPECT_GT(oracle.at("mse").get<double>(), 1.1e-7 / 3);
  EXPECT_LT(oracle.at("mse").get<double>(), 1.1e-7 * 3);
  expectFactor(oracle.at("labelMse").at("train"), 9e-7, 3);
  const auto local = reported(of({{"kind", "local"}}, 1), "mse");
  EXPECT_NEAR(local, 10.9, 1.3);
  // Gradient steps of all clients are gradient descent on the pooled loss.
  const auto fedavg =
      of({{"kind", "fedavg"}, {"client", "gradient"}, {"localSteps", 1}, {"rate", 0.1}}, 3000);
  EXPECT_NEAR(reported(fedavg, "mse"), pooled.at("mse").get<double>(), 1e-3);
}

// D5: IFCA with centres of {0, ½} finds both clusters in 20 of 20 seeds and reaches the oracle;
// with those of the official code, {0, 1}, in 8 of 20.
TEST(ReferenceFederatedTest, IfcaOnTableOneDependsOnItsStart) {
  const auto errors = [](const char* start, int repeats) {
    const auto experiment =
        changed(loadPreset("table1").value(), {{"solver", {{"kind", "ifca"}, {"start", start}}},
                                               {"stop.maxIterations", 1000},
                                               {"repeats", repeats}});
    return valuesOf(reportOf(experiment), "mse");
  };
  const int repeats = isSet("GTV_BRIEF") ? 1 : isSet("GTV_LONG") ? 20 : 6;
  for (const double error : errors("zero-half", repeats)) {
    EXPECT_GT(error, 1.1e-7 / 3);
    EXPECT_LT(error, 1.1e-7 * 3);
  }
  if (isSet("GTV_BRIEF")) return;
  int failed = 0;
  for (const double error : errors("zero-one", repeats)) {
    if (error < 1e-6) continue;
    // One centre for nearly all nodes is no better than one model.
    EXPECT_NEAR(error, 4, 1.2);
    ++failed;
  }
  EXPECT_GE(failed, 1);
  if (isSet("GTV_LONG")) {
    EXPECT_GE(failed, 6);
    EXPECT_LE(failed, 18);
  }
}

/// One report per number of clusters, 2, 3, 4, 5 and 10, the first `count` of them.
std::vector<Json> moreClusters(const Json& solver, int iterations, std::size_t count) {
  auto sizes = loadPreset("cfl-fig2").value().at("vary").at("graph.clusterSizes");
  while (sizes.size() > count) sizes.erase(sizes.end() - 1);
  const auto report =
      reportOf(changed(loadPreset("cfl-fig2").value(), {{"race", Json::array()},
                                                        {"vary", {{"graph.clusterSizes", sizes}}},
                                                        {"solver", solver},
                                                        {"stop.maxIterations", iterations}}));
  std::vector<Json> out;
  for (const auto& cell : report.at("cells")) out.push_back(cell.at("report"));
  return out;
}

TEST(ReferenceFederatedTest, MoreClustersPooledAndOracle) {
  const std::vector<double> errors{3.5, 4.3, 5.0, 5.4, 5.7};
  const std::vector<double> labels{2.9, 3.6, 4.5, 4.9, 5.4};
  const auto pooled = moreClusters({{"kind", "pooled"}}, 1, 5);
  const auto oracle = moreClusters({{"kind", "cluster-oracle"}}, 1, 5);
  ASSERT_EQ(pooled.size(), 5U);
  ASSERT_EQ(oracle.size(), 5U);
  for (std::size_t k = 0; k < errors.size(); ++k) {
    EXPECT_NEAR(pooled[k].at("mse").get<double>(), errors[k], 0.3 * errors[k]);
    EXPECT_NEAR(pooled[k].at("labelMse").at("train").get<double>(), labels[k], 0.3 * labels[k]);
    expectFactor(oracle[k].at("mse"), 2.5e-7, 3);
    expectFactor(oracle[k].at("labelMse").at("train"), 8e-7, 3);
  }
  // One server per true cluster averages gradients: the oracle (published: 8.5e-7, of labels).
  const auto fedavg = moreClusters({{"kind", "fedavg"},
                                    {"client", "gradient"},
                                    {"localSteps", 1},
                                    {"rate", 0.1},
                                    {"servers", "per-cluster"}},
                                   1000, 1);
  expectFactor(fedavg[0].at("labelMse").at("train"), 8.5e-7, 3);
}

TEST(ReferenceFederatedTest, MoreClustersByAlgorithmOne) {
  const std::vector<double> errors{7e-6, 1.6e-5, 2.9e-5, 4.6e-5, 1.9e-4};
  const auto reports = moreClusters({{"kind", "primal-dual"}, {"gamma", 10}}, 2000,
                                    isSet("GTV_LONG")    ? 5
                                    : isSet("GTV_BRIEF") ? 1
                                                         : 2);
  for (std::size_t k = 0; k < reports.size(); ++k) expectFactor(reports[k].at("mse"), errors[k], 3);
}

// From centres of {0, 1}, as in the official code, IFCA misses a cluster where there are three or
// more; the best of five starts with {0, ½} finds up to four of them.
TEST(ReferenceFederatedTest, MoreClustersByIfca) {
  const auto ifca = [](const Json& more, int iterations, std::size_t count) {
    Json solver = {{"kind", "ifca"}, {"centres", 0}};
    solver.update(more);
    return moreClusters(solver, iterations, count);
  };
  const auto best =
      ifca({{"start", "zero-half"}, {"restarts", 5}}, 1000, isSet("GTV_BRIEF") ? 1 : 2);
  // Reference: 2.5e-7 and 1.6e-6; the oracle has 2.5e-7 for all.
  for (const auto& report : best) {
    EXPECT_GT(report.at("mse").get<double>(), 2.5e-7 / 3);
    EXPECT_LT(report.at("mse").get<double>(), 1.6e-6 * 3);
  }
  if (isSet("GTV_BRIEF")) return;
  const auto failed = ifca({{"start", "zero-one"}}, 300, isSet("GTV_LONG") ? 5 : 3);
  // Reference, one draw each: 2.7, 2.5, 2.7, 3.2. How many clusters are missed differs.
  for (std::size_t k = 1; k < failed.size(); ++k) {
    EXPECT_GT(failed[k].at("labelMse").at("train").get<double>(), 1) << k;
    EXPECT_LT(failed[k].at("labelMse").at("train").get<double>(), 5) << k;
  }
}

TEST(ReferenceFederatedTest, FedAvgMissesThePooledModelByTheClosedForm) {
  const auto report = reportOf(loadPreset("fedavg-lambda").value());
  for (const auto& cell : report.at("cells")) {
    const double lambda = cell.at("set").at("lambda").get<double>();
    // The truth of the preset is the pooled minimiser 1.6.
    EXPECT_NEAR(std::sqrt(cell.at("report").at("mse").get<double>()), 4.8 / (8 + 5 * lambda),
                1e-10);
  }
}

}  // namespace
}  // namespace gtv
