#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "diagnostics/metrics.h"
#include "exact/lambda_engine.h"
#include "exact/lambda_path.h"
#include "instances/problem_instance.h"

namespace gtv {

/// ŵ(λ) at one λ of the path, and what it is worth: errors are those of the honest nodes.
struct OptimumPoint {
  double lambda = 0;
  double objective = 0;    ///< P(ŵ)
  double relativeGap = 0;  ///< certified
  double gtv = 0;          ///< Σ A_e φ, without λ
  bool certified = false;
  int clusterCount = 0;
  double mse = 0;                         ///< [CFL 39]; NaN without a truth
  LabelError labels{};                    ///< of real labels, else NaN
  std::optional<LabelAccuracy> accuracy;  ///< of labels that are classes
  Matrix W;                               ///< d × n, or d × 0 where that is too much to keep
  std::vector<int> clusters;              ///< of every node, kept as W is
  double seconds = 0;
};

/// The path as far as it is computed; a value, its points are shared.
struct OptimumPath {
  std::vector<double> lambdas;                              ///< all that were asked for, ascending
  std::vector<std::shared_ptr<const OptimumPoint>> points;  ///< of the first of them
  std::vector<std::shared_ptr<const PathMerge>> merges;  ///< none for penalties that are no norms
  std::vector<int> clusters;                             ///< of the last point

  bool isComplete() const { return !lambdas.empty() && points.size() == lambdas.size(); }
};

struct OptimumPathOptions {
  LambdaEngineOptions engine{};
  int count = 121;             ///< λ of the default grid
  double pointSeconds = 5;     ///< what one λ may cost; then it stays uncertified
  Eigen::Index keep = 20'000;  ///< the largest n·d of which W is kept
  std::stop_token stop{};
  /// After the grid is known, then after every point.
  std::function<void(const OptimumPath&)> progress{};
};

/// `count` ≥ 2 values, evenly spaced in log λ. For a norm up to where every component is one
/// cluster, 1.25 λ_crit where there is one (criticalLambda), else found by doubling, and down to
/// 1e-3 of that; for other penalties, whose differences fade with 1/λ, where the models move. In
/// any case from below the λ of the problem to above it. Empty if stopped.
std::vector<double> pathGrid(const GtvProblem& problem, const OptimumPathOptions& options = {});

/// The certified optimum at every λ, each from the one before. Goes on where `path` ends; an empty
/// one gets the default grid. A stop keeps the points that are there. The losses are convex.
OptimumPath optimumPath(const GtvProblem& problem, const ProblemInstance& network, OptimumPath path,
                        const OptimumPathOptions& options = {});

/// What a point is chosen by: the mean squared error on held-out labels, or the share of wrong ones
/// for classifiers; NaN where no labels are held out.
double validationError(const OptimumPoint& point);

/// The point with the smallest validation error; of several the one with the largest λ, which has
/// the fewest clusters. Null if no labels are held out.
const OptimumPoint* bestPoint(const OptimumPath& path);

}  // namespace gtv
