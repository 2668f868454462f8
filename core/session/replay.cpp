#include "session/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "sweeps/sweep.h"

namespace gtv {
namespace {

constexpr std::int64_t chunk = 64;

void compare(double before, double now, const std::function<std::string()>& where, Replay& out) {
  if (std::bit_cast<std::uint64_t>(before) == std::bit_cast<std::uint64_t>(now)) return;
  // One NaN is as good as another.
  if (std::isnan(before) && std::isnan(now)) return;
  out.identical = false;
  const double size = std::max(std::abs(before), std::abs(now));
  double difference = std::abs(before - now) / size;
  if (before == now) difference = 0;  // 0 and −0
  if (std::isnan(difference)) difference = std::numeric_limits<double>::infinity();
  if (difference < out.largestDifference && !out.where.empty()) return;
  if (difference == out.largestDifference && !out.where.empty()) return;
  out.largestDifference = difference;
  out.where = where();
}

/// Sessions from before these were measured for every loss do not have them.
bool isNewerThanSession(const TraceColumn& column, const TraceRow& before) {
  const bool isAccuracy = column.value == &TraceRow::trainAccuracy ||
                          column.value == &TraceRow::validationAccuracy ||
                          column.value == &TraceRow::honestValidationAccuracy;
  return isAccuracy && std::isnan(before.*column.value);
}

void compareRow(const TraceRow& before, const TraceRow& now, Replay& out) {
  for (const auto& column : traceColumns)
    if (column.isRepeatable && !isNewerThanSession(column, before))
      compare(
          before.*column.value, now.*column.value,
          [&] { return fmt::format("{} at iteration {}", column.name, before.iteration); }, out);
}

void compareRows(const std::vector<TraceRow>& before, const std::vector<TraceRow>& now,
                 Replay& out) {
  const auto count = std::min(before.size(), now.size());
  for (std::size_t k = 0; k < count; ++k) {
    if (before[k].iteration != now[k].iteration) {
      out.identical = false;
      out.largestDifference = std::numeric_limits<double>::infinity();
      out.where = fmt::format("row {} is of iteration {}, it was {}", k, now[k].iteration,
                              before[k].iteration);
      return;
    }
    compareRow(before[k], now[k], out);
  }
}

void compareMatrices(const Matrix& before, const Matrix& now, const std::string& name,
                     const std::function<std::string(Eigen::Index)>& where, Replay& out) {
  if (before.rows() != now.rows() || before.cols() != now.cols()) {
    out.identical = false;
    out.largestDifference = std::numeric_limits<double>::infinity();
    out.where = fmt::format("{} has another size", name);
    return;
  }
  for (Eigen::Index k = 0; k < now.size(); ++k)
    compare(
        before.data()[k], now.data()[k], [&] { return where(k); }, out);
}

/// What the method knows beside its iterate.
void compareStates(const SolverState& before, const SolverState& now, Replay& out) {
  const auto named = [](const std::string& name) {
    return [name](Eigen::Index k) { return fmt::format("number {} of {}", k + 1, name); };
  };
  compareMatrices(before.U, now.U, "the flow", named("the flow"), out);
  for (std::size_t k = 0; k < std::max(before.auxiliary.size(), now.auxiliary.size()); ++k) {
    const auto name = fmt::format("memory {} of the method", k + 1);
    const auto at = [&](const SolverState& state) {
      return k < state.auxiliary.size() ? state.auxiliary[k] : Matrix();
    };
    compareMatrices(at(before), at(now), name, named(name), out);
  }
  // States of programs that kept none have none.
  if (before.best.size() > 0)
    compareMatrices(before.best, now.best, "the best iterate", named("the best iterate"), out);
  const auto column = [](const std::vector<double>& numbers) {
    return Matrix(Eigen::Map<const Vector>(numbers.data(), std::ssize(numbers)));
  };
  compareMatrices(column(before.scalars), column(now.scalars), "what the method remembers",
                  named("what the method remembers"), out);
  if (before.randomState == now.randomState || !out.identical) return;
  out.identical = false;
  out.where = "the random numbers to come";
}

/// "lambda 0.1, run 3"
std::string placeOf(const SweepPlan& plan, const SweepRow& row) {
  std::string out;
  const auto set = plan.setOf(row.cell);
  for (const auto& [path, value] : set.items())
    out += fmt::format("{} {}, ", path, sweepValueText(value));
  return out + fmt::format("run {}", row.repeat + 1);
}

/// Why a run was refused may be said of a file, wherever that lies now.
std::string withoutFolder(const SweepPlan& plan, std::string text) {
  const auto folder = plan.experiment().folder().string() + "/";
  for (auto at = text.find(folder); folder.size() > 1 && at != std::string::npos;
       at = text.find(folder, at))
    text.erase(at, folder.size());
  return text;
}

void compareCurves(const SweepCurve& before, const SweepCurve& now, const std::string& place,
                   Replay& out) {
  if (before.iterations != now.iterations) {
    out.identical = false;
    out.largestDifference = std::numeric_limits<double>::infinity();
    out.where = "the iterations of the curve of " + place;
    return;
  }
  for (std::size_t k = 0; k < before.columns.size() && k < now.columns.size(); ++k)
    for (std::size_t at = 0; at < before.iterations.size(); ++at)
      compare(
          before.columns[k].numbers[at], now.columns[k].numbers[at],
          [&] {
            return fmt::format("{} at iteration {} of {}", before.columns[k].name,
                               before.iterations[at], place);
          },
          out);
}

void compareSweepRows(const SweepPlan& plan, const SweepRow& before, const SweepRow& now,
                      Replay& out) {
  if (now.status == statusName(RunStatus::TimeLimit)) return;
  if (before.status != now.status ||
      withoutFolder(plan, before.error) != withoutFolder(plan, now.error)) {
    out.identical = false;
    if (std::isinf(out.largestDifference)) return;
    out.largestDifference = std::numeric_limits<double>::infinity();
    out.where = fmt::format("status of {}: {}, it was {}", placeOf(plan, before),
                            now.isRefused() ? now.error : now.status,
                            before.isRefused() ? before.error : before.status);
    return;
  }
  for (std::size_t k = 0; k < before.metrics.size() && k < now.metrics.size(); ++k)
    compare(
        before.metrics[k], now.metrics[k],
        [&] { return fmt::format("{} of {}", sweepMetrics()[k].key, placeOf(plan, before)); }, out);
  compareCurves(before.curve, now.curve, placeOf(plan, before), out);
}

}  // namespace

Replay replaySweep(const SweepRecord& sweep, const ReplayOptions& options) {
  const auto& plan = sweep.plan;
  std::map<std::pair<int, int>, const SweepRow*> recorded;
  for (const auto& row : sweep.rows)
    if (row.status != statusName(RunStatus::TimeLimit)) recorded[{row.cell, row.repeat}] = &row;
  // What has no row to be compared with passes for done.
  std::vector<SweepRow> others;
  for (int cell = 0; cell < plan.cellCount(); ++cell)
    for (int repeat = 0; repeat < plan.repeats(); ++repeat)
      if (!recorded.contains({cell, repeat})) others.push_back(refusedRow(cell, repeat, "-"));
  Replay out;
  out.identical = true;
  SweepOptions work;
  work.threads = options.threads;
  work.stop = options.stop;
  work.progress = options.progress;
  std::vector<SweepRow> again;
  work.finished = [&](SweepRow row) { again.push_back(std::move(row)); };
  runSweep(plan, others, work);
  // In their order, whoever was ready first: of equal differences the first is named.
  sortRows(again);
  for (const auto& row : again)
    compareSweepRows(plan, *recorded.at({row.cell, row.repeat}), row, out);
  out.iterations = std::ssize(again);
  out.stopped = again.size() < recorded.size();
  return out;
}

Result<Replay> replay(const SessionRun& run, const ReplayOptions& options) {
  auto started = Run::start(run.start, 0, options.stop);
  if (options.stop.stop_requested()) return Replay{true, 0, {}, 0, true};
  if (!started) return started.error();
  auto& again = **started;
  again.setThreads(options.threads);
  const auto target = run.last.iteration;
  while (again.iteration() < target && !options.stop.stop_requested()) {
    const auto before = again.iteration();
    auto followed = again.follow(run.trace, std::min(target, before + chunk), {}, options.stop);
    if (!followed) return followed.error();
    if (options.progress) options.progress(again.iteration(), target);
    if (again.iteration() == before) break;  // it diverged, or was stopped
  }
  if (again.iteration() == target && !options.stop.stop_requested())
    if (auto followed = again.follow(run.trace, target, {}); !followed) return followed.error();
  Replay out;
  out.identical = true;
  out.iterations = again.iteration();
  out.stopped = options.stop.stop_requested() && again.iteration() < target;
  auto rows = again.trace().rows();
  // Who ends a run from outside has its last iterate recorded, whether it is a turn or not.
  const auto& recorded = run.trace.rows();
  if (rows.size() + 1 == recorded.size() && again.iteration() == target &&
      recorded.back().iteration == target)
    rows.push_back(again.measure());
  compareRows(recorded, rows, out);
  if (out.stopped) return out;
  if (again.iteration() != target || rows.size() != recorded.size()) {
    out.identical = false;
    out.largestDifference = std::numeric_limits<double>::infinity();
    out.where = again.iteration() != target
                    ? fmt::format("it ended at iteration {} of {}{}", again.iteration(), target,
                                  again.message().empty() ? "" : ": " + again.message())
                    : fmt::format("it recorded {}, the session has {}",
                                  counted(std::ssize(rows), "row"), recorded.size());
    return out;
  }
  if (run.W)
    compareMatrices(
        *run.W, again.primal(), "W",
        [d = again.primal().rows()](Eigen::Index k) {
          return fmt::format("parameter {} of node {}", k % d + 1, k / d);
        },
        out);
  if (run.resumePoint && run.resumePoint->at.iteration() == target)
    compareStates(run.resumePoint->at.solver, again.resumePoint().at.solver, out);
  return out;
}

}  // namespace gtv
