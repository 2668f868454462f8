#include "problem/scaled_problem.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "losses/iterating_map.h"

namespace gtv {
namespace {

/// Within these factors of 1 every method gets along.
constexpr double farModels = 1e3;
constexpr double farObjectives = 1e6;

/// The power of two next to x.
double roundedToPower(double x) { return std::exp2(std::round(std::log2(x))); }

/// v ↦ map(sv·in)·out.
class ScaledMap final : public IteratingMap {
 public:
  ScaledMap(std::unique_ptr<LocalMap> map, double in, double out)
      : map_(std::move(map)), in_(in), out_(out) {}
  /// One that does not iterate hears no stop.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void applyUntil(const std::stop_token& stop, MutVec v) override {
    v *= in_;
    map_->applyUntil(stop, v);
    v *= out_;
  }

 private:
  std::unique_ptr<LocalMap> map_;
  double in_;
  double out_;
};

/// L̃(v) = c L(sv). Dual points are those of L; they stand for g̃ = cs g, and L̃*(g̃) = c L*(g).
class ScaledLoss final : public LocalLoss {
 public:
  ScaledLoss(std::shared_ptr<const LocalLoss> loss, ProblemUnits units)
      : loss_(std::move(loss)),
        s_(units.model),
        c_(units.objective),
        slope_(s_ * c_),
        curvature_(s_ * s_ * c_) {}

  int dimension() const override { return loss_->dimension(); }
  double value(ConstVec v) const override { return c_ * loss_->value(s_ * v); }
  void gradient(ConstVec v, MutVec out) const override {
    loss_->gradient(s_ * v, out);
    out *= slope_;
  }
  Eigen::Index sampleCount() const override { return loss_->sampleCount(); }
  void sampleGradient(Eigen::Index r, ConstVec v, MutVec out) const override {
    loss_->sampleGradient(r, s_ * v, out);
    out *= slope_;
  }
  std::unique_ptr<LocalMap> prox(double rho) const override {
    return std::make_unique<ScaledMap>(loss_->prox(rho / curvature_), s_, 1 / s_);
  }
  std::unique_ptr<LocalMap> conjugateGradient() const override {
    return std::make_unique<ScaledMap>(loss_->conjugateGradient(), 1 / slope_, 1 / s_);
  }
  double smoothness() const override { return curvature_ * loss_->smoothness(); }
  double strongConvexity() const override { return curvature_ * loss_->strongConvexity(); }
  double lowerBound() const override { return c_ * loss_->lowerBound(); }
  double steepness() const override { return slope_ * loss_->steepness(); }
  bool isRecessionDirection(ConstVec v) const override { return loss_->isRecessionDirection(v); }
  bool isQuadratic() const override { return loss_->isQuadratic(); }
  bool hasKinks() const override { return loss_->hasKinks(); }

  int dualSize() const override { return loss_->dualSize(); }
  void respond(ConstVec v, ConstVec centre, double width, MutVec point) const override {
    // For quadratic losses the point is the model.
    if (loss_->isQuadratic())
      point = v;
    else
      loss_->respond(s_ * v, centre, s_ * width, point);
  }
  void smoothingCentre(ConstVec v, double width, MutVec point) const override {
    if (!loss_->isQuadratic()) loss_->smoothingCentre(s_ * v, s_ * width, point);
  }
  double smoothedValue(ConstVec v, ConstVec centre, double width) const override {
    return loss_->isQuadratic() ? value(v) : c_ * loss_->smoothedValue(s_ * v, centre, s_ * width);
  }
  void addSmoothedHessian(ConstVec v, ConstVec centre, double width,
                          Eigen::Ref<Matrix> out) const override {
    if (loss_->isQuadratic()) return addHessian(v, out);
    Matrix hessian = Matrix::Zero(out.rows(), out.cols());
    loss_->addSmoothedHessian(s_ * v, centre, s_ * width, hessian);
    out += curvature_ * hessian;
  }
  void pull(ConstVec point, MutVec out) const override {
    if (loss_->isQuadratic()) return gradient(point, out);
    loss_->pull(point, out);
    out *= slope_;
  }
  double conjugate(ConstVec point, double t) const override {
    return c_ *
           (loss_->isQuadratic() ? loss_->conjugate(s_ * point, t) : loss_->conjugate(point, t));
  }
  void proxPoint(double rho, MutVec v, MutVec point) const override {
    v *= s_;
    loss_->proxPoint(rho / curvature_, v, point);
    v /= s_;
    if (loss_->isQuadratic()) point = v;
  }

