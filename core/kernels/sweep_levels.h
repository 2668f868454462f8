#pragma once

#include "kernels/sweep.h"

namespace gtv::kernels {

// One pair per instruction set; sweepFunction() picks.
SweepFunction<double> baselineSweep(EdgeMap map, Mode mode, Part part, int width, bool weighted);
SweepFunction<double> avx2Sweep(EdgeMap map, Mode mode, Part part, int width, bool weighted);
SweepFunction<double> avx512Sweep(EdgeMap map, Mode mode, Part part, int width, bool weighted);
SweepFunction<float> baselineSweepFloat(EdgeMap map, Mode mode, Part part, int width,
                                        bool weighted);
SweepFunction<float> avx2SweepFloat(EdgeMap map, Mode mode, Part part, int width, bool weighted);
SweepFunction<float> avx512SweepFloat(EdgeMap map, Mode mode, Part part, int width, bool weighted);

}  // namespace gtv::kernels
