#include "run/attainment.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/decompositions.h"
#include "base/localized.h"
#include "instances/problem_building.h"

namespace gtv {
namespace {

constexpr Eigen::Index mostParameters = 2000;
/// More than this many operations, about a second, are not spent.
constexpr double mostWork = 1e9;
/// Numbers of all conditions: 320 MB.
constexpr double mostNumbers = 4e7;

bool hasClasses(const Choice& loss) { return loss.kind() == "cross-entropy"; }

/// Some datasets give such a loss no minimiser: it falls for ever in some direction.
bool mayLackMinimiser(const Choice& loss) {
  return loss.kind() == "logistic" || loss.kind() == "poisson" || hasClasses(loss);
}

/// The active rows as columns.
Matrix columnsOf(const Matrix& rows, const std::vector<Eigen::Index>& active) {
  Matrix columns(rows.cols(), static_cast<Eigen::Index>(active.size()));
  for (std::size_t q = 0; q < active.size(); ++q)
    columns.col(static_cast<Eigen::Index>(q)) = rows.row(active[q]);
  return columns;
}

/// θ ← argmin ‖c + Aᵀθ‖ over the active rows. Rows whose θ comes to 0 on the way leave.
void fit(const Matrix& rows, const Vector& c, std::vector<Eigen::Index>& active, Vector& theta) {
  while (!active.empty()) {
    const Vector target = leastSquares(columnsOf(rows, active), -c);
    if (target.minCoeff() > 0) {
      theta = target;
      return;
    }
    double length = 1;
    Eigen::Index leaves = 0;
    for (Eigen::Index q = 0; q < theta.size(); ++q) {
      if (target[q] > 0) continue;
      const double reach = theta[q] > 0 ? theta[q] / (theta[q] - target[q]) : 0;
      if (reach > length) continue;
      length = reach;
      leaves = q;
    }
    theta += length * (target - theta);
    const auto after = theta.size() - leaves - 1;
    theta.segment(leaves, after) = theta.tail(after).eval();
    theta.conservativeResize(theta.size() - 1);
    active.erase(active.begin() + leaves);
  }
}

/// Some v with A v ≥ 0 and cᵀv > 0, if there is one. `rows` is A with rows of length 1; Lawson and
/// Hanson's active-set method for the projection of attainment.h. `left`: operations that may still
/// be spent; nothing where they do not suffice.
std::optional<Vector> directionOf(const Matrix& rows, const Vector& c, double& left) {
  if (rows.rows() == 0) return {};
  const auto ofAll = static_cast<double>(rows.size());
  const auto ofFit = [&](Eigen::Index count) {
    return 4 * static_cast<double>(rows.cols() * count * count);
  };
  // Fewer conditions than unknowns can as a rule all be met with room to spare.
  if (rows.rows() <= rows.cols() && ofFit(rows.rows()) < left) {
    left -= ofFit(rows.rows());
    const Vector v = leastSquares(rows, Vector::Ones(rows.rows()));
    if ((rows * v).minCoeff() >= -1e-9 * v.norm() && c.dot(v) > 1e-9 * c.norm() * v.norm())
      return v;
  }
  const auto most = 5 * rows.cols() + 50;
  std::vector<Eigen::Index> active;
  Vector theta(0);
  Vector v = c;
  for (Eigen::Index step = 0; step < most; ++step) {
    left -= ofAll + ofFit(std::ssize(active));
    if (left < 0) return {};
    if (v.norm() <= 1e-9 * c.norm()) return {};
    Eigen::Index worst = 0;
    if ((rows * v).minCoeff(&worst) >= -1e-9 * v.norm()) return v;
    if (std::find(active.begin(), active.end(), worst) != active.end()) return {};  // rounding
    active.push_back(worst);
    theta.conservativeResize(theta.size() + 1);
    theta[theta.size() - 1] = 0;
    fit(rows, c, active, theta);
    v = c + columnsOf(rows, active) * theta;
  }
  return {};
}

/// Does some v have A v > 0? What is 0 after one direction is asked for another, which changes the
/// others little enough.
bool hasStrictDirection(Matrix rows, double& left) {
  while (rows.rows() > 0) {
    const auto v = directionOf(rows, rows.colwise().sum().transpose(), left);
    if (!v) return false;
    const Vector margins = rows * *v;
    Eigen::Index rest = 0;
    for (Eigen::Index r = 0; r < rows.rows(); ++r)
      if (margins[r] <= 1e-6 * v->norm()) rows.row(rest++) = rows.row(r).eval();
    if (rest == rows.rows()) return false;
    rows.conservativeResize(rest, rows.cols());
  }
  return true;
}

/// The samples of some nodes, as conditions on a common direction.
class Conditions {
 public:
  Conditions(const Experiment& experiment, const ProblemInstance& network,
             const GtvProblem& problem)
      : network_(network),
        problem_(problem),
        common_(experiment.loss()),
        own_(ownLosses(experiment, network)) {}

