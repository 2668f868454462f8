#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <stop_token>

#include "base/rng.h"
#include "base/types.h"
#include "losses/adjustable_dual.h"
#include "losses/sample_loss.h"

namespace gtv {

/// An operator R^d → R^d of one local loss, prepared once and applied many times.
class LocalMap {
 public:
  virtual ~LocalMap() = default;
  virtual void apply(MutVec v) = 0;
  /// The same, cut short by the stop where the operator iterates: there is anything in v then. One
  /// in closed form hears no stop.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  virtual void applyUntil(const std::stop_token& stop, MutVec v) {
    static_cast<void>(stop);
    apply(v);
  }
};

/// H = RᵀR + μI with few rows R (r × d), for losses whose Hessian is constant and of low rank.
struct ThinHessian {
  RowMatrix rows;
  double shift = 0;  ///< μ ≥ 0
};

/// What a loss L(w) = c Σ_r ℓ(x_rᵀw, y_r) + Σ_j μ_j w_j² is made of.
struct SampleSum {
  SampleLoss sample;
  double scale = 1;  ///< c
  Vector ridge;      ///< μ, one per coordinate
};

/// If |xᵀv| exceeds this times ‖x‖‖v‖, rounding cannot have changed its sign.
inline constexpr double decidedMargin = 1e-9;

/// L_i: R^d → R, the loss of one local model on its local dataset, a local regulariser included;
/// convex unless isConvex() says otherwise. Values are of the loss as minimised: mean or sum over
/// the samples is the loss's own choice.
///
/// Of a loss that is not convex there is a value, a gradient and a prox that stands in for the
/// minimiser; nobody asks for its Hessian, its conjugate or its dual side.
///
/// Dual side. A *dual point* p (dualSize() numbers; what they are is the loss's own business: one
/// θ_r per sample, say) stands for a vector g(p) ∈ R^d, `pull`, and bounds the conjugate there from
/// above, `conjugate`. Where a loss has kinks, θ_r ∈ ∂ℓ is an interval; `respond` picks from it by
/// Moreau-Yosida smoothing around a centre p°:
///   L(w; p°, s) = max_p  g(p)ᵀw − L*(p) − (s/2)‖p − p°‖²   over the coordinates with kinks,
/// which is L itself in the smooth coordinates. Its gradient is g(p) at the maximiser p.
class LocalLoss {
 public:
  virtual ~LocalLoss() = default;

  virtual int dimension() const = 0;
  virtual bool isConvex() const { return true; }
  /// Where random models begin, for losses that know how large parameters are; false, and nothing
  /// drawn, for the others.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  virtual bool drawStart(Rng& rng, MutVec out) const {
    static_cast<void>(rng);
    static_cast<void>(out);
    return false;
  }
  virtual double value(ConstVec w) const = 0;
  /// out ← ∇L(w); at a kink one element of ∂L(w).
  virtual void gradient(ConstVec w, MutVec out) const = 0;
  /// What stochastic gradients draw from: the mean of sampleGradient over r = 0 … count − 1 is ∇L.
  /// 0 for a node without data.
  virtual Eigen::Index sampleCount() const { return isZero() ? 0 : 1; }
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  virtual void sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const {
    static_cast<void>(r);
    gradient(w, out);
  }
  /// v ← argmin_w L(w) + (ρ/2)‖w − v‖²  [CFL 3], ρ > 0; some steps towards it if L is not convex,
  /// ρ ≥ 0 then. Outlives this loss.
  virtual std::unique_ptr<LocalMap> prox(double rho) const = 0;
  /// v ← argmin_w L(w) − vᵀw = ∇L*(v). Needs strongConvexity() > 0. Outlives this loss.
  virtual std::unique_ptr<LocalMap> conjugateGradient() const = 0;
  /// β: the Lipschitz constant of ∇L; +∞ at kinks, and where the curvature has no bound.
  virtual double smoothness() const = 0;
  /// α ≥ 0, a lower bound of the strong convexity (exact but for rounding for quadratic losses).
  virtual double strongConvexity() const = 0;
  /// A lower bound of L; inf L itself for quadratic losses.
  virtual double lowerBound() const = 0;
  /// What rounding of gradients is measured by: ‖∇L(0)‖ if no two samples were to cancel, so 0 only
  /// where L is flat. Default: ‖∇L(0)‖ itself.
  virtual double steepness() const;
  /// Whether L(tv) falls for every t and tends to 0, a lower bound that L never attains: a
  /// direction of recession. A sum of such losses has no minimiser. Decided with a margin for
  /// rounding.
  virtual bool isRecessionDirection(ConstVec v) const {
    static_cast<void>(v);
    return false;
  }
  /// L ≡ 0: the node's data is not accessible or it has none.
  virtual bool isZero() const { return false; }
  /// L(w) = ½wᵀHw − bᵀw + const, with H what addHessian adds.
  virtual bool isQuadratic() const = 0;
  /// True if L is not differentiable everywhere.
  virtual bool hasKinks() const { return smoothness() == std::numeric_limits<double>::infinity(); }

  virtual int dualSize() const = 0;
  /// p ← the maximiser above at w; `centre` has dualSize() entries, `width` is s > 0. `point` may
  /// be `centre` itself.
  virtual void respond(ConstVec w, ConstVec centre, double width, MutVec point) const = 0;
  /// p° ← the centre for which respond(w, p°, s) gives back p: for p that came from proxPoint.
  virtual void smoothingCentre(ConstVec w, double width, MutVec point) const = 0;
  /// L(w; p°, s).
  virtual double smoothedValue(ConstVec w, ConstVec centre, double width) const = 0;
  /// out ← out + (generalised) Hessian of L(w; p°, s), d × d.
  virtual void addSmoothedHessian(ConstVec w, ConstVec centre, double width,
                                  Eigen::Ref<Matrix> out) const = 0;
  /// out ← g(p).
  virtual void pull(ConstVec point, MutVec out) const = 0;
  /// An upper bound of L*(t g(p)) for 0 ≤ t ≤ 1; always finite, because dom L* is convex and holds
  /// 0, also for m < d where L* is +∞ almost everywhere.
  virtual double conjugate(ConstVec point, double t) const = 0;
  /// v ← prox_{L,ρ}(v), p ← a dual point with g(p) = ρ(v − w) ∈ ∂L(w).
  virtual void proxPoint(double rho, MutVec v, MutVec point) const = 0;
  /// The same loss as one whose gradients can be put right without moving the model; null where it
  /// has no such dual points. Certificates ask this for the last digits. It lives as long as this
  /// loss.
  virtual const AdjustableDual* adjustableDual() const { return nullptr; }

  /// Of losses of that form alone.
  virtual std::optional<SampleSum> sampleSum() const { return std::nullopt; }

  /// Of quadratic losses with fewer samples than parameters; nothing for others.
  virtual std::optional<ThinHessian> thinHessian() const { return std::nullopt; }

  /// out ← out + ∇²L(w) where L has one; kinks add nothing.
  virtual void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const = 0;
  /// Of quadratic losses: L(w) = ½‖Rw − q‖² + k with R upper triangular, d × d; returns k ≥ 0.
  virtual double residualForm(Eigen::Ref<Matrix> R, MutVec q) const;
};

