#pragma once

#include <stop_token>

#include "base/types.h"

namespace gtv {

/// The estimate of KL(p, q) from n samples x of p and m samples y of q, one per row, by distances
/// to k-th nearest samples [Perez-Cruz 2008], before it is clamped at 0:
///   (d/n) Σ_r ln(s_k(x_r)/r_k(x_r)) + ln(m/(n − 1)),
/// r_k among the other x, s_k among the y. Samples where one of both distances is 0 are left out of
/// the sum and of n; NaN if none are left, or n ≤ k or m < k, or a stop is asked for. O(n(n + m)d).
double neighbourDivergence(const RowMatrix& x, const RowMatrix& y, int k,
                           const std::stop_token& stop = {});

}  // namespace gtv
