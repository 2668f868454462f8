// Methods of rounds with a server, and local averaging.
#include "server/server_rounds.h"

#include <gmock/gmock.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/rng.h"
#include "federated/catalogue.h"
#include "losses/squared_loss.h"
#include "support/small_problems.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;

/// That of tests/data/server_methods_reference.py: five nodes, the last without data.
GtvProblem fiveNodes() {
  const std::vector<Eigen::Index> counts{5, 7, 4, 6};
  std::vector<Eigen::Index> offsets{0};
  for (const auto count : counts) offsets.push_back(offsets.back() + count);
  RowMatrix X(offsets.back(), 3);
  Vector y(offsets.back());
  for (std::size_t i = 0; i < counts.size(); ++i)
    for (Eigen::Index k = 0; k < counts[i]; ++k) {
      const auto node = static_cast<double>(i);
      const auto within = static_cast<double>(k);
      for (int d = 0; d < 3; ++d)
        X(offsets[i] + k, d) = std::sin(1 + 3.1 * node + 2.3 * within + 1.7 * d + 0.9 * within * d);
      y[offsets[i] + k] = std::cos(0.5 + 1.9 * node + 0.7 * within) + node;
    }
  const auto datasets = std::make_shared<LocalDatasets>(X, y, offsets);
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(5, {{0, 1, 1.0}, {1, 2, 1.0}, {1, 3, 1.0}, {3, 4, 1.0}}).value());
  for (int i = 0; i < 4; ++i)
    problem.losses.push_back(std::make_shared<SquaredLoss>(
        datasets, i, 1.0 / static_cast<double>(datasets->sampleCount(i)), Vector::Zero(3)));
  problem.losses.push_back(std::make_shared<ZeroLoss>(3));
  problem.penalty = mocha();
  problem.dimension = 3;
  problem.lambda = 0.4;
  return problem;
}

Result<std::unique_ptr<Solver>> tried(const Json& solver, const GtvProblem& problem) {
  MethodContext context;
  context.rng = Rng(5);
  return makeSolver(readChoice(solverCatalogue().view, solver, "solver").value(), problem, context);
}

std::unique_ptr<Solver> made(const Json& solver, const GtvProblem& problem) {
  return tried(solver, problem).value();
}

const std::vector<std::string>& methodsOfRounds() {
  static const std::vector<std::string> all{"fedprox", "scaffold",        "fedadam",
                                            "ditto",   "partial-sharing", "local-averaging"};
  return all;
}

TEST(ServerRoundsTest, IteratesAgreeWithNumPy) {
  const auto expected = Json::parse(
      readTextFile(testing::testDataFolder() + "/server_methods_reference.json").value());
  const auto problem = fiveNodes();
  ASSERT_EQ(expected.size(), 12U);
  for (const auto& each : expected) {
    const auto solver = made(each.at("solver"), problem);
    iterate(*solver, 12);
    for (int i = 0; i < 5; ++i)
      for (int d = 0; d < 3; ++d)
        EXPECT_NEAR(
            solver->primal()(d, i),
            each.at("W")[static_cast<std::size_t>(i)][static_cast<std::size_t>(d)].get<double>(),
            1e-9)
            << each.at("solver");
  }
}

TEST(ServerRoundsTest, NumberOfThreadsChangesNothing) {
  const auto problem = fiveNodes();
  for (const auto& kind : methodsOfRounds()) {
    const Json choice{{"kind", kind}, {"batch", 2}, {"participation", 0.5}};
    const auto one = made(choice, problem);
    const auto three = made(choice, problem);
    three->setThreads(3);
    iterate(*one, 15);
    iterate(*three, 15);
    EXPECT_EQ(one->state(), three->state()) << kind;
  }
}

TEST(ServerRoundsTest, TrafficCountsWhatClientsGetAndSend) {
  const auto problem = fiveNodes();
  const auto after = [&](const Json& choice) {
    const auto solver = made(choice, problem);
    solver->step();
    return solver->traffic().value();
  };
  // Four nodes have data, three parameters go down and up.
  EXPECT_EQ(after({{"kind", "fedprox"}}).numbers, 2 * 4 * 3);
  EXPECT_EQ(after({{"kind", "fedadam"}}).vectors, 2 * 4);
  EXPECT_EQ(after({{"kind", "scaffold"}}).numbers, 2 * 2 * 4 * 3);
  EXPECT_EQ(after({{"kind", "scaffold"}}).messages, 2 * 4);
  EXPECT_EQ(after({{"kind", "ditto"}, {"participation", 0.5}}).numbers, 2 * 2 * 3);
  EXPECT_EQ(after({{"kind", "partial-sharing"}, {"shared", "2"}}).numbers, 2 * 4);
  EXPECT_EQ(made({{"kind", "local-averaging"}}, problem)->vectorsPerEdge(), 2);
}

