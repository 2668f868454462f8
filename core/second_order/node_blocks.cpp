#include "second_order/node_blocks.h"

#include <Eigen/Cholesky>
#include <cmath>
#include <optional>

#include "base/decompositions.h"
#include "base/dimension.h"

namespace gtv {
namespace {

/// The largest rank, as a share of d, that is worth a factor instead of the matrix.
constexpr double thinShare = 0.4;
/// ρ beside the trace of H from which on the thin inverse has digits enough.
constexpr double thinRounding = 1e-8;

/// F with FFᵀ = H up to rounding and at most `most` columns; nothing if it needs more.
std::optional<Matrix> lowRankFactor(Matrix H, Eigen::Index most) {
  const double rounding = 4e-16 * static_cast<double>(H.rows()) * H.diagonal().maxCoeff();
  Matrix F(H.rows(), 0);
  for (;;) {
    Eigen::Index pivot;
    const double largest = H.diagonal().maxCoeff(&pivot);
    if (!(largest > rounding)) return F;
    if (F.cols() == most) return std::nullopt;
    F.conservativeResize(Eigen::NoChange, F.cols() + 1);
    F.rightCols(1) = H.col(pivot) / std::sqrt(largest);
    H.noalias() -= F.rightCols(1) * F.rightCols(1).transpose();
    H.row(pivot).setZero();
    H.col(pivot).setZero();
  }
}

/// P⁻¹ of an ordinary block.
template <int D>
Eigen::Matrix<double, D, D> inverseOf(const Eigen::Matrix<double, D, D>& P) {
  using Block = Eigen::Matrix<double, D, D>;
  constexpr double safePivot = 1e-6;
  if constexpr (D == 1) {
    return Block::Constant(P(0, 0) > 0 ? 1 / P(0, 0) : 0);
  } else {
    const Eigen::LLT<Block> factor(P);
    // Pivots against the diagonal: P may be scaled coordinate by coordinate.
    if (factor.info() == Eigen::Success &&
        (factor.matrixLLT().diagonal().array() > safePivot * P.diagonal().array().sqrt()).all())
      return factor.solve(Block::Identity());
    return semidefiniteInverse(P);
  }
}

}  // namespace

NodeBlocks::NodeBlocks(const GtvProblem& problem)
    : dimension_(problem.dimension),
      rightSide_(Matrix::Zero(problem.dimension, problem.nodeCount())),
      inverseDiagonal_(rightSide_),
      seen_(problem.dimension) {
  const Eigen::Index d = problem.dimension;
  const Eigen::Index n = problem.nodeCount();
  const Vector zero = Vector::Zero(d);
  const bool small = withDimension(d, [](auto D) { return D() != Eigen::Dynamic; });
  if (small)
    hessians_.setZero(d, d * n);
  else
    wide_.resize(static_cast<std::size_t>(n));
  Matrix hessian(d, d);
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto& loss = *problem.losses[i];
    if (loss.isZero()) continue;
    loss.gradient(zero, rightSide_.col(i));
    hessian.setZero();
    loss.addHessian(zero, hessian);
    if (small) {
      hessians_.middleCols(i * d, d) = hessian;
      continue;
    }
    const auto most = static_cast<Eigen::Index>(thinShare * static_cast<double>(d));
    auto factor = lowRankFactor(hessian, most);
    wide_[i].thin = factor.has_value();
    wide_[i].hessian = factor ? std::move(*factor) : hessian;
  }
  rightSide_ = -rightSide_;
}

void NodeBlocks::invert(const Vector& coupling, const Matrix& Q) {
  withDimension(dimension_, [&](auto D) {
    if constexpr (D() == Eigen::Dynamic) {
      const bool isotropic = Q.isApprox(Q(0, 0) * Matrix::Identity(Q.rows(), Q.cols()), 0);
      for (Eigen::Index i = 0; i < rightSide_.cols(); ++i) invertWide(i, coupling[i], Q, isotropic);
    } else {
      invertFixed<D()>(coupling, Q);
    }
  });
}

template <int D>
void NodeBlocks::invertFixed(const Vector& coupling, const Matrix& Q) {
  using Block = Eigen::Matrix<double, D, D>;
  const Block form = Q;
  inverses_.resize(hessians_.rows(), hessians_.cols());
  for (Eigen::Index i = 0; i < rightSide_.cols(); ++i) {
    const Block P = Eigen::Map<const Block>(&hessians_(0, i * D)) + coupling[i] * form;
    Eigen::Map<Block> inverse(&inverses_(0, i * D));
    inverse = inverseOf<D>(P);
    inverseDiagonal_.col(i) = inverse.diagonal();
  }
}

void NodeBlocks::invertWide(Eigen::Index i, double coupling, const Matrix& Q, bool isotropic) {
  auto& block = wide_[i];
  const auto& H = block.hessian;
  block.rho = coupling * Q(0, 0);
  const bool zero = H.size() == 0;
  block.thinInverse = isotropic && block.rho > 0 &&
                      (zero || (block.thin && block.rho >= thinRounding * H.squaredNorm()));
  if (block.thinInverse) {
    inverseDiagonal_.col(i).setConstant(1 / block.rho);
    if (zero) return;
    Matrix gram = H.transpose() * H;
    gram.diagonal().array() += block.rho;
    block.inverse = semidefiniteInverse(gram);
    const Vector share = (H * block.inverse).cwiseProduct(H).rowwise().sum();
    inverseDiagonal_.col(i).array() *= (1 - share.array()).max(0);
    return;
  }
  Matrix P = coupling * Q;
  if (block.thin)
    P.noalias() += H * H.transpose();
  else if (!zero)
    P += H;
  block.inverse = semidefiniteInverse(P);
  inverseDiagonal_.col(i) = block.inverse.diagonal();
}

void NodeBlocks::multiplyDynamic(Eigen::Index i, ConstVec x, MutVec out) const {
  const auto& block = wide_[i];
  if (block.hessian.size() == 0) {
    out.setZero();
  } else if (block.thin) {
    out.setZero();
    for (const auto& column : block.hessian.colwise()) out += column.dot(x) * column;
  } else {
    out.noalias() = block.hessian * x;
  }
}

void NodeBlocks::preconditionDynamic(Eigen::Index i, ConstVec x, MutVec out) const {
  const auto& block = wide_[i];
  if (!block.thinInverse) {
    out.noalias() = block.inverse * x;
    return;
  }
  out = x;
  const auto m = block.hessian.cols();
  for (Eigen::Index k = 0; k < m; ++k) seen_[k] = block.hessian.col(k).dot(x);
  for (Eigen::Index k = 0; k < m; ++k)
    out -= block.inverse.col(k).dot(seen_.head(m)) * block.hessian.col(k);
  out /= block.rho;
}

void NodeBlocks::magnitudeDynamic(Eigen::Index i, ConstVec x, MutVec out) const {
  const auto& block = wide_[i];
  if (block.hessian.size() == 0)
    out.setZero();
  else if (block.thin)
    out = block.hessian.cwiseAbs() * (block.hessian.cwiseAbs().transpose() * x.cwiseAbs());
  else
    out = block.hessian.cwiseAbs() * x.cwiseAbs();
}

}  // namespace gtv
