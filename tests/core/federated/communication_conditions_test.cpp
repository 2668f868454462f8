// Methods on networks where nodes sleep, are slow or inexact, and messages come late or never.
#include <gmock/gmock.h>

#include <cmath>
#include <functional>

#include "base/rng.h"
#include "federated/catalogue.h"
#include "federated/fedrelax.h"
#include "losses/catalogue.h"
#include "solvers/primal_dual.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using testing::iterate;
using testing::mocha;
using testing::networkLasso;
using testing::scalarProblem;

Choice methodOf(const Json& solver) {
  return readChoice(solverCatalogue().view, solver, "solver").value();
}

CommunicationConditions conditionsOf(const Json& fields, int nodes = 8) {
  std::vector<int> ids(static_cast<std::size_t>(nodes));
  for (int i = 0; i < nodes; ++i) ids[static_cast<std::size_t>(i)] = i;
  const auto parameter = communicationFields().entries.front();
  std::vector<Error> problems;
  const auto read = readFields(parameter, "network", fields, "network", {}, problems);
  EXPECT_TRUE(problems.empty());
  return readCommunicationConditions(read, ids, Rng(5));
}

/// Strongly convex: node i has (w − a_i)², on a ring with a chord.
GtvProblem ringProblem(double lambda, bool norm = false) {
  return scalarProblem({0, 1, 2.5, -1, 4, 3, 0.5, 1.5},
                       {{0, 1, 1},
                        {1, 2, 1},
                        {2, 3, 2},
                        {3, 4, 1},
                        {4, 5, 1},
                        {5, 6, 0.5},
                        {6, 7, 1},
                        {0, 7, 1},
                        {1, 5, 1}},
                       norm ? networkLasso() : mocha(), lambda);
}

/// With 6 shared test points.
MethodContext federationWith(const CommunicationConditions& network = {}) {
  auto data = std::make_shared<NodeData>();
  data->testSet = RowMatrix{{1}, {-1}, {1}, {-1}, {1}, {1}};
  MethodContext context;
  context.data = data;
  context.clusters = {0, 0, 0, 0, 1, 1, 1, 1};
  context.rng = Rng(17);
  context.network = network;
  return context;
}

std::unique_ptr<Solver> methodOn(const GtvProblem& problem, const Json& solver,
                                 const MethodContext& context) {
  return makeSolver(methodOf(solver), problem, context).value();
}

const std::vector<Json>& messagingMethods() {
  static const std::vector<Json> all{
      {{"kind", "primal-dual"}},
      {{"kind", "primal-dual"}, {"flowOwner", "both"}},
      {{"kind", "fedrelax"}},
      {{"kind", "fedrelax"}, {"compare", "predictions"}, {"perturbation", 0.1}},
      {{"kind", "fedrelax"}, {"perturbation", 0.1}, {"output", "noiseless"}},
      {{"kind", "fedrelax"}, {"compare", "predictions"}, {"learnGraph", "growing"}, {"choices", 2}},
      {{"kind", "fedrelax-gradient"}, {"start", "uniform"}},
      {{"kind", "fedrelax-gradient"}, {"learnGraph", "reset"}, {"choices", 2}},
      {{"kind", "fedrelax-gradient"},
       {"learnGraph", "growing"},
       {"choices", 1},
       {"directed", true}},
      {{"kind", "fedavg"}},
      {{"kind", "fedavg"}, {"client", "gradient"}, {"participation", 0.5}, {"output", "clients"}},
      {{"kind", "fedavg"}, {"servers", "per-cluster"}, {"aggregation", "median"}},
      {{"kind", "ifca"}, {"restarts", 2}},
      {{"kind", "ifca"}, {"average", "models"}, {"localSteps", 2}, {"rate", 0.05}},
      {{"kind", "pfedme"}},
      {{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.05}},
      {{"kind", "fedsgd"}, {"stepSize", 0.05}},
      {{"kind", "gradient-steps"}, {"steps", "fixed"}, {"stepSize", 0.05}},
      {{"kind", "gradient-steps"}, {"steps", "diminishing"}, {"gradients", "batch"}}};
  return all;
}

