#include "support/dense_reference.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>

namespace gtv::testing {

Matrix denseIncidence(const GtvProblem& problem) {
  const int d = problem.dimension;
  Matrix D = Matrix::Zero(d * problem.edgeCount(), d * problem.nodeCount());
  for (int e = 0; e < problem.edgeCount(); ++e)
    for (int j = 0; j < d; ++j) {
      const auto& edge = problem.graph->edge(e);
      D(e * d + j, std::min(edge.head, edge.tail) * d + j) = 1;
      D(e * d + j, std::max(edge.head, edge.tail) * d + j) = -1;
    }
  return D;
}

DenseLosses::DenseLosses(const GtvProblem& problem) {
  const int d = problem.dimension;
  H = Matrix::Zero(d * problem.nodeCount(), d * problem.nodeCount());
  b = Vector::Zero(H.rows());
  for (int i = 0; i < problem.nodeCount(); ++i) {
    problem.losses[i]->addHessian(Vector::Zero(d), H.block(i * d, i * d, d, d));
    Vector gradient(d);
    problem.losses[i]->gradient(Vector::Zero(d), gradient);
    b.segment(i * d, d) = -gradient;
  }
}

Matrix pseudoInverse(const Matrix& A) {
  return A.completeOrthogonalDecomposition().pseudoInverse();
}

Vector leastSquares(const Matrix& A, const Vector& b) {
  return A.completeOrthogonalDecomposition().solve(b);
}

double largestEigenvalue(const Matrix& symmetric) {
  return symmetric.selfadjointView<Eigen::Lower>().eigenvalues().maxCoeff();
}

Matrix unstack(const Vector& w, int dimension) {
  return Eigen::Map<const Matrix>(w.data(), dimension, w.size() / dimension);
}

Vector shrink(const std::string& id, const Vector& v, double threshold) {
  if (id == "l1")
    return v.unaryExpr(
        [&](double x) { return std::copysign(std::max(0.0, std::abs(x) - threshold), x); });
  return v.norm() <= threshold ? Vector(Vector::Zero(v.size()))
                               : Vector(v * (1 - threshold / v.norm()));
}

Matrix denseReference(const GtvProblem& problem, const std::string& penaltyId, int iterations) {
  const int d = problem.dimension;
  const Matrix D = denseIncidence(problem);
  const DenseLosses losses(problem);
  Vector capacity(problem.edgeCount());
  for (int e = 0; e < problem.edgeCount(); ++e)
    capacity[e] = problem.lambda * problem.graph->edge(e).weight;
  if (penaltyId == "mocha") {
    Matrix weighted = D;
    for (int e = 0; e < problem.edgeCount(); ++e) weighted.middleRows(e * d, d) *= capacity[e];
    const Matrix system = losses.H + D.transpose() * weighted;
    return unstack(leastSquares(system, losses.b), d);
  }
  const double rho = 1;
  const Matrix inverse = pseudoInverse(losses.H + rho * D.transpose() * D);
  const Vector constant = inverse * losses.b;
  const Matrix map = rho * inverse * D.transpose();
  Vector w = Vector::Zero(losses.b.size());
  Vector z = Vector::Zero(D.rows());
  Vector y = Vector::Zero(D.rows());  // scaled multiplier
  for (int k = 0; k < iterations; ++k) {
    w.noalias() = constant + map * (z - y);
    const Vector jump = 1.6 * (D * w) - 0.6 * z;  // over-relaxed
    const Vector before = z;
    for (int e = 0; e < problem.edgeCount(); ++e)
      z.segment(e * d, d) = shrink(penaltyId, (jump + y).segment(e * d, d), capacity[e] / rho);
    y += jump - z;
    if (k > 100 && (z - before).norm() + (D * w - z).norm() <= 1e-14 * (1 + w.norm())) break;
  }
  return unstack(w, d);
}

}  // namespace gtv::testing
