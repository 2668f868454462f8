#include "support/independent_solver.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

// The objective is a sum of terms c·h(Bw − b). What has a kink is smoothed with width s:
//   Euclidean norm   min_t t − s log(t² − ‖v‖²),     so t = s + √(s² + ‖v‖²), ∇ = v/t
//   maximum norm     min_t t − s Σ_j log(t² − v_j²), the largest entry at most t
//   p-norm           ‖(√(v_j² + s²))_j‖_p
//   max(0, a)        ½(a + √(a² + s²))
//   Huber            min_z (a − z)² + 2δ(smoothed |z|)
// The first two are self-concordant barriers (Nesterov & Nemirovskii 1994), for which Newton's
// method needs few steps from one width to the next. Every gradient lies in the domain of the
// term's conjugate, so the Fenchel–Young gaps at (t, ∇) are what the smoothing costs.
namespace gtv::testing {
namespace {

enum class Shape { Quadratic, Norm2, NormInf, NormP, Plus, Huber, Logistic };

/// c·h(Bw − b), w the stacked columns of W; B acts on the entries `at` of w.
struct Term {
  Shape shape = Shape::Quadratic;
  Extended c = 1;
  Extended parameter = 0;  ///< p or δ
  ExtendedMatrix B;
  ExtendedVector b;
  std::vector<int> at;
  ExtendedMatrix Q;  ///< quadratic: h = ½tᵀQt
  int edge = -1;     ///< the edge the term belongs to, its coordinates in `coordinates`
  std::vector<int> coordinates;

