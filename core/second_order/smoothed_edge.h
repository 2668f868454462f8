#pragma once

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "base/dimension.h"
#include "base/types.h"

namespace gtv {

/// Of the way to the boundary of its ball that a flow may go in one step.
constexpr double share = 0.8;

/// An edge of capacity c = λA_e in the smoothed problem: c(h − μ) with h = √(‖v‖² + μ²), for ℓ₁
/// (`Separable`) the sum of these over the coordinates.
template <int D, bool Separable>
struct SmoothedEdge {
  double c;
  double mu;

  // Entry by entry: vector instructions that read back at once what was written in parts would
  // wait.

  /// force ← c v/h, C ← (c I − (u vᵀ + v uᵀ)/(2h))/h; returns h − μ.
  template <class V, class U, class F, class B>
  double linearise(const V& v, const U& u, F& force, B& C) const {
    const double square = mu * mu;
    if constexpr (Separable) {
      double excess = 0;
      C.setZero();
      for (Eigen::Index j = 0; j < v.size(); ++j) {
        const double h = std::sqrt(v[j] * v[j] + square);
        const double inverse = 1 / h;
        force[j] = c * v[j] * inverse;
        C(j, j) = (c - u[j] * v[j] * inverse) * inverse;
        excess += h - mu;
      }
      return excess;
    } else {
      double length = square;
      for (Eigen::Index k = 0; k < v.size(); ++k) length += v[k] * v[k];
      const double h = std::sqrt(length);
      const double inverse = 1 / h;
      const double half = -0.5 * inverse * inverse;
      for (Eigen::Index k = 0; k < v.size(); ++k) {
        force[k] = c * inverse * v[k];
        for (Eigen::Index j = 0; j < k; ++j) C(k, j) = C(j, k) = half * (u[j] * v[k] + v[j] * u[k]);
        C(k, k) = c * inverse + 2 * half * u[k] * v[k];
      }
      return h - mu;
    }
  }

  /// h(v + dv) − h(v), its digits kept.
  template <class V>
  double change(const V& v, const V& dv) const {
    const double square = mu * mu;
    if constexpr (Separable) {
      double sum = 0;
      for (Eigen::Index j = 0; j < v.size(); ++j) {
        const double next = v[j] + dv[j];
        sum += dv[j] * (v[j] + next) /
               (std::sqrt(v[j] * v[j] + square) + std::sqrt(next * next + square));
      }
      return sum;
    } else {
      const double before = v.squaredNorm();
      const double along = dv.dot(v);
      const double growth = 2 * along + dv.squaredNorm();
      return growth / (std::sqrt(before + square) + std::sqrt((v + dv).squaredNorm() + square));
    }
  }

  /// next ← cv/h + C dv, the flow of the full step dv at v; returns cvᵀdv/h, the slope.
  template <class V, class U, class N>
  double follow(const V& v, const V& dv, const U& u, N& next) const {
    const double square = mu * mu;
    if constexpr (Separable) {
      double slope = 0;
      for (Eigen::Index j = 0; j < v.size(); ++j) {
        const double inverse = 1 / std::sqrt(v[j] * v[j] + square);
        const double along = v[j] * dv[j] * inverse;
        next[j] = (c * (v[j] + dv[j]) - u[j] * along) * inverse;
        slope += c * along;
      }
      return slope;
    } else {
      const double inverse = 1 / std::sqrt(v.squaredNorm() + square);
      const double along = v.dot(dv) * inverse;
      next = (c * inverse) * (v + dv) - (0.5 * inverse * along) * u -
             (0.5 * inverse * inverse * u.dot(dv)) * v;
      return c * along;
    }
  }

  /// u ← u + α(next − u), α ≤ 1 a share of the way to the boundary of the ball, or all of it.
  template <class U, class N>
  void approach(U&& u, const N& next) const {
    if constexpr (Separable) {
      for (Eigen::Index j = 0; j < u.size(); ++j) {
        const double du = next[j] - u[j];
        const double room = share * (du > 0 ? c - u[j] : c + u[j]);
        u[j] = std::abs(du) <= room ? next[j] : u[j] + std::copysign(room, du);
      }
    } else {
      // ‖u + αΔu‖ = c.
      const double a = (next - u).squaredNorm();
      const double half = u.dot(next - u);
      const double room = std::max(0.0, c * c - u.squaredNorm());
      // Full steps end inside; √ and ÷ are for the others.
      const double far = 1 / share;
      if (far * (far * a + 2 * half) <= room) {
        u = next;
        return;
      }
      const double most = room / (half + std::sqrt(half * half + a * room));
      u += std::min(1.0, share * most) * (next - u);
    }
  }

