#include "synthetic/truth.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "base/counted.h"
#include "base/localized.h"

namespace gtv {
namespace {

int clusterCount(const std::vector<int>& clusters) {
  return clusters.empty() ? 0 : 1 + *std::max_element(clusters.begin(), clusters.end());
}

/// d × k to d × n: w̄^(i) = w̄^(c(i)).
Matrix spreadOut(const Matrix& perCluster, const std::vector<int>& clusters) {
  Matrix W(perCluster.rows(), static_cast<Eigen::Index>(clusters.size()));
  for (Eigen::Index i = 0; i < W.cols(); ++i)
    W.col(i) = perCluster.col(clusters[static_cast<std::size_t>(i)]);
  return W;
}

/// The parameter "vectors" as a d × k matrix.
Result<Matrix> readVectors(const Choice& choice, const TruthContext& context) {
  const Matrix vectors = choice.matrix("vectors");
  const auto path = context.path + ".vectors";
  const int k = clusterCount(context.clusters);
  if (vectors.rows() != k)
    return Error{path, fmt::format("expected {} for {}, got {}", counted(k, "vector"),
                                   counted(k, "cluster"), vectors.rows())};
  if (k > 0 && vectors.cols() != context.dimension)
    return Error{path, fmt::format("dimension {} needs {} per vector, got {}", context.dimension,
                                   counted(context.dimension, "number"), vectors.cols())};
  return Matrix(vectors.transpose());
}

Result<Vector> readMean(const Choice& choice, const TruthContext& context) {
  Vector mean = choice.numbers("mean");
  if (mean.size() == 0) return Vector(Vector::Zero(context.dimension));
  if (mean.size() != context.dimension)
    return Error{context.path + ".mean",
                 fmt::format("dimension {} needs {} or none, got {}", context.dimension,
                             counted(context.dimension, "number"), mean.size())};
  return mean;
}

/// `columns` draws of N(mean, spread² I).
Result<Matrix> drawGaussian(const Choice& choice, const TruthContext& context,
                            Eigen::Index columns) {
  const auto mean = readMean(choice, context);
  if (!mean) return mean.error();
  Matrix draws(context.dimension, columns);
  Rng(context.rng).fillNormal(draws);
  draws *= choice.number("spread");
  draws.colwise() += *mean;
  return draws;
}

Result<Matrix> makePerCluster(const Choice& choice, const TruthContext& context) {
  const auto vectors = readVectors(choice, context);
  if (!vectors) return vectors.error();
  return spreadOut(*vectors, context.clusters);
}

Result<Matrix> makeCircle(const Choice& choice, const TruthContext& context) {
  const double radius = choice.number("radius");
  const int k = clusterCount(context.clusters);
  Matrix vectors = Matrix::Zero(context.dimension, k);
  for (int c = 0; c < k; ++c) {
    if (context.dimension == 1) {
      vectors(0, c) = k == 1 ? radius : radius * (2 * c - k + 1) / (k - 1);
      continue;
    }
    const double angle = 2 * std::numbers::pi * c / k + std::numbers::pi / 4;
    vectors(0, c) = radius * std::cos(angle);
    vectors(1, c) = radius * std::sin(angle);
  }
  return spreadOut(vectors, context.clusters);
}

Result<Matrix> makeGaussian(const Choice& choice, const TruthContext& context) {
  const auto vectors = drawGaussian(choice, context, clusterCount(context.clusters));
  if (!vectors) return vectors.error();
  return spreadOut(*vectors, context.clusters);
}

Result<Matrix> makePerNode(const Choice& choice, const TruthContext& context) {
  return drawGaussian(choice, context, static_cast<Eigen::Index>(context.clusters.size()));
}

/// Nodes after the last row are those that were added by hand.
Result<Matrix> makeEachNode(const Choice& choice, const TruthContext& context) {
  const Matrix vectors = choice.matrix("vectors");
  const auto path = context.path + ".vectors";
  const auto& clusters = context.clusters;
  const auto n = static_cast<Eigen::Index>(clusters.size());
  if (vectors.rows() > n)
    return Error{path, fmt::format("has {}, the graph has {}", counted(vectors.rows(), "vector"),
                                   counted(n, "node"))};
  if (vectors.rows() > 0 && vectors.cols() != context.dimension)
    return Error{path, fmt::format("dimension {} needs {} per vector, got {}", context.dimension,
                                   counted(context.dimension, "number"), vectors.cols())};
  Matrix W = Matrix::Zero(context.dimension, n);
  const auto given = clusters.begin() + vectors.rows();
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto like =
        i < vectors.rows() ? i : std::find(clusters.begin(), given, clusters[i]) - clusters.begin();
    if (like < vectors.rows()) W.col(i) = vectors.row(like).transpose();
  }
  return W;
}

Result<Matrix> makeUniform(const Choice& choice, const TruthContext& context) {
  const double low = choice.number("low");
  const double high = choice.number("high");
  if (high < low)
    return Error{context.path + ".high", fmt::format("must be >= low = {}, got {}", low, high)};
  auto rng = context.rng;
  Matrix vectors(context.dimension, clusterCount(context.clusters));
  for (double& entry : vectors.reshaped()) entry = rng.uniform(low, high);
  return spreadOut(vectors, context.clusters);
}

Result<Matrix> makeBernoulli(const Choice& choice, const TruthContext& context) {
  const double value = choice.number("value");
  const double probability = choice.number("probability");
  auto rng = context.rng;
  Matrix vectors(context.dimension, clusterCount(context.clusters));
  for (double& entry : vectors.reshaped()) entry = rng.uniform() < probability ? value : 0;
  return spreadOut(vectors, context.clusters);
}

Result<Matrix> makePerturbed(const Choice& choice, const TruthContext& context) {
  const auto vectors = readVectors(choice, context);
  if (!vectors) return vectors.error();
  const double size = choice.number("size");
  for (Eigen::Index c = 0; c < vectors->cols(); ++c)
    if (size > 0 && vectors->col(c).stableNorm() == 0)
      return Error{fmt::format("{}.vectors[{}]", context.path, c),
                   "is zero, a perturbation relative to its length is not defined"};
  Matrix W = spreadOut(*vectors, context.clusters);
  if (size == 0) return W;
  Matrix perturbation(W.rows(), W.cols());
  Rng(context.rng).fillNormal(perturbation);
  for (Eigen::Index i = 0; i < W.cols(); ++i)
    W.col(i) += size / vectors->col(context.clusters[static_cast<std::size_t>(i)]).stableNorm() *
                perturbation.col(i);
  return W;
}

Parameter vectorsParameter() {
  return valueParameter(ParameterType::Matrix, "vectors", "Vectors", Json{{2, 2}, {-2, 2}},
                        "One vector of d numbers per cluster.");
}

Parameter meanParameter() {
  return valueParameter(ParameterType::NumberList, "mean", "Mean", Json::array(),
                        "d numbers; an empty list means the zero vector.");
}

Parameter spreadParameter() {
  return numberParameter("spread", "Spread", 1, 0, 1e100,
                         "Standard deviation of every entry around the mean.");
}

}  // namespace

