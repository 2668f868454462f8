#include "diagnostics/laplacian_spectrum.h"

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

}  // namespace gtv