/// What losses without kinks share: the smoothing changes nothing.
class SmoothLoss : public LocalLoss {
 public:
  bool hasKinks() const final { return false; }
  void smoothingCentre(ConstVec, double, MutVec) const final {}
  double smoothedValue(ConstVec w, ConstVec, double) const final { return value(w); }
  void addSmoothedHessian(ConstVec w, ConstVec, double, Eigen::Ref<Matrix> out) const final {
    addHessian(w, out);
  }
};

/// L ≡ 0 [CFL 38]: a node outside the sampling set, or without samples.
class ZeroLoss final : public SmoothLoss {
 public:
  explicit ZeroLoss(int dimension) : dimension_(dimension) {}

  int dimension() const override { return dimension_; }
  double value(ConstVec) const override { return 0; }
  void gradient(ConstVec, MutVec out) const override { out.setZero(); }
  void addHessian(ConstVec, Eigen::Ref<Matrix>) const override {}
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  double smoothness() const override { return 0; }
  double strongConvexity() const override { return 0; }
  double lowerBound() const override { return 0; }
  bool isZero() const override { return true; }
  bool isQuadratic() const override { return true; }
  int dualSize() const override { return 0; }
  void respond(ConstVec, ConstVec, double, MutVec) const override {}
  void pull(ConstVec, MutVec out) const override { out.setZero(); }
  double conjugate(ConstVec, double) const override { return 0; }
  void proxPoint(double, MutVec, MutVec) const override {}

 private:
  int dimension_;
};

/// What quadratic losses share: the dual point is a w with g = ∇L(w).
class QuadraticLoss : public SmoothLoss {
 public:
  bool isQuadratic() const final { return true; }
  int dualSize() const final { return dimension(); }
  void respond(ConstVec w, ConstVec, double, MutVec point) const final { point = w; }
  void pull(ConstVec point, MutVec out) const final { gradient(point, out); }
  /// L*(t∇L(p)) exactly: L* is quadratic along the ray from 0 to ∇L(p).
  double conjugate(ConstVec point, double t) const final;
  void proxPoint(double rho, MutVec v, MutVec point) const final;
  double residualForm(Eigen::Ref<Matrix> R, MutVec q) const override = 0;
};

/// One more row in a residual form: ½‖Rw − q‖² + ½(xᵀw − y)² → ½‖R⁺w − q⁺‖² + ½(what is left)²,
/// by Givens rotations. `x` is overwritten; returns ½(what is left)².
double absorbRow(Eigen::Ref<Matrix> R, MutVec q, MutVec x, double y);

}  // namespace gtv
