#include "federated/descent.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>

#include "base/json.h"
#include "base/rng.h"
#include "federated/catalogue.h"
#include "losses/local_loss.h"
#include "losses/squared_loss.h"
#include "second_order/direct.h"
#include "support/newton_optimum.h"
#include "support/small_problems.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;
using testing::networkLasso;
using testing::randomProblem;

using Rule = StepSizes::Rule;
using Set = Projection::Set;

DescentSolver::Settings settingsOf(Rule rule, double size, Set projection = Set::Everywhere) {
  DescentSolver::Settings settings;
  settings.steps = {rule, size, 1};
  settings.projection.set = projection;
  return settings;
}

/// One node with m random samples.
GtvProblem oneNode(std::uint64_t seed, int d, int m, double noise = 0.5) {
  Rng rng(seed);
  Matrix X(d, m);
  rng.fillNormal(X);
  Matrix y(1, m);
  rng.fillNormal(y);
  const Vector labels = X.transpose() * Vector::Ones(d) + noise * Vector(y.transpose());
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix(X.transpose()), labels,
                                                  std::vector<Eigen::Index>{0, m});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(1, {}).value());
  problem.losses = {std::make_shared<SquaredLoss>(datasets, 0, 1.0 / m, Vector::Zero(d))};
  problem.penalty = mocha();
  problem.dimension = d;
  problem.lambda = 0;
  return problem;
}

/// argmin of the one loss.
Vector minimiserOf(const GtvProblem& problem) {
  DirectSolver direct(problem);
  iterate(direct, 3);
  return direct.primal().col(0);
}

// f = 1.5w² + 4w − 10¹⁰ has β = 3: gradient descent converges if and only if 0 < α < 2/3 [LN 5.3].
// As squared loss: (x w − y)² with x² = 1.5, −2xy = 4.
TEST(DescentTest, ConvergesForStepsBelowTwoOverSmoothness) {
  const double x = std::sqrt(1.5);
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix(RowMatrix::Constant(1, 1, x)),
                                                  Vector(Vector::Constant(1, -2 / x)),
                                                  std::vector<Eigen::Index>{0, 1});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(1, {}).value());
  problem.losses = {std::make_shared<SquaredLoss>(datasets, 0, 1.0, Vector::Zero(1))};
  problem.penalty = mocha();
  problem.dimension = 1;
  DescentSolver slow(problem, {}, settingsOf(Rule::Fixed, 0.66));
  EXPECT_NEAR(slow.smoothness(), 3, 1e-12);
  iterate(slow, 2000);
  EXPECT_NEAR(slow.primal()(0, 0), -4.0 / 3, 1e-10);
  EXPECT_EQ(slow.stepSizeWarning(), "");
  DescentSolver fast(problem, {}, settingsOf(Rule::Fixed, 0.67));
  iterate(fast, 2000);
  EXPECT_GT(std::abs(fast.primal()(0, 0)), 1e3);
  EXPECT_THAT(fast.stepSizeWarning(), ::testing::HasSubstr("2/β = 0.667"));
}

TEST(DescentTest, OptimalStepContractsAsPredictedAndFastest) {
  const auto problem = oneNode(1, 4, 30);
  const Vector target = minimiserOf(problem);
  const auto measured = [&](const DescentSolver::Settings& settings) {
    DescentSolver solver(problem, {}, settings);
    iterate(solver, 4);
    const double before = (solver.primal().col(0) - target).norm();
    iterate(solver, 5);
    return std::pow((solver.primal().col(0) - target).norm() / before, 0.2);
  };
  DescentSolver optimal(problem, {}, settingsOf(Rule::Optimal, 1));
  ASSERT_TRUE(optimal.predictedContraction().has_value());
  const double predicted = optimal.predictedContraction().value_or(0);
  // κ* = (λ_d/λ_1 − 1)/(λ_d/λ_1 + 1) [LN 36, 39]
  const double ratio = optimal.smoothness() / optimal.convexity();
  EXPECT_NEAR(predicted, (ratio - 1) / (ratio + 1), 1e-12);
  EXPECT_LE(measured(settingsOf(Rule::Optimal, 1)), predicted + 1e-9);
  for (const double factor : {0.5, 1.5}) {
    const double size = factor / optimal.smoothness();
    DescentSolver other(problem, {}, settingsOf(Rule::Fixed, size));
    EXPECT_GT(other.predictedContraction().value_or(0), predicted);
    EXPECT_LE(measured(settingsOf(Rule::Fixed, size)),
              other.predictedContraction().value_or(0) + 1e-9);
  }
}

