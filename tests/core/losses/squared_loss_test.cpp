// The squared loss against formulas and against references in extended precision.
#include "losses/squared_loss.h"

#include <gtest/gtest.h>

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "base/decompositions.h"
#include "base/rng.h"
#include "losses/catalogue.h"
#include "support/loss_variants.h"

namespace gtv {
namespace {

using testing::LossData;
using testing::lossDatasets;
using testing::makeLoss;
using testing::oneNode;
using testing::randomVector;

using Precise = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
using PreciseVector = Eigen::Matrix<long double, Eigen::Dynamic, 1>;

/// argmin c‖Xw − y‖² + Σ r_j w_j² + (ρ/2)‖w − v‖² as one least-squares problem, no normal
/// equations.
Vector preciseProx(const LossData& data, double scale, const Vector& ridge, double rho,
                   const Vector& v) {
  const auto m = data.labels.size();
  const auto d = v.size();
  Precise A = Precise::Zero(m + 2 * d, d);
  PreciseVector b = PreciseVector::Zero(m + 2 * d);
  A.topRows(m) = std::sqrt(2.0L * scale) * data.features.cast<long double>();
  b.head(m) = std::sqrt(2.0L * scale) * data.labels.cast<long double>();
  A.middleRows(m, d).diagonal() = (2 * ridge.cast<long double>()).cwiseSqrt();
  A.bottomRows(d).diagonal().setConstant(std::sqrt(static_cast<long double>(rho)));
  b.tail(d) = std::sqrt(static_cast<long double>(rho)) * v.cast<long double>();
  return A.householderQr().solve(b).cast<double>();
}

TEST(SquaredLossTest, ValueAgreesWithFormula) {
  // X = [1 2; 3 −1], y = (1, 0), w = (1, 1): residuals 2, 2; mean 4, sum 8; ridge (½, 0) adds ½.
  const LossData data{"", (RowMatrix(2, 2) << 1, 2, 3, -1).finished(), Vector{{1, 0}}};
  const Vector w{{1, 1}};
  EXPECT_DOUBLE_EQ(SquaredLoss(oneNode(data), 0, 0.5, Vector::Zero(2)).value(w), 4);
  EXPECT_DOUBLE_EQ(SquaredLoss(oneNode(data), 0, 1, Vector::Zero(2)).value(w), 8);
  EXPECT_DOUBLE_EQ(SquaredLoss(oneNode(data), 0, 1, Vector{{0.5, 0}}).value(w), 8.5);
}

TEST(SquaredLossTest, CatalogueOptionsChangeTheValueAsDescribed) {
  // The same data; column 2 is the intercept. w = (1, 1), ridge ½.
  const LossData data{"", (RowMatrix(2, 2) << 2, 1, 2, 1).finished(), Vector{{1, 1}}};
  const Vector w{{1, 1}};  // residuals 2, 2
  const auto value = [&](const char* scale, double ridge, bool onIntercept, int intercept) {
    return makeLoss({{"kind", "squared"},
                     {"scale", scale},
                     {"ridge", ridge},
                     {"ridgeOnIntercept", onIntercept}},
                    data, intercept)
        ->value(w);
  };
  EXPECT_DOUBLE_EQ(value("mean", 0, false, -1), 4);
  EXPECT_DOUBLE_EQ(value("sum", 0, false, -1), 8);
  EXPECT_DOUBLE_EQ(value("mean", 0.5, false, -1), 5);   // no intercept: both coordinates
  EXPECT_DOUBLE_EQ(value("mean", 0.5, false, 1), 4.5);  // only w1
  EXPECT_DOUBLE_EQ(value("mean", 0.5, true, 1), 5);
}

TEST(SquaredLossTest, EveryNodeUsesItsOwnSamples) {
  // Nodes with 2 and 1 samples, x = 1: means (1 + 9)/2 and 25 at w = 0.
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix::Ones(3, 1), Vector{{1, 3, 5}},
                                                  std::vector<Eigen::Index>{0, 2, 3});
  const auto choice = defaultChoice(lossCatalogue().view, "squared");
  const auto& make = lossCatalogue().find("squared")->make.make;
  EXPECT_DOUBLE_EQ(make(choice, {datasets, -1}, 0).value()->value(Vector::Zero(1)), 5);
  EXPECT_DOUBLE_EQ(make(choice, {datasets, -1}, 1).value()->value(Vector::Zero(1)), 25);
}

TEST(SquaredLossTest, ProxOfOneSampleAgreesWithClosedForm) {
  // Spec §2, m = 1: v − x·2r/(ρ + 2s), r = xᵀv − y, s = ‖x‖².
  Rng rng(1);
  for (const int d : {1, 2, 3, 4, 5, 6, 100})
    for (const double rho : {1e-3, 1.0, 1e3}) {
      LossData data{"", testing::randomRows(rng, 1, d), randomVector(rng, 1)};
      const Vector x = data.features.row(0).transpose();
      const Vector v = randomVector(rng, d);
      const double r = x.dot(v) - data.labels[0];
      const Vector expected = v - x * 2 * r / (rho + 2 * x.squaredNorm());
      Vector w = v;
      makeLoss({{"kind", "squared"}}, data)->prox(rho)->apply(w);
      EXPECT_LE((w - expected).norm(), 1e-11 * (1 + v.norm())) << "d = " << d << " rho = " << rho;
    }
}

TEST(SquaredLossTest, ProxAgreesWithExtendedPrecisionReference) {
  // Also where ρI + XᵀX is singular in double precision (X = 1e6, ρ = 1e-6, m < d): what lies in
  // the null space of X must come out as it went in.
  Rng rng(2);
  for (const double scale : {1e-6, 1e-3, 1.0, 1e3, 1e6})
    for (const auto& data : lossDatasets(scale, scale == 1e6 || scale == 1))
      for (const double rho : {1e-6, 1.0, 1e6}) {
        const auto d = data.features.cols();
        if (d == 100 && rho == 1.0 && data.labels.size() > 2) continue;  // 1 s each
        for (const double mu : {0.0, 0.3}) {
          if (d == 100 && mu > 0) continue;
          Vector ridge = Vector::Constant(d, mu);
          ridge[d - 1] = 0;
          const double c = 1.0 / static_cast<double>(data.labels.size());
          const Vector v = randomVector(rng, d);
          Vector w = v;
          SquaredLoss(oneNode(data), 0, c, ridge).prox(rho)->apply(w);
          const Vector expected = preciseProx(data, c, ridge, rho, v);
          // The condition number of the problem is up to 1e10.
          EXPECT_LE((w - expected).norm(),
                    1e-6 * static_cast<double>(d) * (v.norm() + expected.norm()))
              << data.name << " scale " << scale << " rho " << rho << " ridge " << mu;
        }
      }
}

TEST(SquaredLossTest, ProxIsExactForFeaturesOfVeryDifferentScales) {
  // House data as people bring it: square metres times 1e6 beside an intercept.
  Rng rng(3);
  for (const int m : {1, 2, 3, 10})
    for (const int d : {2, 3, 5}) {
      LossData data{"mixed", testing::randomRows(rng, m, d), randomVector(rng, m)};
      data.features.col(0) *= 1e6;
      data.features.col(d - 1).setOnes();
      for (const double rho : {1e-4, 1.0, 1e4}) {
        const Vector v = randomVector(rng, d);
        Vector w = v;
        SquaredLoss(oneNode(data), 0, 1.0, Vector::Zero(d)).prox(rho)->apply(w);
        const Vector expected = preciseProx(data, 1.0, Vector::Zero(d), rho, v);
        EXPECT_LE((w - expected).norm(), 1e-7 * (v.norm() + expected.norm()))
            << "m = " << m << " d = " << d << " rho = " << rho;
      }
    }
}

TEST(SquaredLossTest, ConjugateAgreesWithPseudoInverseFormula) {
  // L(w) = ½wᵀHw − bᵀw + c‖y‖² with H = 2cXᵀX + 2 diag(r), b = 2cXᵀy:
  // L*(u) = ½(u + b)ᵀ H⁺ (u + b) − c‖y‖² on range H.
  Rng rng(4);
  for (const auto& data : lossDatasets())
    for (const double mu : {0.0, 0.3}) {
      const auto d = data.features.cols();
      Vector ridge = Vector::Constant(d, mu);
      const double c = 1.0 / static_cast<double>(data.labels.size());
      const SquaredLoss loss(oneNode(data), 0, c, ridge);
      Matrix H = 2 * c * data.features.transpose() * data.features;
      H.diagonal() += 2 * ridge;
      const Vector b = 2 * c * data.features.transpose() * data.labels;
      const auto eigen = symmetricEigen(H);
      const double limit = 1e-12 * std::max(1e-300, eigen.values.maxCoeff());
      const Vector inverse =
          eigen.values.unaryExpr([&](double x) { return x > limit ? 1 / x : 0.0; });
      const Matrix pseudo = eigen.vectors * inverse.asDiagonal() * eigen.vectors.transpose();
      const Vector w = randomVector(rng, d);
      Vector g(d);
      loss.gradient(w, g);
      for (const double t : {0.0, 0.2, 0.7, 1.0}) {
        const Vector u = t * g + b;
        const double first = 0.5 * u.dot(pseudo * u);
        const double constant = c * data.labels.squaredNorm();
        EXPECT_NEAR(loss.conjugate(w, t), first - constant,
                    1e-9 * (first + constant + std::abs(g.dot(w))))
            << data.name << " ridge " << mu << " t " << t;
      }
    }
}

TEST(SquaredLossTest, InfimumIsLeastSquaresValue) {
  for (const double scale : {1e-6, 1e-3, 1.0, 1e3, 1e6})
    for (const auto& data : lossDatasets(scale, scale == 1))
      for (const double mu : {0.0, 0.3}) {
        const auto m = data.labels.size();
        const auto d = data.features.cols();
        const double c = 1.0 / static_cast<double>(m);
        const SquaredLoss loss(oneNode(data), 0, c, Vector::Constant(d, mu));
        Precise A = Precise::Zero(m + d, d);
        PreciseVector b = PreciseVector::Zero(m + d);
        A.topRows(m) = std::sqrt(static_cast<long double>(c)) * data.features.cast<long double>();
        b.head(m) = std::sqrt(static_cast<long double>(c)) * data.labels.cast<long double>();
        A.bottomRows(d).diagonal().setConstant(std::sqrt(static_cast<long double>(mu)));
        Eigen::CompleteOrthogonalDecomposition<Precise> qr;
        qr.setThreshold(1e-16L);
        qr.compute(A);
        const PreciseVector best = qr.solve(b);
        const auto expected = static_cast<double>((A * best - b).squaredNorm());
        EXPECT_NEAR(loss.lowerBound(), expected, 1e-12 * c * data.labels.squaredNorm())
            << data.name << " scale " << scale << " ridge " << mu;
      }
}

TEST(SquaredLossTest, InfimumOfFewSamplesWithRidgesIsLeastSquaresValue) {
  // Ridges of any size, and none on an intercept: fewer unknowns reach the same minimum.
  Rng rng(8);
  for (const int m : {1, 3, 6})
    for (const double smallest : {1e-12, 1e-3, 1.0, 1e6}) {
      const int d = 40;
      RowMatrix X(m, d);
      Vector y(m);
      Vector ridge(d);
      for (int r = 0; r < m; ++r) {
        y[r] = 5 + rng.normal();
        for (int j = 0; j < d; ++j) X(r, j) = j == 0 ? 1 : rng.normal();
      }
      for (int j = 0; j < d; ++j) ridge[j] = j == 0 ? 0 : smallest * (1 + rng.uniform());
      const auto data = std::make_shared<LocalDatasets>(X, y, std::vector<Eigen::Index>{0, m});
      Precise A = Precise::Zero(m + d, d);
      PreciseVector b = PreciseVector::Zero(m + d);
      A.topRows(m) = X.cast<long double>();
      A.bottomRows(d).diagonal() = ridge.cast<long double>().cwiseSqrt();
      b.head(m) = y.cast<long double>();
      const PreciseVector best = A.householderQr().solve(b);
      const auto expected = static_cast<double>((A * best - b).squaredNorm());
      const SquaredLoss loss(data, 0, 1, ridge);
      EXPECT_NEAR(loss.lowerBound(), expected, 1e-13 * expected + 1e-15 * y.squaredNorm())
          << m << " samples, ridges from " << smallest;
    }
}

TEST(SquaredLossTest, InfimumOfTwoEqualFeaturesEqualsThatOfOne) {
  // min_t ‖xt − y‖² = ‖y‖² − (xᵀy)²/‖x‖², t = w₁ + w₂. Columns that are equal, but not for their
  // rounding after scaling, must not give a w of 1e15 whose residual is anything.
  Rng rng(5);
  for (int repeat = 0; repeat < 200; ++repeat) {
    const int m = 2 + repeat % 5;
    Vector x(m);
    Vector y(m);
    for (int r = 0; r < m; ++r) {
      x[r] = rng.normal();
      y[r] = 3 * rng.normal();
    }
    RowMatrix features(m, 2);
    features << x, x;
    const auto data = std::make_shared<LocalDatasets>(features, y, std::vector<Eigen::Index>{0, m});
    const SquaredLoss loss(data, 0, 1, Vector::Zero(2));
    const double expected = y.squaredNorm() - std::pow(x.dot(y), 2) / x.squaredNorm();
    EXPECT_NEAR(loss.lowerBound(), expected, 1e-12 * y.squaredNorm());
  }
}

TEST(SquaredLossTest, ExactFitHasInfimumZeroUpToRounding) {
  // m ≤ d in general position is interpolated: the certificate must be able to reach 0.
  for (const auto& data : lossDatasets()) {
    if (data.labels.size() > data.features.cols() || !data.name.ends_with("plain")) continue;
    EXPECT_LE(makeLoss({{"kind", "squared"}}, data)->lowerBound(),
              1e-24 * data.labels.squaredNorm())
        << data.name;
  }
}

TEST(ZeroLossTest, HasZeroValueGradientAndConjugate) {
  const ZeroLoss loss(3);
  Vector w{{1, -2, 3}};
  Vector g = Vector::Ones(3);
  loss.gradient(w, g);
  EXPECT_EQ(g.norm(), 0);
  EXPECT_EQ(loss.value(w), 0);
  EXPECT_EQ(loss.lowerBound(), 0);
  EXPECT_EQ(loss.conjugate(w, 0.5), 0);
  EXPECT_TRUE(loss.isZero());
  Matrix hessian = Matrix::Identity(3, 3);
  loss.addHessian(w, hessian);
  EXPECT_TRUE(hessian.isIdentity(0));
  loss.prox(0.1)->apply(w);
  EXPECT_EQ(w, (Vector{{1, -2, 3}}));
}

TEST(DescribeLossTest, DescriptionNamesObjective) {
  const auto text = [](const Json& json, bool intercept) {
    return describeLoss(readChoice(lossCatalogue().view, json, "loss").value(), intercept);
  };
  EXPECT_EQ(text({{"kind", "squared"}}, false), "L_i(w) = (1/m_i) ‖X_i w − y_i‖²");
  EXPECT_EQ(text({{"kind", "squared"}, {"scale", "sum"}}, false), "L_i(w) = ‖X_i w − y_i‖²");
  EXPECT_EQ(text({{"kind", "squared"}, {"ridge", 0.1}}, false),
            "L_i(w) = (1/m_i) ‖X_i w − y_i‖² + 0.1 ‖w‖²");
  EXPECT_EQ(text({{"kind", "squared"}, {"ridge", 0.1}}, true),
            "L_i(w) = (1/m_i) ‖X_i w − y_i‖² + 0.1 ‖w‖² (without the intercept)");
  EXPECT_EQ(text({{"kind", "squared"}, {"ridge", 0.1}, {"ridgeOnIntercept", true}}, true),
            "L_i(w) = (1/m_i) ‖X_i w − y_i‖² + 0.1 ‖w‖²");
}

}  // namespace
}  // namespace gtv
