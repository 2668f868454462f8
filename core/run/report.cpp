#include "run/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/csv.h"
#include "base/number.h"
#include "base/version.h"
#include "data/data_table.h"
#include "diagnostics/metrics.h"
#include "losses/catalogue.h"
#include "penalties/catalogue.h"

namespace gtv {
namespace {

Json finite(double x) { return std::isfinite(x) ? Json(x) : Json(nullptr); }

/// Numbers that describe the problem, not its outcome.
bool staysPlain(const std::string& key) {
  static const std::set<std::string> keys{"lambda", "nodes", "edges", "dimension", "seed"};
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
  return Json{{"mean", mean},
              {"std", count > 1 ? std::sqrt(squares / (count - 1)) : 0.0},
              {"values", values}};
}

Json merge(const std::vector<const Json*>& parts, const std::string& key) {
  const auto& first = *parts.front();
  if (first.is_object()) {
    Json out = Json::object();
    for (const auto& [name, item] : first.items()) {
      std::vector<const Json*> inner;
      inner.reserve(parts.size());
      for (const auto* part : parts) inner.push_back(&part->at(name));
      out[name] = merge(inner, name);
    }
    return out;
  }
  const bool numeric =
      std::any_of(parts.begin(), parts.end(), [](const Json* part) { return part->is_number(); });
  if (numeric && !staysPlain(key)) return mergeNumbers(parts);
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
  Json list = Json::array();
  for (const auto* part : parts) list.push_back(*part);
  return list;
}

}  // namespace

Json timing(double seconds, int threads) {
  return Json{{"seconds", seconds}, {"threads", threads}, {"isa", instructionSet()}};
}

Json runReport(const Run& run) {
  const auto& problem = run.problem();
  const auto& network = *run.network();
  const auto& experiment = run.experiment();
  const auto& W = run.primal();
  const auto bound = run.bound();
  const double radius = ballRadius(W);
  const auto clusters = fusedClusters(*network.graph, W, run.clusterTolerance());
  const auto labels = labelError(W, *network.data);
  const double loss = problem.loss(W);
  const double gtv = problem.totalVariation(W);

  Json report;
  report["status"] = statusName(run.status());
  report["message"] = run.message();
  report["title"] = experiment.title();
  report["seed"] = experiment.seed();
  report["solver"] = run.solverId();
  report["iterations"] = run.iteration();
  report["lambda"] = problem.lambda;
  report["nodes"] = network.nodeCount();
  report["edges"] = network.graph->edgeCount();
  report["dimension"] = problem.dimension;
  int withoutData = 0;
  int isolated = 0;
  for (int i = 0; i < network.nodeCount(); ++i) {
    withoutData += network.data->datasets.sampleCount(i) == 0 ? 1 : 0;
    isolated += network.graph->degree(i) == 0 ? 1 : 0;
  }
  report["nodesWithoutData"] = withoutData;
  report["isolatedNodes"] = isolated;
  report["objective"] = finite(loss + problem.lambda * gtv);
  report["loss"] = finite(loss);
  report["gtv"] = finite(gtv);
  report["gap"] = finite(bound.gap);
  report["relativeGap"] = finite(bound.relative);
  report["ballGap"] = finite(ballGap(problem, W, run.dual(), radius));
  report["ballRadius"] = finite(radius);
  report["kktResidual"] = finite(kktResidual(problem, W, run.dual()));
  report["clusters"] = clusterCount(clusters);
  report["conventions"] = {{"loss", describeLoss(experiment.loss(), network.data->intercept >= 0)},
                           {"penalty", fmt::format("λ Σ_e A_e φ(w_i − w_j), φ(v) = {}",
                                                   describePenalty(experiment.penalty()))}};
  if (network.data->truth.cols() > 0) {
    report["mse"] = finite(meanSquaredError(W, network.data->truth));
    report["ari"] = adjustedRandIndex(clusters, network.clusters);
  }
  report["labelMse"] = {{"train", finite(labels.train)}, {"test", finite(labels.test)}};
  return report;
}

Json mergeReports(const std::vector<Json>& reports) {
  check(!reports.empty(), "there is something to merge");
  std::vector<const Json*> parts;
  parts.reserve(reports.size());
  for (const auto& report : reports) parts.push_back(&report);
  return merge(parts, "");
}

std::string edgesCsv(const Network& network) {
  std::string out = "source,target,weight\n";
  for (const auto& [head, tail, weight] : network.graph->edges())
    out += csvCell(network.nodeKeys[head]) + ',' + csvCell(network.nodeKeys[tail]) + ',' +
           formatNumber(weight) + '\n';
  return out;
}

std::string flowsCsv(const Run& run) {
  const auto& network = *run.network();
  std::string out = "source,target,difference,flow\n";
  for (int e = 0; e < network.graph->edgeCount(); ++e) {
    const auto& edge = network.graph->edge(e);
    const double difference = (run.primal().col(edge.head) - run.primal().col(edge.tail)).norm();
    const double flow = run.dual().cols() > 0 ? run.dual().col(e).norm() : 0;
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
