#include "privacy/perturbed_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "base/csv.h"
#include "base/decompositions.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

/// Four nodes, `samples` samples each of three named features, and ones if asked for.
NodeData someData(int samples, bool intercept = false) {
  NodeData data;
  const int N = 4 * samples;
  RowMatrix X = RowMatrix::Ones(N, intercept ? 4 : 3);
  Rng rng(2);
  for (int r = 0; r < N; ++r)
    for (int j = 0; j < 3; ++j) X(r, j) = rng.normal();
  X.col(1) += 0.8 * X.col(0);
  data.featureNames = {"age", "bmi", "bp"};
  if (intercept) {
    data.featureNames.emplace_back("intercept");
    data.intercept = 3;
  }
  std::vector<Eigen::Index> offsets;
  for (int i = 0; i <= 4; ++i) offsets.push_back(i * samples);
  Vector y(N);
  rng.fillNormal(y);
  data.testSet = X.topRows(2);
  data.datasets = LocalDatasets(std::move(X), std::move(y), std::move(offsets));
  data.labeled.assign(4, true);
  data.truth = Matrix::Zero(intercept ? 4 : 3, 4);
  return data;
}

Result<NodeData> mapped(const Json& json, NodeData data, std::uint64_t seed = 1) {
  const auto choice = readChoice(privacyCatalogue().view, json, "privacy");
  if (!choice) return choice.error();
  const PrivacyContext context{Rng(seed), {0, 1, 2, 3}};
  if (auto done = privacyCatalogue().find(choice->kind())->make(*choice, context, data); !done)
    return done.error();
  return data;
}

std::string problemOf(const Json& json, const NodeData& data) {
  const auto made = mapped(json, data);
  return made ? "" : made.error().text();
}

Result<NodeData> perturbed(const Json& json, NodeData data, LabelKind labels) {
  const auto choice = readChoice(privacyCatalogue().view, json, "privacy").value();
  const PrivacyContext context{Rng(4), {0, 1, 2, 3}, {}, labels};
  if (auto done = privacyCatalogue().find(choice.kind())->make(choice, context, data); !done)
    return done.error();
  return data;
}

TEST(PerturbedLabels, RandomisedResponseKeepsAndSpreadsAsItsEpsilonSays) {
  constexpr int N = 40000;
  constexpr int K = 5;
  auto data = someData(N / 4);
  data.classes = K;
  Vector y(N);
  for (int r = 0; r < N; ++r) y[r] = r % K;
  data.datasets.setLabels(y);
  const auto changed = perturbed({{"kind", "randomised-response"}, {"epsilon", std::log(6.0)}},
                                 data, LabelKind::Class)
                           .value();
  // p = 6/(6 + 4); ε = log(0.6 · 4/0.4).
  EXPECT_NEAR(keptLabelProbability(std::log(6.0), K), 0.6, 1e-15);
  Matrix counts = Matrix::Zero(K, K);
  for (int r = 0; r < N; ++r)
    ++counts(static_cast<int>(y[r]), static_cast<int>(changed.datasets.allLabels()[r]));
  for (int a = 0; a < K; ++a)
    for (int b = 0; b < K; ++b) {
      const double p = a == b ? 0.6 : 0.1;
      EXPECT_NEAR(counts(a, b) * K / N, p, 5 * std::sqrt(p * (1 - p) * K / N)) << a << b;
    }
  EXPECT_EQ(changed.datasets.allFeatures(), data.datasets.allFeatures());
}

TEST(PerturbedLabels, RandomisedResponseFlipsSigns) {
  constexpr int N = 20000;
  auto data = someData(N / 4);
  data.datasets.setLabels(Vector::Ones(N));
  const auto changed =
      perturbed({{"kind", "randomised-response"}, {"epsilon", 1}}, data, LabelKind::Sign).value();
  const auto& y = changed.datasets.allLabels();
  EXPECT_EQ(y.cwiseAbs(), Vector::Ones(N));
  EXPECT_NEAR((y.array() < 0).cast<double>().mean(), 1 / (1 + std::exp(1)), 0.015);
}