TEST(DescentTest, NetworkedStepsReachOptimumOfTheObjective) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto problem = randomProblem(seed, 10, 2, 6, 0.5, mocha(), 0.5);
    DirectSolver direct(problem);
    iterate(direct, 3);
    for (const auto rule : {Rule::Optimal, Rule::Backtracking}) {
      DescentSolver solver(problem, {}, settingsOf(rule, 1));
      iterate(solver, 20'000);
      EXPECT_NEAR(problem.objective(solver.primal()), problem.objective(direct.primal()),
                  1e-7 * problem.objective(Matrix::Zero(2, 10)));
    }
  }
}

TEST(DescentTest, BacktrackingNeverIncreasesTheObjective) {
  const auto problem = randomProblem(6, 12, 3, 6, 0.4, mocha(), 1);
  DescentSolver solver(problem, {}, settingsOf(Rule::Backtracking, 100));
  double last = problem.objective(solver.primal());
  for (int k = 0; k < 200; ++k) {
    solver.step();
    const double now = problem.objective(solver.primal());
    EXPECT_LE(now, last * (1 + 1e-14));
    last = now;
  }
}

TEST(DescentTest, DiminishingSubgradientStepsApproachOptimumForNormPenalty) {
  const auto problem = randomProblem(2, 8, 2, 8, 0.5, networkLasso(), 0.3);
  auto settings = settingsOf(Rule::Diminishing, 0.3);
  settings.steps.power = 0.7;
  DescentSolver solver(problem, {}, settings);
  iterate(solver, 20'000);
  const double optimum = testing::newtonOptimum(problem);
  EXPECT_GE(problem.objective(solver.primal()), optimum - 1e-9);
  EXPECT_LE(problem.objective(solver.primal()), optimum * 1.01);
}

TEST(DescentTest, ConsensusIsGradientDescentOnTheMeanLoss) {
  const auto problem = randomProblem(3, 9, 3, 8, 0.3, mocha(), 5);
  DescentSolver solver(problem, {}, settingsOf(Rule::Optimal, 1, Set::Consensus));
  Vector w = Vector::Zero(3);
  Vector gradient(3);
  const double size = 2 / (solver.convexity() + solver.smoothness());
  for (int k = 0; k < 20; ++k) {
    Vector sum = Vector::Zero(3);
    for (const auto& loss : problem.losses) {
      loss->gradient(w, gradient);
      sum += gradient;
    }
    w -= size / 9 * sum;
    solver.step();
    for (int i = 0; i < 9; ++i) EXPECT_LE((solver.primal().col(i) - w).norm(), 1e-13);
  }
  // A server hears from and answers every node.
  EXPECT_EQ(solver.traffic()->messages, 18);
  EXPECT_EQ(solver.traffic()->numbers, 18 * 3);
}

TEST(ProjectionTest, IsNearestPointOfTheSet) {
  const Matrix W{{3, -1, 0.5}, {-1, -2, 0.25}};
  const auto projected = [&](Projection projection) {
    Matrix out = W;
    projection.apply(out);
    return out;
  };
  // Means 1, −1.5, 0.375; negative ones go to 0.
  EXPECT_TRUE(projected({.set = Set::Ray}).isApprox(Matrix{{1, 0, 0.375}, {1, 0, 0.375}}));
  EXPECT_EQ(projected({.set = Set::Interval, .low = -1, .high = 1}),
            (Matrix{{1, -1, 0.5}, {-1, -1, 0.25}}));
  const Matrix ball = projected({.set = Set::Ball, .radius = 2});
  EXPECT_NEAR(ball.col(0).norm(), 2, 1e-15);
  EXPECT_NEAR(ball(0, 0) / ball(1, 0), -3, 1e-12);
  EXPECT_EQ(ball.col(2), W.col(2));
  // Rows have the means 2.5/3 and −2.75/3.
  EXPECT_TRUE(
      projected({.set = Set::Consensus}).isApprox(Vector{{2.5 / 3, -2.75 / 3}}.replicate(1, 3)));
  EXPECT_EQ(projected({}), W);
}

TEST(DescentTest, ProjectedStepsStayInSetAndReachItsOptimum) {
  const auto problem = oneNode(4, 3, 20, 0.1);  // the minimiser is near (1, 1, 1)
  auto settings = settingsOf(Rule::Optimal, 1, Set::Ball);
  settings.projection.radius = 0.5;
  DescentSolver solver(problem, {}, settings);
  iterate(solver, 3000);
  const Vector w = solver.primal().col(0);
  EXPECT_NEAR(w.norm(), 0.5, 1e-12);
  // On the border of the ball the negative gradient points outwards along w.
  Vector gradient(3);
  problem.losses[0]->gradient(w, gradient);
  EXPECT_NEAR(-gradient.dot(w), gradient.norm() * w.norm(), 1e-9);
}

// Without data at two of the three nodes no loss is strongly convex there, the objective is.
TEST(DescentTest, PredictsContractionWhenOnlyTheObjectiveIsStronglyConvex) {
  auto problem = oneNode(7, 2, 12);
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(3, {{0, 1, 1}, {1, 2, 0.5}}).value());
  for (int i = 1; i < 3; ++i) problem.losses.push_back(std::make_shared<ZeroLoss>(2));
  problem.lambda = 0.7;
  DirectSolver direct(problem);
  iterate(direct, 3);
  for (const double size : {0.1, 0.3}) {
    DescentSolver solver(problem, {}, settingsOf(Rule::Fixed, size));
    ASSERT_TRUE(solver.predictedContraction().has_value());
    const double predicted = solver.predictedContraction().value_or(0);
    const auto distance = [&] { return (solver.primal() - direct.primal()).norm(); };
    double before = distance();
    for (int k = 0; k < 150; ++k) {
      solver.step();
      const double now = distance();
      ASSERT_LE(now, predicted * before + 1e-12) << size << ' ' << k;
      // What is slowest is all that is left in the end: the bound is met.
      if (k >= 100 && now > 1e-10) {
        EXPECT_NEAR(now / before, predicted, 1e-3) << size << ' ' << k;
      }
      before = now;
    }
  }
  // Nor where one sample is all that there is for two parameters.
  auto few = oneNode(3, 2, 1);
  few.graph = problem.graph;
  for (int i = 1; i < 3; ++i) few.losses.push_back(std::make_shared<ZeroLoss>(2));
  few.lambda = 0.7;
  EXPECT_FALSE(DescentSolver(few, {}, settingsOf(Rule::Fixed, 0.1)).predictedContraction());
  // A part of the network without any data is moved by nobody: there is no factor below 1.
  problem.lambda = 0;
  EXPECT_FALSE(DescentSolver(problem, {}, settingsOf(Rule::Fixed, 0.1)).predictedContraction());
}

