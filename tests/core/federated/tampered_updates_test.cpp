// What attackers report reaches the others, and what it does to them.
#include <gmock/gmock.h>

#include <cmath>

#include "base/rng.h"
#include "federated/catalogue.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;
using testing::networkLasso;
using testing::scalarProblem;

Choice attackedMethod(const Json& solver) {
  return readChoice(solverCatalogue().view, solver, "solver").value();
}

MethodContext attackedBy(int node, TamperedUpdate report) {
  auto data = std::make_shared<NodeData>();
  data->testSet = RowMatrix{{1}, {-1}};
  MethodContext context;
  context.data = data;
  context.rng = Rng(3);
  context.byzantine = ByzantineUpdates(Rng(4));
  context.byzantine.add(node, node, std::move(report));
  return context;
}

std::unique_ptr<Solver> run(const GtvProblem& problem, const Json& solver,
                            const MethodContext& context, int steps) {
  auto method = makeSolver(attackedMethod(solver), problem, context).value();
  iterate(*method, steps);
  return method;
}

/// Eleven nodes with (w − a_i)², a_i about 1.
GtvProblem crowd(double lambda) {
  std::vector<std::optional<double>> targets;
  std::vector<Edge> edges;
  for (int i = 0; i < 11; ++i) {
    targets.emplace_back(1 + 0.02 * i);
    if (i > 0) edges.push_back({0, i, 1});
  }
  return scalarProblem(targets, edges, mocha(), lambda);
}

TEST(TamperedUpdatesTest, AttackerBreaksMeanButNotRobustAggregation) {
  const auto problem = crowd(1);
  // w̄ of the honest nodes is about 1.1.
  const auto shown = [&](const char* rule, int rounds) {
    const Json solver{{"kind", "fedavg"}, {"aggregation", rule}, {"trim", 0.1}};
    return run(problem, solver, attackedBy(4, {{}, 1e6, 0}), rounds)->primal()(0, 0);
  };
  EXPECT_GT(std::abs(shown("mean", 3)), 1e4);
  for (const char* robust : {"median", "trimmed-mean", "krum"}) {
    EXPECT_NEAR(shown(robust, 200), 1.1, 0.12) << robust;
  }
}

TEST(TamperedUpdatesTest, ServersReceiveTamperedUpdates) {
  const auto problem = crowd(1);
  for (const Json& solver :
       {Json{{"kind", "fedgd"}}, Json{{"kind", "fedsgd"}}, Json{{"kind", "ifca"}},
        Json{{"kind", "ifca"}, {"average", "models"}}, Json{{"kind", "pfedme"}},
        Json{{"kind", "fedavg"}, {"client", "gradient"}}}) {
    const auto honest = run(problem, solver, attackedBy(4, {{}, 1, 0}), 3);
    const auto attacked = run(problem, solver, attackedBy(4, {{}, 100, 0}), 3);
    EXPECT_GT(std::abs(honest->primal()(0, 7) - attacked->primal()(0, 7)), 0.01) << solver;
  }
}

// Two nodes, (w − 0)² and (w − 2)², λ = 1: node 0 told that the other is at 9 takes
// argmin w² + ½(w − 9)² = 3. The attacker computes from node 0's model:
// argmin (w − 2)² + ½(w − 3)² = 7/3, and tells 9.
TEST(TamperedUpdatesTest, TamperedUpdatesReachNeighboursAndDisplayedModels) {
  const auto problem = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 1);
  const Vector nine{{9}};
  for (const Json& solver : {Json{{"kind", "fedrelax"}}, Json{{"kind", "primal-dual"}},
                             Json{{"kind", "fedrelax-gradient"}, {"averaging", "sum"}}}) {
    const auto method = run(problem, solver, attackedBy(1, {nine, 1, 0}), 5000);
    // With C = 1 and λ‖·‖², argmin w² + (w − 9)² = 4.5.
    const bool squared = solver.at("kind") == "fedrelax-gradient";
    EXPECT_NEAR(method->primal()(0, 0), squared ? 4.5 : 3, 1e-9) << solver;
    EXPECT_EQ(method->primal()(0, 1), 9);
  }
  // An attacker that tells three times what it computes, (4 + w₁)/3, tells t = 4 + w₁; with
  // w₁ = t/3 that is w₁ = 2 and t = 6.
  const auto method = run(problem, {{"kind", "fedrelax"}}, attackedBy(1, {{}, 3, 0}), 500);
  EXPECT_NEAR(method->primal()(0, 0), 2, 1e-12);
  EXPECT_NEAR(method->primal()(0, 1), 6, 1e-12);
}

// Of a node with α = 2 and a_i = 1 the bound is λ/2.
TEST(TamperedUpdatesTest, VictimsUnderNetworkLassoStayWithinTheoreticalBound) {
  for (const double far : {10.0, 1e3, -1e6})
    for (const bool ideal : {true, false}) {
      const Vector told{{far}};
      auto context = attackedBy(1, {told, 1, 0});
      if (!ideal) context.network.loss = 0.2;
      const auto norm = scalarProblem({0, 2}, {{0, 1, 1}}, networkLasso(), 0.3);
      const auto bounded = run(norm, {{"kind", "primal-dual"}}, context, 3000);
      EXPECT_NEAR(bounded->primal()(0, 0), far > 0 ? 0.15 : -0.15, 1e-9) << far;
      // MOCHA: argmin w² + 0.15(w − far)² = 0.15·far/1.15.
      const auto spring = scalarProblem({0, 2}, {{0, 1, 1}}, mocha(), 0.3);
      const auto pulled = run(spring, {{"kind", "primal-dual"}}, context, 3000);
      EXPECT_NEAR(pulled->primal()(0, 0), 0.15 * far / 1.15, 1e-9 * std::abs(far)) << far;
    }
}

TEST(TamperedUpdatesTest, AttackersContinueFromTheirUntamperedModels) {
  const auto problem = crowd(0.5);
  for (const Json& solver :
       {Json{{"kind", "fedrelax-gradient"}}, Json{{"kind", "primal-dual"}},
        Json{{"kind", "gradient-steps"}, {"steps", "fixed"}, {"stepSize", 0.02}}})
    for (const double loss : {0.0, 0.2}) {
      auto context = attackedBy(3, {{}, 2, 0.1});
      context.network.loss = loss;
      const auto first = run(problem, solver, context, 9);
      const auto state = first->state();
      iterate(*first, 8);
      const auto second = makeSolver(attackedMethod(solver), problem, context).value();
      ASSERT_TRUE(second->restore(state).ok());
      iterate(*second, 8);
      EXPECT_EQ(second->state(), first->state()) << solver;
      // Its own model stays small: what doubles at every step is not told twice.
      EXPECT_LT(std::abs(first->primal()(0, 3)), 10) << solver;
    }
}

TEST(TamperedUpdatesTest, MethodsWithoutMessagesRefuseTamperedUpdates) {
  const auto problem = crowd(1);
  const auto context = attackedBy(4, {{}, 2, 0});
  const auto checked = checkSolver(attackedMethod({{"kind", "direct"}}), problem, context);
  ASSERT_FALSE(checked.ok());
  EXPECT_THAT(checked.error().text(),
              ::testing::AllOf(::testing::StartsWith("attacks: this method works with what nodes"),
                               ::testing::HasSubstr("fedavg")));
  EXPECT_FALSE(checkSolver(attackedMethod({{"kind", "gradient-steps"}}), problem, context));
}

}  // namespace
}  // namespace gtv
