// Methods whose local models are learners.
#include "federated/learner_solver.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <stop_token>
#include <thread>
#include <tuple>

#include "base/decompositions.h"
#include "federated/catalogue.h"
#include "federated/fedrelax.h"
#include "losses/glm_loss.h"
#include "losses/squared_loss.h"
#include "models/catalogue.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using testing::iterate;
using testing::mocha;

Choice modelOf(const Json& json) {
  return readChoice(modelCatalogue().view, json, "model").value();
}
Choice solverOf(const Json& json) {
  return readChoice(solverCatalogue().view, json, "solver").value();
}

/// A ring with a chord; samples whose first feature is 1, of two clusters, with numbers or signs as
/// labels; a test set of twelve points.
class LearnerNetwork {
 public:
  explicit LearnerNetwork(const Json& model, bool signs = false, bool sums = false) {
    const std::vector<int> samples{5, 4, 6, 4, 5, 4};
    const auto n = static_cast<int>(samples.size());
    std::vector<Edge> edges{{0, 3, 0.5}};
    for (int i = 0; i < n; ++i) {
      const int j = (i + 1) % n;
      edges.push_back({std::min(i, j), std::max(i, j), i % 2 == 0 ? 1.0 : 0.5});
    }
    problem.graph =
        std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
    std::vector<Eigen::Index> offsets{0};
    for (const int m : samples) offsets.push_back(offsets.back() + m);
    Rng rng(11);
    Matrix X(offsets.back(), 3);
    rng.fillNormal(X);
    X.col(0).setOnes();
    Vector y(offsets.back());
    for (int i = 0; i < n; ++i)
      for (auto r = offsets[i]; r < offsets[i + 1]; ++r) {
        y[r] = (i < n / 2 ? 2 : -1) * X(r, 1) + X(r, 2) + 0.3 * rng.normal();
        if (signs) y[r] = y[r] > 0 ? 1 : -1;
      }
    Matrix test(12, 3);
    rng.fillNormal(test);
    test.col(0).setOnes();
    data->datasets = LocalDatasets(X, y, offsets);
    data->labeled.assign(static_cast<std::size_t>(n), true);
    data->testSet = test;
    models->task = signs ? LearningTask::classification(3, 2) : LearningTask::regression(3);
    models->labels = signs ? LabelKind::Sign : LabelKind::Real;
    models->sumsLosses = sums;
    models->common = modelOf(model);
    models->rng = Rng(5);
    context.data = data;
    context.clusters = {0, 0, 0, 1, 1, 1};
    context.rng = Rng(17);
    context.models = models;
    problem.dimension = static_cast<int>(12 * models->task.outputs);
    problem.penalty = mocha();
    problem.lambda = 0.7;
    problem.losses.assign(static_cast<std::size_t>(n),
                          std::make_shared<ZeroLoss>(problem.dimension));
  }

  std::unique_ptr<Solver> make(const Json& solver = {{"kind", "agnostic-fedrelax"}}) const {
    auto made = makeSolver(solverOf(solver), problem, context);
    EXPECT_TRUE(made.ok()) << made.error().text();
    return std::move(made).value();
  }
  /// The same with parameter vectors of linear models.
  GtvProblem parametric() const {
    auto out = problem;
    out.dimension = 3;
    const std::shared_ptr<const LocalDatasets> datasets(data, &data->datasets);
    for (int i = 0; i < out.nodeCount(); ++i) {
      const double count = models->sumsLosses ? 1 : static_cast<double>(datasets->sampleCount(i));
      if (data->labeled[i])
        out.losses[i] = std::make_shared<SquaredLoss>(datasets, i, 1 / count, Vector::Zero(3));
      else
        out.losses[i] = std::make_shared<ZeroLoss>(3);
    }
    return out;
  }
  /// So many more samples for validation at every node.
  void holdBack(Eigen::Index samples) const {
    const auto n = problem.nodeCount();
    std::vector<Eigen::Index> offsets;
    for (Eigen::Index i = 0; i <= n; ++i) offsets.push_back(i * samples);
    Matrix X(n * samples, 3);
    Rng(23).fillNormal(X);
    data->validation = LocalDatasets(X, Vector::Ones(n * samples), offsets);
  }
  static RowMatrix probes() {
    Matrix X(20, 3);
    Rng(99).fillNormal(X);
    return X;
  }

  GtvProblem problem;
  MethodContext context;
  std::shared_ptr<NodeData> data = std::make_shared<NodeData>();
  std::shared_ptr<LearnerAssignment> models = std::make_shared<LearnerAssignment>();
};

const Json agnostic{{"kind", "agnostic-fedrelax"}};
const Json linear{{"kind", "linear"}};

Json with(Json solver, const char* key, const char* value) {
  solver[key] = value;
  return solver;
}

