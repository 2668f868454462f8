#include "studies/bias_variance.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "base/broken_promise.h"
#include "base/parallel.h"
#include "exact/lambda_engine.h"
#include "exact/optimum_path.h"
#include "instances/local_models.h"
#include "instances/problem_building.h"
#include "models/catalogue.h"

namespace gtv {
namespace {

using Network = std::shared_ptr<const ProblemInstance>;

constexpr std::uint64_t testRepeat = std::uint64_t{1} << 40U;  ///< beyond all draws
constexpr int mostTestPoints = 20'000;                         ///< that are predicted, about
constexpr int mostTestSamples = 200'000;                       ///< that are drawn for that
constexpr int mostKept = 12;                                   ///< values of d' or of λ
constexpr int largestDegree = 10;

bool keepsFeatures(const ProblemInstance& network) { return network.parametricModel().isPlain(); }

/// The first features alone.
std::shared_ptr<const NodeData> firstFeatures(const NodeData& all, Eigen::Index count) {
  auto out = std::make_shared<NodeData>(all);
  const auto& from = all.datasets;
  out->datasets =
      LocalDatasets(from.allFeatures().leftCols(count), from.allLabels(), from.offsets());
  out->validation = {};
  out->truth.resize(count, 0);
  out->testSet = RowMatrix(0, count);
  out->testTruth.resize(0, 0);
  out->featureNames.resize(static_cast<std::size_t>(count));
  return out;
}

/// The fields of an experiment of which data is drawn again: with the truth of `network`.
Result<Experiment> withTruthOf(const ProblemInstance& network, const Experiment& experiment) {
  auto out = experiment.with("solver", Json{{"kind", "auto"}});
  if (!out || !experiment.data().has("truth")) return out;
  const auto& truth = network.raw->truth;
  Json vectors = Json::array();
  for (int i = 0; i < network.nodeCount(); ++i) {
    const auto id = static_cast<std::size_t>(network.ids[static_cast<std::size_t>(i)]);
    while (vectors.size() <= id)
      vectors.push_back(std::vector<double>(static_cast<std::size_t>(truth.rows()), 0.0));
    vectors[id] = std::vector<double>(truth.col(i).begin(), truth.col(i).end());
  }
  return out->with("data.truth", Json{{"kind", "each-node"}, {"vectors", std::move(vectors)}});
}

/// New features and noise on the graph of `of`, with its sampling set.
Result<std::shared_ptr<ProblemInstance>> drawAgain(const Experiment& experiment,
                                                   const ProblemInstance& of, std::uint64_t repeat,
                                                   const std::stop_token& stop) {
  const auto drawn = drawProblemInstance(experiment, repeat, stop);
  if (!drawn) return drawn.error();
  if ((*drawn)->ids != of.ids)
    return Error{
        "graph",
        "the graph has another number of nodes in every draw, so its data cannot be repeated"};
  auto out = std::make_shared<ProblemInstance>(**drawn);
  out->graph = of.graph;
  for (auto* part : {&out->data, &out->mapped}) {
    if (!*part) continue;
    auto labelled = std::make_shared<NodeData>(**part);
    labelled->labeled = of.data->labeled;
    *part = std::move(labelled);
  }
  return out;
}

/// Of the nodes with a labelled node in their part of the graph; of others the data says nothing.
struct TestPoints {
  std::vector<int> nodes;  ///< ascending
  LocalDatasets datasets;  ///< of these, with the values of the true functions
};

std::vector<int> reachedByLabels(const ProblemInstance& network) {
  const auto edges = static_cast<std::size_t>(network.graph->edgeCount());
  const auto part = network.graph->components(std::vector<bool>(edges, true));
  std::set<int> labelled;
  for (std::size_t i = 0; i < part.size(); ++i)
    if (network.data->labeled[i]) labelled.insert(part[i]);
  std::vector<int> out;
  for (std::size_t i = 0; i < part.size(); ++i)
    if (labelled.contains(part[i])) out.push_back(static_cast<int>(i));
  return out;
}

/// One value of the axis: the experiment, and the sums over the draws so far.
class ValueStudy {
 public:
  ValueStudy(Experiment experiment, const ProblemInstance& network, const TestPoints& test,
             double value, int kept)
      : experiment_(std::move(experiment)),
        network_(network),
        test_(test),
        value_(value),
        kept_(kept),
        mean_(Vector::Zero(test.datasets.sampleCount())) {}

