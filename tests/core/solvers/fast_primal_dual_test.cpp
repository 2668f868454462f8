// The fused sweep against Algorithm 1 as printed, and what it promises beyond the contract of every
// method.
#include "solvers/fast_primal_dual.h"

#include <gtest/gtest.h>

#include "fusion/auto_solver.h"
#include "penalties/catalogue.h"
#include "solvers/primal_dual.h"
#include "support/custom_terms.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

std::shared_ptr<const Penalty> penaltyOf(const std::string& id, int d) {
  const auto& catalogue = penaltyCatalogue();
  return catalogue.find(id)->make(defaultChoice(catalogue.view, id), d).value();
}

/// Path 0-1-…-(n−1) with weights given by `weight`.
std::shared_ptr<const EmpiricalGraph> path(int n, auto&& weight) {
  std::vector<Edge> edges;
  for (int i = 0; i + 1 < n; ++i) edges.push_back({i, i + 1, weight(i)});
  return std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
}

TEST(FastPrimalDualSolverTest, PlainIteratesAgreeWithAlgorithmOne) {
  // Every width of vector, every kind of edge map, labelled and unlabelled nodes, m < d and m > d.
  for (const int d : {1, 2, 3, 4, 5, 8, 17})
    for (const auto& entry : penaltyCatalogue().entries) {
      const auto& id = entry.info.id;
      auto problem = testing::randomProblem(static_cast<std::uint64_t>(d), 25, d, 6, 0.4,
                                            penaltyOf(id, d), 0.07);
      // Equal weights: as printed, the steps do not look at them.
      auto edges = problem.graph->edges();
      for (auto& edge : edges) edge.weight = 1;
      problem.graph =
          std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(25, std::move(edges)).value());
      PrimalDualSolver textbook(problem, 0.7, 0.5);
      FastPrimalDualSolver fast(problem, Acceleration::None, 0.7);
      for (int k = 0; k < 60; ++k) {
        textbook.step();
        fast.step();
        ASSERT_LE((fast.primal() - textbook.primal()).lpNorm<Eigen::Infinity>(), 1e-11)
            << id << " d " << d << " iteration " << k + 1;
        ASSERT_LE((fast.dual() - textbook.dual()).lpNorm<Eigen::Infinity>(), 1e-11)
            << id << " d " << d << " iteration " << k + 1;
      }
    }
}

TEST(FastPrimalDualSolverTest, EqualWeightsOtherThanOneScaleLambda) {
  // λ = 0.2 with all weights 3 is λ = 0.6 with all weights 1, also in the steps.
  auto problem = testing::randomProblem(3, 30, 2, 4, 0.4, penaltyOf("nlasso", 2), 0.2);
  problem.graph = path(30, [](int) { return 3.0; });
  auto twin = problem;
  twin.graph = path(30, [](int) { return 1.0; });
  twin.lambda = 3 * problem.lambda;
  FastPrimalDualSolver heavy(problem, Acceleration::Halpern, 1);
  FastPrimalDualSolver light(twin, Acceleration::Halpern, 1);
  for (int k = 0; k < 100; ++k) {
    heavy.step();
    light.step();
  }
  EXPECT_LE((heavy.primal() - light.primal()).norm(), 1e-12 * heavy.primal().norm());
  EXPECT_LE((heavy.dual() - light.dual()).norm(), 1e-12 * heavy.dual().norm());
  EXPECT_GT(heavy.dual().norm(), 0.1);
}

TEST(FastPrimalDualSolverTest, RenumberedNodesGiveSameIteratesUpToRounding) {
  // A path of 6000 nodes whose numbers are shuffled: stored along the path again.
  const int n = 6000;
  std::vector<Edge> edges;
  const auto name = [&](int i) { return static_cast<int>((static_cast<long>(i) * 2657) % n); };
  for (int i = 0; i + 1 < n; ++i) edges.push_back({name(i), name(i + 1), 1 + 0.1 * (i % 7)});
  auto problem = testing::randomProblem(4, n, 2, 2, 0.0, penaltyOf("nlasso", 2), 0.1);
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
  FastPrimalDualSolver fast(problem, Acceleration::None, 1);
  AdaptivePrimalDualSolver textbook(problem, 1);  // the same weighted steps until iteration 8
  for (int k = 0; k < 7; ++k) {
    fast.step();
    textbook.step();
    ASSERT_LE((fast.primal() - textbook.primal()).lpNorm<Eigen::Infinity>(), 1e-11) << k;
    ASSERT_LE((fast.dual() - textbook.dual()).lpNorm<Eigen::Infinity>(), 1e-11) << k;
  }
  EXPECT_GT(fast.dual().norm(), 0.1);
}

