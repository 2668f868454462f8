#include "penalties/mixed_penalty.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/check.h"

namespace gtv {

MixedPenalty::MixedPenalty(std::vector<Block> blocks, int dimension) {
  std::vector<bool> coupled(static_cast<std::size_t>(dimension), false);
  for (auto& block : blocks) {
    if (block.strength == 0 || block.coordinates.empty()) continue;
    check(!block.penalty->coupledBasis(static_cast<int>(block.coordinates.size())),
          "the penalty of a block couples all of it");
    for (const int j : block.coordinates) {
      check(!coupled[j], "blocks are disjoint");
      coupled[j] = true;
    }
    blocks_.push_back(std::move(block));
  }
  for (int j = 0; j < dimension; ++j)
    if (!coupled[j]) personal_.push_back(j);
}

double MixedPenalty::value(ConstVec v) const {
  double sum = 0;
  for (const auto& [S, penalty, kappa] : blocks_) sum += kappa * penalty->value(v(S));
  return sum;
}

void MixedPenalty::prox(MutVec v, double t) const {
  for (const auto& [S, penalty, kappa] : blocks_) {
    Vector part = v(S);
    penalty->prox(part, kappa * t);
    v(S) = part;
  }
}

void MixedPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                              const double* sigma) const {
  Matrix part;
  Vector scaled;
  for (const auto& [S, penalty, kappa] : blocks_) {
    part = U(S, Eigen::all);
    scaled = kappa * Eigen::Map<const Vector>(capacity, U.cols());
    penalty->dualUpdate(part, scaled.data(), sigma);
    U(S, Eigen::all) = part;
  }
  U(personal_, Eigen::all).setZero();
}

void MixedPenalty::dualJacobian(ConstVec u, double capacity, double sigma,
                                Eigen::Ref<Matrix> out) const {
  out.setZero();
  Matrix part;
  for (const auto& [S, penalty, kappa] : blocks_) {
    const auto size = static_cast<Eigen::Index>(S.size());
    part.resize(size, size);
    penalty->dualJacobian(u(S), kappa * capacity, sigma, part);
    out(S, S) = part;
  }
}

double MixedPenalty::conjugate(ConstVec u, double capacity) const {
  // What rounding leaves on the personal coordinates does not make the value infinite.
  if (u(personal_).norm() > 1e-12 * u.norm()) return std::numeric_limits<double>::infinity();
  double sum = 0;
  for (const auto& [S, penalty, kappa] : blocks_) sum += penalty->conjugate(u(S), kappa * capacity);
  return sum;
}

double MixedPenalty::feasibleScale(ConstVec u, double capacity) const {
  double scale = 1;
  for (const auto& [S, penalty, kappa] : blocks_)
    scale = std::min(scale, penalty->feasibleScale(u(S), kappa * capacity));
  return scale;
}

bool MixedPenalty::isNorm() const {
  return personal_.empty() && std::all_of(blocks_.begin(), blocks_.end(), [](const Block& block) {
           return block.penalty->isNorm();
         });
}

double MixedPenalty::dualGauge(ConstVec u) const {
  double largest = 0;
  for (const auto& [S, penalty, kappa] : blocks_)
    largest = std::max(largest, penalty->dualGauge(u(S)) / kappa);
  return largest;
}

double MixedPenalty::lipschitzConstant(int) const {
  double squares = 0;
  for (const auto& [S, penalty, kappa] : blocks_)
    squares += std::pow(kappa * penalty->lipschitzConstant(static_cast<int>(S.size())), 2);
  return std::sqrt(squares);
}

double MixedPenalty::edgeResidual(ConstVec v, ConstVec u, double capacity) const {
  double worst = u(personal_).norm();
  for (const auto& [S, penalty, kappa] : blocks_)
    worst = std::max(worst, penalty->edgeResidual(v(S), u(S), kappa * capacity));
  return worst;
}

std::optional<Matrix> MixedPenalty::quadraticForm(int dimension) const {
  Matrix Q = Matrix::Zero(dimension, dimension);
  for (const auto& [S, penalty, kappa] : blocks_) {
    const auto part = penalty->quadraticForm(static_cast<int>(S.size()));
    if (!part) return std::nullopt;
    Q(S, S) = kappa * *part;
  }
  return Q;
}

std::optional<Matrix> MixedPenalty::coupledBasis(int dimension) const {
  if (personal_.empty()) return std::nullopt;
  Matrix basis = Matrix::Zero(dimension, dimension - static_cast<int>(personal_.size()));
  Eigen::Index column = 0;
  for (const auto& block : blocks_)
    for (const int j : block.coordinates) basis(j, column++) = 1;
  return basis;
}

}  // namespace gtv
