// Methods with a server: FedAvg, IFCA, pFedMe, and what they are measured by.
#include <gmock/gmock.h>

#include <cmath>

#include "base/decompositions.h"
#include "base/rng.h"
#include "experiment/experiment.h"
#include "federated/baseline.h"
#include "federated/catalogue.h"
#include "losses/squared_loss.h"
#include "penalties/quadratic_penalty.h"
#include "problem/local_erm.h"
#include "second_order/direct.h"
#include "server/aggregation.h"
#include "server/fedavg.h"
#include "server/ifca.h"
#include "server/pfedme.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::iterate;
using testing::mocha;
using testing::randomProblem;
using testing::scalarProblem;

/// Clients of one sample each: L_i(w) = (x_i w − y_i)².
GtvProblem clientsOf(const std::vector<std::pair<double, double>>& samples, double lambda) {
  const auto n = static_cast<Eigen::Index>(samples.size());
  RowMatrix X(n, 1);
  Vector y(n);
  std::vector<Eigen::Index> offsets{0};
  for (Eigen::Index i = 0; i < n; ++i) {
    std::tie(X(i, 0), y[i]) = samples[static_cast<std::size_t>(i)];
    offsets.push_back(i + 1);
  }
  auto datasets = std::make_shared<LocalDatasets>(X, y, offsets);
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(static_cast<int>(n), {}).value());
  for (int i = 0; i < n; ++i)
    problem.losses.push_back(std::make_shared<SquaredLoss>(datasets, i, 1.0, Vector::Zero(1)));
  problem.penalty = mocha();
  problem.dimension = 1;
  problem.lambda = lambda;
  return problem;
}

/// Two groups of nodes with parameters ±2 in the first coordinate, m samples each, without noise.
GtvProblem twoGroups(int nodes, std::vector<int>& clusters, int samples = 6) {
  Rng rng(11);
  const Eigen::Index rows = Eigen::Index{nodes} * samples;
  Matrix X(2, rows);
  rng.fillNormal(X);
  Vector y(rows);
  std::vector<Eigen::Index> offsets{0};
  clusters.clear();
  for (int i = 0; i < nodes; ++i) {
    clusters.push_back(i < nodes / 2 ? 0 : 1);
    const Vector w{{i < nodes / 2 ? 2.0 : -2.0, 1.0}};
    for (int r = 0; r < samples; ++r) y[i * samples + r] = w.dot(X.col(i * samples + r));
    offsets.push_back(Eigen::Index{i + 1} * samples);
  }
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix(X.transpose()), y, offsets);
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(nodes, {}).value());
  for (int i = 0; i < nodes; ++i)
    problem.losses.push_back(
        std::make_shared<SquaredLoss>(datasets, i, 1.0 / samples, Vector::Zero(2)));
  problem.penalty = mocha();
  problem.dimension = 2;
  problem.lambda = 1;
  return problem;
}

// L = w² and 4(w − 2)² = (2w − 4)²: pooled 16/10 = 1.6, and |w̄ − 1.6| = 4.8/(8 + 5λ).
TEST(FedAvgTest, DistanceToPooledMinimiserAgreesWithClosedForm) {
  for (const double lambda : {0.1, 1.0, 10.0, 100.0}) {
    const auto problem = clientsOf({{1, 0}, {2, 4}}, lambda);
    FedAvgSolver solver(problem, {}, {});
    iterate(solver, 3000);
    EXPECT_NEAR(1.6 - solver.primal()(0, 0), 4.8 / (8 + 5 * lambda), 1e-10) << lambda;
    EXPECT_EQ(solver.primal()(0, 0), solver.primal()(0, 1));
  }
}

