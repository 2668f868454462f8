#include "diagnostics/diagnosis.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "diagnostics/cluster_graph.h"
#include "diagnostics/estimation_error.h"
#include "diagnostics/metrics.h"
#include "diagnostics/uniqueness.h"

namespace gtv {
namespace {

constexpr double saturated = 1 - 1e-6;

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(); }

Json number(const std::optional<double>& value) { return value ? number(*value) : Json(); }

Json numbers(ConstVec values) {
  Json out = Json::array();
  for (const double value : values) out.push_back(number(value));
  return out;
}

class Writer {
 public:
  Writer(const Diagnosed& subject, const DiagnosisOptions& options, const std::stop_token& stop)
      : subject_(subject), options_(options), stop_(stop) {}

  Json boundary() const;
  Json saturation() const;
  Json kkt() const;
  Json estimation() const;
  Json clusters(const std::vector<int>& partition) const;
  Json minimum() const;
  Json unique() const;
  Json critical() const;
  Json connected() const;

 private:
  std::string key(int node) const {
    return subject_.nodeKeys.empty() ? std::to_string(node) : subject_.nodeKeys[node];
  }
  Json keys(const std::vector<int>& nodes) const {
    Json out = Json::array();
    for (const int i : nodes) out.push_back(key(i));
    return out;
  }
  Json connected(const WellConnected& test) const;
  Json sides(const std::optional<WellConnected::Sides>& of) const;
  Json needed(const WellConnected& test) const;
  Json distance(const WellConnected& test) const;

