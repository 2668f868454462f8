#include "problem/gtv_problem.h"

#include <algorithm>

namespace gtv {

bool GtvProblem::isConvex() const {
  return std::all_of(losses.begin(), losses.end(),
                     [](const auto& loss) { return loss->isConvex(); });
}

double GtvProblem::loss(const Matrix& W) const {
  double sum = 0;
  for (int i = 0; i < nodeCount(); ++i) sum += losses[i]->value(W.col(i));
  return sum;
}

double GtvProblem::totalVariation(const Matrix& W) const {
  double sum = 0;
  Vector v(dimension);
  for (const auto& [head, tail, weight] : graph->edges()) {
    v = W.col(head) - W.col(tail);
    sum += weight * penalty->value(v);
  }
  return sum;
}

}  // namespace gtv
