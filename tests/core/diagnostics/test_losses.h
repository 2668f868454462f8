#pragma once

#include <cmath>
#include <memory>
#include <utility>

#include "losses/local_loss.h"

namespace gtv::testing {

/// A loss for diagnostics alone, which never ask for its prox or its dual side.
template <class Base>
class PrimalOnly : public Base {
 public:
  std::unique_ptr<LocalMap> prox(double) const override { return nullptr; }
  std::unique_ptr<LocalMap> conjugateGradient() const override { return nullptr; }
  double strongConvexity() const override { return 0; }
  double lowerBound() const override { return 0; }
  bool isQuadratic() const override { return false; }
  int dualSize() const override { return 0; }
  void respond(ConstVec, ConstVec, double, MutVec) const override {}
  void pull(ConstVec, MutVec out) const override { out.setZero(); }
  double conjugate(ConstVec, double) const override { return 0; }
  void proxPoint(double, MutVec, MutVec) const override {}
};

/// L(w) = Σ_r log(1 + exp(−y_r x_rᵀw)): smooth, nowhere strongly convex, no minimiser if separable.
class LogisticSum final : public PrimalOnly<SmoothLoss> {
 public:
  LogisticSum(Matrix features, Vector labels)
      : features_(std::move(features)), labels_(std::move(labels)) {}

  int dimension() const override { return static_cast<int>(features_.cols()); }
  double value(ConstVec w) const override { return (-margins(w).array()).exp().log1p().sum(); }
  void gradient(ConstVec w, MutVec out) const override {
    out = -features_.transpose() * labels_.cwiseProduct(misses(w));
  }
  double smoothness() const override { return features_.squaredNorm() / 4; }
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override {
    const Vector p = misses(w);
    out += features_.transpose() * (p.array() * (1 - p.array())).matrix().asDiagonal() * features_;
  }

 private:
  Vector margins(ConstVec w) const { return labels_.cwiseProduct(features_ * w); }
  Vector misses(ConstVec w) const { return (1 / (1 + margins(w).array().exp())).matrix(); }

  Matrix features_;
  Vector labels_;
};

/// L(w) = h(w − a) in one dimension: squared up to |w − a| = 1, linear beyond. Its Hessian is 0 far
/// from the minimum.
class ScalarHuber final : public PrimalOnly<SmoothLoss> {
 public:
  explicit ScalarHuber(double target) : target_(target) {}

  int dimension() const override { return 1; }
  double value(ConstVec w) const override {
    const double r = std::abs(w[0] - target_);
    return r <= 1 ? r * r : 2 * r - 1;
  }
  void gradient(ConstVec w, MutVec out) const override {
    out[0] = 2 * std::max(-1.0, std::min(1.0, w[0] - target_));
  }
  double smoothness() const override { return 2; }
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override {
    if (std::abs(w[0] - target_) < 1) out(0, 0) += 2;
  }

 private:
  double target_;
};

/// L(w) = |w − a| in one dimension.
class ScalarAbsolute final : public PrimalOnly<LocalLoss> {
 public:
  explicit ScalarAbsolute(double target) : target_(target) {}

  int dimension() const override { return 1; }
  double value(ConstVec w) const override { return std::abs(w[0] - target_); }
  void gradient(ConstVec w, MutVec out) const override {
    out[0] = w[0] > target_ ? 1 : w[0] < target_ ? -1 : 0;
  }
  double smoothness() const override { return std::numeric_limits<double>::infinity(); }
  void addHessian(ConstVec, Eigen::Ref<Matrix>) const override {}
  void smoothingCentre(ConstVec, double, MutVec) const override {}
  double smoothedValue(ConstVec w, ConstVec, double) const override { return value(w); }
  void addSmoothedHessian(ConstVec, ConstVec, double, Eigen::Ref<Matrix>) const override {}
  /// v ← a + the soft threshold of v − a at 1/ρ.
  std::unique_ptr<LocalMap> prox(double rho) const override {
    class Shrink final : public LocalMap {
     public:
      Shrink(double target, double reach) : target_(target), reach_(reach) {}
      void apply(MutVec v) override {
        const double r = v[0] - target_;
        v[0] = target_ + std::copysign(std::max(0.0, std::abs(r) - reach_), r);
      }

     private:
      double target_;
      double reach_;
    };
    return std::make_unique<Shrink>(target_, 1 / rho);
  }

 private:
  double target_;
};

}  // namespace gtv::testing
