// The bundled experiments against what their notes promise; the tables of published numbers are in
// the presets themselves, see published_figures_test.cpp.
#include "support/reference.h"

#include <gtest/gtest.h>

#include "experiment/documents.h"
#include "run/run.h"

namespace gtv {
namespace {

using testing::changed;
using testing::reportOf;

TEST(ReferenceTest, EveryPresetHasNotes) {
  for (const auto& preset : listPresets())
    EXPECT_GT(loadPreset(preset.id).value().notes().size(), 100U) << preset.id;
}

TEST(ReferenceTest, UnlabelledNodesStayAtZeroWithoutCoupling) {
  // 0.4·‖(2, 2)‖² = 3.2.
  const auto uncoupled =
      reportOf(changed(loadPreset("sbm-two-clusters").value(), {{"lambda", 0}, {"repeats", 1}}));
  EXPECT_NEAR(uncoupled.at("mse").get<double>(), 3.2, 1e-4);
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
