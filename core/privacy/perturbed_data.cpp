#include "privacy/perturbed_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/counted.h"
#include "base/json.h"
#include "base/localized.h"
#include "tables/micro_aggregation.h"

namespace gtv {
namespace {

/// Covariances below this share of what they could be are rounding.
constexpr double roundingOfCovariance = 1e-13;
/// Distances that grouping may cost: some seconds.
constexpr double mostDistances = 2e9;

/// The columns that the list names; all features if it is empty.
Result<std::vector<int>> chosenColumns(const Choice& choice, const NodeData& data) {
  const auto names = choice.texts("features");
  if (names.empty()) return plainColumns(data);
  std::set<int> columns;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto path = fmt::format("privacy.features[{}]", k);
    const auto column = featureNamed(data, names[k], path);
    if (!column) return column.error();
    if (!columns.insert(*column).second)
      return Error{path, fmt::format("feature {} appears twice", shown(names[k]))};
  }
  return std::vector<int>(columns.begin(), columns.end());
}

Result<void> setFeatures(NodeData& data, RowMatrix features) {
  if (!features.allFinite()) return Error{"privacy", "the features become too large"};
  data.datasets =
      LocalDatasets(std::move(features), data.datasets.allLabels(), data.datasets.offsets());
  return {};
}

/// z = Fx of these columns, and the column of ones behind it.
Result<void> mapLinearly(NodeData& data, const std::vector<int>& columns, const Matrix& F) {
  const bool intercept = data.intercept >= 0;
  const auto mapped = [&](const RowMatrix& X) {
    RowMatrix Z = RowMatrix::Ones(X.rows(), F.rows() + (intercept ? 1 : 0));
    Z.leftCols(F.rows()) = X(Eigen::all, columns) * F.transpose();
    return Z;
  };
  if (auto fits = setFeatures(data, mapped(data.datasets.allFeatures())); !fits) return fits;
  for (auto* part : {&data.validation, &data.test, &data.unlabelled})
    if (part->nodeCount() > 0)
      *part = LocalDatasets(mapped(part->allFeatures()), part->allLabels(), part->offsets());
  if (data.testSet.rows() > 0)
    data.testSet = mapped(data.testSet);
  else
    data.testSet.resize(0, data.datasets.dimension());
  data.truth.resize(data.datasets.dimension(), 0);
  data.source.featureScales.clear();
  data.featureNames.clear();
  for (Eigen::Index j = 1; j <= F.rows(); ++j) data.featureNames.push_back(fmt::format("z{}", j));
  if (intercept) {
    data.featureNames.emplace_back("intercept");
    data.intercept = static_cast<int>(F.rows());
  }
  return {};
}

Result<void> keepFeatures(const Choice&, const PrivacyContext&, NodeData&) { return {}; }

/// Every label that the nodes hold becomes `change(label, stream)`. Every node has a stream of its
/// own: removing one leaves what is drawn for the others.
template <class Change>
void changeLabels(const Rng& stream, const PrivacyContext& context, NodeData& data,
                  const Change& change) {
  Vector labels = data.datasets.allLabels();
  for (int i = 0; i < data.datasets.nodeCount(); ++i) {
    auto own = stream.stream(std::to_string(context.ids[static_cast<std::size_t>(i)]));
    const auto first = data.datasets.firstSample(i);
    for (Eigen::Index r = first; r < first + data.datasets.sampleCount(i); ++r)
      labels[r] = change(labels[r], own);
  }
  data.datasets.setLabels(std::move(labels));
}

Result<void> respondRandomly(const Choice& choice, const PrivacyContext& context, NodeData& data) {
  const bool signs = context.labels == LabelKind::Sign;
  if (!signs && context.labels != LabelKind::Class)
    return Error{"privacy.kind",
                 fmt::format("randomised response needs labels that are classes or signs, the "
                             "losses need {}; choose noise on labels (label-noise)",
                             describeLabels(context.labels))};
  const int classes = signs ? 2 : data.classes;
  const double kept = keptLabelProbability(choice.number("epsilon"), classes);
  changeLabels(context.rng.stream("labels"), context, data, [&](double label, Rng& own) {
    const bool stays = own.uniform() < kept;
    const auto other = classes > 1 ? static_cast<double>(own.below(classes - 1)) : 0;
    if (stays || classes < 2) return label;
    if (signs) return -label;
    return other < label ? other : other + 1;
  });
  return {};
}

Result<void> addLabelNoise(const Choice& choice, const PrivacyContext& context, NodeData& data) {
  if (context.labels != LabelKind::Real)
    return Error{"privacy.kind",
                 fmt::format("noise on labels needs labels that are any numbers, the losses need "
                             "{}; randomised response (randomised-response) is for classes",
                             describeLabels(context.labels))};
  const double noise = choice.number("noise");
  changeLabels(context.rng.stream("labels"), context, data,
               [&](double label, Rng& own) { return label + noise * own.normal(); });
  if (!data.datasets.allLabels().allFinite())
    return Error{"privacy.noise", "the labels become too large"};
  return {};
}

/// Every node has a stream of its own: removing one leaves the noise of the others.
Result<void> addNoise(const Choice& choice, const PrivacyContext& context, NodeData& data) {
  const auto columns = chosenColumns(choice, data);
  if (!columns) return columns.error();
  const double noise = choice.number("noise");
  const auto stream = context.rng.stream("noise");
  RowMatrix features = data.datasets.allFeatures();
  for (int i = 0; i < data.datasets.nodeCount(); ++i) {
    auto own = stream.stream(std::to_string(context.ids[static_cast<std::size_t>(i)]));
    const auto first = data.datasets.firstSample(i);
    for (Eigen::Index r = first; r < first + data.datasets.sampleCount(i); ++r)
      for (const int j : *columns) features(r, j) += noise * own.normal();
  }
  return setFeatures(data, std::move(features));
}

Result<void> multiply(const Choice& choice, const PrivacyContext&, NodeData& data) {
  const auto columns = plainColumns(data);
  const auto d = static_cast<Eigen::Index>(columns.size());
  Matrix F = choice.matrix("F");
  if (F.rows() == 0) F = Matrix::Identity(d, d);
  if (F.cols() != d)
    return Error{"privacy.F", fmt::format("has {}, there {} {}", counted(F.cols(), "column"),
                                          verbOf(d), counted(d, "feature"))};
  return mapLinearly(data, columns, F);
}

Result<void> hideFeature(const Choice& choice, const PrivacyContext&, NodeData& data) {
  constexpr const char* path = "privacy.feature";
  const auto hidden = featureNamed(data, choice.text("feature"), path);
  if (!hidden) return hidden.error();
  auto columns = plainColumns(data);
  std::erase(columns, *hidden);
  Vector covariance = Vector::Zero(static_cast<Eigen::Index>(columns.size()));
  const auto N = static_cast<double>(data.datasets.sampleCount());
  if (N > 0) {
    const auto& X = data.datasets.allFeatures();
    const Vector p = X.col(*hidden).array() - X.col(*hidden).mean();
    for (Eigen::Index j = 0; j < covariance.size(); ++j) {
      const auto column = X.col(columns[static_cast<std::size_t>(j)]);
      const Vector x = column.array() - column.mean();
      covariance[j] = x.dot(p) / N;
      if (std::abs(x.dot(p)) <= roundingOfCovariance * x.norm() * p.norm()) covariance[j] = 0;
    }
  }
  const Matrix F = orthogonalRows(covariance);
  if (F.rows() == 0)
    return Error{path,
                 fmt::format("no linear combination of the other features is uncorrelated with {}",
                             shown(choice.text("feature")))};
  return mapLinearly(data, columns, F);
}

Result<void> projectRandomly(const Choice& choice, const PrivacyContext& context, NodeData& data) {
  const auto columns = plainColumns(data);
  const int to = choice.integer("dimension");
  Matrix G(to, static_cast<Eigen::Index>(columns.size()));
  context.rng.stream("projection").fillNormal(G);
  return mapLinearly(data, columns, G / std::sqrt(static_cast<double>(to)));
}

Result<void> anonymise(const Choice& choice, const PrivacyContext& context, NodeData& data) {
  const auto columns = chosenColumns(choice, data);
  if (!columns) return columns.error();
  const int k = choice.integer("k");
  const auto N = data.datasets.sampleCount();
  if (N < k)
    return Error{"privacy.k",
                 fmt::format("must be at most {}, the number of samples, got {}", N, k)};
  const auto d = static_cast<double>(columns->size());
  if (columns->size() > 1 &&
      static_cast<double>(N) * static_cast<double>(N) / k * d > mostDistances)
    return Error{"privacy.k", fmt::format("{} samples in groups of {} by {} features would take "
                                          "too long; choose one feature, or larger groups",
                                          N, k, columns->size())};
  RowMatrix points = data.datasets.allFeatures()(Eigen::all, *columns);
  RowMatrix scaled = points;
  if (scaled.cols() > 1)
    for (Eigen::Index j = 0; j < scaled.cols(); ++j) {
      auto column = scaled.col(j);
      column.array() -= column.mean();
      const double deviation = std::sqrt(column.squaredNorm() / static_cast<double>(N));
      if (deviation > 0) column /= deviation;
    }
  const auto groups = anonymousGroups(scaled, k, context.stop);
  if (static_cast<Eigen::Index>(groups.size()) != N)
    return Error{"privacy", "stopped while groups were looked for"};
  replaceByMeans(points, groups);
  RowMatrix features = data.datasets.allFeatures();
  features(Eigen::all, *columns) = points;
  return setFeatures(data, std::move(features));
}

Parameter featuresParameter() {
  return valueParameter(
      ParameterType::TextList, "features", "Features", Json::array(),
      "Names of the features that are changed; if the list is empty, all features are changed.");
}

}  // namespace

