// The sweep for x86-64-v4 (AVX-512); compiled with flags of its own, see core/CMakeLists.txt.
#include "kernels/sweep.h"
#include "kernels/sweep_body.h"
#include "kernels/sweep_levels.h"

namespace gtv::kernels {

SweepFunction<double> avx512Sweep(EdgeMap map, Mode mode, Part part, int width, bool weighted) {
  return choose<double>(map, mode, part, width, weighted);
}

SweepFunction<float> avx512SweepFloat(EdgeMap map, Mode mode, Part part, int width, bool weighted) {
  return choose<float>(map, mode, part, width, weighted);
}

}  // namespace gtv::kernels