/// A path, every fifth node of which is joined to the seventh after it, too; `alone` more nodes.
std::shared_ptr<const EmpiricalGraph> pathWithArcs(int n, bool weighted, int alone) {
  std::vector<Edge> edges;
  for (int i = 0; i < n; ++i)
    for (const int reach : {1, 7})
      if (i + reach < n && (reach == 1 || i % 5 == 0))
        edges.push_back({i, i + reach, weighted ? 1 + 0.1 * (i % 7) : 1});
  return std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(n + alone, std::move(edges)).value());
}

/// Two nodes at a time against one by one, as all are taken where one of them, which stays at 0,
/// has a proximal operator that is no matrix.
void expectPairsChangeNothing(const std::string& id, bool weighted, Acceleration acceleration,
                              int n) {
  auto problem = testing::randomProblem(6, n, 2, 3, 0, penaltyOf(id, 2), 0.1);
  problem.graph = pathWithArcs(n, weighted, 0);
  auto other = problem;
  other.graph = pathWithArcs(n, weighted, 1);
  other.losses.push_back(std::make_shared<testing::BowlLoss>(Vector::Zero(2), 0.3));
  FastPrimalDualSolver pairs(problem, acceleration, 0.8);
  FastPrimalDualSolver single(other, acceleration, 0.8);
  for (int k = 0; k < 40; ++k) {
    pairs.step();
    single.step();
    ASSERT_NEAR(pairs.gamma(), single.gamma(), 1e-9 * single.gamma()) << id << k;
    ASSERT_NEAR(pairs.lastChange(), single.lastChange(), 1e-10) << id << k;
  }
  EXPECT_LE((pairs.primal() - single.primal().leftCols(n)).lpNorm<Eigen::Infinity>(), 1e-10) << id;
  EXPECT_LE((pairs.dual() - single.dual()).lpNorm<Eigen::Infinity>(), 1e-10) << id;
  EXPECT_LE(single.primal().col(n).norm(), 1e-15);
  EXPECT_GT(pairs.dual().norm(), 0.1);
}

TEST(FastPrimalDualSolverTest, ProcessingNodesInPairsChangesNothing) {
  for (const std::string id : {"nlasso", "l1", "mocha"})
    for (const bool weighted : {false, true})
      for (const auto acceleration :
           {Acceleration::None, Acceleration::Relaxation, Acceleration::Halpern})
        for (const int n : {300, 301}) expectPairsChangeNothing(id, weighted, acceleration, n);
  // So many that records are read ahead.
  expectPairsChangeNothing("nlasso", true, Acceleration::Halpern, 20001);
}

/// Two dense clusters of `half` nodes and some links between them, weights from 0.5 to 2.
std::shared_ptr<const EmpiricalGraph> twoClusters(int half) {
  std::vector<Edge> edges;
  for (int i = 0; i < 2 * half; ++i)
    for (int j = i + 1; j < 2 * half; ++j)
      if (i / half == j / half ? (i * 7 + j * 3) % 4 != 0 : (i * 5 + j) % 31 == 0)
        edges.push_back({i, j, 0.5 + 0.25 * ((i + j) % 7)});
  return std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2 * half, std::move(edges)).value());
}

TEST(FastPrimalDualSolverTest, LargeProblemsAreSplitIntoWeaklyConnectedBlocks) {
  const auto graph = twoClusters(40);
  const SweepGraph large(*graph, 200);
  ASSERT_EQ(large.blocks.size(), 2U);
  EXPECT_EQ(large.blocks[0].begin, 0);
  EXPECT_EQ(large.blocks[0].end, large.blocks[1].begin);
  EXPECT_EQ(large.blocks[1].end, 80);
  const int crossing = large.blocks[0].crossingEnd - large.blocks[0].crossingBegin;
  EXPECT_GT(crossing, 10);
  EXPECT_EQ(large.first.back() + crossing, graph->edgeCount());
  EXPECT_EQ(SweepGraph(*graph, 2).blocks.size(), 1U);
  // All with all: too many would cross.
  std::vector<Edge> all;
  for (int i = 0; i < 80; ++i)
    for (int j = i + 1; j < 80; ++j) all.push_back({i, j, 1});
  EXPECT_EQ(SweepGraph(EmpiricalGraph::make(80, std::move(all)).value(), 200).blocks.size(), 1U);
}

