#pragma once

#include <memory>
#include <vector>

#include "losses/local_loss.h"

namespace gtv {

/// A quadratic loss as L(w) = ½‖Rw − q‖² + k with an upper triangular R. Value, gradient and
/// differences of values keep the digits that ½wᵀHw − bᵀw would lose where the data fits well.
template <int D>
struct QuadraticTerm {
  using Column = Eigen::Matrix<double, D, 1>;

  double R[D * (D + 1) / 2];  ///< row by row
  double q[D];

  /// Rx.
  Column image(const Column& x) const {
    Column out;
    for (int i = 0, at = 0; i < D; ++i) {
      double sum = R[at++] * x[i];
      for (int j = i + 1; j < D; ++j) sum += R[at++] * x[j];
      out[i] = sum;
    }
    return out;
  }
  /// Rw − q.
  Column residual(const Column& w) const {
    Column out = image(w);
    for (int i = 0; i < D; ++i) out[i] -= q[i];
    return out;
  }
  /// Rᵀr: the gradient where r is the residual.
  Column pull(const Column& r) const {
    Column out;
    for (int j = 0; j < D; ++j) out[j] = R[j] * r[0];
    for (int i = 1, at = D; i < D; ++i)
      for (int j = i; j < D; ++j) out[j] += R[at++] * r[i];
    return out;
  }
  /// H ← H + RᵀR.
  template <class Square>
  void addHessian(Square& H) const {
    for (int i = 0, row = 0; i < D; row += D - i, ++i)
      for (int j = i; j < D; ++j)
        for (int k = j; k < D; ++k) {
          const double product = R[row + j - i] * R[row + k - i];
          H(j, k) += product;
          if (k != j) H(k, j) += product;
        }
  }
};

/// Losses that are quadratic, all of them, packed one after the other in an order of the caller's:
/// sums over the nodes stream through memory, without virtual calls.
template <int D>
class PackedQuadratics {
 public:
  using Term = QuadraticTerm<D>;

  /// The k-th term is that of node order[k].
  PackedQuadratics(const std::vector<std::shared_ptr<const LocalLoss>>& losses,
                   const std::vector<int>& order)
      : terms_(order.size()),
        constants_(static_cast<Eigen::Index>(order.size())),
        infima_(static_cast<Eigen::Index>(order.size())) {
    Matrix R(D, D);
    Vector q(D);
    for (std::size_t k = 0; k < order.size(); ++k) {
      const auto& loss = *losses[order[k]];
      const auto at = static_cast<Eigen::Index>(k);
      constants_[at] = loss.residualForm(R, q);
      infima_[at] = loss.lowerBound();
      auto& term = terms_[k];
      double* next = term.R;
      for (int i = 0; i < D; ++i) {
        for (int j = i; j < D; ++j) *next++ = R(i, j);
        term.q[i] = q[i];
      }
    }
  }

  const Term& operator[](Eigen::Index k) const { return terms_[static_cast<std::size_t>(k)]; }
  /// k of the k-th term.
  double constant(Eigen::Index k) const { return constants_[k]; }
  /// inf L.
  double infimum(Eigen::Index k) const { return infima_[k]; }
  double constants() const { return constants_.sum(); }

 private:
  std::vector<Term> terms_;
  Vector constants_;
  Vector infima_;
};

}  // namespace gtv
