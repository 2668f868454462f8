#include "studies/privacy_study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/decompositions.h"
#include "diagnostics/mutual_information.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

/// All nodes have labels, so that the perturbed iteration settles.
Experiment labelled() { return changed(smallExperiment(), {{"data.labeledFraction", 1}}); }

PrivacyStudy studied(const Experiment& experiment, const PrivateNumber& number,
                     const PrivacyOptions& options = {}) {
  auto study =
      studyPrivacy(experiment, *networkOf(experiment), experiment.lambda(), number, options);
  EXPECT_TRUE(study.ok()) << (study ? "" : study.error().text());
  return study ? std::move(*study) : PrivacyStudy();
}

TEST(PrivacyStudyTest, GivesExactCurveForLabels) {
  const auto experiment = labelled();
  const auto network = networkOf(experiment);
  PrivacyOptions options;
  options.present = 0.3;
  const auto study = studied(experiment, {2, 1, -1}, options);
  EXPECT_TRUE(study.exact);
  ASSERT_EQ(study.known.size(), 41U);
  ASSERT_EQ(study.unknown.size(), 41U);
  const auto& data = *network->data;
  const FedRelaxNetwork linear{*network->graph, data.datasets, data.labeled, experiment.lambda()};
  const auto& y = data.datasets.allLabels();
  const double variance = (y.array() - y.mean()).square().mean();
  const auto expected = privacyCurve(linear, {2, 1, variance, 0}, {0.3}).value();
  ASSERT_TRUE(study.present.has_value());
  EXPECT_EQ(study.present->information, expected[0].information);
  EXPECT_EQ(study.present->excess, expected[0].excess);
  // Twenty levels below and above that where the signal is as large as the noise.
  EXPECT_NEAR(study.known[20].information, 0.5 * std::log(2), 1e-12);
  EXPECT_LT(study.unknown[20].information, study.known[20].information);
}

/// With a ridge the update is affine in the label all the same, so that the estimate has something
/// to be compared with: c = (2/m)(2Q + (κ + 2μ)I)⁻¹x_r.
TEST(PrivacyStudyTest, EstimatesAgreeWithExactValues) {
  constexpr double ridge = 0.2;
  const auto experiment = changed(labelled(), {{"loss.ridge", ridge}});
  const auto network = networkOf(experiment);
  const auto& datasets = network->data->datasets;
  const auto& y = datasets.allLabels();
  const Vector c = labelSensitivity(
      datasets.features(3), experiment.lambda() * network->graph->strength(3) + 2 * ridge, 1);
  const double variance = (y.array() - y.mean()).square().mean();
  PrivacyOptions options;
  options.replicates = 20000;
  const double signal = c.norm() * std::sqrt(variance);
  options.levels = {0.1 * signal, 0.5 * signal, signal, 3 * signal};
  const auto study = studied(experiment, {3, 1, -1}, options);
  EXPECT_FALSE(study.exact);
  EXPECT_TRUE(study.unknown.empty());
  EXPECT_TRUE(std::isnan(study.cost));
  ASSERT_EQ(study.known.size(), 4U);
  for (const auto& point : study.known) {
    const double exact = gaussianInformation(c, variance, Matrix::Zero(2, 2), point.level);
    // The standard deviation of ½ln(1 − R²) is about R/√N.
    EXPECT_NEAR(point.information, exact, 4 / std::sqrt(20000.0)) << point.level;
    EXPECT_TRUE(std::isnan(point.excess));
  }
}

TEST(PrivacyStudyTest, NoiseOnUpdatesOrFeaturesHidesFeatures) {
  const auto plain = labelled();
  const PrivateNumber number{2, 0, 1};
  const auto study = studied(plain, number);
  EXPECT_FALSE(study.exact);
  ASSERT_EQ(study.known.size(), 41U);
  EXPECT_GT(study.known.front().information, 10 * study.known.back().information + 0.1);
  // The price of noise on the update is that of the exact curve.
  const auto exact = studied(plain, {2, 0, -1});
  EXPECT_EQ(study.cost, exact.cost);
  EXPECT_EQ(study.known[7].excess, study.known[7].level * study.known[7].level * exact.cost);
  PrivacyOptions same;
  same.levels = {study.known[5].level};
  const auto noisy =
      studied(changed(plain, {{"privacy", {{"kind", "noise"}, {"noise", 2}}}}), number, same);
  EXPECT_LT(noisy.known[0].information, 0.5 * study.known[5].information);
  // The same numbers every time.
  EXPECT_EQ(studied(plain, number).known[9].information, study.known[9].information);
}

