#include "grouping/federated_mixture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "base/json.h"
#include "clustering/catalogue.h"
#include "clustering/k_means.h"
#include "grouping/node_clusters.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

constexpr int pointsPerNode = 6;

/// Those of tests/data/clustering_reference.py: four nodes, the last one without points.
RowMatrix nodePoints() {
  RowMatrix points(3 * pointsPerNode, 2);
  for (int i = 0; i < 3; ++i)
    for (int r = 0; r < pointsPerNode; ++r)
      for (int d = 0; d < 2; ++d)
        points(i * pointsPerNode + r, d) =
            std::sin(2 + 5.1 * i + 3.7 * r + 1.3 * d) + 4.0 * (r % 2) * (1 - d) + 0.5 * i;
  return points;
}

/// A problem of Gaussian means, and what its methods may see.
struct MixtureCase {
  GtvProblem problem;
  MethodContext context;

  MixtureCase() {
    auto data = std::make_shared<NodeData>();
    data->datasets =
        LocalDatasets(nodePoints(), Vector::Zero(3 * pointsPerNode),
                      {0, pointsPerNode, 2 * pointsPerNode, 3 * pointsPerNode, 3 * pointsPerNode});
    data->labeled.assign(4, true);
    problem.graph = std::make_shared<EmpiricalGraph>(
        EmpiricalGraph::make(4, {{0, 1, 1}, {1, 2, 0.5}, {2, 3, 2}, {0, 3, 0.25}}).value());
    problem.dimension = 2;
    problem.lambda = 0.3;
    problem.penalty = penaltyCatalogue()
                          .find("nlasso")
                          ->make(defaultChoice(penaltyCatalogue().view, "nlasso"), 2)
                          .value();
    LossContext losses;
    losses.datasets = std::make_shared<LocalDatasets>(data->datasets);
    for (int i = 0; i < 3; ++i)
      problem.losses.push_back(
          lossCatalogue()
              .find("gaussian-mean")
              ->make.make(defaultChoice(lossCatalogue().view, "gaussian-mean"), losses, i)
              .value());
    problem.losses.push_back(std::make_shared<ZeroLoss>(2));
    context.data = data;
    context.labels = LabelKind::Points;
  }
  /// A solver that begins with the centres of the reference, and equal weights.
  std::unique_ptr<Solver> solver(FederatedMixtureSolver::Settings settings) const {
    settings.startPoints = pointsPerNode;
    auto out = FederatedMixtureSolver::make(problem, context, settings).value();
    auto state = out->state();
    Vector means(4);
    means << 0, 0.5, 3, 0;
    Vector covariances(8);
    covariances << 1, 0, 0, 1, 1, 0, 0, 1;
    state.auxiliary[0].colwise() = means;
    state.auxiliary[1].setConstant(0.5);
    if (settings.soft) state.auxiliary[2].colwise() = covariances;
    EXPECT_TRUE(out->restore(state).ok());
    return out;
  }
};

Matrix referenceMatrix(const char* key, std::size_t place) {
  static const Json values =
      Json::parse(readTextFile(testing::testDataFolder() + "/clustering_reference.json").value());
  const auto& rows = values.at(key).at(place);
  if (!rows.at(0).is_array()) {
    Matrix out(std::ssize(rows), 1);
    for (std::size_t i = 0; i < rows.size(); ++i) out(static_cast<Eigen::Index>(i), 0) = rows.at(i);
    return out;
  }
  Matrix out(std::ssize(rows), std::ssize(rows.at(0)));
  for (Eigen::Index i = 0; i < out.rows(); ++i)
    for (Eigen::Index j = 0; j < out.cols(); ++j)
      out(i, j) = rows.at(static_cast<std::size_t>(i)).at(static_cast<std::size_t>(j));
  return out;
}

double apart(const Matrix& a, const Matrix& b) { return (a - b).cwiseAbs().maxCoeff(); }

TEST(FederatedMixtureTest, CentresOfNeighboursAgreeWithTheReference) {
  const MixtureCase of;
  FederatedMixtureSolver::Settings settings;
  settings.hasServer = false;
  const auto solver = of.solver(settings);
  for (int k = 0; k < 4; ++k) solver->step();
  const auto found = solver->mixtures();
  ASSERT_EQ(found->size(), 4);
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_LT(apart((*found)[i].means, referenceMatrix("federatedCentres", i)), 1e-9) << i;
}

