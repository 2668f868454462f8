#pragma once

#include "base/types.h"

namespace gtv {

/// What a gradient tells of the samples that it was computed from.
///
/// The first layer of a model computes t_h = b_h + v_hᵀx, h = 1 … H: one unit of a linear model, K
/// of softmax regression, the hidden units of a network. By the chain rule the gradient of a mean
/// over m samples has in row h
///   ∂L/∂v_h = Σ_r δ_hr x_r,  ∂L/∂b_h = Σ_r δ_hr.
/// With m = 1 both have the same factor, and x = (∂L/∂v_h)/(∂L/∂b_h) for every unit with δ_h ≠ 0
/// (Aono et al. 2017; Geiping et al. 2020, Proposition 3.1). Without constants b the direction of x
/// is told, not its length. With several samples the rows are combinations of them: the space that
/// the rows span is within the span of the samples, and a unit to which one sample alone responds
/// gives it away. Any multiple of the gradient tells the same.
struct Inversion {
  Matrix basis;      ///< d × rank, orthonormal: of the space that the rows span
  bool knowsLength;  ///< there are constants that respond
  /// d × count, guesses of a sample: of length 1 where it is not known. The first one is
  /// argmin_x Σ_h ‖∂L/∂v_h − x ∂L/∂b_h‖², then one for every unit, those that respond most first.
  /// Where no length is known it is the direction in which the rows are longest.
  Matrix guesses;
};

/// `rows` is H × d, `constants` has H entries or none.
Inversion invertGradient(const Matrix& rows, const Vector& constants);

/// How well a sample x is told.
struct Reading {
  Vector guess;     ///< the nearest of all guesses; where no length is known the best multiple
  double distance;  ///< ‖guess − x‖/‖x‖; 1: nothing is told
  double known;     ///< ‖Px‖²/‖x‖² of the projection P on the space that the rows span
};
Reading readingOf(const Inversion& inversion, ConstVec x);

}  // namespace gtv
