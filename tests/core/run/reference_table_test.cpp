// The data behind Table I, by least squares of the test's own, and the star on its critical λ
// (Fig. 13). The published numbers themselves: published_figures_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "base/decompositions.h"
#include "experiment/documents.h"
#include "experiment/published.h"
#include "instances/problem_instance.h"
#include "run/run.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::changed;
using testing::isSet;
using testing::medianOf;

void expectIn(double ours, double low, double high, const char* what) {
  const auto band = bandAround(low, high, BandRule::BySize, 0);
  EXPECT_GE(ours, band.low) << what;
  EXPECT_LE(ours, band.high) << what;
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

TEST(ReferenceTableTest, BaselinesAgreeWithTableOne) {
  // The data behind the table, by least squares of the test's own.
  const auto network = drawProblemInstance(loadPreset("table1").value()).value();
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
  expectIn(estimation(pooled), 3.4, 3.8, "pooled");
  expectIn(prediction(pooled), 3.0, 3.4, "pooled, labels");

  Matrix oracle(datasets.dimension(), n);
  for (const auto& cluster : clusters) {
    const Vector w = leastSquares(datasets, cluster);
    for (const int i : cluster) oracle.col(i) = w;
  }
  expectIn(estimation(oracle), 1.1e-7, 1.1e-7, "oracle");
  expectIn(prediction(oracle), 9e-7, 9e-7, "oracle, labels");

  Matrix local(datasets.dimension(), n);
  for (int i = 0; i < n; ++i)
    local.col(i) = gtv::leastSquares(datasets.features(i), datasets.labels(i));
  expectIn(estimation(local), 9.6, 12.2, "local, smallest norm");
}

/// The star of F13: λ_crit = max over the leaves of ‖∇L_i(w̄)‖ / A_i at the pooled optimum w̄.
double criticalLambda(const ProblemInstance& network) {
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
int separateLeaves(const Experiment& experiment,
                   const std::shared_ptr<const ProblemInstance>& network, double lambda) {
  const auto run = Run::start(changed(experiment, {{"lambda", lambda}}), network).value();
  run->advance(1000);
  const auto& W = run->primal();
  int apart = 0;
  for (Eigen::Index i = 1; i < W.cols(); ++i)
    apart += (W.col(i) - W.col(0)).norm() > 1e-14 * (1 + W.col(0).norm()) ? 1 : 0;
  return apart;
}

TEST(ReferenceTableTest, StarFusesAtCriticalLambda) {
  const auto experiment = loadPreset("star").value();
  const int draws = isSet("GTV_BRIEF") ? 1 : 21;
  std::vector<double> critical;
  std::vector<std::vector<double>> apart(4);
  for (int r = 0; r < draws; ++r) {
    const auto network = drawProblemInstance(experiment, static_cast<std::uint64_t>(r)).value();
    critical.push_back(criticalLambda(*network));
    std::size_t k = 0;
    for (const double factor : {0.5, 0.9, 0.99, 1.01}) {
      const int leaves = separateLeaves(experiment, network, factor * critical.back());
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