/// All regression models with small sizes.
std::vector<Json> regressionModels() {
  return {{{"kind", "linear"}},
          {{"kind", "polynomial"}, {"degree", 2}, {"ridge", 0.1}},
          {{"kind", "spline"}, {"knots", {-0.5, 0.5}}, {"ridge", 0.1}},
          {{"kind", "random-fourier"}, {"count", 8}, {"ridge", 0.1}},
          {{"kind", "nearest-neighbours"}, {"k", 3}},
          {{"kind", "decision-tree"}, {"depth", 2}},
          {{"kind", "random-forest"}, {"trees", 4}},
          {{"kind", "boosted-trees"}, {"trees", 4}},
          {{"kind", "mlp"}, {"layers", {4}}, {"epochs", 5}}};
}

// Weighted least squares on augmented data is (13) of [FR], m_i times: the same for losses that are
// means and sums, nodes with hidden labels, and the exact coupling.
TEST(AgnosticFedRelaxTest, LinearModelsGiveLeastSquaresOnPredictions) {
  for (const bool sums : {false, true})
    for (const bool exact : {false, true}) {
      LearnerNetwork network(linear, false, sums);
      network.data->labeled[2] = false;
      const auto learners = network.make(with(agnostic, "coupling", exact ? "exact" : "printed"));
      const auto problem = network.parametric();
      FedRelaxSolver::Settings settings;
      settings.onPredictions = true;
      settings.factor = exact ? 1 : 0.5;
      FedRelaxSolver parameters(problem, network.context, settings);
      for (int k = 0; k < 25; ++k) {
        learners->step();
        parameters.step();
        const Matrix predictions = network.data->testSet * parameters.primal();
        ASSERT_LE((learners->primal() - predictions).cwiseAbs().maxCoeff(), 1e-9)
            << sums << exact << " at iteration " << k;
      }
      double loss = 0;
      for (int i = 0; i < problem.nodeCount(); ++i) loss += learners->localPredictors()->loss(i);
      EXPECT_NEAR(loss, problem.loss(parameters.primal()), 1e-9);
    }
}

// Where nodes sleep, messages are late or lost, and one node reports the opposite: the same draws
// for both, so the same numbers, also when the network gets better and worse on the way.
TEST(AgnosticFedRelaxTest, LinearModelsGiveLeastSquaresOnUnreliableNetwork) {
  CommunicationConditions bad;
  bad.participation = 0.6;
  bad.loss = 0.3;
  bad.delay = 2;
  CommunicationConditions asynchronous;
  asynchronous.asynchronous = true;
  const CommunicationConditions ideal;
  for (const bool isTampered : {false, true}) {
    LearnerNetwork network(linear);
    network.context.network = bad;
    if (isTampered) network.context.byzantine.add(4, 4, {{}, -1, 0});
    const auto learners = network.make();
    const auto problem = network.parametric();
    FedRelaxSolver::Settings settings;
    settings.onPredictions = true;
    FedRelaxSolver parameters(problem, network.context, settings);
    for (int k = 0; k < 60; ++k) {
      const auto* conditions = k == 15   ? &asynchronous
                               : k == 30 ? &bad
                               : k == 45 ? &ideal
                                         : nullptr;
      if (conditions != nullptr) {
        learners->networkChanged(*conditions);
        parameters.networkChanged(*conditions);
      }
      learners->step();
      parameters.step();
      const Matrix predictions = network.data->testSet * parameters.primal();
      ASSERT_LE((learners->primal() - predictions).cwiseAbs().maxCoeff(), 1e-9)
          << isTampered << " at iteration " << k;
      ASSERT_EQ(learners->traffic()->messages, parameters.traffic()->messages) << k;
      // The models are those behind what the nodes say, but for the attacker's.
      for (int i = 0; i < 6; ++i) {
        const Matrix said = learners->primal().col(i);
        const double sign = isTampered && i == 4 ? -1 : 1;
        ASSERT_LE(
            (sign * learners->localPredictors()->predict(i, network.data->testSet) - said).norm(),
            1e-9)
            << i << " at iteration " << k;
      }
    }
  }
}

// Neighbours that are chosen by predictions are the same ones, on the ideal network and where nodes
// sleep and messages are late, lost or false.
TEST(AgnosticFedRelaxTest, LinearModelsLearnSameGraphAsLeastSquares) {
  CommunicationConditions bad;
  bad.participation = 0.6;
  bad.loss = 0.3;
  bad.delay = 2;
  for (const bool real : {false, true})
    for (const auto& [rule, name] : {std::pair(GraphLearning::Rule::Growing, "growing"),
                                     std::pair(GraphLearning::Rule::Reset, "reset")}) {
      LearnerNetwork network(linear);
      network.data->labeled[2] = false;
      if (real) {
        network.context.network = bad;
        network.context.byzantine.add(4, 4, {{}, -1, 0});
      }
      Json solver = with(agnostic, "learnGraph", name);
      solver["choices"] = 2;
      const auto learners = network.make(solver);
      const auto problem = network.parametric();
      FedRelaxSolver parameters(problem, network.context,
                                {.onPredictions = true, .learning = {rule, 2}});
      EXPECT_EQ(learners->learnedGraph()->edgeCount(), 0);
      for (int k = 0; k < 30; ++k) {
        learners->step();
        parameters.step();
        const Matrix predictions = network.data->testSet * parameters.primal();
        ASSERT_LE((learners->primal() - predictions).cwiseAbs().maxCoeff(), 1e-9)
            << real << name << " at iteration " << k;
        ASSERT_EQ(*learners->learnedGraph(), *parameters.learnedGraph()) << k;
        ASSERT_EQ(learners->traffic()->messages, parameters.traffic()->messages);
      }
      EXPECT_GT(learners->learnedGraph()->edgeCount(), 5);
      // The discrepancies over the learned edges.
      double variation = 0;
      for (const auto& edge : learners->learnedGraph()->edges())
        variation +=
            (learners->primal().col(edge.head) - learners->primal().col(edge.tail)).squaredNorm() /
            12;
      EXPECT_NEAR(learners->localPredictors()->totalVariation(), variation, 1e-12);
    }
}

