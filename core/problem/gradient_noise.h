#pragma once

#include "base/rng.h"
#include "losses/local_loss.h"

namespace gtv {

/// How far stochastic gradients of a loss are from its gradient g. g_B is the mean of the gradients
/// g_r of B samples that are drawn with replacement, as the descent methods draw them [LN 57]; it
/// is unbiased, and
///   √E‖g_B − g‖² = √((1/B) (1/m) Σ_r ‖g_r − g‖²),
/// which falls as 1/√B [LN 55]. 0 for a loss without samples.
double gradientSpread(const LocalLoss& loss, ConstVec w, int batch);

/// So many of them: d × count.
Matrix drawBatchGradients(const LocalLoss& loss, ConstVec w, int batch, int count, Rng& draws);

}  // namespace gtv
