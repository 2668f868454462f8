#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "experiment/sweep_plan.h"
#include "run/run.h"
#include "sweeps/sweep_curves.h"

namespace gtv {

/// A number that a run ends with.
struct SweepMetric {
  const char* key;    ///< the column of the CSV
  const char* label;  ///< for people
  const char* place;  ///< in the report, as a JSON pointer
};

/// All of them, in the order of SweepRow::metrics.
std::span<const SweepMetric> sweepMetrics();
/// Index of the metric, or −1.
int sweepMetric(std::string_view key);

/// One run of a sweep that came to its end, or was refused.
struct SweepRow {
  int cell = 0;
  int repeat = 0;
  /// Of the run; "refused" with the reason in `error`.
  std::string status;
  std::string error = {};
  /// One per entry of sweepMetrics(); NaN where one does not apply.
  std::vector<double> metrics = {};
  /// Where the experiment asks for "curves".
  SweepCurve curve = {};
  /// Of its report: sentences. Tables of CSV do not keep them.
  std::vector<std::string> notes = {};
  std::vector<std::string> warnings = {};

  bool isRefused() const { return !error.empty(); }
  double metric(int index) const { return metrics[static_cast<std::size_t>(index)]; }
};

/// The row of a run that was refused.
SweepRow refusedRow(int cell, int repeat, std::string error);

/// Out of a report (see runReport); the numbers are those of the report.
std::vector<double> metricsOf(const Json& report);
/// The texts of a list like "notes" of a report.
std::vector<std::string> textsOf(const Json& list);

/// {"cell", "repeat", "status", "metrics": {key: number}}; exact, "inf" and "-inf" as texts, NaN
/// left out; of refused rows "error" instead of the metrics; "curve", "notes" and "warnings" if
/// there are.
Json toJson(const SweepRow& row);
/// Of the plan's cells and repeats. Metrics that this program does not know are passed over.
Result<SweepRow> sweepRowFromJson(const Json& json, const SweepPlan& plan);

/// By cell, then repeat.
void sortRows(std::vector<SweepRow>& rows);

/// Over the repetitions of a cell that are done.
struct SweepSummary {
  int count = 0;         ///< rows with a finite number
  double mean = 0;       ///< NaN without one
  double deviation = 0;  ///< divides by count − 1; 0 for one row
  /// Of the mean: deviation/√count.
  double standardError() const { return count > 0 ? deviation / std::sqrt(count) : 0; }
};
/// One per cell.
std::vector<SweepSummary> summarize(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                                    int metric);

/// The same of paired differences: of the number of every row from that of the same repetition with
/// the first value of the first parameter, as these have the same draw. Rows without such a partner
/// do not count.
std::vector<SweepSummary> summarizeDifferences(const SweepPlan& plan,
                                               const std::vector<SweepRow>& rows, int metric);

/// The values of a cell, as they stand in front of its lines in tables.
std::vector<std::string> sweepCellTexts(const SweepPlan& plan, int cell);
/// Infinite numbers as texts; read back by exactNumber().
Json exactJson(double x);
/// Nothing if it is neither a number nor one of these texts.
std::optional<double> exactNumber(const Json& value);
/// The cell of a table, empty for NaN; read back by cellNumber().
std::string numberCell(double x);
/// Nothing if it cannot be read.
std::optional<double> cellNumber(const std::string& cell);

/// One line per row, in the order given: the varied paths, repeat, seed, status, the metrics and
/// error; empty cells where a number does not apply. (Where the seed is varied its column stands
/// once.)
std::string sweepCsv(const SweepPlan& plan, const std::vector<SweepRow>& rows);
/// Reads what sweepCsv() wrote for the same plan, the same doubles; anything else is an Error with
/// file and line.
Result<std::vector<SweepRow>> readSweepCsv(const SweepPlan& plan, std::string_view text,
                                           const std::string& name);

/// What the rows say in that list, each sentence once.
std::vector<std::string> distinctTexts(const std::vector<SweepRow>& rows,
                                       std::vector<std::string> SweepRow::*list);

/// {"title", "seed", "repeats", "axes", "notes", "warnings", "cells": [{"set", "runs", "status",
/// "metrics": {key: {mean, std, standardError, values, difference: {mean, standardError}}}}]};
/// numbers that no run of the cell has are left out, the mean is null where one has it and another
/// does not. `difference` is that of summarizeDifferences(), where there are repetitions and
/// another value of the first parameter than the first. Refused cells have "error". Where the
/// experiment asks for curves, cells have "curves": {name: {runs, iterations, mean, std}}, see
/// summarizeCurves().
Json sweepReport(const SweepPlan& plan, const std::vector<SweepRow>& rows);

}  // namespace gtv
