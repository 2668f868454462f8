#pragma once

#include <string>

#include "instances/problem_instance.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Why P does not attain its infimum, in words that end with a remedy; empty if it does (or if the
/// question is not decided here: losses that are not convex, more than 2000 parameters per node,
/// more than about a second of work).
///
/// log(1 + exp(−y xᵀw)) falls towards 0 and never gets there. So there is no minimiser if and only
/// if some direction v, the same at all nodes of a component (anything in directions that φ does
/// not couple; every node is a component of its own for λ = 0), makes no term grow and one fall:
///   a_rᵀv ≥ 0 for a_r = y_r x_r of the logistic and hinge samples, > 0 for a logistic one,
///   v_j = 0 for coordinates with ridge or Lasso
/// (other losses want other labels, a problem has one kind of them):
/// the labels are linearly separable, or quasi-separable. Of Poisson losses e^(xᵀw) of a count 0
/// falls in the same way, a_r = −x_r, and counts above 0 need x_rᵀv = 0. The cross-entropy of a
/// sample of class y is such a loss, too, with a_r = (e_y − e_k) ⊗ x for every other class k; v =
/// (v_1, …, v_C). Of classes only an infimum of 0 is said, a_rᵀv > 0 for all r in every component:
/// above 0 a relative gap can be proved, attained or not. With c = Σ a_r over the logistic samples
/// that is decided by v = c + Aᵀθ, θ = argmin_{θ ≥ 0} ‖c + Aᵀθ‖ (Farkas): then Av ≥ 0 and
/// cᵀv = ‖v‖²; v = 0: no such direction.
std::string infimumNotAttainedReason(const Experiment& experiment, const ProblemInstance& network,
                                     const GtvProblem& problem);

}  // namespace gtv
