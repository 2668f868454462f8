#include "ui/live/live_diagnosis.h"

#include <QObject>
#include <chrono>
#include <cmath>
#include <utility>

#include "clustering/partition.h"
#include "diagnostics/laplacian_spectrum.h"
#include "federated/catalogue.h"
#include "losses/catalogue.h"

namespace gtv::ui {
namespace {

constexpr int largestClusterGraph = 2000;

bool hasTruth(const IterateSnapshot& iterates) { return iterates.network->truth().cols() > 0; }

void measurePoisoning(const IterateSnapshot& at, LiveDiagnosis& out) {
  const auto& network = *at.network;
  out.attackImpact = AttackImpact{
      poisoning(at.problem, at.W, network.parametricData(), network.attackers,
                labelClasses(*network.clean, network.labels), network.parametricModel()),
      backdoors(at.experiment, network, [&](int node, const RowMatrix& X) -> Matrix {
        return network.predict(at.W.col(node), X);
      })};
  auto influence = std::make_shared<Influence>();
  influence->network = at.network;
  influence->moved = localDistances(at.problem, at.W);
  const auto* method = solverCatalogue().find(at.experiment.solver().kind());
  if (method->make.solvesGtvMin) influence->bounds = influenceBounds(at.problem);
  out.influence = std::move(influence);
}

/// What the run has computed itself.
void takeOver(const LearnedNumbers& numbers, LiveDiagnosis& out) {
  const auto& row = numbers.row;
  out.loss = row.loss;
  out.gtv = row.gtv;
  out.bound.dual = std::nan("");
  out.labels = {row.trainMse, row.testMse};
  const auto& network = *out.of->network;
  if (labelClasses(*network.clean, network.labels))
    out.accuracy = LabelAccuracy{row.trainAccuracy, row.validationAccuracy};
  if (std::isfinite(row.mse)) out.mse = row.mse;
  out.attackImpact = numbers.attackImpact;
  out.seconds = numbers.seconds;
}

void measureGraph(const EmpiricalGraph& graph, LiveDiagnosis& out) {
  const auto of = graph.components();
  out.components = clusterCount(of);
  if (graph.nodeCount() < 2 || graph.nodeCount() > mostForSpectrum) return;
  out.lambda2 = out.components > 1 ? 0 : laplacianSpectrum(graph)[1];
}

void measure(const IterateSnapshot& at, LiveDiagnosis& out) {
  const auto& data = at.network->parametricData();
  const auto& model = at.network->parametricModel();
  out.loss = at.problem.loss(at.W);
  out.gtv = at.problem.totalVariation(at.W);
  out.ballRadius = ballRadius(at.W);
  out.ballGap = ballGap(at.problem, at.W, at.U, out.ballRadius);
  out.kkt = kktResiduals(at.problem, at.W, at.U);
  out.saturation = edgeSaturation(at.problem, at.U);
  out.normalisedVariation = normalisedVariation(*at.network->graph, at.W);
  out.clusters = learnedClusters(at.experiment, *at.network->graph, at.W, at.iteration);
  out.clusterCount = clusterCount(out.clusters);
  out.conductance = largestConductance(*at.network->graph, out.clusters);
  const auto labels = labelKind(at.experiment);
  out.labels = labelError(at.W, data, {}, model);
  if (const auto classes = labelClasses(*at.network->clean, at.network->labels))
    out.accuracy = labelAccuracy(at.W, data, *classes, {}, model);
  if (out.clusterCount > 0 && out.clusterCount <= largestClusterGraph)
    out.clusterGraph = clusterGraph(at.problem, at.W, at.U, out.clusters);
  if (!hasTruth(at)) return;
  const auto& truth = at.network->clusters;
  out.boundaryGtv = boundaryTotalVariation(at.problem, at.W, truth);
  if (!out.clusters.empty()) out.ari = adjustedRandIndex(out.clusters, truth);
  out.mse = meanSquaredError(at.W, data.truth);
  const auto choice = at.experiment.data();
  if (labels == LabelKind::Real && choice.has("noise"))
    out.estimation = estimationError(at.W, data, truth, choice.number("noise"));
}

}  // namespace

LabelKind labelKind(const Experiment& experiment) {
  return lossCatalogue().find(experiment.loss().kind())->make.labels;
}

std::optional<LiveDiagnosis> diagnose(const std::shared_ptr<const IterateSnapshot>& iterates,
                                      const std::stop_token& stop) {
  const auto begin = std::chrono::steady_clock::now();
  const auto& at = *iterates;
  LiveDiagnosis out;
  out.of = iterates;
  if (stop.stop_requested()) return std::nullopt;
  measureGraph(*at.network->graph, out);
  if (stop.stop_requested()) return std::nullopt;
  if (at.learned) {
    takeOver(*at.learned, out);
    return out;
  }
  measure(at, out);
  if (stop.stop_requested()) return std::nullopt;
  out.bound = DualBounder(at.problem).bound(at.W, at.U, stop);
  if (stop.stop_requested()) return std::nullopt;
  if (!at.network->attackers.empty()) measurePoisoning(at, out);
  if (stop.stop_requested()) return std::nullopt;
  out.uniqueness = uniqueness(at.problem, at.W, at.U, at.network->nodeKeys);
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return out;
}

}  // namespace gtv::ui
