#pragma once

#include "kernels/matrix_product.h"

namespace gtv::kernels {

// One per instruction set; multiply() picks.
void baselineProduct(const MatrixProduct& product);
void avx2Product(const MatrixProduct& product);
void avx512Product(const MatrixProduct& product);

}  // namespace gtv::kernels
