#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "diagnostics/trace_row.h"

namespace gtv {

/// A change of λ or the penalty while the run was going: {"lambda": 0.02}.
struct LiveChange {
  std::int64_t iteration = 0;
  Json set;
};

/// What happened in a run. Row 0 is the start; a recorded row is never lost.
class RunTrace {
 public:
  /// The schedule depends on the iteration only: all up to `dense`, then every 2nd up to twice
  /// that, every 4th up to four times that, and so on.
  static bool isRecorded(std::int64_t iteration, std::int64_t dense = 1000);
  /// How many recorded iterations come before this one, which may lie between two of them.
  static std::int64_t recordedBefore(std::int64_t iteration);
  /// The recorded iteration that has `count` recorded ones before it.
  static std::int64_t recordedAt(std::int64_t count);

  void add(const TraceRow& row) { rows_.push_back(row); }
  /// All at once; there are none yet.
  void set(std::vector<TraceRow> rows) { rows_ = std::move(rows); }
  void add(LiveChange change) { changes_.push_back(std::move(change)); }

  /// Forgets all but the first rows and changes.
  void shorten(std::size_t rows, std::size_t changes);

  const std::vector<TraceRow>& rows() const { return rows_; }
  const std::vector<LiveChange>& changes() const { return changes_; }
  /// Header and one line per row; empty cells where a number does not apply.
  std::string csv() const;

 private:
  std::vector<TraceRow> rows_;
  std::vector<LiveChange> changes_;
};

/// The factor per iteration by which `step` fell over the last ten rows since λ or the penalty
/// changed: in the norm of Solver::predictedContraction(), so never more than that. Nothing before
/// there are two steps, or once only rounding moves.
std::optional<double> measuredContraction(const RunTrace& trace);

}  // namespace gtv
