#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/random_instances.h"

namespace gtv::testing {

/// What makes a small problem hard for methods that expect numbers around 1.
enum class BadScaling {
  Features,    ///< all features times 10⁶ or 10⁻⁶
  Columns,     ///< every column in a unit of its own, 10⁻³ … 10³
  Everywhere,  ///< every column of every node in a unit of its own, 10⁻³ … 10³
  Labels,      ///< real labels times 10⁴ or 10⁻⁴, features of signs likewise
  Weights,     ///< edge weights 10⁻⁴ … 10⁴
  FewSamples,  ///< fewer samples than parameters
  ExactFit     ///< labels that a common model explains: separable, or without noise
};
const std::vector<BadScaling>& badScalings();
std::string nameOf(BadScaling scaling);

/// One to eight nodes in up to three components, one to four parameters, λ between 0.01 and 10
/// whatever the scale of the data.
RandomInstance badlyScaledInstance(PlainLoss loss, const std::string& penalty, BadScaling scaling,
                                   std::uint64_t seed);

}  // namespace gtv::testing
