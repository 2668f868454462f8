#include "studies/held_out.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "experiment/documents.h"
#include "studies/batch.h"
#include "support/experiments.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::changed;

/// Thirty houses on a line: the price depends on the place (west 1, east 3 per room).
class HeldOutTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("gtv-held-out-" + std::to_string(::getpid()) + "-" +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_);
    std::ofstream csv(folder_ / "t.csv");
    csv << "x,y,rooms,price\n";
    for (int i = 0; i < 30; ++i) {
      const int rooms = 1 + (i * 7) % 5;
      csv << i << ",0," << rooms << ',' << (i < 15 ? 1 : 3) * rooms << '\n';
    }
    csv.close();
    experiment_ = changed(
        Experiment(), {{"data",
                        {{"kind", "table"},
                         {"file", "t.csv"},
                         {"features", {"rooms"}},
                         {"label", "price"},
                         {"coordinates", {"x", "y"}},
                         {"intercept", false},
                         {"standardise", false},
                         {"heldOut", 9}}},
                       {"graph", {{"kind", "nearest-neighbours"}, {"neighbours", 2}}},
                       {"solver.kind", "adaptive-primal-dual"},
                       {"stop.maxIterations", 50},
                       {"heldOut", {{"lambdaFrom", 0.01}, {"lambdaTo", 100}, {"lambdaCount", 5}}}});
    experiment_.setFolder(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  HeldOutSplit split(const Experiment& experiment, std::uint64_t repeat = 0) {
    const auto network = drawProblemInstance(experiment, repeat).value();
    return heldOutSplit(experiment, *network, repeat).value();
  }

  fs::path folder_;
  Experiment experiment_;
};

TEST_F(HeldOutTest, GridIsGeometricWithBothEnds) {
  const auto lambdas = split(experiment_).lambdas;
  ASSERT_EQ(lambdas.size(), 5U);
  for (int k = 0; k < 5; ++k) EXPECT_NEAR(lambdas[k], std::pow(10, k - 2), 1e-12 * lambdas[k]);
}

TEST_F(HeldOutTest, BaselinesAgreeWithFormulas) {
  const auto network = drawProblemInstance(experiment_).value();
  const auto result = heldOutSplit(experiment_, *network, 0).value();
  const auto& data = *network->data;
  ASSERT_EQ(data.heldOut.size(), 9U);
  double sum = 0;
  double xx = 0;
  double xy = 0;
  for (int i = 0; i < 30; ++i) {
    if (!data.labeled[i]) continue;
    const double x = data.datasets.features(i)(0, 0);
    const double y = data.datasets.labels(i)[0];
    sum += y;
    xx += x * x;
    xy += x * y;
  }
  double mean = 0;
  double pooled = 0;
  double geographic = 0;
  for (const int i : data.heldOut) {
    const double x = data.datasets.features(i)(0, 0);
    const double y = data.datasets.labels(i)[0];
    mean += std::pow(y - sum / 21, 2) / 9;
    pooled += std::pow(y - xy / xx * x, 2) / 9;  // no ridge, no intercept
    double near = 0;
    int count = 0;
    for (const auto& incidence : network->graph->neighbours(i))
      if (data.labeled[incidence.neighbour]) {
        near += data.datasets.labels(incidence.neighbour)[0];
        ++count;
      }
    geographic += std::pow(y - (count > 0 ? near / count : sum / 21), 2) / 9;
  }
  EXPECT_NEAR(result.mean, mean, 1e-10);
  EXPECT_NEAR(result.ridge, pooled, 1e-10);
  EXPECT_NEAR(result.geographic, geographic, 1e-10);
}

TEST_F(HeldOutTest, CouplingBeatsOneModelForBothRegions) {
  const auto result = split(experiment_);
  // The right λ learns 1 and 3 per room; one model for all cannot.
  const auto best = *std::min_element(result.mse.begin(), result.mse.end());
  EXPECT_LT(best, 0.5 * result.ridge);
  EXPECT_LT(best, result.mean);
  ASSERT_EQ(result.validationMse.size(), 5U);
}

TEST_F(HeldOutTest, DependsOnSeedAndRepeatOnly) {
  EXPECT_EQ(split(experiment_, 1).mse, split(experiment_, 1).mse);
  EXPECT_NE(split(experiment_, 1).mse, split(experiment_, 0).mse);
  EXPECT_EQ(split(changed(experiment_, {{"lambda", 5}})).mse, split(experiment_).mse);
}

TEST_F(HeldOutTest, ChoosesNoLambdaWithoutValidationShare) {
  const auto experiment = changed(experiment_, {{"heldOut.validationFraction", 0}});
  const auto result = split(experiment);
  EXPECT_TRUE(result.validationMse.empty());
  EXPECT_EQ(result.mse, split(experiment_).mse);  // the test error does not see the validation
  const auto report = heldOutReport(experiment, {result});
  EXPECT_TRUE(report.at("chosenByValidation").is_null());
}

