// Table I, different covariances, clusters of different size, the tables of the official code and
// the star: T1, COV, F11, R2, R5 and F13 of spec §9.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "base/decompositions.h"
#include "experiment/documents.h"
#include "run/network.h"
#include "run/run.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::Band;
using testing::bandOf;
using testing::changed;
using testing::compare;
using testing::Fields;
using testing::isSet;
using testing::medianOf;
using testing::method;
using testing::Published;

void expectIn(double ours, const Published& published, const char* what) {
  const auto [low, high] = bandOf(published, Band::General);
  EXPECT_GE(ours, low) << what;
  EXPECT_LE(ours, high) << what;
}

TEST(ReferenceTableTest, TableOne) {
  compare({"table1",
           "lambda",
           Band::General,
           {
               {method("l1", 0.001, 10),
                {{0.001, {{"mse", {1.3e-5, 2.0e-5}}, {"labelMse.train", {1.2e-5, 1.7e-5}}}}}},
               {method("nlasso", 0.01, 10), {{0.01, {2.7e-5, 3.7e-5}}}},
               {method("nlasso", 0.03, 1), {{0.03, 3.1e-4}}},
               {method("l1", 0.01, 1), {{0.01, {1.3e-3, 2.0e-3}}}},
               {method("mocha", 0.01, 1), {{0.01, {1.7, 2.5}}}},
           }});
  // D4: as printed it is far from converged.
  if (isSet("GTV_BRIEF")) return;
  compare({"table1-printed", "stop.maxIterations", Band::General, {{{}, {{1000, {1, 2}}}}}});
}

/// argmin Σ_{i in nodes} ‖X_i w − y_i‖², with full rank.
Vector leastSquares(const LocalDatasets& datasets, const std::vector<int>& nodes) {
  const int d = datasets.dimension();
  Matrix gram = Matrix::Zero(d, d);
  Vector moment = Vector::Zero(d);
  for (const int i : nodes) {
    gram += datasets.features(i).transpose() * datasets.features(i);
    moment += datasets.features(i).transpose() * datasets.labels(i);
  }
  return symmetricSolve(gram, moment);
}

TEST(ReferenceTableTest, BaselinesOfTableOne) {
  // The data behind the table, by least squares of the test's own.
  const auto network = buildNetwork(loadPreset("table1").value()).value();
  const auto& data = *network->data;
  const auto& datasets = data.datasets;
  const int n = network->nodeCount();
  std::vector<int> all;
  std::vector<std::vector<int>> clusters(2);
  for (int i = 0; i < n; ++i) {
    all.push_back(i);
    clusters[network->clusters[i]].push_back(i);
  }
  const auto estimation = [&](const Matrix& W) { return (W - data.truth).squaredNorm() / n; };
  const auto prediction = [&](const Matrix& W) {
    double sum = 0;
    for (int i = 0; i < n; ++i)
      sum += (datasets.features(i) * W.col(i) - datasets.labels(i)).squaredNorm();
    return sum / static_cast<double>(datasets.sampleCount());
  };

  const Matrix pooled = leastSquares(datasets, all).replicate(1, n);
  expectIn(estimation(pooled), {3.4, 3.8}, "pooled");
  expectIn(prediction(pooled), {3.0, 3.4}, "pooled, labels");

  Matrix oracle(datasets.dimension(), n);
  for (const auto& cluster : clusters) {
    const Vector w = leastSquares(datasets, cluster);
    for (const int i : cluster) oracle.col(i) = w;
  }
  expectIn(estimation(oracle), 1.1e-7, "oracle");
  expectIn(prediction(oracle), 9e-7, "oracle, labels");

  Matrix local(datasets.dimension(), n);
  for (int i = 0; i < n; ++i)
    local.col(i) = gtv::leastSquares(datasets.features(i), datasets.labels(i));
  expectIn(estimation(local), {9.6, 12.2}, "local, smallest norm");
}

TEST(ReferenceTableTest, DifferentCovariances) {
  const std::vector<std::pair<std::string, Published>> norm{{"mse", {3.5e-6, 4.9e-6}},
                                                            {"labelMse.test", 4.1e-6}};
  compare(
      {"covariance",
       "lambda",
       Band::General,
       {
           {method("l1", 0.002, 5), {{0.002, norm}}, 3},
           {method("nlasso", 0.002, 5), {{0.002, norm}}, 3},
           {method("mocha", 0.005, 5), {{0.005, {{"mse", 0.031}, {"labelMse.test", 0.116}}}}, 3},
           {method("mocha", 0.01, 1), {{0.01, {0.04, 0.05}}}, 3},
       }});
  if (isSet("GTV_BRIEF")) return;
  // Network Lasso as printed has not converged at R = 1000, the errors spread over two decades.
  compare({"covariance",
           "stop.maxIterations",
           Band::General,
           {{method("nlasso", 0.01, 1), {{1000, 7e-4}}, 20},
            {method("nlasso", 0.01, 1), {{3000, 1.1e-4}}, 3}}});
}