TEST(PerturbedLabels, NoiseIsNormalAndOnLabelsAlone) {
  const auto data = someData(5000);
  const auto changed =
      perturbed({{"kind", "label-noise"}, {"noise", 2}}, data, LabelKind::Real).value();
  const Vector noise = changed.datasets.allLabels() - data.datasets.allLabels();
  EXPECT_NEAR(noise.mean(), 0, 0.06);
  EXPECT_NEAR(noise.squaredNorm() / static_cast<double>(noise.size()), 4, 0.2);
  EXPECT_EQ(changed.datasets.allFeatures(), data.datasets.allFeatures());
}

TEST(PerturbedLabels, RefuseLabelsOfAnotherKind) {
  const auto data = someData(3);
  EXPECT_THAT(perturbed({{"kind", "randomised-response"}}, data, LabelKind::Real).error().text(),
              ::testing::HasSubstr("needs labels that are classes or signs"));
  EXPECT_THAT(perturbed({{"kind", "label-noise"}}, data, LabelKind::Class).error().text(),
              ::testing::HasSubstr("needs labels that are any numbers"));
}

TEST(FeatureMaps, NoneLeavesDataUnchanged) {
  const auto data = someData(3);
  const auto same = mapped({{"kind", "none"}}, data).value();
  EXPECT_EQ(same.datasets.allFeatures(), data.datasets.allFeatures());
  EXPECT_EQ(same.truth, data.truth);
}

TEST(FeatureMaps, NoiseHasGivenVarianceAndKeepsIntercept) {
  const auto data = someData(500, true);
  const auto noisy = mapped({{"kind", "noise"}, {"noise", 0.5}}, data).value();
  const RowMatrix change = noisy.datasets.allFeatures() - data.datasets.allFeatures();
  // 6000 numbers: the standard error of their variance is .25·√(2/6000) = .0046.
  EXPECT_NEAR(change.leftCols(3).squaredNorm() / 6000, 0.25, 0.02);
  EXPECT_EQ(change.col(3), Vector::Zero(2000));
  EXPECT_EQ(noisy.datasets.allLabels(), data.datasets.allLabels());
  EXPECT_EQ(noisy.testSet, data.testSet);
  EXPECT_EQ(noisy.truth, data.truth);
  const auto again = mapped({{"kind", "noise"}, {"noise", 0.5}}, data).value();
  EXPECT_EQ(again.datasets.allFeatures(), noisy.datasets.allFeatures());
  EXPECT_NE(mapped({{"kind", "noise"}, {"noise", 0.5}}, data, 2).value().datasets.allFeatures(),
            noisy.datasets.allFeatures());
  const auto one = mapped({{"kind", "noise"}, {"noise", 0.5}, {"features", {"bmi"}}}, data).value();
  EXPECT_EQ(one.datasets.allFeatures().col(0), data.datasets.allFeatures().col(0));
  EXPECT_NE(one.datasets.allFeatures().col(1), data.datasets.allFeatures().col(1));
}

TEST(FeatureMaps, LinearMapTransformsTestSetAndDropsTruth) {
  const auto data = someData(5, true);
  const auto out = mapped({{"kind", "linear"}, {"F", {{1, 0, 2}, {0, 0, -1}}}}, data).value();
  EXPECT_EQ(out.datasets.dimension(), 3);
  EXPECT_EQ(out.intercept, 2);
  EXPECT_EQ(out.featureNames, (std::vector<std::string>{"z1", "z2", "intercept"}));
  const auto& X = data.datasets.allFeatures();
  const auto& Z = out.datasets.allFeatures();
  EXPECT_LT((Z.col(0) - X.col(0) - 2 * X.col(2)).norm(), 1e-14);
  EXPECT_EQ(Z.col(1), -X.col(2));
  EXPECT_EQ(Z.col(2), Vector::Ones(20));
  EXPECT_EQ(out.testSet, Z.topRows(2));
  EXPECT_EQ(out.truth.rows(), 3);
  EXPECT_EQ(out.truth.cols(), 0);
  EXPECT_EQ(out.datasets.sampleCount(2), 5);
}

