// Algorithm 1 with the fast kernel on the block model of the paper, as many sweeps as the first
// argument says, and nothing else: instruction_guard.py runs it under callgrind twice and takes the
// difference. Prints the number of edges and the instruction set.
#include <cstdio>
#include <optional>

#include "base/number.h"
#include "kernels/instruction_set.h"
#include "problems.h"
#include "solvers/fast_primal_dual.h"

int main(int count, char** arguments) {
  const auto sweeps = count == 2 ? gtv::parseInteger(arguments[1]) : std::nullopt;
  if (!sweeps) return 2;
  const auto problem = gtv::bench::blockModel(0.01, 0);
  gtv::FastPrimalDualSolver solver(problem, gtv::Acceleration::None, 1);
  for (long long k = 0; k < *sweeps; ++k) solver.step();
  std::printf("%d %s\n", problem.edgeCount(), gtv::instructionSet().c_str());
  return 0;
}