TEST(PrivacyStudyTest, AppliesPublicMapsAndRedrawsSecretOnes) {
  const auto plain = changed(
      labelled(),
      {{"data.dimension", 4},
       {"data.samples", 10},
       {"data.truth", {{"kind", "per-cluster"}, {"vectors", {{1, -1, 2, 1}, {2, 1, 1, -1}}}}}});
  PrivacyOptions options;
  options.levels = {0.03};
  options.replicates = 300;
  const PrivateNumber number{2, 0, 1};
  const auto nats = [&](const Json& privacy) {
    return studied(changed(plain, {{"privacy", privacy}}), number, options).known.at(0).information;
  };
  const double open = nats({{"kind", "none"}});
  EXPECT_GT(open, 0.3);
  // Turned by 90°: the same numbers in another order, and another sign.
  const Json turned = {{"kind", "linear"},
                       {"F", {{0, -1, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}}}};
  EXPECT_NEAR(nats(turned), open, 0.05);
  EXPECT_LT(nats({{"kind", "random-projection"}, {"dimension", 1}}), open);
  // All samples are one group; without a ridge its iteration would not settle.
  const auto grouped =
      changed(plain, {{"privacy", {{"kind", "k-anonymity"}, {"k", 160}}}, {"loss.ridge", 0.01}});
  EXPECT_LT(studied(grouped, number, options).known.at(0).information, 0.5 * open);
  const auto name = networkOf(plain)->raw->featureNames[1];
  const auto hiding = changed(plain, {{"privacy", {{"kind", "hide-feature"}, {"feature", name}}}});
  const auto hidden = studyPrivacy(hiding, *networkOf(hiding), hiding.lambda(), number, options);
  ASSERT_FALSE(hidden.ok());
  EXPECT_THAT(hidden.error().text(), HasSubstr("nothing of it is shared"));
  // But the label is, and exactly so behind every map of features.
  EXPECT_TRUE(studied(hiding, {2, 0, -1}, options).exact);
}

/// What the features cost is measured on the minimisers of the document's own problem.
TEST(PrivacyStudyTest, GivesCurveForHiddenFeatures) {
  const auto experiment = changed(labelled(), {{"data.samples", 20}, {"data.noise", 0}});
  const PrivateNumber number{2, 0, 1};
  PrivacyOptions options;
  options.over = PrivacyOver::Features;
  options.levels = {0.01, 0.3, 3};
  options.present = 0.3;
  const auto study = studied(experiment, number, options);
  EXPECT_FALSE(study.exact);
  EXPECT_GT(study.updateNoise, 0);
  ASSERT_EQ(study.known.size(), 3U);
  for (std::size_t k = 1; k < 3; ++k) {
    EXPECT_LT(study.known[k].information, study.known[k - 1].information);
    EXPECT_GT(study.known[k].excess, study.known[k - 1].excess);
  }
  // With noise as strong as what the number moves: ½ ln 2 at the most, less where it does not move
  // it along a line.
  EXPECT_LT(study.known[0].information, 0.5 * std::log(2) + 0.05);
  EXPECT_GT(study.known[0].information, 0.05);
  // Parameters of features behind noise shrink by 1/(1 + σ²).
  const double size = networkOf(experiment)->truth().colwise().squaredNorm().mean();
  EXPECT_NEAR(study.known[2].excess / size, std::pow(9.0 / 10, 2), 0.1);
  ASSERT_TRUE(study.present.has_value());
  EXPECT_EQ(study.present->information, study.known[1].information);
  EXPECT_EQ(study.present->excess, study.known[1].excess);
  EXPECT_EQ(privacyCsv(study).substr(0, 6), "noise,");
}

