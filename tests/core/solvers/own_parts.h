#pragma once

#include <Eigen/Cholesky>
#include <cmath>
#include <limits>

#include "losses/local_loss.h"
#include "penalties/penalty.h"
#include "support/small_problems.h"

namespace gtv::testing {

/// L(w) = Σ_j √(1 + (w_j − a_j)²) + (μ/2)‖w‖²: smooth, not quadratic; β = 1 + μ, α = μ. With
/// `kinks` it says of itself what losses with kinks say.
class BowlLoss final : public LocalLoss {
 public:
  BowlLoss(Vector target, double ridge, bool kinks = false)
      : target_(std::move(target)), ridge_(ridge), kinks_(kinks) {}

  int dimension() const override { return static_cast<int>(target_.size()); }
  double value(ConstVec w) const override {
    return (1 + (w - target_).array().square()).sqrt().sum() + ridge_ / 2 * w.squaredNorm();
  }
  void gradient(ConstVec w, MutVec out) const override {
    const Eigen::ArrayXd t = (w - target_).array();
    out = t / (1 + t.square()).sqrt() + ridge_ * w.array();
  }
  std::unique_ptr<LocalMap> prox(double rho) const override {
    return std::make_unique<Map>(target_, ridge_, rho);
  }
  std::unique_ptr<LocalMap> conjugateGradient() const override { return prox(0); }
  double smoothness() const override {
    return kinks_ ? std::numeric_limits<double>::infinity() : 1 + ridge_;
  }
  double strongConvexity() const override { return ridge_; }
  double lowerBound() const override { return dimension(); }
  bool isQuadratic() const override { return false; }
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override {
    const Eigen::ArrayXd t = (w - target_).array();
    out.diagonal().array() += (1 + t.square()).pow(-1.5) + ridge_;
  }
  // The dual point is a w; no certificate is asked of this loss.
  int dualSize() const override { return dimension(); }
  void respond(ConstVec w, ConstVec, double, MutVec point) const override { point = w; }
  void recentre(ConstVec, double, MutVec) const override {}
  double smoothedValue(ConstVec w, ConstVec, double) const override { return value(w); }
  void addSmoothedHessian(ConstVec w, ConstVec, double, Eigen::Ref<Matrix> out) const override {
    addHessian(w, out);
  }
  void pull(ConstVec point, MutVec out) const override { gradient(point, out); }
  double conjugate(ConstVec, double) const override {
    return std::numeric_limits<double>::infinity();
  }
  void proxPoint(double, MutVec, MutVec) const override {}

 private:
  /// ρ > 0: the prox; ρ = 0: ∇L*. Entry by entry the root of an increasing function, by bisection.
  struct Map final : LocalMap {
    Map(Vector target, double ridge, double rho) : a(std::move(target)), mu(ridge), rho(rho) {}
    void apply(MutVec v) override {
      for (Eigen::Index j = 0; j < v.size(); ++j) {
        const double right = rho > 0 ? rho * v[j] : v[j];
        double low = (right - 1) / (mu + rho);
        double high = (right + 1) / (mu + rho);
        for (int k = 0; k < 60; ++k) {
          const double w = (low + high) / 2;
          const double t = w - a[j];
          (t / std::sqrt(1 + t * t) + (mu + rho) * w < right ? low : high) = w;
        }
        v[j] = (low + high) / 2;
      }
    }
    Vector a;
    double mu;
    double rho;
  };

  Vector target_;
  double ridge_;
  bool kinks_;
};

/// φ(v) = ½vᵀQv, Q ⪰ 0, by its definitions.
class FormPenalty final : public Penalty {
 public:
  explicit FormPenalty(Matrix form) : form_(std::move(form)) {}

  double value(ConstVec v) const override { return v.dot(form_ * v) / 2; }
  void prox(MutVec v, double t) const override { v = shifted(t, 1).llt().solve(Vector(v)); }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                  const double* sigma) const override {
    for (Eigen::Index e = 0; e < U.cols(); ++e)
      U.col(e) = capacity[e] * form_ * shifted(capacity[e], sigma[e]).llt().solve(Vector(U.col(e)));
  }
  void dualJacobian(ConstVec, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override {
    out = capacity * shifted(capacity, sigma).llt().solve(form_);
  }
  double conjugate(ConstVec, double) const override {
    return std::numeric_limits<double>::infinity();
  }
  double feasibleScale(ConstVec, double) const override { return 1; }
  bool isNorm() const override { return false; }
  double dualNorm(ConstVec) const override { return 0; }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override {
    return (u - capacity * form_ * v).norm();
  }
  std::optional<Matrix> quadraticForm(int) const override { return form_; }

 private:
  Matrix shifted(double scale, double shift) const {
    return scale * form_ + shift * Matrix::Identity(form_.rows(), form_.cols());
  }

  Matrix form_;
};

/// A random problem in which every node has four samples and a ridge of 0.1: strictly convex.
inline GtvProblem stronglyConvexProblem(std::uint64_t seed, int n, int d, double density,
                                        std::shared_ptr<const Penalty> penalty, double lambda) {
  auto problem = randomProblem(seed, n, d, 4, density, std::move(penalty), lambda);
  Rng rng(seed + 1000);
  for (auto& loss : problem.losses) {
    Matrix features(d, 4);
    rng.fillNormal(features);
    Matrix labels(4, 1);
    rng.fillNormal(labels);
    auto data = std::make_shared<LocalDatasets>(RowMatrix(features.transpose()), labels.col(0),
                                                std::vector<Eigen::Index>{0, 4});
    loss = std::make_shared<SquaredLoss>(data, 0, 0.25, Vector::Constant(d, 0.1));
  }
  return problem;
}

}  // namespace gtv::testing
