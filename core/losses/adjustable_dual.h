#pragma once

#include "base/types.h"

namespace gtv {

/// Of losses whose dual points (see LocalLoss) need not belong to a model: what stands for a
/// gradient can be put right without moving the model, to the last digit and whatever the units of
/// the features.
class AdjustableDual {
 public:
  virtual ~AdjustableDual() = default;

  /// Such a dual point, from one of the loss at w.
  virtual Vector adjustablePoint(ConstVec w, ConstVec point) const {
    static_cast<void>(w);
    return point;
  }
  /// Moves p within its bounds so that g(p) changes by `change`, or by as much of it as there is
  /// room for, and so that fenchelYoung(w, p) grows little.
  virtual void adjust(ConstVec w, ConstVec change, MutVec point) const = 0;
  /// out ← g(p).
  virtual void pullAdjusted(ConstVec point, MutVec out) const = 0;
  /// out ← Σ of the sizes of the terms of g(p), entry by entry: what its rounding is measured by.
  virtual void pullSizes(ConstVec point, MutVec out) const = 0;
  /// L(w) + L*(g(p)) − g(p)ᵀw ≥ 0 by Fenchel and Young, as a sum of terms that are none of them
  /// negative, so that its digits are not those of L.
  virtual double fenchelYoung(ConstVec w, ConstVec point) const = 0;
};

}  // namespace gtv