TEST(FedAvgTest, ClientsSolveStarProblemWithCentreWithoutData) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto problem = randomProblem(seed, 7, 2, 6, 0.3, mocha(), 0.6);
    FedAvgSolver solver(problem, {}, {.showsClients = true});
    iterate(solver, 5000);
    // The same losses around a node without data; nodes without data are no clients.
    auto star = problem;
    std::vector<Edge> edges;
    std::vector<int> nodes;
    for (int i = 0; i < 7; ++i)
      if (!problem.losses[i]->isZero()) {
        nodes.push_back(i);
        edges.push_back({i, 7, 1});
      }
    star.losses.push_back(std::make_shared<ZeroLoss>(2));
    star.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(8, edges).value());
    star.penalty = std::make_shared<QuadraticPenalty>(1.0);
    DirectSolver direct(star);
    iterate(direct, 3);
    for (const int i : nodes)
      EXPECT_LE((solver.primal().col(i) - direct.primal().col(i)).norm(), 1e-8) << seed;
    EXPECT_LE((solver.averages().col(0) - direct.primal().col(7)).norm(), 1e-8);
  }
}

TEST(FedAvgTest, GradientClientsWithManyStepsAverageLocalMinimisers) {
  const auto problem = clientsOf({{1, 0}, {2, 4}}, 1);
  FedAvgSolver solver(problem, {}, {.regularised = false, .local = {500, 0.1, 0}});
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 1, 1e-12);  // (0 + 2)/2
  // One step of rate α and averaging is FedGD: w⁺ = −α/2·(2·0 − 16) = 8α for w = 0.
  FedAvgSolver one(problem, {}, {.regularised = false, .local = {1, 0.01, 0}});
  one.step();
  EXPECT_NEAR(one.primal()(0, 0), 0.08, 1e-15);
}

TEST(FedAvgTest, WeightsClientsBySamplesIfRequested) {
  // Node 0 has one sample at 0, node 1 three at 4.
  auto datasets = std::make_shared<LocalDatasets>(
      RowMatrix(RowMatrix::Ones(4, 1)), Vector{{0, 4, 4, 4}}, std::vector<Eigen::Index>{0, 1, 4});
  auto problem = clientsOf({{1, 0}, {1, 0}}, 0);
  for (int i = 0; i < 2; ++i)
    problem.losses[i] =
        std::make_shared<SquaredLoss>(datasets, i, i == 0 ? 1.0 : 1.0 / 3, Vector::Zero(1));
  FedAvgSolver plain(problem, {}, {});
  FedAvgSolver weighed(problem, {}, {.weightsBySamples = true});
  plain.step();
  weighed.step();
  EXPECT_NEAR(plain.primal()(0, 0), 2, 1e-12);
  EXPECT_NEAR(weighed.primal()(0, 0), 3, 1e-12);
  // McMahan: gradient steps, weighed. From 0 with rate 0.1: w = 0.2·4 at node 1, (1·0 + 3·0.8)/4.
  FedAvgSolver mcMahan(problem, {},
                       {.regularised = false, .local = {1, 0.1, 0}, .weightsBySamples = true});
  mcMahan.step();
  EXPECT_NEAR(mcMahan.primal()(0, 0), 0.6, 1e-15);
}

TEST(FedAvgTest, OneServerPerClusterRecoversClusters) {
  std::vector<int> clusters;
  const auto problem = twoGroups(10, clusters);
  FedAvgSolver solver(problem, {nullptr, clusters, Rng(1)}, {.perCluster = true});
  iterate(solver, 2000);
  for (int i = 0; i < 10; ++i)
    EXPECT_LE((solver.primal().col(i) - Vector{{i < 5 ? 2.0 : -2.0, 1.0}}).norm(), 1e-9);
}

TEST(FedAvgTest, InactiveClientsReceiveTheAverage) {
  std::vector<int> clusters;
  auto problem = twoGroups(10, clusters);
  problem.losses[3] = std::make_shared<ZeroLoss>(2);
  FedAvgSolver solver(problem, {nullptr, clusters, Rng(4)}, {.participation = 0.25});
  solver.step();
  EXPECT_EQ(solver.traffic()->messages, 2 * 3);  // ⌈9/4⌉ of those with data
  EXPECT_EQ(solver.primal().col(3), solver.averages().col(0));
  // The participants change from round to round, and are the same for the same seed.
  FedAvgSolver again(problem, {nullptr, clusters, Rng(4)}, {.participation = 0.25});
  FedAvgSolver other(problem, {nullptr, clusters, Rng(5)}, {.participation = 0.25});
  again.step();
  other.step();
  EXPECT_EQ(again.primal(), solver.primal());
  EXPECT_NE(other.primal(), solver.primal());
}

