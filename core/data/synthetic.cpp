#include "data/synthetic.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/decompositions.h"
#include "synthetic/truth.h"

namespace gtv {
namespace {

/// More numbers than this (8 GB of them) are a slip of the pen and not an experiment.
constexpr double mostNumbers = 2.5e8;

/// Rounding allowed in the symmetry and in the eigenvalues of a covariance, relative to its largest
/// entry or eigenvalue.
constexpr double covarianceTolerance = 1e-9;

/// L with L L = Σ, L symmetric positive semidefinite: unique, so that the numbers do not hang on
/// how an eigenvector was signed. Σ may be singular.
Result<Matrix> squareRoot(const Matrix& covariance, int dimension, const std::string& path) {
  if (covariance.rows() != dimension || covariance.cols() != dimension)
    return Error{path, fmt::format("must be {0} x {0}, got {1} x {2}", dimension, covariance.rows(),
                                   covariance.cols())};
  const double largest = covariance.cwiseAbs().maxCoeff();
  if (largest == 0) return covariance;
  const Matrix scaled = covariance / largest;
  if ((scaled - scaled.transpose()).cwiseAbs().maxCoeff() > covarianceTolerance)
    return Error{path, "must be symmetric"};
  const auto eigen = symmetricEigen(scaled);
  const double lowest = eigen.values.minCoeff();
  if (!eigen.converged || !(lowest >= -covarianceTolerance * dimension))
    return Error{path,
                 fmt::format("must be positive semidefinite, its smallest eigenvalue is {:.6g}",
                             lowest * largest)};
  const Vector roots = eigen.values.cwiseMax(0).cwiseSqrt() * std::sqrt(largest);
  return Matrix(eigen.vectors * roots.asDiagonal() * eigen.vectors.transpose());
}

/// No matrix (identity), one for all clusters, or one per cluster.
Result<std::vector<Matrix>> readCovariances(const Choice& choice, int dimension, int clusters) {
  const auto covariances = choice.matrices("featureCovariance");
  const auto given = static_cast<int>(covariances.size());
  if (given > 1 && given != clusters)
    return Error{"data.featureCovariance",
                 clusters == 1 ? fmt::format("1 cluster needs 1 matrix or none, got {}", given)
                               : fmt::format("{0} clusters need {0} matrices, 1 or none, got {1}",
                                             clusters, given)};
  std::vector<Matrix> roots;
  for (std::size_t c = 0; c < covariances.size(); ++c) {
    auto root = squareRoot(covariances[c], dimension, fmt::format("data.featureCovariance[{}]", c));
    if (!root) return root.error();
    roots.push_back(std::move(*root));
  }
  return roots;
}

/// Standard normal numbers, one row after the other; zeros from where a stop is asked for.
RowMatrix standardNormal(Rng rng, Eigen::Index rows, int columns, const std::stop_token& stop) {
  RowMatrix Z(rows, columns);
  // Some milliseconds' worth.
  const auto block = std::max<Eigen::Index>(1, 200'000 / std::max(1, columns));
  for (Eigen::Index row = 0; row < rows; row += block) {
    if (stop.stop_requested()) {
      Z.bottomRows(rows - row).setZero();
      break;
    }
    const auto count = std::min(block, rows - row);
    rng.fillNormal(Eigen::Map<Matrix>(Z.data() + row * columns, columns, count));
  }
  return Z;
}

/// x = L z for every row of Z.
template <class Rows>
void correlate(Rows&& Z, const std::vector<Matrix>& roots, int cluster) {
  if (roots.empty()) return;
  const auto& root = roots.size() == 1 ? roots.front() : roots[static_cast<std::size_t>(cluster)];
  Z = (Z * root).eval();
}

Result<Matrix> drawTruth(const Choice& choice, const DataContext& context) {
  const auto truth = choice.choice("truth");
  const auto* entry = truthCatalogue().find(truth.kind());
  check(entry != nullptr, "a choice comes from its catalogue");
  return entry->make(truth, TruthContext{context.rng.stream("truth"), choice.integer("dimension"),
                                         context.clusters, "data.truth"});
}

/// Nodes that were added by hand are accessible, and leave the draw of the others alone.
std::vector<bool> drawSamplingSet(const Choice& choice, const DataContext& context) {
  const int n = static_cast<int>(context.nodeKeys.size()) - context.addedNodes;
  std::vector<bool> labeled(static_cast<std::size_t>(n), false);
  for (const int i : context.rng.stream("sampling-set")
                         .sample(n, samplingSetSize(choice.number("labeledFraction"), n)))
    labeled[i] = true;
  labeled.resize(context.nodeKeys.size(), true);
  return labeled;
}

std::vector<std::string> numberedFeatures(int dimension) {
  std::vector<std::string> names;
  for (int j = 1; j <= dimension; ++j) names.push_back(fmt::format("x{}", j));
  return names;
}

/// The offsets of the nodes' samples; m_i is drawn if there is a samplesMax.
Result<std::vector<Eigen::Index>> drawOffsets(const Choice& choice, const DataContext& context) {
  const int samples = choice.integer("samples");
  const int samplesMax = choice.integer("samplesMax");
  if (samplesMax != 0 && samplesMax < samples)
    return Error{"data.samplesMax",
                 fmt::format("must be 0 or >= samples = {}, got {}", samples, samplesMax)};
  std::vector<Eigen::Index> offsets{0};
  offsets.reserve(context.nodeKeys.size() + 1);
  auto stream = context.rng.stream("samples");
  for (std::size_t i = 0; i < context.nodeKeys.size(); ++i)
    offsets.push_back(offsets.back() + samples +
                      (samplesMax == 0 ? 0 : stream.below(samplesMax - samples + 1)));
  return offsets;
}

/// B noisy copies in place of every sample, the copies of one sample side by side. Every b has a
/// stream of its own: more copies leave the first ones as they were.
LocalDatasets augmented(const LocalDatasets& datasets, int copies, double noise, const Rng& rng,
                        const std::stop_token& stop) {
  const auto total = datasets.sampleCount();
  const int d = datasets.dimension();
  RowMatrix features(total * copies, d);
  Vector labels(total * copies);
  for (int b = 0; b < copies; ++b) {
    const RowMatrix Z = standardNormal(rng.stream(std::to_string(b)), total, d, stop);
    for (Eigen::Index r = 0; r < total; ++r) {
      features.row(r * copies + b) = datasets.allFeatures().row(r) + noise * Z.row(r);
      labels[r * copies + b] = datasets.allLabels()[r];
    }
  }
  std::vector<Eigen::Index> offsets{0};
  for (int i = 0; i < datasets.nodeCount(); ++i)
    offsets.push_back(offsets.back() + copies * datasets.sampleCount(i));
  return {std::move(features), std::move(labels), std::move(offsets)};
}

/// Another draw of the noise leaves everything else as it is.
Rng noiseStream(const Choice& choice, const DataContext& context) {
  const auto stream = context.rng.stream("noise");
  const int draw = choice.integer("noiseDraw");
  return draw == 0 ? stream : stream.stream(std::to_string(draw));
}

Parameter noiseDrawParameter() {
  return integerParameter("noiseDraw", "Noise draw", 0, 0, 1e9,
                          "Another number draws the noise again and changes nothing else.");
}

void addNoise(const Choice& choice, const DataContext& context, Vector& labels) {
  const double noise = choice.number("noise");
  if (noise == 0) return;
  auto stream = noiseStream(choice, context);
  for (double& label : labels) label += noise * stream.normal();
}

/// y = w̄ᵀx + σε.
Vector drawLabels(const Choice& choice, const DataContext& context, const RowMatrix& features,
                  const std::vector<Eigen::Index>& offsets, const Matrix& truth) {
  Vector labels(features.rows());
  for (Eigen::Index i = 0; i < truth.cols(); ++i) {
    const auto count = offsets[i + 1] - offsets[i];
    labels.segment(offsets[i], count).noalias() =
        features.middleRows(offsets[i], count) * truth.col(i);
  }
  addNoise(choice, context, labels);
  return labels;
}

/// What the document asks for, from y = w̄ᵀx + σε. False if the labels are too large.
bool takeResponses(const Choice& choice, const DataContext& context, Vector& labels) {
  const auto wanted = choice.text("labels");
  const auto kind = wanted == "sign"       ? LabelKind::Sign
                    : wanted == "count"    ? LabelKind::Count
                    : wanted == "positive" ? LabelKind::Positive
                                           : LabelKind::Real;
  auto stream = context.rng.stream("responses");
  return std::all_of(labels.begin(), labels.end(), [&](double& y) {
    return drawLabel(kind, choice.number("labelShape"), stream, y);
  });
}

RowMatrix drawTestSet(const Choice& choice, const DataContext& context,
                      const std::vector<Matrix>& roots) {
  const int size = choice.integer("testSetSize");
  const auto stream = context.rng.stream("test-set");
  RowMatrix points =
      standardNormal(stream.stream("points"), size, choice.integer("dimension"), context.stop);
  const auto n = static_cast<std::int64_t>(context.nodeKeys.size()) - context.addedNodes;
  if (n == 0) return points;
  auto nodes = stream.stream("nodes");
  for (Eigen::Index r = 0; r < size; ++r)
    correlate(points.row(r), roots, context.clusters[static_cast<std::size_t>(nodes.below(n))]);
  return points;
}

Parameter dimensionParameter(std::string help) {
  return integerParameter("dimension", "Dimension", 2, 1, 1e5, std::move(help));
}

Parameter truthParameter() {
  return kindParameter("truth", "True parameters", truthCatalogue().view, "per-cluster",
                       "Where the true parameters of the nodes come from.");
}

Parameter labeledFractionParameter() {
  return numberParameter("labeledFraction", "Labelled fraction", 1, 0, 1,
                         "Fraction ρ of the nodes that are labelled (the sampling set M). The "
                         "labels of the other nodes are validation labels.");
}

Parameter samplesParameter(int samples) {
  return integerParameter("samples", "Samples", samples, 0, 1e6, "Number m_i of samples per node.");
}

Parameter samplesMaxParameter() {
  return integerParameter(
      "samplesMax", "Samples at most", 0, 0, 1e6,
      "If not 0, the number of samples of every node is drawn between “Samples” and this number.");
}

Parameter labelsParameter() {
  return optionParameter(
      "labels", "Labels", {"real", "sign", "count", "positive"},
      "The number itself, or its sign -1 or 1, which classification losses need; or a count with "
      "the Poisson distribution or a positive number with the gamma distribution, both with the "
      "exponential of the number as their mean.");
}

Parameter labelShapeParameter() {
  return numberParameter("labelShape", "Shape of the labels", 1, 0, 1e6,
                         "Shape k of the gamma distribution of positive labels; 1 is the "
                         "exponential distribution.",
                         true);
}

Parameter labelNoiseParameter(double noise) {
  return numberParameter("noise", "Noise", noise, 0, 1e100,
                         "Standard deviation σ of the label noise.");
}

Parameter testSetSizeParameter(int size) {
  return integerParameter("testSetSize", "Test set size", size, 0, 1e6,
                          "Number m' of unlabelled test points that all nodes share; methods "
                          "compare predictions on them.");
}

Error tooLarge() { return {"data", "the numbers drawn are too large for floating point"}; }

}  // namespace

bool drawLabel(LabelKind kind, double shape, Rng& rng, double& y) {
  constexpr double largest = 9e15;
  constexpr double least = 1e-300;
  if (kind == LabelKind::Sign) y = y >= 0 ? 1 : -1;
  if (kind != LabelKind::Count && kind != LabelKind::Positive) return true;
  const double mean = std::exp(y);
  y = kind == LabelKind::Count ? rng.poisson(std::min(mean, largest))
                               : std::max(least, mean * (rng.gamma(shape) / shape));
  return mean < largest;
}

int samplingSetSize(double fraction, int nodeCount) {
  const double exact = fraction * nodeCount;
  return std::clamp(static_cast<int>(std::ceil(exact - 1e-9)), 0, nodeCount);
}

EntryInfo linearDataInfo() {
  EntryInfo info;
  info.id = "linear";
  info.label = "Synthetic, linear model";
  info.explanation = "Normal features, and labels from a true linear model per node plus noise";
  info.formula = "x ~ N(0, Σ_c(i)), y = w̄^(i)ᵀ x + σ ε or a label with this predictor, ε ~ N(0, 1)";
  info.source = "[CFL 37], [HET 1], [LN 18]; copies: [LN] 4, Exercise 9.2";
  info.parameters = {
      dimensionParameter("Number d of features."),
      samplesParameter(5),
      samplesMaxParameter(),
      labelsParameter(),
      labelShapeParameter(),
      labelNoiseParameter(0),
      noiseDrawParameter(),
      truthParameter(),
      valueParameter(ParameterType::MatrixList, "featureCovariance", "Feature covariance",
                     Json::array(),
                     "One d x d matrix for all clusters, or one per cluster. If the list is empty, "
                     "it is the identity."),
      labeledFractionParameter(),
      integerParameter("copies", "Copies", 0, 0, 1e6,
                       "If not 0, every sample is replaced by B noisy copies of itself with the "
                       "same label (data augmentation)."),
      numberParameter(
          "copyNoise", "Noise of the copies", 0.1, 0, 1e100,
          "Standard deviation σ_a of the noise on the features of a copy. For many copies the mean "
          "squared loss is that of the original data with a ridge term σ_a²‖w‖²."),
      testSetSizeParameter(0),
  };
  return info;
}

Result<NodeData> makeLinearData(const Choice& choice, const DataContext& context) {
  const auto& clusters = context.clusters;
  const int n = static_cast<int>(context.nodeKeys.size());
  check(clusters.size() == context.nodeKeys.size(), "every node has a true cluster");
  const int k = n == 0 ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
  const int d = choice.integer("dimension");
  const int copies = choice.integer("copies");
  const int testSetSize = choice.integer("testSetSize");
  auto offsets = drawOffsets(choice, context);
  if (!offsets) return offsets.error();
  const auto total = offsets->back();
  if ((static_cast<double>(total) * (1 + copies) + n + testSetSize) * d > mostNumbers)
    return Error{"data.dimension",
                 fmt::format("{} samples, {} nodes and {} test points of dimension {} do not fit "
                             "in memory",
                             total * std::max(1, copies), n, testSetSize, d)};

  auto truth = drawTruth(choice, context);
  if (!truth) return truth.error();
  const auto roots = readCovariances(choice, d, k);
  if (!roots) return roots.error();
  RowMatrix features = standardNormal(context.rng.stream("features"), total, d, context.stop);
  if (context.stop.stop_requested()) return Error{"", "stopped"};
  for (int i = 0; i < n; ++i)
    correlate(features.middleRows((*offsets)[i], (*offsets)[i + 1] - (*offsets)[i]), *roots,
              clusters[i]);
  Vector labels = drawLabels(choice, context, features, *offsets, *truth);
  if (!labels.allFinite() || !features.allFinite()) return tooLarge();
  if (!takeResponses(choice, context, labels)) return tooLarge();

  NodeData data;
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(*offsets));
  if (copies > 0)
    data.datasets = augmented(data.datasets, copies, choice.number("copyNoise"),
                              context.rng.stream("copies"), context.stop);
  if (!data.datasets.allFeatures().allFinite()) return tooLarge();
  data.truth = std::move(*truth);
  data.labeled = drawSamplingSet(choice, context);
  data.testSet = drawTestSet(choice, context, *roots);
  data.featureNames = numberedFeatures(d);
  return data;
}

EntryInfo pointDataInfo() {
  EntryInfo info;
  info.id = "points";
  info.label = "Synthetic, points";
  info.explanation =
      "Normal points of every node around its true parameters, for convex clustering and Gaussian "
      "means";
  info.formula = "a_ir = w̄^(i) + σ ε, ε ~ N(0, I)";
  info.source = "[CFL 29]";
  info.parameters = {
      dimensionParameter("Number d of coordinates."),
      integerParameter("pointsPerNode", "Points per node", 1, 0, 1e6,
                       "Convex clustering needs one point per node."),
      numberParameter("noise", "Noise", 0.5, 0, 1e100,
                      "Standard deviation σ of every coordinate around the true parameters."),
      noiseDrawParameter(),
      truthParameter(),
      labeledFractionParameter(),
  };
  return info;
}

Result<NodeData> makePointData(const Choice& choice, const DataContext& context) {
  const auto n = static_cast<Eigen::Index>(context.nodeKeys.size());
  const int d = choice.integer("dimension");
  check(context.clusters.size() == context.nodeKeys.size(), "every node has a true cluster");
  if (hasLabels(context.labels))
    return Error{"data.kind", "points carry no labels; choose the clustering loss, or linear data"};
  const auto samples = static_cast<Eigen::Index>(choice.integer("pointsPerNode"));
  if (context.labels == LabelKind::None && samples != 1)
    return Error{"data.pointsPerNode",
                 fmt::format("must be 1 for losses of one point per node, got {}", samples)};
  const auto total = n * samples;
  if (static_cast<double>(total) * d > mostNumbers)
    return Error{"data.dimension",
                 fmt::format("{} points of dimension {} do not fit in memory", total, d)};
  auto truth = drawTruth(choice, context);
  if (!truth) return truth.error();

  RowMatrix points =
      choice.number("noise") * standardNormal(noiseStream(choice, context), total, d, context.stop);
  for (Eigen::Index r = 0; r < total; ++r) points.row(r) += truth->col(r / samples).transpose();
  if (!points.allFinite()) return tooLarge();
  std::vector<Eigen::Index> offsets;
  for (Eigen::Index i = 0; i <= n; ++i) offsets.push_back(i * samples);
  NodeData data;
  data.datasets = LocalDatasets(std::move(points), Vector::Zero(total), std::move(offsets));
  data.truth = std::move(*truth);
  data.labeled = drawSamplingSet(choice, context);
  data.featureNames = numberedFeatures(d);
  return data;
}

EntryInfo sineDataInfo() {
  EntryInfo info;
  info.id = "sine";
  info.label = "Synthetic, sine waves";
  info.explanation = "One feature and a sine wave per cluster, which needs nonlinear local models";
  info.formula =
      "x ~ U[0, 1), y = sin(2π f_c(i) x + θ_c(i)) + σ ε or a label with this predictor, ε ~ N(0, "
      "1)";
  info.source = "this laboratory, for [FR] Alg. 1";
  const auto perCluster = [](const char* key, const char* label, double value, const char* help) {
    return valueParameter(ParameterType::NumberList, key, label, Json::array({value}), help);
  };
  info.parameters = {
      samplesParameter(10),
      samplesMaxParameter(),
      labelsParameter(),
      labelShapeParameter(),
      perCluster("frequencies", "Frequencies", 1,
                 "Number f of periods between x = 0 and 1: one number for all clusters, or one per "
                 "cluster."),
      perCluster("phases", "Phases", 0,
                 "Phase θ of the wave at x = 0, in radians: one number for all clusters, or one "
                 "per cluster."),
      labelNoiseParameter(0.1),
      noiseDrawParameter(),
      booleanParameter("intercept", "Intercept", false,
                       "Adds a feature that is always 1, for linear models."),
      labeledFractionParameter(),
      testSetSizeParameter(100),
  };
  return info;
}

Result<NodeData> makeSineData(const Choice& choice, const DataContext& context) {
  const auto& clusters = context.clusters;
  check(clusters.size() == context.nodeKeys.size(), "every node has a true cluster");
  const int k = clusters.empty() ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
  for (const char* list : {"frequencies", "phases"})
    if (const auto given = choice.numbers(list).size(); given != 1 && given != k)
      return Error{fmt::format("data.{}", list),
                   fmt::format("must be 1 number, or one for each cluster ({}), got {}", k, given)};
  auto offsets = drawOffsets(choice, context);
  if (!offsets) return offsets.error();
  const auto total = offsets->back();
  const int testSetSize = choice.integer("testSetSize");
  const int d = choice.flag("intercept") ? 2 : 1;
  if ((static_cast<double>(total) + testSetSize) * d > mostNumbers)
    return Error{"data.samples",
                 fmt::format("{} samples do not fit in memory", total + testSetSize)};

  const auto drawPoints = [d](Rng stream, Eigen::Index count) {
    RowMatrix points = RowMatrix::Ones(count, d);
    for (Eigen::Index r = 0; r < count; ++r) points(r, 0) = stream.uniform();
    return points;
  };
  const auto ofCluster = [](const Vector& list, int cluster) {
    return list[list.size() == 1 ? 0 : cluster];
  };
  RowMatrix features = drawPoints(context.rng.stream("features"), total);
  Vector labels(total);
  const Vector frequencies = choice.numbers("frequencies");
  const Vector phases = choice.numbers("phases");
  const auto waveAt = [&](const RowMatrix& points, int cluster) -> Vector {
    const double frequency = 2 * M_PI * ofCluster(frequencies, cluster);
    return (frequency * points.col(0).array() + ofCluster(phases, cluster)).sin();
  };
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    const auto first = (*offsets)[i];
    const auto count = (*offsets)[i + 1] - first;
    labels.segment(first, count) = waveAt(features.middleRows(first, count), clusters[i]);
  }
  addNoise(choice, context, labels);
  if (!labels.allFinite() || !takeResponses(choice, context, labels)) return tooLarge();

  NodeData data;
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(*offsets));
  data.labeled = drawSamplingSet(choice, context);
  data.testSet = drawPoints(context.rng.stream("test-set"), testSetSize);
  if (testSetSize > 0 && choice.text("labels") == "real") {
    data.testTruth.resize(testSetSize, static_cast<Eigen::Index>(clusters.size()));
    for (std::size_t i = 0; i < clusters.size(); ++i)
      data.testTruth.col(static_cast<Eigen::Index>(i)) = waveAt(data.testSet, clusters[i]);
  }
  data.featureNames = {"x"};
  if (d == 2) {
    data.featureNames.emplace_back("intercept");
    data.intercept = 1;
  }
  return data;
}

}  // namespace gtv
