#include "federated/fedrelax.h"

#include <gmock/gmock.h>

#include <cmath>

#include "base/decompositions.h"
#include "base/rng.h"
#include "federated/fedrelax_gradient.h"
#include "penalties/mahalanobis_penalty.h"
#include "penalties/quadratic_penalty.h"
#include "second_order/direct.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;
using testing::networkLasso;
using testing::randomProblem;
using testing::scalarProblem;

std::shared_ptr<const Penalty> squaredNorm(double kappa) {
  return std::make_shared<QuadraticPenalty>(kappa);
}

/// A shared test set of m' points.
MethodContext withTestSet(const GtvProblem& problem, int points, std::uint64_t seed = 5) {
  auto data = std::make_shared<NodeData>();
  Matrix X(problem.dimension, points);
  Rng(seed).fillNormal(X);
  data->testSet = X.transpose();
  return {data, {}, Rng(seed)};
}

Matrix predictionMetric(const MethodContext& context) {
  const auto& X = context.data->testSet;
  return X.transpose() * X / static_cast<double>(X.rows());
}

/// Two nodes, L = (w − a)² with a = 0, 2.
GtvProblem pairOfNodes(double lambda) {
  return scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), lambda);
}

// w₁⁺ = argmin w² + ½(w − w₂)² = w₂/3, and with the other at 2 − w₁ by symmetry the fixed point is
// w₁ = (2 − w₁)/3 = ½; what each node misses is a third of what the other missed (G1).
TEST(FedRelaxTest, ErrorShrinksToOneThirdPerIteration) {
  const auto problem = pairOfNodes(1);
  FedRelaxSolver solver(problem, {}, {});
  iterate(solver, 200);
  EXPECT_NEAR(solver.primal()(0, 0), 0.5, 1e-15);
  EXPECT_NEAR(solver.primal()(0, 1), 1.5, 1e-15);
  solver.reset();
  for (int k = 0; k < 10; ++k) {
    const double error = (solver.primal() - Matrix{{0.5, 1.5}}).norm();
    solver.step();
    EXPECT_NEAR((solver.primal() - Matrix{{0.5, 1.5}}).norm(), error / 3, 1e-14);
  }
}

TEST(FedRelaxTest, PrintedFactorSolvesMochaAndExactFactorSolvesSquaredNorm) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    for (const bool exact : {false, true}) {
      const auto problem = randomProblem(seed, 12, 1 + static_cast<int>(seed % 4), 6, 0.4,
                                         squaredNorm(exact ? 1 : 0.5), 0.3);
      FedRelaxSolver solver(problem, {}, {.factor = exact ? 1.0 : 0.5});
      iterate(solver, 20'000);
      DirectSolver direct(problem);
      iterate(direct, 3);
      EXPECT_NEAR(problem.objective(solver.primal()), problem.objective(direct.primal()),
                  1e-12 * problem.objective(Matrix::Zero(problem.dimension, 12)))
          << seed;
    }
}

TEST(FedRelaxTest, GaussSeidelNeverIncreasesTheObjective) {
  const auto problem = randomProblem(3, 15, 3, 5, 0.4, mocha(), 2);
  FedRelaxSolver solver(problem, {}, {.gaussSeidel = true});
  double last = problem.objective(solver.primal());
  for (int k = 0; k < 100; ++k) {
    solver.step();
    const double now = problem.objective(solver.primal());
    EXPECT_LE(now, last * (1 + 1e-14));
    last = now;
  }
}