TEST(FederatedMixtureTest, MixturesOfNeighboursAgreeWithTheReference) {
  const MixtureCase of;
  FederatedMixtureSolver::Settings settings;
  settings.soft = true;
  settings.hasServer = false;
  settings.floor = 0.01 / covarianceFloor(nodePoints().transpose(), 1);
  const auto solver = of.solver(settings);
  for (int k = 0; k < 4; ++k) solver->step();
  const auto found = solver->mixtures();
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_LT(apart((*found)[i].weights, referenceMatrix("federatedWeights", i)), 1e-9) << i;
    EXPECT_LT(apart((*found)[i].means, referenceMatrix("federatedMeans", i)), 1e-9) << i;
    for (std::size_t j = 0; j < 2; ++j)
      EXPECT_LT(apart((*found)[i].covariances[j].reshaped(),
                      referenceMatrix(j == 0 ? "firstCovariances" : "secondCovariances", i)),
                1e-9)
          << i;
  }
}

TEST(FederatedMixtureTest, ServerDoesWhatOnePlaceWithAllPointsWould) {
  const MixtureCase of;
  const Matrix points = nodePoints().transpose();
  Matrix start(2, 2);
  start << 0, 3, 0.5, 0;
  const auto means = of.solver({});
  const auto mixture = of.solver({.soft = true});
  for (int k = 0; k < 20; ++k) {
    means->step();
    mixture->step();
  }
  EXPECT_LT(apart((*means->mixtures())[0].means, lloyd(points, start, 20).centres), 1e-12);
  EXPECT_TRUE(means->isDone());
  GaussianMixture fit{Vector::Constant(2, 0.5), start, {2, Matrix::Identity(2, 2)}};
  for (int k = 0; k < 20; ++k)
    fit = expectationMaximisation(points, fit, covarianceFloor(points, 1e-3), 1).mixture;
  const auto found = (*mixture->mixtures())[0];
  EXPECT_LT(apart(found.means, fit.means), 1e-9);
  EXPECT_LT(apart(found.weights, fit.weights), 1e-9);
  EXPECT_LT(apart(found.covariances[1], fit.covariances[1]), 1e-9);
}

TEST(FederatedMixtureTest, StrongCouplingMakesOneSetOfAllCentres) {
  MixtureCase of;
  of.problem.lambda = 1e4;
  for (const bool soft : {false, true}) {
    const auto solver = of.solver({.soft = soft, .hasServer = false});
    for (int k = 0; k < 400; ++k) solver->step();
    const auto found = *solver->mixtures();
    EXPECT_LT(centreSetDiscrepancy(found[0].means, found[2].means), 1e-6) << soft;
  }
}

TEST(FederatedMixtureTest, CentresAreNotMoreThanPoints) {
  const MixtureCase of;
  const auto made =
      FederatedMixtureSolver::make(of.problem, of.context, {.components = 4, .startPoints = 1});
  ASSERT_FALSE(made.ok());
  EXPECT_EQ(made.error().text(),
            "solver.k: 4 centres need as many points to begin with, there are 3; more nodes, or "
            "more points of a node (solver.startPoints), give more");
}

TEST(FederatedMixtureTest, LocalMinimisersAreThePointsOfOtherLosses) {
  MixtureCase of;
  of.context.labels = LabelKind::Real;
  const auto solver =
      FederatedMixtureSolver::make(of.problem, of.context, {.components = 3}).value();
  solver->step();
  const auto points = nodePoints();
  for (int i = 0; i < 3; ++i) {
    const Vector mean =
        points.middleRows(i * pointsPerNode, pointsPerNode).colwise().mean().transpose();
    EXPECT_LT((solver->primal().col(i) - mean).norm(), 1e-12) << i;
  }
}

TEST(NodeClustersTest, StatisticsHaveUnitDeviations) {
  const MixtureCase of;
  const Matrix found = dataStatistics(of.context);
  ASSERT_EQ(found.rows(), 4);
  EXPECT_TRUE(found.col(3).hasNaN());
  for (int j = 0; j < 4; ++j) {
    EXPECT_NEAR(found.row(j).head(3).mean(), 0, 1e-12);
    EXPECT_NEAR(found.row(j).head(3).squaredNorm() / 3, 1, 1e-12);
  }
}

TEST(NodeClustersTest, ErrorsNameTheFieldOfTheClustering) {
  const MixtureCase of;
  const auto errorOf = [&](const Json& json) {
    const auto found = nodeClusters(
        readChoice(clusteringCatalogue().view, json, "clusters").value(), of.problem, of.context);
    return found ? "no error" : found.error().text();
  };
  EXPECT_EQ(errorOf({{"kind", "ward"}, {"on", "coordinates"}}),
            "solver.clusters.on: the nodes have no coordinates; they come with data from a file or "
            "from a graph whose nodes are placed");
  EXPECT_EQ(errorOf({{"kind", "k-means"}, {"k", 4}}),
            "solver.clusters.k: 4 clusters need as many nodes with points, there are 3");
  EXPECT_EQ(errorOf({{"kind", "k-means"}, {"k", 3}}), "no error");
}

}  // namespace
}  // namespace gtv
