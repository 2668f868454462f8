#include "studies/bias_variance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

/// Nodes without edges, which are independent repetitions of least squares: 10 samples of five
/// features, of which the last two have true parameters with squares 0.5 in all, σ = 1.
Experiment manyFits(const Json& data = Json::object()) {
  Json whole{{"kind", "linear"},
             {"dimension", 5},
             {"samples", 10},
             {"noise", 1},
             {"truth", {{"kind", "per-cluster"}, {"vectors", {{1, -1, 1, 0.5, 0.5}}}}}};
  whole.update(data);
  return changed(smallExperiment(),
                 {{"graph", {{"kind", "explicit"}, {"nodes", 20}, {"edges", Json::array()}}},
                  {"data", whole},
                  {"model", {{"kind", "linear"}}},
                  {"loss", {{"kind", "squared"}, {"scale", "mean"}}},
                  {"penalty", {{"kind", "nlasso"}}},
                  {"lambda", 0},
                  {"solver", {{"kind", "auto"}}}});
}

BiasVariance decomposed(const Experiment& experiment, const BiasVarianceOptions& options) {
  const auto network = drawProblemInstance(experiment);
  EXPECT_TRUE(network.ok()) << (network ? "" : network.error().text());
  auto study = biasVariance(experiment, **network, options);
  EXPECT_TRUE(study.ok()) << (study ? "" : study.error().text());
  return study ? *study : BiasVariance();
}

// [LN 22]: B² + V + σ² = (B² + σ²)(1 + d'/(m − d' − 1)) is 2.25 for d' = 3 and for d' = 5.
TEST(BiasVarianceTest, LeastSquaresOfSomeFeaturesHasTheErrorOfTheFormula) {
  const auto study = decomposed(
      manyFits(), {.axis = BiasAxis::Size, .values = {3, 5}, .draws = 150, .threads = 2});
  ASSERT_EQ(study.points.size(), 2U);
  EXPECT_EQ(study.draws, 150);
  const auto& three = study.points[0];
  EXPECT_NEAR(three.bias, 0.5, 0.03);
  EXPECT_NEAR(three.variance, 0.75, 0.06);
  const auto& five = study.points[1];
  EXPECT_NEAR(five.bias, 0, 0.01);
  EXPECT_NEAR(five.variance, 1.25, 0.12);
  for (const auto& point : study.points) {
    EXPECT_EQ(point.noise, 1);
    EXPECT_NEAR(point.bias + point.variance + point.noise, 2.25, 0.12);
    EXPECT_NEAR(point.risk, 2.25, 0.12);
  }
}

// V = σ²d/(m − d − 1).
TEST(BiasVarianceTest, VarianceFallsWithTheNumberOfSamples) {
  const auto study = decomposed(
      manyFits(), {.axis = BiasAxis::Samples, .values = {16, 32}, .draws = 80, .threads = 2});
  ASSERT_EQ(study.points.size(), 2U);
  EXPECT_NEAR(study.points[0].variance, 0.5, 0.05);
  EXPECT_NEAR(study.points[1].variance, 5.0 / 26, 0.02);
  EXPECT_NEAR(study.points[1].bias, 0, 0.005);
}

TEST(BiasVarianceTest, LargeLambdaTradesVarianceForBias) {
  // Two nodes with one feature and true parameters ±1, whose models become one.
  const auto experiment = changed(
      manyFits({{"dimension", 1}, {"truth", {{"kind", "each-node"}, {"vectors", {{1}, {-1}}}}}}),
      {{"graph", {{"kind", "explicit"}, {"nodes", 2}, {"edges", {{0, 1, 1}}}}}});
  const auto study = decomposed(
      experiment, {.axis = BiasAxis::Lambda, .values = {0.001, 100}, .draws = 100, .threads = 2});
  ASSERT_EQ(study.points.size(), 2U);
  EXPECT_NEAR(study.points[0].bias, 0, 0.02);
  EXPECT_NEAR(study.points[0].variance, 1.0 / 8, 0.04);
  EXPECT_NEAR(study.points[1].bias, 1, 0.1);
}

