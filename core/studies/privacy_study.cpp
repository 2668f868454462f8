#include "studies/privacy_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "base/decompositions.h"
#include "base/number.h"
#include "base/parallel.h"
#include "diagnostics/mutual_information.h"
#include "federated/learner_fit.h"
#include "instances/local_models.h"
#include "instances/memory_estimate.h"
#include "instances/problem_building.h"
#include "losses/catalogue.h"
#include "models/mapped_data.h"
#include "privacy/perturbed_data.h"
#include "run/run.h"

namespace gtv {
namespace {

/// Of σ, over two noiseDecades to either side of where noise and signal are equal.
constexpr int noiseLevels = 41;
constexpr double noiseDecades = 2;
/// Replicates per parameter: fewer leave R² to chance.
constexpr int replicatesPerParameter = 4;

/// The minimisers that utility is measured by.
constexpr int minimiserIterations = 5000;
constexpr double minimiserTolerance = 1e-6;

/// Predictions are told from each other by what they are in so many directions.
constexpr Eigen::Index mostDirections = 30;
/// Iterations of models that fit and predict, which prove no minimiser.
constexpr std::int64_t learnerIterations = 100;

/// Bytes per number of a replicate: the updates, the updates with noise, and their squares.
constexpr double bytesOfShared = 3 * sizeof(double);

/// Updates that differ by less than this share of their size differ by rounding.
constexpr double roundingShare = 1e-13;

/// Is the perturbed iteration the affine one of privacy_curve.h?
bool isLinearLeastSquares(const Experiment& experiment, const ProblemInstance& network) {
  const auto loss = experiment.loss();
  const auto& model = network.parametricModel();
  return network.coordinates.areParameters && model.isPlain() && model.ridgeOfSum == 0 &&
         model.ridgeOfMean == 0 && loss.kind() == "squared" && loss.text("scale") == "mean" &&
         loss.number("ridge") == 0 && loss.number("lasso") == 0 &&
         ownLosses(experiment, network).empty();
}

std::vector<double> noisesAround(double signal) {
  std::vector<double> noises;
  noises.reserve(noiseLevels);
  for (int k = 0; k < noiseLevels; ++k)
    noises.push_back(signal * std::pow(10, noiseDecades * (2.0 * k / (noiseLevels - 1) - 1)));
  return noises;
}

double varianceOf(const Vector& values) { return (values.array() - values.mean()).square().mean(); }

/// The exact curves of a label.
Result<void> exactCurves(const FedRelaxNetwork& network, const PrivateNumber& number,
                         const PrivacyOptions& options, PrivacyStudy& study) {
  const double variance = varianceOf(network.datasets.allLabels());
  const Vector c =
      labelSensitivity(network.datasets.features(number.node),
                       network.lambda * network.graph.strength(number.node), number.sample);
  const double signal = c.norm() * std::sqrt(variance);
  if (!(signal > 0)) return Error{"", "the update does not depend on this label"};
  const auto noises = options.levels.empty() ? noisesAround(signal) : options.levels;
  PrivateLabel label{number.node, number.sample, variance, 0};
  auto known = privacyCurve(network, label, noises, study.cost);
  if (!known) return known.error();
  study.known = std::move(*known);
  if (options.present) {
    const auto present = privacyCurve(network, label, {*options.present}, study.cost);
    if (!present) return present.error();
    study.present = present->front();
  }
  label.otherVariance = variance;
  auto unknown = privacyCurve(network, label, noises, study.cost);
  if (!unknown) return unknown.error();
  study.unknown = std::move(*unknown);
  study.exact = true;
  return {};
}

/// The pairs that R² is of: the private number, and the update without noise (a row each).
struct Replicates {
  Vector numbers;
  Matrix updates;
  double size;  ///< the largest number that is shared
};

/// The private number takes other values: what the node shares then.
class UpdateOf {
 public:
  UpdateOf(const Experiment& experiment, const ProblemInstance& network, double lambda,
           const PrivateNumber& number)
      : network_(network),
        number_(number),
        coupling_(lambda * network.graph->strength(number.node)),
        privacy_(experiment.privacy()),
        seed_(Rng(experiment.seed(), network.repeat).stream("privacy")),
        context_(methodContextOf(experiment, network)),
        factor_(experiment.solver().has("coupling") &&
                        experiment.solver().text("coupling") == "exact"
                    ? 1
                    : 0.5),
        loss_([&] {
          const auto own = ownLosses(experiment, network);
          const auto found = own.find(number.node);
          return found == own.end() ? experiment.loss() : found->second;
        }()) {}