  /// Fits the models of draw r and predicts the test points; false after a stop.
  Result<bool> draw(std::uint64_t r, const std::stop_token& stop) {
    auto drawn = drawAgain(experiment_, network_, r, stop);
    if (stop.stop_requested()) return false;
    if (!drawn) return drawn.error();
    auto& network = **drawn;
    if (kept_ > 0) network.data = firstFeatures(*network.data, kept_);
    const auto problem = buildProblem(experiment_, network, stop);
    if (stop.stop_requested()) return false;
    if (!problem) return problem.error();
    if (!problem->isConvex()) return Error{"model", whyNoOptimum};
    if (auto fits = checkCapacities(*problem->graph, experiment_.lambda()); !fits)
      return fits.error();
    LambdaEngine engine(*problem);
    const auto& optimum = engine.track(experiment_.lambda(), {.stop = stop});
    if (stop.stop_requested()) return false;
    predictions_.resize(mean_.size());
    const auto& points = test_.datasets;
    for (int k = 0; k < points.nodeCount(); ++k) {
      const RowMatrix X =
          points.features(k).leftCols(kept_ > 0 ? kept_ : points.allFeatures().cols());
      predictions_.segment(points.firstSample(k), points.sampleCount(k)) =
          network.predict(optimum.W.col(test_.nodes[static_cast<std::size_t>(k)]), X).col(0);
    }
    return true;
  }

  /// Adds what draw() has predicted to the sums; `noise` is σε of the new labels.
  void add(const Vector& noise) {
    ++draws_;
    const auto& truth = test_.datasets.allLabels();
    const Vector difference = predictions_ - mean_;
    mean_ += difference / draws_;
    squares_ += difference.dot(predictions_ - mean_);
    risk_ += (predictions_ - truth - noise).squaredNorm();
  }

  BiasVariancePoint point(double noise) const {
    const auto& truth = test_.datasets.allLabels();
    const auto count = static_cast<double>(mean_.size());
    BiasVariancePoint out;
    out.value = value_;
    out.variance = squares_ / (count * (draws_ - 1));
    out.bias = std::max(0.0, (mean_ - truth).squaredNorm() / count - out.variance / draws_);
    out.noise = noise * noise;
    out.risk = risk_ / (count * draws_);
    return out;
  }

