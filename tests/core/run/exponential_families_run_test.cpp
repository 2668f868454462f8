// Experiments whose labels are counts or times: what methods, reports and errors make of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "experiment/documents.h"
#include "run/report.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;

std::unique_ptr<Run> runToEnd(const Experiment& experiment) {
  auto run = std::move(Run::start(experiment).value());
  while (run->status() == RunStatus::Running) run->advance(1000, {});
  return run;
}

std::string whyRefused(const Experiment& experiment) {
  const auto run = Run::start(experiment);
  return run ? "" : run.error().text();
}

class ExponentialPresetTest : public ::testing::TestWithParam<const char*> {};

TEST_P(ExponentialPresetTest, ConvergesWithCertificateAndFindsBothClusters) {
  const auto run = runToEnd(loadPreset(GetParam()).value());
  EXPECT_EQ(run->status(), RunStatus::Converged);
  const auto report = runReport(*run);
  EXPECT_LE(report.at("relativeGap").get<double>(), 1e-6);
  EXPECT_GE(report.at("relativeGap").get<double>(), 0);
  EXPECT_GT(report.at("ari").get<double>(), 0.9);
}

TEST_P(ExponentialPresetTest, LabelErrorsAreThoseOfTheMeanResponse) {
  const auto run = runToEnd(loadPreset(GetParam()).value());
  const auto& network = *run->network();
  double sum = 0;
  double nodes = 0;
  for (int i = 0; i < network.nodeCount(); ++i) {
    if (!network.data->labeled[static_cast<std::size_t>(i)]) continue;
    const RowMatrix X = network.data->datasets.features(i);
    const Vector mean = (X * run->primal().col(i)).array().exp();
    EXPECT_LE((run->predict(i, X, {}).col(0) - mean).norm(), 1e-14 * mean.norm());
    sum += (mean - network.data->datasets.labels(i)).squaredNorm() / static_cast<double>(X.rows());
    nodes += 1;
  }
  const auto report = runReport(*run);
  EXPECT_NEAR(report.at("labelMse").at("train").get<double>(), sum / nodes, 1e-12 * sum / nodes);
  EXPECT_FALSE(report.contains("accuracy"));
}

TEST_P(ExponentialPresetTest, MethodsAgreeOnTheOptimum) {
  const auto preset = loadPreset(GetParam()).value();
  const auto best = runToEnd(preset);
  const double optimum = best->problem().objective(best->primal());
  for (const char* kind :
       {"primal-dual", "fast-primal-dual", "admm", "smoothed-newton", "newton"}) {
    const auto run =
        runToEnd(changed(preset, {{"solver", {{"kind", kind}}},
                                  {"stop", {{"maxIterations", 20000}, {"gap", 1e-6}}}}));
    const double reached = run->problem().objective(run->primal());
    EXPECT_NEAR(reached, optimum, 3e-6 * optimum) << kind;
  }
}

TEST_P(ExponentialPresetTest, OneStepSizeForAllModelsIsRefusedWithARemedy) {
  const auto preset = changed(loadPreset(GetParam()).value(), {{"penalty", {{"kind", "mocha"}}}});
  const auto why = whyRefused(changed(preset, {{"solver", {{"kind", "gradient"}}}}));
  EXPECT_THAT(why, HasSubstr("the curvature of a loss here has no bound"));
  EXPECT_THAT(why, HasSubstr("Automatic (auto)"));
  // With the other penalty the methods without such a step find the optimum all the same.
  EXPECT_EQ(runToEnd(preset)->status(), RunStatus::Converged);
}

TEST_P(ExponentialPresetTest, LabelsThatTheLossCannotReadAreRefused) {
  const auto preset = loadPreset(GetParam()).value();
  EXPECT_THAT(whyRefused(changed(preset, {{"data.labels", "real"}})), HasSubstr("data.labels"));
  const auto flipped =
      changed(preset, {{"attacks", Json::array({Json{{"kind", "label-flip"}, {"nodes", {0}}}})}});
  EXPECT_THAT(whyRefused(flipped), HasSubstr("and the losses need"));
}

INSTANTIATE_TEST_SUITE_P(Presets, ExponentialPresetTest,
                         ::testing::Values("poisson-counts", "gamma-times"),
                         [](const auto& preset) {
                           return std::string(preset.param) == "gamma-times" ? "Gamma" : "Poisson";
                         });

TEST(ExponentialRunTest, CountsThatAreAllZeroEndWithoutACertificate) {
  auto preset = loadPreset("poisson-counts").value();
  preset = changed(
      preset,
      {{"loss.ridge", 0},
       {"data.truth", {{"kind", "per-cluster"}, {"vectors", {{0, 0}, {0, 0}}}}},
       {"attacks",
        Json::array({Json{{"kind", "label-constant"}, {"value", 0}, {"nodes", {0, 1, 2, 3}}}})},
       {"graph", {{"kind", "chain"}, {"clusterSizes", {2, 2}}}},
       {"data.samples", 1},
       {"stop", {{"maxIterations", 1000}, {"tolerance", 1e-6}}},
       {"data.labeledFraction", 1}});
  const auto run = runToEnd(preset);
  EXPECT_EQ(run->status(), RunStatus::Uncertified);
  EXPECT_THAT(run->message(), HasSubstr("infimum is not attained"));
}

}  // namespace
}  // namespace gtv