TEST(BiasVarianceTest, IsTheSameOnAnyNumberOfThreads) {
  const BiasVarianceOptions one{.axis = BiasAxis::Samples, .values = {8, 12, 20}, .draws = 3};
  auto three = one;
  three.threads = 3;
  const auto a = decomposed(manyFits(), one);
  const auto b = decomposed(manyFits(), three);
  ASSERT_EQ(a.points.size(), 3U);
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_EQ(a.points[k].bias, b.points[k].bias);
    EXPECT_EQ(a.points[k].variance, b.points[k].variance);
    EXPECT_EQ(a.points[k].risk, b.points[k].risk);
  }
}

TEST(BiasVarianceTest, StopKeepsTheDrawsThatAreFinished) {
  std::stop_source source;
  BiasVarianceOptions options{.axis = BiasAxis::Samples, .values = {8}, .draws = 1000};
  options.stop = source.get_token();
  options.progress = [&](const BiasVariance& sofar) {
    if (sofar.draws == 3) source.request_stop();
  };
  const auto study = decomposed(manyFits(), options);
  EXPECT_EQ(study.draws, 3);
  EXPECT_EQ(study.points.size(), 1U);
}

TEST(BiasVarianceTest, RandomTruthAndLabelledNodesStayThoseOfTheExperiment) {
  const auto experiment = manyFits(
      {{"truth", {{"kind", "per-node"}, {"spread", 3}}}, {"samples", 40}, {"noise", 0.01}});
  const auto study =
      decomposed(experiment, {.axis = BiasAxis::Samples, .values = {40}, .draws = 5});
  ASSERT_EQ(study.points.size(), 1U);
  // If another truth were drawn every time the bias would be of the size of the parameters.
  EXPECT_LT(study.points[0].bias, 1e-3);
}

// One labelled node of many without edges, and a feature map that keeps three of five features.
TEST(BiasVarianceTest, NodesThatNoLabelReachesDoNotCount) {
  const auto experiment =
      changed(manyFits({{"labeledFraction", 0.05}}),
              {{"privacy",
                {{"kind", "linear"}, {"F", {{1, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, {0, 0, 1, 0, 0}}}}}});
  const auto study = decomposed(
      experiment, {.axis = BiasAxis::Samples, .values = {10}, .draws = 1500, .threads = 2});
  ASSERT_EQ(study.points.size(), 1U);
  EXPECT_EQ(study.nodes, 1);
  EXPECT_NEAR(study.points[0].bias, 0.5, 0.05);
  EXPECT_NEAR(study.points[0].variance, 0.75, 0.08);
}

TEST(BiasVarianceTest, RefusesDataWhoseTruthIsNotKnown) {
  const auto refusal = [](const Experiment& experiment) {
    const auto network = drawProblemInstance(experiment);
    EXPECT_TRUE(network.ok()) << (network ? "" : network.error().text());
    const auto possible = checkBiasVariance(experiment, **network);
    return possible ? std::string() : possible.error().text();
  };
  EXPECT_EQ(refusal(manyFits()), "");
  EXPECT_THAT(refusal(changed(manyFits(), {{"data", {{"kind", "digits"}, {"samples", 3}}}})),
              HasSubstr("truth"));
  EXPECT_THAT(refusal(manyFits({{"labels", "sign"}})), HasSubstr("classes"));
}

TEST(BiasVarianceTest, ValuesHoldThePresentNumberOfSamplesAndAllFeatures) {
  const auto network = drawProblemInstance(manyFits());
  ASSERT_TRUE(network.ok());
  const auto samples = biasVarianceValues(manyFits(), **network, BiasAxis::Samples);
  ASSERT_TRUE(samples.ok());
  EXPECT_THAT(*samples, ::testing::Contains(10));
  const auto sizes = biasVarianceValues(manyFits(), **network, BiasAxis::Size);
  ASSERT_TRUE(sizes.ok());
  EXPECT_THAT(*sizes, ::testing::ElementsAre(1, 2, 3, 4, 5));
  EXPECT_FALSE(biasVarianceValues(manyFits(), **network, BiasAxis::Lambda).ok());
}

}  // namespace
}  // namespace gtv