TEST(DescentTest, PerturbedStepsStayWithinGeometricSum) {
  const auto problem = oneNode(5, 2, 20);
  const Vector target = minimiserOf(problem);
  auto settings = settingsOf(Rule::Optimal, 1);
  const double kappa = DescentSolver(problem, {}, settings).predictedContraction().value_or(1);
  settings.perturbation = 0.01;
  DescentSolver solver(problem, {nullptr, {}, Rng(3)}, settings);
  double error = target.norm();
  for (int k = 0; k < 200; ++k) {
    const Matrix before = solver.primal();
    solver.step();
    // ‖w⁺ − ŵ‖ ≤ κ‖w − ŵ‖ + ‖ε‖, ε what the noiseless step misses [LN 50 as mended, spec D19].
    DescentSolver quiet(problem, {}, settingsOf(Rule::Optimal, 1));
    quiet.startFrom(before, Matrix(2, 0));
    quiet.step();
    const double noise = (solver.primal() - quiet.primal()).norm();
    error = kappa * error + noise;
    EXPECT_LE((solver.primal().col(0) - target).norm(), error + 1e-12);
  }
  EXPECT_GT((solver.primal().col(0) - target).norm(), 1e-4);
}

// The variance of the mean of B draws is that of one over B [LN 57].
TEST(DescentTest, LargerBatchesReduceGradientNoise) {
  const auto problem = oneNode(6, 2, 50);
  const auto variance = [&](int batch) {
    double sum = 0;
    constexpr int draws = 4000;
    Vector full(2);
    problem.losses[0]->gradient(Vector::Zero(2), full);
    for (int k = 0; k < draws; ++k) {
      auto settings = settingsOf(Rule::Fixed, 1);
      settings.draw = DescentSolver::Draw::Batch;
      settings.batch = batch;
      DescentSolver solver(problem, {nullptr, {}, Rng(static_cast<std::uint64_t>(k + 1))},
                           settings);
      solver.step();  // w⁺ = −g
      sum += (solver.primal().col(0) + full).squaredNorm();
    }
    return sum / draws;
  };
  const double one = variance(1);
  EXPECT_NEAR(variance(4), one / 4, 0.1 * one / 4);
  EXPECT_NEAR(variance(16), one / 16, 0.1 * one / 16);
}

