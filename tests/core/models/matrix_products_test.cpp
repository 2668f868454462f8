#include "models/matrix_products.h"

#include <gtest/gtest.h>

#include <random>

#include "kernels/instruction_set.h"
#include "kernels/matrix_product_levels.h"

namespace gtv {
namespace {

RowMatrix randomMatrix(Eigen::Index rows, Eigen::Index columns, std::mt19937_64& random) {
  RowMatrix out(rows, columns);
  for (double& x : out.reshaped()) x = std::ldexp(static_cast<double>(random()), -63) - 1;
  return out;
}

double differenceTo(const RowMatrix& expected, const RowMatrix& found) {
  return (expected - found).cwiseAbs().maxCoeff();
}

TEST(MatrixProductsTest, AgreeWithSumsForAllShapesAndLayouts) {
  std::mt19937_64 random(1);
  for (const auto& [m, n, k] : std::vector<std::array<int, 3>>{{1, 1, 1},
                                                               {2, 3, 4},
                                                               {7, 8, 9},
                                                               {6, 32, 256},
                                                               {13, 33, 257},
                                                               {40, 2, 600},
                                                               {5, 70, 3}}) {
    const RowMatrix A = randomMatrix(m, k, random);
    const RowMatrix B = randomMatrix(k, n, random);
    const RowMatrix start = randomMatrix(m, n, random);
    RowMatrix expected = start;
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < n; ++j)
        for (int p = 0; p < k; ++p) expected(i, j) += A(i, p) * B(p, j);
    const double rounding = 1e-15 * (k + 1);
    RowMatrix C = start;
    addProduct(A, B, C);
    EXPECT_LE(differenceTo(expected, C), rounding) << m << ' ' << n << ' ' << k;
    const Matrix byColumns = A;
    const Matrix otherByColumns = B;
    C = start;
    addProduct(byColumns, otherByColumns, C);
    EXPECT_LE(differenceTo(expected, C), rounding) << m << ' ' << n << ' ' << k;
    const RowMatrix transposed = A.transpose();
    C = start;
    addProduct(transposed.transpose(), B, C);
    EXPECT_LE(differenceTo(expected, C), rounding) << m << ' ' << n << ' ' << k;
    // Nothing behind the rows of a block is written.
    RowMatrix wide = RowMatrix::Constant(m, n + 3, 5);
    auto block = wide.leftCols(n);
    block = start;
    addProduct(A, B, block);
    EXPECT_LE(differenceTo(expected, RowMatrix(block)), rounding);
    EXPECT_EQ(wide.rightCols(3), RowMatrix::Constant(m, 3, 5));
  }
}

TEST(MatrixProductsTest, EveryInstructionSetOfThisProcessorGivesTheSameUpToRounding) {
  std::mt19937_64 random(2);
  const RowMatrix A = randomMatrix(50, 300, random);
  const RowMatrix B = randomMatrix(300, 37, random);
  const RowMatrix expected = A * B;
  AlignedArray<double> scratch(kernels::productScratch);
  std::vector<void (*)(const kernels::MatrixProduct&)> levels{kernels::baselineProduct};
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    levels.push_back(kernels::avx2Product);
  if (instructionSetInUse() == InstructionSet::Avx512) levels.push_back(kernels::avx512Product);
  for (const auto& multiply : levels) {
    RowMatrix C = RowMatrix::Zero(50, 37);
    multiply({.m = 50,
              .n = 37,
              .k = 300,
              .a = A.data(),
              .aRow = 300,
              .b = B.data(),
              .bRow = 37,
              .c = C.data(),
              .cRow = 37,
              .scratch = scratch.data()});
    EXPECT_LE(differenceTo(expected, C), 1e-12);
  }
}

}  // namespace
}  // namespace gtv
