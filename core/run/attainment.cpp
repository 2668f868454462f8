#include "run/attainment.h"

#include <fmt/format.h>

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>

namespace gtv {
namespace {

constexpr Eigen::Index largestDimension = 2000;
/// A product with all samples per step: more than this many operations are not spent.
constexpr double mostWork = 4e9;

/// A loss that falls for ever on one side, without reaching its infimum.
bool fallsForEver(const Choice& loss) { return loss.kind() == "logistic"; }

/// Does some v have A v ≥ 0 and cᵀv > 0? `rows` is A with rows of length 1; Lawson and Hanson's
/// active-set method for the projection above.
bool hasDirection(const Matrix& rows, const Vector& c) {
  const auto k = rows.cols();
  const auto most = 5 * k + 50;
  if (static_cast<double>(rows.size()) * static_cast<double>(most) > mostWork) return false;
  std::vector<Eigen::Index> active;
  Vector theta(0);
  Vector v = c;
  for (Eigen::Index step = 0; step < most; ++step) {
    if (v.norm() <= 1e-9 * c.norm()) return false;
    Eigen::Index worst = 0;
    if ((rows * v).minCoeff(&worst) >= -1e-9 * v.norm()) return true;
    if (std::find(active.begin(), active.end(), worst) != active.end()) return false;  // rounding
    active.push_back(worst);
    theta.conservativeResize(theta.size() + 1);
    theta[theta.size() - 1] = 0;
    Matrix columns;
    while (!active.empty()) {
      columns.resize(k, static_cast<Eigen::Index>(active.size()));
      for (std::size_t q = 0; q < active.size(); ++q)
        columns.col(static_cast<Eigen::Index>(q)) = rows.row(active[q]);
      const Vector target = columns.colPivHouseholderQr().solve(-c);
      if (target.minCoeff() > 0) {
        theta = target;
        break;
      }
      // As far towards the target as all stay ≥ 0; what arrives at 0 leaves.
      double length = 1;
      for (Eigen::Index q = 0; q < theta.size(); ++q)
        if (target[q] <= 0) length = std::min(length, theta[q] / (theta[q] - target[q]));
      if (!(length >= 0)) length = 0;  // 0/0
      theta += length * (target - theta);
      Eigen::Index kept = 0;
      for (Eigen::Index q = 0; q < theta.size(); ++q) {
        if (target[q] <= 0 && theta[q] <= 1e-14 * theta.maxCoeff()) continue;
        theta[kept] = theta[q];
        active[kept++] = active[q];
      }
      active.resize(static_cast<std::size_t>(kept));
      theta.conservativeResize(kept);
    }
    v = c;
    for (std::size_t q = 0; q < active.size(); ++q)
      v += theta[static_cast<Eigen::Index>(q)] * rows.row(active[q]).transpose();
  }
  return false;
}

/// The samples of some nodes, as conditions on a common direction.
class Conditions {
 public:
  Conditions(const Experiment& experiment, const Network& network, const GtvProblem& problem)
      : network_(network),
        problem_(problem),
        common_(experiment.loss()),
        own_(ownLosses(experiment)) {}

  /// Is there any loss that never reaches its infimum?
  bool matter() const {
    return fallsForEver(common_) || std::any_of(own_.begin(), own_.end(), [](const auto& own) {
             return fallsForEver(own.second);
           });
  }

