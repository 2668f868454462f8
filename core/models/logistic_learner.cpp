#include "models/logistic_learner.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "models/probabilities.h"

namespace gtv {
namespace {

constexpr int mostNewtonSteps = 200;
/// Of the Newton decrement, per unit of weight: twice the distance to the minimum.
constexpr double newtonTolerance = 1e-24;

double dot(const Matrix& a, const Matrix& b) { return (a.array() * b.array()).sum(); }

}  // namespace

LogisticLearner::LogisticLearner(LearningTask task, double ridge, bool intercept)
    : Learner(task), ridge_(ridge), intercept_(intercept) {
  check(task.classifies(), "logistic regression classifies");
  check(ridge >= 0, "ridge is not negative");
}

RowMatrix LogisticLearner::extended(const RowMatrix& X) const {
  if (!intercept_) return X;
  RowMatrix Z(X.rows(), X.cols() + 1);
  Z.leftCols(X.cols()) = X;
  Z.rightCols(1).setOnes();
  return Z;
}

Matrix LogisticLearner::logits(const RowMatrix& Z, const Matrix& W) const {
  Matrix values = Matrix::Zero(Z.rows(), task().outputs);
  values.rightCols(W.cols()).noalias() = Z * W;
  return values;
}

Result<FitStatus> LogisticLearner::train(const Samples& samples, const Rng&,
                                         const std::stop_token& stop) {
  const RowMatrix Z = extended(samples.X);
  const auto K = task().outputs == 2 ? 1 : task().outputs;
  const auto& s = samples.weights;
  Matrix shrunk = Matrix::Constant(Z.cols(), K, 2 * ridge_);
  if (intercept_) shrunk.bottomRows(1).setZero();
  const auto objective = [&](const Matrix& W) {
    return s.dot(crossEntropyRows(logits(Z, W), samples.Y)) +
           (shrunk.array() * W.array().square()).sum() / 2;
  };

  Matrix W = Matrix::Zero(Z.cols(), K);
  double value = objective(W);
  double firstDecrement = 0;
  for (int step = 0; step < mostNewtonSteps; ++step) {
    const Matrix p = softmaxRows(logits(Z, W)).rightCols(K);
    const Matrix gradient =
        Z.transpose() * ((p - samples.Y.rightCols(K)).array().colwise() * s.array()).matrix() +
        shrunk.cwiseProduct(W);
    // The diagonal of the Hessian, without the coupling of classes, as a preconditioner: features
    // may have any scale.
    const Matrix curvature = (p.array() * (1 - p.array())).colwise() * s.array();
    const Matrix diagonal = RowMatrix(Z.array().square()).transpose() * curvature + shrunk;
    const Matrix inverse = diagonal.unaryExpr([](double h) { return h > 0 ? 1 / h : 0.0; });
    const auto hessian = [&](const Matrix& V) -> Matrix {
      const Matrix t = Z * V;
      Matrix u = p.cwiseProduct(t);
      const Vector mean = u.rowwise().sum();
      u -= Matrix(p.array().colwise() * mean.array());
      u.array().colwise() *= s.array();
      return Z.transpose() * u + shrunk.cwiseProduct(V);
    };
    // Conjugate gradients for H direction = −gradient; the residual shrinks as fast as the gradient
    // does from step to step, so the convergence is quadratic in the end.
    Matrix direction = Matrix::Zero(W.rows(), K);
    Matrix residual = -gradient;
    Matrix conjugate = inverse.cwiseProduct(residual);
    double size = dot(residual, conjugate);
    if (step == 0) firstDecrement = size;
    if (!(size > newtonTolerance * s.sum())) break;
    const double goal = size * std::min(1e-2, size / firstDecrement);
    for (Eigen::Index k = 0; k < 2 * W.size() && size > goal; ++k) {
      if (stop.stop_requested()) return FitStatus::Stopped;
      const Matrix image = hessian(conjugate);
      const double bend = dot(conjugate, image);
      if (!(bend > 0)) break;
      direction += size / bend * conjugate;
      residual -= size / bend * image;
      const Matrix scaled = inverse.cwiseProduct(residual);
      const double next = dot(residual, scaled);
      conjugate = scaled + next / size * conjugate;
      size = next;
    }
    const double slope = dot(gradient, direction);
    if (!(slope < 0)) break;
    // Where the gain is below the rounding of the objective, the whole step is right.
    const double rounding = 1e-13 * (1 + std::abs(value));
    double length = 1;
    double next = objective(W + direction);
    while (!(next <= value + 1e-4 * length * slope + rounding) && length > 1e-12) {
      length /= 2;
      next = objective(W + length * direction);
    }
    W += length * direction;
    value = next;
    if (!std::isfinite(value)) return FitStatus::Diverged;
    if (-slope <= newtonTolerance * s.sum()) break;
  }
  W_ = std::move(W);
  return FitStatus::Fitted;
}

Matrix LogisticLearner::evaluate(const RowMatrix& X, const std::stop_token&) const {
  return softmaxRows(logits(extended(X), W_));
}

}  // namespace gtv