TEST(AggregationTest, RobustRulesTolerateOutliers) {
  // Nine models near 1 and one at 1000.
  Matrix models(1, 10);
  models << 0.8, 0.9, 1, 1.1, 1.2, 0.95, 1.05, 1, 0.9, 1000;
  const Vector ones = Vector::Ones(10);
  using Rule = Aggregation::Rule;
  EXPECT_GT((Aggregation{Rule::Mean, 0}.of(models, ones))[0], 100);
  EXPECT_NEAR((Aggregation{Rule::Median, 0}.of(models, ones))[0], 1, 1e-12);
  // Without the least and the largest: (.9 + .9 + .95 + 1 + 1 + 1.05 + 1.1 + 1.2)/8.
  EXPECT_NEAR((Aggregation{Rule::TrimmedMean, 0.1}.of(models, ones))[0], 8.1 / 8, 1e-12);
  // Its 10 − 1 − 2 = 7 nearest are at .05 (four), .1 and .15 (two): .065; those of 1 add up to
  // .075.
  EXPECT_EQ((Aggregation{Rule::Krum, 0.1}.of(models, ones))[0], 0.95);
  // An odd number has its middle one; one model is itself for every rule.
  EXPECT_EQ((Aggregation{Rule::Median, 0}.of(models.leftCols(3), ones.head(3)))[0], 0.9);
  for (const auto rule : {Rule::Mean, Rule::Median, Rule::TrimmedMean, Rule::Krum})
    EXPECT_EQ((Aggregation{rule, 0.4}.of(models.col(9), ones.head(1)))[0], 1000);
  EXPECT_NEAR((Aggregation{Rule::Mean, 0}.of(models.leftCols(2), Vector{{3, 1}}))[0], 0.825, 1e-12);
}

TEST(AggregationTest, NanModelsCountAsOutliers) {
  Matrix models(2, 7);
  models << 1, 2, 3, 2, 2, 0, 0, 5, 6, 7, 6, 6, 0, 0;
  models.rightCols(2).setConstant(std::nan(""));
  const Vector ones = Vector::Ones(7);
  Aggregation rule;
  rule.rule = Aggregation::Rule::Median;
  EXPECT_EQ(rule.of(models, ones), (Vector{{2, 6}}));
  rule.rule = Aggregation::Rule::Krum;
  rule.trim = 0.3;
  EXPECT_EQ(rule.of(models, ones), (Vector{{2, 6}}));
  rule.rule = Aggregation::Rule::TrimmedMean;
  EXPECT_TRUE(rule.of(models, ones).allFinite());
}

TEST(IfcaTest, RoundAgreesWithFormula) {
  // Centres of two clients with L = (w − a)²; a centre moves by η/|S|·2(a − θ) for each that takes
  // it.
  const auto problem = clientsOf({{1, 0}, {1, 1}, {1, 0.2}}, 1);
  IfcaSolver solver(problem, {nullptr, {}, Rng(2)}, {.centres = 2, .local = {1, 0.3, 0}});
  const double a = solver.centres(0)(0, 0);
  const double b = solver.centres(0)(0, 1);
  solver.step();
  const double targets[] = {0, 1, 0.2};
  double nextA = a;
  double nextB = b;
  for (const double y : targets) {
    // The first of several.
    if ((a - y) * (a - y) <= (b - y) * (b - y))
      nextA -= 0.3 / 3 * 2 * (a - y);
    else
      nextB -= 0.3 / 3 * 2 * (b - y);
  }
  EXPECT_NEAR(solver.centres(0)(0, 0), nextA, 1e-15);
  EXPECT_NEAR(solver.centres(0)(0, 1), nextB, 1e-15);
  EXPECT_EQ(solver.traffic()->messages, 6);
  EXPECT_EQ(solver.traffic()->vectors, 3 * (2 + 1));
}

