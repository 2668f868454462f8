#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// Of points p × n, one per column: Σ_i ‖x_i − c_{of(i)}‖² and what it is attained by.
struct KMeans {
  Matrix centres;       ///< p × k
  std::vector<int> of;  ///< the nearest centre of every point, the first of equals
  double cost = 0;
};

/// The nearest column, the first of equals.
int nearestCentre(ConstVec point, const Matrix& centres);

/// Lloyd's iterations from these centres until no point changes its centre, `most` at most. A
/// centre that no point is nearest to stays. Of no use after a stop.
KMeans lloyd(const Matrix& points, Matrix centres, int most, const std::stop_token& stop = {});

/// k-means++ (Arthur, Vassilvitskii 2007): the first centre is a random point, each further one a
/// point drawn with probability proportional to the squared distance from the nearest centre.
Matrix spreadCentres(const Matrix& points, int k, Rng& rng);

/// The best of `restarts` runs of Lloyd's iterations from spread centres. An Error where there are
/// fewer points than centres, or after a stop.
Result<KMeans> kMeans(const Matrix& points, int k, int restarts, const Rng& rng,
                      const std::stop_token& stop = {});

/// min_π Σ_j costs(j, π(j)) over permutations of a square matrix, by Kuhn's method; π.
std::vector<int> cheapestAssignment(const Matrix& costs);

/// min_π Σ_j ‖a_j − b_π(j)‖²: how much two sets of as many centres differ, whatever their order.
double centreSetDiscrepancy(const Matrix& a, const Matrix& b);

}  // namespace gtv
