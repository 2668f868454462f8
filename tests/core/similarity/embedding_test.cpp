#include "similarity/embedding.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/json.h"
#include "graph/similarity_kinds.h"
#include "similarity/tsne.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

/// Those of tests/data/embedding_reference.py.
RowMatrix referenceSamples() {
  RowMatrix samples(30, 4);
  for (int i = 0; i < 30; ++i)
    for (int d = 0; d < 4; ++d)
      samples(i, d) = std::sin(1 + 7.3 * i + 1.7 * d) + (d == 0 ? 2.0 * (i % 3) : 0.0);
  return samples;
}

RowMatrix reference(const char* key) {
  static const Json values =
      Json::parse(readTextFile(testing::testDataFolder() + "/embedding_reference.json").value());
  const auto& rows = values.at(key);
  RowMatrix out(std::ssize(rows), std::ssize(rows.at(0)));
  for (Eigen::Index i = 0; i < out.rows(); ++i)
    for (Eigen::Index j = 0; j < out.cols(); ++j)
      out(i, j) = rows.at(static_cast<std::size_t>(i)).at(static_cast<std::size_t>(j));
  return out;
}

double largestDifference(const RowMatrix& a, const RowMatrix& b) {
  return (a - b).cwiseAbs().maxCoeff();
}

RowMatrix dense(const Affinities& P) {
  const auto n = static_cast<Eigen::Index>(P.begin.size() - 1);
  RowMatrix out = RowMatrix::Zero(n, n);
  for (Eigen::Index i = 0; i < n; ++i)
    for (auto k = P.begin[static_cast<std::size_t>(i)];
         k < P.begin[static_cast<std::size_t>(i) + 1]; ++k)
      out(i, P.neighbour[k]) = P.probability[k];
  return out;
}

/// Three clouds of `each` points in ten dimensions, one behind the other.
RowMatrix threeClouds(int each) {
  RowMatrix samples(3 * each, 10);
  for (int i = 0; i < samples.rows(); ++i)
    for (int d = 0; d < 10; ++d)
      samples(i, d) = std::sin(12.9898 * (i + 1) + 78.233 * (d + 1)) + (d == i / each ? 8 : 0);
  return samples;
}

/// Share of points whose nearest other point is of the same cloud.
double purity(const RowMatrix& points, int each) {
  int same = 0;
  for (Eigen::Index i = 0; i < points.rows(); ++i) {
    Eigen::Index nearest = 0;
    Vector squares = (points.rowwise() - points.row(i)).rowwise().squaredNorm();
    squares[i] = 1e300;
    squares.minCoeff(&nearest);
    same += nearest / each == i / each ? 1 : 0;
  }
  return same / static_cast<double>(points.rows());
}

TEST(EmbeddingTest, PrincipalComponentsAreThoseOfNumPy) {
  EXPECT_LE(largestDifference(principalComponents(referenceSamples(), 2), reference("components")),
            1e-12);
  EXPECT_EQ(principalComponents(referenceSamples(), 9).cols(), 4);
}

TEST(EmbeddingTest, ProbabilitiesOfNeighboursAreThoseOfNumPy) {
  const auto P = neighbourAffinities(referenceSamples(), 5, {});
  ASSERT_TRUE(P);
  EXPECT_LE(largestDifference(dense(*P), reference("probabilities")), 1e-12);
  EXPECT_NEAR(dense(*P).sum(), 1, 1e-12);
}

TEST(EmbeddingTest, GradientWithoutTheTreeIsThatOfNumPy) {
  const auto P = neighbourAffinities(referenceSamples(), 5, {});
  ASSERT_TRUE(P);
  const auto points = principalComponents(referenceSamples(), 2);
  const auto exact = embeddingGradient(*P, points, 0, 1);
  EXPECT_LE(largestDifference(exact, reference("gradient")), 1e-13);
  // With the tree it is near.
  const auto near = embeddingGradient(*P, points, 0.5, 1);
  EXPECT_GT(largestDifference(near, exact), 0);
  EXPECT_LE((near - exact).norm(), 0.02 * exact.norm());
}

TEST(EmbeddingTest, GradientIsThatOfEqualPointsToo) {
  RowMatrix points = RowMatrix::Zero(6, 2);
  points(5, 0) = 1;
  const Affinities none{std::vector<std::size_t>(7, 0), {}, {}};
  const auto gradient = embeddingGradient(none, points, 0.5, 1);
  // Pairs at one place count 1, the five others ½ there and back: Σ q' = 20 + 5; the last point is
  // pushed away by five.
  EXPECT_NEAR(gradient(5, 0), -4 * 5 * 0.25 / 25, 1e-15);
  EXPECT_NEAR(gradient(0, 0), 4 * 0.25 / 25, 1e-15);
}

TEST(EmbeddingTest, TsneKeepsCloudsApartAndIsTheSameAgain) {
  constexpr int each = 60;
  const auto points = tsne(threeClouds(each), {.perplexity = 15, .iterations = 400}, {});
  ASSERT_TRUE(points);
  EXPECT_EQ(points->cols(), 2);
  EXPECT_EQ(purity(*points, each), 1);
  EXPECT_EQ(*tsne(threeClouds(each), {.perplexity = 15, .iterations = 400}, {}), *points);
}

TEST(EmbeddingTest, TsneStopsWhenItIsAskedTo) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(tsne(threeClouds(20), {.perplexity = 5}, stop.get_token()));
}

TEST(EmbeddingTest, PerplexityNeedsEnoughSamples) {
  const auto choice = readChoice(embeddingKinds(), {{"kind", "tsne"}, {"perplexity", 10}}, "e");
  const auto points = embedSamples(*choice, referenceSamples().topRows(30), "e", {});
  ASSERT_FALSE(points.ok());
  EXPECT_EQ(points.error().text(),
            "e.perplexity: must be at most a third of the number of other samples, 29, got 10");
  EXPECT_TRUE(embedSamples(*choice, threeClouds(11), "e", {}).ok());
}

}  // namespace
}  // namespace gtv
