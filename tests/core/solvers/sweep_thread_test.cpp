// Under the thread sanitizer too (suites named ThreadTest are).
#include <gtest/gtest.h>

#include "experiment/documents.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "solvers/fast_primal_dual.h"

namespace gtv {
namespace {

TEST(SweepThreadTest, ResultIsIndependentOfNumberOfThreads) {
  const auto experiment = loadPreset("table1").value();
  const auto network = drawProblemInstance(experiment).value();
  const auto problem = buildProblem(experiment, *network).value();
  ASSERT_EQ(SweepGraph(*problem.graph, problem.dimension).blocks.size(), 2U);
  for (const auto acceleration :
       {Acceleration::Halpern, Acceleration::Relaxation, Acceleration::None}) {
    FastPrimalDualSolver alone(problem, acceleration);
    FastPrimalDualSolver together(problem, acceleration);
    together.setThreads(2);
    for (int k = 0; k < 40; ++k) {
      alone.step();
      together.step();
    }
    EXPECT_EQ(alone.state(), together.state());
    EXPECT_GT(alone.dual().norm(), 0);
  }
}

}  // namespace
}  // namespace gtv
