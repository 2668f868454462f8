#include "run/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "experiment/documents.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

Json reportAfterRun(const Experiment& experiment, std::uint64_t repeat = 0) {
  const auto run = Run::start(experiment, repeat).value();
  run->advance(1'000'000);
  return runReport(*run);
}

TEST(RunReportTest, HasEveryFieldOfTheContract) {
  const auto report = reportAfterRun(smallExperiment());
  for (const char* key :
       {"status",      "message",   "solver",     "iterations",  "lambda",   "nodes",
        "edges",       "dimension", "objective",  "loss",        "gtv",      "gap",
        "relativeGap", "ballGap",   "ballRadius", "kktResidual", "clusters", "conventions",
        "mse",         "ari",       "labelMse",   "seed"})
    EXPECT_TRUE(report.contains(key)) << key;
  EXPECT_TRUE(report.at("conventions").contains("loss"));
  EXPECT_TRUE(report.at("conventions").contains("penalty"));
  EXPECT_TRUE(report.at("labelMse").contains("train"));
  EXPECT_TRUE(report.at("labelMse").contains("test"));
  EXPECT_FALSE(report.contains("timing"));  // that part is not reproducible
  EXPECT_EQ(report.at("status"), "iteration-limit");
  EXPECT_EQ(report.at("iterations"), 100);
  EXPECT_EQ(report.at("nodes"), 16);
  EXPECT_EQ(report.at("dimension"), 2);
  EXPECT_EQ(report.at("solver"), "primal-dual");
}

TEST(RunReportTest, AlwaysHasShortDiagnostics) {
  const auto report = reportAfterRun(smallExperiment());
  for (const char* key : {"stationarity", "capacity", "complementarity", "flow"})
    EXPECT_TRUE(report.at("kkt").at(key).is_number()) << key;
  EXPECT_TRUE(report.at("boundaryGtv").is_number());
  EXPECT_LE(report.at("boundaryGtv").get<double>(), report.at("gtv").get<double>());
  EXPECT_LE(report.at("saturation").at("largest").get<double>(), 1 + 1e-12);
  EXPECT_EQ(report.at("estimation").at("estimate"), report.at("mse"));
  EXPECT_EQ(report.at("uniqueness").at("nodeCount"), report.at("uniqueness").at("nodes").size());
  EXPECT_EQ(report.at("clusterGraph").size(), 4U);
  EXPECT_EQ(report.at("notes"), Json::array());
  EXPECT_FALSE(report.contains("accuracy"));
  EXPECT_FALSE(report.contains("diagnosis"));
}

TEST(RunReportTest, SquaredLossOfSignsHasAccuracyBesideSquaredErrors) {
  const auto report = reportAfterRun(changed(smallExperiment(), {{"data.labels", "sign"}}));
  EXPECT_TRUE(report.at("labelMse").at("train").is_number());
  const auto& accuracy = report.at("accuracy");
  EXPECT_GT(accuracy.at("train").get<double>(), 0.5);
  EXPECT_LE(accuracy.at("train").get<double>(), 1);
  EXPECT_TRUE(accuracy.at("validation").is_number());
}

TEST(RunReportTest, ClusterGraphCountsEdgesBetweenFusedClusters) {
  // λ = 0: no two nodes agree, every edge crosses.
  const auto apart = reportAfterRun(
      changed(smallExperiment(),
              {{"lambda", 0}, {"data.labeledFraction", 1}, {"stop.maxIterations", 5000}}));
  EXPECT_EQ(apart.at("clusters"), 16);
  EXPECT_EQ(apart.at("clusterGraph").at("largest"), 1);
  EXPECT_EQ(apart.at("clusterGraph").at("crossingEdges"), apart.at("edges"));
  EXPECT_EQ(apart.at("clusterGraph").at("crossingWeight").get<double>(),
            apart.at("edges").get<double>());  // all weights are 1
  // Far above the critical λ all nodes are one cluster.
  const auto together =
      reportAfterRun(changed(smallExperiment(), {{"lambda", 1000}, {"stop.maxIterations", 5000}}));
  EXPECT_EQ(together.at("clusterGraph").at("largest"), 16);
  EXPECT_EQ(together.at("clusterGraph").at("crossingEdges"), 0);
  EXPECT_EQ(together.at("clusterGraph").at("withoutLabels"), 0);
}

