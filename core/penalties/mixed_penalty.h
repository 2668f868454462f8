#pragma once

#include <memory>
#include <vector>

#include "penalties/penalty.h"

namespace gtv {

/// Partial parameter sharing [LN 8.4]: φ(v) = Σ_b κ_bφ_b(v_{S_b}) over disjoint blocks S_b of
/// coordinates. Each block behaves as φ_b with capacity κ_bc. Coordinates in no block, or with
/// κ_b = 0, are personal: not coupled, so φ* there is the indicator of {0}.
class MixedPenalty final : public Penalty {
 public:
  struct Block {
    std::vector<int> coordinates;            ///< from 0, increasing
    std::shared_ptr<const Penalty> penalty;  ///< couples all directions of the block
    double strength = 1;                     ///< κ_b ≥ 0
  };

  MixedPenalty(std::vector<Block> blocks, int dimension);

  double value(ConstVec v) const override;
  void prox(MutVec v, double t) const override;
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override;
  double conjugate(ConstVec u, double capacity) const override;
  double feasibleScale(ConstVec u, double capacity) const override;
  /// Are all coordinates in a norm block with κ > 0?
  bool isNorm() const override;
  /// max_b ‖u_b‖*/κ_b over the norm blocks.
  double dualGauge(ConstVec u) const override;
  /// √(Σ_b κ_b² slope_b²); +∞ as soon as one block has it.
  double lipschitzConstant(int dimension) const override;
  /// The largest over the blocks, and the length of the flow on personal coordinates.
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override;
  std::optional<Matrix> quadraticForm(int dimension) const override;
  std::optional<Matrix> coupledBasis(int dimension) const override;

 private:
  std::vector<Block> blocks_;  ///< those with coordinates and κ > 0
  std::vector<int> personal_;  ///< the other coordinates
};

}  // namespace gtv
