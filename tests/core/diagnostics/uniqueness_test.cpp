#include "diagnostics/uniqueness.h"

#include <gtest/gtest.h>

#include <optional>

#include "base/rng.h"
#include "core/diagnostics/test_losses.h"
#include "losses/squared_loss.h"
#include "solvers/primal_dual.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::l1Norm;
using testing::mocha;
using testing::networkLasso;
using testing::scalarProblem;
using Verdict = Uniqueness::Verdict;

struct Solution {
  Matrix W;
  Matrix U;
};

/// From W = 0, or from random iterates: another minimiser where there are many.
Solution solve(const GtvProblem& problem, std::uint64_t start = 0, int steps = 10000) {
  AdaptivePrimalDualSolver solver(problem, 1);
  if (start > 0) {
    auto state = solver.state();
    Rng rng(start);
    rng.fillNormal(state.W);
    EXPECT_TRUE(solver.restore(state));
  }
  for (int k = 0; k < steps; ++k) solver.step();
  return {solver.primal(), solver.dual()};
}

Uniqueness uniquenessOf(const GtvProblem& problem) {
  const auto solution = solve(problem);
  return uniqueness(problem, solution.W, solution.U);
}

TEST(UniquenessTest, UnlabelledNodeBetweenEqualWeightsIsNotUnique) {
  // G2: between two saturated edges of equal weight the unlabelled node lies anywhere.
  const auto free = uniquenessOf(
      scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 1));
  EXPECT_EQ(free.verdict, Verdict::NotUnique) << free.reason;
  EXPECT_EQ(free.nodes, (std::vector<int>{1}));
  EXPECT_NE(free.reason.find("node 1 can move"), std::string::npos) << free.reason;
  // Weights 1 and ½: the heavier edge is not saturated.
  const auto tied = uniquenessOf(
      scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 0.5}}, networkLasso(), 1));
  EXPECT_EQ(tied.verdict, Verdict::Unique) << tied.reason;
  EXPECT_TRUE(tied.nodes.empty());
  // Above λ_crit = 2 the flow 2 saturates nothing: consensus is the only solution.
  EXPECT_EQ(uniquenessOf(
                scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 3))
                .verdict,
            Verdict::Unique);
  EXPECT_EQ(
      uniquenessOf(scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 1}}, mocha(), 1))
          .verdict,
      Verdict::Unique);
}

TEST(UniquenessTest, DoesNotDenyUniquenessAtCriticalLambda) {
  // G2 with equal weights at λ = 2: all three nodes at 1, both edges full, and nothing else fits:
  // unique, but on the boundary.
  const auto problem =
      scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 2);
  EXPECT_NE(uniqueness(problem, Matrix{{1, 1, 1}}, Matrix{{-2, -2}}).verdict, Verdict::NotUnique);
}

TEST(UniquenessTest, ComponentsWithoutLabelsAreNotUniqueForAnyPenalty) {
  for (const auto& penalty : {networkLasso(), l1Norm(), mocha()}) {
    const auto problem =
        scalarProblem({0.0, 1.0, std::nullopt, std::nullopt}, {{0, 1, 1}, {2, 3, 1}}, penalty, 1);
    const auto answer = uniquenessOf(problem);
    EXPECT_EQ(answer.verdict, Verdict::NotUnique);
    EXPECT_EQ(answer.reason, "the component of node 2 has no labels");
    EXPECT_EQ(answer.nodes, (std::vector<int>{2, 3}));
    const auto named =
        uniqueness(problem, Matrix::Zero(1, 4), Matrix::Zero(1, 2), {"a", "b", "c", "d"});
    EXPECT_EQ(named.reason, "the component of node c has no labels");
  }
  const auto alone = uniquenessOf(scalarProblem({0.0, std::nullopt}, {{0, 1, 1}}, mocha(), 0));
  EXPECT_EQ(alone.nodes, (std::vector<int>{1})) << "λ = 0 couples nothing";
}

/// Two nodes with one sample each in two dimensions.
GtvProblem twoThinNodes(RowMatrix features, std::shared_ptr<const Penalty> penalty) {
  auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, std::move(penalty), 0.5);
  const auto datasets = std::make_shared<LocalDatasets>(std::move(features), Vector{{1, -3}},
                                                        std::vector<Eigen::Index>{0, 1, 2});
  problem.dimension = 2;
  for (int i = 0; i < 2; ++i)
    problem.losses[i] = std::make_shared<SquaredLoss>(datasets, i, 1, Vector::Zero(2));
  return problem;
}

TEST(UniquenessTest, CountsDirectionsUndeterminedByLosses) {
  for (const auto& penalty : {networkLasso(), l1Norm(), mocha()}) {
    const auto flat = uniquenessOf(twoThinNodes(RowMatrix{{1.0, 2.0}, {2.0, 4.0}}, penalty));
    EXPECT_EQ(flat.verdict, Verdict::NotUnique);
    EXPECT_EQ(flat.reason, "the losses of the component of node 0 leave 1 direction undetermined");
    EXPECT_EQ(flat.nodes, (std::vector<int>{0, 1}));
  }
  // Different features, one of them in tiny units: together they determine w.
  EXPECT_EQ(uniquenessOf(twoThinNodes(RowMatrix{{1.0, 2e-7}, {1.0, -1e-7}}, mocha())).verdict,
            Verdict::Unique);
}