TEST(PrivacyStudyTest, LargerGroupsHideMoreAndCostMore) {
  const auto experiment = changed(labelled(), {{"data.samples", 5}});
  PrivacyOptions options;
  options.over = PrivacyOver::Groups;
  options.replicates = 300;
  const auto study = studied(experiment, {2, 0, 0}, options);
  std::vector<double> sizes;
  sizes.reserve(study.known.size());
  for (const auto& point : study.known) sizes.push_back(point.level);
  EXPECT_EQ(sizes, (std::vector<double>{1, 2, 5, 10, 20, 50, 80}));
  EXPECT_NEAR(study.known.front().excess, 0, 1e-9);
  EXPECT_GT(study.known.back().excess, study.known[1].excess);
  EXPECT_LT(study.known.back().information, 0.2 * study.known.front().information);
  EXPECT_EQ(privacyCsv(study).substr(0, 2), "k,");
}

TEST(PrivacyStudyTest, EstimatesInformationForClassifiers) {
  const auto experiment = changed(
      labelled(), {{"loss", {{"kind", "logistic"}, {"ridge", 0.1}}}, {"data.labels", "sign"}});
  const auto study = studied(experiment, {1, 2, -1});
  EXPECT_FALSE(study.exact);
  EXPECT_GT(study.known.front().information, study.known.back().information);
}

Experiment predicting(const Json& model) {
  return changed(labelled(), {{"solver", {{"kind", "agnostic-fedrelax"}}},
                              {"data.testSetSize", 8},
                              {"data.samples", 6},
                              {"lambda", 0.4},
                              {"model", model},
                              {"stop.maxIterations", 20}});
}

/// What linear models say of the test set is affine in a label, too: with weights v = κλa m/m' of
/// the pairs, ∂h/∂y_r = X'(XᵀX + vX'ᵀX')⁻¹x_r.
TEST(PrivacyStudyTest, EstimatesFromPredictionsAgreeWithExactValues) {
  const auto experiment = predicting({{"kind", "linear"}});
  const auto network = networkOf(experiment);
  const Matrix X = network->data->datasets.features(3);
  const Matrix test = network->data->testSet;
  const double v = 0.5 * experiment.lambda() * network->graph->strength(3) * 6 / 8;
  const Matrix H = X.transpose() * X + v * test.transpose() * test;
  const Vector c = test * leastSquares(H, X.row(1).transpose());
  const auto& y = network->data->datasets.allLabels();
  const double variance = (y.array() - y.mean()).square().mean();
  PrivacyOptions options;
  options.replicates = 20000;
  const double signal = c.norm() * std::sqrt(variance);
  options.levels = {0.1 * signal, signal, 3 * signal};
  const auto study = studied(experiment, {3, 1, -1}, options);
  EXPECT_FALSE(study.exact);
  ASSERT_EQ(study.known.size(), 3U);
  for (const auto& point : study.known) {
    const double exact = gaussianInformation(c, variance, Matrix::Zero(8, 8), point.level);
    EXPECT_NEAR(point.information, exact, 4 / std::sqrt(20000.0)) << point.level;
    EXPECT_TRUE(std::isnan(point.excess));
  }
}

TEST(PrivacyStudyTest, GivesCurvesForNonparametricModels) {
  for (const Json& model :
       {Json{{"kind", "decision-tree"}, {"depth", 2}}, Json{{"kind", "nearest-neighbours"}},
        Json{{"kind", "mlp"}, {"layers", {4}}, {"epochs", 5}}}) {
    const auto experiment = predicting(model);
    PrivacyOptions options;
    options.replicates = 200;
    const auto study = studied(experiment, {2, 1, -1}, options);
    ASSERT_EQ(study.known.size(), 41U) << model;
    // Where a label moves the questions of a tree its leaves are not linear in it.
    const double least = model.at("kind") == "decision-tree" ? 0.02 : 0.3;
    EXPECT_GT(study.known.front().information, study.known.back().information + least) << model;
    EXPECT_EQ(studied(experiment, {2, 1, -1}, options).known[9].information,
              study.known[9].information);
  }
}

