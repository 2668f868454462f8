#pragma once

#include <string>

#include "base/types.h"
#include "run/run.h"

namespace gtv {

/// The report of one run (design page §2) without "timing"; non-finite numbers are null.
Json runReport(const Run& run);

/// {"seconds", "threads", "isa"}
Json timing(double seconds, int threads);

/// Merges the reports of repetitions: every number, however deep, becomes {mean, std, values},
/// except lambda, nodes, edges, dimension and seed; std divides by K − 1.
/// "status" is the worst one; messages that differ become a list, edge counts that
/// differ their mean.
Json mergeReports(const std::vector<Json>& reports);

/// "edges.csv" of the result: source, target, weight, difference ‖w_i − w_j‖, flow ‖u_e‖.
std::string edgesCsv(const Run& run);

}  // namespace gtv