  /// Linear maps are public, and stay what they are; they take shared test points along, and so the
  /// samples here.
  Result<void> prepare(const Vector& values) {
    const auto& raw = *network_.raw;
    const RowMatrix sample = raw.datasets.features(number_.node).row(number_.sample);
    RowMatrix samples = sample.replicate(values.size(), 1);
    if (number_.feature >= 0) samples.col(number_.feature) = values;
    values_ = values;
    mapped_ = raw;
    mapped_.testSet = samples;
    if (auto done = map(seed_, mapped_); !done) return done;
    isPublic_ = privacy_.kind() == "none" || mapped_.testSet.rows() != samples.rows() ||
                mapped_.testSet.cols() != samples.cols() || mapped_.testSet != samples;
    return {};
  }

  Result<Vector> operator()(Eigen::Index k, const Rng& rng, const std::stop_token& stop) const {
    const auto node = number_.node;
    if (isPublic_) {
      RowMatrix X = mapped_.datasets.features(node);
      Vector y = mapped_.datasets.labels(node);
      X.row(number_.sample) = mapped_.testSet.row(k);
      if (number_.feature < 0) y[number_.sample] = values_[k];
      return update(mapped_, std::move(X), std::move(y), stop);
    }
    // Noise and groups are made anew; groups are of the samples of all nodes.
    NodeData changed = *network_.raw;
    const auto row = changed.datasets.firstSample(node) + number_.sample;
    auto X = changed.datasets.allFeatures();
    auto y = changed.datasets.allLabels();
    (number_.feature < 0 ? y[row] : X(row, number_.feature)) = values_[k];
    changed.datasets = {std::move(X), std::move(y), network_.raw->datasets.offsets()};
    if (auto done = map(rng, changed); !done) return done.error();
    return update(changed, changed.datasets.features(node), changed.datasets.labels(node), stop);
  }

 private:
  Result<void> map(const Rng& rng, NodeData& data) const {
    if (privacy_.kind() == "none") return {};
    return privacyCatalogue().find(privacy_.kind())->make(privacy_, {rng, network_.ids}, data);
  }

  /// Of one node with these samples, in the coordinates of `like`.
  Result<Vector> update(const NodeData& like, RowMatrix X, Vector y,
                        const std::stop_token& stop) const {
    if (context_.models)
      return firstPredictions(*context_.models, number_.node, X, y, network_.data->testSet,
                              factor_ * coupling_, context_.rng, stop);
    NodeData data;
    const auto m = X.rows();
    data.testSet.resize(0, X.cols());
    data.datasets = {std::move(X), std::move(y), {0, m}};
    data.classes = like.classes;
    data.featureNames = like.featureNames;
    data.intercept = like.intercept;
    if (const auto& features = network_.parametricModel().map)
      if (auto done = mapData(*features, data); !done) return done.error();
    const auto shared = std::make_shared<const LocalDatasets>(std::move(data.datasets));
    const LossContext context{shared, data.intercept, data.classes, network_.model};
    const auto loss = lossCatalogue().find(loss_.kind())->make.make(loss_, context, 0);
    if (!loss) return loss.error();
    Vector w = Vector::Zero((*loss)->dimension());
    (*loss)->prox(coupling_)->apply(w);
    return w;
  }

