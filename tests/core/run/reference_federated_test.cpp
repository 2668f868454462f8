// What is known of federated methods on the data of the papers beyond the published numbers, which
// stand in the presets (published_figures_test.cpp): the start of
// IFCA in Table I and the step size of [HET], see core/README.md.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "experiment/documents.h"
#include "run/run.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::changed;
using testing::isSet;
using testing::reportOf;
using testing::valuesOf;

// Step size of [HET]: as printed, with the sum over some 59 neighbours, λ_max(H) ≈ 235 for λ = 1
// and 1164 for 5, so that the rate 0.01 is beyond 2/λ_max = .0085 and .0017.
TEST(ReferenceFederatedTest, PrintedStepSizeDivergesAndMessageNamesTheBound) {
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

// Gradient steps of all clients are gradient descent on the pooled loss.
TEST(ReferenceFederatedTest, FedAvgWithOneGradientStepFindsPooledModel) {
  const auto error = [](const Json& solver, int iterations) {
    const auto report = reportOf(changed(loadPreset("table1").value(),
                                         {{"solver", solver}, {"stop.maxIterations", iterations}}));
    return report.at("mse").get<double>();
  };
  EXPECT_NEAR(
      error({{"kind", "fedavg"}, {"client", "gradient"}, {"localSteps", 1}, {"rate", 0.1}}, 3000),
      error({{"kind", "pooled"}}, 1), 1e-3);
}

// D5: IFCA with centres of {0, ½} finds both clusters in 20 of 20 seeds and reaches the oracle;
// with those of the official code, {0, 1}, in 8 of 20.
TEST(ReferenceFederatedTest, IfcaOnTableOneDependsOnStart) {
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

}  // namespace
}  // namespace gtv
