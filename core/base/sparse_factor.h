#pragma once

#include <Eigen/SparseCore>
#include <memory>
#include <stop_token>

#include "base/types.h"

namespace gtv {

using SparseMatrix = Eigen::SparseMatrix<double>;

/// PAPᵀ = LDLᵀ of a sparse symmetric matrix, of which the lower triangle is read; P is an
/// approximate minimum degree order. Large ones take seconds: asked to stop, it gives up.
class SparseFactor {
 public:
  SparseFactor();
  ~SparseFactor();
  SparseFactor(SparseFactor&&) noexcept;
  SparseFactor& operator=(SparseFactor&&) noexcept;

  /// The order, and where L has entries. A matrix of d × d blocks is ordered block by block, which
  /// takes a fraction of the time.
  void analyse(const SparseMatrix& A, Eigen::Index d = 1);
  bool isAnalysed() const;
  /// Of a matrix with the pattern that was analysed. False if asked to stop: there is no factor
  /// then.
  bool factorise(const SparseMatrix& A, const std::stop_token& stop = {});
  /// There is a factor, and no pivot was 0.
  bool isRegular() const;
  Vector solve(const Vector& b) const;

 private:
  class Ldlt;
  std::unique_ptr<Ldlt> ldlt_;
};

}  // namespace gtv
