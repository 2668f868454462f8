#include "base/sparse_factor.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCholesky>
#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/check.h"

namespace gtv {

/// Eigen's analysis and its solves, with a numerical part of our own that can be interrupted.
class SparseFactor::Ldlt : public Eigen::SimplicialLDLT<SparseMatrix> {
 public:
  void analyse(const SparseMatrix& A, Eigen::Index d) {
    if (d == 1) {
      analyzePattern(A);
      return;
    }
    const auto n = A.rows() / d;
    std::vector<Eigen::Triplet<double>> entries;
    for (Eigen::Index column = 0; column < A.outerSize(); column += d)
      for (SparseMatrix::InnerIterator entry(A, column); entry; ++entry)
        entries.emplace_back(entry.row() / d, column / d, 1);
    SparseMatrix blocks(n, n);
    blocks.setFromTriplets(entries.begin(), entries.end());
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> order;
    Eigen::AMDOrdering<int>()(SparseMatrix(blocks.selfadjointView<Eigen::Lower>()), order);
    m_Pinv.resize(A.rows());
    for (Eigen::Index i = 0; i < A.rows(); ++i)
      m_Pinv.indices()[i] = static_cast<int>(order.indices()[i / d] * d + i % d);
    m_P = m_Pinv.inverse();
    SparseMatrix upper(A.rows(), A.rows());
    upper.selfadjointView<Eigen::Upper>() = A.selfadjointView<Eigen::Lower>().twistedBy(m_P);
    analyzePattern_preordered(upper, true);
  }

  /// Row by row of L (up-looking): row k solves L_{0..k−1} D lᵀ = a_k, whose entries are the nodes
  /// of the elimination tree on the ways from those of a_k towards the root.
  bool factorise(const SparseMatrix& A, const std::stop_token& stop) {
    const auto n = A.rows();
    SparseMatrix upper(n, n);
    upper.selfadjointView<Eigen::Upper>() = A.selfadjointView<Eigen::Lower>().twistedBy(m_P);
    const auto* const starts = m_matrix.outerIndexPtr();
    auto* const rows = m_matrix.innerIndexPtr();
    double* const values = m_matrix.valuePtr();
    ends_.assign(starts, starts + n);
    visited_.assign(static_cast<std::size_t>(n), -1);
    row_ = Vector::Zero(n);
    m_factorizationIsOk = false;
    m_info = Eigen::NumericalIssue;
    m_diag.resize(n);
    for (int k = 0; k < n; ++k) {
      if (stop.stop_requested()) return false;
      findRow(upper, k);
      double pivot = row_[k];
      row_[k] = 0;
      // From the leaves to the root.
      for (auto column = order_.rbegin(); column != order_.rend(); ++column) {
        const int j = *column;
        const double y = row_[j];
        row_[j] = 0;
        const auto end = ends_[static_cast<std::size_t>(j)]++;
        for (auto p = starts[j]; p < end; ++p) row_[rows[p]] -= values[p] * y;
        const double l = y / m_diag[j];
        pivot -= l * y;
        rows[end] = k;
        values[end] = l;
      }
      m_diag[k] = pivot;
      if (pivot == 0) return true;
    }
    m_info = Eigen::Success;
    m_factorizationIsOk = true;
    return true;
  }

  bool isRegular() const { return m_factorizationIsOk && m_info == Eigen::Success; }
  bool isAnalysed() const { return m_analysisIsOk; }

 private:
  /// row_ ← the upper part of column k, order_ ← where row k of L has entries, roots first.
  void findRow(const SparseMatrix& upper, int k) {
    order_.clear();
    visited_[static_cast<std::size_t>(k)] = k;
    for (SparseMatrix::InnerIterator entry(upper, k); entry; ++entry) {
      const auto i = static_cast<int>(entry.row());
      if (i > k) continue;
      row_[i] += entry.value();
      way_.clear();
      for (int j = i; visited_[static_cast<std::size_t>(j)] != k; j = m_parent[j]) {
        visited_[static_cast<std::size_t>(j)] = k;
        way_.push_back(j);
      }
      // What was found before lies above or beside this way.
      order_.insert(order_.end(), way_.rbegin(), way_.rend());
    }
  }

  std::vector<int> ends_;     ///< of what every column has so far
  std::vector<int> visited_;  ///< in which row last
  std::vector<int> way_;
  std::vector<int> order_;
  Vector row_;
};

SparseFactor::SparseFactor() : ldlt_(std::make_unique<Ldlt>()) {}
SparseFactor::~SparseFactor() = default;
SparseFactor::SparseFactor(SparseFactor&&) noexcept = default;
SparseFactor& SparseFactor::operator=(SparseFactor&&) noexcept = default;

void SparseFactor::analyse(const SparseMatrix& A, Eigen::Index d) {
  check(d > 0 && A.rows() % d == 0, "the matrix has whole blocks");
  ldlt_->analyse(A, d);
}
bool SparseFactor::isAnalysed() const { return ldlt_->isAnalysed(); }

bool SparseFactor::factorise(const SparseMatrix& A, const std::stop_token& stop) {
  check(isAnalysed(), "the pattern is known");
  return ldlt_->factorise(A, stop);
}

bool SparseFactor::isRegular() const { return ldlt_->isRegular(); }

Vector SparseFactor::solve(const Vector& b) const {
  check(isRegular(), "there is a factor");
  return ldlt_->solve(b);
}

}  // namespace gtv
