// ½vᵀQv by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "penalty_variants.h"

namespace gtv {
namespace {

using testing::dualUpdate;
using testing::makePenalty;
using testing::tryPenalty;

Json withQ(const char* Q) { return {{"kind", "mahalanobis"}, {"Q", Json::parse(Q)}}; }

std::string complaint(const char* Q, int d) { return tryPenalty(withQ(Q), d).error().text(); }

TEST(MahalanobisPenaltyTest, DiagonalMatrixAgreesWithHandComputation) {
  const auto penalty = makePenalty(withQ("[[2, 0], [0, 8]]"), 2);
  const Vector v{{3, -1}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 13);  // ½(2·9 + 8·1)
  // cφ*(u/c) = (u₁²/2 + u₂²/8)/(2c): (9/2 + 1/8)/4.
  EXPECT_DOUBLE_EQ(penalty->conjugate(v, 2), 4.625 / 4);
  // cq/(cq + σ): c = 1, σ = 2: 2/4 and 8/10.
  EXPECT_LE((dualUpdate(*penalty, v, 1, 2) - Vector{{1.5, -0.8}}).norm(), 1e-15);
  Vector z = v;
  penalty->prox(z, 0.5);  // 1/(1 + tq): 1/2 and 1/5
  EXPECT_LE((z - Vector{{1.5, -0.2}}).norm(), 1e-15);
  // u − cQv = (7, −8) − (6, −8).
  EXPECT_DOUBLE_EQ(penalty->edgeResidual(v, Vector{{7, -8}}, 1), 1);
  EXPECT_FALSE(penalty->coupledBasis(2).has_value());
}

TEST(MahalanobisPenaltyTest, RotatedMatrixAgreesWithHandComputation) {
  // Q = [[5, 3], [3, 5]]: eigenvalues 8 on (1, 1), 2 on (1, −1). v = 2(1, 1) + (1, −1).
  const auto penalty = makePenalty(withQ("[[5, 3], [3, 5]]"), 2);
  const Vector v{{3, 1}};
  EXPECT_DOUBLE_EQ(penalty->value(v), 34);  // ½(5·9 + 2·3·3 + 5)
  // c = 1, σ = 8: factors 1/2 and 1/5: (1, 1) + (1, −1)/5.
  EXPECT_LE((dualUpdate(*penalty, v, 1, 8) - Vector{{1.2, 0.8}}).norm(), 1e-14);
  EXPECT_LE((*penalty->quadraticForm(2) - Matrix{{5, 3}, {3, 5}}).norm(), 0);
}

TEST(MahalanobisPenaltyTest, SingularMatrixAgreesWithHandComputation) {
  // Q = aaᵀ, a = (1, 2): only aᵀv counts.
  const auto penalty = makePenalty(withQ("[[1, 2], [2, 4]]"), 2);
  EXPECT_DOUBLE_EQ(penalty->value(Vector{{1, 1}}), 4.5);
  EXPECT_NEAR(penalty->value(Vector{{2, -1}}), 0, 1e-30);
  // u = 3a: uᵀQ⁺u = 9 as Q = 5·(a/√5)(a/√5)ᵀ and u = 3√5·(a/√5); ½·9/c, c = 3.
  EXPECT_NEAR(penalty->conjugate(Vector{{3, 6}}, 3), 1.5, 1e-14);
  EXPECT_TRUE(std::isinf(penalty->conjugate(Vector{{3, 6.001}}, 3)));
  // v = (3, 1) = a + (2, −1); a shrinks by 5c/(5c + σ) = 1/2, the rest goes.
  EXPECT_LE((dualUpdate(*penalty, Vector{{3, 1}}, 1, 5) - Vector{{0.5, 1}}).norm(), 1e-15);
  const auto basis = penalty->coupledBasis(2);
  ASSERT_TRUE(basis.has_value());
  ASSERT_EQ(basis->cols(), 1);
  EXPECT_NEAR(std::abs(basis->col(0).dot(Vector{{1, 2}})), std::sqrt(5), 1e-15);
}

TEST(MahalanobisPenaltyTest, ZeroMatrixCouplesNoParameters) {
  const auto penalty = makePenalty(withQ("[[0, 0], [0, 0]]"), 2);
  EXPECT_EQ(penalty->value(Vector{{3, 4}}), 0);
  EXPECT_EQ(dualUpdate(*penalty, Vector{{3, 4}}, 1, 1), (Vector{{0, 0}}));
  EXPECT_EQ(penalty->coupledBasis(2)->cols(), 0);
  EXPECT_EQ(penalty->conjugate(Vector{{0, 0}}, 1), 0);
  EXPECT_TRUE(std::isinf(penalty->conjugate(Vector{{1, 0}}, 1)));
}

TEST(MahalanobisPenaltyTest, DefaultIsTheIdentityInEveryDimension) {
  for (int d = 1; d <= 6; ++d) {
    const auto penalty = makePenalty({{"kind", "mahalanobis"}}, d);
    EXPECT_EQ(*penalty->quadraticForm(d), Matrix::Identity(d, d));
    EXPECT_DOUBLE_EQ(penalty->value(Vector::Constant(d, 2)), 2 * d);
  }
}

TEST(MahalanobisPenaltyTest, RefusesMatricesThatAreNotSemidefinite) {
  EXPECT_EQ(
      complaint("[[1, 0], [0, 1]]", 3),
      "penalty.Q: must be 3 × 3, one row and column for every parameter of a node; got 2 × 2");
  EXPECT_EQ(
      complaint("[[1, 0, 0], [0, 1, 0]]", 2),
      "penalty.Q: must be 2 × 2, one row and column for every parameter of a node; got 2 × 3");
  EXPECT_EQ(
      complaint("[[]]", 1),
      "penalty.Q: must be 1 × 1, one row and column for every parameter of a node; got 1 × 0");
  EXPECT_EQ(complaint("[[1, 2], [2.5, 7]]", 2),
            "penalty.Q: must be symmetric, but row 2, column 1 is 2.5 and row 1, column 2 is 2");
  // Eigenvalues 1 ± 2.
  EXPECT_EQ(complaint("[[1, 2], [2, 1]]", 2),
            "penalty.Q: must be positive semidefinite, but its smallest eigenvalue is -1");
  EXPECT_EQ(complaint("[[-1e-9]]", 1),
            "penalty.Q: must be positive semidefinite, but its smallest eigenvalue is -1e-09");
  EXPECT_EQ(complaint("[[1, 0], [0, -1e-9]]", 2),
            "penalty.Q: must be positive semidefinite, but its smallest eigenvalue is -1e-09");
  // Rounding is no complaint.
  EXPECT_TRUE(tryPenalty(withQ("[[1, 0.1], [0.10000000000000002, 1]]"), 2).ok());
  EXPECT_TRUE(tryPenalty(withQ("[[1, 0], [0, -1e-15]]"), 2).ok());
}

TEST(MahalanobisPenaltyTest, ResultScalesWithQ) {
  for (const double scale : {1e-149, 1.0, 1e149}) {
    const Json rows = Json::array({{5 * scale, 3 * scale}, {3 * scale, 5 * scale}});
    const auto penalty = makePenalty({{"kind", "mahalanobis"}, {"Q", rows}}, 2);
    EXPECT_LE((dualUpdate(*penalty, Vector{{3, 1}}, 1 / scale, 8) - Vector{{1.2, 0.8}}).norm(),
              1e-14);
    EXPECT_FALSE(penalty->coupledBasis(2).has_value());
  }
}

TEST(MahalanobisPenaltyTest, DifferentFeatureUnitsAgreeWithHandComputation) {
  // Eigenvalues 10¹⁴ and 3/4: beside the large one, the small one is no rounding.
  const auto penalty = makePenalty(withQ("[[1e14, 5e6], [5e6, 1]]"), 2);
  EXPECT_FALSE(penalty->coupledBasis(2).has_value());
  EXPECT_DOUBLE_EQ(penalty->value(Vector{{0, 1}}), 0.5);
  EXPECT_DOUBLE_EQ(penalty->value(Vector{{-5e-8, 1}}), 0.375);
  // Q⁻¹ = [[1, −5e6], [−5e6, 1e14]]/7.5e13.
  EXPECT_DOUBLE_EQ(penalty->conjugate(Vector{{0, 1}}, 1), 2.0 / 3);
  EXPECT_DOUBLE_EQ(penalty->conjugate(Vector{{1e7, 1}}, 2), 1.0 / 3);
  // cQ(cQ + σI)⁻¹u with c = 1, σ = 1 of u = (Q + I)x, x = (0, 1), is Qx.
  const Vector u = dualUpdate(*penalty, Vector{{5e6, 2}}, 1, 1);
  EXPECT_NEAR(u[0], 5e6, 1e-8);
  EXPECT_NEAR(u[1], 1, 1e-8);
}

TEST(MahalanobisPenaltyTest, NearlySingularMatrixAgreesWithHandComputation) {
  const auto penalty = makePenalty(withQ("[[1e8, 1e8], [1e8, 100000001]]"), 2);
  EXPECT_NEAR(penalty->value(Vector{{1, -1}}), 0.5, 1e-11);
  EXPECT_NEAR(penalty->value(Vector{{1.5, -1}}), 0.5 * (0.25 * 1e8 + 1), 1e-8);
  // u = Q(1, −1).
  EXPECT_NEAR(penalty->conjugate(Vector{{0, -1}}, 1), 0.5, 1e-10);
  EXPECT_THAT(complaint("[[1e12, 1e12], [1e12, 1000000000001]]", 2),
              ::testing::StartsWith("penalty.Q: is nearly singular (smallest pivot 1e-12 "));
}

TEST(MahalanobisPenaltyTest, SingularMatrixWithDifferentUnitsAgreesWithHandComputation) {
  // 10²⁰aaᵀ with a = (1, 2, 0), and 1 on the third axis: rank 2.
  const auto penalty = makePenalty(withQ("[[1e20, 2e20, 0], [2e20, 4e20, 0], [0, 0, 1]]"), 3);
  ASSERT_TRUE(penalty->coupledBasis(3).has_value());
  EXPECT_EQ(penalty->coupledBasis(3)->cols(), 2);
  EXPECT_DOUBLE_EQ(penalty->value(Vector{{2, -1, 3}}), 4.5);
  // u = Q(1, 0, 1).
  EXPECT_DOUBLE_EQ(penalty->conjugate(Vector{{1e20, 2e20, 1}}, 1), 0.5e20 + 0.5);
  EXPECT_TRUE(std::isinf(penalty->conjugate(Vector{{1e20, 1e20, 1}}, 1)));
}

TEST(MahalanobisPenaltyTest, LongVectorsInNullSpaceHaveNoCost) {
  // a = (1, 3, 0) of 10²⁰aaᵀ, and 1 on the third axis: (−3t, t, 0) is free but for its own
  // rounding, which is in a sum of squares and never below 0.
  const auto penalty = makePenalty(withQ("[[1e20, 3e20, 0], [3e20, 9e20, 0], [0, 0, 1]]"), 3);
  for (const double t : {0.1, 1.0 / 3, 1234.567, -7.7}) {
    const Vector v{{-3 * t, t, 0.3}};
    const long double left = static_cast<long double>(v[0]) + 3 * static_cast<long double>(v[1]);
    const auto value = static_cast<double>(left * left * 1e20L / 2 + 0.045L);
    EXPECT_NEAR(penalty->value(v), value, 1e-9 * value + 1e-11 * t * t);
    EXPECT_GE(penalty->value(v), 0.045 * (1 - 1e-12));
  }
}

TEST(MahalanobisPenaltyTest, RefusesIndefinitenessOfSmallEntries) {
  // Determinant −0.21e14.
  EXPECT_EQ(complaint("[[1e14, 1.1e7], [1.1e7, 1]]", 2),
            "penalty.Q: must be positive semidefinite, but is not once its rows and columns are "
            "divided by the roots of its diagonal");
  EXPECT_EQ(complaint("[[1e14, 5], [6, 1]]", 2),
            "penalty.Q: must be symmetric, but row 2, column 1 is 6 and row 1, column 2 is 5");
}

}  // namespace
}  // namespace gtv
