#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "experiment/published.h"
#include "experiment/sweep_plan.h"
#include "run/run_trace.h"

namespace gtv {

struct SweepRow;

/// Numbers of one run over its iterations, as the "curves" of its experiment ask for: at the
/// recorded iterations up to 250, every 2nd up to 500, every 4th up to 1000, and so on, and at the
/// last one.
struct SweepCurve {
  struct Column {
    std::string name;
    std::vector<double> numbers = {};  ///< one per iteration; NaN where one does not apply
  };
  std::vector<std::int64_t> iterations = {};
  std::vector<Column> columns = {};  ///< in the order of "curves"
};

/// The names in the plan's "curves".
std::vector<std::string> curveNames(const SweepPlan& plan);

SweepCurve curveOf(const RunTrace& trace, const std::vector<std::string>& names);

/// {"iterations": […], "mse": […], …}; numbers that do not apply are null, infinite ones texts.
Json toJson(const SweepCurve& curve);
/// An Error unless it has all of the names, each with a number per iteration.
Result<SweepCurve> curveFromJson(const Json& json, const std::vector<std::string>& names);

/// One column of the runs of one cell.
struct CurveSummary {
  std::vector<std::int64_t> iterations;
  std::vector<double> mean;
  std::vector<double> deviation;  ///< divides by runs − 1; 0 for one run
  int runs = 0;
};
/// Over the repetitions that are done, at the iterations that all of them have. A run that has
/// converged stays where it is; numbers that are not finite in one of the runs are left out.
CurveSummary summarizeCurves(std::vector<const SweepRow*> rowsOfCell, std::size_t column);
CurveSummary summarizeCurves(const std::vector<SweepRow>& rows, int cell, std::size_t column);

/// What a document states of a cell of its sweep after so many iterations.
struct StatedPoint {
  int cell;
  std::int64_t iteration;
  double low;
  double high;         ///< as low, unless a range is stated
  std::string origin;  ///< one of publishedOrigins
};
/// Of the curve of this name: the points of series that report it, whose settings are those of a
/// cell but for the limit of the iterations.
std::vector<StatedPoint> statedPoints(const SweepPlan& plan, const PublishedFigure& figure,
                                      const std::string& name);

/// A line per run and iteration: the varied paths, repeat, iteration and the names.
std::string curvesCsv(const SweepPlan& plan, const std::vector<SweepRow>& rows);
/// Gives rows that are known their curves, as curvesCsv() wrote them; those without one are taken
/// out. Errors name file and line.
Result<void> readCurvesCsv(const SweepPlan& plan, std::string_view text, const std::string& name,
                           std::vector<SweepRow>& rows);

}  // namespace gtv
