#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fusion/total_variation_line.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// The exact minimiser and its flow on chains in one step: graphs whose components are paths, with
/// ℓ₁ (or any norm where d = 1) and quadratic losses with diagonal Hessians, so that every
/// coordinate is a problem of its own on a line, see TotalVariationLine. Coordinates of nodes
/// without curvature (no data) cost nothing and drop out: the edges around them act as one with the
/// smallest of their capacities. They take the value of the neighbour on their side of that edge,
/// and 0 where nothing in their component has curvature: the result depends on the problem alone.
class ChainDpSolver final : public IterativeSolverBase {
 public:
  explicit ChainDpSolver(const GtvProblem& problem);

  /// Why the problem is not one for this method; empty if it is.
  static std::string refusal(const GtvProblem& problem);

  void problemChanged() override {}  // λ and the penalty are read in every step
  /// Every step ends at the optimum.
  bool certificateLikely() const override { return iteration() > 0; }

 private:
  /// One coordinate of all nodes that have curvature, in the order of the paths.
  struct Line {
    std::vector<double> h;
    std::vector<double> b;
    std::vector<double> weight;      ///< smallest A_e up to the next; 0 at the end of a path
    std::vector<std::int32_t> node;  ///< n: whose value node i takes; −1: 0
    /// E: 1 + k for edges that carry the flow from k to k + 1 along, −(1 + k) against their
    /// orientation, 0 for those without flow.
    std::vector<std::int32_t> edge;
    std::vector<bool> labeled;  ///< nodes with curvature
  };
  /// A step along a path.
  struct Link {
    int node;
    int edge;     ///< to the next node of the path; −1 at its end
    double sign;  ///< + if the edge points to the next node
  };

  std::vector<Link> paths() const;
  /// From the curvatures h and the slopes b of one coordinate at all nodes.
  Line lineOf(const std::vector<Link>& links, const Vector& curvature, const Vector& slope) const;
  double advance() override;
  void onWarmStart() override {}

  std::vector<Line> lines_;
  TotalVariationLine solver_;
  std::vector<double> w_;
  std::vector<double> z_;
};

}  // namespace gtv