TEST(AgnosticFedRelaxTest, AttackerReportsItsTargetPredictions) {
  LearnerNetwork network(linear, true);
  network.models->common = modelOf({{"kind", "decision-tree"}});
  network.context.byzantine.add(1, 1, {Vector{{3, -1}}, 1, 0});
  const auto solver = network.make();
  iterate(*solver, 3);
  // Made probabilities again: class 0 for sure, at every point of the test set.
  EXPECT_EQ(solver->primal().col(1).head(12), Vector::Ones(12));
  EXPECT_EQ(solver->primal().col(1).tail(12), Vector::Zero(12));
  // Which it does not believe itself.
  EXPECT_GT(solver->localPredictors()->predict(1, network.data->testSet).col(1).maxCoeff(), 0.1);
}

TEST(AgnosticFedRelaxTest, AveragedPseudoLabelsAgreeWithAllPseudoLabels) {
  int merging = 0;
  const auto compare = [&](const Json& model, bool signs, double tolerance = 0) {
    const LearnerNetwork network(model, signs);
    const auto one = network.make(agnostic);
    const auto all = network.make(with(agnostic, "pseudoLabels", "all"));
    const auto probe = makeLearner(network.models->common, network.models->task, Rng(5)).value();
    if (!probe->traits().mergesEqualInputs && tolerance == 0) return;
    ++merging;
    for (int k = 0; k < 4; ++k) {
      one->step();
      all->step();
      ASSERT_LE((one->primal() - all->primal()).cwiseAbs().maxCoeff(), std::max(1e-8, tolerance))
          << model.dump() << " at iteration " << k;
    }
  };
  for (const auto& model : regressionModels()) compare(model, false);
  compare({{"kind", "mlp"}, {"layers", {4}}, {"epochs", 5}, {"batch", 0}}, false);
  compare({{"kind", "linear"}}, true);
  compare({{"kind", "logistic"}, {"ridge", 0.1}}, true);
  compare({{"kind", "decision-tree"}, {"depth", 2}}, true);
  // Every tree of these is a weighted fit, too, but later ones meet near-ties: single precision.
  compare({{"kind", "boosted-trees"}, {"trees", 4}, {"depth", 1}}, false, 1e-5);
  EXPECT_GE(merging, 10);
}

// One test point x = 1, L = (w − a)², a = 0 and 2: with |·| the printed node problem
// w² + (λ/2)|w − w₂| is solved by w₁ = λ/4, w₂ = 2 − λ/4; squared discrepancies end in
// w₁ = w₂λ/(2 + λ), for λ = 1 at ½ and 1.5 (G1).
TEST(AgnosticFedRelaxTest, AbsoluteDiscrepancyHasConstantSlope) {
  LearnerNetwork network(linear);
  network.problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2, {{0, 1, 1}}).value());
  network.data->datasets = LocalDatasets(RowMatrix::Ones(2, 1), Vector{{0, 2}}, {0, 1, 2});
  network.data->labeled = {true, true};
  network.data->testSet = RowMatrix::Ones(1, 1);
  network.models->task = LearningTask::regression(1);
  network.problem.dimension = 1;
  network.problem.losses.assign(2, std::make_shared<ZeroLoss>(1));
  network.problem.lambda = 1;
  const auto absolute = network.make(with(agnostic, "discrepancy", "absolute"));
  iterate(*absolute, 200);
  EXPECT_NEAR(absolute->primal()(0, 0), 0.25, 1e-9);
  EXPECT_NEAR(absolute->primal()(0, 1), 1.75, 1e-9);
  EXPECT_NEAR(absolute->localPredictors()->totalVariation(), 1.5, 1e-9);
  const auto squared = network.make();
  iterate(*squared, 200);
  EXPECT_NEAR(squared->primal()(0, 0), 0.5, 1e-9);
  EXPECT_NEAR(squared->localPredictors()->totalVariation(), 1, 1e-9);
}

