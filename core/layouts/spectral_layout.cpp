#include "layouts/spectral_layout.h"

#include <Spectra/SymEigsSolver.h>
#include <Eigen/IterativeLinearSolvers>
#include <Eigen/SparseCholesky>
#include <algorithm>
#include <cmath>
#include <exception>
#include <vector>

#include "base/broken_promise.h"
#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {
namespace {

using Sparse = Eigen::SparseMatrix<double>;

constexpr int denseLimit = 60;     // nodes: below, a dense decomposition is faster
constexpr int factorLimit = 3000;  // nodes, and 10 edges per node: beyond, factors may fill up
constexpr double shift = 1e-9;     // ε, relative to the largest edge weight

struct Stopped {};

/// Largest edge weight 1: eigenvectors do not change with the unit of the weights.
Sparse scaledLaplacian(const EmpiricalGraph& graph, double diagonal) {
  double largest = 0;
  for (const auto& edge : graph.edges()) largest = std::max(largest, edge.weight);
  std::vector<Eigen::Triplet<double>> entries;
  entries.reserve(4 * graph.edges().size() + static_cast<std::size_t>(graph.nodeCount()));
  for (int i = 0; i < graph.nodeCount(); ++i) entries.emplace_back(i, i, diagonal);
  for (const auto& [head, tail, edgeWeight] : graph.edges()) {
    const double a = edgeWeight / largest;
    entries.emplace_back(head, head, a);
    entries.emplace_back(tail, tail, a);
    entries.emplace_back(head, tail, -a);
    entries.emplace_back(tail, head, -a);
  }
  Sparse L(graph.nodeCount(), graph.nodeCount());
  L.setFromTriplets(entries.begin(), entries.end());
  return L;
}

/// y = P (L + εI)⁻¹ P x with P the projection on 1⊥, as Spectra wants it.
class InverseLaplacian {
 public:
  using Scalar = double;

  InverseLaplacian(const EmpiricalGraph& graph, std::stop_token stop, double tolerance)
      : matrix_(scaledLaplacian(graph, shift)), stop_(std::move(stop)) {
    factorised_ = graph.nodeCount() <= factorLimit && graph.edgeCount() <= 10 * graph.nodeCount();
    if (factorised_) {
      factor_.compute(matrix_);
      failed_ = factor_.info() != Eigen::Success;
    } else {
      iterative_.setTolerance(tolerance / 100);
      iterative_.setMaxIterations(10000);
      iterative_.compute(matrix_);
      failed_ = iterative_.info() != Eigen::Success;
    }
  }

  bool failed() const { return failed_; }
  Eigen::Index rows() const { return matrix_.rows(); }
  Eigen::Index cols() const { return matrix_.cols(); }

  void perform_op(const double* in, double* out) const {
    if (stop_.stop_requested()) throw Stopped{};
    Vector x = Eigen::Map<const Vector>(in, rows());
    x.array() -= x.mean();
    Eigen::Map<Vector> y(out, rows());
    if (factorised_)
      y = factor_.solve(x);
    else
      y = iterative_.solve(x);
    y.array() -= y.mean();
  }

 private:
  Sparse matrix_;
  std::stop_token stop_;
  bool factorised_ = false;
  bool failed_ = false;
  Eigen::SimplicialLDLT<Sparse> factor_;
  Eigen::ConjugateGradient<Sparse, Eigen::Lower | Eigen::Upper, Eigen::IncompleteCholesky<double>>
      iterative_;
};

/// Norm 1; the first entry whose modulus is as good as the largest becomes positive.
void fixScaleAndSign(Eigen::Ref<Vector> v) {
  v.normalize();
  const double largest = v.cwiseAbs().maxCoeff();
  for (Eigen::Index i = 0; i < v.size(); ++i)
    if (std::abs(v[i]) >= 0.999 * largest) {
      if (v[i] < 0) v = -v;
      return;
    }
}

Result<Matrix> smallestEigenvectors(const EmpiricalGraph& graph, std::stop_token stop,
                                    double tolerance) {
  if (graph.nodeCount() <= denseLimit) {
    return Matrix(symmetricEigen(Matrix(scaledLaplacian(graph, 0))).vectors.middleCols(1, 2));
  }
  InverseLaplacian op(graph, std::move(stop), tolerance);
  if (op.failed()) return Error{"layout", "the Laplacian could not be factorised"};
  Spectra::SymEigsSolver<InverseLaplacian> solver(op, 2, 24);
  // Deterministic, without symmetry, orthogonal to the constant vector after one product.
  Vector start(graph.nodeCount());
  for (Eigen::Index i = 0; i < start.size(); ++i)
    start[i] = std::sin(1.0 + 0.7 * static_cast<double>(i)) + 0.1 * std::cos(3.1 * std::sqrt(i));
  start.array() -= start.mean();
  solver.init(start.data());
  if (solver.compute(Spectra::SortRule::LargestAlge, 300, tolerance) < 2)
    return Error{"layout", "the eigenvectors of the Laplacian did not converge"};
  return Matrix(solver.eigenvectors(2));
}

}  // namespace

Result<Matrix> spectralCoordinates(const EmpiricalGraph& graph, std::stop_token stop,
                                   double tolerance) {
  const int nodes = graph.nodeCount();
  check(nodes >= 2 && graph.edgeCount() >= nodes - 1, "a connected graph of two nodes or more");
  if (nodes == 2) {
    Matrix pair = Matrix::Zero(2, 2);
    pair.row(0) << std::sqrt(0.5), -std::sqrt(0.5);
    return pair;
  }
  try {
    auto vectors = smallestEigenvectors(graph, std::move(stop), tolerance);
    if (!vectors) return vectors.error();
    for (int k = 0; k < 2; ++k) fixScaleAndSign(vectors->col(k));
    if (!vectors->allFinite()) return Error{"layout", "the eigenvectors are not finite"};
    return Matrix(vectors->transpose());
  } catch (const Stopped&) {
    return Error{"layout", "was stopped"};
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const BrokenPromise&) {
    throw;
  } catch (const std::exception& error) {
    return Error{"layout", error.what()};
  }
}

Result<Vector> fiedlerVector(const EmpiricalGraph& graph, std::stop_token stop) {
  const auto n = graph.nodeCount();
  const auto components = graph.components();
  Vector out(n);
  for (int i = 0; i < n; ++i) out[i] = components[i];
  if (n < 2 || out.maxCoeff() > 0) return out;
  const auto rows = spectralCoordinates(graph, std::move(stop));
  if (!rows) return rows.error();
  return Vector(rows->row(0));
}

}  // namespace gtv
