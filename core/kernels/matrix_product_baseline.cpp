// The product of matrices for every x86-64 (SSE2); compiled with flags of its own, see
// core/CMakeLists.txt.
#include "kernels/matrix_product_body.h"
#include "kernels/matrix_product_levels.h"

namespace gtv::kernels {

void baselineProduct(const MatrixProduct& product) { multiplyAll(product); }

}  // namespace gtv::kernels
