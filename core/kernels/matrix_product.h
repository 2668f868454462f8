#pragma once

namespace gtv::kernels {

/// C += A·B, with A m × k, B k × n and C m × n. Entry (i, p) of A stands at a[i·aRow + p·aColumn],
/// of B at b[p·bRow + j·bColumn], of C at c[i·cRow + j]. C overlaps neither A nor B. The result
/// depends on the instruction set, and on nothing else.
struct MatrixProduct {
  long m = 0;
  long n = 0;
  long k = 0;
  const double* a = nullptr;
  long aRow = 0;
  long aColumn = 1;
  const double* b = nullptr;
  long bRow = 0;
  long bColumn = 1;
  double* c = nullptr;
  long cRow = 0;
  /// productScratch() numbers, 64-byte aligned.
  double* scratch = nullptr;
};

/// What multiply() writes down on its way; the same for all products.
inline constexpr long productScratch = 256L * 32;

/// By the kernel for the level in use: made for tall A, or A that is much larger than B, which is
/// read in place; B is rearranged.
void multiply(const MatrixProduct& product);

}  // namespace gtv::kernels