TEST(ReferenceTableTest, ClustersOfDifferentSize) {
  const Fields perturbed{
      {"data.truth", {{"kind", "perturbed"}, {"vectors", {{2, 2}, {-2, 2}}}, {"size", 1e-3}}}};
  const auto mocha = [](double mse, double label) {
    return std::vector<std::pair<std::string, Published>>{{"mse", mse}, {"labelMse.test", label}};
  };
  compare({"cfl-fig11",
           "graph.clusterSizes.1",
           Band::General,
           {
               {{}, {{50, 1.5e-6}, {100, 3.2e-6}, {150, 5.4e-6}, {200, 8.5e-6}}, 3},
               {perturbed, {{50, 1.9e-6}, {100, 3.6e-6}, {150, 8e-6}, {200, 6e-6}}, 3},
               {method("mocha", 0.005, 5),
                {{50, mocha(0.028, 0.040)},
                 {100, mocha(0.044, 0.065)},
                 {150, mocha(0.053, 0.081)},
                 {200, mocha(0.080, 0.14)}},
                5},
           }});
}

TEST(ReferenceTableTest, LabelsOfTwoClusters) {
  const std::vector<std::pair<std::string, Published>> norm{{"labelMse.train", 6.9e-6},
                                                            {"labelMse.test", 7.3e-6}};
  compare({"r2",
           "lambda",
           Band::General,
           {
               {method("l1", 0.002, 5), {{0.002, norm}}, 3},
               {method("nlasso", 0.002, 5), {{0.002, norm}}, 3},
               {method("mocha", 0.005, 5),
                {{0.005, {{"labelMse.train", 9.4e-4}, {"labelMse.test", 0.056}}}},
                3},
           }});
}

TEST(ReferenceTableTest, LabelsOfFiveClusters) {
  // The test error depends on whether the small clusters hold a labelled node: median of twenty,
  // for MOCHA no value is given.
  const std::vector<std::pair<std::string, Published>> norm{{"labelMse.train", {1e-6, 2e-6}},
                                                            {"labelMse.test", 2e-6}};
  compare({"r5",
           "lambda",
           Band::General,
           {
               {method("mocha", 0.005, 5), {{0.005, {{"labelMse.train", 1e-5}}}}, 3},
               {method("l1", 0.002, 5), {{0.002, norm}}, 20},
               {method("nlasso", 0.002, 5), {{0.002, norm}}, 20},
           }});
}

/// The star of F13: λ_crit = max over the leaves of ‖∇L_i(w̄)‖ / A_i at the pooled optimum w̄.
double criticalLambda(const Network& network) {
  const auto& datasets = network.data->datasets;
  std::vector<int> all(static_cast<std::size_t>(network.nodeCount()));
  std::iota(all.begin(), all.end(), 0);
  const Vector pooled = leastSquares(datasets, all);
  double critical = 0;
  for (const auto& edge : network.graph->edges()) {
    const int leaf = edge.head == 0 ? edge.tail : edge.head;
    const Vector gradient = 2 / static_cast<double>(datasets.sampleCount(leaf)) *
                            datasets.features(leaf).transpose() *
                            (datasets.features(leaf) * pooled - datasets.labels(leaf));
    critical = std::max(critical, gradient.norm() / edge.weight);
  }
  return critical;
}

/// How many leaves differ from the centre after R = 1000 iterations.
int leavesApart(const Experiment& experiment, const std::shared_ptr<const Network>& network,
                double lambda) {
  const auto run = Run::start(changed(experiment, {{"lambda", lambda}}), network).value();
  run->advance(1000);
  const auto& W = run->primal();
  int apart = 0;
  for (Eigen::Index i = 1; i < W.cols(); ++i)
    apart += (W.col(i) - W.col(0)).norm() > 1e-14 * (1 + W.col(0).norm()) ? 1 : 0;
  return apart;
}

TEST(ReferenceTableTest, StarAroundItsCriticalLambda) {
  const auto experiment = loadPreset("star").value();
  const int draws = isSet("GTV_BRIEF") ? 1 : 21;
  std::vector<double> critical;
  std::vector<std::vector<double>> apart(4);
  for (int r = 0; r < draws; ++r) {
    const auto network = buildNetwork(experiment, static_cast<std::uint64_t>(r)).value();
    critical.push_back(criticalLambda(*network));
    std::size_t k = 0;
    for (const double factor : {0.5, 0.9, 0.99, 1.01}) {
      const int leaves = leavesApart(experiment, network, factor * critical.back());
      apart[k++].push_back(leaves);
      EXPECT_EQ(leaves == 0, factor > 1) << "draw " << r << ", " << factor << " λ_crit";
    }
  }
  if (isSet("GTV_BRIEF")) return;
  EXPECT_NEAR(medianOf(apart[0]), 7, 2);
  EXPECT_EQ(medianOf(apart[1]), 1);
  EXPECT_EQ(medianOf(apart[2]), 1);
  // λ_crit = 4.1 ± 1.2 for spread 0.4.
  EXPECT_NEAR(medianOf(critical), 4.1, 0.8);
}

}  // namespace
}  // namespace gtv