TEST(FastPrimalDualSolverTest, BlocksGiveSameIteratesUpToRounding) {
  for (const std::string id : {"nlasso", "l1", "mocha", "lp"}) {
    const int d = 170;
    auto problem = testing::randomProblem(9, 80, d, 4, 0.4, penaltyOf(id, d), 0.05);
    problem.graph = twoClusters(40);
    ASSERT_EQ(SweepGraph(*problem.graph, d).blocks.size(), 2U);
    FastPrimalDualSolver fast(problem, Acceleration::None, 1);
    AdaptivePrimalDualSolver textbook(problem, 1);
    for (int k = 0; k < 7; ++k) {
      fast.step();
      textbook.step();
      ASSERT_LE((fast.primal() - textbook.primal()).lpNorm<Eigen::Infinity>(), 1e-11) << id << k;
      ASSERT_LE((fast.dual() - textbook.dual()).lpNorm<Eigen::Infinity>(), 1e-11) << id << k;
    }
    EXPECT_GT(fast.dual().norm(), 0.1);
  }
}

TEST(FastPrimalDualSolverTest, SinglePrecisionAgreesWithDoublePrecisionUpToRounding) {
  for (const auto acceleration :
       {Acceleration::None, Acceleration::Relaxation, Acceleration::Halpern})
    for (const int d : {1, 2, 3, 8, 17})
      for (const std::string id : {"nlasso", "l1", "mocha", "lp"}) {
        auto problem = testing::randomProblem(static_cast<std::uint64_t>(d), 25, d, 6, 0.4,
                                              penaltyOf(id, d), 0.07);
        FastPrimalDualSolver exact(problem, acceleration, 0.7);
        PreviewPrimalDualSolver preview(problem, acceleration, 0.7);
        for (int k = 0; k < 12; ++k) {
          exact.step();
          preview.step();
        }
        const double size = exact.primal().norm();
        EXPECT_LE((preview.primal() - exact.primal()).norm(), 1e-5 * size) << id << " d " << d;
        EXPECT_NE(preview.primal(), exact.primal());
        EXPECT_LE((preview.dual() - exact.dual()).norm(), 1e-5 * (size + exact.dual().norm()));
        // What leaves is feasible to the digits of double precision.
        if (!problem.penalty->isNorm()) continue;
        const double digits = id == "lp" ? 1e-9 : 1e-14;
        for (int e = 0; e < problem.edgeCount(); ++e)
          EXPECT_LE(problem.penalty->dualGauge(preview.dual().col(e)),
                    problem.capacity(e) * (1 + digits))
              << id << " d " << d;
      }
}

TEST(FastPrimalDualSolverTest, SinglePrecisionContinuesBitForBitWithHalfTheMemory) {
  auto problem = testing::randomProblem(4, 40, 2, 5, 0.4, penaltyOf("nlasso", 2), 0.05);
  PreviewPrimalDualSolver solver(problem);
  for (int k = 0; k < 30; ++k) solver.step();
  PreviewPrimalDualSolver other(problem);
  ASSERT_TRUE(other.restore(solver.state()).ok());
  for (int k = 0; k < 20; ++k) {
    solver.step();
    other.step();
  }
  EXPECT_EQ(solver.primal(), other.primal());
  EXPECT_EQ(solver.dual(), other.dual());
  EXPECT_LT(solver.bytes(), 0.75 * static_cast<double>(FastPrimalDualSolver(problem).bytes()));
}

TEST(AutoSolverTest, HugeGraphsStartInSinglePrecisionAndEndExact) {
  auto problem = testing::randomProblem(11, 30, 2, 5, 0.4, penaltyOf("l1", 2), 0.05);
  AutoSolver huge(problem, 10);
  AutoSolver usual(problem);
  EXPECT_NE(huge.reason().find("single precision"), std::string::npos) << huge.reason();
  EXPECT_EQ(usual.reason().find("single precision"), std::string::npos);
  const auto atStart = huge.state();
  for (int k = 0; k < 2000; ++k) {
    huge.step();
    usual.step();
  }
  EXPECT_EQ(huge.reason().find("single precision"), std::string::npos);
  const double objective = problem.objective(usual.primal());
  EXPECT_NEAR(problem.objective(huge.primal()), objective, 1e-9 * objective);
  AutoSolver back(problem, 10);
  ASSERT_TRUE(back.restore(atStart).ok());
  EXPECT_EQ(back.method(), "fast-primal-dual");
  // A state of the preview is none of a problem that is not huge.
  EXPECT_FALSE(AutoSolver(problem).restore(atStart).ok());
}