TEST(FeatureMaps, HiddenFeatureIsUncorrelatedWithMappedFeatures) {
  const auto data = someData(50);
  const auto out = mapped({{"kind", "hide-feature"}, {"feature", "age"}}, data).value();
  ASSERT_EQ(out.datasets.dimension(), 1);
  const Vector age = data.datasets.allFeatures().col(0);
  const Vector z = out.datasets.allFeatures().col(0);
  EXPECT_NEAR((age.array() - age.mean()).matrix().dot(z), 0, 1e-11);
  EXPECT_GT((z.array() - z.mean()).matrix().norm(), 1);
}

TEST(FeatureMaps, OrthogonalRowsAreBasisOfOrthogonalComplement) {
  const Vector c{{-3, 4, 12}};
  const Matrix F = orthogonalRows(c);
  ASSERT_EQ(F.rows(), 2);
  EXPECT_LT((F * c).norm(), 1e-14);
  EXPECT_LT((F * F.transpose() - Matrix::Identity(2, 2)).norm(), 1e-14);
  EXPECT_EQ(orthogonalRows(Vector::Zero(2)), Matrix::Identity(2, 2));
  EXPECT_EQ(orthogonalRows(Vector::Ones(1)).rows(), 0);
}

TEST(FeatureMaps, RandomProjectionPreservesNormsOnAverage) {
  const auto data = someData(5);
  const Json json{{"kind", "random-projection"}, {"dimension", 400}};
  const auto out = mapped(json, data).value();
  EXPECT_EQ(out.datasets.dimension(), 400);
  for (int r = 0; r < 20; ++r)
    EXPECT_NEAR(
        out.datasets.allFeatures().row(r).norm() / data.datasets.allFeatures().row(r).norm(), 1,
        0.2);
  EXPECT_EQ(mapped(json, data).value().datasets.allFeatures(), out.datasets.allFeatures());
}

TEST(FeatureMaps, KAnonymityGivesAtLeastKEqualSamples) {
  const auto data = someData(11);
  for (const Json& json : {Json{{"kind", "k-anonymity"}, {"k", 4}},
                           Json{{"kind", "k-anonymity"}, {"k", 4}, {"features", {"bp"}}}}) {
    const auto out = mapped(json, data).value();
    const bool one = json.contains("features");
    std::multiset<std::vector<double>> rows;
    for (int r = 0; r < 44; ++r) {
      const auto x = out.datasets.allFeatures().row(r);
      rows.insert(one ? std::vector<double>{x[2]} : std::vector<double>{x[0], x[1], x[2]});
    }
    for (const auto& row : rows) {
      EXPECT_GE(rows.count(row), 4U);
      EXPECT_LE(rows.count(row), 7U);
    }
    if (one) {
      EXPECT_EQ(out.datasets.allFeatures().leftCols(2), data.datasets.allFeatures().leftCols(2));
    }
    EXPECT_EQ(out.testSet, data.testSet);
  }
}

TEST(FeatureMaps, ErrorsNameTheField) {
  const auto data = someData(2, true);
  EXPECT_EQ(problemOf({{"kind", "hide-feature"}, {"feature", "sex"}}, data),
            "privacy.feature: no feature is called 'sex', expected one of age, bmi, bp");
  EXPECT_EQ(problemOf({{"kind", "linear"}, {"F", {{1, 2}}}}, data),
            "privacy.F: has 2 columns, there are 3 features");
  EXPECT_EQ(problemOf({{"kind", "k-anonymity"}, {"k", 9}}, data),
            "privacy.k: must be at most 8, the number of samples, got 9");
  EXPECT_EQ(problemOf({{"kind", "noise"}, {"features", {"bp", "bp"}}}, data),
            "privacy.features[1]: feature 'bp' appears twice");
  EXPECT_EQ(problemOf({{"kind", "noise"}, {"noise", -1}}, data),
            "privacy.noise: must be between 0 and 1e+100, got -1");
  NodeData single = someData(2);
  single.featureNames = {"x1"};
  single.datasets = LocalDatasets(RowMatrix(single.datasets.allFeatures().leftCols(1)),
                                  single.datasets.allLabels(), single.datasets.offsets());
  EXPECT_EQ(
      problemOf({{"kind", "hide-feature"}}, single),
      "privacy.feature: no linear combination of the other features is uncorrelated with 'x1'");
}