TEST(UniquenessTest, GeometricMedianOfNoncollinearPointsIsUnique) {
  // A star: the centre has no data, the leaves want (0, 0), (4, 0), (0, 4). All edges are full, but
  // the centre may only move along three different lines.
  const auto star = [](std::shared_ptr<const Penalty> penalty, const Matrix& points) {
    auto problem = scalarProblem({std::nullopt, 0.0, 0.0, 0.0}, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}},
                                 std::move(penalty), 0.1);
    const auto datasets =
        std::make_shared<LocalDatasets>(RowMatrix(Matrix::Identity(2, 2).replicate(3, 1)),
                                        points.reshaped(), std::vector<Eigen::Index>{0, 2, 4, 6});
    problem.dimension = 2;
    problem.losses[0] = std::make_shared<ZeroLoss>(2);
    for (int i = 0; i < 3; ++i)
      problem.losses[i + 1] = std::make_shared<SquaredLoss>(datasets, i, 1, Vector::Zero(2));
    return problem;
  };
  const Matrix triangle{{0.0, 4.0, 0.0}, {0.0, 0.0, 4.0}};
  const auto median = uniquenessOf(star(networkLasso(), triangle));
  EXPECT_EQ(median.verdict, Verdict::Unique) << median.reason;
  // ℓ₁: the median of three numbers, in each coordinate; here two of the three agree, the third
  // edge alone is full, and the centre is tied to the two others.
  EXPECT_EQ(uniquenessOf(star(l1Norm(), triangle)).verdict, Verdict::Unique);
}

TEST(UniquenessTest, UsesOnlyRanksWithoutCertifiedSolution) {
  // A norm, and no flow: unique where every node's own loss is.
  const auto labeled = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 1);
  EXPECT_EQ(uniqueness(labeled, Matrix::Zero(1, 2), Matrix(1, 0)).verdict, Verdict::Unique);
  const auto open =
      scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 0.5}}, networkLasso(), 1);
  for (const auto& U : {Matrix(Matrix::Zero(1, 2)), Matrix(1, 0)}) {
    const auto answer = uniqueness(open, Matrix::Zero(1, 3), U);
    EXPECT_EQ(answer.verdict, Verdict::Unknown);
    EXPECT_EQ(answer.nodes, (std::vector<int>{1}));
    EXPECT_NE(answer.reason.find("not exact enough"), std::string::npos);
  }
  // A quadratic penalty needs no solution.
  const auto smooth = scalarProblem({0.0, std::nullopt}, {{0, 1, 1}}, mocha(), 1);
  EXPECT_EQ(uniqueness(smooth, Matrix::Zero(1, 2), Matrix(1, 0)).verdict, Verdict::Unique);
}

TEST(UniquenessTest, IsUnknownAtKinks) {
  auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 0.5);
  problem.losses[1] = std::make_shared<testing::ScalarAbsolute>(2);
  // |w_1 − 2| + 0.5|w_1 − w_0| + w_0²: w_1 = 2 is the only solution, but no Hessian says so.
  EXPECT_EQ(uniqueness(problem, Matrix{{0.25, 2}}, Matrix{{-0.5}}).verdict, Verdict::Unknown);
  problem.losses[1] = std::make_shared<testing::LogisticSum>(Matrix::Ones(2, 1), Vector{{1, -1}});
  const auto solved = [&] {  // w_1 = w_0 = w: 2w + tanh(w/2) = 0
    return uniqueness(problem, Matrix{{0, 0}}, Matrix{{0}});
  }();
  EXPECT_EQ(solved.verdict, Verdict::Unique) << solved.reason;
}

/// Equal weights make ties, and with them freedom.
std::shared_ptr<const EmpiricalGraph> withUnitWeights(const EmpiricalGraph& graph) {
  auto edges = graph.edges();
  for (auto& edge : edges) edge.weight = 1;
  return std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(graph.nodeCount(), std::move(edges)).value());
}

TEST(UniquenessTest, ClaimsAgreeWithSolutionsFromOtherStarts) {
  int unique = 0;
  int moving = 0;
  int unknown = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto penalty = seed % 3 == 0 ? networkLasso() : seed % 3 == 1 ? l1Norm() : mocha();
    auto problem = testing::randomProblem(seed, 8, 2, 2, 0.35, penalty, 0.3);
    if (seed % 2 == 0) problem.graph = withUnitWeights(*problem.graph);
    const auto first = solve(problem);
    const auto answer = uniqueness(problem, first.W, first.U);
    Matrix difference = Matrix::Zero(1, 8);
    for (std::uint64_t start = 1; start <= 2; ++start)
      difference = difference.cwiseMax((solve(problem, start).W - first.W).colwise().norm());
    if (answer.verdict == Verdict::Unique) {
      ++unique;
      EXPECT_LE(difference.maxCoeff(), 1e-4) << seed;
    } else if (answer.verdict == Verdict::NotUnique) {
      ++moving;
      for (const int i : answer.nodes) EXPECT_GT(difference(0, i), 1e-6) << seed << " " << i;
    } else {
      ++unknown;
    }
  }
  EXPECT_GE(unique, 30);
  EXPECT_GE(moving, 10);
  EXPECT_LE(unknown, 5);
}

TEST(UniquenessTest, ComponentsDecideWithoutSolution) {
  // Without coupling every node without labels is a component of its own.
  auto problem = scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 0);
  const auto alone = uniquenessOfComponents(problem);
  EXPECT_EQ(alone.verdict, Verdict::NotUnique);
  EXPECT_EQ(alone.nodes, (std::vector<int>{1}));
  problem.lambda = 1;
  EXPECT_EQ(uniquenessOfComponents(problem).verdict, Verdict::Unknown);
}

}  // namespace
}  // namespace gtv
