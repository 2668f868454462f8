#include "run/repeated_traces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "instances/memory_estimate.h"
#include "run/run.h"

namespace gtv {
namespace {

constexpr std::array numbersOfRow{&TraceRow::lambda,        &TraceRow::objective,
                                  &TraceRow::loss,          &TraceRow::gtv,
                                  &TraceRow::change,        &TraceRow::mse,
                                  &TraceRow::trainMse,      &TraceRow::testMse,
                                  &TraceRow::trainAccuracy, &TraceRow::validationAccuracy,
                                  &TraceRow::predictionGtv, &TraceRow::honestMse,
                                  &TraceRow::honestTestMse, &TraceRow::honestValidationAccuracy,
                                  &TraceRow::innerEdges,    &TraceRow::privacySpent};
/// What rows are drawn against: the same for mean and deviations.
constexpr std::array costsOfRow{&TraceRow::messages, &TraceRow::vectors, &TraceRow::bytes,
                                &TraceRow::seconds};

Result<std::optional<std::vector<TraceRow>>> runOnce(const Experiment& experiment, int repeat,
                                                     const RepeatOptions& options) {
  auto run = Run::start(experiment, static_cast<std::uint64_t>(repeat), options.stop);
  if (!run && options.stop.stop_requested()) return std::optional<std::vector<TraceRow>>();
  if (!run) return run.error();
  constexpr std::int64_t chunk = 64;
  while ((*run)->status() == RunStatus::Running && (*run)->iteration() < options.iterations)
    (*run)->advance(std::min(chunk, options.iterations - (*run)->iteration()), options.stop);
  if ((*run)->status() == RunStatus::Stopped) return std::optional<std::vector<TraceRow>>();
  return std::optional(lastRows((*run)->trace().rows()));
}

double meanOf(const std::vector<std::vector<TraceRow>>& traces, std::size_t row,
              double TraceRow::*number) {
  double sum = 0;
  for (const auto& trace : traces) sum += trace[row].*number;
  return sum / static_cast<double>(traces.size());
}

void addColumn(const std::vector<std::vector<TraceRow>>& traces, std::size_t row,
               double TraceRow::*number, RepeatedTraces& out) {
  const auto count = static_cast<double>(traces.size());
  const double mean = meanOf(traces, row, number);
  double squares = 0;
  for (const auto& trace : traces) squares += std::pow(trace[row].*number - mean, 2);
  const double deviation = traces.size() > 1 ? std::sqrt(squares / (count - 1)) : 0 * mean;
  out.mean.back().*number = mean;
  out.low.back().*number = mean - deviation;
  out.high.back().*number = mean + deviation;
}

}  // namespace

std::vector<TraceRow> lastRows(const std::vector<TraceRow>& rows) {
  std::vector<TraceRow> out;
  out.reserve(rows.size());
  for (const auto& row : rows) {
    if (!out.empty() && out.back().iteration == row.iteration)
      out.back() = row;
    else
      out.push_back(row);
  }
  return out;
}

RepeatedTraces averageTraces(const std::vector<std::vector<TraceRow>>& traces) {
  RepeatedTraces out;
  out.repeats = static_cast<int>(traces.size());
  if (traces.empty()) return out;
  std::size_t length = traces.front().size();
  for (const auto& trace : traces) length = std::min(length, trace.size());
  for (std::size_t k = 0; k < length; ++k) {
    const auto iteration = traces.front()[k].iteration;
    // Runs that ended by themselves have a last row off the schedule.
    const bool same = std::all_of(traces.begin(), traces.end(), [&](const auto& trace) {
      return trace[k].iteration == iteration;
    });
    if (!same) break;
    for (auto* rows : {&out.mean, &out.low, &out.high}) rows->push_back({iteration});
    for (const auto number : numbersOfRow) addColumn(traces, k, number, out);
    for (const auto cost : costsOfRow)
      for (auto* rows : {&out.mean, &out.low, &out.high})
        rows->back().*cost = meanOf(traces, k, cost);
  }
  return out;
}

Result<RepeatedTraces> repeatRuns(const Experiment& experiment, const RepeatOptions& options) {
  const int atOnce = threadsThatFit(estimateMemory(experiment), options.threads);
  auto traces = repeated<std::vector<TraceRow>>(
      options, atOnce, [&](int r) { return runOnce(experiment, r, options); });
  if (!traces) return traces.error();
  return averageTraces(*traces);
}

}  // namespace gtv
