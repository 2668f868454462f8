#pragma once

#include <cstddef>
#include <vector>

#include "base/result.h"
#include "experiment/experiment.h"

namespace gtv {

/// Problems of a document that are named one by one.
inline constexpr std::size_t mostProblems = 50;

/// What the fields of a document do not say for themselves: what "vary" and "events" set must be
/// settable, curves and axes must be known, and what is published or tuned must fit together. After
/// mostProblems the rest is not looked at.
void checkFreeFields(const Experiment& experiment, std::vector<Error>& problems);

}  // namespace gtv