  /// Does a direction in the span of `basis` (all of R^d if it is empty) meet them at these nodes?
  bool allow(const std::vector<int>& nodes, const Matrix& basis) const {
    const auto d = problem_.dimension;
    Eigen::Index samples = 0;
    Vector fixed = Vector::Zero(d);
    bool falls = false;
    for (const int i : nodes) {
      if (problem_.losses[i]->isZero()) continue;
      const auto& loss = lossOf(i);
      fixRegularised(loss, fixed);
      samples += network_.data->datasets.sampleCount(i);
      falls = falls || fallsForEver(loss);
    }
    if (!falls) return false;
    const Matrix space = nullSpace(fixed, basis);
    if (space.cols() == 0) return false;
    Matrix rows(samples, space.cols());
    Vector c = Vector::Zero(space.cols());
    Eigen::Index at = 0;
    for (const int i : nodes) {
      if (problem_.losses[i]->isZero()) continue;
      const auto X = network_.data->datasets.features(i);
      const auto y = network_.data->datasets.labels(i);
      for (Eigen::Index r = 0; r < y.size(); ++r) {
        const Vector a = y[r] * (X.row(r) * space).transpose();
        const double length = a.norm();
        if (!(length > 1e-12 * X.row(r).norm())) continue;
        rows.row(at) = a / length;
        if (fallsForEver(lossOf(i))) c += rows.row(at).transpose();
        ++at;
      }
    }
    return hasDirection(rows.topRows(at), c);
  }

 private:
  const Choice& lossOf(int node) const {
    const auto own = own_.find(node);
    return own == own_.end() ? common_ : own->second;
  }

  /// Marks the coordinates in which the loss grows on both sides.
  void fixRegularised(const Choice& loss, Vector& fixed) const {
    if (loss.number("ridge") == 0 && loss.number("lasso") == 0) return;
    const int intercept = network_.data->intercept;
    for (Eigen::Index j = 0; j < fixed.size(); ++j)
      if (j != intercept || loss.flag("ridgeOnIntercept")) fixed[j] = 1;
  }

  /// An orthonormal basis of the directions in the span of `basis` that spare what is fixed.
  static Matrix nullSpace(const Vector& fixed, const Matrix& basis) {
    const auto d = fixed.size();
    const Matrix all = basis.cols() > 0 ? basis : Matrix(Matrix::Identity(d, d));
    if (fixed.isZero(0)) return all;
    const Eigen::SelfAdjointEigenSolver<Matrix> spectrum(all.transpose() * fixed.asDiagonal() *
                                                         all);
    return all *
           spectrum.eigenvectors().leftCols((spectrum.eigenvalues().array() <= 1e-12).count());
  }

  const Network& network_;
  const GtvProblem& problem_;
  Choice common_;
  std::map<int, Choice> own_;
};

/// The directions that φ does not couple.
Matrix freeBasis(const GtvProblem& problem) {
  const auto coupled = problem.penalty->coupledBasis(problem.dimension);
  if (!coupled) return Matrix(problem.dimension, 0);
  const Matrix full = Eigen::HouseholderQR<Matrix>(*coupled).householderQ() *
                      Matrix(Matrix::Identity(problem.dimension, problem.dimension));
  return full.rightCols(problem.dimension - coupled->cols());
}

}  // namespace

std::string whyUnattained(const Experiment& experiment, const Network& network,
                          const GtvProblem& problem) {
  const Conditions conditions(experiment, network, problem);
  if (!conditions.matter() || problem.dimension > largestDimension) return {};
  const auto component = problem.graph->components(
      std::vector<bool>(static_cast<std::size_t>(problem.edgeCount()), problem.lambda > 0));
  std::vector<std::vector<int>> groups;
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (component[i] >= static_cast<int>(groups.size())) groups.resize(component[i] + 1);
    groups[component[i]].push_back(i);
  }
  const Matrix free = freeBasis(problem);
  std::vector<int> found;
  for (const auto& nodes : groups) {
    bool unattained = conditions.allow(nodes, {});
    for (std::size_t k = 0; k < nodes.size() && !unattained && free.cols() > 0; ++k)
      unattained = conditions.allow({nodes[k]}, free);
    if (unattained) found.push_back(nodes.front());
  }
  if (found.empty()) return {};
  return fmt::format(
      "the labels of the component of node '{}'{} are linearly separable, the infimum is not "
      "attained; add a ridge term",
      network.nodeKeys[found.front()],
      found.size() > 1 ? fmt::format(" (and of {} more)", found.size() - 1) : "");
}

}  // namespace gtv
