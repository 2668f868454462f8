#include "run/suggestions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/localized.h"
#include "base/number.h"
#include "data/table_split.h"
#include "diagnostics/coupling.h"
#include "federated/catalogue.h"
#include "run/termination.h"
#include "vertical/vertical_solver.h"

namespace gtv {
namespace {

/// A share with which neighbours matter.
constexpr double usefulShare = 0.1;

std::optional<VanishingCoupling> couplingOf(const Experiment& experiment,
                                            const GtvProblem& problem) {
  const auto* method = solverCatalogue().find(experiment.solver().kind());
  if (method == nullptr || !method->make.solvesGtvMin) return std::nullopt;
  return vanishingCoupling(problem);
}

/// x with so many digits.
double rounded(double x, int digits) {
  const double unit = std::pow(10, std::floor(std::log10(x)) + 1 - digits);
  return std::round(x / unit) * unit;
}

/// −log A_e in the mean: the mean of D/s for weights exp(−D/s).
double meanExponent(const EmpiricalGraph& graph) {
  double sum = 0;
  for (const auto& edge : graph.edges()) sum -= std::log(edge.weight);
  return sum / graph.edgeCount();
}

/// Of weights that fall exponentially with the distance: a scale like the distances, or other
/// units of the weights.
std::optional<SuggestedEdit> editOfWeights(const Experiment& experiment,
                                           const EmpiricalGraph& graph) {
  const auto choice = experiment.graph();
  if (choice.has("weight") && choice.kind() == "similarity") {
    const auto weight = choice.choice("weight");
    const double mean = meanExponent(graph);
    if (weight.kind() != "exponential" || !(mean > 0) || !std::isfinite(mean)) return std::nullopt;
    const double scale = rounded(weight.number("scale") * mean, 3);
    return SuggestedEdit{localized("Set the scale of the weights exp(−D/s) to {}, the mean of D",
                                   formatNumber(scale)),
                         "graph.weight.scale", scale};
  }
  if (!choice.has("normalise") || choice.flag("normalise") || choice.text("weight") == "uniform")
    return std::nullopt;
  return SuggestedEdit{localized("Divide the edge weights by their mean"), "graph.normalise", true};
}

}  // namespace

std::string describeVanishingCoupling(const Experiment& experiment, const GtvProblem& problem) {
  const auto coupling = couplingOf(experiment, problem);
  if (!coupling) return {};
  const bool hasSlope = std::isfinite(problem.penalty->lipschitzConstant(problem.dimension));
  const auto factor = fmt::format("{:.0e}", usefulShare / coupling->largestShare);
  const auto nodes = counted(coupling->nodes, "node");
  return hasSlope
             ? fmt::format(
                   "λ times the edge weights is so small that nodes with data learn almost alone: "
                   "at none of {} with data and neighbours can these take up more than {:.2g} of "
                   "the gradient of the loss; λ, or all weights, {} times as large would matter "
                   "(or other units or another measure of what the weights are made of)",
                   nodes, coupling->largestShare, factor)
             : fmt::format(
                   "λ times the edge weights is so small that nodes with data learn almost alone: "
                   "at none of {} with data and neighbours these add more than {:.2g} to the "
                   "curvature of the loss; λ, or all weights, {} times as large would matter (or "
                   "other units or another measure of what the weights are made of)",
                   nodes, coupling->largestShare, factor);
}

std::string describeSeparateColumns(const Experiment& experiment) {
  const auto data = experiment.data();
  if (!data.has("split") || data.text("split") != splitByColumns || data.integer("parts") < 2 ||
      experiment.solver().kind() == verticalMethod)
    return {};
  return "the nodes hold different columns of one table, and with this method no node learns from "
         "another: each predicts from its own columns alone, and λ only pulls at parameters of "
         "columns that the other nodes do not have; with the method vertical they predict together";
}

std::vector<SuggestedEdit> suggestedEdits(const Experiment& experiment, const GtvProblem& problem,
                                          const std::string& method) {
  std::vector<SuggestedEdit> all;
  if (const auto coupling = couplingOf(experiment, problem)) {
    if (auto edit = editOfWeights(experiment, *problem.graph)) all.push_back(std::move(*edit));
    const double lambda = rounded(problem.lambda * usefulShare / coupling->largestShare, 1);
    all.push_back({localized("Set λ to {}", formatNumber(lambda)), "lambda", lambda});
  }
  if (!unreliableMessagesOf(experiment, method).empty())
    all.push_back(
        {localized("Let both ends of every edge keep its flow, and wait for models of the "
                   "same step"),
         "solver.flowOwner", "both"});
  const auto canPredictJointly = [](const auto& loss) {
    const auto sum = loss->sampleSum();
    return loss->isZero() || (sum && !sum->sample.isKinked());
  };
  if (!describeSeparateColumns(experiment).empty() &&
      std::all_of(problem.losses.begin(), problem.losses.end(), canPredictJointly))
    all.push_back(
        {localized("Let the nodes predict together"), "solver", Json{{"kind", verticalMethod}}});
  std::erase_if(
      all, [&](const SuggestedEdit& edit) { return !experiment.with(edit.path, edit.value).ok(); });
  return all;
}

}  // namespace gtv