const Json rough{{"participation", 0.7}, {"loss", 0.3}, {"delay", 3}, {"speedSpread", 4}};

TEST(NetworkConditionsTest, DefaultsDescribeIdealNetwork) {
  const auto ideal = conditionsOf(Json::object());
  EXPECT_TRUE(ideal.isIdeal());
  EXPECT_EQ(ideal.deviation(), "");
  EXPECT_TRUE(ideal.activeNodes(8, 3, Rng(1)).empty());
  EXPECT_TRUE(conditionsOf({{"speeds", {1, 1}}}).isIdeal());
}

TEST(NetworkConditionsTest, ShareOfTheNodesIsRoundedUp) {
  for (const auto& [share, count] : {std::pair{1.0 / 8, 1}, {0.5, 4}, {0.51, 5}, {0.9, 8}}) {
    const auto network = conditionsOf({{"participation", share}});
    std::vector<int> times(8, 0);
    for (int k = 0; k < 400; ++k) {
      const auto activeNodes = network.activeNodes(8, k, Rng(3));
      EXPECT_EQ(std::count(activeNodes.begin(), activeNodes.end(), true), count);
      EXPECT_EQ(activeNodes, network.activeNodes(8, k, Rng(3)));
      for (std::size_t i = 0; i < 8; ++i) times[i] += activeNodes[i] ? 1 : 0;
    }
    // 400·count/8 on average; six standard deviations of a fair draw.
    for (const int each : times)
      EXPECT_NEAR(each, 50.0 * count, 6 * std::sqrt(400.0 * count / 8 * (1 - count / 8.0)));
  }
}

TEST(NetworkConditionsTest, SlowNodesComputeOnlyInSomeIterations) {
  const auto network = conditionsOf({{"speeds", {0.25, 1, 0.5}}});
  std::vector<int> times(8, 0);
  for (int k = 0; k < 12; ++k) {
    const auto activeNodes = network.activeNodes(8, k, Rng(3));
    for (std::size_t i = 0; i < 8; ++i) times[i] += activeNodes[i] ? 1 : 0;
    EXPECT_EQ(activeNodes[0], k % 4 == 3);
  }
  EXPECT_THAT(times, ::testing::ElementsAre(3, 12, 6, 12, 12, 12, 12, 12));
  for (const double speed : conditionsOf({{"speedSpread", 8}}).speeds) {
    EXPECT_GE(speed, 1.0 / 8);
    EXPECT_LE(speed, 1);
  }
}

TEST(NetworkConditionsTest, AsynchronousNodesComputeInProportionToTheirSpeed) {
  const auto network = conditionsOf({{"updates", "asynchronous"}, {"speeds", {0.1, 0.9}}}, 2);
  int first = 0;
  for (int k = 0; k < 1000; ++k) {
    const auto activeNodes = network.activeNodes(2, k, Rng(3));
    EXPECT_NE(activeNodes[0], activeNodes[1]);
    first += activeNodes[0] ? 1 : 0;
  }
  EXPECT_NEAR(first, 100, 57);  // six standard deviations, √(1000·0.1·0.9) = 9.5
}

TEST(NetworkConditionsTest, IdealConditionsChangeNothing) {
  const auto problem = ringProblem(0.4);
  for (const auto& solver : messagingMethods()) {
    const auto plain = methodOn(problem, solver, federationWith());
    const auto withConditions =
        methodOn(problem, solver, federationWith(conditionsOf(Json::object())));
    iterate(*plain, 15);
    iterate(*withConditions, 15);
    EXPECT_EQ(plain->state(), withConditions->state()) << solver;
    // A live change to where it was leaves no trace either.
    withConditions->networkChanged(conditionsOf({{"loss", 0}}));
    iterate(*plain, 3);
    iterate(*withConditions, 3);
    EXPECT_EQ(plain->state(), withConditions->state()) << solver;
  }
}

