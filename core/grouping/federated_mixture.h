#pragma once

#include <memory>
#include <vector>

#include "base/result.h"
#include "clustering/gaussian_mixture.h"
#include "problem/method_context.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// Federated k-means and EM of Gaussian mixtures. The points of a node are its samples where the
/// loss is one of points without labels, and else one: the minimiser of its local loss. They never
/// leave the node.
///
/// With a server an iteration is one of Lloyd or EM on the points of all nodes together: nodes
/// send sums of their points, weighted by responsibilities (0 or 1 for k-means), the server sends
/// centres back.
/// With neighbours every node has centres c_ij or a mixture p_i of its own and takes one step on
///   k-means    (1/m_i) Σ_r min_j ‖x_r − c_ij‖² + λ Σ_l A_il min_π Σ_j ‖c_ij − c_lπ(j)‖²
///   mixtures   −(1/m_i) Σ_r log p_i(x_r) + λ Σ_l A_il KL(p_l ‖ p_i)
/// from what its neighbours had: the assignments, then the minimiser in closed form. KL is
/// mixtureDivergence(), components matched by their means as in the centre sets.
///
/// w_i is the centre (mean) that most points of node i belong to; without points that of the
/// largest weight. Everybody begins with the same centres: k-means on random points, of which each
/// node gives a few.
class FederatedMixtureSolver final : public IterativeSolverBase {
 public:
  struct Settings {
    bool soft = false;      ///< a Gaussian mixture, not k-means
    bool hasServer = true;  ///< else neighbours exchange
    int components = 2;     ///< k
    int startPoints = 5;    ///< that a node gives at most
    int restarts = 10;      ///< of k-means on these
    double floor = 1e-3;    ///< see covarianceFloor()
  };
  /// An Error at "solver" or below says why there are too few points.
  static Result<std::unique_ptr<Solver>> make(const GtvProblem& problem,
                                              const MethodContext& context,
                                              const Settings& settings);

  void reset() override;
  void problemChanged() override {}
  std::optional<Traffic> traffic() const override;
  /// With a server k-means comes to an end.
  bool isDone() const override;
  std::shared_ptr<const std::vector<GaussianMixture>> mixtures() const override;

 private:
  FederatedMixtureSolver(const GtvProblem& problem, const MethodContext& context,
                         const Settings& settings, std::vector<Matrix> points);
  /// What is remembered: rows of memory_, one column for all nodes or one per node.
  enum Memory { Means, Weights, Covariances };
  Matrix meansOf(Eigen::Index column) const;
  GaussianMixture mixtureOf(Eigen::Index column) const;
  void setMixture(Eigen::Index column, const GaussianMixture& mixture);
  void startAround(const Matrix& from);
  void drawStart();
  /// Of the points of node i, by the mixture in that column.
  MixtureSums sumsOf(int node, const GaussianMixture& mixture) const;
  GaussianMixture updated(const MixtureSums& sums, const GaussianMixture& before) const;
  GaussianMixture withNeighbours(int node) const;
  Eigen::Index columnOf(int node) const { return settings_.hasServer ? 0 : node; }
  void show();
  double advance() override;
  bool mayTakeLong() const override { return true; }
  void onWarmStart() override;
  std::vector<double> scalars() const override { return {moved_}; }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  Settings settings_;
  std::vector<Matrix> points_;  ///< p × m_i of every node
  Matrix starters_;             ///< the points from which the first centres are made
  Rng rng_;
  double floor_ = 0;
  double moved_ = 0;  ///< the largest change of a mean, weight or covariance in the last iteration
};

}  // namespace gtv
