#include "second_order/block_system.h"

#include <Eigen/Cholesky>
#include <limits>
#include <vector>

#include "base/sparse_factor.h"

namespace gtv {
namespace {

/// What is added to a diagonal block, as a share of it: directions without curvature stay where
/// they are.
constexpr double floorShare = 1e-15;
constexpr double smallestPivot = std::numeric_limits<double>::min();

/// The diagonal blocks S_i + Σ C_e + floor.
class DiagonalBlocks {
 public:
  const Matrix& compute(const EmpiricalGraph& graph, const Matrix& S, const Matrix& C) {
    const auto d = S.rows();
    blocks_ = S;
    for (int e = 0; e < graph.edgeCount(); ++e) {
      const auto& edge = graph.edge(e);
      const auto block = C.middleCols(e * d, d);
      blocks_.middleCols(edge.head * d, d) += block;
      blocks_.middleCols(edge.tail * d, d) += block;
    }
    for (int i = 0; i < graph.nodeCount(); ++i) {
      auto block = blocks_.middleCols(i * d, d);
      block.diagonal().array() += floorShare * block.trace() + smallestPivot;
    }
    return blocks_;
  }

 private:
  Matrix blocks_;  ///< d × dn
};

void setNotANumber(Matrix& x) { x.setConstant(std::numeric_limits<double>::quiet_NaN()); }

class DenseBlockSystem final : public BlockSystem {
 public:
  DenseBlockSystem(const EmpiricalGraph& graph, int dimension)
      : graph_(graph), matrix_(graph.nodeCount() * dimension, graph.nodeCount() * dimension) {}

  void solve(const Matrix& S, const Matrix& C, Matrix& x,
             const std::stop_token& /*stop*/) override {
    const auto d = S.rows();
    const auto& diagonal = diagonal_.compute(graph_, S, C);
    matrix_.setZero();
    for (int i = 0; i < graph_.nodeCount(); ++i)
      matrix_.block(i * d, i * d, d, d) = diagonal.middleCols(i * d, d);
    for (int e = 0; e < graph_.edgeCount(); ++e) {
      const auto& edge = graph_.edge(e);  // the tail is the larger number
      matrix_.block(edge.tail * d, edge.head * d, d, d) = -C.middleCols(e * d, d);
    }
    const Eigen::LLT<Eigen::Ref<Matrix>> factor(matrix_);
    if (factor.info() != Eigen::Success) return setNotANumber(x);
    auto right = x.reshaped();
    factor.solveInPlace(right);
  }

 private:
  const EmpiricalGraph& graph_;
  DiagonalBlocks diagonal_;
  Matrix matrix_;
};

class SparseBlockSystem final : public BlockSystem {
 public:
  SparseBlockSystem(const EmpiricalGraph& graph, int dimension) : graph_(graph) {
    const Eigen::Index d = dimension;
    const Eigen::Index n = graph.nodeCount();
    // Edges are sorted by head and tail: below the diagonal block of a node stand those of its
    // edges, in their order.
    firstEdge_.assign(static_cast<std::size_t>(n) + 1, 0);
    for (const auto& edge : graph.edges()) ++firstEdge_[static_cast<std::size_t>(edge.head) + 1];
    for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i)
      firstEdge_[i + 1] += firstEdge_[i];
    matrix_.resize(n * d, n * d);
    matrix_.reserve(n * d * (d + 1) / 2 + graph.edgeCount() * d * d);
    for (int i = 0; i < n; ++i)
      for (Eigen::Index c = 0; c < d; ++c) {
        matrix_.startVec(i * d + c);
        for (Eigen::Index r = c; r < d; ++r) matrix_.insertBack(i * d + r, i * d + c) = 1;
        for (int e = firstEdge_[i]; e < firstEdge_[i + 1]; ++e)
          for (Eigen::Index r = 0; r < d; ++r)
            matrix_.insertBack(graph.edge(e).tail * d + r, i * d + c) = 1;
      }
    matrix_.finalize();
    factor_.analyse(matrix_);
  }

  void solve(const Matrix& S, const Matrix& C, Matrix& x, const std::stop_token& stop) override {
    const auto d = S.rows();
    const auto& diagonal = diagonal_.compute(graph_, S, C);
    double* next = matrix_.valuePtr();
    for (int i = 0; i < graph_.nodeCount(); ++i)
      for (Eigen::Index c = 0; c < d; ++c) {
        for (Eigen::Index r = c; r < d; ++r) *next++ = diagonal(r, i * d + c);
        for (int e = firstEdge_[i]; e < firstEdge_[i + 1]; ++e)
          for (Eigen::Index r = 0; r < d; ++r) *next++ = -C(r, e * d + c);
      }
    if (!factor_.factorise(matrix_, stop) || !factor_.isRegular()) return setNotANumber(x);
    x.reshaped() = factor_.solve(x.reshaped());
  }

 private:
  const EmpiricalGraph& graph_;
  DiagonalBlocks diagonal_;
  std::vector<int> firstEdge_;  ///< by head
  SparseMatrix matrix_;         ///< lower triangle
  SparseFactor factor_;
};

}  // namespace

std::unique_ptr<BlockSystem> makeDenseBlockSystem(const EmpiricalGraph& graph, int dimension) {
  return std::make_unique<DenseBlockSystem>(graph, dimension);
}

std::unique_ptr<BlockSystem> makeSparseBlockSystem(const EmpiricalGraph& graph, int dimension) {
  return std::make_unique<SparseBlockSystem>(graph, dimension);
}

}  // namespace gtv
