#include "sweeps/sweep_curves.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "run/run.h"
#include "sweeps/sweep_rows.h"

namespace gtv {
namespace {

/// Iterations up to here are all in a curve.
constexpr std::int64_t denseCurve = 250;

/// The number of a run at an iteration: of a converged run also after its end. Nothing where the
/// curve has no such iteration.
std::optional<double> numberAt(const SweepRow& row, std::size_t column, std::int64_t iteration) {
  const auto& curve = row.curve;
  const auto found = std::lower_bound(curve.iterations.begin(), curve.iterations.end(), iteration);
  const auto& numbers = curve.columns[column].numbers;
  if (found == curve.iterations.end())
    return row.status == statusName(RunStatus::Converged) ? std::optional(numbers.back())
                                                          : std::nullopt;
  if (*found != iteration) return std::nullopt;
  return numbers[static_cast<std::size_t>(found - curve.iterations.begin())];
}

/// The iterations that all of the runs have.
std::vector<std::int64_t> commonIterations(const std::vector<const SweepRow*>& runs) {
  std::vector<std::int64_t> all;
  for (const auto* run : runs)
    all.insert(all.end(), run->curve.iterations.begin(), run->curve.iterations.end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  std::erase_if(all, [&](std::int64_t iteration) {
    return !std::all_of(runs.begin(), runs.end(), [&](const SweepRow* run) {
      return numberAt(*run, 0, iteration).has_value();
    });
  });
  return all;
}

/// What decides the numbers of a run, iteration by iteration.
Json settingsOf(const Experiment& experiment) {
  auto settings = experiment.json();
  settings["repeats"] = 1;
  settings["curves"] = Json::array();
  settings["heldOut"] = nullptr;
  settings["stop"]["maxIterations"] = nullptr;
  return settings;
}

std::vector<std::string> curvesHeader(const SweepPlan& plan) {
  std::vector<std::string> header;
  for (const auto& axis : plan.axes()) header.push_back(axis.path);
  header.emplace_back("repeat");
  header.emplace_back("iteration");
  for (auto& name : curveNames(plan)) header.push_back(std::move(name));
  return header;
}

}  // namespace

std::vector<std::string> curveNames(const SweepPlan& plan) {
  return plan.experiment().at("curves").get<std::vector<std::string>>();
}

SweepCurve curveOf(const RunTrace& trace, const std::vector<std::string>& names) {
  SweepCurve curve;
  if (names.empty()) return curve;
  for (const auto& name : names) curve.columns.push_back({name});
  for (const auto& row : trace.rows()) {
    if (!RunTrace::isRecorded(row.iteration, denseCurve) &&
        row.iteration != trace.rows().back().iteration)
      continue;
    curve.iterations.push_back(row.iteration);
    for (auto& column : curve.columns)
      column.numbers.push_back(row.*findTraceColumn(column.name)->value);
  }
  return curve;
}

Json toJson(const SweepCurve& curve) {
  Json json{{"iterations", curve.iterations}};
  for (const auto& column : curve.columns) {
    auto list = Json::array();
    for (const double x : column.numbers)
      list.push_back(std::isnan(x) ? Json(nullptr) : exactJson(x));
    json[column.name] = std::move(list);
  }
  return json;
}

Result<SweepCurve> curveFromJson(const Json& json, const std::vector<std::string>& names) {
  SweepCurve curve;
  if (names.empty()) return curve;
  if (!json.is_object()) return Error{"curve", "expected an object"};
  for (const auto& iteration : json.value("iterations", Json::array())) {
    if (!iteration.is_number_integer() || iteration < 0)
      return Error{"curve.iterations", "expected whole numbers"};
    curve.iterations.push_back(iteration.get<std::int64_t>());
  }
  if (!std::is_sorted(curve.iterations.begin(), curve.iterations.end()))
    return Error{"curve.iterations", "must ascend"};
  for (const auto& name : names) {
    const auto list = json.value(name, Json());
    if (!list.is_array() || list.size() != curve.iterations.size())
      return Error{"curve." + name, "expected a number for every iteration"};
    auto& numbers = curve.columns.emplace_back(SweepCurve::Column{name}).numbers;
    for (const auto& value : list) {
      const auto number = value.is_null() ? std::nan("") : exactNumber(value);
      if (!number) return Error{"curve." + name, "expected numbers"};
      numbers.push_back(*number);
    }
  }
  if (curve.iterations.empty()) return Error{"curve.iterations", "expected at least one"};
  return curve;
}

CurveSummary summarizeCurves(const std::vector<SweepRow>& rows, int cell, std::size_t column) {
  std::vector<const SweepRow*> ofCell;
  for (const auto& row : rows)
    if (row.cell == cell) ofCell.push_back(&row);
  return summarizeCurves(std::move(ofCell), column);
}

CurveSummary summarizeCurves(std::vector<const SweepRow*> runs, std::size_t column) {
  std::erase_if(runs, [](const SweepRow* row) { return row->curve.iterations.empty(); });
  std::sort(runs.begin(), runs.end(),
            [](const SweepRow* a, const SweepRow* b) { return a->repeat < b->repeat; });
  CurveSummary summary;
  summary.runs = static_cast<int>(runs.size());
  for (const auto iteration : commonIterations(runs)) {
    double sum = 0;
    std::vector<double> numbers;
    for (const auto* run : runs) {
      numbers.push_back(*numberAt(*run, column, iteration));
      sum += numbers.back();
    }
    const double mean = sum / summary.runs;
    if (!std::isfinite(mean)) continue;
    double squares = 0;
    for (const double x : numbers) squares += (x - mean) * (x - mean);
    summary.iterations.push_back(iteration);
    summary.mean.push_back(mean);
    summary.deviation.push_back(summary.runs > 1 ? std::sqrt(squares / (summary.runs - 1)) : 0);
  }
  return summary;
}

std::vector<StatedPoint> statedPoints(const SweepPlan& plan, const PublishedFigure& figure,
                                      const std::string& name) {
  std::vector<StatedPoint> out;
  const int metric = sweepMetric(name);
  if (metric < 0) return out;
  std::vector<Json> cells;
  for (int cell = 0; cell < plan.cellCount(); ++cell) {
    const auto experiment = plan.experimentOf(cell);
    cells.push_back(experiment ? settingsOf(*experiment) : Json());
  }
  for (const auto& series : figure.series) {
    auto place = "/" + series.report;
    std::replace(place.begin(), place.end(), '.', '/');
    if (place != sweepMetrics()[static_cast<std::size_t>(metric)].place) continue;
    for (std::size_t k = 0; k < series.theirs.size(); ++k) {
      const auto& experiment = series.points[k].experiment;
      const auto found = std::find(cells.begin(), cells.end(), settingsOf(experiment));
      if (found == cells.end()) continue;
      out.push_back(
          {static_cast<int>(found - cells.begin()), experiment.maxIterations(), series.theirs[k],
           series.theirsTo.empty() ? series.theirs[k] : series.theirsTo[k], series.origin});
    }
  }
  return out;
}

std::string curvesCsv(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
  std::string out;
  for (const auto& title : curvesHeader(plan)) {
    if (!out.empty()) out += ',';
    out += csvCell(title);
  }
  out += '\n';
  for (const auto& row : rows) {
    std::string front;
    for (const auto& value : sweepCellTexts(plan, row.cell)) front += csvCell(value) + ',';
    front += std::to_string(row.repeat) + ',';
    for (std::size_t k = 0; k < row.curve.iterations.size(); ++k) {
      out += front + std::to_string(row.curve.iterations[k]);
      for (const auto& column : row.curve.columns) {
        out += ',';
        out += numberCell(column.numbers[k]);
      }
      out += '\n';
    }
  }
  return out;
}

Result<void> readCurvesCsv(const SweepPlan& plan, std::string_view text, const std::string& name,
                           std::vector<SweepRow>& rows) {
  const auto header = curvesHeader(plan);
  const auto names = curveNames(plan);
  CsvReader reader(text, name);
  CsvTable::Row line;
  if (reader.atEnd()) return Error{name, "is empty, expected the header of the curves of a sweep"};
  if (auto error = reader.next(line)) return *error;
  if (line.cells != header) return Error{name + ":1", "does not have the columns of this sweep"};
  std::map<std::vector<std::string>, SweepRow*> runs;
  for (auto& row : rows) {
    auto key = sweepCellTexts(plan, row.cell);
    key.push_back(std::to_string(row.repeat));
    row.curve = {};
    for (const auto& each : names) row.curve.columns.push_back({each});
    runs[std::move(key)] = &row;
  }
  const auto front = static_cast<std::ptrdiff_t>(plan.axes().size() + 1);
  while (!reader.atEnd()) {
    if (auto error = reader.next(line)) return *error;
    const auto wrong = [&](const char* what) {
      return Error{fmt::format("{}:{}", name, line.line), what};
    };
    if (line.cells.size() != header.size()) return wrong("is not a line of these curves");
    const auto run = runs.find({line.cells.begin(), line.cells.begin() + front});
    if (run == runs.end()) continue;  // the table does not have it yet
    auto& curve = run->second->curve;
    const auto iteration = parseInteger(line.cells[static_cast<std::size_t>(front)]);
    if (!iteration || (!curve.iterations.empty() && *iteration <= curve.iterations.back()))
      return wrong("has an iteration that is not after the one above it");
    curve.iterations.push_back(*iteration);
    for (std::size_t k = 0; k < names.size(); ++k) {
      const auto number = cellNumber(line.cells[static_cast<std::size_t>(front) + 1 + k]);
      if (!number) return wrong("has a number that cannot be read");
      curve.columns[k].numbers.push_back(*number);
    }
  }
  std::erase_if(
      rows, [](const SweepRow& row) { return !row.isRefused() && row.curve.iterations.empty(); });
  return {};
}

}  // namespace gtv
