// What is measured of a contraction is in the norm in which it is promised.
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "run/report.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

TEST(ContractionMeasureTest, NeverExceedsPredictedContraction) {
  // Unequal coordinates and nodes: in the maximum norm the same runs measure more than is promised.
  for (const char* penalty : {"mocha", "squared"})
    for (const char* steps : {"fixed", "optimal"})
      for (const int seed : {1, 2, 3, 4, 5}) {
        SCOPED_TRACE(std::string(penalty) + ", " + steps + ", seed " + std::to_string(seed));
        const auto experiment =
            testing::changed(testing::smallExperiment(), {{"seed", seed},
                                                          {"penalty", {{"kind", penalty}}},
                                                          {"loss.ridge", 0.05},
                                                          {"data.labeledFraction", 1},
                                                          {"solver.kind", "gradient-steps"},
                                                          {"solver.steps", steps},
                                                          {"solver.stepSize", 0.02},
                                                          {"stop.maxIterations", 400}});
        const auto run = Run::start(experiment).value();
        int compared = 0;
        for (int k = 0; k < 400; k += 5) {
          run->advance(5);
          const auto measured = measuredContraction(run->trace());
          const auto promised = run->predictedContraction();
          if (!measured || !promised) continue;
          ++compared;
          EXPECT_LE(*measured, *promised + 1e-7) << "iteration " << run->iteration();
        }
        EXPECT_GT(compared, 0);
      }
}

TEST(ContractionMeasureTest, AgreesWithHandComputedFactor) {
  // G1 in two coordinates: two nodes, L_i = ‖w − a_i‖², a = 0 and 2, λ = 1: w_i⁺ = (2a_i + w_j)/3,
  // so every step is a third of the one before.
  const Json axes = {{1, 0}, {0, 1}};
  const auto experiment = testing::changed(
      Experiment(),
      {{"graph", {{"kind", "chain"}, {"clusterSizes", {1, 1}}, {"boundaryWeight", 1}}},
       {"nodes", Json::array({{{"node", 0}, {"features", axes}, {"labels", {0, 0}}},
                              {{"node", 1}, {"features", axes}, {"labels", {2, 2}}}})},
       {"loss.scale", "sum"},
       {"penalty", {{"kind", "mocha"}}},
       {"lambda", 1},
       {"solver", {{"kind", "fedrelax"}}},
       {"stop.maxIterations", 15}});
  const auto run = Run::start(experiment).value();
  run->advance(15);
  ASSERT_TRUE(measuredContraction(run->trace()));
  EXPECT_NEAR(*measuredContraction(run->trace()), 1.0 / 3, 1e-7);
}

TEST(ContractionMeasureTest, MeasuresStepsInEuclideanNorm) {
  const auto run = Run::start(testing::smallExperiment()).value();
  Matrix before = run->primal();
  for (int k = 1; k <= 5; ++k) {
    run->advance(1);
    const Matrix move = run->primal() - before;
    EXPECT_DOUBLE_EQ(run->trace().rows().back().step, move.norm());
    EXPECT_LE(run->trace().rows().back().change, move.norm() * (1 + 1e-15));
    before = run->primal();
  }
}

}  // namespace
}  // namespace gtv
