#pragma once

#include <vector>

#include "experiment/experiment.h"

namespace gtv::ui {

/// Of the values in ascending order the one at this share, 0 … 1; 0 if there are none.
double percentile(std::vector<double>& values, double share);

/// Four equal clusters with about this many edges, nine tenths of them inside.
Experiment blocks(int nodes, int edges);

/// The rows window/… : how long the window takes for a frame, for a move of the slider, to start.
/// Goals: a frame within 16.7 ms at 200 nodes and 33 ms at 10⁴, 99 of 100 times; a start within 1
/// s.
void registerWindowGoals();

}  // namespace gtv::ui