 private:
  Experiment experiment_;
  const ProblemInstance& network_;
  const TestPoints& test_;
  double value_;
  int kept_;  ///< features; 0: all
  Vector mean_;
  Vector predictions_;
  double squares_ = 0;
  double risk_ = 0;
  int draws_ = 0;
};

/// New samples with labels without noise, which are the values of the true functions.
Result<TestPoints> drawTest(const Experiment& experiment, const ProblemInstance& network,
                            const std::stop_token& stop) {
  TestPoints out{reachedByLabels(network), {}};
  if (out.nodes.empty())
    return Error{"data.labeledFraction", "no node is labelled, so there is nothing to learn from"};
  const auto some = static_cast<int>(out.nodes.size());
  const int samples = std::min(std::clamp(mostTestPoints / some, 20, 4000),
                               std::max(20, mostTestSamples / network.nodeCount()));
  Result<Experiment> changed = experiment;
  const std::vector<std::pair<const char*, Json>> changes{{"data.samples", samples},
                                                          {"data.samplesMax", 0},
                                                          {"data.noise", 0},
                                                          {"attacks", Json::array()}};
  for (const auto& [path, value] : changes)
    if (changed) changed = changed->with(path, value);
  if (changed && experiment.data().has("copies")) changed = changed->with("data.copies", 0);
  if (!changed) return changed.error();
  const auto drawn = drawAgain(*changed, network, testRepeat, stop);
  if (!drawn) return drawn.error();
  const auto& all = (*drawn)->data->datasets;
  RowMatrix X(Eigen::Index{samples} * some, all.dimension());
  Vector y(X.rows());
  std::vector<Eigen::Index> offsets{0};
  for (const int i : out.nodes) {
    X.middleRows(offsets.back(), samples) = all.features(i);
    y.segment(offsets.back(), samples) = all.labels(i);
    offsets.push_back(offsets.back() + samples);
  }
  out.datasets = LocalDatasets(std::move(X), std::move(y), std::move(offsets));
  return out;
}

Result<std::vector<ValueStudy>> makeStudies(const Experiment& experiment,
                                            const ProblemInstance& network, const TestPoints& test,
                                            const BiasVarianceOptions& options) {
  std::vector<ValueStudy> out;
  out.reserve(options.values.size());
  for (const double value : options.values) {
    const auto whole = static_cast<std::int64_t>(std::llround(value));
    Result<Experiment> at = experiment;
    int kept = 0;
    if (options.axis == BiasAxis::Lambda) {
      at = at->with("lambda", value);
    } else if (options.axis == BiasAxis::Samples) {
      at = at->with("data.samples", whole);
      if (at) at = at->with("data.samplesMax", 0);
    } else if (keepsFeatures(network)) {
      kept = static_cast<int>(whole);
    } else {
      at = at->with("model.degree", whole);
    }
    if (!at) return at.error();
    out.emplace_back(std::move(*at), network, test, value, kept);
  }
  return out;
}

/// Draw r for all values; false after a stop.
Result<bool> drawAll(std::vector<ValueStudy>& studies, int r, const BiasVarianceOptions& options) {
  std::vector<std::optional<Error>> errors(studies.size());
  std::vector<char> done(studies.size(), 0);
  parallelFor(static_cast<int>(studies.size()), options.threads, [&](int k) {
    const auto at = static_cast<std::size_t>(k);
    try {
      auto drawn = studies[at].draw(static_cast<std::uint64_t>(r) + 1, options.stop);
      if (drawn)
        done[at] = *drawn ? 1 : 0;
      else
        errors[at] = drawn.error();
    } catch (...) {
      errors[at] = caughtError("for the decomposition of the error");
    }
  });
  if (options.stop.stop_requested()) return false;
  for (auto& error : errors)
    if (error) return *error;
  return std::all_of(done.begin(), done.end(), [](char is) { return is != 0; });
}

}  // namespace

Result<void> checkBiasVariance(const Experiment& experiment, const ProblemInstance& network) {
  const auto data = experiment.data();
  if (!data.has("noise") || !data.has("samples"))
    return Error{"data",
                 "the truth behind this data is not known, so bias and noise cannot be told apart. "
                 "Choose data that is drawn, “Synthetic, linear model” or “Synthetic, sine waves”"};
  if (network.labels != LabelKind::Real && areNumbers(network.labels))
    return Error{
        "loss",
        "the labels are no normal variables around their mean, and the noise that is taken "
        "out of the error is normal. Choose real labels and a loss for them"};
  if (network.labels != LabelKind::Real || data.text("labels") != "real")
    return Error{"data.labels",
                 "labels are classes, and the error that is taken apart is the squared one of "
                 "numbers. Choose "
                 "real labels and a loss for them"};
  if (trainsLearners(experiment))
    return Error{"solver",
                 "the method trains models that fit and predict; bias and variance are those of "
                 "the minimisers "
                 "of GTVMin, which are parameter vectors. Choose the method “Automatic” (auto)"};
  if (auto fits = checkParametric(experiment.model()); !fits) return fits;
  if (!network.data->ownData.empty())
    return Error{"nodes",
                 "some nodes have data that was given by hand, of which no more can be drawn"};
  return {};
}

Result<std::vector<double>> biasVarianceValues(const Experiment& experiment,
                                               const ProblemInstance& network, BiasAxis axis) {
  std::vector<double> out;
  if (axis == BiasAxis::Lambda) {
    if (network.graph->edgeCount() == 0) return Error{"lambda", "λ changes nothing without edges"};
    const auto problem = buildProblem(experiment, network);
    if (!problem) return problem.error();
    if (!problem->isConvex()) return Error{"model", whyNoOptimum};
    OptimumPathOptions options;
    options.count = mostKept;
    auto lambdas = pathGrid(*problem, options);
    // The present one is among them.
    const auto place = std::lower_bound(lambdas.begin(), lambdas.end(), experiment.lambda());
    if (experiment.lambda() > 0 && (place == lambdas.end() || *place != experiment.lambda()))
      lambdas.insert(place, experiment.lambda());
    return lambdas;
  }
  if (axis == BiasAxis::Samples) {
    const int now = std::max(1, experiment.data().integer("samples"));
    const int end = std::max(32, 4 * now);
    for (int m = 1; m <= end; m *= 2)
      for (const int value : {m, m + m / 2})
        if (value <= end && (out.empty() || value > out.back())) out.push_back(value);
    if (const auto at = std::lower_bound(out.begin(), out.end(), now);
        at == out.end() || *at != now)
      out.insert(at, now);
    return out;
  }
  const auto model = experiment.model();
  if (!keepsFeatures(network) && !model.has("degree"))
    return Error{"model",
                 "the model has no degree, and is not linear in the features: its size cannot be "
                 "varied here"};
  const int d = network.data->datasets.dimension();
  if (keepsFeatures(network) && d < 2)
    return Error{"data",
                 "there is one feature, so none can be left out. Choose more of them, or the "
                 "model “Polynomial”, whose degree is varied"};
  const int end = keepsFeatures(network) ? d : std::max(largestDegree, model.integer("degree"));
  const int steps = std::min(end, mostKept);
  for (int k = 1; k <= steps; ++k)
    out.push_back(std::round(1 + (end - 1.0) * (k - 1) / std::max(1, steps - 1)));
  return out;
}

Result<BiasVariance> biasVariance(const Experiment& experiment, const ProblemInstance& network,
                                  const BiasVarianceOptions& options) {
  check(options.draws >= 2, "a variance takes two draws");
  if (auto possible = checkBiasVariance(experiment, network); !possible) return possible.error();
  const auto drawn = withTruthOf(network, experiment);
  if (!drawn) return drawn.error();
  BiasVariance out;
  out.axis = options.axis;
  const auto test = drawTest(*drawn, network, options.stop);
  if (options.stop.stop_requested()) return out;
  if (!test) return test.error();
  auto studies = makeStudies(*drawn, network, *test, options);
  if (!studies) return studies.error();
  const double noise = experiment.data().number("noise");
  out.nodes = static_cast<int>(test->nodes.size());
  Matrix epsilon(test->datasets.sampleCount(), 1);
  for (int r = 0; r < options.draws; ++r) {
    const auto whole = drawAll(*studies, r, options);
    if (!whole) return whole.error();
    if (!*whole) break;
    Rng(experiment.seed(), static_cast<std::uint64_t>(r) + 1)
        .stream("new-labels")
        .fillNormal(epsilon);
    for (auto& study : *studies) study.add(noise * epsilon.col(0));
    out.draws = r + 1;
    if (out.draws < 2) continue;
    out.points.clear();
    for (const auto& study : *studies) out.points.push_back(study.point(noise));
    if (options.progress) options.progress(out);
  }
  return out;
}

}  // namespace gtv