  /// Is there any loss that never reaches its infimum?
  bool matter() const {
    return mayLackMinimiser(common_) || std::any_of(own_.begin(), own_.end(), [](const auto& own) {
             return mayLackMinimiser(own.second);
           });
  }

  /// The labels are classes: then a minimum that is not attained is in the way of a proof only if
  /// it is 0.
  bool isOfClasses() const { return network_.labels == LabelKind::Class; }

  /// Have these nodes any samples that count?
  bool haveLosses(const std::vector<int>& nodes) const {
    return std::any_of(nodes.begin(), nodes.end(),
                       [&](int i) { return !problem_.losses[i]->isZero(); });
  }

  /// Does a direction in the span of `basis` (all of R^d if it is empty) meet them at these nodes?
  bool allow(const std::vector<int>& nodes, const Matrix& basis) {
    const auto d = problem_.dimension;
    Eigen::Index samples = 0;
    Vector fixed = Vector::Zero(d);
    bool falls = false;
    for (const int i : nodes) {
      if (problem_.losses[i]->isZero()) continue;
      const auto& loss = lossOf(i);
      fixRegularised(loss, fixed);
      samples += network_.parametricData().datasets.sampleCount(i) * rowsPerSample(loss);
      falls = falls || mayLackMinimiser(loss);
    }
    if (!falls) return false;
    const bool isAll = basis.cols() == 0 && fixed.isZero(0);
    const Matrix space = isAll ? Matrix(d, 0) : nullSpace(fixed, basis);
    const auto unknowns = isAll ? Eigen::Index{d} : space.cols();
    const double size = static_cast<double>(samples) * static_cast<double>(unknowns);
    left_ -= isAll ? size : size * d;
    if (unknowns == 0 || size > mostNumbers || left_ < 0) return false;
    Matrix rows(samples, unknowns);
    Vector c = Vector::Zero(unknowns);
    Eigen::Index at = 0;
    bool staysAbove = false;  ///< a sample whose loss no direction changes
    bool falling = true;      ///< a count above 0 has a minimum
    for (const int i : nodes) {
      if (problem_.losses[i]->isZero()) continue;
      const auto X = network_.parametricData().datasets.features(i);
      const auto y = network_.parametricData().datasets.labels(i);
      const auto features = X.cols();
      const auto add = [&](Eigen::Index r, const Vector& ofAll) {
        const Vector a = isAll ? ofAll : Vector(space.transpose() * ofAll);
        const double length = a.norm();
        staysAbove = staysAbove || !(length > 1e-12 * X.row(r).norm());
        if (!(length > 1e-12 * X.row(r).norm())) return;
        rows.row(at) = a / length;
        if (falling && mayLackMinimiser(lossOf(i))) c += rows.row(at).transpose();
        ++at;
      };
      for (Eigen::Index r = 0; r < y.size(); ++r) {
        if (network_.labels == LabelKind::Count) {
          falling = y[r] == 0;
          add(r, -X.row(r).transpose());
          if (!falling) add(r, X.row(r).transpose());
          continue;
        }
        if (!hasClasses(lossOf(i))) {
          add(r, y[r] * X.row(r).transpose());
          continue;
        }
        const auto own = static_cast<Eigen::Index>(y[r]);
        for (Eigen::Index k = 0; k < rowsPerSample(lossOf(i)) + 1; ++k) {
          if (k == own) continue;
          Vector a = Vector::Zero(d);
          a.segment(own * features, features) = X.row(r).transpose();
          a.segment(k * features, features) = -X.row(r).transpose();
          add(r, a);
        }
      }
    }
    rows.conservativeResize(at, unknowns);
    if (isOfClasses()) return !staysAbove && hasStrictDirection(std::move(rows), left_);
    return directionOf(rows, c, left_).has_value();
  }

 private:
  const Choice& lossOf(int node) const {
    const auto own = own_.find(node);
    return own == own_.end() ? common_ : own->second;
  }

