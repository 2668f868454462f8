#pragma once

#include "base/types.h"
#include "kernels/aligned_array.h"
#include "kernels/matrix_product.h"

namespace gtv {

/// C += A·B by the kernel for the level in use, see kernels/matrix_product.h; A and B may be
/// transposed or blocks, and C overlaps neither. C is stored row by row.
template <class A, class B, class C>
void addProduct(const A& a, const B& b, C& c) {
  static_assert(C::IsRowMajor);
  if (c.size() == 0 || a.cols() == 0) return;
  AlignedArray<double> scratch(kernels::productScratch);
  kernels::multiply({.m = a.rows(),
                     .n = b.cols(),
                     .k = a.cols(),
                     .a = a.data(),
                     .aRow = a.rowStride(),
                     .aColumn = a.colStride(),
                     .b = b.data(),
                     .bRow = b.rowStride(),
                     .bColumn = b.colStride(),
                     .c = c.data(),
                     .cRow = c.outerStride(),
                     .scratch = scratch.data()});
}

}  // namespace gtv
