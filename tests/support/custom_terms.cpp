#include "support/custom_terms.h"

#include <Eigen/Cholesky>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "losses/clustering_loss.h"
#include "losses/squared_loss.h"
#include "support/small_problems.h"

namespace gtv::testing {
namespace {

/// ρ > 0: the prox; ρ = 0: ∇L*. Entry by entry the root of an increasing function, by bisection.
struct BowlMap final : LocalMap {
  BowlMap(Vector target, double ridge, double rho) : a(std::move(target)), mu(ridge), rho(rho) {}
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

}  // namespace

BowlLoss::BowlLoss(Vector target, double ridge, bool kinks)
    : target_(std::move(target)), ridge_(ridge), kinks_(kinks) {}

double BowlLoss::value(ConstVec w) const {
  return (1 + (w - target_).array().square()).sqrt().sum() + ridge_ / 2 * w.squaredNorm();
}

void BowlLoss::gradient(ConstVec w, MutVec out) const {
  const Eigen::ArrayXd t = (w - target_).array();
  out = t / (1 + t.square()).sqrt() + ridge_ * w.array();
}

std::unique_ptr<LocalMap> BowlLoss::prox(double rho) const {
  return std::make_unique<BowlMap>(target_, ridge_, rho);
}

double BowlLoss::smoothness() const {
  return kinks_ ? std::numeric_limits<double>::infinity() : 1 + ridge_;
}

void BowlLoss::addHessian(ConstVec w, Eigen::Ref<Matrix> out) const {
  const Eigen::ArrayXd t = (w - target_).array();
  out.diagonal().array() += (1 + t.square()).pow(-1.5) + ridge_;
}

void BowlLoss::respond(ConstVec w, ConstVec, double, MutVec point) const { point = w; }

void BowlLoss::addSmoothedHessian(ConstVec w, ConstVec, double, Eigen::Ref<Matrix> out) const {
  addHessian(w, out);
}

double BowlLoss::conjugate(ConstVec, double) const {
  return std::numeric_limits<double>::infinity();
}

FormPenalty::FormPenalty(Matrix form) : form_(std::move(form)) {}

double FormPenalty::value(ConstVec v) const { return v.dot(form_ * v) / 2; }

void FormPenalty::prox(MutVec v, double t) const { v = shifted(t, 1).llt().solve(Vector(v)); }

void FormPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                             const double* sigma) const {
  for (Eigen::Index e = 0; e < U.cols(); ++e)
    U.col(e) = capacity[e] * form_ * shifted(capacity[e], sigma[e]).llt().solve(Vector(U.col(e)));
}

void FormPenalty::dualJacobian(ConstVec, double capacity, double sigma,
                               Eigen::Ref<Matrix> out) const {
  out = capacity * shifted(capacity, sigma).llt().solve(form_);
}

double FormPenalty::conjugate(ConstVec, double) const {
  return std::numeric_limits<double>::infinity();
}

double FormPenalty::edgeResidual(ConstVec v, ConstVec u, double capacity) const {
  return (u - capacity * form_ * v).norm();
}

std::optional<Matrix> FormPenalty::quadraticForm(int) const { return form_; }

Matrix FormPenalty::shifted(double scale, double shift) const {
  return scale * form_ + shift * Matrix::Identity(form_.rows(), form_.cols());
}

GtvProblem stronglyConvexProblem(std::uint64_t seed, int n, int d, double density,
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

GtvProblem chainProblem(std::uint64_t seed, int n, int d, std::shared_ptr<const Penalty> penalty,
                        double lambda, bool everywhere, double decades) {
  auto problem = everywhere ? stronglyConvexProblem(seed, n, d, 0, std::move(penalty), lambda)
                            : randomProblem(seed, n, d, 4, 0, std::move(penalty), lambda);
  Rng rng(seed + 2000);
  std::vector<int> order(static_cast<std::size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  for (int i = n - 1; i > 0; --i) std::swap(order[i], order[rng.below(i + 1)]);
  const auto parts = 1 + rng.below(3);
  std::vector<Edge> edges;
  for (int i = 0; i + 1 < n; ++i)
    if (rng.below(n) >= parts - 1)
      edges.push_back({order[i], order[i + 1], std::pow(10, decades * (rng.uniform() - 0.5))});
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
  if (d == 1) return problem;
  for (auto& loss : problem.losses) {
    Matrix point(d, 1);
    rng.fillNormal(point);
    Vector ridge = Vector::Zero(d);
    if (rng.uniform() < 0.5) ridge[rng.below(d)] = rng.uniform(0, 3);
    if (!loss->isZero()) loss = std::make_shared<ClusteringLoss>(point.col(0), ridge);
  }
  return problem;
}

}  // namespace gtv::testing
