#include "losses/clustering_loss.h"

#include "base/check.h"

namespace gtv {
namespace {

// v ← base + gain∘v.
class AffineMap final : public LocalMap {
 public:
  AffineMap(Vector base, Vector gain) : base_(std::move(base)), gain_(std::move(gain)) {}
  void apply(MutVec v) override { v.array() = base_.array() + gain_.array() * v.array(); }

 private:
  Vector base_;
  Vector gain_;
};

}  // namespace

ClusteringLoss::ClusteringLoss(Vector point, Vector ridge)
    : point_(std::move(point)), ridge_(std::move(ridge)) {
  check(ridge_.size() == point_.size(), "one ridge weight per coordinate");
}

double ClusteringLoss::value(ConstVec w) const {
  return (w - point_).squaredNorm() + (ridge_.array() * w.array().square()).sum();
}

void ClusteringLoss::gradient(ConstVec w, MutVec out) const {
  out = 2 * (w - point_) + 2 * (ridge_.array() * w.array()).matrix();
}

void ClusteringLoss::addHessian(ConstVec, Eigen::Ref<Matrix> out) const {
  out.diagonal().array() += 2 + 2 * ridge_.array();
}

std::unique_ptr<LocalMap> ClusteringLoss::prox(double rho) const {
  const Vector total = (2 + 2 * ridge_.array() + rho).matrix();
  return std::make_unique<AffineMap>((2 * point_.array() / total.array()).matrix(),
                                     (rho / total.array()).matrix());
}

std::unique_ptr<LocalMap> ClusteringLoss::conjugateGradient() const {
  const Vector total = (2 + 2 * ridge_.array()).matrix();
  return std::make_unique<AffineMap>((2 * point_.array() / total.array()).matrix(),
                                     total.cwiseInverse());
}

double ClusteringLoss::residualForm(Eigen::Ref<Matrix> R, MutVec q) const {
  R.setZero();
  R.diagonal() = (2 + 2 * ridge_.array()).sqrt();
  q = 2 * point_.array() / R.diagonal().array();
  return lowerBound();
}

double ClusteringLoss::lowerBound() const {
  // At w = a/(1 + μ): a²μ/(1 + μ) per coordinate.
  return (point_.array().square() * ridge_.array() / (1 + ridge_.array())).sum();
}

}  // namespace gtv
