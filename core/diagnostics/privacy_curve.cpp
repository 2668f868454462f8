#include "diagnostics/privacy_curve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/decompositions.h"
#include "diagnostics/mutual_information.h"

namespace gtv {
namespace {

bool hasData(const FedRelaxNetwork& network, int node) {
  return network.labeled[static_cast<std::size_t>(node)] && network.datasets.sampleCount(node) > 0;
}

/// AB by blocks of columns of some ten milliseconds each; zeros from where a stop is asked for.
Matrix product(const Matrix& A, const Matrix& B, const std::stop_token& stop) {
  constexpr double products = 5e7;
  const auto size = static_cast<double>(A.size());
  const auto block = std::max<Eigen::Index>(1, static_cast<Eigen::Index>(products / (1 + size)));
  Matrix out = Matrix::Zero(A.rows(), B.cols());
  for (Eigen::Index j = 0; j < B.cols() && !stop.stop_requested(); j += block) {
    const auto count = std::min(block, B.cols() - j);
    out.middleCols(j, count).noalias() = A * B.middleCols(j, count);
  }
  return out;
}

}  // namespace

Matrix jacobiMatrix(const FedRelaxNetwork& network) {
  const auto d = static_cast<Eigen::Index>(network.datasets.dimension());
  const int n = network.graph.nodeCount();
  Matrix B = Matrix::Zero(n * d, n * d);
  for (int i = 0; i < n; ++i) {
    const double coupling = network.lambda * network.graph.strength(i);
    if (!(coupling > 0)) continue;
    Matrix H = coupling * Matrix::Identity(d, d);
    if (hasData(network, i)) {
      const auto X = network.datasets.features(i);
      H += 2 / static_cast<double>(X.rows()) * (X.transpose() * X);
    }
    const Matrix inverse = positiveInverse(H);
    for (const auto& incidence : network.graph.neighbours(i))
      B.block(i * d, incidence.neighbour * d, d, d) =
          network.lambda * network.graph.edge(incidence.edge).weight * inverse;
  }
  return B;
}

Matrix stationaryCovariance(Matrix B, const std::stop_token& stop) {
  constexpr int mostDoublings = 60;
  Matrix S = Matrix::Identity(B.rows(), B.cols());
  for (int k = 0; k < mostDoublings && !stop.stop_requested(); ++k) {
    const Matrix more = product(product(B, S, stop), B.transpose(), stop);
    if (stop.stop_requested()) break;
    S += more;
    if (!S.allFinite()) break;
    if (more.norm() <= 1e-17 * S.norm()) return S;
    B = product(B, B, stop);
  }
  return Matrix::Constant(S.rows(), S.cols(), std::numeric_limits<double>::infinity());
}

Result<double> perturbationCost(const FedRelaxNetwork& network, const std::stop_token& stop) {
  const int n = network.graph.nodeCount();
  const int d = network.datasets.dimension();
  if (static_cast<double>(n) * d > largestPrivacySystem)
    return Error{"", fmt::format("{} nodes with {} parameters are more than {} unknowns", n, d,
                                 largestPrivacySystem)};
  const double cost = stationaryCovariance(jacobiMatrix(network), stop).trace() / n;
  if (stop.stop_requested()) return Error{"", "stopped"};
  return cost;
}

Result<std::vector<PrivacyPoint>> privacyCurve(const FedRelaxNetwork& network,
                                               const PrivateLabel& label,
                                               const std::vector<double>& noises) {
  if (auto known = privacyCurve(network, label, {}, 0); !known) return known;
  const auto cost = perturbationCost(network);
  if (!cost) return cost.error();
  return privacyCurve(network, label, noises, *cost);
}

Result<std::vector<PrivacyPoint>> privacyCurve(const FedRelaxNetwork& network,
                                               const PrivateLabel& label,
                                               const std::vector<double>& noises, double cost) {
  if (label.node < 0 || label.node >= network.graph.nodeCount() || !hasData(network, label.node))
    return Error{"node", fmt::format("node {} has no data that it could share", label.node)};
  const auto m = network.datasets.sampleCount(label.node);
  if (label.sample < 0 || label.sample >= m)
    return Error{"sample",
                 fmt::format("no sample {}, node {} has {}", label.sample, label.node, m)};
  Matrix c = labelSensitivities(network.datasets.features(label.node),
                                network.lambda * network.graph.strength(label.node));
  const Vector own = c.col(label.sample);
  c.col(label.sample).setZero();
  const Matrix others = label.otherVariance * (c * c.transpose());
  std::vector<PrivacyPoint> curve;
  curve.reserve(noises.size());
  for (const double noise : noises)
    curve.push_back({noise, gaussianInformation(own, label.variance, others, noise),
                     noise == 0 ? 0 : noise * noise * cost});
  return curve;
}

}  // namespace gtv
