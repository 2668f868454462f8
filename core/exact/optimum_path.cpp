#include "exact/optimum_path.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "diagnostics/critical_lambda.h"

namespace gtv {
namespace {

constexpr int mostLambdaDoublings = 24;
constexpr double lambdaFactor = 4;
constexpr int mostLambdaFactors = 12;
constexpr double littleChange = 0.02;  ///< of the whole change of the models
constexpr double gridSeconds = 2;      ///< per λ of the search for the ends
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// The first power of two times the λ of the problem at which every component is one cluster.
double fusedFrom(const GtvProblem& problem, const OptimumPathOptions& options) {
  const double start = problem.lambda > 0 ? problem.lambda : 1;
  const int components = clusterCount(problem.graph->components());
  auto rough = options.engine;
  rough.tolerance = std::max(rough.tolerance, 1e-4);
  LambdaEngine engine(problem, rough);
  double lambda = start;
  for (int k = 0; k < mostLambdaDoublings && !options.stop.stop_requested(); ++k, lambda *= 2)
    if (engine.track(lambda, {.seconds = gridSeconds, .stop = options.stop}).clusterCount <=
        components)
      return lambda;
  // A penalty that leaves directions free never fuses.
  return 1e3 * start;
}

double upperEnd(const GtvProblem& problem, const OptimumPathOptions& options) {
  const auto critical = criticalLambda(problem, {.accuracy = 0.02, .steps = 2000}, options.stop);
  const double high = critical.overall.high;
  if (critical.why.empty() && std::isfinite(high) && high > 0) return 1.25 * high;
  return fusedFrom(problem, options);
}

struct LambdaInterval {
  double low;
  double high;
};

/// Differences fade with 1/λ under a penalty that is no norm: where no factor of four changes the
/// models by more than a small share of all that λ does.
LambdaInterval whereModelsMove(const GtvProblem& problem, const OptimumPathOptions& options) {
  LambdaEngine engine(problem, options.engine);
  const auto modelsAt = [&](double lambda) -> Matrix {
    return engine.track(lambda, {.seconds = gridSeconds, .stop = options.stop}).W;
  };
  const double start = problem.lambda > 0 ? std::exp2(std::round(std::log2(problem.lambda))) : 1;
  LambdaInterval out{start, start};
  Matrix first = modelsAt(start);
  Matrix last = first;
  bool goesDown = true;
  bool goesUp = true;
  for (int k = 0; k < mostLambdaFactors && (goesDown || goesUp); ++k) {
    if (options.stop.stop_requested()) break;
    const auto extend = [&](double& lambda, double factor, Matrix& end) {
      const Matrix beyond = modelsAt(factor * lambda);
      const double change = (beyond - end).norm();
      end = beyond;
      lambda *= factor;
      return change > littleChange * (last - first).norm();
    };
    if (goesUp) goesUp = extend(out.high, lambdaFactor, last);
    if (goesDown) goesDown = extend(out.low, 1 / lambdaFactor, first);
  }
  return out;
}

std::vector<double> geometric(double low, double high, int count) {
  std::vector<double> lambdas(static_cast<std::size_t>(count));
  for (int k = 0; k < count; ++k)
    lambdas[k] = low * std::pow(high / low, static_cast<double>(k) / (count - 1));
  return lambdas;
}

std::shared_ptr<const OptimumPoint> measure(const GtvProblem& problem,
                                            const ProblemInstance& network,
                                            const LambdaOptimum& optimum, Eigen::Index keep) {
  auto point = std::make_shared<OptimumPoint>();
  const auto& W = optimum.W;
  const auto& data = network.parametricData();
  const auto& model = network.parametricModel();
  point->lambda = optimum.lambda;
  point->objective = optimum.bound.primal;
  point->relativeGap = optimum.bound.relative;
  point->gtv = problem.totalVariation(W);
  point->certified = optimum.certified;
  point->clusterCount = optimum.clusterCount;
  // What attackers have is not what the others are to learn. Where nobody else is, all count.
  const auto nodes = static_cast<std::size_t>(network.nodeCount());
  std::vector<bool> honest;
  if (!network.attackers.empty() && network.attackers.size() < nodes) {
    honest.assign(nodes, true);
    for (const int i : network.attackers) honest[static_cast<std::size_t>(i)] = false;
  }
  point->mse = meanSquaredError(W, data.truth, honest);
  point->labels = areNumbers(network.labels) ? labelError(W, data, honest, model)
                                             : LabelError{notANumber, notANumber};
  if (const auto classes = labelClasses(*network.clean, network.labels))
    point->accuracy = labelAccuracy(W, data, *classes, honest, model);
  const bool kept = W.size() <= keep;
  point->W = kept ? W : Matrix(W.rows(), 0);
  if (kept) point->clusters = optimum.clusters;
  point->seconds = optimum.seconds;
  return point;
}

}  // namespace

std::vector<double> pathGrid(const GtvProblem& problem, const OptimumPathOptions& options) {
  double high = 0;
  double low = 0;
  if (problem.penalty->isNorm()) {
    high = upperEnd(problem, options);
    low = 1e-3 * high;
  } else {
    const auto interval = whereModelsMove(problem, options);
    high = interval.high;
    low = interval.low;
  }
  if (options.stop.stop_requested()) return {};
  if (problem.lambda > 0) low = std::min(low, problem.lambda / 2);
  return geometric(low, std::max(high, 2 * problem.lambda), std::max(2, options.count));
}

OptimumPath optimumPath(const GtvProblem& problem, const ProblemInstance& network, OptimumPath path,
                        const OptimumPathOptions& options) {
  const auto reportProgress = [&] {
    if (options.progress) options.progress(path);
  };
  if (path.lambdas.empty()) {
    path.lambdas = pathGrid(problem, options);
    reportProgress();
  }
  if (path.isComplete() || options.stop.stop_requested()) return path;
  LambdaEngine engine(problem, options.engine);
  while (!path.isComplete()) {
    const double lambda = path.lambdas[path.points.size()];
    const auto& optimum =
        engine.track(lambda, {.seconds = options.pointSeconds, .stop = options.stop});
    // What a stop cut short is no point of the path.
    if (options.stop.stop_requested() && !optimum.certified) break;
    auto point = measure(engine.problem(), network, optimum, options.keep);
    // Only norms make neighbours equal; other models become similar, and where that begins is a
    // matter of the tolerance.
    if (!path.clusters.empty() && problem.penalty->isNorm())
      for (auto& nodes : mergedGroups(path.clusters, optimum.clusters))
        path.merges.push_back(
            std::make_shared<const PathMerge>(PathMerge{lambda, std::move(nodes)}));
    path.clusters = optimum.clusters;
    path.points.push_back(std::move(point));
    reportProgress();
    if (options.stop.stop_requested()) break;
  }
  return path;
}

double validationError(const OptimumPoint& point) {
  if (std::isfinite(point.labels.test) || !point.accuracy) return point.labels.test;
  return 1 - point.accuracy->validation;
}

const OptimumPoint* bestPoint(const OptimumPath& path) {
  const OptimumPoint* best = nullptr;
  for (const auto& point : path.points) {
    const double error = validationError(*point);
    if (!std::isfinite(error)) continue;
    if (best == nullptr || error <= validationError(*best)) best = point.get();
  }
  return best;
}

}  // namespace gtv
