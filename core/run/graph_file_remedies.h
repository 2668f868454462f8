#pragma once

#include <stop_token>
#include <vector>

#include "run/remedies.h"

namespace gtv {

/// What would make a graph file readable that is refused for its edges: self-loops, parallel edges,
/// two directions, weights, or a first line of which nobody knows what it is. Every remedy was
/// tried; none where the refusal is about something else.
std::vector<Remedy> graphFileRemedies(const Experiment& refused, const Error& refusal,
                                      const std::stop_token& stop);

}  // namespace gtv
