// The product of matrices for x86-64-v4 (AVX-512); compiled with flags of its own, see
// core/CMakeLists.txt.
#include "kernels/matrix_product_body.h"
#include "kernels/matrix_product_levels.h"

namespace gtv::kernels {

void avx512Product(const MatrixProduct& product) { multiplyAll(product); }

}  // namespace gtv::kernels
