#pragma once

#include "base/types.h"

namespace gtv {

/// Of losses whose dual points (see LocalLoss) need not belong to a model: what stands for a
/// gradient can be put right without moving the model, to the last digit and whatever the units of
/// the features.
class AdjustableDual {
 public:
  virtual ~AdjustableDual() = default;

  /// Moves p within its bounds so that g(p) changes by `change`, or by as much of it as there is
  /// room for.
  virtual void adjust(ConstVec change, MutVec point) const = 0;
  /// out ← Σ of the sizes of the terms of g(p), entry by entry: what its rounding is measured by.
  virtual void pullSizes(ConstVec point, MutVec out) const = 0;
  /// L(w) + L*(g(p)) − g(p)ᵀw ≥ 0 by Fenchel and Young, as a sum of terms that are none of them
  /// negative, so that its digits are not those of L.
  virtual double fenchelYoung(ConstVec w, ConstVec point) const = 0;
};

}  // namespace gtv
