#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// A draw of the symmetric Dirichlet distribution, α > 0: `count` shares ≥ 0 with the sum 1. Where
/// α is so small that all but one are 0 in floating point, one is 1.
Vector drawDirichlet(int count, double alpha, Rng& rng);

/// Whole numbers with the sum `total` that are nearest to total · shares: rounded down, and one
/// more where most was lost, the first ones of equal.
std::vector<std::int64_t> apportioned(const Vector& shares, std::int64_t total);

/// How `total` samples are divided among `nodes`: one for each, and the rest by shares of a
/// Dirichlet distribution (quantity skew; the smaller α, the more unequal). An Error without a
/// place if there are fewer samples than nodes.
Result<std::vector<std::int64_t>> skewedSizes(std::int64_t total, int nodes, double alpha,
                                              Rng& rng);

}  // namespace gtv
