#include "kernels/matrix_product.h"

#include "kernels/instruction_set.h"
#include "kernels/matrix_product_levels.h"

namespace gtv::kernels {

void multiply(const MatrixProduct& product) {
  switch (instructionSetInUse()) {
    case InstructionSet::Avx512:
      return avx512Product(product);
    case InstructionSet::Avx2:
      return avx2Product(product);
    default:
      return baselineProduct(product);
  }
}

}  // namespace gtv::kernels