  bool hasKink() const { return shape != Shape::Quadratic && shape != Shape::Logistic; }
};

/// A smoothed term at one point t.
struct Local {
  Extended value = 0;
  ExtendedVector gradient;
  ExtendedMatrix hessian;
  ExtendedVector drift;  ///< −s ∂(gradient)/∂s
  Extended gap = 0;      ///< h(t) + h*(gradient) − gradientᵀt, h unsmoothed
};

Local quadratic(const ExtendedVector& t, const ExtendedMatrix& Q) {
  const ExtendedVector image = Q * t;
  return {t.dot(image) / 2, image, Q, ExtendedVector::Zero(t.size()), 0};
}

Local logistic(Extended a) {
  const Extended small = std::exp(-std::abs(a));
  const Extended wrong = (a > 0 ? small : 1) / (1 + small);  // 1/(1 + e^a)
  Local out;
  out.value = softPlusOfMinus(a);
  out.gradient = ExtendedVector::Constant(1, -wrong);
  out.hessian = ExtendedMatrix::Constant(1, 1, small / ((1 + small) * (1 + small)));
  out.drift = ExtendedVector::Zero(1);
  return out;
}

/// Norms are homogeneous, so their gradients depend on v/s only: drift = hessian·v.
void finishNorm(Local& out, const ExtendedVector& v, Extended norm) {
  out.drift = out.hessian * v;
  out.gap = std::max<Extended>(0, norm - out.gradient.dot(v));
}

Local norm2(const ExtendedVector& v, Extended s) {
  const Extended r = v.norm();
  const Extended root = std::hypot(s, r);
  const Extended t = s + root;
  Local out;
  out.value = t - s * std::log(2 * s * t);
  out.gradient = v / t;
  out.hessian = ExtendedMatrix::Identity(v.size(), v.size()) / t;
  if (r > 0) {
    const ExtendedVector along = v / r;
    out.hessian += (s / root - 1) / t * along * along.transpose();
    if (v.size() == 1) out.hessian(0, 0) = s / (t * root);  // without cancellation
  }
  finishNorm(out, v, r);
  return out;
}

/// t > max|v_j| with Σ_j 2st/(t² − v_j²) = 1. Newton's method on a convex decreasing function,
/// from its left, in x = t − max|v_j| so that nothing cancels.
Local normInf(const ExtendedVector& v, Extended s) {
  const ExtendedVector size = v.cwiseAbs();
  const Extended largest = size.maxCoeff();
  Extended x = s + s * s / (std::hypot(s, largest) + largest);
  ExtendedVector q;  // t² − v_j²
  Extended curvature = 0;
  for (int k = 0; k < 100; ++k) {
    const Extended t = largest + x;
    q = (largest - size.array() + x) * (size.array() + t);
    const Extended excess = (2 * s * t / q.array()).sum() - 1;
    curvature = (2 * s * (t * t + v.array().square()) / q.array().square()).sum();
    const Extended step = excess / curvature;
    x += step;
    if (std::abs(step) <= 1e-18L * x) break;
  }
  const Extended t = largest + x;
  Local out;
  out.value = t - s * q.array().log().sum();
  out.gradient = 2 * s * v.array() / q.array();
  const ExtendedVector cross = 4 * s * t * v.array() / q.array().square();
  out.hessian = ExtendedVector(2 * s * (t * t + v.array().square()) / q.array().square())
                    .asDiagonal()
                    .toDenseMatrix();
  out.hessian -= cross * cross.transpose() / curvature;
  finishNorm(out, v, largest);
  return out;
}

Local normP(const ExtendedVector& v, Extended s, Extended p) {
  const ExtendedVector r = (v.array().square() + s * s).sqrt();
  const Extended N = plainPNorm(r, static_cast<double>(p));
  const ExtendedVector power = (r / N).array().pow(p - 2);
  Local out;
  out.value = N;
  out.gradient = power.array() * v.array() / N;
  out.hessian =
      ExtendedVector(power.array() * (s * s + (p - 1) * v.array().square()) / r.array().square())
          .asDiagonal()
          .toDenseMatrix();
  out.hessian -= (p - 1) * out.gradient * out.gradient.transpose();
  out.hessian /= N;
  finishNorm(out, v, plainPNorm(v, static_cast<double>(p)));
  return out;
}

/// Not the barrier: its logarithm would send w to infinity where the hinge loss is flat.
Local plus(Extended a, Extended s) {
  const Extended root = std::hypot(a, s);
  const Extended gradient = (a > 0 ? root + a : s * s / (root - a)) / (2 * root);
  Local out;
  out.value = gradient * root;
  out.gradient = ExtendedVector::Constant(1, gradient);
  out.hessian = ExtendedMatrix::Constant(1, 1, (s / root) * (s / root) / (2 * root));
  out.drift = out.hessian * a;
  out.gap = std::max<Extended>(0, a) - gradient * a;
  return out;
}

/// z solves 2(|a| − z) = 2δz/(s + √(s² + z²)), increasing and concave in z ≥ 0: Newton's method
/// from the left.
Local huber(Extended a, Extended s, Extended delta) {
  const Extended target = std::abs(a);
  Extended z = std::max<Extended>(0, target - delta);
  for (int k = 0; k < 200; ++k) {
    const Extended root = std::hypot(s, z);
    const Extended t = s + root;
    const Extended step = (target - z - delta * z / t) / (1 + delta * s / (t * root));
    z += step;
    if (std::abs(step) <= 1e-18L * (z + s)) break;
  }
  z = std::copysign(z, a);
  const Local inner = norm2(ExtendedVector::Constant(1, z), s);
  const Extended bend = 2 * delta * inner.hessian(0, 0);
  const Extended gradient = 2 * delta * inner.gradient[0];
  Local out;
  out.value = (a - z) * (a - z) + 2 * delta * inner.value;
  out.gradient = ExtendedVector::Constant(1, gradient);
  out.hessian = ExtendedMatrix::Constant(1, 1, 2 * bend / (2 + bend));
  out.drift = out.hessian * ExtendedVector::Constant(1, z);
  const Extended exact = plainSampleLoss(PlainLoss::Huber, a, 0, delta);
  out.gap = std::max<Extended>(0, exact + gradient * gradient / 4 - gradient * a);
  return out;
}

Local evaluate(const Term& term, const ExtendedVector& t, Extended s) {
  switch (term.shape) {
    case Shape::Quadratic:
      return quadratic(t, term.Q);
    case Shape::Norm2:
      return norm2(t, s);
    case Shape::NormInf:
      return normInf(t, s);
    case Shape::NormP:
      return normP(t, s, term.parameter);
    case Shape::Plus:
      return plus(t[0], s);
    case Shape::Huber:
      return huber(t[0], s, term.parameter);
    case Shape::Logistic:
      break;
  }
  return logistic(t[0]);
}

/// A term of one row: c·h(xᵀw − b).
Term rowTerm(Shape shape, Extended c, const ExtendedVector& x, Extended b, std::vector<int> at) {
  Term term;
  term.shape = shape;
  term.c = c;
  term.B = x.transpose();
  term.b = ExtendedVector::Constant(1, b);
  term.at = std::move(at);
  term.Q = ExtendedMatrix::Constant(1, 1, 2);  // as a quadratic: t²
  return term;
}

void addNode(std::vector<Term>& terms, const PlainNode& node, int first, int d) {
  if (node.loss == PlainLoss::Zero) return;
  const auto at = consecutive(first, d);
  const ExtendedVector one = ExtendedVector::Ones(1);
  for (int j = 0; j < d; ++j) {
    if (node.loss == PlainLoss::Clustering)
      terms.push_back(rowTerm(Shape::Quadratic, 1, one, node.X(0, j), {first + j}));
    if (node.ridge.size() > 0 && node.ridge[j] > 0)
      terms.push_back(rowTerm(Shape::Quadratic, node.ridge[j], one, 0, {first + j}));
    if (node.lasso.size() > 0 && node.lasso[j] > 0)
      terms.push_back(rowTerm(Shape::Norm2, node.lasso[j], one, 0, {first + j}));
  }
  if (node.loss == PlainLoss::Clustering) return;
  for (Eigen::Index r = 0; r < node.X.rows(); ++r) {
    const ExtendedVector x = node.X.row(r).transpose().cast<Extended>();
    const Extended y = node.y[r];
    const Extended c = node.scale();
    if (node.loss == PlainLoss::Squared) terms.push_back(rowTerm(Shape::Quadratic, c, x, y, at));
    if (node.loss == PlainLoss::Absolute) terms.push_back(rowTerm(Shape::Norm2, c, x, y, at));
    if (node.loss == PlainLoss::Logistic)
      terms.push_back(rowTerm(Shape::Logistic, c, y * x, 0, at));
    if (node.loss == PlainLoss::Hinge) terms.push_back(rowTerm(Shape::Plus, c, -y * x, -1, at));
    if (node.loss == PlainLoss::Huber) {
      terms.push_back(rowTerm(Shape::Huber, c, x, y, at));
      terms.back().parameter = node.delta;
    }
  }
}

/// One block of φ on edge e; the 1-norm as one term per coordinate.
void addBlock(std::vector<Term>& terms, const PlainProblem& problem, int e,
              const PlainBlock& block) {
  const auto& edge = problem.edges[static_cast<std::size_t>(e)];
  const auto k = static_cast<Eigen::Index>(block.coordinates.size());
  Term term;
  term.c = static_cast<Extended>(problem.lambda) * edge.weight * block.kappa;
  if (term.c <= 0) return;
  if (block.kind == PlainKind::Norm && block.p == 1 && k > 1) {
    for (const int j : block.coordinates)
      addBlock(terms, problem, e, {{j}, block.kind, 1, {}, block.kappa});
    return;
  }
  term.edge = e;
  term.coordinates = block.coordinates;
  term.b = ExtendedVector::Zero(k);
  term.B.resize(k, 2 * k);
  term.B << ExtendedMatrix::Identity(k, k), -ExtendedMatrix::Identity(k, k);
  for (const int node : {edge.i, edge.j})
    for (const int j : block.coordinates) term.at.push_back(node * problem.dimension + j);
  if (block.kind == PlainKind::Quadratic) {
    term.B = block.F.cast<Extended>() * term.B;
    term.b = ExtendedVector::Zero(block.F.rows());
    term.Q = ExtendedMatrix::Identity(block.F.rows(), block.F.rows());
  } else if (block.p == 2 || k == 1) {
    term.shape = Shape::Norm2;
  } else if (block.p == std::numeric_limits<double>::infinity()) {
    term.shape = Shape::NormInf;
  } else {
    term.shape = Shape::NormP;
    term.parameter = block.p;
  }
  terms.push_back(std::move(term));
}

std::vector<Term> termsOf(const PlainProblem& problem) {
  std::vector<Term> terms;
  for (std::size_t i = 0; i < problem.nodes.size(); ++i)
    addNode(terms, problem.nodes[i], static_cast<int>(i) * problem.dimension, problem.dimension);
  for (std::size_t e = 0; e < problem.edges.size(); ++e)
    for (const auto& block : problem.penalty) addBlock(terms, problem, static_cast<int>(e), block);
  return terms;
}

/// The path of minimisers of the smoothed objective. Its `budget` is shared evenly: a term of
/// weight c is smoothed with s = budget/(c · number of kinks), so that each costs the same.
class SmoothedPath {
 public:
  explicit SmoothedPath(const PlainProblem& problem) : problem_(problem), terms_(termsOf(problem)) {
    const auto size = static_cast<Eigen::Index>(problem.nodes.size()) * problem.dimension;
    for (const auto& term : terms_) kinks_ += term.hasKink() ? 1 : 0;
    w_ = ExtendedVector::Zero(size);
    bestValue_ = plainObjective(problem_, unstack(w_));
  }

