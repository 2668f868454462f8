#pragma once

#include <memory>

#include "data/local_dataset.h"
#include "losses/local_loss.h"
#include "models/parametric.h"

namespace gtv {

/// The loss of a neural network [CFL 40]: with the weights z = w⁰ + w of an Mlp
///   L(w) = c Σ_r ℓ(h(x_r; z), y_r) + μ‖z‖²,   c = 1/m ("mean") or 1 ("sum"),
/// ℓ the cross-entropy of classes, or the squared, absolute or Huber's error of numbers, μ without
/// the constants of the layers unless they are to shrink too. Not convex: no prox in closed form,
/// no conjugate, no gap.
///
/// The parameter w is the deviation from common initial weights w⁰: every method may begin at w =
/// 0, which are weights that learn. (At z = 0 the gradient of a network is 0, and it stays.)
///
/// prox_{L,ρ}(v): K inner steps z ← z − [η/(1 + ηρ)](∇L(z) + ρ(z − v)) from z = v. A step that
/// would raise L(z) + (ρ/2)‖z − v‖² is halved, with those after it.
class MlpLoss final : public SmoothLoss {
 public:
  /// `model` has a network that fits the data; labels are classes below its outputs, or numbers and
  /// one output. At least one sample.
  MlpLoss(const LocalDatasets& datasets, int node, const ParametricModel& model, double scale,
          double ridge, bool ridgeOnConstants);

  bool isConvex() const override { return false; }
  int dimension() const override;
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  Eigen::Index sampleCount() const override;
  void sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const override;
  /// Weights of the network's own initialisation, less w⁰.
  bool drawStart(Rng& rng, MutVec out) const override;
  std::unique_ptr<LocalMap> prox(double rho) const override;
  /// Not known: +∞.
  double smoothness() const override;
  /// How many parameters, the last ones, the last layer has.
  Eigen::Index lastLayerSize() const;
  double strongConvexity() const override { return 0; }
  double lowerBound() const override { return 0; }
  bool isQuadratic() const override { return false; }

  // What only convex losses have.
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  int dualSize() const override { return 0; }
  void respond(ConstVec w, ConstVec centre, double width, MutVec point) const override;
  void pull(ConstVec point, MutVec out) const override;
  double conjugate(ConstVec point, double t) const override;
  void proxPoint(double rho, MutVec v, MutVec point) const override;

 private:
  struct Parts;
  class Map;
  std::shared_ptr<const Parts> parts_;
};

}  // namespace gtv
