#include "diagnostics/mutual_information.h"

#include <gtest/gtest.h>

#include <Eigen/LU>
#include <cmath>
#include <limits>

#include "base/rng.h"

namespace gtv {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// G7 of the reference values: c = (1, ½), Var x = 1, η = zB, z ~ N(0, I).
const Vector pull{{1, 0.5}};
const Matrix mixing = (Matrix(2, 2) << 0.5, 0.1, 0, 0.7).finished();
const Matrix otherNoise = mixing.transpose() * mixing;

TEST(MutualInformation, AgreesWithReferenceValues) {
  // Σ = [.25 .05; .05 .5]: cᵀΣ⁻¹c = (.5 − .05 + .0625)/.1225 = 4.18367, ½ ln 5.18367 = .82275.
  EXPECT_NEAR(gaussianInformation(pull, 1, otherNoise, 0), 0.8228, 5e-5);
  EXPECT_NEAR(gaussianInformation(pull, 1, otherNoise, 0.5), 0.5839, 5e-5);
  EXPECT_NEAR(gaussianInformation(pull, 1, otherNoise, 2), 0.1267, 5e-5);
}

TEST(MutualInformation, DecreasesWithNoiseAndIncreasesWithVariance) {
  double before = infinity;
  for (const double noise : {0.0, 0.01, 0.1, 1.0, 10.0, 1000.0}) {
    const double now = gaussianInformation(pull, 1, otherNoise, noise);
    EXPECT_LT(now, before);
    EXPECT_GT(now, 0);
    EXPECT_GT(gaussianInformation(pull, 4, otherNoise, noise), now);
    before = now;
  }
  EXPECT_EQ(gaussianInformation(pull, 0, otherNoise, 1), 0);
  EXPECT_EQ(gaussianInformation(Vector::Zero(2), 1, otherNoise, 0), 0);
}

TEST(MutualInformation, SingularCovarianceAffectsOnlyItsRange) {
  // η along (1, 1) alone.
  const Matrix along = Matrix::Constant(2, 2, 2);
  EXPECT_EQ(gaussianInformation(pull, 1, along, 0), infinity);
  EXPECT_EQ(gaussianInformation(pull, 1, Matrix::Zero(2, 2), 0), infinity);
  // c = 3(1, 1), Σ = 2·(1, 1)(1, 1)ᵀ: x is seen through one number, 3x + √2 z: ½ ln(1 + 9/2).
  EXPECT_NEAR(gaussianInformation(Vector::Constant(2, 3), 1, along, 0), 0.5 * std::log(5.5), 1e-12);
  // Without other randomness w̃ = cx + σε: ½ ln(1 + ‖c‖²/σ²) = ½ ln 6 for σ = ½.
  EXPECT_NEAR(gaussianInformation(pull, 1, Matrix::Zero(2, 2), 0.5), 0.5 * std::log(6), 1e-12);
}

TEST(MutualInformation, EstimateAgreesWithExactValue) {
  constexpr int replicates = 20000;
  for (const double noise : {0.0, 0.5, 2.0}) {
    Rng rng(11);
    Vector x(replicates);
    Matrix shared(replicates, 2);
    for (int k = 0; k < replicates; ++k) {
      x[k] = 3 + rng.normal();
      const Eigen::RowVector2d z(rng.normal(), rng.normal());
      const Eigen::RowVector2d e(rng.normal(), rng.normal());
      shared.row(k) = x[k] * pull.transpose() + z * mixing + noise * e;
    }
    // The standard error of the estimate is about R/√N ≤ .007.
    EXPECT_NEAR(estimatedInformation(x, shared), gaussianInformation(pull, 1, otherNoise, noise),
                0.025)
        << noise;
  }
}

TEST(MutualInformation, EstimateAgreesWithHandComputation) {
  const Vector x{{0, 1, 2, 3}};
  // R² = 6.5²/(5·8.75) = 169/175; adjusted 1 − (6/175)·3/2, so I = −½ ln(9/175).
  EXPECT_NEAR(estimatedInformation(x, Vector{{0, 1, 2, 4}}), -0.5 * std::log(9 / 175.0), 1e-12);
  // R² = 0 would be adjusted to 1 − 3/2.
  EXPECT_EQ(estimatedInformation(x, Vector{{1, -1, -1, 1}}), 0);
  EXPECT_EQ(estimatedInformation(x, 2 * x), infinity);
  EXPECT_EQ(estimatedInformation(Vector::Ones(4), x), 0);
  EXPECT_TRUE(std::isnan(estimatedInformation(x.head(2), x.head(2))));
}

/// The FedRelax update of one node from what its neighbours sent.
Vector update(const Matrix& X, const Vector& y, double coupling, const Vector& received) {
  const auto m = static_cast<double>(X.rows());
  const Matrix H = 2 / m * X.transpose() * X + coupling * Matrix::Identity(X.cols(), X.cols());
  return H.inverse() * (2 / m * X.transpose() * y + received);
}

TEST(LabelSensitivity, IsDerivativeOfTheUpdate) {
  Rng rng(5);
  Matrix X(4, 3);
  Vector y(4);
  Vector received(3);
  rng.fillNormal(X);
  rng.fillNormal(y);
  rng.fillNormal(received);
  for (const double coupling : {0.3, 7.0})
    for (int r = 0; r < 4; ++r) {
      Vector changed = y;
      changed[r] += 0.5;
      const Vector quotient =
          (update(X, changed, coupling, received) - update(X, y, coupling, received)) / 0.5;
      EXPECT_LT((labelSensitivity(X, coupling, r) - quotient).norm(), 1e-12);
      EXPECT_EQ(labelSensitivities(X, coupling).col(r), labelSensitivity(X, coupling, r));
    }
}

TEST(LabelSensitivity, WithoutCouplingIsThatOfMinimumNormFit) {
  // One sample x = (3, 4): the shortest w with xᵀw = y is yx/25.
  const Matrix X{{3, 4}};
  EXPECT_LT((labelSensitivity(X, 0, 0) - Vector{{0.12, 0.16}}).norm(), 1e-14);
}

}  // namespace
}  // namespace gtv