TEST(RunReportTest, MeasuresContractionOnLastSteps) {
  const auto run = Run::start(smallExperiment()).value();
  run->advance(100);
  const auto& rows = run->trace().rows();
  const auto report = runReport(*run);
  EXPECT_DOUBLE_EQ(report.at("contraction").at("measured").get<double>(),
                   std::pow(rows[100].step / rows[90].step, 0.1));
  EXPECT_TRUE(report.at("contraction").at("predicted").is_null());
  EXPECT_TRUE(reportAfterRun(changed(smallExperiment(), {{"stop.maxIterations", 2}}))
                  .at("contraction")
                  .at("measured")
                  .is_null());
  // Gradient descent on a strongly convex problem: what is proved is an upper bound.
  const auto proved = reportAfterRun(changed(smallExperiment(), {{"penalty", {{"kind", "mocha"}}},
                                                                 {"loss.ridge", 0.1},
                                                                 {"data.labeledFraction", 1},
                                                                 {"solver.kind", "gradient"},
                                                                 {"solver.acceleration", "none"}}))
                          .at("contraction");
  ASSERT_TRUE(proved.at("predicted").is_number());
  EXPECT_LT(proved.at("predicted").get<double>(), 1);
  EXPECT_LE(proved.at("measured").get<double>(), proved.at("predicted").get<double>() + 1e-6);
}

TEST(RunReportTest, ReportsComponentsWithoutLabelsAsNotUnique) {
  // λ = 0 makes every node a component; 5 of 16 nodes are not in the sampling set.
  const auto report = reportAfterRun(changed(smallExperiment(), {{"lambda", 0}}));
  ASSERT_EQ(report.at("notes").size(), 1U);
  EXPECT_THAT(report.at("notes")[0].get<std::string>(),
              ::testing::HasSubstr("4 components have no labels"));
  EXPECT_EQ(report.at("uniqueness").at("verdict"), "not-unique");
  EXPECT_EQ(report.at("uniqueness").at("nodeCount"), 4);
  EXPECT_EQ(report.at("uniqueOptimum"), false);
  EXPECT_EQ(report.at("optimumMessage"),
            "the optimum is not unique (4 of 16 nodes are undetermined)");
}

TEST(RunReportTest, CertificateReportsWhetherModelsAreUnique) {
  const auto proved = [](double lambda) {
    return reportAfterRun(changed(smallExperiment(), {{"lambda", lambda},
                                                      {"solver", {{"kind", "auto"}}},
                                                      {"stop.tolerance", 1e-6},
                                                      {"stop.maxIterations", 5000}}));
  };
  const auto apart = proved(0);
  EXPECT_EQ(apart.at("status"), "converged");
  EXPECT_EQ(apart.at("uniqueOptimum"), false);
  EXPECT_THAT(apart.at("message").get<std::string>(),
              ::testing::EndsWith("; the optimum is not unique (4 of 16 nodes are undetermined)"));
  const auto coupled = proved(0.05);
  EXPECT_EQ(coupled.at("status"), "converged");
  EXPECT_EQ(coupled.at("uniqueOptimum"), true);
  EXPECT_FALSE(coupled.contains("optimumMessage"));
  EXPECT_THAT(coupled.at("message").get<std::string>(),
              ::testing::Not(::testing::HasSubstr("unique")));
}

TEST(RunReportTest, LargeProblemsSkipExpensiveDiagnostics) {
  const auto report = reportAfterRun(
      changed(Experiment(), {{"graph", {{"kind", "chain"}, {"clusterSizes", {8000, 8000}}}},
                             {"data.samples", 1},
                             {"stop.maxIterations", 1}}));
  EXPECT_EQ(report.at("uniqueness").at("verdict"), "unknown");
  EXPECT_EQ(report.at("uniqueness").at("nodeCount"), 0);
  EXPECT_LT(report.dump().size(), 20000U);
}

TEST(RunReportTest, HasDiagnosisOnDemand) {
  const auto run = Run::start(smallExperiment()).value();
  run->advance(100);
  const auto report = runReport(*run, {true, {}});
  for (const char* key : {"kkt", "clusterGraph", "uniqueness", "criticalLambda", "wellConnected"})
    EXPECT_TRUE(report.at("diagnosis").contains(key)) << key;
  bool truth = false;
  bool learned = false;
  for (const auto& test : report.at("diagnosis").at("wellConnected")) {
    truth = truth || test.at("partition") == "true";
    learned = learned || test.at("partition") == "learned";
  }
  EXPECT_TRUE(truth && learned);
  // Merged reports keep one for each repetition.
  const auto merged = mergeReports({report, report});
  ASSERT_EQ(merged.at("diagnosis").size(), 2U);
  EXPECT_EQ(merged.at("diagnosis")[1], report.at("diagnosis"));
}

