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

/// "edges.csv" as `solve` reads it: source, target, weight.
std::string edgesCsv(const Network& network);
/// "flows.csv": source, target, difference ‖w_i − w_j‖₂, flow ‖u_e‖₂ (0 for methods without one).
std::string flowsCsv(const Run& run);
/// "heldout.csv", the figure of a held-out study: lambda, mse, std, validationMse.
std::string heldOutCsv(const Json& heldOut);

}  // namespace gtv
