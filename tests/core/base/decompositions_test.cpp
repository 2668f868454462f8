#include "base/decompositions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>

#include "base/rng.h"

namespace gtv {
namespace {

struct LongSystem {
  const char* name;
  Eigen::Index rows;
  Eigen::Index columns;
  Eigen::Index rank;
};

/// Systems that take more than a moment, solved on another way than the short ones.
class LongSystemTest : public ::testing::TestWithParam<LongSystem> {
 protected:
  Matrix A_ = product();
  Matrix b_ = noise("b", GetParam().rows, 3);

  static Matrix noise(const char* name, Eigen::Index rows, Eigen::Index columns) {
    auto rng = Rng(4).stream(name);
    Matrix numbers(rows, columns);
    rng.fillNormal(numbers);
    return numbers;
  }
  static Matrix product() {
    const auto [name, rows, columns, rank] = GetParam();
    if (rank == std::min(rows, columns)) return noise("A", rows, columns);
    return noise("left", rows, rank) * noise("right", rank, columns);
  }
};

TEST_P(LongSystemTest, LeastSquaresGiveShortestSolution) {
  const auto x = leastSquares(A_, b_, {});
  ASSERT_TRUE(x);
  const Matrix expected = leastSquares(A_, b_);
  EXPECT_LE((*x - expected).norm(), 1e-10 * expected.norm());
  EXPECT_LE((A_.transpose() * (A_ * *x - b_)).norm(), 1e-10 * (A_.transpose() * b_).norm());
}

TEST_P(LongSystemTest, TriangularFactorPreservesNorms) {
  const auto R = triangularFactor(A_, {});
  ASSERT_TRUE(R);
  EXPECT_EQ(R->rows(), std::min(A_.rows(), A_.cols()));
  EXPECT_TRUE(R->isUpperTriangular());
  const Matrix x = noise("x", A_.cols(), 4);
  EXPECT_TRUE((*R * x).colwise().norm().isApprox((A_ * x).colwise().norm(), 1e-12));
}

TEST_P(LongSystemTest, ThinQrGivesOrthonormalAndTriangularFactor) {
  const auto qr = thinQr(A_, {});
  ASSERT_TRUE(qr);
  const auto k = std::min(A_.rows(), A_.cols());
  EXPECT_TRUE((qr->Q.transpose() * qr->Q).isIdentity(1e-12));
  EXPECT_EQ(qr->R.rows(), k);
  EXPECT_TRUE(qr->R.isUpperTriangular());
  EXPECT_TRUE((qr->Q * qr->R).isApprox(A_, 1e-12));
}

TEST_P(LongSystemTest, NormalEquationsAreSolved) {
  const Matrix gram = A_.transpose() * A_;
  const Matrix right = A_.transpose() * b_;
  const auto x = symmetricSolve(gram, right, {});
  ASSERT_TRUE(x);
  EXPECT_LE((gram * *x - right).norm(), 1e-8 * right.norm());
}

TEST_P(LongSystemTest, ResidualIsOutsideColumnSpace) {
  const Vector b = b_.col(0);
  const auto left = leastSquaresResidual(A_, b, {});
  ASSERT_TRUE(left);
  EXPECT_NEAR(*left, leastSquaresResidual(A_, b), 1e-10 * b.squaredNorm());
}

TEST_P(LongSystemTest, StopTokenEndsComputation) {
  std::stop_source source;
  source.request_stop();
  const Matrix gram = A_.transpose() * A_;
  // Small ones are over before anybody could ask.
  const bool isLong = gram.rows() > 220;
  EXPECT_EQ(symmetricSolve(gram, gram, source.get_token()).has_value(), !isLong);
  EXPECT_FALSE(leastSquares(A_, b_, source.get_token()));
  EXPECT_FALSE(triangularFactor(A_, source.get_token()));
  EXPECT_FALSE(thinQr(A_, source.get_token()));
  const Vector b = b_.col(0);
  EXPECT_FALSE(leastSquaresResidual(A_, b, source.get_token()));
}

INSTANTIATE_TEST_SUITE_P(Shapes, LongSystemTest,
                         ::testing::Values(LongSystem{"tall", 700, 150, 150},
                                           LongSystem{"wide", 160, 900, 160},
                                           LongSystem{"square", 250, 250, 250},
                                           LongSystem{"dependent", 500, 200, 90},
                                           LongSystem{"dependentWide", 150, 700, 60}),
                         [](const auto& variant) { return variant.param.name; });

TEST(LongSystem, ZeroSystemHasSolutionZero) {
  const Matrix A = Matrix::Zero(300, 300);
  EXPECT_EQ(leastSquares(A, Matrix::Ones(300, 2), {}), Matrix::Zero(300, 2));
}

}  // namespace
}  // namespace gtv
