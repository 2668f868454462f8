#include "diagnostics/privacy_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/rng.h"
#include "diagnostics/mutual_information.h"

namespace gtv {
namespace {

EmpiricalGraph graphOf(int nodes, std::vector<Edge> edges) {
  return EmpiricalGraph::make(nodes, std::move(edges)).value();
}

/// L_i = (w − a_i)² at two nodes.
LocalDatasets twoScalars() { return {RowMatrix::Ones(2, 1), Vector{{0, 2}}, {0, 1, 2}}; }

/// A triangle with a tail, three samples of two features each.
struct Small {
  EmpiricalGraph graph = graphOf(4, {{0, 1, 1}, {1, 2, 0.5}, {0, 2, 2}, {2, 3, 1}});
  LocalDatasets datasets = [] {
    RowMatrix X(12, 2);
    Vector y(12);
    Rng rng(9);
    for (double& entry : X.reshaped()) entry = rng.normal();
    rng.fillNormal(y);
    return LocalDatasets(X, y, {0, 3, 6, 9, 12});
  }();
  FedRelaxNetwork network{graph, datasets, {true, true, true, false}, 0.8};
};

TEST(PrivacyCurve, TwoNodesHaveTheStationaryVarianceOfTheReference) {
  const auto graph = graphOf(2, {{0, 1, 1}});
  const auto datasets = twoScalars();
  const FedRelaxNetwork network{graph, datasets, {true, true}, 1};
  // B = [0 ⅓; ⅓ 0]: 1/(1 − 1/9) = 9/8.
  const Matrix S = stationaryCovariance(jacobiMatrix(network));
  EXPECT_NEAR(S(0, 0), 1.125, 1e-15);
  EXPECT_NEAR(S(0, 1), 0, 1e-15);
  const auto curve = privacyCurve(network, {0, 0, 1, 0}, {0, 0.1}).value();
  EXPECT_NEAR(curve[1].excess, 0.01125, 1e-16);
  // w = ⅔y + σε: ½ ln(1 + 4/9/.01).
  EXPECT_NEAR(curve[1].information, 0.5 * std::log(1 + 4 / 0.09), 1e-12);
  EXPECT_EQ(curve[0].excess, 0);
  EXPECT_EQ(curve[0].information, std::numeric_limits<double>::infinity());
}

TEST(PrivacyCurve, NoiseTradesErrorForInformation) {
  const Small small;
  const auto curve = privacyCurve(small.network, {1, 2, 1, 0.5}, {0, 0.01, 0.1, 1, 10}).value();
  for (std::size_t k = 1; k < curve.size(); ++k) {
    EXPECT_LT(curve[k].information, curve[k - 1].information);
    EXPECT_GT(curve[k].excess, curve[k - 1].excess);
  }
  // What the observer does not know of the other labels protects too.
  const auto known = privacyCurve(small.network, {1, 2, 1, 0}, {0.1}).value();
  EXPECT_GT(known[0].information, curve[2].information);
}

TEST(PrivacyCurve, CovarianceSolvesLyapunovEquation) {
  const Small small;
  const Matrix B = jacobiMatrix(small.network);
  const Matrix S = stationaryCovariance(B);
  EXPECT_LT((S - B * S * B.transpose() - Matrix::Identity(8, 8)).norm(), 1e-12 * S.norm());
  // Node 3 has no data: its update is the mean of its only neighbour.
  EXPECT_LT((B.block(6, 4, 2, 2) - Matrix::Identity(2, 2)).norm(), 1e-14);
}

TEST(PrivacyCurve, ErrorAgreesWithSimulatedIteration) {
  const Small small;
  const Matrix B = jacobiMatrix(small.network);
  const double noise = 0.2;
  const auto excess = privacyCurve(small.network, {0, 0, 1, 0}, {noise}).value()[0].excess;
  // Deviations from the minimiser follow w⁺ = Bw + σε.
  Rng rng(4);
  Vector w = Vector::Zero(8);
  Vector e(8);
  double sum = 0;
  constexpr int rounds = 40000;
  for (int k = 0; k < rounds; ++k) {
    rng.fillNormal(e);
    w = B * w + noise * e;
    sum += w.squaredNorm() / 4;
  }
  EXPECT_NEAR(sum / rounds, excess, 0.05 * excess);
}

TEST(PrivacyCurve, StationaryCovarianceIsInfiniteWithoutData) {
  const Small small;
  FedRelaxNetwork idle = small.network;
  idle.labeled = std::vector<bool>(4, false);
  EXPECT_FALSE(stationaryCovariance(jacobiMatrix(idle)).allFinite());
}

TEST(PrivacyCurve, MissingInputIsReported) {
  const Small small;
  EXPECT_EQ(privacyCurve(small.network, {3, 0, 1, 0}, {1}).error().text(),
            "node: node 3 has no data that it could share");
  EXPECT_EQ(privacyCurve(small.network, {7, 0, 1, 0}, {1}).error().where, "node");
  EXPECT_EQ(privacyCurve(small.network, {0, 3, 1, 0}, {1}).error().text(),
            "sample: no sample 3, node 0 has 3");
}

TEST(PrivacyCurve, CostOfNoiseIsIndependentOfTheLabel) {
  const auto graph = graphOf(2, {{0, 1, 1}});
  const auto datasets = twoScalars();
  const FedRelaxNetwork network{graph, datasets, {true, true}, 1};
  // tr(S)/n with both variances 9/8, as above.
  EXPECT_NEAR(perturbationCost(network).value(), 1.125, 1e-15);
  const auto curve = privacyCurve(network, {1, 0, 1, 0}, {0.1}, 2).value();
  EXPECT_NEAR(curve[0].excess, 0.02, 1e-16);
  EXPECT_EQ(curve[0].information,
            privacyCurve(network, {1, 0, 1, 0}, {0.1}).value()[0].information);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(perturbationCost(network, stop.get_token()).error().text(), "stopped");
}

}  // namespace
}  // namespace gtv