// One test point, three classes, and models that can only say one distribution: the weighted mean
// of the labels p̂ and the pseudo-labels. With A = 1 the printed weights make it
//   p_i⁺ = (p̂_i + (λ/2)p_j)/(1 + λ/2),
// from a third for every class; for λ = 1 the fixed point is p_0 = ¾p̂_0 + ¼p̂_1 and vice versa. With
// p̂_0 = (½, ¼, ¼) and p̂_1 = (0, ¼, ¾) that is (3/8, 1/4, 3/8) and (1/8, 1/4, 5/8), whose
// discrepancy ½Σ(p − q)(log p − log q) is ⅛(log 3 + log 5/3). Node 1 is then right of its class 1
// and 2 with these probabilities, and never had a sample of class 0.
/// A node alone, with one label far off.
class RobustNode {
 public:
  explicit RobustNode(const Json& model, const SampleLoss& loss, double off = 50) : network(model) {
    network.problem.lambda = 0;
    network.models->loss = loss;
    auto y = network.data->datasets.allLabels();
    y[1] += off;
    network.data->datasets = {network.data->datasets.allFeatures(), y,
                              network.data->datasets.offsets()};
  }
  /// What is predicted of its samples.
  Vector fitted() const { return fitted(features(), 1); }
  Vector fitted(const RowMatrix& X, int iterations) const {
    const auto solver = network.make();
    iterate(*solver, iterations);
    return solver->localPredictors()->predict(0, X);
  }
  RowMatrix features() const { return network.data->datasets.features(0); }
  Vector labels() const { return network.data->datasets.labels(0); }
  LearnerNetwork network;
};

TEST(AgnosticFedRelaxTest, MinimisesHuberLossOfLinearModels) {
  const SampleLoss huber{SampleLoss::Kind::Huber, 0.5};
  const RobustNode node(linear, huber);
  const auto shared = std::make_shared<const LocalDatasets>(node.network.data->datasets);
  const GlmLoss loss(shared, 0, huber, 1, Vector::Zero(3), Vector::Zero(3));
  const Vector found = leastSquares(node.features(), node.fitted());
  Vector slope(3);
  loss.gradient(found, slope);
  EXPECT_LE(slope.norm(), 1e-6);
  EXPECT_NEAR(node.network.make()->localPredictors()->loss(0),
              loss.value(Vector::Zero(3)) / static_cast<double>(node.labels().size()), 1e-12);
  // Squared errors end elsewhere.
  const RobustNode squared(linear, {});
  EXPECT_GT((squared.fitted() - node.fitted()).norm(), 1);
}

TEST(AgnosticFedRelaxTest, NearlyMinimisesAbsoluteErrorsOfLinearModels) {
  const SampleLoss absolute{SampleLoss::Kind::Absolute, 1};
  const RobustNode node(linear, absolute);
  // Five samples, three parameters: the minimum has a residual of 0 at three of them. All triples:
  double least = std::numeric_limits<double>::infinity();
  const auto X = node.features();
  const auto y = node.labels();
  for (int a = 0; a < 5; ++a)
    for (int b = a + 1; b < 5; ++b)
      for (int c = b + 1; c < 5; ++c) {
        const Matrix rows{
            {X(a, 0), X(a, 1), X(a, 2)}, {X(b, 0), X(b, 1), X(b, 2)}, {X(c, 0), X(c, 1), X(c, 2)}};
        const Vector w = leastSquares(rows, Vector{{y[a], y[b], y[c]}});
        least = std::min(least, (X * w - y).lpNorm<1>());
      }
  EXPECT_LE((node.fitted() - y).lpNorm<1>(), 1.001 * least);
  EXPECT_GT((RobustNode(linear, {}).fitted() - y).lpNorm<1>(), 1.2 * least);
}

// One wrong label moves every kind of model less. (But for a tree that gives it a leaf of its own.)
TEST(AgnosticFedRelaxTest, RobustLossesReduceEffectOfWrongLabelInEveryModel) {
  auto models = regressionModels();
  for (auto& model : models) {
    if (model.at("kind") == "decision-tree") model["leafWeight"] = 2;
    if (model.at("kind") == "mlp") model["epochs"] = 300;
  }
  for (const auto& model : models) {
    // At other points than the samples.
    const auto moved = [&](const SampleLoss& loss) {
      const auto X = LearnerNetwork::probes();
      return (RobustNode(model, loss).fitted(X, 3) - RobustNode(model, loss, 0).fitted(X, 3))
          .norm();
    };
    const double squared = moved({});
    EXPECT_GT(squared, 1) << model;
    EXPECT_LT(moved({SampleLoss::Kind::Huber, 0.5}), 0.9 * squared) << model;
    EXPECT_LT(moved({SampleLoss::Kind::Absolute, 1}), 0.9 * squared) << model;
  }
}

TEST(AgnosticFedRelaxTest, FirstPredictionsAgreeWithFirstIteration) {
  for (const bool robust : {false, true})
    for (const auto& model : regressionModels()) {
      LearnerNetwork network(model);
      if (robust) network.models->loss = {SampleLoss::Kind::Huber, 0.5};
      const auto solver = network.make();
      solver->step();
      const auto& data = *network.data;
      const auto first = firstPredictions(
          *network.models, 3, data.datasets.features(3), data.datasets.labels(3), data.testSet,
          0.5 * network.problem.lambda * network.problem.graph->strength(3), network.context.rng);
      ASSERT_TRUE(first.ok()) << first.error().text();
      EXPECT_LE((*first - solver->primal().col(3)).norm(), 1e-9 * first->norm()) << model;
    }
  LearnerNetwork network(linear);
  std::stop_source stop;
  stop.request_stop();
  const auto& data = *network.data;
  EXPECT_EQ(firstPredictions(*network.models, 3, data.datasets.features(3), data.datasets.labels(3),
                             data.testSet, 1, Rng(1), stop.get_token())
                .error()
                .text(),
            "stopped");
}

