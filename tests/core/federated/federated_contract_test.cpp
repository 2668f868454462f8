// What every method promises whose aim is another than the minimiser of the objective.
#include <gmock/gmock.h>

#include <stop_token>
#include <string>
#include <string_view>
#include "base/rng.h"
#include "federated/catalogue.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;
using testing::networkLasso;
using testing::randomProblem;

Choice chosen(const Json& solver) {
  return readChoice(solverCatalogue().view, solver, "solver").value();
}

struct FederatedMethod {
  std::string name;
  Json solver;
};

void PrintTo(const FederatedMethod& method, std::ostream* out) { *out << method.name; }

std::vector<FederatedMethod> federatedMethods() {
  std::vector<FederatedMethod> all;
  for (const auto& entry : solverCatalogue().entries) {
    // Learners have a contract of their own, and so have nodes that hold columns of one table
    // (vertical_solver_test.cpp).
    if (entry.make.solvesGtvMin || entry.make.models == LocalModelKind::Learners ||
        entry.info.id == "vertical")
      continue;
    std::string name;
    for (const char c : entry.info.id)
      if (c != '-') name += c;
    all.push_back({name, {{"kind", entry.info.id}}});
  }
  const auto add = [&](const char* name, const Json& solver) { all.push_back({name, solver}); };
  add("fedrelaxSeidel", {{"kind", "fedrelax"}, {"order", "gauss-seidel"}});
  add("fedrelaxPredictions", {{"kind", "fedrelax"}, {"compare", "predictions"}});
  add("fedrelaxPerturbed", {{"kind", "fedrelax"}, {"perturbation", 0.1}});
  add("fedrelaxNoiseless", {{"kind", "fedrelax"}, {"perturbation", 0.1}, {"output", "noiseless"}});
  add("fedrelaxGrowing", {{"kind", "fedrelax"},
                          {"compare", "predictions"},
                          {"order", "gauss-seidel"},
                          {"learnGraph", "growing"},
                          {"choices", 2}});
  add("fedrelaxReset", {{"kind", "fedrelax"},
                        {"compare", "predictions"},
                        {"learnGraph", "reset"},
                        {"choices", 3},
                        {"directed", true},
                        {"perturbation", 0.1},
                        {"output", "noiseless"}});
  add("fedrelaxgradientGrowing",
      {{"kind", "fedrelax-gradient"}, {"learnGraph", "growing"}, {"choices", 2}});
  add("fedrelaxgradientReset", {{"kind", "fedrelax-gradient"},
                                {"learnGraph", "reset"},
                                {"choices", 2},
                                {"directed", true},
                                {"start", "uniform"}});
  add("fedavgGradient", {{"kind", "fedavg"}, {"client", "gradient"}, {"rate", 0.01}, {"batch", 2}});
  add("fedavgSome", {{"kind", "fedavg"}, {"participation", 0.5}, {"output", "clients"}});
  add("fedavgKrum", {{"kind", "fedavg"}, {"aggregation", "krum"}, {"servers", "per-cluster"}});
  add("ifcaModels", {{"kind", "ifca"},
                     {"average", "models"},
                     {"localSteps", 3},
                     {"rate", 0.01},
                     {"batch", 1},
                     {"restarts", 3}});
  for (const char* kind : {"federated-k-means", "federated-mixture"})
    all.push_back(
        {kind == std::string_view("federated-k-means") ? "neighboursCentres" : "neighboursMixtures",
         {{"kind", kind}, {"exchange", "neighbours"}, {"k", 3}}});
  for (const char* kind : {"louvain", "leiden", "flow", "seeded"})
    all.push_back({std::string("clusterthenlearn") + kind,
                   {{"kind", "cluster-then-learn"}, {"clusters", {{"kind", kind}}}}});
  for (const char* kind : {"k-means", "gaussian-mixture", "ward"})
    all.push_back(
        {std::string("clusterthenlearn") + kind[0],
         {{"kind", "cluster-then-learn"}, {"clusters", {{"kind", kind}, {"on", "parameters"}}}}});
  add("pfedmeExact", {{"kind", "pfedme"}, {"localSteps", 0}, {"participation", 0.5}});
  add("gradientstepsBatch", {{"kind", "gradient-steps"},
                             {"gradients", "batch"},
                             {"steps", "diminishing"},
                             {"stepSize", 0.01},
                             {"projection", "ball"}});
  add("gradientstepsNoise", {{"kind", "gradient-steps"}, {"perturbation", 0.1}});
  return all;
}

class FederatedContractTest : public ::testing::TestWithParam<FederatedMethod> {
 protected:
  FederatedContractTest() {
    auto data = std::make_shared<NodeData>();
    Matrix X(2, 12);
    Rng(3).fillNormal(X);
    data->testSet = X.transpose();
    context_.data = data;
    context_.clusters = {0, 0, 0, 0, 1, 1, 1, 1, 1};
    context_.rng = Rng(17);
  }
  /// Nodes without data and isolated ones happen.
  static GtvProblem anyProblem(double lambda = 0.4, bool norm = false) {
    return randomProblem(7, 9, 2, 4, 0.35, norm ? networkLasso() : mocha(), lambda);
  }
  std::unique_ptr<Solver> make(const GtvProblem& problem) const {
    return makeSolver(chosen(GetParam().solver), problem, context_).value();
  }