TEST(ServerRoundsTest, ClientsOfARoundAreDrawnFromTheSeed) {
  const auto problem = fiveNodes();
  const auto solver = made({{"kind", "ditto"}, {"participation", 0.5}}, problem);
  solver->step();
  int trained = 0;
  for (int i = 0; i < 4; ++i) trained += solver->primal().col(i).isZero(0) ? 0 : 1;
  EXPECT_EQ(trained, 2);
  const auto again = made({{"kind", "ditto"}, {"participation", 0.5}}, problem);
  again->step();
  EXPECT_EQ(again->primal(), solver->primal());
}

TEST(ServerRoundsTest, FedProxWithoutPenaltyIsFedAvg) {
  const auto problem = fiveNodes();
  const auto prox = made({{"kind", "fedprox"}, {"mu", 0}, {"batch", 2}}, problem);
  const auto average =
      made({{"kind", "fedavg"}, {"client", "gradient"}, {"rate", 0.05}, {"batch", 2}}, problem);
  iterate(*prox, 20);
  iterate(*average, 20);
  EXPECT_EQ(prox->primal(), average->primal());
}

TEST(ServerRoundsTest, ScaffoldReachesPooledModelWhereFedAvgDoesNot) {
  const auto problem = fiveNodes();
  const auto pooled = made({{"kind", "pooled"}}, problem);
  pooled->step();
  const auto distance = [&](const Json& choice) {
    const auto solver = made(choice, problem);
    iterate(*solver, 4000);
    return (solver->primal().col(0) - pooled->primal().col(0)).norm();
  };
  const Json local{{"localSteps", 5}, {"rate", 0.02}};
  Json scaffold{{"kind", "scaffold"}};
  scaffold.update(local);
  EXPECT_LT(distance(scaffold), 1e-8);
  Json average{{"kind", "fedavg"}, {"client", "gradient"}};
  average.update(local);
  EXPECT_GT(distance(average), 1e-2);
}

TEST(ServerRoundsTest, DittoWithoutPullIsLocalTraining) {
  auto problem = fiveNodes();
  problem.lambda = 0;
  const auto ditto = made({{"kind", "ditto"}, {"personalSteps", 5}}, problem);
  iterate(*ditto, 3);
  Vector w = Vector::Zero(3);
  Vector gradient(3);
  for (int k = 0; k < 15; ++k) {
    problem.losses[1]->gradient(w, gradient);
    w -= 0.05 * gradient;
  }
  EXPECT_LE((ditto->primal().col(1) - w).norm(), 1e-13);
}

TEST(ServerRoundsTest, SharedCoordinatesAreEqualAtAllNodes) {
  const auto problem = fiveNodes();
  const auto solver = made({{"kind", "partial-sharing"}, {"shared", "1+3"}}, problem);
  iterate(*solver, 10);
  const Matrix& W = solver->primal();
  for (int i = 1; i < 5; ++i) {
    EXPECT_EQ(W(0, i), W(0, 0));
    EXPECT_EQ(W(2, i), W(2, 0));
    EXPECT_NE(W(1, i), W(1, 0));
  }
  EXPECT_EQ(W(1, 4), 0) << "of a node without data";
}

TEST(ServerRoundsTest, WrongSharedCoordinatesAreAnErrorAtTheirField) {
  const auto problem = fiveNodes();
  for (const char* text : {"4", "0", "1-", "2-1", "first"}) {
    const auto solver = tried({{"kind", "partial-sharing"}, {"shared", text}}, problem);
    ASSERT_FALSE(solver.ok()) << text;
    EXPECT_EQ(solver.error().where, "solver.shared") << text;
  }
}

TEST(LocalAveragingTest, MeanOfTheModelsFollowsMeanOfTheSteps) {
  const auto problem = fiveNodes();
  const auto solver = made({{"kind", "local-averaging"}, {"localSteps", 1}}, problem);
  iterate(*solver, 7);
  const Matrix before = solver->primal();
  Matrix gradients(3, 5);
  for (int i = 0; i < 5; ++i)
    problem.losses[static_cast<std::size_t>(i)]->gradient(before.col(i), gradients.col(i));
  solver->step();
  const Vector expected = (before - 0.05 * gradients).rowwise().mean();
  EXPECT_LE((solver->primal().rowwise().mean() - expected).norm(), 1e-14);
}

}  // namespace
}  // namespace gtv
