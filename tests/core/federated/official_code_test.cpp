#include "federated/official_code.h"

#include <gtest/gtest.h>

#include "base/json.h"
#include "losses/squared_loss.h"
#include "support/small_problems.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::networkLasso;

/// The path of three nodes of tests/data/official_code_reference.py.
GtvProblem pathOfThree() {
  RowMatrix X(5, 2);
  X << 1, 0.5, 0, 2, /**/ 1, -1, /**/ 0.5, 1, 2, 0;
  Vector y(5);
  y << 1, -1, /**/ 3, /**/ 0.5, 2;
  const auto datasets =
      std::make_shared<LocalDatasets>(X, y, std::vector<Eigen::Index>{0, 2, 3, 5});
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(3, {{0, 1, 1.0}, {1, 2, 0.5}}).value());
  for (int i = 0; i < 3; ++i)
    problem.losses.push_back(std::make_shared<SquaredLoss>(
        datasets, i, 1.0 / static_cast<double>(i == 1 ? 1 : 2), Vector::Zero(2)));
  problem.penalty = networkLasso();
  problem.dimension = 2;
  problem.lambda = 0.3;
  return problem;
}

TEST(OfficialCodeTest, IteratesAreThoseOfNumPy) {
  const auto reference = Json::parse(
      readTextFile(testing::testDataFolder() + "/official_code_reference.json").value());
  const auto problem = pathOfThree();
  OfficialCodeSolver solver(problem, {}, {4, 0.05, 0.5, 0});
  for (const auto& expected : reference.at("iterates")) {
    solver.step();
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 2; ++j)
        EXPECT_NEAR(solver.primal()(j, i), expected.at("W")[i][j].get<double>(), 1e-12);
    for (int e = 0; e < 2; ++e)
      for (int j = 0; j < 2; ++j)
        EXPECT_NEAR(solver.dual()(j, e), expected.at("U")[e][j].get<double>(), 1e-12);
  }
}

TEST(OfficialCodeTest, FlowsStartAtNormalNumbersOfTheSeed) {
  const auto problem = pathOfThree();
  MethodContext context;
  context.rng = Rng(5);
  OfficialCodeSolver one(problem, context, {4, 0.05, 0.5, 2});
  OfficialCodeSolver same(problem, context, {4, 0.05, 0.5, 2});
  context.rng = Rng(6);
  OfficialCodeSolver other(problem, context, {4, 0.05, 0.5, 2});
  const Matrix first = one.dual();
  EXPECT_GT(first.norm(), 0);
  EXPECT_EQ(first, same.dual());
  EXPECT_NE(first, other.dual());
  one.step();
  one.reset();
  EXPECT_EQ(one.dual(), first);
}

}  // namespace
}  // namespace gtv
