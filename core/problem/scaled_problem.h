#pragma once

#include "problem/gtv_problem.h"

namespace gtv {

/// Units in which the numbers of a problem are around 1: models in units of s, objectives in units
/// of 1/c. Powers of two, so that every number is the same but for its exponent.
struct ProblemUnits {
  double model = 1;      ///< s
  double objective = 1;  ///< c, a power of four
  friend bool operator==(const ProblemUnits&, const ProblemUnits&) = default;
};

/// From the losses alone: s is where they have fallen by about Σ L_i(0), at the slope they have at
/// 0, and c makes that sum the number of nodes. Problems that are near enough to that already, and
/// losses that are not convex, stay in the units they have.
ProblemUnits unitsOf(const GtvProblem& problem);

/// A problem in other units:
///   P̃(V) = c P(sV),   W = sV,   U = Ũ/(cs).
/// In the units of the problem itself it is that problem, and nothing is copied. λ and φ are
/// looked up anew by follow().
class ScaledProblem {
 public:
  explicit ScaledProblem(const GtvProblem& problem) : ScaledProblem(problem, unitsOf(problem)) {}
  ScaledProblem(const GtvProblem& problem, ProblemUnits units);
  // Methods refer to the problem in here.
  ScaledProblem(const ScaledProblem&) = delete;
  ScaledProblem& operator=(const ScaledProblem&) = delete;

  const GtvProblem& problem() const { return isScaled() ? scaled_ : original_; }
  const GtvProblem& original() const { return original_; }
  const ProblemUnits& units() const { return units_; }
  bool isScaled() const { return units_ != ProblemUnits{}; }
  /// λ and φ of the original may be others now.
  void follow();

  Matrix modelsIn(const Matrix& W) const { return W / units_.model; }
  Matrix modelsOut(const Matrix& V) const { return V * units_.model; }
  Matrix flowIn(const Matrix& U) const { return U * units_.model * units_.objective; }
  Matrix flowOut(const Matrix& U) const { return U / units_.model / units_.objective; }

 private:
  const GtvProblem& original_;
  ProblemUnits units_;
  GtvProblem scaled_;
};

}  // namespace gtv