TEST(AutoSolverTest, LargeLambdaIsNotMistakenForDivergence) {
  // A cycle, so that no method for forests takes it; at the local minimisers all losses are 0, and
  // λ times the differences is far above 100 P(0).
  auto problem = testing::scalarProblem({1.0, 2.0, 4.0}, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}},
                                        penaltyOf("l1", 1), 1e4);
  AutoSolver solver(problem);
  const auto method = solver.method();
  const Matrix local{{1, 2, 4}};
  ASSERT_GT(problem.objective(local), 100 * problem.objective(Matrix::Zero(1, 3)));
  solver.startFrom(local, Matrix::Zero(1, 3));
  solver.step();
  EXPECT_EQ(solver.method(), method);
  // Steps are counted from the iterate that was there.
  EXPECT_GT(solver.primal().norm(), 1);
}

TEST(AutoSolverTest, DivergedIterateIsDiscardedAlsoAfterRestore) {
  const auto problem = testing::scalarProblem({1.0, 2.0, 4.0}, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}},
                                              penaltyOf("l1", 1), 0.1);
  AutoSolver solver(problem);
  const auto first = solver.state().scalars[0];
  solver.startFrom(Matrix{{1e3, 1e3, 1e3}}, Matrix::Zero(1, 3));
  solver.step();
  const auto dropped = solver.state();
  EXPECT_NE(dropped.scalars[0], first);
  EXPECT_LT(solver.primal().norm(), 100);
  AutoSolver back(problem);
  ASSERT_TRUE(back.restore(dropped).ok());
  EXPECT_EQ(back.state().scalars, dropped.scalars);
  for (int k = 0; k < 200; ++k) {
    solver.step();
    back.step();
  }
  EXPECT_EQ(back.primal(), solver.primal());
  EXPECT_GT(back.state().scalars[0], 16);
}

TEST(AutoSolverTest, StateIncludesBestIterateForFallback) {
  const auto problem = testing::scalarProblem({1.0, 2.0, 4.0}, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}},
                                              penaltyOf("l1", 1), 0.1);
  AutoSolver solver(problem);
  // Beyond the first phase: it has ended near the optimum.
  for (int k = 0; k < 1000; ++k) solver.step();
  const double best = problem.objective(solver.primal());
  ASSERT_LT(best, problem.objective(Matrix::Zero(1, 3)));
  AutoSolver back(problem);
  ASSERT_TRUE(back.restore(solver.state()).ok());
  EXPECT_EQ(back.state(), solver.state());
  for (auto* one : {&solver, &back}) {
    one->startFrom(Matrix{{1e6, -1e6, 1e6}}, Matrix::Zero(1, 3));
    EXPECT_LT(problem.objective(one->primal()), best * (1 + 1e-9));
    for (int k = 0; k < 300; ++k) one->step();
  }
  EXPECT_EQ(back.state(), solver.state());
}

TEST(FastPrimalDualSolverTest, FlowsOfNormsScaleWithLambda) {
  auto problem = testing::randomProblem(6, 20, 2, 4, 0.4, penaltyOf("nlasso", 2), 0.1);
  FastPrimalDualSolver solver(problem);
  for (int k = 0; k < 2000; ++k) solver.step();
  const Matrix flow = solver.dual();
  const Matrix models = solver.primal();
  problem.lambda *= 1.05;
  solver.problemChanged();
  EXPECT_EQ(solver.primal(), models);
  // One step later they are still near 1.05 times the old ones.
  solver.step();
  EXPECT_LE((solver.dual() - 1.05 * flow).norm(), 0.02 * flow.norm());
}

TEST(FastPrimalDualSolverTest, NeedsFewerIterationsThanAlgorithmOne) {
  auto problem = testing::randomProblem(8, 60, 2, 5, 0.3, penaltyOf("nlasso", 2), 0.01);
  PrimalDualSolver textbook(problem, 1, 0.5);
  for (int k = 0; k < 50000; ++k) textbook.step();
  const double optimum = problem.objective(textbook.primal());
  const auto count = [&](Solver& solver) {
    solver.reset();
    while (problem.objective(solver.primal()) > optimum * (1 + 1e-6) && solver.iteration() < 50000)
      solver.step();
    return solver.iteration();
  };
  FastPrimalDualSolver halpern(problem);
  FastPrimalDualSolver relaxed(problem, Acceleration::Relaxation);
  const auto plain = count(textbook);
  EXPECT_LT(3 * count(halpern), plain);
  EXPECT_LT(2 * count(relaxed), plain);
}

}  // namespace
}  // namespace gtv