  /// A sample of a class is a condition for every other class.
  Eigen::Index rowsPerSample(const Choice& loss) const {
    if (network_.labels == LabelKind::Count) return 2;  // those above 0
    return hasClasses(loss) ? network_.parametricModel().outputs - 1 : 1;
  }

  /// Marks the coordinates in which the loss grows on both sides.
  void fixRegularised(const Choice& loss, Vector& fixed) const {
    const auto adds = [&](const char* term) { return loss.has(term) && loss.number(term) > 0; };
    const bool ridge = adds("ridge") || adds("lasso");
    const auto& model = network_.parametricModel();
    if (!ridge && model.ridgeOfSum == 0 && model.ridgeOfMean == 0) return;
    const int intercept = network_.parametricData().intercept;
    const auto features = network_.parametricData().datasets.dimension();
    for (Eigen::Index j = 0; j < fixed.size(); ++j)
      if (j % features != intercept || (ridge && loss.flag("ridgeOnIntercept"))) fixed[j] = 1;
  }

  /// An orthonormal basis of the directions in the span of `basis` that spare what is fixed.
  static Matrix nullSpace(const Vector& fixed, const Matrix& basis) {
    const auto d = fixed.size();
    Matrix all = basis.cols() > 0 ? basis : Matrix(Matrix::Identity(d, d));
    if (fixed.isZero(0)) return all;
    const auto spectrum = symmetricEigen(all.transpose() * fixed.asDiagonal() * all);
    return all * spectrum.vectors.leftCols((spectrum.values.array() <= 1e-12).count());
  }

  const ProblemInstance& network_;
  const GtvProblem& problem_;
  double left_ = mostWork;
  Choice common_;
  std::map<int, Choice> own_;
};

/// The directions that φ does not couple.
Matrix freeBasis(const GtvProblem& problem) {
  const auto coupled = problem.penalty->coupledBasis(problem.dimension);
  if (!coupled) return Matrix(problem.dimension, 0);
  return orthogonalFactor(*coupled).rightCols(problem.dimension - coupled->cols());
}

}  // namespace

std::string infimumNotAttainedReason(const Experiment& experiment, const ProblemInstance& network,
                                     const GtvProblem& problem) {
  if (!problem.isConvex()) return {};
  Conditions conditions(experiment, network, problem);
  if (!conditions.matter() || problem.dimension > mostParameters) return {};
  const auto component = problem.graph->components(
      std::vector<bool>(static_cast<std::size_t>(problem.edgeCount()), problem.lambda > 0));
  std::vector<std::vector<int>> groups;
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (component[i] >= static_cast<int>(groups.size())) groups.resize(component[i] + 1);
    groups[component[i]].push_back(i);
  }
  const Matrix free = freeBasis(problem);
  std::vector<std::string> found;
  const auto name = [&](int node) {
    return fmt::format(messagePattern("node '{}'"), network.nodeKeys[node]);
  };
  const auto ofGroup = [&](const std::vector<int>& nodes) {
    return nodes.size() > 1 ? "the component of " + name(nodes.front()) : name(nodes.front());
  };
  for (const auto& nodes : groups) {
    if (conditions.isOfClasses()) {
      if (!conditions.haveLosses(nodes)) continue;
      if (!conditions.allow(nodes, {})) return {};
      found.push_back(ofGroup(nodes));
      continue;
    }
    if (conditions.allow(nodes, {})) {
      found.push_back(ofGroup(nodes));
      continue;
    }
    const auto alone = std::find_if(nodes.begin(), nodes.end(), [&](int node) {
      return free.cols() > 0 && conditions.allow({node}, free);
    });
    if (alone != nodes.end()) found.push_back(name(*alone));
  }
  if (found.empty()) return {};
  if (network.labels == LabelKind::Count)
    return fmt::format(
        "counts 0 of {}{} have means that fall towards 0 for ever while no other mean changes, the "
        "infimum is not attained; add a ridge term",
        found.front(),
        found.size() > 1 ? fmt::format(" (and {} more)", found.size() - 1) : std::string());
  if (found.size() > 1)
    return fmt::format(
        "the labels of {} (and {} more) are linearly separable, the infimum is not attained; add a "
        "ridge term",
        found.front(), found.size() - 1);
  return fmt::format(
      "the labels of {} are linearly separable, the infimum is not attained; add a ridge term",
      found.front());
}

}  // namespace gtv
