#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "losses/local_loss.h"
#include "penalties/penalty.h"
#include "problem/gtv_problem.h"

namespace gtv::testing {

/// A penalty that says and does what another one does, and is of a class that nobody knows.
class WrappedPenalty final : public Penalty {
 public:
  explicit WrappedPenalty(std::shared_ptr<const Penalty> other) : other_(std::move(other)) {}

  double value(ConstVec v) const override { return other_->value(v); }
  void prox(MutVec v, double t) const override { other_->prox(v, t); }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                  const double* sigma) const override {
    other_->dualUpdate(U, capacity, sigma);
  }
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override {
    other_->dualJacobian(u, capacity, sigma, out);
  }
  double conjugate(ConstVec u, double capacity) const override {
    return other_->conjugate(u, capacity);
  }
  double feasibleScale(ConstVec u, double capacity) const override {
    return other_->feasibleScale(u, capacity);
  }
  bool isNorm() const override { return other_->isNorm(); }
  std::optional<DualBall> dualBall() const override { return other_->dualBall(); }
  double dualGauge(ConstVec u) const override { return other_->dualGauge(u); }
  double lipschitzConstant(int dimension) const override {
    return other_->lipschitzConstant(dimension);
  }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override {
    return other_->edgeResidual(v, u, capacity);
  }
  std::optional<Matrix> quadraticForm(int dimension) const override {
    return other_->quadraticForm(dimension);
  }
  std::optional<double> isotropicCurvature() const override { return other_->isotropicCurvature(); }
  std::optional<Matrix> coupledBasis(int dimension) const override {
    return other_->coupledBasis(dimension);
  }

 private:
  std::shared_ptr<const Penalty> other_;
};

/// A loss that says and does what another one does, and is of a class that nobody knows.
class WrappedLoss final : public LocalLoss {
 public:
  explicit WrappedLoss(std::shared_ptr<const LocalLoss> other) : other_(std::move(other)) {}

  int dimension() const override { return other_->dimension(); }
  bool isConvex() const override { return other_->isConvex(); }
  bool drawStart(Rng& rng, MutVec out) const override { return other_->drawStart(rng, out); }
  double value(ConstVec w) const override { return other_->value(w); }
  void gradient(ConstVec w, MutVec out) const override { other_->gradient(w, out); }
  Eigen::Index sampleCount() const override { return other_->sampleCount(); }
  void sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const override {
    other_->sampleGradient(r, w, out);
  }
  std::unique_ptr<LocalMap> prox(double rho) const override { return other_->prox(rho); }
  std::unique_ptr<LocalMap> conjugateGradient() const override {
    return other_->conjugateGradient();
  }
  double smoothness() const override { return other_->smoothness(); }
  double strongConvexity() const override { return other_->strongConvexity(); }
  double lowerBound() const override { return other_->lowerBound(); }
  double steepness() const override { return other_->steepness(); }
  bool isRecessionDirection(ConstVec v) const override { return other_->isRecessionDirection(v); }
  bool isZero() const override { return other_->isZero(); }
  bool isQuadratic() const override { return other_->isQuadratic(); }
  bool hasKinks() const override { return other_->hasKinks(); }
  int dualSize() const override { return other_->dualSize(); }
  void respond(ConstVec w, ConstVec centre, double width, MutVec point) const override {
    other_->respond(w, centre, width, point);
  }
  void smoothingCentre(ConstVec w, double width, MutVec point) const override {
    other_->smoothingCentre(w, width, point);
  }
  double smoothedValue(ConstVec w, ConstVec centre, double width) const override {
    return other_->smoothedValue(w, centre, width);
  }
  void addSmoothedHessian(ConstVec w, ConstVec centre, double width,
                          Eigen::Ref<Matrix> out) const override {
    other_->addSmoothedHessian(w, centre, width, out);
  }
  void pull(ConstVec point, MutVec out) const override { other_->pull(point, out); }
  double conjugate(ConstVec point, double t) const override { return other_->conjugate(point, t); }
  void proxPoint(double rho, MutVec v, MutVec point) const override {
    other_->proxPoint(rho, v, point);
  }
  const AdjustableDual* adjustableDual() const override { return other_->adjustableDual(); }
  std::optional<ThinHessian> thinHessian() const override { return other_->thinHessian(); }
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override { other_->addHessian(w, out); }
  double residualForm(Eigen::Ref<Matrix> R, MutVec q) const override {
    return other_->residualForm(R, q);
  }

 private:
  std::shared_ptr<const LocalLoss> other_;
};

/// The same problem, of a penalty and losses whose classes nobody knows.
inline GtvProblem wrapped(GtvProblem problem) {
  problem.penalty = std::make_shared<WrappedPenalty>(problem.penalty);
  for (auto& loss : problem.losses) loss = std::make_shared<WrappedLoss>(loss);
  return problem;
}

}  // namespace gtv::testing
