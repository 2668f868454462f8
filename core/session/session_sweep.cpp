#include "session/session_sweep.h"

#include <system_error>
#include <utility>

#include "experiment/file_names.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// Beside what a plan says of itself.
constexpr const char* instructionSetsKey = "instructionSets";

}  // namespace

void useFilesOfSession(Json& piece, const fs::path& folder) {
  renameFiles(piece, [&](const std::string& name) {
    std::error_code code;
    const auto base = fs::path(name).filename();
    auto second = base.stem();
    second += "-2";
    second += base.extension();
    const bool isKnown = fs::path(name).is_absolute() && fs::exists(folder / base, code) &&
                         !fs::exists(folder / second, code);
    return isKnown ? base.string() : name;
  });
}

SessionSweep keptSweep(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                       const std::vector<std::string>& instructionSets) {
  SessionSweep kept{plan.toJson(), {}, plan.experiment().folder()};
  kept.plan[instructionSetsKey] = instructionSets;
  for (const auto& row : rows) kept.rows.push_back(toJson(row));
  return kept;
}

Result<SweepRecord> sweepOf(const SessionSweep& kept, const std::filesystem::path& folder) {
  auto json = kept.plan;
  useFilesOfSession(json, folder);
  auto plan = SweepPlan::fromJson(json, "the sweep of the session", folder);
  if (!plan) return plan.error();
  SweepRecord sweep{std::move(*plan), {}, {}};
  for (const auto& one : kept.rows) {
    auto row = sweepRowFromJson(one, sweep.plan);
    sweep.isWhole = sweep.isWhole && row.ok();
    if (row) sweep.rows.push_back(std::move(*row));
  }
  sortRows(sweep.rows);
  for (const auto& name : kept.plan.value(instructionSetsKey, Json::array()))
    if (name.is_string()) sweep.instructionSets.push_back(name.get<std::string>());
  return sweep;
}

}  // namespace gtv
