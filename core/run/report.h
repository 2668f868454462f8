#pragma once

#include <stop_token>
#include <string>

#include "base/json.h"
#include "base/types.h"
#include "run/run.h"

namespace gtv {

struct ReportOptions {
  bool diagnose =
      false;  ///< with "diagnosis": all diagnostics of diagnosis.h, however long it takes
  std::stop_token stop;  ///< cuts the diagnosis short
};

/// The report of one run (design page §2) without "timing"; non-finite numbers are null, and so is
/// what does not apply or would take too long. Beyond the contract:
///   solverReason why the automatic method took the one at work; only for "auto"
///   kkt          {stationarity, capacity, complementarity, flow}
///   saturation   {saturatedEdges, largest}
///   predictionGtv Σ_e A_e d(h_i, h_j), d the mean over the shared test set; only where it is cheap
///   privacySpent  ε of differentially private messages so far; null without noise
///   boundaryGtv  Σ A_e φ((DW)_e) between true clusters
///   estimation   {estimate, pooled, ratio, expectedLocal, expectedPooled, expectedRatio}
///   vectors      sent so far, besides messages and bytesExchanged
///   graph        {components, lambda2, spectrum, normalisedVariation}: λ₂ and the 20 smallest
///                eigenvalues of the Laplacian, of at most 400 nodes; normalisedVariation()
///   innerEdges   share of the edge weight within true clusters
///   uniqueness   {verdict, reason, nodes, nodeCount}, `nodes` being the first thousand
///   uniqueOptimum  true, false or, where that is not decided, null
///   optimumMessage  only where it is false: how many nodes are undetermined, which `message` says
///                too of a run that converged
///   clusterGraph {largest, withoutLabels, crossingEdges, crossingWeight}: nodes of the largest
///                fused cluster, fused clusters without labels, the edges between fused clusters
///   contraction  {measured, predicted}: the mean factor by which the last recorded steps of the
///                iterate, in the Euclidean norm, shrink per iteration, and what the method has
///                proved of it in that norm
///   errors       only of data from a file: errorsByPart(), in the label's own unit
///   allLabels    {mse, r2} over all samples, hidden or not; only of real labels
///   accuracy     {train, validation} where labels are classes, see labelClasses()
///   poisoning    only with attackers: {attackers, victims, mse, labelMse, accuracy, byDistance,
///                bound, backdoors}, all of the nodes that are not attackers. byDistance lists
///                {distance, nodes, mse, labelMse} by edges to the nearest attacker, 20 for all
///                that are as far or farther, null for those that no path leads to; bound {nodes,
///                largest, mean}: victims that, whatever the others do, cannot move farther than
///                λa_i/α_i from their local optimum, only of methods that minimise GTVMin;
///                backdoors, only with triggers, lists {attack, target, samples, withTrigger,
///                without}, see AttackImpact. Of models that fit and predict mse is predictionError(),
///                and there is no bound
///   warnings     sentences without their full stops, see Run::warnings()
///   vertical     of nodes that hold different columns of one table: verticalJson()
///   notes        sentences: how the data was read, components without labels, no minimiser
Json runReport(const Run& run, const ReportOptions& options = {});

/// The notes of its report, which need no certificate.
Json notesOf(const Run& run);

/// {"seconds", "threads", "isa"}
Json timing(double seconds, int threads);

/// Merges the reports of repetitions: every number, however deep, becomes {mean, std,
/// standardError, values}, except lambda, nodes, edges, dimension and seed; std divides by K − 1,
/// and standardError is std/√K. "status" is the worst one; "notes" and "warnings" are those of all
/// repetitions, each once; "diagnosis" is the list of them; other texts and lists that differ
/// become a list, edge counts that differ their mean.
Json mergeReports(const std::vector<Json>& reports);

/// "edges.csv" as `solve` reads it: source, target, weight.
std::string edgesCsv(const ProblemInstance& network);
/// "flows.csv": source, target, difference ‖w_i − w_j‖₂, flow ‖u_e‖₂ (0 for methods without one).
std::string flowsCsv(const Run& run);
/// "heldout.csv", the figure of a held-out study: lambda, mse, std, validationMse.
std::string heldOutCsv(const Json& heldOut);

}  // namespace gtv
