#pragma once

#include <memory>
#include <stop_token>

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
  /// What answers the questions below about such points, where the loss itself would make it anew
  /// for every one of them.
  virtual std::unique_ptr<const AdjustableDual> prepared() const { return nullptr; }
  /// Moves p within its bounds so that g(p) changes by `change`, or by as much of it as there is
  /// room for, and so that fenchelYoung(w, p) grows little. A stop leaves less of it done.
  virtual void adjust(ConstVec w, ConstVec change, MutVec point,
                      const std::stop_token& stop) const = 0;
  /// out ← g(p).
  virtual void pullAdjusted(ConstVec point, MutVec out) const = 0;
  /// out ← Σ of the sizes of the terms of g(p), entry by entry: what its rounding is measured by.
  virtual void pullSizes(ConstVec point, MutVec out) const = 0;
  /// L(w) + L*(g(p)) − g(p)ᵀw ≥ 0 by Fenchel and Young, sample by sample and in a form whose digits
  /// are not those of L: a product or a square, none of them negative; of the logistic loss the
  /// relative entropy, a sum of two terms of either sign whose rounding is clamped at 0.
  virtual double fenchelYoung(ConstVec w, ConstVec point) const = 0;
  /// What the rounding of xᵀw may make of L(w), in units of `epsilon`, at samples with kinks: there
  /// it counts in full, however near the residual is to 0.
  virtual double kinkRoughness(ConstVec w) const {
    static_cast<void>(w);
    return 0;
  }
};

}  // namespace gtv