TEST_F(HeldOutTest, ReportsBestLambdaAndLambdaChosenByValidation) {
  HeldOutSplit a;
  a.lambdas = {1, 2, 4};
  a.mse = {5, 3, 4};
  a.validationMse = {9, 8, 7};
  a.ridge = 10;
  a.geographic = 20;
  a.mean = 30;
  HeldOutSplit b = a;
  b.mse = {6, 5, 2};
  b.validationMse = {1, 2, 3};
  b.ridge = 12;
  const auto report =
      heldOutReport(changed(experiment_, {{"heldOut.paper", {{"networkLasso", 0.5}}}}), {a, b});
  EXPECT_EQ(report.at("lambdas"), Json({1.0, 2.0, 4.0}));
  EXPECT_EQ(report.at("mse"), Json({5.5, 4.0, 3.0}));
  EXPECT_DOUBLE_EQ(report.at("std")[0].get<double>(), std::sqrt(0.5));  // 5 and 6
  EXPECT_EQ(report.at("validationMse"), Json({5.0, 5.0, 5.0}));
  EXPECT_EQ(report.at("best").at("lambda"), 4.0);
  EXPECT_EQ(report.at("best").at("mse"), 3.0);
  // Validation takes λ = 4 in split a (error 4) and λ = 1 in split b (error 6).
  EXPECT_EQ(report.at("chosenByValidation").at("lambdas"), Json({4.0, 1.0}));
  EXPECT_EQ(report.at("chosenByValidation").at("mse"), 5.0);
  EXPECT_DOUBLE_EQ(report.at("chosenByValidation").at("std").get<double>(), std::sqrt(2.0));
  EXPECT_EQ(report.at("baselines"), Json({{"ridge", 11.0}, {"geographic", 20.0}, {"mean", 30.0}}));
  EXPECT_EQ(report.at("paper"), Json({{"networkLasso", 0.5}}));
}

TEST_F(HeldOutTest, RefusesMissingHeldOutLabelsAndDecreasingGrid) {
  const auto problem = [&](const Experiment& experiment) {
    const auto network = drawProblemInstance(experiment).value();
    const auto result = heldOutSplit(experiment, *network, 0);
    return result ? std::string() : result.error().text();
  };
  EXPECT_THAT(problem(changed(experiment_, {{"data.heldOut", 0}, {"heldOut.testFraction", 0.01}})),
              ::testing::HasSubstr("heldOut.testFraction"));
  EXPECT_THAT(problem(changed(experiment_, {{"heldOut.lambdaTo", 0.01}})),
              ::testing::HasSubstr("heldOut.lambdaTo"));
}

/// The mean squared error of the overall mean, computed from the network.
double errorOfMean(const LocalDatasets& test, const std::vector<int>& nodes, const NodeData& data,
                   const std::vector<bool>& labeled) {
  double sum = 0;
  double count = 0;
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    if (labeled[static_cast<std::size_t>(i)]) {
      sum += data.datasets.labels(i).sum();
      count += static_cast<double>(data.datasets.sampleCount(i));
    }
  double squares = 0;
  double samples = 0;
  for (const int i : nodes) {
    squares += (test.labels(i).array() - sum / count).square().sum();
    samples += static_cast<double>(test.sampleCount(i));
  }
  return squares / samples;
}

TEST_F(HeldOutTest, WithoutHeldOutNodesTheSamplesForTheTestAreTheTest) {
  std::ofstream csv(folder_ / "t.csv");
  csv << "town,rooms,price\n";
  for (int i = 0; i < 60; ++i)
    csv << "t" << i % 6 << ',' << 1 + (i * 7) % 5 << ',' << (i % 6 < 3 ? 1 : 3) * (1 + (i * 7) % 5)
        << '\n';
  csv.close();
  auto sampled = changed(experiment_, {{"data",
                                        {{"kind", "table"},
                                         {"file", "t.csv"},
                                         {"node", "town"},
                                         {"features", {"rooms"}},
                                         {"label", "price"},
                                         {"intercept", false},
                                         {"standardise", false},
                                         {"validation", {{"kind", "random"}, {"share", 0.3}}}}},
                                       {"graph", {{"kind", "similarity"}}}});
  const auto network = drawProblemInstance(sampled).value();
  const auto& data = *network->data;
  ASSERT_GT(data.validation.sampleCount(), 0);
  const auto study = split(sampled);
  EXPECT_NEAR(study.mean, errorOfMean(data.validation, {0, 1, 2, 3, 4, 5}, data, data.labeled),
              1e-12);
  // Without coupling every town is learned exactly.
  EXPECT_LT(study.mse.front(), 1e-3);
}

TEST_F(HeldOutTest, WithoutAnyTestTheLabelsOfAShareOfNodesAreHidden) {
  const auto all = changed(experiment_, {{"data.heldOut", 0}, {"heldOut.testFraction", 0.5}});
  const auto first = split(all);
  EXPECT_EQ(first.mean, split(all).mean);
  EXPECT_NE(first.mean, split(all, 1).mean);
  EXPECT_LT(*std::min_element(first.mse.begin(), first.mse.end()), first.ridge);
  EXPECT_EQ(first.validationMse.size(), 5U);
}