TEST(FedRelaxTest, GaussSeidelAndJacobiConvergeToSameLimit) {
  const auto problem = testing::randomProblem(4, 10, 2, 6, 0.5, mocha(), 0.7);
  FedRelaxSolver jacobi(problem, {}, {});
  FedRelaxSolver seidel(problem, {}, {.gaussSeidel = true});
  iterate(jacobi, 20'000);
  iterate(seidel, 20'000);
  EXPECT_NEAR(problem.objective(jacobi.primal()), problem.objective(seidel.primal()), 1e-10);
}

TEST(FedRelaxTest, ComparingPredictionsSolvesProblemInMetricOfTestSet) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    auto problem = randomProblem(seed, 10, 3, 8, 0.5, mocha(), 0.4);
    const auto context = withTestSet(problem, 20, seed);
    problem.penalty = MahalanobisPenalty::make(predictionMetric(context), "Q").value();
    FedRelaxSolver solver(problem, context, {.onPredictions = true});
    iterate(solver, 20'000);
    DirectSolver direct(problem);
    iterate(direct, 3);
    EXPECT_NEAR(problem.objective(solver.primal()), problem.objective(direct.primal()),
                1e-10 * problem.objective(Matrix::Zero(3, 10)));
    // What crosses an edge are predictions, not parameters.
    EXPECT_EQ(solver.traffic()->numbers, 2.0 * problem.edgeCount() * 20);
  }
}

TEST(FedRelaxTest, ComparingPredictionsNeedsATestSetAndSquaredLosses) {
  const auto problem = pairOfNodes(1);
  const auto refused = FedRelaxSolver::refusal({.onPredictions = true}, problem, {});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "solver");
  EXPECT_THAT(refused.error().message, ::testing::HasSubstr("test set"));
  EXPECT_TRUE(
      FedRelaxSolver::refusal({.onPredictions = true}, problem, withTestSet(problem, 3)).ok());
}

TEST(FedRelaxTest, IsolatedNodeReachesMinimumNormLocalMinimiser) {
  // No edges; m may be less than d.
  const auto problem = randomProblem(2, 8, 4, 3, 0, mocha(), 1);
  FedRelaxSolver solver(problem, {}, {});
  solver.step();
  Vector gradient(4);
  for (int i = 0; i < 8; ++i) {
    problem.losses[i]->gradient(solver.primal().col(i), gradient);
    EXPECT_LE(gradient.norm(), 1e-10);
  }
  const Matrix first = solver.primal();
  solver.step();
  EXPECT_EQ(solver.primal(), first);
}

TEST(FedRelaxTest, NodesWithZeroLossesStayAtZero) {
  const auto problem = scalarProblem({std::nullopt, std::nullopt}, {{0, 1, 1}}, mocha(), 1);
  FedRelaxSolver solver(problem, {}, {});
  iterate(solver, 10);
  EXPECT_EQ(solver.primal(), Matrix::Zero(1, 2));
}

// Σ = BΣBᵀ + σ²I with B = [[0, 1/3], [1/3, 0]]: per node σ²/(1 − 1/9) = .01125 for σ = .1 (G1).
TEST(FedRelaxTest, PerturbedUpdatesHavePredictedStationaryVariance) {
  const auto problem = pairOfNodes(1);
  FedRelaxSolver solver(problem, {nullptr, {}, Rng(7)}, {.perturbation = 0.1});
  iterate(solver, 100);
  double sum = 0;
  constexpr int count = 40'000;
  for (int k = 0; k < count; ++k) {
    solver.step();
    sum += (solver.primal() - Matrix{{0.5, 1.5}}).squaredNorm();
  }
  // 2·40000 draws, correlated over some 1.25 steps: standard error of the variance below 1 %.
  EXPECT_NEAR(sum / (2 * count), 0.01125, 0.04 * 0.01125);
}

TEST(FedRelaxTest, CanShowNoiselessUpdatesInsteadOfSharedOnes) {
  const auto problem = pairOfNodes(1);
  const MethodContext context{nullptr, {}, Rng(7)};
  FedRelaxSolver sharing(problem, context, {.perturbation = 0.1});
  FedRelaxSolver quiet(problem, context, {.perturbation = 0.1, .showsNoiseless = true});
  for (int k = 0; k < 20; ++k) {
    const Matrix seen = sharing.primal();
    sharing.step();
    quiet.step();
    // w_i⁺ = argmin (w − a_i)² + ½(w − w̃_j)² = (2a_i + w̃_j)/3, from the same noise.
    EXPECT_NEAR(quiet.primal()(0, 0), seen(0, 1) / 3, 1e-14);
    EXPECT_NEAR(quiet.primal()(0, 1), (4 + seen(0, 0)) / 3, 1e-14);
  }
}

TEST(FedRelaxTest, HasFlowForQuadraticPenaltyOnly) {
  const auto problem = pairOfNodes(1);
  FedRelaxSolver solver(problem, {}, {});
  iterate(solver, 200);
  EXPECT_NEAR(std::abs(solver.dual()(0, 0)), 1, 1e-12);  // λA(w₁ − w₂)
  auto lasso = problem;
  lasso.penalty = networkLasso();
  FedRelaxSolver other(lasso, {}, {});
  EXPECT_EQ(other.dual().cols(), 0);
}