  IndependentSolution solve() {
    const Extended start = bestValue_;
    const auto goal = [&] { return 1e-14L * std::max(bestValue_, 1e-3L * start); };
    Extended budget = kinks_ > 0 ? start : goal();
    while (start > 0) {
      minimise(budget);
      if (budget <= 2 * goal()) break;
      const Extended next = std::max(goal(), budget / 10);
      follow(budget, next);
      budget = next;
    }
    polish(budget);
    return solution(budget);
  }

 private:
  ExtendedMatrix unstack(const ExtendedVector& w) const {
    return Eigen::Map<const ExtendedMatrix>(w.data(), problem_.dimension,
                                            w.size() / problem_.dimension);
  }
  Extended width(const Term& term, Extended budget) const {
    return term.hasKink() ? budget / (term.c * static_cast<Extended>(kinks_)) : 1;
  }
  Local at(const Term& term, const ExtendedVector& w, Extended budget) const {
    return evaluate(term, term.B * w(term.at) - term.b, width(term, budget));
  }
  Extended value(const ExtendedVector& w, Extended budget) const {
    Extended sum = 0;
    for (const auto& term : terms_) sum += term.c * at(term, w, budget).value;
    return sum;
  }

  /// Gradient, Hessian and the pull of a narrower width at w_.
  void assemble(Extended budget) {
    const auto size = w_.size();
    gradient_ = ExtendedVector::Zero(size);
    drift_ = ExtendedVector::Zero(size);
    ExtendedMatrix hessian = ExtendedMatrix::Zero(size, size);
    for (const auto& term : terms_) {
      const Local local = at(term, w_, budget);
      gradient_(term.at) += term.c * (term.B.transpose() * local.gradient);
      drift_(term.at) += term.c * (term.B.transpose() * local.drift);
      hessian(term.at, term.at) += term.c * (term.B.transpose() * local.hessian * term.B);
    }
    // Directions without curvature, and those whose curvature rounding swallows, stay put.
    const Extended largest = hessian.diagonal().maxCoeff();
    for (Eigen::Index k = 0; k < size; ++k)
      hessian(k, k) += 1e-18L * hessian(k, k) + 1e-30L * largest;
    factor_.compute(hessian);
  }