TEST(NetworkConditionsTest, LosslessNetworkWithMailboxesEqualsIdealNetwork) {
  // Asked to keep mailboxes by a delay that is over: only rounding may differ, in primal-dual.
  const auto problem = ringProblem(0.4);
  for (const auto& solver : messagingMethods()) {
    const auto plain = methodOn(problem, solver, federationWith());
    // So fast a loss that no message of some hundred is lost.
    auto network = conditionsOf(Json::object());
    network.loss = 1e-15;
    const auto mailed = methodOn(problem, solver, federationWith(network));
    iterate(*plain, 12);
    iterate(*mailed, 12);
    EXPECT_LE((plain->primal() - mailed->primal()).norm(), 1e-12) << solver;
    if (const auto sent = plain->traffic(); sent && solver.value("restarts", 1) == 1) {
      EXPECT_EQ(sent->messages, mailed->traffic()->messages) << solver;
      EXPECT_EQ(sent->numbers, mailed->traffic()->numbers) << solver;
    }
  }
}

TEST(NetworkConditionsTest, RestoredStateWithPendingMessagesContinuesBitForBit) {
  const auto problem = ringProblem(0.4);
  for (const auto& solver : messagingMethods())
    for (const Json& fields : {rough, Json{{"updates", "asynchronous"}, {"loss", 0.1}}}) {
      const auto context = federationWith(conditionsOf(fields));
      const auto first = methodOn(problem, solver, context);
      iterate(*first, 13);
      const auto state = first->state();
      iterate(*first, 17);
      const auto second = methodOn(problem, solver, context);
      ASSERT_TRUE(second->restore(state).ok()) << solver;
      iterate(*second, 17);
      EXPECT_EQ(second->state(), first->state()) << solver;
      const auto again = methodOn(problem, solver, context);
      iterate(*again, 30);
      EXPECT_EQ(again->state(), first->state()) << solver;
      again->reset();
      iterate(*again, 30);
      EXPECT_EQ(again->state(), first->state()) << solver;
    }
}

// Attackers go on from what they keep to themselves, with mailboxes and without.
TEST(NetworkConditionsTest, LosslessNetworkEqualsIdealNetworkAlsoWithAttackers) {
  const auto problem = ringProblem(0.4);
  for (const auto& solver : messagingMethods()) {
    auto context = federationWith();
    context.byzantine.add(2, 2, {{}, -2, 0});
    const auto plain = methodOn(problem, solver, context);
    context.network.loss = 1e-15;
    const auto mailed = methodOn(problem, solver, context);
    iterate(*plain, 6);
    iterate(*mailed, 6);
    EXPECT_LE((plain->primal() - mailed->primal()).norm(), 1e-11) << solver;
  }
}

TEST(NetworkConditionsTest, UnreliableMessagesChangeTheIterates) {
  const auto problem = ringProblem(0.4);
  for (const auto& solver : messagingMethods()) {
    const auto ideal = methodOn(problem, solver, federationWith());
    const auto real = methodOn(problem, solver, federationWith(conditionsOf(rough)));
    iterate(*ideal, 9);
    iterate(*real, 9);
    EXPECT_GT((ideal->primal() - real->primal()).norm(), 1e-3) << solver;
  }
}

/// The limit on the ideal network.
Matrix limitOf(const GtvProblem& problem, const Json& solver) {
  const auto method = methodOn(problem, solver, federationWith());
  iterate(*method, 8000);
  return method->primal();
}

const std::vector<Json>& hardNetworks() {
  static const std::vector<Json> all{{{"participation", 0.125}},
                                     {{"loss", 0.3}, {"delay", 3}},
                                     {{"updates", "asynchronous"}, {"loss", 0.3}, {"delay", 3}},
                                     {{"speeds", {0.1, 0.5, 1, 0.3}}, {"loss", 0.5}}};
  return all;
}

TEST(NetworkConditionsTest, FedRelaxConvergesToSameLimit) {
  const auto problem = ringProblem(0.7);
  const Json solver{{"kind", "fedrelax"}};
  const Matrix limit = limitOf(problem, solver);
  for (const auto& fields : hardNetworks()) {
    const auto method = methodOn(problem, solver, federationWith(conditionsOf(fields)));
    iterate(*method, 6000);
    EXPECT_LE((method->primal() - limit).lpNorm<Eigen::Infinity>(), 1e-9) << fields;
  }
}

