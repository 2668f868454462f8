#include "data/synthetic.h"

#include <fmt/format.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <utility>

#include "data/truth.h"

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
  const Eigen::SelfAdjointEigenSolver<Matrix> eigen(scaled);
  const double lowest = eigen.eigenvalues().minCoeff();
  if (eigen.info() != Eigen::Success || !(lowest >= -covarianceTolerance * dimension))
    return Error{path,
                 fmt::format("must be positive semidefinite, its smallest eigenvalue is {:.6g}",
                             lowest * largest)};
  const Vector roots = eigen.eigenvalues().cwiseMax(0).cwiseSqrt() * std::sqrt(largest);
  return Matrix(eigen.eigenvectors() * roots.asDiagonal() * eigen.eigenvectors().transpose());
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

/// Standard normal numbers, one row after the other.
RowMatrix standardNormal(Rng rng, Eigen::Index rows, int columns) {
  RowMatrix Z(rows, columns);
  rng.fillNormal(Eigen::Map<Matrix>(Z.data(), columns, rows));
  return Z;
}

/// x = L z for every row of Z.
template <class Rows>
void correlate(Rows&& Z, const std::vector<Matrix>& roots, int cluster) {
  if (roots.empty()) return;
  const auto& root = roots.size() == 1 ? roots.front() : roots[static_cast<std::size_t>(cluster)];
  Z = (Z * root).eval();
}

}  // namespace

int samplingSetSize(double fraction, int nodeCount) {
  const double exact = fraction * nodeCount;
  return std::clamp(static_cast<int>(std::ceil(exact - 1e-9)), 0, nodeCount);
}

EntryInfo linearDataInfo() {
  EntryInfo info;
  info.id = "linear";
  info.label = "Synthetic, linear model";
  info.explanation = "Normal features and labels from a true linear model per node, with noise";
  info.formula = "x ~ N(0, Σ_c(i)), y = w̄^(i)ᵀ x + σ ε, ε ~ N(0, 1)";
  info.source = "[CFL 37], [HET 1], [LN 18]";
  info.parameters = {
      integerParameter("dimension", "Dimension", 2, 1, 1e5, "Number d of features."),
      integerParameter("samples", "Samples", 5, 0, 1e6, "Data points per node."),
      integerParameter("samplesMax", "Samples at most", 0, 0, 1e6,
                       "If not 0, every node draws its number of data points between the two."),
      numberParameter("noise", "Noise", 0, 0, 1e100, "Standard deviation σ of the label noise."),
      kindParameter("truth", "True parameters", truthCatalogue().view, "per-cluster",
                    "Where the true parameters of the nodes come from."),
      valueParameter(
          ParameterType::MatrixList, "featureCovariance", "Feature covariance", Json::array(),
          "None for the identity, one d x d matrix for all clusters, or one per cluster."),
      numberParameter("labeledFraction", "Labelled fraction", 1, 0, 1,
                      "Fraction ρ of the nodes whose data is accessible, the sampling set M."),
      integerParameter("testSetSize", "Test set size", 0, 0, 1e6,
                       "Number m' of shared unlabelled test points."),
  };
  return info;
}

Result<NodeData> makeLinearData(const Choice& choice, const DataContext& context) {
  const auto& clusters = context.clusters;
  const int n = static_cast<int>(context.nodeKeys.size());
  check(clusters.size() == context.nodeKeys.size(), "every node has a true cluster");
  const int k = n == 0 ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
  const int d = choice.integer("dimension");
  const int samples = choice.integer("samples");
  const int samplesMax = choice.integer("samplesMax");
  if (samplesMax != 0 && samplesMax < samples)
    return Error{"data.samplesMax",
                 fmt::format("must be 0 or >= samples = {}, got {}", samples, samplesMax)};

  std::vector<Eigen::Index> offsets{0};
  offsets.reserve(static_cast<std::size_t>(n) + 1);
  auto samplesStream = context.rng.stream("samples");
  for (int i = 0; i < n; ++i)
    offsets.push_back(offsets.back() + samples +
                      (samplesMax == 0 ? 0 : samplesStream.below(samplesMax - samples + 1)));
  const int testSetSize = choice.integer("testSetSize");
  const auto total = offsets.back();
  if ((static_cast<double>(total) + n + testSetSize) * d > mostNumbers)
    return Error{
        "data.dimension",
        fmt::format("{} samples, {} nodes and {} test points of dimension {} do not fit in "
                    "memory",
                    total, n, testSetSize, d)};

  const auto truthChoice = choice.choice("truth");
  const auto* truthEntry = truthCatalogue().find(truthChoice.kind());
  check(truthEntry != nullptr, "a choice comes from its catalogue");
  auto truth = truthEntry->make(
      truthChoice, TruthContext{context.rng.stream("truth"), d, clusters, "data.truth"});
  if (!truth) return truth.error();
  const auto roots = readCovariances(choice, d, k);
  if (!roots) return roots.error();

  NodeData data;
  RowMatrix features = standardNormal(context.rng.stream("features"), total, d);
  Vector labels(total);
  for (int i = 0; i < n; ++i) {
    const auto count = offsets[i + 1] - offsets[i];
    correlate(features.middleRows(offsets[i], count), *roots, clusters[i]);
    labels.segment(offsets[i], count).noalias() =
        features.middleRows(offsets[i], count) * truth->col(i);
  }
  if (const double noise = choice.number("noise"); noise > 0) {
    auto noiseStream = context.rng.stream("noise");
    for (double& label : labels) label += noise * noiseStream.normal();
  }
  if (!labels.allFinite() || !features.allFinite())
    return Error{"data", "the numbers drawn are too large for floating point"};
  data.datasets = LocalDatasets(std::move(features), std::move(labels), std::move(offsets));
  data.truth = std::move(*truth);

  data.labeled.assign(static_cast<std::size_t>(n), false);
  for (const int i : context.rng.stream("sampling-set")
                         .sample(n, samplingSetSize(choice.number("labeledFraction"), n)))
    data.labeled[i] = true;

  const auto testStream = context.rng.stream("test-set");
  data.testSet = standardNormal(testStream.stream("points"), testSetSize, d);
  if (n > 0) {
    auto nodeStream = testStream.stream("nodes");
    for (Eigen::Index r = 0; r < testSetSize; ++r)
      correlate(data.testSet.row(r), *roots, clusters[nodeStream.below(n)]);
  }
  for (int j = 1; j <= d; ++j) data.featureNames.push_back(fmt::format("x{}", j));
  return data;
}

}  // namespace gtv
