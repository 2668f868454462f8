#include "session/session_sweep.h"

#include <utility>

namespace gtv {
namespace {

/// Beside what a plan says of itself.
constexpr const char* instructionSetsKey = "instructionSets";

}  // namespace

SessionSweep keptSweep(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                       const std::vector<std::string>& instructionSets) {
  SessionSweep kept{plan.toJson(), {}};
  kept.plan[instructionSetsKey] = instructionSets;
  for (const auto& row : rows) kept.rows.push_back(toJson(row));
  return kept;
}

Result<KeptSweep> sweepOf(const SessionSweep& kept, const std::filesystem::path& folder) {
  auto plan = SweepPlan::fromJson(kept.plan, "the sweep of the session", folder);
  if (!plan) return plan.error();
  KeptSweep sweep{std::move(*plan), {}, {}};
  for (const auto& json : kept.rows) {
    auto row = sweepRowFromJson(json, sweep.plan);
    sweep.isWhole = sweep.isWhole && row.ok();
    if (row) sweep.rows.push_back(std::move(*row));
  }
  sortRows(sweep.rows);
  for (const auto& name : kept.plan.value(instructionSetsKey, Json::array()))
    if (name.is_string()) sweep.instructionSets.push_back(name.get<std::string>());
  return sweep;
}

}  // namespace gtv