  const ProblemInstance& network_;
  PrivateNumber number_;
  double coupling_;
  Choice privacy_;
  Rng seed_;
  MethodContext context_;
  double factor_;  ///< κ of models that fit and predict
  Choice loss_;
  Vector values_;
  NodeData mapped_;  ///< behind a public map; the test set holds the samples with the other values
  bool isPublic_ = true;
};

/// Where the rows are along `count` directions in which they vary most, by subspace iteration.
/// Noise that is as large in all directions is so in these, and what does not vary in others tells
/// nothing there. Nothing if a stop is asked for.
std::optional<Matrix> alongMainDirections(const Matrix& rows, Eigen::Index count, Rng rng,
                                          const std::stop_token& stop) {
  constexpr int rounds = 6;
  const Matrix centred = rows.rowwise() - rows.colwise().mean();
  Matrix directions(rows.cols(), count);
  rng.fillNormal(directions);
  Matrix seen(rows.rows(), count);
  for (int round = 0; round <= rounds; ++round) {
    auto factors = thinQr(directions, stop);
    if (!factors) return {};
    directions = std::move(factors->Q);
    seen.noalias() = centred * directions;
    if (stop.stop_requested()) return {};
    if (round < rounds) directions.noalias() = centred.transpose() * seen;
  }
  return seen;
}

Result<Replicates> replicate(const Experiment& experiment, const ProblemInstance& network,
                             double lambda, const PrivateNumber& number,
                             const PrivacyOptions& options, Rng& rng) {
  if (!(lambda * network.graph->strength(number.node) > 0))
    return Error{"lambda", "a node that is not coupled to others shares nothing"};
  const auto& data = network.raw->datasets;
  const Vector values = number.feature < 0 ? Vector(data.allLabels())
                                           : Vector(data.allFeatures().col(number.feature));
  if (!(values.maxCoeff() > values.minCoeff()))
    return Error{"", "this number is the same in all samples, so nothing can be learned about it"};
  const bool predicts = trainsLearners(experiment);
  const auto d = predicts ? network.coordinates.count : network.dimension();
  const auto directionCount = predicts ? std::min<Eigen::Index>(d, mostDirections) : d;
  const int count =
      std::max(options.replicates, replicatesPerParameter * (static_cast<int>(directionCount) + 1));
  const auto purpose = fmt::format("{} replicates of {} numbers that are shared", count, d);
  const double bytes = bytesOfShared * static_cast<double>(count) * static_cast<double>(d);
  if (auto fits = checkMemory({{{"replicates", purpose, bytes}}}); !fits) return fits.error();
  Replicates out{Vector(count), Matrix(count, d), 0};
  for (double& drawn : out.numbers) drawn = values[rng.below(values.size())];
  UpdateOf updateOf(experiment, network, lambda, number);
  if (auto done = updateOf.prepare(out.numbers); !done) return done.error();
  // Every replicate draws from a stream of its own.
  std::vector<std::optional<Error>> errors(static_cast<std::size_t>(count));
  parallelFor(count, options.threads, [&](int k) {
    if (options.stop.stop_requested()) return;
    const auto update = updateOf(k, rng.stream(fmt::format("replicate {}", k)), options.stop);
    if (update)
      out.updates.row(k) = update->transpose();
    else
      errors[static_cast<std::size_t>(k)] = update.error();
  });
  if (options.stop.stop_requested()) return Error{"", "stopped"};
  for (const auto& error : errors)
    if (error) return *error;
  out.size = out.updates.cwiseAbs().maxCoeff();
  if (!predicts) return out;
  auto main =
      alongMainDirections(out.updates, directionCount, rng.stream("directions"), options.stop);
  if (!main) return Error{"", "stopped"};
  out.updates = std::move(*main);
  return out;
}

/// By how much the private number moves the update: a standard deviation.
Result<double> signalOf(const Replicates& replicates) {
  const auto& updates = replicates.updates;
  const double signal =
      std::sqrt((updates.rowwise() - updates.colwise().mean()).rowwise().squaredNorm().mean());
  if (signal > roundingShare * (1 + replicates.size)) return signal;
  return Error{"", "the update does not depend on this number, so nothing of it is shared"};
}

Result<void> estimatedCurve(const Experiment& experiment, const ProblemInstance& network,
                            double lambda, const PrivateNumber& number,
                            const PrivacyOptions& options, PrivacyStudy& study) {
  auto rng = Rng(experiment.seed(), network.repeat).stream("privacy study");
  const auto replicates = replicate(experiment, network, lambda, number, options, rng);
  if (!replicates) return replicates.error();
  const auto& updates = replicates->updates;
  const auto signal = signalOf(*replicates);
  if (!signal) return signal.error();
  // The same noise at every level, but for its size: the curve is as smooth as it is.
  Matrix noise(updates.rows(), updates.cols());
  rng.fillNormal(noise);
  const auto point = [&](double sigma) {
    const Matrix shared = updates + sigma * noise;
    return PrivacyPoint{sigma, estimatedInformation(replicates->numbers, shared),
                        sigma * sigma * study.cost};
  };
  for (const double sigma : options.levels.empty() ? noisesAround(*signal) : options.levels) {
    if (options.stop.stop_requested()) return Error{"", "stopped"};
    study.known.push_back(point(sigma));
  }
  if (options.present) study.present = point(*options.present);
  return {};
}

/// The document with its features hidden so well.
Result<Experiment> hidden(const Experiment& experiment, PrivacyOver over, double level) {
  if (over == PrivacyOver::Features)
    return experiment.with("privacy", Json{{"kind", "noise"}, {"noise", level}});
  return experiment.with("privacy", Json{{"kind", "k-anonymity"}, {"k", level}});
}

std::vector<double> featureLevels(const ProblemInstance& network, PrivacyOver over) {
  std::vector<double> levels;
  const auto& X = network.raw->datasets.allFeatures();
  if (over == PrivacyOver::Groups) {
    const auto samples = static_cast<double>(X.rows());
    for (Eigen::Index decade = 1; decade < X.rows(); decade *= 10)
      for (const auto k : {decade, 2 * decade, 5 * decade})
        if (k < X.rows()) levels.push_back(static_cast<double>(k));
    levels.push_back(samples);
    return levels;
  }
  double variance = 0;
  const auto columns = plainColumns(*network.raw);
  for (const int j : columns)
    variance += varianceOf(X.col(j)) / static_cast<double>(columns.size());
  constexpr int count = 13;
  constexpr double decades = 3;
  for (int k = 0; k < count; ++k)
    levels.push_back(std::sqrt(variance) * std::pow(10, decades * k / (count - 1) - 2));
  return levels;
}

/// The document with which minimiser() is found. Models that fit and predict have no other method
/// that leads there.
Result<Experiment> solvedBy(const Experiment& experiment, double lambda) {
  auto out = withModelOfMethod(experiment);
  if (out) out = out->with("lambda", lambda);
  if (!out) return out;
  if (trainsLearners(experiment))
    return out->with(
        "stop", Json{{"maxIterations", std::min(learnerIterations, experiment.maxIterations())}});
  out = out->with("solver", Json{{"kind", "auto"}});
  if (!out) return out;
  return out->with("stop",
                   Json{{"maxIterations", minimiserIterations}, {"tolerance", minimiserTolerance}});
}

/// The minimiser of the document's own problem on this network; nothing where none was proved. Of
/// models that fit and predict the predictions that they come to.
std::optional<Matrix> minimiser(const Experiment& experiment,
                                const std::shared_ptr<const ProblemInstance>& network,
                                const std::stop_token& stop) {
  auto run = Run::start(experiment, network, stop);
  if (!run || !(*run)->problem().isConvex()) return {};
  if (trainsLearners(experiment)) {
    const auto end = (*run)->advance(learnerIterations, stop);
    if (end == RunStatus::Stopped || end == RunStatus::Diverged) return {};
    return (*run)->primal() / std::sqrt(static_cast<double>(network->data->testSet.rows()));
  }
  if ((*run)->advance(minimiserIterations, stop) != RunStatus::Converged) return {};
  return (*run)->primal();
}

/// Over features and groups: a network for every level.
Result<void> featureCurve(const Experiment& experiment, const ProblemInstance& network,
                          double lambda, const PrivateNumber& number, const PrivacyOptions& options,
                          PrivacyStudy& study) {
  const auto solved = solvedBy(experiment, lambda);
  auto plain = solved ? solved->with("privacy", Json{{"kind", "none"}}) : solved;
  if (!plain) return plain.error();
  const auto open = drawProblemInstance(*plain, network.repeat, options.stop);
  if (!open) return open.error();
  const auto stream = Rng(experiment.seed(), network.repeat).stream("privacy study");
  study.updateNoise = options.updateNoise;
  if (!(study.updateNoise > 0)) {
    auto rng = stream;
    const auto seen = replicate(*plain, **open, lambda, number, options, rng);
    if (!seen) return seen.error();
    const auto signal = signalOf(*seen);
    if (!signal) return signal.error();
    study.updateNoise = *signal;
  }
  const auto target = minimiser(*plain, *open, options.stop);
  const auto point = [&](double level) -> Result<PrivacyPoint> {
    const auto document = hidden(*solved, options.over, level);
    if (!document) return document.error();
    const auto behind = drawProblemInstance(*document, network.repeat, options.stop);
    if (!behind) return behind.error();
    auto rng = stream;
    const auto replicates = replicate(*document, **behind, lambda, number, options, rng);
    if (!replicates) return replicates.error();
    Matrix noise(replicates->updates.rows(), replicates->updates.cols());
    rng.fillNormal(noise);
    const Matrix shared = replicates->updates + study.updateNoise * noise;
    PrivacyPoint out{level, estimatedInformation(replicates->numbers, shared),
                     std::numeric_limits<double>::quiet_NaN()};
    if (!target) return out;
    if (const auto found = minimiser(*document, *behind, options.stop);
        found && found->rows() == target->rows())
      out.excess = (*found - *target).colwise().squaredNorm().mean();
    return out;
  };
  for (const double level :
       options.levels.empty() ? featureLevels(network, options.over) : options.levels) {
    const auto found = point(level);
    if (options.stop.stop_requested()) return Error{"", "stopped"};
    if (!found) return found.error();
    study.known.push_back(*found);
  }
  if (options.present) {
    const auto found = point(*options.present);
    if (!found) return found.error();
    study.present = *found;
  }
  return {};
}

}  // namespace

std::vector<int> privateFeatures(const ProblemInstance& network) {
  return plainColumns(*network.raw);
}

Result<void> checkPrivateNumber(const Experiment& experiment, const ProblemInstance& network,
                                const PrivateNumber& number) {
  const auto& datasets = network.raw->datasets;
  if (number.node < 0 || number.node >= network.nodeCount())
    return Error{"node", "there is no such node"};
  const auto node = static_cast<std::size_t>(number.node);
  const auto m = datasets.sampleCount(number.node);
  if (!network.data->labeled[node] || m == 0)
    return Error{"node", "this node has no data that it could share"};
  if (network.isAttacker(number.node))
    return Error{"node", "this node is an attacker: what it shares is not what it has"};
  if (number.sample < 0 || number.sample >= m)
    return Error{"sample", fmt::format("expected 1 to {}, the samples of this node", m)};
  if (number.feature < 0 && !hasLabels(network.labels))
    return Error{"feature", "the data has no labels; ask about a feature"};
  const auto features = privateFeatures(network);
  if (number.feature >= 0 &&
      std::find(features.begin(), features.end(), number.feature) == features.end())
    return Error{"feature", "there is no such feature"};
  if (trainsLearners(experiment) && network.data->testSet.rows() == 0)
    return Error{"",
                 "models that fit and predict share their predictions on a shared test set, and "
                 "there is none (data.testSetSize)"};
  return {};
}

Result<PrivacyStudy> studyPrivacy(const Experiment& experiment, const ProblemInstance& network,
                                  double lambda, const PrivateNumber& number,
                                  const PrivacyOptions& options) {
  if (auto fits = checkPrivateNumber(experiment, network, number); !fits) return fits.error();
  PrivacyStudy study;
  study.over = options.over;
  const auto finished = [&](const Result<void>& done) -> Result<PrivacyStudy> {
    study.stopped = !done && options.stop.stop_requested();
    if (!done && !study.stopped) return done.error();
    return study;
  };
  if (options.over != PrivacyOver::Updates) {
    return finished(featureCurve(experiment, network, lambda, number, options, study));
  }
  const bool isLinear = isLinearLeastSquares(experiment, network);
  const auto& data = *network.data;
  const FedRelaxNetwork linear{*network.graph, data.datasets, data.labeled, lambda};
  if (isLinear) {
    if (options.cost) {
      study.cost = *options.cost;
    } else {
      const auto cost = perturbationCost(linear, options.stop);
      if (!cost) return finished(cost.error());
      study.cost = *cost;
    }
    if (!std::isfinite(study.cost))
      return Error{"", "with noise the iterates do not settle: more nodes need labels"};
  }
  return finished(isLinear && number.feature < 0
                      ? exactCurves(linear, number, options, study)
                      : estimatedCurve(experiment, network, lambda, number, options, study));
}

std::string privacyCsv(const PrivacyStudy& study) {
  std::string out = study.over == PrivacyOver::Groups ? "k" : "noise";
  out += ",otherLabels,information,excess\n";
  const auto add = [&](const std::vector<PrivacyPoint>& points, const char* others) {
    for (const auto& point : points)
      out += fmt::format("{},{},{},{}\n", formatNumber(point.level), others,
                         formatNumber(point.information),
                         std::isfinite(point.excess) ? formatNumber(point.excess) : "");
  };
  add(study.known, "known");
  add(study.unknown, "unknown");
  return out;
}

}  // namespace gtv