  MethodContext context_;
};

TEST_P(FederatedContractTest, CountsIterationsAndMeasuresLastChange) {
  const auto problem = anyProblem();
  const auto solver = make(problem);
  EXPECT_EQ(solver->iteration(), 0);
  EXPECT_EQ(solver->lastChange(), 0);
  EXPECT_EQ(solver->method(), GetParam().solver.at("kind").get<std::string>());
  EXPECT_EQ(solver->primal().rows(), 2);
  EXPECT_EQ(solver->primal().cols(), 9);
  for (int k = 1; k <= 8; ++k) {
    const Matrix before = solver->primal();
    solver->step();
    EXPECT_EQ(solver->iteration(), k);
    EXPECT_EQ(solver->lastChange(), (solver->primal() - before).lpNorm<Eigen::Infinity>());
    EXPECT_TRUE(solver->primal().allFinite());
  }
}

TEST_P(FederatedContractTest, RestoredStateContinuesBitForBit) {
  const auto problem = anyProblem();
  const auto first = make(problem);
  iterate(*first, 13);
  const auto state = first->state();
  iterate(*first, 11);
  const auto second = make(problem);
  ASSERT_TRUE(second->restore(state).ok());
  EXPECT_EQ(second->iteration(), 13);
  EXPECT_EQ(second->primal(), state.W);
  iterate(*second, 11);
  EXPECT_EQ(second->primal(), first->primal());
  EXPECT_EQ(second->state(), first->state());
  auto other = state;
  other.solver = "another";
  EXPECT_FALSE(second->restore(other).ok());
  other = state;
  other.W.conservativeResize(2, 8);
  EXPECT_FALSE(second->restore(other).ok());
  EXPECT_EQ(second->primal(), first->primal());
}

// A stop that comes before or within an iteration leaves nothing of it, whatever the method.
TEST_P(FederatedContractTest, InterruptedStepChangesNothing) {
  const auto problem = anyProblem();
  const auto solver = make(problem);
  const auto other = make(problem);
  iterate(*solver, 3);
  const auto before = solver->state();
  std::stop_source stop;
  stop.request_stop();
  solver->setStopToken(stop.get_token());
  solver->step();
  solver->setStopToken({});
  if (solver->iteration() == 3) {
    EXPECT_EQ(solver->state(), before);
  }
  while (solver->iteration() < 6) solver->step();
  iterate(*other, 6);
  EXPECT_EQ(solver->state(), other->state());
}

TEST_P(FederatedContractTest, ResetRestartsWithSameNumbers) {
  const auto problem = anyProblem();
  const auto solver = make(problem);
  const Matrix start = solver->primal();
  iterate(*solver, 9);
  const Matrix first = solver->primal();
  solver->reset();
  EXPECT_EQ(solver->iteration(), 0);
  EXPECT_EQ(solver->primal(), start);
  iterate(*solver, 9);
  EXPECT_EQ(solver->primal(), first);
}

TEST_P(FederatedContractTest, StartsFromModelsOfAnotherMethod) {
  const auto problem = anyProblem();
  const auto solver = make(problem);
  Matrix W(2, 9);
  Rng(5).fillNormal(W);
  solver->startFrom(W, Matrix(2, problem.edgeCount()));
  EXPECT_EQ(solver->primal(), W);
  iterate(*solver, 5);
  EXPECT_TRUE(solver->primal().allFinite());
}

TEST_P(FederatedContractTest, AdaptsToChangedLambdaAndPenalty) {
  auto problem = anyProblem();
  const auto solver = make(problem);
  iterate(*solver, 5);
  problem.lambda = 0;
  solver->problemChanged();
  iterate(*solver, 5);
  problem.lambda = 3;
  problem.penalty = networkLasso();
  solver->problemChanged();
  iterate(*solver, 5);
  EXPECT_TRUE(solver->primal().allFinite());
  EXPECT_TRUE(solver->dual().cols() == 0 || solver->dual().cols() == problem.edgeCount());
}

TEST_P(FederatedContractTest, RefusalsNameTheSolverField) {
  // Without a test set, and with a loss that has kinks somewhere.
  const auto problem = anyProblem(0.4, true);
  const auto checked = checkSolver(chosen(GetParam().solver), problem);
  const bool comparesPredictions =
      GetParam().solver.at("kind") == "fedrelax-gradient" ||
      GetParam().solver.value("compare", "parameters") == "predictions";
  EXPECT_EQ(checked.ok(), !comparesPredictions);
  if (!checked) {
    EXPECT_EQ(checked.error().where, "solver");
  }
}

INSTANTIATE_TEST_SUITE_P(Methods, FederatedContractTest, ::testing::ValuesIn(federatedMethods()),
                         [](const auto& each) { return each.param.name; });

}  // namespace
}  // namespace gtv
