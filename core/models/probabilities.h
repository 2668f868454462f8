#pragma once

#include "base/types.h"

namespace gtv {

/// exp(z_k) / Σ_j exp(z_j), row by row.
Matrix softmaxRows(const Matrix& logits);

/// −Σ_k y_k log softmax(z)_k for every row, Σ_k y_k = 1.
Vector crossEntropyRows(const Matrix& logits, const Matrix& targets);

/// The nearest distribution to every row: max(v − t, 0) with the t for which it sums to 1.
Matrix projectRowsToSimplex(const Matrix& values);

/// Rows v ≥ 0 divided by their sums; uniform where a sum is 0.
Matrix normaliseRows(const Matrix& values);

/// (1 − p, p)
Matrix withComplement(const Vector& p);

}  // namespace gtv