// Joint SGD on the objective of GTVMin: one drawn sample of every node, all of the coupling.
TEST(DescentTest, JointStochasticStepsApproachOptimumOfTheObjective) {
  const auto problem = randomProblem(4, 8, 2, 8, 0.5, mocha(), 0.4);
  DirectSolver direct(problem);
  iterate(direct, 3);
  const double optimum = problem.objective(direct.primal());
  auto settings = settingsOf(Rule::Diminishing, 0.2);
  settings.steps.power = 0.7;
  settings.draw = DescentSolver::Draw::Batch;
  DescentSolver solver(problem, {nullptr, {}, Rng(3)}, settings);
  iterate(solver, 20'000);
  EXPECT_LE(problem.objective(solver.primal()) - optimum,
            0.01 * (problem.objective(Matrix::Zero(2, 8)) - optimum));
}

// FedSGD: w⁺ = w − (α/n) Σ_i g_i with g_i of a batch, whose mean is that of full gradients.
TEST(DescentTest, ConsensusBatchesStepAlongMeanGradient) {
  const auto problem = randomProblem(5, 4, 2, 4, 0.5, mocha(), 1);
  Vector full = Vector::Zero(2);
  Vector gradient(2);
  for (const auto& loss : problem.losses) {
    loss->gradient(Vector::Zero(2), gradient);
    full += gradient / 4;
  }
  constexpr int draws = 4000;
  Vector mean = Vector::Zero(2);
  Vector squares = Vector::Zero(2);
  for (int k = 0; k < draws; ++k) {
    auto settings = settingsOf(Rule::Fixed, 0.5, Set::Consensus);
    settings.draw = DescentSolver::Draw::Batch;
    DescentSolver solver(problem, {nullptr, {}, Rng(static_cast<std::uint64_t>(k + 1))}, settings);
    solver.step();
    const Vector w = solver.primal().col(0);
    EXPECT_EQ(solver.primal().col(3), w);
    mean += w / draws;
    squares += w.cwiseAbs2() / draws;
  }
  for (int j = 0; j < 2; ++j) {
    const double deviation = std::sqrt((squares[j] - mean[j] * mean[j]) / draws);
    EXPECT_GT(deviation, 0);
    EXPECT_NEAR(mean[j], -0.5 * full[j], 4 * deviation);
  }
}

TEST(DescentTest, OnlineStepsUseSamplesInTurn) {
  const auto problem = oneNode(7, 2, 3);
  auto settings = settingsOf(Rule::Fixed, 0.1);
  settings.draw = DescentSolver::Draw::InTurn;
  DescentSolver solver(problem, {}, settings);
  Vector w = Vector::Zero(2);
  Vector gradient(2);
  for (int k = 0; k < 7; ++k) {
    problem.losses[0]->sampleGradient(k % 3, w, gradient);  // 2x(xᵀw − y) [LN 58]
    w -= 0.1 * gradient;
    solver.step();
    EXPECT_LE((solver.primal().col(0) - w).norm(), 1e-14);
  }
}

TEST(StepSizesTest, DiminishingStepsFollowPowerOfTheIteration) {
  const StepSizes steps{Rule::Diminishing, 2, 0.5};
  EXPECT_EQ(steps.at(0, 0, 1), 2);
  EXPECT_NEAR(steps.at(3, 0, 1), 1, 1e-15);
  EXPECT_NEAR(steps.at(99, 0, 1), 0.2, 1e-15);
  EXPECT_EQ((StepSizes{Rule::Optimal, 7, 1}).at(5, 1, 3), 0.5);
  EXPECT_EQ((StepSizes{Rule::Optimal, 7, 1}).at(5, 0, INFINITY), 7);
}

/// Those of tests/data/gradient_steps_reference.py.
GtvProblem referenceProblem() {
  const std::vector<Eigen::Index> offsets{0, 5, 12, 16};
  RowMatrix X(16, 3);
  Vector y(16);
  for (int i = 0; i < 3; ++i)
    for (auto r = offsets[static_cast<std::size_t>(i)];
         r < offsets[static_cast<std::size_t>(i) + 1]; ++r) {
      const auto within = static_cast<double>(r - offsets[static_cast<std::size_t>(i)]);
      for (int d = 0; d < 3; ++d) X(r, d) = std::sin(1 + 3.1 * i + 2.3 * within + 1.7 * d);
      y[r] = std::cos(0.5 + 1.9 * i + 0.7 * within);
    }
  auto datasets = std::make_shared<LocalDatasets>(X, y, offsets);
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(3, {{0, 1, 1.0}, {1, 2, 0.5}}).value());
  for (int i = 0; i < 3; ++i)
    problem.losses.push_back(std::make_shared<SquaredLoss>(
        datasets, i, 1.0 / static_cast<double>(datasets->sampleCount(i)), Vector::Zero(3)));
  problem.penalty = mocha();
  problem.dimension = 3;
  problem.lambda = 0.4;
  return problem;
}