  std::optional<ThinHessian> thinHessian() const override {
    auto thin = loss_->thinHessian();
    if (thin) {
      thin->rows *= std::sqrt(curvature_);
      thin->shift *= curvature_;
    }
    return thin;
  }
  void addHessian(ConstVec v, Eigen::Ref<Matrix> out) const override {
    Matrix hessian = Matrix::Zero(out.rows(), out.cols());
    loss_->addHessian(s_ * v, hessian);
    out += curvature_ * hessian;
  }
  double residualForm(Eigen::Ref<Matrix> R, MutVec q) const override {
    const double constant = loss_->residualForm(R, q);
    const double root = std::sqrt(c_);
    R *= root * s_;
    q *= root;
    return c_ * constant;
  }

 private:
  std::shared_ptr<const LocalLoss> loss_;
  double s_;
  double c_;
  double slope_;      ///< cs
  double curvature_;  ///< cs²
};

/// φ̃(v) = φ(sv), of penalties that are neither norms nor quadratic.
class ScaledPenalty final : public Penalty {
 public:
  ScaledPenalty(std::shared_ptr<const Penalty> penalty, double s)
      : penalty_(std::move(penalty)), s_(s) {}

  double value(ConstVec v) const override { return penalty_->value(s_ * v); }
  void prox(MutVec v, double t) const override {
    v *= s_;
    penalty_->prox(v, s_ * s_ * t);
    v /= s_;
  }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                  const double* sigma) const override {
    const Vector steps = Eigen::Map<const Vector>(sigma, U.cols()) / (s_ * s_);
    U /= s_;
    penalty_->dualUpdate(U, capacity, steps.data());
    U *= s_;
  }
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override {
    penalty_->dualJacobian(u / s_, capacity, sigma / (s_ * s_), out);
  }
  double conjugate(ConstVec u, double capacity) const override {
    return penalty_->conjugate(u / s_, capacity);
  }
  double feasibleScale(ConstVec u, double capacity) const override {
    return penalty_->feasibleScale(u / s_, capacity);
  }
  bool isNorm() const override { return penalty_->isNorm(); }
  double dualGauge(ConstVec u) const override { return penalty_->dualGauge(u / s_); }
  double lipschitzConstant(int dimension) const override {
    return s_ * penalty_->lipschitzConstant(dimension);
  }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override {
    return s_ * penalty_->edgeResidual(s_ * v, u / s_, capacity);
  }
  std::optional<Matrix> quadraticForm(int dimension) const override {
    auto form = penalty_->quadraticForm(dimension);
    if (form) *form *= s_ * s_;
    return form;
  }
  std::optional<double> isotropicCurvature() const override {
    auto curvature = penalty_->isotropicCurvature();
    if (curvature) *curvature *= s_ * s_;
    return curvature;
  }
  std::optional<Matrix> coupledBasis(int dimension) const override {
    return penalty_->coupledBasis(dimension);
  }

 private:
  std::shared_ptr<const Penalty> penalty_;
  double s_;
};

}  // namespace

ProblemUnits unitsOf(const GtvProblem& problem) {
  double value = 0;
  double slope = 0;
  int labeled = 0;
  const Vector origin = Vector::Zero(problem.dimension);
  for (const auto& loss : problem.losses) {
    if (!loss->isConvex()) return {};
    if (loss->isZero()) continue;
    ++labeled;
    value += loss->value(origin);
    slope += loss->steepness();
  }
  const double model = value / slope;
  const double objective = labeled / value;
  // 0/0 and the like: all labels are 0, or all features.
  if (!(model > 0) || !std::isfinite(model) || !(objective > 0) || !std::isfinite(objective))
    return {};
  const auto isNear = [](double x, double far) { return x <= far && 1 / x <= far; };
  if (isNear(model, farModels) && isNear(objective, farObjectives)) return {};
  const double root = roundedToPower(std::sqrt(objective));
  return {roundedToPower(model), root * root};
}

ScaledProblem::ScaledProblem(const GtvProblem& problem, ProblemUnits units)
    : original_(problem), units_(units) {
  if (!isScaled()) return;
  scaled_.graph = problem.graph;
  scaled_.dimension = problem.dimension;
  for (const auto& loss : problem.losses)
    scaled_.losses.push_back(loss->isZero() ? loss : std::make_shared<ScaledLoss>(loss, units_));
  follow();
}

void ScaledProblem::follow() {
  if (!isScaled()) return;
  const double s = units_.model;
  scaled_.penalty = original_.penalty;
  scaled_.lambda = units_.objective * original_.lambda;
  // φ(sv) is sφ(v) or s²φ(v), and φ stays what methods know it as.
  if (original_.penalty->isNorm())
    scaled_.lambda *= s;
  else if (original_.penalty->quadraticForm(original_.dimension))
    scaled_.lambda *= s * s;
  else
    scaled_.penalty = std::make_shared<ScaledPenalty>(original_.penalty, s);
}

}  // namespace gtv
