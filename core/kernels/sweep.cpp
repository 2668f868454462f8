#include "kernels/sweep.h"

#include "kernels/sweep_levels.h"

namespace gtv::kernels {

template <>
SweepFunction<double> sweepFunction<double>(EdgeMap map, Mode mode, Part part, int width,
                                            bool weighted) {
  switch (instructionSetInUse()) {
    case InstructionSet::Avx512:
      return avx512Sweep(map, mode, part, width, weighted);
    case InstructionSet::Avx2:
      return avx2Sweep(map, mode, part, width, weighted);
    default:
      return baselineSweep(map, mode, part, width, weighted);
  }
}

template <>
SweepFunction<float> sweepFunction<float>(EdgeMap map, Mode mode, Part part, int width,
                                          bool weighted) {
  switch (instructionSetInUse()) {
    case InstructionSet::Avx512:
      return avx512SweepFloat(map, mode, part, width, weighted);
    case InstructionSet::Avx2:
      return avx2SweepFloat(map, mode, part, width, weighted);
    default:
      return baselineSweepFloat(map, mode, part, width, weighted);
  }
}

}  // namespace gtv::kernels