TEST_F(HeldOutTest, LabelsThatAreHiddenMustNotHaveMadeTheGraph) {
  const auto problem = [&](const Json& measure, double validation) {
    const auto experiment =
        changed(experiment_, {{"data.heldOut", 0},
                              {"graph", {{"kind", "similarity"}, {"measure", measure}}},
                              {"heldOut.validationFraction", validation}});
    const auto network = drawProblemInstance(experiment).value();
    const auto possible = checkHeldOut(experiment, *network);
    return possible ? std::string() : possible.error().text();
  };
  EXPECT_THAT(problem({{"kind", "means"}, {"columns", {"price"}}}, 0),
              ::testing::HasSubstr("graph.measure: uses labels that the study hides for the test"));
  EXPECT_EQ(problem({{"kind", "means"}}, 0.2), "");
}

TEST_F(HeldOutTest, MethodThatDivergesBeginsAnewAndIsNotTheBest) {
  const auto diverging =
      changed(experiment_, {{"penalty.kind", "squared"},
                            {"solver", {{"kind", "gradient"}, {"stepSize", 0.02}}},
                            {"heldOut.iterations", 400}});
  const auto study = split(diverging);
  ASSERT_FALSE(std::isfinite(study.mse.back()));
  ASSERT_TRUE(std::isfinite(study.mse.front()));
  const auto report = heldOutReport(diverging, {study});
  EXPECT_TRUE(report.at("best").at("mse").is_number());
  EXPECT_TRUE(std::isfinite(report.at("best").at("mse").get<double>()));
  EXPECT_EQ(report.at("diverged").back(), study.lambdas.back());
}

TEST_F(HeldOutTest, DeviationOfTheLabelGivesErrorsTheirUnit) {
  const auto study =
      split(changed(experiment_, {{"data.standardise", true}, {"data.standardiseLabel", true}}));
  EXPECT_GT(study.labelDeviation, 1.5);
  EXPECT_EQ(heldOutReport(experiment_, {study}).at("labelDeviation"), study.labelDeviation);
}

TEST_F(HeldOutTest, RidgeBaselineIsIndependentOfTheLoss) {
  const auto squared = split(changed(experiment_, {{"loss.ridge", 0.5}}));
  const auto huber = split(changed(experiment_, {{"loss", {{"kind", "huber"}, {"ridge", 0.5}}}}));
  EXPECT_DOUBLE_EQ(huber.ridge, squared.ridge);
  EXPECT_NE(huber.ridge, split(experiment_).ridge);
  EXPECT_NE(huber.mse, squared.mse);
}

TEST_F(HeldOutTest, RefusesLossesForSignLabels) {
  std::ofstream(folder_ / "t.csv") << "x,y,rooms,price\n0,0,1,1\n1,0,2,-1\n2,0,3,1\n3,0,1,-1\n";
  const auto result =
      runBatch(changed(experiment_, {{"loss", {{"kind", "logistic"}}}, {"data.heldOut", 1}}), {});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().where, "heldOut");
  EXPECT_THAT(result.error().message, ::testing::HasSubstr("logistic"));
}

TEST_F(HeldOutTest, BatchReportIncludesStudy) {
  BatchOptions options;
  options.threads = 2;
  const auto result = runBatch(changed(experiment_, {{"repeats", 2}}), options);
  ASSERT_TRUE(result.ok());
  const auto& study = result->report.at("heldOut");
  EXPECT_GE(study.at("std")[0].get<double>(), 0);
  for (const char* key :
       {"lambdas", "mse", "std", "best", "chosenByValidation", "baselines", "paper"})
    EXPECT_TRUE(study.contains(key)) << key;
  EXPECT_EQ(study.at("splits"), 2);
  EXPECT_LE(study.at("best").at("mse").get<double>(),
            study.at("chosenByValidation").at("mse").get<double>() + 1e-12);
}

TEST_F(HeldOutTest, BaselinesAreComparedSplitBySplit) {
  const std::vector<HeldOutSplit> splits{split(experiment_, 0), split(experiment_, 1)};
  const auto report = heldOutReport(experiment_, splits);
  const auto& ridge = report.at("paired").at("ridge");
  std::size_t best = 0;
  for (std::size_t k = 1; k < report.at("mse").size(); ++k)
    if (report.at("mse")[k] < report.at("mse")[best]) best = k;
  const double first = splits[0].mse[best] - splits[0].ridge;
  const double second = splits[1].mse[best] - splits[1].ridge;
  EXPECT_NEAR(ridge.at("mean").get<double>(), (first + second) / 2, 1e-12);
  EXPECT_NEAR(ridge.at("standardError").get<double>(), std::abs(first - second) / 2, 1e-12);
}

TEST_F(HeldOutTest, OneSplitHasNoDeviation) {
  const auto report = heldOutReport(experiment_, {split(experiment_)});
  EXPECT_TRUE(report.at("std")[0].is_null());
  EXPECT_TRUE(report.at("best").at("std").is_null());
  EXPECT_TRUE(report.at("baselineStd").at("ridge").is_null());
}

}  // namespace
}  // namespace gtv