Json gradientSteps(const std::string& update, int batch, double size) {
  Json solver{
      {"kind", "gradient-steps"}, {"steps", "fixed"}, {"stepSize", size}, {"update", update}};
  if (batch > 0) solver.update(Json{{"gradients", "cyclic"}, {"batch", batch}});
  return solver;
}

std::unique_ptr<Solver> solverOf(const Json& solver, const GtvProblem& problem,
                                 const MethodContext& context = {}) {
  return makeSolver(readChoice(solverCatalogue().view, solver, "solver").value(), problem, context)
      .value();
}

TEST(DescentTest, MomentumAdamAndCyclicBatchesAgreeWithNumPy) {
  const auto expected = Json::parse(
      readTextFile(testing::testDataFolder() + "/gradient_steps_reference.json").value());
  const auto problem = referenceProblem();
  const std::map<std::string, double> rates{{"plain", 0.05}, {"momentum", 0.02}, {"adam", 0.1}};
  for (const auto& each : expected) {
    const auto update = each.at("update").get<std::string>();
    const auto solver =
        solverOf(gradientSteps(update, each.at("batch").get<int>(), rates.at(update)), problem);
    iterate(*solver, 25);
    for (int i = 0; i < 3; ++i)
      for (int d = 0; d < 3; ++d)
        EXPECT_NEAR(
            solver->primal()(d, i),
            each.at("W")[static_cast<std::size_t>(i)][static_cast<std::size_t>(d)].get<double>(),
            1e-9)
            << update << each.at("batch");
  }
}