FedRelaxGradientSolver::Settings stepsOf(FedRelaxGradientSolver::Averaging averaging,
                                         double rate = 0.01) {
  FedRelaxGradientSolver::Settings settings;
  settings.rate = rate;
  settings.averaging = averaging;
  return settings;
}

using Averaging = FedRelaxGradientSolver::Averaging;
using LearningRule = GraphLearning::Rule;

/// λ_i without λ.
Vector sharesOf(const GtvProblem& problem, Averaging averaging) {
  Vector shares = Vector::Ones(problem.nodeCount());
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const double strength = problem.graph->strength(i);
    if (averaging == Averaging::Count) shares[i] = 1.0 / problem.nodeCount();
    if (averaging == Averaging::Mean && strength > 0) shares[i] = 1 / strength;
  }
  return shares;
}

/// blockdiag(∇²L_i) + 2λ diag(left)L diag(right) ⊗ C, dense.
Matrix denseHessian(const GtvProblem& problem, const Matrix& C, const Vector& left,
                    const Vector& right) {
  const int n = problem.nodeCount();
  const int d = problem.dimension;
  Matrix H = Matrix::Zero(n * d, n * d);
  for (int i = 0; i < n; ++i) {
    Matrix own = Matrix::Zero(d, d);
    problem.losses[i]->addHessian(Vector::Zero(d), own);
    H.block(i * d, i * d, d, d) += own;
    for (const auto& incidence : problem.graph->neighbours(i)) {
      const int j = incidence.neighbour;
      const double pull = 2 * problem.lambda * problem.graph->edge(incidence.edge).weight * left[i];
      H.block(i * d, i * d, d, d) += pull * right[i] * C;
      H.block(i * d, j * d, d, d) -= pull * right[j] * C;
    }
  }
  return H;
}

TEST(FedRelaxGradientTest, StepAgreesWithFormula) {
  for (const auto averaging : {Averaging::Mean, Averaging::Count, Averaging::Sum}) {
    const auto problem = randomProblem(5, 9, 3, 6, 0.5, mocha(), 0.8);
    const auto context = withTestSet(problem, 12);
    FedRelaxGradientSolver solver(problem, context, stepsOf(averaging));
    iterate(solver, 5);
    const Matrix W = solver.primal();
    solver.step();
    // −(w⁺ − w)/α is affine in w with the dense matrix, and ∇L_i(0) at 0.
    const Matrix H = denseHessian(problem, predictionMetric(context), sharesOf(problem, averaging),
                                  Vector::Ones(9));
    Vector gradient = H * W.reshaped();
    Vector own(3);
    for (int i = 0; i < 9; ++i) {
      problem.losses[i]->gradient(Vector::Zero(3), own);
      gradient.segment(3 * i, 3) += own;
    }
    EXPECT_LE((solver.primal().reshaped() - (W.reshaped() - 0.01 * gradient)).norm(), 1e-13);
  }
}

TEST(FedRelaxGradientTest, ReportsLargestStableRate) {
  for (const auto averaging : {Averaging::Mean, Averaging::Count, Averaging::Sum}) {
    const auto problem = randomProblem(6, 10, 2, 6, 0.5, mocha(), 3);
    const auto context = withTestSet(problem, 15);
    // A similar matrix that is symmetric.
    const Vector roots = sharesOf(problem, averaging).cwiseSqrt();
    const Matrix H = denseHessian(problem, predictionMetric(context), roots, roots);
    const double top = symmetricEigenvalues(H).maxCoeff();
    FedRelaxGradientSolver stable(problem, context, stepsOf(averaging, 1.98 / top));
    EXPECT_NEAR(stable.curvature(), top, 0.005 * top);
    EXPECT_EQ(stable.stepSizeWarning(), "");
    iterate(stable, 3000);
    EXPECT_LE(stable.lastChange(), 1e-3);
    FedRelaxGradientSolver wild(problem, context, stepsOf(averaging, 2.03 / top));
    EXPECT_THAT(wild.stepSizeWarning(), ::testing::HasSubstr("largest stable one"));
    iterate(wild, 3000);
    EXPECT_GT(wild.primal().norm(), 1e6);
  }
}

