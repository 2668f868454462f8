#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "run/remedies.h"

namespace gtv {

/// The field of graph kind "csv" that a refusal names, such as "directions"; empty: none.
std::string graphFieldIn(const Error& refusal);

/// What would make a graph file readable that is refused for its edges: self-loops, parallel edges,
/// two directions, weights, or a first line of which nobody knows what it is. Every remedy was
/// tried; none where the refusal is about something else.
std::vector<Remedy> graphFileRemedies(const Experiment& refused, const Error& refusal,
                                      const std::stop_token& stop);

}  // namespace gtv