TEST(RunReportTest, NumbersAreConsistent) {
  const auto report = reportAfterRun(smallExperiment());
  const auto number = [&](const char* key) { return report.at(key).get<double>(); };
  EXPECT_DOUBLE_EQ(number("objective"), number("loss") + number("lambda") * number("gtv"));
  EXPECT_DOUBLE_EQ(number("relativeGap"), number("gap") / number("objective"));
  EXPECT_GE(number("gap"), 0);
  EXPECT_GT(number("ballRadius"), 1);
  EXPECT_GE(number("ballGap"), 0);
  EXPECT_LE(number("ari"), 1);
}

TEST(RunReportTest, ConventionsStateMinimisedFormulas) {
  const auto report = reportAfterRun(
      changed(smallExperiment(), {{"loss", {{"kind", "squared"}, {"scale", "sum"}}}}));
  EXPECT_EQ(report.at("conventions").at("loss"), "L_i(w) = ‖X_i w − y_i‖²");
  EXPECT_THAT(report.at("conventions").at("penalty").get<std::string>(),
              ::testing::HasSubstr("φ(v) = ‖v‖₂"));
  const auto squared = reportAfterRun(
      changed(smallExperiment(), {{"penalty", {{"kind", "squared"}, {"kappa", 0.7}}}}));
  EXPECT_EQ(squared.at("conventions").at("penalty"),
            "λ Σ_e A_e φ(w_i − w_j), φ(v) = κ‖v‖₂², κ = 0.7");
}

TEST(RunReportTest, NonFiniteNumbersAreNull) {
  // Every node labelled: no test error. λ lowered by hand: the flow exceeds the capacities.
  const auto experiment =
      changed(smallExperiment(), {{"data.labeledFraction", 1}, {"lambda", 0.5}});
  const auto run = Run::start(experiment).value();
  run->advance(50);
  ASSERT_TRUE(run->change("lambda", 1e-4).ok());
  const auto report = runReport(*run);
  EXPECT_TRUE(report.at("labelMse").at("test").is_null());
  EXPECT_TRUE(report.at("labelMse").at("train").is_number());
  EXPECT_TRUE(report.at("ballGap").is_null());
  EXPECT_TRUE(report.at("gap").is_number());  // the repaired bound is always finite
}

TEST(RunReportTest, HasNoParameterErrorWithoutTruth) {
  const auto report = reportAfterRun(
      changed(loadPreset("sacramento").value(), {{"stop.maxIterations", 5}, {"heldOut", nullptr}}));
  EXPECT_FALSE(report.contains("mse"));
  EXPECT_FALSE(report.contains("ari"));
}

TEST(MergeReportsTest, GivesMeanStandardDeviationAndValues) {
  const auto merged = mergeReports({Json{{"status", "converged"},
                                         {"lambda", 0.1},
                                         {"seed", 1},
                                         {"nodes", 3},
                                         {"mse", 1.0},
                                         {"labelMse", {{"train", 2}, {"test", nullptr}}}},
                                    Json{{"status", "converged"},
                                         {"lambda", 0.1},
                                         {"seed", 1},
                                         {"nodes", 3},
                                         {"mse", 3.0},
                                         {"labelMse", {{"train", 4}, {"test", nullptr}}}},
                                    Json{{"status", "converged"},
                                         {"lambda", 0.1},
                                         {"seed", 1},
                                         {"nodes", 3},
                                         {"mse", 8.0},
                                         {"labelMse", {{"train", 6}, {"test", nullptr}}}}});
  // Mean 4, deviations −3, −1, 4: √((9 + 1 + 16)/2).
  EXPECT_EQ(merged.at("mse").at("mean"), 4.0);
  EXPECT_DOUBLE_EQ(merged.at("mse").at("std").get<double>(), std::sqrt(13.0));
  EXPECT_EQ(merged.at("mse").at("values"), Json({1.0, 3.0, 8.0}));
  EXPECT_EQ(merged.at("labelMse").at("train").at("mean"), 4.0);
  EXPECT_EQ(merged.at("labelMse").at("train").at("std"), 2.0);
  EXPECT_EQ(merged.at("status"), "converged");
  for (const char* plain : {"lambda", "seed", "nodes"})
    EXPECT_TRUE(merged.at(plain).is_number()) << plain;
}