TEST(FedRelaxGradientTest, SumAveragingReachesOptimumOfTheObjective) {
  auto problem = randomProblem(8, 8, 2, 8, 0.6, mocha(), 0.2);
  const auto context = withTestSet(problem, 10);
  problem.penalty = MahalanobisPenalty::make(2 * predictionMetric(context), "Q").value();
  FedRelaxGradientSolver solver(problem, context, stepsOf(Averaging::Sum, 0.05));
  iterate(solver, 60'000);
  DirectSolver direct(problem);
  iterate(direct, 3);
  EXPECT_NEAR(problem.objective(solver.primal()), problem.objective(direct.primal()), 1e-9);
}

/// Models on a line: a_i, with W at the optimum after enough steps of λ = 0.
GtvProblem onALine(std::vector<std::optional<double>> places) {
  return scalarProblem(std::move(places), {}, mocha(), 0);
}

FedRelaxGradientSolver::Settings learning(LearningRule rule, int choices, bool directed = false) {
  auto settings = stepsOf(Averaging::Mean, 0.5);  // 1/β: one step leads to the minimiser
  settings.learning = {rule, choices, directed};
  return settings;
}

std::vector<std::pair<int, int>> pairsOf(const EmpiricalGraph& graph) {
  std::vector<std::pair<int, int>> out;
  for (const auto& edge : graph.edges()) out.emplace_back(edge.head, edge.tail);
  return out;
}

TEST(FedRelaxGradientTest, NodesChooseNearestOtherNodes) {
  // 0, 1 and 2.5 are neighbours on the line, 10 and 11 are.
  const auto problem = onALine({0, 1, 2.5, 10, 11});
  FedRelaxGradientSolver solver(problem, withTestSet(problem, 4), learning(LearningRule::Reset, 1));
  EXPECT_EQ(solver.learnedGraph()->edgeCount(), 0);
  solver.step();
  // 0 → 1, 1 → 0, 2.5 → 1, 10 → 11, 11 → 10.
  EXPECT_THAT(pairsOf(*solver.learnedGraph()),
              ::testing::ElementsAre(std::pair(0, 1), std::pair(1, 2), std::pair(3, 4)));
  EXPECT_EQ(solver.traffic()->messages, 5.0 * 4);
}

TEST(FedRelaxGradientTest, TiesAreResolvedBySmallestIndex) {
  const auto problem = onALine({3, 3, 3, 3});
  FedRelaxGradientSolver solver(problem, withTestSet(problem, 4), learning(LearningRule::Reset, 1));
  solver.step();
  EXPECT_THAT(pairsOf(*solver.learnedGraph()),
              ::testing::ElementsAre(std::pair(0, 1), std::pair(0, 2), std::pair(0, 3)));
}

TEST(FedRelaxGradientTest, GrowingGraphKeepsChosenEdges) {
  auto problem = randomProblem(9, 12, 2, 6, 0, mocha(), 1);
  const auto context = withTestSet(problem, 10);
  auto growing = learning(LearningRule::Growing, 2);
  growing.rate = 0.02;
  auto anew = growing;
  anew.learning.rule = LearningRule::Reset;
  FedRelaxGradientSolver grown(problem, context, growing);
  FedRelaxGradientSolver reset(problem, context, anew);
  auto known = pairsOf(*grown.learnedGraph());
  for (int k = 0; k < 50; ++k) {
    grown.step();
    reset.step();
    const auto now = pairsOf(*grown.learnedGraph());
    EXPECT_TRUE(std::includes(now.begin(), now.end(), known.begin(), known.end()));
    known = now;
    for (int i = 0; i < 12; ++i) EXPECT_GE(reset.learnedGraph()->degree(i), 2);
    EXPECT_LE(reset.learnedGraph()->edgeCount(), 24);
  }
}

TEST(FedRelaxGradientTest, RestoredStateKeepsLearnedGraph) {
  const auto problem = randomProblem(10, 12, 2, 6, 0, mocha(), 1);
  const auto context = withTestSet(problem, 10);
  auto settings = learning(LearningRule::Growing, 2);
  settings.rate = 0.02;
  FedRelaxGradientSolver first(problem, context, settings);
  iterate(first, 20);
  FedRelaxGradientSolver second(problem, context, settings);
  ASSERT_TRUE(second.restore(first.state()).ok());
  EXPECT_EQ(*second.learnedGraph(), *first.learnedGraph());
  iterate(first, 20);
  iterate(second, 20);
  EXPECT_EQ(first.primal(), second.primal());
  EXPECT_EQ(*second.learnedGraph(), *first.learnedGraph());
}

// L_i = (w − a_i)², alone at first: w_i = a_i. Then node i solves (2 + λa_i c)w = 2a_i + λcΣ_j w_j
// with the neighbours it has chosen, c = X'ᵀX'/m'.
TEST(FedRelaxTest, LearnsGraphFromPredictionsOfLocalMinimisers) {
  const std::vector<double> places{0, 1, 2.5, 10, 11};
  auto problem = onALine({places.begin(), places.end()});
  problem.lambda = 0.8;
  const auto context = withTestSet(problem, 4);
  for (const bool directed : {false, true}) {
    FedRelaxSolver solver(problem, context,
                          {.onPredictions = true, .learning = {LearningRule::Reset, 1, directed}});
    EXPECT_EQ(solver.learnedGraph()->edgeCount(), 0);
    solver.step();
    EXPECT_LE((solver.primal().transpose() - Eigen::Map<const Vector>(places.data(), 5)).norm(),
              1e-12);
    EXPECT_THAT(pairsOf(*solver.learnedGraph()),
                ::testing::ElementsAre(std::pair(0, 1), std::pair(1, 2), std::pair(3, 4)));
    EXPECT_EQ(solver.traffic()->messages, 5.0 * 4);
    EXPECT_EQ(solver.dual().cols(), 0);
    solver.step();
    const double c = predictionMetric(context)(0, 0);
    // 1 is chosen by 0 and 2.5, and chooses 0.
    std::vector<std::vector<int>> heard{{1}, {0, 2}, {1}, {4}, {3}};
    if (directed) heard[1] = {0};
    for (int i = 0; i < 5; ++i) {
      double sum = 0;
      for (const int j : heard[static_cast<std::size_t>(i)]) sum += places[j];
      const auto strength = static_cast<double>(heard[static_cast<std::size_t>(i)].size());
      EXPECT_NEAR(solver.primal()(0, i), (2 * places[i] + 0.8 * c * sum) / (2 + 0.8 * c * strength),
                  1e-12)
          << i << directed;
    }
  }
}

TEST(FedRelaxTest, LearnsGraphFromPredictionsOnly) {
  const auto problem = onALine({0, 1, 2});
  const auto context = withTestSet(problem, 4);
  const GraphLearning::Settings growing{LearningRule::Growing, 1};
  const auto blind = FedRelaxSolver::refusal({.learning = growing}, problem, context);
  ASSERT_FALSE(blind.ok());
  EXPECT_EQ(blind.error().where, "solver.learnGraph");
  EXPECT_TRUE(
      FedRelaxSolver::refusal({.onPredictions = true, .learning = growing}, problem, context).ok());
  const auto many = FedRelaxSolver::refusal(
      {.onPredictions = true, .learning = {LearningRule::Growing, 3}}, problem, context);
  ASSERT_FALSE(many.ok());
  EXPECT_THAT(many.error().message, ::testing::HasSubstr("there are 3 nodes"));
}

// What has grown beyond all numbers is chosen last, and nothing is chosen twice.
TEST(GraphLearningTest, TreatsNonFinitePredictionsAsFarthest) {
  const auto problem = onALine({0, 1, 2, 3});
  const GraphLearning graph({LearningRule::Reset, 2, true}, problem);
  auto chosen = graph.nothing();
  Matrix reported{{0, std::nan(""), 2, std::numeric_limits<double>::infinity()}};
  graph.choose(chosen, reported);
  EXPECT_EQ(chosen.colwise().sum(), (Matrix::Constant(1, 4, 2)));
  EXPECT_EQ(chosen(2, 0), 1);
  EXPECT_EQ(chosen(0, 2), 1);
  EXPECT_EQ(chosen.diagonal(), Vector::Zero(4));
}

}  // namespace
}  // namespace gtv
