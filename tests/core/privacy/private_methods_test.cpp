// Methods whose messages are clipped and get noise.
#include <gmock/gmock.h>

#include <cmath>
#include <tuple>

#include "federated/catalogue.h"
#include "losses/squared_loss.h"
#include "privacy/accountant.h"
#include "privacy/private_release.h"
#include "run/report.h"
#include "run/run.h"
#include "support/experiments.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;

constexpr int nodes = 4;
constexpr int samples = 5;
constexpr int dimension = 3;

/// A ring of four nodes; the labels of `replaced` samples of node 0 are wild.
GtvProblem ring(int replaced = 0) {
  Rng rng(7);
  RowMatrix X(Eigen::Index{nodes} * samples, dimension);
  for (double& x : X.reshaped()) x = rng.normal();
  Vector y = 3 * X.col(0) - X.col(1);
  for (int r = 0; r < replaced; ++r) {
    y[r] = -100 + 7 * r;
    X.row(r) *= -20;
  }
  std::vector<Eigen::Index> offsets;
  for (int i = 0; i <= nodes; ++i) offsets.push_back(Eigen::Index{i} * samples);
  auto datasets = std::make_shared<LocalDatasets>(X, y, offsets);
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(nodes, {{0, 1, 1.0}, {1, 2, 1.0}, {2, 3, 1.0}, {0, 3, 1.0}}).value());
  for (int i = 0; i < nodes; ++i)
    problem.losses.push_back(
        std::make_shared<SquaredLoss>(datasets, i, 1.0 / samples, Vector::Zero(dimension)));
  problem.penalty = mocha();
  problem.dimension = dimension;
  problem.lambda = 0.5;
  return problem;
}

Json privately(Json solver, double noise) {
  solver["privacy"] = "noise";
  solver["clippingNorm"] = 0.4;
  solver["noiseMultiplier"] = noise;
  return solver;
}

const std::vector<Json>& methods() {
  static const std::vector<Json> all{
      {{"kind", "fedrelax"}},
      {{"kind", "fedavg"}},
      {{"kind", "fedavg"}, {"client", "gradient"}, {"participation", 0.5}},
      {{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.1}},
      {{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.1}, {"protects", "sample"}},
      {{"kind", "fedsgd"}, {"stepSize", 0.1}, {"batch", 2}},
      {{"kind", "fedsgd"}, {"stepSize", 0.1}, {"batch", 2}, {"protects", "sample"}}};
  return all;
}

Choice choiceOf(const Json& solver) {
  return readChoice(solverCatalogue().view, solver, "solver").value();
}

std::unique_ptr<Solver> solverOf(const Json& solver, const GtvProblem& problem) {
  return makeSolver(choiceOf(solver), problem).value();
}

TEST(PrivateMethodsTest, DataOfNodeMoveWhatIsSentNoFartherThanSensitivity) {
  const auto problem = ring();
  const auto other = ring(samples);
  const auto distance = [&](const Json& method) {
    const auto a = solverOf(method, problem);
    const auto b = solverOf(method, other);
    iterate(*a, 1);
    iterate(*b, 1);
    return (a->primal() - b->primal()).colwise().norm().maxCoeff();
  };
  constexpr double twice = 2 * 0.4 * (1 + 1e-12);
  EXPECT_LE(distance(privately({{"kind", "fedrelax"}}, 1)), twice);
  EXPECT_GT(distance({{"kind", "fedrelax"}}), twice);
  EXPECT_LE(distance(privately({{"kind", "fedavg"}}, 1)), twice / nodes);
  EXPECT_GT(distance({{"kind", "fedavg"}}), twice / nodes);
  const Json descent{{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.1}};
  EXPECT_LE(distance(privately(descent, 1)), 0.1 * twice / nodes);
  EXPECT_GT(distance(descent), 0.1 * twice / nodes);
}

TEST(PrivateMethodsTest, SampleMovesGradientNoFartherThanSensitivity) {
  const auto problem = ring();
  const auto other = ring(1);
  Json method = privately({{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.1}}, 1);
  method["protects"] = "sample";
  const auto a = solverOf(method, problem);
  const auto b = solverOf(method, other);
  iterate(*a, 1);
  iterate(*b, 1);
  const double moved = (a->primal() - b->primal()).col(0).norm();
  EXPECT_GT(moved, 0);
  EXPECT_LE(moved, 0.1 * 2 * 0.4 / samples / nodes * (1 + 1e-12));
}

TEST(PrivateMethodsTest, WithoutNoiseClippedGradientsAreAveraged) {
  const auto problem = ring();
  const auto solver =
      solverOf(privately({{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.1}}, 0), problem);
  iterate(*solver, 1);
  Vector mean = Vector::Zero(dimension);
  for (const auto& loss : problem.losses) {
    Vector g(dimension);
    loss->gradient(Vector::Zero(dimension), g);
    mean += g * std::min(1.0, 0.4 / g.norm()) / nodes;
  }
  EXPECT_LT((solver->primal().col(2) + 0.1 * mean).norm(), 1e-14);
  EXPECT_TRUE(std::isinf(solver->privacySpent().value()));
}

TEST(PrivateReleaseTest, NoiseHasItsStandardDeviation) {
  PrivateRelease release;
  release.clipping = 2;
  release.noise = 1.5;
  constexpr int size = 20000;
  Vector v = Vector::Constant(size, 5);
  release.apply(Vector::Constant(size, 5), v, Rng(3), 1, 4);
  v.array() -= 5;
  EXPECT_NEAR(std::sqrt(v.squaredNorm() / size), 3, 0.06);  // four standard errors
  Vector again = Vector::Constant(size, 5);
  release.apply(Vector::Constant(size, 5), again, Rng(3), 1, 5);
  again.array() -= 5;
  EXPECT_LT(std::abs(v.dot(again)) / size, 4 * 9 / std::sqrt(1.0 * size));
}