/// A table of the laboratory as one node: all columns but the last ones are features.
NodeData wholeTable(const std::string& file, const std::string& label,
                    const std::vector<std::string>& without) {
  const auto table = readCsv(testing::resourcesFolder() + "/data/" + file).value();
  NodeData data;
  std::vector<int> columns;
  for (std::size_t c = 0; c < table.header.size(); ++c) {
    const auto& title = table.header[c];
    if (title == label || std::find(without.begin(), without.end(), title) != without.end())
      continue;
    columns.push_back(static_cast<int>(c));
    data.featureNames.push_back(title);
  }
  const auto N = static_cast<Eigen::Index>(table.rows.size());
  RowMatrix X(N, static_cast<Eigen::Index>(columns.size()));
  Vector y(N);
  for (Eigen::Index r = 0; r < N; ++r) {
    const auto& row = table.rows[static_cast<std::size_t>(r)];
    y[r] = table.number(row, table.column(label)).value();
    for (Eigen::Index j = 0; j < X.cols(); ++j)
      X(r, j) = table.number(row, columns[static_cast<std::size_t>(j)]).value();
  }
  data.datasets = LocalDatasets(std::move(X), std::move(y), {0, N});
  data.labeled = {true};
  return data;
}

/// Mean squared error of least squares of y on the columns of X, with intercept or without.
double fitError(const RowMatrix& X, const Vector& y, bool intercept) {
  Matrix A = Matrix::Ones(X.rows(), X.cols() + (intercept ? 1 : 0));
  A.leftCols(X.cols()) = X;
  return leastSquaresResidual(A, y) / static_cast<double>(y.size());
}

double explained(const RowMatrix& X, const Vector& y, bool intercept = true) {
  return 1 - fitError(X, y, intercept) / ((y.array() - y.mean()).square().mean());
}

TEST(FeatureMaps, HidingAgeInDiabetesDataAgreesWithReference) {
  // Exercise 11.1, reference values L3 to their printed digits.
  const auto data = wholeTable("diabetes.csv", "progression", {});
  const auto& X = data.datasets.allFeatures();
  const Vector y = data.datasets.allLabels();
  const RowMatrix others = X.rightCols(9);
  const Vector age = X.col(0);
  EXPECT_NEAR(explained(X, y), 0.5177, 5e-5);
  EXPECT_NEAR(explained(others, y), 0.5177, 5e-5);
  EXPECT_NEAR(explained(others, age), 0.1785, 5e-5);
  const PrivacyContext context{Rng(1), {0}};
  const auto hide = readChoice(privacyCatalogue().view,
                               Json{{"kind", "hide-feature"}, {"feature", "age"}}, "privacy")
                        .value();
  auto hidden = data;
  ASSERT_TRUE(privacyCatalogue().find("hide-feature")->make(hide, context, hidden).ok());
  ASSERT_EQ(hidden.datasets.dimension(), 8);
  EXPECT_NEAR(explained(hidden.datasets.allFeatures(), y), 0.3091, 5e-5);
  // Nothing linear is left of the age.
  for (int j = 0; j < 8; ++j)
    EXPECT_LT(explained(hidden.datasets.allFeatures().col(j), age), 1e-12) << j;
  // Removing it by regression needs the age itself: every column without its linear part.
  RowMatrix residuals = others;
  const Vector a = age.array() - age.mean();
  for (Eigen::Index j = 0; j < 9; ++j)
    residuals.col(j) -= a * (a.dot(residuals.col(j)) / a.squaredNorm());
  EXPECT_NEAR(explained(residuals, y), 0.4824, 5e-5);
}

TEST(FeatureMaps, LeastSquaresOnWineAgreesWithReference) {
  // Exercise 2.1, reference values L2: the first chemical value from the twelve others.
  const auto data = wholeTable("wine.csv", "alcohol", {"cultivar"});
  const auto& X = data.datasets.allFeatures();
  ASSERT_EQ(X.cols(), 12);
  const Vector y = data.datasets.allLabels();
  EXPECT_NEAR(fitError(X, y, false), 0.82289, 5e-6);
  EXPECT_NEAR(fitError(X, y, true), 0.26637, 5e-6);
  EXPECT_NEAR(explained(X, y, false), -0.256, 5e-4);
  EXPECT_NEAR(explained(X, y), 0.5936, 5e-5);
}

}  // namespace
}  // namespace gtv