  const Diagnosed& subject_;
  const DiagnosisOptions& options_;
  const std::stop_token& stop_;
};

Json Writer::boundary() const {
  if (subject_.truth.empty()) return {};
  return number(boundaryTotalVariation(subject_.problem, subject_.W, subject_.truth));
}

Json Writer::saturation() const {
  const Vector share = edgeSaturation(subject_.problem, subject_.U);
  if (share.size() == 0) return {};
  Json out;
  out["saturatedEdges"] = (share.array() >= saturated).count();
  out["largest"] = number(share.maxCoeff());
  return out;
}

Json Writer::kkt() const {
  const auto residuals = kktResiduals(subject_.problem, subject_.W, subject_.U);
  Json out;
  out["stationarity"] = number(residuals.stationarity);
  out["capacity"] = number(residuals.capacity);
  out["complementarity"] = number(residuals.complementarity);
  out["flow"] = number(residuals.flow);
  return out;
}

Json Writer::estimation() const {
  const auto error = estimationError(subject_.W, *subject_.data, subject_.truth, subject_.noise);
  Json out;
  out["estimate"] = number(error.estimate);
  out["pooled"] = number(error.pooled);
  out["ratio"] = number(error.ratio);
  out["expectedLocal"] = number(error.expectedLocal);
  out["expectedPooled"] = number(error.expectedPooled);
  out["expectedRatio"] = number(error.expectedRatio);
  return out;
}

Json Writer::clusters(const std::vector<int>& partition) const {
  const auto graph = clusterGraph(subject_.problem, subject_.W, subject_.U, partition);
  Json clusters = Json::array();
  for (const auto& cluster : graph.clusters) {
    Json entry;
    entry["size"] = cluster.size;
    entry["labeled"] = cluster.labeled;
    entry["mean"] = numbers(cluster.mean);
    clusters.push_back(std::move(entry));
  }
  Json links = Json::array();
  for (const auto& link : graph.links) {
    Json entry;
    entry["first"] = link.first;
    entry["second"] = link.second;
    entry["weight"] = number(link.weight);
    entry["edges"] = link.edges;
    entry["flow"] = numbers(link.flow);
    links.push_back(std::move(entry));
  }
  Json out;
  out["clusters"] = std::move(clusters);
  out["links"] = std::move(links);
  return out;
}

Json Writer::minimum() const {
  const auto answer =
      clusterMinimum(subject_.problem, subject_.truth, options_.clusterMinimum, stop_);
  Json out;
  if (!answer.why.empty()) {
    out["why"] = answer.why;
    return out;
  }
  Json models = Json::array();
  for (const auto& model : answer.models.colwise()) models.push_back(numbers(model));
  out["models"] = std::move(models);
  out["objective"] = number(answer.bound.primal);
  out["dual"] = number(answer.bound.dual);
  out["relativeGap"] = number(answer.bound.relative);
  out["finished"] = answer.finished;
  out["objectiveOfIterate"] = number(subject_.problem.objective(subject_.W));
  return out;
}

Json Writer::unique() const {
  const auto answer = uniqueness(subject_.problem, subject_.W, subject_.U, subject_.nodeKeys);
  Json out;
  switch (answer.verdict) {
    case Uniqueness::Verdict::Unique:
      out["verdict"] = "unique";
      break;
    case Uniqueness::Verdict::NotUnique:
      out["verdict"] = "not-unique";
      break;
    case Uniqueness::Verdict::Unknown:
      out["verdict"] = "unknown";
      break;
  }
  out["reason"] = answer.reason;
  out["nodes"] = keys(answer.nodes);
  return out;
}

void putBracket(const LambdaBracket& bracket, Json& out) {
  out["low"] = number(bracket.low);
  out["high"] = number(bracket.high);
  out["exact"] = bracket.exact;
}

Json Writer::critical() const {
  const auto critical = criticalLambda(subject_.problem, options_.critical, stop_);
  Json out;
  if (!critical.why.empty()) {
    out["why"] = critical.why;
    return out;
  }
  putBracket(critical.overall, out);
  out["finished"] = critical.finished;
  Json components = Json::array();
  for (const auto& component : critical.components) {
    Json entry;
    entry["nodes"] = keys(component.nodes);
    putBracket(component.bracket, entry);
    components.push_back(std::move(entry));
  }
  out["components"] = std::move(components);
  return out;
}

Json Writer::sides(const std::optional<WellConnected::Sides>& of) const {
  if (!of) return {};
  Json out;
  out["subset"] = keys(of->subset);
  out["boundary"] = number(of->boundary);
  out["curvature"] = number(of->curvature);
  out["disagreement"] = number(of->disagreement);
  out["left"] = number(of->left());
  out["right"] = number(of->cut);
  out["ratio"] = number(of->ratio());
  return out;
}

const char* nameOf(WellConnected::Term term) {
  switch (term) {
    case WellConnected::Term::Disconnected:
      return "disconnected";
    case WellConnected::Term::Boundary:
      return "boundary";
    case WellConnected::Term::Curvature:
      return "curvature";
    case WellConnected::Term::Disagreement:
      return "disagreement";
    default:
      return nullptr;
  }
}

Json Writer::needed(const WellConnected& test) const {
  const auto factor = test.neededSamples(subject_.problem.lambda);
  Json out;
  out["lambda"] = number(test.smallestLambda);
  out["innerWeightFactor"] = test.worst ? number(test.worst->ratio()) : Json();
  out["innerDensity"] = number(test.innerDensity());
  out["density"] = number(test.neededDensity());
  out["samplesFactor"] = number(factor);
  out["samples"] = nullptr;
  out["samplesNow"] = nullptr;
  if (subject_.data == nullptr) return out;
  double samples = 0;
  int nodes = 0;
  for (const int i : test.nodes) {
    if (subject_.problem.losses[i]->isZero()) continue;
    samples += static_cast<double>(subject_.data->datasets.sampleCount(i));
    ++nodes;
  }
  if (nodes == 0) return out;
  out["samplesNow"] = samples / nodes;
  if (factor) out["samples"] = number(*factor * samples / nodes);
  return out;
}

Json Writer::distance(const WellConnected& test) const {
  if (!test.optimum) return {};
  double largest = 0;
  for (const int i : test.nodes)
    largest = std::max(largest, (subject_.W.col(i) - *test.optimum).norm());
  return number(largest);
}

Json Writer::connected(const WellConnected& test) const {
  using Answer = WellConnected::Answer;
  const bool answered = test.answer == Answer::Yes || test.answer == Answer::No;
  Json out;
  out["nodes"] = keys(test.nodes);
  out["size"] = test.nodes.size();
  out["wellConnected"] = answered ? Json(test.answer == Answer::Yes) : Json();
  out["root"] = answered ? Json(key(test.root)) : Json();
  out["violating"] = keys(test.violating);
  out["why"] = test.answer == Answer::Unfinished ? "stopped before the answer" : test.why;
  out["smallestLambda"] = number(test.smallestLambda);
  const double lambda = subject_.problem.lambda;
  out["bound"] = test.boundPerLambda ? number(lambda * *test.boundPerLambda) : Json();
  out["boundPerLambda"] = number(test.boundPerLambda);
  out["boundOfPaper"] = test.boundPerLambda ? number(2 * lambda * *test.boundPerLambda) : Json();
  out["distance"] = distance(test);
  out["boundaryWeight"] = number(test.boundaryWeight);
  out["strongConvexity"] = test.optimum ? number(test.strongConvexity) : Json();
  out["smoothness"] = numbers(test.smoothness);
  out["gradients"] = numbers(test.gradients);
  out["worst"] = sides(test.worst);
  out["worstWithoutDisagreement"] = sides(test.worstWithoutDisagreement);
  const char* failing = test.worst ? nameOf(WellConnected::failing(*test.worst)) : nullptr;
  out["failing"] = failing != nullptr ? Json(failing) : Json();
  out["needed"] = needed(test);
  return out;
}

Json Writer::connected() const {
  Json out = Json::array();
  const auto add = [&](const std::string& partition, const std::vector<int>& clusters) {
    std::vector<std::vector<int>> nodes(static_cast<std::size_t>(clusterCount(clusters)));
    for (std::size_t i = 0; i < clusters.size(); ++i)
      nodes[clusters[i]].push_back(static_cast<int>(i));
    std::vector<WellConnected> tests;
    std::vector<std::size_t> numbers;
    for (std::size_t c = 0; c < nodes.size(); ++c) {
      if (nodes[c].empty()) continue;
      numbers.push_back(c);
      tests.push_back(wellConnected(subject_.problem, nodes[c], options_.wellConnected, stop_));
    }
    const auto limits = separationLimits(tests);
    for (std::size_t k = 0; k < tests.size(); ++k) {
      Json entry;
      entry["partition"] = partition;
      entry["cluster"] = numbers[k];
      entry.update(connected(tests[k]));
      entry["separateBelow"] = number(limits[k]);
      out.push_back(std::move(entry));
    }
  };
  if (options_.trueClustersWellConnected) add("true", subject_.truth);
  if (options_.learnedClustersWellConnected) add("learned", subject_.learned);
  return out;
}

}  // namespace

Json diagnosis(const Diagnosed& subject, const DiagnosisOptions& options,
               const std::stop_token& stop) {
  const Writer writer(subject, options, stop);
  Json out;
  out["boundaryGtv"] = writer.boundary();
  out["saturation"] = writer.saturation();
  out["kkt"] = writer.kkt();
  if (subject.data != nullptr && !subject.truth.empty()) out["estimation"] = writer.estimation();
  if (clusterCount(subject.learned) <= options.largestClusterGraph)
    out["clusterGraph"] = writer.clusters(subject.learned);
  if (options.trueClusterGraph && !subject.truth.empty()) {
    out["trueClusterGraph"] = writer.clusters(subject.truth);
    out["clusterMinimum"] = writer.minimum();
  }
  if (options.uniqueness) out["uniqueness"] = writer.unique();
  if (options.criticalLambda) out["criticalLambda"] = writer.critical();
  if (options.trueClustersWellConnected || options.learnedClustersWellConnected)
    out["wellConnected"] = writer.connected();
  return out;
}

}  // namespace gtv