TEST(DescentTest, RestoredMomentsGoOnBitForBit) {
  const auto problem = referenceProblem();
  for (const char* update : {"momentum", "adam"}) {
    auto choice = gradientSteps(update, 2, 0.05);
    choice["gradients"] = "shuffled";
    const auto whole = solverOf(choice, problem);
    iterate(*whole, 20);
    const auto first = solverOf(choice, problem);
    iterate(*first, 9);
    const auto second = solverOf(choice, problem);
    ASSERT_TRUE(second->restore(first->state()).ok());
    iterate(*second, 11);
    EXPECT_EQ(second->primal(), whole->primal()) << update;
    whole->reset();
    iterate(*whole, 9);
    EXPECT_EQ(whole->primal(), first->primal()) << update;
  }
}

TEST(DescentTest, ShuffledPassVisitsEverySampleOnce) {
  // One pass of a node with plain steps of so small a size that w hardly moves: their sum is the
  // step along the full gradient.
  const auto problem = oneNode(3, 2, 8);
  const double size = 1e-7;
  const auto passed = solverOf({{"kind", "gradient-steps"},
                                {"steps", "fixed"},
                                {"stepSize", size},
                                {"gradients", "shuffled"},
                                {"batch", 2}},
                               problem);
  iterate(*passed, 4);
  const auto full = solverOf(gradientSteps("plain", 0, 4 * size), problem);
  iterate(*full, 1);
  EXPECT_LT((passed->primal() - full->primal()).norm(), 1e-4 * full->primal().norm());
}

TEST(DescentTest, EpochsEndTheMethod) {
  const auto problem = referenceProblem();  // the largest node has 7 samples
  auto choice = gradientSteps("plain", 3, 0.05);
  choice["epochs"] = 3;
  const auto solver = solverOf(choice, problem);
  iterate(*solver, 6);
  EXPECT_FALSE(solver->isDone());
  iterate(*solver, 1);
  EXPECT_TRUE(solver->isDone());
}

TEST(DescentTest, MomentumRefusesBacktracking) {
  const auto problem = referenceProblem();
  const auto choice =
      readChoice(solverCatalogue().view, {{"kind", "gradient-steps"}, {"update", "adam"}}, "solver")
          .value();
  const auto refused = checkSolver(choice, problem);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "solver.steps");
}

TEST(DescentTest, AdamOnConsensusFollowsTheMeanGradient) {
  const auto problem = referenceProblem();
  auto choice = gradientSteps("adam", 0, 0.1);
  choice["projection"] = "consensus";
  const auto solver = solverOf(choice, problem);
  iterate(*solver, 1);
  // The first step of Adam is α·sign of the gradient of the mean loss, up to ε.
  Vector sum = Vector::Zero(3);
  Vector one(3);
  for (const auto& loss : problem.losses) {
    loss->gradient(Vector::Zero(3), one);
    sum += one;
  }
  for (int d = 0; d < 3; ++d) EXPECT_NEAR(solver->primal()(d, 1), sum[d] > 0 ? -0.1 : 0.1, 1e-6);
}

}  // namespace
}  // namespace gtv
