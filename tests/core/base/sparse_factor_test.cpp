#include "base/sparse_factor.h"

#include <gtest/gtest.h>

#include <Eigen/SparseCholesky>
#include <vector>

#include "base/rng.h"

namespace gtv {
namespace {

/// The lower triangle of a random symmetric matrix with a strong diagonal.
SparseMatrix randomLower(int n, double density, std::uint64_t seed) {
  auto rng = Rng(seed).stream("entries");
  std::vector<Eigen::Triplet<double>> entries;
  for (int j = 0; j < n; ++j) {
    entries.emplace_back(j, j, (j % 3 == 0 ? -1 : 1) * (n * density + 1 + rng.uniform(0, 1)));
    for (int i = j + 1; i < n; ++i)
      if (rng.uniform(0, 1) < density) entries.emplace_back(i, j, rng.uniform(-1, 1));
  }
  SparseMatrix A(n, n);
  A.setFromTriplets(entries.begin(), entries.end());
  return A;
}

TEST(SparseFactorTest, AgreesWithEigenOnIndefiniteSystems) {
  for (const auto& [n, density] : {std::pair{1, 1.0}, {40, 0.1}, {60, 1.0}, {400, 0.005}}) {
    const auto A = randomLower(n, density, 5);
    const SparseMatrix full = A.selfadjointView<Eigen::Lower>();
    SparseFactor factor;
    EXPECT_FALSE(factor.isAnalysed());
    factor.analyse(A);
    ASSERT_TRUE(factor.factorise(A));
    ASSERT_TRUE(factor.isRegular());
    const Vector x = Vector::LinSpaced(n, -1, 2);
    EXPECT_LE((factor.solve(full * x) - x).norm(), 1e-12 * (1 + x.norm())) << n;
    const Eigen::SimplicialLDLT<SparseMatrix> other(A);
    EXPECT_LE((factor.solve(x) - other.solve(x)).norm(), 1e-13 * factor.solve(x).norm()) << n;
    // Other numbers in the same pattern.
    const SparseMatrix twice = 2 * A;
    ASSERT_TRUE(factor.factorise(twice));
    EXPECT_LE((factor.solve(2 * (full * x)) - x).norm(), 1e-12 * (1 + x.norm())) << n;
  }
}

TEST(SparseFactorTest, OrdersWholeBlocks) {
  constexpr int d = 3;
  constexpr int n = 40;
  // Whole blocks where the small matrix has entries.
  const auto small = randomLower(n, 0.08, 7);
  auto rng = Rng(8).stream("blocks");
  std::vector<Eigen::Triplet<double>> entries;
  for (int column = 0; column < n; ++column)
    for (SparseMatrix::InnerIterator entry(small, column); entry; ++entry)
      for (int c = 0; c < d; ++c)
        for (int r = entry.row() == column ? c : 0; r < d; ++r)
          entries.emplace_back(entry.row() * d + r, column * d + c,
                               entry.row() == column && r == c ? 20 : rng.uniform(-1, 1));
  SparseMatrix A(n * d, n * d);
  A.setFromTriplets(entries.begin(), entries.end());
  const SparseMatrix full = A.selfadjointView<Eigen::Lower>();
  const Vector x = Vector::LinSpaced(n * d, -1, 2);
  SparseFactor factor;
  factor.analyse(A, d);
  ASSERT_TRUE(factor.factorise(A));
  ASSERT_TRUE(factor.isRegular());
  EXPECT_LE((factor.solve(full * x) - x).norm(), 1e-12 * x.norm());
}

TEST(SparseFactorTest, ZeroPivotIsReported) {
  SparseMatrix A(2, 2);
  A.insert(0, 0) = 1;
  A.insert(1, 0) = 1;
  A.insert(1, 1) = 1;
  SparseFactor factor;
  factor.analyse(A);
  EXPECT_TRUE(factor.factorise(A));
  EXPECT_FALSE(factor.isRegular());
}

TEST(SparseFactorTest, StopsOnRequestAndCanFactoriseAgain) {
  const auto A = randomLower(50, 0.1, 6);
  SparseFactor factor;
  factor.analyse(A);
  ASSERT_TRUE(factor.factorise(A));
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(factor.factorise(A, stop.get_token()));
  EXPECT_FALSE(factor.isRegular());
  ASSERT_TRUE(factor.factorise(A));
  EXPECT_TRUE(factor.isRegular());
}

}  // namespace
}  // namespace gtv