TEST(IfcaTest, WarnsAboveLargestStepThatIsStableForPooledData) {
  const auto problem = clientsOf({{1, 0}, {1, 1}, {2, 0.2}}, 1);
  // Second derivatives 2, 2 and 8: 4 in the mean.
  EXPECT_EQ(pooledSmoothness(problem), 4);
  EXPECT_EQ((LocalDescent{1, 5, 0}.beyondPooledBound(std::numeric_limits<double>::infinity())), "");
  IfcaSolver stable(problem, {nullptr, {}, Rng(2)}, {.centres = 1, .local = {1, 0.49, 0}});
  EXPECT_EQ(stable.stepSizeWarning(), "");
  IfcaSolver wild(problem, {nullptr, {}, Rng(2)}, {.centres = 1, .local = {1, 0.51, 0}});
  EXPECT_THAT(wild.stepSizeWarning(), ::testing::HasSubstr("larger than 2/β = 0.5,"));
  iterate(stable, 2000);
  iterate(wild, 2000);
  EXPECT_LT(stable.primal().norm(), 2);
  EXPECT_GT(wild.primal().norm(), 1e6);
}

/// The targets of clients with L = (w − a)², and the centre that each of them takes, the first of
/// several.
struct Taken {
  std::vector<double> targets{0, 1, 0.2, 0.9};
  GtvProblem problem = clientsOf({{1, 0}, {1, 1}, {1, 0.2}, {1, 0.9}}, 1);
  int of(int i, const Matrix& centres) const {
    const double y = targets[static_cast<std::size_t>(i)];
    return std::abs(centres(0, 0) - y) <= std::abs(centres(0, 1) - y) ? 0 : 1;
  }
};

TEST(IfcaTest, StepsAreDividedByNumberOfParticipants) {
  const Taken clients;
  IfcaSolver solver(
      clients.problem, {nullptr, {}, Rng(2)},
      {.local = {1, 0.3, 0}, .start = IfcaSolver::Start::Normal, .participation = 0.5});
  Matrix expected = solver.centres(0);
  const Matrix before = expected;
  const auto taking = participants(clients.problem, 0.5, Rng(2), 0);
  ASSERT_EQ(taking.size(), 2U);
  for (const int i : taking) {
    const int j = clients.of(i, before);
    expected(0, j) -= 0.3 / 2 * 2 * (before(0, j) - clients.targets[static_cast<std::size_t>(i)]);
  }
  solver.step();
  EXPECT_LE((solver.centres(0) - expected).norm(), 1e-15);
  EXPECT_EQ(solver.traffic()->messages, 4);
}

TEST(IfcaTest, AveragesModelsAfterTheirLocalSteps) {
  const Taken clients;
  IfcaSolver solver(
      clients.problem, {nullptr, {}, Rng(5)},
      {.averagesModels = true, .local = {2, 0.1, 0}, .start = IfcaSolver::Start::Normal});
  const Matrix before = solver.centres(0);
  Matrix sums = Matrix::Zero(1, 2);
  Vector counts = Vector::Zero(2);
  for (int i = 0; i < 4; ++i) {
    const int j = clients.of(i, before);
    const double y = clients.targets[static_cast<std::size_t>(i)];
    // Two steps w − 0.1·2(w − y): what is left of the distance is 0.8².
    sums(0, j) += y + 0.64 * (before(0, j) - y);
    ++counts[j];
  }
  solver.step();
  for (int j = 0; j < 2; ++j)
    EXPECT_NEAR(solver.centres(0)(0, j), counts[j] > 0 ? sums(0, j) / counts[j] : before(0, j),
                1e-14);
}

TEST(IfcaTest, OneOfSeveralRestartsFindsTheClusters) {
  std::vector<int> clusters;
  auto problem = twoGroups(12, clusters);
  problem.losses[7] = std::make_shared<ZeroLoss>(2);
  for (const bool models : {false, true}) {
    IfcaSolver solver(problem, {nullptr, clusters, Rng(3)},
                      {.centres = 2,
                       .averagesModels = models,
                       .local = {models ? 5 : 1, 0.2, 0},
                       .restarts = 5,
                       .start = IfcaSolver::Start::Normal});
    iterate(solver, 3000);
    // Node 7 has no data: the centre that most take, and six nodes take the first group's.
    for (int i = 0; i < 12; ++i) {
      const Vector target{{i < 6 || i == 7 ? 2.0 : -2.0, 1.0}};
      EXPECT_LE((solver.primal().col(i) - target).norm(), 1e-8);
    }
  }
}