TEST(AgnosticFedRelaxTest, SoftPseudoLabelsOfThreeClassesMixDistributions) {
  for (const auto& model : std::vector<Json>{
           {{"kind", "decision-tree"}}, {{"kind", "logistic"}, {"ridge", 0}, {"intercept", false}}})
    for (const char* pseudoLabels : {"averaged", "all"}) {
      LearnerNetwork network(linear);
      network.problem.graph =
          std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2, {{0, 1, 1}}).value());
      network.data->datasets =
          LocalDatasets(RowMatrix::Ones(8, 1), Vector{{0, 0, 1, 2, 1, 2, 2, 2}}, {0, 4, 8});
      network.data->labeled = {true, true};
      network.data->testSet = RowMatrix::Ones(1, 1);
      network.models->task = LearningTask::classification(1, 3);
      network.models->labels = LabelKind::Class;
      network.models->common = modelOf(model);
      network.problem.dimension = 3;
      network.problem.losses.assign(2, std::make_shared<ZeroLoss>(3));
      network.problem.lambda = 1;
      const auto solver = network.make(with(agnostic, "pseudoLabels", pseudoLabels));
      EXPECT_EQ(solver->primal(), Matrix::Constant(3, 2, 1.0 / 3));
      const Matrix alone{{0.5, 0}, {0.25, 0.25}, {0.25, 0.75}};
      Matrix expected = Matrix::Constant(3, 2, 1.0 / 3);
      for (int k = 0; k < 40; ++k) {
        expected = ((alone + 0.5 * expected.rowwise().reverse()) / 1.5).eval();
        solver->step();
        ASSERT_LE((solver->primal() - expected).cwiseAbs().maxCoeff(), 1e-6)
            << model.dump() << pseudoLabels << " at iteration " << k;
      }
      const Matrix limit{{0.375, 0.125}, {0.25, 0.25}, {0.375, 0.625}};
      EXPECT_LE((solver->primal() - limit).cwiseAbs().maxCoeff(), 1e-6);
      EXPECT_NEAR(solver->localPredictors()->totalVariation(),
                  (std::log(3) + std::log(5.0 / 3)) / 8, 1e-5);
      EXPECT_NEAR(solver->localPredictors()->loss(1), -(std::log(0.25) + 3 * std::log(0.625)) / 4,
                  1e-5);
    }
}

