#pragma once

#include <memory>
#include <vector>

#include "kernels/aligned_array.h"
#include "kernels/sweep.h"
#include "problem/gtv_problem.h"
#include "solvers/sweep_graph.h"

namespace gtv {

/// Numbers that a vector of d takes in a sweep: d for 1, 2 and 4; 4 for 3; else the next multiple
/// of 8.
int sweepWidth(int dimension);

/// The nodes' proximal operators in the form that the sweep reads (kernels/sweep.h). Of quadratic
/// losses Hessian and right-hand side are kept packed, and the records are made from them for every
/// new γ, in the precision T of the sweep; other losses are called.
template <class T>
class SweepMaps {
 public:
  SweepMaps(const GtvProblem& problem, const SweepGraph& graph);

  /// Records for τ_i = γ/strength_i (γ where that is 0).
  void setGamma(double gamma);
  /// maps, mapStart, kind, mapNode; not the context.
  void fill(kernels::Sweep<T>& sweep) const;
  /// v ← prox_i(v) of a node whose loss is called.
  void call(int node, T* v) const;
  double tau(int node) const;
  std::size_t bytes() const;

 private:
  void setSmall(int node, double tau);
  void setSteep(int node, double tau);
  void setThin(int node, double tau);
  void setDense(int node, double tau);
  T* record(int node) { return records_.data() + start_[node]; }

  const GtvProblem& problem_;
  const SweepGraph& graph_;
  int dimension_;
  int width_;
  std::vector<std::uint8_t> kind_;  ///< NodeMap; empty where all are Matrix
  std::vector<std::int64_t> start_;
  AlignedArray<T> records_;
  /// Of width ≤ 4: H packed (lower triangle, column by column) and b. Else b, then H or, of thin
  /// maps, XXᵀ.
  std::vector<double> quadratic_;
  std::vector<std::int64_t> quadraticStart_;
  std::vector<double> shift_;  ///< μ of thin maps
  std::vector<std::unique_ptr<LocalMap>> called_;
  double gamma_ = 1;
};

extern template class SweepMaps<double>;
extern template class SweepMaps<float>;

}  // namespace gtv