const Catalogue<TruthMaker>& truthCatalogue() {
  static const Catalogue<TruthMaker> catalogue(
      displayText("truth"),
      {
          {{"per-cluster",
            "Given per cluster",
            "The same given vector at every node of a cluster",
            "w̄^(i) = v_c(i)",
            "[CFL 37]; default values of the experiments on stochastic block models",
            {vectorsParameter()}},
           makePerCluster},
          {{"circle",
            "On a circle",
            "Cluster vectors evenly spaced on a circle in the first two coordinates",
            "w̄^(i) = r (cos θ, sin θ, 0, …), θ = 2πc(i)/k + π/4",
            "this laboratory; two clusters of radius 2.83 are close to ±(2, 2)",
            {numberParameter("radius", "Radius", 2.83, 0, 1e100,
                             "Length of every cluster vector; with d = 1 the clusters are evenly "
                             "spaced from -radius to radius.")}},
           makeCircle},
          {{"gaussian",
            "Normal per cluster",
            "One normal vector per cluster",
            "w̄^(i) = v_c(i), v_c ~ N(mean, spread² I)",
            "[HET] Fig. 1",
            {meanParameter(), spreadParameter()}},
           makeGaussian},
          {{"per-node",
            "Normal per node",
            "Every node has a normal vector of its own",
            "w̄^(i) ~ N(mean, spread² I)",
            "[CFL] Fig. 13",
            {meanParameter(), spreadParameter()}},
           makePerNode},
          {{"each-node",
            "Given per node",
            "A given vector at every node",
            "w̄^(i) = v_i",
            "this laboratory; arises when true parameters are moved by hand",
            {valueParameter(ParameterType::Matrix, "vectors", "Vectors", Json::array(),
                            "One vector of d numbers per node. Nodes beyond the list take the "
                            "vector of the first node of their cluster, or 0.")}},
           makeEachNode},
          {{"uniform",
            "Uniform per cluster",
            "One vector per cluster with uniform entries",
            "w̄^(i) = v_c(i), entries ~ U[low, high)",
            "[CODE], five clusters of different size",
            {numberParameter("low", "Low", 0, -1e100, 1e100, "Smallest value of an entry."),
             numberParameter("high", "High", 1, -1e100, 1e100, "Largest value of an entry.")}},
           makeUniform},
          {{"bernoulli",
            "Coin flips per cluster",
            "One vector per cluster whose entries are a value or zero",
            "w̄^(i) = v_c(i), entries = value with the probability, else 0",
            "[CFL] Tab. I",
            {numberParameter("value", "Value", 0.5, -1e100, 1e100,
                             "The value of an entry that is not zero."),
             numberParameter("probability", "Probability", 0.5, 0, 1,
                             "Probability that an entry is not zero.")}},
           makeBernoulli},
          {{"perturbed",
            "Perturbed around cluster vectors",
            "Given cluster vectors with a small normal perturbation at every node",
            "w̄^(i) = v_c(i) + size · ε_i / ‖v_c(i)‖₂, ε_i ~ N(0, I)",
            "[CFL] Fig. 11, non-identical distributions",
            {vectorsParameter(),
             numberParameter("size", "Size", 1e-3, 0, 1e100, "Size of the perturbation.")}},
           makePerturbed},
      });
  return catalogue;
}

}  // namespace gtv
