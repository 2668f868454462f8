#include "losses/mlp_loss.h"

#include <limits>
#include <string>
#include <utility>

#include "base/check.h"
#include "losses/iterating_map.h"

namespace gtv {
namespace {

/// Labels as a network is held against: one-hot, or themselves.
Matrix targetsOf(ConstVec labels, Eigen::Index outputs, Mlp::Loss loss) {
  if (loss != Mlp::Loss::CrossEntropy) return labels;
  Matrix Y = Matrix::Zero(labels.size(), outputs);
  for (Eigen::Index r = 0; r < labels.size(); ++r) Y(r, static_cast<Eigen::Index>(labels[r])) = 1;
  return Y;
}

}  // namespace

/// What the loss and its maps share.
struct MlpLoss::Parts {
  std::shared_ptr<const Mlp> network;
  Vector initial;
  InnerSteps steps;
  RowMatrix X;
  Matrix Y;
  Vector ones;
  double scale;  ///< cm: what the mean over the samples is multiplied with
  Vector ridge;  ///< per weight

  /// L(w), and ∇L(w) into `out`.
  double gradient(ConstVec w, Vector& out) const {
    const Vector z = initial + w;
    const double value = scale * network->gradient(z, X, Y, ones, out);
    out *= scale;
    out += 2 * ridge.cwiseProduct(z);
    return value + ridge.dot(z.cwiseAbs2());
  }
};

class MlpLoss::Map final : public IteratingMap {
 public:
  Map(std::shared_ptr<const Parts> parts, double rho) : parts_(std::move(parts)), rho_(rho) {}

  void applyUntil(const std::stop_token& stop, MutVec v) override {
    const auto& steps = parts_->steps;
    double step = steps.size / (1 + steps.size * rho_);
    Vector z = v;
    double value = parts_->gradient(z, gradient_);
    for (int k = 0, halvings = 0;
         k < steps.count && halvings < mostHalvings && !stop.stop_requested();) {
      const Vector next = z - step * (gradient_ + rho_ * (z - v));
      const double there = parts_->gradient(next, ahead_) + rho_ / 2 * (next - v).squaredNorm();
      if (!(there <= value * (1 + 1e-12))) {
        step /= 2;
        ++halvings;
        continue;
      }
      z = next;
      value = there;
      gradient_.swap(ahead_);
      ++k;
    }
    v = z;
  }

 private:
  static constexpr int mostHalvings = 60;

  std::shared_ptr<const Parts> parts_;
  double rho_;
  Vector gradient_;
  Vector ahead_;
};

MlpLoss::MlpLoss(const LocalDatasets& datasets, int node, const ParametricModel& model,
                 double scale, double ridge, bool ridgeOnConstants) {
  check(model.network != nullptr && datasets.sampleCount(node) > 0,
        "a network, and samples to train it on");
  const auto& options = model.network->options();
  const auto m = datasets.sampleCount(node);
  Vector shrunk = ridgeOnConstants ? Vector(Vector::Ones(model.network->parameterCount()))
                                   : model.network->shrunk();
  parts_ = std::make_shared<const Parts>(
      Parts{model.network, model.initial, model.innerSteps, datasets.features(node),
            targetsOf(datasets.labels(node), options.sizes.back(), options.loss), Vector::Ones(m),
            scale * static_cast<double>(m), ridge * shrunk});
}

int MlpLoss::dimension() const { return static_cast<int>(parts_->network->parameterCount()); }

double MlpLoss::value(ConstVec w) const {
  const Vector z = parts_->initial + w;
  return parts_->scale * parts_->network->value(z, parts_->X, parts_->Y, parts_->ones) +
         parts_->ridge.dot(z.cwiseAbs2());
}

void MlpLoss::gradient(ConstVec w, MutVec out) const {
  Vector g;
  parts_->gradient(w, g);
  out = g;
}

Eigen::Index MlpLoss::sampleCount() const { return parts_->X.rows(); }

void MlpLoss::sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const {
  const Vector z = parts_->initial + w;
  Vector g;
  parts_->network->gradient(z, parts_->X.row(r), parts_->Y.row(r), Vector::Ones(1), g);
  out = parts_->scale * g + 2 * parts_->ridge.cwiseProduct(z);
}

bool MlpLoss::drawStart(Rng& rng, MutVec out) const {
  // A stream of its own, and the next start is another.
  out = parts_->network->initial(rng.stream(std::to_string(rng.bits()))) - parts_->initial;
  return true;
}

std::unique_ptr<LocalMap> MlpLoss::prox(double rho) const {
  return std::make_unique<Map>(parts_, rho);
}

Eigen::Index MlpLoss::lastLayerSize() const {
  const auto& options = parts_->network->options();
  const auto outputs = options.sizes.back();
  return outputs * (options.sizes[options.sizes.size() - 2] + (options.biases ? 1 : 0));
}

double MlpLoss::smoothness() const { return std::numeric_limits<double>::infinity(); }

std::unique_ptr<LocalMap> MlpLoss::conjugateGradient() const {
  check(false, "a network has no conjugate");
  return nullptr;
}

void MlpLoss::addHessian(ConstVec, Eigen::Ref<Matrix>) const {
  check(false, "nobody asks for the Hessian of a network");
}

void MlpLoss::respond(ConstVec, ConstVec, double, MutVec) const {
  check(false, "a network has no dual points");
}

void MlpLoss::pull(ConstVec, MutVec) const { check(false, "a network has no dual points"); }

double MlpLoss::conjugate(ConstVec, double) const {
  return std::numeric_limits<double>::infinity();
}

void MlpLoss::proxPoint(double rho, MutVec v, MutVec) const { prox(rho)->apply(v); }

}  // namespace gtv
