// What messages tell of samples.
#include "diagnostics/eavesdropper.h"

#include <gtest/gtest.h>

#include <cmath>

#include "experiment/experiment.h"
#include "federated/catalogue.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "privacy/gradient_inversion.h"
#include "run/run.h"

namespace gtv {
namespace {

TEST(InvertGradientTest, OneSampleIsItsRowOverItsConstant) {
  // Three units; x = (1, −2, 3), factors 0.5, −4, 0.
  const Vector x{{1, -2, 3}};
  const Vector factors{{0.5, -4, 0}};
  const auto inversion = invertGradient(factors * x.transpose(), factors);
  EXPECT_TRUE(inversion.knowsLength);
  EXPECT_EQ(inversion.basis.cols(), 1);
  ASSERT_EQ(inversion.guesses.cols(), 3);  // least squares and two units
  for (Eigen::Index k = 0; k < 3; ++k) EXPECT_LT((inversion.guesses.col(k) - x).norm(), 1e-14) << k;
  const auto reading = readingOf(inversion, x);
  EXPECT_LT(reading.distance, 1e-15);
  EXPECT_NEAR(reading.known, 1, 1e-14);
}

TEST(InvertGradientTest, WithoutConstantsDirectionIsToldAlone) {
  const Vector x{{1, -2, 3}};
  const auto inversion = invertGradient(-7 * x.transpose(), Vector());
  EXPECT_FALSE(inversion.knowsLength);
  EXPECT_NEAR(inversion.guesses.col(0).norm(), 1, 1e-14);
  EXPECT_LT(readingOf(inversion, x).distance, 1e-14);
  // Of a direction at 60 degrees ‖guess − y‖/‖y‖ = sin 60°.
  const auto other = invertGradient(Matrix{{0.5, std::sqrt(0.75)}}, Vector());
  EXPECT_NEAR(readingOf(other, Vector{{2, 0}}).distance, std::sqrt(0.75), 1e-14);
}

TEST(InvertGradientTest, SeveralSamplesAreKnownUpToTheirSpan) {
  // Two samples, three units: unit 2 responds to the second sample alone and gives it away.
  const Matrix X{{1, 2, 0, 1}, {0, 1, 1, -1}};
  const Matrix factors{{1, 1}, {2, -0.5}, {0, 3}};
  const auto inversion = invertGradient(factors * X, factors.rowwise().sum());
  EXPECT_EQ(inversion.basis.cols(), 2);
  for (Eigen::Index r = 0; r < 2; ++r)
    EXPECT_NEAR(readingOf(inversion, X.row(r).transpose()).known, 1, 1e-13);
  EXPECT_LT(readingOf(inversion, X.row(1).transpose()).distance, 1e-14);
  EXPECT_GT(readingOf(inversion, X.row(0).transpose()).distance, 0.1);
  EXPECT_LT(readingOf(inversion, Vector{{0, 0, 0, 1}}).known, 0.9);
}

TEST(InvertGradientTest, NothingIsToldByGradientZero) {
  const auto inversion = invertGradient(Matrix::Zero(2, 3), Vector::Zero(2));
  EXPECT_EQ(inversion.guesses.cols(), 0);
  EXPECT_EQ(readingOf(inversion, Vector{{1, 0, 0}}).distance, 1);
  EXPECT_EQ(readingOf(inversion, Vector{{1, 0, 0}}).known, 0);
}

/// The distance of the first sample of node 1 from what its message tells, as told or bare.
Reading readingIn(const Json& document, bool told, int iterations) {
  const auto experiment = Experiment::fromJson(document, "test", {}).value();
  const auto run = Run::start(experiment).value();
  run->advance(iterations);
  const auto& network = *run->network();
  const auto& data = network.parametricData();
  const auto heard =
      eavesdrop(experiment.solver(), run->problem(), methodContextOf(experiment, network), 1,
                run->iteration(), run->primal());
  const auto layer = firstLayerOf(network.parametricModel(), data.datasets.dimension(),
                                  data.intercept, told ? heard.told : heard.bare);
  const RowMatrix X = withoutConstants(data.datasets.features(1), data.intercept);
  return readingOf(invertGradient(layer.rows, layer.constants), X.row(0).transpose());
}

Json oneSampleEach(const Json& solver, const Json& loss, const Json& data) {
  return {{"format", "gtvlab-experiment"},
          {"version", 1},
          {"graph", {{"kind", "sbm"}, {"clusterSizes", {2, 2}}, {"pIn", 1}, {"pOut", 1}}},
          {"data", data},
          {"loss", loss},
          {"penalty", {{"kind", "mocha"}}},
          {"lambda", 0.3},
          {"solver", solver}};
}

const std::vector<Json>& readable() {
  static const std::vector<Json> all{{{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.05}},
                                     {{"kind", "fedavg"}},
                                     {{"kind", "fedavg"}, {"client", "gradient"}},
                                     {{"kind", "fedrelax"}}};
  return all;
}

Json linearData(int samples, const char* labels) {
  return {{"kind", "linear"},
          {"samples", samples},
          {"dimension", 3},
          {"labels", labels},
          {"truth", {{"kind", "per-cluster"}, {"vectors", {{1, 2, -1}, {0, 1, 3}}}}}};
}

TEST(EavesdropperTest, ReadsTheOnlySampleOfANodeFromEveryMessage) {
  for (const auto& solver : readable())
    for (const bool classes : {false, true}) {
      auto document = oneSampleEach(solver, {{"kind", classes ? "logistic" : "squared"}},
                                    linearData(1, classes ? "sign" : "real"));
      document["model"] = {{"kind", "linear"}, {"intercept", true}};
      EXPECT_LT(readingIn(document, false, 3).distance, 1e-6) << document;
    }
}

Json digitsOf(int images, const Json& model, const Json& solver) {
  auto document = oneSampleEach(solver, {{"kind", "cross-entropy"}},
                                {{"kind", "digits"}, {"labels", "digit"}, {"samples", images}});
  document["model"] = model;
  return document;
}

const Json gradientDescent{{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 0.05}};

TEST(EavesdropperTest, ReadsImageFromBiasOfFirstLayer) {
  for (const Json& model :
       {Json{{"kind", "mlp"}, {"layers", {12}}}, Json{{"kind", "linear"}, {"intercept", true}}}) {
    const auto reading = readingIn(digitsOf(1, model, gradientDescent), false, 2);
    EXPECT_LT(reading.distance, 1e-9) << model;
    EXPECT_NEAR(reading.known, 1, 1e-9);
  }
  // Without biases the direction: nothing but the contrast is missing.
  const Json bare{{"kind", "mlp"}, {"layers", {12}}, {"biases", false}};
  EXPECT_LT(readingIn(digitsOf(1, bare, gradientDescent), false, 2).distance, 1e-9);
}

TEST(EavesdropperTest, SeveralImagesAreWithinTheSpanOfTheGradient) {
  const Json model{{"kind", "mlp"}, {"layers", {16}}};
  const auto few = readingIn(digitsOf(4, model, gradientDescent), false, 2);
  EXPECT_NEAR(few.known, 1, 1e-9);
  EXPECT_GT(few.distance, 0.05);
  // Sixteen units cannot span forty images.
  const auto many = readingIn(digitsOf(40, model, gradientDescent), false, 2);
  EXPECT_LT(many.known, 1 - 1e-3);
}

TEST(EavesdropperTest, ClippingHidesNothingAndNoiseDoes) {
  const Json model{{"kind", "mlp"}, {"layers", {12}}};
  auto method = gradientDescent;
  method["privacy"] = "noise";
  method["clippingNorm"] = 0.01;
  method["noiseMultiplier"] = 0;
  EXPECT_LT(readingIn(digitsOf(1, model, method), true, 2).distance, 1e-9);
  method["noiseMultiplier"] = 1;
  EXPECT_GT(readingIn(digitsOf(1, model, method), true, 2).distance, 0.5);
  EXPECT_LT(readingIn(digitsOf(1, model, method), false, 2).distance, 1e-9);
}

TEST(EavesdropperTest, NoiseIsThatOfTheRun) {
  for (auto solver : readable()) {
    if (solver.at("kind") == "fedrelax") continue;
    solver["privacy"] = "noise";
    solver["clippingNorm"] = 0.3;
    auto document = oneSampleEach(solver, {{"kind", "squared"}}, linearData(3, "real"));
    const auto experiment = Experiment::fromJson(document, "test", {}).value();
    const auto run = Run::start(experiment).value();
    run->advance(2);
    const auto context = methodContextOf(experiment, *run->network());
    Matrix told(3, 4);
    for (int i = 0; i < 4; ++i)
      told.col(i) =
          eavesdrop(experiment.solver(), run->problem(), context, i, 2, run->primal()).told;
    const double step = solver.at("kind") == "fedgd" ? 0.05 : 1;
    const Vector expected = run->primal().col(0) - step * told.rowwise().mean();
    run->advance(1);
    EXPECT_LT((run->primal().col(0) - expected).norm(), 1e-12) << document;
  }
}

}  // namespace
}  // namespace gtv