TEST(NetworkConditionsTest, PrimalDualConvergesToSameLimit) {
  for (const bool norm : {false, true})
    for (const double lambda : {0.2, 1.0}) {
      const auto problem = ringProblem(lambda, norm);
      for (const Json& solver :
           {Json{{"kind", "primal-dual"}}, Json{{"kind", "primal-dual"}, {"flowOwner", "both"}}}) {
        const Matrix limit = limitOf(problem, solver);
        for (const auto& fields : hardNetworks()) {
          const auto method = methodOn(problem, solver, federationWith(conditionsOf(fields)));
          iterate(*method, 12'000);
          EXPECT_LE((method->primal() - limit).lpNorm<Eigen::Infinity>(), 1e-9)
              << solver << fields << norm << lambda;
        }
      }
    }
}

// The proof in primal_dual.h: whatever is late or lost, node i's t-th model is that of iteration t
// on the ideal network, neighbours are one step apart at most, and all go on.
TEST(NetworkConditionsTest, NodesThatWaitTakeTheStepsOfTheIdealNetwork) {
  const auto problem = ringProblem(0.4, true);
  constexpr int iterations = 400;
  const auto ideal = methodOn(problem, {{"kind", "primal-dual"}}, federationWith());
  std::vector<Matrix> models{ideal->primal()};
  for (int k = 0; k < iterations; ++k) {
    ideal->step();
    models.push_back(ideal->primal());
  }
  for (const Json& fields : {Json{{"delay", 5}}, rough,
                             Json{{"updates", "asynchronous"}, {"loss", 0.3}, {"delay", 3}}}) {
    const auto method = methodOn(problem, {{"kind", "primal-dual"}, {"flowOwner", "both"}},
                                 federationWith(conditionsOf(fields)));
    for (int k = 0; k < iterations; ++k) {
      method->step();
      const Vector steps = method->state().auxiliary.front().row(0);
      for (int i = 0; i < problem.nodeCount(); ++i)
        ASSERT_LE((method->primal().col(i) -
                   models[static_cast<std::size_t>(std::lround(steps[i]))].col(i))
                      .norm(),
                  1e-12)
            << fields << k;
      for (const auto& edge : problem.graph->edges())
        ASSERT_LE(std::abs(steps[edge.head] - steps[edge.tail]), 1);
      if (fields == Json{{"delay", 5}}) {
        ASSERT_GE(steps.minCoeff(), std::floor((k + 1) / 6.0)) << k;
      }
    }
    EXPECT_GE(method->state().auxiliary.front().minCoeff(), 5) << fields;
  }
}

TEST(NetworkConditionsTest, NodesThatWaitFollowAnotherLambdaTogether) {
  auto problem = ringProblem(0.2, true);
  const auto method = methodOn(problem, {{"kind", "primal-dual"}, {"flowOwner", "both"}},
                               federationWith(conditionsOf({{"delay", 4}, {"loss", 0.2}})));
  iterate(*method, 37);  // neighbours are at different steps
  problem.lambda = 1;
  method->problemChanged();
  iterate(*method, 20'000);
  EXPECT_LE((method->primal() - limitOf(ringProblem(1, true), {{"kind", "primal-dual"}}))
                .lpNorm<Eigen::Infinity>(),
            1e-9);
}

TEST(NetworkConditionsTest, GradientAndServerMethodsConvergeToSameLimit) {
  const auto problem = ringProblem(0.7);
  for (const Json& solver :
       {Json{{"kind", "fedrelax-gradient"}, {"averaging", "sum"}, {"rate", 0.02}},
        Json{{"kind", "fedavg"}}, Json{{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.02}},
        Json{{"kind", "gradient-steps"}, {"steps", "fixed"}, {"stepSize", 0.05}},
        Json{{"kind", "pfedme"}, {"localSteps", 0}, {"rate", 0.1}, {"localRounds", 3}}}) {
    const Matrix limit = limitOf(problem, solver);
    for (const auto& fields : hardNetworks()) {
      const auto method = methodOn(problem, solver, federationWith(conditionsOf(fields)));
      iterate(*method, 12'000);
      EXPECT_LE((method->primal() - limit).lpNorm<Eigen::Infinity>(), 1e-8) << solver << fields;
    }
  }
}

TEST(NetworkConditionsTest, CountsSentMessages) {
  // The ring with a chord has degrees 2, 3, 2, 2, 2, 3, 2, 2.
  const auto problem = ringProblem(0.4);
  auto network = conditionsOf({{"updates", "asynchronous"}, {"loss", 0.9}});
  const auto peers = methodOn(problem, {{"kind", "fedrelax"}}, federationWith(network));
  for (int k = 0; k < 20; ++k) {
    const auto activeNodes = network.activeNodes(8, k, Rng(17));
    const bool hub = activeNodes[1] || activeNodes[5];
    peers->step();
    EXPECT_EQ(peers->traffic()->messages, hub ? 3 : 2);
    EXPECT_EQ(peers->traffic()->numbers, hub ? 3 : 2);
  }
  // All are asked; one answers once an average has reached it.
  network.loss = 0;
  const auto star = methodOn(problem, {{"kind", "fedavg"}}, federationWith(network));
  for (int k = 0; k < 5; ++k) {
    star->step();
    EXPECT_EQ(star->traffic()->messages, 8 + 1);
  }
}

// One node with (w − 2)², its neighbour without data: on w₁ = 0 for ever the minimiser of
// (w − 2)² + ½w² is 4/3. From 0 a step of length 1/(β + ρ) = 1/3 along the gradient −4 gives it.
TEST(NetworkConditionsTest, OneGradientStepSufficesInOneDimension) {
  auto problem = scalarProblem({2, std::nullopt}, {{0, 1, 1}}, mocha(), 1);
  auto network = conditionsOf({{"localUpdates", "steps"}, {"innerSteps", 1}}, 2);
  FedRelaxSolver steps(problem, federationWith(network), {});
  steps.step();
  EXPECT_NEAR(steps.primal()(0, 0), 4.0 / 3, 1e-15);
  network = conditionsOf({{"localUpdates", "error"}, {"errorLevel", 0.5}}, 2);
  FedRelaxSolver error(problem, federationWith(network), {});
  error.step();
  // The step is 4/3; in one dimension directions are ±1.
  EXPECT_NEAR(std::abs(error.primal()(0, 0) - 4.0 / 3), 2.0 / 3, 1e-15);
}

TEST(NetworkConditionsTest, InexactNodesConvergeToSameLimit) {
  for (const Json& solver : {Json{{"kind", "fedrelax"}}, Json{{"kind", "primal-dual"}},
                             Json{{"kind", "fedrelax"}, {"compare", "predictions"}}})
    for (const Json& fields :
         {Json{{"localUpdates", "steps"}, {"innerSteps", 2}},
          Json{{"localUpdates", "error"}, {"errorLevel", 0.2}},
          Json{{"localUpdates", "error"}, {"errorLevel", 0.2}, {"loss", 0.2}, {"delay", 2}}}) {
      auto problem = testing::randomProblem(4, 8, 1, 5, 0.5, mocha(), 0.6);
      const Matrix limit = limitOf(problem, solver);
      const auto method = methodOn(problem, solver, federationWith(conditionsOf(fields)));
      iterate(*method, 8000);
      EXPECT_NEAR(problem.objective(method->primal()), problem.objective(limit), 1e-9)
          << solver << fields;
    }
}

TEST(NetworkConditionsTest, LiveChangesKeepIteratesAndPendingMessages) {
  const auto problem = ringProblem(0.7);
  for (const auto& solver : messagingMethods()) {
    const auto method = methodOn(problem, solver, federationWith());
    iterate(*method, 10);
    const Matrix before = method->primal();
    method->networkChanged(conditionsOf(rough));
    EXPECT_EQ(method->primal(), before);
    EXPECT_EQ(method->iteration(), 10);
    iterate(*method, 10);
    method->networkChanged(conditionsOf({{"loss", 0.1}, {"delay", 1}}));
    iterate(*method, 10);
    const auto state = method->state();
    // A method that is built with these conditions can take the state.
    const auto other =
        methodOn(problem, solver, federationWith(conditionsOf({{"loss", 0.1}, {"delay", 1}})));
    ASSERT_TRUE(other->restore(state).ok()) << solver;
    iterate(*method, 5);
    iterate(*other, 5);
    EXPECT_EQ(method->state(), other->state()) << solver;
    method->networkChanged({});
    iterate(*method, 5);
    const auto ideal = methodOn(problem, solver, federationWith());
    EXPECT_TRUE(ideal->restore(method->state()).ok()) << solver;
  }
}

TEST(NetworkConditionsTest, MethodsWithoutMessagesRefuseNetworkFields) {
  const auto problem = ringProblem(0.4);
  const auto refusal = [&](const Json& solver, const Json& fields) {
    const auto checked =
        checkSolver(methodOf(solver), problem, federationWith(conditionsOf(fields)));
    return checked.ok() ? "" : checked.error().text();
  };
  for (const auto& entry : solverCatalogue().entries) {
    const Json solver{{"kind", entry.info.id}};
    EXPECT_THAT(refusal(solver, Json::object()), ::testing::Not(::testing::HasSubstr("network.")))
        << entry.info.id;
    const auto why = refusal(solver, {{"delay", 2}});
    // There are no learners here, see learner_solver_test.cpp.
    if (entry.make.models == LocalModelKind::Learners) continue;
    if (entry.make.sendsMessages && entry.info.id != "gradient-steps") {
      EXPECT_EQ(why, "");
    } else {
      EXPECT_THAT(why, ::testing::StartsWith("network.delay: ")) << entry.info.id;
    }
  }
  EXPECT_THAT(
      refusal({{"kind", "direct"}}, {{"loss", 0.1}}),
      ::testing::AllOf(
          ::testing::StartsWith("network.loss: this method runs on the ideal"),
          ::testing::HasSubstr("Primal-dual (Algorithm 1) (primal-dual), FedRelax (fedrelax)")));
  EXPECT_THAT(refusal({{"kind", "fedrelax"}, {"order", "gauss-seidel"}}, {{"loss", 0.1}}),
              ::testing::StartsWith("network.loss: the Gauss-Seidel order"));
  EXPECT_THAT(refusal({{"kind", "primal-dual"}, {"relaxation", 1.5}}, {{"localUpdates", "error"}}),
              ::testing::StartsWith("network.localUpdates: over-relaxation"));
  EXPECT_THAT(refusal({{"kind", "ifca"}}, {{"localUpdates", "steps"}}),
              ::testing::StartsWith("network.localUpdates: this method asks no node"));
  EXPECT_THAT(refusal({{"kind", "fedavg"}, {"client", "gradient"}}, {{"localUpdates", "steps"}}),
              ::testing::StartsWith("network.localUpdates: clients that make gradient steps"));
  EXPECT_THAT(refusal({{"kind", "fedgd"}, {"steps", "back-tracking"}}, {{"participation", 0.5}}),
              ::testing::StartsWith("network.participation: back-tracking"));
}

TEST(NetworkConditionsTest, GradientStepsRefuseNonsmoothLosses) {
  RowMatrix X(2, 1);
  X << 1, 1;
  const auto data =
      std::make_shared<LocalDatasets>(X, Vector{{1, 2}}, std::vector<Eigen::Index>{0, 1, 2});
  auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 1);
  const auto absolute = defaultChoice(lossCatalogue().view, "absolute");
  problem.losses[0] =
      lossCatalogue().find("absolute")->make.make(absolute, LossContext{data, -1}, 0).value();
  const auto checked = checkSolver(methodOf({{"kind", "primal-dual"}}), problem,
                                   federationWith(conditionsOf({{"localUpdates", "steps"}}, 2)));
  ASSERT_FALSE(checked.ok());
  EXPECT_THAT(checked.error().text(),
              ::testing::StartsWith("network.localUpdates: gradient steps of the nodes need"));
}

TEST(ScheduleTest, CyclicNodesComputeInTurn) {
  const auto conditions =
      conditionsOf({{"schedule", "cyclic"}, {"participation", 0.375}}, 8);  // K = 3
  const auto active = [&](std::int64_t k) {
    std::vector<int> out;
    const auto computes = conditions.activeNodes(8, k, Rng(1));
    for (int i = 0; i < 8; ++i)
      if (computes[static_cast<std::size_t>(i)]) out.push_back(i);
    return out;
  };
  EXPECT_EQ(active(0), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(active(1), (std::vector<int>{3, 4, 5}));
  EXPECT_EQ(active(2), (std::vector<int>{0, 6, 7}));
  EXPECT_EQ(active(8), active(0));
  const auto one = conditionsOf({{"schedule", "cyclic"}, {"updates", "asynchronous"}}, 8);
  for (int k = 0; k < 16; ++k)
    EXPECT_TRUE(one.activeNodes(8, k, Rng(1))[static_cast<std::size_t>(k % 8)]);
}

TEST(ScheduleTest, ListedNodesComputeRoundByRound) {
  const auto conditions =
      conditionsOf({{"schedule", "listed"}, {"rounds", {"0 3", "1-2 7", ""}}}, 8);
  ASSERT_FALSE(conditions.problem) << conditions.problem->text();
  using Nodes = std::vector<bool>;
  EXPECT_EQ(conditions.activeNodes(8, 3, Rng(1)),
            (Nodes{true, false, false, true, false, false, false, false}));
  EXPECT_EQ(conditions.activeNodes(8, 1, Rng(1)),
            (Nodes{false, true, true, false, false, false, false, true}));
  EXPECT_EQ(conditions.activeNodes(8, 2, Rng(1)), Nodes(8, false));
  const auto problem = ringProblem(0.5);
  const auto solver = methodOn(problem, {{"kind", "fedrelax"}}, federationWith(conditions));
  iterate(*solver, 1);
  const Matrix first = solver->primal();
  for (const int i : {1, 2, 4, 5, 6, 7}) EXPECT_EQ(first(0, i), 0) << i;
  EXPECT_NE(first(0, 3), 0);
  iterate(*solver, 1);
  EXPECT_EQ(solver->primal()(0, 3), first(0, 3));
  EXPECT_NE(solver->primal()(0, 7), 0);
}

TEST(ScheduleTest, ErrorsNameTheField) {
  const auto problemOf = [](const Json& fields) {
    const auto conditions = conditionsOf(fields, 4);
    const auto problem = scalarProblem({0, 1, 2, 3}, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}}, mocha(), 1);
    const auto refused =
        checkSolver(methodOf({{"kind", "fedrelax"}}), problem, federationWith(conditions));
    return refused.ok() ? std::string() : refused.error().text();
  };
  EXPECT_THAT(problemOf({{"schedule", "listed"}}), HasSubstr("network.rounds"));
  EXPECT_THAT(problemOf({{"schedule", "listed"}, {"rounds", {"0", "2-9"}}}),
              HasSubstr("network.rounds[1]: the network has no node '9'"));
  EXPECT_THAT(problemOf({{"schedule", "listed"}, {"rounds", {"a"}}}),
              HasSubstr("network.rounds[0]: 'a' is neither a node nor a range"));
  EXPECT_THAT(problemOf({{"schedule", "listed"}, {"rounds", {"0"}}, {"participation", 0.5}}),
              HasSubstr("network.participation"));
  EXPECT_THAT(problemOf({{"rounds", {"0"}}}), HasSubstr("network.rounds"));
  EXPECT_EQ(problemOf({{"schedule", "cyclic"}, {"participation", 0.5}}), "");
}

TEST(ScheduleTest, EveryMessagingMethodReachesItsLimitWithCyclicNodes) {
  const auto problem = ringProblem(0.5);
  const auto cyclic = conditionsOf({{"schedule", "cyclic"}, {"participation", 0.25}}, 8);
  for (const char* kind : {"fedrelax", "primal-dual"}) {
    const auto ideal = methodOn(problem, {{"kind", kind}}, federationWith());
    const auto inTurn = methodOn(problem, {{"kind", kind}}, federationWith(cyclic));
    iterate(*ideal, 4000);
    iterate(*inTurn, 16'000);
    EXPECT_LT((ideal->primal() - inTurn->primal()).norm(), 1e-5) << kind;
  }
}

}  // namespace
}  // namespace gtv