Matrix orthogonalRows(const Vector& c) {
  const auto d = c.size();
  if (c.isZero(0)) return Matrix::Identity(d, d);
  const Vector unit = c.stableNormalized();
  const Vector v = unit + (std::signbit(c[0]) ? -1 : 1) * Vector::Unit(d, 0);
  const Matrix H = Matrix::Identity(d, d) - v * v.transpose() * (2 / v.squaredNorm());
  return H.bottomRows(d - 1);
}

double keptLabelProbability(double epsilon, int classes) {
  return 1 / (1 + (classes - 1) * std::exp(-epsilon));
}

const Catalogue<PrivacyMaker>& privacyCatalogue() {
  static const Catalogue<PrivacyMaker> catalogue(
      displayText("feature map"),
      {{{"none", "As they are", "The nodes use their features as they are", "Φ(x) = x", "", {}},
        keepFeatures},
       {{"noise",
         "Noise",
         "Independent noise is added to every feature of every sample",
         "Φ(x) = x + σε, ε ~ N(0, I)",
         "[LN] Alg. 6",
         {numberParameter("noise", "Noise", 0.1, 0, 1e100, "Standard deviation σ of the noise."),
          featuresParameter()}},
        addNoise},
       {{"linear",
         "Linear map",
         "The features of all nodes are multiplied by the same matrix",
         "Φ(x) = Fx",
         "[LN] Alg. 6",
         {valueParameter(ParameterType::Matrix, "F", "Matrix F", Json::array(),
                         "d' rows of d numbers, without a column for the intercept. If the list is "
                         "empty, the matrix is the identity.")}},
        multiply},
       {{"hide-feature",
         "Hide a feature",
         "The private feature is removed, and of the others the largest linear part that is "
         "uncorrelated with it is kept",
         "Φ(x) = Fx'', F Cov(x'', p) = 0, FFᵀ = I",
         "[LN] 11, Exercise 11.1",
         {valueParameter(ParameterType::Text, "feature", "Private feature", "x1",
                         "Name of the feature that is removed and hidden.")}},
        hideFeature},
       {{"random-projection",
         "Random projection",
         "The features are projected on d' random directions, which are the same at all nodes",
         "Φ(x) = Gx, G_jl ~ N(0, 1/d')",
         "[LN] Alg. 6",
         {integerParameter("dimension", "Dimension d'", 1, 1, 1e4, "Number d' of new features.")}},
        projectRandomly},
       {{"k-anonymity",
         "k-anonymity",
         "Groups of at least k similar samples, taken from all nodes, get the mean of their "
         "features",
         "Φ(x) = mean of the group of x, k ≤ size < 2k",
         "[LN] 11; several features: MDAV, Domingo-Ferrer & Torra 2005",
         {integerParameter("k", "Group size k", 5, 1, 1e6,
                           "Smallest number of samples with equal features."),
          featuresParameter()}},
        anonymise},
       {{"randomised-response",
         "Randomised response",
         "Every label is replaced by another class with a probability that makes it ε-private",
         "P(y stays) = e^ε/(e^ε + K − 1)",
         "Warner 1965; Kairouz et al. 2016",
         {numberParameter("epsilon", "Privacy of a label ε", 1, 0, 100,
                          "ε of every label, log(p(K − 1)/(1 − p)) for K classes that stay with "
                          "probability p. The smaller it is, the more labels are wrong: with two "
                          "classes 27 % at ε = 1. Labels to validate by stay right.")}},
        respondRandomly},
       {{"label-noise",
         "Noise on labels",
         "Independent noise is added to the label of every sample",
         "y + σξ, ξ ~ N(0, 1)",
         "[LN] Alg. 6",
         {numberParameter("noise", "Noise", 0.1, 0, 1e100,
                          "Standard deviation σ of the noise. Least squares stays unbiased, its "
                          "variance grows by σ² per sample; labels within an interval of length Δ "
                          "are as private as a Gaussian mechanism with μ = Δ/σ.")}},
        addLabelNoise}});
  return catalogue;
}

}  // namespace gtv
