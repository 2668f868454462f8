#include "data/synthetic.h"

#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "base/decompositions.h"
#include "data/label_check.h"
#include "losses/squared_loss.h"

namespace gtv {
namespace {

DataContext contextOf(int clusterCount, int size, std::uint64_t seed = 1) {
  DataContext context;
  context.rng = Rng(seed);
  for (int c = 0; c < clusterCount; ++c)
    for (int i = 0; i < size; ++i) {
      context.nodeKeys.push_back(std::to_string(context.nodeKeys.size() + 1));
      context.clusters.push_back(c);
    }
  return context;
}

Result<NodeData> make(const Json& fields, const DataContext& context) {
  Json value{{"kind", "linear"}};
  value.update(fields);
  const auto choice = readChoice(dataCatalogue().view, value, "data");
  if (!choice) return choice.error();
  return makeLinearData(*choice, context);
}

std::string errorOf(const Json& fields, const DataContext& context) {
  const auto data = make(fields, context);
  return data ? "no error" : data.error().text();
}

TEST(SyntheticTest, LabelsFollowTheTrueModel) {
  const auto data = make(Json::object(), contextOf(2, 10));
  ASSERT_TRUE(data.ok()) << data.error().text();
  EXPECT_EQ(data->datasets.nodeCount(), 20);
  EXPECT_EQ(data->datasets.dimension(), 2);
  EXPECT_EQ(data->featureNames, (std::vector<std::string>{"x1", "x2"}));
  EXPECT_EQ(data->intercept, -1);
  EXPECT_EQ(data->testSet.rows(), 0);
  EXPECT_TRUE(data->heldOut.empty());
  for (int i = 0; i < 20; ++i) {
    EXPECT_TRUE(data->labeled[i]);
    ASSERT_EQ(data->datasets.sampleCount(i), 5);
    const auto truth = (Vector(2) << (i < 10 ? 2 : -2), 2).finished();
    EXPECT_EQ(data->truth.col(i), truth);
    const Vector expected = data->datasets.features(i) * truth;
    EXPECT_TRUE(expected.isApprox(data->datasets.labels(i), 1e-15));
  }
}

TEST(SyntheticTest, FeaturesAreStandardNormal) {
  const auto data = make({{"samples", 1000}, {"dimension", 3}, {"truth", {{"kind", "gaussian"}}}},
                         contextOf(1, 40));
  ASSERT_TRUE(data.ok()) << data.error().text();
  const auto& X = data->datasets.allFeatures();
  const double m = static_cast<double>(X.rows());
  const Vector mean = X.colwise().mean().transpose();
  const Matrix covariance = X.transpose() * X / m;
  // Five standard errors.
  EXPECT_LT(mean.cwiseAbs().maxCoeff(), 5 / std::sqrt(m));
  EXPECT_LT((covariance - Matrix::Identity(3, 3)).cwiseAbs().maxCoeff(), 5 * std::sqrt(2 / m));
}

TEST(SyntheticTest, ManyFeaturesComeFromOneRandomStream) {
  const Json fields{{"samples", 3000}, {"dimension", 7}, {"truth", {{"kind", "gaussian"}}}};
  auto context = contextOf(1, 20);
  const auto data = make(fields, context);
  ASSERT_TRUE(data.ok()) << data.error().text();
  Matrix expected(7, 60000);
  context.rng.stream("features").fillNormal(expected);
  EXPECT_EQ(data->datasets.allFeatures(), expected.transpose());
  std::stop_source stop;
  stop.request_stop();
  context.stop = stop.get_token();
  EXPECT_EQ(make(fields, context).error().text(), "stopped");
}

TEST(SyntheticTest, FeaturesHaveTheCovarianceOfTheirCluster) {
  const Json fields{
      {"samples", 1000},
      {"testSetSize", 40000},
      {"featureCovariance", {{{2.54, 0.41}, {0.41, 0.51}}, {{2.21, -0.81}, {-0.81, 0.97}}}}};
  const auto data = make(fields, contextOf(2, 40));
  ASSERT_TRUE(data.ok()) << data.error().text();
  const Matrix first = (Matrix(2, 2) << 2.54, 0.41, 0.41, 0.51).finished();
  const Matrix second = (Matrix(2, 2) << 2.21, -0.81, -0.81, 0.97).finished();
  const auto covariance = [](const RowMatrix& X) {
    return Matrix(X.transpose() * X / static_cast<double>(X.rows()));
  };
  // Five standard errors of the largest entry: 5 · 2.54 √(2 / 40000) = 0.09.
  const auto& X = data->datasets.allFeatures();
  EXPECT_LT((covariance(X.topRows(40000)) - first).cwiseAbs().maxCoeff(), 0.09);
  EXPECT_LT((covariance(X.bottomRows(40000)) - second).cwiseAbs().maxCoeff(), 0.09);
  // A test point is drawn as at a random node: the mixture has the mean covariance.
  EXPECT_LT((covariance(data->testSet) - (first + second) / 2).cwiseAbs().maxCoeff(), 0.09);
}

TEST(SyntheticTest, OneCovarianceHoldsForAllClustersAndMayBeSingular) {
  const auto data = make({{"featureCovariance", {{{1, 2}, {2, 4}}}}}, contextOf(2, 10));
  ASSERT_TRUE(data.ok()) << data.error().text();
  const auto& X = data->datasets.allFeatures();
  EXPECT_LT((X.col(1) - 2 * X.col(0)).cwiseAbs().maxCoeff(), 1e-6);
  EXPECT_GT(X.col(0).squaredNorm(), 0);
  const auto zero = make({{"featureCovariance", {{{0, 0}, {0, 0}}}}}, contextOf(2, 10));
  EXPECT_EQ(zero->datasets.allFeatures().squaredNorm(), 0);
  const auto identity = make({{"featureCovariance", {{{1, 0}, {0, 1}}}}}, contextOf(2, 10));
  EXPECT_TRUE(identity->datasets.allFeatures().isApprox(
      make(Json::object(), contextOf(2, 10))->datasets.allFeatures(), 1e-14));
}

TEST(SyntheticTest, BadFieldsAreReportedByPath) {
  const auto two = contextOf(2, 3);
  EXPECT_EQ(errorOf({{"samplesMax", 3}}, two),
            "data.samplesMax: must be 0 or >= samples = 5, got 3");
  EXPECT_EQ(errorOf({{"truth", {{"kind", "per-cluster"}, {"vectors", {{1, 1}}}}}}, two),
            "data.truth.vectors: expected 2 vectors for 2 clusters, got 1");
  EXPECT_EQ(errorOf({{"truth", {{"kind", "nothing"}}}}, two),
            "data.truth.kind: no truth is called 'nothing', expected one of per-cluster, circle, "
            "gaussian, per-node, each-node, uniform, bernoulli, perturbed");
  EXPECT_EQ(errorOf({{"dimension", 0}}, two),
            "data.dimension: must be between 1 and 100000, got 0");
  EXPECT_EQ(errorOf({{"samples", -1}}, two), "data.samples: must be between 0 and 1000000, got -1");
  EXPECT_EQ(errorOf({{"labeledFraction", 1.1}}, two),
            "data.labeledFraction: must be between 0 and 1, got 1.1");
  EXPECT_EQ(errorOf({{"noise", -0.5}}, two), "data.noise: must be between 0 and 1e+100, got -0.5");
  EXPECT_EQ(errorOf({{"noize", 1}}, two),
            "data.noize: unknown field; data kind 'linear' has dimension, samples, samplesMax, "
            "labels, labelShape, noise, noiseDraw, truth, featureCovariance, labeledFraction, "
            "copies, copyNoise, "
            "testSetSize");
  EXPECT_EQ(
      errorOf({{"samples", 1000000}, {"dimension", 1000}, {"truth", {{"kind", "circle"}}}}, two),
      "data.dimension: 6000000 samples, 6 nodes and 0 test points of dimension 1000 do not "
      "fit in memory");
}

TEST(SyntheticTest, BadCovariancesAreReportedByPath) {
  const auto errorWith = [](const Json& covariances, int clusters) {
    return errorOf({{"featureCovariance", covariances}, {"truth", {{"kind", "circle"}}}},
                   contextOf(clusters, 2));
  };
  const auto matrices = [](const char* text) { return Json::parse(text); };
  EXPECT_EQ(errorWith(matrices("[[[1,0],[0,1]], [[1,0],[0,1]]]"), 3),
            "data.featureCovariance: 3 clusters need 3 matrices, 1 or none, got 2");
  EXPECT_EQ(errorWith(matrices("[[[1,0],[0,1]], [[1,0],[0,1]]]"), 1),
            "data.featureCovariance: 1 cluster needs 1 matrix or none, got 2");
  EXPECT_EQ(errorWith(matrices("[[[1,0],[0,1]], [[1,2],[2,1]]]"), 2),
            "data.featureCovariance[1]: must be positive semidefinite, its smallest eigenvalue is "
            "-1");
  EXPECT_EQ(errorWith(matrices("[[[1,0],[0.5,1]]]"), 2),
            "data.featureCovariance[0]: must be symmetric");
  EXPECT_EQ(errorWith(matrices("[[[1,0,0],[0,1,0]]]"), 2),
            "data.featureCovariance[0]: must be 2 x 2, got 2 x 3");
  EXPECT_EQ(errorWith(matrices("[[]]"), 2), "data.featureCovariance[0]: must be 2 x 2, got 0 x 0");
}

TEST(SyntheticTest, SamplingSetSizeIsRoundedUp) {
  EXPECT_EQ(samplingSetSize(0.2, 200), 40);
  EXPECT_EQ(samplingSetSize(0.1 + 0.2, 10), 3);  // 3.0000000000000004 in floating point
  EXPECT_EQ(samplingSetSize(0.07, 100), 7);      // 7.000000000000001
  EXPECT_EQ(samplingSetSize(0.21, 10), 3);
  EXPECT_EQ(samplingSetSize(0.001, 10), 1);
  EXPECT_EQ(samplingSetSize(0, 10), 0);
  EXPECT_EQ(samplingSetSize(1, 10), 10);
  EXPECT_EQ(samplingSetSize(1, 0), 0);
  const auto data = make({{"labeledFraction", 0.6}}, contextOf(2, 100));
  EXPECT_EQ(std::count(data->labeled.begin(), data->labeled.end(), true), 120);
}

TEST(SyntheticTest, EveryNodeIsEquallyLikelyToBeLabelled) {
  std::vector<int> hits(10, 0);
  for (int seed = 0; seed < 2000; ++seed) {
    const auto data = make({{"labeledFraction", 0.3}, {"samples", 0}}, contextOf(2, 5, seed));
    for (int i = 0; i < 10; ++i) hits[i] += data->labeled[i] ? 1 : 0;
  }
  for (const int h : hits) EXPECT_NEAR(h, 600, 5 * std::sqrt(2000 * 0.21));
}

TEST(SyntheticTest, SampleCountsAreUniformBetweenTheirBounds) {
  const auto data = make({{"samples", 2}, {"samplesMax", 4}}, contextOf(2, 3000));
  ASSERT_TRUE(data.ok());
  std::vector<int> hits(5, 0);
  for (int i = 0; i < 6000; ++i) {
    ASSERT_GE(data->datasets.sampleCount(i), 2);
    ASSERT_LE(data->datasets.sampleCount(i), 4);
    ++hits[data->datasets.sampleCount(i)];
  }
  for (int m = 2; m <= 4; ++m) EXPECT_NEAR(hits[m], 2000, 5 * std::sqrt(6000 * 2.0 / 9));
  const auto none = make({{"samples", 0}}, contextOf(2, 3));
  ASSERT_TRUE(none.ok());
  EXPECT_EQ(none->datasets.sampleCount(), 0);
  EXPECT_EQ(none->datasets.nodeCount(), 6);
}

TEST(SyntheticTest, NoiseIsIndependentPerSample) {
  const auto context = contextOf(2, 2000);
  const auto quiet = make(Json::object(), context);
  const auto loud = make({{"noise", 0.5}}, context);
  ASSERT_TRUE(quiet.ok() && loud.ok());
  const Vector e = (loud->datasets.allLabels() - quiet->datasets.allLabels()) / 0.5;
  const double m = static_cast<double>(e.size());
  EXPECT_NEAR(e.mean(), 0, 5 / std::sqrt(m));
  EXPECT_NEAR(e.squaredNorm() / m, 1, 5 * std::sqrt(2 / m));
  // Neighbouring samples, nearly all of the same node, are not correlated.
  const double neighbours = e.head(e.size() - 1).dot(e.tail(e.size() - 1)) / m;
  EXPECT_NEAR(neighbours, 0, 5 / std::sqrt(m));
}

TEST(SyntheticTest, ChangingOneParameterKeepsOtherRandomNumbers) {
  const auto context = contextOf(2, 20);
  const Json base{{"truth", {{"kind", "gaussian"}}}, {"labeledFraction", 0.5}, {"testSetSize", 7}};
  const auto with = [&](const Json& change) {
    Json fields = base;
    fields.update(change);
    auto data = make(fields, context);
    EXPECT_TRUE(data.ok()) << data.error().text();
    return std::move(*data);
  };
  const auto first = with(Json::object());
  const auto noisy = with({{"noise", 1}});
  EXPECT_EQ(noisy.datasets.allFeatures(), first.datasets.allFeatures());
  EXPECT_NE(noisy.datasets.allLabels(), first.datasets.allLabels());
  const auto loud = with({{"noise", 2}});
  const Vector once = noisy.datasets.allLabels() - first.datasets.allLabels();
  const Vector twice = loud.datasets.allLabels() - first.datasets.allLabels();
  EXPECT_TRUE(twice.isApprox(2 * once, 1e-12));
  const auto other = with({{"truth", {{"kind", "uniform"}}}});
  const auto more = with({{"samples", 8}});
  const auto varied = with({{"samplesMax", 9}});
  const auto larger = with({{"testSetSize", 9}});
  const auto fewer = with({{"labeledFraction", 0.4}});
  for (const auto* data : {&noisy, &other, &larger, &fewer})
    EXPECT_EQ(data->datasets.allFeatures(), first.datasets.allFeatures());
  for (const auto* data : {&noisy, &more, &varied, &larger, &fewer})
    EXPECT_EQ(data->truth, first.truth);
  for (const auto* data : {&noisy, &other, &more, &varied, &larger})
    EXPECT_EQ(data->labeled, first.labeled);
  for (const auto* data : {&noisy, &other, &more, &varied, &fewer})
    EXPECT_EQ(data->testSet, first.testSet);
  EXPECT_EQ(larger.testSet.topRows(7), first.testSet);
}

TEST(SyntheticTest, SignLabelsAreSignsOfRealLabels) {
  const auto context = contextOf(2, 50);
  for (const double noise : {0.0, 2.0}) {
    const auto real = make({{"noise", noise}}, context);
    const auto sign = make({{"noise", noise}, {"labels", "sign"}}, context);
    ASSERT_TRUE(real.ok() && sign.ok());
    EXPECT_EQ(sign->datasets.allFeatures(), real->datasets.allFeatures());
    EXPECT_EQ(sign->labeled, real->labeled);
    int positive = 0;
    for (Eigen::Index r = 0; r < 500; ++r) {
      EXPECT_EQ(sign->datasets.allLabels()[r], real->datasets.allLabels()[r] >= 0 ? 1 : -1);
      positive += sign->datasets.allLabels()[r] > 0 ? 1 : 0;
    }
    EXPECT_NEAR(positive, 250, 5 * std::sqrt(500 * 0.25));
  }
  // wᵀx = 0 counts as +1.
  const auto zero = make(
      {{"labels", "sign"}, {"truth", {{"kind", "per-cluster"}, {"vectors", {{0, 0}, {0, 0}}}}}},
      context);
  EXPECT_EQ(zero->datasets.allLabels(), Vector::Ones(500));
}

TEST(SyntheticTest, CountsAndPositiveLabelsHaveTheExponentialAsMean) {
  const auto context = contextOf(2, 500);
  const Json truth{{"kind", "per-cluster"}, {"vectors", {{0.5, -0.3}, {-0.4, 0.6}}}};
  const auto real = make({{"truth", truth}}, context);
  const auto count = make({{"truth", truth}, {"labels", "count"}}, context);
  const auto time = make({{"truth", truth}, {"labels", "positive"}, {"labelShape", 4}}, context);
  ASSERT_TRUE(real.ok() && count.ok() && time.ok());
  EXPECT_EQ(count->datasets.allFeatures(), real->datasets.allFeatures());
  EXPECT_EQ(time->datasets.allFeatures(), real->datasets.allFeatures());
  EXPECT_EQ(count->truth, real->truth);
  const auto again = make({{"truth", truth}, {"labels", "count"}}, context);
  EXPECT_EQ(again->datasets.allLabels(), count->datasets.allLabels());
  const Vector mean = real->datasets.allLabels().array().exp();
  const auto n = static_cast<double>(mean.size());
  double counted = 0;
  double ofSquares = 0;
  double times = 0;
  double timesSquared = 0;
  for (Eigen::Index r = 0; r < mean.size(); ++r) {
    const double y = count->datasets.allLabels()[r];
    ASSERT_TRUE(isLabel(LabelKind::Count, y)) << y;
    counted += (y - mean[r]) / std::sqrt(mean[r]);  // mean 0, variance 1
    ofSquares += (y - mean[r]) * (y - mean[r]) / mean[r];
    const double share = time->datasets.allLabels()[r] / mean[r];  // mean 1, variance 1/4
    ASSERT_GT(share, 0);
    times += share;
    timesSquared += (share - 1) * (share - 1);
  }
  EXPECT_NEAR(counted / n, 0, 5 / std::sqrt(n));
  EXPECT_NEAR(ofSquares / n, 1, 5 * std::sqrt(4 / n));  // a kurtosis of 3 + 1/mean, mean ≥ 0.1
  EXPECT_NEAR(times / n, 1, 5 * std::sqrt(0.25 / n));
  EXPECT_NEAR(timesSquared / n, 0.25, 5 * 0.5 / std::sqrt(n));
}

TEST(SyntheticTest, CountsBeyondWholeNumbersAreReported) {
  const Json truth{{"kind", "per-cluster"}, {"vectors", {{1000, 0}, {0, 1000}}}};
  const auto data = make({{"truth", truth}, {"labels", "count"}}, contextOf(2, 20));
  ASSERT_FALSE(data.ok());
  EXPECT_EQ(data.error().text(), "data: the numbers drawn are too large for floating point");
}

TEST(SyntheticTest, PointsOfANodeMayBeSeveral) {
  DataContext context = contextOf(2, 3);
  context.labels = LabelKind::Points;
  const auto choice =
      readChoice(dataCatalogue().view, {{"kind", "points"}, {"pointsPerNode", 4}}, "data");
  const auto data = makePointData(*choice, context);
  ASSERT_TRUE(data.ok());
  EXPECT_EQ(data->datasets.sampleCount(), 4 * data->datasets.nodeCount());
  EXPECT_EQ(data->datasets.sampleCount(0), 4);
  EXPECT_NE(data->datasets.features(0).row(0), data->datasets.features(0).row(1));
  context.labels = LabelKind::None;
  EXPECT_EQ(makePointData(*choice, context).error().where, "data.pointsPerNode");
}

TEST(SyntheticTest, CopiesReplaceTheirSample) {
  const auto context = contextOf(2, 10);
  const auto plain = make(Json::object(), context);
  const auto exact = make({{"copies", 3}, {"copyNoise", 0}}, context);
  const auto noisy = make({{"copies", 3}, {"copyNoise", 0.5}}, context);
  ASSERT_TRUE(plain.ok() && exact.ok() && noisy.ok());
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(exact->datasets.sampleCount(i), 15);
    for (Eigen::Index r = 0; r < 15; ++r) {
      EXPECT_EQ(exact->datasets.features(i).row(r), plain->datasets.features(i).row(r / 3));
      EXPECT_EQ(exact->datasets.labels(i)[r], plain->datasets.labels(i)[r / 3]);
      EXPECT_EQ(noisy->datasets.labels(i)[r], plain->datasets.labels(i)[r / 3]);
    }
  }
  // 600 standard normal numbers; five standard errors.
  const RowMatrix z = (noisy->datasets.allFeatures() - exact->datasets.allFeatures()) / 0.5;
  EXPECT_NEAR(z.mean(), 0, 5 / std::sqrt(600));
  EXPECT_NEAR(z.squaredNorm() / 600, 1, 5 * std::sqrt(2.0 / 600));
  // Nothing else is drawn anew, and a fourth copy leaves the first three as they were.
  EXPECT_EQ(noisy->truth, plain->truth);
  EXPECT_EQ(noisy->labeled, plain->labeled);
  const auto more = make({{"copies", 4}, {"copyNoise", 0.5}}, context);
  for (Eigen::Index r = 0; r < 100; ++r)
    EXPECT_EQ(more->datasets.allFeatures().middleRows(4 * r, 3),
              noisy->datasets.allFeatures().middleRows(3 * r, 3));
  EXPECT_EQ(errorOf({{"samples", 1000000}, {"copies", 1000000}}, context),
            "data.dimension: 20000000000000 samples, 20 nodes and 0 test points of dimension 2 do "
            "not fit in memory");
}

/// The local minimiser of every node, one column each.
Matrix localMinimisers(const LocalDatasets& datasets, double ridge) {
  const auto shared = std::make_shared<LocalDatasets>(datasets);
  const int d = datasets.dimension();
  Matrix W(d, datasets.nodeCount());
  for (int i = 0; i < datasets.nodeCount(); ++i) {
    const SquaredLoss loss(shared, i, 1.0 / static_cast<double>(datasets.sampleCount(i)),
                           Vector::Constant(d, ridge));
    Matrix hessian = Matrix::Zero(d, d);
    loss.addHessian(Vector::Zero(d), hessian);
    Vector gradient(d);
    loss.gradient(Vector::Zero(d), gradient);
    W.col(i) = -symmetricSolve(hessian, gradient);
  }
  return W;
}

TEST(SyntheticTest, ManyNoisyCopiesApproachRidgeRegression) {
  const double noise = 0.7;
  const auto context = contextOf(2, 50);
  const auto withCopies = [&](int copies) {
    const auto data = make({{"noise", 1}, {"copies", copies}, {"copyNoise", noise}}, context);
    return localMinimisers(data.value().datasets, 0);
  };
  const auto plain = make({{"noise", 1}}, context);
  const Matrix ridge = localMinimisers(plain->datasets, noise * noise);
  const auto distance = [&](const Matrix& W) { return std::sqrt((W - ridge).squaredNorm() / 100); };
  const double few = distance(withCopies(16));
  const double many = distance(withCopies(1600));
  // A hundred times the copies, a tenth of the distance: 1/√B. Each distance is a mean over 200
  // numbers, good to about √(1/400) = 5 % if they were normal; their tails are heavier.
  EXPECT_NEAR(few / many, 10, 3);
  // The limit is this ridge and no other.
  for (const double other : {0.0, 0.9 * noise * noise, 1.1 * noise * noise, noise})
    EXPECT_GT(distance(localMinimisers(plain->datasets, other)), 1.5 * many) << other;
}

Result<NodeData> makePoints(const Json& fields, const DataContext& context) {
  Json value{{"kind", "points"}};
  value.update(fields);
  const auto choice = readChoice(dataCatalogue().view, value, "data");
  if (!choice) return choice.error();
  return makePointData(*choice, context);
}

TEST(PointDataTest, PointsScatterAroundTheTruth) {
  auto context = contextOf(2, 1000);
  context.labels = LabelKind::None;
  const auto exact = makePoints({{"noise", 0}}, context);
  const auto data = makePoints({{"noise", 0.5}, {"labeledFraction", 0.4}}, context);
  ASSERT_TRUE(exact.ok() && data.ok());
  EXPECT_EQ(Matrix(exact->datasets.allFeatures().transpose()), exact->truth);
  EXPECT_EQ(exact->truth.col(0), (Vector{{2, 2}}));
  EXPECT_EQ(exact->truth.col(1999), (Vector{{-2, 2}}));
  EXPECT_EQ(data->truth, exact->truth);
  EXPECT_EQ(data->datasets.allLabels(), Vector::Zero(2000));
  for (int i = 0; i < 2000; ++i) ASSERT_EQ(data->datasets.sampleCount(i), 1);
  EXPECT_EQ(std::count(data->labeled.begin(), data->labeled.end(), true), 800);
  // 4000 standard normal numbers; five standard errors.
  const RowMatrix z = (data->datasets.allFeatures() - exact->datasets.allFeatures()) / 0.5;
  EXPECT_NEAR(z.mean(), 0, 5 / std::sqrt(4000));
  EXPECT_NEAR(z.squaredNorm() / 4000, 1, 5 * std::sqrt(2.0 / 4000));
  const auto louder = makePoints({{"noise", 1}}, context);
  EXPECT_TRUE(louder->datasets.allFeatures().isApprox(exact->datasets.allFeatures() + z, 1e-12));
}

TEST(PointDataTest, LossesWithLabelsAreRefused) {
  auto context = contextOf(2, 3);
  for (const auto labels : {LabelKind::Real, LabelKind::Sign}) {
    context.labels = labels;
    EXPECT_EQ(makePoints(Json::object(), context).error().text(),
              "data.kind: points carry no labels; choose the clustering loss, or linear data");
  }
  context.labels = LabelKind::None;
  EXPECT_EQ(makePoints({{"dimension", 3}}, context).error().text(),
            "data.truth.vectors: dimension 3 needs 3 numbers per vector, got 2");
  EXPECT_EQ(makePoints({{"noise", 1e99}, {"samples", 2}}, context).error().where, "data.samples");
}

TEST(SyntheticTest, SeedsAndRepeatsDiffer) {
  const auto a = make(Json::object(), contextOf(2, 5, 1));
  const auto again = make(Json::object(), contextOf(2, 5, 1));
  const auto b = make(Json::object(), contextOf(2, 5, 2));
  auto repeated = contextOf(2, 5, 1);
  repeated.rng = Rng(1, 1);
  const auto c = make(Json::object(), repeated);
  EXPECT_EQ(a->datasets.allFeatures(), again->datasets.allFeatures());
  EXPECT_EQ(a->datasets.allLabels(), again->datasets.allLabels());
  EXPECT_NE(a->datasets.allFeatures(), b->datasets.allFeatures());
  EXPECT_NE(a->datasets.allFeatures(), c->datasets.allFeatures());
}

TEST(SyntheticTest, RefusesNumbersTooLargeForFloatingPoint) {
  EXPECT_EQ(errorOf({{"featureCovariance", {{{1e300, 0}, {0, 1e300}}}},
                     {"truth", {{"kind", "per-cluster"}, {"vectors", {{1e200, 0}, {0, 1e200}}}}}},
                    contextOf(2, 2)),
            "data: the numbers drawn are too large for floating point");
}

TEST(SyntheticTest, GeneratesExperimentsOfThePaper) {
  // T1, F11, F13 and R5 of the specification, section 7.
  const auto t1 = make(
      {{"dimension", 100}, {"samples", 10}, {"noise", 1e-3}, {"truth", {{"kind", "bernoulli"}}}},
      contextOf(2, 100));
  ASSERT_TRUE(t1.ok());
  EXPECT_EQ(t1->truth.rows(), 100);
  EXPECT_TRUE(
      make({{"truth", {{"kind", "perturbed"}}}, {"labeledFraction", 0.4}}, contextOf(2, 50)).ok());
  EXPECT_TRUE(make({{"truth", {{"kind", "per-node"}}}}, contextOf(1, 50)).ok());
  EXPECT_TRUE(
      make({{"truth", {{"kind", "uniform"}}}, {"labeledFraction", 0.2}}, contextOf(5, 76)).ok());
}

Result<NodeData> makeSine(const Json& fields, const DataContext& context) {
  Json value{{"kind", "sine"}};
  value.update(fields);
  const auto choice = readChoice(dataCatalogue().view, value, "data");
  if (!choice) return choice.error();
  return makeSineData(*choice, context);
}

TEST(SineDataTest, EveryClusterHasItsOwnFrequencyAndPhase) {
  const auto data = makeSine({{"samples", 7},
                              {"noise", 0},
                              {"frequencies", {1, 2}},
                              {"phases", {0, 0.5}},
                              {"testSetSize", 30}},
                             contextOf(2, 3));
  ASSERT_TRUE(data.ok()) << data.error().text();
  EXPECT_EQ(data->datasets.dimension(), 1);
  EXPECT_EQ(data->featureNames, std::vector<std::string>{"x"});
  EXPECT_EQ(data->truth.cols(), 0);
  EXPECT_EQ(data->testSet.rows(), 30);
  for (int i = 0; i < 6; ++i) {
    const auto X = data->datasets.features(i);
    const auto y = data->datasets.labels(i);
    ASSERT_EQ(X.rows(), 7);
    for (int r = 0; r < 7; ++r) {
      EXPECT_TRUE(X(r, 0) >= 0 && X(r, 0) < 1);
      EXPECT_NEAR(y[r], i < 3 ? std::sin(2 * M_PI * X(r, 0)) : std::sin(4 * M_PI * X(r, 0) + 0.5),
                  1e-14);
    }
  }
  EXPECT_TRUE((data->testSet.array() >= 0).all() && (data->testSet.array() < 1).all());
  // What the waves say at the test points is known, to measure by.
  ASSERT_EQ(data->testTruth.cols(), 6);
  ASSERT_EQ(data->testTruth.rows(), 30);
  for (int r = 0; r < 30; ++r) {
    const double x = data->testSet(r, 0);
    EXPECT_NEAR(data->testTruth(r, 0), std::sin(2 * M_PI * x), 1e-14);
    EXPECT_NEAR(data->testTruth(r, 5), std::sin(4 * M_PI * x + 0.5), 1e-14);
  }
  EXPECT_EQ(trueTestValues(*data), data->testTruth);
  const auto signs = makeSine({{"labels", "sign"}, {"testSetSize", 5}}, contextOf(1, 2)).value();
  EXPECT_EQ(signs.testTruth.cols(), 0);
}

TEST(SineDataTest, NoiseChangesLabelsOnly) {
  const Json many{{"samples", 4000}, {"noise", 0.3}};
  Json none = many;
  none["noise"] = 0;
  const auto noisy = makeSine(many, contextOf(1, 5)).value();
  const auto clean = makeSine(none, contextOf(1, 5)).value();
  EXPECT_EQ(noisy.datasets.allFeatures(), clean.datasets.allFeatures());
  EXPECT_EQ(noisy.testSet, clean.testSet);
  const Vector noise = noisy.datasets.allLabels() - clean.datasets.allLabels();
  EXPECT_NEAR(std::sqrt(noise.squaredNorm() / 20000), 0.3, 0.006);  // four standard errors
}

TEST(SineDataTest, GivesSignLabelsAndIntercept) {
  const auto data =
      makeSine({{"labels", "sign"}, {"intercept", true}, {"noise", 0}}, contextOf(1, 4)).value();
  EXPECT_EQ(data.intercept, 1);
  EXPECT_EQ(data.featureNames.back(), "intercept");
  const auto& X = data.datasets.allFeatures();
  EXPECT_TRUE((X.col(1).array() == 1).all() && (data.testSet.col(1).array() == 1).all());
  for (Eigen::Index r = 0; r < X.rows(); ++r)
    EXPECT_EQ(data.datasets.allLabels()[r], X(r, 0) <= 0.5 ? 1 : -1);
}

TEST(SineDataTest, RefusesWavesForAnotherNumberOfClusters) {
  EXPECT_EQ(makeSine({{"frequencies", {1, 2, 3}}}, contextOf(2, 3)).error().text(),
            "data.frequencies: must be 1 number, or one for each cluster (2), got 3");
  EXPECT_EQ(makeSine({{"phases", Json::array()}}, contextOf(2, 3)).error().text(),
            "data.phases: must be 1 number, or one for each cluster (2), got 0");
}

}  // namespace
}  // namespace gtv