TEST(AgnosticFedRelaxTest, ClassifiersAgreeMoreForLargerLambda) {
  double last = std::numeric_limits<double>::infinity();
  for (const double lambda : {0.0, 0.3, 10.0}) {
    LearnerNetwork network(Json{{"kind", "logistic"}, {"ridge", 0.1}}, true);
    network.problem.lambda = lambda;
    const auto solver = network.make();
    iterate(*solver, 30);
    const double variation = solver->localPredictors()->totalVariation();
    EXPECT_GE(variation, 0);
    EXPECT_LT(variation, 0.7 * last) << lambda;
    last = variation;
    const Matrix p = solver->localPredictors()->predict(1, LearnerNetwork::probes());
    EXPECT_LE((p.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-12);
  }
}

TEST(AgnosticFedRelaxTest, NodesWithoutSamplesLearnFromTheirNeighbours) {
  LearnerNetwork network(Json{{"kind", "decision-tree"}, {"depth", 4}});
  network.data->labeled[1] = false;
  const auto solver = network.make();
  solver->step();
  EXPECT_EQ(solver->primal().col(1), Vector::Zero(12));
  const Matrix before = solver->primal();
  solver->step();
  // Its neighbours are 0 (weight 1) and 2 (weight ½), and a deep tree repeats their mean.
  const Vector mean = (before.col(0) + 0.5 * before.col(2)) / 1.5;
  EXPECT_LE((solver->primal().col(1) - mean).lpNorm<Eigen::Infinity>(), 1e-6);
  EXPECT_EQ(solver->localPredictors()->loss(1), 0);
}

TEST(AgnosticFedRelaxTest, NodesMayHaveDifferentModels) {
  LearnerNetwork network(linear);
  network.models->own[1] = modelOf({{"kind", "decision-tree"}, {"depth", 1}});
  network.models->own[4] = modelOf({{"kind", "mlp"}, {"layers", {4}}, {"epochs", 5}});
  const auto solver = network.make();
  iterate(*solver, 10);
  std::vector<double> distinct;
  const Vector stump = solver->primal().col(1);
  for (const double p : stump)
    if (std::find(distinct.begin(), distinct.end(), p) == distinct.end()) distinct.push_back(p);
  EXPECT_EQ(distinct.size(), 2u);
  const LearnerNetwork linearOnly(linear);
  const auto alike = linearOnly.make();
  iterate(*alike, 10);
  EXPECT_GT((solver->primal() - alike->primal()).col(0).norm(), 1e-3);
}

TEST(AgnosticFedRelaxTest, RefusesUnsupportedDiscrepanciesAndLosses) {
  const auto refusal = [](const LearnerNetwork& network, const Json& solver) {
    const auto made = makeSolver(solverOf(solver), network.problem, network.context);
    EXPECT_FALSE(made.ok());
    return made.ok() ? std::string() : made.error().text();
  };
  const LearnerNetwork numbers(linear);
  EXPECT_THAT(refusal(numbers, with(agnostic, "discrepancy", "cross-entropy")),
              HasSubstr("solver.discrepancy"));
  const LearnerNetwork signs(linear, true);
  EXPECT_THAT(refusal(signs, with(agnostic, "discrepancy", "absolute")),
              HasSubstr("cross-entropy"));
  EXPECT_THAT(refusal(LearnerNetwork(Json{{"kind", "logistic"}}), agnostic), HasSubstr("model"));
  LearnerNetwork own(linear);
  own.models->own[3] = modelOf({{"kind", "logistic"}});
  EXPECT_THAT(refusal(own, agnostic), HasSubstr("nodes"));
  LearnerNetwork alone(linear);
  alone.data->testSet.resize(0, 3);
  EXPECT_THAT(refusal(alone, agnostic), HasSubstr("testSetSize"));
}

TEST(LearnerBaselineTest, PooledModelIsOneTreeOfAllSamples) {
  const LearnerNetwork network(Json{{"kind", "decision-tree"}, {"depth", 2}}, false, true);
  const auto pooled = network.make({{"kind", "pooled"}});
  iterate(*pooled, 2);
  const auto tree =
      makeLearner(network.models->common, network.models->task, network.models->rng).value();
  const auto& datasets = network.data->datasets;
  ASSERT_TRUE(tree->fit(datasets.allFeatures(), datasets.allLabels(),
                        Vector::Ones(datasets.sampleCount()), Rng(1))
                  .ok());
  const Matrix expected = tree->predict(network.data->testSet);
  for (int i = 0; i < 6; ++i) EXPECT_EQ(pooled->primal().col(i), expected.col(0));
  EXPECT_EQ(pooled->lastChange(), 0);
  EXPECT_TRUE(pooled->isDone());
  EXPECT_EQ(pooled->traffic()->messages, 0);  // all was sent in the first step
}

// Nobody hears of anybody's predictions; they are looked at where the samples are.
TEST(LearnerBaselineTest, NeedsNoSharedTestSet) {
  for (const char* kind : {"pooled", "cluster-oracle", "local"}) {
    const LearnerNetwork shared(Json{{"kind", "decision-tree"}, {"depth", 3}});
    LearnerNetwork own(Json{{"kind", "decision-tree"}, {"depth", 3}});
    own.data->testSet.resize(0, 3);
    own.problem.dimension = 28;  // all samples
    const auto first = shared.make({{"kind", kind}});
    const auto second = own.make({{"kind", kind}});
    first->step();
    second->step();
    for (int i = 0; i < 6; ++i) {
      EXPECT_EQ(second->localPredictors()->predict(i, LearnerNetwork::probes()),
                first->localPredictors()->predict(i, LearnerNetwork::probes()));
      EXPECT_EQ(second->primal().col(i),
                first->localPredictors()->predict(i, own.data->datasets.allFeatures()).col(0));
    }
    LearnerNetwork empty(Json{{"kind", "decision-tree"}});
    empty.data->testSet.resize(0, 3);
    empty.data->datasets = LocalDatasets(RowMatrix(0, 3), Vector(0), std::vector<Eigen::Index>(7));
    EXPECT_FALSE(makeSolver(solverOf({{"kind", kind}}), empty.problem, empty.context).ok());
  }
}

TEST(LearnerBaselineTest, ClusterOracleFitsOneModelPerCluster) {
  const LearnerNetwork network(linear);
  const auto oracle = network.make({{"kind", "cluster-oracle"}});
  oracle->step();
  EXPECT_EQ(oracle->primal().col(0), oracle->primal().col(2));
  EXPECT_EQ(oracle->primal().col(3), oracle->primal().col(5));
  EXPECT_GT((oracle->primal().col(0) - oracle->primal().col(3)).norm(), 1);
  // Least squares of the means: (Σ Q_i) w = Σ q_i over the cluster.
  const auto problem = network.parametric();
  Matrix H = Matrix::Zero(3, 3);
  Vector right = Vector::Zero(3);
  Vector gradient(3);
  for (int i = 0; i < 3; ++i) {
    problem.losses[i]->addHessian(Vector::Zero(3), H);
    problem.losses[i]->gradient(Vector::Zero(3), gradient);
    right -= gradient;
  }
  const Vector w = LeastSquaresFactor(H).solve(right);
  EXPECT_LE((oracle->primal().col(0) - network.data->testSet * w).lpNorm<Eigen::Infinity>(), 1e-9);
  const auto local = network.make({{"kind", "local"}});
  local->step();
  EXPECT_GT((local->primal().col(0) - local->primal().col(1)).norm(), 0.01);
  ASSERT_TRUE(local->traffic().has_value());
  EXPECT_EQ(local->traffic()->messages, 0);
}

/// Over the models, whether the network is a real one: nodes sleep, messages are late or lost, one
/// node reports something else; and whether the graph is learned.
class LearnerSolverContractTest : public ::testing::TestWithParam<std::tuple<int, bool, bool>> {
 protected:
  LearnerSolverContractTest()
      : network_(regressionModels()[static_cast<std::size_t>(std::get<0>(GetParam()))]) {
    network_.holdBack(2);
    if (std::get<2>(GetParam())) {
      solver_ = {{"kind", "agnostic-fedrelax"}, {"learnGraph", "reset"}, {"choices", 2}};
      network_.models->loss = {SampleLoss::Kind::Huber, 0.5};
    }
    if (!std::get<1>(GetParam())) return;
    network_.context.network.participation = 0.6;
    network_.context.network.loss = 0.2;
    network_.context.network.delay = 2;
    network_.context.byzantine = ByzantineUpdates(Rng(3));
    network_.context.byzantine.add(4, 4, {{}, -1, 0.1});
  }
  std::unique_ptr<Solver> make() const { return network_.make(solver_); }
  /// What the models say of the samples of their nodes is what they say of those features.
  void expectHeldPredictionsMatch(const Solver& solver) const {
    const auto& models = *solver.localPredictors();
    for (int i = 0; i < network_.problem.nodeCount(); ++i) {
      EXPECT_EQ(models.onDataset(i), models.predict(i, network_.data->datasets.features(i))) << i;
      EXPECT_EQ(models.onValidation(i), models.predict(i, network_.data->validation.features(i)))
          << i;
    }
  }

  LearnerNetwork network_;
  Json solver_ = agnostic;
};

TEST_P(LearnerSolverContractTest, HeldSamplePredictionsMatchPredict) {
  const auto solver = make();
  expectHeldPredictionsMatch(*solver);
  for (int k = 0; k < 4; ++k) {  // on the real network some nodes sleep in each
    const Matrix before = solver->localPredictors()->onDataset(0);
    solver->step();
    expectHeldPredictionsMatch(*solver);
    EXPECT_EQ(solver->localPredictors()->onDataset(0).rows(), 5);
    EXPECT_EQ(solver->localPredictors()->onValidation(0).rows(), 2);
    const bool isFirst = k == 0 && !std::get<1>(GetParam());
    EXPECT_TRUE(!isFirst || solver->localPredictors()->onDataset(0) != before);
  }
  const auto state = solver->state();
  const Matrix said = solver->localPredictors()->onDataset(2);
  solver->startFrom(-solver->primal(), solver->dual());
  expectHeldPredictionsMatch(*solver);
  EXPECT_NE(solver->localPredictors()->onDataset(2), said);
  ASSERT_TRUE(solver->restore(state).ok());
  EXPECT_EQ(solver->localPredictors()->onDataset(2), said);
  solver->reset();
  EXPECT_EQ(solver->localPredictors()->onDataset(2), Matrix::Zero(6, 1));
}

// What is asked for after it is not predicted then, when no stop would be looked at.
TEST_P(LearnerSolverContractTest, PredictionsOnHeldSamplesAreStoredPerIteration) {
  if (std::get<1>(GetParam())) GTEST_SKIP() << "some nodes sleep";
  const auto solver = make();
  iterate(*solver, 2);
  const auto& models = *solver->localPredictors();
  std::vector<Matrix> said(static_cast<std::size_t>(network_.problem.nodeCount()));
  for (int i = 0; i < network_.problem.nodeCount(); ++i)
    said[static_cast<std::size_t>(i)] = models.predict(i, network_.data->datasets.features(i));
  auto& datasets = network_.data->datasets;
  datasets = LocalDatasets(Matrix::Constant(datasets.sampleCount(), 3, 9), datasets.allLabels(),
                           datasets.offsets());
  for (int i = 0; i < network_.problem.nodeCount(); ++i)
    EXPECT_EQ(models.onDataset(i), said[static_cast<std::size_t>(i)]);
}

TEST_P(LearnerSolverContractTest, RestoredStateContinuesBitForBit) {
  const auto first = make();
  iterate(*first, 3);
  const auto state = first->state();
  const Matrix predicted = first->localPredictors()->predict(2, LearnerNetwork::probes());
  const double loss = first->localPredictors()->loss(2);
  iterate(*first, 3);
  const auto second = make();
  ASSERT_TRUE(second->restore(state).ok());
  // λ of later does not change what the models are.
  network_.problem.lambda = 3;
  second->problemChanged();
  EXPECT_EQ(second->localPredictors()->predict(2, LearnerNetwork::probes()), predicted);
  EXPECT_EQ(second->localPredictors()->loss(2), loss);
  network_.problem.lambda = 0.7;
  iterate(*second, 3);
  EXPECT_EQ(second->primal(), first->primal());
  EXPECT_EQ(second->state(), first->state());
  // Back in the same one, and before the first iteration.
  ASSERT_TRUE(first->restore(state).ok());
  iterate(*first, 3);
  EXPECT_EQ(second->state(), first->state());
  const auto untouched = make()->state();
  ASSERT_TRUE(first->restore(untouched).ok());
  EXPECT_EQ(first->localPredictors()->predict(0, LearnerNetwork::probes()), Matrix::Zero(20, 1));
  iterate(*first, 6);
  EXPECT_EQ(second->primal(), first->primal());
}

TEST_P(LearnerSolverContractTest, ResultIsIndependentOfNumberOfThreads) {
  const auto one = make();
  const auto three = make();
  three->setThreads(3);
  iterate(*one, 3);
  iterate(*three, 3);
  EXPECT_EQ(one->state(), three->state());
}

TEST_P(LearnerSolverContractTest, InterruptedStepChangesNothing) {
  const auto solver = make();
  const auto other = make();
  for (const int before : {0, 2}) {
    solver->reset();
    iterate(*solver, before);
    const auto state = solver->state();
    const Matrix predicted = solver->localPredictors()->predict(1, LearnerNetwork::probes());
    std::stop_source stop;
    stop.request_stop();
    solver->setStopToken(stop.get_token());
    solver->step();
    EXPECT_EQ(solver->iteration(), before);
    EXPECT_EQ(solver->state(), state);
    EXPECT_EQ(solver->localPredictors()->predict(1, LearnerNetwork::probes()), predicted);
    solver->setStopToken({});
    iterate(*solver, 2);
    other->reset();
    iterate(*other, before + 2);
    EXPECT_EQ(solver->primal(), other->primal());
  }
}

TEST_P(LearnerSolverContractTest, StepInterruptedHalfwayChangesNothing) {
  const auto solver = make();
  const auto other = make();
  iterate(*solver, 1);
  auto state = solver->state();
  const auto begin = std::chrono::steady_clock::now();
  solver->step();
  const auto whole = std::chrono::steady_clock::now() - begin;
  ASSERT_TRUE(solver->restore(state).ok());
  for (int k = 0; k < 8; ++k) {
    const Matrix predicted = solver->localPredictors()->predict(1, LearnerNetwork::probes());
    const Matrix held = solver->localPredictors()->onDataset(1);
    std::stop_source stop;
    std::jthread asks([&] {
      std::this_thread::sleep_for(whole * k / 8);
      stop.request_stop();
    });
    solver->setStopToken(stop.get_token());
    solver->step();
    asks.join();
    solver->setStopToken({});
    if (solver->iteration() == state.iteration) {
      EXPECT_EQ(solver->state(), state);
      EXPECT_EQ(solver->localPredictors()->predict(1, LearnerNetwork::probes()), predicted);
      EXPECT_EQ(solver->localPredictors()->onDataset(1), held);
    }
    state = solver->state();
  }
  iterate(*solver, 10 - static_cast<int>(solver->iteration()));
  iterate(*other, 10);
  EXPECT_EQ(solver->state(), other->state());
  expectHeldPredictionsMatch(*solver);
}

TEST_P(LearnerSolverContractTest, StartsFromGivenPredictions) {
  const auto donor = make();
  iterate(*donor, 2);
  const auto solver = make();
  solver->startFrom(donor->primal(), donor->dual());
  EXPECT_EQ(solver->primal(), donor->primal());
  const auto state = solver->state();
  const Matrix predicted = solver->localPredictors()->predict(3, LearnerNetwork::probes());
  solver->step();
  const auto second = make();
  ASSERT_TRUE(second->restore(state).ok());
  EXPECT_EQ(second->localPredictors()->predict(3, LearnerNetwork::probes()), predicted);
  second->step();
  EXPECT_EQ(second->primal(), solver->primal());
}

TEST_P(LearnerSolverContractTest, RefusesForeignStates) {
  const auto solver = make();
  iterate(*solver, 1);
  const auto own = solver->state();
  auto other = own;
  other.solver = "fedrelax";
  EXPECT_FALSE(solver->restore(other).ok());
  other = own;
  other.W.conservativeResize(5, Eigen::NoChange);
  EXPECT_FALSE(solver->restore(other).ok());
  other = own;
  other.auxiliary.back() = Matrix::Ones(3, 1);
  EXPECT_FALSE(solver->restore(other).ok());
  other = own;
  other.auxiliary[2](0, 0) = 7;
  EXPECT_FALSE(solver->restore(other).ok());
  EXPECT_EQ(solver->state(), own);
}

INSTANTIATE_TEST_SUITE_P(
    Models, LearnerSolverContractTest,
    ::testing::Combine(::testing::Range(0, static_cast<int>(regressionModels().size())),
                       ::testing::Bool(), ::testing::Bool()));

}  // namespace
}  // namespace gtv