TEST(PrivateMethodsTest, SpendWhatTheAccountantSays) {
  const auto problem = ring();
  for (const auto& method : methods()) {
    EXPECT_FALSE(solverOf(method, problem)->privacySpent().has_value()) << method;
    const auto solver = solverOf(privately(method, 4), problem);
    EXPECT_EQ(solver->privacySpent().value(), 0) << method;
    iterate(*solver, 6);
    if (method.contains("participation"))
      EXPECT_LE(solver->privacySpent().value(), composedEpsilon(0.5, 1, 6, 1e-5)) << method;
    else
      EXPECT_EQ(solver->privacySpent().value(), composedEpsilon(0.5, 1, 6, 1e-5)) << method;
  }
  Json sampled = privately(methods().back(), 4);
  sampled["neighbouring"] = "remove";
  const auto solver = solverOf(sampled, problem);
  iterate(*solver, 6);
  EXPECT_EQ(solver->privacySpent().value(), composedEpsilon(0.25, 0.4, 6, 1e-5));
  EXPECT_LT(solver->privacySpent().value(), composedEpsilon(0.25, 1, 6, 1e-5));
}

TEST(PrivateMethodsTest, BudgetLastsForItsMessagesAndEndsTheMethod) {
  const auto problem = ring();
  for (auto method : methods()) {
    if (method.contains("participation")) continue;
    method["privacy"] = "budget";
    method["privacyBudget"] = 2;
    method["privateRounds"] = 10;
    method["stopAtBudget"] = true;
    const auto solver = solverOf(method, problem);
    iterate(*solver, 9);
    EXPECT_FALSE(solver->isDone()) << method;
    EXPECT_LT(solver->privacySpent().value(), 2);
    iterate(*solver, 1);
    EXPECT_TRUE(solver->isDone()) << method;
    EXPECT_NEAR(solver->privacySpent().value(), 2, 1e-6);
    EXPECT_LE(solver->privacySpent().value(), 2);
    EXPECT_THAT(solver->whyDone(), ::testing::HasSubstr("budget ε = 2 is used up"));
    const Matrix last = solver->primal();
    iterate(*solver, 3);
    EXPECT_EQ(solver->primal(), last) << method;
    EXPECT_LE(solver->privacySpent().value(), 2);
  }
}

TEST(PrivateMethodsTest, RestoredMethodGoesOnBitForBit) {
  const auto problem = ring();
  for (const auto& plain : methods()) {
    const auto method = privately(plain, 2);
    const auto whole = solverOf(method, problem);
    iterate(*whole, 12);
    const auto first = solverOf(method, problem);
    iterate(*first, 5);
    const auto second = solverOf(method, problem);
    ASSERT_TRUE(second->restore(first->state()).ok()) << method;
    EXPECT_EQ(second->privacySpent(), first->privacySpent());
    iterate(*second, 7);
    EXPECT_EQ(second->primal(), whole->primal()) << method;
    EXPECT_EQ(second->privacySpent(), whole->privacySpent()) << method;
    whole->reset();
    EXPECT_EQ(whole->privacySpent().value(), 0);
    iterate(*whole, 5);
    EXPECT_EQ(whole->primal(), first->primal()) << method;
    auto broken = first->state();
    broken.scalars.front() = -1;
    EXPECT_FALSE(second->restore(broken).ok()) << method;
  }
}

TEST(PrivateMethodsTest, RefuseWhatPrivacyDoesNotCover) {
  const auto problem = ring();
  const auto whyNot = [&](const Json& method) {
    const auto made = makeSolver(choiceOf(method), problem);
    return made ? std::string() : made.error().text();
  };
  EXPECT_THAT(whyNot(privately({{"kind", "fedgd"}}, 1)), ::testing::HasSubstr("solver.steps"));
  EXPECT_THAT(whyNot(privately({{"kind", "fedrelax"}, {"output", "noiseless"}}, 1)),
              ::testing::HasSubstr("solver.output"));
  EXPECT_THAT(
      whyNot(privately({{"kind", "fedsgd"}, {"protects", "sample"}, {"gradients", "cyclic"}}, 1)),
      ::testing::HasSubstr("solver.gradients"));
  EXPECT_EQ(whyNot(privately({{"kind", "fedsgd"}, {"protects", "sample"}}, 1)), "");
}

TEST(PrivateMethodsTest, RunTracesItsBudgetAndEndsThereWithAReason) {
  const auto experiment =
      testing::changed(testing::smallExperiment(), {{"solver",
                                                     {{"kind", "fedavg"},
                                                      {"privacy", "budget"},
                                                      {"privacyBudget", 3},
                                                      {"privateRounds", 7},
                                                      {"stopAtBudget", true}}},
                                                    {"stop", {{"maxIterations", 50}}}});
  const auto run = Run::start(experiment).value();
  run->advance(50);
  EXPECT_EQ(run->iteration(), 7);
  EXPECT_EQ(run->status(), RunStatus::IterationLimit);
  EXPECT_THAT(run->message(), ::testing::HasSubstr("the privacy budget ε = 3 is used up"));
  const auto& rows = run->trace().rows();
  EXPECT_EQ(rows.front().privacySpent, 0);
  EXPECT_NEAR(rows.back().privacySpent, 3, 1e-6);
  for (std::size_t k = 1; k < rows.size(); ++k)
    EXPECT_GT(rows[k].privacySpent, rows[k - 1].privacySpent);
  EXPECT_EQ(runReport(*run).at("privacySpent"), rows.back().privacySpent);
}

}  // namespace
}  // namespace gtv
