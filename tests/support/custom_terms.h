#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "losses/local_loss.h"
#include "penalties/penalty.h"
#include "problem/gtv_problem.h"

namespace gtv::testing {

/// L(w) = Σ_j √(1 + (w_j − a_j)²) + (μ/2)‖w‖²: smooth, not quadratic; β = 1 + μ, α = μ. With
/// `kinks` it says of itself what losses with kinks say.
class BowlLoss final : public LocalLoss {
 public:
  BowlLoss(Vector target, double ridge, bool kinks = false);

  int dimension() const override { return static_cast<int>(target_.size()); }
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override { return prox(0); }
  double smoothness() const override;
  double strongConvexity() const override { return ridge_; }
  double lowerBound() const override { return dimension(); }
  bool isQuadratic() const override { return false; }
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  // The dual point is a w; no certificate is asked of this loss.
  int dualSize() const override { return dimension(); }
  void respond(ConstVec w, ConstVec, double, MutVec point) const override;
  void smoothingCentre(ConstVec, double, MutVec) const override {}
  double smoothedValue(ConstVec w, ConstVec, double) const override { return value(w); }
  void addSmoothedHessian(ConstVec w, ConstVec, double, Eigen::Ref<Matrix> out) const override;
  void pull(ConstVec point, MutVec out) const override { gradient(point, out); }
  double conjugate(ConstVec, double) const override;
  void proxPoint(double, MutVec, MutVec) const override {}

 private:
  Vector target_;
  double ridge_;
  bool kinks_;
};

/// φ(v) = ½vᵀQv, Q ⪰ 0, by its definitions.
class FormPenalty final : public Penalty {
 public:
  explicit FormPenalty(Matrix form);

  double value(ConstVec v) const override;
  void prox(MutVec v, double t) const override;
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec, double capacity, double sigma, Eigen::Ref<Matrix> out) const override;
  double conjugate(ConstVec, double) const override;
  double feasibleScale(ConstVec, double) const override { return 1; }
  bool isNorm() const override { return false; }
  double dualGauge(ConstVec) const override { return 0; }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override;
  std::optional<Matrix> quadraticForm(int) const override;

 private:
  Matrix shifted(double scale, double shift) const;

  Matrix form_;
};

/// A random problem in which every node has four samples and a ridge of 0.1: strictly convex.
GtvProblem stronglyConvexProblem(std::uint64_t seed, int n, int d, double density,
                                 std::shared_ptr<const Penalty> penalty, double lambda);

/// A random problem on paths whose nodes are numbered in any order, of one to three components,
/// with weights 10^−decades/2 … 10^decades/2, in which no two parameters of a node meet: least
/// squares for d = 1, else clustering losses, with ridge on some. A fifth of the nodes has no data
/// unless all have `everywhere`.
GtvProblem chainProblem(std::uint64_t seed, int n, int d, std::shared_ptr<const Penalty> penalty,
                        double lambda, bool everywhere = false, double decades = 1);

}  // namespace gtv::testing
