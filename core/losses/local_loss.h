#pragma once

#include <memory>

#include "base/types.h"

namespace gtv {

/// The proximal operator of one local loss at a fixed ρ, factorised once and applied many times.
class LocalProx {
 public:
  virtual ~LocalProx() = default;
  /// v ← argmin_w L(w) + (ρ/2)‖w − v‖²  [CFL 3]; v has d entries.
  virtual void apply(MutVec v) = 0;
};

/// L_i: R^d → R, convex and differentiable, the loss of one local model on its local dataset, a
/// local regulariser included. Values are of the loss as minimised: mean or sum over the samples
/// is the loss's own choice.
class LocalLoss {
 public:
  virtual ~LocalLoss() = default;

  virtual int dimension() const = 0;
  virtual double value(ConstVec w) const = 0;
  /// out ← ∇L(w).
  virtual void gradient(ConstVec w, MutVec out) const = 0;
  /// out ← out + ∇²L(w), d × d.
  virtual void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const = 0;
  /// ρ > 0. The operator holds no reference to this loss that outlives it.
  virtual std::unique_ptr<LocalProx> prox(double rho) const = 0;
  /// inf_w L(w); finite, and attained for the losses here.
  virtual double infimum() const = 0;
  /// L*(t ∇L(w)) for 0 ≤ t ≤ 1: the conjugate along the ray from 0 to the gradient at w. Always
  /// finite, because dom L* is convex and holds both ends, also for m < d where L* is +∞ almost
  /// everywhere. At t = 1 it is ∇L(w)ᵀw − L(w); at t = 0 it is −inf L.
  virtual double conjugateAlongGradient(ConstVec w, double t) const = 0;
  /// L ≡ 0: the node's data is not accessible or it has none.
  virtual bool isZero() const { return false; }
};

/// L ≡ 0 [CFL 38]: a node outside the sampling set, or without samples.
class ZeroLoss final : public LocalLoss {
 public:
  explicit ZeroLoss(int dimension) : dimension_(dimension) {}

  int dimension() const override { return dimension_; }
  double value(ConstVec) const override { return 0; }
  void gradient(ConstVec, MutVec out) const override { out.setZero(); }
  void addHessian(ConstVec, Eigen::Ref<Matrix>) const override {}
  std::unique_ptr<LocalProx> prox(double rho) const override;
  double infimum() const override { return 0; }
  double conjugateAlongGradient(ConstVec, double) const override { return 0; }
  bool isZero() const override { return true; }

 private:
  int dimension_;
};

}  // namespace gtv
