#pragma once

#include <functional>
#include <memory>

#include "base/catalogue.h"
#include "solvers/solver.h"

namespace gtv {

/// The problem must outlive the solver.
using SolverMaker = std::function<std::unique_ptr<Solver>(const Choice&, const GtvProblem&)>;

/// primal-dual, adaptive-primal-dual, auto.
const Catalogue<SolverMaker>& solverCatalogue();

}  // namespace gtv
