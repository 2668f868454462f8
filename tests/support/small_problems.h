#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "problem/gtv_problem.h"
#include "solvers/solver.h"

namespace gtv::testing {

/// d = 1, x = 1: L_i(w) = (w − a_i)², or the zero loss where a_i is missing.
GtvProblem scalarProblem(std::vector<std::optional<double>> targets, std::vector<Edge> edges,
                         std::shared_ptr<const Penalty> penalty, double lambda);

std::shared_ptr<const Penalty> networkLasso();
std::shared_ptr<const Penalty> l1Norm();
std::shared_ptr<const Penalty> mocha();

/// A random least-squares problem: about `density`·n²/2 weighted edges (isolated nodes and several
/// components happen), m_i between 0 and `samples`, some nodes unlabelled, ridge on some.
GtvProblem randomProblem(std::uint64_t seed, int n, int d, int samples, double density,
                         std::shared_ptr<const Penalty> penalty, double lambda);

/// `count` steps.
void iterate(Solver& solver, int count);

}  // namespace gtv::testing
