#pragma once

#include "base/types.h"

namespace gtv {

struct LagSamples {
  RowMatrix X;
  Vector y;
};

/// The samples of an autoregressive model out of a series y_1, …, y_T in the order of time: row r
/// is time t = p + r, its label y_t and its features (y_{t−1}, …, y_{t−p}), newest first. The first
/// p times have no row; T ≤ p gives none.
LagSamples lagSamples(ConstVec series, int order);

}  // namespace gtv
