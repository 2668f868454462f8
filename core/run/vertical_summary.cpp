#include "run/vertical_summary.h"

#include <cmath>

#include "diagnostics/metrics.h"
#include "instances/problem_building.h"
#include "vertical/vertical_solver.h"

namespace gtv {
namespace {

/// (1/m) Σ (y − ȳ)²; NaN without any.
double variance(const Vector& y) {
  return y.size() == 0 ? std::nan("")
                       : (y.array() - y.mean()).square().sum() / static_cast<double>(y.size());
}

/// Of the labels of the first node with samples; all have the same.
double varianceOf(const LocalDatasets& from) {
  for (int i = 0; i < from.nodeCount(); ++i)
    if (from.sampleCount(i) > 0) return variance(from.labels(i));
  return std::nan("");
}

VerticalScore scoreOf(const ProblemInstance& network, const LabelError& error,
                      const LabelAccuracy& accuracy) {
  if (labelClasses(*network.clean, network.labels)) return {accuracy.train, accuracy.validation};
  const auto& data = network.parametricData();
  return {1 - error.train / varianceOf(data.datasets),
          1 - error.test / varianceOf(data.validation)};
}

VerticalScore scoreOf(const ProblemInstance& network, const JointPredictions& predictions) {
  const auto& data = network.parametricData();
  if (const auto classes = labelClasses(*network.clean, network.labels))
    return scoreOf(network, {}, labelAccuracy(predictions, data, *classes));
  return scoreOf(network, labelError(predictions, data), {});
}

Json scoreJson(const VerticalScore& score) {
  const auto known = [](double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); };
  return {{"training", known(score.training)}, {"validation", known(score.validation)}};
}

}  // namespace

std::optional<VerticalSummary> verticalSummary(const Experiment& experiment,
                                               const ProblemInstance& network,
                                               const GtvProblem& problem,
                                               const std::stop_token& stop) {
  const auto limits = verticalLimits(problem, methodContextOf(experiment, network), stop);
  if (!limits) return std::nullopt;
  VerticalSummary out;
  out.isAccuracy = labelClasses(*network.clean, network.labels).has_value();
  out.nodes = limits->nodes;
  for (const auto& alone : limits->alone) out.alone.push_back(scoreOf(network, alone));
  out.limit = scoreOf(network, limits->together);
  return out;
}

std::optional<VerticalSummary> verticalSummary(const Run& run, const std::stop_token& stop) {
  const auto& network = *run.network();
  if (!network.data->holdsColumns || run.localPredictors() != nullptr) return std::nullopt;
  auto out = verticalSummary(run.experiment(), network, run.problem(), stop);
  if (out && run.predictsJointly()) out->now = scoreOf(network, run.jointPredictions());
  return out;
}

VerticalScore verticalScore(const ProblemInstance& network, const TraceRow& numbers) {
  return scoreOf(network, {numbers.trainMse, numbers.testMse},
                 {numbers.trainAccuracy, numbers.validationAccuracy});
}

Json verticalJson(const VerticalSummary& summary, const ProblemInstance& network) {
  Json out{{"measure", summary.isAccuracy ? "accuracy" : "R²"},
           {"alone", Json::array()},
           {"limit", scoreJson(summary.limit)},
           {"now", summary.now ? scoreJson(*summary.now) : Json(nullptr)}};
  for (std::size_t k = 0; k < summary.nodes.size(); ++k) {
    auto item = scoreJson(summary.alone[k]);
    item["node"] = network.nodeKeys[static_cast<std::size_t>(summary.nodes[k])];
    out["alone"].push_back(std::move(item));
  }
  return out;
}

}  // namespace gtv