TEST(IfcaTest, ShowsRestartWithSmallestLoss) {
  std::vector<int> clusters;
  const auto problem = twoGroups(10, clusters);
  const MethodContext context{nullptr, clusters, Rng(8)};
  IfcaSolver many(problem, context, {.restarts = 6});
  IfcaSolver one(problem, context, {.restarts = 1});
  for (int k = 0; k < 50; ++k) {
    many.step();
    one.step();
    EXPECT_EQ(many.centres(0), one.centres(0));
    EXPECT_LE(problem.loss(many.primal()), problem.loss(one.primal()));
  }
}

// One node, L = (w − 2)², μ = 1: θ = prox(w) = (4 + w)/3, w⁺ = w − η(w − θ).
TEST(PFedMeTest, RoundAgreesWithFormula) {
  const auto problem = clientsOf({{1, 2}}, 1);
  PFedMeSolver solver(problem, {},
                      {.localRounds = 2, .rate = 0.5, .mixing = 0.5, .personal = {0, 0.01, 0}});
  solver.step();
  // w: 0, θ 4/3, w 2/3, θ 14/9, w 2/3 + ½(14/9 − 2/3) = 10/9; the server takes half of it.
  EXPECT_NEAR(solver.primal()(0, 0), 14.0 / 9, 1e-14);
  EXPECT_NEAR(solver.server()[0], 5.0 / 9, 1e-14);
}

// K = 1 step θ = w − ρ(2(w − 2) + μ(w − w)) from w = 0, with a batch that is the only sample.
TEST(PFedMeTest, PersonalStepsAreGradientStepsOnABatch) {
  const auto problem = clientsOf({{1, 2}}, 1);
  PFedMeSolver solver(problem, {}, {.localRounds = 1, .rate = 0.5, .personal = {1, 0.1, 1}});
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 0.4, 1e-15);
  EXPECT_NEAR(solver.server()[0], 0.2, 1e-15);
}

TEST(PFedMeTest, InactiveClientHasGlobalModel) {
  auto problem = scalarProblem({1, 2, 3, 4}, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}}, mocha(), 1);
  problem.losses[3] = std::make_shared<ZeroLoss>(1);
  PFedMeSolver::Settings settings;
  settings.participation = 0.3;
  MethodContext context;
  context.rng = Rng(2);
  PFedMeSolver solver(problem, context, settings);
  solver.step();
  EXPECT_NE(solver.server()[0], 0);
  int own = 0;
  for (int i = 0; i < 3; ++i) own += solver.primal()(0, i) != solver.server()[0] ? 1 : 0;
  EXPECT_EQ(own, 1);
  EXPECT_EQ(solver.primal()(0, 3), solver.server()[0]);
}

TEST(ServerTest, ReportsLargestStableStepOfClients) {
  // L = (w − a)² has β = 2.
  const auto problem = scalarProblem({1, 2}, {{0, 1, 1}}, mocha(), 3);
  FedAvgSolver::Settings settings;
  settings.regularised = false;
  settings.local.rate = 0.9;
  EXPECT_EQ(FedAvgSolver(problem, {}, settings).stepSizeWarning(), "");
  settings.local.rate = 1.5;
  EXPECT_THAT(FedAvgSolver(problem, {}, settings).stepSizeWarning(),
              ::testing::HasSubstr("1.5 of the nodes is larger than 2/β = 1,"));
  PFedMeSolver::Settings personal;
  personal.personal.rate = 0.5;
  EXPECT_THAT(PFedMeSolver(problem, {}, personal).stepSizeWarning(),
              ::testing::HasSubstr("2/(β + λ) = 0.4"));
}

