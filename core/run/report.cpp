#include "run/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/counted.h"
#include "base/csv.h"
#include "base/number.h"
#include "clustering/partition.h"
#include "diagnostics/diagnosis.h"
#include "diagnostics/laplacian_spectrum.h"
#include "diagnostics/metrics.h"
#include "diagnostics/uniqueness.h"
#include "federated/catalogue.h"
#include "grouping/mixture_discrepancy.h"
#include "kernels/instruction_set.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"
#include "run/attack_impact.h"
#include "run/attainment.h"
#include "run/learned_groups.h"
#include "run/result_tables.h"
#include "run/vertical_summary.h"

namespace gtv {
namespace {

/// Operations that a report may cost beyond the certificate.
constexpr double largestWork = 2e8;
/// Nodes and edges of problems that are asked for uniqueness.
constexpr double largestUniqueness = 20000;
/// Nodes that a report lists by name.
constexpr std::size_t mostNodes = 1000;

Json finite(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

/// Numbers that describe the problem, not its outcome.
bool describesProblem(const std::string& key) {
  static const std::set<std::string> keys{"lambda", "nodes", "edges", "dimension", "seed", "limit"};
  return keys.contains(key);
}

Json mergeNumbers(const std::vector<const Json*>& parts) {
  Json values = Json::array();
  double sum = 0;
  int count = 0;
  for (const auto* part : parts) {
    values.push_back(*part);
    if (part->is_number()) {
      sum += part->get<double>();
      ++count;
    }
  }
  if (count < static_cast<int>(parts.size()))
    return Json{{"mean", nullptr}, {"std", nullptr}, {"values", values}};
  const double mean = sum / count;
  double squares = 0;
  for (const auto* part : parts) squares += std::pow(part->get<double>() - mean, 2);
  const double deviation = std::sqrt(squares / (count - 1));
  return Json{{"mean", mean},
              {"std", count > 1 ? Json(deviation) : Json()},
              {"standardError", count > 1 ? Json(deviation / std::sqrt(count)) : Json()},
              {"values", values}};
}

Json graphSummary(const EmpiricalGraph& graph, const Matrix& W, bool hasLearners) {
  constexpr Eigen::Index mostListed = 20;
  const auto of = graph.components();
  Json out{{"components", of.empty() ? 0 : 1 + *std::max_element(of.begin(), of.end())},
           {"lambda2", nullptr},
           {"spectrum", nullptr},
           {"normalisedVariation", nullptr}};
  const int n = graph.nodeCount();
  if (n > 1 && n <= mostForSpectrum) {
    const auto values = laplacianSpectrum(graph);
    const auto listed = values.head(std::min<Eigen::Index>(mostListed, n));
    out["lambda2"] = out["components"] > 1 ? 0 : values[1];
    out["spectrum"] = std::vector<double>(listed.begin(), listed.end());
  }
  if (!hasLearners) out["normalisedVariation"] = finite(normalisedVariation(graph, W));
  return out;
}

Json asList(const std::vector<const Json*>& parts) {
  Json list = Json::array();
  for (const auto* part : parts) list.push_back(*part);
  return list;
}

Json allNotes(const std::vector<const Json*>& parts) {
  Json notes = Json::array();
  for (const auto* part : parts)
    for (const auto& note : *part)
      if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
  return notes;
}

Json mergeObjects(const std::vector<const Json*>& parts);
Json mergeEach(const std::vector<const Json*>& parts);

Json merge(const std::vector<const Json*>& parts, const std::string& key) {
  if (key == "diagnosis") return asList(parts);
  if (key == "notes" || key == "warnings") return allNotes(parts);
  if (key == "method") return *parts.front();  // its parameters are no outcome
  if (key == "methods") return mergeEach(parts);
  if (std::any_of(parts.begin(), parts.end(), [](const Json* part) { return part->is_object(); }))
    return mergeObjects(parts);
  const auto& first = *parts.front();
  const bool numeric =
      std::any_of(parts.begin(), parts.end(), [](const Json* part) { return part->is_number(); });
  if (numeric && !describesProblem(key)) return mergeNumbers(parts);
  const bool same =
      std::all_of(parts.begin(), parts.end(), [&](const Json* part) { return *part == first; });
  if (same) return first;
  if (key == "status") {  // the worst outcome speaks for all
    for (const auto worst : {RunStatus::Diverged, RunStatus::Stopped, RunStatus::Uncertified,
                             RunStatus::TimeLimit, RunStatus::IterationLimit})
      for (const auto* part : parts)
        if (*part == statusName(worst)) return *part;
  }
  if (numeric) return mergeNumbers(parts).at("mean");  // edge counts of fresh draws differ
  return asList(parts);
}

/// A field that one repetition has not counts as null there.
Json mergeObjects(const std::vector<const Json*>& parts) {
  static const Json missing;
  Json out = Json::object();
  for (const auto* named : parts) {
    if (!named->is_object()) continue;
    for (const auto& [name, item] : named->items()) {
      if (out.contains(name)) continue;
      std::vector<const Json*> inner;
      inner.reserve(parts.size());
      for (const auto* part : parts)
        inner.push_back(part->is_object() && part->contains(name) ? &part->at(name) : &missing);
      out[name] = merge(inner, name);
    }
  }
  return out;
}

/// Lists of one length, item by item.
Json mergeEach(const std::vector<const Json*>& parts) {
  Json out = Json::array();
  for (std::size_t k = 0; k < parts.front()->size(); ++k) {
    std::vector<const Json*> items;
    items.reserve(parts.size());
    for (const auto* part : parts) items.push_back(&part->at(k));
    out.push_back(mergeObjects(items));
  }
  return out;
}

/// Names the components without labels; empty if there are none.
std::string unlabeledNote(const ProblemInstance& network, const GtvProblem& problem) {
  const auto component = problem.graph->components(
      std::vector<bool>(static_cast<std::size_t>(problem.edgeCount()), problem.lambda > 0));
  std::vector<bool> labeled(static_cast<std::size_t>(clusterCount(component)), false);
  for (int i = 0; i < problem.nodeCount(); ++i)
    if (!problem.losses[i]->isZero()) labeled[component[i]] = true;
  const auto count = std::count(labeled.begin(), labeled.end(), false);
  if (count == 0) return {};
  // Components are numbered by their first node.
  const auto first = std::find(labeled.begin(), labeled.end(), false) - labeled.begin();
  const auto node = std::find(component.begin(), component.end(), static_cast<int>(first));
  const auto& name = network.nodeKeys[static_cast<std::size_t>(node - component.begin())];
  return count == 1 ? fmt::format(
                          "the component of node '{}' has no labels: its solution is not "
                          "unique",
                          name)
                    : fmt::format(
                          "{} components have no labels, the first is that of node '{}': "
                          "their solution is not unique",
                          count, name);
}

/// "linear", "linear (others at 3 nodes)"
std::string describeModels(const Experiment& experiment) {
  int others = 0;
  if (!experiment.methodHasModel())
    for (const auto& node : experiment.at("nodes")) others += node.at("model").is_null() ? 0 : 1;
  auto words = experiment.model().kind();
  if (others > 0) words += fmt::format(" (others at {})", counted(others, "node"));
  return words;
}

Json clusterSummary(const ProblemInstance& network, const std::vector<int>& clusters) {
  std::vector<int> sizes(static_cast<std::size_t>(clusterCount(clusters)), 0);
  std::vector<bool> labeled(sizes.size(), false);
  for (int i = 0; i < network.nodeCount(); ++i) {
    ++sizes[clusters[i]];
    if (network.data->labeled[i] && network.data->datasets.sampleCount(i) > 0)
      labeled[clusters[i]] = true;
  }
  int crossing = 0;
  double weight = 0;
  for (const auto& edge : network.graph->edges()) {
    if (clusters[edge.head] == clusters[edge.tail]) continue;
    ++crossing;
    weight += edge.weight;
  }
  Json out;
  out["largest"] = sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
  out["withoutLabels"] = std::count(labeled.begin(), labeled.end(), false);
  out["crossingEdges"] = crossing;
  out["crossingWeight"] = finite(weight);
  return out;
}

Diagnosed diagnosed(const Run& run, const std::vector<int>& clusters) {
  static const std::vector<int> unknown;
  const auto& network = *run.network();
  const auto data = run.experiment().data();
  const bool known = clusterCount(network.clusters) > 1;
  return {run.problem(),
          run.primal(),
          run.dual(),
          clusters,
          known ? network.clusters : unknown,
          known && network.truth().cols() > 0 ? &network.parametricData() : nullptr,
          data.has("noise") ? data.number("noise") : 0,
          network.nodeKeys};
}

/// The diagnostics that are quick: for large problems without the dear ones.
Json shortDiagnosis(const Run& run, const std::vector<int>& clusters) {
  const double d = run.problem().dimension;
  const double size = run.problem().nodeCount() + run.problem().edgeCount();
  auto subject = diagnosed(run, clusters);
  if (static_cast<double>(run.network()->data->datasets.sampleCount()) * d * d > largestWork)
    subject.data = nullptr;
  DiagnosisOptions options;
  options.largestClusterGraph = -1;
  options.uniqueness = size <= largestUniqueness && size * d * d * d <= largestWork;
  auto out = diagnosis(subject, options);
  if (!options.uniqueness)
    out["uniqueness"] = {{"verdict", "unknown"},
                         {"reason", "left out because of its size, the diagnosis has it"},
                         {"nodes", Json::array()}};
  auto& unique = out["uniqueness"];
  unique["nodeCount"] = unique["nodes"].size();
  auto& nodes = unique["nodes"];
  if (nodes.size() > mostNodes)
    nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(mostNodes), nodes.end());
  return out;
}

/// A proof of the objective is none of the models where others have the same one.
void reportUniqueness(const Run& run, Json& report) {
  const auto& unique = report.at("uniqueness");
  const auto& verdict = unique.at("verdict");
  if (verdict == "unique") report["uniqueOptimum"] = true;
  if (verdict != "not-unique") return;
  report["uniqueOptimum"] = false;
  const auto nodes = run.problem().nodeCount();
  const auto count = unique.at("nodeCount").get<int>();
  report["optimumMessage"] = describeNonUniqueness(count, nodes);
  if (run.status() == RunStatus::Converged)
    report["message"] = fmt::format("{}; {}", run.message(), describeNonUniqueness(count, nodes));
}

bool readsClasses(const ProblemInstance& network) {
  return labelClasses(*network.clean, network.labels).has_value();
}

/// {mse, r2} over all samples: those that are learned from and all others together.
Json allLabels(const NodeData& data, const TraceRow& numbers) {
  const auto& labels = data.datasets.allLabels();
  double count = 0;
  double learned = 0;
  double sum = 0;
  const auto add = [&](const auto& part) {
    count += static_cast<double>(part.size());
    sum += part.sum();
  };
  add(labels);
  const bool heldBack = data.validation.sampleCount() > 0;
  if (heldBack) add(data.validation.allLabels());
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    if (data.labeled[i]) learned += static_cast<double>(data.datasets.sampleCount(i));
  if (count == 0) return {{"mse", nullptr}, {"r2", nullptr}};
  double squares = (labels.array() - sum / count).square().sum();
  if (heldBack) squares += (data.validation.allLabels().array() - sum / count).square().sum();
  const double mse = ((learned > 0 ? learned * numbers.trainMse : 0) +
                      (count > learned ? (count - learned) * numbers.testMse : 0)) /
                     count;
  return {{"mse", finite(mse)},
          {"r2", squares > 0 ? finite(1 - mse * count / squares) : Json(nullptr)}};
}

Json poisoningReport(const Run& run, const AttackImpact& of) {
  const auto& network = *run.network();
  const auto& honest = of.errors;
  const auto labelsOf = [&](const HonestNodeError& part, Json& out) {
    if (areNumbers(network.labels))
      out["labelMse"] = {{"train", finite(part.labels.train)}, {"test", finite(part.labels.test)}};
    if (readsClasses(network))
      out["accuracy"] = {{"train", finite(part.accuracy.train)},
                         {"validation", finite(part.accuracy.validation)}};
  };
  Json out{{"attackers", network.attackers.size()},
           {"victims", honest.all.nodes},
           {"mse", finite(honest.all.mse)}};
  labelsOf(honest.all, out);
  out["byDistance"] = Json::array();
  for (const auto& [distance, part] : honest.byDistance) {
    Json item{{"distance", distance < 0 ? Json(nullptr) : Json(distance)},
              {"nodes", part.nodes},
              {"mse", finite(part.mse)}};
    labelsOf(part, item);
    out["byDistance"].push_back(std::move(item));
  }
  // The bound is one of minimisers of GTVMin.
  const auto* method = solverCatalogue().find(run.experiment().solver().kind());
  if (run.measuresGtv() && method->make.solvesGtvMin)
    out["bound"] = {{"nodes", honest.bounded},
                    {"largest", finite(honest.largestBound)},
                    {"mean", finite(honest.meanBound)}};
  for (const auto& door : of.backdoors)
    out["backdoors"].push_back({{"attack", door.attack},
                                {"target", door.target},
                                {"samples", door.samples},
                                {"withTrigger", finite(door.with)},
                                {"without", finite(door.without)}});
  return out;
}

Json fullDiagnosis(const Run& run, const std::vector<int>& clusters, const std::stop_token& stop) {
  const auto subject = diagnosed(run, clusters);
  DiagnosisOptions options;
  options.criticalLambda = true;
  options.trueClustersWellConnected = !subject.truth.empty();
  options.learnedClustersWellConnected = true;
  options.trueClusterGraph = true;
  return diagnosis(subject, options, stop);
}

/// How the run ended, and of what size the problem is.
void addSummary(const Run& run, Json& report) {
  const auto& network = *run.network();
  report["status"] = statusName(run.status());
  report["message"] = run.message();
  report["title"] = run.experiment().title();
  report["seed"] = run.experiment().seed();
  report["solver"] = run.solverId();
  if (auto why = run.solverReason(); !why.empty()) report["solverReason"] = std::move(why);
  report["iterations"] = run.iteration();
  report["lambda"] = run.problem().lambda;
  report["nodes"] = network.nodeCount();
  report["edges"] = network.graph->edgeCount();
  report["dimension"] = run.problem().dimension;
  int withoutData = 0;
  int isolated = 0;
  for (int i = 0; i < network.nodeCount(); ++i) {
    withoutData += network.data->datasets.sampleCount(i) == 0 ? 1 : 0;
    isolated += network.graph->degree(i) == 0 ? 1 : 0;
  }
  report["nodesWithoutData"] = withoutData;
  report["isolatedNodes"] = isolated;
  report["notes"] = notesOf(run);
  report["warnings"] = run.warnings();
}

/// The objective and what is proved of it, and how fast the iteration gets there.
void addConvergence(const Run& run, const TraceRow& numbers, const DualBound& bound, Json& report) {
  const auto& problem = run.problem();
  const auto& W = run.primal();
  report["objective"] = finite(numbers.objective);
  report["loss"] = finite(numbers.loss);
  report["gtv"] = finite(numbers.gtv);
  report["gap"] = finite(bound.gap);
  report["relativeGap"] = finite(bound.relative);
  // Learners have neither gradients nor flows, and nodes that predict together none of their own.
  const bool isMeasured = run.measuresGtv();
  const double radius = ballRadius(W);
  report["ballGap"] = isMeasured ? finite(ballGap(problem, W, run.dual(), radius)) : Json(nullptr);
  report["ballRadius"] = isMeasured ? finite(radius) : Json(nullptr);
  report["kktResidual"] =
      run.predictsJointly() ? Json(nullptr) : finite(kktResidual(problem, W, run.dual()));
  report["contraction"] = {
      {"measured", finite(measuredContraction(run.trace()).value_or(std::nan("")))},
      {"predicted", finite(run.predictedContraction().value_or(std::nan("")))}};
  const auto& last = run.trace().rows().back();
  report["messages"] = finite(last.messages);
  report["vectors"] = finite(last.vectors);
  report["bytesExchanged"] = finite(last.bytes);
}

/// Loss, model, penalty and method as formulas.
Json conventionsOf(const Run& run) {
  const auto& experiment = run.experiment();
  const auto& network = *run.network();
  const auto& model = network.parametricModel();
  Json out = run.localPredictors() != nullptr
                 ? Json{{"loss", "L_i(h) of the local models, as they are fitted"},
                        {"model", describeModels(experiment)},
                        {"penalty", "λ Σ_e A_e d(h_i, h_j), d the mean over the shared test set"}}
                 : Json{{"loss", describeLoss(experiment.loss(),
                                              network.parametricData().intercept >= 0, model)},
                        {"model", model.description()},
                        {"penalty", fmt::format("λ Σ_e A_e φ(w_i − w_j), φ(v) = {}",
                                                describePenalty(experiment.penalty()))}};
  const auto* method = solverCatalogue().find(experiment.solver().kind());
  out["clusters"] =
      hasOneModelPerCluster(experiment.solver())
          ? "nodes whose models are equal, whether or not edges join them"
      : groupKindOf(experiment, run.problem().dimension) == GroupKind::Clusters
          ? "connected nodes whose models are equal up to the tolerance"
          : "groups of similar models: the penalty is not a norm, so connected nodes come within "
            "the tolerance of each other but never become equal";
  out["method"] =
      fmt::format("{}{}", method->info.formula,
                  method->make.solvesGtvMin
                      ? ""
                      : " (another objective: loss, gtv and objective of GTVMin are measured)");
  return out;
}

/// The components of the mixtures of the nodes, or of the one that all have in common, and how much
/// neighbours differ.
Json mixtureSummary(const EmpiricalGraph& graph, const std::vector<GaussianMixture>& mixtures) {
  constexpr std::size_t mostSets = 100;
  Json out;
  out["discrepancy"] = finite(neighbourDiscrepancy(graph, mixtures));
  out["sets"] = Json::array();
  for (std::size_t i = 0; i < std::min(mixtures.size(), mostSets); ++i) {
    const auto& mixture = mixtures[i];
    Json components = Json::array();
    for (Eigen::Index j = 0; j < mixture.weights.size(); ++j) {
      Json component{{"weight", mixture.weights[j]}, {"mean", Json::array()}};
      for (const double x : mixture.means.col(j)) component["mean"].push_back(finite(x));
      if (!mixture.covariances.empty()) {
        component["covariance"] = Json::array();
        for (const auto& row : mixture.covariances[static_cast<std::size_t>(j)].rowwise())
          component["covariance"].push_back(std::vector<double>(row.begin(), row.end()));
      }
      components.push_back(std::move(component));
    }
    out["sets"].push_back(std::move(components));
  }
  return out;
}

/// How far models and predictions are from the truth, as far as it is known.
void addErrors(const Run& run, const TraceRow& numbers, const std::vector<int>& clusters,
               Json& report) {
  const auto& network = *run.network();
  if (network.coordinates.truth.cols() > 0) {
    report["mse"] = finite(numbers.mse);
    report["ari"] = adjustedRandIndex(clusters, network.clusters);
  }
  report["labelMse"] = nullptr;
  if (areNumbers(network.labels)) {
    report["labelMse"] = {{"train", finite(numbers.trainMse)}, {"test", finite(numbers.testMse)}};
    report["allLabels"] = allLabels(*network.data, numbers);
  }
  if (!readsClasses(network)) return;
  report["accuracy"] = {{"train", finite(numbers.trainAccuracy)},
                        {"validation", finite(numbers.validationAccuracy)}};
}

}  // namespace

Json notesOf(const Run& run) {
  Json notes = Json::array();
  const auto& network = *run.network();
  for (const auto& note : network.data->notes) notes.push_back(note);
  const auto attacks = run.experiment().attacks();
  for (std::size_t k = 0; k < attacks.size(); ++k)
    if (attacks[k].at("nodes").empty())
      notes.push_back(fmt::format("attacks[{}] names no nodes, so it has no effect", k));
  if (run.localPredictors() != nullptr) return notes;
  if (auto note = unlabeledNote(network, run.problem()); !note.empty())
    notes.push_back(std::move(note));
  if (!run.problem().isConvex())
    notes.push_back(
        "the losses are not convex: no certificate, and what a method finds depends on its start");
  if (auto why = infimumNotAttainedReason(run.experiment(), network, run.problem()); !why.empty())
    notes.push_back(std::move(why));
  return notes;
}

Json timing(double seconds, int threads) {
  return Json{{"seconds", seconds}, {"threads", threads}, {"isa", instructionSet()}};
}

Json runReport(const Run& run, const ReportOptions& options) {
  const auto& network = *run.network();
  const bool hasLearners = run.localPredictors() != nullptr;
  const auto bound = run.bound(0, options.stop);
  const auto clusters = nodeGroups(run.experiment(), *network.graph, run.primal());
  // Before the first iteration all models are equal, but that was not learned; what the run was
  // started from by somebody else has a row of its own.
  const bool isLearned =
      run.trace().rows().size() > 1 ||
      !learnedClusters(run.experiment(), *network.graph, run.primal(), run.iteration()).empty();
  const auto numbers = run.measure();

  Json report;
  addSummary(run, report);
  addConvergence(run, numbers, bound, report);
  report["graph"] = graphSummary(*network.graph, run.primal(), hasLearners);
  report["innerEdges"] = finite(
      network.knowsClusters() ? innerWeightShare(*network.graph, network.clusters) : std::nan(""));
  report["clusters"] = isLearned ? Json(clusterCount(clusters)) : Json(nullptr);
  report["singleNodes"] = isLearned ? Json(singleNodeCount(clusters)) : Json(nullptr);
  const auto kind = groupKindOf(run.experiment(), run.problem().dimension);
  report["groups"] = isLearned ? describeGroups(kind, clusters) : "none yet";
  report["conductance"] =
      finite(isLearned ? largestConductance(*network.graph, clusters) : std::nan(""));
  if (const auto mixtures = run.mixtures())
    report["mixtures"] = mixtureSummary(*network.graph, *mixtures);
  report["clusterGraph"] = isLearned ? clusterSummary(network, clusters) : Json(nullptr);
  report["uniqueOptimum"] = nullptr;
  if (run.measuresGtv()) {
    report.update(shortDiagnosis(run, clusters));
    reportUniqueness(run, report);
  }
  report["conventions"] = conventionsOf(run);
  if (std::isfinite(numbers.predictionGtv)) report["predictionGtv"] = numbers.predictionGtv;
  if (!std::isnan(numbers.privacySpent)) report["privacySpent"] = finite(numbers.privacySpent);
  addErrors(run, numbers, clusters, report);
  if (!isLearned && report.contains("ari")) report["ari"] = nullptr;
  if (!network.data->source.file.empty() && hasLabels(network.labels))
    report["errors"] = errorsByPart(run, options.stop);
  if (const auto benign = attackImpactOf(run)) report["poisoning"] = poisoningReport(run, *benign);
  if (const auto table = verticalSummary(run, options.stop))
    report["vertical"] = verticalJson(*table, network);
  if (options.diagnose && run.measuresGtv())
    report["diagnosis"] = fullDiagnosis(run, clusters, options.stop);
  return report;
}

Json mergeReports(const std::vector<Json>& reports) {
  check(!reports.empty(), "there is something to merge");
  std::vector<const Json*> parts;
  parts.reserve(reports.size());
  for (const auto& report : reports) parts.push_back(&report);
  return merge(parts, "");
}

std::string edgesCsv(const ProblemInstance& network) {
  std::string out = "source,target,weight\n";
  for (const auto& [head, tail, weight] : network.graph->edges())
    out += csvCell(network.nodeKeys[head]) + ',' + csvCell(network.nodeKeys[tail]) + ',' +
           formatNumber(weight) + '\n';
  return out;
}

std::string flowsCsv(const Run& run) {
  const auto& network = *run.network();
  const Matrix& W = run.primal();
  const Matrix& U = run.dual();
  std::string out = "source,target,difference,flow\n";
  for (int e = 0; e < network.graph->edgeCount(); ++e) {
    const auto& edge = network.graph->edge(e);
    const double difference = (W.col(edge.head) - W.col(edge.tail)).norm();
    const double flow = U.cols() > 0 ? U.col(e).norm() : 0;
    out += csvCell(network.nodeKeys[edge.head]) + ',' + csvCell(network.nodeKeys[edge.tail]) + ',' +
           formatNumber(difference) + ',' + formatNumber(flow) + '\n';
  }
  return out;
}

std::string heldOutCsv(const Json& heldOut) {
  std::string out = "lambda,mse,std,validationMse\n";
  for (std::size_t k = 0; k < heldOut.at("lambdas").size(); ++k) {
    for (const char* column : {"lambdas", "mse", "std", "validationMse"}) {
      const auto& values = heldOut.at(column);
      if (k < values.size() && values[k].is_number()) out += formatNumber(values[k].get<double>());
      out += std::string_view(column) == "validationMse" ? '\n' : ',';
    }
  }
  return out;
}

}  // namespace gtv
