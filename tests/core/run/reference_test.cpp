// The bundled experiments against the reference values of spec §9. Bands: factor 3, 5 for σ = 0
// chains (medians).
#include <gtest/gtest.h>

#include <algorithm>

#include "base/parallel.h"
#include "experiment/documents.h"
#include "run/batch.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;

Json reportOf(const Experiment& experiment) {
  BatchOptions options;
  options.threads = processorCount();
  return runBatch(experiment, options).value().report;
}

double median(const Json& values) {
  auto sorted = values.get<std::vector<double>>();
  std::sort(sorted.begin(), sorted.end());
  const auto n = sorted.size();
  return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
}

TEST(ReferenceTest, TwoClustersOverNoiseBetweenThem) {
  // F9 O nLasso, ρ = .6, p_out = .01/.1/.3: 2.8e-6 / 3.0e-4 / 1.6. (.2 is heavy-tailed.)
  const auto preset = loadPreset("sbm-two-clusters").value();
  ASSERT_EQ(preset.data().number("labeledFraction"), 0.6);
  const auto report =
      reportOf(changed(preset, {{"vary", {{"graph.pOut", {0.01, 0.1, 0.3}}}}, {"repeats", 4}}));
  const auto mse = [&](int cell) {
    return report.at("cells")[cell].at("report").at("mse").at("mean").get<double>();
  };
  EXPECT_GE(mse(0), 2.8e-6 / 3);
  EXPECT_LE(mse(0), 2.8e-6 * 3);
  EXPECT_GE(mse(1), 3.0e-4 / 3);
  EXPECT_LE(mse(1), 3.0e-4 * 3);
  EXPECT_GE(mse(2), 1.6 * 0.7);
  EXPECT_LE(mse(2), 1.6 * 1.3);
  // λ without coupling leaves the unlabelled nodes at 0: 0.4·‖(2, 2)‖² = 3.2.
  const auto uncoupled = reportOf(changed(preset, {{"lambda", 0}, {"repeats", 1}}));
  EXPECT_NEAR(uncoupled.at("mse").get<double>(), 3.2, 1e-4);
}

TEST(ReferenceTest, ChainWithAWeakLink) {
  // F3 O nLasso, ρ = .6, ε = .1: median of ten 2.2e-9, factor 5.
  const auto preset = loadPreset("chain").value();
  ASSERT_EQ(preset.data().number("labeledFraction"), 0.6);
  ASSERT_EQ(preset.graph().number("boundaryWeight"), 0.1);
  const auto report = reportOf(changed(preset, {{"repeats", 10}}));
  const double middle = median(report.at("mse").at("values"));
  EXPECT_GE(middle, 2.2e-9 / 5);
  EXPECT_LE(middle, 2.2e-9 * 5);
}

TEST(ReferenceTest, TableOne) {
  // T1 O ℓ₁, λ = .001, γ = 10: 1.3e-5 … 2.0e-5; two repeats in a somewhat wider band.
  const auto report = reportOf(changed(loadPreset("table1").value(), {{"repeats", 2}}));
  for (const auto& value : report.at("mse").at("values")) {
    EXPECT_GE(value.get<double>(), 1.0e-5);
    EXPECT_LE(value.get<double>(), 3.0e-5);
  }
}

TEST(ReferenceTest, StarReachesConsensusBeyondItsCriticalLambda) {
  // F13: spread .4 has λ_crit = 4.1 ± 1.2.
  const auto preset = loadPreset("star").value();
  const auto clusters = [&](double lambda) {
    return reportOf(changed(preset, {{"lambda", lambda}})).at("clusters").get<int>();
  };
  EXPECT_EQ(clusters(20), 1);
  EXPECT_GT(clusters(0.4), 10);
  // Spread exactly 0 (< 1e-14) above λ_crit after 1000 iterations.
  const auto run = Run::start(changed(preset, {{"lambda", 20}})).value();
  run->advance(1000);
  const auto& W = run->primal();
  EXPECT_LT((W.colwise() - W.col(0)).cwiseAbs().maxCoeff(), 1e-13);
}

TEST(ReferenceTest, SacramentoBeatsEveryBaseline) {
  const auto report = reportOf(changed(loadPreset("sacramento").value(), {{"repeats", 2}}));
  const auto& study = report.at("heldOut");
  const double best = study.at("best").at("mse").get<double>();
  EXPECT_LT(best, study.at("baselines").at("ridge").get<double>());
  EXPECT_LT(best, study.at("baselines").at("geographic").get<double>());
  EXPECT_LT(best, study.at("baselines").at("mean").get<double>());
  EXPECT_GE(study.at("chosenByValidation").at("mse").get<double>(), best);
  // Neither no coupling nor far too much is best.
  EXPECT_GT(study.at("best").at("lambda").get<double>(), 0.02);
  EXPECT_LT(study.at("best").at("lambda").get<double>(), 90);
}

}  // namespace
}  // namespace gtv
