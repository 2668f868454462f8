// The sweep for every x86-64 (SSE2); compiled with flags of its own, see core/CMakeLists.txt.
#include "kernels/sweep.h"
#include "kernels/sweep_body.h"
#include "kernels/sweep_levels.h"

namespace gtv::kernels {

SweepFunction<double> baselineSweep(EdgeMap map, Mode mode, Part part, int width, bool weighted) {
  return choose<double>(map, mode, part, width, weighted);
}

SweepFunction<float> baselineSweepFloat(EdgeMap map, Mode mode, Part part, int width,
                                        bool weighted) {
  return choose<float>(map, mode, part, width, weighted);
}

}  // namespace gtv::kernels
