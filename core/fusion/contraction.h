#pragma once

#include <Eigen/SparseCholesky>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "problem/dual_bound.h"
#include "problem/flow_repair.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Cluster contraction for the network Lasso with losses without kinks. An iterate (W, U) of any
/// method that is near enough shows which nodes the optimum fuses: the edges with
///   ‖u_e + σ_e v_e‖ ≤ λA_e,  σ_e = A_e/(2γ).
/// Then the optimum is that of the quotient problem, one model per cluster,
///   min Σ_C L_C(w_C) + λ Σ_{C,C'} A_{CC'} ‖w_C − w_{C'}‖,  L_C = Σ_{i∈C} L_i,
/// smooth where no two clusters meet: Newton's method; two that do meet are merged. Whether the
/// clusters are right is proved by a flow: on the borders u_e = λA_e v_e/‖v_e‖, and inside the
/// clusters some u with
///   (Dᵀu)_i = −∇L_i(w_C) − what leaves over the borders,  ‖u_e‖ ≤ λA_e,
/// which is sought by alternating projections (least change on the Laplacian weighted with A_e²,
/// then into the balls). If it is found, (W, U) is optimal; a flow that leaves the balls a little
/// is scaled, and the gap says what that costs.
class Contraction {
 public:
  explicit Contraction(const GtvProblem& problem);

  /// Why the problem is not one for this method; empty if it is.
  static std::string refusal(const GtvProblem& problem);

  /// Asked to stop, attempts give up and fail.
  void setStopToken(const std::stop_token& stop) { stop_ = stop; }

  /// How many clusters (W, U) and γ show.
  int fusedClusters(const Matrix& W, const Matrix& U, double gamma);
  /// Takes the clusters off (W, U) and γ. False if the quotient problem is too large or could not
  /// be solved; else primal(), dual() and bound() are those of the answer, optimal or not.
  bool attempt(const Matrix& W, const Matrix& U, double gamma);
  /// The same with the clusters that fusedClusters() of this W and U has just found.
  bool attemptFusedClusters(const Matrix& W, const Matrix& U);
  /// λ is another one now: the same with the clusters of the last answer, from its models and its
  /// flow.
  bool solveForNewLambda();
  /// There is an answer to go on from.
  bool hasSolution() const { return hasSolution_; }
  void discardSolution() { hasSolution_ = false; }

  const Matrix& primal() const { return W_; }
  const Matrix& dual() const { return U_; }
  /// Rigorous for any convex loss: t·Σ(λA_e‖v_e‖ − u_eᵀv_e) + (1 − t)(P − Σ inf L_i) with the
  /// flow scaled by t, and an allowance for rounding.
  const DualBound& bound() const { return bound_; }
  /// Cluster of every node, numbered by their first nodes.
  const std::vector<int>& clusters() const { return cluster_; }
  int clusterCount() const { return static_cast<int>(members_.size()); }
  /// What the last attempt cost, in updates of an edge, about.
  double cost() const { return cost_; }

 private:
  struct Border {
    int first = 0;  ///< clusters, first < second
    int second = 0;
    double weight = 0;  ///< Σ A_e
  };
  struct Crossing {
    int edge = 0;
    int border = 0;
    double sign = 1;  ///< +1: the edge's head lies in the border's first cluster
  };

  /// An edge within a cluster.
  struct InnerEdge {
    int edge = 0;
    int head = 0;
    int tail = 0;
    double square = 0;  ///< A_e²
  };

  bool capacitiesAreUsable() const;
  /// members_, borders_, crossings_, innerEdges_ from cluster_.
  void buildQuotientTopology();
  /// Sums of Hessians and linear terms over the clusters, for quadratic losses.
  void sumClusterLosses();
  bool solveQuotient();
  /// gradient_ at Y_; returns the size of what is summed.
  double quotientGradient();
  double quotientValue(const Matrix& Y) const;
  bool newtonStep(Matrix& step);
  bool mergeTouchingClusters(double size);
  void expandModels();
  /// target_ and the flows over the borders.
  template <int D>
  void computeFlowTarget();
  template <int D>
  void rescaleFlow(double growth, bool clip);
  template <int D>
  double addPotentials(double growth, const Matrix& z);
  /// U_ inside the clusters, outflow_, largestSaturation_. `outflowIsKnown`: outflow_ is that of
  /// U_.
  template <int D>
  void projectFlow(bool outflowIsKnown);
  /// z with (Laplacian of the clusters' insides, weights A_e²) z = R.
  template <int D>
  void solveClusterLaplacian(Matrix& R, Matrix& z);
  template <int D>
  void conjugateGradients(Matrix& R, Matrix& z) const;
  void factoriseClusterLaplacian();
  void certify();
  /// L_i(w_i).
  double valueOf(int i) const;

  const GtvProblem& problem_;
  std::stop_token stop_;
  std::optional<FlowRepair> repair_;  ///< of forests only: there one flow balances
  bool quadratic_;
  double lowerBounds_ = 0;  ///< Σ inf L_i
  double objectiveAtZero_ = 0;
  Matrix hessians_;       ///< d × dn of quadratic losses with small d, else empty
  Matrix linear_;         ///< d × n, −∇L_i(0)
  Vector constant_;       ///< L_i(0)
  double magnitude_ = 0;  ///< Σ‖∇L_i(0)‖

  std::vector<int> cluster_;
  std::vector<std::vector<int>> members_;
  std::vector<Border> borders_;
  std::vector<Crossing> crossings_;
  std::vector<InnerEdge> innerEdges_;
  bool hasSolution_ = false;
  double flowLambda_ = 0;  ///< that U_ was found for
  int warmStarts_ = 0;     ///< of the same clusters

  Matrix Y_;  ///< d × K
  Matrix gradient_;
  Matrix clusterHessians_;  ///< d × dK
  Matrix clusterLinear_;
  Matrix W_;
  Matrix U_;
  Matrix lossGradient_;           ///< ∇L_i(w_i)
  Matrix target_;                 ///< what has to leave a node inside its cluster
  Matrix outflow_;                ///< what does
  double largestSaturation_ = 0;  ///< largest ‖u_e‖/(λA_e)
  DualBound bound_;
  mutable double cost_ = 0;

  enum class LaplacianSolver { Iterate, Dense, Sparse };
  LaplacianSolver laplacianSolver_ = LaplacianSolver::Iterate;
  std::vector<Matrix> inverses_;  ///< of the grounded Laplacians, cluster by cluster
  Eigen::SimplicialLDLT<Eigen::SparseMatrix<double>> factor_;
  std::vector<int> row_;  ///< of every node in the grounded Laplacian, −1 for grounds
};

}  // namespace gtv