TEST(PFedMeTest, PersonalModelsLieBetweenGlobalAndLocalModels) {
  // Two clients a = 0 and 2, μ = 1: w = 1 by symmetry, θ_i = (2a_i + w)/3 = 1/3 and 5/3.
  const auto problem = clientsOf({{1, 0}, {1, 2}}, 1);
  PFedMeSolver exact(problem, {}, {.rate = 0.1, .personal = {0, 0.01, 0}});
  iterate(exact, 500);
  EXPECT_NEAR(exact.server()[0], 1, 1e-9);
  // The last θ is that of the node's own copy of w, which has moved on in the round towards a_i.
  PFedMeSolver small(problem, {}, {.localRounds = 1, .rate = 0.1, .personal = {400, 0.1, 0}});
  iterate(small, 500);
  EXPECT_NEAR(small.server()[0], 1, 1e-9);
  EXPECT_NEAR(small.primal()(0, 0), 1.0 / 3, 1e-9);
  EXPECT_NEAR(small.primal()(0, 1), 5.0 / 3, 1e-9);
}

TEST(BaselineTest, LocalModelIsMinimumNormLeastSquares) {
  Rng rng(4);
  Matrix X(5, 3);  // three samples, five parameters
  rng.fillNormal(X);
  const Vector y{{1, -2, 0.5}};
  auto datasets =
      std::make_shared<LocalDatasets>(RowMatrix(X.transpose()), y, std::vector<Eigen::Index>{0, 3});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(1, {}).value());
  problem.losses = {std::make_shared<SquaredLoss>(datasets, 0, 1.0 / 3, Vector::Zero(5))};
  problem.penalty = mocha();
  problem.dimension = 5;
  const auto solver = BaselineSolver::make(problem, {}, BaselineSolver::Scope::Node).value();
  solver->step();
  // w = X(XᵀX)⁻¹y
  const Vector shortest = X * positiveSolve(X.transpose() * X, y);
  EXPECT_LE((solver->primal().col(0) - shortest).norm(), 1e-12);
}

TEST(BaselineTest, PooledAndOracleMinimiseSumOfTheirLosses) {
  std::vector<int> clusters;
  auto problem = twoGroups(8, clusters);
  problem.losses[2] = std::make_shared<ZeroLoss>(2);
  const MethodContext context{nullptr, clusters, Rng(1)};
  const auto oracle =
      BaselineSolver::make(problem, context, BaselineSolver::Scope::Cluster).value();
  oracle->step();
  for (int i = 0; i < 8; ++i)
    EXPECT_LE((oracle->primal().col(i) - Vector{{i < 4 ? 2.0 : -2.0, 1.0}}).norm(), 1e-12);
  const auto pooled = BaselineSolver::make(problem, context, BaselineSolver::Scope::All).value();
  pooled->step();
  Vector sum = Vector::Zero(2);
  Vector gradient(2);
  for (const auto& loss : problem.losses) {
    loss->gradient(pooled->primal().col(0), gradient);
    sum += gradient;
  }
  EXPECT_LE(sum.norm(), 1e-11);
  EXPECT_EQ(pooled->primal().col(0), pooled->primal().col(7));
  const Matrix first = pooled->primal();
  pooled->step();
  EXPECT_EQ(pooled->primal(), first);
  EXPECT_EQ(pooled->lastChange(), 0);
}

TEST(ServersTest, OfMethodsAreKnownByTheirChoices) {
  const auto of = [](const Json& solver) {
    return serversOf(Experiment().with("solver", solver).value().solver());
  };
  for (const char* kind : {"fedavg", "ifca", "pfedme", "fedprox", "scaffold", "fedadam", "ditto",
                           "partial-sharing", "fedgd", "fedsgd"})
    EXPECT_EQ(of({{"kind", kind}}), Servers::One) << kind;
  EXPECT_EQ(of({{"kind", "fedavg"}, {"servers", "per-cluster"}}), Servers::OnePerCluster);
  for (const char* kind :
       {"primal-dual", "admm", "fedrelax", "gradient-steps", "local-averaging", "local", "pooled"})
    EXPECT_EQ(of({{"kind", kind}}), Servers::None) << kind;
}

}  // namespace
}  // namespace gtv