TEST(MergeReportsTest, MissingPartsBecomeNull) {
  const auto merged =
      mergeReports({Json{{"notes", {"a", "b"}}, {"saturation", nullptr}},
                    Json{{"notes", {"b", "c"}}, {"saturation", {{"largest", 1}}}, {"extra", 3}}});
  EXPECT_EQ(merged.at("notes"), Json({"a", "b", "c"}));
  EXPECT_EQ(merged.at("saturation").at("largest").at("values"), Json({nullptr, 1}));
  EXPECT_TRUE(merged.at("saturation").at("largest").at("mean").is_null());
  EXPECT_EQ(merged.at("extra").at("values"), Json({nullptr, 3}));
}

TEST(MergeReportsTest, OneReportHasNoDeviation) {
  const auto merged = mergeReports({Json{{"mse", 5.0}, {"edges", 7}}});
  EXPECT_EQ(merged.at("mse"),
            Json({{"mean", 5.0}, {"std", nullptr}, {"standardError", nullptr}, {"values", {5.0}}}));
  EXPECT_EQ(merged.at("edges"), 7);
}

TEST(MergeReportsTest, PartiallyMissingValueHasNoMean) {
  const auto merged = mergeReports({Json{{"ballGap", 5.0}}, Json{{"ballGap", nullptr}}});
  EXPECT_EQ(merged.at("ballGap"),
            Json({{"mean", nullptr}, {"std", nullptr}, {"values", {5.0, nullptr}}}));
}

TEST(MergeReportsTest, EdgeCountIsMeanOverDraws) {
  const auto merged = mergeReports({Json{{"edges", 10}}, Json{{"edges", 14}}});
  EXPECT_EQ(merged.at("edges"), 12.0);
}

TEST(MergeReportsTest, HasWorstStatus) {
  const auto worst = [](const std::vector<const char*>& all) {
    std::vector<Json> reports;
    reports.reserve(all.size());
    for (const char* status : all) reports.push_back(Json{{"status", status}, {"message", status}});
    return mergeReports(reports);
  };
  EXPECT_EQ(worst({"converged", "iteration-limit"}).at("status"), "iteration-limit");
  EXPECT_EQ(worst({"time-limit", "iteration-limit"}).at("status"), "time-limit");
  EXPECT_EQ(worst({"converged", "diverged", "stopped"}).at("status"), "diverged");
  EXPECT_EQ(worst({"converged", "stopped", "time-limit"}).at("status"), "stopped");
  EXPECT_EQ(worst({"converged", "converged"}).at("message"), "converged");
  EXPECT_EQ(worst({"converged", "stopped"}).at("message"), Json({"converged", "stopped"}));
}

TEST(EdgesCsvTest, HasOneLinePerEdgeWithDifferenceAndFlow) {
  const auto run = Run::start(smallExperiment()).value();
  run->advance(100);
  const auto csv = flowsCsv(*run);
  EXPECT_TRUE(csv.starts_with("source,target,difference,flow\n"));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + run->problem().edgeCount());
}

TEST(TraceCsvTest, LeavesUndefinedNumbersEmpty) {
  RunTrace trace;
  TraceRow row;
  row.iteration = 3;
  row.lambda = 0.5;
  row.objective = 0.1 + 0.2;
  row.mse = std::nan("");
  row.testMse = std::numeric_limits<double>::infinity();
  trace.add(row);
  EXPECT_EQ(
      trace.csv(),
      "iteration,lambda,objective,loss,gtv,change,mse,trainMse,testMse,"
      "trainAccuracy,validationAccuracy,bytes,predictionGtv,"
      "victimMse,victimTestMse,victimValidationAccuracy,messages,vectors,innerEdges,privacySpent\n"
      "3,0.5,0.30000000000000004,0,0,0,,,,,,0,,,,,0,0,,\n");
}

TEST(RunReportTest, NamesGroupsByPenaltyAndNothingBeforeFirstIteration) {
  const auto experiment = smallExperiment();
  const auto lasso = reportAfterRun(experiment);
  EXPECT_NE(lasso.at("groups").get<std::string>().find("cluster"), std::string::npos);
  const auto squared = reportAfterRun(changed(experiment, {{"penalty", {{"kind", "squared"}}}}));
  EXPECT_EQ(squared.at("groups").get<std::string>().find("cluster"), std::string::npos);
  EXPECT_NE(squared.at("conventions").at("clusters").get<std::string>().find("similar models"),
            std::string::npos);
  const auto first = runReport(*Run::start(experiment).value());
  EXPECT_TRUE(first.at("clusters").is_null());
  EXPECT_TRUE(first.at("ari").is_null());
  EXPECT_TRUE(first.at("clusterGraph").is_null());
  EXPECT_EQ(first.at("groups"), "none yet");
}

}  // namespace
}  // namespace gtv
