#include "federated/step_sizes.h"

#include <cmath>

namespace gtv {

double StepSizes::at(std::int64_t iteration, double convexity, double smoothness) const {
  switch (rule) {
    case Rule::Optimal:
      return smoothness > 0 && std::isfinite(smoothness) ? 2 / (convexity + smoothness) : size;
    case Rule::Diminishing:
      return size / std::pow(static_cast<double>(iteration + 1), power);
    default:
      return size;
  }
}

std::vector<Parameter> stepSizeParameters(const char* rule, double size) {
  auto chosen = optionParameter(
      "steps", "Step sizes", {"fixed", "optimal", "diminishing", "back-tracking"},
      "Fixed: α. Optimal: 2/(α_c + β), or α if β is not known, as for neural networks. "
      "Diminishing: α/kᵖ. Back-tracking: α is halved until the objective falls.");
  chosen.defaultValue = rule;
  return {std::move(chosen),
          numberParameter(
              "stepSize", "Step size α", size, 0, 1e8,
              "Step size of the first step, or of all steps; gradient descent diverges above 2/β.",
              true),
          numberParameter("power", "Decay p", 1, 0, 2, "Exponent p of diminishing steps α/kᵖ.")};
}

StepSizes readStepSizes(const Choice& solver) {
  const auto name = solver.text("steps");
  using Rule = StepSizes::Rule;
  const auto rule = name == "optimal"       ? Rule::Optimal
                    : name == "diminishing" ? Rule::Diminishing
                    : name == "fixed"       ? Rule::Fixed
                                            : Rule::Backtracking;
  return {rule, solver.number("stepSize"), solver.number("power")};
}

}  // namespace gtv