  /// Newton's method with backtracking, until what a step can gain is far below the budget.
  void minimise(Extended budget) {
    Extended here = value(w_, budget);
    for (int k = 0; k < 100; ++k) {
      assemble(budget);
      const ExtendedVector direction = -factor_.solve(gradient_);
      const Extended slope = gradient_.dot(direction);
      if (!(slope < -1e-3L * budget)) return;
      Extended length = 1;
      Extended ahead = value(w_ + direction, budget);
      while (!(ahead <= here + 1e-4L * length * slope) && length > 1e-12L) {
        length /= 2;
        ahead = value(w_ + length * direction, budget);
      }
      if (length <= 1e-12L) return;
      w_ += length * direction;
      here = ahead;
      ++steps_;
      keepBest();
    }
  }

  /// Full steps at the end, below what the objective resolves, while they gain less and less.
  void polish(Extended budget) {
    assemble(budget);
    Extended gain = gradient_.dot(factor_.solve(gradient_));
    for (bool better = true; better && gain > 0; ++steps_) {
      const ExtendedVector before = w_;
      w_ -= factor_.solve(gradient_);
      assemble(budget);
      const Extended next = gradient_.dot(factor_.solve(gradient_));
      better = next <= gain / 4;
      if (!better) w_ = before;
      gain = next;
    }
    keepBest();
  }

  /// Along the tangent of the path: dw/d log(budget) = H⁻¹ · drift.
  void follow(Extended budget, Extended next) {
    const ExtendedVector tangent = factor_.solve(drift_);
    const ExtendedVector ahead = w_ + (next / budget - 1) * tangent;
    if (value(ahead, next) <= value(w_, next)) w_ = ahead;
    keepBest();
  }

  void keepBest() {
    const Extended here = plainObjective(problem_, unstack(w_));
    if (here < bestValue_) bestValue_ = here;
  }

  IndependentSolution solution(Extended budget) {
    const int d = problem_.dimension;
    IndependentSolution out;
    out.W = unstack(w_).cast<double>();
    out.U = Eigen::MatrixXd::Zero(d, static_cast<Eigen::Index>(problem_.edges.size()));
    out.objective = static_cast<double>(bestValue_);
    out.steps = steps_;
    // The duals are linearised one step further: in w itself rounding swallows that step.
    assemble(budget);
    const ExtendedVector step = -factor_.solve(gradient_);
    Extended slack = bestValue_ - plainObjective(problem_, unstack(w_)) - gradient_.dot(step);
    for (const auto& term : terms_) {
      const Local local = at(term, w_, budget);
      slack += term.c * local.gap;
      if (term.edge < 0) continue;
      const ExtendedVector flow =
          term.c *
          (term.B.transpose() * (local.gradient + local.hessian * (term.B * step(term.at))));
      for (std::size_t k = 0; k < term.coordinates.size(); ++k)
        out.U(term.coordinates[k], term.edge) +=
            static_cast<double>(flow[static_cast<Eigen::Index>(k)]);
    }
    out.slack = static_cast<double>(slack);
    return out;
  }

  const PlainProblem& problem_;
  std::vector<Term> terms_;
  int kinks_ = 0;
  int steps_ = 0;
  ExtendedVector w_;
  Extended bestValue_ = 0;
  ExtendedVector gradient_;
  ExtendedVector drift_;
  Eigen::LDLT<ExtendedMatrix> factor_;
};

}  // namespace

IndependentSolution solveIndependently(const PlainProblem& problem) {
  return SmoothedPath(problem).solve();
}

}  // namespace gtv::testing
