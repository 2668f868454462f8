#include "support/plain_problem.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gtv::testing {

std::vector<int> consecutive(int first, int count) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), first);
  return all;
}

PlainBlock plainNorm(int dimension, double p, double kappa) {
  return {consecutive(0, dimension), PlainKind::Norm, p, {}, kappa};
}

PlainBlock plainQuadratic(const Eigen::MatrixXd& F, double kappa) {
  return {consecutive(0, static_cast<int>(F.cols())), PlainKind::Quadratic, 2, F, kappa};
}

PlainBlock plainSquare(int dimension, double kappa) {
  return plainQuadratic(Eigen::MatrixXd::Identity(dimension, dimension), 2 * kappa);
}

Extended softPlusOfMinus(Extended a) {
  return std::max<Extended>(0, -a) + std::log1p(std::exp(-std::abs(a)));
}

Extended plainSampleLoss(PlainLoss loss, Extended t, Extended y, Extended delta) {
  const Extended r = std::abs(t - y);
  switch (loss) {
    case PlainLoss::Squared:
      return r * r;
    case PlainLoss::Absolute:
      return r;
    case PlainLoss::Huber:
      return r <= delta ? r * r : 2 * delta * r - delta * delta;
    case PlainLoss::Logistic:
      return softPlusOfMinus(y * t);
    case PlainLoss::Hinge:
      return std::max<Extended>(0, 1 - y * t);
    default:
      return 0;
  }
}

Extended plainNodeLoss(const PlainNode& node, const ExtendedVector& w) {
  if (node.loss == PlainLoss::Zero) return 0;
  Extended sum = 0;
  if (node.loss == PlainLoss::Clustering) {
    sum = (w - node.X.row(0).transpose().cast<Extended>()).squaredNorm();
  } else {
    const ExtendedVector t = node.X.cast<Extended>() * w;
    for (Eigen::Index r = 0; r < t.size(); ++r)
      sum += plainSampleLoss(node.loss, t[r], node.y[r], node.delta);
    sum *= node.mean ? Extended(1) / static_cast<Extended>(t.size()) : Extended(1);
  }
  if (node.ridge.size() > 0) sum += node.ridge.cast<Extended>().dot(w.cwiseAbs2());
  if (node.lasso.size() > 0) sum += node.lasso.cast<Extended>().dot(w.cwiseAbs());
  return sum;
}

Extended plainPNorm(const ExtendedVector& v, double p) {
  const Extended largest = v.size() > 0 ? v.cwiseAbs().maxCoeff() : 0;
  if (largest == 0 || p == std::numeric_limits<double>::infinity()) return largest;
  Extended sum = 0;
  for (const Extended x : v) sum += std::pow(std::abs(x) / largest, static_cast<Extended>(p));
  return largest * std::pow(sum, 1 / static_cast<Extended>(p));
}

Extended plainPenalty(const std::vector<PlainBlock>& blocks, const ExtendedVector& v) {
  Extended sum = 0;
  for (const auto& block : blocks) {
    const ExtendedVector part = v(block.coordinates);
    sum += block.kappa * (block.kind == PlainKind::Norm
                              ? plainPNorm(part, block.p)
                              : (block.F.cast<Extended>() * part).squaredNorm() / 2);
  }
  return sum;
}

Extended plainObjective(const PlainProblem& problem, const ExtendedMatrix& W) {
  Extended sum = 0;
  for (std::size_t i = 0; i < problem.nodes.size(); ++i)
    sum += plainNodeLoss(problem.nodes[i], W.col(static_cast<Eigen::Index>(i)));
  for (const auto& edge : problem.edges)
    sum += static_cast<Extended>(problem.lambda) * edge.weight *
           plainPenalty(problem.penalty, W.col(edge.i) - W.col(edge.j));
  return sum;
}

}  // namespace gtv::testing
