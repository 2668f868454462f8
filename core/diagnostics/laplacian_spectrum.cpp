#include "diagnostics/laplacian_spectrum.h"

#include <limits>

#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {

Vector laplacianSpectrum(const EmpiricalGraph& graph) {
  const int n = graph.nodeCount();
  check(n <= mostForSpectrum, "a spectrum is that of a small graph");
  if (n == 0) return {};
  Matrix L = Matrix::Zero(n, n);
  for (const auto& edge : graph.edges()) {
    L(edge.head, edge.head) += edge.weight;
    L(edge.tail, edge.tail) += edge.weight;
    L(edge.head, edge.tail) -= edge.weight;
    L(edge.tail, edge.head) -= edge.weight;
  }
  // Eigenvalues below zero are rounding.
  return symmetricEigenvalues(L).cwiseMax(0);
}

double normalisedVariation(const EmpiricalGraph& graph, const Matrix& W) {
  double variation = 0;
  for (const auto& edge : graph.edges())
    variation += edge.weight * (W.col(edge.head) - W.col(edge.tail)).squaredNorm();
  const double size = W.squaredNorm();
  return size > 0 ? variation / size : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace gtv