/// The error is that of predictions: with noise that drowns the features models are bad.
TEST(PrivacyStudyTest, HiddenFeaturesIncreasePredictionError) {
  const auto experiment = predicting({{"kind", "decision-tree"}, {"depth", 2}});
  PrivacyOptions options;
  options.replicates = 200;
  options.over = PrivacyOver::Features;
  options.levels = {1e-9, 10};
  const auto study = studied(experiment, {2, 1, -1}, options);
  ASSERT_EQ(study.known.size(), 2U);
  EXPECT_LT(study.known[0].excess, 1e-6);
  EXPECT_GT(study.known[1].excess, 0.1);
  // As the method itself ends.
  const auto ended = [&](const Experiment& document) {
    auto run = Run::start(document).value();
    run->advance(20);
    return run->primal();
  };
  const auto hidden = changed(experiment, {{"privacy", {{"kind", "noise"}, {"noise", 10}}}});
  EXPECT_NEAR(
      study.known[1].excess,
      (ended(hidden) - ended(experiment)).squaredNorm() / 8 / networkOf(experiment)->nodeCount(),
      1e-9);
}

TEST(PrivacyStudyTest, UnsupportedStudyIsRefusedWithReason) {
  const auto problem = [](const Experiment& experiment, const PrivateNumber& number) {
    const auto study =
        studyPrivacy(experiment, *networkOf(experiment), experiment.lambda(), number);
    return study ? std::string() : study.error().text();
  };
  const auto experiment = labelled();
  EXPECT_THAT(problem(experiment, {99, 0, -1}), HasSubstr("node: there is no such node"));
  EXPECT_THAT(problem(experiment, {0, 3, -1}), HasSubstr("sample: expected 1 to 3"));
  EXPECT_THAT(problem(experiment, {0, 0, 2}), HasSubstr("feature: there is no such feature"));
  EXPECT_THAT(problem(changed(experiment, {{"lambda", 0}}), {0, 0, 0}), HasSubstr("not coupled"));
  const Json tampering = {{"kind", "report"}, {"nodes", {4}}};
  EXPECT_THAT(problem(changed(experiment, {{"attacks", Json::array({tampering})}}), {4, 0, -1}),
              HasSubstr("node: this node is an attacker"));
  EXPECT_THAT(problem(changed(experiment, {{"data.labeledFraction", 0}}), {0, 0, -1}),
              HasSubstr("node: this node has no data"));
  EXPECT_THAT(problem(changed(experiment, {{"model", {{"kind", "decision-tree"}}},
                                           {"solver", {{"kind", "pooled"}}}}),
                      {0, 0, -1}),
              HasSubstr("shared test set"));
  PrivacyOptions options;
  options.replicates = 2'000'000'000;
  const auto predicting = changed(experiment, {{"model", {{"kind", "decision-tree"}}},
                                               {"data.testSetSize", 10'000},
                                               {"solver", {{"kind", "agnostic-fedrelax"}}}});
  const auto large =
      studyPrivacy(predicting, *drawProblemInstance(predicting).value(), 1, {0, 0, -1}, options);
  ASSERT_FALSE(large);
  EXPECT_THAT(large.error().text(), HasSubstr("replicates: would take about"));
  options.replicates = 1000;
  std::stop_source stop;
  stop.request_stop();
  options.stop = stop.get_token();
  const auto study = studyPrivacy(experiment, *networkOf(experiment), 0.05, {0, 0, 0}, options);
  ASSERT_TRUE(study.ok()) << study.error().text();
  EXPECT_TRUE(study->stopped);
  EXPECT_TRUE(study->known.empty());
}

TEST(PrivacyStudyTest, CsvLeavesUnknownNumbersEmpty) {
  PrivacyStudy study;
  study.known = {{0.5, 0.25, std::nan("")}};
  study.unknown = {{0.5, 0.125, 2}};
  EXPECT_EQ(privacyCsv(study),
            "noise,otherLabels,information,excess\n0.5,known,0.25,\n0.5,unknown,0.125,2\n");
}

}  // namespace
}  // namespace gtv
