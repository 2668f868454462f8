#include "races/repeated_race.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "instances/memory_estimate.h"

namespace gtv {
namespace {

struct FinishedRace {
  RaceError error = RaceError::Excess;
  std::vector<std::vector<TraceRow>> traces;  ///< with the error in `objective`
  std::vector<double> errors;
  std::vector<std::optional<Error>> refusals;
};

FinishedRace finishedRace(const Race& race) {
  FinishedRace out{race.error(), {}, {}, {}};
  const double best = race.bestObjective();
  for (int k = 0; k < race.methodCount(); ++k) {
    out.refusals.push_back(race.refusal(k));
    out.traces.emplace_back();
    out.errors.push_back(std::numeric_limits<double>::quiet_NaN());
    const auto* run = race.run(k);
    if (run == nullptr) continue;
    auto rows = lastRows(run->trace().rows());
    for (auto& row : rows) row.objective = raceError(row, out.error, best);
    if (run->status() != RunStatus::Diverged) out.errors.back() = rows.back().objective;
    out.traces.back() = std::move(rows);
  }
  return out;
}

Result<std::optional<FinishedRace>> raceOnce(const Experiment& experiment, int repeat,
                                             const std::stop_token& stop) {
  auto race = Race::start(experiment, static_cast<std::uint64_t>(repeat), stop);
  if (!race && stop.stop_requested()) return std::optional<FinishedRace>();
  if (!race) return race.error();
  constexpr std::int64_t turns = 64;
  while (!(*race)->isOver()) (*race)->advance(turns, stop);
  for (int k = 0; k < (*race)->methodCount(); ++k)
    if (const auto* run = (*race)->run(k); run != nullptr && run->status() == RunStatus::Stopped)
      return std::optional<FinishedRace>();
  return std::optional(finishedRace(**race));
}

RepeatedRace together(std::vector<FinishedRace> races) {
  RepeatedRace out;
  out.repeats = static_cast<int>(races.size());
  if (races.empty()) return out;
  out.error = races.front().error;
  std::vector<std::size_t> taken;
  std::vector<std::vector<double>> errors;
  out.racers.resize(races.front().traces.size());
  for (std::size_t k = 0; k < out.racers.size(); ++k) {
    auto& racer = out.racers[k];
    std::vector<std::vector<TraceRow>> traces;
    for (auto& race : races) {
      if (race.refusals[k] && !racer.refusal) racer.refusal = race.refusals[k];
      traces.push_back(std::move(race.traces[k]));
      racer.errors.push_back(race.errors[k]);
    }
    if (racer.refusal) {
      racer.errors.clear();
      continue;
    }
    racer.curve = averageTraces(traces);
    taken.push_back(k);
    errors.push_back(racer.errors);
  }
  const auto results = compareRacers(errors);
  for (std::size_t j = 0; j < taken.size(); ++j) out.racers[taken[j]].result = results[j];
  return out;
}

}  // namespace

Result<RepeatedRace> repeatRace(const Experiment& experiment, const RepeatOptions& options) {
  const int atOnce = threadsThatFit(estimateMemory(experiment), options.threads);
  auto races = repeated<FinishedRace>(options, atOnce,
                                      [&](int r) { return raceOnce(experiment, r, options.stop); });
  if (!races) return races.error();
  return together(std::move(*races));
}

}  // namespace gtv