  /// c‖v‖ − uᵀv, 0 where u belongs to v.
  template <class V, class U>
  double gap(const V& v, const U& u) const {
    if constexpr (Separable)
      return c * v.template lpNorm<1>() - u.dot(v);
    else
      return c * v.norm() - u.dot(v);
  }

  /// The projection onto the ball.
  template <class U>
  void clip(U& u) const {
    if constexpr (Separable) {
      u = u.cwiseMin(c).cwiseMax(-c);
    } else {
      const double square = u.squaredNorm();
      if (square > c * c) u *= c > 0 ? c / std::sqrt(square) : 0;
    }
  }
};

/// Every column of u ← its projection onto the ball of so much of its capacity.
template <int D>
void clipFlow(const Vector& capacities, double part, bool separable, Matrix& u) {
  for (Eigen::Index e = 0; e < capacities.size(); ++e) {
    auto column = columnOf<D>(u, e);
    if (separable)
      SmoothedEdge<D, true>{part * capacities[e], 0}.clip(column);
    else
      SmoothedEdge<D, false>{part * capacities[e], 0}.clip(column);
  }
}

/// LDLᵀ of a symmetric positive definite matrix, without a heap where D is fixed.
template <int D>
class SmallFactor {
 public:
  explicit SmallFactor(Eigen::Index) {}
  template <class Square>
  void compute(const Square& A) {
    for (int j = 0; j < D; ++j) {
      double pivot = A(j, j);
      for (int k = 0; k < j; ++k) pivot -= L_[j][k] * L_[j][k] * pivot_[k];
      pivot_[j] = pivot;
      inverse_[j] = 1 / pivot;
      for (int i = j + 1; i < D; ++i) {
        double sum = A(i, j);
        for (int k = 0; k < j; ++k) sum -= L_[i][k] * L_[j][k] * pivot_[k];
        L_[i][j] = sum * inverse_[j];
      }
    }
  }
  /// b ← A⁻¹b, column by column.
  template <class Right>
  void solveInPlace(Right& b) const {
    for (Eigen::Index column = 0; column < b.cols(); ++column) {
      double x[D];
      for (int i = 0; i < D; ++i) {
        x[i] = b(i, column);
        for (int k = 0; k < i; ++k) x[i] -= L_[i][k] * x[k];
      }
      for (int i = D - 1; i >= 0; --i) {
        x[i] *= inverse_[i];
        for (int k = i + 1; k < D; ++k) x[i] -= L_[k][i] * x[k];
        b(i, column) = x[i];
      }
    }
  }

 private:
  double L_[D][D] = {};
  double pivot_[D] = {};
  double inverse_[D] = {};
};

/// The two divisions do not wait for each other.
template <>
class SmallFactor<2> {
 public:
  explicit SmallFactor(Eigen::Index) {}
  template <class Square>
  void compute(const Square& A) {
    first_ = 1 / A(0, 0);
    below_ = A(1, 0);
    second_ = A(0, 0) / (A(0, 0) * A(1, 1) - below_ * below_);
    below_ *= first_;
  }
  template <class Right>
  void solveInPlace(Right& b) const {
    for (Eigen::Index column = 0; column < b.cols(); ++column) {
      const double last = (b(1, column) - below_ * b(0, column)) * second_;
      b(0, column) = b(0, column) * first_ - below_ * last;
      b(1, column) = last;
    }
  }

 private:
  double first_ = 0;
  double below_ = 0;  ///< of L
  double second_ = 0;
};

template <>
class SmallFactor<Eigen::Dynamic> {
 public:
  explicit SmallFactor(Eigen::Index d) : factor_(d) {}
  template <class Square>
  void compute(const Square& A) {
    factor_.compute(A);
  }
  template <class Right>
  void solveInPlace(Right& b) const {
    factor_.solveInPlace(b);
  }

 private:
  Eigen::LLT<Matrix> factor_;
};

}  // namespace gtv
